import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countText } from '@/lib/kits/transform/counts'
import { positionOf } from '@/lib/kits/transform/position'

describe('counts', () => {
  it.each([
    ['', 0, 0, 0],
    ['a', 1, 1, 1],
    ['a\n', 2, 2, 1],
    ['a\r\nb', 4, 4, 2],
    ['a\rb\n\nc', 6, 6, 4],
    ['€😀', 2, 7, 1],
  ])('%j', (text, characters, bytes, lines) => {
    expect(countText(text)).toEqual({ characters, bytes, lines })
  })

  it('agree with the platform', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { bytes, characters } = countText(text)
        expect(bytes).toBe(new TextEncoder().encode(text).length)
        expect(characters).toBe([...text].length)
      }),
      { seed: 20260101 },
    )
  })
})

describe('the place of a fault', () => {
  it('is a line and a column of characters', () => {
    const text = 'one\r\ntwo 😀!three\nfour'
    expect(positionOf(text, { offset: text.indexOf('!'), length: 1 })).toEqual({
      line: 2,
      column: 6,
      before: 'two 😀',
      marked: '!',
      after: 'three',
      cutBefore: false,
      cutAfter: false,
    })
  })

  it('quotes only the neighbourhood on a long line', () => {
    const text = `${'a'.repeat(100)}!${'b'.repeat(100)}`
    const { before, marked, after, cutBefore, cutAfter, column } = positionOf(text, { offset: 100, length: 1 })
    expect([before, marked, after]).toEqual(['a'.repeat(24), '!', 'b'.repeat(24)])
    expect([cutBefore, cutAfter, column]).toEqual([true, true, 101])
  })

  it('never quotes another line or half a character, wherever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.nat(80), (text, at) => {
        const offset = Math.min(at, text.length)
        const { before, marked, after } = positionOf(text, { offset, length: 1 })
        expect(before).not.toMatch(/[\r\n]/)
        expect(after).not.toMatch(/[\r\n]/)
        expect(text).toContain(before + marked + after)
      }),
      { seed: 20260102, numRuns: 300 },
    )
  })
})
