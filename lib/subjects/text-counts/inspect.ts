import { graphemeLengths } from '@/lib/base/text/graphemes'
import { characterName, looksLike } from '@/lib/subjects/characters/name'
import { utf8Length } from '@/lib/subjects/text-counts/totals'

/** What a character may do to a text without being seen. */
export type Trap = 'invisible' | 'bidi' | 'look-alike' | 'lone' | 'control' | 'space'

export interface CharacterRow {
  character: string
  code: number
  count: number
  /** UTF-16 unit of its first place. */
  first: number
  /** Line and column of that place, from 1. */
  line: number
  column: number
  name: string
  category: string
  script: string
  trap: Trap | undefined
  /** The ASCII character it is taken for. */
  like: string | undefined
}

export interface Inspection {
  graphemes: number
  codePoints: number
  units: number
  utf8: number
  utf16: number
  utf32: number
  /** Code points that ASCII and Latin-1 cannot write. */
  beyondAscii: number
  beyondLatin1: number
  /** The text written in each normalisation form: how many code points, and whether it is in that form. */
  forms: Readonly<Record<'NFC' | 'NFD' | 'NFKC' | 'NFKD', { codePoints: number; isSame: boolean }>>
  rows: CharacterRow[]
  scripts: [string, number][]
  /** Graphemes of more than one code point. */
  clusters: [string, number][]
}

const categories: readonly [string, string][] = [
  ['Lu', 'capital letter'],
  ['Ll', 'small letter'],
  ['Lt', 'titlecase letter'],
  ['Lm', 'modifier letter'],
  ['Lo', 'letter'],
  ['Mn', 'combining mark'],
  ['Mc', 'spacing mark'],
  ['Me', 'enclosing mark'],
  ['Nd', 'digit'],
  ['Nl', 'letter number'],
  ['No', 'other number'],
  ['Pc', 'connector'],
  ['Pd', 'dash'],
  ['Ps', 'opening bracket'],
  ['Pe', 'closing bracket'],
  ['Pi', 'opening quote'],
  ['Pf', 'closing quote'],
  ['Po', 'punctuation'],
  ['Sm', 'mathematical symbol'],
  ['Sc', 'currency symbol'],
  ['Sk', 'modifier symbol'],
  ['So', 'symbol'],
  ['Zs', 'space'],
  ['Zl', 'line separator'],
  ['Zp', 'paragraph separator'],
  ['Cc', 'control'],
  ['Cf', 'format character'],
  ['Cs', 'surrogate'],
  ['Co', 'private use'],
]
const scriptNames =
  'Latin Greek Cyrillic Armenian Hebrew Arabic Syriac Thaana Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Georgian Hangul Ethiopic Cherokee Khmer Mongolian Hiragana Katakana Bopomofo Han Coptic Inherited Common'.split(
    ' ',
  )

function testers(names: readonly string[], property: string): [string, RegExp][] {
  return names.map((name) => [name, new RegExp(`^\\p{${property}=${name}}$`, 'u')])
}
const byCategory = testers(
  categories.map(([short]) => short),
  'gc',
)
const byScript = testers(scriptNames, 'sc')

function nameFor(character: string, tests: readonly [string, RegExp][], otherwise: string): string {
  return tests.find(([, test]) => test.test(character))?.[0] ?? otherwise
}

const bidi = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/
/** Ranges of code points that leave no mark on the screen. */
const unseen: readonly (readonly [number, number])[] = [
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200d],
  [0x2060, 0x2064],
  [0x206a, 0x206f],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
]
const otherSpace = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/

function trapOf(character: string, code: number, like: string | undefined): Trap | undefined {
  if (code >= 0xd800 && code <= 0xdfff) return 'lone'
  if (bidi.test(character)) return 'bidi'
  if (unseen.some(([first, last]) => code >= first && code <= last)) return 'invisible'
  if (otherSpace.test(character)) return 'space'
  if ((code < 32 && ![9, 10, 13].includes(code)) || (code > 126 && code < 160)) return 'control'
  return like === undefined ? undefined : 'look-alike'
}

type Seen = Pick<CharacterRow, 'count' | 'first' | 'line' | 'column'>

function tally(text: string): Map<number, Seen> {
  const seen = new Map<number, Seen>()
  let [at, line, column] = [0, 1, 1]
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    const known = seen.get(code)
    if (known) known.count++
    else seen.set(code, { count: 1, first: at, line, column })
    at += character.length
    column++
    if (character === '\n' || (character === '\r' && text[at] !== '\n')) [line, column] = [line + 1, 1]
  }
  return seen
}

function clustersOf(text: string): { graphemes: number; clusters: Map<string, number> } {
  const clusters = new Map<string, number>()
  let graphemes = 0
  let at = 0
  for (const length of graphemeLengths(text)) {
    graphemes++
    if (length > 1) {
      const segment = text.slice(at, at + length)
      const isPair = length === 2 && (segment.codePointAt(0) ?? 0) > 0xffff
      if (!isPair && segment !== '\r\n') clusters.set(segment, (clusters.get(segment) ?? 0) + 1)
    }
    at += length
  }
  return { graphemes, clusters }
}

function codePointsIn(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

function formOf(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD') {
  const normal = text.normalize(form)
  return { codePoints: codePointsIn(normal), isSame: normal === text }
}

/**
 * What a text is made of: graphemes (UAX 29), code points, units and bytes, and each different character with its name and category in
 * the Unicode Character Database, its script, and whether it is unseen, turns the direction, or looks like ASCII (UTS 39).
 */
export function inspect(text: string): Inspection {
  const seen = tally(text)
  const rows = [...seen].map(([code, place]): CharacterRow => {
    const character = String.fromCodePoint(code)
    const like = looksLike(character)
    const category = nameFor(character, byCategory, 'Cn')
    return {
      character,
      code,
      ...place,
      name: characterName(code),
      category: categories.find(([short]) => short === category)?.[1] ?? 'not assigned',
      script: nameFor(character, byScript, 'other'),
      trap: trapOf(character, code, like),
      like,
    }
  })
  const codePoints = rows.reduce((sum, { count }) => sum + count, 0)
  const scripts = new Map<string, number>()
  for (const { script, count } of rows) scripts.set(script, (scripts.get(script) ?? 0) + count)
  const { graphemes, clusters } = clustersOf(text)
  const beyond = (limit: number) => rows.reduce((sum, { code, count }) => sum + (code > limit ? count : 0), 0)
  return {
    graphemes,
    codePoints,
    units: text.length,
    utf8: utf8Length(text),
    utf16: text.length * 2,
    utf32: codePoints * 4,
    beyondAscii: beyond(0x7f),
    beyondLatin1: beyond(0xff),
    forms: {
      NFC: formOf(text, 'NFC'),
      NFD: formOf(text, 'NFD'),
      NFKC: formOf(text, 'NFKC'),
      NFKD: formOf(text, 'NFKD'),
    },
    rows: rows.sort((one, other) => other.count - one.count || one.code - other.code),
    scripts: [...scripts].sort(([, most], [, more]) => more - most),
    clusters: [...clusters].sort(([, most], [, more]) => more - most),
  }
}
