import { fisherTails } from './distributions'
import type { Measured } from './means'
import { quantile } from './quantiles'
import { studentizedRangeUpperQuantile, studentizedRangeUpperTail } from './studentized-range'
import { exactSum, inOrder, momentsOf } from './summary'

/** A group of values, told by what an analysis of variance needs of it. */
export interface Group {
  mean: number
  /** Sum of squares about its own mean. */
  squares: number
  size: number
}
export interface FTest {
  f: number
  between: number
  within: number
  p: number
}
export interface VarianceAnalysis extends FTest {
  grandMean: number
  squaresBetween: number
  squaresWithin: number
  /** Shares of the whole variation: eta² of these data, omega² corrected for their size. */
  eta: number
  omega: number
}

export function groupOf(values: readonly number[]): Group {
  const { mean, squares, count } = momentsOf(values)
  return { mean, squares, size: count }
}

export function groupFrom({ mean, deviation, size }: Measured): Group {
  return { mean, squares: (size - 1) * deviation ** 2, size }
}

/**
 * One-way analysis of variance of two and more groups, of which one at least has two values. `undefined` where no group varies.
 * Deviations are taken from the grand mean before they are squared. Sources: R's aov; NIST StRD SiRstv.
 */
export function analysisOfVariance(groups: readonly Group[]): VarianceAnalysis | undefined {
  const count = groups.reduce((sum, { size }) => sum + size, 0)
  const first = groups[0]?.mean ?? 0
  const grandMean = first + exactSum(groups.map(({ mean, size }) => (mean - first) * size)) / count
  const squaresBetween = exactSum(groups.map(({ mean, size }) => size * (mean - grandMean) ** 2))
  const squaresWithin = exactSum(groups.map(({ squares }) => squares))
  const between = groups.length - 1
  const within = count - groups.length
  if (within < 1 || !(squaresWithin > 0)) return undefined
  const meanWithin = squaresWithin / within
  const f = squaresBetween / between / meanWithin
  const whole = squaresBetween + squaresWithin
  return {
    f,
    between,
    within,
    p: upperTail(f, between, within),
    grandMean,
    squaresBetween,
    squaresWithin,
    eta: squaresBetween / whole,
    omega: Math.max(0, (squaresBetween - between * meanWithin) / (whole + meanWithin)),
  }
}

function upperTail(f: number, between: number, within: number): number {
  return f > 0 ? fisherTails(f, between, within).upper : 1
}

/**
 * Welch's test that the means are equal, whatever the spread of each group. `undefined` where a group has fewer than two values or does
 * not vary. Source: R's oneway.test.
 */
export function welchAnalysis(groups: readonly Group[]): FTest | undefined {
  if (groups.some(({ size, squares }) => size < 2 || !(squares > 0))) return undefined
  const count = groups.length
  const weights = groups.map(({ size, squares }) => (size * (size - 1)) / squares)
  const all = exactSum(weights)
  const middle = exactSum(groups.map(({ mean }, at) => mean * (weights[at] ?? 0))) / all
  const uneven =
    exactSum(groups.map(({ size }, at) => (1 - (weights[at] ?? 0) / all) ** 2 / (size - 1))) / (count ** 2 - 1)
  const spread = exactSum(groups.map(({ mean }, at) => (weights[at] ?? 0) * (mean - middle) ** 2))
  const f = spread / (count - 1) / (1 + 2 * (count - 2) * uneven)
  const within = 1 / (3 * uneven)
  return { f, between: count - 1, within, p: upperTail(f, count - 1, within) }
}

/**
 * The test that groups have the same spread: an analysis of variance of the distances from each group's median. `undefined` where
 * these do not vary. Source: R's aov of those distances.
 */
export function equalSpreadTest(groups: readonly (readonly number[])[]): FTest | undefined {
  return analysisOfVariance(
    groups.map((values) => {
      const median = quantile(inOrder(values), 0.5, '7') ?? 0
      return groupOf(values.map((value) => Math.abs(value - median)))
    }),
  )
}

export interface PairDifference {
  first: number
  second: number
  difference: number
  low: number
  high: number
  p: number
}

/**
 * Tukey's honest differences of every pair, second less first, with intervals that hold together at `confidence`; with unequal sizes
 * Kramer's. Source: R's TukeyHSD.
 */
export function honestDifferences(
  groups: readonly Group[],
  { squaresWithin, within }: VarianceAnalysis,
  confidence: number,
): PairDifference[] {
  const variance = squaresWithin / within
  const critical = studentizedRangeUpperQuantile(1 - confidence, groups.length, within) ?? 0
  return groups.flatMap((one, first) =>
    groups.slice(first + 1).map((other, at) => {
      const difference = other.mean - one.mean
      const error = Math.sqrt((variance / 2) * (1 / one.size + 1 / other.size))
      return {
        first,
        second: first + 1 + at,
        difference,
        low: difference - critical * error,
        high: difference + critical * error,
        p: studentizedRangeUpperTail(Math.abs(difference) / error, groups.length, within),
      }
    }),
  )
}
