/** A straight line through points, by least squares; `fit` is R², from 0 to 1. */
export interface FittedLine {
  intercept: number
  slope: number
  fit: number
}

/**
 * The line for which the squares of vertical distances add up to least (Excel's INTERCEPT, SLOPE, RSQ). `undefined` with fewer than
 * two points or where all have the same x. All points at one height lie on a level line, whose R² is given as 1.
 * Source: OpenFormula, functions INTERCEPT, SLOPE, RSQ.
 */
export function fittedLine(points: readonly { x: number; y: number }[]): FittedLine | undefined {
  const count = points.length
  if (count < 2) return undefined
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / count
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / count
  let across = 0
  let along = 0
  let up = 0
  for (const { x, y } of points) {
    across += (x - meanX) * (y - meanY)
    along += (x - meanX) ** 2
    up += (y - meanY) ** 2
  }
  const isUpright = along <= 1e-24 * count * Math.max(1e-24, meanX * meanX)
  if (isUpright) return undefined
  const slope = across / along
  const fit = up === 0 ? 1 : Math.min(1, (across / along) * (across / up))
  return { intercept: meanY - slope * meanX, slope, fit }
}
