import { choice, date, defineCalculator, integer, longText, problem, toggle } from '@/lib/kits/calculator'
import {
  isWorkingDay,
  readDayList,
  rolledDay,
  rollRules,
  weekendLabels,
  weekends,
  workingDaysLater,
} from '@/lib/subjects/time/business-days'
import { daysFrom, daysLater, isoWeekOf, monthsLater, weekdayNameOf } from '@/lib/subjects/time/calendar'

const also = 'And also'
const rules = 'Working days'
const more = (label: string) => integer(label, { initial: 0, min: 0, max: 100_000, section: also, refines: true })

export default defineCalculator({
  inputs: {
    start: date('Start date', { initial: '2026-11-23' }),
    direction: choice('Do', { options: { add: 'Add', take: 'Subtract' }, initial: 'add' }),
    amount: integer('How many', { initial: 90, slider: { to: 365, step: 1 }, min: 0, max: 100_000 }),
    unit: choice('Unit', {
      options: { days: 'Days', weeks: 'Weeks', months: 'Months', years: 'Years', working: 'Working days' },
      initial: 'days',
      as: 'menu',
    }),
    years: more('Years'),
    months: more('Months'),
    weeks: more('Weeks'),
    days: more('Days'),
    working: more('Working days'),
    includeStart: toggle('The start date is the first day', {
      help: 'A period of 30 days from 1 June then ends on 30 June.',
      refines: true,
    }),
    weekend: choice('Weekend', {
      options: weekendLabels,
      initial: 'sat-sun',
      as: 'menu',
      section: rules,
      refines: true,
    }),
    holidays: longText('Days off', {
      initial: '',
      maxLength: 20_000,
      lines: 3,
      placeholder: '2026-12-25 Christmas',
      help: 'One date a line, with a name behind it if you like.',
      section: rules,
      refines: true,
    }),
    roll: choice('If the result is no working day', {
      options: rollRules,
      initial: 'none',
      as: 'menu',
      section: rules,
      refines: true,
    }),
  },
  outputs: {
    result: { kind: 'date', label: 'Date' },
    weekday: { kind: 'text', label: 'Weekday' },
    week: { kind: 'text', label: 'ISO week' },
    distance: { kind: 'text', label: 'Distance' },
    today: { kind: 'text', label: 'Distance from today', optional: true },
    note: { kind: 'verdict', label: 'Note', optional: true },
    log: {
      kind: 'table',
      label: 'Step by step',
      columns: {
        step: { kind: 'text', label: 'Step' },
        day: { kind: 'date', label: 'Leads to' },
        weekday: { kind: 'text', label: 'Weekday' },
      },
    },
  },
  formula:
    'Date = start ± years and months together, then ± weeks and days, then ± working days, then moved to a working day',
  limits: [
    'A month or year that lacks the day takes its last day: a month after 31 January is 28 or 29 February.',
    'Years and months are added as one step, weeks and days after them; another order can end on another date.',
    'No public holiday is known to this page but those you list.',
    'Only years 1 to 9999 of the Gregorian calendar.',
  ],
  sources: [
    { title: 'ISO 8601-1: Date and time, Representations for information interchange (calendar dates and week dates)' },
    { title: '2006 ISDA Definitions, section 4.12: Business Day Convention' },
    {
      title: 'OASIS OpenFormula 1.2, sections 6.10.7 EDATE and 6.10.22 WORKDAY',
      href: 'https://docs.oasis-open.org/office/v1.2/os/OpenDocument-v1.2-os-part2.html',
    },
  ],

  compute(values, { show, today }) {
    const { start, direction, weekend, holidays, roll, includeStart } = values
    const list = readDayList(holidays, show.region)
    if ('unread' in list)
      return problem('holidays', `must begin each line with a date, which line ${list.unread} does not`)
    const calendar = { weekend: weekends[weekend], free: new Set(list.days.map(({ day }) => day)) }
    const sign = direction === 'add' ? 1 : -1
    const { months, days, working } = shiftOf(values)
    const log: { step: string; day: string; weekday: string }[] = []
    const beyond = problem('amount', 'must keep the date within the years 1 to 9999')
    let day = start
    for (const { words, by, isUsed, from } of [
      {
        words: monthsInWords(months),
        by: sign,
        isUsed: months > 0,
        from: (one: string) => monthsLater(one, sign * months),
      },
      { words: counted(days, 'day'), by: sign, isUsed: days > 0, from: (one: string) => daysLater(one, sign * days) },
      { words: 'the start date', by: -sign, isUsed: includeStart, from: (one: string) => daysLater(one, -sign) },
      {
        words: counted(working, 'working day'),
        by: sign,
        isUsed: working > 0,
        from: (one: string) => workingDaysLater(one, sign * working, calendar),
      },
    ]) {
      if (!isUsed) continue
      const reached = from(day)
      if (reached === undefined) return beyond
      log.push({ step: `${by > 0 ? '+' : '−'} ${words}`, day: reached, weekday: weekdayNameOf(reached) })
      day = reached
    }
    const result = rolledDay(day, roll, calendar)
    if (result === undefined) return beyond
    if (result !== day) log.push({ step: 'To a working day', day: result, weekday: weekdayNameOf(result) })
    const { year, week } = isoWeekOf(result)
    const unclamped = Number(start.slice(8))
    const clamped = months > 0 && Number((monthsLater(start, sign * months) ?? start).slice(8)) < unclamped
    return {
      result,
      weekday: weekdayNameOf(result),
      week: `Week ${week} of ${year}`,
      distance: apart(daysFrom(start, result), 'the start'),
      today: today === undefined ? undefined : apart(daysFrom(today, result), 'today'),
      note: clamped
        ? {
            is: 'plain',
            says: `There is no day ${unclamped} in that month, so its last day is taken. Going back the same way need not lead to the start.`,
          }
        : roll === 'none' && !isWorkingDay(result, calendar)
          ? { is: 'plain', says: `${weekdayNameOf(result)} is no working day by the weekend and days off given here.` }
          : undefined,
      log,
    }
  },

  steps: (_, { log }, show) =>
    log.map(({ step, day, weekday }) => ({
      finds: weekday ?? '',
      working: step ?? '',
      gives: day ? show.date(day) : '',
    })),

  examples: [
    {
      name: 'An invoice due in 45 days',
      given: { start: '2026-11-23', direction: 'add', amount: 45, unit: 'days', roll: 'following' },
      expect: { result: '2027-01-07', weekday: 'Thursday' },
    },
    {
      name: 'A month after the end of January',
      given: { start: '2026-01-31', direction: 'add', amount: 1, unit: 'months' },
      expect: { result: '2026-02-28' },
    },
  ],
})

interface Amounts {
  amount: number
  unit: 'days' | 'weeks' | 'months' | 'years' | 'working'
  years: number
  months: number
  weeks: number
  days: number
  working: number
}

/** Months, days and working days in all. */
function shiftOf({ amount, unit, years, months, weeks, days, working }: Amounts) {
  const of = (name: Amounts['unit']) => (unit === name ? amount : 0)
  return {
    months: (years + of('years')) * 12 + months + of('months'),
    days: (weeks + of('weeks')) * 7 + days + of('days'),
    working: working + of('working'),
  }
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

function monthsInWords(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  return [...(years > 0 ? [counted(years, 'year')] : []), ...(rest > 0 ? [counted(rest, 'month')] : [])].join(' and ')
}

function apart(days: number, from: string): string {
  if (days === 0) return `The same day as ${from}`
  return `${counted(Math.abs(days), 'day')} ${days > 0 ? 'after' : 'before'} ${from}`
}
