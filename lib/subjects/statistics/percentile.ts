import { quantile } from './quantiles'

/**
 * The value below which a fraction `share` of the values lie, between neighbours by proportion (Excel's PERCENTILE.INC, QUARTILE.INC
 * with quarters). `undefined` without values. Source: OpenFormula, function PERCENTILE.
 */
export function percentile(values: readonly number[], share: number): number | undefined {
  return quantile(
    values.toSorted((a, b) => a - b),
    share,
    '7',
  )
}
