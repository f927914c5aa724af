import { betaFraction, logGammaHalfStep, lowerGamma, regularBeta, upperGamma } from './special'

/** Slices of the average over the spread in `shiftedStudentUpperTail`: with one degree of freedom the tail falls within 1% of a spread. */
const intervals = 600
/** Above this many degrees of freedom the continued fraction loses digits and Hill's expansion has none to lose. */
const manyDegrees = 1e4

/**
 * The probability that a standard normal variable exceeds `z` (R's `pnorm(z, lower.tail = FALSE)`), accurate far into the
 * tail, where 1 − Φ(z) would be lost.
 */
export function normalUpperTail(z: number): number {
  const beyond = 0.5 * upperGamma(0.5, (z * z) / 2)
  return z > 0 ? beyond : 1 - beyond
}

/**
 * The value that a standard normal variable stays below with `probability`, above 0 and below 1 (R's `qnorm`).
 * `undefined` outside that range. Source: Abramowitz & Stegun 26.2.23, refined by Halley's method on Φ.
 */
export function normalQuantile(probability: number): number | undefined {
  if (!(probability > 0 && probability < 1)) return undefined
  if (probability === 0.5) return 0
  if (probability > 0.5) return -lowerQuantile(1 - probability)
  return lowerQuantile(probability)
}

function lowerQuantile(probability: number): number {
  // The start is good to three decimals; each step triples the digits.
  const t = Math.sqrt(-2 * Math.log(probability))
  let z = -t + (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)))
  for (let step = 0; step < 3; step += 1) {
    const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
    if (density === 0) return z
    const error = (normalUpperTail(-z) - probability) / density
    z -= error / (1 + (z * error) / 2)
  }
  return z
}

/**
 * The probability that Student's t with `degrees` of freedom (above 0, need not be whole) exceeds `t`
 * (R's `pt(t, df, lower.tail = FALSE)`).
 */
export function studentUpperTail(t: number, degrees: number): number {
  const beyond = studentBeyond(Math.abs(t), degrees)
  return t > 0 ? beyond : 1 - beyond
}

function studentBeyond(t: number, degrees: number): number {
  const logShare = Math.log1p((t * t) / degrees)
  if (degrees > manyDegrees) return normalUpperTail(normalScale(logShare, degrees))
  const a = degrees / 2
  const x = degrees / (degrees + t * t)
  const rest = (t * t) / (degrees + t * t)
  // ln of x^a × (1 − x)^½ ÷ B(a, ½), with Γ(½) = √π.
  const logScale = -a * logShare + 0.5 * Math.log(rest) + logGammaHalfStep(a) - 0.5 * Math.log(Math.PI)
  const scale = Math.exp(logScale)
  return x < (a + 1) / (a + 2.5)
    ? (0.5 * scale * betaFraction(a, 0.5, x)) / a
    : 0.5 - scale * betaFraction(0.5, a, rest)
}

/**
 * The z that is exceeded as rarely as t, of more than `manyDegrees`, where the terms left out change no digit.
 * Source: G. W. Hill, Algorithm 395, Communications of the ACM 13 (1970).
 */
function normalScale(logShare: number, degrees: number): number {
  const less = degrees - 0.5
  const b = 48 * less * less
  const square = less * logShare
  const w = Math.sqrt(square)
  return w * (1 + (square + 3) / b)
}

/** The density of Student's t (R's `dt`). */
export function studentDensity(t: number, degrees: number): number {
  const logHeight = logGammaHalfStep(degrees / 2) - 0.5 * Math.log(degrees * Math.PI)
  return Math.exp(logHeight - ((degrees + 1) / 2) * Math.log1p((t * t) / degrees))
}

/**
 * The value that Student's t with `degrees` of freedom exceeds with probability `tail`, from 0 to ½ exclusive
 * (R's `qt(tail, df, lower.tail = FALSE)`). `undefined` outside that range or without degrees of freedom.
 */
export function studentUpperQuantile(tail: number, degrees: number): number | undefined {
  if (!(tail > 0 && tail < 0.5 && degrees > 0)) return undefined
  // Left of the answer the tail is convex, so Newton's steps from the normal quantile approach it without overshooting.
  let t = -lowerQuantile(tail)
  for (let step = 0; step < 200; step += 1) {
    const move = (studentUpperTail(t, degrees) - tail) / studentDensity(t, degrees)
    if (!Number.isFinite(move)) return undefined
    t += move
    if (Math.abs(move) <= 1e-15 * t) break
  }
  return t
}

/**
 * The probability that Student's t with `degrees` of freedom, shifted by `noncentrality`, exceeds `t`
 * (R's `pt(t, df, ncp, lower.tail = FALSE)`). Four decimals agree; enough for the power of a test.
 * It is the normal tail averaged over the spread of the estimated standard deviation, by Simpson's rule.
 */
export function shiftedStudentUpperTail(t: number, degrees: number, noncentrality: number): number {
  // The estimated spread, as a multiple of the true one, lies within seven of its own standard deviations of 1.
  const width = 7 / Math.sqrt(2 * degrees)
  const from = Math.max(0, 1 - width)
  const step = (1 + width - from) / intervals
  let weights = 0
  let sum = 0
  for (let at = 0; at <= intervals; at += 1) {
    const spread = from + at * step
    const logDensity = degrees === 1 ? 0 : (degrees - 1) * Math.log(spread)
    const simpson = at === 0 || at === intervals ? 1 : at % 2 === 0 ? 2 : 4
    const weight = simpson * Math.exp(logDensity - (degrees * (spread * spread - 1)) / 2)
    if (weight < 1e-9) continue
    weights += weight
    sum += weight * normalUpperTail(t * spread - noncentrality)
  }
  return sum / weights
}

/** The probability that chi-square with `degrees` of freedom exceeds `value` (R's `pchisq(…, lower.tail = FALSE)`). */
export function chiSquareUpperTail(value: number, degrees: number): number {
  return upperGamma(degrees / 2, value / 2)
}

/** The probability that chi-square with `degrees` of freedom stays at or below `value` (R's `pchisq`). */
export function chiSquareLowerTail(value: number, degrees: number): number {
  return lowerGamma(degrees / 2, value / 2)
}

/**
 * The value that chi-square with `degrees` of freedom stays below with `probability`, above 0 and below 1 (R's `qchisq`).
 * `undefined` outside that range or without degrees of freedom. By halving intervals on the smaller tail.
 */
export function chiSquareQuantile(probability: number, degrees: number): number | undefined {
  if (!(probability > 0 && probability < 1 && degrees > 0)) return undefined
  if (degrees > manyDegrees) return chiSquareOfMany(normalQuantile(probability) ?? 0, degrees)
  const isBelow =
    probability <= 0.5
      ? (value: number) => chiSquareLowerTail(value, degrees) < probability
      : (value: number) => chiSquareUpperTail(value, degrees) > 1 - probability
  return firstNotBelow(isBelow, degrees)
}

/**
 * The chi-square quantile of more than `manyDegrees`, whose terms left out change no digit.
 * Source: H. Goldberg, H. Levine, Annals of Mathematical Statistics 17 (1946), from the expansion of Cornish and Fisher.
 */
function chiSquareOfMany(z: number, degrees: number): number {
  const root = Math.sqrt(degrees)
  return (
    degrees +
    root * z * Math.SQRT2 +
    (2 * (z * z - 1)) / 3 +
    (z ** 3 - 7 * z) / (9 * Math.SQRT2 * root) -
    (6 * z ** 4 + 14 * z * z - 32) / (405 * degrees) +
    (9 * z ** 5 + 256 * z ** 3 - 433 * z) / (4860 * Math.SQRT2 * degrees * root)
  )
}

/** Where `isBelow` turns from true to false on the positive axis, to the last digit. */
function firstNotBelow(isBelow: (value: number) => boolean, start: number): number {
  let high = Math.max(start, Number.MIN_VALUE)
  while (isBelow(high)) high *= 2
  let low = high
  while (low > 0 && !isBelow(low)) low /= 2
  for (let step = 0; step < 200; step += 1) {
    const middle = low + (high - low) / 2
    if (middle <= low || middle >= high) break
    if (isBelow(middle)) low = middle
    else high = middle
  }
  return high
}

/**
 * The probabilities that F with `first` and `second` degrees of freedom stays below `value` and exceeds it (R's `pf`), each without
 * cancellation where it is small.
 */
export function fisherTails(value: number, first: number, second: number): { lower: number; upper: number } {
  const whole = first * value + second
  return Number.isFinite(whole)
    ? regularBeta((first * value) / whole, second / whole, first / 2, second / 2)
    : { lower: 1, upper: 0 }
}

/** The value that F exceeds with probability `tail`, above 0 and below 1 (R's `qf(tail, …, lower.tail = FALSE)`). */
export function fisherUpperQuantile(tail: number, first: number, second: number): number | undefined {
  if (!(tail > 0 && tail < 1 && first > 0 && second > 0)) return undefined
  return firstNotBelow((value) => fisherTails(value, first, second).upper > tail, 1)
}
