import { defineRule } from '@/lib/law/rule'
import { alike, byIncome, each, rates, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Wisconsin', href: 'https://www.revenue.wi.gov' } as const

/** Individual income tax of Wisconsin, by tax year; dollars and fractions. */
export const wisconsin = defineRule<StateLaw>({
  title: 'Income tax of Wisconsin',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: each(
          rates([0, 0.035], [14_320, 0.044], [28_640, 0.053], [315_310, 0.076_5]),
          rates([0, 0.035], [19_090, 0.044], [38_190, 0.053], [420_420, 0.076_5]),
          rates([0, 0.035], [9550, 0.044], [19_090, 0.053], [210_210, 0.076_5]),
          rates([0, 0.035], [14_320, 0.044], [28_640, 0.053], [315_310, 0.076_5]),
          rates([0, 0.035], [19_090, 0.044], [38_190, 0.053], [420_420, 0.076_5]),
        ),
        deduction: each(13_230, 24_490, 11_630, 17_090, 24_490),
        deductionFade: {
          kind: 'rates',
          bands: each(
            rates([19_070, 0.12]),
            rates([27_520, 0.197_78]),
            rates([13_060, 0.197_78]),
            rates([19_070, 0.225_15], [55_779, 0.12]),
            rates([27_520, 0.197_78]),
          ),
          most: 1,
        },
        perPerson: { amounts: alike(byIncome([0, 700])) },
        gainsFree: 0.3,
      },
      sources: [
        office,
        {
          title: '2024 Form 1 instructions',
          href: 'https://www.revenue.wi.gov/TaxForms2024/2024-Form1-inst.pdf#page=38',
        },
        {
          title: '2024 Form 1 instructions, Standard Deduction Table',
          href: 'https://www.revenue.wi.gov/TaxForms2024/2024-Form1-inst.pdf#page=35',
        },
      ],
      readOnce: ['the standard deduction', 'where the standard deduction falls', 'the exemption of gains'],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        bands: each(
          rates([0, 0.035], [14_680, 0.044], [50_480, 0.053], [323_290, 0.076_5]),
          rates([0, 0.035], [19_580, 0.044], [67_300, 0.053], [431_060, 0.076_5]),
          rates([0, 0.035], [9790, 0.044], [33_650, 0.053], [215_530, 0.076_5]),
          rates([0, 0.035], [14_680, 0.044], [50_480, 0.053], [323_290, 0.076_5]),
          rates([0, 0.035], [19_580, 0.044], [67_300, 0.053], [431_060, 0.076_5]),
        ),
        deduction: each(13_560, 25_110, 11_930, 17_520, 25_110),
        deductionFade: {
          kind: 'rates',
          bands: each(
            rates([19_550, 0.12]),
            rates([28_210, 0.197_78]),
            rates([13_390, 0.197_78]),
            rates([19_550, 0.225_15], [57_210, 0.12]),
            rates([28_210, 0.197_78]),
          ),
          most: 1,
        },
        perPerson: { amounts: alike(byIncome([0, 700])) },
        gainsFree: 0.3,
      },
      sources: [
        office,
        {
          title: '2025 Form 1 instructions, Standard Deduction Table',
          href: 'https://www.revenue.wi.gov/TaxForms2025/2025-Form1-inst.pdf#page=35',
        },
        {
          title: 'Legislative Fiscal Bureau paper on WI income tax',
          href: 'https://docs.legis.wisconsin.gov/misc/lfb/informational_papers/january_2023/0002_individual_income_tax_informational_paper_2.pdf',
        },
      ],
      readOnce: [
        'the first and the last threshold',
        'the standard deduction',
        'where the standard deduction falls',
        'the exemption of gains',
      ],
      note: 'Act 15 of 2025 widened the second band; one reading has 51,130 for 50,480.',
    },
  ],
})
