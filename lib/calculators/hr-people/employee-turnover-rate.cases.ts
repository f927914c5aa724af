import { defineCases } from '@/lib/calculator'
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
      byReason: { rows: 5, at: { 3: { leavers: 3, rate: 0.0248618785 } }, sum: { leavers: 9 } },
      byTeam: {
        rows: 3,
        at: { 0: { name: 'Store', leavers: 3, rate: 0.042857142857 }, 2: { leavers: 4, rate: 0.216216216 } },
      },
      byTenure: { rows: 4, at: { 0: { leavers: 3 }, 3: { leavers: 1 } }, sum: { leavers: 9 } },
      trend: { rows: 6, at: { 4: { leavers: 1, rate: 0.008064516 }, 5: { leavers: 3, rate: 0.025 } } },
    },
    source: {
      title: 'LibreOffice Calc',
      how: '=9/AVERAGE(118;121;119;122;124;120); × 12/6; =2/118+1/121+1/119+1/122+1/124+3/120; =3/70; =4/18.5',
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
])
