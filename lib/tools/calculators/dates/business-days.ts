import { choice, date, defineCalculator, integer, longText, number, problem } from '@/lib/kits/calculator'
import { commonHolidays } from '@/lib/law/de/public-holidays'
import { targetClosingDays } from '@/lib/law/eu/public-holidays'
import { legalHolidays } from '@/lib/law/fr/public-holidays'
import { bankHolidays } from '@/lib/law/uk/public-holidays'
import { federalHolidays } from '@/lib/law/us/public-holidays'
import {
  isWorkingDay,
  readDayList,
  weekendLabels,
  weekends,
  workingDaysLater,
  type ListedDay,
  type WorkCalendar,
} from '@/lib/subjects/time/business-days'
import { daysFrom, daysLater, monthsLater, weekdayNameOf, workingDays } from '@/lib/subjects/time/calendar'
import { holidaysBetween, type HolidayRule, type Observed } from '@/lib/subjects/time/holidays'

const calendars = {
  us: federalHolidays,
  uk: bankHolidays,
  de: commonHolidays,
  fr: legalHolidays,
  eu: targetClosingDays,
}
const between = { field: 'ask', is: 'between' } as const
const mostYears = 60

export default defineCalculator({
  inputs: {
    ask: choice('Find', {
      options: { between: 'Days between two dates', target: 'The date so many days away' },
      initial: 'between',
    }),
    start: date('Start date', { initial: '2026-12-01' }),
    end: date('End date', { initial: '2027-01-15', shownWhen: between }),
    count: integer('Working days', {
      initial: 10,
      min: -10_000,
      max: 10_000,
      shownWhen: { field: 'ask', is: 'target' },
      help: 'Negative to go back. The start date is not counted.',
    }),
    calendar: choice('Public holidays', {
      options: {
        none: 'None but my own',
        us: 'United States: federal',
        uk: 'England and Wales: bank holidays',
        de: 'Germany: those of all states',
        fr: 'France',
        eu: 'Euro payments (T2)',
      },
      initial: 'none',
      initialIn: { us: 'us', uk: 'uk', de: 'de', fr: 'fr', eu: 'eu' },
      as: 'menu',
    }),
    ends: choice('Count', {
      options: { both: 'Both dates', last: 'Not the start', first: 'Not the end' },
      initial: 'both',
      shownWhen: between,
      refines: true,
    }),
    weekend: choice('Weekend', { options: weekendLabels, initial: 'sat-sun', as: 'menu', refines: true }),
    closures: longText('Further days off', {
      initial: '',
      maxLength: 20_000,
      lines: 3,
      placeholder: '2026-12-24 Office closed',
      help: 'One date a line: state holidays, lunar feasts, days your firm is shut.',
      refines: true,
    }),
    halves: longText('Half days', {
      initial: '',
      maxLength: 20_000,
      lines: 2,
      placeholder: '2026-12-31',
      help: 'They count as working days, with half the hours.',
      refines: true,
    }),
    hoursPerDay: number('Hours a day', {
      unit: 'h',
      initial: 8,
      slider: { from: 1, to: 12, step: 0.5 },
      above: 0,
      max: 24,
      refines: true,
    }),
  },
  outputs: {
    working: { kind: 'count', label: 'Working days', unit: 'days', optional: true },
    target: { kind: 'date', label: 'Date', optional: true },
    weekday: { kind: 'text', label: 'Weekday', optional: true },
    days: { kind: 'count', label: 'Calendar days' },
    weekendDays: { kind: 'count', label: 'Weekend days' },
    off: { kind: 'count', label: 'Days off on other days' },
    hours: { kind: 'number', label: 'Working hours' },
    list: {
      kind: 'table',
      label: 'Holidays and days off in this time',
      columns: {
        day: { kind: 'date', label: 'Date' },
        weekday: { kind: 'text', label: 'Weekday' },
        name: { kind: 'text', label: 'Name' },
        counts: { kind: 'text', label: 'So it is' },
      },
    },
    months: {
      kind: 'table',
      label: 'By month',
      totals: ['days', 'working', 'hours'],
      columns: {
        month: { kind: 'month', label: 'Month' },
        days: { kind: 'count', label: 'Days' },
        off: { kind: 'count', label: 'Days off' },
        working: { kind: 'count', label: 'Working days' },
        hours: { kind: 'number', label: 'Hours' },
      },
    },
  },
  formula: 'Working days = calendar days − weekend days − holidays and days off that fall on no weekend',
  limits: [
    'Holidays of single states, regions and firms, and feasts of lunar calendars are not known here; list them as further days off.',
    'The German list has the nine holidays that all states share. Alsace, Moselle and overseas departments of France have more.',
    'Days that a government adds at short notice appear only after this page is changed.',
  ],
  sources: [
    {
      title: 'OASIS OpenFormula 1.2, section 6.10.14 NETWORKDAYS',
      href: 'https://docs.oasis-open.org/office/v1.2/os/OpenDocument-v1.2-os-part2.html',
    },
    { title: 'J. Meeus: Astronomical Algorithms, chapter 8: Date of Easter' },
  ],
  rules: [federalHolidays, bankHolidays, commonHolidays, legalHolidays, targetClosingDays],

  compute(values, { show }) {
    const { ask, start, end, count, ends, weekend, closures, halves, hoursPerDay } = values
    const own = readDayList(closures, show.region)
    if ('unread' in own)
      return problem('closures', `must begin each line with a date, which line ${own.unread} does not`)
    const half = readDayList(halves, show.region)
    if ('unread' in half)
      return problem('halves', `must begin each line with a date, which line ${half.unread} does not`)
    if (ask === 'between' && end < start) return problem('end', 'must not lie before the start date')
    if (ask === 'between' && daysFrom(start, end) > mostYears * 366)
      return problem('end', `must lie within ${mostYears} years of the start date`)
    const reach = ask === 'between' ? 0 : Math.ceil(Math.abs(count) / 150) + 1
    const law = holidaysFor(values.calendar, start, ask === 'between' ? end : start, reach)
    const listed = [...law.days, ...own.days]
    const calendar: WorkCalendar = { weekend: weekends[weekend], free: new Set(listed.map(({ day }) => day)) }
    const target = ask === 'target' ? workingDaysLater(start, count, calendar) : undefined
    if (ask === 'target' && target === undefined)
      return problem('count', 'must keep the date within the years 1 to 9999')
    const [first, last] = spanOf(start, target ?? end, ask === 'target' ? (count < 0 ? 'first' : 'last') : ends)
    if (first < law.from)
      return problem('start', `must not lead before ${show.date(law.from)}: the holidays of earlier days are not known`)
    const halfDays = new Set(half.days.map(({ day }) => day).filter((day) => isWorkingDay(day, calendar)))
    const months = monthsOf(first, last, calendar, halfDays, hoursPerDay)
    const sum = (column: 'days' | 'off' | 'working' | 'hours') => months.reduce((all, month) => all + month[column], 0)
    return {
      ...(target === undefined ? { working: sum('working') } : { target, weekday: weekdayNameOf(target) }),
      days: sum('days'),
      weekendDays: sum('days') - sum('working') - sum('off'),
      off: sum('off'),
      hours: sum('hours'),
      list: listOf(listed, half.days, first, last, calendar.weekend),
      months,
    }
  },

  steps: ({ ask }, { days, weekendDays, off }) => [
    { gives: ask === 'between' ? 'working' : undefined, is: '{days} − {weekendDays} weekend − {off} off' },
    {
      finds: 'Hours',
      gives: 'hours',
      says: `${days - weekendDays - off} days, half days with half of the hours`,
    },
  ],

  charts: [{ kind: 'bar', title: 'Working days by month', of: 'months', x: 'month', y: ['working'] }],
  examples: [
    {
      name: 'A sprint over Christmas',
      given: {
        ask: 'between',
        start: '2026-12-14',
        end: '2027-01-08',
        calendar: 'uk',
        ends: 'both',
        weekend: 'sat-sun',
        hoursPerDay: 7.5,
      },
      expect: { working: 17, off: 3, hours: 127.5 },
    },
    {
      name: 'Payment in ten working days',
      given: { ask: 'target', start: '2026-12-18', count: 10, calendar: 'eu', weekend: 'sat-sun' },
      expect: { target: '2027-01-05', weekday: 'Tuesday' },
    },
  ],
})

interface Known {
  days: readonly ListedDay[]
  /** The first day for which they are known. */
  from: string
}

/** Holidays of the years that are looked at. */
function holidaysFor(name: keyof typeof calendars | 'none', start: string, end: string, reach: number): Known {
  if (name === 'none') return { days: [], from: '' }
  const { from, value } = calendars[name].versions[0]
  const observed: Observed = value.observed
  const rules: readonly HolidayRule[] = value.days
  const days = holidaysBetween(rules, observed, Number(start.slice(0, 4)) - reach, Number(end.slice(0, 4)) + reach)
  return { days, from }
}

/** The first and the last day that are counted; the last before the first where there are none. */
function spanOf(start: string, end: string, ends: 'both' | 'first' | 'last'): readonly [string, string] {
  const [one, other] = end < start ? [end, start] : [start, end]
  return [
    ends === 'last' ? (daysLater(one, 1) ?? one) : one,
    ends === 'first' ? (daysLater(other, -1) ?? other) : other,
  ]
}

function monthsOf(first: string, last: string, calendar: WorkCalendar, halves: ReadonlySet<string>, hours: number) {
  const months: { month: string; days: number; off: number; working: number; hours: number }[] = []
  for (let from = first; from <= last;) {
    const next = monthsLater(`${from.slice(0, 7)}-01`, 1)
    const to = next === undefined || next > last ? last : (daysLater(next, -1) ?? last)
    const weekdaysOnly = workingDays(from, to, calendar.weekend)
    const working = workingDays(from, to, calendar.weekend, calendar.free)
    const half = [...halves].filter((day) => day >= from && day <= to).length
    months.push({
      month: from.slice(0, 7),
      days: daysFrom(from, to) + 1,
      off: weekdaysOnly - working,
      working,
      hours: (working - half / 2) * hours,
    })
    if (next === undefined) break
    from = next
  }
  return months
}

function listOf(
  full: readonly ListedDay[],
  halves: readonly ListedDay[],
  first: string,
  last: string,
  weekend: readonly number[],
) {
  const free = new Set(full.map(({ day }) => day))
  const isFree = (day: string) => !isWorkingDay(day, { weekend, free: new Set() })
  return [
    ...full.map((one) => ({ ...one, counts: isFree(one.day) ? 'on a weekend' : 'not worked' })),
    ...halves
      .filter(({ day }) => !free.has(day))
      .map((one) => ({ ...one, counts: isFree(one.day) ? 'on a weekend' : 'half a day' })),
  ]
    .filter(({ day }) => day >= first && day <= last)
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map(({ day, name, counts }) => ({ day, weekday: weekdayNameOf(day), name, counts }))
}
