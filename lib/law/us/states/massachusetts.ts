import { defineRule } from '@/lib/law/rule'
import { alike, byIncome, each, rates, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = {
  title: 'Tax office of Massachusetts',
  href: 'https://www.mass.gov/orgs/massachusetts-department-of-revenue',
} as const

/** Individual income tax of Massachusetts, by tax year; dollars and fractions. */
export const massachusetts = defineRule<StateLaw>({
  title: 'Income tax of Massachusetts',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: alike(rates([0, 0.05], [1_053_750, 0.09])),
        exemption: each(4400, 8800, 4400, 6800, undefined),
        perDependant: { amounts: byIncome([0, 1000]) },
      },
      sources: [
        office,
        {
          title: 'Form 1 2024 Massachusetts Resident Income Tax - 4% Surtax on Taxable Income Over $1 Million',
          href: 'https://www.mass.gov/doc/2024-form-1-instructions/download#page=3',
        },
        {
          title: 'Section 4: Rates of tax for residents, non-residents and corporate trusts (b)',
          href: 'https://malegislature.gov/Laws/GeneralLaws/PartI/TitleIX/Chapter62/Section4',
        },
      ],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        bands: alike(rates([0, 0.05], [1_083_150, 0.09])),
        exemption: each(4400, 8800, 4400, 6800, undefined),
        perDependant: { amounts: byIncome([0, 1000]) },
      },
      sources: [
        office,
        {
          title: 'Form 1 2025 Massachusetts Resident Income Tax - 4% Surtax',
          href: 'https://www.mass.gov/doc/2025-form-1-instructions/download#page=3',
        },
        {
          title: 'Section 4: Rates of tax for residents, non-residents and corporate trusts (b)',
          href: 'https://malegislature.gov/Laws/GeneralLaws/PartI/TitleIX/Chapter62/Section4',
        },
      ],
    },
  ],
})
