/** The months that each of the four periods of Schedule AI has, from January on. */
export const monthsToDate = [3, 5, 8, 12] as const

/** What income to date is multiplied by to stand for a year: 4, 2.4, 1.5 and 1 (Form 2210, Schedule AI, line 2). */
export function annualised(toDate: number, period: number): number {
  return (toDate * 12) / (monthsToDate[period] ?? 12)
}

/** Columns of Schedule AI, dollars. */
export interface Instalment {
  /** Line 21: the share of annualised tax that must be paid by then. */
  toDate: number
  /** Line 23: it, less what earlier columns ask for. */
  byIncome: number
  /** Line 24: a quarter of the required annual payment. */
  regular: number
  /** Line 26: with what earlier columns saved. */
  caughtUp: number
  /** Line 27: the smaller of lines 23 and 26. */
  required: number
}

/**
 * Required instalments by the annualised income method, dollars, each rounded by `cents`. `taxes` are the taxes of the four annualised incomes
 * after credits, `yearly` the required annual payment and `share` what of a year’s tax must be paid in it.
 * Source: Form 2210, Schedule AI, lines 19 to 27; 26 U.S.C. 6654(d)(2).
 */
export function annualisedInstalments(
  taxes: readonly number[],
  yearly: number,
  share: number,
  cents: (amount: number) => number,
): Instalment[] {
  let asked = 0
  let saved = 0
  return taxes.map((tax, at) => {
    const toDate = cents((Math.max(0, tax) * share * (at + 1)) / taxes.length)
    const byIncome = cents(Math.max(0, toDate - asked))
    const regular = cents(cents((yearly * (at + 1)) / taxes.length) - cents((yearly * at) / taxes.length))
    const caughtUp = cents(regular + saved)
    const required = Math.min(byIncome, caughtUp)
    asked = cents(asked + required)
    saved = cents(caughtUp - required)
    return { toDate, byIncome, regular, caughtUp, required }
  })
}

/** An amount of a day, ISO date. */
export interface Dated {
  day: string
  amount: number
}

/**
 * The penalty for paying less or later than instalments ask for, dollars, one amount for each of them, unrounded: simple interest at `rate` a year
 * from the due day to the day of payment, or to `until`. Payments go to the earliest instalment that is still open; those that come early
 * wait. Days of a leap year are its 366th parts. Source: Form 2210, Part III and its worksheet; 26 U.S.C. 6654(a) and (b).
 */
export function underpaymentPenalty(
  instalments: readonly Dated[],
  payments: readonly Dated[],
  until: string,
  rate: number,
): number[] {
  const left = payments.toSorted((a, b) => a.day.localeCompare(b.day)).map((payment) => ({ ...payment }))
  return instalments.map(({ day, amount }) => {
    let open = amount
    let penalty = 0
    for (const payment of left) {
      const part = Math.min(open, payment.amount)
      const paid = payment.day < until ? payment.day : until
      penalty += part * rate * yearsBetween(day, paid)
      payment.amount -= part
      open -= part
    }
    return penalty + open * rate * yearsBetween(day, until)
  })
}

/** Days between two dates in years, each day a 365th or 366th part of its own year; nothing where the second comes first. */
function yearsBetween(from: string, to: string): number {
  if (to <= from) return 0
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  let years = 0
  for (let year = first; year <= last; year++) {
    const start = Math.max(Date.parse(from), Date.UTC(year, 0, 1))
    const end = Math.min(Date.parse(to), Date.UTC(year + 1, 0, 1))
    years += (end - start) / (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1))
  }
  return years
}
