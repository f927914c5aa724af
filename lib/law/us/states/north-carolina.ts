import { defineRule } from '@/lib/law/rule'
import { alike, rates, usual, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of North Carolina', href: 'https://www.ncdor.gov' } as const

/** Individual income tax of North Carolina, by tax year; dollars and fractions. */
export const northCarolina = defineRule<StateLaw>({
  title: 'Income tax of North Carolina',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: { bands: alike(rates([0, 0.045])), deduction: usual(12_750, 25_500, 19_125) },
      sources: [
        office,
        {
          title: '2024 North Carolina Individual Income Tax Instructions, Page 7',
          href: 'https://www.ncdor.gov/2024-d-401-individual-income-tax-instructions/open#page=7',
        },
        {
          title: '2022 North Carolina Form D-401, Line 11',
          href: 'https://www.ncdor.gov/2022-d-401-individual-income-tax-instructions/open#page=14',
        },
      ],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: { bands: alike(rates([0, 0.042_5])), deduction: usual(12_750, 25_500, 19_125) },
      sources: [
        office,
        {
          title: '2025 North Carolina Individual Income Tax Instructions',
          href: 'https://www.ncdor.gov/2025-d-401-individual-income-tax-instructions/open#page=8',
        },
        {
          title: '2022 North Carolina Form D-401, Line 11',
          href: 'https://www.ncdor.gov/2022-d-401-individual-income-tax-instructions/open#page=14',
        },
      ],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: { bands: alike(rates([0, 0.039_9])), deduction: usual(12_750, 25_500, 19_125) },
      sources: [
        office,
        {
          title: 'North Carolina Department of Revenue - Tax Rate Schedules',
          href: 'https://www.ncdor.gov/taxes-forms/tax-rate-schedules',
        },
        {
          title: '2022 North Carolina Form D-401, Line 11',
          href: 'https://www.ncdor.gov/2022-d-401-individual-income-tax-instructions/open#page=14',
        },
      ],
    },
  ],
})
