import { defineCases } from '@/lib/kits/calculator'
import australiaIncomeTax from './australia-income-tax'

const whatIsNew = {
  title: 'ATO: Study and training loans, what’s new',
  href: 'https://www.ato.gov.au/individuals-and-families/study-and-training-support-loans/study-and-training-loans-what-s-new',
}
const levyAct = {
  title: 'Medicare Levy Act 1986, sections 6 and 7',
  href: 'https://www.legislation.gov.au/C2004A03353/latest',
}
const offsetLaw = {
  title: 'Bramelle Partners: Federal Budget 2025, the low income tax offset',
  href: 'https://bramellepartners.com.au/blog/federal-budget-2025-personal-measures/',
}
const paper = { title: 'Arithmetic on paper' }

export default defineCases(australiaIncomeTax, [
  {
    name: '100,000 in 2026–27: 20,520 and a levy of 2,000',
    given: { taxYear: '2026-27', pay: 100_000 },
    expect: { tax: 20_520, social: 2000, taken: 22_520 },
    says: { oneSource: 'the rates of the Medicare levy' },
    source: { ...paper, how: '26,800 × 15% + 55,000 × 30%; levy 2%' },
  },
  {
    name: '100,000 in 2025–26: 22,788 in all',
    given: { taxYear: '2025-26', pay: 100_000 },
    expect: { taken: 22_788, tax: 20_788 },
    source: { ...paper, how: '26,800 × 16% + 55,000 × 30% + 2,000' },
  },
  {
    name: '100,000 in 2024–25: 20,788 without the levy',
    given: { taxYear: '2024-25', pay: 100_000 },
    expect: { tax: 20_788, social: 2000 },
    source: {
      title: 'Wise Ledger: tax cuts from 1 July 2024, tax paid by income',
      href: 'https://wiseledger.com.au/eu-vat-changes-for-2015',
      how: 'printed 20,788, without the levy; that is 2% of 100,000',
    },
  },
  {
    name: '190,000 in 2024–25, where the last band begins: 51,638',
    given: { taxYear: '2024-25', pay: 190_000 },
    expect: { tax: 51_638 },
    source: {
      title: 'AtoTaxRates.info: a comparison of 2023-24 and 2024-25 tax rates',
      href: 'https://atotaxrates.info/a-comparison-of-2023-24-vs-2024-25-tax-rates/',
    },
  },
  {
    name: 'ATO: of 137,064 the loan takes 10,276.99',
    given: { taxYear: '2026-27', pay: 137_064, loan: true },
    expect: { other: 10_276.99 },
    source: { ...whatIsNew, how: '9,028 + 17% of 7,347' },
  },
  {
    name: 'A loan takes at most a tenth of all income',
    given: { taxYear: '2026-27', pay: 200_000, loan: true },
    expect: { other: 20_000 },
    source: whatIsNew,
  },
  {
    name: 'The tenth is less from 179,286 on in 2025–26',
    given: { taxYear: '2025-26', pay: 179_286, loan: true },
    expect: { other: 17_928.6 },
    source: whatIsNew,
  },
  {
    name: 'Below 179,286 the bands are less',
    given: { taxYear: '2025-26', pay: 179_285, loan: true },
    expect: { other: 17_928.45 },
    source: { ...whatIsNew, how: '8,700 + 17% of 54,285 is 17,928.45, less than 17,928.50' },
  },
  {
    name: 'No loan is repaid at the threshold',
    given: { taxYear: '2025-26', pay: 67_000, loan: true },
    expect: { other: null },
    source: whatIsNew,
  },
  {
    name: 'The offset takes 700 from a small tax',
    given: { taxYear: '2025-26', pay: 37_500 },
    expect: { tax: 2388 },
    source: { ...offsetLaw, how: '19,300 × 16% − 700' },
  },
  {
    name: 'The offset is gone at 66,667',
    given: { taxYear: '2025-26', pay: 66_667 },
    expect: { tax: 10_788.1 },
    source: { ...offsetLaw, how: '4,288 + 21,667 × 30%; 325 − 1.5% of 21,667 leaves nothing' },
  },
  {
    name: 'The levy begins above 28,011 with a tenth',
    given: { taxYear: '2025-26', pay: 30_011 },
    expect: { social: 200 },
    source: { ...levyAct, how: '10% of 2,000' },
  },
  {
    name: 'Without hospital cover 1.25% of all income is added above 118,000',
    given: { taxYear: '2025-26', pay: 120_000, cover: false },
    expect: { social: 3900 },
    source: {
      title: 'Finder: private health insurance and tax',
      href: 'https://www.finder.com.au/health-insurance/health-insurance-tax-time',
      how: '2% and 1.25% of 120,000',
    },
  },
  {
    name: 'A foreign resident pays from the first dollar and no levy',
    given: { taxYear: '2026-27', pay: 100_000, residency: 'foreign' },
    expect: { tax: 30_000, social: 0 },
    says: { oneSource: 'the rates of foreign residents' },
    source: {
      title: 'ATO: Tax rates, foreign residents',
      href: 'https://www.ato.gov.au/tax-rates-and-codes/tax-rates-foreign-residents',
    },
  },
  {
    name: 'A working holiday maker pays 15% up to 45,000',
    given: { taxYear: '2025-26', pay: 45_000, residency: 'holiday' },
    expect: { tax: 6750 },
    source: {
      title: 'ATO: Tax rates, working holiday makers',
      href: 'https://www.ato.gov.au/tax-rates-and-codes/tax-rates-working-holiday-makers',
    },
  },
  {
    name: 'Super stops at the base',
    given: { taxYear: '2025-26', pay: 300_000 },
    expect: { employerCost: 330_000, employer: { at: { 1: { item: 'Superannuation', amount: 30_000 } } } },
    source: { ...paper, how: '12% of four times 62,500' },
  },
  {
    name: 'The loans of 2024–25 are not known here',
    given: { taxYear: '2024-25', loan: true },
    problem: 'loan',
    source: paper,
  },
  {
    name: 'Every period and table of 104,000 beside 130,000',
    given: { taxYear: '2026-27', pay: 2000, basis: 'week', otherPay: 130_000 },
    expect: {
      gross: 104_000,
      takeHome: 80_200,
      monthly: 6683.33,
      marginal: 0.32,
      effective: 0.228846,
      payslip: {
        at: {
          1: {
            item: 'Income tax',
            year: 21_720,
            month: 1810.01,
            fortnight: 835.38,
            week: 417.69,
            day: 83.54,
            hour: 10.44,
          },
          3: { item: 'Take-home pay', year: 80_200, fortnight: 3084.62, week: 1542.31, day: 308.46, hour: 38.56 },
        },
      },
      bands: { at: { 2: { scale: 'Income tax', from: 45_000, upTo: 135_000, rate: 0.3, part: 59_000, tax: 17_700 } } },
      compared: { at: { 1: { what: 'Income tax', this: 21_720, other: 29_520, difference: 7800 } } },
      years: { at: { 2: { year: '2026-27', tax: 21_720, social: 2080, takeHome: 80_200, change: 268 } } },
      curve: { at: { 41: { pay: 105_000, taken: 0.229714, marginal: 0.32 } } },
    },
    source: {
      ...paper,
      how: '26,800 × 15% + 59,000 × 30%; 2%; the year before 1% of 26,800 more; the larger deduction of a column takes the odd cent: 8,666.67 − 173.33 − 6,683.33',
    },
  },
])
