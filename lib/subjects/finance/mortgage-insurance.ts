import { roundHalfAway } from '@/lib/base/money/minor-units'
import type { ScheduleRow } from './loan-schedule'

/**
 * Homeowners Protection Act, 12 U.S.C. § 4901–4902: private mortgage insurance may be cancelled on request at 80% of the
 * original value, and ends by itself when the original schedule reaches 78%. Fractions of the value.
 */
export const cancellationShare = 0.8
export const terminationShare = 0.78

/** The first row that leaves no more than `share` (a fraction) of `valueMinor` owed; `undefined` when there is none. */
export function firstRowAtShare<Row extends Pick<ScheduleRow, 'closingMinor'>>(
  rows: readonly Row[],
  share: number,
  valueMinor: number,
): Row | undefined {
  return rows.find(({ closingMinor }) => closingMinor <= share * valueMinor)
}

/**
 * One month's share of a yearly premium that is set at a fraction `yearlyRate` of `loanMinor` and stays so, as private
 * insurers quote it; whole minor units.
 */
export function levelMonthlyPremium(loanMinor: number, yearlyRate: number): number {
  return roundHalfAway((loanMinor * yearlyRate) / 12)
}

/**
 * How many periods a private premium is paid: none where the loan is at most 80% of `valueMinor`, otherwise until the row that
 * brings the balance to `share` (`cancellationShare` on request, `terminationShare` by itself), that row included.
 */
export function insuredPeriods(rows: readonly ScheduleRow[], valueMinor: number, share: number): number {
  const loanMinor = rows[0]?.openingMinor ?? 0
  // Price and loan are rounded apart, so that a fifth down may leave a coin more than 80%.
  if (loanMinor <= cancellationShare * valueMinor + 1) return 0
  return Math.min(firstRowAtShare(rows, share, valueMinor)?.period ?? Infinity, rows.length)
}

/**
 * The monthly FHA premium of one year of the loan, in whole minor units: the average of the balances at the start of its
 * months, times `annualRate`, divided by 1 + `financedRate` (the upfront premium as a fraction of the base loan where it was
 * added to the loan, otherwise 0), a twelfth of it; rounded after each step. The balances are those of the original schedule,
 * whatever is really repaid.
 * Source: HUD, Monthly (Periodic) Mortgage Insurance Premium Calculation, Mortgagee Letter 98-22.
 */
export function fhaMonthlyPremium(
  balancesMinor: readonly number[],
  annualRate: number,
  financedRate: number,
): { averageMinor: number; monthlyMinor: number } {
  const averageMinor = balancesMinor.reduce((sum, balance) => sum + balance, 0) / balancesMinor.length
  const yearly = roundHalfAway(averageMinor * annualRate)
  return { averageMinor, monthlyMinor: roundHalfAway(roundHalfAway(yearly / (1 + financedRate)) / 12) }
}
