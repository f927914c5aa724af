import { defineRule } from '@/lib/law/rule'
import { alike, rates, usual, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Utah', href: 'https://tax.utah.gov' } as const

/** Individual income tax of Utah, by tax year; dollars and fractions. */
export const utah = defineRule<StateLaw>({
  title: 'Income tax of Utah',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: alike(rates([0, 0.045_5])),
        deductionCredit: { rate: 0.06, perDependant: 2046, from: usual(17_652, 35_304, 26_478), fade: 0.013 },
      },
      sources: [
        office,
        {
          title: 'Utah Code 59-10-104 (2) (b)',
          href: 'https://le.utah.gov/xcode/Title59/Chapter10/59-10-S104.html?v=C59-10-S104_2024010120240501',
        },
        {
          title: 'Utah Code §59-10-1018 (4)',
          href: 'https://le.utah.gov/xcode/historical.html?date=2/7/2025&oc=/xcode/Title59/Chapter10/C59-10-S1018_2018051620180721.html',
        },
      ],
      readOnce: ['where the taxpayer credit falls'],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        bands: alike(rates([0, 0.045])),
        deductionCredit: { rate: 0.06, perDependant: 2111, from: usual(18_213, 36_426, 27_320), fade: 0.013 },
      },
      sources: [
        office,
        { title: 'House Bill 106', href: 'https://le.utah.gov/~2025/bills/static/HB0106.html' },
        {
          title: 'Utah Code §59-10-1018 (4)',
          href: 'https://le.utah.gov/xcode/historical.html?date=2/7/2025&oc=/xcode/Title59/Chapter10/C59-10-S1018_2021050520210505.html',
        },
      ],
      readOnce: ['where the taxpayer credit falls'],
    },
  ],
})
