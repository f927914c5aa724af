import { defineRule } from '@/lib/law/rule'

/** The part of a gain on qualified small business stock that is left out of income, by whole years held. */
export const smallBusinessStock = defineRule({
  title: 'Qualified small business stock, exclusion of gain (section 1202)',
  jurisdiction: 'us',
  units: { tiers: { years: 'count', excluded: 'percent' }, limit: 'money', timesBasis: 'count' },
  checkedOn: '2026-11-23',
  versions: [
    {
      from: '2010-09-28',
      until: '2025-07-04',
      value: { tiers: [{ years: 5, excluded: 1 }], limit: 10_000_000, timesBasis: 10 },
      sources: [
        {
          title: '26 U.S.C. § 1202',
          href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section1202',
        },
      ],
      note: 'The stock has to be held for more than five years.',
    },
    {
      from: '2025-07-05',
      value: {
        tiers: [
          { years: 3, excluded: 0.5 },
          { years: 4, excluded: 0.75 },
          { years: 5, excluded: 1 },
        ],
        limit: 15_000_000,
        timesBasis: 10,
      },
      sources: [
        {
          title: '26 U.S.C. § 1202',
          href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section1202',
        },
        {
          title: 'Public Law 119-21, section 70431',
          href: 'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
        },
      ],
      note: 'The limit is indexed for taxable years that begin after 2026.',
    },
  ],
})
