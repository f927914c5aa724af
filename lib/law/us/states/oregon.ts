import { defineRule } from '@/lib/law/rule'
import { byIncome, each, fromIncome, rates, usual, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Oregon', href: 'https://www.oregon.gov/dor' } as const

/** Individual income tax of Oregon, by tax year; dollars and fractions. */
export const oregon = defineRule<StateLaw>({
  title: 'Income tax of Oregon',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: usual(
          rates([0, 0.047_5], [4300, 0.067_5], [10_750, 0.087_5], [125_000, 0.099]),
          rates([0, 0.047_5], [8600, 0.067_5], [21_500, 0.087_5], [250_000, 0.099]),
          rates([0, 0.047_5], [8600, 0.067_5], [21_500, 0.087_5], [250_000, 0.099]),
        ),
        deduction: usual(2745, 5495, 4420),
        federalTax: {
          share: byIncome([0, 1]),
          most: each(
            fromIncome([0, 8250], [125_000, 6600], [130_000, 5000], [135_000, 3300], [140_000, 1650], [145_000, 0]),
            fromIncome([0, 8250], [250_000, 6600], [260_000, 5000], [270_000, 3300], [280_000, 1650], [290_000, 0]),
            fromIncome([0, 4125], [125_000, 3300], [130_000, 2500], [135_000, 1650], [140_000, 825], [145_000, 0]),
            fromIncome([0, 8250], [250_000, 6600], [260_000, 5000], [270_000, 3300], [280_000, 1650], [290_000, 0]),
            fromIncome([0, 8250], [250_000, 6600], [260_000, 5000], [270_000, 3300], [280_000, 1650], [290_000, 0]),
          ),
        },
        credit: { person: 249, limit: usual(100_000, 200_000, 200_000) },
      },
      sources: [
        office,
        {
          title: '2024 Oregon Income Tax Form OR-40 Instructions',
          href: 'https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2024.pdf#page=28',
        },
      ],
      readOnce: ['where the deduction of federal tax falls', 'the exemption credit'],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        bands: usual(
          rates([0, 0.047_5], [4400, 0.067_5], [11_100, 0.087_5], [125_000, 0.099]),
          rates([0, 0.047_5], [8800, 0.067_5], [22_200, 0.087_5], [250_000, 0.099]),
          rates([0, 0.047_5], [8800, 0.067_5], [22_200, 0.087_5], [250_000, 0.099]),
        ),
        deduction: usual(2835, 5670, 4560),
        federalTax: {
          share: byIncome([0, 1]),
          most: each(
            fromIncome([0, 8500], [125_000, 6800], [130_000, 5100], [135_000, 3400], [140_000, 1700], [145_000, 0]),
            fromIncome([0, 8500], [250_000, 6800], [260_000, 5100], [270_000, 3400], [280_000, 1700], [290_000, 0]),
            fromIncome([0, 4250], [125_000, 3400], [130_000, 2550], [135_000, 1700], [140_000, 850], [145_000, 0]),
            fromIncome([0, 8500], [250_000, 6800], [260_000, 5100], [270_000, 3400], [280_000, 1700], [290_000, 0]),
            fromIncome([0, 8500], [250_000, 6800], [260_000, 5100], [270_000, 3400], [280_000, 1700], [290_000, 0]),
          ),
        },
        credit: { person: 256, limit: usual(100_000, 200_000, 200_000) },
      },
      sources: [
        office,
        {
          title: '2025 Oregon Income Tax Form OR-40 Instructions',
          href: 'https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2025.pdf#page=16',
        },
      ],
      readOnce: ['the rates', 'where the deduction of federal tax falls', 'the exemption credit'],
      note: 'The second threshold was also read as 11,050 for single filers, the estimate of the year before.',
    },
  ],
})
