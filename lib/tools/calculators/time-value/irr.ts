import { choice, defineCalculator, money, problem, rate, restOf, rows, sumOfTerms, toggle } from '@/lib/kits/calculator'
import { internalRates, netPresentValue, signChanges } from '@/lib/subjects/finance/cash-flow'
import { compareAmounts, type Order } from '@/lib/base/money/compare-amounts'

const periodsPerYear = { year: 1, quarter: 4, month: 12 } as const

export default defineCalculator({
  inputs: {
    flows: rows('Cash flows, the first one today', {
      row: 'period',
      columns: {
        amount: money('Amount', { negative: true }),
        other: money('Second project', { negative: true, optional: true }),
      },
      initial: [
        { amount: -50_000, other: -80_000 },
        { amount: 14_000, other: 20_000 },
        { amount: 16_000, other: 26_000 },
        { amount: 18_000, other: 30_000 },
        { amount: 20_000, other: 34_000 },
      ],
      min: 2,
      max: 600,
      help: 'Money you pay is negative, money you receive positive. The second column counts only when you compare.',
    }),
    period: choice('Time between two flows', {
      options: { year: 'A year', quarter: 'A quarter', month: 'A month' },
      initial: 'year',
    }),
    hurdle: rate('Return you require', {
      initial: 0.1,
      slider: { to: 0.3, step: 0.005 },
      per: 'year',
      max: 10,
      help: 'Your cost of capital, or what the money would earn elsewhere.',
    }),
    compare: toggle('Compare with a second project', { initial: false }),
  },
  outputs: {
    rate: {
      kind: 'percent',
      label: 'IRR for each period',
      optional: true,
      help: 'Where several rates fit, the one nearest the return you require.',
    },
    annual: { kind: 'percent', label: 'IRR a year, compounded', optional: true },
    value: { kind: 'money', label: 'Net present value at the return you require' },
    verdict: { kind: 'verdict', label: 'Decision' },
    warning: { kind: 'verdict', label: 'Several rates', optional: true },
    otherRate: {
      kind: 'percent',
      label: 'Second project: IRR for each period',
      optional: true,
      section: 'Second project',
    },
    otherValue: {
      kind: 'money',
      label: 'Second project: net present value',
      optional: true,
      section: 'Second project',
    },
    incrementalRate: {
      kind: 'percent',
      label: 'IRR of the difference (second less first)',
      optional: true,
      section: 'Second project',
      help: 'What the extra money in the second project earns.',
    },
    choice: { kind: 'verdict', label: 'Which project', optional: true, section: 'Second project' },
    profile: {
      kind: 'series',
      label: 'Net present value by discount rate',
      columns: {
        rate: { kind: 'percent', label: 'Discount rate for each period' },
        value: { kind: 'money', label: 'Net present value' },
      },
    },
    comparison: {
      kind: 'series',
      label: 'Net present value of both projects',
      optional: true,
      columns: {
        rate: { kind: 'percent', label: 'Discount rate for each period' },
        value: { kind: 'money', label: 'First project' },
        other: { kind: 'money', label: 'Second project' },
      },
    },
    rates: {
      kind: 'table',
      label: 'Every rate that fits',
      columns: {
        rate: { kind: 'percent', label: 'For each period' },
        annual: { kind: 'percent', label: 'A year, compounded' },
        value: { kind: 'money', label: 'Net present value there' },
      },
    },
  },
  formula: 'IRR is the rate r at which the sum of cash flow t ÷ (1 + r)^t over all periods t, from 0, is zero',
  limits: [
    'Flows are equally far apart. For dated flows use XIRR, which counts days.',
    'A yearly rate of more than 100,000% is not shown: compounding months or quarters of such rates says nothing.',
    'IRR does not say how much money a project makes, and it assumes nothing about what you earn on the money you get back.',
  ],
  sources: [
    {
      title: 'Microsoft Support: IRR function',
      href: 'https://support.microsoft.com/en-us/office/irr-function-64925eaa-9988-495b-b290-3ad0c163c1bc',
    },
    { title: 'Brealey, Myers, Allen: Principles of Corporate Finance, chapter 5' },
  ],

  compute({ flows, period, hurdle, compare }, { minorDigits, show }) {
    const amounts = flows.map(({ amount }) => amount)
    const changes = signChanges(amounts)
    if (changes === 0) return problem('flows', 'must contain at least one negative and one positive amount')
    const perYear = periodsPerYear[period]
    const required = (1 + hurdle) ** (1 / perYear) - 1
    const found = internalRates(amounts)
    const value = valueAt(required, amounts)
    if (value === undefined) return problem('flows', 'must be smaller amounts over fewer periods')
    const best = nearestTo(required, found)
    const annualised = (one: number) => yearly(one, perYear)
    const worth = compareAmounts(value, 0, minorDigits, sizeOf(amounts))
    const results = {
      ...(best === undefined ? {} : { rate: best, annual: annualised(best) ?? undefined }),
      value,
      verdict: decision(worth, reasonFor(amounts, found), show.money(Math.abs(value))),
      ...(found.length > 1
        ? {
            warning: {
              is: 'fair' as const,
              says: `The flows change sign ${changes} times and ${found.length} rates fit. None of them alone decides; net present value does.`,
            },
          }
        : {}),
      profile: profileOf(amounts, found, required),
      rates: found.map((one) => ({ rate: one, annual: annualised(one), value: valueAt(one, amounts) ?? null })),
    }
    if (!compare) return results
    const others = flows.map(({ other }) => other ?? 0)
    const otherValue = valueAt(required, others)
    if (signChanges(others) === 0 || otherValue === undefined)
      return problem('flows', 'of the second project must contain at least one negative and one positive amount')
    const otherRates = internalRates(others)
    const otherRate = nearestTo(required, otherRates)
    const incrementalRate = nearestTo(required, internalRates(others.map((other, at) => other - (amounts[at] ?? 0))))
    const otherWorth = compareAmounts(otherValue, 0, minorDigits, sizeOf(others))
    const order = compareAmounts(value, otherValue, minorDigits, sizeOf(amounts) + sizeOf(others))
    return {
      ...results,
      ...(otherRate === undefined ? {} : { otherRate }),
      otherValue,
      ...(incrementalRate === undefined ? {} : { incrementalRate }),
      choice:
        worth < 0 && otherWorth < 0
          ? { is: 'bad', says: 'Neither project earns the return you require.' }
          : order === 0
            ? { is: 'fair', says: 'Both projects are worth the same at the return you require.' }
            : {
                is: 'good',
                says: `The ${order > 0 ? 'first' : 'second'} project is worth ${show.money(Math.abs(otherValue - value))} more at the return you require.`,
              },
      comparison: grid([...found, ...otherRates], required).map((one) => ({
        rate: one,
        value: valueAt(one, amounts) ?? null,
        other: valueAt(one, others) ?? null,
      })),
    }
  },

  steps({ flows, period, hurdle }, { rate }) {
    const perYear = periodsPerYear[period]
    const yearly = { field: 'period', is: 'year' }
    const terms = (name: string) =>
      sumOfTerms(flows.length, 4, (at) =>
        at === 0 ? '{flows.0.amount:0}' : `{flows.${at}.amount:0} ÷ (1 + {${name}})^${at}`,
      )
    const rest = (by: number) =>
      restOf(flows.reduce((sum, { amount }, at) => (at < 4 ? sum : sum + amount / (1 + by) ** at), 0))
    const required = perYear === 1 ? hurdle : (1 + hurdle) ** (1 / perYear) - 1
    return [
      {
        finds: 'Required return for each period',
        as: 'required',
        in: 'percent',
        is: `(1 + {hurdle})^(1 ÷ ${perYear}) − 1`,
        unless: yearly,
      },
      { as: 'required', in: 'percent', is: '{hurdle}', when: yearly },
      { finds: 'Net present value', gives: 'value', is: terms('required'), with: { rest: rest(required) } },
      {
        finds: 'IRR sets the same sum to zero',
        gives: rate === undefined ? undefined : { kind: 'money', value: 0 },
        // Below −90% a hair of the rate moves the sum by more than its smallest coin.
        ...(rate !== undefined && rate < -0.9
          ? { says: terms('rate:4') }
          : { is: terms('rate:4'), rounded: 'cents' as const }),
        with: { rest: rest(rate ?? 0) },
      },
      { finds: 'IRR a year', gives: 'annual', is: `(1 + {rate:4})^${perYear} − 1` },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'Net present value by discount rate',
      of: 'profile',
      x: 'rate',
      y: ['value'],
      marks: [{ of: 'rates', x: 'rate', y: 'value', label: 'IRR' }],
      shownWhen: { field: 'compare', is: false },
    },
    {
      kind: 'line',
      title: 'Net present value of both projects by discount rate',
      of: 'comparison',
      x: 'rate',
      y: ['value', 'other'],
      shownWhen: { field: 'compare', is: true },
    },
  ],
  examples: [
    {
      name: 'A delivery van',
      given: {
        flows: [{ amount: -50_000 }, { amount: 14_000 }, { amount: 16_000 }, { amount: 18_000 }, { amount: 20_000 }],
        period: 'year',
        hurdle: 0.1,
      },
      expect: { rate: 0.12692606 },
    },
    {
      name: 'A mine that must be cleaned up',
      given: { flows: [{ amount: -1600 }, { amount: 10_000 }, { amount: -10_000 }], period: 'year', hurdle: 0.1 },
      expect: { rates: { rows: 2, at: { 0: { rate: 0.25 }, 1: { rate: 4 } } } },
    },
  ],
})

function valueAt(rate: number, amounts: readonly number[]): number | undefined {
  return netPresentValue(rate, amounts, 'start')
}

function nearestTo(wanted: number, rates: readonly number[]): number | undefined {
  const [first, ...others] = rates
  return first === undefined
    ? undefined
    : others.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best), first)
}

function sizeOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.abs(amount), 0)
}

/** Beyond a thousandfold in a year, what the months or quarters compound to has more digits than sense. */
const mostYearly = 1000

function yearly(rate: number, perYear: number): number | null {
  if (perYear === 1) return rate
  const compounded = (1 + rate) ** perYear - 1
  return compounded > mostYearly ? null : compounded
}

/** How the rates that fit bear on the decision. */
type Reason = 'none fits' | 'several fit' | 'touches' | 'is earned' | 'is paid'

function reasonFor(amounts: readonly number[], found: readonly number[]): Reason {
  if (found.length === 0) return 'none fits'
  if (found.length > 1) return 'several fit'
  const first = amounts.find((amount) => amount !== 0) ?? 0
  const last = amounts.findLast((amount) => amount !== 0) ?? 0
  // The value has the sign of the first flow at very high rates and that of the last near −100%: alike, one rate cannot cross.
  if (first < 0 === last < 0) return 'touches'
  return first < 0 ? 'is earned' : 'is paid'
}

const whyOf: Readonly<Record<Reason, string>> = {
  'none fits': 'no rate fits, so net present value decides',
  'several fit': 'by net present value',
  touches: 'the value reaches zero at the IRR without changing sign, so net present value decides',
  'is earned': 'IRR and net present value agree',
  'is paid': 'the money comes in first, so here the IRR is a cost, and lower is better',
}

function decision(worth: Order, reason: Reason, amount: string) {
  const why = whyOf[reason]
  if (worth > 0)
    return { is: 'good' as const, says: `Accept: it earns ${amount} more than you require, in today’s money (${why}).` }
  if (worth < 0)
    return {
      is: 'bad' as const,
      says: `Reject: it falls ${amount} short of what you require, in today’s money (${why}).`,
    }
  return {
    is: 'fair' as const,
    says: reason === 'is paid' ? 'It costs just the return you require.' : 'It earns just what you require.',
  }
}

/** Rates above this leave no room for what lies near the required return, and are drawn by points of their own. */
const nearRates = 10

/** Rates for the profile: from 0, or below the lowest root, to past the highest root and the required return. */
function grid(found: readonly number[], required: number): number[] {
  const near = found.filter((rate) => rate <= nearRates)
  const lowest = Math.min(0, ...found)
  const from = lowest < 0 ? Math.max(-0.99, lowest * 1.3) : 0
  const to = Math.max(0.2, required * 2, Math.max(0, ...near) * 1.4)
  const furthest = Math.max(0, ...found) * 1.4
  const points = (start: number, end: number) =>
    Array.from({ length: 48 }, (_, at) => start + ((end - start) * at) / 48)
  return furthest > to ? [...points(from, to), ...points(to, furthest), furthest] : [...points(from, to), to]
}

function profileOf(amounts: readonly number[], found: readonly number[], required: number) {
  return grid(found, required).map((rate) => ({ rate, value: valueAt(rate, amounts) ?? null }))
}
