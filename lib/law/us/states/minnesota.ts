import { defineRule } from '@/lib/law/rule'
import { byIncome, each, rates, usual, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = {
  title: 'Minnesota Statutes, section 290.06',
  href: 'https://www.revisor.mn.gov/statutes/cite/290.06',
} as const

/** Individual income tax of Minnesota, by tax year; dollars and fractions. */
export const minnesota = defineRule<StateLaw>({
  title: 'Income tax of Minnesota',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: each(
          rates([0, 0.053_5], [31_690, 0.068], [104_090, 0.078_5], [193_240, 0.098_5]),
          rates([0, 0.053_5], [46_330, 0.068], [184_040, 0.078_5], [321_450, 0.098_5]),
          rates([0, 0.053_5], [23_165, 0.068], [92_020, 0.078_5], [160_725, 0.098_5]),
          undefined,
          rates([0, 0.053_5], [46_330, 0.068], [184_040, 0.078_5], [321_450, 0.098_5]),
        ),
        deduction: each(14_575, 29_150, 14_575, undefined, 29_150),
        perDependant: { amounts: byIncome([0, 5050]) },
        deductionFade: {
          kind: 'rates',
          bands: each(
            rates([232_500, 0.03], [321_350, 0.1]),
            rates([232_500, 0.03], [321_350, 0.1]),
            rates([116_250, 0.03], [160_675, 0.1]),
            rates([232_500, 0.03], [321_350, 0.1]),
            rates([232_500, 0.03], [321_350, 0.1]),
          ),
          most: 0.8,
        },
      },
      sources: [office],
      readOnce: ['the exemption of a dependant', 'where the standard deduction falls'],
      note: 'Heads of household are left out: what was read of their first threshold disagrees. 104,090 was read twice, 104,690 once.',
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        bands: each(
          rates([0, 0.053_5], [32_570, 0.068], [106_990, 0.078_5], [198_630, 0.098_5]),
          rates([0, 0.053_5], [47_620, 0.068], [189_180, 0.078_5], [330_410, 0.098_5]),
          rates([0, 0.053_5], [23_810, 0.068], [94_590, 0.078_5], [165_205, 0.098_5]),
          rates([0, 0.053_5], [40_100, 0.068], [161_130, 0.078_5], [264_050, 0.098_5]),
          rates([0, 0.053_5], [47_620, 0.068], [189_180, 0.078_5], [330_410, 0.098_5]),
        ),
        deduction: usual(14_950, 29_900, 22_500),
        perDependant: { amounts: byIncome([0, 5200]) },
        deductionFade: {
          kind: 'rates',
          bands: each(
            rates([238_950, 0.03], [330_300, 0.1]),
            rates([238_950, 0.03], [330_300, 0.1]),
            rates([119_475, 0.03], [165_150, 0.1]),
            rates([238_950, 0.03], [330_300, 0.1]),
            rates([238_950, 0.03], [330_300, 0.1]),
          ),
          most: 0.8,
        },
      },
      sources: [office],
      readOnce: ['the exemption of a dependant', 'where the standard deduction falls'],
    },
  ],
})
