import { flavours, type Flavour, type FlavourName } from './flavours'
import { seededRandom, type RandomSource } from './random'

/** Characters are Unicode code points, bytes are those of UTF-8. */
export type LoremUnit = 'paragraphs' | 'sentences' | 'words' | 'characters' | 'bytes'

export interface LoremRequest {
  flavour: FlavourName
  unit: LoremUnit
  /** A whole number of at least 1. */
  amount: number
  /** A whole number from 0 to 4,294,967,295. */
  seed: number
  /** Begin with the flavour's traditional words, where it has some. */
  opening: boolean
}

/** A sentence as its words; marks are added when it is written. */
interface Sentence {
  words: readonly string[]
  /** A comma follows the word at this place. */
  comma: number
}

const shortest = 6
const longest = 14
const fewestSentences = 4
const mostSentences = 7

function pick(from: readonly string[], random: RandomSource): string {
  return from[random.below(from.length)] ?? ''
}

function makeWord({ words, syllables }: Flavour, random: RandomSource): string {
  if (!syllables) return pick(words, random)
  // 1 to 4 syllables, two being the most common.
  const count = [1, 2, 2, 2, 3, 3, 4, 2][random.below(8)] ?? 2
  let word = ''
  for (let at = 0; at < count; at++) word += pick(syllables, random)
  return word
}

function makeSentence(flavour: Flavour, length: number, random: RandomSource, opening: readonly string[]): Sentence {
  const words: string[] = opening.slice(0, length)
  let sinceLink = words.length
  while (words.length < length) {
    const isLast = words.length === length - 1
    // After one to three content words comes a word that links.
    if (flavour.links.length > 0 && !isLast && sinceLink > 0 && random.below(3) < sinceLink) {
      words.push(pick(flavour.links, random))
      sinceLink = 0
      continue
    }
    let word = makeWord(flavour, random)
    while (flavour.words.length > 1 && word === words.at(-1)) word = makeWord(flavour, random)
    words.push(word)
    sinceLink++
  }
  const mayPause = length >= 8 && random.below(2) === 0
  const comma = opening.length > 0 && length > 5 ? 4 : mayPause ? 2 + random.below(length - 5) : -1
  return { words, comma: flavour.links.includes(words[comma] ?? '') ? -1 : comma }
}

function writeSentence({ words, comma }: Sentence, flavour: Flavour): string {
  const body = words.map((word, at) => (at === comma ? word + flavour.comma : word)).join(flavour.gap)
  const [first = ''] = body
  return (flavour.cased ? first.toLocaleUpperCase(flavour.language) + body.slice(first.length) : body) + flavour.stop
}

/** Sentences one after another, with how many words each may still have. */
function* sentencesOf(
  flavour: Flavour,
  random: RandomSource,
  withOpening: boolean,
  wordsLeft: () => number,
): Generator<Sentence> {
  let opening = withOpening ? (flavour.opening ?? []) : []
  for (;;) {
    const left = wordsLeft()
    const drawn = shortest + random.below(longest - shortest + 1)
    // What would be left over for a sentence of one or two words joins this one.
    const length = left - drawn < 3 ? Math.min(left, drawn + 3) : drawn
    yield makeSentence(flavour, Math.max(length, Math.min(opening.length, left)), random, opening)
    opening = []
  }
}

/**
 * Placeholder text of exactly the amount asked for, as paragraphs. Joined with two line feeds they have the exact number of
 * characters or bytes. The same request gives the same text. `progress` hears the share that is done.
 */
export function composeLorem(request: LoremRequest, progress: (share: number) => void = () => {}): string[] {
  const flavour: Flavour = flavours[request.flavour]
  const random = seededRandom(request.seed)
  if (request.unit === 'characters' || request.unit === 'bytes')
    return composeExactly(flavour, request, random, progress)
  const paragraphs: string[] = []
  let wordsLeft = request.unit === 'words' ? request.amount : Infinity
  let sentencesLeft = request.unit === 'sentences' ? request.amount : Infinity
  const sentences = sentencesOf(flavour, random, request.opening, () => wordsLeft)
  while (wordsLeft > 0 && sentencesLeft > 0 && (request.unit !== 'paragraphs' || paragraphs.length < request.amount)) {
    const count = fewestSentences + random.below(mostSentences - fewestSentences + 1)
    const written: string[] = []
    while (written.length < count && wordsLeft > 0 && sentencesLeft > 0) {
      const sentence = sentences.next().value as Sentence
      written.push(writeSentence(sentence, flavour))
      wordsLeft -= sentence.words.length
      sentencesLeft--
    }
    paragraphs.push(written.join(flavour.sentenceGap))
    const left =
      request.unit === 'words'
        ? wordsLeft
        : request.unit === 'sentences'
          ? sentencesLeft
          : request.amount - paragraphs.length
    progress(1 - left / request.amount)
  }
  return paragraphs
}

function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

const paragraphGap = '\n\n'

/** Whole words up to the size, then letters and full stops for what is left. */
function composeExactly(
  flavour: Flavour,
  { unit, amount, opening }: LoremRequest,
  random: RandomSource,
  progress: (share: number) => void,
): string[] {
  const sizeOf = (text: string) => {
    let size = 0
    for (const character of text) size += unit === 'bytes' ? bytesOf(character) : 1
    return size
  }
  const paragraphs: string[] = []
  let written: string[] = []
  let size = 0
  let sentencesInParagraph = fewestSentences + random.below(mostSentences - fewestSentences + 1)
  const gapSize = sizeOf(flavour.sentenceGap)
  const sentences = sentencesOf(flavour, random, opening, () => Infinity)
  for (;;) {
    if (written.length === sentencesInParagraph) {
      paragraphs.push(written.join(flavour.sentenceGap))
      written = []
      sentencesInParagraph = fewestSentences + random.below(mostSentences - fewestSentences + 1)
    }
    const before = written.length > 0 ? gapSize : paragraphs.length > 0 ? paragraphGap.length : 0
    const sentence = writeSentence(sentences.next().value as Sentence, flavour)
    const grown = size + before + sizeOf(sentence)
    if (grown >= amount) {
      closeExactly({ flavour, paragraphs, written, sentence, before, room: amount - size, sizeOf })
      return paragraphs
    }
    written.push(sentence)
    size = grown
    progress(size / amount)
  }
}

interface Closing {
  flavour: Flavour
  paragraphs: string[]
  written: string[]
  /** One sentence more than fits. */
  sentence: string
  /** Size of what parts it from the text before it. */
  before: number
  /** Size that is left, what parts it included. */
  room: number
  sizeOf(text: string): number
}

/** The last sentence is cut to the room left; where not even a word fits, the one before it grows. */
function closeExactly({ flavour, paragraphs, written, sentence, before, room, sizeOf }: Closing): void {
  const last = written.at(-1)
  const least = before + sizeOf(flavour.filler[0] ?? 'a') + sizeOf(flavour.stop)
  if (room >= least || (last === undefined && paragraphs.length === 0)) {
    written.push(fitted(sentence, room - before, flavour, sizeOf))
    paragraphs.push(written.join(flavour.sentenceGap))
    return
  }
  // Too little for another sentence: letters are put before the last full stop.
  const text = last === undefined ? (paragraphs.pop() ?? '') : [...written.slice(0, -1), last].join(flavour.sentenceGap)
  const body = text.slice(0, text.length - flavour.stop.length)
  paragraphs.push(body + padding(room, flavour, sizeOf) + flavour.stop)
}

/** `text` cut between characters and closed, of exactly this size. */
function fitted(text: string, size: number, flavour: Flavour, sizeOf: (text: string) => number): string {
  const stop = sizeOf(flavour.stop) < size ? flavour.stop : ''
  const room = size - sizeOf(stop)
  const body = stop !== '' && text.endsWith(stop) ? text.slice(0, -stop.length) : text
  let kept = ''
  let used = 0
  for (const character of body) {
    const next = sizeOf(character)
    if (used + next > room) break
    kept += character
    used += next
  }
  // Neither a mark, a space nor a letter that waits for the rest of its syllable ends a text.
  const tidy = kept.replace(/[\s,،，、।\p{Mn}\p{Mc}]+$/u, '')
  return tidy + padding(room - sizeOf(tidy), flavour, sizeOf) + stop
}

/** Letters of the script as long as they fit, then full stops of one byte. */
function padding(size: number, { filler }: Flavour, sizeOf: (text: string) => number): string {
  let letters = ''
  let left = size
  for (let at = 0; ; at++) {
    const letter = filler[at % filler.length] ?? 'a'
    if (sizeOf(letter) > left) break
    letters += letter
    left -= sizeOf(letter)
  }
  return letters + '.'.repeat(left)
}
