import { defineCases } from '@/lib/kits/calculator'
import newZealandIncomeTax from './new-zealand-income-tax'

const edenEpsom = {
  title: 'Eden Epsom Chartered Accountants: personal income tax rates from 31 July 2024',
  href: 'https://edenepsomca.co.nz/personal-income-tax-rates-and-independent-earner-tax-credit-ietc-eligibility-changes-from-31-july-2024',
}
const myob = {
  title: 'MYOB: payroll compliance changes from 1 April',
  href: 'https://myob-com-core-fe.svc.platform.myob.com/nz/support/myob-business/payroll/payroll-compliance-changes-from-1-april',
}
const zest = {
  title: 'Zest Accountants: repaying your student loan in New Zealand',
  href: 'https://zestaccountants.nz/a-guide-to-repaying-your-student-loan-in-new-zealand/',
}
const calculate = {
  title: 'Calculate.co.nz: student loan guide',
  href: 'https://calculate.co.nz/learning-center/student-loan-guide.php',
}
const kpmg = {
  title: 'KPMG New Zealand: Budget 2024, composite rates',
  href: 'https://kpmg.com/nz/en/home/insights/2024/06/budget-2024---tax-thresholds-changes-and-impacts-for-employers.html',
}
const paper = { title: 'Arithmetic on paper' }
const bare = { saving: 0 } as const

export default defineCases(newZealandIncomeTax, [
  {
    name: '70,000 under the bands since July 2024: 13,220.50',
    given: { ...bare, taxYear: '2025-26', pay: 70_000 },
    expect: { tax: 13_220.5 },
    says: { oneSource: 'ACC levy of 2025' },
    source: edenEpsom,
  },
  {
    name: 'The levy of 2024–25 is at most 2,276.52',
    given: { ...bare, taxYear: '2024-25', pay: 142_283 },
    expect: { social: 2276.52 },
    source: { ...myob, how: 'the cents are cut' },
  },
  {
    name: 'More pay bears no more levy',
    given: { ...bare, taxYear: '2024-25', pay: 250_000 },
    expect: { social: 2276.52 },
    source: myob,
  },
  {
    name: 'A loan takes 704.64 of 30,000 in 2025–26',
    given: { ...bare, taxYear: '2025-26', pay: 30_000, loan: true },
    expect: { other: 704.64 },
    source: { ...zest, how: 'printed as 705' },
  },
  {
    name: 'And 3,704.64 of 55,000 in 2024–25',
    given: { ...bare, taxYear: '2024-25', pay: 55_000, loan: true },
    expect: { other: 3704.64 },
    source: { ...calculate, how: 'printed as 3,705' },
  },
  {
    name: '2024–25 mixes two tables: 78,100',
    given: { ...bare, taxYear: '2024-25', pay: 78_100 },
    expect: { tax: 15_995.51 },
    source: {
      ...kpmg,
      how: '14,000 × 10.5% + 1,600 × 12.82% + 32,400 × 17.5% + 5,500 × 21.64% + 16,500 × 30% + 8,100 × 30.99%',
    },
  },
  {
    name: 'The earner credit is 520 up to 66,000',
    given: { ...bare, taxYear: '2025-26', pay: 66_000, credit: true },
    expect: { tax: 11_500.5 },
    source: { ...edenEpsom, how: '15,600 × 10.5% + 37,900 × 17.5% + 12,500 × 30% − 520' },
  },
  {
    name: 'And gone at 70,000',
    given: { ...bare, taxYear: '2025-26', pay: 70_000, credit: true },
    expect: { tax: 13_220.5 },
    source: { ...edenEpsom, how: '13 cents of each of 4,000 dollars are 520' },
  },
  {
    name: 'Below 24,000 there is no earner credit',
    given: { ...bare, taxYear: '2025-26', pay: 23_999, credit: true },
    expect: { tax: 3107.825 },
    source: { ...edenEpsom, how: '1,638 + 8,399 × 17.5%' },
  },
  { name: 'No loan in 2026–27', given: { taxYear: '2026-27', loan: true }, problem: 'loan', source: paper },
  {
    name: 'No earner credit in the year of two tables',
    given: { taxYear: '2024-25', credit: true },
    problem: 'credit',
    source: edenEpsom,
  },
  {
    name: 'Every period and table of 78,000 beside 100,000',
    given: { taxYear: '2026-27', pay: 1500, basis: 'week', otherPay: 100_000 },
    expect: {
      gross: 78_000,
      tax: 15_620.5,
      social: 1365,
      saving: 2730,
      takeHome: 58_284.5,
      monthly: 4857.04,
      taken: 19_715.5,
      effective: 0.252763,
      marginal: 0.3525,
      employerCost: 80_730,
      payslip: {
        at: {
          0: { item: 'Pay before tax', year: 78_000, month: 6500, fortnight: 3000, week: 1500, day: 300, hour: 37.5 },
          2: { item: 'ACC levy', year: 1365, month: 113.75, fortnight: 52.5, week: 26.25, day: 5.25, hour: 0.66 },
        },
      },
      bands: { at: { 2: { scale: 'Income tax', from: 53_500, upTo: 78_100, rate: 0.3, part: 24_500, tax: 7350 } } },
      employer: { at: { 1: { item: 'Employer’s KiwiSaver', amount: 2730 } } },
      compared: { at: { 1: { what: 'Income tax', this: 15_620.5, other: 22_877.5, difference: 7257 } } },
      years: { at: { 2: { year: '2026-27', tax: 15_620.5, social: 1365, takeHome: 58_284.5, change: -62.4 } } },
      curve: { at: { 38: { pay: 78_000, taken: 0.252763 } } },
    },
    source: { ...paper, how: '1,638 + 6,632.50 + 24,500 × 30%; 1.75%; 3.5%; the year before a levy of 1.67%' },
  },
])
