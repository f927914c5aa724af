import { defineCases } from '@/lib/kits/calculator'
import affordability from './car-affordability-calculator'

const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const calc = (how: string, formulas: Readonly<Record<string, string>>) => ({
  title: 'LibreOffice Calc 7.4, PV and PMT',
  how,
  sheet: { formulas },
})
const salary = {
  takeHome: 4000,
  debts: 200,
  down: 4000,
  rule: 'share',
  share: 0.15,
  covers: 'all',
  debtCap: 0.36,
  apr: 0.08,
  months: 60,
  equity: 0,
  taxRate: 0.06,
  fees: 0,
  insurance: 140,
  maintenance: 60,
  distance: 16_000,
  economy: 7,
  economyUnit: 'per100',
  fuelPrice: 1.2,
  fuelPer: 'litre',
} as const
const classic = { ...salary, rule: 'classic', gross: 5200 } as const

export default defineCases(affordability, [
  {
    name: '600 a month less 312 of running costs leaves 288 for a loan over 60 months',
    given: salary,
    expect: {
      price: 17_173.31,
      loan: 14_203.71,
      payment: 288,
      carCost: 600,
      left: 3200,
      fuel: 112,
      running: 312,
      interest: 3076.29,
      ruleRoom: 288,
      debtRoom: 1240,
      payRoom: 3488,
      cashPrice: 3773.58,
      binding: 'plain',
      byTerm: {
        rows: 6,
        at: { 0: { months: 24, price: 9780.98, payment: 288 }, 3: { price: 17_173.31, interest: 3076.29 } },
      },
      costs: { rows: 4, at: { 0: { item: 'Loan payment', amount: 288 } }, sum: { amount: 600 } },
    },
    says: { binding: 'Your own limit' },
    source: calc('16,000 ÷ 12 ÷ 100 × 7 × 1.20 = 112; 15% × 4,000 − 140 − 60 − 112 = 288', {
      loan: '=PV(8%/12;60;-288)',
      price: '=(PV(8%/12;60;-288)+4000)/1.06',
      'byTerm.0.price': '=(PV(8%/12;24;-288)+4000)/1.06',
    }),
  },
  {
    name: '20/4/10 of a gross pay of 5,200 leaves 208 over 48 months, whatever term was typed',
    given: classic,
    expect: { price: 11_811.39, payment: 208, ruleRoom: 208, debtRoom: 1672, byTerm: { rows: 3 } },
    source: calc('10% × 5,200 − 312 = 208', { price: '=(PV(8%/12;48;-208)+4000)/1.06' }),
  },
  {
    name: '20/4/10 with 1,500 in cash: a fifth of 7,500',
    given: { ...classic, down: 1500 },
    expect: { price: 7500, loan: 6450, payment: 157.46, binding: 'fair' },
    says: { binding: '20% of the price' },
    source: calc('1,500 ÷ 20% = 7,500; 7,500 × 1.06 − 1,500 = 6,450', { payment: '=PMT(8%/12;48;-6450)' }),
  },
  {
    name: 'With other debts of 1,300 the cap of 36% leaves 140',
    given: { ...salary, debts: 1300 },
    expect: { payment: 140, debtRoom: 140, price: 10_287.34, binding: 'fair' },
    says: { binding: 'The debt-to-income cap of 36%' },
    source: calc('36% × 4,000 − 1,300 = 140', { price: '=(PV(8%/12;60;-140)+4000)/1.06' }),
  },
  {
    name: 'An amount for the payment only, at 0%, with fees and a debt on the trade-in',
    given: { ...salary, rule: 'amount', budget: 300, covers: 'loan', apr: 0, months: 24, equity: -1000, fees: 500 },
    expect: { price: 9150.94, loan: 7200, payment: 300, interest: 0, carCost: 612 },
    source: paper('(300 × 24 + 4,000 − 1,000 − 500) ÷ 1.06'),
  },
  {
    name: 'Running costs above the limit leave what cash buys',
    given: { ...salary, share: 0.05 },
    expect: { price: 3773.58, loan: 0, payment: 0, carCost: 312, ruleRoom: -112, binding: 'bad' },
    says: { binding: 'running costs already reach your limit. Cash alone buys a car of up to $3,773.58.' },
    source: paper('4,000 ÷ 1.06; 5% × 4,000 = 200 is less than 312'),
  },
  {
    name: 'Other debts above the cap leave what cash buys',
    given: { ...salary, debts: 1500 },
    expect: { price: 3773.58, debtRoom: -60 },
    says: { binding: 'other debts already reach the debt-to-income cap.' },
    source: paper('36% × 4,000 − 1,500 = −60'),
  },
  {
    name: 'Without cash either there is no car',
    given: { ...salary, share: 0.05, down: 0 },
    expect: { price: 0, payment: 0, carCost: 0, left: 3800, binding: 'bad', costs: { rows: 0 } },
    says: { binding: 'Nothing is left for a car' },
    source: paper('0 ÷ 1.06'),
  },
  {
    name: 'A price that takes the whole pay is refused approval',
    given: { ...salary, takeHome: 700, debts: 0, share: 1, gross: 2000 },
    expect: { payment: 388, payRoom: 388, left: 0, binding: 'bad' },
    says: { binding: 'leaves nothing for anything else' },
    source: paper('700 − 312 = 388'),
  },
  {
    name: '12,000 miles at 30 mpg and 3.50 a gallon are 116.67 a month',
    given: { ...salary, distance: 19_312.128, economy: 30, economyUnit: 'mpgUs', fuelPrice: 3.5, fuelPer: 'usGallon' },
    expect: { fuel: 116.67, running: 316.67, payment: 283.33 },
    source: paper('12,000 ÷ 12 ÷ 30 × 3.50'),
  },
])
