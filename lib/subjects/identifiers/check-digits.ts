/** The sum of digits times weights, from the left; weights without a digit count nothing. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * Number(digits.charAt(at)), 0)
}

/** Digits and letters (A is 10, Z is 35) read as one number, modulo 97. ISO/IEC 7064, MOD 97-10, as ISO 13616 applies it. */
export function modulo97(text: string): number {
  let rest = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

/** The two check digits before `rest` of a text that begins with `prefix`: 98 less the text moved round, modulo 97. */
export function checkDigits97(prefix: string, rest: string): string {
  return String(98 - modulo97(`${rest}${prefix}00`)).padStart(2, '0')
}

/** Whether the last digit is the Luhn digit of those before it. ISO/IEC 7812-1, annex B. */
export function fitsLuhn(digits: string): boolean {
  return luhnSum(digits) % 10 === 0
}

/** Every second digit from the right doubled, its own digits added. */
function luhnSum(digits: string): number {
  let sum = 0
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits.charAt(digits.length - 1 - at))
    const value = at % 2 === 0 ? digit : digit * 2
    sum += value > 9 ? value - 9 : value
  }
  return sum
}

/** Whether the last digit closes the others by ISO/IEC 7064, MOD 11,10. */
export function fitsMod11And10(digits: string): boolean {
  let product = 10
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (sum * 2) % 11
  }
  return (product + Number(digits.slice(-1))) % 10 === 1
}

const base36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The check character of a GSTIN from its fourteen others: Luhn with 36 characters, weights 1 and 2 from the left. */
export function gstinCheckCharacter(front: string): string {
  let sum = 0
  for (let at = 0; at < front.length; at++) {
    const value = base36.indexOf(front.charAt(at)) * (at % 2 === 0 ? 1 : 2)
    sum += Math.floor(value / 36) + (value % 36)
  }
  return base36.charAt((36 - (sum % 36)) % 36)
}

/** The check character of digits by ISO/IEC 7064, MOD 11-2: X stands for ten. */
export function checkCharacter11And2(front: string): string {
  let sum = 0
  for (const digit of front) sum = ((sum + Number(digit)) * 2) % 11
  const check = (12 - sum) % 11
  return check === 10 ? 'X' : String(check)
}

/** Letters as the numbers 10 to 35, each figure a digit of its own. */
export function lettersAsDigits(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))
}
