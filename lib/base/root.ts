/**
 * A zero of `f` between `low` and `high`, to the precision of a double.
 * `f(low)` and `f(high)` must differ in sign (or be zero).
 * Inverse quadratic interpolation with bisection: T. R. Chandrupatla, "A new hybrid quadratic/bisection algorithm for
 * finding the zero of a nonlinear function", Advances in Engineering Software 28 (1997).
 */
export function rootBetween(f: (x: number) => number, low: number, high: number): number {
  let newest = low
  let newestValue = f(low)
  let other = high
  let otherValue = f(high)
  let previous = other
  let previousValue = otherValue
  let step = 0.5
  for (let round = 0; round < 200; round++) {
    const best = Math.abs(newestValue) < Math.abs(otherValue) ? newest : other
    const tolerance = Number.EPSILON * Math.abs(best) + Number.MIN_VALUE
    const width = Math.abs(other - newest)
    if (newestValue === 0 || otherValue === 0 || width <= 2 * tolerance) return best
    const smallest = tolerance / width
    const x = newest + Math.min(1 - smallest, Math.max(smallest, step)) * (other - newest)
    const value = f(x)
    if (Math.sign(value) === Math.sign(newestValue)) {
      previous = newest
      previousValue = newestValue
    } else {
      previous = other
      previousValue = otherValue
      other = newest
      otherValue = newestValue
    }
    newest = x
    newestValue = value
    const position = (newest - other) / (previous - other)
    const ratio = (newestValue - otherValue) / (previousValue - otherValue)
    step =
      ratio * ratio < position && (1 - ratio) ** 2 < 1 - position
        ? (newestValue / (otherValue - newestValue)) * (previousValue / (otherValue - previousValue)) +
          ((previous - newest) / (other - newest)) *
            (newestValue / (previousValue - newestValue)) *
            (otherValue / (previousValue - otherValue))
        : 0.5
  }
  return newest
}

/** The zeros of `f` found between neighbouring points of `grid` (ascending), each only once. */
export function rootsBetween(f: (x: number) => number, grid: readonly number[]): number[] {
  const roots: number[] = []
  let left: number | undefined
  let leftValue = 0
  for (const right of grid) {
    const rightValue = f(right)
    if (rightValue === 0) roots.push(right)
    else if (left !== undefined && leftValue * Math.sign(rightValue) < 0) roots.push(rootBetween(f, left, right))
    left = right
    leftValue = rightValue
  }
  return roots
}

/** The candidate closest to `target`, or `undefined` when there is none. */
export function nearest(candidates: readonly number[], target: number): number | undefined {
  let best: number | undefined
  for (const candidate of candidates) {
    if (best === undefined || Math.abs(candidate - target) < Math.abs(best - target)) best = candidate
  }
  return best
}
