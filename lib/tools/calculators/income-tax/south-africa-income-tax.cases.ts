import { defineCases } from '@/lib/kits/calculator'
import southAfricaIncomeTax from './south-africa-income-tax'

const rates = {
  title: 'SARS: Rates of tax for individuals, base amounts of the bands',
  href: 'https://www.sars.gov.za/tax-rates/income-tax/rates-of-tax-for-individuals/',
}
const thresholds = {
  title: 'Tax Assurance: understanding personal tax rebates',
  href: 'https://taxassurance.co.za/my-five-cents/?id=understanding-personal-tax-rebates-south',
}
const table2026 = {
  title: 'YourTax: tax tables of 1 March 2025 to 28 February 2026',
  href: 'https://yourtax.co.za/tax-tables/2026',
}
const paper = { title: 'Arithmetic on paper' }
/** The base amount of a band less the primary rebate. */
const at = (pay: number) => ({ taxYear: '2026-27', pay }) as const
const less = (base: number) => base - 17_820

export default defineCases(southAfricaIncomeTax, [
  {
    name: 'In 2025–26 the third band begins at 77,362',
    given: { taxYear: '2025-26', pay: 370_500 },
    expect: { tax: 60_127 },
    source: { ...table2026, how: '77,362 less the primary rebate of 17,235' },
  },
  {
    name: 'In 2025–26 the fourth band begins at 121,475',
    given: { taxYear: '2025-26', pay: 512_800 },
    expect: { tax: 104_240 },
    source: { ...table2026, how: '121,475 less 17,235' },
  },
  {
    name: 'The second band begins at a tax of 44,118',
    given: at(245_100),
    expect: { tax: less(44_118) },
    source: rates,
  },
  { name: 'The third at 79,998', given: at(383_100), expect: { tax: less(79_998) }, source: rates },
  { name: 'The fourth at 125,599', given: at(530_200), expect: { tax: less(125_599) }, source: rates },
  { name: 'The fifth at 185,215', given: at(695_800), expect: { tax: less(185_215) }, source: rates },
  { name: 'The sixth at 259,783', given: at(887_000), expect: { tax: less(259_783) }, source: rates },
  { name: 'The highest at 666,339', given: at(1_878_600), expect: { tax: less(666_339) }, source: rates },
  { name: 'Up to 99,000 nothing is due in 2026–27', given: at(99_000), expect: { tax: 0 }, source: rates },
  {
    name: 'Up to 95,750 nothing was due in 2025–26',
    given: { taxYear: '2025-26', pay: 95_750 },
    expect: { tax: 0, effective: 0.01 },
    says: { oneSource: 'retirement' },
    source: thresholds,
  },
  {
    name: 'From 65 the threshold is 148,217, from 75 it is 165,689',
    given: { taxYear: '2025-26', pay: 165_700, age: 'from75' },
    expect: { tax: 2 },
    source: { ...thresholds, how: '18% of 165,700 is 29,826; the rebates are 29,824' },
  },
  {
    name: 'Two members bring 376 each a month, others 254',
    given: { taxYear: '2026-27', pay: 420_000, members: 3 },
    expect: { tax: 61_545 },
    source: {
      title: 'SARS: Medical tax credit rates',
      href: 'https://www.sars.gov.za/tax-rates/medical-tax-credit-rates/',
      how: '79,998 + 31% of 36,900 − 17,820 − 12 × (752 + 254)',
    },
  },
  {
    name: 'A retirement contribution counts up to 27.5% of income',
    given: { taxYear: '2026-27', pay: 500_000, retirement: 0.4 },
    expect: { saving: 200_000, tax: 56_822 },
    source: { ...paper, how: '500,000 − 137,500 = 362,500: 44,118 + 26% of 117,400 − 17,820' },
  },
  {
    name: 'Unemployment insurance stops at a pay of 17,712 a month',
    given: { taxYear: '2025-26', pay: 20_000, basis: 'month' },
    expect: { social: 2125.44, gross: 240_000 },
    source: { ...paper, how: '177.12 a month' },
  },
  {
    name: 'Every period and table of 420,000 beside 600,000',
    given: { taxYear: '2026-27', pay: 420_000, otherPay: 600_000 },
    expect: {
      monthly: 28_688.13,
      takeHome: 344_257.56,
      taken: 75_742.44,
      marginal: 0.31,
      employerCost: 422_125.44,
      payslip: {
        at: {
          0: {
            item: 'Pay before tax',
            year: 420_000,
            month: 35_000,
            fortnight: 16_153.85,
            week: 8076.92,
            day: 1615.38,
            hour: 201.92,
          },
          1: { item: 'Income tax', year: 73_617 },
        },
      },
      bands: {
        at: { 2: { scale: 'Income tax', from: 383_100, upTo: 530_200, rate: 0.31, part: 36_900, tax: 11_439 } },
      },
      employer: { at: { 1: { item: 'Employer’s unemployment insurance', amount: 2125.44 } } },
      compared: { at: { 1: { what: 'Income tax', this: 73_617, other: 132_907, difference: 59_290 } } },
      years: { at: { 3: { year: '2026-27', tax: 73_617, social: 2125.44, takeHome: 344_257.56, change: 1855 } } },
      curve: { at: { 41: { pay: 420_000, taken: 0.180339, marginal: 0.31 } } },
    },
    source: {
      ...paper,
      how: '79,998 + 11,439 − 17,820; other pay 125,599 + 36% of 69,800 − 17,820; the year before 77,362 + 31% of 49,500 − 17,235',
    },
  },
])
