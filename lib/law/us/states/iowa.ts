import { defineRule } from '@/lib/law/rule'
import { alike, each, rates, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Iowa', href: 'https://revenue.iowa.gov' } as const

/** Individual income tax of Iowa, by tax year; dollars and fractions. */
export const iowa = defineRule<StateLaw>({
  title: 'Income tax of Iowa',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: each(
          rates([0, 0.044], [6210, 0.048_2], [31_050, 0.057]),
          rates([0, 0.044], [12_420, 0.048_2], [62_100, 0.057]),
          rates([0, 0.044], [6210, 0.048_2], [31_050, 0.057]),
          rates([0, 0.044], [6210, 0.048_2], [31_050, 0.057]),
          rates([0, 0.044], [6210, 0.048_2], [31_050, 0.057]),
        ),
        deduction: 'federal',
      },
      sources: [office],
    },
    {
      from: '2025-01-01',
      until: '2026-12-31',
      value: { bands: alike(rates([0, 0.038])), deduction: 'federal' },
      sources: [
        office,
        {
          title: '2025 IA 1040 Expanded Instructions, Line 5 Iowa Tax',
          href: 'https://revenue.iowa.gov/taxes/tax-guidance/individual-income-tax/1040-expanded-instructions/iowa-tax',
        },
      ],
    },
  ],
})
