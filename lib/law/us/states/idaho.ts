import { defineRule } from '@/lib/law/rule'
import { rates, usual, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Idaho', href: 'https://tax.idaho.gov' } as const

/** Individual income tax of Idaho, by tax year; dollars and fractions. */
export const idaho = defineRule<StateLaw>({
  title: 'Income tax of Idaho',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: usual(rates([0, 0], [4673, 0.056_95]), rates([0, 0], [9346, 0.056_95]), rates([0, 0], [9346, 0.056_95])),
        deduction: 'federal',
      },
      sources: [
        office,
        {
          title: 'HOUSE BILL NO. 521 63-3024 (2)',
          href: 'https://legislature.idaho.gov/wp-content/uploads/sessioninfo/2024/legislation/H0521.pdf#page=2',
        },
      ],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        bands: usual(rates([0, 0], [4811, 0.053]), rates([0, 0], [9622, 0.053]), rates([0, 0], [9622, 0.053])),
        deduction: 'federal',
      },
      sources: [
        office,
        {
          title: 'Idaho Individual Income Tax Instructions Packet 2025',
          href: 'https://tax.idaho.gov/wp-content/uploads/forms/EIN00046/EIN00046_09-29-2025.pdf#page=4',
        },
      ],
    },
  ],
})
