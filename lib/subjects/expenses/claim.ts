import { minorUnitDigits } from '@/lib/base/money/currency'
import { nearestWhole, product, quotient, ratio, sum, toRatio } from '@/lib/base/units/ratio'

/** One expense as it was paid; amounts in major units of its currency. */
export interface Expense {
  date: string
  what: string
  category: string
  amount: number
  currency: string
  /** What one unit of the paid currency is in the claim's; not needed where they are the same. */
  rate?: number | undefined
  /** Share of tax in the net price: 0.2 of a price of 120 is 20. */
  tax?: number | undefined
  /** By the firm: in the report, not in what is paid out. */
  paidBy: string
  project?: string | undefined
}

export interface Journey {
  date: string
  route: string
  distance: number
  /** Major units of the claim's currency for a unit of distance. */
  rate: number
  project?: string | undefined
}

/** In whole minor units: as paid, in the claim's currency, and the tax in it in the claim's currency. */
export interface CountedExpense extends Expense {
  paidMinor: number
  baseMinor: number
  taxMinor: number
}

export interface CountedJourney extends Journey {
  baseMinor: number
}

const power = (digits: number) => ratio(10n ** BigInt(digits))
const exact = (value: number) => toRatio(String(value))

/**
 * Each expense in whole minor units, halves away from zero, worked out exactly: the paid amount is rounded to its own currency
 * before it is converted, and the tax is taken out of the rounded converted amount. An expense in another currency without a rate is
 * given by its position, from 0.
 */
export function countedExpenses(
  expenses: readonly Expense[],
  currency: string,
): { counted: CountedExpense[] } | { withoutRate: number } {
  const withoutRate = expenses.findIndex((one) => one.currency !== currency && one.rate === undefined)
  if (withoutRate >= 0) return { withoutRate }
  return {
    counted: expenses.map((expense) => {
      const paid = nearestWhole(product(exact(expense.amount), power(minorUnitDigits(expense.currency))))
      const rate = expense.currency === currency ? ratio(1n) : exact(expense.rate ?? 1)
      const inBase = product(quotient(ratio(paid), power(minorUnitDigits(expense.currency))), rate)
      const base = nearestWhole(product(inBase, power(minorUnitDigits(currency))))
      const tax = exact(expense.tax ?? 0)
      const taxPart = nearestWhole(product(ratio(base), quotient(tax, sum(ratio(1n), tax))))
      return { ...expense, paidMinor: Number(paid), baseMinor: Number(base), taxMinor: Number(taxPart) }
    }),
  }
}

/** Distance times rate for each journey, in whole minor units, halves away from zero. */
export function countedJourneys(journeys: readonly Journey[], currency: string): CountedJourney[] {
  return journeys.map((journey) => {
    const amount = product(product(exact(journey.distance), exact(journey.rate)), power(minorUnitDigits(currency)))
    return { ...journey, baseMinor: Number(nearestWhole(amount)) }
  })
}

/** What entries come to in the claim's currency, in minor units. */
export function totalOf(entries: readonly { baseMinor: number }[]): number {
  return entries.reduce((all, { baseMinor }) => all + baseMinor, 0)
}

/** Sums by a name, in the order in which the names first appear. */
export function sumsBy<Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
  minorOf: (entry: Entry) => number,
): { name: string; minor: number }[] {
  const sums = new Map<string, number>()
  for (const entry of entries) sums.set(nameOf(entry), (sums.get(nameOf(entry)) ?? 0) + minorOf(entry))
  return [...sums].map(([name, minor]) => ({ name, minor }))
}

/** Pairs of positions, from 0, of expenses with the same day, amount and currency. */
export function likelyTwice(expenses: readonly Pick<Expense, 'date' | 'amount' | 'currency'>[]): [number, number][] {
  const first = new Map<string, number>()
  return expenses.flatMap(({ date, amount, currency }, at): [number, number][] => {
    const key = `${date} ${amount} ${currency}`
    const before = first.get(key)
    if (before === undefined) {
      first.set(key, at)
      return []
    }
    return amount > 0 ? [[before, at]] : []
  })
}
