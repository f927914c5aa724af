import { chiSquareUpperTail } from './distributions'

/**
 * The chi-square test that `observed` counts follow the proportions of `weights`: the p-value, a fraction.
 * `undefined` where nothing was counted, a weight is not positive, or there are fewer than two counts.
 * Source: K. Pearson (1900); R's chisq.test(observed, p = weights, rescale.p = TRUE).
 */
export function goodnessOfFit(observed: readonly number[], weights: readonly number[]): number | undefined {
  const total = observed.reduce((sum, count) => sum + count, 0)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (observed.length < 2 || !(total > 0) || weights.some((weight) => !(weight > 0))) return undefined
  const statistic = observed.reduce((sum, count, at) => {
    const expected = (total * (weights[at] ?? 0)) / whole
    return sum + (count - expected) ** 2 / expected
  }, 0)
  return chiSquareUpperTail(statistic, observed.length - 1)
}
