import { defineRule } from '@/lib/law/rule'

/** Corporation tax in Ireland: trading and passive income, and the least rate in groups with a turnover of 750 million euros. */
export const corporationTax = defineRule({
  title: 'Corporation tax in Ireland',
  jurisdiction: 'ie',
  checkedOn: '2026-11-27',
  units: { tradingRate: 'percent', passiveRate: 'percent', largeGroupRate: 'percent' },
  versions: [
    {
      from: '2024-01-01',
      value: { tradingRate: 0.125, passiveRate: 0.25, largeGroupRate: 0.15 },
      sources: [
        {
          title: 'Revenue: Corporation Tax, basis of charge',
          href: 'https://www.revenue.ie/en/companies-and-charities/corporation-tax-for-companies/corporation-tax/basis-of-charge.aspx',
        },
      ],
      readOnce: ['the least rate of large groups'],
    },
  ],
})
