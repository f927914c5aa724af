import { positionOf } from '@/lib/kits/transform/position'
import type { Finding, LabelledText, Tone, View } from './views'

/** What a worker says of a text in some language. The text that it wrote stays with it: the page asks for its lines. */
export interface CodeReport {
  verdict: { tone: Tone; says: string }
  findings: readonly Finding[]
  /** Sentences to read before the result is used. */
  warnings: readonly string[]
  /** Lines of the text that was written; 0 where there is none. */
  lines: number
  figures: readonly LabelledText[]
}

/** Words of a page of this kind. */
export interface CodeWords {
  /** Said before anything was given. */
  waiting: string
  /** Names the text that comes out. */
  output: string
  /** Names the warnings. */
  notices: string
}

/** The views of a report, one beneath the other: verdict, what is wrong, what to know, the text, its figures. */
export function codeViews(report: CodeReport | undefined, words: CodeWords, colours?: 'json'): View[] {
  if (!report) return [{ kind: 'note', tone: 'plain', says: words.waiting }]
  const { verdict, findings, warnings, lines, figures } = report
  return [
    { kind: 'note', status: true, strong: true, ...verdict },
    { kind: 'findings', items: findings },
    { kind: 'warnings', label: words.notices, items: warnings.map((says) => ({ says })) },
    ...(lines > 0 ? [{ kind: 'lines', label: words.output, lines, ...(colours && { colours }) } as const] : []),
    ...(figures.length > 0 ? [{ kind: 'figures', items: figures } as const] : []),
  ]
}

/** A finding about a stretch of the text of an input, in UTF-16 units, with its line and column. */
export function findingIn(
  input: string,
  text: string,
  { offset, length }: { offset: number; length: number },
  finding: Omit<Finding, 'at' | 'excerpt'>,
): Finding {
  const place = { offset: Math.max(0, Math.min(offset, text.length)), length: Math.max(0, length) }
  const { line, column, ...excerpt } = positionOf(text, place)
  return { ...finding, at: { input, line, column, ...place }, excerpt }
}
