import { defineRule } from '@/lib/law/rule'
import { alike, byIncome, each, rates, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Virginia', href: 'https://www.tax.virginia.gov' } as const

/** Individual income tax of Virginia, by tax year; dollars and fractions. */
export const virginia = defineRule<StateLaw>({
  title: 'Income tax of Virginia',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: alike(rates([0, 0.02], [3000, 0.03], [5000, 0.05], [17_000, 0.057_5])),
        deduction: each(8500, 17_000, 8500, 8500, undefined),
        perPerson: { amounts: alike(byIncome([0, 930])) },
      },
      sources: [
        office,
        {
          title: 'Virginia 2021 Form 760 Resident Individual Income Tax Booklet',
          href: 'https://www.tax.virginia.gov/sites/default/files/vatax-pdf/2021-760-instructions.pdf#page=41',
        },
        {
          title: 'Virginia 2024 Form 760 Resident Individual Income Tax Instructions',
          href: 'https://www.tax.virginia.gov/sites/default/files/vatax-pdf/2024-760-instructions.pdf#page=17',
        },
      ],
    },
    {
      from: '2025-01-01',
      until: '2026-12-31',
      value: {
        bands: alike(rates([0, 0.02], [3000, 0.03], [5000, 0.05], [17_000, 0.057_5])),
        deduction: each(8750, 17_500, 8750, 8750, undefined),
        perPerson: { amounts: alike(byIncome([0, 930])) },
      },
      sources: [
        office,
        {
          title: 'Virginia 2021 Form 760 Resident Individual Income Tax Booklet',
          href: 'https://www.tax.virginia.gov/sites/default/files/vatax-pdf/2021-760-instructions.pdf#page=41',
        },
        {
          title: 'Virginia 2025 Form 760 Resident Individual Income Tax Instructions',
          href: 'https://www.tax.virginia.gov/sites/default/files/vatax-pdf/2025-760-instructions.pdf#page=17',
        },
      ],
    },
  ],
})
