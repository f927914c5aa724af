import { decodeText } from '@/lib/base/text/decode'
import { TaskRefusal } from '@/lib/workers/define-task'

const largest = 20_000_000

/** A text, or what a file holds as one. Refuses a file beyond 20 MB, and one that is no text. */
export async function wholeText(source: string | File): Promise<string> {
  if (typeof source === 'string') return source
  if (source.size > largest) throw new TaskRefusal('The file is larger than 20 MB. Cut it into parts.')
  const decoded = decodeText(new Uint8Array(await source.arrayBuffer()))
  if (decoded.kind !== 'text') throw new TaskRefusal('This file is not text. Save it as UTF-8 and open it again.')
  return decoded.text
}
