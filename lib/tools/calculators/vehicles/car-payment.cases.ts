import { defineCases } from '@/lib/kits/calculator'
import carPayment from './car-payment'

const simulated = (how: string) => ({
  title: 'Simulation in exact fractions (Python)',
  how: `tests/vectors/vehicles/loans.py: ${how}`,
})
const arithmetic = (how: string) => ({ title: 'Arithmetic on paper', how })
const plain = {
  options: 0,
  rebate: 0,
  rebateTaxed: true,
  fees: 0,
  feesFinanced: true,
  tradeIn: 0,
  tradeOwed: 0,
  taxOn: 'net',
  firstYear: 0.2,
  later: 0.14,
} as const
const tradedIn = {
  ...plain,
  price: 32_000,
  down: 2000,
  taxRate: 0.0625,
  apr: 0.069,
  months: 60,
  tradeIn: 9000,
  fees: 450,
} as const
const bare = { ...plain, price: 24_000, down: 0, taxRate: 0, apr: 0, months: 48 } as const

export default defineCases(carPayment, [
  {
    name: 'A trade-in of 9,000 lowers the tax: 22,887.50 at 6.9% is 452.12 a month',
    given: tradedIn,
    expect: {
      payment: 452.12,
      financed: 22_887.5,
      outTheDoor: 33_887.5,
      cash: 2000,
      rolled: null,
      built: { rows: 5, at: { 1: { item: 'Sales tax', amount: 1437.5 } }, sum: { amount: 22_887.5 } },
      bridge: {
        rows: 6,
        at: {
          1: { item: 'Sales tax', amount: 1437.5, total: '' },
          [-1]: { item: 'Financed', amount: 22_887.5, total: 'yes' },
        },
      },
      terms: {
        rows: 5,
        at: {
          0: { months: 36, payment: 705.65, interest: 2516 },
          2: { lower: 441.42, payment: 452.12, higher: 462.98 },
        },
      },
    },
    source: {
      title: 'LibreOffice Calc 7.4, PMT',
      how: '(32,000 − 9,000) × 6.25% = 1,437.50; 32,000 + 1,437.50 + 450 − 2,000 − 9,000 = 22,887.50',
      sheet: {
        cells: { A1: 22_887.5 },
        formulas: {
          payment: '=PMT(6.9%/12;60;-A1)',
          'terms.0.payment': '=PMT(6.9%/12;36;-A1)',
          'terms.2.lower': '=PMT(5.9%/12;60;-A1)',
          'terms.2.higher': '=PMT(7.9%/12;60;-A1)',
        },
      },
    },
  },
  {
    name: 'The same loan month by month: 4,239.77 of interest, and 7 cents more in the last payment',
    given: tradedIn,
    expect: {
      interest: 4239.77,
      underwater: 0,
      deepest: 0,
      loanToValue: 0.7152,
      schedule: {
        rows: 60,
        at: {
          0: { month: 1, payment: 452.12, interest: 131.6, principal: 320.52, closing: 22_566.98 },
          11: { worth: 25_600 },
          [-1]: { month: 60, payment: 452.19, interest: 2.59, principal: 449.6, closing: 0 },
        },
        sum: { payment: 27_127.27, interest: 4239.77, principal: 22_887.5 },
      },
    },
    source: simulated('paid-off trade-in; 22,887.50 ÷ 32,000'),
  },
  {
    name: '13,000 owed on a car worth 9,000 rolls 4,000 into the new loan, which is under water for 38 months',
    given: { ...tradedIn, fees: 0, tradeOwed: 13_000, months: 72 },
    expect: {
      payment: 602.47,
      financed: 35_437.5,
      interest: 7940.67,
      loanToValue: 1.1074,
      underwater: 38,
      deepest: 4898.81,
      rolled: 'bad',
      terms: { at: { [-1]: { months: 84, payment: 533.12, interest: 9344.17 } } },
    },
    says: { rolled: 'You owe $4,000.00 more on the trade-in than it is worth.' },
    source: simulated('negative equity'),
  },
  {
    name: 'Tax on the full price, a rebate before tax and fees in cash leave 23,940 to borrow',
    given: {
      ...plain,
      price: 28_000,
      options: 2000,
      rebate: 2000,
      rebateTaxed: false,
      fees: 600,
      feesFinanced: false,
      down: 3000,
      tradeIn: 3300,
      taxOn: 'price',
      taxRate: 0.08,
      apr: 0.05,
      months: 48,
    },
    expect: {
      outTheDoor: 30_840,
      cash: 3600,
      financed: 23_940,
      payment: 551.32,
      interest: 2523.45,
      built: { at: { 1: { item: 'Options and extras', amount: 2000 }, 3: { item: 'Sales tax', amount: 2240 } } },
    },
    source: simulated('full price taxed; (30,000 − 2,000) × 8% = 2,240'),
  },
  {
    name: 'A taxed rebate: 7% of 20,000, not of 18,500',
    given: { ...bare, price: 20_000, rebate: 1500, taxRate: 0.07 },
    expect: { outTheDoor: 19_900, financed: 19_900, payment: 414.58 },
    source: arithmetic('20,000 − 1,500 + 1,400 = 19,900; ÷ 48 = 414.583'),
  },
  {
    name: 'At 0% it is the loan divided by the months, and one point lower is no less',
    given: bare,
    expect: {
      payment: 500,
      interest: 0,
      underwater: 0,
      terms: { at: { 1: { lower: 500, payment: 500, interest: 0 } } },
    },
    source: arithmetic('24,000 ÷ 48'),
  },
  {
    name: 'A car that loses half at once is worth less than is owed for three years',
    given: { ...bare, price: 20_000, down: 1000, apr: 0.08, months: 60, firstYear: 0.5, later: 0.1 },
    expect: { payment: 385.25, underwater: 36, deepest: 5780.66 },
    source: simulated('a car that loses half at once'),
  },
  {
    name: 'A trade-in dearer than the new car is taxed at nothing',
    given: { ...bare, price: 20_000, tradeIn: 21_000, tradeOwed: 11_000, taxRate: 0.07 },
    expect: { outTheDoor: 20_000, financed: 10_000, payment: 208.33, rolled: null },
    source: arithmetic('20,000 − (21,000 − 11,000) = 10,000; ÷ 48'),
  },
  {
    name: 'A down payment that pays for the car leaves no loan',
    given: { ...bare, down: 24_000 },
    problem: 'down',
    because: 'leave something to borrow',
    source: arithmetic('24,000 − 24,000 = 0'),
  },
  {
    name: 'A rebate above the price is refused',
    given: { ...bare, rebate: 25_000 },
    problem: 'rebate',
    source: arithmetic('24,000 − 25,000 is no price'),
  },
])
