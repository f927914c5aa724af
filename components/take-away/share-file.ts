import { toast } from '@/components/ui/toast'
import { takeAwayMessages as says } from '@/lib/messages/take-away'

/** The file in a form that this device's share sheet takes: several refuse .json and take .txt. */
function shareable(name: string, type: string, blob: Blob): File | undefined {
  if (!canShare()) return undefined
  const files = [
    new File([blob], name, { type }),
    new File([blob], `${name.replace(/\.txt$/, '')}.txt`, { type: 'text/plain' }),
  ]
  return files.find((file) => navigator.canShare({ files: [file] }))
}

function canShare(): boolean {
  return typeof navigator.share === 'function' && typeof navigator.canShare === 'function'
}

/** Whether this device hands files to other apps. */
export function canShareFiles(): boolean {
  return shareable('text.txt', 'text/plain', new Blob(['text'])) !== undefined
}

export async function shareFile(name: string, type: string, blob: Blob): Promise<void> {
  const file = shareable(name, type, blob)
  if (!file) return toast(says.shareFailed)
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    // Closing the share sheet is not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await toast(says.shareFailed)
  }
}
