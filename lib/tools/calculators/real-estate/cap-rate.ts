import {
  choice,
  defineCalculator,
  duration,
  integer,
  money,
  percent,
  problem,
  rate,
  rows,
  text,
} from '@/lib/kits/calculator'
import { payment } from '@/lib/subjects/finance/annuity'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'

const expenses = 'Operating expenses a year'
const band = 'Band of investment'

export default defineCalculator({
  inputs: {
    units: rows('Rent by unit', {
      row: 'kind of unit',
      min: 1,
      max: 40,
      columns: {
        name: text('Unit', { initial: 'Flat', maxLength: 40 }),
        count: integer('Number', { initial: 1, min: 1, max: 100_000 }),
        rent: money('Rent a month each', { initial: 1000, max: 1e9 }),
      },
      initial: [
        { name: 'Two bedrooms', count: 6, rent: 1450 },
        { name: 'One bedroom', count: 4, rent: 1100 },
      ],
    }),
    otherIncome: money('Other income a year', {
      initial: 4800,
      max: 1e11,
      help: 'Parking, laundry, storage, after what is not collected.',
      refines: true,
    }),
    vacancy: percent('Vacancy', {
      initial: 0.05,
      slider: { to: 0.3, step: 0.005 },
      max: 1,
      help: 'Share of the gross rent.',
    }),
    creditLoss: percent('Credit loss', {
      initial: 0.01,
      slider: { to: 0.1, step: 0.0025 },
      max: 1,
      help: 'Rent due but not paid, as a share of the gross rent.',
      refines: true,
    }),
    taxes: money('Property tax', { initial: 19_500, max: 1e11, section: expenses, refines: true }),
    insurance: money('Insurance', { initial: 6200, max: 1e11, section: expenses, refines: true }),
    management: percent('Management', {
      initial: 0.06,
      slider: { to: 0.2, step: 0.005 },
      max: 1,
      help: 'Share of the effective gross income. Enter it even if you manage the building yourself.',
      section: expenses,
      refines: true,
    }),
    repairs: money('Repairs and maintenance', { initial: 12_000, max: 1e11, section: expenses, refines: true }),
    utilities: money('Utilities and other', { initial: 7500, max: 1e11, section: expenses, refines: true }),
    reserves: money('Replacement reserves', { initial: 3000, max: 1e11, section: expenses, refines: true }),
    known: choice('What you know', {
      options: { price: 'The price', market: 'A market cap rate' },
      initial: 'price',
    }),
    price: money('Price', { initial: 1_500_000, min: 1, max: 1e12, shownWhen: { field: 'known', is: 'price' } }),
    marketRate: percent('Market cap rate', {
      initial: 0.065,
      slider: { from: 0.02, to: 0.15, step: 0.0025 },
      min: 0.001,
      max: 1,
      shownWhen: { field: 'known', is: 'market' },
    }),
    targetRate: percent('Cap rate you want', {
      initial: 0.07,
      slider: { from: 0.02, to: 0.15, step: 0.0025 },
      min: 0.001,
      max: 1,
      refines: true,
    }),
    loanShare: percent('Loan to value', {
      initial: 0.7,
      slider: { to: 0.95, step: 0.01 },
      below: 1,
      section: band,
      refines: true,
    }),
    loanRate: rate('Loan rate', {
      initial: 0.06,
      slider: { to: 0.2, step: 0.0025 },
      per: 'year',
      max: 0.5,
      section: band,
      refines: true,
    }),
    loanMonths: duration('Loan term', {
      initial: 300,
      slider: { from: 12, to: 480, step: 12 },
      min: 12,
      max: 600,
      decimals: 2,
      section: band,
      refines: true,
    }),
    equityRate: percent('Cash return wanted on equity', {
      initial: 0.08,
      slider: { to: 0.2, step: 0.0025 },
      max: 1,
      section: band,
      refines: true,
    }),
  },
  outputs: {
    capRate: { kind: 'percent', label: 'Cap rate', shownWhen: { field: 'known', is: 'price' } },
    value: { kind: 'money', label: 'Value at the market cap rate', shownWhen: { field: 'known', is: 'market' } },
    noi: { kind: 'money', label: 'Net operating income a year' },

    verdict: { kind: 'verdict', label: 'Price and cap rate' },
    targetPrice: { kind: 'money', label: 'Highest price for the cap rate you want', optional: true },
    multiplier: { kind: 'number', label: 'Gross rent multiplier', decimals: 2, optional: true },
    expenseRatio: { kind: 'percent', label: 'Expense ratio', optional: true },
    breakEven: {
      kind: 'percent',
      label: 'Break-even occupancy, without a loan',
      help: 'Share of the potential income that pays the operating expenses.',
      optional: true,
    },
    constant: { kind: 'percent', label: 'Mortgage constant', section: band },
    bandRate: { kind: 'percent', label: 'Cap rate that pays lender and owner', section: band },
    bandValue: { kind: 'money', label: 'Value at that rate', optional: true, section: band },
    breakEvenDebt: { kind: 'percent', label: 'Break-even occupancy with the loan', optional: true, section: band },
    statement: {
      kind: 'table',
      label: 'Net operating income',
      columns: {
        line: { kind: 'text', label: 'Line' },
        amount: { kind: 'money', label: 'A year' },
        share: { kind: 'percent', label: 'Of effective income' },
      },
    },
    grid: {
      kind: 'table',
      label: 'Value at other incomes and cap rates',
      columns: {
        rate: { kind: 'percent', label: 'Cap rate' },
        muchLower: { kind: 'money', label: 'NOI −10%' },
        lower: { kind: 'money', label: 'NOI −5%' },
        same: { kind: 'money', label: 'Your NOI' },
        higher: { kind: 'money', label: 'NOI +5%' },
        muchHigher: { kind: 'money', label: 'NOI +10%' },
      },
    },
    flow: {
      kind: 'series',
      label: 'From rent to net income',
      columns: {
        step: { kind: 'text', label: 'Step' },
        amount: { kind: 'money', label: 'Amount' },
        total: { kind: 'text', label: 'Subtotal' },
      },
    },
  },
  formula:
    'Effective gross income = gross rent × (1 − vacancy − credit loss) + other income; NOI = effective gross income − operating expenses; cap rate = NOI ÷ price; value = NOI ÷ cap rate; band of investment = loan to value × mortgage constant + (1 − loan to value) × return on equity',
  limits: [
    'Loan payments, income tax, depreciation and capital works are no operating expenses and stay out of the net operating income.',
    'Replacement reserves are counted as an expense; some brokers leave them out, which lifts the cap rate they quote.',
    'Vacancy and credit loss are taken from the rent only; enter other income as it is collected.',
    'One year is capitalised as if it lasted; leases below the market, planned works and growth need a cash flow by year.',
    'The band of investment pays the loan down but counts neither the equity built nor a change of value.',
  ],
  sources: [
    {
      title:
        'Appraisal Institute: The Appraisal of Real Estate, 15th edition, chapters on the income capitalization approach',
    },
    { title: 'CCIM Institute: Annual Property Operating Data form' },
    {
      title: 'Federal Deposit Insurance Corporation: Interagency Appraisal and Evaluation Guidelines',
      href: 'https://www.fdic.gov/news/financial-institution-letters/2010/fil10082.html',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { units, otherIncome, vacancy, creditLoss, management, known, marketRate, targetRate } = values
    if (vacancy + creditLoss > 1) return problem('creditLoss', 'must, with vacancy, be at most 100%')
    const minor = (amount: number) => toMinor(amount, minorDigits) ?? 0
    const money = (amount: number) => fromMinor(amount, minorDigits)
    const rent = units.reduce((sum, { count, rent: monthly }) => sum + 12 * count * minor(monthly), 0)
    const other = minor(otherIncome)
    const vacant = minor(money(rent) * vacancy)
    const lost = minor(money(rent) * creditLoss)
    const effective = rent - vacant - lost + other
    const costs = [
      ['Property tax', minor(values.taxes)],
      ['Insurance', minor(values.insurance)],
      ['Management', minor(money(effective) * management)],
      ['Repairs and maintenance', minor(values.repairs)],
      ['Utilities and other', minor(values.utilities)],
      ['Replacement reserves', minor(values.reserves)],
    ] as const
    const spent = costs.reduce((sum, [, amount]) => sum + amount, 0)
    const noiMinor = effective - spent
    const noi = money(noiMinor)
    if (noi <= 0 && known === 'market')
      return problem('marketRate', 'gives no value: the net operating income is not above zero')
    const value = known === 'price' ? values.price : noi / marketRate
    const capRate = known === 'price' ? noi / value : marketRate

    const periods = Math.round(values.loanMonths)
    const constant = -12 * (payment(values.loanRate / 12, periods, 1) ?? 0)
    const bandRate = values.loanShare * constant + (1 - values.loanShare) * values.equityRate
    const potential = money(rent + other)
    const debtService = value * values.loanShare * constant
    const line = (name: string, amount: number) => ({
      line: name,
      amount: money(amount),
      share: effective > 0 ? amount / effective : null,
    })
    return {
      capRate,
      noi,
      value,
      verdict:
        noi <= 0
          ? {
              is: 'bad',
              says: 'The building does not earn its operating expenses. No cap rate makes it worth a price.',
            }
          : compareAmounts(value, noi / targetRate, minorDigits) <= 0
            ? {
                is: 'good',
                says: `The cap rate is at or above the ${show.percent(targetRate)} you want.`,
              }
            : {
                is: 'fair',
                says: `At ${show.percent(targetRate)} you could pay ${show.money(noi / targetRate)}, which is ${show.money(value - noi / targetRate)} less.`,
              },
      ...(noi > 0 ? { targetPrice: noi / targetRate } : {}),
      ...(rent > 0 ? { multiplier: value / money(rent) } : {}),
      ...(effective > 0 ? { expenseRatio: spent / effective } : {}),
      ...(potential > 0
        ? { breakEven: money(spent) / potential, breakEvenDebt: (money(spent) + debtService) / potential }
        : {}),
      constant,
      bandRate,
      ...(noi > 0 && bandRate > 0 ? { bandValue: noi / bandRate } : {}),
      statement: [
        line('Gross potential rent', rent),
        line('Vacancy', -vacant),
        line('Credit loss', -lost),
        line('Other income', other),
        line('Effective gross income', effective),
        ...costs.map(([name, amount]) => line(name, -amount)),
        line('Operating expenses', -spent),
        line('Net operating income', noiMinor),
      ],
      grid:
        noi > 0
          ? [-0.01, -0.005, 0, 0.005, 0.01]
              .map((points) => capRate + points)
              .filter((other) => other > 1e-9)
              .map((other) => ({
                rate: other,
                muchLower: (0.9 * noi) / other,
                lower: (0.95 * noi) / other,
                same: noi / other,
                higher: (1.05 * noi) / other,
                muchHigher: (1.1 * noi) / other,
              }))
          : [],
      flow: [
        { step: 'Gross rent', amount: money(rent), total: null },
        { step: 'Vacancy and loss', amount: money(-vacant - lost), total: null },
        { step: 'Other income', amount: money(other), total: null },
        { step: 'Effective income', amount: money(effective), total: 'yes' },
        ...costs.map(([step, amount]) => ({ step, amount: money(-amount), total: null })),
        { step: 'Net income', amount: noi, total: 'yes' },
      ],
    }
  },

  steps(_, { statement }) {
    const amount = (name: string, sign = 1) => ({
      kind: 'money' as const,
      value: sign * (statement.find(({ line }) => line === name)?.amount ?? 0),
    })
    return [
      {
        finds: 'Effective gross income',
        gives: amount('Effective gross income'),
        is: '{rent} − {lost} + {other}',
        with: {
          rent: amount('Gross potential rent'),
          lost: { kind: 'money', value: amount('Vacancy', -1).value + amount('Credit loss', -1).value },
          other: amount('Other income'),
        },
      },
      {
        finds: 'Net operating income',
        gives: 'noi',
        is: '{effective} − {expenses}',
        with: { effective: amount('Effective gross income'), expenses: amount('Operating expenses', -1) },
      },
      { gives: 'capRate', finds: 'Cap rate', is: '{noi} ÷ {price}', when: { field: 'known', is: 'price' } },
      { gives: 'value', finds: 'Value', is: '{noi} ÷ {marketRate}', unless: { field: 'known', is: 'price' } },
      { as: 'equityShare', in: 'percent', is: '1 − {loanShare}' },
      {
        finds: 'Cap rate that pays lender and owner',
        gives: 'bandRate',
        is: '{loanShare} × {constant} + {equityShare} × {equityRate}',
      },
    ]
  },

  charts: [
    {
      kind: 'waterfall',
      title: 'From rent to net income',
      of: 'flow',
      label: 'step',
      value: 'amount',
      total: 'total',
    },
  ],
  examples: [
    {
      name: 'Ten flats',
      given: {
        units: [
          { name: 'Two bedrooms', count: 6, rent: 1450 },
          { name: 'One bedroom', count: 4, rent: 1100 },
        ],
        otherIncome: 4800,
        vacancy: 0.05,
        creditLoss: 0.01,
        taxes: 19_500,
        insurance: 6200,
        management: 0.06,
        repairs: 12_000,
        utilities: 7500,
        reserves: 3000,
        known: 'price',
        price: 1_500_000,
        targetRate: 0.07,
      },
      expect: { noi: 95_213.92, capRate: 0.0635, targetPrice: 1_360_198.86 },
    },
  ],
})
