import { bytesOf } from '@/lib/subjects/json/bytes'
import { formatTree } from '@/lib/subjects/json/format'
import { parseJson } from '@/lib/subjects/json/parse'
import { positionAt, utf16Offset } from '@/lib/subjects/json/position'

export interface JsonPart {
  value: unknown
  /** Every number and key as it was written, on lines of their own. */
  pretty: string
  compact: string
  isObject: boolean
  /** Names that occur twice: programs disagree which one counts. */
  duplicates: number
}

export interface JsonPlace {
  line: number
  column: number
  /** UTF-16 units. */
  offset: number
}

/** A JSON text with exact numbers; or the place where it stops being JSON (RFC 8259). */
export function readJsonPart(text: string): JsonPart | { fault: JsonPlace } {
  const outcome = parseJson(text)
  if (outcome.kind === 'fault') {
    const bytes = bytesOf(text)
    const { offset } = outcome.fault
    return { fault: { ...positionAt(bytes, offset), offset: utf16Offset(bytes, offset) } }
  }
  const value: unknown = JSON.parse(text)
  return {
    value,
    pretty: formatTree(outcome.tree),
    compact: formatTree(outcome.tree, { indent: undefined }),
    isObject: typeof value === 'object' && value !== null && !Array.isArray(value),
    duplicates: outcome.findings.duplicates.count,
  }
}
