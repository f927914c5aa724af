const values: Readonly<Record<string, number>> = Object.fromEntries([
  ...[...'0123456789'].map((digit) => [digit, Number(digit)]),
  // I, O and Q are no letters of such a number; R follows P with 9, and S begins at 2.
  ...[...'ABCDEFGH'].map((letter, at) => [letter, at + 1]),
  ...[...'JKLMN'].map((letter, at) => [letter, at + 1]),
  ['P', 7],
  ['R', 9],
  ...[...'STUVWXYZ'].map((letter, at) => [letter, at + 2]),
])
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** What is wrong with a vehicle identification number: `letters` and `length` by the standard, `check` by North American law alone. */
export type VinFault = { fault: 'length' | 'letters' } | { fault: 'check'; expected: string }

/** A number as it is stamped: without spaces and hyphens, in capital letters. */
export function plainVin(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase()
}

/**
 * Judges a vehicle identification number of 17 characters by its letters (ISO 3779) and its ninth position (49 CFR 565.15(c)); undefined
 * where it fits. Vehicles that were not made for North America need no check digit.
 */
export function vinFault(typed: string): VinFault | undefined {
  const vin = plainVin(typed)
  if (vin.length !== weights.length) return { fault: 'length' }
  const numbers = [...vin].map((sign) => values[sign])
  if (numbers.some((number) => number === undefined)) return { fault: 'letters' }
  const sum = numbers.reduce<number>((total, number, at) => total + (number ?? 0) * (weights[at] ?? 0), 0)
  const expected = sum % 11 === 10 ? 'X' : String(sum % 11)
  return vin[8] === expected ? undefined : { fault: 'check', expected }
}
