import { defineRule } from '@/lib/law/rule'
import { each, rates, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of New Mexico', href: 'https://www.tax.newmexico.gov' } as const

/** Individual income tax of New Mexico, by tax year; dollars and fractions. */
export const newMexico = defineRule<StateLaw>({
  title: 'Income tax of New Mexico',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: each(
          rates([0, 0.017], [5500, 0.032], [11_000, 0.047], [16_000, 0.049], [210_000, 0.059]),
          rates([0, 0.017], [8000, 0.032], [16_000, 0.047], [24_000, 0.049], [315_000, 0.059]),
          rates([0, 0.017], [4000, 0.032], [8000, 0.047], [12_000, 0.049], [157_500, 0.059]),
          rates([0, 0.017], [8000, 0.032], [16_000, 0.047], [24_000, 0.049], [315_000, 0.059]),
          rates([0, 0.017], [8000, 0.032], [16_000, 0.047], [24_000, 0.049], [315_000, 0.059]),
        ),
        deduction: 'federal',
      },
      sources: [office],
    },
    {
      from: '2025-01-01',
      until: '2026-12-31',
      value: {
        bands: each(
          rates([0, 0.015], [5500, 0.032], [16_500, 0.043], [33_500, 0.047], [66_500, 0.049], [210_000, 0.059]),
          rates([0, 0.015], [8000, 0.032], [25_000, 0.043], [50_000, 0.047], [100_000, 0.049], [315_000, 0.059]),
          rates([0, 0.015], [4000, 0.032], [12_500, 0.043], [25_000, 0.047], [50_000, 0.049], [157_500, 0.059]),
          rates([0, 0.015], [8000, 0.032], [25_000, 0.043], [50_000, 0.047], [100_000, 0.049], [315_000, 0.059]),
          rates([0, 0.015], [8000, 0.032], [25_000, 0.043], [50_000, 0.047], [100_000, 0.049], [315_000, 0.059]),
        ),
        deduction: 'federal',
      },
      sources: [office],
    },
  ],
})
