import { defineRule } from '@/lib/law/rule'

/** The tax of 3.8% on net investment income, or on modified AGI above the threshold if that is less (26 U.S.C. 1411); never indexed. */
export const investmentSurtax = defineRule({
  title: 'Net investment income tax in the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: { rate: 'percent', over: 'money' },
  versions: [
    {
      from: '2013-01-01',
      until: '2026-12-31',
      value: {
        rate: 0.038,
        over: { single: 200_000, joint: 250_000, separate: 125_000, head: 200_000, survivor: 250_000 },
      },
      sources: [
        {
          title: '26 U.S.C. § 1411',
          href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section1411',
        },
      ],
    },
  ],
})
