/** Coefficients from the constant upwards: [1, 0, 3] is 1 + 3x². */
export type Polynomial = readonly number[]

/** Value at x. */
export function valueAt(polynomial: Polynomial, x: number): number {
  return polynomial.reduceRight((sum, coefficient) => sum * x + coefficient, 0)
}

/** The antiderivative whose value at 0 is `start`. */
export function integralOf(polynomial: Polynomial, start: number): number[] {
  return [start, ...polynomial.map((coefficient, power) => coefficient / (power + 1))]
}

export function derivativeOf(polynomial: Polynomial): number[] {
  return polynomial.slice(1).map((coefficient, index) => coefficient * (index + 1))
}

/**
 * Where a polynomial of any degree changes sign between 0 and `length`, in rising order, to the last bits of a double.
 * Between two neighbouring turning points it is monotonic, so that bisection misses no crossing; the turning points are
 * found the same way from the derivative. A root that only touches zero is no change of sign and is left out.
 */
export function signChangesWithin(polynomial: Polynomial, length: number): number[] {
  if (polynomial.length < 2) return []
  const stops = [0, ...signChangesWithin(derivativeOf(polynomial), length), length]
  return stops.slice(1).flatMap((end, index) => crossing(polynomial, stops[index] ?? 0, end) ?? [])
}

function crossing(polynomial: Polynomial, start: number, end: number): number | undefined {
  const atStart = valueAt(polynomial, start)
  if (atStart * valueAt(polynomial, end) >= 0) return undefined
  let low = start
  let high = end
  for (;;) {
    const middle = (low + high) / 2
    if (middle <= low || middle >= high) return middle
    const value = valueAt(polynomial, middle)
    if (value > 0 === atStart > 0) low = middle
    else high = middle
  }
}
