import { describe, expect, it } from 'vitest'
import { defineCalculator, number, problem } from '@/lib/kits/calculator'
import { declare } from '@/lib/kits/calculator/declaration'
import type { AnyCalculator } from '@/lib/kits/calculator/types'
import type { AnyCase } from './compiled'
import { faultsOfCase } from './properties'

const reciprocal = defineCalculator({
  inputs: { divisor: number('Divisor', { initial: 4 }) },
  outputs: { quotient: { kind: 'number', label: 'Quotient' } },
  formula: '1 ÷ divisor',
  limits: [],
  sources: [{ title: 'none' }],
  compute: ({ divisor }) => (divisor === 0 ? problem('divisor', 'must not be 0') : { quotient: 1 / divisor }),
  steps: [{ gives: 'quotient', is: '1 ÷ {divisor}' }],
  examples: [{ name: 'none', given: {}, expect: {} }],
}) as unknown as AnyCalculator

const faultsOf = (divisor: number, one: Partial<AnyCase>) =>
  faultsOfCase(reciprocal, declare('reciprocal', 'reciprocal', reciprocal), {
    name: 'none',
    given: { divisor } as never,
    source: { title: 'none' },
    ...one,
  })

describe('a case that expects a problem', () => {
  it('agrees with its field and its words', () => {
    expect(faultsOf(0, { problem: 'divisor', because: 'not be 0' })).toEqual([])
    expect(faultsOf(0, { problem: 'divisor' })).toEqual([])
  })
  it('catches another field, another sentence and an answer', () => {
    expect(faultsOf(0, { problem: null })).toHaveLength(1)
    expect(faultsOf(0, { problem: 'divisor', because: 'be above 1' })).toHaveLength(1)
    expect(faultsOf(4, { problem: 'divisor' })).toHaveLength(1)
  })
})
