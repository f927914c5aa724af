import { defineRule } from '@/lib/law/rule'

/** Gains on virtual digital assets such as coins: one rate, and no loss set against anything. Before cess. */
export const digitalAssets = defineRule({
  title: 'Virtual digital assets in India',
  jurisdiction: 'in',
  checkedOn: '2026-11-27',
  units: { rate: 'percent' },
  versions: [
    {
      from: '2022-04-01',
      until: '2026-03-31',
      value: { rate: 0.3 },
      sources: [{ title: 'Income-tax Act, 1961, section 115BBH', href: 'https://www.incometaxindia.gov.in/' }],
    },
    {
      from: '2026-04-01',
      until: '2027-03-31',
      value: { rate: 0.3 },
      sources: [
        {
          title: 'Income-tax Act, 2025, section 194, table',
          href: 'https://egazette.gov.in/WriteReadData/2025/265620.pdf',
        },
      ],
      readOnce: ['India’s rate on digital assets in 2026–27'],
    },
  ],
})
