import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editScript } from '@/lib/subjects/diff/edit-script'
import { seeded } from './random-text'

const sequence = fc.array(fc.nat(4), { maxLength: 30 }).map((keys) => Int32Array.from(keys))

/** Length of the longest common subsequence by the textbook table (Wagner and Fischer 1974). */
function commonLength(left: Int32Array, right: Int32Array): number {
  let row = Array.from({ length: right.length + 1 }, () => 0)
  for (const key of left) {
    const next = [0]
    right.forEach((other, index) =>
      next.push(key === other ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0)),
    )
    row = next
  }
  return row.at(-1) ?? 0
}

function kept(keys: Int32Array, changed: Uint8Array): number[] {
  return [...keys].filter((_, index) => changed[index] === 0)
}

describe('an edit script', () => {
  it('keeps a longest common subsequence', () => {
    fc.assert(
      fc.property(sequence, sequence, (left, right) => {
        const script = editScript(left, right, 1000)
        expect(kept(left, script.left)).toEqual(kept(right, script.right))
        expect(kept(left, script.left)).toHaveLength(commonLength(left, right))
        expect(script.exact).toBe(true)
      }),
      seeded,
    )
  })

  it('without time keeps equal elements on both sides and says that it may not be the shortest', () => {
    fc.assert(
      fc.property(sequence, sequence, (left, right) => {
        const script = editScript(left, right, 0)
        expect(kept(left, script.left)).toEqual(kept(right, script.right))
        expect(script.exact).toBe(false)
      }),
      seeded,
    )
  })

  it('without time still lines up what occurs once on each side', () => {
    const left = Int32Array.from({ length: 5000 }, (_, index) => index)
    const right = left.filter((key) => key % 100 !== 7)
    const script = editScript(left, right, 0)
    expect(script.left.reduce((sum, flag) => sum + flag, 0)).toBe(50)
    expect(script.right.every((flag) => flag === 0)).toBe(true)
  })
})
