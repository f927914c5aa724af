import { defineRule } from '@/lib/law/rule'
import { alike, byIncome, each, rates, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of West Virginia', href: 'https://tax.wv.gov' } as const

/** Individual income tax of West Virginia, by tax year; dollars and fractions. */
export const westVirginia = defineRule<StateLaw>({
  title: 'Income tax of West Virginia',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: each(
          rates([0, 0.023_6], [10_000, 0.031_5], [25_000, 0.035_4], [40_000, 0.047_2], [60_000, 0.051_2]),
          rates([0, 0.023_6], [10_000, 0.031_5], [25_000, 0.035_4], [40_000, 0.047_2], [60_000, 0.051_2]),
          rates([0, 0.023_6], [5000, 0.031_5], [12_500, 0.035_4], [20_000, 0.047_2], [30_000, 0.051_2]),
          rates([0, 0.023_6], [10_000, 0.031_5], [25_000, 0.035_4], [40_000, 0.047_2], [60_000, 0.051_2]),
          rates([0, 0.023_6], [10_000, 0.031_5], [25_000, 0.035_4], [40_000, 0.047_2], [60_000, 0.051_2]),
        ),
        perPerson: { amounts: alike(byIncome([0, 2000])) },
      },
      sources: [
        office,
        {
          title: 'West Virginia Personal Income Tax Forms And Instructions 2023',
          href: 'https://tax.wv.gov/Documents/PIT/2023/it140.PersonalIncomeTaxFormsAndInstructions.2023.pdf#page=37',
        },
        {
          title: 'West Virginia Personal Income Tax Forms And Instructions 2025',
          href: 'https://tax.wv.gov/Documents/PIT/2025/it140.PersonalIncomeTaxFormsAndInstructions.2025.pdf#page=26',
        },
      ],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        bands: each(
          rates([0, 0.022_2], [10_000, 0.029_6], [25_000, 0.033_3], [40_000, 0.044_4], [60_000, 0.048_2]),
          rates([0, 0.022_2], [10_000, 0.029_6], [25_000, 0.033_3], [40_000, 0.044_4], [60_000, 0.048_2]),
          rates([0, 0.022_2], [5000, 0.029_6], [12_500, 0.033_3], [20_000, 0.044_4], [30_000, 0.048_2]),
          rates([0, 0.022_2], [10_000, 0.029_6], [25_000, 0.033_3], [40_000, 0.044_4], [60_000, 0.048_2]),
          rates([0, 0.022_2], [10_000, 0.029_6], [25_000, 0.033_3], [40_000, 0.044_4], [60_000, 0.048_2]),
        ),
        perPerson: { amounts: alike(byIncome([0, 2000])) },
      },
      sources: [
        office,
        {
          title: 'West Virginia Personal Income Tax Forms And Instructions 2025, Tax Rate Schedules',
          href: 'https://tax.wv.gov/Documents/PIT/2025/it140.PersonalIncomeTaxFormsAndInstructions.2025.pdf#page=37',
        },
        {
          title: 'West Virginia Personal Income Tax Forms And Instructions 2025',
          href: 'https://tax.wv.gov/Documents/PIT/2025/it140.PersonalIncomeTaxFormsAndInstructions.2025.pdf#page=26',
        },
      ],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        bands: each(
          rates([0, 0.021_1], [10_000, 0.028_1], [25_000, 0.031_6], [40_000, 0.042_2], [60_000, 0.045_8]),
          rates([0, 0.021_1], [10_000, 0.028_1], [25_000, 0.031_6], [40_000, 0.042_2], [60_000, 0.045_8]),
          rates([0, 0.021_1], [5000, 0.028_1], [12_500, 0.031_6], [20_000, 0.042_2], [30_000, 0.045_8]),
          rates([0, 0.021_1], [10_000, 0.028_1], [25_000, 0.031_6], [40_000, 0.042_2], [60_000, 0.045_8]),
          rates([0, 0.021_1], [10_000, 0.028_1], [25_000, 0.031_6], [40_000, 0.042_2], [60_000, 0.045_8]),
        ),
        perPerson: { amounts: alike(byIncome([0, 2000])) },
      },
      sources: [
        office,
        {
          title: 'West Virginia Senate Bill 392 (2026), §11-21-4j(a)',
          href: 'https://www.wvlegislature.gov/Bill_Text_HTML/2026_SESSIONS/RS/bills/sb392%20sub1%20enr.pdf#page=6',
        },
        {
          title: 'West Virginia Personal Income Tax Forms And Instructions 2025',
          href: 'https://tax.wv.gov/Documents/PIT/2025/it140.PersonalIncomeTaxFormsAndInstructions.2025.pdf#page=26',
        },
      ],
      readOnce: ['the rates'],
    },
  ],
})
