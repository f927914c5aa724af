import { profiles } from '@/lib/subjects/text-counts/letter-profiles'

export const cipherAlphabets = ['en', 'de', 'es', 'fr', 'ru', 'el'] as const
export type CipherAlphabet = (typeof cipherAlphabets)[number]

const latin = 'abcdefghijklmnopqrstuvwxyz'

interface Letters {
  lower: string
  /** Of running text, in the order of the letters; any unit. */
  shares: readonly number[]
}

/**
 * Latin shares as in the letter profiles, with ä, ö, ü, ß and ñ of the table that encyclopedias carry. Russian: O. Lyashevskaya, S. Sharov,
 * Frequency Dictionary of Modern Russian (2009). Greek: the Gospel of Matthew in the UBS text, counted by R. Waltz.
 */
const table: Readonly<Record<CipherAlphabet, Letters>> = {
  en: { lower: latin, shares: profiles.en },
  de: { lower: `${latin}äöüß`, shares: [...profiles.de, 0.578, 0.443, 0.995, 0.307] },
  es: {
    lower: 'abcdefghijklmnñopqrstuvwxyz',
    shares: [...profiles.es.slice(0, 14), 0.311, ...profiles.es.slice(14)],
  },
  fr: { lower: latin, shares: profiles.fr },
  ru: {
    lower: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
    shares: [
      8.01, 1.59, 4.54, 1.7, 2.98, 8.45, 0.04, 0.94, 1.65, 7.35, 1.21, 3.49, 4.4, 3.21, 6.7, 10.97, 2.81, 4.73, 5.47,
      6.26, 2.62, 0.26, 0.97, 0.48, 1.44, 0.73, 0.36, 0.04, 1.9, 1.74, 0.32, 0.64, 2.01,
    ],
  },
  el: {
    lower: 'αβγδεζηθικλμνξοπρστυφχψω',
    shares: [
      11, 0.6, 1.6, 2, 10.1, 0.2, 3.9, 1.7, 9.5, 3.3, 2.8, 2.6, 8.2, 0.3, 10.1, 3.1, 3.3, 7.6, 7.4, 6, 0.6, 0.6, 0.1,
      3.2,
    ],
  },
}

/** A share of no text at all would make one stray letter decide. */
const leastShare = 0.005

/** Shares of each letter in running text, which sum to 1. */
export function expectedShares(alphabet: CipherAlphabet): readonly number[] {
  const shares = table[alphabet].shares.map((share) => Math.max(share, leastShare))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / whole)
}

export interface LetterReader {
  size: number
  lower: readonly string[]
  upper: readonly string[]
  /** The place of a letter, from 0, with 0.5 added for a capital; undefined for what the alphabet lacks. */
  places: ReadonlyMap<string, number>
}

/** Reads letters of an alphabet; ς is read as σ, and the capital of ß is ẞ. */
export function letterReader(alphabet: CipherAlphabet): LetterReader {
  const lower = [...table[alphabet].lower]
  const upper = lower.map((letter) => (letter === 'ß' ? 'ẞ' : letter.toUpperCase()))
  const places = new Map<string, number>()
  for (const [at, letter] of lower.entries()) {
    places.set(letter, at)
    places.set(upper[at] ?? letter, at + 0.5)
  }
  if (alphabet === 'el') places.set('ς', places.get('σ') ?? 0)
  return { size: lower.length, lower, upper, places }
}

/** The text in composed form; with `withoutMarks`, letters that the alphabet lacks lose their accents where it has them without. */
export function readied(text: string, { places }: LetterReader, withoutMarks: boolean): string {
  const composed = text.normalize('NFC')
  if (!withoutMarks) return composed
  return composed.replaceAll(/\p{L}/gu, (letter) => {
    if (places.has(letter)) return letter
    const plain = letter.normalize('NFD')[0] ?? letter
    return places.has(plain) ? plain : letter
  })
}
