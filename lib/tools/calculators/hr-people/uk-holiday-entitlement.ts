import { choice, date, defineCalculator, number, problem, rows } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { knownPeriods, versionOn } from '@/lib/law/rule'
import { annualLeave, irregularLeave } from '@/lib/law/uk/annual-leave'
import { monthsLater } from '@/lib/subjects/time/calendar'
import {
  irregularHours,
  leaveDays,
  leaveHours,
  leaveShare,
  leaveYearEnds,
  type LeaveShare,
} from '@/lib/subjects/workforce/annual-leave'

const balancePart = 'Balance'
const regular = { field: 'kind', is: ['days', 'hours'] } as const
const unit = { field: 'kind', is: { days: 'days', hours: 'hours', irregular: 'hours' } } as const

export default defineCalculator({
  law: 'uk',
  inputs: {
    kind: choice('Hours of work', {
      options: {
        days: 'The same days each week',
        hours: 'The same hours each week',
        irregular: 'Irregular or part-year',
      },
      initial: 'days',
      as: 'menu',
    }),
    perWeek: number('Working days a week', { initial: 5, min: 0.5, max: 7, shownWhen: regular }),
    hoursPerWeek: number('Hours a week', {
      initial: 37.5,
      above: 0,
      max: 168,
      shownWhen: { field: 'kind', is: 'hours' },
    }),
    begins: date('Leave year begins on', { initial: '2026-01-01', min: '2009-04-01', max: '2040-12-31' }),
    started: date('Job began on', {
      optional: true,
      max: '2041-12-31',
      help: 'If in this leave year.',
      shownWhen: regular,
    }),
    left: date('Job ends on', {
      optional: true,
      max: '2041-12-31',
      help: 'If in this leave year.',
      shownWhen: regular,
      refines: true,
    }),
    worked: rows('Pay periods', {
      columns: { hours: number('Hours worked', { initial: 0, min: 0, max: 744 }) },
      initial: [{ hours: 96 }, { hours: 110 }, { hours: 74 }],
      row: 'pay period',
      min: 1,
      max: 60,
      help: 'Leave is built up at the end of each.',
      shownWhen: { field: 'kind', is: 'irregular' },
    }),
    extra: number('Leave on top of the law', {
      initial: 0,
      min: 0,
      max: 400,
      help: 'Of the contract, for this year; days or hours as above.',
      section: balancePart,
      refines: true,
    }),
    carried: number('Carried over', {
      initial: 0,
      min: 0,
      max: 400,
      help: 'From the year before.',
      section: balancePart,
      refines: true,
    }),
    taken: number('Taken so far', {
      initial: 0,
      min: 0,
      max: 1000,
      help: 'Bank holidays count if they are part of the leave.',
      section: balancePart,
      refines: true,
    }),
  },
  outputs: {
    leave: { kind: 'number', label: 'Statutory leave', decimals: 1, unit },
    verdict: { kind: 'verdict', label: 'What it means' },
    weeks: { kind: 'number', label: 'In weeks', decimals: 2, optional: true },
    all: { kind: 'number', label: 'With contract and carry-over', decimals: 1, unit, section: balancePart },
    rest: { kind: 'number', label: 'Left to take', decimals: 1, unit, section: balancePart },
    ends: { kind: 'date', label: 'Leave year ends on', section: balancePart },
    build: {
      kind: 'table',
      label: 'How it builds up',
      columns: {
        part: { kind: 'text', label: 'Month or pay period' },
        leave: { kind: 'number', label: 'Leave', decimals: 2, unit },
        sum: { kind: 'number', label: 'Built up', decimals: 2, unit },
      },
      totals: ['leave'],
    },
  },
  formula:
    'Leave = 5.6 × working days a week, 28 days at most, × the part of the leave year that is worked; irregular hours: 12.07% of the hours of each pay period',
  limits: [
    'For workers in Great Britain. Agricultural workers in Wales and Scotland have other rules; so has Northern Ireland.',
    'A change of working days within the year is worked out in two runs, one for each part.',
    'With irregular hours the year’s leave is 28 days at most; the page adds up hours and does not test that.',
    'The table of months is the accrual that an employer may use in the first year of a job; later the whole leave is open from the start.',
    'Leave carried over for sickness or parental leave, and pay for leave, are not worked out.',
  ],
  sources: [
    { title: 'GOV.UK: Holiday entitlement', href: 'https://www.gov.uk/holiday-entitlement-rights' },
    {
      title: 'GOV.UK: Calculate holiday entitlement',
      href: 'https://www.gov.uk/calculate-your-holiday-entitlement',
    },
    {
      title: 'GOV.UK: Holiday pay and entitlement reforms from 1 January 2024',
      href: 'https://www.gov.uk/government/publications/simplifying-holiday-entitlement-and-holiday-pay-calculations',
    },
  ],
  rules: [annualLeave, irregularLeave],

  compute(values, { show }) {
    const { kind, begins, extra, carried, taken } = values
    const law = versionOn(annualLeave, begins)?.value
    const ends = leaveYearEnds(begins)
    if (!law || ends === undefined)
      return problem('begins', `must lie in a time whose law is known: ${knownPeriods(annualLeave, show.date)}`)
    const balance = (leave: number) => ({
      leave,
      all: leave + extra + carried,
      rest: leave + extra + carried - taken,
      ends,
    })
    if (kind === 'irregular') {
      const irregular = versionOn(irregularLeave, begins)?.value
      if (!irregular)
        return problem('begins', `must lie in a time whose law is known: ${knownPeriods(irregularLeave, show.date)}`)
      const parts = values.worked.map(({ hours }) => irregularHours(irregular.share, hours))
      const leave = parts.reduce((sum, hours) => sum + hours, 0)
      return {
        ...balance(leave),
        verdict: {
          is: 'good',
          says: `${show.count(values.worked.length)} pay periods have built up ${show.count(leave)} hours of paid leave.`,
        },
        build: running(parts.map((hours, at) => ({ part: `Pay period ${at + 1}`, leave: hours }))),
      }
    }
    const year = leaveShare({ begins, started: values.started, left: values.left })
    if (!year) return outside(values, ends, show)
    const leave =
      kind === 'hours'
        ? leaveHours(law, values.perWeek, values.hoursPerWeek, year)
        : leaveDays(law, values.perWeek, year)
    return {
      ...balance(leave),
      weeks: law.weeks * year.share,
      verdict: verdictOn(values.perWeek > law.mostDays / law.weeks, year, show),
      build: running(monthsOf({ begins, year, started: values.started, leave }, show)),
    }
  },

  steps({ kind, perWeek, extra, carried }, { weeks }) {
    const share = weeks === undefined ? 1 : weeks / 5.6
    const days = Math.min(28, 5.6 * perWeek)
    return [
      ...(kind === 'irregular' ? [{ gives: 'leave' as const, is: '{build.leave}' }] : []),
      ...(kind === 'days' && share === 1
        ? [{ gives: 'leave' as const, is: days < 28 ? '5.6 × {perWeek}' : 'min(28, 5.6 × {perWeek})' }]
        : []),
      ...(kind !== 'irregular' && (kind === 'hours' || share !== 1)
        ? [{ gives: 'leave' as const, says: '5.6 weeks or 28 days, times the part of the year, rounded up' }]
        : []),
      ...(extra > 0 || carried > 0 ? [{ gives: 'all' as const, is: '{leave} + {extra} + {carried}' }] : []),
      { gives: 'rest', is: '{all} − {taken}' },
    ]
  },

  charts: [{ kind: 'bar', title: 'Built up', of: 'build', x: 'part', y: ['sum'] }],
  examples: [
    {
      name: 'Three days a week',
      given: { kind: 'days', perWeek: 3, begins: '2026-01-01' },
      expect: { leave: 16.8, weeks: 5.6 },
    },
    {
      name: 'Joined in June',
      given: { kind: 'days', perWeek: 5, begins: '2026-01-01', started: '2026-06-01', taken: 4 },
      expect: { leave: 16.5, rest: 12.5 },
    },
    {
      name: 'Three months of casual shifts',
      given: { kind: 'irregular', begins: '2026-04-01', worked: [{ hours: 96 }, { hours: 110 }, { hours: 74 }] },
      expect: { leave: 34 },
    },
  ],
})

interface Dates {
  begins: string
  started?: string | undefined
  left?: string | undefined
}

function outside({ begins, started, left }: Dates, ends: string, show: Show) {
  if (started !== undefined && started > ends)
    return problem('started', `must lie in the leave year, which ends on ${show.date(ends)}`)
  if (left !== undefined && left > ends)
    return problem('left', `must lie in the leave year, which ends on ${show.date(ends)}`)
  return problem(
    'left',
    `must not lie before ${show.date(started !== undefined && started > begins ? started : begins)}`,
  )
}

function verdictOn(isCapped: boolean, { rounding, months }: LeaveShare, show: Show) {
  if (rounding === 'half')
    return {
      is: 'good' as const,
      says: `${show.count(months ?? 0)} begun months of the leave year count, and the sum is rounded up to half a day.`,
    }
  if (rounding === 'tenth')
    return { is: 'good' as const, says: 'Leave follows the days of employment in the year, rounded up to a tenth.' }
  return {
    is: 'good' as const,
    says: isCapped ? '28 days are the most that the law gives.' : 'The whole of 5.6 weeks is due.',
  }
}

interface Months {
  begins: string
  year: LeaveShare
  started?: string | undefined
  leave: number
}

/** One line a month of the year from its begin, or from the job's in it; the last brings the sum to what is due. */
function monthsOf({ begins, year, started, leave }: Months, show: Show) {
  const first = started !== undefined && started > begins ? started : begins
  const count = year.months ?? Math.max(1, Math.ceil(Number((year.share * 12).toFixed(8))))
  return Array.from({ length: count }, (_, at) => {
    const from = monthsLater(first, at) ?? first
    return { part: show.date(from), leave: leave / count }
  })
}

function running(parts: readonly { part: string; leave: number }[]) {
  let sum = 0
  return parts.map(({ part, leave }) => {
    sum += leave
    return { part, leave, sum }
  })
}
