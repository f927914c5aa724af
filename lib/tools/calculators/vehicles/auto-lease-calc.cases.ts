import { defineCases } from '@/lib/kits/calculator'
import autoLease from './auto-lease-calc'

const edmunds = {
  title: 'Edmunds: How to calculate your own car lease payment',
  href: 'https://www.edmunds.com/car-leasing/calculate-your-own-lease-payment.html',
}
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const plain = {
  acquisition: 0,
  acquisitionFinanced: true,
  down: 0,
  rebate: 0,
  trade: 0,
  taxRate: 0.06,
  taxOn: 'reductions',
  upfrontFees: 0,
  disposition: 0,
  deposits: 0,
  depositCut: 0.00007,
  onePay: false,
  onePayCut: 0,
} as const
const usual = { ...plain, msrp: 40_000, price: 37_500, residualShare: 0.58, moneyFactor: 0.0022, months: 36 } as const
const walkThrough = {
  ...plain,
  msrp: 23_000,
  price: 21_000,
  residualShare: 0.57,
  moneyFactor: 0.00125,
  months: 36,
  acquisition: 1200,
  down: 1700,
  rebate: 500,
  taxRate: 0,
} as const

export default defineCases(autoLease, [
  {
    name: 'The walk-through: 22,200 less 2,200 is 20,000, less 13,110 of residual is 6,890 of depreciation',
    given: walkThrough,
    expect: {
      payment: 232.78,
      lines: {
        rows: 9,
        at: {
          0: { item: 'Gross capitalized cost', amount: 22_200 },
          1: { item: 'Capitalized cost reduction', amount: 2200 },
          2: { item: 'Adjusted capitalized cost', amount: 20_000 },
          3: { item: 'Residual value', amount: 13_110 },
          4: { item: 'Depreciation', amount: 6890 },
        },
      },
    },
    source: { ...edmunds, how: 'Steps 1 to 5; then 6,890 ÷ 36 + (20,000 + 13,110) × 0.00125 = 232.776' },
  },
  {
    name: 'The same lease in all: what is due, what it costs, and its rate with the fee of 1,200',
    given: walkThrough,
    expect: {
      signing: 1932.78,
      total: 10_080.08,
      effective: 0.056462,
      onePercent: 0.012174,
      lines: { at: { 5: { amount: 1490.08 }, 6: { amount: 8380.08 }, 7: { amount: 232.78 }, 8: { amount: 0 } } },
      atSigning: { rows: 2, at: { 0: { item: 'First payment', amount: 232.78 } }, sum: { amount: 1932.78 } },
      cost: { rows: 3, at: { 1: { item: 'Rent charge', amount: 1490.08 } }, sum: { amount: 10_080.08 } },
    },
    source: {
      title: 'LibreOffice Calc 7.4, RATE',
      how: '36 × 232.78 = 8,380.08; less 6,890 is rent; (232.78 + 1,700 ÷ 36) ÷ 23,000',
      sheet: { cells: { A1: 36, A2: 232.78, A3: 18_800 }, formulas: { effective: '=RATE(A1;-A2;A3;-13110;1)*12' } },
    },
  },
  {
    name: 'A quote of 560 hides a money factor of 0.00268, or a price that is 975 higher',
    given: { ...usual, quoted: 560 },
    expect: {
      payment: 562.61,
      quotedFactor: 0.00268,
      markup: 0.00048,
      quotedPrice: 38_475.32,
      overpaid: 1052.64,
      quote: 'bad',
      rule: 'plain',
    },
    says: { quote: 'The quote is $29.24 a month above your figures', rule: '1.33% of the MSRP a month is above' },
    source: paper(
      '(560 − 14,300 ÷ 36) ÷ 60,700; (560 + 23,200 × (1 ÷ 36 − 0.0022)) ÷ (1 ÷ 36 + 0.0022); (560 − 530.76) × 36',
    ),
  },
  {
    name: 'A quote below the figures, and one that agrees',
    given: { ...usual, quoted: 500 },
    expect: { quote: 'plain', overpaid: -1107.36 },
    says: { quote: '$30.76 a month below your figures' },
    source: paper('530.76 − 500 = 30.76; × 36'),
  },
  {
    name: 'A quote within one of the figures agrees',
    given: { ...usual, quoted: 530.76 },
    expect: { quote: 'good', overpaid: 0 },
    source: paper('The base payment itself'),
  },
  {
    name: 'Ten deposits of 500 take 0.0007 off the factor and save 1,529.64 over three years',
    given: { ...usual, deposits: 10 },
    expect: {
      payment: 517.57,
      deposit: 5000,
      depositSaving: 1529.64,
      depositReturn: 0.101976,
      signing: 5517.57,
      atSigning: { at: { 2: { item: 'Security deposits', amount: 5000 } } },
    },
    source: paper('14,300 ÷ 36 + 60,700 × 0.0015 = 488.27, up to 500; (530.76 − 488.27) × 36; ÷ 5,000 ÷ 3'),
  },
  {
    name: 'Paid once: 18,233.28 and tax, at the rate that turns what is left of the car into the residual',
    given: { ...usual, onePay: true, onePayCut: 0.0004 },
    expect: { payment: null, single: 19_327.28, signing: 19_327.28, total: 19_327.28, effective: 0.062084 },
    source: {
      title: 'LibreOffice Calc 7.4, RRI',
      how: '506.48 × 36 = 18,233.28; × 6% = 1,094.00',
      sheet: { cells: { A1: 36, A2: 19_266.72, A3: 23_200 }, formulas: { effective: '=RRI(A1;A2;A3)*12' } },
    },
  },
  {
    name: 'Tax on everything at signing, fees in cash: 4,032.75 is due',
    given: {
      ...usual,
      down: 1000,
      acquisition: 900,
      acquisitionFinanced: false,
      upfrontFees: 300,
      disposition: 400,
      taxRate: 0.07,
      taxOn: 'upfront',
    },
    expect: {
      payment: 500.78,
      effective: 0.068184,
      signing: 4032.75,
      total: 21_960.05,
      atSigning: {
        rows: 6,
        at: {
          1: { item: 'Tax on payments', amount: 1261.97 },
          3: { item: 'Tax on cash down and rebate', amount: 70 },
          4: { item: 'Acquisition fee', amount: 900 },
          5: { item: 'Registration and document fees', amount: 300 },
        },
      },
    },
    source: {
      title: 'LibreOffice Calc 7.4, RATE',
      how: '13,300 ÷ 36 + 59,700 × 0.0022 = 500.78; 36 × 500.78 × 7% = 1,261.97',
      sheet: { cells: { A1: 36, A2: 500.78, A3: 35_600 }, formulas: { effective: '=RATE(A1;-A2;A3;-23600;1)*12' } },
    },
  },
  {
    name: 'An APR of 5.28% is a factor of 0.0022, and tax on the payments alone leaves the cash down free',
    given: { ...usual, moneyFactor: 0, aprInstead: 0.0528, down: 1000, taxOn: 'payments' },
    expect: { payment: 530.83, signing: 1530.83 },
    source: paper('13,300 ÷ 36 + 59,700 × 0.0022 = 500.78; + 6% = 530.83; + 1,000'),
  },
  {
    name: 'A debt on the trade-in raises the capitalized cost',
    given: { ...usual, trade: -2000, taxRate: 0 },
    expect: { payment: 590.72, lines: { at: { 2: { amount: 39_500 } } } },
    source: paper('16,300 ÷ 36 + 62,700 × 0.0022 = 590.718; 452.778 + 137.94'),
  },
  {
    name: 'A deep discount and a high residual pass the 1% test',
    given: { ...usual, price: 33_000, residualShare: 0.65, moneyFactor: 0.001, taxRate: 0 },
    expect: { payment: 253.44, onePercent: 0.006336, rule: 'good' },
    source: paper('7,000 ÷ 36 + 59,000 × 0.001 = 253.444; ÷ 40,000'),
  },
  {
    name: 'Nothing is left to lease when reductions reach the residual',
    given: { ...usual, down: 14_300 },
    problem: 'price',
    because: 'more than the residual',
    source: paper('37,500 − 14,300 = 23,200, the residual'),
  },
])
