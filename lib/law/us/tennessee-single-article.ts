import { defineRule } from '@/lib/law/rule'

const tennessee = {
  title: 'Tennessee Department of Revenue: single article and special tax rates',
  href: 'https://www.tn.gov/revenue/taxes/sales-and-use-tax/single-article-special-tax-rates.html',
} as const

/**
 * Tennessee taxes one article in steps: the local rate up to the first amount, an extra state rate from there up to the second. Most
 * local jurisdictions keep to the first amount.
 */
export const tennesseeArticle = defineRule({
  title: 'Single articles in Tennessee',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: { localUpTo: 'money', extraRate: 'percent', extraUpTo: 'money' },
  versions: [
    {
      from: '2002-07-15',
      value: { localUpTo: 1600, extraRate: 0.0275, extraUpTo: 3200 },
      sources: [tennessee],
    },
  ],
})
