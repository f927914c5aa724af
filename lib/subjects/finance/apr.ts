import { rootBetween } from '@/lib/base/root'

/** Equal payments, one in each unit-period. */
export interface PaymentStream {
  amount: number
  /** How many there are, 1 or more. */
  count: number
  /** Whole unit-periods from the advance to the first of them. */
  first: number
  /** What of a unit-period lies before those, from 0 to below 1. */
  fraction?: number
}

/** Above every rate for a unit-period that a consumer loan has: 10,000 %. */
const highest = 100

function worth({ amount, count, first, fraction = 0 }: PaymentStream, rate: number): number {
  const level = rate === 0 ? count : -Math.expm1(-count * Math.log1p(rate)) / rate
  return (amount * level * Math.exp(-(first - 1) * Math.log1p(rate))) / (1 + fraction * rate)
}

/**
 * The annual percentage rate (a fraction) of a loan with one advance by the actuarial method: the rate for a unit-period at
 * which all payments are worth `amountFinanced` on the day of the advance, times the unit-periods in a year. A broken first
 * period bears simple interest.
 * Amounts are money, `amountFinanced` what the borrower gets without prepaid finance charges.
 * `undefined` when the payments come to less than the advance (a negative rate, which the law does not know), there is no
 * advance, or the rate for a unit-period is above 10,000 %.
 * Source: Regulation Z, 12 CFR 1026, Appendix J (b)(8).
 */
export function annualPercentageRate(
  amountFinanced: number,
  payments: readonly PaymentStream[],
  unitPeriodsPerYear: number,
): number | undefined {
  const excess = (rate: number) => payments.reduce((sum, stream) => sum + worth(stream, rate), -amountFinanced)
  if (!(amountFinanced > 0 && unitPeriodsPerYear > 0)) return undefined
  const atZero = excess(0)
  if (Math.abs(atZero) <= 1e-12 * amountFinanced) return 0
  if (atZero < 0 || !(excess(highest) < 0)) return undefined
  return rootBetween(excess, 0, highest) * unitPeriodsPerYear
}

/**
 * The annual percentage rate of charge (a fraction) of a loan with one advance: the yearly rate X, compounded each year, at which
 * all payments are worth `amount` on the day of the advance. A year has 365 days, 52 weeks or 12 equal months; `waitYears` is
 * what lies, in years, before the period that ends with the first payment (negative: a shorter first period).
 * `undefined` as `annualPercentageRate`.
 * Source: Directive 2008/48/EC, Annex I.
 */
export function annualPercentageRateOfCharge(
  amount: number,
  payments: readonly PaymentStream[],
  paymentsPerYear: number,
  waitYears = 0,
): number | undefined {
  if (!(amount > 0 && paymentsPerYear > 0)) return undefined
  // In x = ln(1 + X), so that a period has the rate e^(x ÷ payments a year) − 1.
  const excess = (x: number) =>
    payments.reduce((sum, stream) => sum + worth(stream, Math.expm1(x / paymentsPerYear)), 0) *
      Math.exp(-waitYears * x) -
    amount
  const atZero = excess(0)
  if (Math.abs(atZero) <= 1e-12 * amount) return 0
  const most = Math.log1p(highest) * paymentsPerYear
  if (atZero < 0 || !(excess(most) < 0)) return undefined
  const rate = Math.expm1(rootBetween(excess, 0, most))
  return rate <= 1e12 ? rate : undefined
}
