import { defineRule } from '@/lib/law/rule'

const source = {
  title: 'Inland Revenue: ACC earners’ levy rates',
  href: 'https://www.ird.govt.nz/income-tax/income-tax-for-individuals/acc-clients-and-carers/acc-earners-levy-rates',
} as const

/** The earners’ levy of the Accident Compensation Corporation, GST included, on earnings up to a maximum of a year. */
export const earnersLevy = defineRule({
  title: 'ACC earners’ levy in New Zealand',
  jurisdiction: 'nz',
  checkedOn: '2026-11-27',
  units: { rate: 'percent', most: 'money' },
  versions: [
    { from: '2024-04-01', until: '2025-03-31', value: { rate: 0.016, most: 142_283 }, sources: [source] },
    {
      from: '2025-04-01',
      until: '2026-03-31',
      value: { rate: 0.0167, most: 152_790 },
      sources: [source],
      readOnce: ['the ACC levy of 2025–26'],
    },
    {
      from: '2026-04-01',
      until: '2027-03-31',
      value: { rate: 0.0175, most: 156_641 },
      sources: [source],
      readOnce: ['the ACC levy of 2026–27'],
    },
  ],
})
