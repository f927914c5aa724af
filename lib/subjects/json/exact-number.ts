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
