import { CountedText, type Tables, type TextCounts } from '@/lib/subjects/word-count/document'
import type { Counts } from '@/lib/subjects/word-count/pieces'
import type { WordSettings } from '@/lib/subjects/word-count/settings'
import { spliceBetween, type Splice } from '@/lib/base/text/splice'
import type { StopWordChoice } from '@/lib/subjects/word-count/stop-words'

/** What the page asks of whoever keeps the text between questions. */
export type WordQuestion =
  | { ask: 'replace'; text: string; settings: WordSettings }
  | ({ ask: 'edit' } & Splice)
  | { ask: 'tables'; choice: StopWordChoice; limit: number; selection: { start: number; end: number } | undefined }
  | { ask: 'csv'; choice: StopWordChoice; header: readonly string[] }

export type SelectionCounts = Counts & { lines: number }

export type WordAnswer =
  | { kind: 'counts'; counts: TextCounts }
  | { kind: 'tables'; tables: Tables; selection: SelectionCounts | undefined }
  | { kind: 'csv'; text: string }

/** Answers about a text that it keeps and that `edit` changes. `onShare` hears what share of a whole text is counted. */
export function openWords(): (question: WordQuestion, onShare?: (share: number) => void) => WordAnswer {
  const text = new CountedText()
  let ranked: { tables: Tables; choice: StopWordChoice; limit: number } | undefined

  function tablesOf(choice: StopWordChoice, limit: number): Tables {
    if (ranked?.choice !== choice || ranked.limit !== limit)
      ranked = { tables: text.tables(choice, limit), choice, limit }
    return ranked.tables
  }

  return (question, onShare) => {
    switch (question.ask) {
      case 'replace':
        ranked = undefined
        for (const share of text.replace(question.text, question.settings)) onShare?.(share)
        return { kind: 'counts', counts: text.counts() }
      case 'edit':
        ranked = undefined
        text.edit(question.start, question.removed, question.inserted)
        return { kind: 'counts', counts: text.counts() }
      case 'tables': {
        const { choice, limit, selection } = question
        const selected = selection && text.countsBetween(selection.start, selection.end)
        return { kind: 'tables', tables: tablesOf(choice, limit), selection: selected }
      }
      case 'csv':
        return { kind: 'csv', text: text.frequencyCsv(question.choice, question.header) }
    }
  }
}

function isSameRule(one: WordSettings, other: WordSettings): boolean {
  return (Object.keys(one) as (keyof WordSettings)[]).every((name) => one[name] === other[name])
}

/** The edit that turns the text of one question into that of another; undefined where counting all of it anew is no more work. */
export function editBetween(held: WordQuestion, wanted: WordQuestion): WordQuestion | undefined {
  if (held.ask !== 'replace' || wanted.ask !== 'replace' || !isSameRule(held.settings, wanted.settings))
    return undefined
  const splice = spliceBetween(held.text, wanted.text) ?? { start: 0, removed: 0, inserted: '' }
  if (splice.removed > held.text.length / 2 || splice.inserted.length > wanted.text.length / 2) return undefined
  return { ask: 'edit', ...splice }
}
