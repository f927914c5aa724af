import { defineRule } from '@/lib/law/rule'
import { alike, byIncome, rates, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Ohio', href: 'https://tax.ohio.gov' } as const

/** Individual income tax of Ohio, by tax year; dollars and fractions. */
export const ohio = defineRule<StateLaw>({
  title: 'Income tax of Ohio',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: alike(rates([0, 0], [26_050, 0.027_5], [100_000, 0.035])),
        entry: { over: 26_050, amount: 360.69 },
        perPerson: { amounts: alike(byIncome([0, 2400], [40_000, 2150], [80_000, 1900])) },
      },
      sources: [
        office,
        { title: 'Ohio Rev. Code § 5747.02', href: 'https://codes.ohio.gov/ohio-revised-code/section-5747.02' },
        {
          title: '2021 Ohio IT 1040 Individual Income Tax Return Form (line 4)',
          href: 'https://tax.ohio.gov/static/forms/ohio_individual/individual/2021/pit-it1040-booklet.pdf#page=14',
        },
      ],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        bands: alike(rates([0, 0], [26_050, 0.027_5], [100_000, 0.031_25])),
        entry: { over: 26_050, amount: 342 },
        perPerson: { amounts: alike(byIncome([0, 2400], [40_000, 2150], [80_000, 1900], [750_000, 0])) },
      },
      sources: [
        office,
        { title: 'Ohio Rev. Code § 5747.02', href: 'https://codes.ohio.gov/ohio-revised-code/section-5747.02' },
        {
          title: 'Ohio Income Tax Form 2025 Instructions (Page 17)',
          href: 'https://dam.assets.ohio.gov/image/upload/v1767095693/tax.ohio.gov/forms/ohio_individual/individual/2025/it1040-booklet.pdf#page=17',
        },
      ],
      note: 'One reading has the exemptions of the statute before they were adjusted.',
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        bands: alike(rates([0, 0], [26_050, 0.027_5])),
        entry: { over: 26_050, amount: 332 },
        perPerson: { amounts: alike(byIncome([0, 2400], [40_000, 2150], [80_000, 1900], [500_000, 0])) },
      },
      sources: [
        office,
        { title: 'Ohio Rev. Code § 5747.02', href: 'https://codes.ohio.gov/ohio-revised-code/section-5747.02' },
        {
          title: 'Ohio Revised Code - Section 5747.025 Personal exemptions (A)(1)(2)(3)',
          href: 'https://codes.ohio.gov/ohio-revised-code/section-5747.025',
        },
      ],
      readOnce: ['the rates', 'the personal exemption'],
    },
  ],
})
