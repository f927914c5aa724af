import { defineRule } from '@/lib/law/rule'
import { byIncome, each, rates, usual, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Alabama', href: 'https://revenue.alabama.gov' } as const

/** Individual income tax of Alabama, by tax year; dollars and fractions. */
export const alabama = defineRule<StateLaw>({
  title: 'Income tax of Alabama',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: usual(rates([0, 0.02], [500, 0.04], [3000, 0.05]), rates([0, 0.02], [1000, 0.04], [6000, 0.05])),
        deduction: each(3000, 8500, 4250, 5200, 8500),
        deductionFade: {
          kind: 'steps',
          from: each(25_500, 25_500, 12_750, 25_500, 25_500),
          each: each(500, 500, 250, 500, 500),
          by: each(25, 175, 88, 135, 175),
          begun: false,
        },
        leastDeduction: usual(2500, 5000),
        exemption: usual(1500, 3000, 3000),
        perDependant: { amounts: byIncome([0, 1000], [50_000, 500], [100_000, 300]) },
        federalTax: { share: byIncome([0, 1]) },
      },
      sources: [
        office,
        {
          title: '2021 Alabama Department of Revenue -Form 40 Booklet',
          href: 'https://www.revenue.alabama.gov/wp-content/uploads/2022/06/21f40abk.pdf#page=9',
        },
        {
          title: '2021 Alabama Department of Revenue',
          href: 'https://www.revenue.alabama.gov/wp-content/uploads/2022/06/21f40abk.pdf#page=6',
        },
      ],
      readOnce: [
        'where the standard deduction falls',
        'the least standard deduction',
        'the personal exemption',
        'the exemption of a dependant',
        'the deduction of federal tax',
      ],
    },
    {
      from: '2025-01-01',
      until: '2026-12-31',
      value: {
        bands: usual(rates([0, 0.02], [500, 0.04], [3000, 0.05]), rates([0, 0.02], [1000, 0.04], [6000, 0.05])),
        deduction: each(3000, 8500, 4250, 5200, 8500),
        deductionFade: {
          kind: 'steps',
          from: each(26_000, 26_000, 13_000, 26_000, 26_000),
          each: each(500, 500, 250, 500, 500),
          by: each(25, 175, 88, 135, 175),
          begun: false,
        },
        leastDeduction: usual(2500, 5000),
        exemption: usual(1500, 3000, 3000),
        perDependant: { amounts: byIncome([0, 1000], [50_000, 500], [100_000, 300]) },
        federalTax: { share: byIncome([0, 1]) },
      },
      sources: [
        office,
        {
          title: '2021 Alabama Department of Revenue -Form 40 Booklet',
          href: 'https://www.revenue.alabama.gov/wp-content/uploads/2022/06/21f40abk.pdf#page=9',
        },
        {
          title: '2024 Alabama Income Tax Instructions',
          href: 'https://www.revenue.alabama.gov/wp-content/uploads/2025/01/24f40bk.pdf#page=9',
        },
      ],
      readOnce: [
        'where the standard deduction falls',
        'the least standard deduction',
        'the personal exemption',
        'the exemption of a dependant',
        'the deduction of federal tax',
      ],
    },
  ],
})
