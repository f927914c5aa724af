import { toast } from '@/components/ui/toast'
import { takeAwayMessages as says } from '@/lib/messages/take-away'

/** Bytes; a clipboard that takes more makes the page stand still for seconds. */
const largestCopy = 50_000_000

/**
 * Copies a text; one still on its way counts, because Safari allows a copy only within the press that asked for it. Undefined
 * where the work for it was stopped.
 */
export async function copyMade(made: Blob | Promise<Blob | undefined>, done: string): Promise<void> {
  const text = Promise.resolve(made).then((blob) => {
    if (!blob) throw new RangeError(says.stopped)
    if (blob.size > largestCopy) throw new RangeError(says.tooLargeToCopy)
    return blob.text()
  })
  try {
    if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await text)
    else {
      const plain = text.then((awaited) => new Blob([awaited], { type: 'text/plain' }))
      // Some browsers report a failure of their own instead of the one that happened here.
      await Promise.all([plain, navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })])])
    }
    await toast(done)
  } catch (error) {
    await toast(error instanceof RangeError ? error.message : says.copyFailed)
  }
}
