import { choice, defineCalculator, duration, money, number, percent, problem, rate } from '@/lib/kits/calculator'
import { affordablePrice, housingPayment, type HousingCosts } from '@/lib/subjects/finance/affordable-price'
import type { Show } from '@/lib/base/format/show'

const costing = 'Costs besides the loan'
const lender = 'What the lender allows'
const splitting = 'The payment'

/** Shares of gross income: for the home alone, and for all debts. */
const ratios = { usual: { front: 0.28, back: 0.36 }, fha: { front: 0.31, back: 0.43 } }
/** The band beside the answer: the lender's limit less and more a tenth. */
const band = 0.1

export default defineCalculator({
  inputs: {
    income: money('Gross income a year', {
      initial: 110_000,
      initialIn: { in: 1_800_000, uk: 55_000 },
      above: 0,
      max: 1e12,
    }),
    debts: money('Debt payments a month', {
      initial: 500,
      initialIn: { in: 15_000, uk: 250 },
      max: 1e11,
      help: 'Cars, cards, student loans. Not groceries or energy.',
    }),
    deposit: money('Cash for the deposit', { initial: 60_000, initialIn: { in: 1_500_000, uk: 40_000 }, max: 1e12 }),
    annualRate: rate('Interest rate', {
      initial: 0.065,
      slider: { from: 0, to: 0.15, step: 0.0025 },
      initialIn: { in: 0.085, uk: 0.0475 },
      per: 'year',
      max: 0.5,
    }),
    months: duration('Term', {
      initial: 360,
      slider: { from: 60, to: 480, step: 12 },
      initialIn: { in: 240, uk: 360 },
      min: 12,
      max: 600,
      decimals: 2,
    }),
    secondIncome: money('Second gross income a year', { initial: 0, max: 1e12, section: lender, refines: true }),
    test: choice('Limit', {
      options: { usual: '28% and 36%', fha: '31% and 43%', custom: 'Own shares', multiple: 'Income multiple' },
      initial: 'usual',
      initialIn: { uk: 'multiple' },
      section: lender,
      help: 'The first share is for the home, the second for the home and all debts.',
      as: 'menu',
      refines: true,
    }),
    front: percent('Share for the home', {
      slider: { from: 0.1, to: 0.6, step: 0.01 },
      initial: 0.28,
      above: 0,
      max: 1,
      shownWhen: { field: 'test', is: 'custom' },
      section: lender,
      refines: true,
    }),
    back: percent('Share for home and debts', {
      slider: { from: 0.1, to: 0.7, step: 0.01 },
      initial: 0.45,
      above: 0,
      max: 1,
      shownWhen: { field: 'test', is: 'custom' },
      section: lender,
      refines: true,
    }),
    multiple: number('Loan as a multiple of income', {
      initial: 4.5,
      above: 0,
      max: 20,
      decimals: 2,
      shownWhen: { field: 'test', is: 'multiple' },
      section: lender,
      refines: true,
    }),
    stress: percent('Tested at a rate higher by', {
      initial: 0,
      slider: { to: 0.05, step: 0.0025 },
      max: 0.2,
      help: 'Percentage points that the lender adds for its test.',
      section: lender,
      refines: true,
    }),
    propertyTax: percent('Property tax a year', {
      initial: 0.011,
      slider: { to: 0.04, step: 0.0005 },
      initialIn: { uk: 0, in: 0, au: 0 },
      max: 0.2,
      help: 'Of the price.',
      section: costing,
      refines: true,
    }),
    homeInsurance: money('Home insurance a year', {
      initial: 1800,
      initialIn: { uk: 300, in: 6000 },
      max: 1e10,
      section: costing,
      refines: true,
    }),
    dues: money('HOA or service charge a month', { initial: 0, max: 1e10, section: costing, refines: true }),
    insuranceRate: percent('Mortgage insurance a year', {
      initial: 0.006,
      slider: { to: 0.02, step: 0.0005 },
      initialIn: { uk: 0, in: 0, au: 0 },
      max: 0.05,
      help: 'Of the loan; charged only while it exceeds 80% of the price.',
      section: costing,
      refines: true,
    }),
  },
  outputs: {
    price: { kind: 'money', label: 'Highest price' },
    payment: { kind: 'money', label: 'Monthly cost at that price' },
    loan: { kind: 'money', label: 'Loan' },
    binding: { kind: 'verdict', label: 'What sets the limit' },
    conservative: {
      kind: 'money',
      label: 'A tenth below the limit',
      help: 'What the lender would allow with a tenth less room for the home, or a tenth less loan.',
      section: 'Around the limit',
    },
    stretch: { kind: 'money', label: 'A tenth above it', section: 'Around the limit' },
    instalment: { kind: 'money', label: 'Principal and interest', section: splitting },
    taxPart: { kind: 'money', label: 'Property tax', section: splitting },
    fixedPart: { kind: 'money', label: 'Home insurance and dues', section: splitting },
    insurancePart: { kind: 'money', label: 'Mortgage insurance', section: splitting },
    budget: { kind: 'money', label: 'Allowed for the home', optional: true, section: splitting },
    tested: { kind: 'money', label: 'Monthly cost at the tested rate', optional: true, section: splitting },
    frontShare: { kind: 'percent', label: 'Front ratio, the home', section: splitting },
    backShare: { kind: 'percent', label: 'Back ratio, with debts', section: splitting },
    ltv: { kind: 'percent', label: 'Loan to value', section: splitting },
    rates: {
      kind: 'table',
      label: 'At other rates',
      columns: {
        rate: { kind: 'percent', label: 'Rate' },
        price: { kind: 'money', label: 'Highest price' },
        payment: { kind: 'money', label: 'Monthly cost' },
      },
    },
  },
  formula:
    'The price at which principal and interest + price × property tax ÷ 12 + insurance + dues + mortgage insurance reaches the smaller of income × front share and income × back share − debts; with a multiple, price = income × multiple + deposit',
  limits: [
    'A lender also looks at credit history, job and reserves; the answer is a limit, not an approval.',
    'With an income multiple, debts and costs are shown but not tested, since each lender counts them in its own way.',
    'Closing costs are not taken from the deposit; keep them aside.',
    'The band of a tenth to each side is a ruler, not a rule of any lender.',
  ],
  sources: [
    {
      title: 'Fannie Mae Selling Guide B3-6-02, Debt-to-Income Ratios',
      href: 'https://selling-guide.fanniemae.com/sel/b3-6-02/debt-income-ratios',
    },
    {
      title: 'HUD Handbook 4000.1, II.A.5, Manual Underwriting: ratios of 31% and 43%',
      href: 'https://www.hud.gov/program_offices/housing/sfh/handbook_4000-1',
    },
    {
      title: 'Microsoft Support: PV function',
      href: 'https://support.microsoft.com/en-us/office/pv-function-23879d31-0e02-4321-be01-da16e8168cbd',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { debts, deposit, test, stress } = values
    const monthly = (values.income + values.secondIncome) / 12
    const costsAt = (yearly: number): HousingCosts => ({
      monthlyRate: yearly / 12,
      payments: Math.max(1, Math.round(values.months)),
      propertyTaxRate: values.propertyTax,
      fixedMonthly: values.homeInsurance / 12 + values.dues,
      insuranceRate: values.insuranceRate,
    })
    const shares = test === 'usual' || test === 'fha' ? ratios[test] : values
    const byHome = monthly * shares.front
    const byDebts = monthly * shares.back - debts
    const budget = Math.min(byHome, byDebts)
    const down = (amount: number) => Math.floor(amount * 10 ** minorDigits * (1 + 1e-14) + 1e-6) / 10 ** minorDigits
    const priceAt = (yearly: number, scale = 1) =>
      test === 'multiple'
        ? down(monthly * 12 * values.multiple * scale + deposit)
        : down(affordablePrice(budget * scale, deposit, costsAt(yearly + stress)))
    const price = priceAt(values.annualRate)
    if (price > 1e15) return problem('income', 'must be smaller, or the price exceeds what can be written')
    const cost = housingPayment(price, deposit, costsAt(values.annualRate))
    const none = price === 0
    return {
      price,
      payment: none ? 0 : cost.total,
      loan: cost.loan,
      binding: bindingOf({ test, price, byHome, byDebts, debts, fixed: cost.fixed, deposit }, show),
      conservative: priceAt(values.annualRate, 1 - band),
      stretch: priceAt(values.annualRate, 1 + band),
      instalment: cost.instalment,
      taxPart: cost.propertyTax,
      fixedPart: none ? 0 : cost.fixed,
      insurancePart: cost.insurance,
      ...(test === 'multiple' ? {} : { budget: Math.max(0, budget) }),
      ...(stress > 0 && !none
        ? { tested: housingPayment(price, deposit, costsAt(values.annualRate + stress)).total }
        : {}),
      frontShare: none ? 0 : cost.total / monthly,
      backShare: ((none ? 0 : cost.total) + debts) / monthly,
      ltv: none ? 0 : cost.loan / price,
      rates: [-0.02, -0.01, -0.005, 0, 0.005, 0.01, 0.02]
        .map((change) => Math.round((values.annualRate + change) * 1e9) / 1e9)
        .filter((yearly) => yearly >= 0)
        .map((yearly) => {
          const highest = priceAt(yearly)
          return {
            rate: yearly,
            price: highest,
            payment: highest === 0 ? 0 : housingPayment(highest, deposit, costsAt(yearly)).total,
          }
        }),
    }
  },

  steps: ({ test, front, back, annualRate, secondIncome }, { price, loan, insurancePart }) => {
    const shares = test === 'usual' || test === 'fha' ? ratios[test] : { front, back }
    const written = (share: number) => ({ kind: 'percent' as const, value: share })
    const withLoan = loan > 0
    return [
      {
        finds: 'Income a month',
        as: 'monthly',
        in: 'money',
        is: secondIncome > 0 ? '({income} + {secondIncome}) ÷ 12' : '{income} ÷ 12',
      },
      ...(test === 'multiple'
        ? [
            {
              gives: 'price' as const,
              is: '({income} + {secondIncome}) × {multiple}[ + {deposit}]',
              rounded: 'cents down' as const,
            },
          ]
        : [
            {
              gives: 'budget' as const,
              is: 'max(0, min({monthly} × {front}, {monthly} × {back} − {debts}))',
              with: { front: written(shares.front), back: written(shares.back) },
            },
          ]),
      ...(price > 0 && withLoan
        ? [
            { gives: 'loan' as const, is: '{price}[ − {deposit}]' },
            { as: 'rate', in: 'percent' as const, decimals: 6, is: '{annualRate} ÷ 12' },
            { as: 'payments', in: 'count' as const, is: '{months}', rounded: 'nearest' as const },
            annualRate === 0
              ? { gives: 'instalment' as const, is: '{loan} ÷ {payments}' }
              : { gives: 'instalment' as const, is: '{loan} × {rate} ÷ (1 − (1 + {rate})^−{payments})' },
          ]
        : []),
      ...(price > 0
        ? [
            { gives: 'taxPart' as const, is: '{price} × {propertyTax} ÷ 12' },
            { gives: 'fixedPart' as const, is: '{homeInsurance} ÷ 12[ + {dues}]' },
            ...(insurancePart > 0 ? [{ gives: 'insurancePart' as const, is: '{loan} × {insuranceRate} ÷ 12' }] : []),
            { gives: 'payment' as const, is: '{instalment} + {taxPart} + {fixedPart}[ + {insurancePart}]' },
            { gives: 'frontShare' as const, is: '{payment} ÷ {monthly}' },
            { gives: 'backShare' as const, is: '({payment} + {debts}) ÷ {monthly}' },
          ]
        : []),
    ]
  },

  charts: [
    {
      kind: 'donut',
      title: 'Where the monthly cost goes',
      parts: ['instalment', 'taxPart', 'fixedPart', 'insurancePart'],
    },
    { kind: 'line', title: 'Highest price by interest rate', of: 'rates', x: 'rate', y: ['price'] },
  ],
  examples: [
    {
      name: 'A couple with a car loan',
      given: {
        income: 120_000,
        debts: 500,
        deposit: 40_000,
        annualRate: 0.06,
        months: 360,
        secondIncome: 0,
        test: 'usual',
        stress: 0,
        propertyTax: 0.012,
        homeInsurance: 1800,
        dues: 0,
        insuranceRate: 0.006,
      },
      expect: { budget: 2800, price: 388_208.68 },
    },
  ],
})

/** Which of the tests holds the price down, in words. */
function bindingOf(
  at: { test: string; price: number; byHome: number; byDebts: number; debts: number; fixed: number; deposit: number },
  show: Show,
): { is: 'good' | 'fair' | 'bad' | 'plain'; says: string } {
  const { price, byHome, byDebts, debts, fixed } = at
  if (at.test === 'multiple')
    return {
      is: 'plain',
      says: 'The income multiple sets the loan. Look at the monthly cost before you use all of it.',
    }
  if (byDebts <= 0)
    return {
      is: 'bad',
      says: `Debt payments of ${show.money(debts)} a month already reach the share for all debts. They are ${show.money(-byDebts)} over it, so nothing is left for a home.`,
    }
  if (price === 0)
    return {
      is: 'bad',
      says: `Insurance and dues of ${show.money(fixed)} a month take all of the ${show.money(Math.min(byHome, byDebts))} allowed.`,
    }
  if (byDebts < byHome)
    return {
      is: 'fair',
      says: `The share for all debts: ${show.money(byDebts)} a month. Each payment that ends adds its own amount, up to ${show.money(byHome)}.`,
    }
  return {
    is: 'good',
    says: `The share for the home: ${show.money(byHome)} a month. Debts leave ${show.money(byDebts)}, so they are not what holds you back.`,
  }
}
