/** What one unit of conversion value, or one conversion, is worth to the business. Shares are fractions. */
export type ConversionWorth =
  | { of: 'sales'; margin: number; refunds: number; lifetime: number }
  | { of: 'leads'; margin: number; refunds: number; lifetime: number; closeRate: number; saleValue: number }

/** What ads cost and brought, in money and counts of one period. */
export interface AdResult {
  cost: number
  clicks: number
  conversions: number
  /** Conversion value as the platform reports it. */
  value: number
}

export interface AdEconomics {
  /** After refunds, times the lifetime factor; of leads their closed sales. */
  revenue: number
  /** Revenue times margin: what is there to pay for ads. */
  contribution: number
  profit: number
  /** Absent where no conversion was counted: not measurable. */
  returnOnAdSpend?: number
  /** Profit over all costs, goods and ads. */
  returnOnInvestment?: number
  costPerConversion?: number
  /** Contribution of a click: what a click may cost before it loses money. */
  breakEvenClick?: number
}

/** Revenue that conversions stand for, after refunds and with repeat orders by the lifetime factor. */
function conversionRevenue({ conversions, value }: AdResult, worth: ConversionWorth): number {
  const first = worth.of === 'sales' ? value : conversions * worth.closeRate * worth.saleValue
  return first * (1 - worth.refunds) * worth.lifetime
}

/**
 * What ads earn once goods and media are paid. Ratios are absent without a conversion or without cost.
 * Source: Google Ads Help, Return on investment (ROI): (revenue − cost of goods and ads) ÷ cost of goods and ads.
 */
export function adEconomics(result: AdResult, worth: ConversionWorth): AdEconomics {
  const { cost, clicks, conversions } = result
  const revenue = conversionRevenue(result, worth)
  const contribution = revenue * worth.margin
  const profit = contribution - cost
  const costs = revenue - contribution + cost
  const found = { revenue, contribution, profit }
  if (conversions <= 0) return found
  return {
    ...found,
    ...(cost > 0 && { returnOnAdSpend: revenue / cost, costPerConversion: cost / conversions }),
    ...(costs > 0 && { returnOnInvestment: profit / costs }),
    ...(clicks > 0 && { breakEvenClick: contribution / clicks }),
  }
}

/**
 * Profit of one more unit of money at the present spending, where revenue grows with cost to the power of `curve`: the slope of
 * contribution less the unit itself. Undefined without cost.
 */
export function marginalProfit({ cost, contribution }: { cost: number; contribution: number }, curve: number) {
  return cost > 0 ? (curve * contribution) / cost - 1 : undefined
}

/** Contribution at another cost, along contribution × (new ÷ present cost) to the power of `curve`. */
export function contributionAt(present: { cost: number; contribution: number }, cost: number, curve: number): number {
  return present.cost > 0 ? present.contribution * (cost / present.cost) ** curve : 0
}
