import { defineRule } from '@/lib/law/rule'

const notice = (number: string, href: `https://${string}`) => ({ title: `IRS ${number}`, href })
const code = {
  title: '26 U.S.C. § 219 and § 408A',
  href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section219',
} as const
const separate = { from: 0, to: 10_000 }

/**
 * IRAs, dollars a year: what may be put in, `catchUp` more from the year in which 50 is reached. Each range is modified AGI over which
 * something fades: the deduction of somebody with a plan at work (`covered`), of somebody whose spouse has one (`spouseCovered`), and
 * contributions to a Roth IRA (`roth`). A separate return has its own range, never indexed.
 * `excessTax` is due each year on what should not be in the account (4973).
 */
export const iraLimits = defineRule({
  title: 'Limits of IRAs in the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: {
    contribution: 'money',
    catchUp: 'money',
    covered: 'money',
    spouseCovered: 'money',
    roth: 'money',
    excessTax: 'percent',
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        contribution: 7000,
        catchUp: 1000,
        excessTax: 0.06,
        covered: { single: { from: 77_000, to: 87_000 }, joint: { from: 123_000, to: 143_000 }, separate },
        spouseCovered: { from: 230_000, to: 240_000 },
        roth: { single: { from: 146_000, to: 161_000 }, joint: { from: 230_000, to: 240_000 }, separate },
      },
      sources: [notice('Notice 2023-75', 'https://www.irs.gov/pub/irs-drop/n-23-75.pdf'), code],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        contribution: 7000,
        catchUp: 1000,
        excessTax: 0.06,
        covered: { single: { from: 79_000, to: 89_000 }, joint: { from: 126_000, to: 146_000 }, separate },
        spouseCovered: { from: 236_000, to: 246_000 },
        roth: { single: { from: 150_000, to: 165_000 }, joint: { from: 236_000, to: 246_000 }, separate },
      },
      sources: [notice('Notice 2024-80', 'https://www.irs.gov/pub/irs-drop/n-24-80.pdf'), code],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        contribution: 7500,
        catchUp: 1100,
        excessTax: 0.06,
        covered: { single: { from: 81_000, to: 91_000 }, joint: { from: 129_000, to: 149_000 }, separate },
        spouseCovered: { from: 242_000, to: 252_000 },
        roth: { single: { from: 153_000, to: 168_000 }, joint: { from: 242_000, to: 252_000 }, separate },
      },
      sources: [notice('Notice 2025-67', 'https://www.irs.gov/pub/irs-drop/n-25-67.pdf'), code],
    },
  ],
})
