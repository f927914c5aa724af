import type { PagedAnswers, PagedLine } from '@/lib/kits/paged/questions'
import { sourceBytes, textOf } from '@/lib/subjects/json/bytes'
import type { JsonFault } from '@/lib/subjects/json/fault'
import { FormatWork, type FormatOptions } from '@/lib/subjects/json/format'
import { normalizedPath } from '@/lib/subjects/json/json-path'
import type { Output } from '@/lib/subjects/json/output'
import { ParseWork, type JsonCounts, type JsonFindings, type ParseOutcome } from '@/lib/subjects/json/parse'
import {
  excerptAt,
  positionAt,
  positionsAt,
  utf16Offset,
  type Excerpt,
  type Position,
} from '@/lib/subjects/json/position'
import { TreeRows } from '@/lib/subjects/json/rows'
import { SearchWork } from '@/lib/subjects/json/search'
import { valueEnd, valueStart } from '@/lib/subjects/json/tokens'
import type { JsonMode, JsonTree } from '@/lib/subjects/json/tree'
import { finish, finishedWork, type Work } from '@/lib/subjects/json/work'

export interface FaultReport {
  fault: JsonFault
  position: Position
  related: Position | undefined
  excerpt: Excerpt
  /** The place in the source as a JavaScript string, for sources that are short enough to be edited. */
  selection: { from: number; to: number } | undefined
  /** Another way of reading in which this source has no fault. */
  readableAs: JsonMode | undefined
}

export interface Finding {
  node: number
  path: string
  /** The value as the source writes it, cut when long. */
  written: string
  position: Position
}

export interface FindingList {
  count: number
  first: Finding[]
}

export type OpenReport =
  | { kind: 'empty' }
  | { kind: 'fault'; report: FaultReport }
  | {
      kind: 'tree'
      counts: JsonCounts
      rows: number
      duplicates: FindingList
      inexact: FindingList
      notNumbers: FindingList
    }

export interface OutputReport {
  lines: number
  /** Bytes. */
  length: number
  widestLine: number
}

/** Findings told one by one; the rest are only counted. */
const findingLimit = 20
/** Sources up to this size are also tried in the other modes when they have a fault. */
const trialLimit = 1 << 20
const selectionLimit = 4 << 20

/**
 * One source that is open: read once, then asked for pieces of what a page shows. Everything that can take long is Work,
 * so that the same session serves a page directly and a worker with progress.
 */
export class JsonSession {
  private tree: JsonTree | undefined
  private treeRows: TreeRows | undefined
  private output: Output | undefined
  private formattedAs = ''
  private matches: Uint32Array = new Uint32Array(0)
  private found: ReadonlySet<number> = new Set()

  /** Whether a source without a fault is open. */
  get isOpen(): boolean {
    return this.tree !== undefined
  }

  /** The values of the source that is open. */
  get values(): JsonTree | undefined {
    return this.tree
  }

  /** Rows of these nodes are marked from now on. */
  mark(nodes: ReadonlySet<number>): void {
    this.found = nodes
  }

  open(source: Uint8Array, mode: JsonMode): Work<OpenReport> {
    this.close()
    const { bytes } = sourceBytes(source)
    return mapWork(new ParseWork(bytes, mode), (outcome) => this.report(bytes, mode, outcome))
  }

  /** Forgets the source that is open. */
  close(): void {
    this.tree = undefined
    this.treeRows = undefined
    this.output = undefined
    this.matches = new Uint32Array(0)
    this.found = new Set()
  }

  private report(bytes: Uint8Array, mode: JsonMode, outcome: ParseOutcome): OpenReport {
    if (outcome.kind === 'fault') {
      if (outcome.fault.code === 'empty') return { kind: 'empty' }
      return { kind: 'fault', report: reportFault(bytes, mode, outcome.fault) }
    }
    const { tree, counts, findings } = outcome
    this.tree = tree
    this.treeRows = new TreeRows(tree)
    return {
      kind: 'tree',
      counts,
      rows: this.treeRows.count,
      duplicates: listFindings(tree, findings.duplicates),
      inexact: listFindings(tree, findings.inexact),
      notNumbers: listFindings(tree, findings.notNumbers),
    }
  }

  /** Formats the whole; formatting in the same way again takes no time. */
  format(options: FormatOptions): Work<OutputReport> {
    const formattedAs = JSON.stringify(options)
    if (this.output && this.formattedAs === formattedAs) return finishedWork(describeOutput(this.output))
    this.output = undefined
    return mapWork(new FormatWork(this.opened(), options), (output) => {
      this.output = output
      this.formattedAs = formattedAs
      return describeOutput(output)
    })
  }

  /** The whole as formatted, as a file. */
  file(options: FormatOptions): Work<Blob> {
    return mapWork(this.format(options), () => jsonBlob(this.formatted()))
  }

  /** One node and all in it, formatted, as a file. */
  nodeFile(node: number, options: FormatOptions): Work<Blob> {
    return mapWork(new FormatWork(this.opened(), options, node), jsonBlob)
  }

  /** Lines of the text that was formatted last. */
  lines(from: number, to: number, widthLimit: number): PagedLine[] {
    return this.formatted().readLines(from, to, widthLimit)
  }

  rows(from: number, to: number): PagedAnswers['rows'] {
    const treeRows = this.openedRows()
    const rows = treeRows.read(from, to)
    if (this.found.size === 0) return { rows, count: treeRows.count }
    return { rows: rows.map((row) => ({ ...row, isFound: this.found.has(row.node) })), count: treeRows.count }
  }

  /** Opens or closes a container. Returns how many rows there are then. */
  toggle(node: number): number {
    this.openedRows().toggle(node)
    return this.openedRows().count
  }

  setAllOpen(open: boolean): number {
    const treeRows = this.openedRows()
    if (open) treeRows.openAll()
    else treeRows.closeAll()
    return treeRows.count
  }

  /** Opens whatever `node` is in. */
  reveal(node: number): { node: number; row: number; count: number } {
    const treeRows = this.openedRows()
    const row = treeRows.reveal(node)
    return { node, row, count: treeRows.count }
  }

  revealParent(node: number): { node: number; row: number; count: number } {
    return this.reveal(this.openedRows().parentOf(node))
  }

  named(after: number, text: string): number | undefined {
    return this.openedRows().named(after, text)
  }

  /** Finds the nodes with a text in their key or value. Returns how many. */
  search(query: string): Work<number> {
    return mapWork(new SearchWork(this.opened(), query), (matches) => {
      this.matches = matches
      return matches.length
    })
  }

  /** Shows one of the nodes that the last search found, counted from 0. */
  revealMatch(index: number): { node: number; row: number; count: number } | undefined {
    const node = this.matches[index]
    return node === undefined ? undefined : this.reveal(node)
  }

  describe(node: number): PagedAnswers['describe'] {
    const tree = this.opened()
    const start = valueStart(tree, node)
    return {
      path: normalizedPath(tree, node),
      position: positionAt(tree.bytes, tree.starts[node] ?? 0),
      size: valueEnd(tree, node) - start,
    }
  }

  private opened(): JsonTree {
    if (!this.tree) throw new Error('no source is open')
    return this.tree
  }

  private openedRows(): TreeRows {
    if (!this.treeRows) throw new Error('no source is open')
    return this.treeRows
  }

  private formatted(): Output {
    if (!this.output) throw new Error('nothing has been formatted')
    return this.output
  }
}

function jsonBlob(output: Output): Blob {
  return new Blob(output.parts(), { type: 'application/json' })
}

function describeOutput({ lines, length, widestLine }: Output): OutputReport {
  return { lines, length, widestLine }
}

function mapWork<From, To>(work: Work<From>, map: (result: From) => To): Work<To> {
  let mapped: { value: To } | undefined
  return {
    advance: () => work.advance(),
    share: () => work.share(),
    result() {
      mapped ??= { value: map(work.result()) }
      return mapped.value
    },
  }
}

export function listFindings(tree: JsonTree, list: JsonFindings['duplicates']): FindingList {
  const nodes = [...list.nodes].sort((left, right) => left - right).slice(0, findingLimit)
  const positions = positionsAt(
    tree.bytes,
    nodes.map((node) => tree.starts[node] ?? 0),
  )
  const first = nodes.map((node, index) => {
    const start = valueStart(tree, node)
    return {
      node,
      path: normalizedPath(tree, node),
      written: textOf(tree.bytes, start, Math.min(valueEnd(tree, node), start + 60)),
      position: positions[index] ?? { line: 1, column: 1 },
    }
  })
  return { count: list.count, first }
}

export function reportFault(bytes: Uint8Array, mode: JsonMode, fault: JsonFault): FaultReport {
  const editable = bytes.length <= selectionLimit
  const from = editable ? utf16Offset(bytes, fault.offset) : 0
  return {
    fault,
    position: positionAt(bytes, fault.offset),
    related: fault.related === undefined ? undefined : positionAt(bytes, fault.related),
    excerpt: excerptAt(bytes, fault.offset, fault.length),
    selection: editable ? { from, to: utf16Offset(bytes, fault.offset + fault.length) } : undefined,
    readableAs: bytes.length <= trialLimit ? readableAs(bytes, mode) : undefined,
  }
}

function readableAs(bytes: Uint8Array, mode: JsonMode): JsonMode | undefined {
  const others: JsonMode[] = ['json', 'jsonc', 'ndjson', 'json5']
  return others.find((other) => other !== mode && finish(new ParseWork(bytes, other)).kind === 'tree')
}
