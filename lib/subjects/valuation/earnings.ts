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
