/** A row of a Mexican tariff: a fee and a rate of what exceeds its lower limit. */
export interface TariffRow {
  from: number
  fee: number
  rate: number
}

/** The row of a tariff that an income in pesos and cents lies in. */
export function rowOf(income: number, tariff: readonly TariffRow[]): TariffRow {
  const [first] = tariff
  if (!first) throw new RangeError('A tariff without rows has no row')
  return tariff.findLast(({ from }) => income >= from) ?? first
}

/** Tax of a tariff, not rounded. Income and tariff are of one period. Source: LISR, articles 96 and 152. */
export function tariffTax(income: number, tariff: readonly TariffRow[]): number {
  const { from, fee, rate } = rowOf(income, tariff)
  return fee + (income - from) * rate
}
