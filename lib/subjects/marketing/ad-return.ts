/** Amounts in money of one period; `margin` is gross profit as a fraction of revenue. */
export interface AdFigures {
  spend: number
  /** Attributed revenue, refunds taken off. */
  revenue: number
  /** Agency and platform fees on top of the spend. */
  fees: number
  margin: number
}

/**
 * Revenue for each unit of money spent on ads (a ratio, 4 = 400%).
 * `undefined` without spend, where there is nothing to divide by.
 * Source: Google Ads Help, conversion value divided by cost.
 */
export function returnOnAdSpend(revenue: number, spend: number): number | undefined {
  return spend > 0 ? revenue / spend : undefined
}

/** What the ads leave once the goods sold, the media and the fees are paid, in money. */
export function profitOfAds({ spend, revenue, fees, margin }: AdFigures): number {
  return revenue * margin - spend - fees
}

/**
 * The ratio of revenue to ad spend at which gross profit just pays for the spend and for fees that grow with it.
 * `margin` and `feeShare` (fees as a share of spend) are fractions. `undefined` for a margin of zero, which never breaks even.
 */
export function breakEvenReturn(margin: number, feeShare = 0): number | undefined {
  return margin > 0 ? (1 + feeShare) / margin : undefined
}
