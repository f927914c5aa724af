import { defineCalculator, integer, money, number, percent, problem, rate, rows, text } from '@/lib/kits/calculator'
import { compareAmounts, compareRates } from '@/lib/base/money/compare-amounts'
import { internalRateOfReturn } from '@/lib/subjects/finance/cash-flow'
import { fundYears, splitCarry } from '@/lib/subjects/venture/fund'

const whole = { kind: 'money', decimals: 0 } as const
const times = { kind: 'number', decimals: 2, unit: '×' } as const
const aYear = { kind: 'percent', decimals: 1 } as const
const total = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)

export default defineCalculator({
  inputs: {
    fund: money('Fund size', { initial: 50_000_000, initialIn: { in: 2_000_000_000 }, above: 0, max: 1e13 }),
    outcomes: rows('What becomes of each investment', {
      row: 'outcome',
      columns: {
        name: text('Outcome', { optional: true, maxLength: 30 }),
        odds: percent('Part of the money', { max: 1 }),
        multiple: number('Returns', { min: 0, max: 10_000, unit: '×' }),
        years: integer('After years', { min: 1, max: 20 }),
      },
      initial: [
        { name: 'Lost', odds: 0.5, multiple: 0, years: 3 },
        { name: 'Money back', odds: 0.22, multiple: 1, years: 5 },
        { name: 'Good', odds: 0.18, multiple: 3, years: 6 },
        { name: 'Very good', odds: 0.07, multiple: 10, years: 7 },
        { name: 'Outlier', odds: 0.03, multiple: 30, years: 8 },
      ],
      min: 1,
      max: 20,
      help: 'Your own odds; the page has no statistics. Parts add up to 100%.',
    }),
    fee: rate('Management fee', {
      initial: 0.02,
      slider: { to: 0.03, step: 0.0025 },
      max: 1,
      per: 'year',
      help: 'Of commitments, while the fund invests.',
    }),
    carry: percent('Carried interest', { initial: 0.2, slider: { to: 0.3, step: 0.01 }, below: 1, max: 1 }),
    hurdle: rate('Hurdle', {
      initial: 0.08,
      slider: { to: 0.12, step: 0.005 },
      max: 1,
      per: 'year',
      help: 'Preferred return of investors before any carry.',
    }),
    catchUp: percent('Manager’s catch-up', {
      initial: 1,
      max: 1,
      slider: { to: 1, step: 0.05 },
      help: 'Of distributions after the hurdle, until the carry is that of all profit. 0%: carry only on what exceeds the hurdle.',
      refines: true,
    }),
    feeLater: rate('Fee after the investing years', {
      initial: 0.015,
      slider: { to: 0.03, step: 0.0025 },
      max: 1,
      per: 'year',
      help: 'Of commitments.',
      refines: true,
    }),
    expenses: rate('Other costs of the fund', {
      initial: 0.002,
      slider: { to: 0.01, step: 0.0005 },
      max: 1,
      per: 'year',
      help: 'Audit, law, administration; of commitments.',
      refines: true,
    }),
    investing: integer('Years of investing', { initial: 4, min: 1, max: 10, refines: true }),
    life: integer('Years with fees', { initial: 10, min: { field: 'investing' }, max: 20, refines: true }),
    reserves: percent('Kept for follow-on rounds', {
      initial: 0.3,
      slider: { to: 0.7, step: 0.05 },
      max: 1,
      refines: true,
    }),
    recycling: percent('Proceeds invested again', {
      initial: 0,
      slider: { to: 0.3, step: 0.01 },
      max: 1,
      help: 'At most this share of commitments.',
      refines: true,
    }),
    commitment: percent('Manager’s own commitment', {
      initial: 0.02,
      slider: { to: 0.1, step: 0.005 },
      below: 1,
      max: 1,
      help: 'It pays no carry.',
      refines: true,
    }),
    stake: percent('Stake at exit', {
      initial: 0.12,
      slider: { from: 0.01, to: 0.3, step: 0.01 },
      above: 0,
      max: 1,
      help: 'What the fund still owns of a company when it is sold.',
      refines: true,
    }),
    asOf: integer('Look at the fund after years', { initial: 5, min: 1, max: 40, refines: true }),
  },
  outputs: {
    net: { ...aYear, label: 'Net IRR of investors' },
    gross: { ...aYear, label: 'Gross IRR of the investments' },
    tvpi: { ...times, label: 'Investors get back per unit paid in (TVPI)' },
    grossMultiple: { ...times, label: 'Gross multiple' },
    fees: { ...whole, label: 'Fees and costs' },
    carried: { ...whole, label: 'Carry' },
    verdict: { kind: 'verdict', label: 'Judgement' },
    returner: {
      ...whole,
      label: 'Exit that returns the fund',
      section: 'Companies',
      help: 'Sale price at which the stake alone is worth the commitments.',
    },
    invested: { ...whole, label: 'Invested in companies', section: 'Companies' },
    clawback: { ...whole, label: 'Carry given back', section: 'Companies', optional: true },
    dpi: { ...times, label: 'Paid out (DPI)', section: 'On the way' },
    rvpi: {
      ...times,
      label: 'Still held (RVPI)',
      section: 'On the way',
      help: 'Holdings before carry, as if value grew evenly until the exit.',
    },
    tvpiThen: { ...times, label: 'Both (TVPI)', section: 'On the way' },
    lowest: { ...whole, label: 'Deepest point of the J-curve', section: 'On the way' },
    years: {
      kind: 'table',
      label: 'Calls and distributions, all investors but the manager',
      columns: {
        year: { kind: 'count', label: 'Year' },
        called: { kind: 'money', label: 'Called', decimals: 0 },
        distributed: { kind: 'money', label: 'Distributed', decimals: 0 },
        cumulative: { kind: 'money', label: 'Since the start', decimals: 0 },
        dpi: { ...times, label: 'DPI' },
        rvpi: { ...times, label: 'RVPI' },
      },
    },
  },
  formula:
    'Invested = commitments − fees − costs, plus what is recycled. Investors: capital and hurdle first, then the manager’s catch-up, then 1 − carry of the rest. TVPI = (distributed + held) ÷ paid in; DPI = distributed ÷ paid in; RVPI = held ÷ paid in',
  limits: [
    'Each amount meets the same outcomes, so that the answer is an average of many funds. One fund with twenty companies lies far from it.',
    'Calls, fees and exits fall on the first day of a year; follow-ons come two years after the first cheques.',
    'The waterfall is that of a whole fund. Deal by deal the manager is paid earlier and may owe more back.',
  ],
  sources: [
    { title: 'ILPA: Principles 3.0 and Reporting Template', href: 'https://ilpa.org/' },
    { title: 'A. Metrick, A. Yasuda: Venture Capital and the Finance of Innovation, chapter 2' },
  ],

  compute(values, { show, minorDigits }) {
    const { fund, outcomes, fee, carry, hurdle, catchUp, feeLater, expenses, investing, life, commitment, asOf } =
      values
    const odds = total(outcomes.map((one) => one.odds))
    if (compareAmounts(odds, 1, 6) !== 0)
      return problem('outcomes', `must have parts that add up to 100%; they come to ${show.percent(odds)}`)
    const costs = Array.from({ length: life }, (_, year) => fund * ((year < investing ? fee : feeLater) + expenses))
    const plan = fundYears({
      commitments: fund,
      costs,
      investing,
      reserves: values.reserves,
      recycling: values.recycling * fund,
      outcomes,
    })
    if (!plan) return problem('fee', 'must leave something to invest: fees and costs use up the whole fund')
    const part = 1 - commitment
    const flows = plan.map(({ called, distributed }) => ({ called: called * part, distributed: distributed * part }))
    const { toInvestors, carried, clawback } = splitCarry(flows, { carry, hurdle, catchUp })
    const invested = total(plan.map((year) => year.invested))
    const paidIn = total(flows.map(({ called }) => called))
    let soFarIn = 0
    let soFarOut = 0
    const years = plan.map(({ holdings }, year) => {
      const called = flows[year]?.called ?? 0
      const distributed = toInvestors[year] ?? 0
      soFarIn += called
      soFarOut += distributed
      return {
        year,
        called,
        distributed,
        cumulative: soFarOut - soFarIn,
        dpi: soFarOut / soFarIn,
        rvpi: (holdings * part) / soFarIn,
      }
    })
    const then = years[Math.min(asOf, years.length - 1)] as (typeof years)[number]
    const tvpi = total(toInvestors) / paidIn
    const net = returnOf(years.map(({ called, distributed }) => distributed - called))
    return {
      net,
      gross: returnOf(plan.map((year) => year.proceeds - year.invested)),
      tvpi,
      grossMultiple: total(plan.map(({ proceeds }) => proceeds)) / invested,
      fees: total(costs),
      carried,
      verdict: judgement(),
      returner: fund / values.stake,
      invested,
      clawback: clawback > 0 ? clawback : undefined,
      dpi: then.dpi,
      rvpi: then.rvpi,
      tvpiThen: then.dpi + then.rvpi,
      lowest: Math.min(...years.map(({ cumulative }) => cumulative)),
      years,
    }

    function judgement() {
      if (compareAmounts(tvpi, 1, 9) < 0)
        return { is: 'bad' as const, says: 'Investors get back less than they pay in.' }
      if (compareAmounts(carried, 0, minorDigits, fund) === 0)
        return {
          is: 'fair' as const,
          says: `Investors do not reach ${show.percent(hurdle)} a year, so the manager earns no carry.`,
        }
      const best = outcomes.reduce((most, one) => (one.odds * one.multiple > most.odds * most.multiple ? one : most))
      const share = (best.odds * best.multiple) / total(outcomes.map((one) => one.odds * one.multiple))
      return {
        is: compareRates(share, 0.5) > 0 ? ('fair' as const) : ('plain' as const),
        says: `${show.percent(share, 0)} of all proceeds come from ${show.percent(best.odds)} of the money.`,
      }
    }
  },

  steps(_, { years }) {
    const last = years.length - 1
    return [
      { gives: 'invested', is: '{fund} − {fees}', when: { field: 'recycling', is: 0 } },
      {
        as: 'paidIn',
        in: 'money',
        decimals: 0,
        finds: 'Paid in by investors',
        is: years.map((_row, at) => `{years.${at}.called}`).join(' + '),
      },
      {
        as: 'paidOut',
        in: 'money',
        decimals: 0,
        finds: 'Paid out to them',
        is: years.map((_row, at) => `{years.${at}.distributed}`).join(' + '),
      },
      { gives: 'tvpi', is: '{paidOut} ÷ {paidIn}' },
      { finds: 'Gain in the end', gives: `years.${last}.cumulative` as const, is: '{paidOut} − {paidIn}' },
      { gives: 'returner', is: '{fund} ÷ {stake}' },
      { gives: 'tvpiThen', is: '{dpi} + {rvpi}' },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'J-curve: what investors have had less what they paid',
      of: 'years',
      x: 'year',
      y: ['cumulative'],
      area: true,
    },
    { kind: 'bar', title: 'Calls and distributions', of: 'years', x: 'year', y: ['called', 'distributed'] },
  ],
  examples: [
    {
      name: 'A single deal',
      given: {
        fund: 10_000_000,
        outcomes: [{ name: 'Sold', odds: 1, multiple: 3, years: 5 }],
        fee: 0,
        carry: 0.2,
        hurdle: 0.08,
        catchUp: 1,
        feeLater: 0,
        expenses: 0,
        investing: 1,
        life: 1,
        reserves: 0,
        recycling: 0,
        commitment: 0,
        stake: 0.1,
        asOf: 2,
      },
      expect: { net: 0.2106, gross: 0.2457, tvpi: 2.6, carried: 4_000_000, returner: 100_000_000 },
    },
  ],
})

/** −100% where nothing comes back. */
function returnOf(flows: readonly number[]): number {
  return internalRateOfReturn(flows) ?? -1
}
