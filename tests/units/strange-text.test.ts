import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import { isProblem } from '@/lib/base/problem'
import { contextOf } from '@/lib/kits/fields/context'
import { quantities, unitNames, type QuantityName } from '@/lib/base/units/table'
import { converterModule } from '@/lib/families/unit-conversion/converter'

const units = (Object.keys(quantities) as QuantityName[]).flatMap((quantity) => unitNames(quantity))
const word = fc.oneof(
  fc.constantFrom(...units, ' ', "'", '"', '/', '-', '.', ',', 'e', '×10^', '1/0', ' to ', '½', '°', '0'),
  fc.integer({ min: -9, max: 99_999 }).map(String),
)
const typed = fc.array(word, { maxLength: 8 }).map((words) => words.join(''))

describe.each(['global', 'de', 'in', 'jp', 'uk', 'ch'])('whatever is typed in %s', (region) => {
  it('has finite text for an answer, or a sentence that says why not', () => {
    const context = contextOf(undefined, {}, regionOf(region))
    const { compute } = converterModule({})
    fc.assert(
      fc.property(fc.oneof(typed, fc.string({ maxLength: 30 })), (amount) => {
        const outcome = compute({ amount, quantity: 'auto' }, context)
        if (isProblem(outcome)) expect(outcome.message).toMatch(/^must /)
        else expect(JSON.stringify(outcome)).not.toMatch(/NaN|Infinity|undefined|\d[eE][-+]?\d/)
      }),
      { seed: 20260101, numRuns: 300 },
    )
  })
})
