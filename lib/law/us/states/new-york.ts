import { defineRule } from '@/lib/law/rule'
import { byIncome, rates, usual, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of New York', href: 'https://www.tax.ny.gov' } as const

/** Individual income tax of New York, by tax year; dollars and fractions. */
export const newYork = defineRule<StateLaw>({
  title: 'Income tax of New York',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2025-12-31',
      value: {
        bands: usual(
          rates(
            [0, 0.04],
            [8500, 0.045],
            [11_700, 0.052_5],
            [13_900, 0.055],
            [80_650, 0.06],
            [215_400, 0.068_5],
            [1_077_550, 0.096_5],
            [5_000_000, 0.103],
            [25_000_000, 0.109],
          ),
          rates(
            [0, 0.04],
            [17_150, 0.045],
            [23_600, 0.052_5],
            [27_900, 0.055],
            [161_550, 0.06],
            [323_200, 0.068_5],
            [2_155_350, 0.096_5],
            [5_000_000, 0.103],
            [25_000_000, 0.109],
          ),
          rates(
            [0, 0.04],
            [12_800, 0.045],
            [17_650, 0.052_5],
            [20_900, 0.055],
            [107_650, 0.06],
            [269_300, 0.068_5],
            [1_616_450, 0.096_5],
            [5_000_000, 0.103],
            [25_000_000, 0.109],
          ),
        ),
        deduction: usual(8000, 16_050, 11_200),
        perDependant: { amounts: byIncome([0, 1000]) },
        recapture: { above: 107_650, width: 50_000, all: 25_000_000 },
      },
      sources: [
        office,
        {
          title: '2023 NY Form IT-201 Instructions',
          href: 'https://www.tax.ny.gov/pdf/2023/printable-pdfs/inc/it201i-2023.pdf#page=46',
        },
      ],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        bands: usual(
          rates(
            [0, 0.039],
            [8500, 0.044],
            [11_700, 0.051_5],
            [13_900, 0.054],
            [80_650, 0.059],
            [215_400, 0.068_5],
            [1_077_550, 0.096_5],
            [5_000_000, 0.103],
            [25_000_000, 0.109],
          ),
          rates(
            [0, 0.039],
            [17_150, 0.044],
            [23_600, 0.051_5],
            [27_900, 0.054],
            [161_550, 0.059],
            [323_200, 0.068_5],
            [2_155_350, 0.096_5],
            [5_000_000, 0.103],
            [25_000_000, 0.109],
          ),
          rates(
            [0, 0.039],
            [12_800, 0.044],
            [17_650, 0.051_5],
            [20_900, 0.054],
            [107_650, 0.059],
            [269_300, 0.068_5],
            [1_616_450, 0.096_5],
            [5_000_000, 0.103],
            [25_000_000, 0.109],
          ),
        ),
        deduction: usual(8000, 16_050, 11_200),
        perDependant: { amounts: byIncome([0, 1000]) },
        recapture: { above: 107_650, width: 50_000, all: 25_000_000 },
      },
      sources: [
        office,
        {
          title: '2021 NY Form IT-201 Instructions',
          href: 'https://www.tax.ny.gov/pdf/2021/inc/it201i_2021.pdf#page=51',
        },
        {
          title: '2021 NY Form IT-201 Instructions Line 36',
          href: 'https://www.tax.ny.gov/pdf/2021/inc/it201i_2021.pdf#page=19',
        },
      ],
      readOnce: ['the rates'],
    },
  ],
})
