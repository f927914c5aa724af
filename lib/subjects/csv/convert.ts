import { recordsOf, type Progress, type Reading } from '@/lib/subjects/csv/analyse'
import { DocumentWriter, reportOf, type ConversionReport } from '@/lib/subjects/csv/json-writer'
import type { WritePlan } from '@/lib/subjects/csv/plan'

/** Groups need every record until the end; more than this, in characters, would not fit the memory of a browser. */
const largestGrouped = 400_000_000

/** A grouped result is larger than the memory allows. */
export class TooLargeToGroupError extends Error {
  override readonly name = 'TooLargeToGroupError'
}

const partLength = 4 << 20

/**
 * Reads a CSV text or file and hands its JSON to `write` in parts of some megabytes. Only a grouped result is held until the end;
 * one of more than 400 million characters is refused with TooLargeToGroupError.
 */
export async function convert(
  source: string | Blob,
  reading: Reading,
  plan: WritePlan,
  write: (text: string) => void | Promise<void>,
  progress: Progress = () => {},
): Promise<ConversionReport> {
  const document = new DocumentWriter(plan)
  let parts: string[] = []
  let length = 0
  async function flush(): Promise<void> {
    if (length > 0) await write(parts.join(''))
    parts = []
    length = 0
  }
  async function put(text: string): Promise<void> {
    parts.push(text)
    length += text.length
    if (length >= partLength) await flush()
  }
  for await (const { rows, share } of recordsOf(source, reading)) {
    for (const { fields, line } of rows) {
      const text = document.add(fields, line)
      parts.push(text)
      length += text.length
      if (length >= partLength) await flush()
    }
    if (document.held > largestGrouped) throw new TooLargeToGroupError()
    await progress(share)
  }
  for (const text of document.finish()) await put(text)
  await flush()
  return reportOf(document)
}
