/* What a page asks of the strength of a password, and what it is told. */
import type { Diagram } from '@/lib/kits/chart/types'

export type Language = 'en' | 'de' | 'es' | 'fr' | 'pt'

/** How many characters and of which kinds a site asks for. */
export interface Policy {
  kind: 'alone' | 'second' | 'own'
  least: number
  most: number
  needs: { lower: boolean; upper: boolean; digit: boolean; symbol: boolean }
}

export interface StrengthQuestion {
  /** As it was typed, up to one character more than `mostCharacters`. */
  password: string
  /** Names, dates and the like that belong to whoever uses it. */
  words: string
  language: Language
  policy: Policy
}

/** UTF-16 units of a password that are looked at. */
export const mostCharacters = 256

/** The kinds of things that a password is made of. */
export type PartKind =
  | 'password'
  | 'word'
  | 'name'
  | 'own'
  | 'diceware'
  | 'spatial'
  | 'repeat'
  | 'sequence'
  | 'series'
  | 'year'
  | 'date'
  | 'separator'
  | 'random'

export interface Part {
  kind: PartKind
  /** What stands there, from the password. */
  token: string
  /** What it is, without a character of it. */
  what: string
  /** Why it is guessed so soon, without a character of it. */
  why: string
  /** The same with the word that it was taken for. */
  shown: string
  /** Decimal logarithm of the guesses for this part alone. */
  guessesLog10: number
}

export interface Rule {
  says: string
  here: string
  isMet: boolean
}

/** A walk over a keyboard; the worker draws it. */
export interface Walk {
  says: string
  diagram: Diagram
}

export interface Strength {
  /** Decimal logarithm of the guesses that a clever attacker needs. */
  guessesLog10: number
  /** From 0, guessed at once, to 4. */
  score: 0 | 1 | 2 | 3 | 4
  parts: readonly Part[]
  /** What makes it weak, where it is. */
  warning: string | undefined
  advice: readonly string[]
  /** What a box or a server may do to it. */
  remarks: readonly string[]
  rules: readonly Rule[]
  walks: readonly Walk[]
  /** Unicode code points. */
  characters: number
  /** SHA-1 of its UTF-8 in upper-case hexadecimal digits; undefined where not all of it was looked at. */
  sha1: string | undefined
}

export type StrengthAnswer = Omit<Strength, 'walks'> & { walks: readonly { title: string; svg: string }[] }
