interface Judged {
  /** Of this comparison alone, and the p-value that must be reached, as fractions. */
  p: number
  significance: number
  /** Intervals of the difference, absolute or relative; a one-sided test leaves the other end open. */
  intervals: readonly { low: number | null; high: number | null }[]
  isExact: boolean
}

/**
 * Why the test of two shares and an interval of their difference contradict each other: one calls the difference proved, the
 * other does not. `undefined` where they agree. The test takes both shares to be equal, the intervals let each be itself, and
 * Fisher's test moreover takes the total of successes as given.
 */
export function disagreement({ p, significance, intervals, isExact }: Judged): string | undefined {
  const isProved = p <= significance
  if (intervals.every((interval) => leavesOutZero(interval) === isProved)) return undefined
  if (!isExact)
    return isProved
      ? 'p proves a difference, yet an interval takes in 0: p takes both rates to be equal, the interval lets each be itself. This close to the limit, take it as undecided.'
      : 'An interval leaves out 0, yet p proves nothing: p takes both rates to be equal, the interval lets each be itself. This close to the limit, take it as undecided.'
  return isProved
    ? 'p proves a difference, yet an interval takes in 0: Fisher’s test takes the total as given, the interval is an approximation that does not. With counts this small, take it as undecided.'
    : 'An interval leaves out 0, yet p proves nothing: with counts this small Fisher’s test can only take a few values and errs on the safe side, while the interval is an approximation. Go by p.'
}

function leavesOutZero({ low, high }: { low: number | null; high: number | null }): boolean {
  return (low !== null && low > 0) || (high !== null && high < 0)
}
