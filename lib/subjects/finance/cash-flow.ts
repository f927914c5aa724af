import { compareAmounts } from '@/lib/base/money/compare-amounts'
import type { PaymentTiming } from './annuity'
import { finite } from './finite'
import { dayNumber } from './payment-dates'
import { nearest, rootsBetween } from '@/lib/base/root'

/** An amount on a day (`YYYY-MM-DD`): received positive, paid negative. */
export type DatedCashFlow = { date: string; amount: number }

/** An amount at a time counted in periods from the first flow. */
type TimedCashFlow = { time: number; amount: number }

/** As many as a double has. */
const significantDigits = 15

const lowestRate = -1 + 1e-15
const highestRate = 1e20

/** How often the sign changes along the flows, zeros left out: no more rates than this can be an internal rate of return. */
export function signChanges(cashFlows: readonly number[]): number {
  const signs = cashFlows.map(Math.sign).filter((sign) => sign !== 0)
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length
}

/**
 * The value of regular cash flows at `rate` a period (a fraction). By default the first flow lies one period ahead, as
 * in Excel's NPV; with `'start'` it happens now, as in the textbook sum with the outlay at time 0.
 * `undefined` for a rate of −100 % or less, for which Excel gives numbers that mean nothing.
 * Source: OpenFormula, function NPV.
 */
export function netPresentValue(
  rate: number,
  cashFlows: readonly number[],
  firstFlow: PaymentTiming = 'end',
): number | undefined {
  if (rate <= -1) return undefined
  const value = cashFlows.reduceRight((later, amount) => amount + later / (1 + rate), 0)
  return finite(firstFlow === 'end' ? value / (1 + rate) : value)
}

/**
 * The value of dated cash flows on the day of the first one, at `rate` a year (a fraction) of 365 days (Excel's XNPV).
 * `undefined` where Excel says #NUM!: a day before the first one, or no real date; also for a rate of −100 % or less.
 * Excel refuses every negative rate here; between −100 % and 0 the sum is well defined and is given.
 * Source: OpenFormula, function XNPV.
 */
export function datedNetPresentValue(rate: number, cashFlows: readonly DatedCashFlow[]): number | undefined {
  const flows = timedInYears(cashFlows)
  if (rate <= -1 || !flows || flows.some(({ time }) => time < 0)) return undefined
  return finite(flows.reduce((sum, { time, amount }) => sum + amount * Math.exp(-time * Math.log1p(rate)), 0))
}

/**
 * The rate a period (a fraction) at which regular cash flows, the first at time 0, are worth nothing (Excel's IRR).
 * Several rates can do that; the answer is the one nearest `guess`, and `internalRates` gives all.
 * `undefined` where Excel says #NUM!: not both a positive and a negative flow, or no such rate.
 * Source: OpenFormula, function IRR.
 */
export function internalRateOfReturn(cashFlows: readonly number[], guess = 0.1): number | undefined {
  return nearest(internalRates(cashFlows), guess)
}

/**
 * Every rate a period at which regular cash flows, the first at time 0, are worth nothing, in ascending order, as fractions
 * above −1. Empty when there is none. No rate lies outside the range searched as long as no flow is 1e15 times another.
 * A rate at which the value touches 0 without changing sign is given once. Up to 40 sign changes the search is complete;
 * with more, two rates between −99 % and 1000 % that are less than 0.7 % apart can be missed.
 */
export function internalRates(cashFlows: readonly number[]): number[] {
  return ratesOf(timed(cashFlows), lowestRate, highestRate)
}

/**
 * The yearly rate (a fraction, 365 days a year) at which dated cash flows are worth nothing (Excel's XIRR). With several
 * such rates, the one nearest `guess`. The flows may come in any order.
 * `undefined` where Excel says #NUM!: not both a positive and a negative flow, no real date; and where no rate fits.
 * Excel stops at 0.000001 % and, for some flows it cannot solve, shows 2.98E-09; here the rate is exact.
 * Source: OpenFormula, function XIRR.
 */
export function datedInternalRateOfReturn(cashFlows: readonly DatedCashFlow[], guess = 0.1): number | undefined {
  return nearest(datedInternalRates(cashFlows), guess)
}

/**
 * Every yearly rate (a fraction above −1, 365 days a year) at which dated cash flows are worth nothing, in ascending order. The
 * flows may come in any order, several on one day. Empty when no rate fits or a day does not exist. How far the search is
 * complete, `internalRates` says.
 */
export function datedInternalRates(cashFlows: readonly DatedCashFlow[]): number[] {
  return ratesOf(timedInYears(cashFlows) ?? [], lowestRate, highestRate)
}

/**
 * The modified internal rate of return a period (a fraction; Excel's MIRR): outflows are financed at `financeRate`,
 * inflows earn `reinvestmentRate` until the last period. The first flow is at time 0.
 * `undefined` where Excel says #DIV/0!: not both a positive and a negative flow; also for rates of −100 % or less.
 * Source: OpenFormula, function MIRR.
 */
export function modifiedInternalRateOfReturn(
  cashFlows: readonly number[],
  financeRate: number,
  reinvestmentRate: number,
): number | undefined {
  if (financeRate <= -1 || reinvestmentRate <= -1) return undefined
  const periods = cashFlows.length - 1
  let invested = 0
  let returned = 0
  for (const [time, amount] of cashFlows.entries()) {
    if (amount < 0) invested -= amount * Math.exp(-time * Math.log1p(financeRate))
    else returned += amount * Math.exp((periods - time) * Math.log1p(reinvestmentRate))
  }
  if (!(invested > 0 && returned > 0)) return undefined
  return finite(Math.expm1(Math.log(returned / invested) / periods))
}

/**
 * The number of periods after which the cash flows, the first at time 0, have paid themselves back for the first time;
 * with a `rate` (a fraction a period) each flow is discounted first. Within the period of recovery the flow counts as
 * evenly spread. What is missing counts only where it is written as more than zero in `decimals`; without them, only the noise
 * of binary sums is left out. `undefined` when they never pay themselves back. Later outflows can reopen the account: see `lastingPaybackPeriod`.
 * Source: Brealey, Myers and Allen, Principles of Corporate Finance, chapter on investment criteria.
 */
export function paybackPeriod(
  cashFlows: readonly number[],
  rate = 0,
  decimals = significantDigits,
): number | undefined {
  return recoveries(cashFlows, rate, decimals)[0]
}

/**
 * As `paybackPeriod`, but the time after which the running total never falls below 0 again; `undefined` when it ends
 * below 0.
 */
export function lastingPaybackPeriod(
  cashFlows: readonly number[],
  rate = 0,
  decimals = significantDigits,
): number | undefined {
  return recoveries(cashFlows, rate, decimals).at(-1)
}

/** The times at which the running total comes back from below 0, followed by `undefined` when it ends below 0. */
function recoveries(cashFlows: readonly number[], rate: number, decimals: number): (number | undefined)[] {
  const times: (number | undefined)[] = []
  if (rate <= -1) return times
  let total = 0
  let gross = 0
  for (const [time, amount] of cashFlows.entries()) {
    const value = amount * Math.exp(-time * Math.log1p(rate))
    gross += Math.abs(value)
    const next = total + value
    // Ten flows of 0.1 repay 1, although their binary sum falls short by 1e-16.
    const settled = compareAmounts(next, 0, decimals, gross) === 0 ? 0 : next
    if (time === 0 && settled >= 0) times.push(0)
    if (total < 0 && settled >= 0) times.push(Math.min(time, time - 1 - total / value))
    total = settled
  }
  if (total < 0) times.push(undefined)
  return times
}

function timed(cashFlows: readonly number[]): TimedCashFlow[] {
  return cashFlows.map((amount, time) => ({ time, amount }))
}

/** `undefined` when a date is not real. */
function timedInYears(cashFlows: readonly DatedCashFlow[]): TimedCashFlow[] | undefined {
  const start = dayNumber(cashFlows[0]?.date ?? '')
  if (start === undefined) return undefined
  const flows: TimedCashFlow[] = []
  for (const { date, amount } of cashFlows) {
    const day = dayNumber(date)
    if (day === undefined) return undefined
    flows.push({ time: (day - start) / 365, amount })
  }
  return flows
}

/** All rates from `lowest` to `highest` at which the flows are worth nothing, in ascending order. */
function ratesOf(flows: readonly TimedCashFlow[], lowest: number, highest: number): number[] {
  const amounts = new Map<number, number>()
  for (const { time, amount } of flows) amounts.set(time, (amounts.get(time) ?? 0) + amount)
  const merged = [...amounts].map(([time, amount]) => ({ time, amount })).filter(({ amount }) => amount !== 0)
  if (!merged.every(({ amount }) => Number.isFinite(amount))) return []
  merged.sort((a, b) => a.time - b.time)
  const low = Math.log1p(lowest)
  const high = Math.log1p(highest)
  const changes = signChanges(merged.map(({ amount }) => amount))
  if (changes === 0) return []
  const turning =
    changes <= 40
      ? turningPoints(merged, low, high)
      : [...spread(low, high), ...spread(Math.log1p(-0.99), Math.log1p(10))].sort((a, b) => a - b)
  const touching = turning.filter((x) => Math.abs(worth(merged, x)) < 1e-14 * worth(merged.map(paidIn), x))
  const crossing = rootsBetween((x) => worth(merged, x), [low, ...turning, high])
  return [...touching, ...crossing.filter((x) => !touching.some((point) => Math.abs(point - x) < 1e-6))]
    .sort((a, b) => a - b)
    .map((x) => Math.expm1(x))
}

/** 999 points between two others. */
function spread(low: number, high: number): number[] {
  return Array.from({ length: 999 }, (_, index) => low + ((high - low) * (index + 1)) / 1000)
}

function paidIn({ time, amount }: TimedCashFlow): TimedCashFlow {
  return { time, amount: Math.abs(amount) }
}

/**
 * The flows' value at the rate e^x − 1, up to a positive factor: above 0 it is taken at the first flow and below 0 at the
 * last, so that no power overflows.
 */
function worth(flows: readonly TimedCashFlow[], x: number): number {
  const base = (x < 0 ? flows.at(-1) : flows[0])?.time ?? 0
  return flows.reduce((sum, { time, amount }) => sum + amount * Math.exp((base - time) * x), 0)
}

/**
 * The points x = ln(1 + rate) between which the value of the flows, times a positive factor, only rises or only falls.
 * With time 0 shifted into a change of sign, the derivative multiplies each amount by its shifted time, and exactly that
 * change of sign disappears. Its zeros, found the same way, are the turning points (theorems of Descartes and Rolle).
 */
function turningPoints(flows: readonly TimedCashFlow[], low: number, high: number): number[] {
  const span = (flows.at(-1)?.time ?? 0) - (flows[0]?.time ?? 0)
  for (const [index, later] of flows.entries()) {
    const earlier = flows[index - 1]
    if (!earlier || Math.sign(earlier.amount) === Math.sign(later.amount)) continue
    const middle = (earlier.time + later.time) / 2
    const slope = flows.map(({ time, amount }) => ({ time, amount: (amount * (time - middle)) / span }))
    return rootsBetween((x) => worth(slope, x), [low, ...turningPoints(slope, low, high), high])
  }
  return []
}
