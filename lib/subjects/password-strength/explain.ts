import { whole } from '@/lib/messages/counted'
import type { Part, PartKind } from './task'

/** A match of zxcvbn, whose fields depend on its pattern. */
export type Found = Readonly<Record<string, unknown>> & { pattern: string; i: number; j: number; token: string }

const languages: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  'es-es': 'Spanish',
  es: 'Spanish',
  'pt-br': 'Portuguese',
}

const keyboards: Readonly<Record<string, string>> = {
  qwerty: 'QWERTY',
  qwertz: 'QWERTZ',
  azerty: 'AZERTY',
  dvorak: 'Dvorak',
  keypad: 'number pad',
  keypadMac: 'number pad of a Mac',
}

export const keyboardName = (graph: string) => keyboards[graph] ?? graph

const orders: Readonly<Record<string, string>> = {
  lower: 'Letters in the order of the alphabet',
  upper: 'Capitals in the order of the alphabet',
  digits: 'Digits in their order',
  unicode: 'Characters in the order of Unicode',
}

const textIn = (found: Found, name: string): string => {
  const value = found[name]
  return typeof value === 'string' ? value : ''
}
const numberIn = (found: Found, name: string): number => {
  const value = found[name]
  return typeof value === 'number' ? value : 0
}

type Told = Pick<Part, 'kind' | 'what' | 'why'> & { shown?: string }

/** What a list holds, by its name. */
function listOf(name: string): { kind: PartKind; what: string; list: string } {
  const [family = '', ...rest] = name.split('-')
  const language = languages[rest.join('-')] ?? ''
  if (family === 'passwords') return { kind: 'password', what: 'Leaked password', list: 'leaked passwords' }
  if (family === 'userInputs') return { kind: 'own', what: 'Word of yours', list: 'words of yours' }
  if (family === 'diceware') return { kind: 'diceware', what: 'Diceware word', list: 'Diceware words' }
  if (family === 'firstnames') return { kind: 'name', what: `${language} first name`, list: `${language} first names` }
  if (family === 'lastnames') return { kind: 'name', what: `${language} surname`, list: `${language} surnames` }
  return { kind: 'word', what: `${language} word`.trim(), list: `${language} words`.trim() }
}

function dictionaryPart(found: Found, sizes: Readonly<Record<string, number>>): Told {
  const name = textIn(found, 'dictionaryName')
  const { kind, what, list } = listOf(name)
  const size = sizes[name]
  const rank = numberIn(found, 'rank')
  const place =
    kind === 'own'
      ? 'Tried before everything else'
      : `Number ${whole(rank)} of ${size === undefined ? '' : `${whole(size)} `}${list}`
  const isExchanged = found['l33t'] === true
  const changes = [
    ...(found['reversed'] === true ? ['backwards'] : []),
    ...(isExchanged ? [`letters exchanged, tried in ${whole(numberIn(found, 'l33tVariations'))} ways`] : []),
    ...(numberIn(found, 'uppercaseVariations') > 1
      ? [`capitals tried in ${whole(numberIn(found, 'uppercaseVariations'))} ways`]
      : []),
  ]
  const exchanged = isExchanged && textIn(found, 'subDisplay')
  return {
    kind,
    what,
    why: [place, ...changes].join('; '),
    shown: [place, ...changes, `taken for “${textIn(found, 'matchedWord')}”`, ...(exchanged ? [exchanged] : [])].join(
      '; ',
    ),
  }
}

function datePart(found: Found): Told {
  const [year, month, day] = ['year', 'month', 'day'].map((name) => numberIn(found, name))
  const separated = textIn(found, 'separator') === '' ? '' : ', with its separator'
  return {
    kind: 'date',
    what: 'Date',
    why: `Every day of a century is some 37,000 tries${separated}`,
    shown: `Read as ${[year, month, day].map((part) => String(part).padStart(2, '0')).join('-')}${separated}`,
  }
}

function told(found: Found, sizes: Readonly<Record<string, number>>): Told {
  switch (found.pattern) {
    case 'dictionary':
      return dictionaryPart(found, sizes)
    case 'spatial': {
      const turns = numberIn(found, 'turns')
      return {
        kind: 'spatial',
        what: `Keyboard walk, ${keyboardName(textIn(found, 'graph'))}`,
        why: turns === 1 ? 'Keys in a straight line' : `Keys beside each other, ${whole(turns)} directions`,
      }
    }
    case 'repeat': {
      const { baseToken } = found
      const count = numberIn(found, 'repeatCount')
      return {
        kind: 'repeat',
        what: 'Repeat',
        why: `The same ${whole(count)} times; only the first costs guesses`,
        shown: `“${typeof baseToken === 'string' ? baseToken : ''}” ${whole(count)} times; only the first costs guesses`,
      }
    }
    case 'sequence':
      return {
        kind: 'sequence',
        what: 'Sequence',
        why: `${orders[textIn(found, 'sequenceName')] ?? orders['unicode'] ?? ''}${found['ascending'] === false ? ', backwards' : ''}`,
      }
    case 'wordSequence':
      return { kind: 'series', what: 'Series of words', why: 'Words in their usual order, such as days or numbers' }
    case 'regex':
      return { kind: 'year', what: 'Recent year', why: 'Some 130 years are tried, the nearest first' }
    case 'date':
      return datePart(found)
    case 'separator':
      return { kind: 'separator', what: 'Separator', why: 'One sign of ten between words' }
    default:
      return { kind: 'random', what: 'No pattern', why: 'Counted as ten guesses for each character' }
  }
}

/** What a part of a password is and why it is guessed so soon. `sizes` are those of the word lists by their names. */
export function explainPart(found: Found, sizes: Readonly<Record<string, number>>): Part {
  const part = told(found, sizes)
  return {
    token: found.token,
    guessesLog10: numberIn(found, 'guessesLog10'),
    ...part,
    shown: part.shown ?? part.why,
  }
}
