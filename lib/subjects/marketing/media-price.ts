/** Cost for each click, in money; undefined without clicks. Source: Google Ads Help, average cost-per-click. */
export function costPerClick(spend: number, clicks: number): number | undefined {
  return clicks > 0 ? spend / clicks : undefined
}

/** Cost of a thousand impressions, in money; undefined without impressions. Source: IAB glossary, CPM. */
export function costPerThousand(cost: number, impressions: number): number | undefined {
  return impressions > 0 ? (cost / impressions) * 1000 : undefined
}

/** What a thousand impressions cost that are paid by the click; `clickRate` is a fraction. */
export function effectiveThousand(perClick: number, clickRate: number): number {
  return perClick * clickRate * 1000
}

/** What a conversion costs when clicks convert at `conversionRate`, a fraction; undefined where none does. */
export function costPerConversion(perClick: number, conversionRate: number): number | undefined {
  return conversionRate > 0 ? perClick / conversionRate : undefined
}

/**
 * The most a conversion may cost: gross profit of all orders it leads to, less the profit wanted of it. `margin` and `refunds` are
 * fractions, `orders` counts the first one. Below 0 where even a free conversion misses the wanted profit.
 */
export function allowableCost(value: number, margin: number, orders: number, refunds: number, wanted: number): number {
  return value * (1 - refunds) * margin * orders - wanted
}
