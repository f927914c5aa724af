/** What a value looks like. Only `integer`, `decimal` and `boolean` can leave text without losing anything. */
export const valueKinds = [
  'integer',
  'decimal',
  'boolean',
  'leading-zero',
  'too-long',
  'phone',
  'date',
  'date-time',
  'text',
] as const
export type ValueKind = (typeof valueKinds)[number]

const integerPattern = /^-?(?:0|[1-9]\d*)$/
const leadingZeroPattern = /^-?0\d+(?:\.\d+)?$/
/** An exponent without a sign or a decimal point is more often a product code (1E5) than a number. */
const decimalPattern = /^-?(?:0|[1-9]\d*)?\.\d+(?:[eE][+-]?\d+)?$|^-?(?:0|[1-9]\d*)[eE][+-]\d+$/
const phonePattern = /^(?:\+|\(|\d)[\d\s().\-/]*$/
const datePattern = /^(\d{4})-(\d\d)-(\d\d)$/
const dateTimePattern =
  /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** Decimal digits that every double keeps (IEEE 754 binary64, DBL_DIG). */
const keptDigits = 15

/** Tells what a value that is not empty looks like. */
export function kindOf(value: string): ValueKind {
  const code = value.charCodeAt(0)
  const isDigit = code >= 48 && code <= 57
  // - . + ( and digits start numbers, dates and telephone numbers; t and f start booleans.
  if (isDigit || code === 45 || code === 46 || code === 43 || code === 40) return numericKind(value)
  if (code === 84 || code === 116 || code === 70 || code === 102)
    return /^(?:true|false)$/i.test(value) ? 'boolean' : 'text'
  return 'text'
}

function numericKind(value: string): ValueKind {
  if (integerPattern.test(value)) return Number.isSafeInteger(Number(value)) ? 'integer' : 'too-long'
  if (leadingZeroPattern.test(value)) return 'leading-zero'
  if (decimalPattern.test(value)) return isKeptByDouble(value) ? 'decimal' : 'too-long'
  const day = datePattern.exec(value)
  if (day) return isDay(Number(day[1]), Number(day[2]), Number(day[3])) ? 'date' : 'text'
  const moment = dateTimePattern.exec(value)
  if (moment) return kindOf(moment[1] ?? '') === 'date' ? 'date-time' : 'text'
  const digits = value.replaceAll(/\D/g, '').length
  return phonePattern.test(value) && digits >= 6 && digits <= 15 ? 'phone' : 'text'
}

function isKeptByDouble(value: string): boolean {
  if (!Number.isFinite(Number(value))) return false
  const digits = value
    .replace(/[eE].*$/, '')
    .replaceAll(/[-.]/g, '')
    .replace(/^0+/, '')
  return digits.length <= keptDigits && (digits === '' || Number(value) !== 0)
}

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const writtenNumber = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?$/

/**
 * The value as a number of JSON (RFC 8259, section 6) with its own digits, however many; undefined when it is none. Zeros and a plus in
 * front are dropped, since JSON allows neither.
 */
export function numberLiteral(value: string): string | undefined {
  if (!writtenNumber.test(value)) return undefined
  const isNegative = value.startsWith('-')
  const digits = value.replace(/^[+-]/, '').replace(/^0+(?=\d)/, '')
  return `${isNegative ? '-' : ''}${digits.startsWith('.') ? '0' : ''}${digits}`
}

/** `true` or `false` for a value that says so in any case; undefined otherwise. */
export function booleanLiteral(value: string): string | undefined {
  const lower = value.toLowerCase()
  return lower === 'true' || lower === 'false' ? lower : undefined
}
