import { expect, it } from 'vitest'
import { withUnit } from '@/lib/base/format/with-unit'

it.each([
  ['1', 'months', '1 month'],
  ['2', 'months', '2 months'],
  ['0', 'years', '0 years'],
  ['1.0', 'years', '1.0 years'],
  ['11', 'days', '11 days'],
  ['1', 'kg', '1 kg'],
  ['1', 'celsius', '1 celsius'],
  ['1', 'm³', '1 m³'],
])('%s of %s is written %s', (written, unit, sentence) =>
  expect(withUnit(written, unit).replaceAll('\u00A0', ' ')).toBe(sentence),
)

// UAX 14: a line may end at a space, never at a no-break space.
it.each([
  ['31.1', 'g'],
  ['1', 'oz t'],
  ['0.26', 'US gal'],
])('%s of %s has no place where a line may end', (written, unit) => expect(withUnit(written, unit)).not.toContain(' '))
