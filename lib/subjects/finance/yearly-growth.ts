import { fittedLine } from '@/lib/subjects/statistics/regression'
import { finite } from './finite'

export interface SeriesGrowth {
  /** Growth of each year over the one before, as fractions; `undefined` where the value before is not above 0. */
  growths: (number | undefined)[]
  /** Arithmetic mean and sample standard deviation of the growths; absent unless every year has one. */
  mean?: number
  volatility?: number
  /** The growth rate of the exponential curve through all values by least squares of their logarithms (Excel's LOGEST − 1). */
  fitted?: number
  /** That curve at each year. */
  fit: number[]
}

/**
 * How a series of yearly values grew. Only what its values allow is given: a fitted rate needs values above 0, a standard
 * deviation two growths. Source: OpenFormula, functions STDEV and LOGEST.
 */
export function growthOfSeries(values: readonly number[]): SeriesGrowth {
  const growths = values.slice(1).map((value, at) => {
    const before = values[at] ?? 0
    return before > 0 ? finite(value / before - 1) : undefined
  })
  const known = growths.filter((growth) => growth !== undefined)
  const result: SeriesGrowth = { growths, fit: [] }
  if (known.length === growths.length && known.length > 0) {
    const mean = known.reduce((sum, growth) => sum + growth, 0) / known.length
    result.mean = mean
    const squares = known.reduce((sum, growth) => sum + (growth - mean) ** 2, 0)
    const volatility = finite(Math.sqrt(squares / (known.length - 1)))
    if (volatility !== undefined) result.volatility = volatility
  }
  if (values.length > 1 && values.every((value) => value > 0)) {
    const line = fittedLine(values.map((value, at) => ({ x: at, y: Math.log(value) })))
    if (!line) return result
    const fitted = finite(Math.expm1(line.slope))
    const fit = values.map((_, at) => Math.exp(line.intercept + line.slope * at))
    if (fitted !== undefined && fitted <= 1000 && fit.every(Number.isFinite)) Object.assign(result, { fitted, fit })
  }
  return result
}
