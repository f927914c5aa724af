import { normalQuantile, normalUpperTail } from './distributions'

/** What was counted in one group: how many had the property, of how many. */
export interface Sample {
  successes: number
  trials: number
}
export interface Interval {
  low: number
  high: number
}
/** Which differences count against chance: any, or only that the second is higher or lower. */
export type Alternative = 'different' | 'higher' | 'lower'

/** The z of a two-sided interval: 1.96 for a confidence of 0.95. `undefined` unless 0 < confidence < 1. */
export function criticalZ(confidence: number): number | undefined {
  if (!(confidence > 0 && confidence < 1)) return undefined
  return normalQuantile(1 - (1 - confidence) / 2)
}

/**
 * The score interval of a share, as fractions; it never leaves 0 to 1 and holds for few successes too.
 * `undefined` without trials, or with more successes than trials.
 * Source: E. B. Wilson, Journal of the American Statistical Association 22 (1927); R's prop.test(correct = FALSE).
 */
export function wilsonInterval({ successes, trials }: Sample, confidence: number): Interval | undefined {
  const z = criticalZ(confidence)
  if (z === undefined || !(trials > 0 && successes >= 0 && successes <= trials)) return undefined
  const share = successes / trials
  const square = (z * z) / trials
  const middle = (share + square / 2) / (1 + square)
  const half = (z * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials))) / (1 + square)
  return {
    low: successes === 0 ? 0 : Math.max(0, middle - half),
    high: successes === trials ? 1 : Math.min(1, middle + half),
  }
}

/** The probability, under chance alone, of a z at least as far out in the direction asked. */
export function pValueOfZ(z: number, alternative: Alternative): number {
  if (alternative === 'different') return 2 * normalUpperTail(Math.abs(z))
  return normalUpperTail(alternative === 'higher' ? z : -z)
}

/**
 * z of the difference second − first, with the standard error pooled over both, as the test of equal shares requires.
 * `undefined` where nobody or everybody has the property, or a group is empty: the standard error is then zero.
 * Source: R's prop.test(correct = FALSE), whose X-squared is the square of this z.
 */
export function pooledZ(first: Sample, second: Sample): number | undefined {
  const pooled = (first.successes + second.successes) / (first.trials + second.trials)
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / first.trials + 1 / second.trials))
  return error > 0 && Number.isFinite(error)
    ? (second.successes / second.trials - first.successes / first.trials) / error
    : undefined
}

/** The standard error of the difference of two shares, each with its own variance (unpooled). */
export function differenceError(first: Sample, second: Sample): number {
  const variance = ({ successes, trials }: Sample) => ((successes / trials) * (1 - successes / trials)) / trials
  return Math.sqrt(variance(first) + variance(second))
}

/**
 * The hybrid score interval of the difference second − first of two shares, as fractions: each end is as far from the
 * difference as the ends of the two Wilson intervals that point there, added as squares. It never leaves −1 to 1 and keeps
 * a width where nobody or everybody has the property, which the interval by standard errors (Wald) does not.
 * `undefined` where a group is empty or has more successes than trials.
 * Source: R. Newcombe, Statistics in Medicine 17 (1998) 873–890, method 10.
 */
export function differenceInterval(first: Sample, second: Sample, confidence: number): Interval | undefined {
  const one = wilsonInterval(first, confidence)
  const other = wilsonInterval(second, confidence)
  if (!one || !other) return undefined
  const before = first.successes / first.trials
  const after = second.successes / second.trials
  return {
    low: after - before - Math.hypot(after - other.low, one.high - before),
    high: after - before + Math.hypot(other.high - after, before - one.low),
  }
}

/**
 * The interval of the ratio second ÷ first of two shares (Katz, on the logarithmic scale). `z` is the normal quantile:
 * two-sided 1.96 for 95%. `undefined` where one of them has no success.
 * Source: D. Katz et al., Biometrics 34 (1978).
 */
export function ratioInterval(first: Sample, second: Sample, z: number): Interval | undefined {
  if (first.successes <= 0 || second.successes <= 0) return undefined
  const error = Math.sqrt(1 / first.successes - 1 / first.trials + 1 / second.successes - 1 / second.trials)
  const logRatio = Math.log(second.successes / second.trials / (first.successes / first.trials))
  return { low: Math.exp(logRatio - z * error), high: Math.exp(logRatio + z * error) }
}

/**
 * The chance that a pooled z-test finds a difference as large as the one between these two shares, were it the true one.
 * `significance` is the p-value that must be reached, as a fraction. Source: R's power.prop.test(strict = TRUE), for groups of any size.
 */
export function proportionPower(
  first: Sample,
  second: Sample,
  significance: number,
  alternative: Alternative,
): number | undefined {
  const error = differenceError(first, second)
  const pooled = (first.successes + second.successes) / (first.trials + second.trials)
  const errorUnderNull = Math.sqrt(pooled * (1 - pooled) * (1 / first.trials + 1 / second.trials))
  const z = normalQuantile(1 - (alternative === 'different' ? significance / 2 : significance))
  if (!(error > 0) || z === undefined) return undefined
  const difference = second.successes / second.trials - first.successes / first.trials
  const above = normalUpperTail((z * errorUnderNull - difference) / error)
  const below = normalUpperTail((z * errorUnderNull + difference) / error)
  if (alternative === 'different') return above + below
  return alternative === 'higher' ? above : below
}

/** Fewer than five with or without the property in either group: the z-test is then unreliable. */
export function needsExactTest(first: Sample, second: Sample): boolean {
  return [first, second].some(({ successes, trials }) => Math.min(successes, trials - successes) < 5)
}

/**
 * Fisher's exact test of two shares: the probability of a table at least as extreme, both totals given. Two-sided, tables
 * no likelier than the observed one count, with R's tolerance of one in ten million for ties.
 * Source: R A Fisher (1935); R's fisher.test. Whole counts; groups must not be empty.
 */
export function fisherExact(first: Sample, second: Sample, alternative: Alternative): number {
  const all = first.successes + second.successes
  const lowest = Math.max(0, all - first.trials)
  const highest = Math.min(all, second.trials)
  const observed = second.successes
  // Chances of k successes in the second group, relative to the likeliest k, found from their ratios: no large logarithms.
  const rise = (k: number) => ((all - k) * (second.trials - k)) / ((k + 1) * (first.trials - all + k + 1))
  const mode = Math.min(
    highest,
    Math.max(lowest, Math.floor(((all + 1) * (second.trials + 1)) / (first.trials + second.trials + 2))),
  )
  let seen = 1
  for (let k = mode, chance = 1; k !== observed && chance > 1e-300;) {
    if (observed > k) chance *= rise(k++)
    else chance /= rise(--k)
    if (k === observed) seen = chance
  }
  const smallest = Math.max(1e-300, seen * 1e-17)
  let total = 0
  let extreme = 0
  const add = (k: number, chance: number) => {
    total += chance
    const counts =
      alternative === 'higher' ? k >= observed : alternative === 'lower' ? k <= observed : chance <= seen * (1 + 1e-7)
    if (counts) extreme += chance
  }
  add(mode, 1)
  for (let k = mode, chance = 1; k < highest && chance > smallest;) {
    chance *= rise(k++)
    add(k, chance)
  }
  for (let k = mode, chance = 1; k > lowest && chance > smallest;) {
    chance /= rise(--k)
    add(k, chance)
  }
  return extreme / total
}

/**
 * p-values corrected for testing several hypotheses at once, in the order given.
 * Source: S. Holm, Scandinavian Journal of Statistics 6 (1979); R's p.adjust(method = "holm").
 */
export function holm(pValues: readonly number[]): number[] {
  const order = pValues.map((p, at) => ({ p, at })).sort((one, other) => one.p - other.p)
  const adjusted: number[] = [...pValues]
  let running = 0
  order.forEach(({ p, at }, rank) => {
    running = Math.min(1, Math.max(running, p * (pValues.length - rank)))
    adjusted[at] = running
  })
  return adjusted
}
