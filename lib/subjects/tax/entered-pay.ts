import { bracketTax, type Bracket } from './brackets'

/* Pay under taxes that somebody entered: bands above an allowance, and contributions between a floor and a ceiling. Amounts are of a year. */

export interface EnteredTaxes {
  allowance: number
  bands: readonly Bracket[]
  socialRate: number
  socialFrom: number
  socialUpTo: number | undefined
  /** Taken off before tax; and before contributions too, if `beforeSocial`. */
  before: number
  beforeSocial: boolean
  /** Contributions lower the taxable pay. */
  socialLowers: boolean
  after: number
}
export interface TakenOff {
  socialBase: number
  social: number
  taxable: number
  tax: number
}

/** The bands from the lowest up, whatever their order. */
export const risingBands = (bands: readonly Bracket[]) => bands.toSorted((one, other) => one.over - other.over)

/** Everything that is taken off a year's pay by the state. */
export function takenOff(pay: number, taxes: EnteredTaxes): TakenOff {
  const { socialRate, socialFrom, socialUpTo = Infinity, before, beforeSocial, socialLowers, allowance } = taxes
  const insured = pay - (beforeSocial ? before : 0)
  const socialBase = Math.max(0, Math.min(insured, socialUpTo) - socialFrom)
  const social = socialBase * socialRate
  const taxable = Math.max(0, pay - before - allowance - (socialLowers ? social : 0))
  return { socialBase, social, taxable, tax: bracketTax(taxable, risingBands(taxes.bands)) }
}

/** What is left of a year's pay. */
export function leftOf(pay: number, taxes: EnteredTaxes): number {
  const { social, tax } = takenOff(pay, taxes)
  return pay - taxes.before - social - tax - taxes.after
}
