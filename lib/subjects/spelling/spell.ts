import { editDistance } from '@/lib/base/text/edit-distance'
import { capitalWords, spellingTable, type SpellingAlphabet } from '@/lib/subjects/spelling/alphabets'

export interface SpellingForm {
  alphabet: SpellingAlphabet
  /** "capital" stands before the words of capitals, whose words are else the same. */
  marksCapitals: boolean
  /** Characters of a group; 0 keeps words as they are written. */
  group: number
}

export interface Spelled {
  /** Each character on the left, its words on the right; a gap stands for a space. */
  rows: readonly (readonly [sign: string, words: string])[]
  text: string
  /** Signs that the alphabet has no word for, in the order of their first place. */
  unknown: readonly string[]
}

const upper = (sign: string) => (sign === 'ß' || sign === 'ẞ' ? 'ß' : sign.toUpperCase())
const bare = (sign: string) => sign.normalize('NFD').replaceAll(/\p{M}/gu, '')

function grouped(line: string, group: number): string[] {
  if (group === 0) return line.split(/\s+/u).filter((word) => word !== '')
  const signs = Array.from(line.replaceAll(/\s+/gu, ''))
  return Array.from({ length: Math.ceil(signs.length / group) }, (_, at) =>
    signs.slice(at * group, (at + 1) * group).join(''),
  )
}

/**
 * A text letter by letter in the words of an alphabet, groups parted by a comma, lines as they are. A letter with an accent that the
 * alphabet lacks takes the word of its base; what has no word stays and is named.
 */
export function spelled(text: string, { alphabet, marksCapitals, group }: SpellingForm): Spelled {
  const table = spellingTable(alphabet)
  const unknown = new Set<string>()
  const rows: [string, string][] = []
  const wordsOf = (sign: string) => {
    const word = table.get(upper(sign)) ?? table.get(bare(upper(sign)))
    if (word === undefined) unknown.add(sign)
    const isCapital = marksCapitals && sign !== sign.toLowerCase()
    const says = `${isCapital ? `${capitalWords[alphabet]} ` : ''}${word ?? sign}`
    rows.push([sign, says])
    return says
  }
  const lines = text
    .normalize('NFC')
    .split(/\r\n|[\r\n]/)
    .map((line) =>
      grouped(line, group)
        .map((part) => Array.from(part, wordsOf).join(' '))
        .join(', '),
    )
  return { rows, text: lines.join('\n'), unknown: [...unknown] }
}

export interface Unspelled {
  text: string
  /** Words that no letter has, with the nearest that was taken for them. */
  guessed: readonly { heard: string; taken: string | undefined }[]
}

const folded = (word: string) => bare(word.toLowerCase()).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Other spellings of the code words of ICAO, and how figures are said. */
const otherwise: Readonly<Record<string, string>> = {
  alpha: 'A',
  juliet: 'J',
  whisky: 'W',
  xray: 'X',
  tree: '3',
  fower: '4',
  fife: '5',
  nine: '9',
  ait: '8',
  dot: '.',
  hyphen: '-',
}

/** No code word is so long, nor near it. */
const longestWord = 24
/** Slips of the pen that are forgiven: one in words of five letters and more, two in those of eight. */
const forgiven = (word: string) => (word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0)

/**
 * The letters of code words. A comma ends a group, "capital" makes a capital of the next letter, other letters are small where that
 * word stands anywhere. A word that is nearly one of the alphabet is taken for it and named; any other becomes "?".
 */
export function unspelled(text: string, alphabet: SpellingAlphabet): Unspelled {
  const table = spellingTable(alphabet)
  const signs = new Map<string, string>(alphabet === 'nato' || alphabet === 'police' ? Object.entries(otherwise) : [])
  for (const [sign, word] of table) if (!word.includes(' ')) signs.set(folded(word), sign)
  const capital = folded(capitalWords[alphabet])
  const marks = new RegExp(`(?<!\\p{L})${capitalWords[alphabet]}(?!\\p{L})`, 'iu').test(text)
  const guessed: { heard: string; taken: string | undefined }[] = []

  function signOf(word: string): string {
    const wanted = folded(word)
    const exact = signs.get(wanted)
    if (exact !== undefined) return exact
    if (Array.from(word).length === 1) return word.toUpperCase()
    const near = (wanted.length > longestWord ? [] : [...signs.keys()])
      .map((one) => ({ one, distance: editDistance(wanted, one) }))
      .filter(({ distance }) => distance <= forgiven(wanted))
      .toSorted((one, other) => one.distance - other.distance)[0]
    guessed.push({ heard: word, taken: near && (table.get(signs.get(near.one) ?? '') ?? near.one) })
    return near ? (signs.get(near.one) ?? '?') : '?'
  }

  function groupOf(group: string): string {
    let isCapital = false
    let isUmlaut = false
    let gives = ''
    for (const word of group.split(/\s+/).filter(Boolean)) {
      if (folded(word) === capital) isCapital = true
      else if (alphabet === 'german' && folded(word) === 'umlaut') isUmlaut = true
      else {
        const sign = signOf(word)
        const whole = isUmlaut ? ({ A: 'Ä', O: 'Ö', U: 'Ü' }[sign] ?? sign) : sign
        gives += marks && !isCapital ? whole.toLowerCase() : whole
        isCapital = false
        isUmlaut = false
      }
    }
    return gives
  }

  const lines = text.split(/\r\n|[\r\n]/).map((line) => line.split(/[,;]/).map(groupOf).filter(Boolean).join(' '))
  return { text: lines.join('\n'), guessed }
}
