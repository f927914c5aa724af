/** Average revenue per account; undefined without customers. */
export function averageRevenuePerAccount(mrr: number, customers: number): number | undefined {
  return customers > 0 ? mrr / customers : undefined
}

/** What is left of revenue after the cost of delivering it, as a fraction; undefined without revenue. */
export function grossMargin(revenue: number, costOfRevenue: number): number | undefined {
  return revenue > 0 ? (revenue - costOfRevenue) / revenue : undefined
}

/** Sales and marketing of a period for each customer it won; undefined when it won none. */
export function acquisitionCost(salesAndMarketing: number, newCustomers: number): number | undefined {
  return newCustomers > 0 ? salesAndMarketing / newCustomers : undefined
}

/**
 * Gross profit of a customer over `lifetimeMonths`. Source: D. Skok, SaaS Metrics 2.0: ARPA × gross margin ÷ customer churn,
 * which is this with 1 ÷ churn as the lifetime.
 */
export function lifetimeValue(arpa: number, margin: number, lifetimeMonths: number): number {
  return arpa * margin * lifetimeMonths
}

/**
 * Months in which the gross profit of new recurring revenue pays back what was spent to win it; undefined where there is no
 * gross profit to pay with. Source: D. Skok, SaaS Metrics 2.0: CAC ÷ (ARPA of new accounts × gross margin).
 */
export function paybackMonths(salesAndMarketing: number, newMrr: number, margin: number): number | undefined {
  return newMrr > 0 && margin > 0 ? salesAndMarketing / (newMrr * margin) : undefined
}
