import { expectedShares, letterReader, readied, type CipherAlphabet } from './cipher-alphabets'
import { enciphered, keyFault, placesOf, type CipherKey, type Direction, type KeyFault } from './keyed'
import { coincidenceOf, letterCounts, solved, type KeyLength } from './solve'

export interface KeyedQuestion {
  source: string | File
  alphabet: CipherAlphabet
  withoutMarks: boolean
  doing: Direction | 'crack'
  /** For cracking only its cipher counts. */
  key: CipherKey
}

export interface Candidate {
  key: CipherKey
  distance: number
  /** How the text begins under it. */
  begins: string
}

export interface KeyedAnswer {
  fault?: KeyFault
  text: string
  letters: number
  /** Letters beyond the alphabet, which stay, and the first few of them. */
  foreign: { count: number; first: string }
  /** The key that was used: the given one, or the likeliest. */
  key?: CipherKey
  candidates: Candidate[]
  lengths: KeyLength[]
  coincidence?: number
  /** In the order of the alphabet; shares from 0 to 1. */
  statistics: { letter: string; given: number; result: number; expected: number }[]
}

const shownBeginning = 60
/** Enough of the text for a beginning. */
const readForBeginning = 400

function foreignOf(text: string, places: ReadonlyMap<string, number>): KeyedAnswer['foreign'] {
  const first = new Set<string>()
  let count = 0
  for (const [letter] of text.matchAll(/\p{L}/gu)) {
    if (places.has(letter)) continue
    count += 1
    if (first.size < 8) first.add(letter)
  }
  return { count, first: [...first].join(' ') }
}

/** A text in cipher, back, or with the likeliest key found; a key with a fault gives no text. */
export function keyedAnswer(
  whole: string,
  { alphabet, withoutMarks, doing, key }: Omit<KeyedQuestion, 'source'>,
  progress?: (share: number) => void,
): KeyedAnswer {
  const reader = letterReader(alphabet)
  const text = readied(whole, reader, withoutMarks)
  const places = placesOf(text, reader)
  const fault = doing === 'crack' ? undefined : keyFault(key, reader)
  const none = {
    text: '',
    letters: places.length,
    foreign: { count: 0, first: '' },
    candidates: [],
    lengths: [],
    statistics: [],
  }
  if (fault) return { ...none, fault }
  const solution = doing === 'crack' ? solved(key.cipher, places, alphabet, progress) : { ranked: [], lengths: [] }
  const used = doing === 'crack' ? solution.ranked[0]?.key : key
  const result = used ? enciphered(text, used, reader, doing === 'encrypt' ? 'encrypt' : 'decrypt') : text
  const head = text.slice(0, readForBeginning)
  const candidates = solution.ranked.map((one) => ({
    ...one,
    begins: Array.from(enciphered(head, one.key, reader, 'decrypt').replaceAll(/\s+/g, ' ').trim())
      .slice(0, shownBeginning)
      .join(''),
  }))
  const counts = letterCounts(places, reader.size)
  const after = letterCounts(placesOf(result, reader), reader.size)
  const share = (count: number | undefined) => (places.length === 0 ? 0 : (count ?? 0) / places.length)
  const coincidence = coincidenceOf(counts)
  return {
    text: result,
    letters: places.length,
    foreign: foreignOf(text, reader.places),
    ...(used ? { key: used } : {}),
    candidates,
    lengths: solution.lengths,
    ...(coincidence === undefined ? {} : { coincidence }),
    statistics: expectedShares(alphabet).map((expected, place) => ({
      letter: reader.upper[place] ?? '',
      given: share(counts[place]),
      result: share(after[place]),
      expected,
    })),
  }
}
