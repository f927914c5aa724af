import { defineRule } from '@/lib/law/rule'

/** What of pension contributions is free of income tax in Ireland: a share of earnings by age, of earnings up to a limit a year. */
export const pensionRelief = defineRule({
  title: 'Tax relief on pension contributions in Ireland',
  jurisdiction: 'ie',
  checkedOn: '2026-11-27',
  units: { earnings: 'money', shares: 'percent' },
  versions: [
    {
      from: '2024-01-01',
      until: '2026-12-31',
      value: {
        earnings: 115_000,
        shares: { under30: 0.15, from30: 0.2, from40: 0.25, from50: 0.3, from55: 0.35, from60: 0.4 },
      },
      sources: [
        {
          title: 'Revenue: Tax relief limits on pension contributions',
          href: 'https://www.revenue.ie/en/jobs-and-pensions/pension/relief/tax-relief-limits.aspx',
        },
      ],
    },
  ],
})
