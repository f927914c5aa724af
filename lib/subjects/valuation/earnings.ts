/** What stands between net income and earnings before interest and taxes, in money; income is negative expense. */
export interface BelowOperations {
  netIncome: number
  tax: number
  /** Interest and other financial expense less such income. */
  interest: number
}

/** Earnings before interest and taxes, from the bottom line up. Source: SEC C&DI on non-GAAP measures, question 103.01. */
export function earningsBeforeInterestAndTax({ netIncome, tax, interest }: BelowOperations): number {
  return netIncome + tax + interest
}

/** What a multiple of earnings makes the whole firm worth, and its owners once `netDebt` is paid, in money. */
export function valueByMultiple(earnings: number, multiple: number, netDebt: number) {
  const enterprise = earnings * multiple
  return { enterprise, equity: enterprise - netDebt }
}

/**
 * What earnings that grow for ever are worth a year before the next ones: earnings × (1 + growth) ÷ (required − growth), rates as
 * fractions a year. `undefined` where growth is not below the required return.
 * Source: M. Gordon, E. Shapiro, Management Science 3 (1956); AICPA VS section 100, capitalisation of benefits.
 */
export function capitalisedEarnings(earnings: number, required: number, growth: number): number | undefined {
  return required > growth ? (earnings * (1 + growth)) / (required - growth) : undefined
}
