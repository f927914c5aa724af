import { analyse } from '@/lib/subjects/csv/analyse'
import { convert, TooLargeToGroupError } from '@/lib/subjects/csv/convert'
import { UnclosedQuoteError } from '@/lib/subjects/csv/row-reader'
import type { CsvAnswer, CsvRequest } from '@/lib/subjects/csv/task'
import { csvMessages } from '@/lib/tools/utilities/files/csv-to-json.messages'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'
import { pausing } from '@/lib/workers/pausing'

type WriteRequest = Extract<CsvRequest, { ask: 'write' }>

defineTask<CsvRequest, CsvAnswer>(async (request, context) => {
  const progress = pausing(context)
  try {
    if (request.ask === 'write') return await write(request, progress)
    const analysis = await analyse(request.source, request.settings, progress)
    if ('unreadable' in analysis) throw new TaskRefusal(csvMessages.unreadable(analysis))
    return { kind: 'analysed', analysis }
  } catch (error) {
    throw refusalOf(error) ?? error
  }
})

function refusalOf(error: unknown): TaskRefusal | undefined {
  if (error instanceof UnclosedQuoteError) return new TaskRefusal(csvMessages.unclosedQuote(error.line))
  if (error instanceof TooLargeToGroupError) return new TaskRefusal(csvMessages.tooLargeToGroup)
  if (!(error instanceof DOMException)) return undefined
  if (error.name === 'NotReadableError' || error.name === 'NotFoundError') return new TaskRefusal(csvMessages.fileGone)
  return error.name === 'QuotaExceededError' ? new TaskRefusal(csvMessages.diskFull) : undefined
}

type Progress = (share: number) => Promise<void>

async function write({ source, reading, plan, handle }: WriteRequest, progress: Progress): Promise<CsvAnswer> {
  const encoder = new TextEncoder()
  const parts: Blob[] = []
  let bytes = 0
  const file = await handle?.createWritable()
  try {
    const report = await convert(
      source,
      reading,
      plan,
      async (text) => {
        const encoded = encoder.encode(text)
        bytes += encoded.length
        if (file) await file.write(encoded)
        // A blob of its own for each part lets the browser move finished parts to the disk.
        else parts.push(new Blob([encoded]))
      },
      progress,
    )
    await file?.close()
    const type = plan.format === 'ndjson' ? 'application/x-ndjson' : 'application/json'
    return { kind: 'written', blob: file ? undefined : new Blob(parts, { type }), bytes, report }
  } catch (error) {
    await file?.abort().catch(() => undefined)
    throw error
  }
}
