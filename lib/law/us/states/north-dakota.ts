import { defineRule } from '@/lib/law/rule'
import { each, rates, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of North Dakota', href: 'https://www.tax.nd.gov' } as const

/** Individual income tax of North Dakota, by tax year; dollars and fractions. */
export const northDakota = defineRule<StateLaw>({
  title: 'Income tax of North Dakota',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: each(
          rates([0, 0], [47_150, 0.019_5], [238_200, 0.025]),
          rates([0, 0], [78_775, 0.019_5], [289_975, 0.025]),
          rates([0, 0], [39_375, 0.019_5], [144_975, 0.025]),
          rates([0, 0], [63_175, 0.019_5], [264_100, 0.025]),
          rates([0, 0], [78_775, 0.019_5], [289_975, 0.025]),
        ),
        deduction: 'federal',
      },
      sources: [
        office,
        {
          title: '2024 North Dakota income tax instructions',
          href: 'https://www.tax.nd.gov/sites/www/files/documents/forms/individual/2024-iit/2024-individual-income-tax-booklet.pdf#page=29',
        },
      ],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        bands: each(
          rates([0, 0], [48_475, 0.019_5], [244_825, 0.025]),
          rates([0, 0], [80_975, 0.019_5], [298_075, 0.025]),
          rates([0, 0], [40_475, 0.019_5], [149_025, 0.025]),
          rates([0, 0], [64_950, 0.019_5], [271_450, 0.025]),
          rates([0, 0], [80_975, 0.019_5], [298_075, 0.025]),
        ),
        deduction: 'federal',
      },
      sources: [
        office,
        {
          title: '2025 North Dakota income tax instructions',
          href: 'https://www.tax.nd.gov/sites/www/files/documents/forms/individual/2025-iit/2025-individual-income-tax-booklet.pdf#page=29',
        },
      ],
    },
  ],
})
