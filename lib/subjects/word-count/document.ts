import {
  addCounts,
  countPiece,
  cut,
  noCounts,
  type Counts,
  type Cut,
  type Piece,
} from '@/lib/subjects/word-count/pieces'
import {
  isStopWord,
  languageOf,
  type StopWordChoice,
  type StopWordLanguage,
} from '@/lib/subjects/word-count/stop-words'
import { termOf, type Token } from '@/lib/subjects/word-count/tokens'
import { initialWordSettings, type WordSettings } from '@/lib/subjects/word-count/settings'
import { csvCell } from '@/lib/base/format/csv-cell'

export interface TextCounts extends Counts {
  lines: number
  uniqueWords: number
  longest: string
}

export interface Term {
  term: string
  count: number
}

export interface Tables {
  /** Single words, and phrases of two and three. */
  terms: [Term[], Term[], Term[]]
  /** Whose stop words were left out; undefined for none. */
  language: StopWordLanguage | undefined
}

const phraseLengths = [1, 2, 3]
const betweenEastAsian =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu

/**
 * A text whose counts follow its edits: only the lines or paragraphs that an edit touches are counted again, so that a change in
 * five megabytes takes milliseconds.
 */
export class CountedText {
  #settings: WordSettings = initialWordSettings
  #pieces: Piece[] = []
  #counts: Counts = noCounts
  /** How often each word and phrase occurs, by length. */
  #terms: Map<string, number>[] = phraseLengths.map(() => new Map())

  /** Length of the text, in UTF-16 code units. */
  length = 0

  counts(): TextCounts {
    let longest = ''
    for (const piece of this.#pieces) if (piece.longest.length > longest.length) longest = piece.longest
    return {
      ...this.#counts,
      lines: this.length === 0 ? 0 : this.#counts.lineEnds + 1,
      uniqueWords: this.#terms[0]?.size ?? 0,
      longest,
    }
  }

  /** Takes a whole text. The generator pauses after each piece with the share that is done. */
  *replace(text: string, settings: WordSettings): Generator<number, void> {
    this.#settings = settings
    this.#pieces = []
    this.#counts = noCounts
    this.#terms = phraseLengths.map(() => new Map())
    this.length = text.length
    let done = 0
    for (const part of cut(text, settings.paragraphs)) {
      this.#pieces.push(this.#count(part))
      done += part.text.length
      yield done / text.length
    }
  }

  /** Puts `inserted` in the place of `removed` code units at `start`. Refuses a place outside the text. */
  edit(start: number, removed: number, inserted: string): void {
    if (start < 0 || removed < 0 || start + removed > this.length)
      throw new RangeError('the edit lies outside the text')
    const [first, offset] = this.#find(start)
    const [last] = this.#find(start + removed)
    // A line that joins its neighbour, or an empty line more or less, changes the pieces beside it too.
    const from = Math.max(0, first - 1)
    const to = Math.min(this.#pieces.length, last + 2)
    const old = this.#pieces.slice(from, to)
    const text = old.map((piece) => piece.text).join('')
    const at = start - offset + this.#pieces.slice(from, first).reduce((sum, piece) => sum + piece.text.length, 0)
    const parts = cut(text.slice(0, at) + inserted + text.slice(at + removed), this.#settings.paragraphs)
    const lastOld = old.at(-1)
    const lastPart = parts.at(-1)
    if (lastOld && lastPart && !lastOld.ends) parts[parts.length - 1] = { ...lastPart, ends: false, isParagraph: false }
    for (const piece of old) this.#forget(piece)
    this.#pieces.splice(from, to - from, ...parts.map((part) => this.#count(part)))
    this.length += inserted.length - removed
  }

  /** The piece that holds a place, and where it begins. */
  #find(place: number): [number, number] {
    let begin = 0
    for (const [index, { text }] of this.#pieces.entries()) {
      if (place < begin + text.length) return [index, begin]
      begin += text.length
    }
    const last = this.#pieces.length - 1
    return last < 0 ? [0, 0] : [last, begin - (this.#pieces[last]?.text.length ?? 0)]
  }

  #count(part: Cut): Piece {
    const { piece, tokens } = countPiece(part, this.#settings)
    this.#counts = addCounts(this.#counts, piece.counts)
    this.#tally(tokens, 1)
    return piece
  }

  #forget(piece: Piece): void {
    this.#counts = addCounts(this.#counts, piece.counts, -1)
    this.#tally(countPiece(piece, this.#settings).tokens, -1)
  }

  #tally(tokens: readonly Token[], sign: 1 | -1): void {
    let first = ''
    let second = ''
    const [words, pairs, triples] = this.#terms
    if (!words || !pairs || !triples) return
    for (const token of tokens) {
      const term = token === null ? '' : termOf(token)
      if (term !== '') {
        add(words, term, sign)
        if (second !== '') add(pairs, `${second} ${term}`, sign)
        if (first !== '' && second !== '') add(triples, `${first} ${second} ${term}`, sign)
      }
      first = term === '' ? '' : second
      second = term
    }
  }

  /** Counts of a part of the text, such as a selection. Words cut by its ends count as they stand. */
  countsBetween(start: number, end: number): Counts & { lines: number } {
    let counts = noCounts
    let begin = 0
    const loose: string[] = []
    for (const piece of this.#pieces) {
      const pieceEnd = begin + piece.text.length
      if (pieceEnd > start && begin < end) {
        if (begin >= start && pieceEnd <= end) counts = addCounts(counts, piece.counts)
        else loose.push(piece.text.slice(Math.max(0, start - begin), end - begin))
      }
      begin = pieceEnd
      if (begin >= end) break
    }
    for (const text of loose)
      for (const part of cut(text, this.#settings.paragraphs))
        counts = addCounts(counts, countPiece(part, this.#settings).piece.counts)
    return { ...counts, lines: end > start ? counts.lineEnds + 1 : 0 }
  }

  /** The most frequent words and phrases; ties in the order of first use. Phrases occur twice at least. */
  tables(choice: StopWordChoice, limit: number): Tables {
    const language = this.#language(choice)
    const terms = phraseLengths.map((length, index) =>
      this.#ranked(index, language, length > 1 ? 2 : 1, limit),
    ) as Tables['terms']
    return { terms, language }
  }

  /** All words and phrases as CSV (RFC 4180) with a header: length, term, count, share of all words or phrases of that length. */
  frequencyCsv(choice: StopWordChoice, header: readonly string[]): string {
    const language = this.#language(choice)
    const lines = [header.map(csvCell).join(',')]
    for (const [index, counts] of this.#terms.entries()) {
      let all = 0
      for (const count of counts.values()) all += count
      for (const { term, count } of this.#ranked(index, language, index > 0 ? 2 : 1, Infinity))
        lines.push(`${index + 1},${csvCell(term)},${count},${(count / all).toFixed(6)}`)
    }
    return `${lines.join('\r\n')}\r\n`
  }

  #language(choice: StopWordChoice): StopWordLanguage | undefined {
    if (choice !== 'auto') return choice === 'none' ? undefined : choice
    return languageOf(this.#terms[0] ?? new Map())
  }

  #ranked(index: number, language: StopWordLanguage | undefined, least: number, limit: number): Term[] {
    const found: Term[] = []
    for (const [key, count] of this.#terms[index] ?? []) {
      if (count < least) continue
      const words = key.split(' ')
      if (language && (isStopWord(words[0] ?? '', language) || isStopWord(words.at(-1) ?? '', language))) continue
      found.push({ term: key, count })
    }
    found.sort((one, other) => other.count - one.count)
    return found.slice(0, limit).map(({ term, count }) => ({ term: term.replaceAll(betweenEastAsian, ''), count }))
  }
}

function add(counts: Map<string, number>, key: string, sign: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + sign
  if (count === 0) counts.delete(key)
  else counts.set(key, count)
}
