import { defineCases } from '@/lib/calculator'
import mortgage from './mortgage-calculator'

const calc = (how: string) => ({
  title: 'LibreOffice Calc 7.4, financial functions',
  href: 'https://help.libreoffice.org/latest/en-US/text/scalc/01/04060118.html',
  how,
})
const closing = {
  title: 'Consumer Financial Protection Bureau: sample Closing Disclosure, form H-25(B) of Regulation Z',
  href: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/h/',
}
const plain = {
  type: 'repayment',
  frequency: 'monthly',
  firstDate: '2027-02-01',
  extra: 0,
  propertyTax: 0,
  homeInsurance: 0,
  dues: 0,
  insuranceRate: 0,
  insuranceStops: 'automatic',
  fixedMonths: undefined,
} as const
const large = { ...plain, price: 400_000, deposit: 20_000, annualRate: 0.065, months: 360 } as const

export default defineCases(mortgage, [
  {
    name: 'Sample Closing Disclosure: 761.78 + 82.35 insurance + 206.13 escrow = 1,050.26',
    given: {
      ...plain,
      price: 180_000,
      deposit: 18_000,
      annualRate: 0.03875,
      months: 360,
      firstDate: '2013-06-01',
      propertyTax: 1263.6,
      homeInsurance: 1209.96,
      insuranceRate: 0.0061,
    },
    expect: {
      instalment: 761.78,
      insurancePart: 82.35,
      payment: 1050.26,
      automaticDate: '2020-01-01',
      insuranceTotal: 6588,
    },
    source: {
      ...closing,
      how: 'Projected payments, page 1: years 1–7 1,050.26, years 8–30 967.91, so the insurance ends in year 7; 82.35 a month is 0.61% of 162,000 a year. Payment 80 is the first after which a decimal simulation owes 140,400 or less: 80 × 82.35 = 6,588',
    },
  },
  {
    name: '380,000 at 6.5% over 30 years: 2,401.86 a month',
    given: large,
    expect: {
      instalment: 2401.86,
      ltv: 0.95,
      interest: 484_667.97,
      payoff: '2057-01-01',
      years: { rows: 30, at: { 0: { interest: 24_574.94 }, [-1]: { closing: 0 } } },
    },
    source: calc(
      'PMT(6.5%/12;360;-380000) = 2401.86; CUMIPMT(6.5%/12;360;380000;1;12;0) = -24574.945, CUMIPMT over 360 = -484669.06; to the cent by a simulation in decimal arithmetic, where each row is rounded',
    ),
  },
  {
    name: '200 extra each month: 290 payments, and the 80% balance after 87 instead of 124',
    given: { ...large, extra: 200, insuranceRate: 0.006, insuranceStops: 'request' },
    expect: {
      sooner: 70,
      interestSaved: 110_460.85,
      requestDate: '2034-04-01',
      automaticDate: '2038-04-01',
      insurancePart: 190,
      insuranceTotal: 16_530,
    },
    source: calc(
      'NPER(6.5%/12;-2601.86;380000) = 289.87; by simulation 320,000 is reached with payment 87, and 312,000 on the schedule without the extra with payment 135; 87 × 380,000 × 0.6% ÷ 12',
    ),
  },
  {
    name: 'Two years at 4.75%, then 7.75%: 1,282.76 becomes 1,672.45',
    given: {
      ...plain,
      price: 250_000,
      deposit: 25_000,
      annualRate: 0.0475,
      months: 300,
      fixedMonths: 24,
      laterRate: 0.0775,
    },
    expect: { instalment: 1282.76, laterPayment: 1672.45, interest: 267_380.02 },
    source: calc(
      'PMT(4.75%/12;300;-225000) = 1282.7641; FV(4.75%/12;24;1282.76;-225000) = 215147.65, 215147.68 with each month’s interest rounded; PMT(7.75%/12;276;-215147.68) = 1672.45',
    ),
  },
  {
    name: 'Fortnightly payments of 594.40',
    given: { ...plain, price: 250_000, deposit: 50_000, annualRate: 0.06, months: 300, frequency: 'fortnightly' },
    expect: { instalment: 594.4, interest: 186_353.01, years: { rows: 25 } },
    source: calc('PMT(6%/26;650;-200000) = 594.3954; interest to the cent by simulation'),
  },
  {
    name: 'Weekly payments of 297.12',
    given: { ...plain, price: 250_000, deposit: 50_000, annualRate: 0.06, months: 300, frequency: 'weekly' },
    expect: { instalment: 297.12, interest: 186_267.68 },
    source: calc('PMT(6%/52;1300;-200000) = 297.1239; interest to the cent by simulation'),
  },
  {
    name: 'Interest-only: 1,000 a month, and the whole loan on the last day',
    given: { ...plain, price: 300_000, deposit: 60_000, annualRate: 0.05, months: 300, type: 'interestOnly' },
    expect: { instalment: 1000, capitalDue: 240_000, interest: 300_000, payoff: '2052-01-01' },
    source: { title: 'Arithmetic on paper', how: '240,000 × 5% ÷ 12 = 1,000; 300 × 1,000' },
  },
  {
    name: 'Without interest the loan is split evenly, and dues and taxes come on top',
    given: {
      ...plain,
      price: 330_000,
      deposit: 30_000,
      annualRate: 0,
      months: 360,
      propertyTax: 2400,
      homeInsurance: 1200,
      dues: 50,
    },
    expect: {
      instalment: 833.33,
      payment: 1183.33,
      interest: 0,
      total: 426_000,
      years: { sum: { principal: 300_000, costs: 126_000 } },
    },
    source: { title: 'Arithmetic on paper', how: '300,000 ÷ 360 = 833.33; + 200 + 100 + 50; 300,000 + 360 × 350' },
  },
  {
    name: 'At a fifth down there is no mortgage insurance',
    given: { ...plain, price: 300_000, deposit: 60_000, annualRate: 0.06, months: 360, insuranceRate: 0.006 },
    expect: { insurancePart: null, insuranceTotal: null, ltv: 0.8 },
    source: {
      title: 'Homeowners Protection Act, 12 U.S.C. § 4901',
      how: 'The cancellation threshold, 80%, is met on day one',
    },
  },
  {
    name: 'A deposit as large as the price leaves no loan',
    given: { ...plain, price: 300_000, deposit: 300_000, annualRate: 0.06, months: 360 },
    problem: 'deposit',
    source: { title: 'Arithmetic on paper', how: '300,000 − 300,000 = 0' },
  },
])
