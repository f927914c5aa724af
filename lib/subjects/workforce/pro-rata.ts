import { daysFrom, daysLater, isLeapYear, monthsLater, workingDays } from '@/lib/subjects/time/calendar'

const weekend = [0, 6]

export const datedShares = {
  calendar: 'Days of the calendar year (365 or 366)',
  d365: '365ths, in every year',
  working: 'Weekdays of the calendar year',
  d260: '260ths, weekdays only',
  months: 'Months, and days of a month begun',
} as const
export type DatedShare = keyof typeof datedShares

/** Days counted, out of how many, and the share of a year that they are. Over several years `outOf` is that of none. */
export interface YearShare {
  days: number
  outOf: number | undefined
  share: number
}

interface Stretch {
  from: string
  to: string
  year: number
}

function byYear(from: string, to: string): Stretch[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const year = first + at
    const pad = String(year).padStart(4, '0')
    return { from: at === 0 ? from : `${pad}-01-01`, to: year === last ? to : `${pad}-12-31`, year }
  })
}

const yearDays = (year: number) => (isLeapYear(year) ? 366 : 365)
const daysIn = ({ from, to }: Pick<Stretch, 'from' | 'to'>) => daysFrom(from, to) + 1
const weekdaysIn = ({ from, to }: Pick<Stretch, 'from' | 'to'>) => workingDays(from, to, weekend)

function weekdaysOf(year: number): number {
  const pad = String(year).padStart(4, '0')
  return workingDays(`${pad}-01-01`, `${pad}-12-31`, weekend)
}

function shareByYear(
  from: string,
  to: string,
  count: (one: Stretch) => number,
  whole: (year: number) => number,
): YearShare {
  const parts = byYear(from, to).map((one) => ({ days: count(one), outOf: whole(one.year) }))
  return {
    days: parts.reduce((sum, { days }) => sum + days, 0),
    outOf: parts.length === 1 ? parts[0]?.outOf : undefined,
    share: parts.reduce((sum, { days, outOf }) => sum + days / outOf, 0),
  }
}

/** Calendar months wholly within the dates, and the parts of others by their own days, in twelfths of a year. */
function monthShare(from: string, to: string): YearShare {
  let share = 0
  let start = `${from.slice(0, 8)}01`
  while (start <= to) {
    const next = monthsLater(start, 1)
    if (next === undefined) break
    const last = daysLater(next, -1) ?? to
    const within = daysIn({ from: start < from ? from : start, to: last > to ? to : last })
    share += within / daysIn({ from: start, to: last }) / 12
    start = next
  }
  return { days: daysIn({ from, to }), outOf: undefined, share }
}

/**
 * The share of a yearly salary that is due from one day to another, both included, by a way of counting. `d365` is that of Hartley v King
 * Edward VI College [2017] UKSC 39 for a yearly contract under section 2 of the Apportionment Act 1870; `d260` the one refused there.
 */
export function datedShare(way: DatedShare, from: string, to: string): YearShare {
  const span = { from, to }
  if (way === 'calendar') return shareByYear(from, to, daysIn, yearDays)
  if (way === 'working') return shareByYear(from, to, weekdaysIn, weekdaysOf)
  if (way === 'd365') return { days: daysIn(span), outOf: 365, share: daysIn(span) / 365 }
  if (way === 'd260') return { days: weekdaysIn(span), outOf: 260, share: weekdaysIn(span) / 260 }
  return monthShare(from, to)
}

/**
 * Paid weeks of somebody who works so many weeks of a year of `yearWeeks` and has as much leave for each week worked as one who works all
 * year and has `leaveWeeks`. Source: National Joint Council for Local Government Services, Green Book, part 4.12: the ratio of working days
 * to days of paid leave is the same for both.
 */
export function paidWeeksOf(worked: number, leaveWeeks: number, yearWeeks: number): number {
  return (worked * yearWeeks) / (yearWeeks - leaveWeeks)
}
