import { describe, expect, it } from 'vitest'
import { calculatorFacts } from '@/lib/kits/facts/calculator-facts'
import { defineCalculator, integer, number } from '@/lib/kits/calculator'
import type { AnyCalculator } from '@/lib/kits/calculator/types'

const record = {
  id: 'box',
  name: 'Box',
  description: 'A box.',
  category: 'calculator',
  subcategory: 'Statistics & Math',
  cases: 0,
} as const
const shared = { rule: () => undefined, count: () => undefined }

/** height × side ^ power + extra: how much each entry moves it is worked out by hand beside each test. */
function boxOf(given: { height: number; side: number; extra: number; lids: number }, power = 2, most = 1000) {
  const definition = defineCalculator({
    inputs: {
      height: number('Height', { initial: 1 }),
      side: number('Side', { initial: 1, max: most }),
      extra: number('Extra', { initial: 0 }),
      lids: integer('Lids', { initial: 0 }),
    },
    outputs: { volume: { kind: 'number', label: 'Volume', decimals: 2 } },
    formula: 'Volume = height × side to a power + extra',
    limits: [],
    sources: [{ title: 'Worked by hand' }],
    compute: ({ height, side, extra }) => ({ volume: height * side ** power + extra }),
    steps: () => [],
    examples: [{ name: 'A box', given, expect: {} }],
  })
  return calculatorFacts(record, definition as unknown as AnyCalculator, shared).mover
}

describe('the entry that moves a headline most', () => {
  it('is the one that grows it most when raised by a tenth', () => {
    // 3 × 2² = 12; the side at 2.2 gives 14.52, the height at 3.3 gives 13.2.
    expect(boxOf({ height: 3, side: 2, extra: 0, lids: 4 })).toEqual({
      input: 'Side',
      output: 'Volume',
      before: '12.00',
      after: '14.52',
    })
  })

  it('is none where the headline is proportional to it', () => {
    // 3 × 2⁰ = 3: only the height counts.
    expect(boxOf({ height: 3, side: 2, extra: 0, lids: 0 }, 0)).toBeUndefined()
  })

  it('is none where two move it alike', () => {
    // 3 × 2 + 1 = 7: height and side both make it 7.6.
    expect(boxOf({ height: 3, side: 2, extra: 1, lids: 0 }, 1)).toBeUndefined()
  })

  it('is never raised beyond its limit', () => {
    // The side may not pass 2, so the height counts: 3.3 × 4 + 1 = 14.2 after 13.
    expect(boxOf({ height: 3, side: 2, extra: 1, lids: 0 }, 2, 2)).toEqual({
      input: 'Height',
      output: 'Volume',
      before: '13.00',
      after: '14.20',
    })
  })

  it('is none where the headline is 0', () => {
    expect(boxOf({ height: 0, side: 2, extra: 0, lids: 3 })).toBeUndefined()
  })
})
