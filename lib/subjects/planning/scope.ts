import { dayCount, daysLater } from '@/lib/subjects/time/calendar'

/* A project's baseline and what was changed since. Effort in hours, cost in the project's currency. */

export type Decision = 'open' | 'approved' | 'absorbed' | 'refused'

export interface BaselineItem {
  effort: number
  cost: number
  /** From 0 to 1. */
  done: number
}
export interface ScopeChange {
  /** ISO day on which it was asked for. */
  day: string | undefined
  /** Below 0 where scope is taken out. */
  effort: number
  cost: number
  /** Days by which it moves the end by itself. */
  days: number
  decision: Decision
  isPaid: boolean
  /** What is billed for it, where it is paid. */
  price: number
  done: number
}

interface Pair {
  effort: number
  cost: number
}
export interface ScopeFigures {
  baseline: Pair
  approved: Pair
  /** Done without an agreement. */
  absorbed: Pair
  open: Pair
  refused: Pair
  /** Baseline, approved and absorbed. */
  current: Pair
  /** (approved + absorbed) ÷ baseline; undefined where there is no baseline. */
  creep: { effort: number | undefined; cost: number | undefined }
  /** Absorbed ÷ baseline effort: what nobody agreed to. */
  silent: number | undefined
  billed: number
  /** Cost of approved and absorbed changes that nothing is billed for. */
  unbilled: number
  done: number
  /** Effort done a calendar day, from the start to a day. */
  pace: number | undefined
  forecast: {
    /** At the pace so far. */
    byPace: string | undefined
    /** The planned end moved by the days of the changes. */
    byDays: string | undefined
    /** Calendar days behind the planned end, by pace. */
    late: number | undefined
  }
}

const sumOf = (list: readonly { effort: number; cost: number }[]): Pair => ({
  effort: list.reduce((sum, { effort }) => sum + effort, 0),
  cost: list.reduce((sum, { cost }) => sum + cost, 0),
})
const counts = ({ decision }: ScopeChange) => decision === 'approved' || decision === 'absorbed'

/** What the log of changes did to a project. Days are ISO days; `today` is that of the forecast. */
export function scopeFigures(
  items: readonly BaselineItem[],
  changes: readonly ScopeChange[],
  { start, end, today }: { start: string | undefined; end: string | undefined; today: string },
): ScopeFigures {
  const of = (decision: Decision) => sumOf(changes.filter((change) => change.decision === decision))
  const [baseline, approved, absorbed] = [sumOf(items), of('approved'), of('absorbed')]
  const added = { effort: approved.effort + absorbed.effort, cost: approved.cost + absorbed.cost }
  const current = { effort: baseline.effort + added.effort, cost: baseline.cost + added.cost }
  const share = (part: number, whole: number) => (whole > 0 ? part / whole : undefined)
  const counted = changes.filter(counts)
  const done =
    items.reduce((sum, one) => sum + one.effort * one.done, 0) +
    counted.reduce((sum, one) => sum + Math.max(0, one.effort) * one.done, 0)
  const passed = start === undefined ? 0 : dayCount(today) - dayCount(start) + 1
  const pace = passed > 0 && done > 0 ? done / passed : undefined
  const left = Math.max(0, current.effort - done)
  const daysLeft = pace === undefined ? undefined : Math.ceil(left / pace - 1e-9)
  const byPace = daysLeft === undefined || daysLeft > 36_500 ? undefined : daysLater(today, daysLeft)
  const moved = counted.reduce((sum, { days }) => sum + days, 0)
  return {
    baseline,
    approved,
    absorbed,
    open: of('open'),
    refused: of('refused'),
    current,
    creep: { effort: share(added.effort, baseline.effort), cost: share(added.cost, baseline.cost) },
    silent: share(absorbed.effort, baseline.effort),
    billed: counted.reduce((sum, { isPaid, price }) => sum + (isPaid ? price : 0), 0),
    unbilled: counted.reduce((sum, { isPaid, cost }) => sum + (isPaid ? 0 : Math.max(0, cost)), 0),
    done,
    pace,
    forecast: {
      byPace,
      byDays: end === undefined ? undefined : daysLater(end, moved),
      late: byPace === undefined || end === undefined ? undefined : dayCount(byPace) - dayCount(end),
    },
  }
}

/** The scope at the end of each day on which it changed, by effort: the line that a burn-up chart climbs towards. */
export function scopeLine(
  items: readonly BaselineItem[],
  changes: readonly ScopeChange[],
  start: string,
): readonly { day: string; scope: number }[] {
  const base = sumOf(items).effort
  const byDay = new Map<string, number>([[start, 0]])
  for (const change of changes) {
    if (!counts(change)) continue
    const day = change.day === undefined || change.day < start ? start : change.day
    byDay.set(day, (byDay.get(day) ?? 0) + change.effort)
  }
  let scope = base
  return [...byDay]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, effort]) => {
      scope += effort
      return { day, scope }
    })
}
