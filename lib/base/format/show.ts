import { minorUnitDigits } from '@/lib/base/money/currency'
import { currencyLabel, withCurrency } from '@/lib/base/region/regions'
import type { Region } from '@/lib/base/region/types'
import { isCalendarDay, monthNames } from './dates'
import { withoutNoise } from './plain-digits'
import { grouped, separatorsOf, type Separators } from './separators'

/** How one region writes results. Every method throws on a value that is not finite or not a date: that is a bug. */
export interface Show {
  readonly region: Region
  /** ISO 4217. */
  readonly currencyCode: string
  /** Decimals of the currency: 2 for the euro, 0 for the yen. */
  readonly currencyDigits: number
  /**
   * An amount in major units (12.5 is 12 dollars 50), with the currency's own decimals unless told otherwise. `currency`
   * is an ISO 4217 code, where it is not the region's.
   */
  money(value: number, decimals?: number, currency?: string): string
  /**
   * A fraction as a percentage: 0.125 is 12.5%. At most two decimals without trailing zeros,
   * more where a small share needs them; exactly `decimals` when given.
   */
  percent(fraction: number, decimals?: number): string
  /** At most six decimals without trailing zeros, more where a small number needs them; exactly `decimals` when given. */
  number(value: number, decimals?: number): string
  /** A whole number of things. */
  count(value: number): string
  /** 'YYYY-MM-DD' as 5 Jan 2026, Jan 5, 2026 or 2026 Jan 5. */
  date(iso: string): string
  /** 'YYYY-MM' as Jan 2026. */
  month(iso: string): string
}

/** A number as the decimal digits of its significand: value = 0.digits × 10^point. Zero has no digits. */
interface Decimal {
  negative: boolean
  digits: string
  point: number
}

const minusSign = '\u2212'
const noBreakSpace = '\u00A0'

/**
 * Fifteen significant digits, as spreadsheets keep: 1.005, stored as 1.00499999999999989…, is 1.005 again, and 0.1 + 0.2 is
 * 0.3. Whole numbers keep all digits, so that factorials and large counts stay exact.
 */
function decimalOf(value: number): Decimal {
  if (!Number.isFinite(value)) throw new RangeError(`Cannot show ${value}: a result must be a finite number`)
  const size = Math.abs(withoutNoise(value))
  const text = Number.isInteger(size) ? size.toExponential() : size.toExponential(14)
  const [significand = '', exponent = ''] = text.split('e')
  const digits = significand.replace('.', '').replace(/0+$/, '')
  return { negative: value < 0, digits, point: digits ? Number(exponent) + 1 : 0 }
}

/** Rounds half away from zero to `decimals` places. */
function rounded(decimal: Decimal, decimals: number): Decimal {
  const kept = decimal.point + decimals
  if (kept >= decimal.digits.length) return decimal
  if (kept < 0) return { negative: false, digits: '', point: 0 }
  const roundsUp = decimal.digits.charAt(kept) >= '5'
  const head = decimal.digits.slice(0, kept)
  if (!roundsUp) {
    const digits = head.replace(/0+$/, '')
    return digits ? { ...decimal, digits } : { negative: false, digits: '', point: 0 }
  }
  const stem = head.replace(/9+$/, '')
  if (!stem) return { negative: decimal.negative, digits: '1', point: decimal.point + 1 }
  const last = stem.length - 1
  return { ...decimal, digits: stem.slice(0, last) + (Number(stem.charAt(last)) + 1) }
}

/** The digits without sign, with exactly `fixed` decimals or, when it is undefined, as many as are not zero. */
function plain({ digits, point }: Decimal, separators: Separators, fixed: number | undefined): string {
  const whole = point > 0 ? digits.slice(0, point).padEnd(point, '0') : '0'
  const decimals = point > 0 ? digits.slice(point) : digits && '0'.repeat(-point) + digits
  const fraction = fixed === undefined ? decimals : decimals.padEnd(fixed, '0')
  return grouped(whole, separators) + (fraction && separators.decimal + fraction)
}

/** Where decimals are not fixed: at most this many, but as many as it takes to show this many significant digits. */
interface Precision {
  decimals: number
  significant: number
}
const numberPrecision: Precision = { decimals: 6, significant: 4 }
const percentPrecision: Precision = { decimals: 2, significant: 2 }

/** Sign and digits apart, because a currency symbol goes between them. */
function written(decimal: Decimal, separators: Separators, places: number | Precision): [sign: string, digits: string] {
  const sign = decimal.negative ? minusSign : ''
  const fixed = typeof places === 'number' ? places : undefined
  const most = typeof places === 'number' ? places : Math.max(places.decimals, places.significant - decimal.point)
  const result = rounded(decimal, most)
  return [result.digits ? sign : '', plain(result, separators, fixed)]
}

function withLabel(region: Region, [sign, digits]: [string, string]): string {
  const label = currencyLabel(region)
  if (region.symbolPlacement === 'after-spaced') return `${sign}${digits}${noBreakSpace}${label}`
  return `${sign}${label}${region.symbolPlacement === 'before-spaced' ? noBreakSpace : ''}${digits}`
}

function shortMonth(month: number): string {
  return monthNames[month - 1]?.slice(0, 3) ?? ''
}

/**
 * Writes results for one region. The text is the same in Node and in every browser: no locale data of the machine is read.
 *
 * Rounding is half away from zero on fifteen significant digits, as in spreadsheets. Spaces are U+00A0 and the minus is
 * U+2212. No number is written with an exponent: a large one has all its digits, and one below 1e-12 is zero, because that
 * much is the noise of binary arithmetic. A value that rounds to zero has no sign.
 */
export function createShow(region: Region): Show {
  const separators = separatorsOf[region.separators]

  function withoutUnit(decimal: Decimal, places: number | Precision): string {
    return written(decimal, separators, places).join('')
  }

  return {
    region,
    currencyCode: region.currency,
    currencyDigits: minorUnitDigits(region.currency),
    money(value, decimals, currency = region.currency) {
      const places = decimals ?? minorUnitDigits(currency)
      return withLabel(withCurrency(region, currency), written(decimalOf(value), separators, places))
    },
    percent(fraction, decimals: number | Precision = percentPrecision) {
      const decimal = decimalOf(fraction)
      const hundredfold = { ...decimal, point: decimal.digits ? decimal.point + 2 : 0 }
      return `${withoutUnit(hundredfold, decimals)}%`
    },
    number: (value, decimals: number | Precision = numberPrecision) => withoutUnit(decimalOf(value), decimals),
    count: (value) => withoutUnit(decimalOf(value), 0),
    date(iso) {
      const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso) ?? []
      if (!isCalendarDay(Number(year), Number(month), Number(day))) throw new RangeError(`Not an ISO date: ${iso}`)
      const name = shortMonth(Number(month))
      const yearText = String(Number(year))
      if (region.dateOrder === 'month-day-year') return `${name} ${Number(day)}, ${yearText}`
      if (region.dateOrder === 'year-month-day') return `${yearText} ${name} ${Number(day)}`
      return `${Number(day)} ${name} ${yearText}`
    },
    month(iso) {
      const [, year = '', month = ''] = /^(\d{4})-(\d\d)$/.exec(iso) ?? []
      if (!isCalendarDay(Number(year), Number(month), 1)) throw new RangeError(`Not an ISO month: ${iso}`)
      return `${shortMonth(Number(month))} ${Number(year)}`
    },
  }
}
