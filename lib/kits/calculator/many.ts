import { createShow } from '@/lib/base/format/show'
import { isProblem } from '@/lib/base/problem'
import type { Region } from '@/lib/base/region/types'
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
import { takesMany } from '@/lib/kits/batch/targets'
import { contextOf } from '@/lib/kits/fields/context'
import { problemSentence } from '@/lib/kits/fields/problem-sentence'
import { readForm, type Typed } from '@/lib/kits/fields/read'
import type { Fields } from '@/lib/kits/fields/types'
import { batchMessages as says } from '@/lib/messages/batch'
import { manyMessages } from '@/lib/messages/many'
import { answerTo, type CalculatorModule } from './answer'
import type { Declaration } from './declaration'
import type { Outputs } from './types'
import { outputsFor } from './units'
import { writeResult } from './write'

export interface ManyJob extends BatchTableOf {
  headings: readonly string[]
  /** What stands in the form above: it fills what the table does not have. */
  typed: Typed
}

/** A result of one row: as the page writes it, and the number itself where programs can go on with it. */
export interface ManyFigure {
  text: string
  number?: number
}

export interface AnsweredRow {
  line: number
  /** By the names of the outputs; those without a value are left out. */
  figures: Readonly<Record<string, ManyFigure>>
}

/** Every row of the table is answered or refused. */
export interface ManyAnswers {
  answered: readonly AnsweredRow[]
  refused: readonly RefusedRow[]
  /** What may not be meant as it is read. */
  doubts: readonly string[]
}

/** Rows of a table, the names of its columns not counted. */
export const mostManyRows = 10_000
const rowsBetweenBreaths = 100

/** The fields of a form that a column may fill: a row is one calculation, so tables of the form stay as they are. */
export function fieldsOfRow(inputs: Fields): Fields {
  return Object.fromEntries(Object.entries(inputs).filter(([, { kind }]) => kind !== 'rows' && kind !== 'file'))
}

/** The results that stand in a column: figures, days, words and what a verdict says. */
export function manyOutputs(outputs: Outputs): readonly { name: string; label: string }[] {
  const scalar = ['money', 'percent', 'number', 'count', 'date', 'text', 'verdict']
  return Object.entries(outputs).flatMap(([name, { kind, label }]) => (scalar.includes(kind) ? [{ name, label }] : []))
}

function boxesOf({ headings, region }: ManyJob, columns: readonly Column[], row: BatchRow): Record<string, string> {
  const show = createShow(region)
  const boxes: Record<string, string> = {}
  for (const { at, target } of columns) {
    const fault = row.faults?.find((one) => one.at === at)
    if (fault) throw new Refusal(row, says.fault(headings[at] ?? '', fault.what))
    const text = cellOf(row, at)
    // What a table leaves empty is what stands in the form: a price list need not repeat the rate.
    if (text === '' && (hasOwnChoice(target.field) || !target.field.optional)) continue
    const box = text === '' ? '' : boxOf(target.field, text, row, show)
    const before = takesMany(target) ? boxes[target.id] : undefined
    boxes[target.id] = before ? `${before}\n${box}` : box
  }
  return boxes
}

function answerRow(
  job: ManyJob,
  columns: readonly Column[],
  row: BatchRow,
  { calculator, declaration, visitor, today }: Asking,
): AnsweredRow {
  const boxes = boxesOf(job, columns, row)
  if (Object.keys(boxes).length === 0) throw new Refusal(row, manyMessages.emptyRow)
  const { inputs, outputs, law } = declaration
  const show = createShow(job.region)
  const { values, errors } = readForm(inputs, { ...job.typed, ...boxes }, show)
  const [wrong] = Object.entries(errors)
  if (wrong) {
    const [key, sentence] = wrong
    const own = columns.find(({ target }) => target.id === key)
    throw new Refusal(row, own ? says.given(sentence, quoted(cellOf(row, own.at))) : says.fromForm(sentence))
  }
  const answer = answerTo(calculator, declaration, values, visitor, today)
  if (isProblem(answer)) throw new Refusal(row, problemSentence(inputs, answer))
  const context = contextOf(law, values, visitor)
  const shown = outputsFor(outputs, values)
  const figures = Object.entries(answer.results).flatMap(([name, result]) => {
    const output = shown[name]
    if (!output || result === undefined) return []
    if (typeof result === 'object') return 'says' in result ? [[name, { text: result.says }] as const] : []
    const text = writeResult(output, result, context.show) ?? ''
    return [[name, { text, ...(typeof result === 'number' && { number: result }) }] as const]
  })
  return { line: row.line, figures: Object.fromEntries(figures) }
}

interface Asking {
  calculator: CalculatorModule
  declaration: Declaration
  visitor: Region
  today: string
}

/** What is wrong with the table as a whole, in one sentence. */
function faultOf({ rows, mapping, headings }: ManyJob, columns: readonly Column[]): string | undefined {
  if (rows.length === 0) return says.noRows
  if (columns.length === 0) return manyMessages.nothingVaries
  for (const { at, target } of columns) {
    const first = mapping.indexOf(target.id)
    if (first < at && !takesMany(target))
      return says.twice(headings[first] ?? '', headings[at] ?? '', target.field.label)
  }
  return undefined
}

/**
 * Answers each row of a table as if it had been typed into the form; what the table does not have, or leaves empty, is the form's. A
 * row that has no answer is refused with the reason. Answers with a sentence where the table as a whole cannot be used.
 */
export async function answerMany(
  job: ManyJob,
  asking: Asking,
  { progress, breathe }: Watch,
): Promise<ManyAnswers | { fault: string }> {
  const columns = columnsOf(job)
  const fault = faultOf(job, columns)
  if (fault !== undefined) return { fault }
  const answered: AnsweredRow[] = []
  const refused: RefusedRow[] = []
  for (const [at, row] of job.rows.entries()) {
    try {
      answered.push(answerRow(job, columns, row, asking))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.push({ line: row.line, says: error.says })
    }
    if ((at + 1) % rowsBetweenBreaths > 0) continue
    progress((at + 1) / job.rows.length)
    await breathe()
  }
  return { answered, refused, doubts: doubtsOf(job, columns) }
}
