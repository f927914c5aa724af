import { readabilityReport, type ReadabilityQuestion, type ReadabilityReport } from '@/lib/subjects/readability/report'
import { mostlyEastAsian } from '@/lib/subjects/text-counts/scripts'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'
import { readDocument } from '@/lib/workers/read-document'

/** Neither has spaces between words. */
const withoutSpaces = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const sampleLength = 20_000

async function textOf(source: string | Blob): Promise<string> {
  if (typeof source === 'string') return source
  const name = 'name' in source ? String(source.name) : ''
  // Subtitles without their times; the marks of HTML and Markdown tell headings.
  const read = await readDocument(source, name, /\.(?:srt|vtt)$/i.test(name))
  if ('fault' in read) throw new TaskRefusal(read.fault)
  return read.text
}

defineTask<ReadabilityQuestion, ReadabilityReport>(async ({ source, isBrief, ...rules }, { progress }) => {
  const text = await textOf(source)
  const sample = text.slice(0, sampleLength)
  if (mostlyEastAsian(sample) || withoutSpaces.test(sample))
    throw new TaskRefusal('No formula here was made for Chinese, Japanese, Korean, Thai, Lao, Khmer or Burmese.')
  return readabilityReport(text, rules, isBrief, progress)
})
