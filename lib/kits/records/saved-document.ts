import { isIsoDay } from '@/lib/base/format/dates'
import { regionCodes, type RegionCode } from '@/lib/base/region/types'
import type { Document, MinorAmount } from '@/lib/kits/document/types'
import type { Typed } from '@/lib/kits/fields/read'
import { isDocumentKind, type DocumentKind } from './kinds'

export const documentStates = ['draft', 'sent', 'paid'] as const
export type DocumentState = (typeof documentStates)[number]
/** Overdue is not kept: it follows from the day. */
export type ShownState = DocumentState | 'overdue'

/** A document as it is kept: what was typed, and what the list shows of it. */
export interface SavedDocument {
  /** Id of the tool that opens it. */
  tool: string
  kind: DocumentKind
  state: DocumentState
  typed: Typed
  /** In whose way of writing it was typed. */
  region: RegionCode
  /** Id of the business that it was filled from. */
  business?: string
  number?: string
  /** What it is headed, where it has no number: 'Job offer for Maya Lind'. */
  title?: string
  client?: string
  /** ISO days. */
  date?: string
  due?: string
  total?: MinorAmount
  /** The document that it was made from, by what it was called then. */
  from?: { id: string; kind: DocumentKind; number: string }
}

/** ISO days are compared as text. `today` is an ISO day. */
export function shownState({ state, due }: Pick<SavedDocument, 'state' | 'due'>, today: string): ShownState {
  return state === 'sent' && due !== undefined && due < today ? 'overdue' : state
}

/**
 * What a document comes to: the first amount in bold among the totals of its tables. A deposit may follow it in bold, a table of
 * taxes without totals too.
 */
export function totalOf({ blocks }: Document): MinorAmount | undefined {
  for (const block of blocks) {
    if (block.kind !== 'table') continue
    for (const { value, strong } of block.totals ?? [])
      if (strong && typeof value === 'object' && value.kind === 'money')
        return { minor: value.minor, currency: value.currency }
  }
  return undefined
}

/** Whether stored data is an object with keys. */
export function isMember(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}

const isText = (raw: unknown): raw is string => typeof raw === 'string'

function isTyped(raw: unknown): raw is Typed {
  if (!isMember(raw)) return false
  return Object.values(raw).every(
    (boxes) =>
      isText(boxes) ||
      (Array.isArray(boxes) && boxes.every((row) => isMember(row) && Object.values(row).every(isText))),
  )
}

function readTotal(raw: unknown): MinorAmount | undefined {
  if (!isMember(raw) || !Number.isSafeInteger(raw.minor) || typeof raw.minor !== 'number') return undefined
  return isText(raw.currency) ? { minor: raw.minor, currency: raw.currency } : undefined
}

function readFrom(raw: unknown): SavedDocument['from'] {
  if (!isMember(raw) || !isText(raw.id) || !isDocumentKind(raw.kind) || !isText(raw.number)) return undefined
  return { id: raw.id, kind: raw.kind, number: raw.number }
}

/**
 * The parser of a kept document: undefined where the tool, its kind, its state or what was typed cannot be read. What the list
 * shows besides is left out where it is broken: the document itself has it.
 */
export function parseSavedDocument(raw: unknown): SavedDocument | undefined {
  if (!isMember(raw)) return undefined
  const { tool, kind, state, typed, region, business, number, title, client, date, due } = raw
  const knownState = documentStates.find((one) => one === state)
  const knownRegion = regionCodes.find((code) => code === region)
  if (!isText(tool) || !isDocumentKind(kind) || !knownState || !knownRegion || !isTyped(typed)) return undefined
  const [total, from] = [readTotal(raw.total), readFrom(raw.from)]
  return {
    tool,
    kind,
    state: knownState,
    typed,
    region: knownRegion,
    ...(isText(business) && { business }),
    ...(isText(number) && { number }),
    ...(isText(title) && { title }),
    ...(isText(client) && { client }),
    ...(isText(date) && isIsoDay(date) && { date }),
    ...(isText(due) && isIsoDay(due) && { due }),
    ...(total && { total }),
    ...(from && { from }),
  }
}
