import { defineRule } from '@/lib/law/rule'

const solidarityAct = {
  title: 'Solidaritätszuschlaggesetz 1995, §§ 3 und 4',
  href: 'https://www.gesetze-im-internet.de/solzg_1995/__3.html',
} as const
const churches = {
  title: '§ 51a EStG: Festsetzung und Erhebung von Zuschlagsteuern',
  href: 'https://www.gesetze-im-internet.de/estg/__51a.html',
} as const

const rates = { solidarity: 0.055, cap: 0.119, church: { south: 0.08, others: 0.09 } }

/**
 * What is charged on income tax in Germany. No solidarity surcharge up to `exempt` euros of income tax a year, above it at most `cap`
 * of the excess. Church tax is 8% in Bavaria and Baden-Württemberg (`south`), 9% elsewhere, for members of a church alone.
 */
export const surcharges = defineRule({
  title: 'Solidarity surcharge and church tax',
  jurisdiction: 'de',
  checkedOn: '2026-11-27',
  units: { exempt: 'money', solidarity: 'percent', cap: 'percent', church: 'percent' },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: { exempt: 18_130, ...rates },
      sources: [solidarityAct, churches],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: { exempt: 19_950, ...rates },
      sources: [solidarityAct, churches],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: { exempt: 20_350, ...rates },
      sources: [solidarityAct, churches],
    },
  ],
})
