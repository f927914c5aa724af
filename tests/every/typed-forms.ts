import fc from 'fast-check'
import { initialValue } from '@/lib/kits/fields/initial'
import type { Typed, TypedRow } from '@/lib/kits/fields/read'
import type { Fields, NumericField, RowsField, ScalarField } from '@/lib/kits/fields/types'
import { isNumeric, typedCell, typedNumber, typedRows } from '@/lib/kits/fields/write'
import type { Show } from '@/lib/base/format/show'

/** Denormals, the ends of binary numbers, the ends of what a box takes, and everyday sizes between them. */
const sizes = [
  '0',
  '5e-324',
  '1e-320',
  '1e-308',
  '1e-100',
  '1e-13',
  '1e-12',
  '1e-9',
  '1e-6',
  '0.0001',
  '0.01',
  '1',
  '2',
  '12',
  '99.99',
  '100',
  '1e6',
  '1e9',
  '999999999999',
  '999999999999999',
  '1e15',
  '1e100',
  '1e308',
  '1.7976931348623157e308',
  '1e309',
]
/** Those that most fields take, so that a form full of them is often valid. */
const usual = sizes.filter((size) => Number(size) === 0 || (Number(size) >= 1e-12 && Number(size) < 1e15))
const texts = [
  '',
  ' ',
  '0',
  '-',
  '%',
  '<',
  '"',
  "'",
  '=1+1',
  '\u0000',
  '\u202E',
  '٣',
  '𝟙',
  'constructor',
  '__proto__',
].concat([
  '1/3',
  '1/0',
  `5' 1/0"`,
  `0.0000000000000001'`,
  `99999999999999999999999'`,
  `1/99999999999999999999"`,
  '-5',
  '5;5,5\t5',
])
const days = ['0001-01-01', '1582-10-15', '1900-02-28', '1999-12-31', '2024-02-29', '2100-02-28', '9999-12-31']

function ends(field: NumericField, show: Show): string[] {
  const fixed = [field.min, field.max, field.above, field.below, field.initial].filter((end) => typeof end === 'number')
  return fixed.map((end) => typedNumber(field, end, show, field.kind === 'quantity' ? field.unit : undefined))
}

function numberText(field: NumericField, show: Show): fc.Arbitrary<string> {
  const own = ends(field, show)
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...usual.map((size) => `-${size}`)) },
    { weight: 2, arbitrary: fc.constantFrom(...sizes, ...sizes.map((size) => `-${size}`)) },
    ...(own.length > 0 ? [{ weight: 1, arbitrary: fc.constantFrom(...own) }] : []),
  )
}

function boxText(field: ScalarField, show: Show): fc.Arbitrary<string> {
  if (isNumeric(field)) return numberText(field, show)
  if (field.kind === 'choice') return fc.constantFrom(...Object.keys(field.options))
  if (field.kind === 'toggle') return fc.constantFrom('yes', 'no')
  if (field.kind === 'date') return fc.constantFrom(...days)
  if (field.kind === 'month') return fc.constantFrom(...days.map((day) => day.slice(0, 7)))
  if (field.kind === 'text' || field.kind === 'long-text') return fc.constantFrom(...texts)
  return fc.constant(typedCell(field, initialValue(field) as string | undefined, show))
}

interface Box {
  name: string
  field: ScalarField
  /** Within rows. */
  column?: string
}

function boxesOf(fields: Fields): Box[] {
  return Object.entries(fields).flatMap(([name, field]): Box[] =>
    field.kind === 'rows'
      ? Object.entries(field.columns).map(([column, cell]) => ({ name, column, field: cell }))
      : [{ name, field }],
  )
}

interface Filled extends Box {
  text: string
  /** Which of the rows, counted round. */
  row: number
}

function filledForm(fields: Fields, filled: readonly Filled[], show: Show): Typed {
  const typed: Record<string, string | TypedRow[]> = {}
  for (const { name, column, row, text } of filled) {
    if (column === undefined) {
      typed[name] = text
      continue
    }
    const field = fields[name] as RowsField
    const known = typed[name]
    const rows = Array.isArray(known) ? known : typedRows(field, initialValue(field, show.region.code), show)
    typed[name] =
      rows.length === 0
        ? [{ [column]: text }]
        : rows.with(row % rows.length, { ...rows[row % rows.length], [column]: text })
  }
  return typed
}

/**
 * Forms as somebody hostile types them in one region: one box, a few or any number of them hold the numbers and texts above,
 * the others stand as they came. Whoever runs them reads them first, so that declared limits refuse what they refuse.
 */
export function typedForms(fields: Fields, show: Show): fc.Arbitrary<Typed> {
  const boxes = boxesOf(fields)
  const upTo = (most: number) => fc.subarray(boxes, { minLength: 1, maxLength: Math.min(most, boxes.length) })
  return fc
    .oneof(upTo(1), upTo(3), upTo(boxes.length))
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map((box) =>
          fc.record({ text: boxText(box.field, show), row: fc.nat(20) }).map((one) => ({ ...box, ...one })),
        ),
      ),
    )
    .map((filled) => filledForm(fields, filled, show))
}

/** What makes a sum vanish or grow out of hand when it stands alone. */
const edges = ['1e-12', '0.0001', '0.01', '999999999999', '999999999999999']

/** The form as it opens with one number changed, for every box and every edge: those above and the ends of what the box takes. */
export function formsOfOneEdge(fields: Fields, show: Show): Typed[] {
  return boxesOf(fields).flatMap((box) =>
    isNumeric(box.field)
      ? [...edges, ...ends(box.field, show)].map((text) => filledForm(fields, [{ ...box, text, row: 0 }], show))
      : [],
  )
}
