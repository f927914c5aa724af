/** A customer relationship: expected margin of a period, share kept from one period to the next, discount rate of a period. */
export interface Relationship {
  margin: number
  retention: number
  discount: number
  /** Whether the first margin comes at once, or a period later and only if the customer stays. */
  paysAtOnce: boolean
}

/**
 * Present value of all margins a customer brings, without end: margin × retention ÷ (1 + discount − retention), and the margin itself
 * where the first comes at once. `undefined` where it has no limit, at full retention without discount.
 * Source: S. Gupta, D. Lehmann, Customers as Assets, Journal of Interactive Marketing 17 (2003).
 */
export function discountedLifetimeValue({ margin, retention, discount, paysAtOnce }: Relationship): number | undefined {
  const gap = 1 + discount - retention
  return gap > 0 ? (margin * (retention + (paysAtOnce ? gap : 0))) / gap : undefined
}

/** Periods that a customer stays on average; `undefined` where nobody ever leaves. */
export function expectedPeriods(retention: number): number | undefined {
  return retention < 1 ? 1 / (1 - retention) : undefined
}
