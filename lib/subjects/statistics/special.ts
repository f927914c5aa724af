/** Relative size of a term that no longer changes a double. */
const negligible = 1e-16
const mostTerms = 100_000
/** Two steps of a double at 1: a continued fraction may swing by one for ever. */
const settled = 4.5e-16
/** Keeps a continued fraction from dividing by zero (Lentz). */
const tiny = 1e-300

// Lanczos approximation with g = 7 and nine terms (P. Godfrey, 2001): about 15 digits for positive arguments.
const lanczos = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
]

/** The natural logarithm of the gamma function of a positive number. Source: C. Lanczos, SIAM J. Numer. Anal. 1 (1964). */
export function logGamma(x: number): number {
  const base = x + 6.5
  const series = lanczos.reduce((sum, coefficient, at) => sum + coefficient / (x - 1 + at))
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(base) - base + Math.log(series)
}

/** The gamma function of a number that is no pole (0, −1, −2, …), below 0 by reflection. Source: NIST DLMF, 5.5.3. */
export function gamma(x: number): number {
  if (x >= 0.5) return Math.exp(logGamma(x))
  // The sine of the distance to the next whole number keeps the digits that the sine of π x loses.
  const near = Math.round(x)
  const sine = Math.sin(Math.PI * (x - near)) * (near % 2 === 0 ? 1 : -1)
  return Math.PI / (sine * gamma(1 - x))
}

/**
 * ln Γ(x + ½) − ln Γ(x) for x > 0, without the cancellation of two large logarithms.
 * Source: NIST Digital Library of Mathematical Functions, 5.11.13 (ratio of gamma functions).
 */
export function logGammaHalfStep(x: number): number {
  // Γ(x + ½) ÷ Γ(x) = (x ÷ (x + ½)) × Γ(x + 1½) ÷ Γ(x + 1) leads a small argument to where the series is good.
  let shifted = x
  let steps = 0
  while (shifted < 30) {
    steps += Math.log(shifted / (shifted + 0.5))
    shifted += 1
  }
  const inverse = 1 / (shifted * shifted)
  const series = (-1 / 8 + inverse * (1 / 192 + inverse * (-1 / 640 + (inverse * 17) / 14_336))) / shifted
  return steps + 0.5 * Math.log(shifted) + series
}

/**
 * The upper regularised incomplete gamma function Q(a, x) for a > 0 and x ≥ 0: a number from 0 to 1.
 * Source: NIST DLMF 8.11.4 (series) and 8.9.2 (continued fraction), evaluated as in Lentz's method.
 */
export function upperGamma(a: number, x: number): number {
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a))
  if (x < a + 1) {
    let term = 1 / a
    let sum = term
    for (let n = 1; n < mostTerms && term > sum * negligible; n += 1) {
      term *= x / (a + n)
      sum += term
    }
    return Math.max(0, 1 - scale * sum)
  }
  let b = x + 1 - a
  let c = 1 / tiny
  let d = 1 / b
  let fraction = d
  for (let n = 1; n < mostTerms; n += 1) {
    const numerator = -n * (n - a)
    b += 2
    d = 1 / (numerator * d + b || tiny)
    c = b + numerator / c || tiny
    fraction *= d * c
    if (Math.abs(d * c - 1) < settled) break
  }
  return scale * fraction
}

/**
 * The continued fraction of the incomplete beta function; multiplied by x^a (1 − x)^b ÷ (a B(a, b)) it is I_x(a, b).
 * Converges quickly for x < (a + 1) ÷ (a + b + 2). Source: NIST DLMF 8.17.22, evaluated as in Lentz's method.
 */
export function betaFraction(a: number, b: number, x: number): number {
  let c = 1
  let d = 1 / (1 - ((a + b) * x) / (a + 1) || tiny)
  let fraction = d
  for (let n = 1; n < mostTerms; n += 1) {
    const even = (n * (b - n) * x) / ((a + 2 * n - 1) * (a + 2 * n))
    d = 1 / (1 + even * d || tiny)
    c = 1 + even / c || tiny
    fraction *= d * c
    const odd = (-(a + n) * (a + b + n) * x) / ((a + 2 * n) * (a + 2 * n + 1))
    d = 1 / (1 + odd * d || tiny)
    c = 1 + odd / c || tiny
    fraction *= d * c
    if (Math.abs(d * c - 1) < settled) break
  }
  return fraction
}

/** The lower regularised incomplete gamma function P(a, x), without the cancellation of 1 − Q where it is small. */
export function lowerGamma(a: number, x: number): number {
  if (x >= a + 1) return 1 - upperGamma(a, x)
  if (!(x > 0)) return 0
  let term = 1 / a
  let sum = term
  for (let n = 1; n < mostTerms && term > sum * negligible; n += 1) {
    term *= x / (a + n)
    sum += term
  }
  return Math.exp(a * Math.log(x) - x - logGamma(a)) * sum
}

/** ln B(a, b) of two positive numbers. */
export function logBeta(a: number, b: number): number {
  if (b === 0.5) return 0.5 * Math.log(Math.PI) - logGammaHalfStep(a)
  if (a === 0.5) return 0.5 * Math.log(Math.PI) - logGammaHalfStep(b)
  return logGamma(a) + logGamma(b) - logGamma(a + b)
}

/**
 * The regularised incomplete beta function I_x(a, b) and what it lacks to 1, each without cancellation where it is small. `rest` is
 * 1 − x, told apart because it may be known more exactly. Source: NIST DLMF 8.17.22.
 */
export function regularBeta(x: number, rest: number, a: number, b: number): { lower: number; upper: number } {
  if (!(x > 0)) return { lower: 0, upper: 1 }
  if (!(rest > 0)) return { lower: 1, upper: 0 }
  const scale = Math.exp(a * Math.log(x) + b * Math.log(rest) - logBeta(a, b))
  if (x < (a + 1) / (a + b + 2)) {
    const lower = (scale * betaFraction(a, b, x)) / a
    return { lower, upper: 1 - lower }
  }
  const upper = (scale * betaFraction(b, a, rest)) / b
  return { lower: 1 - upper, upper }
}

/**
 * ln n! − (n + ½) ln n + n − ½ ln 2π: what Stirling's formula lacks, for whole n from 0. Source: C. Loader, Fast and Accurate
 * Computation of Binomial Probabilities (2000).
 */
export function stirlingError(n: number): number {
  if (n === 0) return 0
  if (n <= 15) {
    let logFactorial = 0
    for (let factor = 2; factor <= n; factor += 1) logFactorial += Math.log(factor)
    return logFactorial - (n + 0.5) * Math.log(n) + n - 0.5 * Math.log(2 * Math.PI)
  }
  const square = n * n
  return (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - 1 / 1188 / square) / square) / square) / square) / n
}

/** x ln(x ÷ y) + y − x, exact where both are close. Source: C. Loader (2000). */
export function deviance(x: number, y: number): number {
  if (x === 0) return y
  if (Math.abs(x - y) >= 0.1 * (x + y)) return x * Math.log(x / y) + y - x
  const v = (x - y) / (x + y)
  let sum = (x - y) * v
  let power = 2 * x * v
  for (let odd = 3; odd < 1000; odd += 2) {
    power *= v * v
    const next = sum + power / odd
    if (next === sum) break
    sum = next
  }
  return sum
}
