import { choice, defineCalculator, money, percent, problem, rows, text, type Line } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import type { Verdict } from '@/lib/kits/calculator/types'

const ofCompany = { field: 'whose', is: 'company' } as const
const ofHousehold = { field: 'whose', is: 'household' } as const
const signed = { max: 1e13, negative: true } as const
const other = 'Other items of the reconciliation'
/** Reconciling items of this share of the expected tax stand alone in the table of a US filer (ASC 740-10-50-12A). */
const standsAlone = 0.05

interface Company {
  profit: number
  statutoryRate: number
  differences: readonly { name?: string | undefined; amount: number }[]
  foreign: readonly { name?: string | undefined; profit: number; rate: number }[]
  stateTax: number
  credits: number
  rateChange: number
  allowance: number
  uncertain: number
  priorYears: number
}

interface Item {
  item: string
  amount: number
  /** How it is worked out, where it is not an amount as typed. */
  is?: { base: number; rate: number; less?: number }
}

export default defineCalculator({
  inputs: {
    whose: choice('Whose tax', { options: { company: 'A company', household: 'A household' }, initial: 'company' }),
    profit: money('Profit before tax', { initial: 1_000_000, ...signed, shownWhen: ofCompany }),
    statutoryRate: percent('Statutory rate', {
      initial: 0.25,
      max: 1,
      slider: { to: 0.4, step: 0.005 },
      help: 'Of the country in which the company is at home.',
      shownWhen: ofCompany,
    }),
    differences: rows('Permanent differences', {
      row: 'difference',
      columns: {
        name: text('What', { optional: true, maxLength: 40 }),
        amount: money('Amount', { ...signed, initial: 0 }),
      },
      initial: [
        { name: 'Fines and entertainment', amount: 40_000 },
        { name: 'Exempt dividends', amount: -60_000 },
      ],
      min: 0,
      max: 20,
      help: 'Costs that are never deducted are positive, income that is never taxed is negative.',
      shownWhen: ofCompany,
    }),
    cashPaid: money('Tax paid in cash', {
      optional: true,
      ...signed,
      help: 'From the cash flow statement, refunds taken off.',
      shownWhen: ofCompany,
    }),
    foreign: rows('Profits abroad', {
      row: 'country',
      columns: {
        name: text('Country', { optional: true, maxLength: 40 }),
        profit: money('Profit before tax', { ...signed, initial: 0 }),
        rate: percent('Rate there', { initial: 0.2, max: 1 }),
      },
      initial: [],
      min: 0,
      max: 20,
      help: 'They are a part of the profit above.',
      section: other,
      shownWhen: ofCompany,
      refines: true,
    }),
    stateTax: money('State and local tax', {
      initial: 0,
      ...signed,
      help: 'After the federal tax that it saves.',
      section: other,
      shownWhen: ofCompany,
      refines: true,
    }),
    credits: money('Tax credits', { initial: 0, max: 1e13, section: other, shownWhen: ofCompany, refines: true }),
    rateChange: money('Deferred tax from a new rate', {
      initial: 0,
      ...signed,
      help: 'A charge is positive.',
      section: other,
      shownWhen: ofCompany,
      refines: true,
    }),
    allowance: money('Deferred tax assets not recognised', {
      initial: 0,
      ...signed,
      help: 'A valuation allowance that grew is positive.',
      section: other,
      shownWhen: ofCompany,
      refines: true,
    }),
    uncertain: money('Uncertain tax positions', {
      initial: 0,
      ...signed,
      section: other,
      shownWhen: ofCompany,
      refines: true,
    }),
    priorYears: money('Prior-year items', {
      initial: 0,
      ...signed,
      help: 'Too little charged before is positive.',
      section: other,
      shownWhen: ofCompany,
      refines: true,
    }),

    income: money('Income of the year, before tax', { initial: 90_000, max: 1e12, shownWhen: ofHousehold }),
    incomeTax: money('Income tax', { initial: 12_000, max: 1e12, shownWhen: ofHousehold }),
    payrollTax: money('Payroll tax or social insurance', { initial: 6900, max: 1e12, shownWhen: ofHousehold }),
    marginalRate: percent('Rate on the last income', {
      initial: 0.22,
      max: 1,
      slider: { to: 0.6, step: 0.005 },
      help: 'The bracket that the income ends in.',
      shownWhen: ofHousehold,
    }),
    propertyTax: money('Property tax', { initial: 0, max: 1e12, shownWhen: ofHousehold, refines: true }),
    salesTax: money('Sales tax or VAT in what you buy', {
      initial: 0,
      max: 1e12,
      shownWhen: ofHousehold,
      refines: true,
    }),
  },
  outputs: {
    rate: { kind: 'percent', label: 'Effective tax rate', decimals: 2, optional: true, shownWhen: ofCompany },
    verdict: { kind: 'verdict', label: 'What moves it' },
    expense: { kind: 'money', label: 'Tax expense', shownWhen: ofCompany },
    expected: { kind: 'money', label: 'At the statutory rate', shownWhen: ofCompany },
    points: {
      kind: 'percent',
      label: 'Points off the statutory rate',
      decimals: 2,
      optional: true,
      shownWhen: ofCompany,
    },
    cashRate: { kind: 'percent', label: 'Cash tax rate', decimals: 2, optional: true, shownWhen: ofCompany },
    burden: { kind: 'percent', label: 'All tax, of income', decimals: 2, optional: true, shownWhen: ofHousehold },
    total: { kind: 'money', label: 'All tax', shownWhen: ofHousehold },
    average: { kind: 'percent', label: 'Income tax, of income', decimals: 2, optional: true, shownWhen: ofHousehold },
    gap: {
      kind: 'percent',
      label: 'Last rate above the average',
      decimals: 2,
      optional: true,
      help: 'In points.',
      shownWhen: ofHousehold,
    },
    left: { kind: 'money', label: 'Left of the next 1,000', help: 'By income tax alone.', shownWhen: ofHousehold },
    reconciliation: {
      kind: 'table',
      label: 'Reconciliation',
      shownWhen: ofCompany,
      columns: {
        item: { kind: 'text', label: 'Item' },
        amount: { kind: 'money', label: 'Tax' },
        points: { kind: 'percent', label: 'Of profit', decimals: 2 },
        alone: { kind: 'text', label: '5% and more' },
      },
    },
    bridge: {
      kind: 'series',
      label: 'From the statutory rate to the tax expense',
      shownWhen: ofCompany,
      columns: {
        item: { kind: 'text', label: 'Step' },
        amount: { kind: 'money', label: 'Tax' },
        whole: { kind: 'text', label: 'Subtotal' },
      },
    },
    taxes: {
      kind: 'table',
      label: 'Tax by kind',
      shownWhen: ofHousehold,
      columns: {
        tax: { kind: 'text', label: 'Tax' },
        amount: { kind: 'money', label: 'Amount' },
        share: { kind: 'percent', label: 'Of income', decimals: 2 },
      },
      totals: ['amount'],
    },
  },
  formula:
    'Effective rate = tax expense ÷ profit before tax; tax expense = profit × statutory rate + differences × statutory rate + foreign profit × (its rate − statutory rate) − credits + other items',
  limits: [
    'Fits a company with one home rate, and a household that knows its taxes of a year.',
    'Temporary differences are left out: deferred tax moves as much as current tax, so they leave the rate as it is.',
    'A profit of nothing or a loss has no meaningful rate; the amounts are still shown.',
    'Foreign profits are compared at the rate that you enter; withholding and top-up taxes are items of their own.',
    'The mark at 5% follows the US table of public companies; IFRS leaves the grouping to judgement.',
    'This page explains accounting; it is no advice.',
  ],
  sources: [
    {
      title: 'IAS 12 Income Taxes, paragraphs 81(c) and 85',
      href: 'https://www.ifrs.org/issued-standards/list-of-standards/ias-12-income-taxes/',
    },
    { title: 'FASB: ASU 2023-09, Improvements to Income Tax Disclosures', href: 'https://www.fasb.org/' },
  ],

  compute(values, { show }) {
    if (values.whose === 'household') return householdAnswer(values, show)
    const items = itemsOf(values)
    const expected = values.profit * values.statutoryRate
    const expense = items.reduce((sum, { amount }) => sum + amount, expected)
    const ofProfit = (amount: number) => (values.profit > 0 ? amount / values.profit : undefined)
    if (Math.abs(expense) > 1e15) return problem('profit', 'must be less: the tax would have more digits than are kept')
    const rows = [{ item: 'At the statutory rate', amount: expected }, ...items]
    return {
      ...noHousehold,
      rate: ofProfit(expense),
      verdict: verdictOf(values, items, expense, show),
      expense,
      expected,
      points: ofProfit(expense - expected),
      cashRate: values.cashPaid === undefined ? undefined : ofProfit(values.cashPaid),
      reconciliation: [
        ...rows.map(({ item, amount }, at) => ({
          item,
          amount,
          points: ofProfit(amount) ?? null,
          alone: at > 0 && Math.abs(amount) >= standsAlone * Math.abs(expected) - 1e-9 ? 'Yes' : '',
        })),
        { item: 'Tax expense', amount: expense, points: ofProfit(expense) ?? null, alone: '' },
      ],
      bridge: [
        ...rows.map(({ item, amount }, at) => ({ item, amount, whole: at === 0 ? 'yes' : '' })),
        { item: 'Tax expense', amount: expense, whole: 'yes' },
      ],
    }
  },

  steps(values) {
    if (values.whose === 'household')
      return [
        { gives: 'total', is: '{incomeTax} + {payrollTax}[ + {propertyTax}][ + {salesTax}]' },
        { gives: 'burden', is: '{total} ÷ {income}' },
        { gives: 'average', is: '{incomeTax} ÷ {income}' },
        { gives: 'gap', is: '{marginalRate} − {average}' },
        { gives: 'left', is: '1000 × (1 − {marginalRate})' },
      ]
    const items = itemsOf(values)
    const worked = items.flatMap(({ item, amount, is }): Line<never>[] => {
      if (!is) return []
      const figures = {
        base: { kind: 'money', value: is.base },
        charged: { kind: 'percent', value: is.rate, decimals: 2 },
        home: { kind: 'percent', value: is.less ?? 0, decimals: 2 },
      } as const
      return [
        {
          finds: item,
          gives: { kind: 'money', value: amount },
          is: is.less === undefined ? '{base} × {charged}' : '{base} × ({charged} − {home})',
          with: figures,
        },
      ]
    })
    const added = Object.fromEntries(
      items.map(({ amount }, at) => [`item${at}`, { kind: 'money', value: amount } as const]),
    )
    return [
      { gives: 'expected', is: '{profit} × {statutoryRate}' },
      ...worked,
      { gives: 'expense', is: `{expected}${items.map((_, at) => ` + {item${at}}`).join('')}`, with: added },
      { gives: 'rate', is: '{expense} ÷ {profit}' },
      { gives: 'points', is: '{rate} − {statutoryRate}' },
      { gives: 'cashRate', is: '{cashPaid} ÷ {profit}' },
    ]
  },

  charts: [
    {
      kind: 'waterfall',
      title: 'From the statutory rate to the tax expense',
      of: 'bridge',
      label: 'item',
      value: 'amount',
      total: 'whole',
      shownWhen: ofCompany,
    },
    { kind: 'donut', title: 'Tax by kind', of: 'taxes', label: 'tax', value: 'amount', shownWhen: ofHousehold },
  ],
  examples: [
    {
      name: 'A group with a plant abroad',
      given: {
        profit: 1_000_000,
        statutoryRate: 0.25,
        differences: [
          { name: 'Fines', amount: 40_000 },
          { name: 'Exempt dividends', amount: -60_000 },
        ],
        foreign: [{ name: 'Ireland', profit: 300_000, rate: 0.125 }],
        credits: 20_000,
        cashPaid: 150_000,
      },
      expect: { expected: 250_000, expense: 187_500, rate: 0.1875, points: -0.0625, cashRate: 0.15 },
    },
    {
      name: 'A family with a house',
      given: {
        whose: 'household',
        income: 90_000,
        incomeTax: 9000,
        payrollTax: 6885,
        marginalRate: 0.22,
        propertyTax: 4500,
        salesTax: 2115,
      },
      expect: { total: 22_500, burden: 0.25, average: 0.1, gap: 0.12, left: 780 },
    },
  ],
})

/** What a household's page does not show. */
const noCompany = { expense: 0, expected: 0, reconciliation: [], bridge: [] }
const noHousehold = { total: 0, left: 0, taxes: [] }

function itemsOf(values: Company): Item[] {
  const { statutoryRate } = values
  const typed: readonly (readonly [string, number])[] = [
    ['State and local tax', values.stateTax],
    ['Tax credits', -values.credits],
    ['Deferred tax from a new rate', values.rateChange],
    ['Deferred tax assets not recognised', values.allowance],
    ['Uncertain tax positions', values.uncertain],
    ['Prior-year items', values.priorYears],
  ]
  return [
    ...values.differences.map(({ name, amount }, at) => ({
      item: name || `Difference ${at + 1}`,
      amount: amount * statutoryRate,
      is: { base: amount, rate: statutoryRate },
    })),
    ...values.foreign.map(({ name, profit, rate }, at) => ({
      item: `Rate abroad: ${name || at + 1}`,
      amount: profit * (rate - statutoryRate),
      is: { base: profit, rate, less: statutoryRate },
    })),
    ...typed.map(([item, amount]) => ({ item, amount })),
  ].filter(({ amount }) => amount !== 0)
}

function verdictOf({ profit }: Company, items: readonly Item[], expense: number, show: Show): Verdict {
  if (profit <= 0)
    return {
      is: 'plain',
      says:
        expense < 0
          ? 'Without a profit before tax an effective rate means nothing; the tax is a credit to the result.'
          : 'Without a profit before tax an effective rate means nothing; read the amounts.',
    }
  const largest = items.toSorted((one, two) => Math.abs(two.amount) - Math.abs(one.amount))[0]
  if (!largest) return { is: 'plain', says: 'Nothing moves the rate off the statutory one.' }
  const points = show.percent(Math.abs(largest.amount) / profit, 2)
  return {
    is: 'plain',
    says: `The largest item, “${largest.item}”, ${largest.amount > 0 ? 'raises' : 'lowers'} the rate by ${points.replace('%', ' points')}.`,
  }
}

interface Household {
  income: number
  incomeTax: number
  payrollTax: number
  propertyTax: number
  salesTax: number
  marginalRate: number
}

function householdAnswer(values: Household, show: Show) {
  const { income, incomeTax, marginalRate } = values
  const taxes = (
    [
      ['Income tax', incomeTax],
      ['Payroll tax or social insurance', values.payrollTax],
      ['Property tax', values.propertyTax],
      ['Sales tax or VAT', values.salesTax],
    ] as const
  ).filter(([, amount]) => amount > 0)
  const total = taxes.reduce((sum, [, amount]) => sum + amount, 0)
  if (total > income) return problem('income', 'must be at least all the tax that is paid of it')
  const ofIncome = (amount: number) => (income > 0 ? amount / income : undefined)
  const average = ofIncome(incomeTax)
  const gap = average === undefined ? undefined : marginalRate - average
  const verdict: Verdict =
    gap !== undefined && gap < -1e-9
      ? { is: 'fair', says: 'The last rate lies below the average: check the bracket, or a surcharge is in the tax.' }
      : { is: 'plain', says: `Of each further 1,000, income tax takes ${show.money(marginalRate * 1000, 0)}.` }
  return {
    ...noCompany,
    verdict,
    burden: ofIncome(total),
    total,
    average,
    gap,
    left: 1000 * (1 - marginalRate),
    taxes: taxes.map(([tax, amount]) => ({ tax, amount, share: ofIncome(amount) ?? 0 })),
  }
}
