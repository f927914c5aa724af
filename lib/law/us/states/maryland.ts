import { defineRule } from '@/lib/law/rule'
import { byIncome, each, rates, usual, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Maryland', href: 'https://www.marylandtaxes.gov' } as const

/** Individual income tax of Maryland, by tax year; dollars and fractions. */
export const maryland = defineRule<StateLaw>({
  title: 'Income tax of Maryland',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: usual(
          rates(
            [0, 0.02],
            [1000, 0.03],
            [2000, 0.04],
            [3000, 0.047_5],
            [100_000, 0.05],
            [125_000, 0.052_5],
            [150_000, 0.055],
            [250_000, 0.057_5],
          ),
          rates(
            [0, 0.02],
            [1000, 0.03],
            [2000, 0.04],
            [3000, 0.047_5],
            [150_000, 0.05],
            [175_000, 0.052_5],
            [225_000, 0.055],
            [300_000, 0.057_5],
          ),
          rates(
            [0, 0.02],
            [1000, 0.03],
            [2000, 0.04],
            [3000, 0.047_5],
            [150_000, 0.05],
            [175_000, 0.052_5],
            [225_000, 0.055],
            [300_000, 0.057_5],
          ),
        ),
        deductionShare: { rate: 0.15, least: usual(1800, 3650, 3650), most: usual(2700, 5450, 5450) },
        perPerson: {
          amounts: each(
            byIncome([0, 3200], [100_000, 1600], [125_000, 800], [150_000, 0]),
            byIncome([0, 3200], [150_000, 1600], [175_000, 800], [200_000, 0]),
            byIncome([0, 3200], [100_000, 1600], [125_000, 800], [150_000, 0]),
            byIncome([0, 3200], [150_000, 1600], [175_000, 800], [200_000, 0]),
            byIncome([0, 3200], [150_000, 1600], [175_000, 800], [200_000, 0]),
          ),
        },
      },
      sources: [
        office,
        {
          title: 'Maryland 2025 Resident Tax Forms and Instructions - Tax Computation Worksheet Schedules',
          href: 'https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/instructions/2025/resident-booklet.pdf#page=22',
        },
        {
          title: 'Maryland 2024 State & Local Tax Forms & Instructions - Worksheet 16(a)',
          href: 'https://www.marylandtaxes.gov/forms/24-forms/Resident-Booklet.pdf#page=20',
        },
      ],
      readOnce: [
        'the bounds of the standard deduction',
        'the rate of the standard deduction',
        'the personal exemption',
      ],
    },
    {
      from: '2025-01-01',
      until: '2026-12-31',
      value: {
        bands: usual(
          rates(
            [0, 0.02],
            [1000, 0.03],
            [2000, 0.04],
            [3000, 0.047_5],
            [100_000, 0.05],
            [125_000, 0.052_5],
            [150_000, 0.055],
            [250_000, 0.057_5],
            [500_000, 0.062_5],
            [1_000_000, 0.065],
          ),
          rates(
            [0, 0.02],
            [1000, 0.03],
            [2000, 0.04],
            [3000, 0.047_5],
            [150_000, 0.05],
            [175_000, 0.052_5],
            [225_000, 0.055],
            [300_000, 0.057_5],
            [600_000, 0.062_5],
            [1_200_000, 0.065],
          ),
          rates(
            [0, 0.02],
            [1000, 0.03],
            [2000, 0.04],
            [3000, 0.047_5],
            [150_000, 0.05],
            [175_000, 0.052_5],
            [225_000, 0.055],
            [300_000, 0.057_5],
            [600_000, 0.062_5],
            [1_200_000, 0.065],
          ),
        ),
        deduction: usual(3350, 6700, 6700),
        perPerson: {
          amounts: each(
            byIncome([0, 3200], [100_000, 1600], [125_000, 800], [150_000, 0]),
            byIncome([0, 3200], [150_000, 1600], [175_000, 800], [200_000, 0]),
            byIncome([0, 3200], [100_000, 1600], [125_000, 800], [150_000, 0]),
            byIncome([0, 3200], [150_000, 1600], [175_000, 800], [200_000, 0]),
            byIncome([0, 3200], [150_000, 1600], [175_000, 800], [200_000, 0]),
          ),
        },
      },
      sources: [
        office,
        {
          title: 'Maryland 2025 Resident Tax Forms and Instructions - Tax Computation Worksheet Schedules',
          href: 'https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/instructions/2025/resident-booklet.pdf#page=22',
        },
        {
          title: 'Maryland 2025 Resident Tax Forms and Instructions - Standard Deduction',
          href: 'https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/instructions/2025/resident-booklet.pdf#page=21',
        },
      ],
      readOnce: ['the personal exemption'],
    },
  ],
})
