import { toast } from '@/components/ui/toast'
import { csvMessages as messages } from '@/lib/messages/csv-to-json'

/** Bytes; a clipboard that takes more makes the page stand still for seconds. */
const largestCopy = 50_000_000

/** Copies a text file; one still on its way counts, because Safari allows a copy only within the press that asked for it. */
export async function copyFile(file: Promise<Blob>): Promise<void> {
  const text = file.then((blob) => {
    if (blob.size > largestCopy) throw new RangeError(messages.tooLargeToCopy)
    return blob.text()
  })
  try {
    if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await text)
    else {
      const plain = text.then((awaited) => new Blob([awaited], { type: 'text/plain' }))
      // Some browsers report a failure of their own instead of the one that happened here.
      await Promise.all([plain, navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })])])
    }
    await toast(messages.copied)
  } catch (error) {
    await toast(error instanceof RangeError ? error.message : messages.copyFailed)
  }
}

/** Saves a file where the browser puts downloads. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Browsers read a large file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 600_000)
}

interface SavePicker {
  showSaveFilePicker?(options: { suggestedName: string }): Promise<FileSystemFileHandle>
}

/**
 * Asks where a large file goes, so that it is written there as it is made. Undefined where the browser cannot ask; `cancelled`
 * when the visitor closed the question.
 */
export async function askForFile(suggestedName: string): Promise<FileSystemFileHandle | 'cancelled' | undefined> {
  const picker = globalThis as unknown as SavePicker
  if (!picker.showSaveFilePicker) return undefined
  try {
    return await picker.showSaveFilePicker({ suggestedName })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    // Refused by policy, as in a frame: the ordinary download still works.
    return undefined
  }
}
