import { studentUpperQuantile } from './distributions'
import { welchTest, type Measured, type WelchTest } from './means'
import type { Alternative } from './proportions'
import { logGammaHalfStep } from './special'

/** A t-test of an estimate against a value. */
export interface TTest extends WelchTest {
  /** The mean, mean difference or difference of means. */
  estimate: number
  /** What the estimate is divided by for Cohen's d. */
  spread: number
}

/** The test that a mean is `against`; of differences of pairs it is the paired test. `undefined` without two values or spread. */
export function oneSampleTest({ mean, deviation, size }: Measured, against: number): TTest | undefined {
  if (size < 2 || !(deviation > 0)) return undefined
  const error = deviation / Math.sqrt(size)
  return { estimate: mean, t: (mean - against) / error, degrees: size - 1, error, spread: deviation }
}

/** Student's test that first − second is `against`, both groups with the same true spread (R's t.test(var.equal = TRUE)). */
export function pooledTest(first: Measured, second: Measured, against: number): TTest | undefined {
  const degrees = first.size + second.size - 2
  const spread = pooledDeviation(first, second)
  if (first.size < 2 || second.size < 2 || !(spread > 0)) return undefined
  const error = spread * Math.sqrt(1 / first.size + 1 / second.size)
  const estimate = first.mean - second.mean
  return { estimate, t: (estimate - against) / error, degrees, error, spread }
}

/** Welch's test that first − second is `against`. */
export function unequalTest(first: Measured, second: Measured, against: number): TTest | undefined {
  const test = welchTest({ ...second, mean: second.mean + against }, first)
  return test && { ...test, estimate: first.mean - second.mean, spread: pooledDeviation(first, second) }
}

function pooledDeviation(first: Measured, second: Measured): number {
  const squares = (first.size - 1) * first.deviation ** 2 + (second.size - 1) * second.deviation ** 2
  return Math.sqrt(squares / (first.size + second.size - 2))
}

/** The interval that belongs to a test: an end is left out where the alternative looks one way only. */
export function testInterval(
  { estimate, error, degrees }: TTest,
  confidence: number,
  alternative: Alternative,
): { low: number | undefined; high: number | undefined } {
  const tail = alternative === 'different' ? (1 - confidence) / 2 : 1 - confidence
  const half = (studentUpperQuantile(tail, degrees) ?? 0) * error
  return {
    low: alternative === 'lower' ? undefined : estimate - half,
    high: alternative === 'higher' ? undefined : estimate + half,
  }
}

/**
 * What Cohen's d is multiplied by to be Hedges' g: Γ(df ÷ 2) ÷ (√(df ÷ 2) Γ((df − 1) ÷ 2)). `undefined` with one degree of freedom.
 * Source: L. Hedges, Journal of Educational Statistics 6 (1981).
 */
export function hedgesFactor(degrees: number): number | undefined {
  return degrees > 1 ? Math.exp(logGammaHalfStep((degrees - 1) / 2)) / Math.sqrt(degrees / 2) : undefined
}
