/** The gross profit of one customer won, month by month; the first month falls on the day of the sale and is certain. */
export interface CohortCustomer {
  /** Gross profit of the first month. */
  monthlyProfit: number
  /** The share of customers still there in month 0, 1, 2 … as fractions. */
  survival: (month: number) => number
  /** Growth of what a customer who stays pays, a month. */
  expansion: number
  /** Discount rate a year. */
  discountRate: number
}

/**
 * What an average customer has brought in, added up after each of `months` months: profit × survival × (1 + expansion)^m ÷
 * (1 + rate)^(m ÷ 12). The last is the lifetime value to that horizon; with constant churn, no growth and no discount it tends to
 * profit ÷ churn. Source: D. Skok, SaaS Metrics 2.0; S. Gupta, D. Lehmann, Managing Customers as Investments, chapter 2.
 */
export function cumulativeProfit(customer: CohortCustomer, months: number): number[] {
  const { monthlyProfit, survival, expansion, discountRate } = customer
  let sum = 0
  return Array.from({ length: months }, (_, month) => {
    sum += monthlyProfit * survival(month) * Math.exp(month * (Math.log1p(expansion) - Math.log1p(discountRate) / 12))
    return sum
  })
}

/**
 * Survival through the months from the shares that are left at the end of each year: geometric within a year; after the last one
 * its pace goes on. The shares are fractions, none above the one before it.
 */
export function survivalFromYears(left: readonly number[]): (month: number) => number {
  const marks = [1, ...left]
  return (month) => {
    const year = Math.min(Math.floor(month / 12), left.length - 1)
    const from = marks[year] ?? 1
    const to = marks[year + 1] ?? from
    return from === 0 ? 0 : from * (to / from) ** ((month - 12 * year) / 12)
  }
}
