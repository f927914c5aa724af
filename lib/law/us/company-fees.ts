import { defineRule } from '@/lib/law/rule'

const california = {
  title: 'Franchise Tax Board: Limited liability company',
  href: 'https://www.ftb.ca.gov/file/business/types/limited-liability-company/index.html',
} as const
const rates = {
  title: 'Franchise Tax Board: Business tax rates',
  href: 'https://www.ftb.ca.gov/file/business/tax-rates.html',
} as const
const texas = {
  title: 'Texas Comptroller: Franchise tax',
  href: 'https://comptroller.texas.gov/taxes/franchise/',
} as const
const unchanged = {
  california: {
    yearly: 800,
    fee: [
      { from: 250_000, amount: 900 },
      { from: 500_000, amount: 2500 },
      { from: 1_000_000, amount: 6000 },
      { from: 5_000_000, amount: 11_790 },
    ],
    ofSmallCorporation: 0.015,
    ofCorporation: 0.0884,
  },
}

/**
 * What two states take of a company itself, dollars a year. California: `yearly` of everyone, which is also the least tax of a corporation;
 * of an LLC that is taxed through its members a `fee` by receipts; of corporations a share of profit, `ofSmallCorporation` of an S
 * corporation. Texas: nothing up to `freeUpTo` of revenue; the year is that of the report.
 */
export const companyFees = defineRule({
  title: 'Yearly taxes and fees of companies in California and Texas',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: {
    california: {
      yearly: 'money',
      fee: { from: 'money', amount: 'money' },
      ofSmallCorporation: 'percent',
      ofCorporation: 'percent',
    },
    texas: { freeUpTo: 'money' },
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2025-12-31',
      value: { ...unchanged, texas: { freeUpTo: 2_470_000 } },
      sources: [california, rates, texas],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: { ...unchanged, texas: { freeUpTo: 2_650_000 } },
      sources: [california, rates, texas],
    },
  ],
})
