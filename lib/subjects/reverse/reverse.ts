import { graphemeLengths } from '@/lib/base/text/graphemes'
import { eachLine, linesWithEnd } from '@/lib/base/text/each-line'
import { spansOfSentences } from '@/lib/subjects/word-count/sentence-spans'

/** What is turned round. */
export const reversals = ['characters', 'words', 'order', 'lines', 'sentences', 'mirror'] as const
export type Reversal = (typeof reversals)[number]

/** Graphemes of a text from last to first, so that accents, flags and families stay whole. */
export function reverseGraphemes(text: string): string {
  // Below the combining marks every code unit stands for itself.
  if (/^[\u0020-\u02ff]*$/.test(text)) return Array.from(text).reverse().join('')
  const clusters: string[] = []
  let at = 0
  for (const length of graphemeLengths(text)) {
    clusters.push(text.slice(at, at + length))
    at += length
  }
  return clusters.reverse().join('')
}

const kept = /(https?:\/\/\S+|www\.\S+|[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,8}|\d+(?:[.,:/]\d+)*)/u

/** Each stretch but numbers and addresses, which keep their inside and change their place. */
function reverseKeeping(text: string): string {
  return text
    .split(kept)
    .map((part, at) => (at % 2 === 0 ? reverseGraphemes(part) : part))
    .reverse()
    .join('')
}

function reverseSentences(line: string): string {
  const spans = spansOfSentences(line)
  const between = spans.map(({ end }, at) => line.slice(end, spans[at + 1]?.start ?? end))
  const head = line.slice(0, spans[0]?.start ?? line.length)
  const tail = line.slice(spans.at(-1)?.end ?? line.length)
  const sentences = spans.map(({ start, end }) => line.slice(start, end)).reverse()
  return (
    head +
    sentences.map((sentence, at) => sentence + (at < sentences.length - 1 ? (between[at] ?? '') : '')).join('') +
    tail
  )
}

function reverseLines(text: string): string {
  const { lines, lineEnd, endsWithOne } = linesWithEnd(text)
  return lines.reverse().join(lineEnd) + (endsWithOne ? lineEnd : '')
}

/**
 * A text turned round: all its characters, the letters of each word, the order of words in each line, of lines, of sentences in each
 * line, or the characters of each line. White space between words stays in its place when their order is turned.
 */
export function reversed(text: string, what: Reversal, keepNumbers: boolean): string {
  const turn = keepNumbers ? reverseKeeping : reverseGraphemes
  switch (what) {
    case 'characters':
      return turn(text)
    case 'mirror':
      return eachLine(text, turn)
    case 'words':
      return text.replaceAll(/\S+/gu, (word) => turn(word))
    case 'order':
      return eachLine(text, (line) => {
        const words = line.match(/\S+/gu)?.reverse() ?? []
        let at = 0
        return line.replaceAll(/\S+/gu, () => words[at++] ?? '')
      })
    case 'lines':
      return reverseLines(text)
    case 'sentences':
      return eachLine(text, reverseSentences)
  }
}
