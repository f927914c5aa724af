import { defineCases } from '@/lib/kits/calculator'
import indiaIncomeTax from './india-income-tax'

const faq = {
  title: 'GroYourWealth: the marginal relief of Budget 2025, after the FAQ of the Income Tax Department',
  href: 'https://groyourwealth.com/economy/budget-2025s-%E2%82%B912-lakh-tax-break-heres-what-marginal-relief-rebate-means-for-your-income/',
}
const taxcure = { title: 'Tax Cure India: tax under the new regime', href: 'https://taxcureindia.com/?p=735' }
const payroll = {
  title: 'jantahr: tests of a payroll engine',
  href: 'https://github.com/devag7/jantahr/blob/37a18ca8a8ad32e65da7955d97427508f947ed20/packages/backend/src/modules/payroll/engine/engine.spec.ts',
}
const paper = { title: 'Arithmetic on paper' }
const salary = (pay: number) => ({ taxYear: '2025-26', pay, regime: 'new' }) as const

export default defineCases(indiaIncomeTax, [
  {
    name: 'A taxable income of 12,10,000 bears 10,000 before cess',
    given: salary(1_285_000),
    expect: { tax: 10_400 },
    source: { ...faq, how: '61,500 is more than the 10,000 above the limit; cess of 4%' },
  },
  {
    name: 'A taxable income of 15 lakh bears 1,09,200',
    given: salary(1_575_000),
    expect: { tax: 109_200 },
    source: taxcure,
  },
  {
    name: 'A taxable income of 20 lakh bears 2,08,000',
    given: salary(2_075_000),
    expect: { tax: 208_000 },
    source: taxcure,
  },
  {
    name: 'A salary of 12,75,000 bears nothing',
    given: salary(1_275_000),
    expect: { tax: 0, effective: 0 },
    source: payroll,
  },
  {
    name: 'A salary of 13,00,000: marginal relief',
    given: salary(1_300_000),
    expect: { tax: 26_000, marginal: 1.04 },
    source: { ...payroll, how: 'all of the 25,000 above the limit and cess; the next rupee goes the same way' },
  },
  { name: 'A salary of 15,00,000', given: salary(1_500_000), expect: { tax: 97_500 }, source: payroll },
  { name: 'A salary of 24,75,000', given: salary(2_475_000), expect: { tax: 312_000 }, source: payroll },
  {
    name: 'A salary of 60,00,000 bears a surcharge of 10%',
    given: salary(6_000_000),
    expect: { tax: 1_552_980 },
    source: payroll,
  },
  {
    name: 'Old regime: 10,00,000 with savings of 1,50,000',
    given: { taxYear: '2025-26', pay: 1_000_000, regime: 'old', savings: 150_000 },
    expect: { tax: 75_400 },
    says: { remark: 'less than' },
    source: payroll,
  },
  {
    name: 'Old regime: 5,50,000 bears nothing',
    given: { taxYear: '2025-26', pay: 550_000, regime: 'old' },
    expect: { tax: 0 },
    source: payroll,
  },
  {
    name: 'The old regime breaks even at 6,12,500 of deductions for 15,75,000',
    given: { taxYear: '2025-26', pay: 1_575_000, regime: 'old', deductions: 562_500 },
    expect: { tax: 109_200, remark: 'plain' },
    says: { remark: 'Both regimes take the same' },
    source: {
      ...paper,
      how: '12,500 + 20% of 4,62,500 are 1,05,000, on an income of 9,62,500; the standard deduction is 50,000 of it',
    },
  },
  {
    name: 'Savings count up to 1,50,000, the provident fund among them',
    given: {
      taxYear: '2026-27',
      pay: 1_200_000,
      regime: 'old',
      fund: 100_000,
      savings: 100_000,
      professionalTax: 2400,
    },
    expect: { tax: 116_500.8, saving: 100_000, other: 2400 },
    source: { ...paper, how: '12,00,000 − 50,000 − 1,50,000 − 2,400 = 9,97,600: 12,500 + 20% of 4,97,600, and cess' },
  },
  {
    name: 'From 80 the old slabs begin at five lakh',
    given: { taxYear: '2026-27', pay: 1_050_000, regime: 'old', age: 'from80' },
    expect: { tax: 104_000 },
    source: {
      title: 'Finance Act, 2026, First Schedule, Part I-B',
      href: 'https://egazette.gov.in/WriteReadData/2026/271439.pdf',
      how: '20% of five lakh, and cess',
    },
  },
  {
    name: 'Every period and table of 18,00,000 beside 24,00,000, with interest of 1,00,000',
    given: {
      taxYear: '2026-27',
      pay: 150_000,
      basis: 'month',
      regime: 'new',
      otherIncome: 100_000,
      otherPay: 2_400_000,
    },
    expect: {
      gross: 1_800_000,
      monthly: 144_033.33,
      takeHome: 1_728_400,
      taken: 171_600,
      remark: null,
      payslip: {
        at: {
          1: {
            item: 'Other income',
            year: 100_000,
            month: 8333.33,
            fortnight: 3846.15,
            week: 1923.08,
            day: 384.62,
            hour: 48.08,
          },
          3: { item: 'Take-home pay', year: 1_728_400 },
        },
      },
      bands: {
        at: {
          4: {
            scale: 'Slabs of the new regime',
            from: 1_600_000,
            upTo: 2_000_000,
            rate: 0.2,
            part: 225_000,
            tax: 45_000,
          },
        },
      },
      compared: { at: { 2: { what: 'Income tax', this: 171_600, other: 319_800, difference: 148_200 } } },
      years: { at: { 2: { year: '2026-27', tax: 171_600, takeHome: 1_728_400, change: 0 } } },
      curve: { at: { 35: { pay: 1_800_000, taken: 0.090316, marginal: 0.208 } } },
    },
    source: {
      ...paper,
      how: '18,25,000 taxable: 1,20,000 + 45,000 and cess of 4%; other pay 24,25,000: 3,00,000 + 7,500 and cess',
    },
  },
])
