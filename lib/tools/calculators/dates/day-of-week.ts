import { choice, date, defineCalculator, integer, month, problem, text, type Verdict } from '@/lib/kits/calculator'
import { monthNames } from '@/lib/base/format/dates'
import {
  dayOfYear,
  daysFrom,
  isLeapYear,
  isoWeekOf,
  nthWeekday,
  weekdayNameOf,
  weekdayNames,
  weekdayOf,
} from '@/lib/subjects/time/calendar'
import { adoptions } from '@/lib/subjects/time/gregorian-adoption'
import { gregorianOfJulian, julianOfGregorian, type CalendarDay } from '@/lib/subjects/time/julian-calendar'
import { weekdayIn, weekdayWords } from '@/lib/subjects/time/weekday-words'

const ofDate = { field: 'find', is: 'date' } as const
const ofMonth = { field: 'find', is: 'nth' } as const
const gregorian = { field: 'calendar', is: 'gregorian' } as const
const mostYears = 60
/** What the page shows until it knows a place where the calendar changed. */
const unknown = 'any'

type Language = keyof typeof weekdayWords
const languages = Object.fromEntries(Object.entries(weekdayWords).map(([code, [name]]) => [code, name])) as Record<
  Language,
  string
>
type Place = keyof typeof adoptions | typeof unknown
const places = {
  [unknown]: 'Not chosen',
  ...Object.fromEntries(Object.entries(adoptions).map(([key, { country }]) => [key, country])),
} as Record<Place, string>

const numbers = { '1': '1st', '2': '2nd', '3': '3rd', '4': '4th', '5': '5th', last: 'Last' } as const
const days = {
  '1': 'Monday',
  '2': 'Tuesday',
  '3': 'Wednesday',
  '4': 'Thursday',
  '5': 'Friday',
  '6': 'Saturday',
  '0': 'Sunday',
} as const

export default defineCalculator({
  inputs: {
    find: choice('Find', {
      options: { date: 'The weekday of a date', nth: 'A weekday of a month' },
      initial: 'date',
    }),
    day: date('Date', { initial: '1969-07-20', shownWhen: [ofDate, gregorian] }),
    month: month('Month', { initial: '2026-11', shownWhen: ofMonth }),
    nth: choice('Which one', { options: numbers, initial: '4', as: 'menu', shownWhen: ofMonth }),
    weekday: choice('Weekday', { options: days, initial: '4', as: 'menu', shownWhen: ofMonth }),
    oldStyle: text('Julian date', {
      initial: '1752-09-02',
      maxLength: 10,
      pattern: { source: String.raw`^\d{4}-\d\d-\d\d$`, says: 'be written as year, month and day, such as 1752-09-02' },
      shownWhen: [ofDate, { field: 'calendar', is: 'julian' }],
    }),
    calendar: choice('The date is', {
      options: { gregorian: 'Gregorian', julian: 'Julian (Old Style)' },
      initial: 'gregorian',
      shownWhen: ofDate,
    }),
    place: choice('Calendar change in', {
      options: places,
      initial: unknown,
      as: 'menu',
      shownWhen: ofDate,
      help: 'Says by which calendar people there dated on that day.',
      refines: true,
    }),
    falls: choice('Years in which it falls on a', { options: days, initial: '6', as: 'menu', refines: true }),
    years: integer('Years to look ahead', {
      initial: 12,
      min: 1,
      max: mostYears,
      slider: { from: 1, to: 40, step: 1 },
      refines: true,
    }),
    language: choice('Also name it in', { options: languages, initial: 'en', as: 'search', refines: true }),
  },
  outputs: {
    weekday: { kind: 'text', label: 'Weekday' },
    day: { kind: 'date', label: 'Gregorian date' },
    place: { kind: 'text', label: 'In the year' },
    week: { kind: 'text', label: 'ISO week' },
    named: { kind: 'text', label: 'In that language' },
    note: { kind: 'verdict', label: 'Calendar of the time', optional: true },
    onWeekday: {
      kind: 'table',
      label: 'When it falls on the chosen weekday',
      help: 'The same day and month, or in a year without that day none.',
      columns: { day: { kind: 'date', label: 'Date' }, after: { kind: 'count', label: 'Years later' } },
    },
    alike: {
      kind: 'table',
      label: 'Years with the same calendar',
      help: 'Every date has the same weekday in them.',
      columns: { year: { kind: 'text', label: 'Year' }, after: { kind: 'count', label: 'Years later' } },
    },
    thirteenths: {
      kind: 'table',
      label: 'Fridays the 13th',
      columns: { day: { kind: 'date', label: 'Date' }, away: { kind: 'count', label: 'Days from the date' } },
    },
  },
  formula:
    'Weekday = remainder of (day + 13 × (month + 1) ÷ 5 + year of the century + its quarter + century ÷ 4 + 5 × century) ÷ 7, each quotient rounded down, counted from Saturday as 0; January and February are months 13 and 14 of the year before',
  limits: [
    'The Gregorian calendar is drawn backwards before 15 October 1582, as ISO 8601 does; what people wrote at the time is the Julian date.',
    'Years run from 1 to 9999. There is no year 0 before the year 1, and dates before it are not taken.',
    'The years of the change are those of whole countries; provinces and cities differed.',
    'Sweden’s own calendar of 1 March 1700 to 30 February 1712, a day ahead of the Julian, is left out.',
  ],
  sources: [
    { title: 'J. Meeus: Astronomical Algorithms, chapter 7: Julian Day' },
    { title: 'C. Zeller: Kalender-Formeln, Acta Mathematica 9 (1887)' },
    {
      title: 'E. Poulsen: The transition from Julian to Gregorian Calendar, Rundetårn',
      href: 'http://www.rundetaarn.dk/engelsk/observatorium/gregorian.html',
    },
  ],

  compute(values) {
    const day = dayFor(values)
    if (typeof day !== 'string') return day
    const { year, week } = isoWeekOf(day)
    const own = Number(day.slice(0, 4))
    return {
      weekday: weekdayNameOf(day),
      day,
      place: `Day ${dayOfYear(day)} of ${isLeapYear(own) ? 366 : 365}`,
      week: `Week ${week} of ${year}`,
      named: weekdayIn(values.language, weekdayOf(day)),
      note: values.find === 'nth' ? undefined : noteOn(day, values.place),
      ...lookAhead(day, Number(values.falls), values.years),
    }
  },

  steps(_, { day, weekday }) {
    const [year = 0, monthOfYear = 0, dayOfMonth = 0] = day.split('-').map(Number)
    const isEarly = monthOfYear < 3
    const counted = isEarly ? year - 1 : year
    const count = (value: number) => ({ kind: 'count', value }) as const
    return [
      {
        finds: 'Month, January and February as 13 and 14',
        gives: count(isEarly ? monthOfYear + 12 : monthOfYear),
        is: `{month}${isEarly ? ' + 12' : ''}`,
        with: {
          month: count(monthOfYear),
          m: count(isEarly ? monthOfYear + 12 : monthOfYear),
          d: count(dayOfMonth),
          yy: count(counted % 100),
          cc: count(Math.floor(counted / 100)),
        },
      },
      { finds: 'Shift of the month', as: 'shift', in: 'count', is: '13 × ({m} + 1) ÷ 5', rounded: 'down' },
      { finds: 'Leap years of the century', as: 'leaps', in: 'count', is: '{yy} ÷ 4', rounded: 'down' },
      { finds: 'Shift of the centuries', as: 'quarter', in: 'count', is: '{cc} ÷ 4', rounded: 'down' },
      { finds: 'Sum', as: 'sum', in: 'count', is: '{d} + {shift} + {yy} + {leaps} + {quarter} + 5 × {cc}' },
      { finds: 'Whole weeks in it', as: 'weeks', in: 'count', is: '{sum} ÷ 7', rounded: 'down' },
      { finds: 'Remainder', as: 'rest', in: 'count', is: '{sum} − 7 × {weeks}' },
      { finds: 'Weekday', working: '0 is Saturday, 1 Sunday, and so on to 6, Friday', gives: weekday },
    ]
  },

  asked: [
    { says: 'weekday|day {day}', gives: ['weekday'] },
    { says: 'what|which day|weekday is|was {day}', gives: ['weekday'] },
  ],
  examples: [
    {
      name: 'The landing on the Moon',
      given: { find: 'date', day: '1969-07-20' },
      expect: { weekday: 'Sunday', place: 'Day 201 of 365', week: 'Week 29 of 1969' },
    },
    {
      name: 'Thanksgiving',
      given: { find: 'nth', month: '2026-11', nth: '4', weekday: '4' },
      expect: { day: '2026-11-26', weekday: 'Thursday' },
    },
  ],
})

interface Asked {
  find: 'date' | 'nth'
  calendar: 'gregorian' | 'julian'
  day: string
  oldStyle: string
  month: string
  nth: keyof typeof numbers
  weekday: keyof typeof days
}

function dayFor({ find, calendar, day, oldStyle, month: of, nth, weekday }: Asked) {
  if (find === 'nth') {
    const found = nthWeekday(
      Number(of.slice(0, 4)),
      Number(of.slice(5)),
      Number(weekday),
      nth === 'last' ? nth : Number(nth),
    )
    return found ?? problem('nth', `must be 1st to 4th or last: that month has no fifth ${days[weekday]}`)
  }
  if (calendar === 'gregorian') return day
  const [year = 0, monthOfYear = 0, dayOfMonth = 0] = oldStyle.split('-').map(Number)
  const found = gregorianOfJulian({ year, month: monthOfYear, day: dayOfMonth })
  return found ?? problem('oldStyle', 'must be a day of the Julian calendar from the year 1 to 9999')
}

const written = ({ year, month: of, day }: CalendarDay) =>
  year < 1 ? `${day} ${monthNames[of - 1]} ${1 - year} BC` : `${day} ${monthNames[of - 1]} ${year}`

function noteOn(day: string, place: Place): Verdict | undefined {
  const julian = written(julianOfGregorian(day))
  if (place !== unknown) {
    const { country, first, lastJulian } = adoptions[place]
    const says =
      day < first
        ? `${country}: this day was ${julian} by the Julian calendar, in use until ${lastJulian}.`
        : `${country}: Gregorian dates were in use, since the day after ${lastJulian}. The Julian calendar had ${julian}.`
    return { is: 'plain', says }
  }
  if (day >= '1582-10-15') return undefined
  return {
    is: 'fair',
    says: `No country used the Gregorian calendar yet. People wrote ${julian}, and the weekday was the same.`,
  }
}

/** The same day and month on a weekday, years alike, and Fridays the 13th from the date on. */
function lookAhead(day: string, weekday: number, years: number) {
  const start = Number(day.slice(0, 4))
  const onYear = (year: number, rest: string) => `${String(year).padStart(4, '0')}-${rest}`
  const later = Array.from({ length: years + 1 }, (_, after) => ({ after, year: start + after })).filter(
    ({ year }) => year <= 9999,
  )
  const januaryFirst = weekdayOf(onYear(start, '01-01'))
  return {
    onWeekday: later
      .filter(({ year }) => day.slice(5) !== '02-29' || isLeapYear(year))
      .map(({ year, after }) => ({ day: onYear(year, day.slice(5)), after }))
      .filter((one) => weekdayOf(one.day) === weekday),
    alike: later
      .filter(
        ({ year, after }) =>
          after > 0 && weekdayOf(onYear(year, '01-01')) === januaryFirst && isLeapYear(year) === isLeapYear(start),
      )
      .map(({ year, after }) => ({ year: String(year), after })),
    thirteenths: later
      .flatMap(({ year }) => monthNames.map((_, at) => onYear(year, `${String(at + 1).padStart(2, '0')}-13`)))
      .filter((one) => one >= day && weekdayNames[weekdayOf(one)] === 'Friday')
      .map((one) => ({ day: one, away: daysFrom(day, one) })),
  }
}
