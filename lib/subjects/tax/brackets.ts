/** One step of a progressive table: `rate` (a fraction) is charged on what lies above `over`, up to the next step. */
export interface Bracket {
  over: number
  rate: number
}

/**
 * Tax of a progressive table: each part of the base at the rate of its own bracket. Base, thresholds and result are amounts in
 * the same money and period. Nothing is charged on a negative base or below the first threshold. Brackets stand in rising order.
 */
export function bracketTax(base: number, brackets: readonly Bracket[]): number {
  return taxedParts(base, brackets).reduce((tax, { part, rate }) => tax + part * rate, 0)
}

/** What of the base lies in each bracket that charges something of it, with the rate of that bracket. */
export function taxedParts(base: number, brackets: readonly Bracket[]): readonly { part: number; rate: number }[] {
  return brackets
    .map(({ over, rate }, position) => ({
      part: Math.min(base, brackets[position + 1]?.over ?? Infinity) - over,
      rate,
    }))
    .filter(({ part, rate }) => part > 0 && rate > 0)
}

/** The bracket in which the base ends, or nothing below the first. A base on a threshold still belongs below it. */
export function bracketOf<Step extends { over: number }>(base: number, brackets: readonly Step[]): Step | undefined {
  return brackets.findLast(({ over }) => base > over)
}

/** The rate of the last unit of the base: 0 below the first threshold. */
export function marginalRate(base: number, brackets: readonly Bracket[]): number {
  return bracketOf(base, brackets)?.rate ?? 0
}

/**
 * An allowance that shrinks as income grows: `amount` less `taper` for every unit of income above `taperAbove`, never below 0.
 * The personal allowance of the United Kingdom is the usual example (Income Tax Act 2007, section 35).
 */
export function taperedAllowance(
  income: number,
  { amount, taperAbove, taper }: { amount: number; taperAbove: number; taper: number },
): number {
  return Math.max(0, amount - Math.max(0, income - taperAbove) * taper)
}
