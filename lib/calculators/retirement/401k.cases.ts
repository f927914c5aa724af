import { defineCases } from '@/lib/calculator'
import plan from './401k'

const notice = (how: string) => ({
  title: 'IRS Notice 2025-67',
  href: 'https://www.irs.gov/pub/irs-drop/n-25-67.pdf',
  how: `${how}; limits read in the yearly table of the IRS, the threshold for Roth catch-up in the summaries of the notice by Haynes Boone, Troutman Pepper Locke and Plante Moran`,
})
const catchUpRule = (how: string) => ({
  title: '26 CFR § 1.414(v)-1(a)(1), (b)(1)(i) and (d)(1); IRS Notice 2025-67',
  href: 'https://www.law.cornell.edu/cfr/text/26/1.414(v)-1',
  how,
})
const paper = (how: string) => ({ title: 'Payday by payday on paper', how })
const calc = (how: string) => ({
  title: 'LibreOffice Calc 7.4, financial functions',
  href: 'https://help.libreoffice.org/latest/en-US/text/scalc/01/04060118.html',
  how,
})
const one = {
  year: '2026',
  age: 40,
  retirement: 41,
  salary: 200_000,
  raise: 0,
  balance: 0,
  employerShare: 0,
  preTax: 0.2,
  roth: 0,
  wagesBefore: 140_000,
  payPeriods: '12',
  taxRate: 0.22,
  tiers: [{ rate: 1, pay: 0.04 }],
  trueUp: false,
  vesting: 'now',
  service: 0,
  returnRate: 0,
  fees: 0,
  inflation: 0,
  indexing: 0,
} as const

export default defineCases(plan, [
  {
    name: '2026: 24,500 is reached in August, and four months of match are lost',
    given: one,
    expect: { deferral: 24_500, match: 5333.33, unclaimed: 2666.67, timing: 2666.67, verdict: 'bad' },
    source: paper(
      '16,666.67 × 20% = 3,333.33 a month; seven months and 1,166.67 in the eighth make 24,500; match 666.67 in eight months; 12 × 666.67 = 8,000',
    ),
  },
  {
    name: 'An even 12.25% of 200,000 every two weeks earns all of 50% up to 6%',
    given: { ...one, preTax: 0.1225, payPeriods: '26', tiers: [{ rate: 0.5, pay: 0.06 }] },
    expect: { deferral: 24_500, match: 6000, timing: 0, verdict: 'good' },
    source: {
      title: 'RunTheNumbers: How to avoid losing your 401(k) employer match when front-loading',
      href: 'https://runthenumbers.us/articles/401k-front-loading-match',
      how: 'Its scenario A: 942.31 of each of 26 paychecks of 7,692.31, match 230.77 each time, 6,000.02 with each payday rounded',
    },
  },
  {
    name: 'A true-up pays the lost months',
    given: { ...one, trueUp: true },
    expect: { match: 8000, unclaimed: 0, timing: 0, verdict: 'good' },
    source: paper('4% of 200,000 for a deferral of more than 4% of the year’s pay'),
  },
  {
    name: 'Two tiers: 3% of pay leaves the second tier unclaimed',
    given: {
      ...one,
      salary: 60_000,
      preTax: 0.03,
      tiers: [
        { rate: 1, pay: 0.03 },
        { rate: 0.5, pay: 0.02 },
      ],
    },
    expect: { deferral: 1800, match: 1800, unclaimed: 600, timing: 0, verdict: 'bad' },
    source: {
      title: '26 U.S.C. § 401(k)(12)(B): basic matching formula',
      href: 'https://www.law.cornell.edu/uscode/text/26/401',
      how: '100% of the first 3% and 50% of the next 2% of pay: 1,800 and, unclaimed, 50% × 1,200',
    },
  },
  {
    name: 'At 50 the limit of 2026 is 32,500',
    given: { ...one, age: 50, retirement: 51 },
    expect: { limit: 32_500, deferral: 32_500 },
    source: notice('24,500 + catch-up of 8,000'),
  },
  {
    name: 'At 60 to 63 it is 35,750, at 64 again 32,500',
    given: { ...one, age: 63, retirement: 65, salary: 140_000, preTax: 0.3 },
    expect: { limit: 35_750, years: { rows: 2, at: { 0: { preTax: 35_750 }, 1: { preTax: 32_500 } } } },
    source: notice('24,500 + 11,250; 24,500 + 8,000, with limits that do not grow'),
  },
  {
    name: 'The higher catch-up of 60 did not exist in 2024 and was 11,250 in 2025',
    given: { ...one, year: '2024', age: 60, retirement: 62 },
    expect: { limit: 30_500 },
    source: {
      title: 'IRS Notice 2023-75',
      href: 'https://www.irs.gov/pub/irs-drop/n-23-75.pdf',
      how: '23,000 + 7,500',
    },
  },
  {
    name: '2025 at 61: 34,750',
    given: { ...one, year: '2025', age: 61, retirement: 62 },
    expect: { limit: 34_750 },
    source: {
      title: 'IRS Notice 2024-80',
      href: 'https://www.irs.gov/pub/irs-drop/n-24-80.pdf',
      how: '23,500 + 11,250',
    },
  },
  {
    name: 'Wages of 160,000 the year before: the catch-up must be Roth',
    given: { ...one, age: 55, retirement: 56, wagesBefore: 160_000 },
    expect: { rothCatchUp: 8000, years: { at: { 0: { roth: 8000, preTax: 24_500 } } } },
    source: notice('Threshold of 150,000 for the wages of 2025'),
  },
  {
    name: 'Wages of exactly 150,000 do not exceed the threshold',
    given: { ...one, age: 55, retirement: 56, wagesBefore: 150_000 },
    expect: { rothCatchUp: null, years: { at: { 0: { roth: 0 } } } },
    source: {
      title: '26 U.S.C. § 414(v)(7)(A)',
      href: 'https://www.law.cornell.edu/uscode/text/26/414',
      how: 'Applies to participants whose wages exceed the amount',
    },
  },
  {
    name: 'All money together stops at 72,000',
    given: { ...one, salary: 360_000, preTax: 0.1, tiers: [{ rate: 2, pay: 0.1 }], trueUp: true },
    expect: { deferral: 24_500, match: 47_500 },
    source: notice('s.415(c): 72,000 − 24,500 = 47,500, although 200% of 24,500 would be 49,000'),
  },
  {
    name: 'At 64, all of 20,000 deferred: 800 of it is catch-up, and the match of 4% fits under 100% of pay',
    given: {
      ...one,
      age: 64,
      retirement: 65,
      salary: 20_000,
      preTax: 1,
      tiers: [
        { rate: 1, pay: 0.03 },
        { rate: 0.5, pay: 0.02 },
      ],
    },
    expect: { deferral: 20_000, match: 800, unclaimed: 0, timing: 0, verdict: 'good' },
    source: catchUpRule(
      '600 + 200 of match; 20,000 + 800 passes 100% of pay by 800, and deferrals above that limit are catch-up up to 8,000',
    ),
  },
  {
    name: 'The same with high wages before: the 800 of catch-up must be Roth',
    given: {
      ...one,
      age: 64,
      retirement: 65,
      salary: 20_000,
      preTax: 1,
      wagesBefore: 160_000,
      tiers: [
        { rate: 1, pay: 0.03 },
        { rate: 0.5, pay: 0.02 },
      ],
    },
    expect: { rothCatchUp: 800, years: { at: { 0: { preTax: 19_200, roth: 800 } } } },
    source: catchUpRule('§ 414(v)(7): catch-up is allowed only as Roth; 20,000 − 800'),
  },
  {
    name: 'At 49 there is no catch-up, and a deferral of all pay leaves no room for a match',
    given: {
      ...one,
      age: 49,
      retirement: 50,
      salary: 20_000,
      preTax: 1,
      tiers: [
        { rate: 1, pay: 0.03 },
        { rate: 0.5, pay: 0.02 },
      ],
    },
    expect: { match: 0, unclaimed: 800, timing: 0, verdict: 'bad' },
    source: {
      title: '26 U.S.C. § 415(c)(1)(B)',
      href: 'https://www.law.cornell.edu/uscode/text/26/415',
      how: 'Annual additions may not exceed 100% of pay: 20,000 − 20,000; with 19,200 deferred the match of 800 fits',
    },
  },
  {
    name: '2024: what the limit on all contributions forbids is not lost by front-loading',
    given: { ...one, year: '2024', salary: 400_000, preTax: 0.15, tiers: [{ rate: 3, pay: 0.1 }] },
    expect: { deferral: 23_000, match: 46_000, timing: 0, unclaimed: 5750, verdict: 'bad' },
    source: {
      title: 'IRS Notice 2023-75',
      href: 'https://www.irs.gov/pub/irs-drop/n-23-75.pdf',
      how: 'Four months of 10,000 and one of 9,000 make 49,000, the year as a whole 69,000, but 69,000 − 23,000 leaves 46,000 either way; with 17,250 deferred, 3 × 17,250 = 51,750 = 69,000 − 17,250',
    },
  },
  {
    name: 'A match of everything up to 20% of pay ends at the deferral limit',
    given: { ...one, preTax: 0.1225, tiers: [{ rate: 1, pay: 0.2 }] },
    expect: { match: 24_500, unclaimed: 0, timing: 0, verdict: 'good' },
    source: paper('12 × 2,041.67 = 24,500, all matched; nobody of 40 can defer more'),
  },
  {
    name: 'Pay above 360,000 does not count for the match',
    given: { ...one, salary: 500_000, preTax: 0.05, trueUp: true },
    expect: { match: 14_400 },
    source: notice('s.401(a)(17): 4% × 360,000'),
  },
  {
    name: 'Thirty years at 6%: 40,000 and 10,000 a year',
    given: {
      ...one,
      age: 35,
      retirement: 65,
      salary: 100_000,
      balance: 40_000,
      preTax: 0.1,
      tiers: [{ rate: 0, pay: 0.01 }],
      returnRate: 0.065,
      fees: 0.005,
      inflation: 0.025,
    },
    expect: { final: 1_043_693.49, real: 497_573.24, paid: 300_000, matched: 0 },
    source: calc('40000*1.06^30+FV(6%;30;-10000)*1.06^0.5 = 1043693.4918; the same ÷ 1.025^30 = 497573.2378'),
  },
  {
    name: 'Graded vesting: 40% of the employer’s money after three years',
    given: {
      ...one,
      salary: 100_000,
      preTax: 0.04,
      balance: 10_000,
      employerShare: 0.5,
      vesting: 'graded',
      service: 2,
    },
    expect: { years: { at: { 0: { balance: 18_000, vested: 12_600 } } } },
    source: {
      title: '26 U.S.C. § 411(a)(2)(B)(iii)',
      href: 'https://www.law.cornell.edu/uscode/text/26/411',
      how: '20% after two years, 40% after three: 5,000 + 4,000 + 40% × (5,000 + 4,000)',
    },
  },
  {
    name: 'A paycheck shrinks by 231.23 for 276.92 saved',
    given: { ...one, salary: 90_000, preTax: 0.06, roth: 0.02, payPeriods: '26' },
    expect: { paycheck: 231.23, deferral: 7200 },
    source: calc('90000/26*(6%*(1-22%)+2%) = 231.2308'),
  },
  {
    name: 'Nobody can defer more than the whole pay',
    given: { ...one, preTax: 0.7, roth: 0.5 },
    problem: 'roth',
    source: paper('70% + 50% = 120%'),
  },
])
