import { describe, expect, it } from 'vitest'
import { unifiedPatch } from '@/lib/diff/patch'
import vectors from '../vectors/gnu-diff/cases.json'
describe('gnu', () => {
  it.each(vectors.cases)('$name', ({ left, right, patch }) => {
    expect(unifiedPatch(left, right, { leftName: 'left.txt', rightName: 'right.txt' })).toBe(patch)
  })
})
