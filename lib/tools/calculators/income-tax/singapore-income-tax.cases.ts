import { defineCases } from '@/lib/kits/calculator'
import singaporeIncomeTax from './singapore-income-tax'

const table = {
  title: 'Coding N Concepts: Singapore income tax, gross tax at the limits of the bands',
  href: 'https://codingnconcepts.com/tools/singapore-income-tax',
}
const rounding = {
  title: 'CPF Board: How CPF contributions are rounded',
  href: 'https://ask.gov.sg/cpf/questions/cm0f52l3b036lpz7a865emu4w',
}
const paper = { title: 'Arithmetic on paper' }
/** A foreigner's pay with nothing but the earned income relief: chargeable income is 1,000 less. */
const chargeable = (amount: number) => ({ taxYear: '2026', pay: amount + 1000, status: 'resident' }) as const

export default defineCases(singaporeIncomeTax, [
  { name: 'Tax on a chargeable income of 30,000', given: chargeable(30_000), expect: { tax: 200 }, source: table },
  { name: 'Tax on 40,000', given: chargeable(40_000), expect: { tax: 550 }, source: table },
  { name: 'Tax on 80,000', given: chargeable(80_000), expect: { tax: 3350 }, source: table },
  { name: 'Tax on 120,000', given: chargeable(120_000), expect: { tax: 7950 }, source: table },
  { name: 'Tax on 200,000', given: chargeable(200_000), expect: { tax: 21_150 }, source: table },
  { name: 'Tax on 320,000', given: chargeable(320_000), expect: { tax: 44_550 }, source: table },
  { name: 'Tax on 500,000', given: chargeable(500_000), expect: { tax: 84_150 }, source: table },
  { name: 'Tax on 1,000,000', given: chargeable(1_000_000), expect: { tax: 199_150 }, source: table },
  {
    name: 'The rebate of the assessment of 2025 stops at 200',
    given: { ...chargeable(80_000), taxYear: '2024' },
    expect: { tax: 3150 },
    says: { oneSource: 'earned income relief' },
    source: {
      title: 'Our Tax Partner: the 60% rebate for the year of assessment 2025',
      href: 'https://www.ourtaxpartner.com/post/understanding-the-60-tax-rebate-for-ya-2025',
    },
  },
  {
    name: 'A tax of 100 before the rebate of 60%',
    given: { ...chargeable(25_000), taxYear: '2024' },
    expect: { tax: 40 },
    source: {
      title: 'Singapore personal income tax rebate',
      href: 'https://www.njkofc.org/singapore-personal-income-tax-rebate',
      how: '5,000 at 2% are 100; the rebate 60',
    },
  },
  {
    name: 'A non-resident pays 15% of small pay',
    given: { taxYear: '2026', pay: 60_000, status: 'nonResident' },
    expect: { tax: 9000, effective: 0.15, marginal: 0.15 },
    source: { title: 'Income Tax Act 1947, section 43', href: 'https://sso.agc.gov.sg/Act/ITA1947' },
  },
  {
    name: 'A non-resident pays as residents do where that is more',
    given: { taxYear: '2026', pay: 500_000, status: 'nonResident' },
    expect: { tax: 84_150 },
    source: { ...table, how: '84,150 is more than 75,000' },
  },
  {
    name: 'Contributions of a month drop the cents of the employee and round the total',
    given: { taxYear: '2026', pay: 3333, basis: 'month' },
    expect: { social: 7992, employerCost: 46_800 },
    source: {
      ...rounding,
      how: '20% of 3,333 is 666.60, so 666; 37% is 1,233.21, so 1,233, of which 567 by the employer; twelve times',
    },
  },
  {
    name: 'A bonus counts up to what is left of 102,000',
    given: { taxYear: '2026', pay: 8000, basis: 'month', bonus: 20_000 },
    expect: { social: 20_400, gross: 116_000 },
    source: { ...paper, how: '96,000 of ordinary wages leave 6,000 of the bonus; 20% of 102,000' },
  },
  {
    name: 'Every period and table of 72,000 beside 96,000',
    given: { taxYear: '2026', pay: 72_000, otherPay: 96_000 },
    expect: {
      monthly: 4657.33,
      takeHome: 55_888,
      taken: 16_112,
      payslip: {
        rows: 4,
        at: {
          1: {
            item: 'Provident fund',
            year: 14_400,
            month: 1200,
            fortnight: 553.84,
            week: 276.93,
            day: 55.39,
            hour: 6.93,
          },
          2: { item: 'Income tax', year: 1712 },
        },
      },
      bands: { at: { 3: { scale: 'Income tax', from: 40_000, upTo: 80_000, rate: 0.07, part: 16_600, tax: 1162 } } },
      employer: { at: { 1: { item: 'Employer’s provident fund', amount: 12_240 } } },
      compared: { at: { 3: { what: 'Take-home pay', this: 55_888, other: 73_744, difference: 17_856 } } },
      years: { at: { 2: { year: '2026', tax: 1712, social: 14_400, takeHome: 55_888, change: 0 } } },
      curve: { at: { 0: { pay: 10_000, taken: 0.1992 } } },
    },
    source: {
      ...paper,
      how: '72,000 − 1,000 − 14,400 = 56,600: 550 + 16,600 × 7% = 1,712; the larger deduction of a column takes the odd cent: 553.85 − 0.01',
    },
  },
  {
    name: 'Wages of 750 a month have rates of their own',
    given: { taxYear: '2026', pay: 750, basis: 'month' },
    problem: 'pay',
    because: '750',
    source: rounding,
  },
  {
    name: 'A take-home pay below that of the lowest wage known here is refused',
    given: { taxYear: '2026', pay: 100, basis: 'netMonth' },
    problem: 'pay',
    because: 'must be more than 750 a month',
    source: paper,
  },
])
