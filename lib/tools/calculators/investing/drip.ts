import { choice, defineCalculator, integer, money, number, percent, problem, rate, toggle } from '@/lib/kits/calculator'
import { ratePerPeriod } from '@/lib/subjects/finance/annuity'
import { dividendPlan } from '@/lib/subjects/finance/dividend-reinvestment'

const times = { yearly: 1, halfYearly: 2, quarterly: 4, monthly: 12 } as const
const cash = 'Dividends in cash instead'

export default defineCalculator({
  inputs: {
    shares: number('Shares you hold', { initial: 200, max: 1e9 }),
    price: money('Price of a share', { initial: 50, above: 0, max: 1e7, help: 'Type it: no price is fetched.' }),
    dividend: money('Dividend per share a year', { initial: 2, max: 1e7, help: 'Of the first year, before tax.' }),
    priceGrowth: rate('Price growth', {
      slider: { from: -0.1, to: 0.2, step: 0.001 },
      initial: 0.04,
      per: 'year',
      negative: true,
      min: -0.5,
      max: 0.5,
      help: 'An assumption, as is every figure about the future here.',
    }),
    years: integer('Years', { initial: 20, slider: { from: 1, to: 40, step: 1 }, min: 1, max: 60 }),
    dividendGrowth: rate('Dividend growth', {
      slider: { from: -0.1, to: 0.2, step: 0.001 },
      initial: 0.03,
      per: 'year',
      negative: true,
      min: -1,
      max: 0.5,
      help: 'From the second year on. Below 0 for dividends that are cut.',
      section: 'Dividend',
      refines: true,
    }),
    frequency: choice('Paid', {
      options: { yearly: 'Yearly', halfYearly: 'Half-yearly', quarterly: 'Quarterly', monthly: 'Monthly' },
      initial: 'quarterly',
      as: 'menu',
      section: 'Dividend',
      refines: true,
    }),
    taxRate: percent('Tax on dividends', {
      slider: { to: 0.5, step: 0.005 },
      initial: 0,
      max: 1,
      section: 'Dividend',
      refines: true,
    }),
    yield: percent('Dividend yield instead', {
      optional: true,
      max: 2,
      help: 'Of the price above. Left empty, the dividend per share counts.',
      section: 'Dividend',
      refines: true,
    }),
    discount: percent('Discount of the plan', {
      slider: { to: 0.1, step: 0.001 },
      initial: 0,
      max: 0.2,
      help: 'Some companies sell shares for reinvested dividends below the market price.',
      section: 'Purchases',
      refines: true,
    }),
    contribution: money('Extra money with each dividend', {
      initial: 0,
      max: 1e9,
      section: 'Purchases',
      refines: true,
    }),
    amount: money('Amount invested instead', {
      optional: true,
      above: 0,
      max: 1e12,
      help: 'Divided by the price. Left empty, the number of shares counts.',
      section: 'Purchases',
      refines: true,
    }),
    wholeShares: toggle('Whole shares only', {
      initial: false,
      help: 'What is too little for a share waits for the next dividend.',
      section: 'Purchases',
      refines: true,
    }),
  },
  outputs: {
    value: { kind: 'money', label: 'Value with dividends reinvested' },
    sharesHeld: { kind: 'number', label: 'Shares at the end', decimals: 4 },
    income: { kind: 'money', label: 'Dividends of the last year', help: 'Before tax.' },
    yieldOnCost: {
      kind: 'percent',
      label: 'Yield on cost in the last year',
      optional: true,
      help: 'Dividends of the last year as a share of everything you paid in.',
    },
    annual: { kind: 'percent', label: 'Return a year', optional: true, help: 'Without extra money this is the CAGR.' },
    advantage: { kind: 'money', label: 'More than in cash' },
    cashValue: { kind: 'money', label: 'Shares and cash together', section: cash },
    cashDividends: { kind: 'money', label: 'Dividends received, after tax', section: cash },
    cashAnnual: { kind: 'percent', label: 'Return a year', optional: true, section: cash },
    started: { kind: 'money', label: 'Value at the start', section: 'Paid in' },
    paidIn: { kind: 'money', label: 'Paid in altogether', section: 'Paid in' },
    endPrice: { kind: 'money', label: 'Price of a share at the end', section: 'Paid in' },
    table: {
      kind: 'table',
      label: 'Year by year',
      columns: {
        year: { kind: 'count', label: 'Year' },
        price: { kind: 'money', label: 'Price' },
        shares: { kind: 'number', label: 'Shares', decimals: 4 },
        dividends: { kind: 'money', label: 'Dividends' },
        value: { kind: 'money', label: 'Reinvested' },
        cashValue: { kind: 'money', label: 'In cash' },
      },
    },
  },
  formula:
    'Each payment buys shares × dividend × (1 − tax) ÷ (price × (1 − discount)) new shares at the price of that day; value = shares × last price',
  limits: [
    'Price and dividend follow your growth rates without ups and downs.',
    'The price grows evenly within a year; the dividend of a share is raised once a year.',
    'Cash dividends earn no interest. Tax on the gain of a sale and fees are left out.',
    'Extra money is invested at the market price on the day of each dividend, in both comparisons.',
  ],
  sources: [
    {
      title: 'U.S. Securities and Exchange Commission, Investor.gov: Dividend reinvestment plans (DRIPs)',
      href: 'https://www.investor.gov/introduction-investing/investing-basics/glossary/dividend-reinvestment-plans-drips',
    },
    {
      title: 'Microsoft Support: RATE function',
      href: 'https://support.microsoft.com/en-us/office/rate-function-9f665657-4a7e-4bb7-a030-83fc59e748ce',
    },
  ],

  compute(values) {
    const { price, contribution, years, frequency, amount, dividend } = values
    const shares = amount === undefined ? values.shares : amount / price
    if (shares === 0 && contribution === 0)
      return problem('shares', 'must be more than 0, or extra money be paid in with each dividend')
    const perYear = times[frequency]
    const { rows, cashDividends } = dividendPlan({
      ...values,
      shares,
      dividend: values.yield === undefined ? dividend : values.yield * price,
      paymentsPerYear: perYear,
    })
    const last = rows.at(-1)
    if (!last || !Number.isFinite(last.value) || last.value > 1e18)
      return problem(
        'dividend',
        'must be smaller against the price, or the growth lower: the value grows beyond all bounds',
      )
    const started = shares * price
    const periods = years * perYear
    const paidIn = started + contribution * periods
    const yearly = (end: number) => {
      const one = ratePerPeriod(periods, -contribution, -started, end)
      const found = one === undefined ? undefined : (1 + one) ** perYear - 1
      return found === undefined || found > 100 ? undefined : found
    }
    return {
      value: last.value,
      sharesHeld: last.shares,
      income: last.dividends,
      yieldOnCost: last.dividends / paidIn,
      annual: yearly(last.value),
      advantage: last.value - last.cashValue,
      cashValue: last.cashValue,
      cashDividends,
      cashAnnual: yearly(last.cashValue),
      started,
      paidIn,
      endPrice: last.price,
      table: rows,
    }
  },

  steps({ frequency, amount }) {
    return [
      { gives: 'endPrice', is: '{price} × (1 + {priceGrowth})^{years:0}' },
      { gives: 'started', is: amount === undefined ? '{shares} × {price}' : '{amount}' },
      { gives: 'paidIn', is: `{started} + {contribution} × {years:0} × ${times[frequency]}` },
      { gives: 'yieldOnCost', is: '{income} ÷ {paidIn}' },
      { gives: 'advantage', is: '{value} − {cashValue}' },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'Dividends reinvested and in cash',
      of: 'table',
      x: 'year',
      y: ['value', 'cashValue'],
      area: true,
    },
  ],
  examples: [
    {
      name: 'Twenty-five years of a utility',
      given: {
        shares: 300,
        price: 40,
        dividend: 1.8,
        priceGrowth: 0.025,
        years: 25,
        dividendGrowth: 0.025,
        frequency: 'quarterly',
        taxRate: 0.15,
      },
      expect: { value: 56_794.76, sharesHeld: 765.864, cashValue: 37_925.74 },
    },
  ],
})
