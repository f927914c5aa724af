import { defineRule } from '@/lib/law/rule'
import { alike, byIncome, each, rates, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Illinois', href: 'https://tax.illinois.gov' } as const

/** Individual income tax of Illinois, by tax year; dollars and fractions. */
export const illinois = defineRule<StateLaw>({
  title: 'Income tax of Illinois',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: alike(rates([0, 0.049_5])),
        perPerson: {
          amounts: each(
            byIncome([0, 2775], [250_000, 0]),
            byIncome([0, 2775], [500_000, 0]),
            byIncome([0, 2775], [250_000, 0]),
            byIncome([0, 2775], [250_000, 0]),
            byIncome([0, 2775], [250_000, 0]),
          ),
        },
      },
      sources: [
        office,
        { title: 'Income Tax Rates', href: 'https://www2.illinois.gov/rev/research/taxrates/Pages/income.aspx' },
        {
          title: 'Illinois 2024 Form IL-1040 Instructions',
          href: 'https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/incometax/documents/2024/individual/il-1040-instr.pdf#page=8',
        },
      ],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        bands: alike(rates([0, 0.049_5])),
        perPerson: {
          amounts: each(
            byIncome([0, 2850], [250_000, 0]),
            byIncome([0, 2850], [500_000, 0]),
            byIncome([0, 2850], [250_000, 0]),
            byIncome([0, 2850], [250_000, 0]),
            byIncome([0, 2850], [250_000, 0]),
          ),
        },
      },
      sources: [
        office,
        { title: 'Income Tax Rates', href: 'https://www2.illinois.gov/rev/research/taxrates/Pages/income.aspx' },
        {
          title: 'Illinois Department of Revenue 2025 Form IL-1040 Instructions',
          href: 'https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/incometax/documents/currentyear/individual/il-1040-instr.pdf#page=8',
        },
      ],
    },
  ],
})
