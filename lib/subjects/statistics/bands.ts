export interface Band {
  from: number
  /** Values of this size belong to the next band. */
  until: number
  count: number
}

/**
 * Values counted in at most `most` bands of one round width (1, 2 or 5 times a power of ten), empty ones between included. No
 * values, no bands. Refuses values that are not finite.
 */
export function bandsOf(values: readonly number[], most = 12): Band[] {
  if (values.length === 0) return []
  const low = Math.min(...values)
  const high = Math.max(...values)
  if (!Number.isFinite(low) || !Number.isFinite(high)) throw new RangeError('Values to band must be finite')
  const width = roundWidth((high - low || Math.abs(high) || 1) / (most - 1))
  const first = Math.floor(low / width)
  const counts = Array.from({ length: Math.floor(high / width) - first + 1 }, () => 0)
  for (const value of values) {
    const at = Math.floor(value / width) - first
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts.map((count, at) => ({ from: (first + at) * width, until: (first + at + 1) * width, count }))
}

/** The smallest of 1, 2, 5, 10 … that is no less. */
function roundWidth(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 5].find((one) => one * power >= least) ?? 10) * power
}
