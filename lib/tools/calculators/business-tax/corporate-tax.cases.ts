import { defineCases } from '@/lib/kits/calculator'
import corporateTax from './corporate-tax'

const figurewizard = {
  title: 'FigureWizard: Corporation tax and marginal relief from 2023',
  href: 'https://www.figurewizard.com/marginal-relief-company-tax-concession-2023.html',
}
const ministry = {
  title: 'Ministry of Finance, United Arab Emirates: corporate tax, questions and answers',
  href: 'https://mof.gov.ae/corporate-tax-faq/',
}
const singapore = {
  title: 'Cheef M: Corporate tax rates in Singapore',
  href: 'http://cheefm.com/corporate-tax-rates-in-singapore',
} as const
const germany = {
  title: 'MQS Steuerberatung: Absenkung des Körperschaftsteuersatzes',
  href: 'https://mqs-steuerberatung.de/kapitalgesellschaften-absenkung-des-koerperschaftsteuersatzes',
}
const india = {
  title: 'EZTax: Section 115BAA tax rate for companies explained',
  href: 'https://eztax.in/section-115baa-tax-rate-explained',
}
const paper = { title: 'Arithmetic on paper' }

export default defineCases(corporateTax, [
  {
    name: 'UK: 45,000 at the small profits rate',
    given: { country: 'uk', profit: 45_000 },
    expect: {
      tax: 8550,
      effective: 0.19,
      next: 0.19,
      quarter: 2137.5,
      left: 36_450,
      used: null,
      carried: null,
      charges: { rows: 1 },
    },
    says: { verdict: 'outside the limits' },
    source: figurewizard,
  },
  {
    name: 'UK: 100,000 with marginal relief of 2,250',
    given: { country: 'uk', profit: 100_000 },
    expect: {
      tax: 22_750,
      next: 0.265,
      charges: {
        rows: 2,
        at: {
          0: { item: 'Corporation tax, main rate', base: 100_000, rate: 0.25, amount: 25_000 },
          1: { amount: -2250 },
        },
        sum: { amount: 22_750 },
      },
      curve: { rows: 80, at: { 19: { profit: 100_000, effective: 0.2275, next: 0.265 } } },
    },
    says: { verdict: 'between the limits' },
    source: figurewizard,
  },
  {
    name: 'UK: one associate halves the limits',
    given: { country: 'uk', profit: 100_000, associates: 1 },
    expect: { tax: 24_625 },
    source: { ...paper, how: '25,000 − (125,000 − 100,000) × 3 ÷ 200' },
  },
  {
    name: 'UK: dividends from outside and nine months',
    given: { country: 'uk', profit: 80_000, dividends: 20_000, months: 9 },
    expect: { tax: 18_950 },
    source: { ...paper, how: '20,000 − (187,500 − 100,000) × 3 ÷ 200 × 80,000 ÷ 100,000' },
  },
  {
    name: 'UK: losses cover five million and half of the rest',
    given: { country: 'uk', profit: 8_000_000, broughtForward: 10_000_000 },
    expect: { used: 6_500_000, carried: 3_500_000, taxable: 1_500_000, tax: 375_000, verdict: 'fair' },
    source: {
      title: 'HMRC: Company Taxation Manual, CTM05120',
      href: 'https://www.gov.uk/hmrc-internal-manuals/company-taxation-manual/ctm05120',
      how: 'the rule on paper: 5,000,000 + 50% of 3,000,000',
    },
  },
  {
    name: 'US: losses cover 80%, and the state comes off first',
    given: {
      country: 'us',
      profit: 900_000,
      addBacks: 150_000,
      deductions: 50_000,
      broughtForward: 300_000,
      stateRate: 0.05,
      credits: 10_000,
    },
    expect: {
      taxable: 700_000,
      used: 300_000,
      tax: 164_650,
      effective: 0.182944,
      next: 0.2495,
      computation: { rows: 5, at: { 2: { item: 'Deducted for tax', amount: -50_000 }, 4: { amount: 700_000 } } },
    },
    source: { ...paper, how: '700,000 × 5% = 35,000; 665,000 × 21% = 139,650; less 10,000' },
  },
  {
    name: 'India: 25.168% under section 115BAA',
    given: { country: 'in', profit: 10_000_000 },
    expect: { tax: 2_516_800, effective: 0.25168, charges: { rows: 3 } },
    source: india,
  },
  {
    name: 'Australia: a base rate entity and none',
    given: { country: 'au', profit: 200_000, turnover: 49_000_000, passiveShare: 0.8 },
    expect: { tax: 50_000 },
    says: { verdict: 'A base rate entity' },
    source: { ...paper, how: '25%' },
  },
  {
    name: 'Australia: too much passive income',
    given: { country: 'au', profit: 200_000, turnover: 1_000_000, passiveShare: 0.81 },
    expect: { tax: 60_000 },
    says: { verdict: 'No base rate entity' },
    source: { ...paper, how: '30%' },
  },
  {
    name: 'Canada: 650,000 in Ontario',
    given: { country: 'ca', profit: 650_000 },
    expect: { tax: 100_750, charges: { rows: 4, at: { 0: { base: 500_000, rate: 0.09, amount: 45_000 } } } },
    source: { ...paper, how: '500,000 × (9% + 3.2%) + 150,000 × (15% + 11.5%), the rates on the page of the CRA' },
  },
  {
    name: 'Singapore: partial exemption of 102,500',
    given: { country: 'sg', profit: 300_000 },
    expect: { tax: 33_575 },
    source: { ...singapore, how: '(300,000 − 102,500) × 17%' },
  },
  {
    name: 'Singapore: a start-up has 125,000',
    given: { country: 'sg', profit: 300_000, scheme: 'startUp' },
    expect: { tax: 29_750 },
    source: { ...singapore, how: '(300,000 − 125,000) × 17%' },
  },
  {
    name: 'Ireland: trading and rent',
    given: { country: 'ie', profit: 200_000, passive: 40_000 },
    expect: { tax: 30_000, oneSource: null },
    source: { ...paper, how: '160,000 × 12.5% + 40,000 × 25%' },
  },
  {
    name: 'Ireland: a large group comes up to 15%',
    given: { country: 'ie', profit: 1_000_000, isLargeGroup: true },
    expect: { tax: 150_000, charges: { rows: 2, at: { 1: { amount: 25_000 } } } },
    says: { oneSource: 'the least rate of large groups' },
    source: { ...paper, how: '125,000 and 25,000' },
  },
  {
    name: 'Ireland: passive income above the profit is refused',
    given: { country: 'ie', profit: 100, passive: 101 },
    problem: 'passive',
    source: paper,
  },
  {
    name: 'Emirates: losses cover three quarters',
    given: { country: 'ae', profit: 100_000, broughtForward: 125_000 },
    expect: { used: 75_000, taxable: 25_000, carried: 50_000, tax: 0 },
    source: { ...ministry, how: 'the example on losses' },
  },
  {
    name: 'Emirates: 9% above 375,000',
    given: { country: 'ae', profit: 1_000_000 },
    expect: { tax: 56_250 },
    source: { ...paper, how: '625,000 × 9%' },
  },
  {
    name: 'Germany: 15%, 0.825% and 14%',
    given: { country: 'de', profit: 1_000_000, multiplier: 4 },
    expect: { tax: 298_250, charges: { rows: 3, at: { 1: { amount: 8250 }, 2: { rate: 0.14, amount: 140_000 } } } },
    source: germany,
  },
  {
    name: 'Germany: large losses are refused',
    given: { country: 'de', profit: 2_000_000, broughtForward: 1_500_000 },
    problem: 'broughtForward',
    source: paper,
  },
  {
    name: 'A loss is carried forward',
    given: { country: 'sg', profit: -50_000, broughtForward: 10_000 },
    expect: { tax: 0, taxable: 0, carried: 60_000, effective: null },
    says: { verdict: 'no taxable profit' },
    source: paper,
  },
])
