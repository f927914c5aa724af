import { roundHalfAway } from '@/lib/base/money/minor-units'

/**
 * Simple interest in whole minor units for some days at a rate a year (a fraction), a year counted as 365 days, rounded half away
 * from zero.
 */
export function dailyInterest(amountMinor: number, yearlyRate: number, days: number): number {
  return roundHalfAway((amountMinor * yearlyRate * days) / 365)
}
