import { defineRule } from '@/lib/law/rule'
import { unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Nevada', href: 'https://tax.nv.gov' } as const

/** Individual income tax of Nevada, by tax year; dollars and fractions. */
export const nevada = defineRule<StateLaw>({
  title: 'Income tax of Nevada',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    { from: '2024-01-01', until: '2026-12-31', value: {}, sources: [office], readOnce: ['that wages are free'] },
  ],
})
