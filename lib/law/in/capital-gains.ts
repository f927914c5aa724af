import { defineRule } from '@/lib/law/rule'

/**
 * Long-term gains on listed shares and units of equity-oriented funds: the rate, and the gains of one year in rupees that stay
 * free. Before surcharge, and before the cess of ./cess.
 */
export const equityLongTermGains = defineRule({
  title: 'Long-term capital gains on equity in India',
  jurisdiction: 'in',
  checkedOn: '2026-11-21',
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
        { title: 'Income-tax Act, 2025, section 198', href: 'https://www.incometaxindia.gov.in/' },
        { title: 'Union Budget 2026-27: Finance Bill 2026', href: 'https://www.indiabudget.gov.in/' },
      ],
      note: 'Section 198 carries over rate and exemption of section 112A; the Finance Bill 2026 proposed no other.',
    },
  ],
})
