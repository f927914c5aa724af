import type { TreeRow } from '@/lib/kits/paged/questions'
import { textOf } from '@/lib/subjects/json/bytes'
import { readString } from '@/lib/subjects/json/string-text'
import { keyEnd, scalarEnd, valueStart } from '@/lib/subjects/json/tokens'
import {
  childCount,
  duplicateFlag,
  isContainer,
  isMember,
  kindOf,
  nextOf,
  stepsTo,
  type JsonTree,
  type NodeKindName,
} from '@/lib/subjects/json/tree'

/** Characters of a value that a row holds. */
export const valueLimit = 300
/** Rows that are looked through for a name. */
const namedLimit = 100_000
/** One visible row in this many is remembered. */
const rowsPerMark = 256
/** A tree with at most this many nodes is shown fully open at first. */
const openLimit = 400

/** Which containers of a tree are open, and which rows that makes visible. */
export class TreeRows {
  private readonly openNodes: Uint8Array
  private marks = new Uint32Array(64)
  private visible = 0
  private readonly childCounts = new Map<number, number>()

  constructor(private readonly tree: JsonTree) {
    this.openNodes = new Uint8Array(Math.ceil(tree.count / 8))
    if (tree.count <= openLimit) this.openNodes.fill(0xff)
    else this.setOpen(0, true)
    this.recount(0)
  }

  get count(): number {
    return this.visible
  }

  isOpen(node: number): boolean {
    return isContainer(this.tree, node) && ((this.openNodes[node >>> 3] ?? 0) & (1 << (node & 7))) !== 0
  }

  /** Opens or closes one container. */
  toggle(node: number): void {
    this.setOpen(node, !this.isOpen(node))
    this.recount(this.rowOf(node))
  }

  openAll(): void {
    this.openNodes.fill(0xff)
    this.recount(0)
  }

  /** Closes all but the whole. */
  closeAll(): void {
    this.openNodes.fill(0)
    this.setOpen(0, true)
    this.recount(0)
  }

  /** Opens what `node` is in. Returns its row. */
  reveal(node: number): number {
    let changed = -1
    for (const ancestor of [0, ...stepsTo(this.tree, node).map((step) => step.node)]) {
      if (ancestor === node || this.isOpen(ancestor)) continue
      if (changed < 0) changed = ancestor
      this.setOpen(ancestor, true)
    }
    if (changed >= 0) this.recount(this.rowOf(changed))
    return this.rowOf(node)
  }

  /** The row of a visible node. */
  rowOf(node: number): number {
    let low = 0
    let high = Math.floor(Math.max(0, this.visible - 1) / rowsPerMark)
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if ((this.marks[middle] ?? 0) <= node) low = middle
      else high = middle - 1
    }
    let row = low * rowsPerMark
    let current = this.marks[low] ?? 0
    while (current < node) {
      current = this.following(current)
      row++
    }
    return row
  }

  /** The node whose child `node` is; the whole is its own parent. */
  parentOf(node: number): number {
    return stepsTo(this.tree, node).at(-2)?.node ?? 0
  }

  /**
   * The next row after one (-1: from the first) whose name begins with a text, whatever its case; members have their key for a
   * name, items their place. After the last row comes the first. Undefined where none of the next `namedLimit` rows is so called.
   */
  named(after: number, text: string): number | undefined {
    const wanted = text.toLowerCase()
    const looked = Math.min(this.visible, namedLimit)
    for (let step = 0; step < looked; step += rowsPerMark) {
      const from = (after + 1 + step) % this.visible
      const block = this.read(from, Math.min(from + rowsPerMark, this.visible))
      const missing = Math.min(rowsPerMark, looked - step) - block.length
      const rows = missing > 0 ? [...block, ...this.read(0, missing)] : block
      const found = rows.find(
        ({ key, index, depth }) => depth > 0 && (key ?? `${index}`).toLowerCase().startsWith(wanted),
      )
      if (found) return found.row
    }
    return undefined
  }

  read(from: number, to: number): TreeRow[] {
    const rows: TreeRow[] = []
    const last = Math.min(to, this.visible)
    if (from >= last) return rows
    const mark = Math.floor(from / rowsPerMark)
    let node = this.marks[mark] ?? 0
    for (let row = mark * rowsPerMark; row < from; row++) node = this.following(node)
    // The containers around `node`, outermost first, with its place in each.
    const steps = stepsTo(this.tree, node)
    const places = [{ node: 0, index: 0 }, ...steps]
    for (let row = from; row < last; row++) {
      rows.push(this.readRow(row, node, places))
      const next = this.following(node)
      const entersNode = this.isOpen(node) && nextOf(this.tree, node) > node + 1
      if (entersNode) places.push({ node: next, index: 0 })
      else {
        while (places.length > 1 && next >= nextOf(this.tree, places[places.length - 2]?.node ?? 0)) places.pop()
        const place = places[places.length - 1]
        if (place) {
          place.node = next
          place.index++
        }
      }
      node = next
    }
    return rows
  }

  private readRow(row: number, node: number, places: readonly { node: number; index: number }[]): TreeRow {
    const { tree } = this
    const kind = kindOf(tree, node)
    const start = tree.starts[node] ?? 0
    const key = isMember(tree, node) ? readString(tree.bytes, start, keyEnd(tree.bytes, start)) : undefined
    const parent = places[places.length - 2]?.node
    const { value, isCut } = isContainer(tree, node) ? { value: '', isCut: false } : this.readValue(node, kind)
    return {
      row,
      node,
      depth: places.length - 1,
      kind,
      key: key === undefined ? undefined : key.slice(0, valueLimit),
      index: places[places.length - 1]?.index ?? 0,
      siblings: parent === undefined ? 1 : this.countChildren(parent),
      value,
      isCut,
      children: this.countChildren(node),
      isOpen: this.isOpen(node),
      isDuplicate: ((tree.kinds[node] ?? 0) & duplicateFlag) !== 0,
    }
  }

  private readValue(node: number, kind: NodeKindName): { value: string; isCut: boolean } {
    const { bytes } = this.tree
    const start = valueStart(this.tree, node)
    const end = scalarEnd(bytes, start)
    if (kind !== 'string') return cut(textOf(bytes, start, Math.min(end, start + valueLimit * 2)))
    // Six bytes write one character at most; a cut inside an escape or a character falls behind the limit.
    const long = end - start > valueLimit * 8
    const { value, isCut } = cut(
      long ? readString(bytes, start, start + valueLimit * 8) : readString(bytes, start, end),
    )
    return { value, isCut: isCut || long }
  }

  private countChildren(node: number): number {
    const known = this.childCounts.get(node)
    if (known !== undefined) return known
    const counted = childCount(this.tree, node)
    this.childCounts.set(node, counted)
    return counted
  }

  private setOpen(node: number, open: boolean): void {
    const bit = 1 << (node & 7)
    const byte = this.openNodes[node >>> 3] ?? 0
    this.openNodes[node >>> 3] = open ? byte | bit : byte & ~bit
  }

  /** The node on the row after `node`'s. */
  private following(node: number): number {
    return this.isOpen(node) ? node + 1 : nextOf(this.tree, node)
  }

  /** Rows up to `fromRow` have not changed. */
  private recount(fromRow: number): void {
    const { tree } = this
    const firstMark = Math.floor(fromRow / rowsPerMark)
    let row = firstMark * rowsPerMark
    let node = row === 0 ? 0 : (this.marks[firstMark] ?? 0)
    while (node < tree.count) {
      if (row % rowsPerMark === 0) this.mark(row / rowsPerMark, node)
      node = this.following(node)
      row++
    }
    this.visible = row
  }

  private mark(index: number, node: number): void {
    if (index >= this.marks.length) {
      const marks = new Uint32Array(this.marks.length * 2)
      marks.set(this.marks)
      this.marks = marks
    }
    this.marks[index] = node
  }
}

function cut(text: string): { value: string; isCut: boolean } {
  if (text.length <= valueLimit) return { value: text, isCut: false }
  const endsInPair = /[\ud800-\udbff]$/.test(text.slice(0, valueLimit))
  return { value: text.slice(0, endsInPair ? valueLimit - 1 : valueLimit), isCut: true }
}
