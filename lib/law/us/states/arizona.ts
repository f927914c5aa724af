import { defineRule } from '@/lib/law/rule'
import { each, rates, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Arizona', href: 'https://azdor.gov' } as const

/** Individual income tax of Arizona, by tax year; dollars and fractions. */
export const arizona = defineRule<StateLaw>({
  title: 'Income tax of Arizona',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: each(rates([0, 0.025]), rates([0, 0.025]), rates([0, 0.025]), rates([0, 0.025]), undefined),
        deduction: each(14_600, 29_200, 14_600, 21_900, undefined),
      },
      sources: [
        office,
        {
          title: '2024 Arizona Form 140A - Arizona Resident Personal Income Tax Booklet',
          href: 'https://azdor.gov/forms/individual/form-140a-arizona-resident-personal-income-tax-booklet',
        },
      ],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        bands: each(rates([0, 0.025]), rates([0, 0.025]), rates([0, 0.025]), rates([0, 0.025]), undefined),
        deduction: each(15_750, 31_500, 15_750, 23_625, undefined),
      },
      sources: [
        office,
        {
          title: '2023 Arizona Form 140A - Arizona Resident Personal Income Tax Booklet',
          href: 'https://azdor.gov/forms/individual/form-140a-arizona-resident-personal-income-tax-booklet',
        },
        {
          title: '2025 Arizona Form 140 Resident Personal Income Tax Instructions',
          href: 'https://azdor.gov/sites/default/files/document/FORMS_INDIVIDUAL_2025_140i.pdf#page=21',
        },
      ],
    },
  ],
})
