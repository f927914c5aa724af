import { defineCases } from '@/lib/kits/calculator'
import turnover from './employee-turnover-rate'

const paper = { title: 'Arithmetic on paper' }
const one = (count: number) => [{ reason: 'resigned', tenure: 'from1', count }] as const

export default defineCases(turnover, [
  {
    name: '30 leavers of 150 employed are 20% a year',
    given: { headcountBy: 'ends', opening: 150, closing: 150, length: 12, leavers: one(30), teams: [] },
    expect: { turnover: 0.2, annual: 0.2, leaverCount: 30, average: 150 },
    source: {
      title:
        'M. Armstrong: A Handbook of Human Resource Management Practice, labour turnover index (CIPD crude wastage)',
      href: 'https://issuhub.com/view/index?id=4785&pageIndex=378',
      how: 'The page: leavers × 100 ÷ average number employed; 150 people at a rate of 20% lose 30',
    },
  },
  {
    name: '30 at the start, 40 at the end, 5 separations: 14%',
    given: { headcountBy: 'ends', opening: 30, closing: 40, length: 12, leavers: one(5), teams: [] },
    expect: { turnover: 0.142857142857, average: 35 },
    source: {
      title: 'Bizfluent: How to Calculate Turnover Rate Percentage',
      href: 'https://bizfluent.com/how-5080019-calculate-turnover-rate-percentage.html',
      how: '5 divided by 35, or 14 per cent',
    },
  },
  {
    name: '40 at the start, 33 at the end, 9 left: 25%, more exactly 24.66%',
    given: { headcountBy: 'ends', opening: 40, closing: 33, length: 12, leavers: one(9), teams: [] },
    expect: { turnover: 0.246575342466, average: 36.5 },
    source: {
      title: 'HRM Practice: Calculation of Employee Turnover',
      href: 'http://hrmpractice.com/calculation-of-employee-turnover/',
      how: 'The page: 9 ÷ ((40 + 33) ÷ 2) = 25%; digits by LibreOffice',
    },
  },
  {
    name: 'One month is annualised by twelve',
    given: {
      headcountBy: 'month',
      months: [{ month: '2026-01', headcount: 200 }],
      leavers: [{ month: '2026-01', reason: 'resigned', tenure: 'from1', count: 3 }],
      teams: [],
    },
    expect: { turnover: 0.015, annual: 0.18, monthlySum: 0.015, trend: { rows: 1, at: { 0: { annual: 0.18 } } } },
    source: {
      title: 'SHRM: How to Determine Turnover Rate',
      href: 'https://www.shrm.org/resourcesandtools/tools-and-samples/how-to-guides/pages/determineturnoverrate.aspx',
      how: 'The page gives the formula, separations ÷ average employees × 100 a month. With 3 and 200 that is 1.5%; × 12 = 18% on paper',
    },
  },
  {
    name: 'Six months with every reason',
    given: { headcountBy: 'month' },
    expect: {
      average: 120.66666667,
      leaverCount: 9,
      transfers: 2,
      turnover: 0.0745856353591,
      annual: 0.149171270718,
      voluntary: 0.0331491712707,
      regretted: 0.0082872928177,
      involuntary: 0.0331491712707,
      other: 0.0082872928177,
      firstYear: 0.3333333333,
      monthlySum: 0.0748782141,
      reading: 'plain',
      byReason: {
        rows: 5,
        at: {
          0: { name: 'Resigned, regretted', leavers: 1, share: 0.111111111111, rate: 0.008287292818 },
          1: { name: 'Resigned', leavers: 3, share: 0.333333333333, rate: 0.024861878453 },
          2: { name: 'Dismissed', leavers: 1, share: 0.111111111111, rate: 0.008287292818 },
          3: { name: 'Redundancy, layoff', leavers: 3, share: 0.333333333333, rate: 0.024861878453 },
          4: { name: 'Other', leavers: 1, share: 0.111111111111, rate: 0.008287292818 },
        },
        sum: { leavers: 9 },
      },
      byTeam: {
        rows: 3,
        at: {
          0: { name: 'Store', leavers: 3, share: 0.333333333333, rate: 0.042857142857 },
          1: { name: 'Kitchen', leavers: 2, share: 0.222222222222, rate: 0.0625 },
          2: { name: 'Office', leavers: 4, share: 0.444444444444, rate: 0.216216216216 },
        },
      },
      byTenure: {
        rows: 4,
        at: {
          0: { name: 'Under 1 year', leavers: 3, share: 0.333333333333, rate: 0.024861878453 },
          1: { name: '1 year, under 3', leavers: 1, share: 0.111111111111, rate: 0.008287292818 },
          2: { name: '3 years, under 5', leavers: 4, share: 0.444444444444, rate: 0.033149171271 },
          3: { name: '5 years and more', leavers: 1, share: 0.111111111111, rate: 0.008287292818 },
        },
        sum: { leavers: 9 },
      },
      trend: {
        rows: 6,
        at: {
          0: { month: '2026-01', headcount: 118, leavers: 2, rate: 0.016949152542, annual: 0.203389830508 },
          1: { month: '2026-02', headcount: 121, leavers: 1, rate: 0.00826446281, annual: 0.099173553719 },
          2: { month: '2026-03', headcount: 119, leavers: 1, rate: 0.008403361345, annual: 0.100840336134 },
          3: { month: '2026-04', headcount: 122, leavers: 1, rate: 0.008196721311, annual: 0.098360655738 },
          4: { month: '2026-05', headcount: 124, leavers: 1, rate: 0.008064516129, annual: 0.096774193548 },
          5: { month: '2026-06', headcount: 120, leavers: 3, rate: 0.025, annual: 0.3 },
        },
      },
    },
    says: { reading: 'For every 100 posts, 7.5 people left in 6 months, a pace of 14.9 a year.' },
    source: {
      title: 'LibreOffice Calc',
      how: '=9/AVERAGE(118;121;119;122;124;120); × 12/6; =2/118+1/121+1/119+1/122+1/124+3/120; =3/70; =4/18.5; leavers counted by hand, each ÷9, ÷120.67 or ÷ the team',
    },
  },
  {
    name: 'Transfers alone are no turnover',
    given: {
      headcountBy: 'ends',
      opening: 50,
      closing: 50,
      length: 12,
      leavers: [{ reason: 'transfer', tenure: 'from1', count: 4 }],
      teams: [],
    },
    expect: { turnover: 0, leaverCount: 0, transfers: 4, firstYear: null },
    source: { ...paper, how: 'Nobody left the employer' },
  },
  {
    name: 'More leavers than posts: over 100%',
    given: { headcountBy: 'ends', opening: 20, closing: 20, length: 12, leavers: one(30), teams: [] },
    expect: { turnover: 1.5, annual: 1.5 },
    source: { ...paper, how: '30 ÷ 20' },
  },
  {
    name: 'Nobody left',
    given: { headcountBy: 'ends', opening: 20, closing: 22, length: 12, leavers: [], teams: [] },
    expect: { turnover: 0, annual: 0, leaverCount: 0 },
    source: { ...paper, how: '0 ÷ 21' },
  },
  {
    name: 'An average of zero has no rate',
    given: { headcountBy: 'ends', opening: 0, closing: 0, leavers: one(1) },
    problem: 'closing',
    source: { ...paper, how: '1 ÷ 0 has no value' },
  },
  {
    name: 'Monthly headcounts of zero have no rate',
    given: { headcountBy: 'month', months: [{ month: '2026-01', headcount: 0 }], leavers: [] },
    problem: 'months',
    source: { ...paper, how: '0 ÷ 0 has no value' },
  },
  {
    name: 'A leaver of a month without a headcount',
    given: {
      headcountBy: 'month',
      months: [{ month: '2026-01', headcount: 10 }],
      leavers: [{ month: '2026-02', reason: 'resigned', tenure: 'from1', count: 1 }],
    },
    problem: 'leavers',
    source: { ...paper, how: 'Leaver and headcount must belong to the same period' },
  },
  {
    name: 'Three of 200 in a month',
    given: {
      months: [{ month: '2026-01', headcount: 200 }],
      leavers: [{ month: '2026-01', reason: 'resigned', tenure: 'from1', count: 3 }],
    },
    says: { reading: 'For every 100 posts, 1.5 people left in a month, a pace of 18.0 a year.' },
    source: { ...paper, how: '1.5 of 100 a month, × 12' },
  },
  {
    name: 'Ten weeks are two and a half months',
    given: { headcountBy: 'ends', opening: 100, closing: 100, teams: [], length: 2.5, leavers: one(5) },
    expect: { annual: 0.24 },
    says: { reading: '5.0 people left in 2.5 months, a pace of 24.0 a year' },
    source: { ...paper, how: '5% × 12 ÷ 2.5' },
  },
  {
    name: 'Two months are counted in whole ones',
    given: { headcountBy: 'ends', opening: 100, closing: 100, teams: [], length: 2, leavers: one(5) },
    expect: { annual: 0.3, transfers: null, other: null },
    says: { reading: 'left in 2 months,' },
    source: { ...paper, how: '5% × 12 ÷ 2' },
  },
  {
    name: 'One person, one post, one leaver and one transfer',
    given: {
      headcountBy: 'ends',
      opening: 1,
      closing: 1,
      length: 12,
      leavers: [
        { reason: 'resigned', tenure: 'under1', count: 1 },
        { reason: 'transfer', tenure: 'from1', count: 1 },
      ],
      teams: [],
    },
    expect: {
      turnover: 1,
      firstYear: 1,
      transfers: 1,
      byTenure: { at: { 0: { leavers: 1, share: 1, rate: 1 } } },
      byTeam: { rows: 1, at: { 0: { name: 'No team', leavers: 1, share: 1, rate: null } } },
    },
    source: { ...paper, how: '1 ÷ 1; no team has a headcount' },
  },
  {
    name: 'Nobody left: a team keeps its row, and shares of nobody are none',
    given: {
      headcountBy: 'ends',
      opening: 20,
      closing: 20,
      leavers: [{ reason: 'resigned', tenure: 'from1', count: 0 }],
      teams: [{ team: 'Store', headcount: 1 }],
    },
    expect: {
      firstYear: null,
      byReason: { at: { 1: { leavers: 0, share: null, rate: 0 } } },
      byTeam: { rows: 1, at: { 0: { name: 'Store', leavers: 0, share: null, rate: 0 } } },
    },
    source: { ...paper, how: '0 ÷ 0 has no value; 0 ÷ 20' },
  },
  {
    name: 'Months in any order: two of three and one of one',
    given: {
      months: [
        { month: '2026-03', headcount: 1 },
        { month: '2026-02', headcount: 3 },
      ],
      teams: [],
      leavers: [
        { month: '2026-02', reason: 'resigned', tenure: 'from1', count: 2 },
        { month: '2026-03', reason: 'resigned', tenure: 'from1', count: 1 },
        { reason: 'resigned', tenure: 'from1', count: 0 },
      ],
    },
    expect: {
      average: 2,
      turnover: 1.5,
      monthlySum: 1.666666667,
      trend: {
        rows: 2,
        at: {
          0: { month: '2026-02', headcount: 3, leavers: 2, rate: 0.666666667, annual: 8 },
          1: { month: '2026-03', rate: 1, annual: 12 },
        },
      },
    },
    source: { ...paper, how: '2 ÷ 3 + 1 ÷ 1; 3 ÷ 2' },
  },
  {
    name: 'A leaver without a month counts, but no sum of months is known',
    given: {
      months: [
        { month: '2026-03', headcount: 1 },
        { month: '2026-02', headcount: 3 },
      ],
      teams: [],
      leavers: one(1),
    },
    expect: { turnover: 0.5, monthlySum: null },
    source: { ...paper, how: '1 ÷ 2' },
  },
  {
    name: 'A month without people has no rate, and no sum is known',
    given: {
      months: [
        { month: '2026-01', headcount: 0 },
        { month: '2026-02', headcount: 10 },
      ],
      leavers: [{ month: '2026-02', reason: 'resigned', tenure: 'from1', count: 1 }],
      teams: [],
    },
    expect: { turnover: 0.2, monthlySum: null, trend: { at: { 0: { rate: null, annual: null }, 1: { rate: 0.1 } } } },
    source: { ...paper, how: '1 ÷ 5; 0 ÷ 0 has no value' },
  },
  {
    name: 'A month left out between two',
    given: {
      months: [
        { month: '2026-01', headcount: 5 },
        { month: '2026-03', headcount: 5 },
      ],
      leavers: [],
    },
    problem: 'months',
    source: { ...paper, how: 'February is missing' },
  },
])
