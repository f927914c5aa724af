import { defineRule } from '@/lib/law/rule'

const procedure = (number: string, href: `https://${string}`) => ({ title: `IRS Rev. Proc. ${number}`, href })
const code = {
  title: '26 U.S.C. § 199A',
  href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section199A',
} as const
const rate = 0.2
const wagesShare = 0.5

/**
 * The deduction of 20% of qualified business income. Above `fullUpTo` of taxable income the limit by wages paid (`wagesShare`) is
 * phased in over `over` dollars. `least` is given to whoever has `leastFrom` of income from a business he works in.
 */
export const businessIncomeDeduction = defineRule({
  title: 'Qualified business income deduction in the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: {
    rate: 'percent',
    wagesShare: 'percent',
    fullUpTo: 'money',
    over: 'money',
    least: 'money',
    leastFrom: 'money',
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        rate,
        wagesShare,
        fullUpTo: { single: 191_950, joint: 383_900, separate: 191_950, head: 191_950 },
        over: { single: 50_000, joint: 100_000, separate: 50_000, head: 50_000 },
        least: 0,
        leastFrom: 0,
      },
      sources: [procedure('2023-34', 'https://www.irs.gov/pub/irs-drop/rp-23-34.pdf'), code],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        rate,
        wagesShare,
        fullUpTo: { single: 197_300, joint: 394_600, separate: 197_300, head: 197_300 },
        over: { single: 50_000, joint: 100_000, separate: 50_000, head: 50_000 },
        least: 0,
        leastFrom: 0,
      },
      sources: [procedure('2024-40', 'https://www.irs.gov/pub/irs-drop/rp-24-40.pdf'), code],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        rate,
        wagesShare,
        fullUpTo: { single: 201_750, joint: 403_500, separate: 201_775, head: 201_750 },
        over: { single: 75_000, joint: 150_000, separate: 75_000, head: 75_000 },
        least: 400,
        leastFrom: 1000,
      },
      sources: [procedure('2025-32', 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf'), code],
    },
  ],
})
