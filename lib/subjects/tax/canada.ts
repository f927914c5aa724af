import { bracketOf } from './brackets'

/**
 * The federal basic personal amount: `most`, falling to `least` between two net incomes. Dollars of a year.
 * Source: Income Tax Act (Canada), section 118(1.1).
 */
export function basicPersonalAmount(
  netIncome: number,
  { most, least, from, until }: { most: number; least: number; from: number; until: number },
): number {
  const share = Math.min(1, Math.max(0, (netIncome - from) / (until - from)))
  return most - (most - least) * share
}

/**
 * Ontario's health premium on a taxable income: the amount of its step and a share of what exceeds it, at most that of the next step.
 * Source: Taxation Act, 2007 (Ontario), section 25.
 */
export function healthPremium(taxable: number, steps: readonly { over: number; base: number; rate: number }[]): number {
  const step = bracketOf(taxable, steps)
  return step ? step.base + (taxable - step.over) * step.rate : 0
}
