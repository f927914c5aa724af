import { defineCases } from '@/lib/kits/calculator'
import hongKongIncomeTax from './hong-kong-income-tax'

const pwc = {
  title: 'PwC Worldwide Tax Summaries: Hong Kong SAR, sample calculation',
  href: 'https://taxsummaries.pwc.com/hong-kong-sar/individual/sample-personal-income-tax-calculation',
}
const kirin = { title: 'Kirin Financial: MPF contributions', href: 'https://kirinfinancial.com/MPF' }
const ordinance = {
  title: 'Inland Revenue Ordinance (Cap. 112), section 13',
  href: 'https://www.elegislation.gov.hk/hk/cap112',
}
const paper = { title: 'Arithmetic on paper' }

export default defineCases(hongKongIncomeTax, [
  {
    name: 'PwC: a couple with two children, 9,700 before the reduction of 1,500',
    given: { taxYear: '2024-25', pay: 650_000, bonus: 50_000, status: 'married', children: 2, deductions: 3000 },
    expect: {
      tax: 8200,
      social: 18_000,
      bands: {
        at: {
          0: { scale: 'Progressive rates', from: 0, upTo: 50_000, rate: 0.02, part: 50_000, tax: 1000 },
          3: { scale: 'Progressive rates', part: 5000, tax: 700 },
          4: { scale: 'Standard rates', part: 679_000, tax: 101_850 },
        },
      },
    },
    source: { ...pwc, how: 'net income 679,000, net chargeable income 155,000; standard rate 101,850' },
  },
  {
    name: 'Any month above 30,000 costs 1,500 on either side',
    given: { taxYear: '2025-26', pay: 40_000, basis: 'month' },
    expect: { social: 18_000, employerCost: 498_000, gross: 480_000 },
    source: kirin,
  },
  {
    name: 'Below 7,100 a month only the employer pays',
    given: { taxYear: '2025-26', pay: 6000, basis: 'month' },
    expect: { social: 0, tax: 0, employerCost: 75_600 },
    source: { ...kirin, how: '5% of 6,000, twelve times' },
  },
  {
    name: 'At 7,100 both pay',
    given: { taxYear: '2025-26', pay: 7100, basis: 'month' },
    expect: { social: 4260, takeHome: 80_940 },
    source: { ...kirin, how: '5% of 7,100, twelve times' },
  },
  {
    name: 'The standard rates are lower for a large pay, and rise above five million',
    given: { taxYear: '2025-26', pay: 6_018_000 },
    expect: { tax: 907_000 },
    source: { ...ordinance, how: '6,000,000: 750,000 and 160,000, less the reduction of 3,000' },
  },
  {
    name: 'The reduction of 2025–26 takes a small tax whole',
    given: { taxYear: '2025-26', pay: 200_000 },
    expect: { tax: 0, effective: 0.05 },
    says: { oneSource: 'reduction' },
    source: {
      title: 'The 2026-27 Budget',
      href: 'https://www.budget.gov.hk/2026/eng/budget55.html',
      how: '190,000 − 132,000 = 58,000: 1,000 + 480 is below 3,000; MPF 10,000',
    },
  },
  {
    name: 'A parent of 60 lowers chargeable income by 50,000',
    given: { taxYear: '2024-25', pay: 420_000, parents: 1 },
    expect: { tax: 17_900 },
    source: {
      title: 'CW CPA: Summary of Hong Kong taxes 2024-25',
      href: 'https://cwhkcpa.com/summary-of-hong-kong-taxes-2024-25',
      how: '402,000 − 182,000 = 220,000: 1,000 + 3,000 + 5,000 + 7,000 + 3,400 = 19,400 less 1,500',
    },
  },
  {
    name: 'A single parent has the allowance twice',
    given: { taxYear: '2024-25', pay: 420_000, status: 'singleParent', children: 1 },
    expect: { tax: 0 },
    source: {
      title: 'CK Tax: salaries tax',
      href: 'https://en.ck-tax.com/salarytax',
      how: '402,000 − 264,000 − 130,000 = 8,000 at 2% is below the reduction',
    },
  },
  {
    name: 'The single parent allowance of 2026–27 was not read',
    given: { taxYear: '2026-27', status: 'singleParent' },
    problem: 'status',
    source: paper,
  },
  {
    name: 'Every period and table of 360,000 beside 480,000',
    given: { taxYear: '2024-25', pay: 360_000, otherPay: 480_000 },
    expect: {
      monthly: 27_150,
      takeHome: 325_800,
      taken: 34_200,
      marginal: 0.17,
      payslip: {
        rows: 4,
        at: {
          0: {
            item: 'Pay before tax',
            year: 360_000,
            month: 30_000,
            fortnight: 13_846.15,
            week: 6923.08,
            day: 1384.62,
            hour: 173.08,
          },
          2: { item: 'Salaries tax', year: 16_200 },
        },
      },
      employer: { at: { 1: { item: 'Employer’s MPF', amount: 18_000 } } },
      compared: { at: { 2: { what: 'Salaries tax', this: 16_200, other: 36_600, difference: 20_400 } } },
      years: { at: { 0: { year: '2024-25', tax: 16_200, social: 18_000, takeHome: 325_800 }, 1: { change: 1500 } } },
      curve: { at: { 35: { pay: 360_000, taken: 0.095, marginal: 0.17 } } },
    },
    source: {
      ...paper,
      how: '342,000 − 132,000 = 210,000: 1,000 + 3,000 + 5,000 + 7,000 + 1,700 = 17,700, less 1,500; the year after, less 3,000',
    },
  },
])
