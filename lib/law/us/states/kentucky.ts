import { defineRule } from '@/lib/law/rule'
import { alike, rates, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Kentucky', href: 'https://revenue.ky.gov' } as const

/** Individual income tax of Kentucky, by tax year; dollars and fractions. */
export const kentucky = defineRule<StateLaw>({
  title: 'Income tax of Kentucky',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: { bands: alike(rates([0, 0.04])), deduction: alike(3160) },
      sources: [
        office,
        {
          title: '2024 Kentucky Individual Income Tax Forms',
          href: 'https://revenue.ky.gov/Forms/740%20instructions%20packet%20(2025).pdf#page=2',
        },
      ],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: { bands: alike(rates([0, 0.04])), deduction: alike(3270) },
      sources: [
        office,
        {
          title: '2024 Kentucky Individual Income Tax Forms',
          href: 'https://revenue.ky.gov/Forms/740%20instructions%20packet%20(2025).pdf#page=2',
        },
      ],
    },
  ],
})
