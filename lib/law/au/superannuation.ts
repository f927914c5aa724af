import { defineRule } from '@/lib/law/rule'

const rates = {
  title: 'ATO: Key superannuation rates and thresholds',
  href: 'https://www.ato.gov.au/tax-rates-and-codes/key-superannuation-rates-and-thresholds',
} as const

/** What an employer pays into superannuation: a share of pay up to a yearly base, four quarters together. */
export const superannuation = defineRule({
  title: 'Superannuation guarantee in Australia',
  jurisdiction: 'au',
  checkedOn: '2026-11-27',
  units: { rate: 'percent', base: 'money' },
  versions: [
    { from: '2024-07-01', until: '2025-06-30', value: { rate: 0.115, base: 260_280 }, sources: [rates] },
    { from: '2025-07-01', until: '2026-06-30', value: { rate: 0.12, base: 250_000 }, sources: [rates] },
    {
      from: '2026-07-01',
      until: '2027-06-30',
      value: { rate: 0.12, base: 270_830 },
      sources: [rates],
      readOnce: ['the yearly base of super'],
    },
  ],
})
