import { choice, date, defineCalculator, integer, problem } from '@/lib/kits/calculator'
import { weekdayOf } from '@/lib/subjects/time/calendar'
import {
  daysInto,
  daysOfWeek,
  periodOf,
  periodPatterns,
  thursdayOf,
  weekOf,
  weeksIn,
  weekSystems,
  type NumberedWeek,
  type WeekSystem,
} from '@/lib/subjects/time/week-systems'

const ofDate = { field: 'find', is: 'number' } as const
const ofWeek = { field: 'find', is: 'dates' } as const
const retail = { field: 'system', is: 'retail' } as const
const patterns = Object.fromEntries(Object.keys(periodPatterns).map((one) => [one, one])) as Record<
  keyof typeof periodPatterns,
  string
>
/** For the day in cell A1. */
const formulas: Readonly<Record<WeekSystem, string>> = {
  iso: '=ISOWEEKNUM(A1)',
  us: '=WEEKNUM(A1,1)',
  monday: '=WEEKNUM(A1,2)',
  full: '=INT((A1-DATE(YEAR(A1),1,1)-MOD(9-WEEKDAY(DATE(YEAR(A1),1,1)),7))/7)+1',
  retail: '=INT((A1-DATE(YEAR(A1),2,1)+MOD(WEEKDAY(DATE(YEAR(A1),2,1))+2,7)-3)/7)+1',
}

export default defineCalculator({
  inputs: {
    find: choice('Find', {
      options: { number: 'The week of a date', dates: 'The dates of a week' },
      initial: 'number',
    }),
    day: date('Date', { initial: '2026-11-23', min: '0002-01-01', max: '9997-12-31', shownWhen: ofDate }),
    year: integer('Year', { initial: 2026, min: 2, max: 9997, shownWhen: ofWeek }),
    week: integer('Week', { initial: 53, min: 1, max: 54, slider: { from: 1, to: 53, step: 1 }, shownWhen: ofWeek }),
    system: choice('Weeks by', { options: weekSystems, initial: 'iso', initialIn: { us: 'us' }, as: 'menu' }),
    pattern: choice('Weeks of the periods', { options: patterns, initial: '4-5-4', shownWhen: retail, refines: true }),
  },
  outputs: {
    week: { kind: 'count', label: 'Week' },
    of: { kind: 'text', label: 'Of the year' },
    first: { kind: 'date', label: 'First day' },
    last: { kind: 'date', label: 'Last day' },
    weeks: { kind: 'count', label: 'Weeks in that year' },
    period: { kind: 'text', label: 'Period', optional: true },
    iso: { kind: 'text', label: 'Written by ISO 8601', section: 'For files and spreadsheets' },
    formula: {
      kind: 'text',
      label: 'Formula for a date in A1',
      help: 'In Excel and Google Sheets; some languages want semicolons for the commas.',
      section: 'For files and spreadsheets',
    },
    note: { kind: 'verdict', label: 'Turn of the year', optional: true },
    systems: {
      kind: 'table',
      label: 'The first day in every system',
      columns: {
        system: { kind: 'text', label: 'Weeks by' },
        week: { kind: 'count', label: 'Week' },
        of: { kind: 'text', label: 'Of the year' },
      },
    },
    calendar: {
      kind: 'table',
      label: 'All weeks of the year',
      columns: {
        week: { kind: 'count', label: 'Week' },
        first: { kind: 'date', label: 'From' },
        last: { kind: 'date', label: 'To' },
        period: { kind: 'count', label: 'Period of 12' },
      },
    },
  },
  formula:
    'ISO week = (day of the year of that week’s Thursday − 1) ÷ 7, rounded down, + 1; other systems = days since week 1 began ÷ 7, rounded down, + 1',
  limits: [
    'Weeks that begin on 1 January are cut off there and on 31 December, so that the same seven days can have two numbers.',
    'The retail year begins on the Sunday nearest 1 February, as the National Retail Federation publishes it; a firm may begin elsewhere.',
    'The retail formula for a spreadsheet holds from the first day of that year to 31 December; the first-full-week formula gives 0 before week 1.',
    'Periods group the weeks of a year by thirteen a quarter; in systems other than the retail year they are only a way of counting.',
  ],
  sources: [
    { title: 'ISO 8601-1: Date and time, Representations for information interchange (week dates)' },
    {
      title: 'OASIS OpenFormula 1.2, sections 6.10.11 ISOWEEKNUM and 6.10.21 WEEKNUM',
      href: 'https://docs.oasis-open.org/office/v1.2/os/OpenDocument-v1.2-os-part2.html',
    },
    { title: 'National Retail Federation: 4-5-4 Calendar', href: 'https://nrf.com/resources/4-5-4-calendar' },
  ],

  compute({ find, day, year, week, system, pattern }, { show }) {
    if (find === 'dates' && week > weeksIn(system, year))
      return problem('week', `must be at most ${weeksIn(system, year)}: ${year} has no week ${week} in this system`)
    const found: NumberedWeek = find === 'dates' ? { year, week } : weekOf(system, day)
    const { first, last } = daysOfWeek(system, found)
    const shown = find === 'dates' ? first : day
    return {
      week: found.week,
      of: String(found.year),
      first,
      last,
      weeks: weeksIn(system, found.year),
      period: system === 'retail' ? `Period ${periodOf(found.week, pattern)} of 12` : undefined,
      iso: isoNotation(shown),
      formula: formulas[system],
      note: noteOn(shown, found, show.date(shown)),
      systems: (Object.keys(weekSystems) as WeekSystem[]).map((one) => {
        const other = weekOf(one, shown)
        return { system: weekSystems[one], week: other.week, of: String(other.year) }
      }),
      calendar: Array.from({ length: weeksIn(system, found.year) }, (_, at) => ({
        week: at + 1,
        ...daysOfWeek(system, { year: found.year, week: at + 1 }),
        period: periodOf(at + 1, pattern),
      })),
    }
  },

  steps({ find, day, system }, { of, first }, show) {
    const shown = find === 'dates' ? first : day
    const thursday = thursdayOf(shown)
    const count = (value: number) => ({ kind: 'count', value }) as const
    return [
      system === 'iso'
        ? {
            finds: 'Days before its Thursday',
            as: 'past',
            in: 'count',
            is: '{of} − 1',
            with: { of: count(thursday.dayOfYear) },
            when: { field: 'system', is: 'iso' },
          }
        : {
            finds: 'Days since the first week began',
            as: 'past',
            in: 'count',
            is: '{days}',
            with: { days: count(daysInto(system, Number(of), shown)) },
          },
      { finds: 'Whole weeks', as: 'whole', in: 'count', is: '{past} ÷ 7', rounded: 'down' },
      { gives: 'week', is: '{whole} + 1' },
      {
        finds: 'Year of the week',
        working: system === 'iso' ? `The Thursday is ${show.date(thursday.day)}` : 'The year in which week 1 began',
        gives: of,
      },
    ]
  },

  asked: [
    { says: 'week number {day}', sets: { find: 'number' }, gives: ['week'] },
    { says: 'week {day}', sets: { find: 'number' }, gives: ['week'] },
  ],
  examples: [
    {
      name: 'A delivery date at New Year',
      given: { find: 'number', day: '2027-01-01', system: 'iso' },
      expect: { week: 53, of: '2026', iso: '2026-W53-5', first: '2026-12-28', last: '2027-01-03' },
    },
    {
      name: 'Goods promised for week 10',
      given: { find: 'dates', year: 2027, week: 10, system: 'iso' },
      expect: { first: '2027-03-08', last: '2027-03-14', weeks: 52 },
    },
  ],
})

function isoNotation(day: string): string {
  const { year, week } = weekOf('iso', day)
  return `${String(year).padStart(4, '0')}-W${String(week).padStart(2, '0')}-${weekdayOf(day) || 7}`
}

function noteOn(day: string, { year, week }: NumberedWeek, written: string) {
  const own = Number(day.slice(0, 4))
  if (own === year) return undefined
  return {
    is: 'plain' as const,
    says: `${written} lies in ${own}, but its week is number ${week} of ${year}: a week is not divided between two years.`,
  }
}
