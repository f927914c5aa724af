import { defineRule } from '@/lib/law/rule'

/** Zakat of Saudi and Gulf owners, a share of the zakat base of a lunar year, and income tax of foreign owners, a share of profit. */
export const businessCharges = defineRule({
  title: 'Zakat and income tax of businesses in Saudi Arabia',
  jurisdiction: 'sa',
  checkedOn: '2026-11-27',
  units: { zakat: 'percent', incomeTax: 'percent' },
  versions: [
    {
      from: '2024-01-01',
      value: { zakat: 0.025, incomeTax: 0.2 },
      sources: [{ title: 'Zakat, Tax and Customs Authority', href: 'https://zatca.gov.sa/en/Pages/default.aspx' }],
    },
  ],
})
