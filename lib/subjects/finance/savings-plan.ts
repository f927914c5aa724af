import type { PaymentTiming } from './annuity'

export interface SavingsPlan {
  /** What is there on the first day, 0 or more. */
  principal: number
  /** Growth as the logarithm of one year's factor: ln(1 + effective yearly rate). */
  forceOfInterest: number
  /** Length in years, above 0; may end within a payment period. */
  years: number
  /** Paid in each period when positive, taken out when negative. */
  payment: number
  /** Whole number of payments a year. */
  paymentsPerYear: number
  timing: PaymentTiming
  /** Fraction by which the payment grows after each full year. */
  yearlyIncrease: number
}

/** State at the end of a year, or at the end of the plan where that falls within a year. */
export interface SavingsYear {
  years: number
  /** Net sum paid in since the start; negative for withdrawals. */
  paid: number
  balance: number
}

export interface SavingsResult {
  rows: readonly SavingsYear[]
  paid: number
  balance: number
  /** Payments made in full. */
  payments: number
  /** Years from the start to the first withdrawal that the balance cannot pay in full; it takes what is left. */
  exhaustedAfter?: number
}

/**
 * Follows an account with regular payments, period by period, at the rate for a payment period that is equivalent to the
 * yearly growth. Without increase and with a term of whole periods it agrees with `futureValue`. A broken last period earns
 * growth in proportion to its exponent; a payment at its start is made, one at its end would lie beyond the term. A
 * withdrawal larger than the balance empties the account and ends the plan.
 * Source: S. Broverman, Mathematics of Investment and Credit, chapter 2 (annuities at equivalent rates, annuities in
 * geometric progression).
 */
export function savingsPlan(plan: SavingsPlan): SavingsResult {
  const { principal, forceOfInterest, years, payment, paymentsPerYear, timing, yearlyIncrease } = plan
  const whole = Math.floor(years * paymentsPerYear + 1e-9)
  const rest = years - whole / paymentsPerYear
  const isBroken = rest > 1e-9
  const payments = isBroken && timing === 'start' ? whole + 1 : whole
  const growth = Math.exp(forceOfInterest / paymentsPerYear)
  const lastGrowth = isBroken ? Math.exp(forceOfInterest * rest) : 1
  const rows: SavingsYear[] = []
  let balance = principal
  let paid = 0
  let amount = payment
  for (let period = 1; period <= payments; period++) {
    if (period > 1 && (period - 1) % paymentsPerYear === 0) amount *= 1 + yearlyIncrease
    if (timing === 'end') balance *= growth
    if (amount < 0 && balance + amount < amount * 1e-9) {
      const exhaustedAfter = (timing === 'end' ? period : period - 1) / paymentsPerYear
      rows.push({ years: exhaustedAfter, paid: paid - balance, balance: 0 })
      return { rows, paid: paid - balance, balance: 0, payments: period - 1, exhaustedAfter }
    }
    balance = Math.max(0, balance + amount)
    paid += amount
    if (period > whole) break
    if (timing === 'start') balance *= growth
    if (period % paymentsPerYear === 0) rows.push({ years: period / paymentsPerYear, paid, balance })
  }
  balance *= lastGrowth
  if (isBroken || whole % paymentsPerYear !== 0) rows.push({ years, paid, balance })
  return { rows, paid, balance, payments }
}
