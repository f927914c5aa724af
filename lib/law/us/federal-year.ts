import { versionOn } from '@/lib/law/rule'
import { firstDay, knownYears } from '@/lib/law/years'
import { alternativeMinimumTax } from './alternative-minimum-tax'
import { businessIncomeDeduction } from './business-income-deduction'
import { capitalGains } from './capital-gains'
import { earnedIncomeCredit } from './earned-income-credit'
import { familyCredits } from './family-credits'
import { federalIncomeTax } from './federal-income-tax'
import { incomeAdjustments } from './income-adjustments'
import { investmentSurtax } from './investment-surtax'
import { itemizedDeductions } from './itemized-deductions'
import { socialInsurance } from './social-insurance'
import { temporaryDeductions } from './temporary-deductions'

/** The tax year is the calendar year. */
export const federalYearBegins = '01-01'

/** Every rule that a Form 1040 reads. Temporary deductions did not exist before 2025, so they decide about no year. */
export const federalRules = [
  federalIncomeTax,
  capitalGains,
  incomeAdjustments,
  itemizedDeductions,
  businessIncomeDeduction,
  alternativeMinimumTax,
  socialInsurance,
  investmentSurtax,
  familyCredits,
  earnedIncomeCredit,
] as const

/** Years of which the whole return is known, latest first. */
export function federalYears(): number[] {
  return knownYears(federalYearBegins, federalRules)
}

/** What the law says for one tax year, by topic; nothing for a year that is not known. */
export function federalLaw(year: number) {
  const day = firstDay(federalYearBegins, year)
  const incomeTax = versionOn(federalIncomeTax, day)?.value
  const gains = versionOn(capitalGains, day)?.value
  const adjustments = versionOn(incomeAdjustments, day)?.value
  const itemized = versionOn(itemizedDeductions, day)?.value
  const business = versionOn(businessIncomeDeduction, day)?.value
  const minimum = versionOn(alternativeMinimumTax, day)?.value
  const insurance = versionOn(socialInsurance, day)?.value
  const surtax = versionOn(investmentSurtax, day)?.value
  const family = versionOn(familyCredits, day)?.value
  const earned = versionOn(earnedIncomeCredit, day)?.value
  if (!incomeTax || !gains || !adjustments || !itemized || !business) return undefined
  if (!minimum || !insurance || !surtax || !family || !earned) return undefined
  const temporary = versionOn(temporaryDeductions, day)?.value
  return {
    year,
    incomeTax,
    gains,
    adjustments,
    itemized,
    business,
    minimum,
    insurance,
    surtax,
    family,
    earned,
    ...(temporary && { temporary }),
  }
}
