import { defineRule } from '@/lib/law/rule'
import { alike, rates, usual, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of District of Columbia', href: 'https://otr.cfo.dc.gov' } as const

/** Individual income tax of District of Columbia, by tax year; dollars and fractions. */
export const districtOfColumbia = defineRule<StateLaw>({
  title: 'Income tax of District of Columbia',
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
            [0, 0.04],
            [10_000, 0.06],
            [40_000, 0.065],
            [60_000, 0.085],
            [250_000, 0.092_5],
            [500_000, 0.097_5],
            [1_000_000, 0.107_5],
          ),
        ),
        deduction: usual(14_600, 29_200, 21_900),
      },
      sources: [
        office,
        {
          title: '2022 Form D-40 Booklet',
          href: 'https://otr.cfo.dc.gov/sites/default/files/dc/sites/otr/publication/attachments/2022_D-40_Booklet_Final_blk_01_23_23_Ordc.pdf#page=18',
        },
      ],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        bands: alike(
          rates(
            [0, 0.04],
            [10_000, 0.06],
            [40_000, 0.065],
            [60_000, 0.085],
            [250_000, 0.092_5],
            [500_000, 0.097_5],
            [1_000_000, 0.107_5],
          ),
        ),
        deduction: usual(15_000, 30_000, 22_500),
      },
      sources: [
        office,
        {
          title: '2022 Form D-40 Booklet',
          href: 'https://otr.cfo.dc.gov/sites/default/files/dc/sites/otr/publication/attachments/2022_D-40_Booklet_Final_blk_01_23_23_Ordc.pdf#page=18',
        },
        {
          title: '2025 DC D-40 Booklet, Standard Deduction (p.13)',
          href: 'https://otr.cfo.dc.gov/sites/default/files/dc/sites/otr/publication/attachments/2025_D40_Book_Final_wLinks_030526_v1.0.pdf#page=13',
        },
      ],
      note: 'The District did not follow the federal increase of 2025; one reading has the federal amounts.',
    },
  ],
})
