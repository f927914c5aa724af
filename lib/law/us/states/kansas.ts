import { defineRule } from '@/lib/law/rule'
import { byIncome, each, rates, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Kansas', href: 'https://www.ksrevenue.gov' } as const

/** Individual income tax of Kansas, by tax year; dollars and fractions. */
export const kansas = defineRule<StateLaw>({
  title: 'Income tax of Kansas',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2026-12-31',
      value: {
        bands: each(
          rates([0, 0.052], [23_000, 0.055_8]),
          rates([0, 0.052], [46_000, 0.055_8]),
          rates([0, 0.052], [23_000, 0.055_8]),
          rates([0, 0.052], [23_000, 0.055_8]),
          rates([0, 0.052], [23_000, 0.055_8]),
        ),
        deduction: each(3605, 8240, 4120, 6180, 8240),
        exemption: each(9160, 18_320, 9160, 9160, undefined),
        perDependant: { amounts: byIncome([0, 2320]) },
      },
      sources: [
        office,
        { title: '2024 Form K-40 instructions', href: 'https://www.ksrevenue.gov/pdf/ip24.pdf#page=2' },
      ],
    },
  ],
})
