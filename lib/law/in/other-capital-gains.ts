import { defineRule } from '@/lib/law/rule'

/**
 * Gains in India beside the long-term ones of ./capital-gains: on listed shares held up to a year, and long-term ones on other assets, where
 * land and buildings bought before `indexedBefore` may be taxed at `indexed` after raising their cost by the price index.
 */
export const otherCapitalGains = defineRule({
  title: 'Short-term gains on equity, and gains on other assets, in India',
  jurisdiction: 'in',
  checkedOn: '2026-11-27',
  units: { equityShort: 'percent', long: 'percent', indexed: 'percent' },
  versions: [
    {
      from: '2024-07-23',
      until: '2026-03-31',
      value: { equityShort: 0.2, long: 0.125, indexed: 0.2, indexedBefore: '2024-07-23' },
      sources: [
        {
          title: 'Income-tax Act, 1961, sections 111A and 112, as amended by the Finance (No. 2) Act, 2024',
          href: 'https://www.incometaxindia.gov.in/',
        },
      ],
    },
    {
      from: '2026-04-01',
      until: '2027-03-31',
      value: { equityShort: 0.2, long: 0.125, indexed: 0.2, indexedBefore: '2024-07-23' },
      sources: [
        {
          title: 'Income-tax Act, 2025, sections 196 and 197',
          href: 'https://egazette.gov.in/WriteReadData/2025/265620.pdf',
        },
      ],
      readOnce: ['India’s rates on short-term gains and on property in 2026–27'],
      note: 'The new Act carries the rates over.',
    },
  ],
})
