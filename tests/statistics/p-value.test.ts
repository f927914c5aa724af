import { expect, it } from 'vitest'
import { writeValue } from '@/lib/kits/calculator/write'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { pValue } from '@/lib/subjects/statistics/p-value'

it.each([
  [1, '1'],
  [0.0131661536, '0.013166'],
  [0.0001, '0.0001'],
  [0.000099999, 'below 0.0001'],
  // Two ads whose rates are 7.3 standard errors apart.
  [3.63848e-13, 'below 0.0001'],
  // What the tail of the normal distribution is beyond 38 standard deviations in a binary number.
  [0, 'below 0.0001'],
])('a p-value of %d is written %s', (p, expected) => {
  const show = createShow(regionOf('global'))
  expect(writeValue({ ...pValue, label: 'p' }, p, show)).toBe(expected)
})
