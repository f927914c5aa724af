import {
  choice,
  defineCalculator,
  integer,
  number,
  problem,
  rows,
  text,
  toggle,
  type Line,
} from '@/lib/kits/calculator'

const weeksOfYear = 52
const counting = 'How it is counted'

export default defineCalculator({
  inputs: {
    standard: number('Full time, hours a week', {
      initial: 40,
      above: 0,
      max: 168,
      unit: 'h',
      help: 'As your contracts or the program that asks say: 40 makes 2,080 a year, 37.5 makes 1,950.',
    }),
    basis: choice('Hours are typed', {
      options: { week: 'For a week', year: 'For a year' },
      initial: 'week',
    }),
    staff: rows('Staff', {
      columns: {
        team: text('Team', { optional: true, maxLength: 60 }),
        people: integer('People', { initial: 1, min: 0, max: 100_000 }),
        hours: number('Hours each', { initial: 40, min: 0, max: 8784 }),
        overtime: number('Overtime each', { initial: 0, min: 0, max: 8784 }),
        weeks: number('Weeks of the year', { initial: 52, min: 0, max: 53 }),
      },
      initial: [
        { team: 'Kitchen', people: 4, hours: 40, overtime: 2, weeks: 52 },
        { team: 'Service', people: 6, hours: 24, overtime: 0, weeks: 52 },
        { team: 'Service', people: 5, hours: 30, overtime: 0, weeks: 16 },
      ],
      row: 'group',
      min: 1,
      max: 200,
      help: 'People with the same hours are one line. Weeks below 52 are for seasons, starters and leavers; with hours of a year they are not used.',
    }),
    withOvertime: toggle('Count overtime', {
      help: 'Budgets often do. Headcount rules mostly do not.',
      section: counting,
      refines: true,
    }),
    capped: toggle('Nobody counts more than 1', {
      help: 'Whoever works longer than full time counts as one.',
      section: counting,
      refines: true,
    }),
  },
  outputs: {
    total: { kind: 'number', label: 'Full-time equivalents', decimals: 2 },
    verdict: { kind: 'verdict', label: 'In words' },
    people: { kind: 'count', label: 'People' },
    ratio: { kind: 'number', label: 'People for one full-time place', decimals: 2, optional: true },
    average: {
      kind: 'number',
      label: 'Average hours a week',
      decimals: 1,
      unit: 'h',
      optional: true,
      help: 'Of one person, spread over the year.',
    },
    hours: { kind: 'number', label: 'Hours of the year', decimals: 0, unit: 'h' },
    each: {
      kind: 'table',
      label: 'Line by line',
      columns: {
        team: { kind: 'text', label: 'Team' },
        people: { kind: 'count', label: 'People' },
        one: { kind: 'number', label: 'FTE of one', decimals: 3 },
        fte: { kind: 'number', label: 'FTE', decimals: 2 },
      },
      totals: ['people', 'fte'],
    },
    teams: {
      kind: 'table',
      label: 'By team',
      columns: {
        team: { kind: 'text', label: 'Team' },
        people: { kind: 'count', label: 'People' },
        fte: { kind: 'number', label: 'FTE', decimals: 2 },
        share: { kind: 'percent', label: 'Of all', decimals: 1 },
      },
    },
  },
  formula: 'FTE = hours a week ÷ full-time hours × weeks ÷ 52, or hours of the year ÷ (full-time hours × 52)',
  limits: [
    'A year is taken as 52 weeks. Paid leave counts as worked: enter contracted hours.',
    'For US health coverage the Affordable Care Act counts differently: everybody with 30 hours a week is one, and the hours of all others in a month are divided by 120.',
    'The Small Business Administration counts heads, part-time or not, averaged over pay periods of two years.',
  ],
  sources: [
    {
      title: 'OMB Circular A-11, section 85: Estimating employment levels',
      href: 'https://www.whitehouse.gov/omb/information-resources/guidance/circulars/',
    },
    {
      title: 'Eurostat glossary: Full-time equivalent',
      href: 'https://ec.europa.eu/eurostat/statistics-explained/index.php?title=Glossary:Full-time_equivalent_(FTE)',
    },
    {
      title: 'HealthCare.gov: Full-time equivalent employees',
      href: 'https://www.healthcare.gov/glossary/full-time-equivalent-fte-employee/',
    },
  ],

  compute(values, { show }) {
    const most = values.basis === 'week' ? 168 : 8784
    const over = values.staff.findIndex(({ hours, overtime }) => hours + overtime > most)
    if (over >= 0)
      return problem(
        'staff',
        `must have at most ${show.number(most)} hours with overtime in line ${over + 1}: ${values.basis === 'week' ? 'a week' : 'a leap year'} has no more`,
      )
    const found = values.staff.map((group) => ({ ...group, ...placeOf(group, values) }))
    const sum = (of: (group: (typeof found)[number]) => number) => found.reduce((total, group) => total + of(group), 0)
    const total = sum(({ people, one }) => people * one)
    const people = sum((group) => group.people)
    const hours = sum((group) => group.people * group.yearly)
    const names = [...new Set(found.map(({ team }) => team ?? 'Without a team'))]
    return {
      total,
      verdict: {
        is: 'plain',
        says: `${show.number(people)} people do the work of ${show.number(Math.round(total * 100) / 100)} in full time.`,
      },
      people,
      ratio: total > 0 ? people / total : undefined,
      average: people > 0 ? hours / people / weeksOfYear : undefined,
      hours,
      each: found.map((group, at) => ({
        team: group.team ?? `Line ${at + 1}`,
        people: group.people,
        one: group.one,
        fte: group.people * group.one,
      })),
      teams: names.map((team) => {
        const members = found.filter((group) => (group.team ?? 'Without a team') === team)
        const fte = members.reduce((all, group) => all + group.people * group.one, 0)
        return {
          team,
          people: members.reduce((all, group) => all + group.people, 0),
          fte,
          share: total > 0 ? fte / total : 0,
        }
      }),
    }
  },

  steps(values, results) {
    const [first] = values.staff
    if (!first || results.total === undefined) return []
    const places = values.staff.map((group) => group.people * placeOf(group, values).one)
    const { one, counted } = placeOf(first, values)
    const bare = values.basis === 'week' ? '{hours} ÷ {standard} × {weeks} ÷ {year}' : '{hours} ÷ ({standard} × {year})'
    const lines: Line<'total' | 'ratio'>[] = [
      {
        finds: 'One person of line 1',
        gives: { kind: 'number', value: one, decimals: 4 },
        is: values.capped ? `min(1, ${bare})` : bare,
        with: {
          hours: { kind: 'number', value: counted },
          weeks: { kind: 'number', value: first.weeks },
          year: { kind: 'count', value: weeksOfYear },
          ...Object.fromEntries(
            places.map((place, at) => [`line${at + 1}`, { kind: 'number', value: place, decimals: 4 } as const]),
          ),
        },
      },
      { gives: 'total', is: places.map((_, at) => `{line${at + 1}}`).join(' + ') },
    ]
    if (results.ratio !== undefined) lines.push({ gives: 'ratio', is: '{people} ÷ {total}' })
    return lines
  },

  charts: [{ kind: 'bar', title: 'Full-time equivalents by team', of: 'teams', x: 'team', y: ['fte'] }],
  examples: [
    {
      name: 'A restaurant with a summer season',
      given: {},
      expect: { total: 8.75, people: 15, average: 23.3, hours: 18_208 },
    },
    {
      name: 'Hours of a year',
      given: {
        standard: 40,
        basis: 'year',
        staff: [{ team: 'Agency', people: 3, hours: 520, overtime: 0, weeks: 52 }],
      },
      expect: { total: 0.75 },
    },
  ],
})

interface Group {
  hours: number
  overtime: number
  weeks: number
}

/** What one person of a line counts, and hours of a year. */
function placeOf(
  { hours, overtime, weeks }: Group,
  {
    standard,
    basis,
    withOvertime,
    capped,
  }: { standard: number; basis: 'week' | 'year'; withOvertime: boolean; capped: boolean },
) {
  const counted = hours + (withOvertime ? overtime : 0)
  const yearly = basis === 'week' ? counted * weeks : counted
  const bare = yearly / (standard * weeksOfYear)
  return { counted, yearly, one: capped ? Math.min(1, bare) : bare }
}
