import { defineRule } from '@/lib/law/rule'

const statute = {
  title: '19 CFR 24.23: Fees for processing merchandise',
  href: 'https://www.ecfr.gov/current/title-19/section-24.23',
} as const
const harbor = {
  title: '19 CFR 24.24: Harbor maintenance fee',
  href: 'https://www.ecfr.gov/current/title-19/section-24.24',
} as const
const always = { rate: 0.003464, informalUpTo: 2500, harbor: 0.00125 } as const

/**
 * Merchandise processing fee: a share of the customs value between two amounts for a formal entry, one amount for an informal one
 * that is sent in by computer. Harbor maintenance fee: a share without limits, of what comes by ship.
 */
export const customsFees = defineRule({
  title: 'Merchandise processing and harbor maintenance fees in the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-28',
  units: {
    rate: 'percent',
    least: 'money',
    most: 'money',
    informalUpTo: 'money',
    informal: 'money',
    harbor: 'percent',
  },
  versions: [
    {
      from: '2023-10-01',
      until: '2024-09-30',
      value: { ...always, least: 31.67, most: 614.35, informal: 2.53 },
      sources: [statute, harbor],
      readOnce: ['the fee of an informal entry'],
    },
    {
      from: '2024-10-01',
      until: '2025-09-30',
      value: { ...always, least: 32.71, most: 634.62, informal: 2.62 },
      sources: [
        {
          title: 'Federal Register 2024-15990: Customs User Fees To Be Adjusted for Inflation in Fiscal Year 2025',
          href: 'https://www.federalregister.gov/documents/2024/07/22/2024-15990/customs-user-fees-to-be-adjusted-for-inflation-in-fiscal-year-2025',
        },
        statute,
        harbor,
      ],
      readOnce: ['the fee of an informal entry'],
    },
    {
      from: '2025-10-01',
      until: '2026-09-30',
      value: { ...always, least: 33.58, most: 651.5, informal: 2.69 },
      sources: [
        {
          title: 'Federal Register 90 FR 34665: Customs User Fees To Be Adjusted for Inflation in Fiscal Year 2026',
          href: 'https://www.govinfo.gov/content/pkg/FR-2025-07-23/html/2025-13869.htm',
        },
        statute,
        harbor,
      ],
    },
  ],
})
