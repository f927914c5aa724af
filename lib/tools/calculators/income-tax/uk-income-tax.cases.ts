import { defineCases } from '@/lib/kits/calculator'
import ukIncomeTax from './uk-income-tax'

const hmrc = { title: 'HMRC: tax-kalculator, test data', href: 'https://github.com/hmrc/tax-kalculator' }
const community = {
  title: 'HMRC Community Forums: starting rate for savings',
  href: 'https://community.hmrc.gov.uk/customerforums/pt/8d877b36-ef65-ef11-a4e5-6045bd0c141c',
}
const paper = { title: 'Arithmetic on paper' }

export default defineCases(ukIncomeTax, [
  {
    name: 'HMRC: 40,000 in 2026-27 by code 1257L',
    given: { taxYear: '2026-27', pay: 40_000, taxCode: '1257L' },
    expect: { tax: 5484.2, social: 2194.4, taken: 7678.6, takeHome: 32_321.4, effective: 0.191965 },
    source: { ...hmrc, how: 'data2026.csv' },
  },
  {
    name: 'HMRC: 60,000 in Scotland by code S1257L, typed by the month',
    given: { taxYear: '2026-27', pay: 5000, basis: 'month', taxCode: 'S1257L' },
    expect: { gross: 60_000, tax: 13_178.27, social: 3210.6, takeHome: 43_611.13, monthly: 3634.26 },
    source: { ...hmrc, how: 'data2026.csv; a month is a twelfth' },
  },
  {
    name: 'HMRC: 60,000 in 2024-25 with a tenth into the pension',
    given: { taxYear: '2024-25', pay: 60_000, taxCode: '1257L', pensionRate: 0.1 },
    expect: { tax: 9028.4, social: 3210.6, saving: 6000, takeHome: 41_761, employerCost: 67_024.2 },
    source: { ...hmrc, how: 'data2024_with_pension.csv: the employer’s 7,024.20 on top of the pay' },
  },
  {
    name: 'HMRC: 60,000 in 2024-25 with a loan under plan 1',
    given: { taxYear: '2024-25', pay: 60_000, taxCode: '1257L', loan: 'plan1' },
    expect: { other: 3150, takeHome: 42_211 },
    source: { ...hmrc, how: 'data2024_with_student_loan.csv: 17,789 in all, less tax and National Insurance' },
  },
  {
    name: 'HMRC: 150,000 in 2025-26, whose allowance is gone',
    given: { taxYear: '2025-26', pay: 150_000 },
    expect: { tax: 53_703, social: 5010.6, takeHome: 91_286.4 },
    source: { ...hmrc, how: 'data2025_with_tapering.csv' },
  },
  {
    name: 'HMRC: 150,000 in 2025-26 in Scotland',
    given: { taxYear: '2025-26', pay: 150_000, nation: 'scotland' },
    expect: { tax: 59_666.1, social: 5010.6, takeHome: 85_323.3 },
    source: { ...hmrc, how: 'data2025_with_tapering.csv' },
  },
  {
    name: 'HMRC: 80,000 in 2024-25 with a tenth into the pension',
    given: { taxYear: '2024-25', pay: 80_000, taxCode: '1257L', pensionRate: 0.1 },
    expect: { tax: 16_228.4, social: 3610.6, saving: 8000, takeHome: 52_161 },
    source: { ...hmrc, how: 'data2024_with_pension.csv' },
  },
  {
    name: 'Every period and table of 50,000 beside 60,000',
    given: { taxYear: '2026-27', pay: 50_000, otherPay: 60_000 },
    expect: {
      marginal: 0.28,
      curve: { at: { 49: { pay: 50_000, taken: 0.209608, marginal: 0.28 } } },
      payslip: {
        rows: 4,
        at: {
          0: {
            item: 'Pay before tax',
            year: 50_000,
            month: 4166.67,
            fortnight: 1923.08,
            week: 961.54,
            day: 192.31,
            hour: 24.04,
          },
          3: {
            item: 'Take-home pay',
            year: 39_519.6,
            month: 3293.3,
            fortnight: 1519.98,
            week: 759.99,
            day: 152,
            hour: 19,
          },
        },
      },
      bands: {
        at: {
          0: { scale: 'Pay', from: 0, upTo: 37_700, rate: 0.2, part: 37_430, tax: 7486 },
          1: { scale: 'National Insurance', from: 12_570, upTo: 50_270, rate: 0.08, part: 37_430, tax: 2994.4 },
        },
      },
      employer: { at: { 1: { item: 'Employer’s National Insurance', amount: 6750 } } },
      compared: {
        at: {
          1: { what: 'Income tax on pay', this: 7486, other: 11_432, difference: 3946 },
          3: { what: 'Take-home pay', this: 39_519.6, other: 45_357.4, difference: 5837.8 },
        },
      },
      years: { rows: 3, at: { 2: { year: '2026-27', tax: 7486, social: 2994.4, takeHome: 39_519.6, change: 0 } } },
    },
    source: {
      ...paper,
      how: '(50,000 − 12,570) × 20% and × 8%; (50,000 − 5,000) × 15%; 60,000: 7,540 + 9,730 × 40%, 3,016 + 9,730 × 2%; fortnight ÷ 26, day ÷ 260, hour ÷ 2,080',
    },
  },
  {
    name: 'Of 100 more between 100,000 and 125,140, 62 are taken',
    given: { taxYear: '2025-26', pay: 110_000 },
    expect: { tax: 33_432, marginal: 0.62 },
    source: {
      title: 'GOV.UK: Income Tax rates, the allowance falls by £1 for every £2 above £100,000',
      href: 'https://www.gov.uk/income-tax-rates',
      how: '7,540 + (110,000 − 7,570 − 37,700) × 40%; 40% of 1.5 and 2% National Insurance',
    },
  },
  {
    name: 'HMRC: of the starting band 3,694.32 is left beside a pay of 13,875.68',
    given: { taxYear: '2025-26', pay: 13_875.68, interest: 4695.32 },
    expect: {
      tax: 261.336,
      payslip: { at: { 1: { item: 'Interest', year: 4695.32 }, 3: { item: 'Income tax on interest', year: 0.2 } } },
    },
    source: { ...community, how: 'a pound beyond 3,694.32 and the allowance of 1,000, at 20%; pay: 1,305.68 at 20%' },
  },
  {
    name: 'Of 3,000 of dividends beside 29,000, 2,500 bear 8.75%',
    given: { taxYear: '2025-26', pay: 29_000, dividends: 3000 },
    expect: {
      payslip: { at: { 1: { item: 'Dividends', year: 3000 }, 3: { item: 'Income tax on dividends', year: 218.75 } } },
    },
    source: { title: 'TaxScouts: Dividend tax calculator', href: 'https://taxscouts.com/calculator/dividend-tax' },
  },
  {
    name: 'The pay that leaves 2,500 a month',
    given: { taxYear: '2026-27', pay: 2500, basis: 'netMonth' },
    expect: { gross: 36_778.34, takeHome: 30_000, monthly: 2500 },
    source: {
      ...paper,
      how: '(30,000 − 0.28 × 12,570) ÷ 0.72 = 36,778.33 where tax and National Insurance begin at the same pay',
    },
  },
  {
    name: 'A pension paid after tax widens the basic band and leaves the allowance alone',
    given: { taxYear: '2026-27', pay: 60_000, pensionRate: 0.1, pensionMethod: 'relief' },
    expect: { tax: 10_232, saving: 4800 },
    source: {
      title: 'Finance Act 2004, section 192',
      href: 'https://www.legislation.gov.uk/ukpga/2004/12/section/192',
      how: '43,700 × 20% + (47,430 − 43,700) × 40%; 6,000 less 20%',
    },
  },
  {
    name: 'A tax code that is none',
    given: { taxCode: 'ABC' },
    problem: 'taxCode',
    because: '1257L',
    source: { title: 'GOV.UK: Tax codes', href: 'https://www.gov.uk/tax-codes/what-your-tax-code-means' },
  },
  {
    name: 'Plan 5 is not repaid before April 2026',
    given: { taxYear: '2025-26', loan: 'plan5' },
    problem: 'loan',
    source: {
      title: 'GOV.UK: Repaying your student loan',
      href: 'https://www.gov.uk/repaying-your-student-loan/what-you-pay',
    },
  },
  {
    name: 'The blind person’s allowance of 2025-26; of 2026-27 two sources disagree',
    given: { taxYear: '2025-26', pay: 30_000, blind: true },
    expect: { tax: 2860 },
    source: {
      title: 'Quilter Cheviot: Tax tables 2025-26',
      href: 'https://www.quiltercheviot.com/news-and-events/articles/tax-tables-2025-26',
      how: '(30,000 − 12,570 − 3,130) × 20%',
    },
  },
  {
    name: 'No blind person’s allowance for 2026-27',
    given: { taxYear: '2026-27', blind: true },
    problem: 'blind',
    because: 'disagree',
    source: paper,
  },
])
