import { defineRule } from '@/lib/law/rule'
import { alike, each, rates, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Delaware', href: 'https://revenue.delaware.gov' } as const

/** Individual income tax of Delaware, by tax year; dollars and fractions. */
export const delaware = defineRule<StateLaw>({
  title: 'Income tax of Delaware',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2026-12-31',
      value: {
        bands: alike(
          rates(
            [0, 0],
            [2000, 0.022],
            [5000, 0.039],
            [10_000, 0.048],
            [20_000, 0.052],
            [25_000, 0.055_5],
            [60_000, 0.066],
          ),
        ),
        deduction: each(3250, 6500, 3250, 3250, 3250),
        credit: { person: 110 },
      },
      sources: [
        office,
        {
          title: 'Government of Delaware - Tax Rate Changes',
          href: 'https://revenue.delaware.gov/software-developer/tax-rate-changes/',
        },
        {
          title: 'Delaware individual income tax instructions for 2022',
          href: 'https://revenuefiles.delaware.gov/2022/PIT-RES_TY22_2022-02_Instructions.pdf#page=7',
        },
      ],
    },
  ],
})
