import { ratePerPeriod } from '@/lib/subjects/finance/annuity'
import { growthRate } from '@/lib/subjects/finance/interest'

/** A lease of `months`: adjusted capitalized cost and residual in money, the money factor as lessors write it (0.0025). */
export interface LeaseTerms {
  cap: number
  residual: number
  moneyFactor: number
  months: number
}

/** The base payment of one month, before tax and unrounded, and its two parts. */
export interface LeasePayment {
  depreciation: number
  rent: number
  base: number
}

/** A money factor is half a monthly rate: 2,400 of them are an APR in percent, 24 one as a fraction. */
export const moneyFactorsPerRate = 24

/**
 * The base payment of a closed-end lease: (cap − residual) ÷ months + (cap + residual) × money factor.
 * Source: the convention of American lessors; lines 5 to 9 of Regulation M, 12 CFR 1013.4(f).
 */
export function leasePayment({ cap, residual, moneyFactor, months }: LeaseTerms): LeasePayment {
  const depreciation = (cap - residual) / months
  const rent = (cap + residual) * moneyFactor
  return { depreciation, rent, base: depreciation + rent }
}

/**
 * The yearly rate (twelve monthly ones, a fraction) at which payments of `base` at the start of each month and the residual at the
 * end repay `cap` (Excel's RATE with type 1). `undefined` where no rate does.
 */
export function leaseRate(
  base: number,
  { cap, residual, months }: Omit<LeaseTerms, 'moneyFactor'>,
): number | undefined {
  const monthly = ratePerPeriod(months, -base, cap, -residual, 'start', 0.005)
  return monthly === undefined ? undefined : monthly * 12
}

/** The same for a lease that is paid by one amount on the first day. */
export function onePayRate(
  paid: number,
  { cap, residual, months }: Omit<LeaseTerms, 'moneyFactor'>,
): number | undefined {
  if (paid >= cap || residual <= 0) return undefined
  const monthly = growthRate(months, cap - paid, residual)
  return monthly === undefined ? undefined : monthly * 12
}
