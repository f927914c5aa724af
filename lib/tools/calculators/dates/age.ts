import { choice, date, defineCalculator, number, problem, text, type Verdict } from '@/lib/kits/calculator'
import {
  calendarLength,
  daysFrom,
  daysLater,
  monthsLater,
  weekdayNameOf,
  type MissingDay,
} from '@/lib/subjects/time/calendar'
import { inYearsMonthsDays } from '@/lib/subjects/time/length-in-words'

const clock = { source: String.raw`^([01]?\d|2[0-3]):[0-5]\d$`, says: 'be a time such as 07:45' }
const section = 'The same time in one unit'
/** Shown until the page knows the visitor's own day. */
const exampleDay = '2027-01-01'

export default defineCalculator({
  inputs: {
    born: date('Date of birth', { initial: '1992-05-17' }),
    asOf: date('Age on', { optional: true, help: 'Left empty, it is today by the calendar of your device.' }),
    missing: choice('A day that a month does not have counts on', {
      options: { next: 'The first of the next month', last: 'The last of that month' },
      initial: 'next',
      help: 'For a birthday on 29 February it is the choice between 1 March and 28 February.',
      refines: true,
    }),
    bornAt: text('Time of birth', {
      optional: true,
      maxLength: 5,
      pattern: clock,
      placeholder: '07:45',
      section: 'Hours and minutes',
      refines: true,
    }),
    bornOffset: number('Clock at birth, hours from UTC', {
      initial: 0,
      min: -12,
      max: 14,
      step: 0.25,
      section: 'Hours and minutes',
      refines: true,
    }),
    asOfAt: text('Time on the later day', {
      optional: true,
      maxLength: 5,
      pattern: clock,
      placeholder: '12:00',
      help: 'Left empty, it is the clock time of birth.',
      section: 'Hours and minutes',
      refines: true,
    }),
    asOfOffset: number('Clock on the later day, hours from UTC', {
      initial: 0,
      min: -12,
      max: 14,
      step: 0.25,
      section: 'Hours and minutes',
      refines: true,
    }),
  },
  outputs: {
    age: { kind: 'text', label: 'Age' },
    on: { kind: 'date', label: 'On' },
    next: { kind: 'date', label: 'Next birthday', optional: true },
    until: { kind: 'text', label: 'Until then', optional: true },
    weekday: { kind: 'text', label: 'Weekday of birth' },
    half: { kind: 'date', label: 'Next half-birthday', optional: true, help: 'Six months from a birthday.' },
    note: { kind: 'verdict', label: 'How this birthday is counted', optional: true },
    months: { kind: 'count', label: 'Whole months', section },
    weeks: { kind: 'text', label: 'Weeks', section },
    days: { kind: 'count', label: 'Days', section },
    hours: { kind: 'number', label: 'Hours', decimals: 0, section },
    minutes: { kind: 'number', label: 'Minutes', decimals: 0, section },
    milestones: {
      kind: 'table',
      label: 'Round numbers of days',
      columns: {
        reached: { kind: 'count', label: 'Days old' },
        day: { kind: 'date', label: 'Date' },
        weekday: { kind: 'text', label: 'Weekday' },
        away: { kind: 'count', label: 'Days from the later date' },
      },
    },
  },
  formula: 'Age = whole years since birth, then the whole months of the rest, then the days of the rest',
  limits: [
    'Dates are counted by the calendar, without clocks and without changes to summer time; time of birth and offset change hours and minutes only.',
    'When somebody born on 29 February comes of age in other years is a matter of law, which differs by country; choose what holds for you.',
    'Dates before 1582 are those of the Gregorian calendar drawn backwards, not the Julian dates of the time.',
  ],
  sources: [
    { title: 'ISO 8601-1: Date and time, Representations for information interchange (proleptic Gregorian calendar)' },
    {
      title: 'OASIS OpenFormula 1.2, section 6.10.4 DATEDIF',
      href: 'https://docs.oasis-open.org/office/v1.2/os/OpenDocument-v1.2-os-part2.html',
    },
  ],

  compute({ born, asOf, missing, ...clocks }, { show, today }) {
    const on = asOf ?? today ?? exampleDay
    const length = calendarLength(born, on, missing)
    if (!length) return problem('born', `must not lie after ${show.date(on)}, the day of the age`)
    const days = daysFrom(born, on)
    const minutes = days * 1440 + clockMinutes(clocks)
    if (minutes < 0) return problem('asOfAt', 'must not lie before the time of birth')
    const next = following(born, on, 12, missing)
    const turns = next === undefined ? 0 : Number(next.slice(0, 4)) - Number(born.slice(0, 4))
    return {
      age: inYearsMonthsDays(length) ?? '0 days',
      on,
      next,
      until:
        next === undefined
          ? undefined
          : `Turns ${turns} in ${daysInWords(daysFrom(on, next))}, a ${weekdayNameOf(next)}`,
      weekday: weekdayNameOf(born),
      half: halfAfter(born, on, missing),
      note: noteOn(born, missing),
      months: length.years * 12 + length.months,
      weeks: `${show.count(Math.floor(days / 7))} weeks and ${daysInWords(days % 7)}`,
      days,
      hours: minutes / 60,
      minutes,
      milestones: [1000, 5000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000].flatMap((reached) => {
        const day = daysLater(born, reached)
        return day === undefined ? [] : [{ reached, day, weekday: weekdayNameOf(day), away: daysFrom(on, day) }]
      }),
    }
  },

  steps({ born, missing }, { on, days, minutes, months }, show) {
    const length = calendarLength(born, on, missing) ?? { years: 0, months: 0, days: 0 }
    const begun = monthsLater(born, months, missing) ?? born
    return [
      {
        gives: 'months',
        is: '{years} years × 12 + {more} months',
        with: { years: { kind: 'count', value: length.years }, more: { kind: 'count', value: length.months } },
      },
      {
        finds: 'Days of the rest',
        working: `From ${show.date(begun)}, that many months after birth, to ${show.date(on)}`,
        gives: show.count(length.days),
      },
      {
        finds: 'Days in all',
        working: `From ${show.date(born)} to ${show.date(on)}, the last day not counted`,
        gives: show.count(days),
      },
      {
        gives: 'minutes',
        is: '{days} × 1440[ + {clocks} from the clocks]',
        with: { clocks: { kind: 'count', value: minutes - days * 1440 } },
      },
      { gives: 'hours', is: '{minutes} ÷ 60' },
    ]
  },

  asked: [
    { says: 'age|born {born}', gives: ['age'] },
    { says: 'how old born {born}', gives: ['age'] },
  ],
  examples: [
    {
      name: 'A pension clerk',
      given: { born: '1961-11-30', asOf: '2026-11-23' },
      expect: { age: '64 years, 11 months and 24 days', months: 779, next: '2026-11-30' },
    },
    {
      name: 'A leap-day birthday',
      given: { born: '2000-02-29', asOf: '2026-02-28', missing: 'next' },
      expect: { age: '25 years, 11 months and 30 days', next: '2026-03-01' },
    },
  ],
})

interface Clocks {
  bornAt?: string | undefined
  bornOffset: number
  asOfAt?: string | undefined
  asOfOffset: number
}

const daysInWords = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

const minutesOf = (time: string) => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1])

/** What the two clocks add to whole days; nothing where the time of birth is not known. */
function clockMinutes({ bornAt, bornOffset, asOfAt = bornAt, asOfOffset }: Clocks): number {
  if (bornAt === undefined || asOfAt === undefined) return 0
  return Math.round(minutesOf(asOfAt) - minutesOf(bornAt) + (bornOffset - asOfOffset) * 60)
}

/** The first day after one that lies a multiple of so many months from birth. */
function following(born: string, on: string, step: number, missing: MissingDay, from = 0): string | undefined {
  const { years = 0, months = 0 } = calendarLength(born, on, missing) ?? {}
  const first = Math.floor((years * 12 + months - from) / step) * step + from
  return [first, first + step, first + 2 * step]
    .map((count) => monthsLater(born, count, missing))
    .find((day) => day !== undefined && day > on)
}

const halfAfter = (born: string, on: string, missing: MissingDay) => following(born, on, 12, missing, 6)

function noteOn(born: string, missing: MissingDay): Verdict | undefined {
  if (born.slice(5) === '02-29')
    return {
      is: 'plain',
      says: `In a year without 29 February the birthday counts on ${missing === 'next' ? '1 March' : '28 February'}. The other choice moves it by a day.`,
    }
  if (Number(born.slice(8)) < 29) return undefined
  const stand = missing === 'next' ? 'the first of the month after it' : 'its last day'
  return {
    is: 'plain',
    says: `A month without a day ${Number(born.slice(8))} is complete on ${stand}. Programs differ here by up to three days.`,
  }
}
