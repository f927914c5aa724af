interface Decimal {
  negative: boolean
  /** Significant digits without leading or trailing zeros; empty for zero. */
  digits: string
  /** Power of ten of the last digit. */
  exponent: number
}

function parseDecimal(text: string): Decimal | undefined {
  const parts = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(text)
  if (!parts) return undefined
  const [, sign, whole = '', fraction = '', exponentText = '0'] = parts
  const significant = (whole + fraction).replace(/^0+/, '')
  const digits = significant.replace(/0+$/, '')
  const exponent = Number(exponentText) - fraction.length + (significant.length - digits.length)
  return { negative: sign === '-', digits, exponent: digits === '' ? 0 : exponent }
}

/**
 * Whether a number as written changes when a program reads it as a double (IEEE 754 binary64) and writes it again with
 * the fewest digits that give the same double, as JavaScript's JSON.parse and JSON.stringify do. RFC 8259, section 6,
 * warns of this. `1.7777777777777777` keeps its value, `12345678901234567890` and `1e400` do not. False for text that is
 * not a decimal number.
 */
export function changesAsDouble(text: string): boolean {
  const written = parseDecimal(text)
  if (!written) return false
  const double = Number(text)
  if (!Number.isFinite(double)) return true
  const read = parseDecimal(String(double))
  return !read || read.digits !== written.digits || read.exponent !== written.exponent
}

/** A JSON5 number as a JSON number of the same value: hexadecimal as decimal, `.5` as `0.5`; null for NaN and infinities. */
export function json5NumberAsJson(text: string): string {
  const negative = text.startsWith('-')
  const bare = text.replace(/^[+-]/, '')
  if (bare === 'NaN' || bare === 'Infinity') return 'null'
  const sign = negative ? '-' : ''
  if (/^0x/i.test(bare)) return sign + BigInt(bare).toString()
  const whole = bare.startsWith('.') ? `0${bare}` : bare
  return sign + whole.replace(/\.(?=$|[eE])/, '')
}

/** Whether two numbers as written have the same value, digit for digit: `1.0` and `1`, `1e2` and `100`. */
export function sameNumber(left: string, right: string): boolean {
  if (left === right) return true
  const [one, other] = [parseDecimal(left), parseDecimal(right)]
  if (!one || !other || one.digits !== other.digits || one.exponent !== other.exponent) return false
  return one.digits === '' || one.negative === other.negative
}

/** A number with at most so many digits behind the point, halves away from zero; as it was written where it has no more. */
export function roundedNumber(written: string, places: number): string {
  const number = parseDecimal(written)
  if (!number || number.exponent >= -places || number.exponent < -400) return written
  const excess = -places - number.exponent
  const divisor = 10n ** BigInt(excess)
  const units = (BigInt(number.digits || '0') + divisor / 2n) / divisor
  const digits = units.toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '')
  const text = fraction === '' ? whole : `${whole}.${fraction}`
  return number.negative && units !== 0n ? `-${text}` : text
}
