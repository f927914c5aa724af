import { defineRule } from '@/lib/law/rule'

const procedure = (number: string, href: `https://${string}`) => ({ title: `IRS Rev. Proc. ${number}`, href })
const code = {
  title: '26 U.S.C. § 223 and § 4973',
  href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section223',
} as const
const unchanged = {
  catchUp: 1000,
  catchUpFrom: 55,
  excessTax: 0.06,
  testingTax: 0.1,
  otherUseTax: 0.2,
  freeFrom: 65,
} as const

/**
 * Health savings accounts, dollars a year: what may be put in with self-only and with family cover, `catchUp` more from the year in which
 * 55 is reached. Taxes: on an excess each year, on what failed the testing period, and on other than medical use before 65.
 */
export const hsaLimits = defineRule({
  title: 'Limits of health savings accounts in the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-28',
  units: {
    self: 'money',
    family: 'money',
    catchUp: 'money',
    catchUpFrom: 'count',
    excessTax: 'percent',
    testingTax: 'percent',
    otherUseTax: 'percent',
    freeFrom: 'count',
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: { self: 4150, family: 8300, ...unchanged },
      sources: [procedure('2023-23', 'https://www.irs.gov/pub/irs-drop/rp-23-23.pdf'), code],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: { self: 4300, family: 8550, ...unchanged },
      sources: [procedure('2024-25', 'https://www.irs.gov/pub/irs-drop/rp-24-25.pdf'), code],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: { self: 4400, family: 8750, ...unchanged },
      sources: [procedure('2025-19', 'https://www.irs.gov/pub/irs-drop/rp-25-19.pdf'), code],
    },
    {
      from: '2027-01-01',
      until: '2027-12-31',
      value: { self: 4500, family: 9000, ...unchanged },
      sources: [procedure('2026-24', 'https://www.irs.gov/pub/irs-drop/rp-26-24.pdf'), code],
    },
  ],
})
