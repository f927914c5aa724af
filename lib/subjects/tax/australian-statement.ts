import { daysLater, monthsLater, weekdayOf } from '@/lib/subjects/time/calendar'

/* The business activity statement of Australia. Source: ATO, GST calculation worksheet for BAS (NAT 5107) and the summary of the form. */

/** Amounts with GST, by their labels on the worksheet. */
export interface StatementEntries {
  g1: number
  g2: number
  g3: number
  g4: number
  g7: number
  g10: number
  g11: number
  g13: number
  g14: number
  g15: number
  g18: number
  w2: number
  w4: number
  t7: number
  fuel: number
}
export interface Statement {
  /** Sales and purchases that bear GST, after adjustments. */
  g8: number
  g19: number
  /** Whole dollars, cut off: GST on sales, GST on purchases, tax withheld, instalment, fuel credit. */
  onSales: number
  onPurchases: number
  withheld: number
  instalment: number
  fuel: number
  /** To pay; negative for a refund. */
  net: number
}

/** The statement of these entries. `rate` is that of GST: of an amount with it, rate ÷ (1 + rate), a part of eleven. */
export function statementOf(entries: StatementEntries, rate: number): Statement {
  const g8 = entries.g1 - entries.g2 - entries.g3 - entries.g4 + entries.g7
  const g19 = entries.g10 + entries.g11 - entries.g13 - entries.g14 - entries.g15 + entries.g18
  const part = (amount: number) => whole((amount * rate) / (1 + rate))
  const onSales = part(g8)
  const onPurchases = part(g19)
  const withheld = whole(entries.w2) + whole(entries.w4)
  const instalment = whole(entries.t7)
  const fuel = whole(entries.fuel)
  return {
    g8,
    g19,
    onSales,
    onPurchases,
    withheld,
    instalment,
    fuel,
    net: onSales + withheld + instalment - onPurchases - fuel,
  }
}

/** Without cents; what is a hair below a whole dollar by binary arithmetic is that dollar. */
export function whole(amount: number): number {
  return Math.floor(Number(amount.toFixed(6)))
}

export interface DueLaw {
  monthlyDay: number
  quarterlyDay: number
  afterDecember: number
}

/**
 * When the statement of a period that ends with a month ('2026-09') is due, moved off a weekend; undefined where a quarter does not end
 * with that month. Public holidays are not known here.
 */
export function statementDue(law: DueLaw, endsWith: string, isMonthly: boolean): string | undefined {
  const month = Number(endsWith.slice(5))
  if (!isMonthly && month % 3 !== 0) return undefined
  const later = !isMonthly && month === 12 ? law.afterDecember : 1
  const first = monthsLater(`${endsWith}-01`, later)
  const due = first === undefined ? undefined : daysLater(first, (isMonthly ? law.monthlyDay : law.quarterlyDay) - 1)
  if (due === undefined) return undefined
  const weekday = weekdayOf(due)
  return daysLater(due, weekday === 6 ? 2 : weekday === 0 ? 1 : 0)
}
