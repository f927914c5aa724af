import { defineRule } from '@/lib/law/rule'

/** Federal tax of corporations in Canada after abatement and reduction; the small rate is for active income of private ones up to a limit. */
export const corporationTax = defineRule({
  title: 'Federal corporation tax in Canada',
  jurisdiction: 'ca',
  checkedOn: '2026-11-27',
  units: { smallRate: 'percent', generalRate: 'percent', businessLimit: 'money' },
  versions: [
    {
      from: '2019-01-01',
      value: { smallRate: 0.09, generalRate: 0.15, businessLimit: 500_000 },
      sources: [
        {
          title: 'CRA: Corporation tax rates',
          href: 'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/corporations/corporation-tax-rates.html',
        },
      ],
    },
  ],
})
