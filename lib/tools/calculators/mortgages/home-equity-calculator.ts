import { defineCalculator, integer, money, percent, problem, rate, rows, text } from '@/lib/kits/calculator'
import { loanSchedule } from '@/lib/engines/loan-schedule'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'

/** Homeowners Protection Act: cancellation of private mortgage insurance on request at 80%, automatic at 78%. */
const targets = [0.8, 0.78]
const drops = [0.05, 0.1, 0.2, 0.3]
const years = 10
const longest = 600

export default defineCalculator({
  inputs: {
    value: money('Home value', { initial: 450_000, initialIn: { in: 9_000_000, uk: 320_000 }, above: 0, max: 1e12 }),
    liens: rows('Loans secured on the home', {
      row: 'loan',
      min: 0,
      max: 6,
      help: 'The first mortgage in the first row. Leave none if the home is paid off.',
      ownLine: 'name',
      columns: {
        name: text('Loan', { initial: 'Loan', maxLength: 30 }),
        balance: money('Owed today', { initial: 50_000, initialIn: { in: 1_000_000 }, above: 0, max: 1e12 }),
        rate: percent('Rate a year', { initial: 0.07, max: 0.5 }),
        months: integer('Months left', { initial: 180, min: 1, max: 600 }),
      },
      initial: [
        { name: 'First mortgage', balance: 310_000, rate: 0.06, months: 312 },
        { name: 'Home equity loan', balance: 25_000, rate: 0.085, months: 108 },
      ],
    }),
    growth: rate('Home value grows by', {
      initial: 0.03,
      slider: { from: -0.05, to: 0.1, step: 0.0025 },
      negative: true,
      min: -0.5,
      max: 0.5,
      per: 'year',
      help: 'Your assumption. Nobody knows it.',
    }),
    maxCltv: percent('Highest combined loan-to-value', {
      initial: 0.8,
      slider: { from: 0.6, to: 1, step: 0.025 },
      max: 1.25,
      help: 'The share up to which your lender lends, all loans together; often 80% or 85%.',
    }),
    sellingCost: percent('Selling cost', {
      initial: 0.06,
      slider: { to: 0.12, step: 0.005 },
      max: 0.5,
      help: 'Agent, taxes and closing as a share of the price. Type what a sale would cost you.',
      refines: true,
    }),
  },
  outputs: {
    equity: { kind: 'money', label: 'Your equity' },
    verdict: { kind: 'verdict', label: 'What a lender sees' },
    equityShare: { kind: 'percent', label: 'Equity as a share of the value' },
    borrowable: { kind: 'money', label: 'More that could be borrowed' },
    ltv: { kind: 'percent', label: 'Loan-to-value (LTV), first loan' },
    cltv: { kind: 'percent', label: 'Combined loan-to-value (CLTV)' },
    net: { kind: 'money', label: 'Left after a sale today', help: 'Value less selling cost and all loans.' },
    reach: {
      kind: 'table',
      label: 'Months until the first loan is down to',
      columns: {
        target: { kind: 'percent', label: 'LTV' },
        paydown: { kind: 'count', label: 'By paying alone' },
        withGrowth: { kind: 'count', label: 'With the value changing' },
      },
    },
    projection: {
      kind: 'table',
      label: 'Ten years ahead',
      columns: {
        year: { kind: 'count', label: 'Year' },
        value: { kind: 'money', label: 'Value' },
        owed: { kind: 'money', label: 'Owed' },
        equity: { kind: 'money', label: 'Equity' },
        cltv: { kind: 'percent', label: 'CLTV' },
        borrowable: { kind: 'money', label: 'Could be borrowed' },
      },
    },
    stress: {
      kind: 'table',
      label: 'If prices fall today',
      columns: {
        drop: { kind: 'percent', label: 'Fall' },
        value: { kind: 'money', label: 'Value' },
        equity: { kind: 'money', label: 'Equity' },
        cltv: { kind: 'percent', label: 'CLTV' },
        net: { kind: 'money', label: 'Left after a sale' },
      },
    },
  },
  formula:
    'Equity = value − loans; LTV = first loan ÷ value; CLTV = all loans ÷ value; more to borrow = value × highest CLTV − loans, at least 0',
  limits: [
    'Each loan is repaid by level monthly payments over the months left; an open credit line counts by what is drawn, while many lenders count its whole limit.',
    'A lender also looks at income, credit and its own appraisal.',
    'Mortgage insurance in the United States ends by the original value of the home; the months here take today’s value, which a lender accepts only after an appraisal.',
    'Growth is the same every year, and the projection takes out no new loan.',
  ],
  sources: [
    {
      title: 'Fannie Mae Selling Guide, B2-1.2-02 and B2-1.2-03: loan-to-value and combined loan-to-value ratios',
      href: 'https://selling-guide.fanniemae.com/sel/b2-1.2-02/calculation-ltv-ratios',
    },
    {
      title: 'Homeowners Protection Act of 1998, 12 U.S.C. 4901 and 4902',
      href: 'https://www.law.cornell.edu/uscode/text/12/4902',
    },
  ],

  compute({ value, liens, growth, maxCltv, sellingCost }, { minorDigits, show }) {
    const minor = (amount: number) => toMinor(amount, minorDigits) ?? 0
    const money = (amount: number) => fromMinor(amount, minorDigits)
    const balances: number[][] = []
    for (const [index, { name, balance, rate: yearly, months }] of liens.entries()) {
      const principalMinor = minor(balance)
      const loan = loanSchedule({ principalMinor, ratePerPeriod: yearly / 12, periods: months })
      if (loan.kind === 'refused')
        return problem(
          'liens',
          `must each be repayable in the months left; ${name.trim() || `loan ${index + 1}`} is not`,
        )
      balances.push([principalMinor, ...loan.rows.map(({ closingMinor }) => closingMinor)])
    }
    const owedAt = (month: number) => money(balances.reduce((sum, one) => sum + (one[month] ?? 0), 0))
    const firstAt = (month: number) => money(balances[0]?.[month] ?? 0)
    const valueAt = (month: number) => value * (1 + growth) ** (month / 12)
    const borrowableFrom = (worth: number, owed: number) => Math.max(0, worth * maxCltv - owed)
    /** The first month in which the first loan is at most `target` of a value. */
    const monthOf = (target: number, worth: (month: number) => number) => {
      for (let month = 0; month <= longest; month++)
        if (firstAt(month) <= target * worth(month) * (1 + 1e-12)) return month
      return null
    }
    const owed = owedAt(0)
    const equity = value - owed
    const borrowable = borrowableFrom(value, owed)
    const cltv = owed / value
    return {
      equity,
      verdict:
        compareAmounts(equity, 0, minorDigits) < 0
          ? { is: 'bad', says: `You owe ${show.money(-equity)} more than the home is worth.` }
          : compareAmounts(borrowable, 0, minorDigits) === 0
            ? {
                is: 'fair',
                says: `At ${show.percent(cltv)} the loans already reach the lender’s ${show.percent(maxCltv)}. There is nothing left to borrow.`,
              }
            : {
                is: 'good',
                says: `A lender that goes to ${show.percent(maxCltv)} could lend up to ${show.money(borrowable)} more.`,
              },
      equityShare: equity / value,
      borrowable,
      ltv: firstAt(0) / value,
      cltv,
      net: value * (1 - sellingCost) - owed,
      reach: targets.map((target) => ({
        target,
        paydown: monthOf(target, () => value),
        withGrowth: monthOf(target, valueAt),
      })),
      projection: Array.from({ length: years + 1 }, (_, year) => {
        const worth = valueAt(year * 12)
        const still = owedAt(year * 12)
        return {
          year,
          value: worth,
          owed: still,
          equity: worth - still,
          cltv: still / worth,
          borrowable: borrowableFrom(worth, still),
        }
      }),
      stress: drops.map((drop) => {
        const worth = value * (1 - drop)
        return {
          drop,
          value: worth,
          equity: worth - owed,
          cltv: owed / worth,
          net: worth * (1 - sellingCost) - owed,
        }
      }),
    }
  },

  steps: [
    { gives: 'equity', is: '{value} − {projection.0.owed}' },
    { gives: 'equityShare', is: '{equity} ÷ {value}' },
    { gives: 'cltv', is: '{projection.0.owed} ÷ {value}' },
    { gives: 'borrowable', is: 'max({value} × {maxCltv} − {projection.0.owed}, 0)' },
    { gives: 'net', is: '{value} × (1 − {sellingCost}) − {projection.0.owed}' },
  ],

  charts: [
    {
      kind: 'line',
      title: 'Value, loans and equity over ten years',
      of: 'projection',
      x: 'year',
      y: ['value', 'owed', 'equity'],
    },
  ],
  examples: [
    {
      name: 'Two loans on one house',
      given: {
        value: 450_000,
        liens: [
          { name: 'First mortgage', balance: 310_000, rate: 0.06, months: 312 },
          { name: 'Home equity loan', balance: 25_000, rate: 0.085, months: 108 },
        ],
        growth: 0.03,
        maxCltv: 0.8,
        sellingCost: 0.06,
      },
      expect: { equity: 115_000, borrowable: 25_000, net: 88_000 },
    },
    {
      name: 'Bought with five per cent down',
      given: {
        value: 300_000,
        liens: [{ name: 'Mortgage', balance: 285_000, rate: 0.065, months: 360 }],
        growth: 0.03,
        maxCltv: 0.8,
        sellingCost: 0.06,
      },
      expect: { equity: 15_000, borrowable: 0, net: -3000 },
    },
  ],
})
