import { defineRule } from '@/lib/law/rule'

const exclusion = (title: string, href: `https://${string}`) => ({ title, href })
const code = {
  title: '26 U.S.C. § 2503(b) and § 529(c)(2)(B)',
  href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section529',
} as const

/**
 * Gifts to one person that stay out of gift tax, in dollars a year and giver (s.2503(b)), and the years over which a payment into a
 * 529 plan may be spread (s.529(c)(2)(B)).
 */
export const giftExclusion = defineRule({
  title: 'Annual exclusion from gift tax in the United States',
  jurisdiction: 'us',
  units: { each: 'money', planYears: 'count' },
  checkedOn: '2026-11-23',
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: { each: 18_000, planYears: 5 },
      sources: [exclusion('IRS Rev. Proc. 2023-34', 'https://www.irs.gov/pub/irs-drop/rp-23-34.pdf'), code],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: { each: 19_000, planYears: 5 },
      sources: [exclusion('IRS Rev. Proc. 2024-40', 'https://www.irs.gov/pub/irs-drop/rp-24-40.pdf'), code],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: { each: 19_000, planYears: 5 },
      sources: [exclusion('IRS Rev. Proc. 2025-32', 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf'), code],
    },
  ],
})
