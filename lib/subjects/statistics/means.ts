import { shiftedStudentUpperTail, studentUpperQuantile, studentUpperTail } from './distributions'
import type { Alternative, Interval } from './proportions'

/** A group of measurements: their mean, sample standard deviation (divided by n − 1) and number, at least 2. */
export interface Measured {
  mean: number
  deviation: number
  size: number
}
export interface WelchTest {
  t: number
  degrees: number
  /** The standard error of the difference of the means. */
  error: number
}

/**
 * Welch's test of second − first, which does not assume equal spread. Degrees of freedom by Satterthwaite.
 * `undefined` where neither group varies, or a group has fewer than two measurements.
 * Source: B. L. Welch, Biometrika 34 (1947); R's t.test.
 */
export function welchTest(first: Measured, second: Measured): WelchTest | undefined {
  if (first.size < 2 || second.size < 2) return undefined
  const a = first.deviation ** 2 / first.size
  const b = second.deviation ** 2 / second.size
  const variance = a + b
  const degrees = 1 / ((a / variance) ** 2 / (first.size - 1) + (b / variance) ** 2 / (second.size - 1))
  const error = Math.sqrt(variance)
  const t = (second.mean - first.mean) / error
  return variance > 0 ? { t, degrees, error } : undefined
}

/** The probability, under chance alone, of a t at least as far out in the direction asked. */
export function pValueOfT(t: number, degrees: number, alternative: Alternative): number {
  if (alternative === 'different') return 2 * studentUpperTail(Math.abs(t), degrees)
  return studentUpperTail(alternative === 'higher' ? t : -t, degrees)
}

/**
 * The chance that the test reaches `significance` (a fraction) if the difference seen were the true one.
 * Source: R's power.t.test(strict = TRUE), for groups of any size and spread.
 */
export function welchPower(
  { t, degrees }: WelchTest,
  significance: number,
  alternative: Alternative,
): number | undefined {
  const critical = studentUpperQuantile(alternative === 'different' ? significance / 2 : significance, degrees)
  if (critical === undefined) return undefined
  const above = shiftedStudentUpperTail(critical, degrees, t)
  const below = shiftedStudentUpperTail(critical, degrees, -t)
  if (alternative === 'different') return above + below
  return alternative === 'higher' ? above : below
}

/**
 * The interval of the ratio second ÷ first of two means, by Fieller's theorem. `quantile` is that of Student's t.
 * `undefined` where the first mean is not clearly apart from zero: the ratio could then be anything.
 * Source: E. C. Fieller, Journal of the Royal Statistical Society B 16 (1954).
 */
export function meanRatioInterval(first: Measured, second: Measured, quantile: number): Interval | undefined {
  const a = (quantile * quantile * first.deviation ** 2) / first.size
  const b = (quantile * quantile * second.deviation ** 2) / second.size
  const divisor = first.mean ** 2 - a
  const root = (first.mean * second.mean) ** 2 - divisor * (second.mean ** 2 - b)
  if (divisor <= 0) return undefined
  const middle = first.mean * second.mean
  return { low: (middle - Math.sqrt(root)) / divisor, high: (middle + Math.sqrt(root)) / divisor }
}
