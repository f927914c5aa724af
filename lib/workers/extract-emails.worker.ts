import { extractedAddresses, type ExtractQuestion, type Extraction } from '@/lib/subjects/email/extract'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'
import { readDocument } from '@/lib/workers/read-document'

const largest = 100_000_000

async function textOf(source: string | File): Promise<string> {
  if (typeof source === 'string') return source
  if (source.size > largest) throw new TaskRefusal('The file is larger than 100 MB. Cut it into parts.')
  const read = await readDocument(source, source.name, false)
  if ('fault' in read) throw new TaskRefusal(read.fault)
  return read.text
}

defineTask<ExtractQuestion, Extraction>(async ({ source, rules }) => extractedAddresses(await textOf(source), rules))
