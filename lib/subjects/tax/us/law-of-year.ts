import { federalLaw, federalYears } from '@/lib/law/us/federal-year'
import type { FederalLaw } from './form-1040'

/** Federal law of one tax year, by topic; nothing for a year that is not known. */
export function lawOfYear(year: number): FederalLaw | undefined {
  return federalLaw(year)
}

/** The tax years whose federal law is known, latest first. */
export function yearsOfLaw(): number[] {
  return federalYears()
}
