import { toast } from '@/components/ui/toast'
import { jsonMessages } from '@/lib/messages/json-formatter'

/** Bytes; a clipboard that takes more makes the page stand still for seconds. */
const largestCopy = 50_000_000

class TooLargeToCopy extends Error {}

export async function copyText(text: string, done: string): Promise<void> {
  await copy(() => navigator.clipboard.writeText(text), done)
}

/** The file may still be on its way: Safari allows a copy only when it begins within the press that asked for it. */
export async function copyFile(file: Blob | Promise<Blob>, done: string): Promise<void> {
  const text = Promise.resolve(file).then((blob) => {
    if (blob.size > largestCopy) throw new TooLargeToCopy()
    return blob.text()
  })
  await copy(async () => {
    if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
    const plain = text.then((awaited) => new Blob([awaited], { type: 'text/plain' }))
    // Some browsers report a failure of their own instead of the one that happened here.
    await Promise.all([plain, navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })])])
  }, done)
}

async function copy(put: () => Promise<void>, done: string): Promise<void> {
  try {
    await put()
    void toast(done)
  } catch (error) {
    void toast(error instanceof TooLargeToCopy ? jsonMessages.tooLargeToCopy : jsonMessages.copyFailed)
  }
}

export async function saveBlob(name: string, file: Blob | Promise<Blob>): Promise<void> {
  const blob = await madeOrTold(file)
  if (!blob) return
  const href = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}

/** The file once it is there; when the work for it was stopped or failed, the visitor is told. */
async function madeOrTold(file: Blob | Promise<Blob>): Promise<Blob | undefined> {
  try {
    return await file
  } catch (error) {
    void toast(error instanceof Error ? error.message : String(error))
    return undefined
  }
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

let sharesFiles: boolean | undefined

export function canShareFiles(): boolean {
  sharesFiles ??= shareable('formatted.json', new Blob(['{}'], { type: 'application/json' })) !== undefined
  return sharesFiles
}

export async function shareBlob(name: string, made: Blob | Promise<Blob>): Promise<void> {
  const blob = await madeOrTold(made)
  if (!blob) return
  const file = shareable(name, blob)
  if (!file) return void toast(jsonMessages.shareFailed)
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    // Closing the share sheet is not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) void toast(jsonMessages.shareFailed)
  }
}
