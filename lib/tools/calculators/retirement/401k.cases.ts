import { defineCases } from '@/lib/kits/calculator'
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
    expect: {
      deferral: 24_500,
      match: 5333.33,
      unclaimed: 2666.67,
      timing: 2666.67,
      verdict: 'bad',
      start: 0,
      earned: 0,
      years: {
        rows: 1,
        at: {
          0: {
            year: '2026',
            age: 40,
            salary: 200_000,
            preTax: 24_500,
            roth: 0,
            match: 5333.33,
            unclaimed: 2666.67,
            balance: 29_833.33,
            real: 29_833.33,
          },
        },
      },
    },
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
    says: { verdict: 'You get the whole match.' },
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
    says: { verdict: 'You leave $600.00 of match unclaimed in 2026. The most you can get takes 5% of pay.' },
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
    says: {
      verdict:
        'may not pass $69,000, which keeps $5,750.00 of match from you. Deferring no more than $17,250.00 leaves room for it.',
    },
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
    says: { verdict: 'You get all the match that the yearly limits allow.' },
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
    expect: {
      paycheck: 231.23,
      deferral: 7200,
      match: 3600,
      years: { at: { 0: { preTax: 5400, roth: 1800, balance: 10_800, vested: 10_800 } } },
    },
    source: calc('90000/26*(6%*(1-22%)+2%) = 231.2308'),
  },
  {
    name: 'Nobody can defer more than the whole pay',
    given: { ...one, preTax: 0.7, roth: 0.5 },
    problem: 'roth',
    source: paper('70% + 50% = 120%'),
  },
  {
    name: '10,000 left alone for two years at 5% less 1% of fees is 10,816, and 10,396 of today at 2% inflation',
    given: {
      ...one,
      retirement: 42,
      balance: 10_000,
      preTax: 0,
      tiers: [],
      returnRate: 0.05,
      fees: 0.01,
      inflation: 0.02,
    },
    expect: {
      start: 10_000,
      paycheck: 0,
      final: 10_816,
      earned: 816,
      paid: 0,
      matched: 0,
      years: {
        rows: 2,
        at: { 0: { balance: 10_400, real: 10_196.08 }, 1: { year: '2027', age: 41, balance: 10_816, real: 10_396.0 } },
      },
    },
    source: {
      ...calc('Balances at 4% and what they buy at 2% inflation'),
      sheet: {
        cells: { A1: 10_000 },
        formulas: {
          final: '=FV(4%;2;0;-A1)',
          'years.0.balance': '=FV(4%;1;0;-A1)',
          'years.0.real': '=PV(2%;1;0;-FV(4%;1;0;-A1))',
          'years.1.balance': '=FV(4%;2;0;-A1)',
        },
      },
    },
  },
  {
    name: 'Deferring too fast loses four months of match; 12.25% of each paycheck would not',
    given: one,
    expect: { timing: 2666.67 },
    says: {
      verdict:
        'You reach the limit before the year ends and lose $2,666.67 of match. Defer 12.25% of each paycheck instead',
    },
    source: paper('8,000 − 5,333.33; 24,500 ÷ 200,000'),
  },
  {
    name: 'Deferring from pay above 360,000 earns no match',
    given: { ...one, salary: 500_000, preTax: 0.03 },
    expect: { deferral: 15_000, match: 11_066.67, timing: 3333.33, unclaimed: 3333.33, verdict: 'bad' },
    says: { verdict: 'Pay above $360,000 earns no match, and deferring from it loses $3,333.33. Defer 6.81%' },
    source: paper(
      'Eight months of 1,250 and 4% of the 26,666.67 of the ninth that count are 11,066.67; 4% of 360,000 for the year is 14,400; 24,500 ÷ 360,000',
    ),
  },
  {
    name: 'Pay that rises by 10% and limits that grow by 3%: 24,500, then 25,000 and 25,500',
    given: { ...one, retirement: 43, salary: 100_000, raise: 0.1, preTax: 0.3, indexing: 0.03, tiers: [] },
    expect: {
      paid: 75_000,
      limit: 24_500,
      years: {
        rows: 3,
        at: {
          0: { salary: 100_000, preTax: 24_500 },
          1: { salary: 110_000, preTax: 25_000 },
          2: { salary: 121_000, preTax: 25_500 },
        },
      },
    },
    source: notice('24,500 × 1.03 = 25,235 and × 1.03² = 25,992.05, down to multiples of 500'),
  },
  {
    name: 'At 60 and 61 the limit is 35,750 and, grown by 3%, 36,500',
    given: { ...one, age: 60, retirement: 62, preTax: 0.5, indexing: 0.03, tiers: [] },
    expect: { limit: 35_750, years: { rows: 2, at: { 0: { preTax: 35_750 }, 1: { preTax: 25_000, roth: 11_500 } } } },
    source: notice(
      '24,500 + 11,250; 25,000 and 11,250 × 1.03 = 11,587.50, down to 11,500, which wages of 200,000 the year before make Roth',
    ),
  },
  {
    name: 'Wages of 150,010 make the catch-up of the second year Roth, since 154,500 is 150,000 in steps of 5,000',
    given: { ...one, age: 55, retirement: 57, salary: 150_010, preTax: 0.3, indexing: 0.03, tiers: [] },
    expect: {
      rothCatchUp: null,
      paid: 65_500,
      years: { rows: 2, at: { 0: { preTax: 32_500, roth: 0 }, 1: { preTax: 25_000, roth: 8000 } } },
    },
    source: notice(
      '32,500; then 25,000 + 8,000 × 1.03 = 8,240, down to 8,000; the threshold 150,000 × 1.03, down to 150,000',
    ),
  },
  {
    name: 'Pay that counts grows to 370,000',
    given: { ...one, retirement: 42, salary: 500_000, preTax: 0.04, indexing: 0.03, trueUp: true },
    expect: { years: { at: { 0: { match: 14_400 }, 1: { match: 14_800 } } } },
    source: notice('4% of 360,000; 360,000 × 1.03 = 370,800, down to 370,000'),
  },
  {
    name: 'All money together grows to 74,000',
    given: {
      ...one,
      retirement: 42,
      salary: 360_000,
      preTax: 0.1,
      tiers: [{ rate: 2, pay: 0.1 }],
      trueUp: true,
      indexing: 0.03,
    },
    expect: { years: { at: { 0: { match: 47_500 }, 1: { preTax: 25_000, match: 49_000 } } } },
    source: notice('72,000 − 24,500; 72,000 × 1.03 = 74,160, down to 74,000, less 25,000'),
  },
  {
    name: 'A cliff keeps all of the match until three years are served',
    given: { ...one, retirement: 43, salary: 100_000, preTax: 0.04, vesting: 'cliff', service: 1 },
    expect: {
      years: {
        rows: 3,
        at: {
          0: { balance: 8000, vested: 4000 },
          1: { balance: 16_000, vested: 16_000 },
          2: { balance: 24_000, vested: 24_000 },
        },
      },
    },
    source: {
      title: '26 U.S.C. § 411(a)(2)(B)(ii)',
      href: 'https://www.law.cornell.edu/uscode/text/26/411',
      how: 'Nothing before three years of service, all from then on; 4,000 of each kind a year',
    },
  },
  {
    name: 'After ten years of service all of a graded match is yours',
    given: { ...one, salary: 100_000, preTax: 0.04, vesting: 'graded', service: 10 },
    expect: { years: { at: { 0: { balance: 8000, vested: 8000 } } } },
    source: {
      title: '26 U.S.C. § 411(a)(2)(B)(iii)',
      href: 'https://www.law.cornell.edu/uscode/text/26/411',
      how: '100% from six years on',
    },
  },
  {
    name: 'At 21% a year a contribution grows by 10% in its own, the employer’s as yours',
    given: {
      ...one,
      salary: 100_000,
      preTax: 0.04,
      balance: 10_000,
      employerShare: 0.5,
      returnRate: 0.21,
      vesting: 'cliff',
    },
    expect: { final: 20_900, years: { at: { 0: { vested: 10_450 } } } },
    source: paper('√1.21 = 1.1: 5,000 × 1.21 + 4,000 × 1.1 = 10,450, twice'),
  },
  {
    name: 'Roth deferrals save no tax today',
    given: { ...one, salary: 90_000, preTax: 0, roth: 0.06, payPeriods: '26' },
    expect: { paycheck: 207.69, deferral: 5400, years: { at: { 0: { preTax: 0, roth: 5400 } } } },
    source: calc('90000/26*6% = 207.6923'),
  },
  {
    name: 'Half pre-tax and half Roth reach the limit as soon as either would alone',
    given: { ...one, preTax: 0.1, roth: 0.1 },
    expect: { match: 5333.33, timing: 2666.67, years: { at: { 0: { preTax: 12_250, roth: 12_250 } } } },
    says: { verdict: 'You reach the limit before the year ends and lose $2,666.67 of match.' },
    source: paper('20% of 200,000 as in the first case; 24,500 in halves'),
  },
])
