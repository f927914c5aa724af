import fc from 'fast-check'
import { expect, it } from 'vitest'
import { graphemeLengths } from '@/lib/base/text/graphemes'
import { reversed } from '@/lib/subjects/reverse/reverse'

const whole = (text: string) =>
  Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment.length)

it('cuts as the browser cuts the whole text', () => {
  const pieces = [
    'a',
    'e\u0301',
    '\r\n',
    '\n',
    '👨‍👩‍👧‍👦',
    '🇩🇪',
    '🇫',
    'नि',
    '각',
    '\u0600',
    '\u00ad',
    '\u200d',
    '👋🏽',
    '\ud800',
    ' ',
    'ß',
    'x'.repeat(70),
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 120 }), (parts) => {
      const text = parts.join('')
      // An odd run of flag letters is told from its start, so runs are kept short of a window.
      fc.pre(!/(?:\p{RI}){30}/u.test(text))
      expect([...graphemeLengths(text)]).toEqual(whole(text))
    }),
    { seed: 29, numRuns: 300 },
  )
  expect([...graphemeLengths(`a${'\u0301'.repeat(500)}b`)]).toEqual([501, 1])
})

it('restores a text that is reversed twice, unless something joins on the way', () => {
  const pieces = ['a', 'é', 'e\u0301', '👩‍💻', '👋🏽', ' ', '.', '北', '\n', 'Ω']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces)), (parts) => {
      const text = parts.join('')
      expect(reversed(reversed(text, 'characters', false), 'characters', false)).toBe(text)
    }),
    { seed: 29 },
  )
})
