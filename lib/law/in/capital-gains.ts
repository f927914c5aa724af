import { defineRule } from '@/lib/law/rule'

/**
 * Long-term gains on listed shares and units of equity-oriented funds: the rate, and the gains of one year in rupees that stay
 * free. Before surcharge, and before the cess of ./cess.
 */
export const equityLongTermGains = defineRule({
  title: 'Long-term capital gains on equity in India',
  jurisdiction: 'in',
  checkedOn: '2026-11-23',
  units: { rate: 'percent', exempt: 'money' },
  versions: [
    {
      from: '2024-07-23',
      until: '2026-03-31',
      value: { rate: 0.125, exempt: 125_000 },
      sources: [
        {
          title: 'Income-tax Act, 1961, section 112A, as amended by the Finance (No. 2) Act, 2024, section 31',
          href: 'https://www.incometaxindia.gov.in/',
        },
      ],
    },
    {
      from: '2026-04-01',
      until: '2027-03-31',
      value: { rate: 0.125, exempt: 125_000 },
      sources: [
        { title: 'Income-tax Act, 2025, section 198', href: 'https://egazette.gov.in/WriteReadData/2025/265620.pdf' },
        {
          title: 'Finance Act, 2026 (No. 4 of 2026), section 3',
          href: 'https://egazette.gov.in/WriteReadData/2026/271439.pdf',
        },
      ],
      note: 'Section 198(2) carries over rate and exemption of section 112A; the Finance Act, 2026 left both.',
    },
  ],
})
