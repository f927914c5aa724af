/**
 * Check digit of a GTIN, SSCC, GLN or another GS1 key, from its digits without it: weights 3 and 1 from the right, modulo 10.
 * GS1 General Specifications, section 7.9.1.
 */
export function gs1CheckDigit(digits: string): string {
  let sum = 0
  for (let at = 0; at < digits.length; at++)
    sum += Number(digits.charAt(digits.length - 1 - at)) * (at % 2 === 0 ? 3 : 1)
  return String((10 - (sum % 10)) % 10)
}
