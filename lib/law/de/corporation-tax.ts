import { defineRule } from '@/lib/law/rule'

const law = {
  title: 'Körperschaftsteuergesetz, § 23',
  href: 'https://www.gesetze-im-internet.de/kstg_1977/__23.html',
} as const
const surcharge = {
  title: 'Solidaritätszuschlaggesetz 1995, § 4',
  href: 'https://www.gesetze-im-internet.de/solzg_1995/__4.html',
} as const
const trade = {
  title: 'Gewerbesteuergesetz, § 11',
  href: 'https://www.gesetze-im-internet.de/gewstg/__11.html',
} as const

/**
 * Taxes on the profit of a corporation in Germany: corporation tax, the solidarity surcharge on it, and trade tax, which is the measure times
 * the multiplier of the town. Up to `lossesUpTo` losses brought forward are set off in full; above it two sources differ.
 */
export const corporationTax = defineRule({
  title: 'Corporation and trade tax in Germany',
  jurisdiction: 'de',
  checkedOn: '2026-11-27',
  units: { rate: 'percent', surcharge: 'percent', measure: 'percent', lossesUpTo: 'money' },
  versions: [
    {
      from: '2008-01-01',
      until: '2027-12-31',
      value: { rate: 0.15, surcharge: 0.055, measure: 0.035, lossesUpTo: 1_000_000 },
      sources: [law, surcharge, trade],
    },
    {
      from: '2028-01-01',
      until: '2028-12-31',
      value: { rate: 0.14, surcharge: 0.055, measure: 0.035, lossesUpTo: 1_000_000 },
      sources: [law, surcharge, trade],
    },
  ],
})
