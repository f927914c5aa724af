import type { MrrMovement } from './mrr-bridge'

/** Share of opening customers or revenue lost in a period; undefined where the period opened with none. */
export function churnRate(lost: number, opening: number): number | undefined {
  return opening > 0 ? lost / opening : undefined
}

/**
 * Share of the opening MRR that is left at the end of the period, without new customers and without growth of old ones; at
 * most 1. Undefined where the period opened with nothing.
 */
export function grossRevenueRetention(opening: number, { contraction, churnedMrr }: MrrMovement): number | undefined {
  return opening > 0 ? (opening - contraction - churnedMrr) / opening : undefined
}

/** As gross retention, with the growth of old customers. Undefined where the period opened with nothing. */
export function netRevenueRetention(
  opening: number,
  { expansion, contraction, churnedMrr }: MrrMovement,
): number | undefined {
  return opening > 0 ? (opening + expansion - contraction - churnedMrr) / opening : undefined
}

/** Rates of following periods, one upon the other; undefined as soon as one is unknown. */
export function compounded(rates: readonly (number | undefined)[]): number | undefined {
  let product = 1
  for (const rate of rates) {
    if (rate === undefined) return undefined
    product *= rate
  }
  return product
}

/** Months a customer stays on average when the same share leaves every month; undefined when nobody leaves. */
export function customerLifetime(monthlyChurn: number): number | undefined {
  return monthlyChurn > 0 ? 1 / monthlyChurn : undefined
}
