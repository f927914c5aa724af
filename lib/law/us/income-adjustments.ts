import { defineRule } from '@/lib/law/rule'

const procedure = (number: string, href: `https://${string}`) => ({ title: `IRS Rev. Proc. ${number}`, href })
const code = {
  title: '26 U.S.C. § 86 and § 221',
  href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section86',
} as const
const benefits = {
  base: { joint: 32_000, others: 25_000 },
  upper: { joint: 44_000, others: 34_000 },
  half: 0.5,
  most: 0.85,
}
const length = { joint: 30_000, others: 15_000 }

/**
 * What goes into AGI. `benefits`: Social Security benefits are taxed up to `half` where income with half of them passes `base`, and up to
 * `most` where it passes `upper`. `studentLoan`: interest up to `most`, less as modified AGI passes `over`, gone after `length`.
 * None on a separate return.
 */
export const incomeAdjustments = defineRule({
  title: 'Social Security benefits and student loan interest in AGI, United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: {
    benefits: { base: 'money', upper: 'money', half: 'percent', most: 'percent' },
    studentLoan: 'money',
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: { benefits, studentLoan: { most: 2500, over: { joint: 165_000, others: 80_000 }, length } },
      sources: [code, procedure('2023-34', 'https://www.irs.gov/pub/irs-drop/rp-23-34.pdf')],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: { benefits, studentLoan: { most: 2500, over: { joint: 170_000, others: 85_000 }, length } },
      sources: [code, procedure('2024-40', 'https://www.irs.gov/pub/irs-drop/rp-24-40.pdf')],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      readOnce: ['where student loan interest begins to fade on a joint return'],
      value: { benefits, studentLoan: { most: 2500, over: { joint: 175_000, others: 85_000 }, length } },
      sources: [code, procedure('2025-32', 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf')],
    },
  ],
})
