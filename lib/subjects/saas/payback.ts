/** One new customer, month by month. Shares are fractions, months start at 1. */
export interface CustomerTerms {
  arpa: number
  margin: number
  /** Share of the customers that leaves each month. */
  churn: number
  /** Growth of what those who stay pay, each month. */
  expansion: number
  /** Months until the full price is paid, rising evenly; 0 or 1 for none. */
  ramp: number
  /** First months at a discount, and how large it is. */
  discountMonths: number
  discount: number
  /** Share of customers that pays a year ahead. */
  prepaid: number
}

/** What a customer who stays is billed in a month, before anybody leaves. */
function billed({ arpa, expansion, ramp, discountMonths, discount }: CustomerTerms, month: number): number {
  const risen = ramp > 1 ? Math.min(1, month / ramp) : 1
  return arpa * (1 + expansion) ** (month - 1) * risen * (month <= discountMonths ? 1 - discount : 1)
}

/** What serving such a customer costs in that month: a discount does not make it cheaper. */
function served(terms: CustomerTerms, month: number): number {
  return billed({ ...terms, discount: 0 }, month) * (1 - terms.margin)
}

/**
 * Gross profit of a month for each customer won, of whom a share has left. Without ramp and discount it is a geometric series,
 * ARPA × margin × ((1 − churn) × (1 + expansion))^(month − 1).
 */
export function profitInMonth(terms: CustomerTerms, month: number): number {
  return (1 - terms.churn) ** (month - 1) * (billed(terms, month) - served(terms, month))
}

/**
 * Cash of a month for each customer won. Who pays ahead pays twelve months at their beginning and leaves only at their end; who pays
 * by the month is as in `profitInMonth`.
 */
export function cashInMonth(terms: CustomerTerms, month: number): number {
  const yearsGone = Math.floor((month - 1) / 12)
  const begins = yearsGone * 12 + 1
  const stayed = (1 - terms.churn) ** (yearsGone * 12)
  const paid =
    month === begins ? Array.from({ length: 12 }, (_, at) => billed(terms, begins + at)).reduce((a, b) => a + b, 0) : 0
  return (1 - terms.prepaid) * profitInMonth(terms, month) + terms.prepaid * stayed * (paid - served(terms, month))
}

/**
 * Months until what comes in month by month has paid an outlay, the last month in proportion; undefined where it has not within
 * `longest` months.
 */
export function monthsToRecover(
  outlay: number,
  comesIn: (month: number) => number,
  longest: number,
): number | undefined {
  if (outlay <= 0) return 0
  let sum = 0
  for (let month = 1; month <= longest; month++) {
    const amount = comesIn(month)
    if (sum + amount >= outlay) return month - 1 + (outlay - sum) / amount
    sum += amount
  }
  return undefined
}
