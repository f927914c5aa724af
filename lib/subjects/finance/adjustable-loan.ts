import { roundHalfAway } from '@/lib/base/money/minor-units'
import { payment } from './annuity'

/** Amounts in whole minor units; rates a year, caps and shares as fractions. What is left out has no limit. */
export interface AdjustableTerms {
  principalMinor: number
  months: number
  initialRate: number
  /** The first change falls after so many months, the others `everyMonths` apart; both 1 or more. */
  fixedMonths: number
  everyMonths: number
  /** How far the rate may move, up or down, at the first change, at each later one, and above the first rate over all. */
  initialCap?: number
  periodicCap?: number
  lifetimeCap?: number
  floor: number
  /** By what share of the one before a payment may grow at a change; unpaid interest then joins the balance. */
  paymentCap?: number
  /** The share of the loan that the balance may reach; then the payment covers the loan again, whatever the cap says. */
  balanceLimit?: number
}

export interface AdjustableRow {
  month: number
  /** A year. */
  rate: number
  paymentMinor: number
  interestMinor: number
  balanceMinor: number
}

/**
 * The rate after a change: what index and margin come to, held within `cap` of the rate before, not above `highest` and not
 * below `floor` (in this order). Fractions.
 * Source: Illinois Department of Financial and Professional Regulation, Information on Adjustable Rate Mortgages, on caps.
 */
export function cappedRate(target: number, before: number, limits: { cap?: number; highest?: number; floor: number }) {
  const { cap = Infinity, highest = Infinity, floor } = limits
  const near = Math.min(before + cap, Math.max(before - cap, target))
  return Math.max(floor, Math.min(highest, near))
}

/**
 * An adjustable-rate loan month by month: at each change the rate is set anew from `targetOf(change)` (index and margin, the
 * first change is 0), and the payment becomes the level one for the months that are left. The last payment takes what is owed.
 * `undefined` when a balance leaves the whole numbers.
 */
export function adjustableLoan(
  terms: AdjustableTerms,
  targetOf: (change: number) => number,
): readonly AdjustableRow[] | undefined {
  const { principalMinor, months, initialRate, fixedMonths, everyMonths, paymentCap = Infinity } = terms
  const highest = initialRate + (terms.lifetimeCap ?? Infinity)
  const rows: AdjustableRow[] = []
  let balance = principalMinor
  let rate = initialRate
  let due = levelPayment(rate, months, balance)
  for (let month = 1; month <= months && balance > 0; month++) {
    const since = month - 1 - fixedMonths
    if (since >= 0 && since % everyMonths === 0) {
      const cap = since === 0 ? terms.initialCap : terms.periodicCap
      rate = cappedRate(targetOf(since / everyMonths), rate, {
        ...(cap === undefined ? {} : { cap }),
        highest,
        floor: terms.floor,
      })
      due = Math.min(levelPayment(rate, months - month + 1, balance), roundHalfAway(due * (1 + paymentCap)))
    }
    const interest = roundHalfAway((balance * rate) / 12)
    if (balance + interest - due > (terms.balanceLimit ?? Infinity) * principalMinor)
      due = levelPayment(rate, months - month + 1, balance)
    const paid = month === months ? balance + interest : Math.min(due, balance + interest)
    balance += interest - paid
    if (!Number.isSafeInteger(balance)) return undefined
    rows.push({ month, rate, paymentMinor: paid, interestMinor: interest, balanceMinor: balance })
  }
  return rows
}

function levelPayment(rate: number, months: number, balance: number): number {
  return roundHalfAway(payment(rate / 12, months, -balance) ?? 0)
}
