import { choice, defineCalculator, integer, problem, type Line, type Verdict } from '@/lib/kits/calculator'
import { isLeapYear, weekdayNameOf } from '@/lib/subjects/time/calendar'
import { adoptions } from '@/lib/subjects/time/gregorian-adoption'

const ofRange = { field: 'find', is: 'range' } as const
const mostYears = 1000
const remainder = (value: number, by: number) => ((value % by) + by) % by

interface Rule {
  isLeap(year: number): boolean
  /** Mean days of a year. */
  mean: number
  common: string
  leap: string
  /** Years for which the rule says what the calendar really did or will do. */
  from: number
  to: number
}

const rules = {
  gregorian: { isLeap: isLeapYear, mean: 365.2425, common: '365 days', leap: '366 days', from: -9999, to: 9999 },
  julian: {
    isLeap: (year) => remainder(year, 4) === 0,
    mean: 365.25,
    common: '365 days',
    leap: '366 days',
    from: -9999,
    to: 9999,
  },
  hebrew: {
    isLeap: (year) => remainder(7 * year + 1, 19) < 7,
    mean: 365.246822,
    common: '12 months, 353 to 355 days',
    leap: '13 months, 383 to 385 days',
    from: 1,
    to: 9999,
  },
  islamic: {
    isLeap: (year) => remainder(11 * year + 14, 30) < 11,
    mean: 354.366667,
    common: '354 days',
    leap: '355 days',
    from: 1,
    to: 9999,
  },
  persian: {
    isLeap: (year) => remainder(25 * year + 11, 33) < 8,
    mean: 365.242424,
    common: '365 days',
    leap: '366 days',
    from: 1178,
    to: 1633,
  },
} as const satisfies Record<string, Rule>
type Calendar = keyof typeof rules

export default defineCalculator({
  inputs: {
    find: choice('Ask about', { options: { year: 'One year', range: 'A range of years' }, initial: 'year' }),
    year: integer('Year', { initial: 2028, negative: true, min: -9999, max: 9999 }),
    last: integer('To', { initial: 2060, negative: true, min: -9999, max: 9999, shownWhen: ofRange }),
    calendar: choice('Calendar', {
      options: {
        gregorian: 'Gregorian',
        julian: 'Julian',
        hebrew: 'Hebrew',
        islamic: 'Islamic (tabular)',
        persian: 'Persian (Solar Hijri)',
      },
      initial: 'gregorian',
      as: 'menu',
      help: 'The year is one of that calendar: 5787, 1448 or 1405.',
      refines: true,
    }),
  },
  outputs: {
    answer: { kind: 'text', label: 'Leap year' },
    length: { kind: 'text', label: 'Length of the year' },
    next: { kind: 'text', label: 'Next leap year' },
    before: { kind: 'text', label: 'Leap year before' },
    weekday: { kind: 'text', label: '29 February is a', optional: true },
    mean: { kind: 'number', label: 'Mean year of the calendar', unit: 'days', decimals: 6, section: 'The calendar' },
    count: { kind: 'count', label: 'Leap years listed', section: 'The calendar' },
    note: { kind: 'verdict', label: 'Note', optional: true },
    list: {
      kind: 'table',
      label: 'Leap years',
      columns: {
        year: { kind: 'text', label: 'Year' },
        weekday: { kind: 'text', label: 'Weekday of 29 February' },
        gap: { kind: 'count', label: 'Years since the one before' },
      },
    },
    adopted: {
      kind: 'table',
      label: 'First day of the Gregorian rule',
      columns: {
        country: { kind: 'text', label: 'Country' },
        first: { kind: 'date', label: 'From' },
        lastJulian: { kind: 'text', label: 'After the Julian' },
      },
    },
  },
  formula:
    'Gregorian leap year = divisible by 4, unless divisible by 100 and not by 400; Julian = by 4; Hebrew: (7 × year + 1) mod 19 below 7; Islamic: (11 × year + 14) mod 30 below 11; Persian: (25 × year + 11) mod 33 below 8',
  limits: [
    'Years of 0 and less are counted as astronomers do: 0 is 1 BC and −4 is 5 BC.',
    'The Islamic rule is the tabular calendar with leap years 2, 5, 7, 10, 13, 16, 18, 21, 24, 26 and 29 of thirty; where the moon is sighted, a month can differ by a day.',
    'The Persian year follows the equinox. The rule of 33 years agrees with it from 1178 to 1633, and other years are refused.',
    'A leap second is something else: it is added to a day by decision, and a resolution of 2022 will end it by 2035.',
  ],
  sources: [
    { title: 'ISO 8601-1: Date and time (Gregorian calendar)' },
    { title: 'J. Meeus: Astronomical Algorithms, chapters 7 and 9' },
    { title: 'E. M. Reingold, N. Dershowitz: Calendrical Calculations' },
    {
      title: 'E. Poulsen: The transition from Julian to Gregorian Calendar, Rundetårn',
      href: 'http://www.rundetaarn.dk/engelsk/observatorium/gregorian.html',
    },
  ],

  compute({ find, year, last, calendar }) {
    const rule: Rule = rules[calendar]
    const end = find === 'range' ? last : year
    for (const [field, value] of [
      ['year', year],
      ['last', end],
    ] as const)
      if (value < rule.from || value > rule.to)
        return problem(field, `must be from ${written(rule.from)} to ${rule.to} in this calendar`)
    if (end < year) return problem('last', 'must not be before the first year')
    if (end - year >= mostYears) return problem('last', `must be within ${mostYears} years`)
    const leap = find === 'range' ? leapYears(rule, year, end) : leapYears(rule, year, year + 40)
    const isLeap = rule.isLeap(year)
    return {
      answer:
        find === 'range'
          ? `${leap.length} of ${end - year + 1} years`
          : `${named(year)} is ${isLeap ? 'a leap year' : 'no leap year'}`,
      length: isLeap ? rule.leap : rule.common,
      next: written(leapYears(rule, end + 1, end + 12)[0] ?? end),
      before: written(leapYears(rule, year - 12, year - 1).at(-1) ?? year),
      weekday: calendar === 'gregorian' && isLeap && year >= 1 ? weekdayNameOf(leapDay(year)) : undefined,
      mean: rule.mean,
      count: leap.length,
      note: noteOn(year, calendar),
      list: leap.map((one) => ({
        year: written(one),
        weekday: calendar === 'gregorian' && one >= 1 && one <= 9999 ? weekdayNameOf(leapDay(one)) : '',
        gap: one - (leapYears(rule, one - 12, one - 1).at(-1) ?? one),
      })),
      adopted: Object.values(adoptions),
    }
  },

  steps({ year, calendar }, { answer }) {
    const number = (value: number) => ({ kind: 'number', value, decimals: 0 }) as const
    const rest = (by: number, is: string, value: number, finds: string): Line<never> => ({
      finds,
      gives: number(remainder(value, by)),
      is: `${is} − ${by} × {whole}`,
      with: { year: { kind: 'number', value: year, text: written(year) }, whole: number(Math.floor(value / by)) },
    })
    const divided = (by: number) => rest(by, '({year})', year, `Remainder by ${by}`)
    const lines = {
      gregorian: [divided(4), divided(100), divided(400)],
      julian: [divided(4)],
      hebrew: [rest(19, '7 × ({year}) + 1', 7 * year + 1, 'Remainder by 19, below 7 in a leap year')],
      islamic: [rest(30, '11 × ({year}) + 14', 11 * year + 14, 'Remainder by 30, below 11 in a leap year')],
      persian: [rest(33, '25 × ({year}) + 11', 25 * year + 11, 'Remainder by 33, below 8 in a leap year')],
    }
    return [...lines[calendar], { finds: 'So', working: saidOf(year, calendar), gives: answer }]
  },

  examples: [
    {
      name: 'The next leap year',
      given: { find: 'year', year: 2028, calendar: 'gregorian' },
      expect: { answer: '2028 is a leap year', weekday: 'Tuesday', next: '2032', before: '2024' },
    },
    {
      name: 'The year 2100',
      given: { find: 'year', year: 2100, calendar: 'gregorian' },
      expect: { answer: '2100 is no leap year', next: '2104', before: '2096' },
    },
  ],
})

const leapDay = (year: number) => `${String(year).padStart(4, '0')}-02-29`

const leapYears = ({ isLeap }: Rule, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at).filter((year) => isLeap(year))

const written = (year: number) => String(year).replace('-', '−')
const named = (year: number) => (year > 0 ? written(year) : `${written(year)} (${1 - year} BC)`)

function saidOf(year: number, calendar: Calendar): string {
  if (calendar !== 'gregorian')
    return rules[calendar].isLeap(year) ? 'The remainder is low enough' : 'The remainder is too high'
  if (remainder(year, 4) > 0) return 'Not divisible by 4'
  if (remainder(year, 100) > 0) return 'Divisible by 4 and not by 100'
  return remainder(year, 400) > 0 ? 'Divisible by 100 and not by 400' : 'Divisible by 400'
}

function noteOn(year: number, calendar: Calendar): Verdict | undefined {
  if (calendar === 'julian' && remainder(year, 100) === 0 && remainder(year, 400) > 0)
    return {
      is: 'plain',
      says: 'A leap year by the Julian rule and none by the Gregorian: here the calendars move a day apart.',
    }
  if (calendar !== 'gregorian' || year > 1582) return undefined
  const says =
    year < 1
      ? 'No calendar of the time had this year: the rule is drawn backwards, past a year 0.'
      : 'Before 1583 the Julian calendar was in use, in which every fourth year was a leap year. This is the Gregorian rule drawn backwards.'
  return { is: 'fair', says }
}
