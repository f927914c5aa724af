import { lineFinder } from '@/lib/subjects/text-counts/places'
import { spansOfSentences, type SentenceRules, type Span } from '@/lib/subjects/word-count/sentence-spans'
import { wordCount } from '@/lib/subjects/text-counts/totals'

export interface Sentence extends Span {
  line: number
  column: number
  words: number
  opening: string
  kind: 'question' | 'exclamation' | 'statement' | 'open'
  /** An English form of "be" before a participle: perhaps passive. */
  mayBePassive: boolean
}

const firstWord = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/u
const endMarks = /([.!?…。！？؟।]+)["'”’»)\]]*$/u
/** Participles that do not end in -ed, of the verbs that are most often passive. */
const irregular =
  'beaten begun bitten blown born bought bound broken brought built burnt caught chosen cut done drawn driven eaten fed felt fought found forgotten forgiven frozen given gone grown heard held hidden hit hurt kept known laid led left lent let lost made meant met paid put read ridden run said seen sent set shaken shown shut sold spent spoken split spread stolen struck stuck sung sunk swept sworn taken taught thought thrown told torn understood won worn woven written'
const passive = new RegExp(
  `\\b(?:am|is|are|was|were|be|been|being)\\s+(?:(?:not|also|never|always|often|now|then|still|just|already|\\w+ly)\\s+)?(?:\\w{2,}ed|${irregular.replaceAll(' ', '|')})\\b`,
  'i',
)

function kindOf(content: string): Sentence['kind'] {
  const marks = endMarks.exec(content)?.[1] ?? ''
  if (/[?？؟]/.test(marks)) return 'question'
  if (/[!！]/.test(marks)) return 'exclamation'
  return marks === '' ? 'open' : 'statement'
}

/** The sentences of a text with their lengths. A sentence without an end mark, as in a heading or a list, is `open`. */
export function sentencesOf(
  text: string,
  rules: SentenceRules,
  progress: (share: number) => void = () => undefined,
): Sentence[] {
  const find = lineFinder(text)
  return spansOfSentences(text, rules).map((span) => {
    progress(span.end / text.length)
    const content = text.slice(span.start, span.end)
    return {
      ...span,
      ...find(span.start),
      words: wordCount(content),
      opening: firstWord.exec(content)?.[0] ?? '',
      kind: kindOf(content),
      mayBePassive: passive.test(content),
    }
  })
}

/** Upper ends of the classes of lengths; the last has none. */
export const lengthClasses = [5, 10, 15, 20, 25, 30, 40] as const

/** How many sentences have up to 5 words, 6 to 10 and so on; the last figure is of those beyond the last class. */
export function lengthHistogram(sentences: readonly Pick<Sentence, 'words'>[]): number[] {
  const counts = Array.from({ length: lengthClasses.length + 1 }, () => 0)
  for (const { words } of sentences) {
    const found = lengthClasses.findIndex((most) => words <= most)
    const at = found === -1 ? lengthClasses.length : found
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}
