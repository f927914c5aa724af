import { allFaults, type AllFaults } from '@/lib/subjects/json/all-faults'
import { byteAt, charCode, sourceBytes, textOf } from '@/lib/subjects/json/bytes'
import { excerptAt, positionsAt, utf16Offset, type Excerpt, type Position } from '@/lib/subjects/json/position'
import type { JsonFault } from '@/lib/subjects/json/fault'
import { JsonSession, type OpenReport } from '@/lib/subjects/json/session'
import type { JsonMode } from '@/lib/subjects/json/tree'
import { type Work } from '@/lib/subjects/json/work'

/** RFC 8259, the stricter profile RFC 7493, or one of the forms that people write. */
export type JsonRules = 'json' | 'i-json' | 'jsonc' | 'json5' | 'ndjson'

export interface PlacedFault {
  fault: JsonFault
  position: Position
  related: Position | undefined
  excerpt: Excerpt
  /** UTF-16 units of the source as a string; absent where it is too large to be edited. */
  selection: { from: number; to: number } | undefined
}

export type JsonCheck =
  | { kind: 'empty' }
  | { kind: 'faulty'; faults: PlacedFault[]; reachedEnd: boolean; mended: string | undefined; bytes: number }
  | { kind: 'valid'; tree: Extract<OpenReport, { kind: 'tree' }>; surrogates: Surrogates; source: SourceFacts }

/** Escapes of half a character, which no UTF-8 text can hold. */
export interface Surrogates {
  count: number
  first: Position | undefined
}

export interface SourceFacts {
  encoding: 'UTF-8' | 'UTF-16LE' | 'UTF-16BE'
  hasMark: boolean
}

/** Sources up to this size are shown in a box, so that a fault can be selected in it. */
const selectable = 4 << 20
const most = 50

export const modeOf = (rules: JsonRules): JsonMode => (rules === 'i-json' ? 'json' : rules)

/** Reads a source once; `finished` tells of it, and lists every fault of one that is not what the rules allow. */
export class CheckWork implements Work<JsonCheck> {
  private readonly bytes: Uint8Array
  private readonly source: SourceFacts
  private readonly opening: Work<OpenReport>

  constructor(
    source: Uint8Array,
    private readonly rules: JsonRules,
  ) {
    const { bytes, encoding } = sourceBytes(source)
    this.bytes = bytes
    this.source = { encoding, hasMark: encoding !== 'UTF-8' || bytes.length < source.length }
    this.opening = new JsonSession().open(bytes, modeOf(rules))
  }

  advance(): boolean {
    return this.opening.advance()
  }

  share(): number {
    return this.opening.share()
  }

  result(): JsonCheck {
    const report = this.opening.result()
    if (report.kind === 'empty') return { kind: 'empty' }
    if (report.kind === 'tree')
      return { kind: 'valid', tree: report, surrogates: loneSurrogates(this.bytes), source: this.source }
    return placed(this.bytes, allFaults(this.bytes, modeOf(this.rules)))
  }
}

function placed(bytes: Uint8Array, { faults, reachedEnd, mended }: AllFaults): JsonCheck {
  const shown = faults.slice(0, most).toSorted((left, right) => left.offset - right.offset)
  const positions = positionsAt(
    bytes,
    shown.map(({ offset }) => offset),
  )
  const isSelectable = bytes.length <= selectable
  return {
    kind: 'faulty',
    bytes: bytes.length,
    reachedEnd: reachedEnd && faults.length === shown.length,
    mended: mended && isSelectable ? textOf(mended, 0, mended.length) : undefined,
    faults: shown.map((fault, index) => {
      const from = isSelectable ? utf16Offset(bytes, fault.offset) : 0
      const to = isSelectable ? utf16Offset(bytes, fault.offset + fault.length) : 0
      return {
        fault,
        position: positions[index] ?? { line: 1, column: 1 },
        related: fault.related === undefined ? undefined : positionsAt(bytes, [fault.related])[0],
        excerpt: excerptAt(bytes, fault.offset, fault.length),
        selection: isSelectable ? { from, to } : undefined,
      }
    }),
  }
}

const isHigh = (code: number) => code >= 0xd800 && code < 0xdc00
const isLow = (code: number) => code >= 0xdc00 && code < 0xe000

/** The code unit that the escape at `at` writes, or -1 where there is none. */
function escapedUnit(bytes: Uint8Array, at: number): number {
  if (byteAt(bytes, at) !== charCode.backslash || byteAt(bytes, at + 1) !== 0x75) return -1
  return Number.parseInt(textOf(bytes, at + 2, at + 6), 16)
}

/** Escapes of one half of a surrogate pair in a valid source: RFC 8259, section 8.2, and RFC 7493, section 2.1, speak of them. */
function loneSurrogates(bytes: Uint8Array): Surrogates {
  let count = 0
  let first = -1
  for (let at = bytes.indexOf(charCode.backslash); at >= 0;) {
    const unit = escapedUnit(bytes, at)
    let next = at + (unit >= 0 ? 6 : 2)
    if (isHigh(unit) && isLow(escapedUnit(bytes, next))) next += 6
    else if (isHigh(unit) || isLow(unit)) {
      count++
      if (first < 0) first = at
    }
    at = bytes.indexOf(charCode.backslash, next)
  }
  return { count, first: first < 0 ? undefined : positionsAt(bytes, [first])[0] }
}
