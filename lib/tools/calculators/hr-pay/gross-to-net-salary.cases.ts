import { defineCases } from '@/lib/kits/calculator'
import definition from './gross-to-net-salary'

/** Resident rates of Singapore from the year of assessment 2024 on. */
const singapore = [
  { over: 0, rate: 0 },
  { over: 20_000, rate: 0.02 },
  { over: 30_000, rate: 0.035 },
  { over: 40_000, rate: 0.07 },
  { over: 80_000, rate: 0.115 },
  { over: 120_000, rate: 0.15 },
  { over: 160_000, rate: 0.18 },
]
const iras = {
  title: 'Mazars Singapore: resident rates of 2024, with the tax on the first 80,000 and 160,000',
  href: 'https://www.mazars.sg/Home/Services/International-services/Doing-Business-in-Singapore/Personal-Taxation/Tax-Rates',
}
const wageBase = {
  title: 'PayrollOrg: the most that an employee pays for Social Security in 2026',
  href: 'https://blogs.payroll.org/pay-news-now/social-security-wage-base-increases-to-184500-for-2026',
}
const byHand = { title: 'Arithmetic on paper' }
const none = { allowance: 0, socialRate: 0 }
const flat = [{ over: 0, rate: 0.2 }]
const twoBands = [
  { over: 0, rate: 0.2 },
  { over: 30_000, rate: 0.4 },
]

export default defineCases(definition, [
  {
    name: 'The table prints 3,350 on the first 80,000',
    given: { ...none, gross: 80_000, bands: singapore },
    expect: { tax: 3350, taxable: 80_000, netYear: 76_650, ofRaise: 0.115 },
    source: { ...iras, how: '3,350.00 stands in the column of the gross tax payable' },
  },
  {
    name: 'The table prints 13,950 on the first 160,000, and the order of the rows does not matter',
    given: { ...none, gross: 160_000, bands: singapore.toReversed() },
    expect: {
      tax: 13_950,
      slices: {
        rows: 7,
        at: { 0: { from: 0, upTo: 20_000, rate: 0, part: 20_000, tax: 0 }, 6: { upTo: null, part: 0 } },
        sum: { part: 160_000, tax: 13_950 },
      },
    },
    source: { ...iras, how: '13,950.00 stands in the column of the gross tax payable' },
  },
  {
    name: 'Contributions end at the ceiling',
    given: { ...none, gross: 250_000, bands: [{ over: 0, rate: 0 }], socialRate: 0.062, socialUpTo: 184_500 },
    expect: { social: 11_439, socialBase: 184_500, ofRaise: 0 },
    source: { ...wageBase, how: 'It prints $11,439 as the largest tax on wages up to $184,500' },
  },
  {
    name: 'Two bands, line by line',
    given: { gross: 48_000, allowance: 12_000, bands: twoBands, socialRate: 0.08 },
    expect: {
      grossYear: 48_000,
      socialBase: 48_000,
      social: 3840,
      taxable: 36_000,
      tax: 8400,
      netYear: 35_760,
      net: 2980,
      share: 0.255,
      ofRaise: 0.48,
      pay: {
        rows: 4,
        at: {
          0: { line: 'Gross pay', year: 48_000, month: 4000, fortnight: 1846.153_846, week: 923.076_923 },
          2: { line: 'Income tax', year: -8400, month: -700 },
          3: { line: 'Take-home pay', year: 35_760, month: 2980, week: 687.692_308 },
        },
      },
      bridge: {
        rows: 4,
        at: {
          0: { line: 'Gross pay', amount: 48_000, whole: 'yes' },
          1: { amount: -3840, whole: '' },
          3: { line: 'Take-home pay', amount: 35_760 },
        },
      },
    },
    source: { ...byHand, how: '48,000 × 8% = 3,840; 30,000 × 20% + 6,000 × 40% = 8,400; 1 − 35,760 ÷ 48,000' },
  },
  {
    name: 'Contributions with a ceiling that lower the tax',
    given: {
      gross: 9000,
      period: 'month',
      allowance: 12_000,
      bands: [
        { over: 0, rate: 0.2 },
        { over: 60_000, rate: 0.4 },
      ],
      socialRate: 0.2,
      socialUpTo: 96_000,
      socialLowers: true,
    },
    expect: { grossYear: 108_000, social: 19_200, taxable: 76_800, tax: 18_720, netYear: 70_080, ofRaise: 0.4 },
    source: {
      ...byHand,
      how: '96,000 × 20%; 108,000 − 12,000 − 19,200 = 76,800; 12,000 + 16,800 × 40%; 108,000 − 19,200 − 18,720',
    },
  },
  {
    name: 'A pension before tax and contributions, dues after both, contributions from a floor on',
    given: {
      gross: 1000,
      period: 'week',
      allowance: 10_000,
      bands: flat,
      socialRate: 0.1,
      socialFrom: 8000,
      before: 2000,
      beforeSocial: true,
      after: 600,
    },
    expect: {
      grossYear: 52_000,
      socialBase: 42_000,
      social: 4200,
      taxable: 40_000,
      tax: 8000,
      netYear: 37_200,
      pay: { rows: 6 },
    },
    source: {
      ...byHand,
      how: '(50,000 − 8,000) × 10%; (52,000 − 2,000 − 10,000) × 20%; 52,000 − 2,000 − 4,200 − 8,000 − 600',
    },
  },
  {
    name: 'A pay within the allowance',
    given: { ...none, gross: 400, period: 'fortnight', allowance: 12_000, bands: flat },
    expect: { tax: 0, netYear: 10_400, ofRaise: 0, share: 0 },
    source: { ...byHand, how: '26 × 400 lies below 12,000' },
  },
  {
    name: 'No pay',
    given: { ...none, gross: 0, bands: flat },
    expect: { netYear: 0, share: null, ofRaise: 0.2 },
    source: { ...byHand, how: 'The first 100 is charged the first band' },
  },
  {
    name: 'Two bands that begin at one amount',
    given: {
      bands: [
        { over: 0, rate: 0.1 },
        { over: 0, rate: 0.2 },
      ],
    },
    problem: 'bands',
    because: 'different amounts',
    source: { ...byHand, how: 'Which rate holds is not said' },
  },
  {
    name: 'A ceiling below the floor',
    given: { socialFrom: 20_000, socialUpTo: 20_000 },
    problem: 'socialUpTo',
    because: 'above where contributions begin',
    source: { ...byHand, how: 'Nothing lies between' },
  },
  {
    name: 'More is taken off before tax than is earned',
    given: { ...none, gross: 10_000, before: 10_001 },
    problem: 'before',
    because: 'not be more than the gross pay',
    source: { ...byHand, how: '10,000 − 10,001 is below zero' },
  },
  {
    name: 'Less than nothing would be left',
    given: { ...none, gross: 10_000, bands: flat, after: 8001 },
    problem: 'after',
    because: 'what is left',
    source: { ...byHand, how: '10,000 − 2,000 − 8,001 is below zero' },
  },
])
