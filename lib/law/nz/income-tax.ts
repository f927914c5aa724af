import { defineRule } from '@/lib/law/rule'

const rates = {
  title: 'Inland Revenue: Tax rates for individuals',
  href: 'https://www.ird.govt.nz/income-tax/income-tax-for-individuals/tax-codes-and-tax-rates-for-individuals/tax-rates-for-individuals',
} as const

/** Income tax in New Zealand, dollars of a year from April to March. The bands of 2024-25 are the yearly mix of two tables. */
export const incomeTax = defineRule({
  title: 'Income tax in New Zealand',
  jurisdiction: 'nz',
  checkedOn: '2026-11-27',
  units: { bands: { over: 'money', rate: 'percent' } },
  versions: [
    {
      from: '2024-04-01',
      until: '2025-03-31',
      value: {
        bands: [
          { over: 0, rate: 0.105 },
          { over: 14_000, rate: 0.1282 },
          { over: 15_600, rate: 0.175 },
          { over: 48_000, rate: 0.2164 },
          { over: 53_500, rate: 0.3 },
          { over: 70_000, rate: 0.3099 },
          { over: 78_100, rate: 0.33 },
          { over: 180_000, rate: 0.39 },
        ],
      },
      sources: [rates],
    },
    {
      from: '2025-04-01',
      until: '2027-03-31',
      value: {
        bands: [
          { over: 0, rate: 0.105 },
          { over: 15_600, rate: 0.175 },
          { over: 53_500, rate: 0.3 },
          { over: 78_100, rate: 0.33 },
          { over: 180_000, rate: 0.39 },
        ],
      },
      sources: [rates],
    },
  ],
})

/** The independent earner tax credit, dollars of a year: `amount` from `from`, less `taper` of what exceeds `taperAbove`. */
export const earnerCredit = defineRule({
  title: 'Independent earner tax credit in New Zealand',
  jurisdiction: 'nz',
  checkedOn: '2026-11-27',
  units: { amount: 'money', from: 'money', taperAbove: 'money', taper: 'percent' },
  versions: [
    {
      from: '2025-04-01',
      until: '2027-03-31',
      value: { amount: 520, from: 24_000, taperAbove: 66_000, taper: 0.13 },
      sources: [
        {
          title: 'Inland Revenue: Independent earner tax credit',
          href: 'https://www.ird.govt.nz/income-tax/income-tax-for-individuals/individual-tax-credits/independent-earner-tax-credit-ietc',
        },
      ],
    },
  ],
})
