import { defineRule } from '@/lib/law/rule'

/** Corporate income tax in Singapore: a flat rate on chargeable income after shares of its first dollars are exempt. */
export const corporateTax = defineRule({
  title: 'Corporate income tax in Singapore',
  jurisdiction: 'sg',
  checkedOn: '2026-11-27',
  units: {
    rate: 'percent',
    partial: { over: 'money', exempt: 'percent' },
    startUp: { over: 'money', exempt: 'percent' },
  },
  versions: [
    {
      from: '2020-01-01',
      value: {
        rate: 0.17,
        partial: [
          { over: 0, exempt: 0.75 },
          { over: 10_000, exempt: 0.5 },
          { over: 200_000, exempt: 0 },
        ],
        startUp: [
          { over: 0, exempt: 0.75 },
          { over: 100_000, exempt: 0.5 },
          { over: 200_000, exempt: 0 },
        ],
      },
      sources: [
        {
          title: 'IRAS: Corporate Income Tax rate, rebates and tax exemption schemes',
          href: 'https://www.iras.gov.sg/taxes/corporate-income-tax/basics-of-corporate-income-tax/corporate-income-tax-rate-rebates-and-tax-exemption-schemes',
        },
      ],
    },
  ],
})
