import { defineCases } from '@/lib/kits/calculator'
import definition from './net-to-gross-salary'

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
} as const
const byHand = { title: 'Arithmetic on paper' }
const plain = {
  period: 'year',
  allowance: 0,
  socialRate: 0,
  socialFrom: 0,
  socialUpTo: undefined,
  socialLowers: false,
  before: 0,
  beforeSocial: false,
  after: 0,
  employerRate: 0,
  employerUpTo: undefined,
} as const
const flat = [{ over: 0, rate: 0.2 }]
const twoBands = [
  { over: 0, rate: 0.2 },
  { over: 30_000, rate: 0.4 },
]

export default defineCases(definition, [
  {
    name: 'What 80,000 leaves in Singapore takes 80,000',
    given: { ...plain, net: 76_650, bands: singapore },
    expect: { grossYear: 80_000, gross: 80_000, tax: 3350, taxable: 80_000, verdict: 'good' },
    says: { verdict: 'are left' },
    source: { ...iras, how: '3,350.00 stands in the column of the gross tax payable' },
  },
  {
    name: 'What 160,000 leaves takes 160,000, in any order of the rows',
    given: { ...plain, net: 146_050, bands: singapore.toReversed() },
    expect: { grossYear: 160_000, tax: 13_950 },
    source: { ...iras, how: '13,950.00 stands in the column of the gross tax payable' },
  },
  {
    name: 'Two bands and contributions, line by line',
    given: { ...plain, net: 35_760, allowance: 12_000, bands: twoBands, socialRate: 0.08 },
    expect: {
      grossYear: 48_000,
      social: 3840,
      socialBase: 48_000,
      tax: 8400,
      netYear: 35_760,
      ofRaise: 192.31,
      employer: 0,
      cost: 48_000,
      pay: {
        rows: 4,
        at: {
          0: { line: 'Gross pay', year: 48_000, period: 48_000 },
          1: { line: 'Social contributions', year: -3840 },
          2: { line: 'Income tax', year: -8400 },
          3: { line: 'Take-home pay', year: 35_760, period: 35_760 },
        },
      },
    },
    source: { ...byHand, how: '48,000 × 8%; 30,000 × 20% + 6,000 × 40%; 100 ÷ 0.52 = 192.31' },
  },
  {
    name: 'By the month, with a pension before both, dues after both and a floor',
    given: {
      ...plain,
      net: 2695,
      period: 'month',
      allowance: 10_000,
      bands: flat,
      socialRate: 0.1,
      socialFrom: 8000,
      before: 2400,
      beforeSocial: true,
      after: 600,
    },
    expect: {
      grossYear: 45_457.15,
      gross: 3788.095_833,
      social: 3505.715,
      taxable: 33_057.15,
      pay: {
        rows: 6,
        at: {
          1: { line: 'Taken off before tax', year: -2400, period: -200 },
          4: { line: 'Taken off after tax', period: -50 },
        },
      },
    },
    source: {
      ...byHand,
      how: 'g − 2,400 − 0.1 (g − 10,400) − 0.2 (g − 12,400) − 600 = 32,340, so 0.7 g = 31,820 and g = 45,457.15, rounded up to a cent',
    },
  },
  {
    name: 'Contributions that end and lower the tax',
    given: {
      ...plain,
      net: 70_080,
      allowance: 12_000,
      bands: [
        { over: 0, rate: 0.2 },
        { over: 60_000, rate: 0.4 },
      ],
      socialRate: 0.2,
      socialUpTo: 96_000,
      socialLowers: true,
    },
    expect: { grossYear: 108_000, social: 19_200, socialBase: 96_000, taxable: 76_800, tax: 18_720 },
    source: { ...byHand, how: '108,000 − 19,200 − (12,000 + 16,800 × 40%) = 70,080' },
  },
  {
    name: 'The employer’s share, with its ceiling',
    given: { ...plain, net: 40_000, bands: flat, employerRate: 0.15, employerUpTo: 45_000 },
    expect: { grossYear: 50_000, employer: 6750, cost: 56_750 },
    source: { ...byHand, how: '40,000 ÷ 0.8; 15% of 45,000' },
  },
  {
    name: 'By the week',
    given: { ...plain, net: 400, period: 'week', bands: flat },
    expect: { gross: 500, grossYear: 26_000 },
    source: { ...byHand, how: '400 ÷ 0.8, 52 times' },
  },
  {
    name: 'Every two weeks',
    given: { ...plain, net: 800, period: 'fortnight', bands: flat },
    expect: { gross: 1000, grossYear: 26_000 },
    source: { ...byHand, how: '800 ÷ 0.8, 26 times' },
  },
  {
    name: 'Nothing is left of more pay',
    given: {
      ...plain,
      net: 50_000,
      bands: [
        { over: 0, rate: 0.2 },
        { over: 40_000, rate: 1 },
      ],
    },
    problem: 'net',
    because: 'nothing is left',
    source: { ...byHand, how: '32,000 is the most' },
  },
  {
    name: 'The last that can be had leaves no next 100',
    given: {
      ...plain,
      net: 32_000,
      bands: [
        { over: 0, rate: 0.2 },
        { over: 40_000, rate: 1 },
      ],
    },
    expect: { grossYear: 40_000, ofRaise: null },
    source: { ...byHand, how: '40,000 × 0.8' },
  },
  {
    name: 'Two bands at one amount',
    given: { ...plain, net: 100, bands: [...flat, { over: 0, rate: 0.3 }] },
    problem: 'bands',
    source: { ...byHand, how: 'Both begin at 0' },
  },
  {
    name: 'A ceiling below the floor',
    given: { ...plain, net: 100, bands: flat, socialFrom: 10, socialUpTo: 10 },
    problem: 'socialUpTo',
    source: { ...byHand, how: 'Both at 10' },
  },
])
