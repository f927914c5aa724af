import { defineRule } from '@/lib/law/rule'

const charts = {
  title: 'Revenue: Tax rates, bands and reliefs',
  href: 'https://www.revenue.ie/en/personal-tax-credits-reliefs-and-exemptions/tax-relief-charts/index.aspx',
} as const

const rates = { standard: 0.2, higher: 0.4 }
const sameCredits = { rent: 1000, rentOfCouple: 2000, rentShare: 0.2 }
const of2025 = {
  rates,
  bands: { single: 44_000, couple: 53_000, oneParent: 48_000, secondEarner: 35_000 },
  credits: { personal: 2000, work: 2000, childCarer: 1900, homeCarer: 1950, ...sameCredits },
}

/**
 * Income tax in Ireland, euros a year. The standard rate is charged up to a band that depends on the household; a second earner
 * widens a couple's band by what they earn, at most `secondEarner`. `work` is the employee's or the earned income credit. A tenant's credit is `rentShare` of the rent, up to a limit.
 */
export const incomeTax = defineRule({
  title: 'Income tax in Ireland',
  jurisdiction: 'ie',
  checkedOn: '2026-11-27',
  units: {
    rates: 'percent',
    bands: 'money',
    credits: {
      personal: 'money',
      work: 'money',
      childCarer: 'money',
      homeCarer: 'money',
      rent: 'money',
      rentOfCouple: 'money',
      rentShare: 'percent',
    },
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        rates,
        bands: { single: 42_000, couple: 51_000, oneParent: 46_000, secondEarner: 33_000 },
        credits: { personal: 1875, work: 1875, childCarer: 1750, homeCarer: 1800, ...sameCredits },
      },
      sources: [charts],
    },
    { from: '2025-01-01', until: '2026-12-31', value: of2025, sources: [charts] },
  ],
})
