import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  asCsv,
  asHtml,
  asJson,
  asText,
  composeLorem,
  flavours,
  pseudolocalise,
  type FlavourName,
  type LoremRequest,
} from '@/lib/engines/lorem'
import { splitMix64, xoshiro128 } from '@/lib/subjects/lorem/random'

const names = Object.keys(flavours) as FlavourName[]
const request = (given: Partial<LoremRequest>): LoremRequest => ({
  flavour: 'latin',
  unit: 'paragraphs',
  amount: 3,
  seed: 1,
  opening: false,
  ...given,
})
const bytesIn = (text: string) => new TextEncoder().encode(text).length

describe('random numbers', () => {
  it('SplitMix64 gives the published words for seed 1234567', () => {
    const next = splitMix64(1234567n)
    expect([next(), next(), next(), next(), next()]).toEqual([
      6457827717110365317n,
      3203168211198807973n,
      9817491932198370423n,
      4593380528125082431n,
      16408922859458223821n,
    ])
  })
  it('xoshiro128++ gives the reference output for the state 1, 2, 3, 4', () => {
    const { next } = xoshiro128([1, 2, 3, 4])
    expect(Array.from({ length: 10 }, next)).toEqual([
      641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420,
    ])
  })
})

describe.each(names)('%s', (flavour) => {
  it('has exactly the bytes and characters asked for, in whole characters', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 0, max: 4_294_967_295 }), (amount, seed) => {
        const inBytes = asText(composeLorem(request({ flavour, unit: 'bytes', amount, seed })))
        expect(bytesIn(inBytes)).toBe(amount)
        expect(inBytes).not.toContain('\uFFFD')
        expect(inBytes.isWellFormed?.() ?? true).toBe(true)
        expect([...asText(composeLorem(request({ flavour, unit: 'characters', amount, seed })))].length).toBe(amount)
      }),
      { seed: 20260101, numRuns: 40 },
    )
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('has exactly %i bytes', (amount) => {
    expect(bytesIn(asText(composeLorem(request({ flavour, unit: 'bytes', amount }))))).toBe(amount)
  })

  it('has exactly the paragraphs and sentences asked for', () => {
    const { stop } = flavours[flavour]
    expect(composeLorem(request({ flavour, amount: 7 }))).toHaveLength(7)
    const text = composeLorem(request({ flavour, unit: 'sentences', amount: 23 })).join('')
    if (stop !== '') expect(text.split(stop)).toHaveLength(24)
  })

  it('is the same for the same seed, and another for another', () => {
    expect(composeLorem(request({ flavour, seed: 9 }))).toEqual(composeLorem(request({ flavour, seed: 9 })))
    expect(composeLorem(request({ flavour, seed: 9 }))).not.toEqual(composeLorem(request({ flavour, seed: 10 })))
  })
})

describe('words', () => {
  it.each(names.filter((name) => flavours[name].gap === ' '))(
    '%s: any number of words, counted by their spaces',
    (flavour) => {
      for (const amount of [1, 2, 3, 7, 15, 16, 17, 100, 999]) {
        const text = composeLorem(request({ flavour, unit: 'words', amount })).join('\n\n')
        expect(text.split(/\s+/)).toHaveLength(amount)
      }
    },
  )

  it('is made of letters of its script', () => {
    const scripts: Partial<Record<FlavourName, RegExp>> = {
      cyrillic: /^\p{sc=Cyrillic}+$/u,
      greek: /^\p{sc=Greek}+$/u,
      armenian: /^\p{sc=Armenian}+$/u,
      georgian: /^\p{sc=Georgian}+$/u,
      hebrew: /^\p{sc=Hebrew}+$/u,
      arabic: /^\p{sc=Arabic}+$/u,
      devanagari: /^\p{sc=Devanagari}+$/u,
      tamil: /^\p{sc=Tamil}+$/u,
      thai: /^\p{sc=Thai}+$/u,
      chinese: /^\p{sc=Han}+$/u,
      japanese: /^[\p{sc=Hiragana}\p{sc=Han}]+$/u,
      korean: /^\p{sc=Hangul}+$/u,
    }
    expect(Object.keys(scripts)).toHaveLength(12)
    for (const [flavour, letters] of Object.entries(scripts)) {
      const text = composeLorem(request({ flavour: flavour as FlavourName, amount: 5 })).join('')
      expect(text.replaceAll(/[\s.,،，、。।։]/g, '')).toMatch(letters)
    }
  })
})

describe('5 MB', () => {
  it('is exact to the byte in the script that has three bytes a letter', () => {
    expect(bytesIn(asText(composeLorem(request({ flavour: 'thai', unit: 'bytes', amount: 5_000_000 }))))).toBe(
      5_000_000,
    )
  })
})

describe('pseudo-translation', () => {
  const all = { accents: true, growth: 0.3, brackets: true }
  it('grows by 30% of the letters and keeps placeholders', () => {
    const line = 'Hello {name}, you have %1$d new <b>messages</b> &amp; ${count} files'
    const made = pseudolocalise(line, all)
    for (const kept of ['{name}', '%1$d', '<b>', '</b>', '&amp;', '${count}']) expect(made).toContain(kept)
    const own = (text: string) => [...text.replaceAll(/\{name\}|%1\$d|<\/?b>|&amp;|\$\{count\}/g, '')].length
    expect(own(made) - 2).toBe(Math.ceil(own(line) * 1.3))
    expect(made.replace(/[{<&$%].*/, '')).not.toMatch(/[a-z]/)
  })
  it.each([
    ['{count, plural, one {# file} other {# files}}', '{count, plural, one {# ƒîļé} other {# ƒîļéš}}'],
    [
      'Sent by {who, select, male {him} other {{name} of {team}}} now',
      'Šéñţ ƀý {who, select, male {ĥîɱ} other {{name} öƒ {team}}} ñöŵ',
    ],
    [
      '{n, plural, offset:1 =0 {none} other {{sex, select, f {her} other {their}}}}',
      '{n, plural, offset:1 =0 {ñöñé} other {{sex, select, f {ĥéŕ} other {ţĥéîŕ}}}}',
    ],
    ['{count, plural, one {open', '{çöûñţ, þļûŕåļ, öñé {öþéñ'],
  ])('translates the choices of the ICU message %s', (line, expected) => {
    expect(pseudolocalise(line, { accents: true, growth: 0, brackets: false })).toBe(expected)
  })
  it('has no vowels to double', () =>
    expect(pseudolocalise('rhythm', { accents: false, growth: 0.5, brackets: false })).toBe('rhythm~~~'))
  it('leaves empty lines empty', () => expect(pseudolocalise('  ', all)).toBe('  '))
  it('reaches whatever length is asked', () => {
    fc.assert(
      fc.property(
        fc
          .string({ unit: fc.constantFrom(...'aeioubcd XYZ'), minLength: 1, maxLength: 60 })
          .filter((text) => text.trim() !== ''),
        fc.double({ min: 0, max: 2, noNaN: true }),
        (line, growth) => {
          const made = pseudolocalise(line, { accents: true, growth, brackets: false })
          expect([...made].length).toBe(line.length + Math.ceil(line.length * growth - 1e-9))
        },
      ),
      { seed: 20260101 },
    )
  })
})

describe('files', () => {
  it('JSON holds the paragraphs', () => expect(JSON.parse(asJson(['a', '"b"\n']))).toEqual(['a', '"b"\n']))
  it('HTML has a paragraph for each and writes what it reserves as entities', () =>
    expect(asHtml(['a < b & c', 'd'])).toBe('<p>a &lt; b &amp; c</p>\n<p>d</p>\n'))
  it('CSV quotes as RFC 4180 says', () =>
    expect(asCsv(['n', 'text'], [['1', 'say "hi", twice']])).toBe('n,text\r\n1,"say ""hi"", twice"\r\n'))
})
