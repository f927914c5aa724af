import { defineRule } from '@/lib/law/rule'

/** Company tax in Australia: the lower rate is for those whose turnover and share of passive income stay below the limits. */
export const companyTax = defineRule({
  title: 'Company tax in Australia',
  jurisdiction: 'au',
  checkedOn: '2026-11-27',
  units: { baseRate: 'percent', fullRate: 'percent', turnoverBelow: 'money', passiveUpTo: 'percent' },
  versions: [
    {
      from: '2021-07-01',
      value: { baseRate: 0.25, fullRate: 0.3, turnoverBelow: 50_000_000, passiveUpTo: 0.8 },
      sources: [
        {
          title: 'ATO: Changes to company tax rates',
          href: 'https://www.ato.gov.au/tax-rates-and-codes/company-tax-rate-changes',
        },
      ],
    },
  ],
})
