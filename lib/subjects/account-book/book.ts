import { countedExpenses } from '@/lib/subjects/expenses/claim'
import { monthsLater } from '@/lib/subjects/time/calendar'

export type Direction = 'expense' | 'income'

/** A rate that holds from a day on: what one unit of a currency is in the book's. */
export interface DatedRate {
  currency: string
  /** ISO day. */
  day: string
  rate: number
}

/** The rate of the last day not after one; undefined where there is none so early. `rates` in any order. */
export function rateOn(rates: readonly DatedRate[], currency: string, day: string): number | undefined {
  let found: DatedRate | undefined
  for (const one of rates) {
    if (one.currency !== currency || one.day > day) continue
    if (!found || one.day >= found.day) found = one
  }
  return found?.rate
}

/** What was paid or received; amounts in major units of its currency, tax within them. */
export interface Posting {
  amount: number
  currency: string
  /** Its own rate, where it has one. */
  rate?: number | undefined
  /** Share of tax in the net price: 0.2 of 120 is 20. */
  tax?: number | undefined
  /** The tax as it stands on the receipt, in its currency, in place of that share. */
  taxAmount?: number | undefined
}

/** Whole minor units of the book's currency. */
export interface Posted {
  gross: number
  tax: number
  net: number
}

/**
 * A posting in the currency of the book, worked out exactly: the amount is rounded to its own cents, converted and rounded, half a cent
 * away from zero; the tax is taken out of that, and the net is the rest, so that both make the whole. undefined without a rate.
 */
export function posted(posting: Posting, base: string): Posted | undefined {
  const { amount, currency, rate, tax = 0, taxAmount } = posting
  const common = { date: '', what: '', category: '', paidBy: '', currency, rate }
  const result = countedExpenses(
    [
      { ...common, amount, tax },
      { ...common, amount: taxAmount ?? 0 },
    ],
    base,
  )
  if (!('counted' in result)) return undefined
  const [whole, onReceipt] = result.counted
  if (!whole || !onReceipt) return undefined
  const part = taxAmount === undefined ? whole.taxMinor : onReceipt.baseMinor
  return { gross: whole.baseMinor, tax: part, net: whole.baseMinor - part }
}

/** A line that sorts what the bank writes. Amounts in major units; words are parted by bars, any of which may stand. */
export interface SortingRule {
  contains: string
  from?: number | undefined
  to?: number | undefined
  direction: 'any' | Direction
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()

/** The place of the first rule that a movement fits, by its words, its way and its amount without sign; undefined for none. */
export function ruleFor(
  rules: readonly SortingRule[],
  { text, amount, direction }: { text: string; amount: number; direction: Direction },
): number | undefined {
  const held = plain(text)
  const size = Math.abs(amount)
  const at = rules.findIndex((rule) => {
    const words = rule.contains
      .split('|')
      .map((word) => plain(word).trim())
      .filter(Boolean)
    if (words.length === 0 || !words.some((word) => held.includes(word))) return false
    if (rule.direction !== 'any' && rule.direction !== direction) return false
    return (rule.from === undefined || size >= rule.from) && (rule.to === undefined || size <= rule.to)
  })
  return at < 0 ? undefined : at
}

/** What reports add up: an entry with its day, its way and its whole cents. */
export interface Counted extends Posted {
  /** ISO day. */
  day: string
  direction: Direction
  category: string
  project: string
}

/** The twelve months of a business year that begins in a month of a year: '2026-04' to '2027-03'. */
export function monthsOfYear(year: number, firstMonth: number): readonly string[] {
  const first = `${String(year).padStart(4, '0')}-${String(firstMonth).padStart(2, '0')}-01`
  return Array.from({ length: 12 }, (_, at) => (monthsLater(first, at) ?? first).slice(0, 7))
}

/** The year in which the business year of a day began. */
export function yearOf(day: string, firstMonth: number): number {
  const year = Number(day.slice(0, 4))
  return Number(day.slice(5, 7)) >= firstMonth ? year : year - 1
}

export interface MonthLine {
  name: string
  /** Minor units by month. */
  months: readonly number[]
  total: number
}
export interface ProfitAndLoss {
  income: readonly MonthLine[]
  expenses: readonly MonthLine[]
  incomeTotal: MonthLine
  expenseTotal: MonthLine
  /** Income less expenses. */
  net: MonthLine
}

const sumOf = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0)
const line = (name: string, months: readonly number[]): MonthLine => ({ name, months, total: sumOf(months) })

/** Sums by category and month in whole cents, largest first. Every total is the sum of what stands above it, and of what stands beside it. */
export function profitAndLoss(
  entries: readonly Counted[],
  months: readonly string[],
  measure: 'net' | 'gross',
): ProfitAndLoss {
  const at = new Map(months.map((month, index) => [month, index]))
  const sums = { income: new Map<string, number[]>(), expense: new Map<string, number[]>() }
  for (const entry of entries) {
    const month = at.get(entry.day.slice(0, 7))
    if (month === undefined) continue
    const own = sums[entry.direction]
    const row = own.get(entry.category) ?? months.map(() => 0)
    row[month] = (row[month] ?? 0) + entry[measure]
    own.set(entry.category, row)
  }
  const linesOf = (held: ReadonlyMap<string, readonly number[]>) =>
    [...held].map(([name, row]) => line(name, row)).sort((one, other) => other.total - one.total)
  const totalOf = (lines: readonly MonthLine[]) =>
    line(
      '',
      months.map((_, index) => sumOf(lines.map((one) => one.months[index] ?? 0))),
    )
  const [income, expenses] = [linesOf(sums.income), linesOf(sums.expense)]
  const [incomeTotal, expenseTotal] = [totalOf(income), totalOf(expenses)]
  const net = line(
    '',
    months.map((_, index) => (incomeTotal.months[index] ?? 0) - (expenseTotal.months[index] ?? 0)),
  )
  return { income, expenses, incomeTotal, expenseTotal, net }
}

export interface TaxQuarter {
  months: readonly string[]
  /** Tax on what was sold, tax on what was bought, what is owed; minor units. */
  output: number
  input: number
  owed: number
}

/** The tax of each quarter of a business year. */
export function taxByQuarter(entries: readonly Counted[], months: readonly string[]): readonly TaxQuarter[] {
  return [0, 3, 6, 9].map((first) => {
    const own = months.slice(first, first + 3)
    const taxOf = (direction: Direction) =>
      sumOf(
        entries.filter((one) => one.direction === direction && own.includes(one.day.slice(0, 7))).map(({ tax }) => tax),
      )
    const [output, input] = [taxOf('income'), taxOf('expense')]
    return { months: own, output, input, owed: output - input }
  })
}
