import fc from 'fast-check'
import { initialValue } from '@/lib/kits/fields/initial'
import type {
  AnyValue,
  AnyValues,
  Bound,
  DateOptions,
  Field,
  Fields,
  LongTextField,
  NumericField,
  ScalarField,
  TextField,
} from '@/lib/kits/fields/types'
import { computerNotation } from './page-text'

/**
 * Draws what people type: the numbers on the page, the ends of each range, the same number in two boxes, otherwise values with
 * two decimals. Plain random doubles miss `<` written for `<=` and fail good code on 1.5e-323.
 */
const everyday = fc.oneof(
  fc.integer({ min: 0, max: 1000 }),
  fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100),
  fc.constantFrom(0, 1, 2, 0.01, 0.1, 0.5, 12, 100, 1000, 99_999_999.99),
)

function fixed(bound: Bound | undefined): number | undefined {
  return typeof bound === 'number' ? bound : undefined
}

function mayBeNegative(field: NumericField): boolean {
  return (
    field.negative === true ||
    ((field.kind === 'number' || field.kind === 'integer') && field.min === undefined && field.above === undefined)
  )
}

function numeric(field: NumericField): fc.Arbitrary<number> {
  const share = field.kind === 'percent' || field.kind === 'rate'
  const drawn = share
    ? fc.oneof(
        fc.integer({ min: 0, max: 10_000 }).map((basis) => basis / 10_000),
        fc.constantFrom(0, 0.01, 0.05, 0.5, 1),
      )
    : everyday
  const initial = initialValue(field)
  const signed = mayBeNegative(field)
    ? fc.tuple(drawn, fc.boolean()).map(([value, negative]) => (negative ? -value : value))
    : drawn
  const least = fixed(field.min) ?? fixed(field.above) ?? (mayBeNegative(field) ? -1e9 : 0)
  const most = fixed(field.max) ?? fixed(field.below) ?? 1e12
  const ends = [fixed(field.min), fixed(field.max)].filter((end) => end !== undefined)
  const candidates = [
    signed,
    ...(typeof initial === 'number' ? [fc.constant(initial)] : []),
    ...ends.map((end) => fc.constant(end)),
  ]
  const step = field.kind === 'integer' ? 1 : share ? 0.0001 : 0.01
  return fc.oneof(...candidates).map((value) => {
    const whole = field.kind === 'integer' ? Math.round(value) : value
    const low = fixed(field.above) === undefined ? least : least + step
    const high = fixed(field.below) === undefined ? most : most - step
    return Math.min(high, Math.max(low, whole))
  })
}

/** Names, and what a program may mistake for markup, a formula, a number, a property of its own or the end of the text. */
const hardTexts = [
  'Asha Rao',
  'Müller & Söhne',
  'x',
  '0',
  '-5',
  '1,234.50',
  '50%',
  '<b>"x"</b>',
  "O'Neil; 5,5\t5",
  '=1+1',
  'constructor',
  '__proto__',
  'toString',
  '\u202Eabc',
  '\u0000',
  '👩‍👩‍👧‍👦',
  '日本語',
  '٣',
]

/** Texts that the field takes: within its length and pattern, and empty only where an empty box is a value. */
function texts(field: TextField | LongTextField): fc.Arbitrary<string> {
  const initial = initialValue(field)
  const pattern = field.kind === 'text' && field.pattern ? new RegExp(field.pattern.source, 'u') : undefined
  const most = field.maxLength ?? 300
  const known = [...hardTexts, 'w'.repeat(most), ...(typeof initial === 'string' ? [initial] : [])].filter(
    (text) => (text.trim() !== '' || text === initial) && text.length <= most && (!pattern || pattern.test(text)),
  )
  const drawn = pattern
    ? fc.stringMatching(pattern, { maxLength: most })
    : fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(most, 20) })
  const fits = (text: string) => text.trim() !== '' && text.length <= most && !computerNotation.test(text)
  return fc.oneof(...(known.length > 0 ? [fc.constantFrom(...known)] : []), drawn.filter(fits))
}

function scalar(field: ScalarField): fc.Arbitrary<string | number | boolean | undefined> {
  const present = presentScalar(field)
  return field.optional
    ? fc.oneof({ weight: 3, arbitrary: present }, { weight: 1, arbitrary: fc.constant(undefined) })
    : present
}

/** A day or month that the field takes, as near as may be. */
function within({ min, max }: DateOptions, day: string): string {
  if (typeof min === 'string' && day < min) return min
  return typeof max === 'string' && day > max ? max : day
}

function presentScalar(field: ScalarField): fc.Arbitrary<string | number | boolean> {
  if (field.kind === 'choice') return fc.constantFrom(...Object.keys(field.options))
  if (field.kind === 'toggle') return fc.boolean()
  if (field.kind === 'date')
    return fc.integer({ min: 0, max: 20_000 }).map((days) => {
      const day = new Date(Date.UTC(2000, 0, 1) + days * 86_400_000).toISOString().slice(0, 10)
      return within(field, day)
    })
  if (field.kind === 'month')
    return fc
      .tuple(fc.integer({ min: 2000, max: 2050 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, month]) => within(field, `${year}-${String(month).padStart(2, '0')}`))
  if (field.kind === 'colour')
    return fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  if (field.kind === 'text' || field.kind === 'long-text') return texts(field)
  if (field.kind === 'file') return fc.constant('')
  return numeric(field)
}

function anyValue(field: Field): fc.Arbitrary<AnyValue> {
  if (field.kind !== 'rows') return scalar(field)
  const row = fc.record(
    Object.fromEntries(Object.entries(field.columns).map(([name, column]) => [name, scalar(column)])),
  )
  return fc.array(row, { minLength: field.min ?? 1, maxLength: Math.min(field.max ?? 8, 8) }) as fc.Arbitrary<AnyValue>
}

const boundKeys = ['min', 'max', 'above', 'below'] as const

/** Whether limits that name other fields hold; those with fixed limits hold by construction. */
function keepsBounds(fields: Fields, values: AnyValues): boolean {
  return Object.entries(fields).every(([name, field]) =>
    boundKeys.every((key) => {
      const bound = key in field ? (field as unknown as Record<string, unknown>)[key] : undefined
      if (typeof bound !== 'object' || bound === null) return true
      const limit = values[(bound as { field: string }).field]
      const value = values[name]
      if (value === undefined || limit === undefined) return true
      if (key === 'min') return value >= limit
      if (key === 'max') return value <= limit
      return key === 'above' ? value > limit : value < limit
    }),
  )
}

/** Valid values of a form. */
export function validValues(fields: Fields): fc.Arbitrary<AnyValues> {
  const names = Object.keys(fields)
  const drawn = fc.record(Object.fromEntries(names.map((name) => [name, anyValue(fields[name] as Field)])))
  const numericNames = names.filter((name) => ['money', 'number', 'integer'].includes(fields[name]?.kind ?? ''))
  const twins =
    numericNames.length < 2
      ? drawn
      : fc
          .tuple(drawn, fc.constantFrom(...numericNames), fc.constantFrom(...numericNames))
          .map(([values, one, other]) => {
            const value = values[one]
            const field = fields[other] as NumericField
            const fits =
              typeof value === 'number' &&
              value >= (fixed(field.min) ?? 0) &&
              value > (fixed(field.above) ?? -1) &&
              value <= (fixed(field.max) ?? Infinity) &&
              value < (fixed(field.below) ?? Infinity)
            return fits && (field.kind !== 'integer' || Number.isInteger(value))
              ? { ...values, [other]: value }
              : values
          })
  return fc.oneof(drawn, twins).filter((values) => keepsBounds(fields, values))
}
