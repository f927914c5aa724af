import { defineRule } from '@/lib/law/rule'
import { byIncome, each, rates, usual, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of New Jersey', href: 'https://www.nj.gov/treasury/taxation' } as const

/** Individual income tax of New Jersey, by tax year; dollars and fractions. */
export const newJersey = defineRule<StateLaw>({
  title: 'Income tax of New Jersey',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2026-12-31',
      value: {
        bands: usual(
          rates(
            [0, 0.014],
            [20_000, 0.017_5],
            [35_000, 0.035],
            [40_000, 0.055_25],
            [75_000, 0.063_7],
            [500_000, 0.089_7],
            [1_000_000, 0.107_5],
          ),
          rates(
            [0, 0.014],
            [20_000, 0.017_5],
            [50_000, 0.024_5],
            [70_000, 0.035],
            [80_000, 0.055_25],
            [150_000, 0.063_7],
            [500_000, 0.089_7],
            [1_000_000, 0.107_5],
          ),
          rates(
            [0, 0.014],
            [20_000, 0.017_5],
            [50_000, 0.024_5],
            [70_000, 0.035],
            [80_000, 0.055_25],
            [150_000, 0.063_7],
            [500_000, 0.089_7],
            [1_000_000, 0.107_5],
          ),
        ),
        exemption: each(1000, 2000, 1000, 1000, 1000),
        perDependant: { amounts: byIncome([0, 1500]) },
      },
      sources: [office],
    },
  ],
})
