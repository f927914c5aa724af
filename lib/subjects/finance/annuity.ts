import { finite } from './finite'
import { nearest, rootsBetween } from '@/lib/base/root'

// Every function here solves one equation, with money received positive and money paid negative:
//   presentValue + payment × (1 + rate, when paid at the start) × (1 − v^n) ÷ rate + futureValue × v^n = 0,  v = 1 ÷ (1 + rate)
// log1p and expm1 keep all digits at small rates, where (1 + rate)^n − 1 would lose them.

/** Whether each payment falls at the end of its period (Excel's type 0) or at its start (type 1). */
export type PaymentTiming = 'end' | 'start'

/** Present value of 1 paid at the end of each of `periods` periods. */
function annuityFactor(rate: number, periods: number): number {
  return rate === 0 ? periods : -Math.expm1(-periods * Math.log1p(rate)) / rate
}

function discountFactor(rate: number, periods: number): number {
  return Math.exp(-periods * Math.log1p(rate))
}

function timingFactor(rate: number, timing: PaymentTiming): number {
  return timing === 'start' ? 1 + rate : 1
}

/**
 * The level payment a period that turns `presentValue` into `futureValue` (Excel's PMT).
 *
 * `rate` is a fraction a period (0.01 = 1 %), `periods` their number, the amounts are in money: received positive, paid
 * negative, so that a loan of +1000 gives a negative payment.
 * `undefined` where Excel says #NUM!: no periods, or a rate of −100 % or less.
 * Source: OpenDocument 1.3 part 4 (OpenFormula), function PMT.
 */
export function payment(
  rate: number,
  periods: number,
  presentValue: number,
  futureValue = 0,
  timing: PaymentTiming = 'end',
): number | undefined {
  if (rate <= -1 || periods === 0) return undefined
  const owed = presentValue + futureValue * discountFactor(rate, periods)
  return finite(-owed / (timingFactor(rate, timing) * annuityFactor(rate, periods)))
}

/**
 * The interest within the payment of `period` (counted from 1; Excel's IPMT). Sign, units and refusals as in `payment`;
 * also `undefined` when `period` lies outside 1 to `periods`.
 * Source: OpenFormula, function IPMT.
 */
export function interestPayment(
  rate: number,
  period: number,
  periods: number,
  presentValue: number,
  futureValue = 0,
  timing: PaymentTiming = 'end',
): number | undefined {
  if (!(period >= 1 && period <= periods)) return undefined
  if (rate <= -1) return undefined
  if (period === 1) return timing === 'start' ? 0 : finite(-presentValue * rate)
  const level = payment(rate, periods, presentValue, futureValue)
  if (level === undefined) return undefined
  // What is still owed, seen from the end of the term: exact near the last period, where counting from the start cancels.
  const remaining = periods - period + 1
  const discount = discountFactor(rate, remaining)
  const interest = -level * Math.expm1(-remaining * Math.log1p(rate)) + futureValue * rate * discount
  return finite(interest / timingFactor(rate, timing))
}

/**
 * The part of the payment of `period` that repays principal (Excel's PPMT). Sign, units and refusals as in
 * `interestPayment`; the parts of all periods add up to −(`presentValue` + `futureValue`).
 * Source: OpenFormula, function PPMT.
 */
export function principalPayment(
  rate: number,
  period: number,
  periods: number,
  presentValue: number,
  futureValue = 0,
  timing: PaymentTiming = 'end',
): number | undefined {
  if (rate <= -1 || !(period >= 1 && period <= periods)) return undefined
  if (timing === 'start' && period === 1) return payment(rate, periods, presentValue, futureValue, timing)
  const first = -(presentValue + futureValue) / annuityFactor(rate, periods)
  return finite((first * discountFactor(rate, periods - period + 1)) / timingFactor(rate, timing))
}

/**
 * What a row of payments and a final `futureValue` are worth today (Excel's PV). Sign and units as in `payment`.
 * `undefined` for a rate of −100 % or less (Excel goes on calculating there, with numbers that mean nothing) and for a
 * value too large for a double.
 * Source: OpenFormula, function PV.
 */
export function presentValue(
  rate: number,
  periods: number,
  paymentAmount: number,
  futureValue = 0,
  timing: PaymentTiming = 'end',
): number | undefined {
  if (rate <= -1) return undefined
  const payments = paymentAmount * timingFactor(rate, timing) * annuityFactor(rate, periods)
  return finite(-(payments + futureValue * discountFactor(rate, periods)))
}

/**
 * What `presentValue` and a row of payments grow to (Excel's FV). Sign and units as in `payment`.
 * `undefined` for a rate of −100 % or less (Excel goes on calculating there, with numbers that mean nothing) and for a
 * value too large for a double.
 * Source: OpenFormula, function FV.
 */
export function futureValue(
  rate: number,
  periods: number,
  paymentAmount: number,
  presentValue = 0,
  timing: PaymentTiming = 'end',
): number | undefined {
  if (rate <= -1) return undefined
  const accumulated = rate === 0 ? periods : Math.expm1(periods * Math.log1p(rate)) / rate
  return finite(
    -(presentValue / discountFactor(rate, periods) + paymentAmount * timingFactor(rate, timing) * accumulated),
  )
}

/**
 * How many periods it takes (Excel's NPER); rarely a whole number, and negative when the target lies in the past.
 * Sign and units as in `payment`. `undefined` where Excel says #NUM!: the payment never reaches the target (it does not
 * cover the interest), is 0 at rate 0, or the rate is −100 % or less.
 * Source: OpenFormula, function NPER.
 */
export function numberOfPeriods(
  rate: number,
  paymentAmount: number,
  presentValue: number,
  futureValue = 0,
  timing: PaymentTiming = 'end',
): number | undefined {
  if (rate <= -1) return undefined
  const total = presentValue + futureValue
  if (rate === 0) return finite(-total / paymentAmount)
  const change = (-total * rate) / (paymentAmount * timingFactor(rate, timing) + presentValue * rate)
  return finite(Math.log1p(change) / Math.log1p(rate))
}

/**
 * The rate a period (a fraction) at which the payments turn `presentValue` into `futureValue` (Excel's RATE).
 * Sign and units as in `payment`. Two rates can fit when both ends have one sign and the payments the other; the answer
 * is the one nearest `guess`. `undefined` when no rate between −99.99 % and 2,000,000 % a period fits, or `periods` is
 * not positive. Excel stops after 20 steps and says #NUM! for some terms that do have a rate; this function finds it.
 * Source: OpenFormula, function RATE.
 */
export function ratePerPeriod(
  periods: number,
  paymentAmount: number,
  presentValue: number,
  futureValue = 0,
  timing: PaymentTiming = 'end',
  guess = 0.1,
): number | undefined {
  if (!(periods > 0)) return undefined
  if (!Number.isFinite(periods + paymentAmount + presentValue + futureValue)) return undefined
  // In x = ln(1 + rate). Below 0 everything is taken at the end of the term instead of today, so no power overflows.
  function imbalance(x: number): number {
    const decay = Math.exp(-periods * Math.abs(x))
    const annuity = x === 0 ? periods : Math.abs(Math.expm1(-periods * Math.abs(x)) / Math.expm1(x))
    const payments = paymentAmount * annuity * (timing === 'start' ? Math.exp(x) : 1)
    return x < 0 ? presentValue * decay + payments + futureValue : presentValue + payments + futureValue * decay
  }
  // Cubic spacing: fine where rates are usual, coarse towards the ends.
  const grid = Array.from({ length: 401 }, (_, index) => 10 * (index / 200 - 1) ** 3)
  const root = nearest(rootsBetween(imbalance, grid).map(Math.expm1), guess)
  return root === undefined ? undefined : finite(root)
}

/** Adds up a part of the payments from `first` to `last`, under the refusals that CUMIPMT and CUMPRINC share. */
function cumulative(
  part: typeof interestPayment,
  rate: number,
  periods: number,
  presentValue: number,
  first: number,
  last: number,
  timing: PaymentTiming,
): number | undefined {
  const start = Math.ceil(first)
  const end = Math.floor(last)
  if (!(rate > 0 && presentValue > 0 && first >= 1 && end >= start && end <= periods)) return undefined
  let sum = 0
  for (let period = start; period <= end; period++) sum += part(rate, period, periods, presentValue, 0, timing) ?? NaN
  return finite(sum)
}

/**
 * The interest paid on a loan from period `first` to period `last` (Excel's CUMIPMT); negative, as money paid.
 * Only whole periods within `first` and `last` count. `undefined` where Excel says #NUM!: rate, periods or loan not above
 * 0, or the range of periods not within 1 to `periods`; also when it holds no whole period.
 * Source: OpenFormula, function CUMIPMT.
 */
export function cumulativeInterest(
  rate: number,
  periods: number,
  presentValue: number,
  first: number,
  last: number,
  timing: PaymentTiming = 'end',
): number | undefined {
  return cumulative(interestPayment, rate, periods, presentValue, first, last, timing)
}

/**
 * The principal repaid on a loan from period `first` to period `last` (Excel's CUMPRINC); negative, as money paid.
 * Refusals as in `cumulativeInterest`.
 * Source: OpenFormula, function CUMPRINC.
 */
export function cumulativePrincipal(
  rate: number,
  periods: number,
  presentValue: number,
  first: number,
  last: number,
  timing: PaymentTiming = 'end',
): number | undefined {
  return cumulative(principalPayment, rate, periods, presentValue, first, last, timing)
}
