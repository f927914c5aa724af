import { payment } from './annuity'

/** Loans of one grade, repaid by level monthly payments. */
export interface LoanGrade {
  /** Money lent at the start. */
  amount: number
  /** Interest a year, charged monthly, as a fraction. */
  rate: number
  /** The part that stops paying within a year, as a fraction; the same in every month. */
  defaultRate: number
  /** The part of the balance that comes back when a loan stops, in the same month. */
  recovery: number
}

export interface PoolMonth {
  /** Balance of the loans that still pay, at the beginning. */
  balance: number
  interest: number
  principal: number
  /** Balance of loans that stopped this month, and what came back of it. */
  defaulted: number
  recovered: number
}

/**
 * What a pool of such loans is expected to pay in each of `months` months. Loans stop at a constant monthly rate,
 * 1 − (1 − yearly rate)^(1/12), before the month's payment; the others pay in full. Amounts in money, nothing rounded.
 * Source: F. Fabozzi, Handbook of Fixed Income Securities, on conditional default rates.
 */
export function expectedPool(grades: readonly LoanGrade[], months: number): PoolMonth[] {
  const pool = Array.from({ length: months }, () => ({
    balance: 0,
    interest: 0,
    principal: 0,
    defaulted: 0,
    recovered: 0,
  }))
  for (const { amount, rate, defaultRate, recovery } of grades) {
    const stops = -Math.expm1(Math.log1p(-defaultRate) / 12)
    const level = -(payment(rate / 12, months, amount) ?? 0)
    let owed = amount
    let alive = 1
    for (const month of pool) {
      const interest = (owed * rate) / 12
      const principal = level - interest
      const pays = alive * (1 - stops)
      month.balance += alive * owed
      month.interest += pays * interest
      month.principal += pays * principal
      month.defaulted += alive * stops * owed
      month.recovered += alive * stops * owed * recovery
      alive = pays
      owed -= principal
    }
  }
  return pool
}
