import { defineRule } from '@/lib/law/rule'
import { alike, rates, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Colorado', href: 'https://tax.colorado.gov' } as const

/** Individual income tax of Colorado, by tax year; dollars and fractions. */
export const colorado = defineRule<StateLaw>({
  title: 'Income tax of Colorado',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: { bands: alike(rates([0, 0.042_5])), deduction: 'federal' },
      sources: [
        office,
        {
          title: '2024 Colorado Individual Income Tax Filing Guide, 104 Book - Line 12',
          href: 'https://tax.colorado.gov/sites/tax/files/documents/DR0104_book_2024.pdf#page=11',
        },
      ],
    },
    {
      from: '2025-01-01',
      until: '2026-12-31',
      value: { bands: alike(rates([0, 0.044])), deduction: 'federal' },
      sources: [
        office,
        {
          title: '2025 Colorado Individual Tax Filing Guide 104 Book, Line 12',
          href: 'https://tax.colorado.gov/sites/tax/files/documents/Book104_2025.pdf#page=11',
        },
      ],
    },
  ],
})
