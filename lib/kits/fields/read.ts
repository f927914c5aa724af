import { decimalsIn } from '@/lib/base/format/plain-digits'
import { isIsoDay } from '@/lib/base/format/dates'
import { readMonth } from '@/lib/base/format/read-month'
import { readNumber } from '@/lib/base/format/read-number'
import { separatorsOf } from '@/lib/base/format/separators'
import type { Show } from '@/lib/base/format/show'
import { largestAmount } from '@/lib/base/money/minor-units'
import { withUnit } from '@/lib/base/format/with-unit'
import { fieldMessages as says } from '@/lib/messages/fields'
import { convertUnit, unitsOf } from '@/lib/base/units/dimensions'
import { initialValue } from './initial'
import type { AnyValue, AnyValues, Bound, Field, Fields, NumericField, RowsField, Scalar, ScalarField } from './types'
import { isShown } from './visible'
import { typedNumber } from './write'

/** What stands in the boxes: text as typed, toggles as 'yes' or 'no', rows as boxes by column. A quantity's unit is under `name@unit`. */
export type TypedRow = Readonly<Record<string, string>>
export type Typed = Readonly<Record<string, string | readonly TypedRow[]>>

export interface FormReading {
  /** Values of all fields; of a field that is not valid, its initial value. */
  values: AnyValues
  /** Sentences by field, and by `rows.2.column` within rows (the first row is 0). */
  errors: Readonly<Record<string, string>>
  /** How a number was understood where that is not plain from the text. */
  understood: Readonly<Record<string, string>>
  /** Numbers that were read and are refused for what they are: too small, too large, not whole. */
  refused: Readonly<Record<string, number>>
}

type CellReading = { value: Scalar | undefined; understood?: string } | { error: string; refused?: number }

/** The last decimal that a box shows. A number closer to 0 would stand there as 0, and its reciprocal leaves every scale. */
const finest = 1e-12

export function unitKey(name: string): string {
  return `${name}@unit`
}

function failed(reading: CellReading): reading is Extract<CellReading, { error: string }> {
  return 'error' in reading
}

function boundOf(bound: Bound | undefined, siblings: AnyValues): number | undefined {
  if (bound === undefined || typeof bound === 'number') return bound
  const value = siblings[bound.field]
  return typeof value === 'number' ? value : undefined
}

function lowest(field: NumericField): Bound | undefined {
  if (field.min !== undefined || field.above !== undefined) return field.min
  if (field.negative || field.kind === 'number' || field.kind === 'integer') return undefined
  return 0
}

/** `value` written as the field shows it: with its currency, its unit or its percent sign. */
export function writeFieldValue(field: NumericField, value: number, show: Show, unit?: string): string {
  if (field.kind === 'money') return show.money(value)
  if (field.kind === 'percent' || field.kind === 'rate') return `${typedNumber(field, value, show)}%`
  if (field.kind === 'quantity') return withUnit(typedNumber(field, value, show, unit), unit ?? field.unit)
  return field.unit ? withUnit(show.number(value), field.unit) : show.number(value)
}

/** The least and the most that a field takes, the other fields being as they are; the limits themselves may be refused. */
export function reachOf(field: NumericField, siblings: AnyValues): { least?: number; most?: number } {
  const least = boundOf(field.above ?? lowest(field), siblings)
  const most = boundOf(field.below ?? field.max, siblings)
  return { ...(least !== undefined && { least }), ...(most !== undefined && { most }) }
}

function checkLimits(
  field: NumericField,
  value: number,
  siblings: AnyValues,
  show: Show,
  unit: string | undefined,
): string | undefined {
  const write = (limit: number) => writeFieldValue(field, limit, show, unit)
  const least = boundOf(lowest(field), siblings)
  if (least !== undefined && value < least) return says.atLeast(field.label, write(least))
  const most = boundOf(field.max, siblings)
  if (most !== undefined && value > most) return says.atMost(field.label, write(most))
  const above = boundOf(field.above, siblings)
  if (above !== undefined && value <= above) return says.above(field.label, write(above))
  const below = boundOf(field.below, siblings)
  if (below !== undefined && value >= below) return says.below(field.label, write(below))
  if (Math.abs(value) >= largestAmount) return says.outOfReach(field.label, show.count(largestAmount))
  return undefined
}

/** Whether a field takes a number, the other fields being as they are. */
export function takesNumber(field: NumericField, value: number, siblings: AnyValues, show: Show): boolean {
  if (field.kind === 'integer' && !Number.isInteger(value)) return false
  if (value !== 0 && Math.abs(value) < finest) return false
  return checkLimits(field, value, siblings, show, undefined) === undefined
}

function exampleOf(field: NumericField, show: Show): string {
  const initial = initialValue(field, show.region.code)
  return typedNumber(
    field,
    typeof initial === 'number' ? initial : field.kind === 'percent' || field.kind === 'rate' ? 0.05 : 1234,
    show,
  )
}

/** A number as typed, in the unit that compute receives. Percentages become fractions. */
function heldNumber(field: NumericField, read: { value: number; percent?: boolean }, unit: string | undefined): number {
  if (field.kind === 'percent' || field.kind === 'rate') return Number((read.value / 100).toPrecision(15))
  if (field.kind === 'quantity' && unit !== undefined) return convertUnit(read.value, field.of, unit, field.unit)
  return read.value
}

function readNumeric(
  field: NumericField,
  text: string,
  siblings: AnyValues,
  show: Show,
  unit: string | undefined,
): CellReading {
  // In a box with a unit, 5 m are five metres and not five million.
  const read = readNumber(text, show.region, {
    magnitudes: field.kind !== 'quantity' && !('unit' in field && field.unit),
  })
  if ('problem' in read) {
    if (read.problem === 'ambiguous')
      return { error: says.ambiguous(field.label, show.number(read.couldBe[0]), show.number(read.couldBe[1])) }
    if (read.problem === 'too-large') return { error: says.outOfReach(field.label, show.count(largestAmount)) }
    return { error: says.notANumber(field.label, exampleOf(field, show)) }
  }
  if (read.percent && field.kind !== 'percent' && field.kind !== 'rate')
    return { error: says.notANumber(field.label, exampleOf(field, show)) }
  const value = heldNumber(field, read, unit)
  const refuse = (error: string) => ({ error, refused: value })
  if (read.value !== 0 && Math.abs(read.value) < finest) return refuse(says.tooFine(field.label, show.number(finest)))
  if (field.kind === 'integer' && !Number.isInteger(value)) return refuse(says.whole(field.label))
  if (field.decimals !== undefined && decimalsIn(read.value) > field.decimals)
    return refuse(says.decimals(field.label, field.decimals))
  const error = checkLimits(field, value, siblings, show, unit)
  if (error) return refuse(error)
  return isPlain(field, text, value, show, unit)
    ? { value }
    : { value, understood: says.understood(writeFieldValue(field, value, show, unit)) }
}

/** Whether the text is the number as the box would show it, but for grouping: nothing then needs explaining. */
function isPlain(field: NumericField, text: string, value: number, show: Show, unit: string | undefined): boolean {
  const bare = (written: string) =>
    written
      .replaceAll(separatorsOf[show.region.separators].group, '')
      .replace(/[\s\u00A0\u202F]/g, '')
      .replace('−', '-')
  const digits = bare(text).replace(/^0+(?=\d)/, '')
  const shown = bare(typedNumber(field, value, show, unit))
  return digits === shown || digits.replace(/[.,]?0*$/, '') === shown
}

function readDay(
  field: ScalarField & { kind: 'date' | 'month' },
  text: string,
  siblings: AnyValues,
  show: Show,
): CellReading {
  // A box for a date gives ISO whatever it shows; one for a month is a text box in some browsers.
  const day = field.kind === 'month' ? readMonth(text) : isIsoDay(text) ? text : undefined
  const write = field.kind === 'date' ? show.date : show.month
  if (day === undefined) {
    const example = write(field.kind === 'date' ? '2026-04-06' : '2026-04')
    return { error: field.kind === 'date' ? says.date(field.label, example) : says.month(field.label, example) }
  }
  const limit = (bound: string | { field: string } | undefined) =>
    typeof bound === 'object' ? siblings[bound.field] : bound
  const earliest = limit(field.min)
  if (typeof earliest === 'string' && day < earliest) return { error: says.notBefore(field.label, write(earliest)) }
  const latest = limit(field.max)
  if (typeof latest === 'string' && day > latest) return { error: says.notAfter(field.label, write(latest)) }
  return { value: day }
}

function readText(field: ScalarField & { kind: 'text' | 'long-text' }, text: string, show: Show): CellReading {
  const most = field.maxLength ?? (field.kind === 'text' ? 300 : 100_000)
  if (text.length > most) return { error: says.tooLong(field.label, show.count(most)) }
  if (field.kind === 'text' && field.pattern && !new RegExp(field.pattern.source, 'u').test(text))
    return { error: says.pattern(field.label, field.pattern.says) }
  return { value: text }
}

/** One box. `siblings` are the values that bounds may name: of the form, or of the same row. */
export function readCell(
  field: ScalarField,
  text: string,
  siblings: AnyValues,
  show: Show,
  unit?: string,
): CellReading {
  if (field.kind === 'toggle') return { value: text === 'yes' }
  if (field.kind === 'choice')
    return Object.hasOwn(field.options, text)
      ? { value: text }
      : { error: says.choice(field.label, Object.values(field.options)) }
  if (text.trim() === '') {
    if (field.optional) return { value: undefined }
    // A pattern that nothing fits says itself that the box may be empty.
    const mayBeEmpty =
      field.kind === 'long-text' ||
      (field.kind === 'text' &&
        (field.pattern === undefined || new RegExp(field.pattern.source, 'u').test('')) &&
        initialValue(field) === '')
    return mayBeEmpty ? { value: '' } : { error: says.required(field.label) }
  }
  if (field.kind === 'colour')
    return /^#[0-9a-f]{6}$/i.test(text) ? { value: text.toLowerCase() } : { error: says.colour(field.label) }
  if (field.kind === 'file') return { value: text }
  if (field.kind === 'date' || field.kind === 'month') return readDay(field, text, siblings, show)
  if (field.kind === 'text' || field.kind === 'long-text') return readText(field, text, show)
  return readNumeric(field, text, siblings, show, unit)
}

function isBlank(row: TypedRow): boolean {
  return Object.values(row).every((text) => text.trim() === '')
}

interface RowsReading {
  rows: readonly Readonly<Record<string, Scalar | undefined>>[]
  /** By `position.column`; one about the rows as a whole under the empty name. */
  errors: Readonly<Record<string, string>>
}

/** How many rows there have to be: one, unless the field says otherwise or opens without any. */
export const leastRows = ({ min, initial }: RowsField) => min ?? Math.min(1, initial.length)

function readRows(field: RowsField, typed: readonly TypedRow[], values: AnyValues, show: Show): RowsReading {
  const rows: Record<string, Scalar | undefined>[] = []
  const errors: Record<string, string> = {}
  typed.forEach((boxes, position) => {
    // The last row may be one that somebody has added and not begun.
    if (isBlank(boxes) && position === typed.length - 1 && position >= leastRows(field)) return
    const row: Record<string, Scalar | undefined> = {}
    for (const [column, cell] of Object.entries(field.columns)) {
      const reading = readCell(cell, boxes[column] ?? '', { ...values, ...row }, show)
      if (failed(reading)) errors[`${position}.${column}`] = says.inRow(position + 1, field.row, reading.error)
      row[column] = failed(reading) ? (initialValue(cell) as Scalar | undefined) : reading.value
    }
    rows.push(row)
  })
  const least = leastRows(field)
  if (rows.length < least) errors[''] = says.fewRows(field.label, least, field.row)
  const most = field.max ?? 1000
  if (rows.length > most) errors[''] = says.manyRows(field.label, show.count(most), field.row)
  return { rows, errors }
}

const rowsRead = new WeakMap<readonly TypedRow[], { field: RowsField; show: Show; reading: RowsReading }>()

/**
 * Rows in which nothing was typed since they were last read are not read again: a table may have a thousand, and a keystroke
 * elsewhere does not concern it unless a limit in it names another field.
 */
function rowsReading(field: RowsField, typed: readonly TypedRow[], values: AnyValues, show: Show): RowsReading {
  if (Object.values(field.columns).some(namesAnother)) return readRows(field, typed, values, show)
  const known = rowsRead.get(typed)
  if (known && known.field === field && known.show === show) return known.reading
  const reading = readRows(field, typed, values, show)
  rowsRead.set(typed, { field, show, reading })
  return reading
}

/**
 * A whole form: text in the boxes to values, sentences for those that are not valid. Boxes nobody has touched are absent from
 * `typed` and hold their initial value; hidden fields are never refused.
 */
export function readForm(fields: Fields, typed: Typed, show: Show): FormReading {
  const values: Record<string, AnyValue> = { ...initialFormValues(fields, show) }
  const errors: Record<string, string> = {}
  const understood: Record<string, string> = {}
  const refused: Record<string, number> = {}
  const readOne = (name: string, field: Field) => {
    const boxes = typed[name]
    if (field.kind === 'rows') {
      if (!Array.isArray(boxes)) return
      const reading = rowsReading(field, boxes, values, show)
      values[name] = reading.rows
      for (const [cell, error] of Object.entries(reading.errors)) errors[cell ? `${name}.${cell}` : name] = error
      return
    }
    if (typeof boxes !== 'string') {
      if (values[name] === undefined && !field.optional) errors[name] = says.required(field.label)
      return
    }
    const reading = readCell(field, boxes, values, show, unitIn(typed, name, field, show))
    if (failed(reading)) {
      errors[name] = reading.error
      if (reading.refused !== undefined) refused[name] = reading.refused
      return
    }
    values[name] = reading.value
    if (reading.understood) understood[name] = reading.understood
  }
  // A bound may name a field that comes later, so fields that name none are read first.
  const entries = Object.entries(fields)
  for (const [name, field] of entries) if (!namesAnother(field)) readOne(name, field)
  for (const [name, field] of entries) if (namesAnother(field)) readOne(name, field)
  for (const name of Object.keys(errors)) {
    const field = fields[name.split('.')[0] ?? name]
    if (field && !isShown(field, values)) delete errors[name]
  }
  return { values, errors, understood, refused }
}

function initialFormValues(fields: Fields, show: Show): AnyValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, initialValue(field, show.region.code)]),
  )
}

/** Whether a limit of the field is the value of another one. */
function namesAnother(field: Field): boolean {
  return ['min', 'max', 'above', 'below'].some((key) => typeof field[key as keyof Field] === 'object')
}

/**
 * The unit a quantity's box is in: the chosen one, or the one shown before anybody has chosen. A stored word that the dimension
 * does not have counts as no choice.
 */
export function unitIn(typed: Typed, name: string, field: Field, show: Show): string | undefined {
  const chosen = typed[unitKey(name)]
  const isUnit = field.kind === 'quantity' && typeof chosen === 'string' && unitsOf(field.of).includes(chosen)
  return isUnit ? chosen : shownUnit(field, show)
}

/** The unit a quantity's box is in before anybody has chosen one. */
export function shownUnit(field: Field, show: Show): string | undefined {
  return field.kind === 'quantity' ? (field.unitIn?.[show.region.code] ?? field.unit) : undefined
}
