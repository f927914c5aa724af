import { expect, it } from 'vitest'
import beam from '@/lib/tools/calculators/civil/beam'
import { answer } from '../every/answer'

type Given = Parameters<typeof answer<typeof beam.inputs, typeof beam.outputs>>[1]
type Support = { at: number; kind: 'pin' | 'roller' | 'fixed' | 'guided'; settlement: undefined }

const steel = { system: 'metric', loads: [{ kind: 'uniform', size: 1 }], modulus: 200, inertia: 8360 } as Given
const support = (kind: Support['kind'], at: number): Support => ({ at, kind, settlement: undefined })
const placed = (...supports: readonly Support[]): Given => ({ arrangement: 'continuous', total: 6, supports })

function namesOf(given: Given) {
  const { results, steps } = answer(beam, { ...steel, ...given }, 'global')
  return { names: results.spans?.map(({ span }) => span), verdict: results.verdict.says, steps }
}

it('calls the free part of a cantilever a cantilever, on whichever side it is fixed', () => {
  const left = namesOf({ arrangement: 'cantilever', span: 3 })
  expect(left.names).toEqual(['Cantilever'])
  expect(left.verdict).toMatch(/Nearest to it: Cantilever with/)
  expect(left.steps.map(({ finds }) => finds)).toContain('Deflection of Cantilever')
  expect(namesOf(placed(support('fixed', 0))).names).toEqual(['Cantilever'])
  expect(namesOf(placed(support('fixed', 6))).names).toEqual(['Cantilever'])
})

it.each([
  [
    'both sides',
    { arrangement: 'overhang', span: 4, leftOverhang: 1, rightOverhang: 2 } as Given,
    'Left overhang, Span A–B, Right overhang',
  ],
  [
    'the left',
    { arrangement: 'overhang', span: 4, leftOverhang: 1, rightOverhang: 0 } as Given,
    'Left overhang, Span A–B',
  ],
  [
    'the right',
    { arrangement: 'overhang', span: 4, leftOverhang: 0, rightOverhang: 2 } as Given,
    'Span A–B, Right overhang',
  ],
  ['the right of a fixed end', placed(support('fixed', 0), support('roller', 4)), 'Span A–B, Right overhang'],
  ['both sides of one fixed support', placed(support('fixed', 2)), 'Left overhang, Right overhang'],
])('names overhangs by their side: %s', (_, given, names) => {
  expect(namesOf(given).names?.join(', ')).toBe(names)
})

it('calls a stretch that ends on a guided support a span', () => {
  expect(namesOf(placed(support('guided', 0), support('pin', 6))).names).toEqual(['Span A–B'])
  expect(namesOf(placed(support('pin', 0), support('guided', 6))).names).toEqual(['Span A–B'])
})
