/** Relative size of a term that no longer changes a double. */
const negligible = 1e-16
const mostTerms = 100_000
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
    if (Math.abs(d * c - 1) < negligible * 2) break
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
    if (Math.abs(d * c - 1) < negligible * 2) break
  }
  return fraction
}
