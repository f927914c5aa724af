import { date, defineCalculator, number, problem, rows, text, type Verdict } from '@/lib/kits/calculator'
import { calendarLength, daysFrom, daysLater } from '@/lib/subjects/time/calendar'
import { inYearsMonthsDays } from '@/lib/subjects/time/length-in-words'

/** Shown until the page knows the visitor's own day. */
const exampleDay = '2026-11-23'
const meanYear = 365.2425
const when = 'When one is so many times as old'
const together = 'Together'
const sums = [20, 50, 75, 100, 125, 150, 175, 200]

export default defineCalculator({
  inputs: {
    one: date('First date of birth', { initial: '1990-05-15' }),
    other: date('Second date of birth', { initial: '1995-08-20' }),
    times: number('The older is so many times as old', {
      initial: 2,
      above: 1,
      max: 100,
      slider: { from: 1.5, to: 10, step: 0.5 },
    }),
    oneName: text('Name of the first', { optional: true, maxLength: 40, placeholder: 'Ada', refines: true }),
    otherName: text('Name of the second', { optional: true, maxLength: 40, placeholder: 'Ben', refines: true }),
    asOf: date('Ages on', {
      optional: true,
      help: 'Left empty, it is today by the calendar of your device.',
      refines: true,
    }),
    sum: number('Ages add up to', {
      unit: 'years',
      initial: 100,
      above: 0,
      max: 300,
      slider: { from: 10, to: 200, step: 5 },
      refines: true,
    }),
    more: rows('More people', {
      row: 'person',
      min: 0,
      max: 20,
      initial: [],
      columns: { name: text('Name', { maxLength: 40 }), born: date('Date of birth', { initial: '2000-01-01' }) },
      refines: true,
    }),
  },
  outputs: {
    gap: { kind: 'text', label: 'Age difference' },
    days: { kind: 'count', label: 'In days' },
    older: { kind: 'text', label: 'Older' },
    oneAge: { kind: 'text', label: 'Age of the first' },
    otherAge: { kind: 'text', label: 'Age of the second' },
    timesDay: { kind: 'date', label: 'Day', optional: true, section: when },
    timesAges: { kind: 'text', label: 'Ages then', optional: true, section: when },
    note: { kind: 'verdict', label: 'Past or ahead', optional: true },
    sumDay: { kind: 'date', label: 'Ages add up on', optional: true, section: together },
    share: {
      kind: 'percent',
      label: 'The younger has lived of the older one’s life',
      decimals: 1,
      optional: true,
      section: together,
    },
    people: {
      kind: 'table',
      label: 'Everybody, oldest first',
      columns: {
        name: { kind: 'text', label: 'Name' },
        born: { kind: 'date', label: 'Born' },
        age: { kind: 'text', label: 'Age' },
        gap: { kind: 'text', label: 'Younger than the oldest by' },
      },
    },
    milestones: {
      kind: 'table',
      label: 'Ages of the two together',
      columns: { sum: { kind: 'count', label: 'Years together' }, day: { kind: 'date', label: 'Date' } },
    },
  },
  formula:
    'Difference = whole years, whole months and days from the earlier birth to the later; the older is n times as old on the later birth + difference in days ÷ (n − 1)',
  limits: [
    'Ages and differences are counted by the calendar. The day of a multiple and of a sum is worked out in days, with a mean year of 365.2425 days for the sum.',
    'A month that lacks the day is complete on its last day, so that 29 February counts on 28 February in other years.',
    'Dates of birth after the day of the ages are refused.',
    'Names and dates stay in this browser.',
  ],
  sources: [
    {
      title: 'OASIS OpenFormula 1.2, section 6.10.4 DATEDIF',
      href: 'https://docs.oasis-open.org/office/v1.2/os/OpenDocument-v1.2-os-part2.html',
    },
    { title: 'ISO 8601-1: Date and time, Representations for information interchange' },
  ],

  compute({ one, other, times, oneName, otherName, asOf, sum, more }, { show, today }) {
    const on = asOf ?? today ?? exampleDay
    if (one > on) return problem('one', `must not lie after ${show.date(on)}`)
    if (other > on) return problem('other', `must not lie after ${show.date(on)}`)
    const unborn = more.findIndex(({ born }) => born > on)
    if (unborn >= 0) return problem('more', `must be born by ${show.date(on)}, which person ${unborn + 1} is not`)
    const [first, second] = [oneName?.trim() || 'The first', otherName?.trim() || 'The second']
    const [early, late] = one <= other ? [one, other] : [other, one]
    const days = daysFrom(early, late)
    const timesDay = days === 0 ? undefined : daysLater(late, Math.ceil(days / (times - 1)))
    const people = [
      { name: first, born: one },
      { name: second, born: other },
      ...more.map(({ name, born }, at) => ({ name: name.trim() || `Person ${at + 3}`, born })),
    ].toSorted((a, b) => a.born.localeCompare(b.born))
    const oldest = people[0]?.born ?? early
    const lived = daysFrom(early, on)
    return {
      gap: between(early, late),
      days,
      older: days === 0 ? 'Born on the same day' : one < other ? first : second,
      oneAge: between(one, on),
      otherAge: between(other, on),
      timesDay,
      timesAges: timesDay === undefined ? undefined : `${between(early, timesDay)}; ${between(late, timesDay)}`,
      note: noteOn(timesDay, days, on, show.number(times), show.date(timesDay ?? on)),
      sumDay: sumDayOf(early, days, sum),
      share: lived === 0 ? undefined : daysFrom(late, on) / lived,
      people: people.map(({ name, born }) => ({ name, born, age: between(born, on), gap: between(oldest, born) })),
      milestones: sums.flatMap((years) => {
        const day = sumDayOf(early, days, years)
        return day === undefined || day < on ? [] : [{ sum: years, day }]
      }),
    }
  },

  steps({ one, other, times, sum }, { days, share }, show) {
    const late = one <= other ? other : one
    const count = (value: number) => ({ kind: 'count', value }) as const
    return [
      {
        finds: 'Difference in days',
        working: `From ${show.date(one <= other ? one : other)} to ${show.date(late)}`,
        gives: show.count(days),
      },
      ...(days === 0
        ? []
        : ([
            {
              finds: 'Days after the later birth',
              gives: count(Math.ceil(days / (times - 1))),
              is: '{days} ÷ ({times} − 1)',
              rounded: 'up',
            },
          ] as const)),
      {
        finds: 'Days after the earlier birth, for the sum',
        gives: count(Math.ceil((days + sum * meanYear) / 2)),
        is: '({days} + {sum} × 365.2425) ÷ 2',
        rounded: 'up',
      },
      ...(share === undefined
        ? []
        : [
            {
              finds: 'Share of life',
              working: 'Days lived by the younger ÷ days lived by the older',
              gives: show.percent(share, 1),
            },
          ]),
    ]
  },

  examples: [
    {
      name: 'Two sisters',
      given: { one: '1990-05-15', other: '1995-08-20', times: 2, asOf: '2026-11-23', more: [] },
      expect: { gap: '5 years, 3 months and 5 days', days: 1923, timesDay: '2000-11-24' },
    },
    {
      name: 'A mother and her child',
      given: { one: '1994-03-02', other: '2025-10-11', times: 3, asOf: '2026-11-23', more: [] },
      expect: { gap: '31 years, 7 months and 9 days', timesDay: '2041-08-01' },
    },
  ],
})

const between = (from: string, to: string) =>
  inYearsMonthsDays(calendarLength(from, to) ?? { years: 0, months: 0, days: 0 }) ?? '0 days'

/** The first day on which both have lived so many mean years together. */
function sumDayOf(early: string, gap: number, years: number): string | undefined {
  return daysLater(early, Math.max(gap, Math.ceil((gap + years * meanYear) / 2)))
}

function noteOn(day: string | undefined, gap: number, on: string, times: string, written: string): Verdict {
  if (gap === 0) return { is: 'plain', says: 'Born on the same day: neither is ever older than the other.' }
  if (day === undefined) return { is: 'plain', says: `${times} times as old is reached only beyond the year 9999.` }
  const verb = day <= on ? 'was' : 'will be'
  return {
    is: 'plain',
    says: `On ${written} the older ${verb} ${times} times as old. Before that day the ratio was larger, after it smaller.`,
  }
}
