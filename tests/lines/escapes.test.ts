import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeTargets, readEscapes, writeEscapes } from '@/lib/subjects/escapes/unicode-escapes'

const texts = fc.string({ unit: fc.constantFrom(...'aZ09 \\%&;#ux{}+é€😀日\n\t\0"\'/'), maxLength: 30 })

describe('escapes', () => {
  it('come back in every notation', () => {
    fc.assert(
      fc.property(
        texts,
        fc.constantFrom(...escapeTargets),
        fc.boolean(),
        fc.boolean(),
        (text, target, all, capitals) => {
          const written = writeEscapes(text, { target, all, own: true, capitals })
          expect(readEscapes(String(written), target)).toEqual({ text, bad: [] })
          expect(written).toMatch(/^[ -~]*$/)
        },
      ),
      { seed: 20260321, numRuns: 3000 },
    )
  })

  it('of JSON are what its parser reads', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const written = writeEscapes(text, { target: 'json', all: true, own: true, capitals: false })
        expect(JSON.parse(`"${String(written)}"`)).toBe(text)
        expect(readEscapes(JSON.stringify(text).slice(1, -1), 'json').text).toBe(text)
      }),
      { seed: 20260322, numRuns: 500 },
    )
  })

  it('of addresses are those of encodeURIComponent', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(readEscapes(encodeURIComponent(text), 'url').text).toBe(text)
        const written = writeEscapes(text, { target: 'url', all: true, own: true, capitals: true })
        expect(decodeURIComponent(String(written))).toBe(text)
      }),
      { seed: 20260323, numRuns: 500 },
    )
  })
})
