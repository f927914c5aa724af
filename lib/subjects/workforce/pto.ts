import { daysFrom, daysLater, monthsLater } from '@/lib/subjects/time/calendar'

/* Paid time off as a running account: what is earned at the end of each pay period, taken on days, and lost to limits. */

export const accrualFrequencies = {
  week: { label: 'Weekly', perYear: 52, weeks: 1 },
  fortnight: { label: 'Every two weeks', perYear: 26, weeks: 2 },
  halfMonth: { label: 'Twice a month', perYear: 24, weeks: 52 / 24 },
  month: { label: 'Monthly', perYear: 12, weeks: 52 / 12 },
} as const
export type AccrualFrequency = keyof typeof accrualFrequencies

export interface Policy {
  frequency: AccrualFrequency
  hired: string
  /** The day on which the account begins, with its opening balance in hours. */
  from: string
  opening: number
  /** The last day that counts. */
  until: string
  /** A day on which a pay period begins, of weekly and fortnightly ones. */
  periodStart: string
  /** Hours of a whole period that ends on the day; undefined where leave is given at the start of each year. */
  earns: ((day: string) => number) | undefined
  /** Hours given on a day, for the share of a year that is left of it. */
  grants: ((day: string, share: number) => number) | undefined
  /** Hours above which nothing more is earned. */
  cap: number | undefined
  /** Hours that a new year takes over at most. */
  carry: number | undefined
  year: 'calendar' | 'anniversary'
  /** Nothing is earned before this day. */
  earnsFrom: string
  leave: readonly { date: string; hours: number }[]
}

export type PostingKind = 'opening' | 'carry' | 'grant' | 'leave' | 'earned'
export interface Posting {
  date: string
  kind: PostingKind
  earned: number
  used: number
  lost: number
  balance: number
}

interface Event {
  date: string
  kind: Exclude<PostingKind, 'opening'>
  hours: number
}

const orderOfDay = { carry: 0, grant: 1, leave: 2, earned: 3 } as const
const monthStart = (day: string) => `${day.slice(0, 8)}01`

/** The pay period in which a day lies. */
function periodOf(day: string, { frequency, periodStart }: Policy): { from: string; to: string } {
  if (frequency === 'month' || frequency === 'halfMonth') {
    const first = monthStart(day)
    const last = daysLater(monthsLater(first, 1) ?? day, -1) ?? day
    if (frequency === 'month') return { from: first, to: last }
    const middle = `${day.slice(0, 8)}15`
    return day <= middle ? { from: first, to: middle } : { from: `${day.slice(0, 8)}16`, to: last }
  }
  const length = frequency === 'week' ? 7 : 14
  const from = daysLater(periodStart, Math.floor(daysFrom(periodStart, day) / length) * length) ?? day
  return { from, to: daysLater(from, length - 1) ?? day }
}

function earnings(policy: Policy): Event[] {
  const { earns, from, until, earnsFrom } = policy
  if (!earns) return []
  const begins = earnsFrom > from ? earnsFrom : from
  const events: Event[] = []
  for (let day: string | undefined = begins; day !== undefined && day <= until;) {
    const period = periodOf(day, policy)
    const share = (daysFrom(day, period.to) + 1) / (daysFrom(period.from, period.to) + 1)
    if (period.to <= until) events.push({ date: period.to, kind: 'earned', hours: earns(period.to) * share })
    day = daysLater(period.to, 1)
  }
  return events
}

/** The first days of leave years after the account begins. */
function newYears({ year, hired, from, until }: Policy): string[] {
  const first = year === 'calendar' ? `${from.slice(0, 4)}-01-01` : hired
  const days: string[] = []
  for (let count = 1; count < 100; count++) {
    const day = monthsLater(first, 12 * count)
    if (day === undefined || day > until) break
    if (day > from) days.push(day)
  }
  return days
}

/** Of the leave year in which a day lies, the part from that day on. */
function restOfYear(day: string, { year, hired }: Policy): number {
  if (year === 'anniversary' && day === hired) return 1
  const begins = `${day.slice(0, 4)}-01-01`
  const next = monthsLater(begins, 12) ?? day
  return daysFrom(day, next) / daysFrom(begins, next)
}

function grantsOf(policy: Policy): Event[] {
  const { grants, hired, from } = policy
  if (!grants) return []
  const first: Event[] =
    hired === from ? [{ date: from, kind: 'grant', hours: grants(from, restOfYear(from, policy)) }] : []
  return [...first, ...newYears(policy).map((date) => ({ date, kind: 'grant' as const, hours: grants(date, 1) }))]
}

/**
 * The account from its first day to the last. On one day a new year comes first, then what it gives, then leave, then what the period
 * that ends has earned. A balance above the cap is not cut, but earns nothing; a period begun or ended by an employment earns by days.
 */
export function ptoAccount(policy: Policy): Posting[] {
  const { from, until, cap, carry, opening, leave } = policy
  const events: Event[] = [
    ...(carry === undefined ? [] : newYears(policy).map((date) => ({ date, kind: 'carry' as const, hours: carry }))),
    ...grantsOf(policy),
    ...leave
      .filter(({ date }) => date >= from && date <= until)
      .map(({ date, hours }) => ({ date, kind: 'leave' as const, hours })),
    ...earnings(policy),
  ].sort((one, other) =>
    one.date === other.date ? orderOfDay[one.kind] - orderOfDay[other.kind] : one.date < other.date ? -1 : 1,
  )
  let balance = opening
  const postings: Posting[] = [{ date: from, kind: 'opening', earned: 0, used: 0, lost: 0, balance }]
  for (const { date, kind, hours } of events) {
    const change = changeOf(kind, hours, balance, cap)
    balance += change.earned - change.used - change.lost
    if (kind !== 'carry' || change.lost > 0) postings.push({ date, kind, ...change, balance })
  }
  return postings
}

function changeOf(kind: Event['kind'], hours: number, balance: number, cap: number | undefined) {
  if (kind === 'carry') return { earned: 0, used: 0, lost: Math.max(0, balance - hours) }
  if (kind === 'leave') return { earned: 0, used: hours, lost: 0 }
  const room = cap === undefined ? Infinity : Math.max(0, cap - balance)
  return { earned: hours, used: 0, lost: Math.max(0, hours - room) }
}

/** Hours a year by service: those of the last step whose years are full on the day. */
export function hoursBySteps(
  first: number,
  steps: readonly { years: number; hours: number }[],
  hired: string,
  day: string,
): number {
  const reached = steps
    .filter(({ years }) => (monthsLater(hired, Math.round(years * 12)) ?? '9999-12-31') <= day)
    .sort((one, other) => one.years - other.years)
  return reached.at(-1)?.hours ?? first
}
