import { defineRule } from '@/lib/law/rule'

/**
 * Health and education cess: a fraction of income tax and surcharge together, whatever the income and the kind of gain. There is
 * no marginal relief for it.
 */
export const healthAndEducationCess = defineRule({
  title: 'Health and education cess on income tax in India',
  jurisdiction: 'in',
  checkedOn: '2026-11-23',
  units: { cess: 'percent' },
  versions: [
    {
      from: '2024-04-01',
      until: '2026-03-31',
      value: { cess: 0.04 },
      sources: [
        { title: 'Finance (No. 2) Act, 2024, and Finance Act, 2025, section 2', href: 'https://www.indiacode.nic.in/' },
        { title: 'Income Tax Department: tax rates', href: 'https://incometaxindia.gov.in/pages/tax-rates.aspx' },
      ],
    },
    {
      from: '2026-04-01',
      until: '2027-03-31',
      value: { cess: 0.04 },
      sources: [
        {
          title: 'Finance Act, 2026 (No. 4 of 2026), section 3, sub-sections (15) and (16)',
          href: 'https://egazette.gov.in/WriteReadData/2026/271439.pdf',
        },
      ],
    },
  ],
})
