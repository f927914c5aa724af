import { createShow, type Show } from '@/lib/base/format/show'
import { isProblem } from '@/lib/base/problem'
import type { MinorAmount } from '@/lib/kits/document/types'
import { initialValue } from '@/lib/kits/fields/initial'
import { problemSentence } from '@/lib/kits/fields/problem-sentence'
import { readForm, type Typed, type TypedRow } from '@/lib/kits/fields/read'
import type { AnyValues, RowsField, Scalar } from '@/lib/kits/fields/types'
import { typedCell } from '@/lib/kits/fields/write'
import type { Built } from '@/lib/kits/generator/run'
import { unfilledIn } from '@/lib/kits/generator/unfilled'
import { clientNameIn } from '@/lib/kits/records/fill'
import { totalOf } from '@/lib/kits/records/saved-document'
import { batchMessages as says } from '@/lib/messages/batch'
import { fieldMessages } from '@/lib/messages/fields'
import {
  boxOf,
  cellOf,
  columnsOf,
  doubtsOf,
  hasOwnChoice,
  quoted,
  Refusal,
  type BatchRow,
  type BatchTableOf,
  type Column,
  type RefusedRow,
  type Watch,
} from '@/lib/kits/batch/rows'
import { linesOf, takesMany } from '@/lib/kits/batch/targets'

export interface BatchJob extends BatchTableOf {
  headings: readonly string[]
  /** The column whose equal values make rows one document; undefined where each row is one. */
  together: number | undefined
  /** What stands in the form. */
  typed: Typed
}

export interface PlannedDocument {
  /** The rows that it is made of. */
  lines: readonly number[]
  /** Values of the fields that the table has; the others are the form's. */
  values: AnyValues
  title: string
  client: string
  total?: MinorAmount
}

/** Every row of the table is in a document or refused. */
export interface Plan {
  documents: readonly PlannedDocument[]
  refused: readonly RefusedRow[]
  /** What may not be meant as it is read. */
  doubts: readonly string[]
}

/** Documents that are made at once. Each lies in memory until all are packed. */
export const mostDocuments = 1000
const groupsBetweenBreaths = 25

interface Found {
  row: BatchRow
  text: string
}

/** What a column says of a document: the same in each of its rows that says something. */
function agreed(at: number, heading: string, rows: readonly BatchRow[]): Found | undefined {
  const found = rows.flatMap((row): Found[] => (cellOf(row, at) === '' ? [] : [{ row, text: cellOf(row, at) }]))
  const [first] = found
  const other = found.find(({ text }) => text !== first?.text)
  if (!first || !other) return first
  const sentence = says.differs(
    heading,
    quoted(first.text),
    String(first.row.line),
    quoted(other.text),
    String(other.row.line),
  )
  throw new Refusal(other.row, sentence)
}

function fieldBoxes(
  { headings, records }: BatchJob,
  columns: readonly Column[],
  rows: readonly BatchRow[],
  show: Show,
): Typed {
  const client = records?.client?.party
  const targets = new Map(columns.flatMap(({ target }) => (target.row ? [] : [[target.id, target] as const])))
  const boxes: Record<string, string> = {}
  for (const [id, { field }] of targets) {
    const found = columns.flatMap(({ at, target }) =>
      target.id === id ? (agreed(at, headings[at] ?? '', rows) ?? []) : [],
    )
    const [first] = found
    const text = found.map((one) => one.text).join('\n')
    if (first) boxes[id] = boxOf(field, text, first.row, show)
    // A form may be without a client for a while; a row of a table that has none lacks it.
    else if (id === client) throw new Refusal(rows[0], fieldMessages.required(field.label))
    else if (!hasOwnChoice(field)) boxes[id] = ''
  }
  return boxes
}

function emptyRow({ columns }: RowsField, show: Show): TypedRow {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [
      name,
      typedCell(column, initialValue(column, show.region.code) as Scalar | undefined, show),
    ]),
  )
}

function lineBoxes(field: RowsField, columns: readonly Column[], rows: readonly BatchRow[], show: Show): TypedRow[] {
  const empty = emptyRow(field, show)
  return rows.map((row) => {
    if (columns.every(({ at }) => cellOf(row, at) === '')) throw new Refusal(row, says.emptyLine(field.row))
    const own = columns.flatMap(({ at, target }) => {
      const text = cellOf(row, at)
      if (text === '' && hasOwnChoice(target.field)) return []
      return [[target.id.split('.').at(-1) ?? '', text === '' ? '' : boxOf(target.field, text, row, show)] as const]
    })
    return { ...empty, ...Object.fromEntries(own) }
  })
}

/** The first sentence of a form that was filled from rows, beside the row and the cell that it is about. */
function refusalOf(
  [key, sentence]: readonly [key: string, sentence: string],
  columns: readonly Column[],
  rows: readonly BatchRow[],
  lines: ReturnType<typeof linesOf>,
): Refusal {
  const [name = '', position, column] = key.split('.')
  const isOfLines = name === lines?.name && columns.some(({ target }) => target.row !== undefined)
  if (isOfLines && position === undefined) return new Refusal(rows[0], sentence)
  const own = columns.find(({ target }) => target.id === (position === undefined ? name : `${name}.${column}`))
  if (!own && !isOfLines) return new Refusal(rows[0], says.fromForm(sentence))
  const row = position === undefined ? rows[0] : rows[Number(position)]
  const prefix = position === undefined ? '' : fieldMessages.inRow(Number(position) + 1, lines?.field.row ?? '', '')
  const bare = sentence.replace(prefix, '')
  const text = row && own ? cellOf(row, own.at) : ''
  return new Refusal(row, text === '' ? bare : says.given(bare, quoted(text)))
}

interface Group {
  rows: readonly BatchRow[]
}

/** Rows by document, in the order of their first rows; what belongs to none is refused. */
function groupsOf({ rows, together, headings }: BatchJob, refused: RefusedRow[]): Group[] {
  const whole = rows.filter(({ line, faults = [] }) => {
    const fault = faults.find(({ at }) => at === together)
    if (fault) refused.push({ line, says: says.fault(headings[fault.at] ?? '', fault.what) })
    return fault === undefined
  })
  if (together === undefined) return whole.map((row) => ({ rows: [row] }))
  const groups = new Map<string, BatchRow[]>()
  for (const row of whole) {
    const key = cellOf(row, together).replace(/\s+/g, ' ')
    if (key === '') refused.push({ line: row.line, says: says.noGroup(headings[together] ?? '') })
    else groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()].map((own) => ({ rows: own }))
}

/** What is wrong with the job as a whole, in one sentence. */
function faultOfJob({ rows, mapping, headings }: BatchJob, columns: readonly Column[]): string | undefined {
  if (rows.length === 0) return says.noRows
  if (columns.length === 0) return says.nothingVaries
  for (const { at, target } of columns) {
    const first = mapping.indexOf(target.id)
    if (first < at && !takesMany(target))
      return says.twice(headings[first] ?? '', headings[at] ?? '', target.field.label)
  }
  return undefined
}

/**
 * Turns the rows of a table into documents. Each is read and built as if it had been typed into the form, so that its sums are the
 * same; fields without a column are the form's. A row that cannot be read holds up its whole document, since a document without one
 * of its lines would be wrong. Answers with a sentence where the table as a whole cannot be used.
 */
export async function planBatch(
  job: BatchJob,
  build: (values: AnyValues) => Built,
  { progress, breathe }: Watch,
): Promise<Plan | { fault: string }> {
  const columns = columnsOf(job)
  const fault = faultOfJob(job, columns)
  if (fault !== undefined) return { fault }
  const refused: RefusedRow[] = []
  const groups = groupsOf(job, refused)
  const show = createShow(job.region)
  if (groups.length > mostDocuments)
    return { fault: says.tooMany(show.count(groups.length), show.count(mostDocuments)) }
  const documents: PlannedDocument[] = []
  const numbers = new Map<string, number>()
  for (const [at, { rows }] of groups.entries()) {
    try {
      const planned = planOne(job, columns, rows, show, build)
      const number = numberOf(job, columns, planned)
      const before = number === undefined ? undefined : numbers.get(number)
      const [first] = planned.lines
      if (before !== undefined && number !== undefined)
        throw new Refusal(rows[0], says.again(labelOfNumber(job), number, String(before)))
      if (number !== undefined && first !== undefined) numbers.set(number, first)
      documents.push(planned)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { row = rows[0] } = error
      for (const { line } of rows)
        refused.push({ line, says: line === row?.line ? error.says : says.heldUp(String(row?.line)) })
    }
    if ((at + 1) % groupsBetweenBreaths > 0) continue
    progress((at + 1) / groups.length)
    await breathe()
  }
  return { documents, refused: refused.toSorted((one, other) => one.line - other.line), doubts: doubtsOf(job, columns) }
}

const labelOfNumber = ({ form, records }: BatchJob) => form[records?.number ?? '']?.label ?? ''

/** The number of a document, where the table has it. */
function numberOf({ records }: BatchJob, columns: readonly Column[], { values }: PlannedDocument): string | undefined {
  const name = records?.number
  if (name === undefined || !columns.some(({ target }) => target.id === name)) return undefined
  return String(values[name])
}

function planOne(
  job: BatchJob,
  columns: readonly Column[],
  rows: readonly BatchRow[],
  show: Show,
  build: (values: AnyValues) => Built,
): PlannedDocument {
  const { form, records, headings, typed } = job
  for (const row of rows)
    for (const { at, what } of row.faults ?? [])
      if (columns.some((column) => column.at === at)) throw new Refusal(row, says.fault(headings[at] ?? '', what))
  const lines = linesOf(job)
  const ofLines = columns.filter(({ target }) => target.row !== undefined)
  const [first, second] = rows
  if (first && second && ofLines.length === 0)
    throw new Refusal(
      second,
      says.again(headings[job.together ?? -1] ?? '', cellOf(first, job.together ?? -1), String(first.line)),
    )
  const boxes: Typed = {
    ...fieldBoxes(job, columns, rows, show),
    ...(lines && ofLines.length > 0 && { [lines.name]: lineBoxes(lines.field, ofLines, rows, show) }),
  }
  const { values, errors } = readForm(form, { ...typed, ...boxes }, show)
  const [wrong] = Object.entries(errors)
  if (wrong) throw refusalOf(wrong, columns, rows, lines)
  const built = build(values)
  if (isProblem(built)) throw new Refusal(first, problemSentence(form, built))
  const missing = unfilledIn(built)
  if (missing.length > 0) throw new Refusal(first, says.unfilled(missing.join(', ')))
  const total = totalOf(built)
  return {
    lines: rows.map(({ line }) => line),
    values: Object.fromEntries(
      columns.map(({ target }) => target.id.split('.')[0] ?? '').map((name) => [name, values[name]]),
    ),
    title: built.title,
    client: records ? clientNameIn(records, (name) => String(values[name] ?? '')) : '',
    ...(total && { total }),
  }
}
