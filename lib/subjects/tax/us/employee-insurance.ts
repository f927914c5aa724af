import type { SocialInsuranceLaw } from './self-employment'

/**
 * Social Security and Medicare tax that an employer takes from a year’s wages, dollars, unrounded. Additional Medicare Tax is settled on the
 * return. Source: 26 U.S.C. 3101(a) and (b)(1).
 */
export function employeeInsurance(wages: number, law: SocialInsuranceLaw): number {
  return Math.min(wages, law.wageBase) * law.socialSecurityRate + wages * law.medicareRate
}

interface PaydayLaw {
  wageBase: number
  socialSecurityRate: number
  medicareRate: number
  additionalRate: number
  withheldOver: number
}

/**
 * What is taken from one pay after `before` was paid by the same employer in the year, each tax rounded by `cents`, and the employer’s part.
 * Source: IRS Publication 15, section 9; 26 U.S.C. 3102 and 3111.
 */
export function paydayInsurance(before: number, taxed: number, law: PaydayLaw, cents: (amount: number) => number) {
  const socialSecurity = cents(Math.min(taxed, Math.max(0, law.wageBase - before)) * law.socialSecurityRate)
  const medicare = cents(taxed * law.medicareRate)
  const additional = cents(Math.max(0, Math.min(taxed, before + taxed - law.withheldOver)) * law.additionalRate)
  return { socialSecurity, medicare, additional, employer: socialSecurity + medicare }
}
