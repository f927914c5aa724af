import { lineFinder } from '@/lib/subjects/text-counts/places'
import { spansOfSentences, type Span } from '@/lib/subjects/word-count/sentence-spans'
import { wordCount } from '@/lib/subjects/text-counts/totals'

/** What ends a paragraph: an empty line, every line end, or an empty line and a line that is indented. */
export const paragraphRules = ['blank', 'line', 'indent'] as const
export type ParagraphRule = (typeof paragraphRules)[number]

export interface Paragraph extends Span {
  line: number
  words: number
  sentences: number
  opening: string
  /** Where a second paragraph could begin: the sentence nearest to the middle. */
  split: number | undefined
  /** Line and column of that sentence, or of the paragraph where there is none. */
  cut: { line: number; column: number }
}

const lines = /[^\n\r\u0085\u2028\u2029]*(?:\r\n|[\n\r\u0085\u2028\u2029]|$)/g

/**
 * The paragraphs of a text, without the white space around them. Line ends are LF, CRLF, CR, NEL, U+2028 and U+2029; the last one, the
 * paragraph separator, ends a paragraph by any rule.
 */
export function paragraphSpans(text: string, rule: ParagraphRule): Span[] {
  const spans: Span[] = []
  let open: Span | undefined
  const close = () => {
    if (open) spans.push(open)
    open = undefined
  }
  for (const { 0: line, index } of text.matchAll(lines)) {
    if (line === '') break
    const content = line.trim()
    const begins = content === '' || rule === 'line' || (rule === 'indent' && /^(?:\t| {2,}|\u3000)/.test(line))
    if (begins) close()
    if (content === '') continue
    const start = index + line.length - line.trimStart().length
    open = { start: open?.start ?? start, end: index + line.trimEnd().length }
    if (line.endsWith('\u2029')) close()
  }
  close()
  return spans
}

const firstWord = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/u

function splitOf(sentences: readonly Span[], { start, end }: Span): number | undefined {
  const middle = (start + end) / 2
  let best: number | undefined
  for (const sentence of sentences.slice(1))
    if (best === undefined || Math.abs(sentence.start - middle) < Math.abs(best - middle)) best = sentence.start
  return best
}

/** The paragraphs of a text with their lengths. `progress` hears the share done. */
export function paragraphsOf(
  text: string,
  rule: ParagraphRule,
  progress: (share: number) => void = () => undefined,
): Paragraph[] {
  const find = lineFinder(text)
  return paragraphSpans(text, rule).map((span) => {
    progress(span.end / text.length)
    const content = text.slice(span.start, span.end)
    const sentences = spansOfSentences(content, { lineEnds: false })
    const split = splitOf(sentences, { start: 0, end: content.length })
    return {
      ...span,
      line: find(span.start).line,
      words: wordCount(content),
      sentences: sentences.length,
      opening: firstWord.exec(content)?.[0] ?? '',
      split: split === undefined ? undefined : span.start + split,
      cut: find(span.start + (split ?? 0)),
    }
  })
}
