/** Chances of two events, as fractions: of each, and of both together. */
export interface TwoEvents {
  a: number
  b: number
  both: number
}

/** Binary arithmetic leaves about this much behind where sums of chances should be 0 or 1. */
const noise = 1e-12

/** The least and the most that both together can have, given the chance of each. Source: Fréchet's inequalities. */
export function overlapLimits(a: number, b: number): { least: number; most: number } {
  return { least: rest(a + b - 1), most: Math.min(a, b) }
}

/** True where both together can have this chance, whatever binary arithmetic adds or takes. */
export function isPossibleOverlap({ a, b, both }: TwoEvents): boolean {
  const { least, most } = overlapLimits(a, b)
  return both >= least - noise && both <= most + noise
}

/**
 * Chances of everything that two events leave open, as fractions. Refuses nothing: `isPossibleOverlap` is asked before.
 * Source: the addition rule and the complement rule, OpenStax, Introductory Statistics, chapter 3.
 */
export function combined(events: TwoEvents) {
  const { a, b } = events
  const { least, most } = overlapLimits(a, b)
  const both = Math.min(most, Math.max(least, events.both))
  const onlyA = rest(a - both)
  const onlyB = rest(b - both)
  const union = Math.min(1, a + onlyB)
  return { both, onlyA, onlyB, union, exactlyOne: onlyA + onlyB, neither: rest(1 - union) }
}

/** The chance of a part given the whole that it lies in; undefined where the whole never happens. */
export function conditional(part: number, whole: number): number | undefined {
  return whole > 0 ? Math.min(1, part / whole) : undefined
}

/** True where the chance of both is the product of the two. */
export function areIndependent({ a, b, both }: TwoEvents): boolean {
  return Math.abs(both - a * b) < noise
}

/** Odds in favor, to 1; undefined for what is certain. */
export function oddsInFavor(chance: number): number | undefined {
  return chance < 1 - noise ? chance / (1 - chance) : undefined
}

/** What is left of a difference of chances; never below 0. */
function rest(difference: number): number {
  return difference < 1e-15 ? 0 : difference
}
