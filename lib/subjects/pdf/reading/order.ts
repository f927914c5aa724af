import { median, rowsOf, type Piece, type Row } from './pieces'

/* The order in which columns are read. */

/** Lines that a column has at least, and letters that half of them have: less is a table, which is read across. */
const fewestLines = 4
const fewestLetters = 16

const lettersOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { text }) => sum + text.length, 0)
const crosses = ({ pieces }: Row, x: number) => pieces.some((piece) => piece.x < x - 3 && piece.x + piece.width > x + 3)
const leftOf = ({ pieces }: Row, x: number) => pieces.filter((piece) => piece.x + piece.width / 2 < x)
const rightOf = ({ pieces }: Row, x: number) => pieces.filter((piece) => piece.x + piece.width / 2 >= x)

function isColumn(parts: readonly (readonly Piece[])[]): boolean {
  const lines = parts.filter((part) => part.length > 0)
  return lines.length >= fewestLines && median(lines.map(lettersOf)) >= fewestLetters
}

/** Where columns part: the place that fewest lines cross. */
function gutterOf(rows: readonly Row[]): number | undefined {
  const all = rows.flatMap(({ pieces }) => pieces)
  const left = Math.min(...all.map(({ x }) => x))
  const right = Math.max(...all.map(({ x, width }) => x + width))
  const tried: { x: number; count: number }[] = []
  for (let x = left + (right - left) * 0.15; x < left + (right - left) * 0.85; x += 2)
    tried.push({ x, count: rows.filter((row) => crosses(row, x)).length })
  const least = Math.min(...tried.map(({ count }) => count))
  if (tried.length === 0 || least > rows.length * 0.3) return undefined
  const best = tried.filter(({ count }) => count === least).map(({ x }) => x)
  const x = best[best.length >> 1] ?? 0
  const within = rows.filter((row) => !crosses(row, x))
  const isParted = isColumn(within.map((row) => leftOf(row, x))) && isColumn(within.map((row) => rightOf(row, x)))
  return isParted ? x : undefined
}

/** Lines in the order in which they are read: down each column, from one line that spans them to the next. */
export function readingOrder(rows: readonly Row[]): Row[] {
  const gutter = rows.length < fewestLines ? undefined : gutterOf(rows)
  if (gutter === undefined) return [...rows]
  const ordered: Row[] = []
  let block: Row[] = []
  const flush = () => {
    ordered.push(
      ...readingOrder(rowsOf(block.flatMap((row) => leftOf(row, gutter)))),
      ...readingOrder(rowsOf(block.flatMap((row) => rightOf(row, gutter)))),
    )
    block = []
  }
  for (const row of rows) {
    if (!crosses(row, gutter)) block.push(row)
    else {
      flush()
      ordered.push(row)
    }
  }
  flush()
  return ordered
}
