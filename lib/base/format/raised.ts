const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** A whole number as an exponent or an index of a root: ⁻¹². */
export function raised(value: number | bigint): string {
  const digits = [...String(value).replace('-', '')].map((digit) => raisedDigits.charAt(Number(digit))).join('')
  return value < 0 ? `⁻${digits}` : digits
}

/** Raised digits as plain ones. */
export function lowered(text: string): string {
  return text.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (sign) => String(raisedDigits.indexOf(sign))).replace('⁻', '-')
}
