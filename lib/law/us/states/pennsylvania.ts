import { defineRule } from '@/lib/law/rule'
import { alike, rates, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Pennsylvania', href: 'https://www.pa.gov/agencies/revenue' } as const

/** Individual income tax of Pennsylvania, by tax year; dollars and fractions. */
export const pennsylvania = defineRule<StateLaw>({
  title: 'Income tax of Pennsylvania',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2026-12-31',
      value: { bands: alike(rates([0, 0.030_7])) },
      sources: [
        office,
        {
          title: 'PA Form PA-40 Instructions, page 1',
          href: 'https://www.revenue.pa.gov/FormsandPublications/FormsforIndividuals/PIT/Documents/2021/2021_pa-40in.pdf#page=1',
        },
      ],
    },
  ],
})
