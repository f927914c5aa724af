import type { Tables, TextCounts } from '@/lib/words/document'
import type { Counts } from '@/lib/words/pieces'
import type { WordSettings } from '@/lib/words/settings'
import type { StopWordChoice } from '@/lib/words/stop-words'

/** What the page asks of the word worker, which keeps the text between questions. */
export type WordRequest =
  | { ask: 'replace'; text: string; settings: WordSettings }
  | { ask: 'edit'; start: number; removed: number; inserted: string }
  | { ask: 'selection'; start: number; end: number }
  | { ask: 'tables'; choice: StopWordChoice; limit: number }
  | { ask: 'csv'; choice: StopWordChoice; header: readonly string[] }

export type SelectionCounts = Counts & { lines: number }

export type WordAnswer =
  | { kind: 'counts'; counts: TextCounts }
  | { kind: 'selection'; counts: SelectionCounts }
  | { kind: 'tables'; tables: Tables }
  | { kind: 'csv'; text: string }
