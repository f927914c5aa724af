import { charCode, bytesOf, byteAt, textOf } from '@/lib/subjects/json/bytes'
import { json5NumberAsJson } from '@/lib/subjects/json/exact-number'
import { keyOf } from '@/lib/subjects/json/json-path'
import { Output } from '@/lib/subjects/json/output'
import { escapeBeyondAscii, readString, writeString } from '@/lib/subjects/json/string-text'
import { keyEnd, scalarEnd, tokenStart } from '@/lib/subjects/json/tokens'
import { isMember, kindMask, nextOf, nodeKind, type JsonTree } from '@/lib/subjects/json/tree'
import { finish, type Work } from '@/lib/subjects/json/work'

export interface FormatOptions {
  /** Written once per level of nesting; undefined puts everything on one line without spaces. */
  indent: string | undefined
  /** Members in the order of their names' UTF-16 code units, as RFC 8785 sorts; equal names keep their order. */
  sortKeys: boolean
  /** Characters beyond ASCII as `\uXXXX`. */
  asciiOnly: boolean
  /** NDJSON only: each record on a line of its own instead of one array. */
  records: 'array' | 'lines'
}

const stepNodes = 1 << 15

interface Frame {
  node: number
  /** Children in the order in which they are written, when that is not the source's. */
  order: Uint32Array | undefined
  /** The next child, or its place in `order`. */
  next: number
  isObject: boolean
  isEmpty: boolean
}

/**
 * Writes a node and all in it as RFC 8259 JSON. Numbers, strings and keys are copied as the source writes them; only what
 * JSON lacks is rewritten to the same value (JSON5's strings, names and numbers; its NaN and infinities become null).
 */
export class FormatWork implements Work<Output> {
  private readonly output: Output
  private readonly frames: Frame[] = []
  private readonly indent: Uint8Array | undefined
  private readonly root: number
  private readonly rewritesJson5: boolean
  private written = 0
  private started = false
  private finished = false

  constructor(
    private readonly tree: JsonTree,
    private readonly options: FormatOptions,
    root = 0,
  ) {
    this.root = root
    this.indent = options.indent === undefined ? undefined : bytesOf(options.indent)
    this.rewritesJson5 = tree.mode === 'json5'
    this.output = new Output(tree.bytes.length)
  }

  share(): number {
    return this.finished ? 1 : this.written / Math.max(1, nextOf(this.tree, this.root) - this.root)
  }

  result(): Output {
    if (!this.finished) throw new Error('the text has not been written to its end')
    return this.output
  }

  advance(): boolean {
    if (!this.started) {
      this.started = true
      this.value(this.root, tokenAfterKey(this.tree, this.root))
    }
    const until = this.written + stepNodes
    while (this.frames.length > 0) {
      if (this.written >= until) return false
      this.step()
    }
    this.finished = true
    return true
  }

  private step(): void {
    const frame = this.frames[this.frames.length - 1]
    if (!frame) return
    const child = this.nextChild(frame)
    const asLines = this.writesLines(frame.node)
    if (child < 0) {
      this.frames.pop()
      if (asLines) return
      if (!frame.isEmpty) this.breakLine()
      this.output.byte(frame.isObject ? charCode.rightBrace : charCode.rightBracket)
      return
    }
    if (asLines) {
      if (!frame.isEmpty) this.output.newLine()
    } else {
      if (!frame.isEmpty) this.output.byte(charCode.comma)
      this.breakLine()
    }
    frame.isEmpty = false
    let start = this.tree.starts[child] ?? 0
    if (frame.isObject) {
      const end = keyEnd(this.tree.bytes, start)
      this.string(start, end)
      this.output.byte(charCode.colon)
      if (this.indent) this.output.byte(charCode.space)
      start = tokenStart(this.tree.bytes, tokenStart(this.tree.bytes, end) + 1)
    }
    this.value(child, start)
  }

  private nextChild(frame: Frame): number {
    if (frame.order) return frame.next < frame.order.length ? (frame.order[frame.next++] ?? -1) : -1
    const child = frame.next
    if (child >= nextOf(this.tree, frame.node)) return -1
    frame.next = nextOf(this.tree, child)
    return child
  }

  /** Whether this is the list of records, written without brackets. */
  private writesLines(node: number): boolean {
    return node === 0 && this.tree.mode === 'ndjson' && this.options.records === 'lines'
  }

  private value(node: number, start: number): void {
    const kind = (this.tree.kinds[node] ?? 0) & kindMask
    this.written++
    if (kind < nodeKind.array) {
      const end = scalarEnd(this.tree.bytes, start)
      if (kind === nodeKind.string) this.string(start, end)
      else if (kind === nodeKind.number && this.rewritesJson5) {
        this.text(json5NumberAsJson(textOf(this.tree.bytes, start, end)))
      } else this.output.copy(this.tree.bytes, start, end)
      return
    }
    const isObject = kind === nodeKind.object
    const order = isObject && this.options.sortKeys ? sortedMembers(this.tree, node) : undefined
    this.frames.push({ node, order, next: order ? 0 : node + 1, isObject, isEmpty: true })
    if (!this.writesLines(node)) this.output.byte(isObject ? charCode.leftBrace : charCode.leftBracket)
  }

  private breakLine(): void {
    if (!this.indent || (this.tree.mode === 'ndjson' && this.options.records === 'lines')) return
    this.output.newLine()
    const levels = this.frames.length
    for (let level = 0; level < levels; level++) this.output.copy(this.indent, 0, this.indent.length)
  }

  private string(from: number, to: number): void {
    const { bytes } = this.tree
    if (this.rewritesJson5 && !isJsonString(bytes, from, to)) {
      this.text(writeString(readString(bytes, from, to), this.options.asciiOnly))
    } else if (this.options.asciiOnly && hasBeyondAscii(bytes, from, to)) {
      this.text(escapeBeyondAscii(textOf(bytes, from, to)))
    } else this.output.copy(bytes, from, to)
  }

  private text(json: string): void {
    const bytes = bytesOf(json)
    this.output.copy(bytes, 0, bytes.length)
  }
}

function tokenAfterKey(tree: JsonTree, node: number): number {
  const start = tree.starts[node] ?? 0
  if (!isMember(tree, node)) return start
  return tokenStart(tree.bytes, tokenStart(tree.bytes, keyEnd(tree.bytes, start)) + 1)
}

function sortedMembers(tree: JsonTree, object: number): Uint32Array {
  const members: { key: string; node: number }[] = []
  for (let node = object + 1; node < nextOf(tree, object); node = nextOf(tree, node)) {
    members.push({ key: keyOf(tree, node), node })
  }
  // Comparing strings with < compares code units, and the sort keeps the order of equal keys.
  members.sort((left, right) => (left.key < right.key ? -1 : left.key > right.key ? 1 : 0))
  return Uint32Array.from(members, (member) => member.node)
}

function hasBeyondAscii(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (byteAt(bytes, at) >= 0x80) return true
  return false
}

/** Whether a JSON5 string or name is a JSON string too. */
function isJsonString(bytes: Uint8Array, from: number, to: number): boolean {
  if (byteAt(bytes, from) !== charCode.quote) return false
  for (let at = from + 1; at < to - 1; at++) {
    const byte = byteAt(bytes, at)
    if (byte < charCode.space) return false
    if (byte !== charCode.backslash) continue
    at++
    if (!'"\\/bfnrtu'.includes(String.fromCharCode(byteAt(bytes, at)))) return false
  }
  return true
}

/** Writes a tree at once. See FormatWork. */
export function formatTree(tree: JsonTree, options: Partial<FormatOptions> = {}, root = 0): string {
  return finish(
    new FormatWork(tree, { indent: '  ', sortKeys: false, asciiOnly: false, records: 'array', ...options }, root),
  ).text()
}
