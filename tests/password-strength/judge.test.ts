import { readFileSync } from 'node:fs'
import path from 'node:path'
import { translations } from '@zxcvbn-ts/language-en'
import { describe, expect, it, vi } from 'vitest'
import { words } from '@/lib/engines/password-words'
import { words as german } from '@/lib/engines/password-words-de'
import { words as spanish } from '@/lib/engines/password-words-es'
import { words as french } from '@/lib/engines/password-words-fr'
import { words as portuguese } from '@/lib/engines/password-words-pt'
import { breachCount, rangeUrl } from '@/lib/subjects/password-strength/breach'
import { judgeWith, ownWords } from '@/lib/subjects/password-strength/judge'
import { keysOf } from '@/lib/subjects/password-strength/keyboard'
import type { PartKind, Policy, StrengthQuestion } from '@/lib/subjects/password-strength/task'

// Years are counted from the present one, which the library reads once.
vi.hoisted(() => {
  vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00Z'), toFake: ['Date'] })
})

interface Published {
  password: string
  guesses: number
  score: number
  parts: { pattern: string; token: string; guessesLog10: number }[]
  warning: string | null
  suggestions: string[]
}
interface Original {
  password: string
  words: string[]
  guesses: string
  score: number
  patterns: string[]
}
function vectors<Kind>(name: string): Kind[] {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, '../vectors/zxcvbn', name), 'utf8')) as Kind[]
}
const published = vectors<Published>('passwords.json')
const original = vectors<Original>('original.json')

const alone: Policy = {
  kind: 'alone',
  least: 1,
  most: 256,
  needs: { lower: false, upper: false, digit: false, symbol: false },
}
const ask = (password: string, more: Partial<StrengthQuestion> = {}): StrengthQuestion => ({
  password,
  words: '',
  language: 'en',
  policy: alone,
  ...more,
})
const judge = judgeWith(words)
const bare = judgeWith({ dictionary: {}, graphs: words.graphs })

const patterns: Readonly<Record<PartKind, string>> = {
  password: 'dictionary',
  word: 'dictionary',
  name: 'dictionary',
  own: 'dictionary',
  diceware: 'dictionary',
  spatial: 'spatial',
  repeat: 'repeat',
  sequence: 'sequence',
  series: 'wordSequence',
  year: 'regex',
  date: 'date',
  separator: 'separator',
  random: 'bruteforce',
}

describe('what the tests of zxcvbn-ts expect', () => {
  it('is there', () => expect(published.length).toBeGreaterThan(50))

  it.each(published)('of $password', ({ password, guesses, score, parts, warning, suggestions }) => {
    const answer = judge(ask(password))
    expect(10 ** answer.guessesLog10 / guesses).toBeCloseTo(1, 9)
    expect(answer.score).toBe(score)
    expect(answer.parts.map(({ kind, token }) => [patterns[kind], token])).toEqual(
      parts.map(({ pattern, token }) => [pattern, token]),
    )
    for (const [at, { guessesLog10 }] of parts.entries())
      expect(answer.parts[at]?.guessesLog10).toBeCloseTo(guessesLog10, 9)
    expect(answer.warning === undefined).toBe(warning === null)
    expect(answer.advice).toHaveLength(suggestions.length)
  })

  it('has a sentence of ours for each of its own, and no two the same', () => {
    const pairs = new Map<string, string>()
    for (const { password, warning } of published) {
      const says = judge(ask(password)).warning
      if (warning === null || says === undefined) continue
      expect(pairs.get(warning) ?? says).toBe(says)
      pairs.set(warning, says)
    }
    expect(new Set(pairs.values()).size).toBe(pairs.size)
    expect(Object.values(translations.warnings)).toEqual(expect.arrayContaining([...pairs.keys()]))
  })
})

describe('guesses of the original program, without word lists', () => {
  it.each(original)('of $password', ({ password, words: own, guesses, score, patterns: wanted }) => {
    const answer = bare(ask(password, { words: own.join('\n') }))
    // The newer program spans years by 21 at least, the older by 20, and weighs the keys of a pad a little otherwise.
    expect(Math.abs(10 ** answer.guessesLog10 / Number(guesses) - 1)).toBeLessThan(
      /^\d|\d$/.test(password) ? 0.0501 : 1e-6,
    )
    expect(answer.score).toBe(score)
    expect(answer.parts.map(({ kind }) => patterns[kind])).toEqual(wanted)
  })
})

describe('words of other languages', () => {
  it.each([
    ['de', german, 'schmetterling'],
    ['es', spanish, 'murciélago'],
    ['fr', french, 'grenouille'],
    ['pt', portuguese, 'cachorro'],
  ] as const)('%s', (language, more, password) => {
    const further = judgeWith({ ...words, dictionary: { ...words.dictionary, ...more } })
    const [plain, known] = [judge(ask(password)), further(ask(password, { language }))]
    expect(known.guessesLog10).toBeLessThanOrEqual(plain.guessesLog10)
    expect(known.parts.map(({ kind }) => kind)).toEqual(['word'])
    expect(known.parts[0]?.what).toMatch(/^(German|Spanish|French|Portuguese|English) word$/)
  })
})

describe('words of one’s own', () => {
  it('are lines, what they are made of, and the line without what parts it', () => {
    expect(ownWords('Anna Müller\n1990-04-12, shop.example')).toEqual([
      'anna müller',
      'annamüller',
      'anna',
      'müller',
      '1990-04-12',
      '19900412',
      '1990',
      'shop.example',
      'shopexample',
      'shop',
      'example',
    ])
  })
  it('are guessed first', () => {
    const answer = judge(ask('Tallyfeld', { words: 'tallyfeld' }))
    expect(answer.parts.map(({ kind }) => kind)).toEqual(['own'])
    expect(answer.score).toBe(0)
    expect(answer.warning).toBe('It is made of words that belong to you.')
    expect(answer.rules.at(-1)).toMatchObject({ says: 'None of your own words within', isMet: false })
  })
  it('stop at 500, however many there are', () => {
    expect(ownWords(Array.from({ length: 100_000 }, (_, at) => `word${at}`).join('\n')).length).toBeLessThanOrEqual(500)
  })
})

describe('what is said of a part', () => {
  it('never holds a character of the password while it is hidden', () => {
    for (const { password } of published) {
      // A keyboard has its name from a walk over it, and a list from what it holds.
      for (const { kind, what, why, token } of judge(ask(password)).parts)
        if (token.length > 3 && kind !== 'spatial' && !/^\d+$|^password$/i.test(token))
          expect(`${what} ${why}`.toLowerCase()).not.toContain(token.toLowerCase())
    }
  })
  it.each([
    ['drowssap', 'backwards'],
    ['p4ssword', 'letters exchanged'],
    ['PASSWORD', 'capitals tried in 2 ways'],
    ['password', 'Number 2 of 49,233 leaked passwords'],
  ])('%s: %s', (password, why) => {
    expect(
      judge(ask(password))
        .parts.map((part) => part.why)
        .join(),
    ).toContain(why)
  })
  it('names the word that it was taken for where characters are shown', () => {
    expect(judge(ask('p4ssword')).parts[0]?.shown).toContain('taken for “password”; 4 -> a')
    expect(bare(ask('24.12.1999')).parts[0]?.shown).toBe('Read as 1999-12-24, with its separator')
  })
})

describe('a walk over a keyboard', () => {
  const fills = (password: string) =>
    judge(ask(password)).walks.map(({ diagram: { shapes } }) =>
      shapes
        .flatMap((shape) => (shape.is === 'text' && shape.tone === 'ink' ? [shape.text] : []))
        .toSorted()
        .join(''),
    )
  it.each([
    ['qwertzuiopü', 'iopqrtuwezü'],
    ['vgyhujmko', 'vgyhujmko'],
  ])('%s marks its keys once', (password, keys) => {
    expect(fills(password)).toEqual([[...keys].toSorted().join('')])
  })
  it('finds keys that Shift changes', () => {
    expect(fills('BGT%rdx')).toEqual([[...'bgt5rdx'].toSorted().join('')])
  })
  it('puts keys beside each other as they lie', () => {
    const { qwerty } = words.graphs
    if (!qwerty) throw new Error('no keyboard')
    const keys = keysOf(qwerty, 'a')
    const at = (face: string) => keys.find((key) => key.face === face)
    expect(at('s')).toEqual({ face: 's', x: 1, y: 0 })
    expect(at('q')).toEqual({ face: 'q', x: -0.5, y: -1 })
    expect(at('z')).toEqual({ face: 'z', x: 0.5, y: 1 })
    expect(at('1')?.y).toBe(-2)
    expect(keys).toHaveLength(47)
  })
})

describe('policies', () => {
  const unmet = (password: string, policy: Partial<Policy>) =>
    judge(ask(password, { policy: { ...alone, ...policy } }))
      .rules.filter(({ isMet }) => !isMet)
      .map(({ says }) => says)
  it('of NIST ask for 15 characters, or 8 beside a second factor', () => {
    expect(unmet('k7Rm0pQzvB3xhJ', {})).toEqual(['At least 15 characters'])
    expect(unmet('k7Rm0pQzvB3xhJ8', {})).toEqual([])
    expect(unmet('k7Rm0pQ', { kind: 'second' })).toEqual(['At least 8 characters'])
    expect(unmet('k7Rm0pQz', { kind: 'second' })).toEqual([])
  })
  it('count code points', () => {
    expect(judge(ask('😀😀😀')).characters).toBe(3)
    expect(unmet('😀'.repeat(14), {})).toContain('At least 15 characters')
    expect(unmet('😀'.repeat(15), {})).not.toContain('At least 15 characters')
  })
  it('refuse what is on lists', () => {
    expect(unmet('Password', { kind: 'second' })).toContain('Not on the list of leaked passwords')
    expect(unmet('characteristically', {})).toEqual(['No word of a dictionary alone'])
  })
  it('of one’s own ask for lengths and kinds', () => {
    const own = {
      kind: 'own',
      least: 3,
      most: 5,
      needs: { lower: true, upper: true, digit: true, symbol: true },
    } as const
    expect(unmet('zq', own)).toEqual([
      'At least 3 characters',
      'At least a capital',
      'At least a digit',
      'At least a sign or space',
    ])
    expect(unmet('ZQ', own)).toContain('At least a small letter')
    expect(unmet('zQ7 xv', own)).toEqual(['At most 5 characters'])
    expect(unmet('zQ7 x', own)).toEqual([])
    expect(unmet('zq', { ...own, needs: alone.needs })).toEqual(['At least 3 characters'])
  })
})

describe('remarks', () => {
  it.each([
    [' k7Rm0pQz', 'begins or ends with a space'],
    ['k7Rm\n0pQz', 'Line breaks were left out'],
    ['é7Rm0pQz', 'letters with marks'],
    ['k7\u200bRm0pQz', 'cannot be seen'],
    ['k7Rm0pQz'.repeat(10), 'It has 80 bytes'],
    ['k7Rm0pQz'.repeat(10), 'NIST asks sites to allow 64'],
    ['k7Rm0pQz'.repeat(33), 'Only the first 256 characters'],
  ])('%j: %s', (password, says) => {
    expect(judge(ask(password)).remarks.join(' ')).toContain(says)
  })
  it('has none for a usual one', () => expect(judge(ask('k7Rm0pQz')).remarks).toEqual([]))
})

describe('the breach check', () => {
  // SHA-1 of "password" by sha1sum: 5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8.
  const { sha1 = '' } = judge(ask('password'))
  it('sends five digits of the hash', () => {
    expect(sha1).toBe('5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8')
    expect(rangeUrl(sha1)).toBe('https://api.pwnedpasswords.com/range/5BAA6')
  })
  it('hashes UTF-8, and nothing that was cut', () => {
    // printf 'pässword' | sha1sum
    expect(judge(ask('pässword')).sha1).toBe('23B74494475F5F874980B7676D511E23D886DA64')
    expect(judge(ask('x'.repeat(257))).sha1).toBeUndefined()
    expect(judge(ask('x'.repeat(256))).sha1).toBeDefined()
  })
  it('counts the line of the hash', () => {
    const padding = `${'0'.repeat(35)}:0`
    expect(breachCount(`003D68EB55068C33ACE09247EE4C639306B:3\r\n${sha1.slice(5)}:9545824\r\n${padding}`, sha1)).toBe(
      9_545_824,
    )
    expect(breachCount(`${padding}\r\n`, sha1)).toBe(0)
    expect(breachCount('<html>no</html>', sha1)).toBeUndefined()
  })
})

it('a hostile password of 256 characters is judged within seconds', () => {
  for (const piece of ['4@8({3€', 'l33t', '1234567890', '\ud83d', '<script>', '0'])
    expect(judge(ask(piece.repeat(256).slice(0, 256))).guessesLog10).toBeGreaterThanOrEqual(0)
})
