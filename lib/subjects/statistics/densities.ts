import { logBeta, logGamma } from './special'

/** The density of chi-square with `degrees` of freedom (R's `dchisq`); infinite at 0 with fewer than two. */
export function chiSquareDensity(x: number, degrees: number): number {
  const half = degrees / 2
  return Math.exp((half - 1) * Math.log(x) - x / 2 - half * Math.LN2 - logGamma(half))
}

/** The density of F with `first` and `second` degrees of freedom (R's `df`). */
export function fisherDensity(x: number, first: number, second: number): number {
  const a = first / 2
  const b = second / 2
  const scaled = (first * x) / second
  return Math.exp(a * Math.log(first / second) + (a - 1) * Math.log(x) - (a + b) * Math.log1p(scaled) - logBeta(a, b))
}
