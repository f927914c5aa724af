import {
  choice,
  defineCalculator,
  integer,
  money,
  problem,
  rate,
  rows,
  text,
  toggle,
  type Verdict,
} from '@/lib/kits/calculator'
import { equivalentRate } from '@/lib/subjects/finance/interest'
import type { Show } from '@/lib/base/format/show'

/** Points of this page's own table: three months for everybody, more where income can stop or is slow to come back. */
const pointsFor = {
  earners: { two: 0, one: 2, none: 3 },
  stability: { secure: 0, average: 2, variable: 4 },
} as const
const leastMonths = 3
const mostMonths = 12
/** A plan that takes longer than a century is none. */
const longest = 1200

export default defineCalculator({
  inputs: {
    costs: rows('Bills that go on without a pay', {
      row: 'bill',
      columns: { name: text('For', { optional: true, maxLength: 60 }), amount: money('A month', { max: 1e9 }) },
      initial: [
        { name: 'Rent or mortgage', amount: 1100 },
        { name: 'Energy, water, phone', amount: 260 },
        { name: 'Food and household', amount: 480 },
        { name: 'Transport', amount: 190 },
        { name: 'Insurance', amount: 170 },
        { name: 'Least payments on debts', amount: 150 },
      ],
      max: 60,
      help: 'Leave out what you would stop at once: holidays, eating out, saving.',
    }),
    earners: choice('Incomes in the household', {
      options: { two: 'Two or more', one: 'One', none: 'None' },
      initial: 'one',
    }),
    stability: choice('That income is', {
      options: { secure: 'Secure', average: 'Ordinary', variable: 'Uneven or self-employed' },
      initial: 'average',
    }),
    saved: money('Set aside already', { initial: 2500, max: 1e12 }),
    saving: money('You add each month', { initial: 350, max: 1e9 }),
    dependants: integer('People who depend on it', { initial: 0, max: 20, refines: true }),
    slow: toggle('A new job would take long to find', { initial: false, refines: true }),
    months: integer('Months of your own choice', {
      optional: true,
      min: 1,
      max: 60,
      help: 'Left empty, the table of points decides.',
      refines: true,
    }),
    benefits: money('Benefits you would receive a month', {
      initial: 0,
      max: 1e9,
      help: 'Unemployment benefit, sick pay, a partner’s support: only what is certain.',
      refines: true,
    }),
    deductibles: money('Insurance excess to keep ready', {
      initial: 0,
      max: 1e9,
      help: 'Deductibles of car, home and health that one bad week can ask for.',
      refines: true,
    }),
    interest: rate('Interest on the fund', {
      initial: 0,
      slider: { to: 0.06, step: 0.0025 },
      per: 'year',
      max: 1,
      help: 'Effective rate a year (APY or AER).',
      refines: true,
    }),
  },
  outputs: {
    target: { kind: 'money', label: 'Your emergency fund' },
    verdict: { kind: 'verdict', label: 'Where you stand' },
    monthsCovered: { kind: 'count', label: 'Months it is to cover' },
    missing: { kind: 'money', label: 'Still missing' },
    filledIn: { kind: 'count', label: 'Months until it is full', optional: true },
    survival: {
      kind: 'number',
      label: 'Months your savings last today',
      decimals: 1,
      optional: true,
    },
    essentials: { kind: 'money', label: 'Bills a month', section: 'Behind it' },
    gap: { kind: 'money', label: 'Missing each month without pay', section: 'Behind it' },
    low: { kind: 'money', label: 'Range: three months', section: 'Behind it' },
    high: { kind: 'money', label: 'Range: twelve months', section: 'Behind it' },
    points: {
      kind: 'table',
      label: 'How the months come about',
      optional: true,
      totals: ['months'],
      columns: { reason: { kind: 'text', label: 'Reason' }, months: { kind: 'count', label: 'Months' } },
    },
    stages: {
      kind: 'table',
      label: 'One stage after the other',
      columns: {
        stage: { kind: 'text', label: 'Stage' },
        amount: { kind: 'money', label: 'Amount' },
        missing: { kind: 'money', label: 'Missing' },
        reached: { kind: 'count', label: 'Reached in month' },
      },
    },
    growth: {
      kind: 'series',
      label: 'The fund month by month',
      columns: {
        month: { kind: 'count', label: 'Month' },
        fund: { kind: 'money', label: 'Fund' },
        target: { kind: 'money', label: 'Target' },
      },
    },
  },
  formula:
    'Fund = (bills a month − benefits a month, not below 0) × months + deductibles; months = 3 + points for incomes, security, dependants and job search, at most 12',
  limits: [
    'The points are a rule of this page, built around the usual three to six months. Your own number of months takes their place.',
    'Prices stay as they are, and savings are added at the end of each month.',
    'Tax on interest is left out.',
  ],
  sources: [
    {
      title: 'Consumer Financial Protection Bureau: An essential guide to building an emergency fund',
      href: 'https://www.consumerfinance.gov/an-essential-guide-to-building-an-emergency-fund/',
    },
  ],

  compute(values, { show }) {
    const { costs, saved, saving, months, benefits, deductibles, interest } = values
    const essentials = costs.reduce((sum, { amount }) => sum + amount, 0)
    if (essentials === 0) return problem('costs', 'must have at least one bill of more than 0')
    const gap = Math.max(essentials - benefits, 0)
    const points = pointsOf(values)
    const covered = months ?? points.reduce((sum, one) => sum + one.months, 0)
    const fundFor = (count: number) => gap * count + deductibles
    const target = fundFor(covered)
    const missing = Math.max(target - saved, 0)
    const monthly = equivalentRate(interest, 1, 12) ?? 0
    const reached = (amount: number) => monthsUntil(amount, saved, saving, monthly)
    const filledIn = reached(target)
    const survival = gap > 0 ? saved / gap : undefined
    const stages = [...new Set([1, leastMonths, covered, mostMonths])].toSorted((one, other) => one - other)
    return {
      target,
      verdict: verdictOn({ gap, missing, filledIn, survival, covered, saved }, show),
      monthsCovered: covered,
      missing,
      filledIn,
      ...(survival === undefined ? {} : { survival }),
      essentials,
      gap,
      low: fundFor(leastMonths),
      high: fundFor(mostMonths),
      ...(months === undefined ? { points } : {}),
      stages: stages.map((count) => ({
        stage: count === 1 ? '1 month' : `${count} months${count === covered ? ', your target' : ''}`,
        amount: fundFor(count),
        missing: Math.max(fundFor(count) - saved, 0),
        reached: reached(fundFor(count)) ?? null,
      })),
      growth: growthOf({ saved, saving, monthly, target, until: filledIn }),
    }
  },

  steps(_, { survival }) {
    return [
      { gives: 'essentials', is: '{costs.amount}', says: 'The sum of {costs} bills' },
      { gives: 'gap', is: 'max({essentials} − {benefits}, 0)' },
      { gives: 'target', is: '{gap} × {monthsCovered}[ + {deductibles}]' },
      { gives: 'missing', is: 'max({target} − {saved}, 0)' },
      {
        finds: 'Months until it is full',
        gives: 'filledIn',
        is: '{missing} ÷ {saving}',
        rounded: 'up',
        when: { field: 'interest', is: 0 },
        unless: { field: 'saving', is: 0 },
      },
      ...(survival === undefined ? [] : [{ gives: 'survival', is: '{saved} ÷ {gap}' } as const]),
    ]
  },

  charts: [{ kind: 'line', title: 'Until the fund is full', of: 'growth', x: 'month', y: ['fund', 'target'] }],
  examples: [
    {
      name: 'A couple with one pay',
      given: {
        costs: [
          { name: 'Rent', amount: 1100 },
          { name: 'Energy, water, phone', amount: 260 },
          { name: 'Food', amount: 480 },
          { name: 'Transport', amount: 190 },
          { name: 'Insurance', amount: 170 },
        ],
        earners: 'one',
        stability: 'average',
        saved: 2500,
        saving: 350,
        dependants: 1,
      },
      expect: { essentials: 2200, monthsCovered: 8, target: 17_600, missing: 15_100, filledIn: 44 },
    },
    {
      name: 'Two secure incomes',
      given: {
        costs: [{ name: 'All bills', amount: 2400 }],
        earners: 'two',
        stability: 'secure',
        saved: 3000,
        saving: 500,
        deductibles: 800,
      },
      expect: { monthsCovered: 3, target: 8000, filledIn: 10 },
    },
  ],
})

interface Situation {
  earners: keyof typeof pointsFor.earners
  stability: keyof typeof pointsFor.stability
  dependants: number
  slow: boolean
}

function pointsOf({ earners, stability, dependants, slow }: Situation): { reason: string; months: number }[] {
  const points = [
    { reason: 'To begin with', months: leastMonths },
    {
      reason: earners === 'none' ? 'No income to start again from' : 'One income only',
      months: pointsFor.earners[earners],
    },
    {
      reason: stability === 'variable' ? 'Uneven income' : 'Income that can end',
      months: pointsFor.stability[stability],
    },
    {
      reason: dependants > 2 ? 'Three dependants or more' : 'Dependants',
      months: dependants > 2 ? 2 : dependants > 0 ? 1 : 0,
    },
    { reason: 'A long search for work', months: slow ? 1 : 0 },
  ].filter(({ months }) => months > 0)
  const beyond = points.reduce((sum, { months }) => sum + months, 0) - mostMonths
  return beyond > 0 ? [...points, { reason: 'Twelve are enough', months: -beyond }] : points
}

/** A coin's rounding does not hold up a plan for a month. */
const noise = 1e-9

function monthsUntil(target: number, saved: number, saving: number, monthly: number): number | undefined {
  let fund = saved
  for (let month = 0; month <= longest; month++) {
    if (fund >= target * (1 - noise)) return month
    fund = fund * (1 + monthly) + saving
  }
  return undefined
}

interface Plan {
  saved: number
  saving: number
  monthly: number
  target: number
  until: number | undefined
}

function growthOf({ saved, saving, monthly, target, until }: Plan) {
  const months = until === undefined ? 60 : Math.max(until, 12)
  const step = Math.ceil(months / 120)
  const points = []
  let fund = saved
  for (let month = 0; month <= months; month++) {
    if (month % step === 0 || month === months) points.push({ month, fund, target })
    fund = fund * (1 + monthly) + saving
  }
  return points
}

interface Standing {
  gap: number
  missing: number
  filledIn: number | undefined
  survival: number | undefined
  covered: number
  saved: number
}

function verdictOn({ gap, missing, filledIn, survival, covered, saved }: Standing, show: Show): Verdict {
  if (gap === 0) return { is: 'good', says: 'The benefits cover your bills. Only the deductibles need a reserve.' }
  const lasts = `Without pay your ${show.money(saved)} last ${show.number(survival ?? 0, 1)} months`
  if (missing === 0) return { is: 'good', says: `${lasts}. The fund is full.` }
  if (filledIn === undefined)
    return {
      is: 'bad',
      says: `${lasts}. At what you add each month it is never full: raise it or choose fewer months.`,
    }
  return {
    is: (survival ?? 0) < 1 ? 'bad' : 'fair',
    says: `${lasts} of the ${covered} you aim at. It is full after ${show.count(filledIn)} months of saving.`,
  }
}
