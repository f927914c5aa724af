import { defineRule } from '@/lib/law/rule'

const rates = {
  title: 'GOV.UK: Capital Gains Tax, rates and allowances',
  href: 'https://www.gov.uk/guidance/capital-gains-tax-rates-and-allowances',
} as const
const autumn2024 = {
  title: 'Finance Act 2025, sections 7 to 10: rates for disposals from 30 October 2024',
  href: 'https://www.legislation.gov.uk/ukpga/2025/8',
} as const

const exempt = 3000
const property = { basic: 0.18, higher: 0.24 }
const businessLimit = 1_000_000

/**
 * Gains of individuals, pounds: free up to `exempt` a year, then by what the basic-rate band has left. `business` is the rate of business
 * asset disposal relief, for so much in a lifetime.
 */
export const capitalGains = defineRule({
  title: 'Capital gains tax in the United Kingdom',
  jurisdiction: 'uk',
  checkedOn: '2026-11-27',
  units: { exempt: 'money', property: 'percent', other: 'percent', business: 'percent', businessLimit: 'money' },
  versions: [
    {
      from: '2024-04-06',
      until: '2024-10-29',
      value: { exempt, property, other: { basic: 0.1, higher: 0.2 }, business: 0.1, businessLimit },
      sources: [rates],
    },
    {
      from: '2024-10-30',
      until: '2025-04-05',
      value: { exempt, property, other: property, business: 0.1, businessLimit },
      sources: [rates, autumn2024],
    },
    {
      from: '2025-04-06',
      until: '2026-04-05',
      value: { exempt, property, other: property, business: 0.14, businessLimit },
      sources: [rates, autumn2024],
    },
    {
      from: '2026-04-06',
      until: '2027-04-05',
      value: { exempt, property, other: property, business: 0.18, businessLimit },
      sources: [rates, autumn2024],
    },
  ],
})
