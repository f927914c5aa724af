import { defineCases } from '@/lib/kits/calculator'
import refinance from './mortgage-refinance-calculator'

const simulation = (how: string) => ({
  title: 'Simulation in decimal arithmetic (Python), tests/vectors/home-loans/simulate.py',
  how: `${how}; there the gain is interest and insurance saved less costs, here it is payments and balances`,
})
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const plain = {
  balance: 200_000,
  annualRate: 0.06,
  months: 300,
  newRate: 0.05,
  newMonths: 360,
  fees: 4000,
  stay: 5,
  points: 0,
  penalty: 0,
  paid: 'cash',
  cashOut: 0,
  insuranceNow: 0,
  insuranceNew: 0,
  taxRate: 0,
  discount: 0.04,
} as const
const free = { ...plain, annualRate: 0, newRate: 0, balance: 1200, months: 12, discount: 0 } as const

export default defineCases(refinance, [
  {
    name: 'From 6% with 25 years left to 5% over 30: ahead after 25 months, not after 19',
    given: plain,
    expect: {
      oldPayment: 1288.6,
      newPayment: 1073.64,
      saving: 214.96,
      simpleMonths: 19,
      trueMonths: 25,
      net: 5104.27,
      newLoan: 200_000,
      costs: 4000,
      cash: 4000,
      oldInterest: 186_582.07,
      newInterest: 186_513.24,
      samePayment: 1169.18,
      sameInterest: 150_754.02,
      resetCost: 35_759.22,
      present: 4565.38,
      advice: 'fair',
      years: {
        rows: 30,
        at: {
          0: { year: 1, payments: 2579.52, owedOld: 196_439.95, owedNew: 197_049.32, net: -2029.85 },
          4: { year: 5, payments: 12_897.6, owedOld: 179_864.4, owedNew: 183_657.73, net: 5104.27 },
          [-1]: { year: 30, owedOld: 0, owedNew: 0, net: -3931.17 },
        },
      },
    },
    says: { advice: 'costs $3,931.17 more in interest and fees' },
    source: {
      ...simulation('row A'),
      sheet: {
        cells: { A1: 200_000 },
        formulas: {
          oldPayment: '=PMT(6%/12;300;-A1)',
          newPayment: '=PMT(5%/12;360;-A1)',
          samePayment: '=PMT(5%/12;300;-A1)',
          simpleMonths: '=ROUNDUP(4000/(PMT(6%/12;300;-A1)-PMT(5%/12;360;-A1));0)',
          present: '=PV(4%/12;60;-214.96;-(179864.4-183657.73))-4000',
        },
      },
    },
  },
  {
    name: 'Costs, a point and cash out, all added to the loan',
    given: { ...plain, newMonths: 300, fees: 3000, penalty: 1500, points: 0.01, paid: 'rolled', cashOut: 20_000 },
    expect: {
      newLoan: 226_767.68,
      newPayment: 1325.66,
      costs: 6767.68,
      cash: 0,
      saving: -37.06,
      simpleMonths: null,
      trueMonths: 111,
      net: -3230.54,
      present: 782.93,
      samePayment: null,
      sameInterest: null,
      resetCost: null,
      advice: 'bad',
    },
    says: { advice: '$3,230.54 worse off.' },
    source: {
      ...simulation('row B; (200,000 + 20,000 + 4,500) ÷ 0.99'),
      sheet: {
        formulas: {
          newPayment: '=PMT(5%/12;300;-226767.68)',
          present: '=20000+PV(4%/12;60;37.06;-(179864.4-200871.34))',
        },
      },
    },
  },
  {
    name: 'A point in cash, insurance that falls from 80 to 30, and a quarter of the interest back',
    given: {
      ...plain,
      newMonths: 300,
      fees: 3000,
      points: 0.01,
      stay: 4,
      taxRate: 0.25,
      insuranceNow: 80,
      insuranceNew: 30,
      discount: 0.06,
    },
    expect: {
      costs: 5000,
      cash: 5000,
      saving: 169.42,
      simpleMonths: 40,
      trueMonths: 29,
      net: 3343.34,
      present: 2181.28,
      advice: 'good',
    },
    says: { advice: 'After 4 years you are $3,343.34 ahead.' },
    source: simulation('row C; 5,000 ÷ (169.42 × 0.75) = 39.35'),
  },
  {
    name: 'A lower payment over three times the term never pays',
    given: { ...plain, balance: 100_000, months: 120, newRate: 0.0575, fees: 3000, stay: 10 },
    expect: { saving: 526.64, simpleMonths: 6, trueMonths: null, net: -22_924.65, resetCost: 78_364.59, advice: 'bad' },
    says: { advice: 'although each payment is lower' },
    source: simulation('row D; 3,000 ÷ 526.64 = 5.7'),
  },
  {
    name: 'A shorter term costs more each month and is ahead within a year',
    given: { ...plain, annualRate: 0.07, newRate: 0.055, newMonths: 180, fees: 3000, stay: 3 },
    expect: {
      saving: -220.61,
      simpleMonths: null,
      trueMonths: 12,
      net: 7213.3,
      resetCost: -74_304.37,
      present: 5633.25,
      advice: 'good',
    },
    source: simulation('row E'),
  },
  {
    name: 'Without interest the costs are lost',
    given: { ...free, newMonths: 12, fees: 60, stay: 1 },
    expect: { oldPayment: 100, newPayment: 100, saving: 0, net: -60, present: -60, simpleMonths: null, advice: 'bad' },
    source: paper('1,200 ÷ 12 both times; 60 of fees'),
  },
  {
    name: 'Without costs and at the same rate nothing changes',
    given: { ...free, newMonths: 24, fees: 0, stay: 0.5 },
    expect: { saving: 50, simpleMonths: 0, trueMonths: 1, net: 0, newPayment: 50, advice: 'fair', years: { rows: 2 } },
    says: { advice: 'makes no difference' },
    source: paper('1,200 ÷ 24 = 50; what is paid less is still owed'),
  },
  {
    name: 'A loan of less than a coin',
    given: { ...plain, balance: 0.001 },
    problem: 'balance',
    source: paper('0.1 of a cent'),
  },
])
