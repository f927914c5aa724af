import { defineRule } from '@/lib/law/rule'
import { alike, byIncome, rates, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Indiana', href: 'https://www.in.gov/dor' } as const

/** Individual income tax of Indiana, by tax year; dollars and fractions. */
export const indiana = defineRule<StateLaw>({
  title: 'Income tax of Indiana',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: alike(rates([0, 0.030_5])),
        perPerson: { amounts: alike(byIncome([0, 1000])) },
        perDependant: { amounts: byIncome([0, 0]), child: 1500 },
      },
      sources: [
        office,
        { title: 'IC 6-3-2-1 Tax rate (a)(3)', href: 'https://iga.in.gov/laws/2024/ic/titles/6#6-3-2-1' },
      ],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        bands: alike(rates([0, 0.03])),
        perPerson: { amounts: alike(byIncome([0, 1000])) },
        perDependant: { amounts: byIncome([0, 0]), child: 1500 },
      },
      sources: [office, { title: '2025 IT-40 Income Tax Form', href: 'https://forms.in.gov/Download.aspx?id=16915' }],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        bands: alike(rates([0, 0.029_5])),
        perPerson: { amounts: alike(byIncome([0, 1000])) },
        perDependant: { amounts: byIncome([0, 0]), child: 1500 },
      },
      sources: [
        office,
        { title: 'IC 6-3-2-1 Tax rate (a)(3)', href: 'https://iga.in.gov/laws/2024/ic/titles/6#6-3-2-1' },
      ],
    },
  ],
})
