import { describe, expect, it } from 'vitest'
import { readEnglishNumber } from '@/lib/subjects/number-words/read-english'
import { englishOrdinal, spellings, type SpellingName } from '@/lib/subjects/number-words/spell'
import cldr from '@/tests/vectors/cldr-spellout/words.json'

const languages = {
  'en-us': 'en',
  de: 'de',
  es: 'es',
  fr: 'fr',
  'fr-ch': 'fr-CH',
  it: 'it',
  nl: 'nl',
  pl: 'pl',
  'pt-br': 'pt',
  sv: 'sv',
  tr: 'tr',
} as const satisfies Partial<Record<SpellingName, keyof typeof cldr.words>>

const frenchNoun = /(quatre-vingt|(?:deux|trois|quatre|cinq|six|sept|huit|neuf) cent) (?=milli|billi)/g

/** Where the authority of a language differs from CLDR; see the README of the vectors. */
const authority: Readonly<Record<string, (words: string) => string>> = {
  fr: (words) => words.replaceAll(frenchNoun, '$1s '),
  'fr-ch': (words) => words.replaceAll(frenchNoun, '$1s '),
  it: (words) => words.replaceAll('trémila', 'tremila'),
}
/** "e" after the large names is proved by the cases of the tool. */
const compared: Readonly<Record<string, (words: string) => string>> = {
  'pt-br': (words) => words.replaceAll(/((?:m|b|tr)ilh(?:ão|ões)|mil) e /g, '$1 '),
}
const same = (words: string) => words

describe.each(Object.entries(languages))('%s', (language, locale) => {
  it('is spelt as Unicode CLDR spells it', () => {
    const { whole } = spellings[language as keyof typeof languages]
    const told = authority[language] ?? same
    const seen = compared[language] ?? same
    const wrong = cldr.values.flatMap((value, at) => {
      const found = seen(whole(BigInt(value)))
      const expected = seen(told(cldr.words[locale][at] ?? ''))
      return found === expected ? [] : [`${value}: ${found}, expected ${expected}`]
    })
    expect(wrong.slice(0, 20)).toEqual([])
  })
})

describe('English words', () => {
  it('have ordinals as Unicode CLDR has them', () => {
    expect(cldr.values.map((value) => englishOrdinal(spellings['en-us'].whole(BigInt(value))))).toEqual(cldr.ordinals)
  })

  it.each(['en-us', 'en-gb', 'en-in'] as const)('of %s are read back', (language) => {
    for (const value of cldr.values)
      expect(readEnglishNumber(spellings[language].whole(BigInt(value)))).toEqual({ digits: value })
  })

  it.each([
    ['Minus Forty-Two', '-42'],
    ['three point one four', '3.14'],
    ['a hundred and five', '105'],
    ['twelve hundred', '1200'],
    ['two lakh fifty thousand', '250000'],
    ['', undefined],
    ['twenty banana', undefined],
    ['one two', undefined],
    ['thousand million', undefined],
  ] as const)('%j are %s', (words, digits) => {
    const read = readEnglishNumber(words)
    expect('digits' in read ? read.digits : undefined).toBe(digits)
  })
})
