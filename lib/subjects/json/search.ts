import { byteAt, bytesOf, charCode } from '@/lib/subjects/json/bytes'
import { readString } from '@/lib/subjects/json/string-text'
import { keyEnd, scalarEnd, tokenStart } from '@/lib/subjects/json/tokens'
import { isContainer, isMember, type JsonTree } from '@/lib/subjects/json/tree'
import type { Work } from '@/lib/subjects/json/work'

const stepNodes = 1 << 16

/**
 * Finds the nodes whose key or scalar value contains a text, without regard to upper and lower case, in document order.
 * Strings are searched by what they say, so that `é` finds `\u00e9`.
 */
export class SearchWork implements Work<Uint32Array> {
  private readonly folded: string
  /** The text in lower case; undefined when it cannot be compared byte by byte. */
  private readonly needle: Uint8Array | undefined
  private node = 0
  private found = new Uint32Array(256)
  private count = 0

  constructor(
    private readonly tree: JsonTree,
    query: string,
  ) {
    this.folded = query.toLowerCase()
    const bytes = bytesOf(this.folded)
    // Beyond ASCII one letter can have several lengths in UTF-8, and Kelvin and long-s signs fold to ASCII letters.
    this.needle = bytes.length === this.folded.length ? bytes : undefined
  }

  share(): number {
    return this.node / Math.max(1, this.tree.count)
  }

  result(): Uint32Array {
    return this.found.slice(0, this.count)
  }

  advance(): boolean {
    const until = Math.min(this.tree.count, this.node + stepNodes)
    if (this.folded === '') this.node = this.tree.count
    for (; this.node < until; this.node++) if (this.matches(this.node)) this.add(this.node)
    return this.node >= this.tree.count
  }

  private matches(node: number): boolean {
    const { bytes } = this.tree
    let start = this.tree.starts[node] ?? 0
    if (isMember(this.tree, node)) {
      const end = keyEnd(bytes, start)
      if (this.contains(start, end)) return true
      if (isContainer(this.tree, node)) return false
      start = tokenStart(bytes, tokenStart(bytes, end) + 1)
    }
    return !isContainer(this.tree, node) && this.contains(start, scalarEnd(bytes, start))
  }

  private contains(from: number, to: number): boolean {
    const { bytes } = this.tree
    const first = byteAt(bytes, from)
    const trim = first === charCode.quote || first === charCode.apostrophe ? 1 : 0
    if (!this.needle) return this.containsText(from, to)
    for (let at = from + trim; at < to - trim; at++) {
      const byte = byteAt(bytes, at)
      if (byte === charCode.backslash || byte >= 0x80) return this.containsText(from, to)
    }
    return containsAscii(bytes, from + trim, to - trim, this.needle)
  }

  private containsText(from: number, to: number): boolean {
    return readString(this.tree.bytes, from, to).toLowerCase().includes(this.folded)
  }

  private add(node: number): void {
    if (this.count === this.found.length) {
      const found = new Uint32Array(this.count * 2)
      found.set(this.found)
      this.found = found
    }
    this.found[this.count++] = node
  }
}

function lower(byte: number): number {
  return byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte
}

function containsAscii(bytes: Uint8Array, from: number, to: number, needle: Uint8Array): boolean {
  const last = to - needle.length
  const first = byteAt(needle, 0)
  for (let at = from; at <= last; at++) {
    if (lower(byteAt(bytes, at)) !== first) continue
    let index = 1
    while (index < needle.length && lower(byteAt(bytes, at + index)) === needle[index]) index++
    if (index === needle.length) return true
  }
  return false
}
