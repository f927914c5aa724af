import { defineRule } from '@/lib/law/rule'
import { rates, usual, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Nebraska', href: 'https://revenue.nebraska.gov' } as const

/** Individual income tax of Nebraska, by tax year; dollars and fractions. */
export const nebraska = defineRule<StateLaw>({
  title: 'Income tax of Nebraska',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: usual(
          rates([0, 0.024_6], [3900, 0.035_1], [23_370, 0.050_1], [37_670, 0.058_4]),
          rates([0, 0.024_6], [7790, 0.035_1], [46_760, 0.050_1], [75_340, 0.058_4]),
          rates([0, 0.024_6], [7270, 0.035_1], [37_400, 0.050_1], [55_850, 0.058_4]),
        ),
        deduction: usual(8350, 16_700, 12_250),
        credit: { person: 166 },
      },
      sources: [
        office,
        {
          title: 'Legislative Bill 754 (Bill Text)',
          href: 'https://www.nebraskalegislature.gov/FloorDocs/108/PDF/Slip/LB754.pdf#page=3',
        },
        {
          title: '2021 NE income tax form and instruction booklet',
          href: 'https://revenue.nebraska.gov/files/doc/tax-forms/2021/f_1040n_booklet.pdf',
        },
      ],
      readOnce: ['the personal credit'],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        bands: usual(
          rates([0, 0.024_6], [4030, 0.035_1], [24_120, 0.050_1], [38_870, 0.052]),
          rates([0, 0.024_6], [8040, 0.035_1], [48_250, 0.050_1], [77_730, 0.052]),
          rates([0, 0.024_6], [7510, 0.035_1], [38_590, 0.050_1], [57_630, 0.052]),
        ),
        deduction: usual(8600, 17_200, 12_600),
        credit: { person: 171 },
      },
      sources: [
        office,
        {
          title: '2025 Nebraska Individual Income Tax Booklet, Tax Table',
          href: 'https://revenue.nebraska.gov/sites/default/files/doc/tax-forms/2025/f_Individual_Income_Tax_Booklet.pdf#page=49',
        },
        {
          title: '2025 Nebraska Individual Income Tax Booklet, Line 6',
          href: 'https://revenue.nebraska.gov/sites/default/files/doc/tax-forms/2025/f_Individual_Income_Tax_Booklet.pdf#page=13',
        },
      ],
      readOnce: ['the personal credit'],
    },
  ],
})
