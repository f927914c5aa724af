import type { SocialInsuranceLaw } from './self-employment'

/**
 * Social Security and Medicare tax that an employer takes from a year’s wages, dollars, unrounded. Additional Medicare Tax is settled on the
 * return. Source: 26 U.S.C. 3101(a) and (b)(1).
 */
export function employeeInsurance(wages: number, law: SocialInsuranceLaw): number {
  return Math.min(wages, law.wageBase) * law.socialSecurityRate + wages * law.medicareRate
}
