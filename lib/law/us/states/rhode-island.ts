import { defineRule } from '@/lib/law/rule'
import { alike, byIncome, each, rates, usual, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Rhode Island', href: 'https://tax.ri.gov' } as const

/** Individual income tax of Rhode Island, by tax year; dollars and fractions. */
export const rhodeIsland = defineRule<StateLaw>({
  title: 'Income tax of Rhode Island',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: alike(rates([0, 0.037_5], [77_450, 0.047_5], [176_050, 0.059_9])),
        deduction: each(10_550, 21_150, 10_575, 15_850, 21_150),
        deductionFade: { kind: 'shares', from: alike(246_450), each: 7050, share: 0.2 },
        perPerson: {
          amounts: alike(byIncome([0, 4950])),
          fade: { kind: 'shares', from: alike(246_450), each: 7050, share: 0.2 },
        },
      },
      sources: [
        office,
        {
          title: 'Rhode Island Tax Rate Schedule and Worksheet 2024 (Exemption Worksheet line 1)',
          href: 'https://tax.ri.gov/sites/g/files/xkgbur541/files/2024-12/2024%20Tax%20Rate%20and%20Worksheets.pdf#page=1',
        },
        {
          title: 'Rhode Island RI-1040 Instructions 2025',
          href: 'https://tax.ri.gov/sites/g/files/xkgbur541/files/2025-12/2025%201040R%20Instructions%20122025.pdf#page=4',
        },
      ],
      readOnce: ['where the deduction and the exemption fade'],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        bands: alike(rates([0, 0.037_5], [79_900, 0.047_5], [181_650, 0.059_9])),
        deduction: usual(10_900, 21_800, 16_350),
        deductionFade: { kind: 'shares', from: alike(254_250), each: 7250, share: 0.2 },
        perPerson: {
          amounts: alike(byIncome([0, 5100])),
          fade: { kind: 'shares', from: alike(254_250), each: 7250, share: 0.2 },
        },
      },
      sources: [
        office,
        {
          title: 'Rhode Island Division of Taxation Advisory ADV 2025-22',
          href: 'https://tax.ri.gov/sites/g/files/xkgbur541/files/2025-11/ADV_2025_22_Inflation_Adjustments.pdf#page=2',
        },
        {
          title: 'Rhode Island RI-1040 Instructions 2025',
          href: 'https://tax.ri.gov/sites/g/files/xkgbur541/files/2025-12/2025%201040R%20Instructions%20122025.pdf#page=4',
        },
      ],
      readOnce: ['where the deduction and the exemption fade'],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        bands: alike(rates([0, 0.037_5], [82_050, 0.047_5], [186_450, 0.059_9])),
        deduction: usual(11_200, 22_400, 16_800),
        deductionFade: { kind: 'shares', from: alike(261_000), each: 7450, share: 0.2 },
        perPerson: {
          amounts: alike(byIncome([0, 5250])),
          fade: { kind: 'shares', from: alike(261_000), each: 7450, share: 0.2 },
        },
      },
      sources: [
        office,
        {
          title: 'Rhode Island Division of Taxation Advisory ADV 2025-22',
          href: 'https://tax.ri.gov/sites/g/files/xkgbur541/files/2025-11/ADV_2025_22_Inflation_Adjustments.pdf#page=1',
        },
      ],
      readOnce: [
        'the rates',
        'the standard deduction',
        'the personal exemption',
        'where the deduction and the exemption fade',
      ],
    },
  ],
})
