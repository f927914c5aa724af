import { choice, date, defineCalculator, money, number, problem } from '@/lib/kits/calculator'
import type { Line, Verdict } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { datedShare, datedShares, paidWeeksOf, type DatedShare } from '@/lib/subjects/workforce/pro-rata'

const isTerm = { field: 'paid', is: 'term' } as const
const isDates = { field: 'paid', is: 'dates' } as const
const largest = 1e10
const leave = { section: 'Leave' } as const

export default defineCalculator({
  inputs: {
    salary: money('Full-time salary a year', {
      initial: 30_000,
      initialIn: { in: 900_000, jp: 4_500_000, us: 52_000 },
      max: largest,
    }),
    fullHours: number('Full-time hours a week', {
      initial: 37.5,
      initialIn: { us: 40 },
      above: 0,
      max: 168,
      unit: 'h',
    }),
    hours: number('Your hours a week', {
      initial: 22.5,
      initialIn: { us: 24 },
      above: 0,
      max: 168,
      slider: { from: 1, to: 45, step: 0.5 },
      unit: 'h',
    }),
    paid: choice('You are employed', {
      options: { year: 'All year', term: 'In term or season', dates: 'Between dates' },
      initial: 'year',
    }),
    weeks: number('Weeks worked a year', {
      initial: 39,
      above: 0,
      max: 52.286,
      unit: 'weeks',
      shownWhen: isTerm,
    }),
    start: date('First day', { initial: '2026-09-14', shownWhen: isDates }),
    end: date('Last day', { initial: '2027-03-31', shownWhen: isDates }),
    way: choice('Days are counted as', {
      options: datedShares,
      initial: 'calendar',
      as: 'menu',
      shownWhen: isDates,
      refines: true,
    }),
    holidayWeeks: number('Paid holiday weeks', {
      optional: true,
      min: 0,
      max: 52,
      unit: 'weeks',
      help: 'Empty: as much leave for each week worked as full-timers have. 0 where the weeks above hold it already.',
      shownWhen: isTerm,
      refines: true,
    }),
    leaveWeeks: number('Full-time leave, with public holidays', {
      initial: 5,
      initialIn: { uk: 5.6, us: 4 },
      min: 0,
      max: 26,
      unit: 'weeks',
      help: 'A year. 25 days and 8 public holidays of five days a week are 6.6 weeks; 5.6 is the least in Great Britain.',
      refines: true,
      ...leave,
    }),
    days: number('Your days a week', { initial: 3, above: 0, max: 7, refines: true, ...leave }),
    yearWeeks: number('Weeks in a year', {
      initial: 52.143,
      min: 52,
      max: 52.286,
      help: '365 ÷ 7 is 52.143. Some employers reckon with 52.',
      refines: true,
    }),
  },
  outputs: {
    pay: { kind: 'money', label: 'Pro rata pay', help: 'Of a year, or for the dates entered.' },
    month: { kind: 'money', label: 'A month (÷ 12)', help: 'Between dates: a whole month.' },
    week: { kind: 'money', label: 'A working week' },
    hour: { kind: 'money', label: 'Hourly equivalent', decimals: 3 },
    fte: {
      kind: 'number',
      label: 'FTE',
      decimals: 3,
      help: 'Full-time equivalent. In term or season, of the whole year.',
    },
    verdict: { kind: 'verdict', label: 'In words' },
    ratio: { kind: 'percent', label: 'Of full-time hours', decimals: 3, section: 'How it is made up' },
    paidWeeks: { kind: 'number', label: 'Paid weeks', decimals: 3, optional: true, section: 'How it is made up' },
    share: { kind: 'percent', label: 'Of the year paid', decimals: 4, section: 'How it is made up' },
    whole: { kind: 'money', label: 'Your hours, for a whole year', section: 'How it is made up' },
    less: { kind: 'money', label: 'Less than full time', optional: true, section: 'How it is made up' },
    leaveHours: { kind: 'number', label: 'Leave in hours', decimals: 2, unit: 'h', section: 'Leave' },
    leaveDays: { kind: 'number', label: 'Leave in your days', decimals: 2, unit: 'days', section: 'Leave' },
    ways: {
      kind: 'table',
      label: 'The same dates, counted otherwise',
      optional: true,
      columns: {
        way: { kind: 'text', label: 'Counted as' },
        days: { kind: 'count', label: 'Days' },
        share: { kind: 'percent', label: 'Of a year', decimals: 4 },
        pay: { kind: 'money', label: 'Pay' },
      },
    },
    ladder: {
      kind: 'table',
      label: 'If your hours were',
      columns: {
        part: { kind: 'percent', label: 'Of full time' },
        hours: { kind: 'number', label: 'Hours a week', decimals: 2, unit: 'h' },
        pay: { kind: 'money', label: 'Pro rata pay' },
        month: { kind: 'money', label: 'A month' },
      },
    },
  },
  formula:
    'Pay = full-time salary × (your hours ÷ full-time hours) × share of the year. In term: paid weeks ÷ weeks in a year, where paid weeks = weeks worked × weeks in a year ÷ (weeks in a year − full-time leave). Between dates: days counted ÷ days of the year. Hourly equivalent = salary ÷ weeks in a year ÷ full-time hours',
  limits: [
    'Gross pay, before tax and deductions; allowances and bonuses may follow rules of their own.',
    'Weekdays are Monday to Friday, public holidays among them, as employers count who divide by 260.',
    'Your contract says how part of a year is counted. In England and Wales a yearly contract that is silent goes by 365ths, as the Supreme Court held in 2017.',
    'Leave is the full-time weeks in proportion. What law rounds up, and leave of irregular hours, are other tools.',
  ],
  sources: [
    {
      title: 'Hartley and others v King Edward VI College [2017] UKSC 39',
      href: 'https://www.bailii.org/uk/cases/UKSC/2017/39.html',
    },
    {
      title: 'Apportionment Act 1870, section 2',
      href: 'https://www.legislation.gov.uk/ukpga/Vict/33-34/35/section/2',
    },
    {
      title: 'Southwark Education: The Green Book, Part 4.12, Term Time Only Employees (2024)',
      href: 'https://education.southwark.gov.uk/schoolshr/news-and-views-2021?chapter=21',
    },
  ],

  compute(values, { show }) {
    const { salary, fullHours, hours, paid, weeks, start, end, leaveWeeks, days, yearWeeks, holidayWeeks } = values
    if (paid === 'dates' && end < start) return problem('end', 'must not be before the first day')
    if (paid === 'dates' && Number(end.slice(0, 4)) - Number(start.slice(0, 4)) > 10)
      return problem('end', 'must lie within ten years of the first day')
    const paidWeeks = holidayWeeks === undefined ? paidWeeksOf(weeks, leaveWeeks, yearWeeks) : weeks + holidayWeeks
    if (paid === 'term' && paidWeeks > yearWeeks * (1 + 1e-9))
      return problem('weeks', `must be fewer: with leave ${show.number(paidWeeks, 2)} weeks would be paid in a year`)
    const share =
      paid === 'year' ? 1 : paid === 'term' ? paidWeeks / yearWeeks : datedShare(values.way, start, end).share
    const ratio = hours / fullHours
    const whole = salary * ratio
    const pay = whole * share
    const leaveShare = paid === 'dates' ? datedShare('calendar', start, end).share : 1
    const ownLeave = paid === 'term' ? paidWeeks - weeks : leaveWeeks * leaveShare
    return {
      pay,
      month: (paid === 'dates' ? whole : pay) / 12,
      week: whole / yearWeeks,
      hour: salary / yearWeeks / fullHours,
      fte: paid === 'term' ? ratio * share : ratio,
      verdict: worded(values, ratio, share, show),
      ratio,
      paidWeeks: paid === 'term' ? paidWeeks : undefined,
      share,
      whole,
      less: paid === 'dates' || salary < pay ? undefined : salary - pay,
      leaveHours: ownLeave * hours,
      leaveDays: ownLeave * days,
      ways: paid === 'dates' ? waysOf(start, end, whole) : undefined,
      ladder: [0.2, 0.4, 0.5, 0.6, 0.8, 1].map((part) => ({
        part,
        hours: fullHours * part,
        pay: salary * part * share,
        month: (salary * part * (paid === 'dates' ? 1 : share)) / 12,
      })),
    }
  },

  steps: (values) => {
    const { paid, holidayWeeks } = values
    return [
      { gives: 'ratio', is: '{hours} ÷ {fullHours}' },
      { gives: 'whole', is: '{salary} × {hours} ÷ {fullHours}' },
      ...(paid === 'term' ? termLines(holidayWeeks) : paid === 'dates' ? dateLines(values) : []),
      { gives: 'pay', is: paid === 'year' ? '{salary} × {hours} ÷ {fullHours}' : '{whole} × {share}' },
      { gives: 'month', is: paid === 'dates' ? '{whole} ÷ 12' : '{pay} ÷ 12' },
      { gives: 'week', is: '{whole} ÷ {yearWeeks}' },
      { gives: 'hour', is: '{salary} ÷ {yearWeeks} ÷ {fullHours}' },
      { gives: 'fte', is: paid === 'term' ? '{ratio} × {share}' : '{hours} ÷ {fullHours}' },
    ]
  },

  charts: [{ kind: 'bar', title: 'Pay by share of full time', of: 'ladder', x: 'part', y: ['pay'] }],
  examples: [
    {
      name: 'Three days in an office',
      given: {
        salary: 30_000,
        fullHours: 37.5,
        hours: 22.5,
        paid: 'year',
        leaveWeeks: 6.6,
        days: 3,
        yearWeeks: 52.143,
      },
      expect: { pay: 18_000, month: 1500, fte: 0.6, leaveHours: 148.5, leaveDays: 19.8, less: 12_000 },
    },
    {
      name: 'A teaching assistant in term',
      given: {
        salary: 26_000,
        fullHours: 37,
        hours: 32.5,
        paid: 'term',
        weeks: 39,
        holidayWeeks: undefined,
        leaveWeeks: 6.6,
        days: 5,
        yearWeeks: 52.143,
      },
      expect: { paidWeeks: 44.652, pay: 19_556.81, month: 1629.73 },
    },
    {
      name: 'A starter in September',
      given: {
        salary: 36_500,
        fullHours: 40,
        hours: 40,
        paid: 'dates',
        start: '2026-09-14',
        end: '2026-09-30',
        way: 'calendar',
        leaveWeeks: 5.6,
        days: 5,
        yearWeeks: 52.143,
      },
      expect: { pay: 1700, fte: 1 },
    },
  ],
})

function termLines(holidayWeeks: number | undefined): readonly Line<'paidWeeks' | 'share'>[] {
  return [
    {
      gives: 'paidWeeks',
      is:
        holidayWeeks === undefined
          ? '{weeks} × {yearWeeks} ÷ ({yearWeeks} − {leaveWeeks})'
          : '{weeks} + {holidayWeeks}',
    },
    { gives: 'share', is: '{paidWeeks} ÷ {yearWeeks}' },
  ]
}

interface Dated {
  way: DatedShare
  start: string
  end: string
}

function dateLines({ way, start, end }: Dated): readonly Line<'share'>[] {
  const { days, outOf } = datedShare(way, start, end)
  if (outOf === undefined) return [{ gives: 'share', says: `${datedShares[way]}: ${days} days` }]
  return [
    {
      gives: 'share',
      is: '{counted} ÷ {all}',
      with: { counted: { kind: 'count', value: days }, all: { kind: 'count', value: outOf } },
    },
  ]
}

function waysOf(start: string, end: string, whole: number) {
  return (Object.keys(datedShares) as DatedShare[]).map((way) => {
    const { days, share } = datedShare(way, start, end)
    return { way: datedShares[way], days, share, pay: whole * share }
  })
}

interface Worded {
  paid: 'year' | 'term' | 'dates'
  weeks: number
}

function worded({ paid, weeks }: Worded, ratio: number, share: number, show: Show): Verdict {
  const hours =
    ratio === 1
      ? 'Full-time hours'
      : ratio > 1
        ? `${show.percent(ratio, 1)} of full-time hours: more than full time, which many contracts pay as overtime`
        : `${show.percent(ratio, 1)} of full-time hours`
  const year = {
    year: 'all year',
    term: `${show.number(weeks)} weeks worked and ${show.percent(share, 1)} of the year paid`,
    dates: `${show.percent(share, 2)} of a year`,
  }[paid]
  return { is: ratio > 1 ? 'fair' : 'plain', says: `${hours}, ${year}.` }
}
