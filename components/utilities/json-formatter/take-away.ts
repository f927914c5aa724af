import { toast } from '@/components/ui/toast'
import { jsonMessages } from '@/lib/messages/json-formatter'

/** `text` may still be on its way: Safari allows a copy only when it begins within the press that asked for it. */
export async function copyText(text: string | Promise<string>, done: string): Promise<void> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text)
    else if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await text)
    else {
      const blob = text.then((awaited) => new Blob([awaited], { type: 'text/plain' }))
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    }
    void toast(done)
  } catch {
    void toast(jsonMessages.copyFailed)
  }
}

export function saveBlob(name: string, blob: Blob): void {
  const href = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}

/** The file in a form that this device's share sheet takes: several refuse .json and take .txt. */
function shareable(name: string, blob: Blob): File | undefined {
  if (typeof navigator.share !== 'function' || typeof navigator.canShare !== 'function') return undefined
  const files = [
    new File([blob], name, { type: blob.type || 'text/plain' }),
    new File([blob], `${name.replace(/\.txt$/, '')}.txt`, { type: 'text/plain' }),
  ]
  return files.find((file) => navigator.canShare({ files: [file] }))
}

export function canShareFiles(): boolean {
  return shareable('formatted.json', new Blob(['{}'], { type: 'application/json' })) !== undefined
}

export async function shareBlob(name: string, blob: Blob): Promise<void> {
  const file = shareable(name, blob)
  if (!file) return void toast(jsonMessages.shareFailed)
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    // Closing the share sheet is not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) void toast(jsonMessages.shareFailed)
  }
}
