import { deviance, stirlingError } from './special'

/** Beside a term this small, relative to the sum, no further one is seen. */
const negligible = 1e-17

/**
 * The chance of exactly `k` successes in `trials` independent trials of success probability `share` (R's `dbinom`). 0 for a `k` that
 * cannot be. Source: C. Loader, Fast and Accurate Computation of Binomial Probabilities (2000).
 */
export function binomialChance(k: number, trials: number, share: number): number {
  if (k < 0 || k > trials || !Number.isInteger(k)) return 0
  if (share <= 0) return k === 0 ? 1 : 0
  if (share >= 1) return k === trials ? 1 : 0
  if (k === 0) return Math.exp(trials * Math.log1p(-share))
  if (k === trials) return Math.exp(trials * Math.log(share))
  const rest = trials - k
  const logChance =
    stirlingError(trials) -
    stirlingError(k) -
    stirlingError(rest) -
    deviance(k, trials * share) -
    deviance(rest, trials * (1 - share))
  return Math.exp(logChance) * Math.sqrt(trials / (2 * Math.PI * k * rest))
}

/**
 * The chances of at most and of at least `k` successes (R's `pbinom`). The smaller one is summed term by term, the other follows from
 * it, so that neither loses its digits.
 */
export function binomialTails(k: number, trials: number, share: number): { atMost: number; atLeast: number } {
  if (k < 0) return { atMost: 0, atLeast: 1 }
  if (k > trials) return { atMost: 1, atLeast: 0 }
  const exactly = binomialChance(k, trials, share)
  if (share <= 0 || share >= 1) {
    const only = share <= 0 ? 0 : trials
    return { atMost: k >= only ? 1 : 0, atLeast: k <= only ? 1 : 0 }
  }
  const odds = share / (1 - share)
  if (k < trials * share) {
    let sum = exactly
    for (let term = exactly, at = k; at > 0 && term > sum * negligible; at -= 1) {
      term *= at / ((trials - at + 1) * odds)
      sum += term
    }
    return { atMost: Math.min(1, sum), atLeast: Math.min(1, 1 - sum + exactly) }
  }
  let sum = exactly
  for (let term = exactly, at = k; at < trials && term > sum * negligible; at += 1) {
    term *= ((trials - at) * odds) / (at + 1)
    sum += term
  }
  return { atMost: Math.min(1, 1 - sum + exactly), atLeast: Math.min(1, sum) }
}

/** The fewest successes that are reached or undercut with at least `probability` (R's `qbinom`), for 0 to 1. */
export function binomialQuantile(probability: number, trials: number, share: number): number {
  let low = -1
  let high = trials
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (binomialTails(middle, trials, share).atMost >= probability * (1 - 1e-14)) high = middle
    else low = middle
  }
  return high
}
