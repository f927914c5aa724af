import { defineCalculator, duration, integer, money, number, problem, rate, toggle } from '@/lib/kits/calculator'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'

export default defineCalculator({
  law: 'in',
  inputs: {
    instalment: money('Monthly instalment', { initial: 5000, above: 0, max: 1e8 }),
    nominalRate: rate('Interest rate', {
      initial: 0.067,
      slider: { to: 0.12, step: 0.0005 },
      per: 'year',
      max: 0.5,
      help: 'As the bank or post office quotes it, compounded quarterly.',
    }),
    months: duration('Time', {
      initial: 60,
      slider: { from: 6, to: 120, step: 3 },
      min: 1,
      max: 240,
      decimals: 0,
    }),
    senior: toggle('Senior citizen', { initial: false }),
    addOn: rate('Extra rate for seniors', {
      initial: 0.005,
      slider: { to: 0.01, step: 0.0005 },
      per: 'year',
      max: 0.05,
      shownWhen: { field: 'senior', is: true },
      help: 'Banks add one; the post office does not.',
      refines: true,
    }),
    missed: integer('Instalments paid a month late', { initial: 0, min: 0, max: 60, refines: true }),
    fee: number('Default fee for each ₹100 a month', {
      initial: 1,
      max: 10,
      help: 'The post office takes ₹1; banks have their own.',
      refines: true,
    }),
    goal: money('Goal', { optional: true, above: 0, max: 1e11, refines: true }),
  },
  outputs: {
    maturity: { kind: 'money', label: 'Maturity value' },
    paidIn: { kind: 'money', label: 'You pay in' },
    interest: { kind: 'money', label: 'Interest' },
    yield: {
      kind: 'percent',
      label: 'Effective yield a year',
      decimals: 3,
      help: 'What quarterly compounding makes of the rate.',
    },
    goalInstalment: { kind: 'money', label: 'Instalment for your goal', optional: true },
    penalty: { kind: 'money', label: 'Default fee', optional: true },
    table: {
      kind: 'table',
      label: 'Month by month',
      columns: {
        month: { kind: 'count', label: 'Month' },
        paid: { kind: 'money', label: 'Paid in so far' },
        interest: { kind: 'money', label: 'Interest so far' },
        balance: { kind: 'money', label: 'Worth' },
      },
    },
  },
  formula:
    'Maturity = R × ((1 + i)^n − 1) ÷ (1 − (1 + i)^(−1 ÷ 3)), with i the yearly rate ÷ 4 and n quarters; for other terms the sum of R × (1 + i)^(months left ÷ 3)',
  limits: [
    'Each instalment is paid at the start of its month and on time; months within a quarter earn at the equivalent rate.',
    'The rate stays as it was on the day of opening.',
    'A late instalment costs its fee and is then made up, so that the maturity value stays the same.',
    'Tax and tax deducted at source are left out. Banks and the post office round to the rupee.',
  ],
  sources: [
    {
      title: 'Indian Banks’ Association: formula for recurring deposits, as quoted by K. B. Girish',
      href: 'http://blog.kbsbng.com/2011/01/maturity-amount-calculation-for.html',
    },
    {
      title: 'India Post: savings schemes',
      href: 'https://www.indiapost.gov.in/Financial/Pages/Content/Post-Office-Saving-Schemes.aspx',
    },
  ],

  compute({ instalment, nominalRate, months, senior, addOn, missed, fee, goal }, { minorDigits }) {
    const coins = (amount: number) => fromMinor(toMinor(amount, minorDigits) ?? NaN, minorDigits)
    if (missed > months) return problem('missed', 'must not be more than there are instalments')
    const quarterly = (nominalRate + (senior ? addOn : 0)) / 4
    const factor = Math.exp(Math.log1p(quarterly) / 3)
    let worth = 0
    let ofOne = 0
    const table = Array.from({ length: months }, (_, index) => {
      worth = (worth + instalment) * factor
      ofOne = (ofOne + 1) * factor
      const paid = coins(instalment * (index + 1))
      return { month: index + 1, paid, interest: coins(coins(worth) - paid), balance: coins(worth) }
    })
    const last = table.at(-1)
    if (!last) return problem('months', 'must be at least 1')
    return {
      maturity: last.balance,
      paidIn: last.paid,
      interest: last.interest,
      yield: Math.expm1(4 * Math.log1p(quarterly)),
      ...(goal === undefined ? {} : { goalInstalment: coins(goal / ofOne) }),
      ...(missed > 0 ? { penalty: coins((instalment / 100) * fee * missed) } : {}),
      table,
    }
  },

  steps({ senior, nominalRate, addOn, months }) {
    const total = { kind: 'percent' as const, value: nominalRate + (senior ? addOn : 0) }
    const isWhole = months % 3 === 0
    return [
      { finds: 'Rate a quarter', as: 'i', in: 'percent', decimals: 6, is: '{rate} ÷ 4', with: { rate: total } },
      { finds: 'Quarters', as: 'n', in: 'number', decimals: 4, is: '{months} ÷ 3' },
      {
        gives: total.value > 0 ? 'maturity' : undefined,
        finds: isWhole ? 'Maturity value' : 'Maturity value, the months left over included',
        is: '{instalment} × ((1 + {i})^{n} − 1) ÷ (1 − (1 + {i})^(−1 ÷ 3))',
        rounded: 'cents',
      },
      { gives: 'interest', is: '{maturity} − {paidIn}' },
      { gives: 'yield', is: '(1 + {i})^4 − 1' },
      { gives: 'penalty', is: '{instalment} ÷ 100 × {fee} × {missed:0}', rounded: 'cents' },
    ]
  },

  charts: [{ kind: 'line', title: 'Worth and paid in', of: 'table', x: 'month', y: ['balance', 'paid'], area: true }],
  examples: [
    {
      name: 'Five years at the post office',
      given: {
        instalment: 10_000,
        nominalRate: 0.067,
        months: 60,
        senior: false,
        missed: 0,
        fee: 1,
        goal: 1_000_000,
      },
      expect: { maturity: 713_658.29, paidIn: 600_000 },
    },
  ],
})
