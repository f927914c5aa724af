import { defineCases } from '@/lib/calculator'
import capRate from './cap-rate'

const paper = (how: string) => ({ title: 'Arithmetic on paper, in the order of the CCIM operating data form', how })
const calc = (how: string) => ({
  title: 'LibreOffice Calc 7.4, financial functions',
  href: 'https://help.libreoffice.org/latest/en-US/text/scalc/01/04060118.html',
  how,
})
const bare = {
  units: [{ name: 'Office', count: 1, rent: 10_000 }],
  otherIncome: 0,
  vacancy: 0,
  creditLoss: 0,
  taxes: 20_000,
  insurance: 0,
  management: 0,
  repairs: 0,
  utilities: 0,
  reserves: 0,
  known: 'price',
  price: 1_000_000,
  targetRate: 0.08,
  loanShare: 0.75,
  loanRate: 0.09,
  loanMonths: 300,
  equityRate: 0.1,
} as const
const flats = {
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
  loanShare: 0.7,
  loanRate: 0.06,
  loanMonths: 300,
  equityRate: 0.08,
} as const

export default defineCases(capRate, [
  {
    name: 'Wikipedia: a building of 1,000,000 that earns 100,000 has a cap rate of 10%',
    given: bare,
    expect: { noi: 100_000, capRate: 0.1, verdict: 'good' },
    source: {
      title: 'Wikipedia: Capitalization rate',
      href: 'https://en.wikipedia.org/wiki/Capitalization_rate',
      how: '100,000 ÷ 1,000,000; the income is entered as 120,000 of rent less 20,000 of tax',
    },
  },
  {
    name: 'An income of 24,000 at 12% supports a value of 200,000',
    given: {
      ...bare,
      units: [{ name: 'House', count: 1, rent: 2000 }],
      taxes: 0,
      known: 'market',
      marketRate: 0.12,
    },
    expect: { noi: 24_000, value: 200_000, multiplier: 8.33, grid: { rows: 5, at: { 2: { same: 200_000 } } } },
    source: paper('24,000 ÷ 0.12 = 200,000; 200,000 ÷ 24,000 of rent = 8.33'),
  },
  {
    name: 'Ten flats: 152,568 of effective income leave 95,213.92',
    given: flats,
    expect: {
      noi: 95_213.92,
      capRate: 0.0635,
      targetPrice: 1_360_198.86,
      multiplier: 9.54,
      expenseRatio: 0.3759,
      breakEven: 0.354,
      statement: {
        rows: 13,
        at: {
          0: { amount: 157_200 },
          1: { amount: -7860 },
          2: { amount: -1572 },
          4: { amount: 152_568 },
          7: { amount: -9154.08 },
          [-1]: { amount: 95_213.92 },
        },
      },
      verdict: 'fair',
    },
    source: paper(
      '12 × (6 × 1,450 + 4 × 1,100) = 157,200; less 6%; + 4,800 = 152,568; management 6% of it = 9,154.08; expenses 57,354.08; ÷ 1,500,000; ÷ 0.07; 1,500,000 ÷ 157,200; 57,354.08 ÷ 162,000',
    ),
  },
  {
    name: 'Band of investment: 70% at a constant of 7.73%, 30% at 8%',
    given: flats,
    expect: { constant: 0.0773, bandRate: 0.0781, bandValue: 1_218_795.62, breakEvenDebt: 0.8552 },
    source: calc(
      '-12*PMT(6%/12;300;1) = 0.0773162; 0.7*0.0773162+0.3*8% = 0.0781213; 95213.92/(0.7*-12*PMT(6%/12;300;1)+0.3*8%) = 1218795.62; (57354.08+1500000*0.7*0.0773162)/162000 = 0.8552',
    ),
  },
  {
    name: 'Band of investment: 75% at 9% over 25 years and 10% on equity come to 10.05%',
    given: bare,
    expect: { bandRate: 0.1005 },
    source: calc('-12*PMT(9%/12;300;1)*0.75+0.25*10% = 0.1005277'),
  },
  {
    name: 'Expenses above the income leave a negative cap rate and no price to pay',
    given: { ...bare, taxes: 150_000 },
    expect: { noi: -30_000, capRate: -0.03, targetPrice: null, bandValue: null, verdict: 'bad', grid: { rows: 0 } },
    source: paper('120,000 − 150,000'),
  },
  {
    name: 'A market cap rate gives no value to a building that earns nothing',
    given: { ...bare, taxes: 120_000, known: 'market', marketRate: 0.08 },
    problem: 'marketRate',
    source: paper('0 ÷ 8% would be 0, and no building is worth nothing because of one year'),
  },
  {
    name: 'Vacancy and credit loss cannot take more than all of the rent',
    given: { ...bare, vacancy: 0.7, creditLoss: 0.4 },
    problem: 'creditLoss',
    source: paper('70% + 40% = 110%'),
  },
])
