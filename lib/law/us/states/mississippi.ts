import { defineRule } from '@/lib/law/rule'
import { alike, byIncome, each, rates, usual, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Mississippi', href: 'https://www.dor.ms.gov' } as const

/** Individual income tax of Mississippi, by tax year; dollars and fractions. */
export const mississippi = defineRule<StateLaw>({
  title: 'Income tax of Mississippi',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: alike(rates([0, 0], [10_000, 0.047])),
        deduction: each(2300, 4600, 2300, undefined, 4600),
        exemption: usual(6000, 12_000, 8000),
        perDependant: { amounts: byIncome([0, 1500]) },
      },
      sources: [
        office,
        {
          title: 'Mississippi Income Tax Instructions 2024',
          href: 'https://www.dor.ms.gov/sites/default/files/Forms/Individual/80100241.pdf#page=3',
        },
        {
          title: 'Mississippi State FORMS 80-105 AND 80-205',
          href: 'https://www.dor.ms.gov/sites/default/files/Forms/Individual/80100221.pdf#page=5',
        },
      ],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        bands: alike(rates([0, 0], [10_000, 0.044])),
        deduction: each(2300, 4600, 2300, undefined, 4600),
        exemption: usual(6000, 12_000, 8000),
        perDependant: { amounts: byIncome([0, 1500]) },
      },
      sources: [
        office,
        {
          title: 'Mississippi Income Tax Instructions 2025',
          href: 'https://www.dor.ms.gov/sites/default/files/tax-forms/individual/80100251%202.pdf#page=3',
        },
        {
          title: 'Mississippi State FORMS 80-105 AND 80-205',
          href: 'https://www.dor.ms.gov/sites/default/files/Forms/Individual/80100221.pdf#page=5',
        },
      ],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        bands: alike(rates([0, 0], [10_000, 0.04])),
        deduction: each(2300, 4600, 2300, undefined, 4600),
        exemption: usual(6000, 12_000, 8000),
        perDependant: { amounts: byIncome([0, 1500]) },
      },
      sources: [
        office,
        {
          title: 'Mississippi State FORMS 80-105 AND 80-205',
          href: 'https://www.dor.ms.gov/sites/default/files/Forms/Individual/80100221.pdf#page=5',
        },
      ],
      readOnce: ['the rates'],
    },
  ],
})
