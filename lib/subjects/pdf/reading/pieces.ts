/** A run of letters on a page as it is seen, in points from its upper left corner. */
export interface Piece {
  text: string
  x: number
  /** Of the line that the letters stand on. */
  y: number
  width: number
  /** Of the letters. */
  size: number
  isRightToLeft: boolean
}

export interface ReadPage {
  width: number
  height: number
  pieces: readonly Piece[]
}

/** Pieces on one line. */
export interface Row {
  y: number
  size: number
  pieces: Piece[]
}

/** The middle of these numbers; of two the larger. */
export const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0

/** Lines from top to bottom; raised and lowered letters belong to the line that they hang on. */
export function rowsOf(pieces: readonly Piece[]): Row[] {
  const rows: Row[] = []
  for (const piece of pieces.filter(({ text }) => text.trim() !== '').sort((one, other) => one.y - other.y)) {
    const row = rows.findLast(({ y, size }) => Math.abs(piece.y - y) < 0.45 * Math.max(size, piece.size))
    if (!row) rows.push({ y: piece.y, size: piece.size, pieces: [piece] })
    else {
      row.pieces.push(piece)
      if (piece.size > row.size) Object.assign(row, { size: piece.size, y: piece.y })
    }
  }
  for (const row of rows) row.pieces.sort((one, other) => one.x - other.x)
  return rows.sort((one, other) => one.y - other.y)
}

/** The text of a line; a gap between its pieces is a space. */
export function rowText({ pieces, size }: Row): string {
  const isBackward = pieces.filter(({ isRightToLeft }) => isRightToLeft).length * 2 > pieces.length
  const ordered = isBackward ? pieces.toReversed() : pieces
  let text = ''
  let before: Piece | undefined
  for (const piece of ordered) {
    const gap = before && (isBackward ? before.x - piece.x - piece.width : piece.x - before.x - before.width)
    text += gap !== undefined && gap > 0.15 * size && !/\s$/.test(text) ? ` ${piece.text}` : piece.text
    before = piece
  }
  return text.replaceAll(/\s+/g, ' ').trim()
}
