import { defineRule } from '@/lib/law/rule'
import { alike, byIncome, each, rates, usual, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Georgia', href: 'https://dor.georgia.gov' } as const

/** Individual income tax of Georgia, by tax year; dollars and fractions. */
export const georgia = defineRule<StateLaw>({
  title: 'Income tax of Georgia',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: alike(rates([0, 0.053_9])),
        deduction: each(12_000, 24_000, 12_000, 12_000, undefined),
        perDependant: { amounts: byIncome([0, 4000]) },
      },
      sources: [
        office,
        {
          title: 'Georgia HB1015 (2023-2024), Section 1 - flat-tax transition',
          href: 'https://www.legis.ga.gov/legislation/66260',
        },
        {
          title: 'Georgia General Assembly, House Bill 1021 (AS PASSED HOUSE AND SENATE), Section 1',
          href: 'https://www.legis.ga.gov/api/legislation/document/20232024/229350#page=1',
        },
      ],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        bands: alike(rates([0, 0.051_9])),
        deduction: each(12_000, 24_000, 12_000, 12_000, undefined),
        perDependant: { amounts: byIncome([0, 4000]) },
      },
      sources: [
        office,
        {
          title: '2025 IT-511 Individual Income Tax Booklet, Page 9',
          href: 'https://dor.georgia.gov/document/document/2025-it-511-individual-income-tax-booklet/download#page=9',
        },
        {
          title: 'Georgia General Assembly, House Bill 1021 (AS PASSED HOUSE AND SENATE), Section 1',
          href: 'https://www.legis.ga.gov/api/legislation/document/20232024/229350#page=1',
        },
      ],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        bands: alike(rates([0, 0.049_9])),
        deduction: usual(15_000, 30_000),
        perDependant: { amounts: byIncome([0, 5000]) },
      },
      sources: [
        office,
        {
          title: 'Georgia HB463 (2025-2026), Section 2-1 amending O.C.G.A. § 48-7-20(a.1)',
          href: 'https://www.legis.ga.gov/api/legislation/document/20252026/249080#page=2',
        },
        {
          title: 'Georgia HB463 (2025-2026), Section 2-2 amending O.C.G.A. § 48-7-26(b)',
          href: 'https://www.legis.ga.gov/api/legislation/document/20252026/249080#page=3',
        },
      ],
      readOnce: ['the rate', 'the standard deduction', 'the exemption of a dependant'],
      note: 'A page of January 2026 has 5.09%, from before the law of that year.',
    },
  ],
})
