import { growthRate } from '@/lib/subjects/finance/interest'

/**
 * Growth of a quarter's recurring revenue over the quarter before, annualised, for each unit of sales and marketing spent in the
 * quarter before; undefined when nothing was spent. Source: L. Leckie, Magic Number for SaaS Companies, 2008.
 */
export function magicNumber(
  revenue: number,
  revenueBefore: number,
  salesAndMarketingBefore: number,
): number | undefined {
  return salesAndMarketingBefore > 0 ? ((revenue - revenueBefore) * 4) / salesAndMarketingBefore : undefined
}

/**
 * Cash burned for each unit of annual recurring revenue added in the same period; undefined when none was added.
 * Source: D. Sacks, The Burn Multiple, 2020.
 */
export function burnMultiple(netBurn: number, netNewArr: number): number | undefined {
  return netNewArr > 0 ? netBurn / netNewArr : undefined
}

/** Months until the cash is gone at a monthly burn; undefined when no cash is burned. */
export function runwayMonths(cash: number, monthlyBurn: number): number | undefined {
  return monthlyBurn > 0 ? Math.max(0, cash) / monthlyBurn : undefined
}

/** Growth over several periods as a rate for each of them; undefined from or to nothing. */
export function compoundGrowth(first: number, last: number, periods: number): number | undefined {
  return first > 0 && last > 0 ? growthRate(periods, first, last) : undefined
}
