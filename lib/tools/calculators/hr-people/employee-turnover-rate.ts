import { choice, defineCalculator, integer, month, number, problem, rows, text } from '@/lib/kits/calculator'
import { monthAfter, monthNumberOf } from '@/lib/base/format/dates'
import { annualTurnover, turnoverRate } from '@/lib/subjects/workforce/turnover'

const reasons = {
  regretted: 'Regretted',
  resigned: 'Resigned',
  dismissed: 'Dismissed',
  redundant: 'Laid off',
  other: 'Other',
  transfer: 'Transfer',
} as const
const tenures = { under1: '0–1 year', from1: '1–3 years', from3: '3–5 years', from5: '5+ years' } as const
const monthly = { field: 'headcountBy', is: 'month' } as const
const endpoints = { field: 'headcountBy', is: 'ends' } as const
const groupColumns = {
  name: { kind: 'text', label: 'Group' },
  leavers: { kind: 'count', label: 'Leavers' },
  share: { kind: 'percent', label: 'Share of leavers', decimals: 1 },
  rate: { kind: 'percent', label: 'Turnover', decimals: 2 },
} as const

export default defineCalculator({
  inputs: {
    headcountBy: choice('Headcount', {
      options: { month: 'For each month', ends: 'Opening and closing' },
      initial: 'month',
    }),
    months: rows('Months', {
      row: 'month',
      columns: {
        month: month('Month', { initial: '2026-01' }),
        headcount: integer('Headcount', { min: 0, max: 1e7 }),
      },
      initial: [
        { month: '2026-01', headcount: 118 },
        { month: '2026-02', headcount: 121 },
        { month: '2026-03', headcount: 119 },
        { month: '2026-04', headcount: 122 },
        { month: '2026-05', headcount: 124 },
        { month: '2026-06', headcount: 120 },
      ],
      min: 1,
      max: 36,
      shownWhen: monthly,
      help: 'Every month from the first to the last. People on the payroll, part-timers counted as one. Average several days of the month where you can.',
    }),
    opening: integer('Headcount at the start', { initial: 118, min: 0, max: 1e7, shownWhen: endpoints }),
    closing: integer('Headcount at the end', { initial: 122, min: 0, max: 1e7, shownWhen: endpoints }),
    length: number('Months in the period', {
      initial: 6,
      slider: { from: 1, to: 12, step: 1 },
      above: 0,
      max: 120,
      shownWhen: endpoints,
    }),
    leavers: rows('Leavers', {
      row: 'leaver',
      columns: {
        month: month('Month', { optional: true }),
        reason: choice('Reason', { options: reasons, initial: 'resigned', as: 'menu' }),
        team: text('Team', { optional: true, maxLength: 40 }),
        tenure: choice('Time with you', { options: tenures, initial: 'from1', as: 'menu' }),
        count: integer('People', { initial: 1, min: 0, max: 1e6 }),
      },
      initial: [
        { month: '2026-01', reason: 'resigned', team: 'Store', tenure: 'under1', count: 2 },
        { month: '2026-02', reason: 'regretted', team: 'Kitchen', tenure: 'from3', count: 1 },
        { month: '2026-03', reason: 'dismissed', team: 'Store', tenure: 'under1', count: 1 },
        { month: '2026-04', reason: 'resigned', team: 'Kitchen', tenure: 'from1', count: 1 },
        { month: '2026-05', reason: 'other', team: 'Office', tenure: 'from5', count: 1 },
        { month: '2026-05', reason: 'transfer', team: 'Store', tenure: 'from1', count: 2 },
        { month: '2026-06', reason: 'redundant', team: 'Office', tenure: 'from3', count: 3 },
      ],
      min: 0,
      max: 500,
      help: 'One row for each person or for several who are alike. Regretted is a resignation you would have prevented; other is retirement or an ended contract. A transfer within the firm is listed but never counted.',
    }),
    teams: rows('Average headcount of teams', {
      row: 'team',
      columns: {
        team: text('Team', { maxLength: 40, initial: 'Team' }),
        headcount: number('Average headcount', { min: 0, max: 1e7 }),
      },
      initial: [
        { team: 'Store', headcount: 70 },
        { team: 'Kitchen', headcount: 32 },
        { team: 'Office', headcount: 18.5 },
      ],
      min: 0,
      max: 60,
      help: 'Gives each team its own rate. Write the names as above.',
      section: 'By team',
      refines: true,
    }),
  },
  outputs: {
    turnover: { kind: 'percent', label: 'Turnover in the period', decimals: 2 },
    annual: { kind: 'percent', label: 'Annualised', decimals: 2, help: 'The period’s rate × 12 ÷ its months.' },
    reading: { kind: 'verdict', label: 'In words' },
    leaverCount: { kind: 'count', label: 'Leavers counted' },
    average: { kind: 'number', label: 'Average headcount', decimals: 1 },
    transfers: { kind: 'count', label: 'Transfers left out', optional: true },
    voluntary: { kind: 'percent', label: 'Voluntary', decimals: 2, section: 'By kind' },
    regretted: { kind: 'percent', label: 'of which regretted', decimals: 2, section: 'By kind' },
    involuntary: { kind: 'percent', label: 'Involuntary', decimals: 2, section: 'By kind' },
    other: { kind: 'percent', label: 'Other', decimals: 2, optional: true, section: 'By kind' },
    firstYear: {
      kind: 'percent',
      label: 'Left within their first year',
      decimals: 1,
      optional: true,
      section: 'By kind',
      help: 'As a share of all leavers counted.',
    },
    monthlySum: {
      kind: 'percent',
      label: 'Sum of the monthly rates',
      decimals: 2,
      optional: true,
      section: 'By kind',
      help: 'For twelve months this is the yearly rate as SHRM adds it up.',
    },
    byReason: { kind: 'table', label: 'By reason', columns: groupColumns, totals: ['leavers', 'rate'] },
    byTeam: { kind: 'table', label: 'By team', columns: groupColumns, totals: ['leavers'] },
    byTenure: { kind: 'table', label: 'By time with you', columns: groupColumns, totals: ['leavers', 'rate'] },
    trend: {
      kind: 'table',
      label: 'Month by month',
      optional: true,
      shownWhen: monthly,
      columns: {
        month: { kind: 'month', label: 'Month' },
        headcount: { kind: 'count', label: 'Headcount' },
        leavers: { kind: 'count', label: 'Leavers' },
        rate: { kind: 'percent', label: 'Turnover', decimals: 2 },
        annual: { kind: 'percent', label: 'Annualised', decimals: 1 },
      },
      totals: ['leavers'],
    },
  },
  formula: 'Turnover = leavers ÷ average headcount. Annualised = turnover × 12 ÷ months in the period',
  limits: [
    'With opening and closing headcount the average is that of two days. A busy season between them goes unseen.',
    'Annualising assumes that the rest of the year loses people at the same pace.',
    'Turnover does not tell one post refilled four times from four posts lost once. A stability rate does.',
    'Retirements and ended contracts count in the total but neither as voluntary nor as involuntary.',
  ],
  sources: [
    {
      title: 'SHRM: How to Determine Turnover Rate',
      href: 'https://www.shrm.org/resourcesandtools/tools-and-samples/how-to-guides/pages/determineturnoverrate.aspx',
    },
    { title: 'CIPD: Employee turnover and retention (factsheet), crude wastage rate' },
    {
      title: 'U.S. Bureau of Labor Statistics: Job Openings and Labor Turnover Survey, definitions of separations',
      href: 'https://www.bls.gov/jlt/jltdef.htm',
    },
  ],

  compute({ headcountBy, months, opening, closing, length, leavers, teams }, { show }) {
    const isMonthly = headcountBy === 'month'
    const inOrder = months.toSorted((one, other) => monthNumberOf(one.month) - monthNumberOf(other.month))
    const names = inOrder.map((one) => one.month)
    if (isMonthly && new Set(names).size !== names.length) return problem('months', 'must list each month once')
    const beforeGap = names.find((name, index) => index < names.length - 1 && monthAfter(name) !== names[index + 1])
    if (isMonthly && beforeGap !== undefined)
      return problem('months', `must not skip a month: ${show.month(monthAfter(beforeGap))} is missing`)
    const average = isMonthly
      ? months.reduce((sum, { headcount }) => sum + headcount, 0) / months.length
      : (opening + closing) / 2
    const periodMonths = isMonthly ? months.length : length
    if (average <= 0)
      return isMonthly
        ? problem('months', 'must have some people in at least one month')
        : problem('closing', 'must not be 0 when the opening headcount is 0 too')
    const counted = leavers.filter(({ reason }) => reason !== 'transfer')
    if (isMonthly) {
      const stray = leavers.findIndex((one) => one.month !== undefined && !names.includes(one.month))
      if (stray !== -1)
        return problem('leavers', `must have left in one of the months with a headcount (row ${stray + 1})`)
    }
    type Leaver = (typeof leavers)[number]
    const people = (of: readonly Leaver[]) => of.reduce((sum, { count }) => sum + count, 0)
    const rateOf = (...kinds: readonly Leaver['reason'][]) =>
      people(counted.filter(({ reason }) => kinds.includes(reason))) / average
    const all = people(counted)
    const turnover = turnoverRate(all, average) ?? 0
    const line = (name: string, of: readonly Leaver[], headcount = average) => ({
      name,
      leavers: people(of),
      share: all > 0 ? people(of) / all : null,
      rate: turnoverRate(people(of), headcount) ?? null,
    })
    const trend = inOrder.map((one) => {
      const left = people(counted.filter((leaver) => leaver.month === one.month))
      const rate = turnoverRate(left, one.headcount) ?? null
      return { ...one, leavers: left, rate, annual: rate === null ? null : annualTurnover(rate, 1) }
    })
    const undated = counted.some((one) => one.month === undefined && one.count > 0)
    const rates = trend.map(({ rate }) => rate)
    const transfers = people(leavers) - all
    const annual = annualTurnover(turnover, periodMonths)
    const teamNames = [...new Set([...teams.map(({ team }) => team), ...counted.map(({ team }) => team ?? '')])]
    return {
      turnover,
      annual,
      reading: {
        is: 'plain',
        says: `For every 100 posts, ${show.number(turnover * 100, 1)} people left in ${periodMonths === 1 ? 'a month' : `${show.number(periodMonths, Number.isInteger(periodMonths) ? 0 : 1)} months`}, a pace of ${show.number(annual * 100, 1)} a year.`,
      },
      leaverCount: all,
      average,
      transfers: transfers > 0 ? transfers : undefined,
      voluntary: rateOf('resigned', 'regretted'),
      regretted: rateOf('regretted'),
      involuntary: rateOf('dismissed', 'redundant'),
      other: rateOf('other') || undefined,
      firstYear: all > 0 ? people(counted.filter(({ tenure }) => tenure === 'under1')) / all : undefined,
      monthlySum:
        isMonthly && !undated && rates.every((rate) => rate !== null)
          ? rates.reduce((sum, rate) => sum + rate, 0)
          : undefined,
      byReason: (
        [
          ['regretted', 'Resigned, regretted'],
          ['resigned', 'Resigned'],
          ['dismissed', 'Dismissed'],
          ['redundant', 'Redundancy, layoff'],
          ['other', 'Other'],
        ] as const
      ).map(([key, name]) =>
        line(
          name,
          counted.filter(({ reason }) => reason === key),
        ),
      ),
      byTeam: teamNames
        .map((name) => {
          const size = teams.filter(({ team }) => team === name).reduce((sum, { headcount }) => sum + headcount, 0)
          return line(
            name || 'No team',
            counted.filter(({ team }) => (team ?? '') === name),
            size,
          )
        })
        .filter(({ name, leavers: left }) => left > 0 || name !== 'No team'),
      byTenure: (
        [
          ['under1', 'Under 1 year'],
          ['from1', '1 year, under 3'],
          ['from3', '3 years, under 5'],
          ['from5', '5 years and more'],
        ] as const
      ).map(([key, name]) =>
        line(
          name,
          counted.filter(({ tenure }) => tenure === key),
        ),
      ),
      trend: isMonthly ? trend : undefined,
    }
  },

  steps({ leavers }) {
    const count = (...reasons: string[]) => ({
      kind: 'count' as const,
      value: leavers.reduce((sum, one) => sum + (reasons.includes(one.reason) ? one.count : 0), 0),
    })
    const monthly = { field: 'headcountBy', is: 'month' }
    return [
      { gives: 'average', is: '{months.headcount} ÷ {months} months', when: monthly },
      { gives: 'average', is: '({opening} + {closing}) ÷ 2', unless: monthly },
      { finds: 'Turnover', gives: 'turnover', is: '{leaverCount} ÷ {average}' },
      { gives: 'annual', is: '{turnover} × 12 ÷ {months}', when: monthly },
      { gives: 'annual', is: '{turnover} × 12 ÷ {length}', unless: monthly },
      { gives: 'voluntary', is: '{quit} ÷ {average}', with: { quit: count('regretted', 'resigned') } },
      { gives: 'involuntary', is: '{dismissed} ÷ {average}', with: { dismissed: count('dismissed', 'redundant') } },
    ]
  },

  charts: [{ kind: 'line', title: 'Turnover by month', of: 'trend', x: 'month', y: ['rate'], shownWhen: monthly }],
  examples: [
    {
      name: 'A café chain, first quarter',
      given: {
        headcountBy: 'ends',
        opening: 76,
        closing: 84,
        length: 3,
        leavers: [
          { reason: 'resigned', team: 'Bar', tenure: 'under1', count: 4 },
          { reason: 'regretted', team: 'Kitchen', tenure: 'from1', count: 1 },
          { reason: 'dismissed', team: 'Bar', tenure: 'under1', count: 1 },
          { reason: 'transfer', team: 'Bar', tenure: 'from1', count: 2 },
        ],
        teams: [
          { team: 'Bar', headcount: 50 },
          { team: 'Kitchen', headcount: 30 },
        ],
      },
      expect: { turnover: 0.075, annual: 0.3, voluntary: 0.0625, firstYear: 0.833333, transfers: 2, average: 80 },
    },
  ],
})
