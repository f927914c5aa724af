import { dayCount, dayOfCount, daysLater, monthsLater } from '@/lib/subjects/time/calendar'

/* Balances of leave in days, over leave years that begin on the first of a month. */

export type Accrual = 'yearly' | 'monthly' | 'hours' | 'none'

export interface LeaveType {
  id: string
  name: string
  accrual: Accrual
  /** Days of a whole year. */
  days: number
  /** Days for each hour worked, where they accrue by hours. */
  perHour: number
  /** Most days that go into the next year. */
  carry: number
  /** Months of the new year after which they lapse; 0 for never. */
  carryMonths: number
}
export interface Employee {
  id: string
  name: string
  team: string
  started: string | undefined
  ended: string | undefined
  /** Weekdays that are worked, Monday first. */
  works: readonly boolean[]
}
/** Days of leave by the day on which they are taken. */
export type TakenDays = ReadonlyMap<string, number>
export interface Adjustment {
  day: string
  days: number
  /** Hours worked, of what accrues by hours. */
  hours: number
}

export interface Balance {
  /** First and last day of the leave year. */
  from: string
  to: string
  /** Of the year that is employed, as a share. */
  share: number
  /** For the whole year. */
  entitled: number
  carried: number
  /** Until when what was carried has to be taken; undefined for no limit. */
  carryUntil: string | undefined
  accrued: number
  adjusted: number
  taken: number
  booked: number
  /** What lapsed of what was carried, by the day asked for. */
  lapsed: number
  /** Carried days that are neither taken nor booked before they lapse. */
  lapsing: number
  available: number
  /** On the last day of the year, with everything that is booked. */
  atEnd: number
}

/** The first day of the leave year of a day, where years begin with a month from 1 to 12. */
export function leaveYearOf(day: string, month: number): string {
  const first = `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`
  return first <= day ? first : (monthsLater(first, -12) ?? first)
}

const yearAfter = (from: string) => monthsLater(from, 12) ?? from
const dayBefore = (day: string) => daysLater(day, -1) ?? day

/** Days of a span, both ends included, on which somebody is employed. */
function employedDays({ started, ended }: Employee, from: string, to: string): number {
  const first = started !== undefined && started > from ? started : from
  const last = ended !== undefined && ended < to ? ended : to
  return Math.max(0, dayCount(last) - dayCount(first) + 1)
}

/** Days accrued from the first day of a leave year to a day of it, that day included. */
export function accruedBy(
  type: LeaveType,
  person: Employee,
  adjustments: readonly Adjustment[],
  from: string,
  by: string,
): number {
  const to = dayBefore(yearAfter(from))
  if (by < from || type.accrual === 'none') return 0
  if (type.accrual === 'hours')
    return adjustments.reduce(
      (sum, { day, hours }) => (day >= from && day <= by && day <= to ? sum + hours * type.perHour : sum),
      0,
    )
  if (type.accrual === 'yearly') {
    const begins = person.started !== undefined && person.started > from ? person.started : from
    const days = employedDays(person, from, to)
    return begins > by ? 0 : (type.days * days) / (dayCount(to) - dayCount(from) + 1)
  }
  let sum = 0
  for (let month = from; month <= to; month = monthsLater(month, 1) ?? yearAfter(from)) {
    const last = dayBefore(monthsLater(month, 1) ?? month)
    // A month counts on its last day, by the days of it that were employed.
    if (last > by) break
    sum += ((type.days / 12) * employedDays(person, month, last)) / (dayCount(last) - dayCount(month) + 1)
  }
  return sum
}

function takenBetween(taken: TakenDays, from: string, to: string): number {
  let sum = 0
  for (const [day, days] of taken) if (day >= from && day <= to) sum += days
  return sum
}

interface BalanceQuestion {
  type: LeaveType
  person: Employee
  taken: TakenDays
  adjustments: readonly Adjustment[]
  /** Month in which leave years begin, 1 to 12. */
  month: number
}

/** What is left at the end of a year that began with `carried`, everything of it taken and lapsed. */
function closing(question: BalanceQuestion, from: string, carried: number): number {
  const { type, person, taken, adjustments } = question
  const to = dayBefore(yearAfter(from))
  const until = carryUntilOf(type, from)
  const lapsed = until === undefined ? 0 : Math.max(0, carried - takenBetween(taken, from, until))
  const added = adjustments.reduce((sum, { day, days }) => (day >= from && day <= to ? sum + days : sum), 0)
  return carried + accruedBy(type, person, adjustments, from, to) + added - takenBetween(taken, from, to) - lapsed
}

function carryUntilOf({ carryMonths }: LeaveType, from: string): string | undefined {
  if (carryMonths === 0) return undefined
  return dayBefore(monthsLater(from, carryMonths) ?? from)
}

/** What goes over a year's end: at most the days that the type allows; what was taken too much goes over whole. */
const carriedOf = ({ carry }: LeaveType, left: number) => (left < 0 ? left : Math.min(left, carry))

/**
 * The balance of somebody's leave of a type on a day. Years before are worked out from the first on, so that what is entered late
 * for a day long ago counts. Carried days are taken first.
 */
export function balanceOn(question: BalanceQuestion, day: string): Balance {
  const { type, person, taken, adjustments, month } = question
  const from = leaveYearOf(day, month)
  const earliest = [...taken.keys(), ...adjustments.map((one) => one.day), ...(person.started ? [person.started] : [])]
    .filter((one) => one <= day)
    .reduce((least, one) => (one < least ? one : least), from)
  let carried = 0
  for (let year = leaveYearOf(earliest, month); year < from; year = yearAfter(year))
    carried = carriedOf(type, closing(question, year, carried))
  const to = dayBefore(yearAfter(from))
  const until = carryUntilOf(type, from)
  const usedEarly = until === undefined ? 0 : takenBetween(taken, from, until)
  const lapsing = until === undefined ? 0 : Math.max(0, carried - usedEarly)
  const isPast = until !== undefined && day > until
  const accrued = accruedBy(type, person, adjustments, from, day)
  const adjusted = adjustments.reduce((sum, one) => (one.day >= from && one.day <= day ? sum + one.days : sum), 0)
  const before = takenBetween(taken, from, day)
  return {
    from,
    to,
    share: employedDays(person, from, to) / (dayCount(to) - dayCount(from) + 1),
    entitled: accruedBy(type, person, adjustments, from, to),
    carried,
    carryUntil: until,
    accrued,
    adjusted,
    taken: before,
    booked: takenBetween(taken, daysLater(day, 1) ?? day, to),
    lapsed: isPast ? lapsing : 0,
    lapsing: isPast ? 0 : lapsing,
    available: carried + accrued + adjusted - before - (isPast ? lapsing : 0),
    atEnd: closing(question, from, carried),
  }
}

/** Days from one to another that somebody works and that are no holidays. */
export function leaveDays(
  { works }: Pick<Employee, 'works'>,
  from: string,
  to: string,
  holidays: ReadonlySet<string>,
): readonly string[] {
  const days: string[] = []
  for (let count = dayCount(from); count <= dayCount(to); count++) {
    const day = dayOfCount(count) ?? ''
    // 1 January 1970 was a Thursday, the fourth day of a week from Monday.
    if (works[(((count + 3) % 7) + 7) % 7] && !holidays.has(day)) days.push(day)
  }
  return days
}
