import type { FormatOptions } from '@/lib/json/format'
import type { OutputLine } from '@/lib/json/output'
import type { JsonSession, NodeReport, OpenReport, OutputReport, RowWindow } from '@/lib/json/session'
import type { JsonMode } from '@/lib/json/tree'
import { finishedWork, type Work } from '@/lib/json/work'

/** A row that was made visible, and how many rows there are then. */
export interface RevealedRow {
  node: number
  row: number
  count: number
}

/** What a page asks of an open source; each answer can cross from a worker. */
export type JsonRequest =
  | { ask: 'open'; source: Uint8Array; mode: JsonMode }
  | { ask: 'format'; options: FormatOptions }
  | { ask: 'lines'; from: number; to: number; widthLimit: number }
  | { ask: 'file'; options: FormatOptions }
  | { ask: 'nodeFile'; node: number; options: FormatOptions }
  | { ask: 'rows'; from: number; to: number }
  | { ask: 'toggle'; node: number }
  | { ask: 'setAllOpen'; open: boolean }
  | { ask: 'reveal'; node: number }
  | { ask: 'revealParent'; node: number }
  | { ask: 'search'; query: string }
  | { ask: 'revealMatch'; index: number }
  | { ask: 'describe'; node: number }

export interface JsonAnswers {
  open: OpenReport
  format: OutputReport
  lines: OutputLine[]
  file: Blob
  nodeFile: Blob
  rows: RowWindow
  toggle: number
  setAllOpen: number
  reveal: RevealedRow
  revealParent: RevealedRow
  search: number
  revealMatch: RevealedRow | undefined
  describe: NodeReport
}

export type Ask = keyof JsonAnswers
export type RequestOf<K extends Ask> = Extract<JsonRequest, { ask: K }>

type Handlers = { [K in Ask]: (session: JsonSession, request: RequestOf<K>) => Work<JsonAnswers[K]> }

const handlers: Handlers = {
  open: (session, { source, mode }) => session.open(source, mode),
  format: (session, { options }) => session.format(options),
  lines: (session, { from, to, widthLimit }) => finishedWork(session.lines(from, to, widthLimit)),
  file: (session, { options }) => session.file(options),
  nodeFile: (session, { node, options }) => session.nodeFile(node, options),
  rows: (session, { from, to }) => finishedWork(session.rows(from, to)),
  toggle: (session, { node }) => finishedWork(session.toggle(node)),
  setAllOpen: (session, { open }) => finishedWork(session.setAllOpen(open)),
  reveal: (session, { node }) => finishedWork(session.reveal(node)),
  revealParent: (session, { node }) => finishedWork(session.revealParent(node)),
  search: (session, { query }) => session.search(query),
  revealMatch: (session, { index }) => finishedWork(session.revealMatch(index)),
  describe: (session, { node }) => finishedWork(session.describe(node)),
}

/** Starts what is asked. Throws when no source is open, unless one is to be opened. */
export function startRequest<K extends Ask>(session: JsonSession, request: RequestOf<K>): Work<JsonAnswers[K]> {
  const handler = handlers[request.ask as K]
  return handler(session, request)
}
