import { defineRule } from '@/lib/law/rule'
import { alike, byIncome, each, rates, usual, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Vermont', href: 'https://tax.vermont.gov' } as const

/** Individual income tax of Vermont, by tax year; dollars and fractions. */
export const vermont = defineRule<StateLaw>({
  title: 'Income tax of Vermont',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: each(
          rates([0, 0.033_5], [47_900, 0.066], [116_000, 0.076], [242_000, 0.087_5]),
          rates([0, 0.033_5], [79_950, 0.066], [193_300, 0.076], [294_600, 0.087_5]),
          rates([0, 0.033_5], [39_975, 0.066], [96_650, 0.076], [147_300, 0.087_5]),
          rates([0, 0.033_5], [64_200, 0.066], [165_700, 0.076], [268_300, 0.087_5]),
          rates([0, 0.033_5], [79_950, 0.066], [193_300, 0.076], [294_600, 0.087_5]),
        ),
        deduction: usual(7400, 14_850, 11_100),
        perPerson: { amounts: alike(byIncome([0, 5100])) },
      },
      sources: [
        office,
        {
          title: 'Vermont 2024 Income Tax Return Booklet Forms and Instructions',
          href: 'https://tax.vermont.gov/sites/tax/files/documents/RateSched-2024.pdf#page=1',
        },
        {
          title: '2024 VERMONT Income Tax Return Form Instructions-Taxable Income Line 4',
          href: 'https://tax.vermont.gov/sites/tax/files/documents/Income%20Booklet-2024.pdf#page=10',
        },
      ],
      readOnce: ['the personal exemption'],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        bands: each(
          rates([0, 0.033_5], [49_400, 0.066], [119_700, 0.076], [249_700, 0.087_5]),
          rates([0, 0.033_5], [82_500, 0.066], [199_450, 0.076], [304_000, 0.087_5]),
          rates([0, 0.033_5], [41_250, 0.066], [99_725, 0.076], [152_000, 0.087_5]),
          rates([0, 0.033_5], [66_200, 0.066], [171_000, 0.076], [276_850, 0.087_5]),
          rates([0, 0.033_5], [82_500, 0.066], [199_450, 0.076], [304_000, 0.087_5]),
        ),
        deduction: usual(7650, 15_300, 11_450),
        perPerson: { amounts: alike(byIncome([0, 5300])) },
      },
      sources: [
        office,
        {
          title: 'Vermont 2025 Income Tax Rate Schedules',
          href: 'https://tax.vermont.gov/sites/tax/files/documents/RateSched-2025.pdf#page=1',
        },
        {
          title: '2025 VERMONT Income Tax Return Form Instructions-Taxable Income Line 4',
          href: 'https://tax.vermont.gov/sites/tax/files/documents/Income-Booklet-2025.pdf#page=11',
        },
      ],
      readOnce: ['the rates', 'the standard deduction', 'the personal exemption'],
      note: 'One reading still has the table of 2024.',
    },
  ],
})
