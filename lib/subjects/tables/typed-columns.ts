import { inferType, namesDigits, type ColumnFacts, type TextReason } from '@/lib/subjects/csv/columns'
import type { Row } from '@/lib/subjects/csv/row-reader'
import { readStamp, type DateOrder, type DecimalMark } from './columns'
import { readFigure } from './figure'

/* What the columns of a CSV file become in a workbook: decided from all of their values. */

export const sheetTypes = ['text', 'number', 'date', 'boolean', 'omit'] as const
export type SheetType = (typeof sheetTypes)[number]

interface MarkFacts {
  read: number
  decimals: number
  isGrouped: boolean
  /** Whole numbers with spaces between their digits. */
  spaced: number
}

/** What the values of a column are in a spreadsheet's eyes, beside its `ColumnFacts`. */
export interface TypedFacts {
  filled: number
  /** In characters, up to 60. */
  longest: number
  figures: Record<DecimalMark, MarkFacts>
  /** Values that are another number with the other mark. */
  unsureFigures: number
  dates: Record<DateOrder, number>
  unsureDates: number
  /** Dates with a time, and those whose time has seconds. */
  timed: number
  seconds: number
  /** Of times, each once, the first two; none is ''. */
  zones: string[]
  formulas: number
  /** The first with more digits than a cell keeps, and its line. */
  tooLong: { value: string; line: number } | undefined
}

const widest = 60
const marks = ['.', ','] as const
const orders = ['day', 'month'] as const

const noFigures = (): MarkFacts => ({ read: 0, decimals: 0, isGrouped: false, spaced: 0 })

function emptyTyped(): TypedFacts {
  return {
    filled: 0,
    longest: 0,
    figures: { '.': noFigures(), ',': noFigures() },
    unsureFigures: 0,
    dates: { day: 0, month: 0 },
    unsureDates: 0,
    timed: 0,
    seconds: 0,
    zones: [],
    formulas: 0,
    tooLong: undefined,
  }
}

function countFigure(facts: TypedFacts, value: string): void {
  const read = { '.': readFigure(value, '.'), ',': readFigure(value, ',') }
  for (const mark of marks) {
    const figure = read[mark]
    if (!figure) continue
    const counted = facts.figures[mark]
    counted.read++
    counted.decimals = Math.max(counted.decimals, figure.decimals)
    counted.isGrouped ||= figure.isGrouped
    if (figure.decimals === 0 && /^\d+\s/.test(value.trim())) counted.spaced++
  }
  if (read['.'] && read[','] && read['.'].value !== read[','].value) facts.unsureFigures++
}

function countDate(facts: TypedFacts, value: string): void {
  const read = { day: readStamp(value, 'day'), month: readStamp(value, 'month') }
  for (const order of orders) if (read[order]) facts.dates[order]++
  if (read.day && read.month && read.day.day !== read.month.day) facts.unsureDates++
  const stamp = read.day ?? read.month
  if (stamp?.time === undefined) return
  facts.timed++
  if (!stamp.time.endsWith(':00')) facts.seconds++
  const zone = stamp.zone ?? ''
  if (facts.zones.length < 2 && !facts.zones.includes(zone)) facts.zones.push(zone)
}

const longNumber = /^[-(]?\d[\d.,\s]{15,}\)?$/

function countTyped(facts: TypedFacts, value: string, line: number): void {
  if (value.trim() === '') return
  const end = value.indexOf('\n')
  facts.longest = Math.min(widest, Math.max(facts.longest, end < 0 ? value.length : end))
  if (value.startsWith('=')) facts.formulas++
  if (!facts.tooLong && longNumber.test(value)) facts.tooLong = { value: value.slice(0, widest), line }
  // A column that has something else in it already is neither: what comes need not be read.
  const isFigures = marks.some((mark) => facts.figures[mark].read === facts.filled)
  const isDates = orders.some((order) => facts.dates[order] === facts.filled)
  facts.filled++
  if (isFigures) countFigure(facts, value)
  if (isDates) countDate(facts, value)
}

/** Looks at the records of a file as they pass, the header first where there is one. */
export class TypedWatch {
  readonly columns: TypedFacts[] = []
  /** Of the longest record. */
  width = 0
  #isHead: boolean

  constructor(
    hasHeader: boolean,
    private readonly trim: boolean,
  ) {
    this.#isHead = hasHeader
  }

  see({ line, fields }: Row): void {
    this.width = Math.max(this.width, fields.length)
    if (this.#isHead) {
      this.#isHead = false
      return
    }
    for (const [at, value] of fields.entries())
      countTyped((this.columns[at] ??= emptyTyped()), this.trim ? value.trim() : value, line)
  }

  /** Of so many columns. */
  facts(columns: number): TypedFacts[] {
    return Array.from({ length: columns }, (_, at) => this.columns[at] ?? emptyTyped())
  }
}

export interface TypeRules {
  /** Undefined: found from all columns of the file. */
  mark: DecimalMark | undefined
  order: DateOrder | undefined
}

/** Why a column is text. */
export type WhyText = TextReason | 'unsure-dates' | 'zones' | 'both-orders'

export interface TypedColumn {
  type: SheetType
  why?: WhyText
  mark: DecimalMark
  order: DateOrder
}

const isAllRead = ({ filled, figures }: TypedFacts, mark: DecimalMark) => filled > 0 && figures[mark].read === filled
const isAllDates = ({ filled, dates }: TypedFacts, order: DateOrder) => filled > 0 && dates[order] === filled

/** The decimal mark of a file: that of the columns which are numbers with one alone. `isUnsure` where some could be either. */
export function markOf(columns: readonly TypedFacts[], delimiter: string): { mark: DecimalMark; isUnsure: boolean } {
  const only = (mark: DecimalMark, other: DecimalMark) =>
    columns.filter((facts) => isAllRead(facts, mark) && !isAllRead(facts, other)).length
  const [points, commas] = [only('.', ','), only(',', '.')]
  const isUnsure =
    points === commas &&
    columns.some((facts) => facts.unsureFigures > 0 && marks.every((mark) => isAllRead(facts, mark)))
  // Files with semicolons come from where the comma is the decimal mark.
  return { mark: points === commas ? (delimiter === ';' ? ',' : '.') : points > commas ? '.' : ',', isUnsure }
}

/** The order of day and month in a file, by the columns that are dates in one order alone; undefined where nothing tells. */
function orderOf(columns: readonly TypedFacts[]): DateOrder | undefined {
  const only = (order: DateOrder, other: DateOrder) =>
    columns.filter((facts) => isAllDates(facts, order) && !isAllDates(facts, other)).length
  const [days, months] = [only('day', 'month'), only('month', 'day')]
  return days === months ? undefined : days > months ? 'day' : 'month'
}

interface Found {
  type: SheetType
  why?: WhyText
}

function dateColumn(facts: TypedFacts, order: DateOrder | undefined): Found | undefined {
  if (!orders.some((one) => isAllDates(facts, one))) {
    const isMixed = facts.filled > 0 && facts.dates.day + facts.dates.month >= facts.filled && facts.dates.day > 0
    return isMixed && facts.dates.month > 0 ? { type: 'text', why: 'both-orders' } : undefined
  }
  if (facts.zones.length > 1) return { type: 'text', why: 'zones' }
  if (order === undefined && facts.unsureDates > 0 && orders.every((one) => isAllDates(facts, one)))
    return { type: 'text', why: 'unsure-dates' }
  return { type: 'date' }
}

function foundType(own: ColumnFacts, facts: TypedFacts, rules: TypeRules, order: DateOrder | undefined): Found {
  const { type, reason } = inferType(own)
  if (facts.filled === 0) return { type: 'text' }
  if (type === 'boolean') return { type: 'boolean' }
  const read = rules.mark === undefined ? marks.some((mark) => isAllRead(facts, mark)) : isAllRead(facts, rules.mark)
  if (read && namesDigits(own.header)) return { type: 'text', why: 'header' }
  // 555 123 456 in every row: more often telephone numbers than amounts.
  if (read && own.firsts.phone && marks.some((mark) => facts.figures[mark].spaced === facts.filled))
    return { type: 'text', why: 'phone' }
  if (read) return { type: 'number' }
  const date = rules.order === undefined || isAllDates(facts, rules.order) ? dateColumn(facts, order) : undefined
  if (date) return date
  const why = reason ?? (facts.tooLong ? 'too-long' : undefined)
  return { type: 'text', ...(why !== undefined && { why }) }
}

/** What each column is by all of its values. Columns without a value are text. */
export function typedColumns(
  columns: readonly ColumnFacts[],
  typed: readonly TypedFacts[],
  delimiter: string,
  rules: TypeRules,
): TypedColumn[] {
  const { mark } = rules.mark === undefined ? markOf(typed, delimiter) : { mark: rules.mark }
  const order = rules.order ?? orderOf(typed)
  return columns.map((own, at) => {
    const facts = typed[at] ?? emptyTyped()
    const otherMark = mark === '.' ? ',' : '.'
    const isOther = rules.mark === undefined && !isAllRead(facts, mark) && isAllRead(facts, otherMark)
    const isMonth = order === 'month' ? isAllDates(facts, 'month') : !isAllDates(facts, 'day')
    return {
      mark: isOther ? otherMark : mark,
      order: rules.order ?? (isMonth && facts.dates.month > 0 ? 'month' : 'day'),
      ...foundType(own, facts, rules, order),
    }
  })
}
