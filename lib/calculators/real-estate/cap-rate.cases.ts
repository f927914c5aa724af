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
const shops = {
  units: [
    { name: 'Shop', count: 3, rent: 2200 },
    { name: 'Flat above', count: 1, rent: 900 },
  ],
  otherIncome: 2640,
  vacancy: 0.08,
  creditLoss: 0.015,
  taxes: 9800,
  insurance: 2150,
  management: 0.05,
  repairs: 6400,
  utilities: 3300,
  reserves: 1800,
  known: 'price',
  price: 720_000,
  targetRate: 0.085,
  loanShare: 0.65,
  loanRate: 0.0575,
  loanMonths: 240,
  equityRate: 0.09,
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
    source: {
      title: 'Appraiser examination questions, set 2: income approach',
      href: 'https://quizwizapp.com/fil/study/set-2-income-approach',
      how: 'How much income supports 200,000 at 12%: 24,000, entered as 12 rents of 2,000; the multiplier is 200,000 ÷ 24,000',
    },
  },
  {
    name: 'Sold for 300,000 with an income of 24,000: a cap rate of 8%',
    given: { ...bare, units: [{ name: 'House', count: 1, rent: 2500 }], taxes: 6000, price: 300_000 },
    expect: { noi: 24_000, capRate: 0.08, verdict: 'good', multiplier: 10 },
    source: {
      title: 'Appraiser examination questions, set 2: income approach',
      href: 'https://quizwizapp.com/fil/study/set-2-income-approach',
      how: 'Its question on an income property sold for 300,000; the income is entered as 30,000 of rent less 6,000',
    },
  },
  {
    name: 'An office building: 450,000 less 9% and expenses of 171,990 leave 237,510',
    given: {
      ...bare,
      units: [{ name: 'Office', count: 1, rent: 37_500 }],
      vacancy: 0.09,
      taxes: 171_990,
      price: 2_500_000,
    },
    expect: {
      noi: 237_510,
      capRate: 0.095,
      expenseRatio: 0.42,
      statement: { at: { 1: { amount: -40_500 }, 4: { amount: 409_500 } } },
    },
    source: {
      title: 'Study question on an office building of 2,500,000, answered line by line',
      href: 'http://smartstudyhelp.com/question-answer/questions/question/u-are-considering-purchasing-an-office-building-for-2500000-you-expect-the-potential-gross-income-pgi-in-the-first-year-to-be-450000-vacancy-and-collection-losses-to-be-9-percent-of-pgi',
      how: 'Potential income 450,000, losses 40,500, effective income 409,500, expenses 42% = 171,990, net income 237,510; ÷ 2,500,000 = 9.5%',
    },
  },
  {
    name: 'Five flats with rents of 3,750 a month and expenses of 25,200: 4.4%',
    given: { ...bare, units: [{ name: 'Flat', count: 5, rent: 750 }], taxes: 25_200, price: 450_000 },
    expect: { noi: 19_800, capRate: 0.044, verdict: 'fair', targetPrice: 247_500 },
    source: {
      title: 'Michael Waggoner: Cap rate',
      href: 'https://michaelwaggoner.org/2010/10/11/cap-rate',
      how: '45,000 − 25,200 = 19,800; ÷ 450,000 = 4.4%, worked out on that page; 19,800 ÷ 8% by hand',
    },
  },
  {
    name: 'Three shops and a flat: every line of the statement',
    given: shops,
    expect: {
      noi: 56_435.5,
      capRate: 0.0784,
      targetPrice: 663_947.06,
      multiplier: 8,
      expenseRatio: 0.3289,
      breakEven: 0.2985,
      statement: {
        rows: 13,
        at: {
          0: { amount: 90_000 },
          1: { amount: -7200 },
          2: { amount: -1350 },
          4: { amount: 84_090 },
          7: { amount: -4204.5 },
          11: { amount: -27_654.5 },
          [-1]: { amount: 56_435.5 },
        },
      },
      verdict: 'fair',
    },
    source: paper(
      '12 × (3 × 2,200 + 900) = 90,000; less 8% and 1.5%; + 2,640 = 84,090; management 5% of it = 4,204.50; expenses 27,654.50; ÷ 720,000; ÷ 8.5%; 720,000 ÷ 90,000; 27,654.50 ÷ 92,640',
    ),
  },
  {
    name: 'Band of investment: 65% at a constant of 8.43%, 35% at 9%',
    given: shops,
    expect: { constant: 0.0843, bandRate: 0.0863, bandValue: 654_229.72, breakEvenDebt: 0.7241 },
    source: calc(
      '-12*PMT(5.75%/12;240;1) = 0.0842500; 0.65*-12*PMT(5.75%/12;240;1)+0.35*9% = 0.0862625; 56435.5/that = 654229.7185; (27654.5+720000*0.65*-12*PMT(5.75%/12;240;1))/92640 = 0.7241312',
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
