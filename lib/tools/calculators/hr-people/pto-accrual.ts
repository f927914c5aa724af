import { choice, date, defineCalculator, integer, money, number, problem, rows } from '@/lib/kits/calculator'
import type { Verdict } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { knownPeriods, versionOn } from '@/lib/law/rule'
import { irregularLeave } from '@/lib/law/uk/annual-leave'
import { daysFrom, daysLater } from '@/lib/subjects/time/calendar'
import { irregularHours } from '@/lib/subjects/workforce/annual-leave'
import {
  accrualFrequencies,
  hoursBySteps,
  ptoAccount,
  type AccrualFrequency,
  type Policy,
  type Posting,
  type PostingKind,
} from '@/lib/subjects/workforce/pto'

const fullYearHours = 2080
const hours = { kind: 'number', decimals: 2, unit: 'h' } as const
const limits = { section: 'Limits of the policy', refines: true } as const
const account = { section: 'Account', refines: true } as const
const yearly = { field: 'method', is: ['period', 'hour', 'front'] } as const
/** Methods that state a rate, and what it is for. */
const ratedBy = { ratePeriod: 'period', rateMonth: 'month', rateHour: 'worked' } as const
const rated = { field: 'method', is: ['ratePeriod', 'rateMonth', 'rateHour'] } as const
const most = 10_000

export default defineCalculator({
  inputs: {
    method: choice('Time off is earned', {
      options: {
        period: 'Each pay period, a share of the year',
        hour: 'Per hour worked, the year ÷ 2,080',
        ratePeriod: 'At a rate each pay period',
        rateMonth: 'At a rate a month',
        rateHour: 'At a rate for an hour worked',
        every: 'One hour for so many worked',
        uk: '12.07% of hours: irregular work, Great Britain',
        front: 'All at the start of the year',
      },
      initial: 'period',
      as: 'menu',
    }),
    amount: number('Hours a year', { initial: 120, above: 0, max: most, unit: 'h', shownWhen: yearly }),
    earns: number('Hours earned', {
      initial: 4.62,
      above: 0,
      max: most,
      unit: 'h',
      shownWhen: rated,
      help: 'As the policy or a payslip says it: 4.62 each pay period, 6.67 a month, 0.0577 an hour.',
    }),
    every: number('One hour for hours worked', {
      initial: 30,
      above: 0,
      max: most,
      unit: 'h',
      shownWhen: { field: 'method', is: 'every' },
    }),
    frequency: choice('Pay comes', {
      options: { week: 'Weekly', fortnight: 'Every two weeks', halfMonth: 'Twice a month', month: 'Monthly' },
      initial: 'fortnight',
      initialIn: { uk: 'month' },
      as: 'menu',
    }),
    hired: date('First day of work', { initial: '2026-01-05' }),
    on: date('Balance on', { initial: '2026-12-31' }),
    weekHours: number('Hours worked a week', {
      initial: 40,
      initialIn: { uk: 20 },
      above: 0,
      max: 168,
      unit: 'h',
      shownWhen: { field: 'method', is: ['hour', 'rateHour', 'every', 'uk'] },
      refines: true,
    }),
    tiers: rows('More with service', {
      row: 'step',
      columns: {
        years: number('After years', { above: 0, max: 60 }),
        hours: number('Hours a year', { min: 0, max: most, unit: 'h' }),
      },
      initial: [],
      min: 0,
      max: 12,
      help: 'A period that ends on the anniversary or later earns by the new step.',
      shownWhen: yearly,
      refines: true,
    }),
    rateSteps: rows('A higher rate with service', {
      row: 'step',
      columns: {
        years: number('After years', { above: 0, max: 60 }),
        hours: number('Hours earned', { min: 0, max: most, unit: 'h' }),
      },
      initial: [],
      min: 0,
      max: 12,
      help: 'For the same time as the rate above. A period that ends on the anniversary or later earns by the new step.',
      shownWhen: rated,
      refines: true,
    }),
    leave: rows('Time off taken or planned', {
      row: 'leave',
      columns: {
        date: date('On', {}),
        hours: number('Hours', { above: 0, max: most, unit: 'h' }),
      },
      initial: [],
      min: 0,
      max: 100,
      refines: true,
    }),
    cap: number('Balance is capped at', { optional: true, above: 0, max: most, unit: 'h', ...limits }),
    carry: number('Carried into a new year at most', { optional: true, min: 0, max: most, unit: 'h', ...limits }),
    year: choice('The leave year begins', {
      options: { calendar: 'On 1 January', anniversary: 'On the day of hire' },
      initial: 'calendar',
      ...limits,
    }),
    wait: integer('Waiting time', { initial: 0, max: 1000, unit: 'days', ...limits }),
    waitFor: choice('Until it is over', {
      options: { use: 'Leave is earned, not taken', earning: 'Nothing is earned' },
      initial: 'use',
      ...limits,
    }),
    from: date('Balance known on', {
      optional: true,
      help: 'Empty: the account begins with 0 on the first day of work.',
      ...account,
    }),
    opening: number('Balance on that day', {
      initial: 0,
      negative: true,
      min: -most,
      max: most,
      unit: 'h',
      ...account,
    }),
    periodStart: date('A pay period begins on', {
      optional: true,
      help: 'Of weekly and fortnightly pay. Empty: on the day on which the account begins.',
      ...account,
    }),
    dayHours: number('Hours of a day off', { initial: 8, above: 0, max: 24, unit: 'h', ...account }),
    rate: money('Hourly pay', { optional: true, max: 1e6, help: 'For the worth of the balance.', ...account }),
  },
  outputs: {
    balance: { ...hours, label: 'Balance' },
    days: { kind: 'number', label: 'In days off', decimals: 2, unit: 'days' },
    perPeriod: { kind: 'number', label: 'Earned each pay period', decimals: 4, unit: 'h', optional: true },
    lost: { ...hours, label: 'Lost to limits' },
    capDate: { kind: 'date', label: 'Cap reached on', optional: true },
    usableFrom: { kind: 'date', label: 'May be taken from', optional: true },
    verdict: { kind: 'verdict', label: 'In words' },
    earned: { ...hours, label: 'Earned', section: 'In all' },
    used: { ...hours, label: 'Taken', section: 'In all' },
    begun: { ...hours, label: 'Began with', section: 'In all' },
    lowest: { ...hours, label: 'Lowest balance', section: 'In all' },
    perHour: {
      kind: 'number',
      label: 'Earned for an hour worked',
      decimals: 5,
      unit: 'h',
      optional: true,
      help: 'Of a year of 2,080 hours.',
      section: 'In all',
    },
    fullYear: {
      ...hours,
      label: 'Earned in a full year',
      optional: true,
      help: 'At the rate of the day of the balance.',
      section: 'In all',
    },
    worth: { kind: 'money', label: 'Worth of the balance', optional: true, section: 'In all' },
    ledger: {
      kind: 'table',
      label: 'Ledger',
      columns: {
        date: { kind: 'date', label: 'Date' },
        what: { kind: 'text', label: 'What' },
        earned: { ...hours, label: 'Earned' },
        used: { ...hours, label: 'Taken' },
        lost: { ...hours, label: 'Lost' },
        balance: { ...hours, label: 'Balance' },
      },
      totals: ['earned', 'used', 'lost'],
    },
    course: {
      kind: 'series',
      label: 'Balance over time',
      columns: { date: { kind: 'date', label: 'Date' }, balance: { ...hours, label: 'Balance' } },
    },
  },
  formula:
    'Earned each period = hours a year ÷ periods a year, or the rate, or 12 × the rate of a month ÷ periods a year, or hours worked × the rate, or hours worked × hours a year ÷ 2,080, or hours worked ÷ so many. Balance = opening + earned − taken − lost; lost is what a cap keeps from being earned and what a new year does not take over',
  limits: [
    'Earnings are credited on the last day of a pay period that is over; begun ones at either end of the account count by calendar days.',
    'On one day the new year comes first, then leave, then the earnings of the period that ends.',
    'A balance above the cap is not cut. States such as California do not let earned vacation lapse at all; a carry-over limit is then unlawful.',
    'The 12.07% are rounded to whole hours in each pay period, as the regulations say; that a year has 28 days at most is not tested.',
  ],
  sources: [
    {
      title: 'California Labor Code, section 246 (paid sick days)',
      href: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=LAB&sectionNum=246.',
    },
    {
      title: 'U.S. Department of Commerce: Earning Leave Chart',
      href: 'https://www.commerce.gov/hr/employees/leave/annual/earning-leave-chart',
    },
    {
      title: 'Hospital Sisters Health System: PTO Accrual',
      href: 'https://benefits.hshs.org/Explore-Benefits/Other-Benefits/Time-Off/PTO-Accrual',
    },
  ],
  rules: [irregularLeave],

  compute(values, { show }) {
    const { hired, on, method, opening, dayHours, wait } = values
    const from = values.from ?? hired
    if (from < hired) return problem('from', 'must not be before the first day of work')
    if (on < from) return problem('on', 'must not be before the account begins')
    if (daysFrom(from, on) > 3660) return problem('on', 'must lie within ten years of the beginning of the account')
    const outside = values.leave.findIndex(({ date: day }) => day < from || day > on)
    if (outside >= 0)
      return problem(
        'leave',
        `must lie between the beginning of the account and the day of the balance, on line ${outside + 1}`,
      )
    const share = method === 'uk' ? versionOn(irregularLeave, from)?.value.share : undefined
    if (method === 'uk' && share === undefined)
      return problem('hired', `must lie in a time whose law is known: ${knownPeriods(irregularLeave, show.date)}`)
    const usableFrom = wait > 0 ? daysLater(hired, wait) : undefined
    const waited = values.waitFor === 'earning' ? (usableFrom ?? from) : from
    const earning = earningOf(values, share)
    const postings = ptoAccount({
      ...values,
      from,
      until: on,
      periodStart: values.periodStart ?? from,
      earns: method === 'front' ? undefined : earning,
      grants: method === 'front' ? (day, part) => yearlyHours(values, day) * part : undefined,
      earnsFrom: waited,
    })
    const sum = (of: 'earned' | 'used' | 'lost') => postings.reduce((all, one) => all + one[of], 0)
    const balance = postings.at(-1)?.balance ?? opening
    const capped = values.cap
    const capDate = capped === undefined ? undefined : postings.find((one) => one.balance >= capped - noise)?.date
    const early =
      values.waitFor === 'use' && values.leave.some(({ date: day }) => usableFrom !== undefined && day < usableFrom)
    return {
      balance,
      days: balance / dayHours,
      perPeriod: method === 'front' ? undefined : earning(on),
      lost: sum('lost'),
      capDate,
      usableFrom,
      verdict: worded(postings, sum('lost'), early, show),
      earned: sum('earned'),
      used: sum('used'),
      begun: opening,
      lowest: Math.min(...postings.map((one) => one.balance)),
      perHour: perHourOf(values, on),
      fullYear: isRated(method) ? earning(on) * accrualFrequencies[values.frequency].perYear : undefined,
      worth: values.rate === undefined ? undefined : balance * values.rate,
      ledger: postings.map(({ date: day, kind, earned, used, lost, balance: left }) => ({
        date: day,
        what: postingNames[kind],
        earned,
        used,
        lost,
        balance: left,
      })),
      course: postings
        .filter(({ date: day }, at) => postings[at + 1]?.date !== day)
        .map(({ date: day, balance: left }) => ({ date: day, balance: left })),
    }
  },

  steps: (values) => {
    const { method, frequency, on } = values
    const { perYear, weeks } = accrualFrequencies[frequency]
    const figures = {
      atRate: { kind: 'number', value: rateOn(values, on), decimals: 6, unit: 'h' },
      now: { kind: 'number', value: yearlyHours(values, on), unit: 'h' },
      periods: { kind: 'count', value: perYear },
      weeks: { kind: 'number', value: weeks, decimals: 6 },
    } as const
    const way = {
      period: '{now} ÷ {periods}',
      hour: '{weekHours} × {weeks} × {now} ÷ 2080',
      every: '{weekHours} × {weeks} ÷ {every}',
      ratePeriod: '{atRate}',
      rateMonth: '{atRate} × 12 ÷ {periods}',
      rateHour: '{weekHours} × {weeks} × {atRate}',
    }
    return [
      ...(method === 'front' || method === 'uk'
        ? []
        : [{ gives: 'perPeriod' as const, is: way[method], with: figures }]),
      ...(method === 'uk'
        ? [{ gives: 'perPeriod' as const, says: '12.07% of the hours of a period, to whole hours' }]
        : []),
      ...(isRated(method) ? [{ gives: 'fullYear' as const, is: '{perPeriod} × {periods}', with: figures }] : []),
      { gives: 'earned', is: '{ledger.earned}' },
      { gives: 'balance', is: '{begun} + {earned} − {used} − {lost}' },
      { gives: 'days', is: '{balance} ÷ {dayHours}' },
      { gives: 'worth', is: '{balance} × {rate}' },
    ]
  },

  charts: [{ kind: 'line', title: 'Balance over time', of: 'course', x: 'date', y: ['balance'] }],
  examples: [
    {
      name: 'Fifteen days, paid every two weeks',
      given: {
        method: 'period',
        amount: 130,
        frequency: 'fortnight',
        hired: '2026-01-05',
        on: '2026-12-31',
        tiers: [],
        leave: [{ date: '2026-07-06', hours: 40 }],
        cap: undefined,
        carry: undefined,
        wait: 0,
        opening: 0,
        from: undefined,
        periodStart: undefined,
        dayHours: 8,
      },
      expect: { perPeriod: 5, earned: 125, used: 40, balance: 85, days: 10.625, lost: 0 },
    },
    {
      name: 'Sick leave in a café, one hour for thirty',
      given: {
        method: 'every',
        every: 30,
        weekHours: 30,
        frequency: 'week',
        hired: '2026-01-05',
        on: '2027-01-03',
        leave: [],
        cap: 48,
        carry: undefined,
        wait: 90,
        waitFor: 'use',
        opening: 0,
        from: undefined,
        periodStart: undefined,
        dayHours: 6,
      },
      expect: { perPeriod: 1, earned: 52, balance: 48, lost: 4, capDate: '2026-12-06', usableFrom: '2026-04-05' },
    },
  ],
})

const noise = 1e-9
const postingNames: Readonly<Record<PostingKind, string>> = {
  opening: 'Balance at the start',
  carry: 'New year: not carried over',
  grant: 'Given for the year',
  leave: 'Time off',
  earned: 'Earned in the period',
}

interface Terms {
  method: 'period' | 'hour' | keyof typeof ratedBy | 'every' | 'uk' | 'front'
  earns: number
  rateSteps: readonly { years: number; hours: number }[]
  amount: number
  every: number
  frequency: AccrualFrequency
  weekHours: number
  hired: string
  tiers: readonly { years: number; hours: number }[]
}

const yearlyHours = ({ amount, tiers, hired }: Terms, day: string) => hoursBySteps(amount, tiers, hired, day)

const isRated = (method: Terms['method']): method is keyof typeof ratedBy => Object.hasOwn(ratedBy, method)

/** The rate of a day, in hours for each pay period, month or hour worked. */
const rateOn = ({ earns, rateSteps, hired }: Terms, day: string) => hoursBySteps(earns, rateSteps, hired, day)

/** Hours earned in a whole period that ends on a day. */
function earningOf(terms: Terms, share: number | undefined): NonNullable<Policy['earns']> {
  const { method, frequency, weekHours, every } = terms
  const { perYear, weeks } = accrualFrequencies[frequency]
  const worked = weekHours * weeks
  if (method === 'hour') return (day) => (worked * yearlyHours(terms, day)) / fullYearHours
  if (method === 'every') return () => worked / every
  if (isRated(method)) {
    const times = { period: 1, month: 12 / perYear, worked }[ratedBy[method]]
    return (day) => times * rateOn(terms, day)
  }
  if (method === 'uk') return () => irregularHours(share ?? 0, worked)
  return (day) => yearlyHours(terms, day) / perYear
}

function perHourOf(terms: Terms, on: string): number | undefined {
  if (terms.method === 'uk') return undefined
  if (terms.method === 'every') return 1 / terms.every
  if (!isRated(terms.method)) return yearlyHours(terms, on) / fullYearHours
  if (terms.method === 'rateHour') return rateOn(terms, on)
  return (
    (rateOn(terms, on) * (terms.method === 'rateMonth' ? 12 : accrualFrequencies[terms.frequency].perYear)) /
    fullYearHours
  )
}

function worded(postings: readonly Posting[], lost: number, isEarly: boolean, show: Show): Verdict {
  const below = postings.find(({ balance }) => balance < -noise)
  if (below)
    return {
      is: 'bad',
      says: `On ${show.date(below.date)} the balance is below 0: more time off than has been earned by then.`,
    }
  if (isEarly) return { is: 'bad', says: 'Some time off lies within the waiting time.' }
  if (lost > noise)
    return {
      is: 'fair',
      says: `${show.number(lost, 2)} hours are lost. Time off taken before the limit would save them.`,
    }
  return { is: 'good', says: 'Nothing is lost, and the balance never falls below 0.' }
}
