import { defineRule } from '@/lib/law/rule'
import { alike, byIncome, rates, usual, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Oklahoma', href: 'https://oklahoma.gov/tax' } as const

/** Individual income tax of Oklahoma, by tax year; dollars and fractions. */
export const oklahoma = defineRule<StateLaw>({
  title: 'Income tax of Oklahoma',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2025-12-31',
      value: {
        bands: usual(
          rates([0, 0.002_5], [1000, 0.007_5], [2500, 0.017_5], [3750, 0.027_5], [4900, 0.037_5], [7200, 0.047_5]),
          rates([0, 0.002_5], [2000, 0.007_5], [5000, 0.017_5], [7500, 0.027_5], [9800, 0.037_5], [14_400, 0.047_5]),
          rates([0, 0.002_5], [2000, 0.007_5], [5000, 0.017_5], [7500, 0.027_5], [9800, 0.037_5], [14_400, 0.047_5]),
        ),
        deduction: usual(6350, 12_700, 9350),
        perPerson: { amounts: alike(byIncome([0, 1000])) },
      },
      sources: [
        office,
        {
          title: '2022 Form 511 instructions',
          href: 'https://oklahoma.gov/content/dam/ok/en/tax/documents/forms/individuals/past-year/2022/511-Pkt-2022.pdf',
        },
        {
          title: '2024 Form 511 instructions',
          href: 'https://oklahoma.gov/content/dam/ok/en/tax/documents/forms/individuals/past-year/2024/511-Pkt.pdf#page=38',
        },
      ],
      readOnce: ['the rates', 'the personal exemption'],
      note: 'One reading has the joint band of the years before 2024.',
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        bands: usual(
          rates([0, 0], [3750, 0.025], [4900, 0.035], [7200, 0.045]),
          rates([0, 0], [7500, 0.025], [9800, 0.035], [14_400, 0.045]),
          rates([0, 0], [7500, 0.025], [9800, 0.035], [14_400, 0.045]),
        ),
        deduction: usual(6350, 12_700, 9350),
        perPerson: { amounts: alike(byIncome([0, 1000])) },
      },
      sources: [
        office,
        {
          title: '2021 Form 511 instructions',
          href: 'https://oklahoma.gov/content/dam/ok/en/tax/documents/forms/individuals/past-year/2021/511-Pkt-2021.pdf',
        },
      ],
      readOnce: ['the rates', 'the personal exemption'],
    },
  ],
})
