import { numberInWords, wordStyles, type WordStyle } from '@/lib/base/money/in-words'
import { dutch, german, swedish } from './germanic'
import { polish, turkish } from './others'
import { brazilian, french, italian, spanish } from './romance'

/** Numbers from here on are not spelt. */
export const tooLarge = 10n ** 15n

const english = (style: WordStyle) => (value: bigint) => numberInWords(Number(value), style) ?? ''

interface Spelling {
  name: string
  whole(value: bigint): string
  minus: string
  point: string
  and: string
}

/** Languages in which numbers are spelt, by the default rules of Unicode CLDR; English has its three ways. */
export const spellings = {
  'en-us': {
    name: 'English, American',
    whole: english(wordStyles['without and']),
    minus: 'minus',
    point: 'point',
    and: 'and',
  },
  'en-gb': {
    name: 'English, British',
    whole: english(wordStyles['with and']),
    minus: 'minus',
    point: 'point',
    and: 'and',
  },
  'en-in': { name: 'English, Indian', whole: english(wordStyles.indian), minus: 'minus', point: 'point', and: 'and' },
  de: { name: 'German', whole: german, minus: 'minus', point: 'Komma', and: 'und' },
  es: { name: 'Spanish', whole: spanish, minus: 'menos', point: 'coma', and: 'y' },
  fr: { name: 'French', whole: (value) => french(value, 'france'), minus: 'moins', point: 'virgule', and: 'et' },
  'fr-be': {
    name: 'French, Belgian',
    whole: (value) => french(value, 'belgium'),
    minus: 'moins',
    point: 'virgule',
    and: 'et',
  },
  'fr-ch': {
    name: 'French, Swiss',
    whole: (value) => french(value, 'switzerland'),
    minus: 'moins',
    point: 'virgule',
    and: 'et',
  },
  it: { name: 'Italian', whole: italian, minus: 'meno', point: 'virgola', and: 'e' },
  nl: { name: 'Dutch', whole: dutch, minus: 'min', point: 'komma', and: 'en' },
  pl: { name: 'Polish', whole: polish, minus: 'minus', point: 'przecinek', and: 'i' },
  'pt-br': { name: 'Portuguese, Brazilian', whole: brazilian, minus: 'menos', point: 'vírgula', and: 'e' },
  sv: { name: 'Swedish', whole: swedish, minus: 'minus', point: 'komma', and: 'och' },
  tr: { name: 'Turkish', whole: turkish, minus: 'eksi', point: 'virgül', and: 've' },
} as const satisfies Record<string, Spelling>
export type SpellingName = keyof typeof spellings

const ordinals: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

/** English words of a whole number as the one that has this place: twenty-one, twenty-first. */
export function englishOrdinal(words: string): string {
  return words.replace(
    /[a-z]+$/u,
    (last) => ordinals[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`),
  )
}

/** A number as it is written: digits before and after its decimal sign. */
export interface WrittenNumber {
  isBelow: boolean
  whole: string
  decimals: string
}

/** A whole number or a decimal in words; each decimal by itself, as it is read out. */
export function spelled({ isBelow, whole, decimals }: WrittenNumber, language: SpellingName): string {
  const spelling: Spelling = spellings[language]
  const digits = Array.from(decimals, (digit) => spelling.whole(BigInt(digit)))
  return [
    ...(isBelow ? [spelling.minus] : []),
    spelling.whole(BigInt(whole)),
    ...(digits.length > 0 ? [spelling.point, ...digits] : []),
  ].join(' ')
}
