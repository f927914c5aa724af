import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lettersOf, repeated, type RepeatRules } from '@/lib/subjects/repeating/repeat'

const rules: RepeatRules = {
  until: 'times',
  times: 3,
  size: 100,
  between: '',
  counts: false,
  start: 1,
  step: 1,
  day: '2027-01-01',
  shuffles: false,
  seed: 1,
}
const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })

describe('a repeated text', () => {
  it('is what repeat makes of it', () => {
    fc.assert(
      fc.property(texts, fc.nat(50), (text, times) => {
        expect(repeated(text, { ...rules, times })?.text).toBe(text.repeat(times))
      }),
      { seed: 20260318, numRuns: 300 },
    )
  })

  it('never has more bytes than wanted, and lacks less than one character', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 200 }), (text, size) => {
        const made = repeated(text, { ...rules, until: 'bytes', size })?.text ?? ''
        expect(Buffer.byteLength(made)).toBeLessThanOrEqual(size)
        expect(text.repeat(size).startsWith(made)).toBe(true)
        const largest = Math.max(
          ...Array.from(new Intl.Segmenter().segment(text + text), ({ segment }) => Buffer.byteLength(segment)),
        )
        expect(size - Buffer.byteLength(made)).toBeLessThan(largest)
      }),
      { seed: 20260319, numRuns: 300 },
    )
  })

  it('keeps the words of each copy, in orders that differ', () => {
    const words = 'one two three four five six'
    const lines = repeated(words, { ...rules, times: 20, between: '\n', shuffles: true })?.text.split('\n') ?? []
    expect(new Set(lines).size).toBeGreaterThan(10)
    for (const line of lines) expect(line.split(' ').sort()).toEqual(words.split(' ').sort())
  })

  it('counts in letters as columns of a spreadsheet do', () => {
    expect([1, 26, 27, 702, 703].map(lettersOf)).toEqual(['a', 'z', 'aa', 'zz', 'aaa'])
  })
})
