import { defineCases } from '@/lib/kits/calculator'
import affordability from './home-affordability-calculator'

const calc = (how: string) => ({
  title: 'LibreOffice Calc 7.4, financial functions',
  href: 'https://help.libreoffice.org/latest/en-US/text/scalc/01/04060118.html',
  how,
})
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const plain = {
  income: 120_000,
  debts: 0,
  deposit: 0,
  annualRate: 0.06,
  months: 360,
  secondIncome: 0,
  test: 'usual',
  stress: 0,
  propertyTax: 0,
  homeInsurance: 0,
  dues: 0,
  insuranceRate: 0,
} as const
const free = { ...plain, annualRate: 0, months: 100 } as const

export default defineCases(affordability, [
  {
    name: 'Another calculator’s sample: 3,500 a month is a home of 442,639 with insurance of 0.7%',
    given: {
      ...plain,
      income: 150_000,
      debts: 500,
      deposit: 60_000,
      annualRate: 0.0675,
      homeInsurance: 8640,
      dues: 75,
      insuranceRate: 0.007,
    },
    expect: {
      price: 442_639.65,
      loan: 382_639.65,
      payment: 3500,
      instalment: 2481.79,
      fixedPart: 795,
      insurancePart: 223.21,
      taxPart: 0,
      budget: 3500,
      frontShare: 0.28,
      backShare: 0.32,
      ltv: 0.8644,
      tested: null,
      binding: 'good',
    },
    says: { binding: 'The share for the home: $3,500.00 a month. Debts leave $4,000.00' },
    source: {
      title: 'Rajeev Prakash: House affordability calculator',
      href: 'https://finance.rajeevprakash.com/calculators/house-affordability',
      how: 'Its page as first shown: 442,639.66, which is 442,639.655 rounded up; its yearly tax and insurance of 7,200 and 1,440 are entered together',
    },
  },
  {
    name: 'Debts set the limit: 36% less 1,000 is 2,600, and PV makes a loan of it',
    given: { ...plain, debts: 1000 },
    expect: {
      budget: 2600,
      price: 433_658.19,
      payment: 2600,
      backShare: 0.36,
      frontShare: 0.26,
      ltv: 1,
      conservative: 390_292.37,
      stretch: 477_024.01,
      binding: 'fair',
      rates: {
        rows: 7,
        at: {
          0: { rate: 0.04, price: 544_599.22 },
          1: { rate: 0.05, price: 484_332.2 },
          3: { rate: 0.06, price: 433_658.19, payment: 2600 },
          6: { rate: 0.08, price: 354_337.08 },
        },
      },
    },
    says: { binding: 'The share for all debts: $2,600.00 a month' },
    source: {
      ...calc('Each price by PV, rounded down to the cent; the band by nine and eleven tenths of 2,600'),
      sheet: {
        formulas: {
          price: '=ROUNDDOWN(PV(6%/12;360;-2600);2)',
          conservative: '=ROUNDDOWN(PV(6%/12;360;-2340);2)',
          stretch: '=ROUNDDOWN(PV(6%/12;360;-2860);2)',
          'rates.0.price': '=ROUNDDOWN(PV(4%/12;360;-2600);2)',
          'rates.1.price': '=ROUNDDOWN(PV(5%/12;360;-2600);2)',
          'rates.6.price': '=ROUNDDOWN(PV(8%/12;360;-2600);2)',
        },
      },
    },
  },
  {
    name: 'FHA shares for two incomes, tested two points higher',
    given: { ...plain, income: 60_000, secondIncome: 60_000, debts: 400, test: 'fha', stress: 0.02 },
    expect: { budget: 3100, price: 422_478.83, payment: 2532.97, tested: 3100 },
    source: {
      ...calc('31% of 10,000; PV at 8%, PMT at 6%'),
      sheet: {
        cells: { A1: '=ROUNDDOWN(PV(8%/12;360;-3100);2)' },
        formulas: { price: '=A1', payment: '=PMT(6%/12;360;-A1)', tested: '=PMT(8%/12;360;-A1)' },
      },
    },
  },
  {
    name: 'Exactly a fifth down: a dearer home would need insurance that the budget cannot carry',
    given: { ...free, deposit: 20_000, test: 'custom', front: 0.0805, back: 1, insuranceRate: 0.05 },
    expect: { price: 100_000, loan: 80_000, payment: 800, insurancePart: 0, ltv: 0.8 },
    source: paper(
      '10,000 × 8.05% = 805; 80,000 ÷ 100 = 800, and beyond it insurance of 80,000 × 5% ÷ 12 = 333 would begin',
    ),
  },
  {
    name: 'Property tax is part of the test',
    given: { ...free, deposit: 20_000, test: 'custom', front: 0.09, back: 1, propertyTax: 0.012 },
    expect: { price: 100_000, taxPart: 100, instalment: 800, payment: 900, budget: 900 },
    source: paper('80,000 ÷ 100 + 100,000 × 1.2% ÷ 12 = 900'),
  },
  {
    name: 'Cash enough, but the tax on the home sets the price',
    given: { ...free, deposit: 200_000, test: 'custom', front: 0.01, back: 1, propertyTax: 0.012 },
    expect: { price: 100_000, loan: 0, instalment: 0, payment: 100, ltv: 0 },
    source: paper('100 a month is 1,200 a year, 1.2% of 100,000'),
  },
  {
    name: 'Four and a half times the income',
    given: { ...plain, income: 40_000, secondIncome: 20_000, deposit: 30_000, test: 'multiple', multiple: 4.5 },
    expect: {
      price: 300_000,
      loan: 270_000,
      budget: null,
      payment: 1618.79,
      conservative: 273_000,
      stretch: 327_000,
      ltv: 0.9,
      binding: 'plain',
    },
    says: { binding: 'The income multiple sets the loan.' },
    source: {
      ...calc('60,000 × 4.5 + 30,000; × 0.9 and × 1.1 of the loan'),
      sheet: { formulas: { payment: '=PMT(6%/12;360;-270000)' } },
    },
  },
  {
    name: 'Debts over the limit leave no home',
    given: { ...plain, debts: 3700, deposit: 50_000 },
    expect: {
      price: 0,
      payment: 0,
      loan: 0,
      budget: 0,
      conservative: 0,
      stretch: 0,
      frontShare: 0,
      backShare: 0.37,
      ltv: 0,
      binding: 'bad',
      rates: { at: { 3: { price: 0, payment: 0 } } },
    },
    says: { binding: 'They are $100.00 over it' },
    source: paper('36% of 10,000 is 3,600'),
  },
  {
    name: 'Dues that take all of the share leave no home',
    given: { ...plain, dues: 2800 },
    expect: { price: 0, fixedPart: 0, binding: 'bad' },
    says: { binding: 'Insurance and dues of $2,800.00 a month take all of the $2,800.00' },
    source: paper('28% of 10,000'),
  },
  {
    name: 'At a rate of 1% there are no rates below 0 in the table',
    given: { ...free, annualRate: 0.01 },
    expect: { rates: { rows: 6, at: { 0: { rate: 0, price: 280_000, payment: 2800 } } } },
    source: paper('2,800 × 100'),
  },
])
