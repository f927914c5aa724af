import { bracketOf, type Bracket } from './brackets'

export interface Rebate {
  /** Income up to which the rebate is given. */
  upTo: number
  /** The largest rebate. */
  most: number
  /** Above the limit, tax is at most the income above it. */
  tapers: boolean
}

/**
 * What a rebate takes off the tax, with the marginal relief that keeps one more unit of income from costing more than a unit.
 * Source: India, Income-tax Act 1961, section 87A and its proviso.
 */
export function rebateOf(tax: number, income: number, { upTo, most, tapers }: Rebate): number {
  if (income <= upTo) return Math.min(tax, most)
  return tapers ? Math.max(0, tax - (income - upTo)) : 0
}

/**
 * A surcharge: a share of the tax that depends on the income, whole once the income passes a threshold. Marginal relief caps it
 * so that tax and surcharge exceed those at the threshold by no more than the income above it. `taxOn` is the tax before
 * surcharge on any income, of which the next unit never costs more than a unit; `steps` are thresholds of income with the surcharge rate above each.
 * Source: India, Finance Acts, First Schedule, Part I, surcharge on income tax and its provisos.
 */
export function surchargeOf(income: number, steps: readonly Bracket[], taxOn: (income: number) => number): number {
  const step = bracketOf(income, steps)
  if (step === undefined) return 0
  const tax = taxOn(income)
  const atThreshold = taxOn(step.over)
  const rateAtThreshold = bracketOf(step.over, steps)?.rate ?? 0
  const most = atThreshold * (1 + rateAtThreshold) + (income - step.over) - tax
  return Math.min(tax * step.rate, most)
}
