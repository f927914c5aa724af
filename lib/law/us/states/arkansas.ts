import { defineRule } from '@/lib/law/rule'
import { alike, each, rates, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Arkansas', href: 'https://www.dfa.arkansas.gov' } as const

/** Individual income tax of Arkansas, by tax year; dollars and fractions. */
export const arkansas = defineRule<StateLaw>({
  title: 'Income tax of Arkansas',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: alike(rates([0, 0], [5500, 0.02], [10_900, 0.03], [15_600, 0.034], [25_700, 0.039])),
        deduction: each(2410, 4820, 2410, 2410, undefined),
        credit: { person: 29, head: true },
        addBacks: [
          { from: alike(92_300), each: alike(100), by: alike(10), most: alike(322.46), atOnce: 2.46, ofTaxable: true },
        ],
      },
      sources: [
        office,
        {
          title: '2024 Indexed Tax Brackets',
          href: 'https://www.dfa.arkansas.gov/wp-content/uploads/2024_TaxBrackets.pdf#page=1',
        },
        {
          title: 'Arkansas 2024 Individual Income Tax Forms and Instructions',
          href: 'https://www.dfa.arkansas.gov/wp-content/uploads/2024_AR1000F_and_AR1000NR_Instructions.pdf#page=14',
        },
      ],
      readOnce: ['the personal credit', 'the adjustment near the upper threshold'],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        bands: alike(rates([0, 0], [5600, 0.02], [11_200, 0.03], [16_000, 0.034], [26_400, 0.039])),
        deduction: each(2470, 4940, 2470, 2470, undefined),
        credit: { person: 29, head: true },
        addBacks: [
          { from: alike(95_000), each: alike(100), by: alike(10), most: alike(331), atOnce: 41, ofTaxable: true },
        ],
      },
      sources: [
        office,
        {
          title: 'Arkansas 2025 Individual Income Tax Forms and Instructions',
          href: 'https://www.dfa.arkansas.gov/wp-content/uploads/2025_AR1000F_and_AR1000NR_Instructions.pdf#page=14',
        },
      ],
      readOnce: [
        'the rates',
        'the standard deduction',
        'the personal credit',
        'the adjustment near the upper threshold',
      ],
      note: 'One reading still has the table of 2024.',
    },
  ],
})
