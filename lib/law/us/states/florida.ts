import { defineRule } from '@/lib/law/rule'
import { unitsOfStateLaw, type StateLaw } from '../state-law'

const office = {
  title: 'Constitution of Florida, article VII, section 5',
  href: 'https://www.flsenate.gov/Laws/Constitution',
} as const

/** Individual income tax of Florida, by tax year; dollars and fractions. */
export const florida = defineRule<StateLaw>({
  title: 'Income tax of Florida',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    { from: '2024-01-01', until: '2026-12-31', value: {}, sources: [office], readOnce: ['that wages are free'] },
  ],
})
