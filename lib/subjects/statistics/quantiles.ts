/**
 * Ways to find a quantile between or at values in order. The numbers are those of R's `quantile` and of R. Hyndman, Y. Fan, Sample
 * Quantiles in Statistical Packages, The American Statistician 50 (1996): 7 is Excel's PERCENTILE.INC, 6 its PERCENTILE.EXC, 8
 * what the authors recommend, 1 the nearest rank.
 */
export type QuantileWay = '7' | '6' | '8' | '1'

/** The place of the quantile among values numbered from 1: whole, or between two of them. */
export function quantilePlace(count: number, share: number, way: QuantileWay): number {
  if (way === '7') return (count - 1) * share + 1
  if (way === '6') return (count + 1) * share
  if (way === '8') return (count + 1 / 3) * share + 1 / 3
  return Math.max(1, Math.ceil(count * share - 1e-9))
}

/**
 * The quantile of values in order at `share`, from 0 to 1. `undefined` without values, and for way 6 where Excel's PERCENTILE.EXC
 * refuses too: below 1 ÷ (n + 1) and above n ÷ (n + 1).
 */
export function quantile(sorted: readonly number[], share: number, way: QuantileWay): number | undefined {
  const place = quantilePlace(sorted.length, share, way)
  const slack = 1e-9
  if (way === '6' && (place < 1 - slack || place > sorted.length + slack)) return undefined
  const within = Math.min(sorted.length, Math.max(1, place))
  const whole = Math.floor(within + slack)
  const below = sorted[whole - 1]
  const above = sorted[Math.min(whole, sorted.length - 1)]
  const part = Math.max(0, within - whole)
  return below === undefined || above === undefined ? undefined : below + (above - below) * part
}

/** The share of values below `value`, those equal to it counted by half (scipy's percentileofscore of kind "mean"). */
export function midRank(sorted: readonly number[], value: number): { below: number; equal: number; share: number } {
  const below = sorted.filter((one) => one < value).length
  const equal = sorted.filter((one) => one === value).length
  return { below, equal, share: (below + equal / 2) / sorted.length }
}
