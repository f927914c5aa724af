import { defineRule } from '@/lib/law/rule'
import { alike, byIncome, each, rates, usual, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Maine', href: 'https://www.maine.gov/revenue' } as const

/** Individual income tax of Maine, by tax year; dollars and fractions. */
export const maine = defineRule<StateLaw>({
  title: 'Income tax of Maine',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: usual(
          rates([0, 0.058], [26_050, 0.067_5], [61_600, 0.071_5]),
          rates([0, 0.058], [52_100, 0.067_5], [123_250, 0.071_5]),
          rates([0, 0.058], [39_050, 0.067_5], [92_450, 0.071_5]),
        ),
        deduction: usual(14_600, 29_200, 21_900),
        deductionFade: { kind: 'share', from: usual(97_150, 194_300, 145_750), width: usual(75_000, 150_000, 112_500) },
        perPerson: {
          amounts: alike(byIncome([0, 5000])),
          spouses: true,
          fade: {
            kind: 'share',
            from: each(323_900, 388_650, 194_325, 356_300, 388_650),
            width: each(125_000, 125_000, 62_500, 125_000, 125_000),
          },
        },
      },
      sources: [
        office,
        {
          title: 'Maine 2024 Individual Income Tax Rate Schedules',
          href: 'https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/ind_tax_rate_sched_2024.pdf',
        },
        {
          title:
            '2024 Instructions for Form 1040ME - Worksheet for Phaseout of Personal Exemption Deduction Amount, Line 6',
          href: 'https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/24_1040me_book_gen_instr.pdf#page=4',
        },
      ],
      readOnce: ['where the deduction and the exemption fade'],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        bands: usual(
          rates([0, 0.058], [26_800, 0.067_5], [63_450, 0.071_5]),
          rates([0, 0.058], [53_600, 0.067_5], [126_900, 0.071_5]),
          rates([0, 0.058], [40_200, 0.067_5], [95_150, 0.071_5]),
        ),
        deduction: usual(15_000, 30_000, 22_500),
        deductionFade: {
          kind: 'share',
          from: usual(100_000, 200_050, 150_000),
          width: usual(75_000, 150_000, 112_500),
        },
        perPerson: {
          amounts: alike(byIncome([0, 5150])),
          spouses: true,
          fade: {
            kind: 'share',
            from: each(333_450, 400_100, 200_050, 366_750, 400_100),
            width: each(125_000, 125_000, 62_500, 125_000, 125_000),
          },
        },
      },
      sources: [
        office,
        {
          title: 'Maine 2025 Individual Income Tax Rate Schedules',
          href: 'https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/ind_tax_rate_sched_2025.pdf',
        },
        {
          title: 'Maine 2025 Form 1040ME Individual Income Tax Booklet, Standard Deduction Chart for line 17 (page 4)',
          href: 'https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/25_1040me_gen_instr_w_cover_pg.pdf',
        },
      ],
      readOnce: ['where the deduction and the exemption fade'],
      note: 'Maine did not follow the federal increase of 2025; one reading has the federal amounts.',
    },
  ],
})
