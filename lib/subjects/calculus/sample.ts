/** A curve at even steps; null where it has no value or leaves what is drawn. */
interface Sampled {
  x: number
  y: number | null
}

/** How far beyond the middle nine tenths of its values a curve is drawn, in their own range. */
const reach = 1.5

/**
 * Values of a function between two ends. Near a pole they leave the frame, which is the range in which most of them lie, and are left out,
 * so that no line joins both sides of it.
 */
export function sampled(f: (x: number) => number, from: number, to: number, steps: number): Sampled[] {
  const found = Array.from({ length: steps + 1 }, (_, at) => {
    const x = from + ((to - from) * at) / steps
    return { x, y: f(x) }
  })
  const [low, high] = frameOf(found.map(({ y }) => y))
  return found.map(({ x, y }) => ({ x, y: y >= low && y <= high ? y : null }))
}

/** The range of the middle nine tenths, wider by half as much again on both sides. */
export function frameOf(values: readonly number[]): readonly [number, number] {
  const known = values.filter((value) => Number.isFinite(value) && Math.abs(value) < 1e12).toSorted((a, b) => a - b)
  if (known.length === 0) return [-1, 1]
  const at = (share: number) => known[Math.round((known.length - 1) * share)] ?? 0
  const [low, high] = [at(0.05), at(0.95)]
  const room = (high - low) * reach || Math.max(1, Math.abs(low))
  return [Math.max(low - room, known[0] ?? low), Math.min(high + room, known.at(-1) ?? high)]
}
