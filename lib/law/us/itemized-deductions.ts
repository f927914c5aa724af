import { defineRule } from '@/lib/law/rule'

const code = {
  title: '26 U.S.C. § 164(b), § 170, § 213 and § 68',
  href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section164',
} as const
const act = {
  title: 'Public Law 119-21, sections 70111, 70120, 70424 and 70425',
  href: 'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
} as const
const flat = { over: null, rate: 0, least: 0 }

/**
 * Limits of Schedule A, dollars a year for a return that is not separate (half for a separate one). `stateTaxes`: the most of state and
 * local taxes, less `rate` of modified AGI above `over`, never below `least`. `medicalFloor` and `charityFloor` are shares of AGI that
 * stay undeducted. `topRateCut` takes that share of what is taxed at the top rate. `plainCharity` is the most that somebody with the standard
 * deduction gives in cash and deducts.
 */
export const itemizedDeductions = defineRule<{
  stateTaxes: { most: number; over: number | null; rate: number; least: number }
  medicalFloor: number
  charityFloor: number
  topRateCut: number
  plainCharity: { joint: number; others: number }
}>({
  title: 'Limits of itemized deductions in the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: {
    stateTaxes: { most: 'money', over: 'money', rate: 'percent', least: 'money' },
    medicalFloor: 'percent',
    charityFloor: 'percent',
    topRateCut: 'percent',
    plainCharity: 'money',
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        stateTaxes: { most: 10_000, ...flat },
        medicalFloor: 0.075,
        charityFloor: 0,
        topRateCut: 0,
        plainCharity: { joint: 0, others: 0 },
      },
      sources: [code],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        stateTaxes: { most: 40_000, over: 500_000, rate: 0.3, least: 10_000 },
        medicalFloor: 0.075,
        charityFloor: 0,
        topRateCut: 0,
        plainCharity: { joint: 0, others: 0 },
      },
      sources: [code, act],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        stateTaxes: { most: 40_400, over: 505_000, rate: 0.3, least: 10_000 },
        medicalFloor: 0.075,
        charityFloor: 0.005,
        topRateCut: 2 / 37,
        plainCharity: { joint: 2000, others: 1000 },
      },
      sources: [code, act],
    },
  ],
})
