import type { CompareUnit } from '@/lib/subjects/diff/comparison'

export type FlowUnit = Exclude<CompareUnit, 'line'>

/** The compared units of a stretch of text, as start and end offsets in turn. White space between units belongs to none. */
type UnitRanges = number[]

/** Scripts written without spaces between words: each character is a word of its own. */
const unspacedCharacter = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*`
/** A number with its separators, a word with its apostrophes, or a single other character. */
const wordPattern = new RegExp(
  String.raw`${unspacedCharacter}|\p{N}+(?:[.,]\p{N}+)*|(?:(?!${unspacedCharacter})[\p{L}\p{N}\p{M}_])+(?:['’](?:(?!${unspacedCharacter})[\p{L}\p{N}\p{M}_])+)*|\P{White_Space}`,
  'gu',
)

/** Where a sentence may end: marks with what closes them and the space after them, or a line break. */
const sentenceEndPattern = /[.!?…]+["'”’»)\]]*(\s|$)?|[。！？]["'”’»）」』]*|\r\n?|\n/g
/** A line shorter than this, in characters, was ended on purpose and not where the margin was. */
const wrappedLine = 50

/**
 * Splits the text between two offsets into units. `ignored` (start and end offsets in turn, ascending) is left out and
 * ends a unit.
 */
export function unitRanges(
  text: string,
  from: number,
  to: number,
  unit: FlowUnit,
  ignored: readonly number[] = [],
): UnitRanges {
  const ranges: UnitRanges = []
  let start = from
  for (let index = 0; index < ignored.length; index += 2) {
    const ignoredStart = ignored[index] ?? 0
    const ignoredEnd = ignored[index + 1] ?? 0
    if (ignoredEnd <= from) continue
    if (ignoredStart >= to) break
    splitStretch(text, start, Math.max(start, ignoredStart), unit, ranges)
    start = Math.min(ignoredEnd, to)
  }
  splitStretch(text, start, to, unit, ranges)
  return ranges
}

function splitStretch(text: string, from: number, to: number, unit: FlowUnit, ranges: UnitRanges): void {
  if (from >= to) return
  const stretch = from === 0 && to === text.length ? text : text.slice(from, to)
  if (unit === 'character') return splitCharacters(stretch, from, ranges)
  if (unit === 'sentence') return splitSentences(stretch, from, ranges)
  for (const match of stretch.matchAll(wordPattern))
    ranges.push(from + match.index, from + match.index + match[0].length)
}

function splitSentences(stretch: string, from: number, ranges: UnitRanges): void {
  let start = 0
  let lineStart = 0
  for (const match of stretch.matchAll(sentenceEndPattern)) {
    const end = match.index + match[0].length
    const isLineBreak = /^[\r\n]/.test(match[0])
    // "3.5" and "e.g.," hold a mark without a space after it.
    const ends = isLineBreak
      ? endsSentence(stretch, match.index - lineStart, end)
      : match[1] !== undefined || /^[。！？]/.test(match[0])
    if (/[\r\n]$/.test(match[0])) lineStart = end
    if (!ends) continue
    pushTrimmed(stretch, start, end, from, ranges)
    start = end
  }
  pushTrimmed(stretch, start, stretch.length, from, ranges)
}

/** Whether a line break ends a sentence: before a blank line, a number, a bullet, or after a short line unless a small letter follows. */
function endsSentence(stretch: string, lineLength: number, next: number): boolean {
  let index = next
  while (index < stretch.length && /[^\S\r\n]/.test(stretch.charAt(index))) index++
  const first = stretch.charAt(index)
  if (/\p{Ll}/u.test(first)) return false
  return lineLength < wrappedLine || !/\p{L}/u.test(first)
}

function pushTrimmed(stretch: string, start: number, end: number, from: number, ranges: UnitRanges): void {
  const sentence = stretch.slice(start, end)
  const trimmed = sentence.trim()
  if (!trimmed) return
  const offset = from + start + sentence.indexOf(trimmed)
  ranges.push(offset, offset + trimmed.length)
}

let graphemes: Intl.Segmenter | undefined

/** Characters as a reader counts them: a letter with its accents, an emoji with its modifiers. */
function splitCharacters(stretch: string, from: number, ranges: UnitRanges): void {
  for (const match of stretch.matchAll(/\S+/g)) {
    const run = match[0]
    const start = from + match.index
    if (/^[!-~]*$/.test(run)) {
      for (let index = 0; index < run.length; index++) ranges.push(start + index, start + index + 1)
      continue
    }
    graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
    for (const { index, segment } of graphemes.segment(run)) ranges.push(start + index, start + index + segment.length)
  }
}
