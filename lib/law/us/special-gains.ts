import { defineRule } from '@/lib/law/rule'

/**
 * Gains with rules of their own: what the sale of a main home leaves free, in dollars, and the most that is charged on collectibles and
 * on the depreciation of buildings.
 */
export const specialGains = defineRule({
  title: 'Gains on homes, collectibles and buildings in the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: { home: 'money', collectibles: 'percent', buildings: 'percent' },
  versions: [
    {
      from: '2018-01-01',
      until: '2026-12-31',
      value: { home: { one: 250_000, joint: 500_000 }, collectibles: 0.28, buildings: 0.25 },
      sources: [
        {
          title: '26 U.S.C. § 121(b) and § 1(h)',
          href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section121',
        },
        { title: 'IRS Topic 409: Capital gains and losses', href: 'https://www.irs.gov/taxtopics/tc409' },
      ],
    },
  ],
})
