import type { PagedAnswers, PagedQuestion } from '@/lib/kits/paged/questions'
import { bytesOf } from '@/lib/subjects/json/bytes'
import type { FormatOptions } from '@/lib/subjects/json/format'
import type { JsonSession, OpenReport, OutputReport } from '@/lib/subjects/json/session'
import type { JsonMode } from '@/lib/subjects/json/tree'
import { finishedWork, type Work } from '@/lib/subjects/json/work'

/** What a page asks of an open source; each answer can cross from a worker. */
export type JsonRequest =
  | { ask: 'open'; source: string | Uint8Array; mode: JsonMode }
  | { ask: 'format'; options: FormatOptions }
  | { ask: 'file'; options: FormatOptions }
  | { ask: 'nodeFile'; node: number; options: FormatOptions }
  | Exclude<PagedQuestion, { ask: 'picture' | 'ticking' }>

export interface JsonAnswers extends Omit<PagedAnswers, 'picture' | 'ticking'> {
  open: OpenReport
  format: OutputReport
  file: Blob
  nodeFile: Blob
}

export type Ask = keyof JsonAnswers
export type RequestOf<K extends Ask> = Extract<JsonRequest, { ask: K }>

type Handlers = { [K in Ask]: (session: JsonSession, request: RequestOf<K>) => Work<JsonAnswers[K]> }

const handlers: Handlers = {
  open: (session, { source, mode }) => session.open(typeof source === 'string' ? bytesOf(source) : source, mode),
  format: (session, { options }) => session.format(options),
  lines: (session, { from, to, widthLimit }) => finishedWork(session.lines(from, to, widthLimit)),
  file: (session, { options }) => session.file(options),
  nodeFile: (session, { node, options }) => session.nodeFile(node, options),
  rows: (session, { from, to }) => finishedWork(session.rows(from, to)),
  toggle: (session, { node }) => finishedWork(session.toggle(node)),
  setAllOpen: (session, { open }) => finishedWork(session.setAllOpen(open)),
  reveal: (session, { node }) => finishedWork(session.reveal(node)),
  revealParent: (session, { node }) => finishedWork(session.revealParent(node)),
  named: (session, { after, text }) => finishedWork(session.named(after, text)),
  search: (session, { query }) => session.search(query),
  revealMatch: (session, { index }) => finishedWork(session.revealMatch(index)),
  describe: (session, { node }) => finishedWork(session.describe(node)),
}

/** Starts what is asked. Throws when no source is open, unless one is to be opened. */
export function startRequest<K extends Ask>(session: JsonSession, request: RequestOf<K>): Work<JsonAnswers[K]> {
  const handler = handlers[request.ask as K]
  return handler(session, request)
}
