import { dayCount, dayOfCount, daysFrom, daysLater } from '@/lib/subjects/time/calendar'
import { dailyInterest } from './daily-interest'

/** An invoice: interest runs from the day after `due`. */
interface LateDebt {
  due: string
  amountMinor: number
}
interface PartPayment {
  day: string
  amountMinor: number
}

/** Days, both included, for which one invoice owed the same balance at the same rate. */
export interface LateRun {
  debt: number
  from: string
  until: string
  days: number
  balanceMinor: number
  rate: number
  interestMinor: number
}

export interface LateDebtOutcome {
  /** What was unpaid when the due day had passed. */
  lateMinor: number
  unpaidMinor: number
  daysLate: number
  runs: LateRun[]
}

/** The first day of the half-year of a day: '2026-07-01' of '2026-11-28'. */
export function halfYearOf(day: string): string {
  return `${day.slice(0, 4)}-${day.slice(5, 7) < '07' ? '01' : '07'}-01`
}

/** The first days of the half-years from that of `from` to that of `until`. */
function halfYearsBetween(from: string, until: string): string[] {
  const days: string[] = []
  for (let day = halfYearOf(from); day <= until; day = nextHalfYear(day)) days.push(day)
  return days
}

function nextHalfYear(first: string): string {
  const year = Number(first.slice(0, 4))
  return first.slice(5, 7) === '01' ? `${year}-07-01` : `${String(year + 1).padStart(4, '0')}-01-01`
}

/** Payments laid on the invoices, the one that was due first before the others: for each invoice what was paid on which day. */
function paidOn(debts: readonly LateDebt[], payments: readonly PartPayment[]): PartPayment[][] {
  const left = debts.map(({ amountMinor }) => amountMinor)
  const order = debts.map((_, at) => at).toSorted((a, b) => (debts[a]?.due ?? '').localeCompare(debts[b]?.due ?? ''))
  const paid: PartPayment[][] = debts.map(() => [])
  for (const { day, amountMinor } of payments.toSorted((a, b) => a.day.localeCompare(b.day))) {
    let rest = amountMinor
    for (const at of order) {
      const part = Math.min(rest, left[at] ?? 0)
      if (part <= 0) continue
      left[at] = (left[at] ?? 0) - part
      rest -= part
      paid[at]?.push({ day, amountMinor: part })
    }
  }
  return paid
}

/**
 * Simple interest on late invoices until `claimed`, that day included, in whole minor units; a year has 365 days. `rateOn(debt, day)` is
 * the rate a year of an invoice on a day, asked on the first day of its interest and of each half-year after it. A payment of a day ends
 * the interest on it after that day; it goes to the invoice that was due first. Payments after `claimed` count for nothing. Each run of
 * days with one balance and one rate is rounded by itself, so that the runs add up.
 * Source: Late Payment of Commercial Debts (Interest) Act 1998, section 4; Directive 2011/7/EU, articles 2(6) and 3.
 */
export function lateInterest(
  debts: readonly LateDebt[],
  payments: readonly PartPayment[],
  claimed: string,
  rateOn: (debt: number, day: string) => number,
): LateDebtOutcome[] {
  const paid = paidOn(
    debts,
    payments.filter(({ day }) => day <= claimed),
  )
  return debts.map(({ due, amountMinor }, debt) => {
    const parts = paid[debt] ?? []
    const unpaidAfter = (day: string) =>
      amountMinor - parts.reduce((sum, part) => sum + (part.day <= day ? part.amountMinor : 0), 0)
    const unpaidMinor = unpaidAfter(claimed)
    if (due >= claimed) return { lateMinor: 0, unpaidMinor, daysLate: 0, runs: [] }
    const first = daysLater(due, 1) ?? claimed
    const days = [
      first,
      ...halfYearsBetween(first, claimed).filter((day) => day > first),
      ...parts.flatMap(({ day }) => (day > due && day < claimed ? [daysLater(day, 1) ?? claimed] : [])),
    ]
    const starts = [...new Set(days)].toSorted()
    const runs: LateRun[] = []
    starts.forEach((from, at) => {
      const next = starts[at + 1]
      const until = next === undefined ? claimed : (dayOfCount(dayCount(next) - 1) ?? claimed)
      const balanceMinor = unpaidAfter(daysLater(from, -1) ?? from)
      if (balanceMinor <= 0) return
      const rate = rateOn(debt, from)
      const last = runs.at(-1)
      if (last && last.rate === rate && last.balanceMinor === balanceMinor) last.until = until
      else runs.push({ debt, from, until, days: 0, balanceMinor, rate, interestMinor: 0 })
    })
    for (const run of runs) {
      run.days = daysFrom(run.from, run.until) + 1
      run.interestMinor = dailyInterest(run.balanceMinor, run.rate, run.days)
    }
    const ended = unpaidMinor > 0 ? claimed : (runs.at(-1)?.until ?? due)
    return { lateMinor: unpaidAfter(due), unpaidMinor, daysLate: daysFrom(due, ended), runs }
  })
}
