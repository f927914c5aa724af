/* How soon a password is guessed, by the method of zxcvbn (Wheeler, USENIX Security 2016). */
import { sha1 } from '@noble/hashes/legacy.js'
import { ZxcvbnFactory, type ZxcvbnResult } from '@zxcvbn-ts/core'
import { explainPart, type Found } from './explain'
import { walkOf } from './keyboard'
import type { WordLists } from './lists'
import { remarksOf, rulesOf } from './policy'
import { mostCharacters, type Strength, type StrengthQuestion } from './task'

const warnings: Readonly<Record<string, string>> = {
  straightRow: 'A straight row of keys is among the first things that are tried.',
  keyPattern: 'A short walk over the keyboard is tried early.',
  simpleRepeat: 'One character repeated adds almost nothing.',
  extendedRepeat: 'A repeated piece adds little to the piece alone.',
  sequences: 'Characters in their usual order, such as abc or 321, are tried early.',
  recentYears: 'Recent years are tried at the end of every word.',
  dates: 'There are few dates, and all of them are tried.',
  topTen: 'This is one of the ten passwords that are leaked most often.',
  topHundred: 'This is one of the hundred passwords that are leaked most often.',
  common: 'This is on the list of passwords that are leaked often.',
  similarToCommon: 'This is close to a password that is leaked often.',
  wordByItself: 'A single word is found by trying a dictionary.',
  namesByThemselves: 'A single name is found by trying a list of names.',
  commonNames: 'Usual names and surnames are tried early.',
  userInputs: 'It is made of words that belong to you.',
}

const advice: Readonly<Record<string, string>> = {
  l33t: 'Exchanging letters for digits or signs, such as 4 for a, is tried along with the word. It gains little.',
  reverseWords: 'A word written backwards is tried along with the word.',
  allUppercase: 'Writing all of it in capitals doubles the guesses once, and no more.',
  capitalization: 'A capital at the beginning doubles the guesses once, and no more.',
  dates: 'Leave out dates, and above all those that belong to you.',
  recentYears: 'Leave out recent years.',
  associatedYears: 'Leave out years that belong to you.',
  sequences: 'Leave out characters in their usual order.',
  repeated: 'Repeating words or characters adds little. Add something new instead.',
  longerKeyboardPattern: 'Keys beside each other stay weak, however the walk turns. Take words instead.',
  anotherWord: 'Add one or two words that have nothing to do with the rest or with you.',
  useWords: 'Take several words that were drawn by chance, not a phrase.',
  noNeed: 'Length by chance is enough. Signs, digits and capitals are not needed for it.',
}

/** What text boxes of the visitor's own words give: each line, and each word and number within it, once. */
export function ownWords(text: string): string[] {
  const lines = text
    .slice(0, 10_000)
    .split(/[\n,;]+/)
    .map((line) => line.trim())
  const words = lines.flatMap((line) => [
    line,
    line.replaceAll(/[^\p{L}\p{N}]+/gu, ''),
    ...line.split(/[^\p{L}\p{N}]+/u),
  ])
  return [...new Set(words.filter((word) => word.length > 2).map((word) => word.toLowerCase()))].slice(0, 500)
}

/** A password as a box of one line takes it, up to what is looked at, and no half of a character. */
function looked(password: string): { text: string; isCut: boolean; hadBreaks: boolean } {
  const line = password.replaceAll(/[\r\n]+/g, '')
  const cut = line.slice(0, mostCharacters).replace(/[\ud800-\udbff]$/, '')
  return {
    text: line.length > mostCharacters ? cut : line,
    isCut: line.length > mostCharacters,
    hadBreaks: line !== password,
  }
}

const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()

/** Opens word lists once; what comes back judges any number of passwords by them. */
export function judgeWith({ dictionary, graphs }: WordLists): (question: StrengthQuestion) => Strength {
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs, maxLength: mostCharacters })
  return ({ password, words, policy }) => {
    const { text, isCut, hadBreaks } = looked(password)
    const own = ownWords(words)
    const result: ZxcvbnResult = zxcvbn.check(text, own)
    const found: readonly Found[] = result.sequence.map((match) => ({ ...match }))
    const sizes = Object.fromEntries(Object.entries(dictionary).map(([name, list]) => [name, list.length]))
    const { warning, suggestions } = result.feedback
    return {
      guessesLog10: result.guessesLog10,
      score: result.score,
      parts: found.map((match) => explainPart(match, sizes)),
      warning: warning === null ? undefined : warnings[warning],
      advice: suggestions.flatMap((key) => advice[key] ?? []),
      remarks: remarksOf(text, { isCut, hadBreaks }),
      rules: rulesOf(text, policy, { dictionary, own }),
      walks: found.flatMap((match) => walkOf(match, graphs) ?? []),
      characters: [...text].length,
      sha1: isCut ? undefined : hexOf(sha1(new TextEncoder().encode(text))),
    }
  }
}
