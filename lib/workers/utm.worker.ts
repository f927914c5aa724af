import { parse } from 'papaparse'
import { tableToCsv } from '@/lib/kits/calculator/csv'
import { utmMessages as messages } from '@/lib/tools/utilities/seo/utm-builder.messages'
import { workerMessages } from '@/lib/messages/workers'
import { decodeText } from '@/lib/base/text/decode'
import { bulkBuilder, columnsOf, mostRows, type BulkRow } from '@/lib/subjects/utm/bulk'
import type { BulkSample, UtmAnswer, UtmRequest } from '@/lib/subjects/utm/task'
import { defineTask, TaskRefusal, type TaskContext } from '@/lib/workers/define-task'

const rowsAtOnce = 500
const shownRows = 50

const columns = {
  row: { kind: 'count', label: messages.bulkColumns.row },
  url: { kind: 'text', label: messages.bulkColumns.url },
  link: { kind: 'text', label: messages.bulkColumns.link },
  channel: { kind: 'text', label: messages.bulkColumns.channel },
  notes: { kind: 'text', label: messages.bulkColumns.notes },
} as const

async function textOf(file: Blob | string): Promise<string | UtmAnswer> {
  if (typeof file === 'string') return file
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return { kind: 'refused', reason: 'unreadable' }
  const decoded = decodeText(new Uint8Array(bytes))
  return decoded.kind === 'text' ? decoded.text : { kind: 'refused', reason: 'not-text' }
}

function sampleOf({ row, address, result, sameAs }: BulkRow): BulkSample {
  if (result.kind === 'refused') {
    const says = result.scheme === undefined ? messages.refusals[result.reason] : messages.scheme(result.scheme)
    return { row, address, href: '', channel: '', notes: says }
  }
  const notes = result.notes.filter(({ level }) => level !== 'info').map((note) => messages.note(note))
  if (sameAs !== undefined) notes.push(messages.sameAs(sameAs))
  return { row, address, href: result.href, channel: result.channel.name, notes: notes.join(' ') }
}

async function build({ file, rules }: UtmRequest, context: TaskContext): Promise<UtmAnswer> {
  const text = await textOf(file)
  if (typeof text !== 'string') return text
  const { data } = parse<string[]>(text, { skipEmptyLines: 'greedy' })
  const [headings, ...rows] = data
  const found = headings && columnsOf(headings)
  if (!found) return { kind: 'refused', reason: 'no-heading' }
  if (rows.length === 0) return { kind: 'refused', reason: 'empty' }
  if (rows.length > mostRows) return { kind: 'refused', reason: 'too-many', rows: rows.length }

  const next = bulkBuilder(found, rules)
  const samples: BulkSample[] = []
  const counts = { links: 0, refused: 0, duplicates: 0, errors: 0 }
  for (const [at, cells] of rows.entries()) {
    const built = next(cells, at + 2)
    samples.push(sampleOf(built))
    if (built.result.kind === 'refused') counts.refused++
    else {
      counts.links++
      if (built.sameAs !== undefined) counts.duplicates++
      if (built.result.notes.some(({ level }) => level === 'error')) counts.errors++
    }
    if (at % rowsAtOnce === rowsAtOnce - 1) {
      context.progress(at / rows.length)
      // A message that cancels arrives only while nothing runs.
      await new Promise((resolve) => setTimeout(resolve, 0))
      if (context.cancelled()) throw new TaskRefusal(workerMessages.stopped)
    }
  }
  const csv = tableToCsv(
    columns,
    samples.map(({ row, address, href, channel, notes }) => ({ row, url: address, link: href, channel, notes })),
  )
  return { kind: 'built', rows: rows.length, ...counts, sample: samples.slice(0, shownRows), csv }
}

defineTask<UtmRequest, UtmAnswer>(build)
