import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockedIn } from '@/lib/subjects/business-names/blocked'
import {
  blendsOf,
  businessNames,
  styles,
  withEnding,
  wordsIn,
  type NameRules,
} from '@/lib/subjects/business-names/names'
import { domainLabel } from '@/lib/subjects/business-names/domain-label'
import { costShares, easeOf, pairCosts, soundsOf } from '@/lib/subjects/business-names/sound'
import { effWords } from '@/lib/subjects/passphrase/eff-words'

const rules: NameRules = {
  words: 'harbour, bread, early',
  style: 'any',
  trade: 'food',
  shortest: 3,
  longest: 24,
  begins: '',
  ease: 0,
  avoid: '',
  amount: 40,
  seed: 1,
}

/** Words nobody wants on a sign, from six languages; written for this test and not read by the generator. */
const unwanted =
  /fuck|shit|cunt|bitch|whore|penis|pussy|faggot|nigg|scheiss|fotze|arsch|nutte|merde|putain|salope|connard|mierda|cabron|joder|cazzo|stronz|coglion|puttan|minchia|caralho|buceta|piroca|punhet/
const unwantedWord = /\b(?:sex|rape|anal|tits?|cock|dick|puta|cul)\b/i

describe('ten thousand names', () => {
  it('hold no blocked word', () => {
    const sets = ['harbour, bread, early', 'pen, island, kids', 'who, represents, shine', 'grape, basement, class', '']
    let count = 0
    for (let seed = 1; count < 10_000; seed++)
      for (const words of sets) {
        const { names } = businessNames({ ...rules, words, seed, amount: 60 })
        count += names.length
        const bad = names.filter(({ text }) => {
          const run = text.toLowerCase().replaceAll(/[^a-z]/g, '')
          return blockedIn(text) !== undefined || unwanted.test(run) || unwantedWord.test(text)
        })
        expect(bad).toEqual([])
      }
    expect(count).toBeGreaterThanOrEqual(10_000)
  })

  it('are not built around an offence that two harmless words make together', () => {
    expect(blockedIn('Pen Island')).toBeDefined()
    expect(blockedIn('Sh1t Works')).toBeDefined()
    expect(blockedIn('Mérde')).toBeDefined()
    expect(blockedIn('Rapella', ['bread'])).toBeDefined()
  })

  it('leave harmless words alone', () => {
    const words = 'Grape Basement Document Saturday Cocktail Reputation Glass Cacao Analyst'.split(' ')
    expect(words.filter((word) => blockedIn(word, [word.toLowerCase()]) !== undefined)).toEqual([])
  })

  it('say which of the visitor’s words cannot be used', () => {
    const { refused, names } = businessNames({ ...rules, words: 'Scunthorpe, bread' })
    expect(refused).toEqual(['scunthorpe'])
    expect(names.some(({ text }) => /scunthorpe/i.test(text))).toBe(false)
  })
})

describe('pairs of letters', () => {
  const words = effWords.filter((word) => /^[a-z]+$/.test(word))
  const alphabet = '_abcdefghijklmnopqrstuvwxyz'

  it('are counted as the list of the EFF has them', () => {
    const counts = new Map<string, number>()
    for (const word of words)
      for (const pair of `_${word}_`.match(/(?=(..))/g)?.map((_, at) => `_${word}_`.slice(at, at + 2)) ?? [])
        counts.set(pair, (counts.get(pair) ?? 0) + 1)
    const costs = [...alphabet].map((first) => {
      const total = [...alphabet].reduce((sum, second) => sum + (counts.get(first + second) ?? 0), 0)
      return [...alphabet]
        .map((second) => {
          const share = ((counts.get(first + second) ?? 0) + 0.5) / (total + 13.5)
          return Math.min(35, Math.floor(-3 * Math.log2(share) + 0.5)).toString(36)
        })
        .join('')
    })
    expect(pairCosts).toEqual(costs)
  })

  it('put half of its words into the upper half', () => {
    const upper = words.filter((word) => easeOf(word) >= 50).length
    expect(upper / words.length).toBeGreaterThan(0.47)
    expect(upper / words.length).toBeLessThan(0.53)
    expect(costShares.length).toBe(101)
  })

  it('find what nobody can say', () => {
    for (const word of ['xqzt', 'bwkfj', 'zxcvb']) expect(easeOf(word)).toBe(0)
    for (const word of ['mantering', 'conder', 'lister']) expect(easeOf(word)).toBeGreaterThan(80)
  })
})

describe('blends', () => {
  it('know that letters sound alike', () => {
    expect(soundsOf('phonecks').map(({ heard }) => heard)).toEqual(['f', 'o', 'n', 'e', 'k', 's'])
    expect(soundsOf('city').map(({ heard }) => heard)).toEqual(['s', 'i', 't', 'y'])
    expect(soundsOf('cake').map(({ heard }) => heard)).toEqual(['k', 'a', 'k', ''])
  })

  // Words of the dictionary that came about in this way: motor + hotel, guess + estimate.
  it('make what speakers of English made', () => {
    expect(blendsOf('motor', 'hotel').map(({ text }) => text)).toContain('motel')
    expect(blendsOf('guess', 'estimate').map(({ text }) => text)).toContain('guesstimate')
    expect(blendsOf('tangerine', 'lemon').every(({ text }) => text.startsWith('tan'))).toBe(true)
  })

  it('keep half of each word', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefghiklmnoprstu'), minLength: 3, maxLength: 9 })
    fc.assert(
      fc.property(word, word, (first, second) => {
        for (const { text } of blendsOf(first, second)) {
          const half = Math.ceil(first.length / 2) - 1
          expect(text.startsWith(first.slice(0, half))).toBe(true)
          expect(text.endsWith(second.slice(Math.floor(second.length / 2) + 2))).toBe(true)
          expect([first, second]).not.toContain(text)
        }
      }),
    )
  })
})

describe('rules', () => {
  it.each(styles)('%s: makes names of that style alone', (style) => {
    const { names } = businessNames({ ...rules, style })
    expect(names.length).toBeGreaterThan(0)
    expect(names.every((name) => name.style === style)).toBe(true)
  })

  it('are kept whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.constantFrom('any' as const, ...styles),
        fc.integer({ min: 2, max: 8 }),
        fc.nat({ max: 12 }),
        fc.nat({ max: 90 }),
        fc.nat(),
        (words, style, shortest, more, ease, seed) => {
          const given = { ...rules, words, style, shortest, longest: shortest + more, ease, seed, amount: 12 }
          const { names } = businessNames(given)
          expect(businessNames(given).names).toEqual(names)
          expect(new Set(names.map(({ text }) => text.toLowerCase())).size).toBe(names.length)
          for (const name of names) {
            const letters = [...name.text.replaceAll(/[^\p{L}\p{N}]/gu, '')].length
            expect(name.letters).toBe(letters)
            expect(letters).toBeGreaterThanOrEqual(shortest)
            expect(letters).toBeLessThanOrEqual(shortest + more)
            expect(name.ease ?? 100).toBeGreaterThanOrEqual(ease)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('begin and avoid what they are told to', () => {
    const { names } = businessNames({ ...rules, begins: 'B', avoid: 'early', amount: 30 })
    expect(names.length).toBeGreaterThan(5)
    for (const { text } of names) {
      expect(text).toMatch(/^(?:the )?b/i)
      expect(text).not.toMatch(/early/i)
    }
  })

  it('join endings as English does', () => {
    expect(withEnding('bake', 'ery')).toBe('bakery')
    expect(withEnding('bread', 'ly')).toBe('breadly')
    expect(withEnding('oil', 'ling')).toBe('oiling')
  })

  it('read words however they are parted', () => {
    expect(wordsIn(' Crème, brûlée\n24 ')).toEqual(['creme', 'brulee', '24'])
    expect(domainLabel('Crème & Co')).toBe('cremeandco')
    expect(domainLabel('漢字')).toBeUndefined()
  })
})
