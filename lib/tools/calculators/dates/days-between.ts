import { choice, date, defineCalculator, longText, problem, toggle } from '@/lib/kits/calculator'
import { readDayList, weekendLabels, weekends } from '@/lib/subjects/time/business-days'
import { calendarLength, daysFrom, daysLater, weekdayNames, weekdayOf, workingDays } from '@/lib/subjects/time/calendar'
import { actualActual, days30E, days30US } from '@/lib/subjects/time/day-count'
import { inYearsMonthsDays } from '@/lib/subjects/time/length-in-words'

const section = 'Working days'
/** The first day of the Gregorian calendar in the countries that changed at once. */
const gregorianFrom = '1582-10-15'

export default defineCalculator({
  inputs: {
    start: date('Start date', { initial: '2026-03-01' }),
    end: date('End date', { initial: '2026-06-15' }),
    includeEnd: toggle('Count the end date too', {
      initial: false,
      help: 'As for leave, hire and hotel bills by day. Without it the answer is the distance between the dates.',
    }),
    weekend: choice('Weekend', { options: weekendLabels, initial: 'sat-sun', as: 'menu', refines: true }),
    holidays: longText('Days off', {
      initial: '',
      maxLength: 20_000,
      lines: 4,
      placeholder: '2026-04-03 Good Friday\n2026-04-06 Easter Monday',
      help: 'One date a line, with a name behind it if you like.',
      refines: true,
    }),
  },
  outputs: {
    days: { kind: 'count', label: 'Days', unit: 'days' },
    weeks: { kind: 'text', label: 'In weeks and days' },
    length: { kind: 'text', label: 'In years, months and days' },
    hours: { kind: 'count', label: 'Hours of 24-hour days' },
    note: { kind: 'verdict', label: 'Note', optional: true },
    working: { kind: 'count', label: 'Working days', section },
    weekendDays: { kind: 'count', label: 'Weekend days', section },
    off: { kind: 'count', label: 'Days off on other days', section },
    weekdays: {
      kind: 'table',
      label: 'How often each weekday comes',
      columns: {
        weekday: { kind: 'text', label: 'Weekday' },
        count: { kind: 'count', label: 'Times' },
      },
      totals: ['count'],
    },
    fractions: {
      kind: 'table',
      label: 'As a fraction of a year',
      help: 'For interest: what a contract calls its day count.',
      columns: {
        convention: { kind: 'text', label: 'Day count' },
        days: { kind: 'count', label: 'Days' },
        years: { kind: 'number', label: 'Years', decimals: 6 },
      },
    },
  },
  formula: 'Days = day number of the end − day number of the start, and one more where the end date counts too',
  limits: [
    'Working days are counted from the start date on; the end date is among them only where it is counted.',
    'Every day has 24 hours here: a change to or from summer time in between makes the clock differ by one.',
    'Public holidays are not known to this page; list those that apply, or use the business days calculator.',
  ],
  sources: [
    { title: 'ISO 8601-1: Date and time, Representations for information interchange' },
    { title: '2006 ISDA Definitions, section 4.16: Day Count Fraction' },
    {
      title: 'OASIS OpenFormula 1.2, section 4.11.7 Basis',
      href: 'https://docs.oasis-open.org/office/v1.2/os/OpenDocument-v1.2-os-part2.html',
    },
  ],

  compute({ start, end, includeEnd, weekend, holidays }, { show }) {
    const list = readDayList(holidays, show.region)
    if ('unread' in list)
      return problem('holidays', `must begin each line with a date, which line ${list.unread} does not`)
    const isReversed = end < start
    const [first, last] = isReversed ? [end, start] : [start, end]
    const until = includeEnd ? daysLater(last, 1) : last
    if (until === undefined) return problem('end', 'must be before the last day of the year 9999 to be counted')
    const sign = isReversed ? -1 : 1
    const days = daysFrom(first, until)
    const free = new Set(list.days.map(({ day }) => day))
    const lastCounted = days === 0 ? undefined : daysLater(until, -1)
    const count = (weekendDays: readonly number[], without?: ReadonlySet<string>) =>
      lastCounted === undefined ? 0 : workingDays(first, lastCounted, weekendDays, without)
    const weekdaysOnly = count(weekends[weekend])
    const working = count(weekends[weekend], free)
    const minus = isReversed && days > 0 ? '−' : ''
    const signed = (value: number) => sign * value || 0
    const startDay = weekdayOf(first)
    return {
      days: signed(days),
      weeks: `${minus}${show.count(Math.floor(days / 7))} weeks and ${days % 7} ${days % 7 === 1 ? 'day' : 'days'}`,
      length: minus + (inYearsMonthsDays(calendarLength(first, until) ?? noTime) ?? '0 days'),
      hours: signed(days * 24),
      note:
        first < gregorianFrom
          ? {
              is: 'fair' as const,
              says: 'Before 15 October 1582 these are Gregorian dates drawn backwards. The Julian dates of the time differ by up to ten days, and by more in countries that changed later.',
            }
          : isReversed
            ? { is: 'plain' as const, says: 'The end lies before the start, so the answer is negative.' }
            : undefined,
      working: signed(working),
      weekendDays: signed(days - weekdaysOnly),
      off: signed(weekdaysOnly - working),
      weekdays: mondayFirst.map((weekday) => ({
        weekday: weekdayNames[weekday] ?? '',
        count: Math.floor(days / 7) + ((weekday - startDay + 7) % 7 < days % 7 ? 1 : 0),
      })),
      fractions: [
        { convention: 'ACT/365 (fixed)', days: signed(days), years: signed(days / 365) },
        { convention: 'ACT/360', days: signed(days), years: signed(days / 360) },
        { convention: 'ACT/ACT (ISDA)', days: signed(days), years: signed(actualActual(first, until)) },
        thirty('30/360 US', signed(days30US(first, until))),
        thirty('30E/360', signed(days30E(first, until))),
      ],
    }
  },

  steps({ start, end, includeEnd }, { days, hours }, show) {
    const distance = daysFrom(start, end)
    return [
      {
        finds: 'From date to date',
        working: `${show.date(end)} − ${show.date(start)}`,
        gives: show.count(distance),
      },
      {
        gives: includeEnd ? 'days' : undefined,
        is: '{distance} + {one}',
        with: {
          distance: { kind: 'count', value: distance },
          one: { kind: 'count', value: days - distance },
        },
      },
      { gives: hours === 0 ? undefined : 'hours', is: '{days} × 24' },
    ]
  },

  charts: [{ kind: 'bar', title: 'How often each weekday comes', of: 'weekdays', x: 'weekday', y: ['count'] }],
  asked: [
    { says: 'days between {start} and|& {end}', gives: ['days', 'length'] },
    { says: 'days from {start} to|till|until {end}', gives: ['days', 'length'] },
  ],
  examples: [
    {
      name: 'A rented digger',
      given: { start: '2026-09-28', end: '2026-10-09', includeEnd: true },
      expect: { days: 12, working: 10, weekendDays: 2 },
    },
    {
      name: 'Interest on a deposit',
      given: { start: '2026-01-31', end: '2026-07-31', includeEnd: false },
      expect: { days: 181 },
    },
  ],
})

const noTime = { years: 0, months: 0, days: 0 }
const mondayFirst = [1, 2, 3, 4, 5, 6, 0] as const

const thirty = (convention: string, days: number) => ({ convention, days, years: days / 360 })
