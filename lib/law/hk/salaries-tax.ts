import { defineRule } from '@/lib/law/rule'

const allowances = {
  title: 'Inland Revenue Department: Allowances, deductions and tax rate table',
  href: 'https://www.ird.gov.hk/eng/pdf/pam61e.pdf',
} as const
const budget2026 = {
  title: 'The 2026-27 Budget: salaries tax',
  href: 'https://www.budget.gov.hk/2026/eng/budget55.html',
} as const

const bands = [
  { over: 0, rate: 0.02 },
  { over: 50_000, rate: 0.06 },
  { over: 100_000, rate: 0.1 },
  { over: 150_000, rate: 0.14 },
  { over: 200_000, rate: 0.17 },
]
const standard = [
  { over: 0, rate: 0.15 },
  { over: 5_000_000, rate: 0.16 },
]

/**
 * Salaries tax in Hong Kong, dollars of a year of assessment: progressive bands of net chargeable income, the standard rates of net
 * income, allowances, and the one-off reduction of a year (share of tax, at most).
 */
export const salariesTax = defineRule({
  title: 'Salaries tax in Hong Kong',
  jurisdiction: 'hk',
  checkedOn: '2026-11-27',
  units: {
    bands: { over: 'money', rate: 'percent' },
    standard: { over: 'money', rate: 'percent' },
    allowance: 'money',
    reduction: { share: 'percent', most: 'money' },
  },
  versions: [
    {
      from: '2024-04-01',
      until: '2025-03-31',
      value: {
        bands,
        standard,
        allowance: { basic: 132_000, married: 264_000, child: 130_000, parent: 50_000 },
        reduction: { share: 1, most: 1500 },
      },
      sources: [allowances],
    },
    {
      from: '2025-04-01',
      until: '2026-03-31',
      value: {
        bands,
        standard,
        allowance: { basic: 132_000, married: 264_000, child: 130_000, parent: 50_000 },
        reduction: { share: 1, most: 3000 },
      },
      sources: [allowances, budget2026],
      readOnce: ['the one-off reduction of 2025–26'],
    },
    {
      from: '2026-04-01',
      until: '2027-03-31',
      value: {
        bands,
        standard,
        allowance: { basic: 145_000, married: 290_000, child: 140_000, parent: 55_000 },
        reduction: { share: 0, most: 0 },
      },
      sources: [allowances, budget2026],
      readOnce: ['the allowances of 2026–27'],
      note: 'No reduction was read for 2026-27.',
    },
  ],
})

/** The single parent allowance, dollars of a year of assessment. */
export const singleParentAllowance = defineRule({
  title: 'Single parent allowance in Hong Kong',
  jurisdiction: 'hk',
  checkedOn: '2026-11-27',
  units: { amount: 'money' },
  versions: [{ from: '2024-04-01', until: '2026-03-31', value: { amount: 132_000 }, sources: [allowances] }],
})
