import { isIsoDay } from '@/lib/base/format/dates'
import { readDate } from '@/lib/base/format/read-date'
import { createShow, type Show } from '@/lib/base/format/show'
import type { Region } from '@/lib/base/region/types'
import { boxText } from '@/lib/kits/fields/pasted-rows'
import type { ChoiceField, ScalarField } from '@/lib/kits/fields/types'
import { batchMessages as says } from '@/lib/messages/batch'
import type { Mapping } from './headings'
import { targetsOf, type BatchForm, type Target } from './targets'

/** A row below the names of the columns. */
export interface BatchRow {
  /** As the spreadsheet counts it, from 1. */
  line: number
  cells: readonly string[]
  /** Cells that have no value, such as an error of the spreadsheet. */
  faults?: readonly { at: number; what: string }[]
}

/** A table whose columns are fields of a form. */
export interface BatchTableOf extends BatchForm {
  rows: readonly BatchRow[]
  mapping: Mapping
  /** In whose way the form is written; the table is read the same way. */
  region: Region
}

export interface RefusedRow {
  line: number
  says: string
}

export interface Watch {
  progress(share: number): void
  /** Lets messages in; rejects where somebody cancelled. */
  breathe(): Promise<void>
}

/** Rows of a table, the names of its columns not counted. */
export const mostBatchRows = 5000
const optionsNamed = 5
export interface Column {
  at: number
  target: Target
}

/** Why some rows are no document: the row that has the fault, and what it is. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  constructor(
    readonly row: BatchRow | undefined,
    readonly says: string,
  ) {
    super(says)
  }
}

export const quoted = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

function optionsOf({ options }: ChoiceField): string {
  const labels = Object.values(options)
  const first = labels.slice(0, optionsNamed).join(', ')
  return labels.length > optionsNamed ? says.andOthers(first, String(labels.length - optionsNamed)) : first
}

/** Both days that a text may be, where nothing tells day from month. */
function bothDays(text: string, region: Region): [string, string] | undefined {
  const { dateOrderUnsure: _unsure, ...sure } = region
  const one = readDate(text, { ...sure, dateOrder: 'day-month-year' })
  const other = readDate(text, { ...sure, dateOrder: 'month-day-year' })
  return one !== undefined && other !== undefined && one !== other ? [one, other] : undefined
}

/** A cell as its box holds it. Throws a Refusal for what its field cannot mean. */
export function boxOf(field: ScalarField, given: string, row: BatchRow, show: Show): string {
  const text = field.kind === 'date' ? given.replace(/^(\d{4}-\d\d-\d\d)T[\d:.]+Z?$/, '$1') : given
  if (field.kind === 'text') return text.replace(/\s*\n\s*/g, ', ')
  if (field.kind === 'toggle' && !/^(?:yes|y|true|1|x|no|n|false|0)$/i.test(text))
    throw new Refusal(row, says.yesOrNo(field.label, quoted(text)))
  const box = boxText(field, text, show.region)
  if (field.kind === 'choice' && !Object.hasOwn(field.options, box))
    throw new Refusal(row, says.noOption(field.label, quoted(text), optionsOf(field)))
  const both = field.kind === 'date' && !isIsoDay(box) ? bothDays(text, show.region) : undefined
  if (both) throw new Refusal(row, says.doubtful(field.label, quoted(text), show.date(both[0]), show.date(both[1])))
  return box
}

/** An empty cell of these says nothing, so that the form's own choice stands. */
export const hasOwnChoice = ({ kind }: ScalarField) => kind === 'choice' || kind === 'toggle' || kind === 'colour'

export const cellOf = ({ cells }: BatchRow, at: number) => (cells[at] ?? '').trim()

export function columnsOf(job: BatchTableOf): Column[] {
  const targets = new Map(targetsOf(job).map((target) => [target.id, target]))
  return job.mapping.flatMap((id, at) => {
    const target = id === undefined ? undefined : targets.get(id)
    return target ? [{ at, target }] : []
  })
}

/** A share below one per cent, written without its sign, may have been meant as the fraction that a workbook shows as per cent. */
export function doubtsOf({ rows, region }: BatchTableOf, columns: readonly Column[]): string[] {
  const show = createShow(region)
  return columns.flatMap(({ at, target: { field } }) => {
    if (field.kind !== 'percent' && field.kind !== 'rate') return []
    const small = rows.map((row) => cellOf(row, at)).find((text) => /^0?[.,]\d+$/.test(text))
    const isOnlySmall = rows.every((row) => /^(?:|0?[.,]\d+|0|1)$/.test(cellOf(row, at)))
    return small !== undefined && isOnlySmall
      ? [says.smallPercent(field.label, `${small}${show.percent(0).replace(/[\d.,]/g, '')}`)]
      : []
  })
}
