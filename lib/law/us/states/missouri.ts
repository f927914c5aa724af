import { defineRule } from '@/lib/law/rule'
import { alike, byIncome, rates, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Missouri', href: 'https://dor.mo.gov' } as const

/** Individual income tax of Missouri, by tax year; dollars and fractions. */
export const missouri = defineRule<StateLaw>({
  title: 'Income tax of Missouri',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: alike(
          rates(
            [0, 0],
            [1273, 0.02],
            [2546, 0.025],
            [3819, 0.03],
            [5092, 0.035],
            [6365, 0.04],
            [7638, 0.045],
            [8911, 0.048],
          ),
        ),
        deduction: 'federal',
        federalTax: { share: byIncome([0, 0.35], [25_000, 0.25], [50_000, 0.15], [100_000, 0.05], [125_000, 0]) },
      },
      sources: [
        office,
        {
          title: '2024 MO-1040 Book - Individual Income Tax Long Form',
          href: 'https://dor.mo.gov/forms/MO-1040%20Instructions_2024.pdf#page=26',
        },
      ],
      readOnce: ['the deduction of federal tax'],
      note: 'One reading puts each rate one band lower.',
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        bands: alike(
          rates(
            [0, 0],
            [1313, 0.02],
            [2626, 0.025],
            [3939, 0.03],
            [5252, 0.035],
            [6565, 0.04],
            [7878, 0.045],
            [9191, 0.047],
          ),
        ),
        deduction: 'federal',
        federalTax: { share: byIncome([0, 0.35], [25_000, 0.25], [50_000, 0.15], [100_000, 0.05], [125_000, 0]) },
        gainsFree: 1,
      },
      sources: [
        office,
        {
          title: '2025 MO-1040 Book - Individual Income Tax Long Form',
          href: 'https://dor.mo.gov/forms/MO-1040%20Instructions_2025.pdf#page=26',
        },
      ],
      readOnce: ['the deduction of federal tax', 'the exemption of gains'],
      note: 'One reading puts each rate one band lower.',
    },
  ],
})
