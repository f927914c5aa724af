import { monthNumberOf } from '@/lib/base/format/dates'

/** On which day of a month a subscription must run to count in it: its last day, or the 15th. */
export type CountingDay = 'last' | 'middle'

const middleDay = 15

/** A subscription as typed; `end` is its last day. */
export interface Term {
  customer: string
  start: string
  end?: string | undefined
}

/** What a customer pays in each of a run of months. Months are counted as by `monthNumberOf`, both ends included. */
export interface Subscription {
  customer: string
  first: number
  last: number
  /** For a month, in minor units, whole. */
  monthly: number
}

/**
 * The months in which a subscription counts; `last` is before `first` where it counts in none. One that ends on the day on which
 * another of the same customer begins has handed over: it does not count on that day.
 */
export function monthsCounted(term: Term, all: readonly Term[], day: CountingDay): { first: number; last: number } {
  const first = monthNumberOf(term.start) + (day === 'middle' && dayOf(term.start) > middleDay ? 1 : 0)
  if (term.end === undefined) return { first, last: Infinity }
  const { end } = term
  const isLastDayOfMonth = day === 'last' && isEndOfMonth(end)
  const reaches = day === 'last' ? isLastDayOfMonth : dayOf(end) >= middleDay
  const isOnCountingDay = day === 'last' ? isLastDayOfMonth : dayOf(end) === middleDay
  const isHandedOver =
    isOnCountingDay && all.some((other) => other !== term && other.customer === term.customer && other.start === end)
  return { first, last: monthNumberOf(end) - (reaches && !isHandedOver ? 0 : 1) }
}

function dayOf(iso: string): number {
  return Number(iso.slice(8, 10))
}

function isEndOfMonth(iso: string): boolean {
  const next = new Date(`${iso}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.getUTCDate() === 1
}

export type MovementKind = 'new' | 'expansion' | 'reactivation' | 'contraction' | 'churn'

/** One customer's change from one month to the next, in minor units. */
export interface Movement {
  month: number
  customer: string
  kind: MovementKind
  before: number
  after: number
}

/** Recurring revenue of all, or of one customer, in a month, in minor units. */
export function revenueIn(month: number, subscriptions: readonly Subscription[]): number {
  return subscriptions.reduce((sum, one) => sum + (runsIn(month, one) ? one.monthly : 0), 0)
}

function runsIn(month: number, { first, last }: Subscription): boolean {
  return first <= month && month <= last
}

/** Subscriptions of each customer, in the order of the list; what is free is left out. */
export function byCustomer(subscriptions: readonly Subscription[]): Map<string, Subscription[]> {
  const customers = new Map<string, Subscription[]>()
  for (const one of subscriptions) {
    if (one.monthly <= 0 || one.last < one.first) continue
    customers.set(one.customer, [...(customers.get(one.customer) ?? []), one])
  }
  return customers
}

/**
 * How each customer's recurring revenue changed into each month from `from` to `to`. Ups and downs of one customer within a month
 * are netted. Who comes back after at most `longestPause` months without revenue was paused: contraction, then expansion; after
 * more it is churn, then reactivation. A loss is only known as a pause when the return lies by `to`.
 */
export function movementsOf(
  customers: ReadonlyMap<string, readonly Subscription[]>,
  { from, to, longestPause }: { from: number; to: number; longestPause: number },
): Movement[] {
  const movements: Movement[] = []
  for (let month = from; month <= to; month++)
    for (const [customer, own] of customers) {
      const before = revenueIn(month - 1, own)
      const after = revenueIn(month, own)
      if (before !== after)
        movements.push({
          month,
          customer,
          kind: kindOf(own, { month, before, after, to, longestPause }),
          before,
          after,
        })
    }
  return movements
}

interface Change {
  month: number
  before: number
  after: number
  to: number
  longestPause: number
}

function kindOf(own: readonly Subscription[], { month, before, after, to, longestPause }: Change): MovementKind {
  if (before > 0 && after > 0) return after > before ? 'expansion' : 'contraction'
  if (after === 0) {
    const back = Math.min(...own.flatMap(({ first }) => (first > month ? [first] : [])))
    return back <= to && back - month <= longestPause ? 'contraction' : 'churn'
  }
  const earlier = own.flatMap(({ first, last }) => (first < month ? [Math.min(last, month - 1)] : []))
  if (earlier.length === 0) return 'new'
  return month - 1 - Math.max(...earlier) <= longestPause ? 'expansion' : 'reactivation'
}
