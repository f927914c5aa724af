import { defineCases } from '@/lib/kits/calculator'
import swedenIncomeTax from './sweden-income-tax'

const table = {
  title: 'Skatteverket: tax table 29 for 2026, column 1',
  href: 'https://skatteverket.entryscape.net/rowstore/dataset/88320397-5c32-4c16-ae79-d36d95b17b95',
} as const
/** Table 29 holds 27.84% of municipal and regional tax and 1.16% of fees. */
const table29 = { taxYear: '2026', basis: 'month', municipal: 0.2784, fees: 0.0116 } as const
const limits = {
  title: 'Bokio: figures, percentages and limits of 2026',
  href: 'https://www.bokio.se/siffror-procent-belopp-och-granser',
} as const
const paper = { title: 'Arithmetic on paper' }

export default defineCases(swedenIncomeTax, [
  {
    name: 'Skatteverket: 5,177 a month on 30,000',
    given: { ...table29, pay: 30_000 },
    expect: { gross: 360_000, taken: 62_125, monthly: 24_822.92 },
    source: {
      ...table,
      how: 'read in a published copy of the table; 62,125 ÷ 12 is 5,177.08, the table has whole kronor',
    },
  },
  {
    name: 'Skatteverket: 14,192 a month on 60,000',
    given: { ...table29, pay: 60_000 },
    expect: { taken: 170_313, monthly: 45_807.25 },
    source: { ...table, how: 'read in a published copy of the table; 170,313 ÷ 12 is 14,192.75' },
  },
  {
    name: 'Skatteverket: 16,642 a month on 65,000, with state tax',
    given: { ...table29, pay: 65_000 },
    expect: { taken: 199_713 },
    source: { ...table, how: 'read in a published copy of the table; 199,713 ÷ 12 is 16,642.75' },
  },
  {
    name: 'No state tax at 660,400',
    given: { taxYear: '2026', pay: 660_400, municipal: 0.32 },
    expect: { payslip: { rows: 8 } },
    source: { ...limits, how: 'the limit for people under 66' },
  },
  {
    name: 'State tax of 20 on the next hundred',
    given: { taxYear: '2026', pay: 660_500, municipal: 0.32 },
    expect: { payslip: { rows: 9, at: { 2: { item: 'State tax', year: 20 } } } },
    source: limits,
  },
  {
    name: 'The pension contribution ends at 673,038',
    given: { taxYear: '2026', pay: 900_000, municipal: 0.32 },
    expect: { social: 47_100, payslip: { at: { 4: { item: 'Credit for the pension contribution', year: -47_100 } } } },
    source: { ...limits, how: '7% of 673,038 is 47,112.66, to the nearest hundred' },
  },
  {
    name: 'A savings account with 400,000 costs 1,065',
    given: { taxYear: '2026', pay: 480_000, municipal: 0.32, account: 400_000 },
    expect: { payslip: { at: { 7: { item: 'Tax on the savings account', year: 1065 } } } },
    source: {
      title: 'Börskollen: Så maximerar du din ekonomi inför 2026',
      href: 'https://www.borskollen.se/nyheter/27/sa-maximerar-du-din-ekonomi-infor-2026-se-over-detta',
      how: 'names 1,065 for 100,000 above the free part',
    },
  },
  {
    name: 'Income from capital of 10,000 and the average municipality',
    given: { taxYear: '2026', pay: 480_000, capital: 10_000 },
    expect: {
      payslip: {
        at: {
          1: { item: 'Income from capital', year: 10_000 },
          2: { item: 'Municipal and regional tax', year: 149_789 },
          8: { item: 'Tax on capital', year: 3000 },
        },
      },
    },
    source: { ...paper, how: '30%; 462,600 × 32.38% is 149,789.88' },
  },
  {
    name: 'Every period and table of 480,000 beside 540,000',
    given: { taxYear: '2026', pay: 480_000, municipal: 0.32, otherPay: 540_000 },
    expect: {
      monthly: 32_004.92,
      takeHome: 384_059,
      taken: 95_941,
      tax: 62_341,
      effective: 0.199877,
      marginal: 0.32,
      employerCost: 630_816,
      payslip: {
        at: {
          0: {
            item: 'Pay before tax',
            year: 480_000,
            month: 40_000,
            fortnight: 18_461.54,
            week: 9230.77,
            day: 1846.15,
            hour: 230.77,
          },
          4: { item: 'Tax credit for work', year: -51_775 },
          5: { item: 'Credit for earned income', year: -1500 },
          6: { item: 'Public service fee', year: 1184 },
        },
      },
      bands: {
        at: {
          0: { scale: 'Municipal and regional tax', from: 0, upTo: null, rate: 0.32, part: 462_600, tax: 148_032 },
          1: { scale: 'State tax', from: 0, upTo: 643_000, rate: 0, part: 462_600, tax: 0 },
        },
      },
      employer: { at: { 1: { item: 'Employer’s contributions', amount: 150_816 } } },
      compared: {
        at: { 1: { what: 'Municipal and regional tax', this: 148_032, other: 167_232, difference: 19_200 } },
      },
      years: { rows: 1, at: { 0: { year: '2026', tax: 62_341, social: 33_600, takeHome: 384_059, change: null } } },
      curve: { at: { 47: { pay: 480_000, taken: 0.199877, marginal: 0.32 } } },
    },
    source: {
      ...paper,
      how: '480,000 − 17,400 = 462,600, × 32% = 148,032; (3.027 × 59,200 − 17,400) × 32% = 51,775.48; 31.42% of 480,000',
    },
  },
])
