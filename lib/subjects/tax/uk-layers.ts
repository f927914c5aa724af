import type { Bracket } from './brackets'

/** Bands of which the first is widened by `more`: what is paid into a pension after tax (Finance Act 2004, section 192). */
export function widenedBands(bands: readonly Bracket[], more: number): readonly Bracket[] {
  return bands.map(({ over, rate }) => ({ over: over === 0 ? 0 : over + more, rate }))
}

/**
 * What of taxable interest is charged at nothing: the starting band less taxable earnings, then the allowance. Pounds of a year.
 * Source: Income Tax Act 2007, sections 12, 12A and 12B.
 */
export function untaxedInterest(
  interest: number,
  taxableEarnings: number,
  { startingBand, allowance }: { startingBand: number; allowance: number },
): number {
  return Math.min(interest, Math.max(0, startingBand - taxableEarnings) + allowance)
}
