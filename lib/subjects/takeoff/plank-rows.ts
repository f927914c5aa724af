/** Rows of planks across a floor, between the gaps at both walls. Lengths in one unit. */
export interface PlankRows {
  rows: number
  /** Width of the last row when the first is a whole plank. */
  last: number
  /** The width to which first and last row are both cut so that none is narrower than half a plank; undefined where the last row is wide enough or alone. */
  balanced?: number
}

/**
 * Rows that fill `width` less a gap at both walls. `least` is the narrowest last row that is accepted. Undefined where the gaps
 * leave no floor.
 */
export function plankRows(width: number, plank: number, gap: number, least: number): PlankRows | undefined {
  const floor = width - 2 * gap
  if (!(floor > 0)) return undefined
  // A remainder of a millionth of a plank is binary noise of the sizes.
  const rows = Math.max(1, Math.ceil(floor / plank - 1e-6))
  const last = floor - (rows - 1) * plank
  return last < least && rows > 1 ? { rows, last, balanced: (last + plank) / 2 } : { rows, last }
}
