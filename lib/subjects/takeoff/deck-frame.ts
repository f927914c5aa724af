import { wholeUnits } from '@/lib/subjects/profit/contribution'

/** Boards side by side that fill `across`, all lengths in one unit; the last one has no gap beside it. */
export function boardRows(across: number, board: number, gap: number): number {
  return Math.max(1, wholeUnits((across + gap) / (board + gap)))
}

/** Joists no farther apart than `spacing` over `along`, one at either end. */
export function joistCount(along: number, spacing: number): number {
  return wholeUnits(along / spacing) + 1
}

interface RowCuts {
  /** Of a board, so that a joint lies on a joist; the whole board where a row needs one. */
  usable: number
  /** Pieces in a row, the last of them cut to what is left. */
  pieces: number
  /** Boards for all rows, when what is cut off serves another row. */
  boards: number
}

/**
 * Boards of one stock length for `rows` rows that are `row` long: whole ones as often as they fit, and the rest of each row out of boards that
 * are shared. Undefined where a board is shorter than the distance of two joists and the row longer than the board.
 */
export function rowCuts(rows: number, row: number, stock: number, spacing: number): RowCuts | undefined {
  const tolerance = row * 1e-9
  const usable = row <= stock + tolerance ? stock : Math.floor(stock / spacing + 1e-9) * spacing
  if (usable <= 0) return undefined
  const whole = row <= stock + tolerance ? 0 : Math.floor((row + tolerance) / usable)
  const left = row - whole * usable
  if (left <= tolerance) return { usable, pieces: whole, boards: rows * whole }
  const shared = Math.max(1, Math.floor((stock + tolerance) / left))
  return { usable, pieces: whole + 1, boards: rows * whole + Math.ceil(rows / shared) }
}

/** Length of all boards laid at 45° over a rectangle, and how many rows they are. */
export function diagonalBoards(
  length: number,
  width: number,
  board: number,
  gap: number,
): { rows: number; total: number } {
  return { rows: boardRows((length + width) / Math.SQRT2, board, gap), total: (length * width) / (board + gap) }
}
