import { expect, it } from 'vitest'
import { withUnit } from '@/lib/format/with-unit'

it.each([
  ['1', 'months', '1 month'],
  ['2', 'months', '2 months'],
  ['0', 'years', '0 years'],
  ['1.0', 'years', '1.0 years'],
  ['11', 'days', '11 days'],
  ['1', 'kg', '1 kg'],
  ['1', 'celsius', '1 celsius'],
  ['1', 'm³', '1 m³'],
])('%s of %s is written %s', (written, unit, sentence) => expect(withUnit(written, unit)).toBe(sentence))
