/**
 * The value below which a fraction `share` of the values lie, between neighbours by proportion (Excel's PERCENTILE.INC, QUARTILE.INC
 * with quarters). `undefined` without values. Source: OpenFormula, function PERCENTILE.
 */
export function percentile(values: readonly number[], share: number): number | undefined {
  const sorted = [...values].sort((a, b) => a - b)
  const place = share * (sorted.length - 1)
  const below = sorted[Math.floor(place)]
  const above = sorted[Math.ceil(place)]
  return below === undefined || above === undefined ? undefined : below + (above - below) * (place - Math.floor(place))
}
