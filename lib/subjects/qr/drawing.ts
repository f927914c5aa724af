import type { SafePicture } from '@/lib/base/svg/safe-picture'
import { isDark, isFinder, type QrMatrix } from './encode'

export type QrShape = 'squares' | 'rounded' | 'dots'

/** A symbol and how it looks. Lengths are in modules. */
export interface QrDrawing {
  matrix: QrMatrix
  shape: QrShape
  /** Light modules around the symbol; ISO/IEC 18004 asks for 4. */
  quietZone: number
  dark: string
  light: string
  logo?: QrLogo
}

export interface QrLogo {
  href: SafePicture
  /** Side of its square as a share of the symbol's side. */
  share: number
}

/** Radius of a dot: neighbours do not touch, and enough ink is left for a scanner that samples off the centre. */
export const dotRadius = 0.45
export const cornerRadius = 0.5

/** Dark modules in one row without a gap, and which of the four outer corners of the run are round. */
export interface Run {
  row: number
  from: number
  length: number
  round: { topLeft: boolean; topRight: boolean; bottomRight: boolean; bottomLeft: boolean }
}

export interface Dot {
  row: number
  column: number
}

/** Whole modules that the logo takes out of the middle of the symbol, one module of air included. */
export function logoHole({ size }: QrMatrix, { share }: QrLogo): { from: number; to: number } {
  const middle = size / 2
  const half = (size * share) / 2 + 0.5
  return { from: Math.max(0, Math.round(middle - half)), to: Math.min(size, Math.round(middle + half)) }
}

function isInked(drawing: QrDrawing, row: number, column: number): boolean {
  if (!isDark(drawing.matrix, row, column)) return false
  if (!drawing.logo) return true
  const { from, to } = logoHole(drawing.matrix, drawing.logo)
  return !(row >= from && row < to && column >= from && column < to)
}

/** The runs and dots that the drawing is made of. */
export function partsOf(drawing: QrDrawing): { runs: Run[]; dots: Dot[] } {
  const { matrix, shape } = drawing
  const runs: Run[] = []
  const dots: Dot[] = []
  const isDot = (row: number, column: number) => shape === 'dots' && !isFinder(matrix, row, column)
  const isSolid = (row: number, column: number) => isInked(drawing, row, column) && !isDot(row, column)
  const isRound = (row: number, column: number, up: number, side: number) =>
    shape === 'rounded' && !isSolid(row + up, column) && !isSolid(row, column + side)
  for (let row = 0; row < matrix.size; row++)
    for (let column = 0; column < matrix.size; column++) {
      if (isInked(drawing, row, column) && isDot(row, column)) dots.push({ row, column })
      if (!isSolid(row, column) || isSolid(row, column - 1)) continue
      let last = column
      while (isSolid(row, last + 1)) last++
      const round = {
        topLeft: isRound(row, column, -1, -1),
        topRight: isRound(row, last, -1, 1),
        bottomRight: isRound(row, last, 1, 1),
        bottomLeft: isRound(row, column, 1, -1),
      }
      runs.push({ row, from: column, length: last - column + 1, round })
    }
  return { runs, dots }
}
