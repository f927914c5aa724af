/** The sum with what rounding loses carried along. Source: A. Neumaier, Zeitschrift für Angewandte Mathematik und Mechanik 54 (1974). */
export function exactSum(values: readonly number[]): number {
  let sum = 0
  let lost = 0
  for (const value of values) {
    const next = sum + value
    lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum
    sum = next
  }
  return sum + lost
}

/** The arithmetic mean of at least one value. */
export function meanOf(values: readonly number[]): number {
  const first = exactSum(values) / values.length
  // What a quotient rounds off is found in the deviations from it.
  return first + exactSum(values.map((value) => value - first)) / values.length
}

export interface Moments {
  count: number
  mean: number
  /** Sums of second, third and fourth powers of the deviations from the mean. */
  squares: number
  cubes: number
  fourths: number
}

/**
 * Mean and powers of deviations of at least one value, by two passes: the mean first, then the deviations, less what is left of
 * their sum. Source: T. Chan, G. Golub, R. LeVeque, The American Statistician 37 (1983).
 */
export function momentsOf(values: readonly number[]): Moments {
  const mean = meanOf(values)
  const deviations = values.map((value) => value - mean)
  const rest = exactSum(deviations)
  const powers = (power: number) => exactSum(deviations.map((deviation) => deviation ** power))
  return {
    count: values.length,
    mean,
    squares: Math.max(0, powers(2) - rest ** 2 / values.length),
    cubes: powers(3),
    fourths: powers(4),
  }
}

/** The sample standard deviation, divided by n − 1; `undefined` with fewer than two values. */
export function sampleDeviation({ count, squares }: Moments): number | undefined {
  return count < 2 ? undefined : Math.sqrt(squares / (count - 1))
}

/**
 * Skewness G₁ as Excel's SKEW gives it, corrected for the size of the sample. `undefined` with fewer than three values or where they
 * are all equal. Source: D. Joanes, C. Gill, The Statistician 47 (1998) 183–189.
 */
export function skewness({ count, squares, cubes }: Moments): number | undefined {
  if (count < 3 || !(squares > 0)) return undefined
  const deviation = Math.sqrt(squares / (count - 1))
  return (count / ((count - 1) * (count - 2))) * (cubes / deviation ** 3)
}

/**
 * Excess kurtosis G₂ as Excel's KURT gives it: 0 for a normal curve. `undefined` with fewer than four values or where they are all
 * equal. Source: D. Joanes, C. Gill, The Statistician 47 (1998) 183–189.
 */
export function excessKurtosis({ count, squares, fourths }: Moments): number | undefined {
  if (count < 4 || !(squares > 0)) return undefined
  const variance = squares / (count - 1)
  const size = (count * (count + 1)) / ((count - 1) * (count - 2) * (count - 3))
  return size * (fourths / variance ** 2) - (3 * (count - 1) ** 2) / ((count - 2) * (count - 3))
}

/** The values from lowest to highest. */
export function inOrder(values: readonly number[]): number[] {
  return values.toSorted((one, other) => one - other)
}

/** The values that occur most often, lowest first, and how often; none where each occurs once. */
export function modesOf(sorted: readonly number[]): { modes: number[]; times: number } {
  let times = 1
  let modes: number[] = []
  for (let at = 0; at < sorted.length;) {
    const value = sorted[at] ?? 0
    const start = at
    while (at < sorted.length && sorted[at] === value) at += 1
    if (at - start > times) {
      times = at - start
      modes = [value]
    } else if (at - start === times && times > 1) modes.push(value)
  }
  return { modes, times }
}
