import { monthNumberOf } from '@/lib/base/format/dates'

/** Change of a figure as a fraction of the earlier one; undefined where that is missing, 0 or below, since such a rate has no meaning. */
export function growthOver(earlier: number | undefined, latest: number): number | undefined {
  return earlier !== undefined && earlier > 0 ? latest / earlier - 1 : undefined
}

/** Sum of the `count` figures that end at index `at`; undefined where the list does not reach back so far. */
export function sumOfLast(figures: readonly number[], at: number, count: number): number | undefined {
  if (at < 0 || at - count + 1 < 0) return undefined
  return figures.slice(at - count + 1, at + 1).reduce((sum, figure) => sum + figure, 0)
}

/** Calendar days of so many months from the month 'YYYY-MM'. */
export function monthsLong(month: string, months: number): number {
  const from = monthNumberOf(month)
  const dayOf = (count: number) => Date.UTC(Math.floor(count / 12), count % 12, 1) / 86_400_000
  return dayOf(from + months) - dayOf(from)
}

interface Compared {
  base: number
  latest: number
  /** Part of the latest sales that comes from businesses bought after the base period. */
  acquired: number
  /** Part of the base that comes from businesses sold since. */
  divested: number
  /** What the latest sales gained by exchange rates alone. */
  currency: number
  /** Price change as a fraction, above −1. */
  price: number
}

/**
 * What lies between two sales figures. Its five amounts add up to the change: sold and bought businesses, currency, price on today's
 * volume, and the rest, which is volume and mix. Organic growth compares what is left of both figures without the first three.
 */
export function salesBridge({ base, latest, acquired, divested, currency, price }: Compared) {
  const left = latest - acquired - currency
  const kept = base - divested
  const atOldPrices = left / (1 + price)
  const organicGrowth = growthOver(kept, left)
  return {
    divested: -divested,
    acquired,
    currency,
    price: left - atOldPrices,
    volume: atOldPrices - kept,
    organicGrowth,
    volumeGrowth: organicGrowth === undefined ? undefined : (1 + organicGrowth) / (1 + price) - 1,
  }
}
