import { date, defineCalculator, problem, rows, text } from '@/lib/kits/calculator'
import { medianSurvival, productLimit, survivalAt } from '@/lib/subjects/statistics/survival'
import { daysFrom, monthsLater } from '@/lib/subjects/time/calendar'

const share = { kind: 'percent', decimals: 1 } as const
const daysInYear = 365.25
const earliest = '1950-01-01'
const latest = '2099-12-31'

export default defineCalculator({
  inputs: {
    people: rows('Employees', {
      row: 'employee',
      columns: {
        name: text('Name or number', { optional: true, maxLength: 60 }),
        start: date('First day', { min: earliest, max: latest }),
        left: date('Last day', { optional: true, min: earliest, max: latest }),
      },
      initial: [
        { name: 'A', start: '2021-03-01' },
        { name: 'B', start: '2022-06-13', left: '2026-02-27' },
        { name: 'C', start: '2023-01-09' },
        { name: 'D', start: '2024-09-02', left: '2024-11-15' },
        { name: 'E', start: '2024-10-01' },
        { name: 'F', start: '2025-02-03', left: '2026-05-29' },
        { name: 'G', start: '2025-05-19' },
        { name: 'H', start: '2025-09-01', left: '2025-10-10' },
        { name: 'I', start: '2026-01-12' },
      ],
      min: 1,
      max: 2000,
      help: 'Everybody who ever worked here, or who started within a span you choose. The last day stays empty for those who are still here.',
    }),
    from: date('Cohort: everybody here on', { initial: '2026-01-01', min: earliest, max: latest }),
    asOf: date('Still here on', {
      initial: '2026-12-31',
      min: earliest,
      max: latest,
      help: 'What happened later is not looked at.',
    }),
  },
  outputs: {
    retention: { ...share, label: 'Retention of the cohort', optional: true },
    stability: {
      ...share,
      label: 'Stability index',
      optional: true,
      help: 'Staff with a year and more ÷ headcount a year before.',
    },
    median: {
      kind: 'number',
      label: 'Median tenure',
      decimals: 1,
      unit: 'years',
      optional: true,
      help: 'After this time half have left.',
    },
    firstYear: { ...share, label: 'New hires still here after 12 months', optional: true },
    verdict: { kind: 'verdict', label: 'In words' },
    cohort: { kind: 'count', label: 'In the cohort', section: 'Counted' },
    stayed: { kind: 'count', label: 'Of them still here', section: 'Counted' },
    headcount: { kind: 'count', label: 'Headcount at the end', section: 'Counted' },
    withYear: { kind: 'count', label: 'Of them a year and longer', section: 'Counted' },
    before: { kind: 'count', label: 'Headcount a year before', section: 'Counted' },
    ninety: { ...share, label: 'New hires still here after 90 days', optional: true, section: 'Tenure' },
    medianDays: { kind: 'count', label: 'Median tenure in days', unit: 'days', optional: true, section: 'Tenure' },
    seen: { kind: 'count', label: 'Employees followed', section: 'Tenure' },
    leavers: { kind: 'count', label: 'Of them left', section: 'Tenure' },
    table: {
      kind: 'table',
      label: 'Tenure at which people left',
      optional: true,
      columns: {
        days: { kind: 'count', label: 'Days' },
        atRisk: { kind: 'count', label: 'Followed so far' },
        left: { kind: 'count', label: 'Left' },
        stays: { ...share, label: 'Still here after it' },
      },
    },
    curve: {
      kind: 'series',
      label: 'Share still here by tenure',
      columns: {
        years: { kind: 'number', label: 'Years', decimals: 2 },
        stays: { ...share, label: 'Still here' },
      },
    },
  },
  formula:
    'Retention = cohort still here ÷ cohort. Stability index = staff with a year and more ÷ headcount a year before. Share still here at a tenure (Kaplan–Meier) = product of (1 − left ÷ followed) over all tenures up to it',
  limits: [
    'Whoever left before your list begins is missing, and tenure looks longer than it is.',
    'The last day counts as a day of employment. Somebody who left on the first day has a tenure of 0 days.',
    'The curve says little where few people have been there so long.',
  ],
  sources: [
    {
      title: 'R, package survival: survfit.formula',
      href: 'https://www.rdocumentation.org/packages/survival/versions/3.1-6/topics/survfit.formula',
    },
  ],

  compute({ people, from, asOf }, { show }) {
    const mixed = people.findIndex(({ start, left }) => left !== undefined && left < start)
    if (mixed !== -1) return problem('people', `must not end before the first day (row ${mixed + 1})`)
    if (from > asOf) return problem('from', 'must not be after the day on which they are still here')
    const followed = people.filter(({ start }) => start <= asOf)
    if (followed.length === 0) return problem('people', 'must include somebody who started by that day')
    const isHere = ({ start, left }: (typeof people)[number], day: string) =>
      start <= day && (left === undefined || left >= day)
    const cohort = followed.filter((one) => isHere(one, from))
    const stayed = cohort.filter((one) => isHere(one, asOf))
    const yearBefore = monthsLater(asOf, -12) ?? earliest
    const now = followed.filter((one) => isHere(one, asOf))
    const withYear = now.filter(({ start }) => start <= yearBefore)
    const before = followed.filter((one) => isHere(one, yearBefore))
    const spells = followed.map(({ start, left }) => {
      const ended = left !== undefined && left < asOf
      return { time: daysFrom(start, ended ? left : asOf), ended }
    })
    const longest = Math.max(...spells.map(({ time }) => time))
    const steps = productLimit(spells)
    const medianDays = medianSurvival(steps)
    const firstYear = survivalAt(steps, 365, longest)
    const retention = cohort.length > 0 ? stayed.length / cohort.length : undefined
    return {
      retention,
      stability: before.length > 0 ? withYear.length / before.length : undefined,
      median: medianDays === undefined ? undefined : medianDays / daysInYear,
      firstYear,
      verdict: { is: 'plain' as const, says: inWords() },
      cohort: cohort.length,
      stayed: stayed.length,
      headcount: now.length,
      withYear: withYear.length,
      before: before.length,
      ninety: survivalAt(steps, 90, longest),
      medianDays,
      seen: followed.length,
      leavers: spells.filter(({ ended }) => ended).length,
      table:
        steps.length === 0
          ? undefined
          : steps.map(({ time, atRisk, ended, survives }) => ({ days: time, atRisk, left: ended, stays: survives })),
      curve: curveOf(),
    }

    /** Level until each tenure at which somebody left, then down. */
    function curveOf() {
      const points = [{ years: 0, stays: 1 }]
      let level = 1
      for (const { time, survives } of steps) {
        points.push({ years: time / daysInYear, stays: level }, { years: time / daysInYear, stays: survives })
        level = survives
      }
      points.push({ years: longest / daysInYear, stays: level })
      return points
    }

    function inWords() {
      const kept =
        retention === undefined
          ? `Nobody was here on ${show.date(from)}.`
          : `Of ${show.count(cohort.length)} people who were here on ${show.date(from)}, ${show.count(stayed.length)} still are.`
      const tenure =
        medianDays === undefined
          ? 'More than half of all stay longer than anybody has been followed.'
          : `Half of those who start have left after ${show.count(medianDays)} days.`
      return `${kept} ${tenure}`
    }
  },

  steps(_, { retention, stability }) {
    return [
      ...(retention === undefined ? [] : [{ gives: 'retention' as const, is: '{stayed} ÷ {cohort}' }]),
      ...(stability === undefined ? [] : [{ gives: 'stability' as const, is: '{withYear} ÷ {before}' }]),
      { gives: 'median', is: '{medianDays} ÷ 365.25' },
    ]
  },

  charts: [{ kind: 'line', title: 'Share still here by tenure', of: 'curve', x: 'years', y: ['stays'] }],
  examples: [
    {
      name: 'A design studio',
      given: {
        people: [
          { name: 'Ana', start: '2022-01-10' },
          { name: 'Ben', start: '2023-04-03' },
          { name: 'Cleo', start: '2024-02-01', left: '2026-06-30' },
          { name: 'Dan', start: '2025-09-01' },
          { name: 'Eve', start: '2026-02-02', left: '2026-04-03' },
        ],
        from: '2026-01-01',
        asOf: '2026-12-31',
      },
      expect: {
        retention: 0.75,
        stability: 0.75,
        cohort: 4,
        stayed: 3,
        headcount: 3,
        ninety: 0.8,
        firstYear: 0.8,
        median: null,
      },
    },
  ],
})
