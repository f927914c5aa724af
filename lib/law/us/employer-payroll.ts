import { defineRule } from '@/lib/law/rule'

const code = {
  title: '26 U.S.C. § 3301, § 3302 and § 3306',
  href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section3301',
} as const
const guide = {
  title: 'IRS Publication 15: Employer’s Tax Guide',
  href: 'https://www.irs.gov/publications/p15',
} as const
const form = {
  title: 'IRS: Form 940, Schedule A',
  href: 'https://www.irs.gov/forms-pubs/about-form-940',
} as const
const unchanged = {
  wageBase: 7000,
  rate: 0.06,
  credit: 0.054,
  monthlyUpTo: 50_000,
  nextDayFrom: 100_000,
  withReturnBelow: 2500,
  unemploymentOver: 500,
}

/**
 * Federal unemployment tax of an employer: `rate` of each worker’s pay up to `wageBase`, less `credit` for state tax paid in time, which
 * `reduced` cuts in states that owe the federal fund; the list of a year comes in the November of it. And when tax on pay is deposited: by
 * the month up to `monthlyUpTo` in the lookback year, the next day from `nextDayFrom` on one payday, with the return below
 * `withReturnBelow` a quarter; unemployment tax once more than `unemploymentOver` has gathered.
 */
export const employerPayroll = defineRule({
  title: 'Federal unemployment tax and payroll deposits in the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: {
    wageBase: 'money',
    rate: 'percent',
    credit: 'percent',
    reduced: 'percent',
    monthlyUpTo: 'money',
    nextDayFrom: 'money',
    withReturnBelow: 'money',
    unemploymentOver: 'money',
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: { ...unchanged, reduced: { california: 0.009, newYork: 0.009, virginIslands: 0.042 } },
      sources: [code, guide, form],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: { ...unchanged, reduced: { california: 0.012, newYork: 0, virginIslands: 0.045 } },
      sources: [code, guide, form],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: { ...unchanged, reduced: null },
      sources: [code, guide],
      note: 'The reductions of 2026 are not known here.',
    },
  ],
})
