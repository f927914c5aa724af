import { randomStream } from '@/lib/base/random/stream'
import { dayNumber, paymentCalendar } from '@/lib/subjects/finance/payment-dates'
import { daysLater } from '@/lib/subjects/time/calendar'

/** A price and its day (`YYYY-MM-DD`). */
export interface DatedPrice {
  date: string
  price: number
}

/**
 * A price history as it is pasted: a line for each day, first the day as 2026-01-31, then the price with a point, or with a
 * comma where a semicolon or a tab parts the two. A first line of headings, empty lines and prices of 0 are passed over; the
 * days may come in any order. `{ line }` is the first line, from 1, that is something else.
 */
export function readPriceHistory(text: string): DatedPrice[] | { line: number } {
  const prices: DatedPrice[] = []
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const trimmed = line.trim()
    if (trimmed === '') continue
    const [, date = '', between = '', rest = ''] =
      /^"?(\d{4}-\d{2}-\d{2})"?([\s,;]+)"?([\d.,]+)"?\s*$/.exec(trimmed) ?? []
    const price = Number(
      /[;\t]/.test(between) && !rest.includes('.') ? rest.replace(',', '.') : rest.replaceAll(',', ''),
    )
    if (dayNumber(date) === undefined || !Number.isFinite(price)) {
      if (at === 0 && !/^"?\d/.test(trimmed)) continue
      return { line: at + 1 }
    }
    if (price > 0) prices.push({ date, price })
  }
  return prices.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
}

/**
 * A made-up price for every day from `start` to `end`, by geometric Brownian motion: `drift` is the growth a year that the mean
 * of many paths has, `volatility` the yearly standard deviation of its logarithm, both fractions. The same `seed`, a whole
 * number below 2^32, makes the same path. Normal numbers come from the seeded key stream by the method of Box and Muller.
 */
export function simulatedPrices({
  start,
  end,
  first,
  drift,
  volatility,
  seed,
}: {
  start: string
  end: string
  first: number
  drift: number
  volatility: number
  seed: number
}): DatedPrice[] {
  const key = new Uint8Array(32)
  new DataView(key.buffer).setUint32(0, seed, true)
  const stream = randomStream(key)
  const uniform = () => (stream.below(2 ** 32) + 0.5) / 2 ** 32
  const step = (Math.log1p(drift) - volatility ** 2 / 2) / 365
  const spread = volatility / Math.sqrt(365)
  const prices: DatedPrice[] = []
  let price = first
  for (let day: string | undefined = start; day !== undefined && day <= end; day = daysLater(day, 1)) {
    prices.push({ date: day, price })
    const normal = volatility === 0 ? 0 : Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
    price *= Math.exp(step + spread * normal)
  }
  return prices
}

export interface RegularPlan {
  /** Spent each time, fee included. */
  amount: number
  paymentsPerYear: number
  start: string
  end: string
  /** A fraction of the amount, and the least. */
  feeRate: number
  leastFee: number
}

export interface Purchase {
  date: string
  price: number
  fee: number
  units: number
}

/**
 * The purchases of a regular plan: each on its day, or on the next one that has a price. A day after the last price buys
 * nothing. `prices` are in order of date. Refuses nothing: a fee of the whole amount buys no units.
 */
export function regularPurchases(plan: RegularPlan, prices: readonly DatedPrice[]): Purchase[] {
  const dayOf = paymentCalendar(plan.start, plan.paymentsPerYear)
  const fee = Math.max(plan.amount * plan.feeRate, plan.leastFee)
  const purchases: Purchase[] = []
  let at = 0
  for (let period = 0; dayOf !== undefined; period++) {
    const day = dayOf(period)
    if (day === undefined || day > plan.end) break
    while (at < prices.length && (prices[at]?.date ?? '') < day) at += 1
    const found = prices[at]
    if (!found || found.date > plan.end) break
    purchases.push({ date: found.date, price: found.price, fee, units: (plan.amount - fee) / found.price })
  }
  return purchases
}

/** The largest fall of the prices from an earlier one, as a fraction of that. */
export function largestFall(prices: readonly DatedPrice[]): number {
  let highest = 0
  let fall = 0
  for (const { price } of prices) {
    highest = Math.max(highest, price)
    fall = Math.max(fall, 1 - price / highest)
  }
  return fall
}
