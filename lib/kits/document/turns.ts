import type { Block } from './types'

/** Where a document goes on on another sheet of paper: before a block, or before a part of one. */
export interface Turn {
  /** Position among the document's blocks. */
  block: number
  /** Position of the row of a table or of the fact; totals are counted on from the rows of their table. */
  row?: number
  /** Positions of the list item and of those that hold it, outermost first. */
  item?: readonly number[]
  /** How much of the text stands before, as it is printed, in UTF-16 units. */
  after?: number
  /** Somewhere in the block, between parts that stand side by side. */
  isWithin?: true
}

/** Where the mark of a turn stands on a page that is not cut: before its block, in it, or behind it where no place in it can be marked. */
export function placeOfMark({ row, item, after, isWithin }: Turn, { kind }: Block): 'before' | 'inside' | 'behind' {
  if (isWithin) return 'behind'
  if (row === undefined && item === undefined && after === undefined) return 'before'
  const isMarked =
    (row !== undefined && (kind === 'table' || kind === 'facts')) ||
    (item !== undefined && kind === 'list') ||
    (after !== undefined && kind === 'paragraph')
  return isMarked ? 'inside' : 'behind'
}
