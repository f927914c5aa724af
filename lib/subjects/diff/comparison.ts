import type { IgnoreRules } from '@/lib/subjects/diff/ignore'

/** What is compared: whole lines, or the flow of the text in sentences, words or characters, whatever line they stand in. */
export type CompareUnit = 'line' | 'sentence' | 'word' | 'character'

export interface CompareOptions {
  unit: CompareUnit
  ignore: IgnoreRules
}

/** What a row shows. `ignored`: the sides differ only in what the rules leave out. */
const rowKinds = ['same', 'changed', 'removed', 'added', 'ignored'] as const
export type RowKind = (typeof rowKinds)[number]

export interface Statistics {
  /** The unit that the numbers count; lines when a coarser comparison had to be made. */
  unit: CompareUnit
  added: number
  removed: number
  /** Lines: pairs of lines shown beside each other. Other units: places where something was replaced. */
  changed: number
  /** Units that both sides have. */
  same: number
}

/**
 * The difference of two texts, in tables of numbers that a worker can hand over whole. Offsets are UTF-16 units of the texts
 * as they were given; lines and rows count from 0.
 */
export interface Comparison {
  /** The unit in which the comparison was made, which may be coarser than the one asked for. */
  unit: CompareUnit
  /** True when the shortest difference was not found in time, so that more may be marked than had to be. */
  approximate: boolean
  /** True when time was up before all changed lines had their differing words marked. */
  marksCut: boolean
  leftStarts: Int32Array<ArrayBuffer>
  rightStarts: Int32Array<ArrayBuffer>
  /** Index into `rowKinds` for each row. */
  rowKind: Uint8Array<ArrayBuffer>
  /** The line of each side in a row; -1 for none. */
  rowLeft: Int32Array<ArrayBuffer>
  rowRight: Int32Array<ArrayBuffer>
  /** Start and end, in turn, of what was removed (left) and added (right), within lines. */
  leftMarks: Int32Array<ArrayBuffer>
  rightMarks: Int32Array<ArrayBuffer>
  /** Four offsets for each change: left start, left end, right start, right end. */
  changes: Int32Array<ArrayBuffer>
  /** First and last row of each change. */
  changeRows: Int32Array<ArrayBuffer>
  /** Three numbers for each moved block: its first line on the left, its first line on the right, its length in lines. */
  moves: Int32Array<ArrayBuffer>
  statistics: Statistics
}

export interface Change {
  leftStart: number
  leftEnd: number
  rightStart: number
  rightEnd: number
}

export function changeCount({ changes }: Pick<Comparison, 'changes'>): number {
  return changes.length / 4
}

/** Offsets of a change. Throws for a number that no change has. */
export function changeAt({ changes }: Pick<Comparison, 'changes'>, index: number): Change {
  const [leftStart, leftEnd, rightStart, rightEnd] = changes.subarray(index * 4, index * 4 + 4)
  if (leftStart === undefined || leftEnd === undefined || rightStart === undefined || rightEnd === undefined) {
    throw new RangeError(`no change ${index}`)
  }
  return { leftStart, leftEnd, rightStart, rightEnd }
}

export function rowKindAt({ rowKind }: Pick<Comparison, 'rowKind'>, row: number): RowKind {
  return rowKinds[rowKind[row] ?? 0] ?? 'same'
}

/** Where moved blocks begin on each side, with the line at which the same block begins on the other side. */
export interface MovePlaces {
  left: ReadonlyMap<number, number>
  right: ReadonlyMap<number, number>
}

export function movePlaces({ moves }: Pick<Comparison, 'moves'>): MovePlaces {
  const left = new Map<number, number>()
  const right = new Map<number, number>()
  for (let index = 0; index < moves.length; index += 3) {
    left.set(moves[index] ?? 0, moves[index + 1] ?? 0)
    right.set(moves[index + 1] ?? 0, moves[index] ?? 0)
  }
  return { left, right }
}

/** The buffers of a comparison, to be transferred out of a worker. */
export function comparisonBuffers(comparison: Comparison): ArrayBuffer[] {
  const { leftStarts, rightStarts, rowKind, rowLeft, rowRight, leftMarks, rightMarks, changes, changeRows, moves } =
    comparison
  return [leftStarts, rightStarts, rowKind, rowLeft, rowRight, leftMarks, rightMarks, changes, changeRows, moves].map(
    (table) => table.buffer,
  )
}

/** Collects rows while lines are aligned. */
export class RowTable {
  private readonly kinds: number[] = []
  private readonly lefts: number[] = []
  private readonly rights: number[] = []

  get length(): number {
    return this.kinds.length
  }

  add(kind: RowKind, left: number, right: number): void {
    this.kinds.push(rowKinds.indexOf(kind))
    this.lefts.push(left)
    this.rights.push(right)
  }

  tables(): Pick<Comparison, 'rowKind' | 'rowLeft' | 'rowRight'> {
    return {
      rowKind: Uint8Array.from(this.kinds),
      rowLeft: Int32Array.from(this.lefts),
      rowRight: Int32Array.from(this.rights),
    }
  }
}
