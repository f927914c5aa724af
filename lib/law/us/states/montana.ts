import { defineRule } from '@/lib/law/rule'
import { rates, usual, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Montana', href: 'https://revenue.mt.gov' } as const

/** Individual income tax of Montana, by tax year; dollars and fractions. */
export const montana = defineRule<StateLaw>({
  title: 'Income tax of Montana',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: usual(
          rates([0, 0.047], [20_500, 0.059]),
          rates([0, 0.047], [41_000, 0.059]),
          rates([0, 0.047], [30_750, 0.059]),
        ),
        deduction: 'federal',
        gainBands: usual(
          rates([0, 0.03], [20_500, 0.041]),
          rates([0, 0.03], [41_000, 0.041]),
          rates([0, 0.03], [30_750, 0.041]),
        ),
      },
      sources: [
        office,
        {
          title: '2024 Montana income tax tables',
          href: 'https://mtrevenue.gov/wp-content/uploads/dlm_uploads/2024/12/2024-Tax-Tables.pdf',
        },
        {
          title: '2023 Montana Form 2 Individual Income Tax Instructions, Net Long-Term Capital Gains Tax Table',
          href: 'https://mtrevenue.gov/wp-content/uploads/dlm_uploads/2023/12/Form_2_2023_Instructions.pdf#page=6',
        },
      ],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        bands: usual(
          rates([0, 0.047], [21_100, 0.059]),
          rates([0, 0.047], [42_200, 0.059]),
          rates([0, 0.047], [31_700, 0.059]),
        ),
        deduction: 'federal',
        gainBands: usual(
          rates([0, 0.03], [21_100, 0.041]),
          rates([0, 0.03], [42_200, 0.041]),
          rates([0, 0.03], [31_700, 0.041]),
        ),
      },
      sources: [
        office,
        {
          title: '2025 Montana Tax Tables and Deductions',
          href: 'https://revenue.mt.gov/files/BIT/Montana-Tax-Tables-and-Deductions/2025-Tax-Rates-and-Deductions.pdf',
        },
      ],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        bands: usual(
          rates([0, 0.047], [47_500, 0.056_5]),
          rates([0, 0.047], [95_000, 0.056_5]),
          rates([0, 0.047], [71_250, 0.056_5]),
        ),
        deduction: 'federal',
        gainBands: usual(
          rates([0, 0.03], [47_500, 0.041]),
          rates([0, 0.03], [95_000, 0.041]),
          rates([0, 0.03], [71_250, 0.041]),
        ),
      },
      sources: [
        office,
        {
          title: 'Montana Code Annotated 2021 Title 15, Chapter 30, Part 21, 15-30-2103',
          href: 'https://leg.mt.gov/bills/mca/title_0150/chapter_0300/part_0210/section_0030/0150-0300-0210-0030.html',
        },
        {
          title: '2023 Montana Form 2 Individual Income Tax Instructions, Net Long-Term Capital Gains Tax Table',
          href: 'https://mtrevenue.gov/wp-content/uploads/dlm_uploads/2023/12/Form_2_2023_Instructions.pdf#page=6',
        },
      ],
      readOnce: ['the rates', 'the rates on gains'],
    },
  ],
})
