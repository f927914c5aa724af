import { bracketOf, bracketTax, type Bracket } from './brackets'
import { rebateOf, surchargeOf, type Rebate } from './relief'

export interface IndianRegime {
  slabs: readonly Bracket[]
  rebate: Rebate
  /** Surcharge rates by total income. */
  surcharge: readonly Bracket[]
}
export interface IndianTax {
  /** By the slabs. */
  slabTax: number
  rebate: number
  surcharge: number
  cess: number
  total: number
}

/**
 * Income tax of a resident individual in India on income taxed by slabs alone, rupees a year, unrounded: slabs, less the rebate
 * of section 87A, plus surcharge with marginal relief, plus health and education cess on both.
 */
export function indianIncomeTax(
  income: number,
  { slabs, rebate, surcharge }: IndianRegime,
  cessRate: number,
): IndianTax {
  const slabTax = bracketTax(income, slabs)
  const given = rebateOf(slabTax, income, rebate)
  const added = surchargeOf(income, surcharge, (of) => bracketTax(of, slabs))
  const cess = (slabTax - given + added) * cessRate
  return { slabTax, rebate: given, surcharge: added, cess, total: slabTax - given + added + cess }
}

/**
 * What has to be deducted from an income under the old regime, in whole rupees, so that its tax falls to `tax`: the deductions at which
 * both regimes take the same. Nothing where even without deductions it takes no more, or where it never falls so far.
 */
export function deductionsToBreakEven(
  income: number,
  tax: number,
  regime: IndianRegime,
  cessRate: number,
): number | undefined {
  const isEnough = (deduction: number) =>
    indianIncomeTax(Math.max(0, income - deduction), regime, cessRate).total <= tax
  if (isEnough(0) || !isEnough(income)) return undefined
  let [low, high] = [0, Math.ceil(income)]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle
  }
  return high
}

/**
 * The part of a house rent allowance that is exempt: the least of the allowance, the rent above a tenth of salary, and a share of
 * salary. All amounts of the same period. Source: India, Income-tax Rules 1962, rule 2A.
 */
export function exemptRentAllowance({
  allowance,
  rent,
  salary,
  share,
}: {
  allowance: number
  rent: number
  salary: number
  share: number
}): number {
  return Math.max(0, Math.min(allowance, rent - salary / 10, salary * share))
}

export interface MonthlyTax {
  over: number
  amount: number
  february?: number
}

/**
 * Professional tax of a state for `months` months that end with March, on a gross salary of `monthly` rupees in each.
 * From two months on, February is one of them; `months` is whole and not 0.
 */
export function professionalTaxFor(monthly: number, months: number, table: readonly MonthlyTax[]): number {
  const step = bracketOf(monthly, table)
  if (step === undefined) return 0
  const inFebruary = step.february ?? step.amount
  return months < 2 ? step.amount : step.amount * (months - 1) + inFebruary
}
