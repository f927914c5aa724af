import { defineRule } from '@/lib/law/rule'

/** Tax of a domestic company in India that has chosen the rate without incentives; the surcharge is the same at every income. */
export const concessionalCompanyTax = defineRule({
  title: 'Tax of domestic companies without incentives in India (section 115BAA)',
  jurisdiction: 'in',
  checkedOn: '2026-11-27',
  units: { rate: 'percent', surcharge: 'percent' },
  versions: [
    {
      from: '2019-04-01',
      value: { rate: 0.22, surcharge: 0.1 },
      sources: [
        { title: 'Income Tax Department, India: tax rates of companies', href: 'https://incometaxindia.gov.in/' },
      ],
      note: 'Section 200 of the Income-tax Act, 2025, from 1 April 2026.',
    },
  ],
})
