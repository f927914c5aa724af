import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cipherAlphabets,
  expectedShares,
  letterReader,
  type CipherAlphabet,
} from '@/lib/subjects/ciphers/cipher-alphabets'
import { enciphered, keyFault, placesOf, usableFactors, type CipherKey } from '@/lib/subjects/ciphers/keyed'
import { keyedAnswer, type KeyedQuestion } from '@/lib/subjects/ciphers/keyed-task'
import { solved } from '@/lib/subjects/ciphers/solve'
import caesar from '@/lib/tools/utilities/text/caesar-cipher'

const english = letterReader('en')
const asked = { alphabet: 'en', withoutMarks: false } as const
const caesarKey = (shift: number): CipherKey => ({ cipher: 'caesar', shift })
const wordKey = (word: string): CipherKey => ({ cipher: 'vigenere', word })
const affineKey = (factor: number, shift: number): CipherKey => ({ cipher: 'affine', factor, shift })

// D. R. Stinson, Cryptography: Theory and Practice, chapter 1: the examples of the shift, affine and Vigenère cipher.
const stinson = {
  shift: 'JBCRCLQRWCRVNBJENBWRWN',
  affine: 'FMXVEDKAPHFERBNDKRXRSREFMORUDSDKDVSHVUFEDKAPRKDLYEVLRHHRH',
  vigenere:
    'CHREEVOAHMAERATBIAXXWTNXBEEOPHBSBQMQEQERBWRVXUOAKXAOSXXWEAHBWGJMMQMNKGRFVGXWTRZXWIAKLXFPSKAUTEMNDCMGTSXMXBTUIADNGMGPSRELXNJELXVRVPRTULHDNQWTWDTYGBPHXTFALJHASVBFXNGLLCHRZBWELEKMSJIKNBHWRJGNMGJSGLXFEYPHAGNRBIEQJTAMRVLCRREMNDGLXRRIMGNSNRWCHRQHAEYEVTAQEBBIPEEWEVKAKOEWADREMXMTBHHCHRTKDNVRZCHRCLQOHPWQAIIWXNRMGWOIIFKEE',
}

describe('published examples', () => {
  it.each([
    // G. Sullivan's example of the Vigenère article in encyclopedias.
    [wordKey('LEMON'), 'ATTACKATDAWN', 'LXFOPVEFRNHR'],
    // The left shift of three in the same place; Suetonius tells of D for A.
    [caesarKey(-3), 'THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG', 'QEB NRFZH YOLTK CLU GRJMP LSBO QEB IXWV ALD'],
    [caesarKey(3), 'Veni, vidi, vici', 'Yhql, ylgl, ylfl'],
    [affineKey(5, 8), 'AFFINE CIPHER', 'IHHWVC SWFRCP'],
  ])('%j', (key, plain, cipher) => {
    expect(enciphered(plain, key, english, 'encrypt')).toBe(cipher)
    expect(enciphered(cipher, key, english, 'decrypt')).toBe(plain)
  })
})

describe('another program', () => {
  const lines = readFileSync('tests/vectors/ciphers/ciphers.txt', 'utf8').trimEnd().split('\n')
  it.each(lines.map((line) => line.split('\t')))(
    '%s %s %s',
    (alphabet = '', cipher = '', key = '', plain = '', out = '') => {
      const reader = letterReader(alphabet as CipherAlphabet)
      const [factor, shift] = key.split(' ').map(Number)
      const keys: Record<string, CipherKey> = {
        caesar: caesarKey(Number(key)),
        vigenere: wordKey(key),
        affine: affineKey(factor ?? 0, shift ?? 0),
      }
      const used = keys[cipher] ?? wordKey('')
      expect(enciphered(plain, used, reader, 'encrypt')).toBe(out)
      expect(enciphered(out, used, reader, 'decrypt')).toBe(plain)
    },
  )
})

describe('the way there and back', () => {
  const signs = fc.string({ unit: fc.constantFrom(...'azAZéß ñÑёЯω,9😀'), maxLength: 60 })
  it('gives the text again under any key without a fault', () => {
    const keys = fc.oneof(
      fc.integer({ min: -1000, max: 1000 }).map(caesarKey),
      signs.map(wordKey),
      fc
        .tuple(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: -1000, max: 1000 }))
        .map(([a, b]) => affineKey(a, b)),
    )
    fc.assert(
      fc.property(signs, keys, fc.constantFrom(...cipherAlphabets), (text, key, alphabet) => {
        const reader = letterReader(alphabet)
        if (keyFault(key, reader)) return
        const there = enciphered(text, key, reader, 'encrypt')
        expect(enciphered(there, key, reader, 'decrypt')).toBe(text)
      }),
    )
  })
  it('passes over what is no letter without using up the key', () =>
    expect(enciphered('AT, 9 TACK!', wordKey('LE-MON'), english, 'encrypt')).toBe('LX, 9 FOPV!'))
})

describe('keys that are refused', () => {
  it('names the factors that may be used', () => {
    // The twelve numbers below 26 that are coprime to it.
    expect(keyFault(affineKey(13, 1), english)).toEqual({
      kind: 'factor',
      factor: 13,
      size: 26,
      allowed: [1, 3, 5, 7, 9, 11, 15, 17, 19, 21, 23, 25],
    })
    expect(usableFactors(33)).toHaveLength(20)
    expect(keyedAnswer('abc', { ...asked, doing: 'encrypt', key: affineKey(2, 1) }).text).toBe('')
  })
  it('wants a letter in a keyword', () => {
    expect(keyFault(wordKey('1234 ключ'), english)).toEqual({ kind: 'no-letters' })
    expect(keyFault(wordKey('1234 ключ'), letterReader('ru'))).toBeUndefined()
  })
})

describe('finding the key', () => {
  const crack = (text: string, key: CipherKey, alphabet: CipherAlphabet = 'en') =>
    keyedAnswer(text, { ...asked, alphabet, doing: 'crack', key })

  it('of a shift', () => {
    const answer = crack(stinson.shift, caesarKey(0))
    expect(answer.text.toLowerCase()).toBe('astitchintimesavesnine')
    expect(answer.key).toEqual(caesarKey(9))
    expect(answer.candidates).toHaveLength(26)
  })
  it('of an affine cipher', () => {
    const answer = crack(stinson.affine, affineKey(1, 0))
    expect(answer.key).toEqual(affineKey(3, 5))
    expect(answer.text.toLowerCase()).toBe('algorithmsarequitegeneraldefinitionsofarithmeticprocesses')
  })
  it('of Vigenère, with the indices of coincidence and repeats that the book prints', () => {
    const answer = crack(stinson.vigenere, wordKey(''))
    expect(answer.key).toEqual(wordKey('JANET'))
    expect(answer.text.slice(0, 40)).toBe('THEALMONDTREEWASINTENTATIVEBLOSSOMTHEDAY')
    const coincidences = answer.lengths.slice(0, 5).map(({ coincidence }) => coincidence)
    const printed = [
      [0.045],
      [0.046, 0.041],
      [0.043, 0.05, 0.047],
      [0.042, 0.039, 0.046, 0.04],
      [0.063, 0.068, 0.069, 0.061, 0.072],
    ]
    for (const [at, values] of printed.entries()) {
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length
      expect(coincidences[at]).toBeCloseTo(mean, 2)
    }
    const kasiski = answer.lengths.slice(1, 7).map((one) => one.kasiski ?? 0)
    expect(Math.max(...kasiski)).toBe(kasiski[3])
  })
  // Article 1 of the Universal Declaration of Human Rights.
  it.each([
    [
      'de',
      'Alle Menschen sind frei und gleich an Würde und Rechten geboren. Sie sind mit Vernunft und Gewissen begabt und sollen einander im Geist der Brüderlichkeit begegnen.',
    ],
    [
      'es',
      'Todos los seres humanos nacen libres e iguales en dignidad y derechos y, dotados como están de razón y conciencia, deben comportarse fraternalmente los unos con los otros.',
    ],
    [
      'fr',
      'Tous les êtres humains naissent libres et égaux en dignité et en droits. Ils sont doués de raison et de conscience et doivent agir les uns envers les autres dans un esprit de fraternité.',
    ],
    [
      'ru',
      'Все люди рождаются свободными и равными в своем достоинстве и правах. Они наделены разумом и совестью и должны поступать в отношении друг друга в духе братства.',
    ],
    [
      'el',
      'Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα. Είναι προικισμένοι με λογική και συνείδηση, και οφείλουν να συμπεριφέρονται μεταξύ τους με πνεύμα αδελφοσύνης.',
    ],
  ] as const)('in %s', (alphabet, plain) => {
    const own = { alphabet, withoutMarks: true } as const
    for (const key of [
      caesarKey(5),
      affineKey(7, 2),
      wordKey(alphabet === 'ru' ? 'МИР' : alphabet === 'el' ? 'ΦΩΣ' : 'SOL'),
    ]) {
      const { text } = keyedAnswer(plain, { ...own, doing: 'encrypt', key })
      expect(crack(text, key, alphabet).key).toEqual(key)
    }
  })
  it('does not take a key twice over for a longer one', () => {
    const found = solved('vigenere', placesOf(stinson.vigenere, english), 'en').ranked.map(({ key }) => key)
    expect(found).not.toContainEqual(wordKey('JANETJANET'))
  })
  it('works through 200,000 letters', () => {
    const long = stinson.vigenere.slice(0, 310).repeat(646)
    expect(crack(long, wordKey('')).key).toEqual(wordKey('JANET'))
  })
  it('finds nothing in a text without letters', () =>
    expect(crack('123', wordKey(''))).toMatchObject({ text: '123', letters: 0, candidates: [], lengths: [] }))
})

describe('statistics', () => {
  it('have shares of each alphabet that sum to one', () => {
    for (const alphabet of cipherAlphabets) {
      const shares = expectedShares(alphabet)
      expect(shares).toHaveLength(letterReader(alphabet).size)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10)
    }
  })
  it('count letters before and after, and those that stay', () => {
    const answer = keyedAnswer('Aab é漢', { ...asked, doing: 'encrypt', key: caesarKey(1) })
    expect(answer.text).toBe('Bbc é漢')
    expect(answer.foreign).toEqual({ count: 2, first: 'é 漢' })
    expect(answer.statistics[0]).toMatchObject({ letter: 'A', given: 2 / 3, result: 0 })
    expect(answer.statistics[1]).toMatchObject({ letter: 'B', given: 1 / 3, result: 2 / 3 })
    expect(answer.coincidence).toBeCloseTo(1 / 3)
  })
  it('takes accents off where it is asked to, and only from letters that the alphabet lacks', () => {
    const key = caesarKey(1)
    expect(keyedAnswer('é ñ', { ...asked, withoutMarks: true, doing: 'encrypt', key }).text).toBe('f o')
    expect(keyedAnswer('é ñ', { alphabet: 'es', withoutMarks: true, doing: 'encrypt', key }).text).toBe('f o')
    expect(keyedAnswer('άς', { alphabet: 'el', withoutMarks: true, doing: 'encrypt', key }).text).toBe('βτ')
  })
})

describe('the page', () => {
  const values = {
    cipher: 'affine',
    doing: 'crack',
    alphabet: 'en',
    shift: 3,
    word: 'LEMON',
    factor: 5,
    added: 8,
    withoutMarks: false,
  } as const
  const given = { values, texts: { text: stinson.affine }, opened: {}, picks: {}, selection: undefined }
  const shown = (question: KeyedQuestion) => {
    const answer = keyedAnswer(String(question.source), question)
    return caesar.views({
      ...given,
      answer,
      asked: question,
      isCurrent: true,
      files: [],
      made: undefined,
      standing: answer,
      next: undefined,
    })
  }
  it('asks with the key of the chosen cipher', () => {
    expect(caesar.ask(given)?.key).toEqual(affineKey(5, 8))
    expect(caesar.ask({ ...given, values: { ...values, cipher: 'vigenere' } })?.key).toEqual(wordKey('LEMON'))
    expect(caesar.ask({ ...given, values: { ...values, cipher: 'caesar' } })?.key).toEqual(caesarKey(3))
    expect(caesar.ask({ ...given, texts: { text: '' } })).toBeUndefined()
  })
  it('offers to decrypt with a key that it found, and warns of a short text', () => {
    const views = shown({ ...asked, source: stinson.affine, doing: 'crack', key: affineKey(1, 0) })
    const findings = views.find((view) => view.kind === 'findings')
    expect(findings?.items[0]?.offers?.[0]?.sets).toEqual({ doing: 'decrypt', factor: '3', added: '5' })
    expect(views.some((view) => view.kind === 'note' && view.says.startsWith('Only 57 letters'))).toBe(true)
  })
  it('says why a key is refused', () => {
    const [view] = shown({ ...asked, source: 'abc', doing: 'encrypt', key: affineKey(13, 1) })
    expect(view).toMatchObject({ kind: 'note', tone: 'bad' })
    const [other] = shown({ ...asked, source: 'abc', doing: 'decrypt', key: wordKey('77') })
    expect(other).toMatchObject({ says: 'The keyword has no letter of the English alphabet. Write at least one.' })
  })
})
