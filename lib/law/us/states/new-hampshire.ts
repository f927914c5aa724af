import { defineRule } from '@/lib/law/rule'
import { each, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of New Hampshire', href: 'https://www.revenue.nh.gov' } as const

/** Individual income tax of New Hampshire, by tax year; dollars and fractions. */
export const newHampshire = defineRule<StateLaw>({
  title: 'Income tax of New Hampshire',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: { onInterest: { free: each(2400, 4800, 2400, 2400, undefined), rate: 0.03 } },
      note: 'The exemption of surviving spouses is left out: one reading has 2,400, another 4,800.',
      sources: [office],
      readOnce: ['that wages are free'],
    },
    { from: '2025-01-01', until: '2026-12-31', value: {}, sources: [office], readOnce: ['that wages are free'] },
  ],
})
