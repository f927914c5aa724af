import { defineCalculator, integer, percent, problem } from '@/lib/kits/calculator'
import {
  binomialChance,
  binomialQuantile,
  binomialTails,
  normalUpperTail,
  scientificText,
} from '@/lib/engines/distributions'

const mostTrials = 100_000
/** Rows of the table: what lies further from the mean than this many standard deviations is left out. */
const reach = 5
const mostRows = 200

export default defineCalculator({
  inputs: {
    trials: integer('Trials (n)', { initial: 10, min: 1, max: mostTrials }),
    share: percent('Chance of success in each (p)', { initial: 0.5, min: 0, max: 1, slider: { to: 1, step: 0.01 } }),
    k: integer('Successes (k)', { initial: 5, min: 0, max: 1e6 }),
    from: integer('Between', {
      optional: true,
      min: 0,
      max: 1e6,
      help: 'Both ends count. Leave empty where you need no range.',
      refines: true,
    }),
    to: integer('and', { optional: true, min: 0, max: 1e6, refines: true }),
    target: percent('Find the k that is reached or undercut with a chance of', {
      initial: 0.95,
      min: 0,
      max: 1,
      refines: true,
      slider: { to: 1, step: 0.01 },
    }),
  },
  outputs: {
    exactly: { kind: 'number', label: 'Exactly k: P(X = k)', decimals: 7 },
    atMost: { kind: 'number', label: 'At most k: P(X ≤ k)', decimals: 7 },
    fewer: { kind: 'number', label: 'Fewer than k: P(X < k)', decimals: 7 },
    atLeast: { kind: 'number', label: 'At least k: P(X ≥ k)', decimals: 7 },
    more: { kind: 'number', label: 'More than k: P(X > k)', decimals: 7 },
    verdict: { kind: 'verdict', label: 'In words' },
    tiny: { kind: 'text', label: 'P(X = k) in powers of ten', optional: true, section: 'The distribution' },
    tinyAtMost: { kind: 'text', label: 'P(X ≤ k) in powers of ten', optional: true, section: 'The distribution' },
    tinyAtLeast: { kind: 'text', label: 'P(X ≥ k) in powers of ten', optional: true, section: 'The distribution' },
    tinyRange: { kind: 'text', label: 'The range in powers of ten', optional: true, section: 'The distribution' },
    range: { kind: 'number', label: 'In the range', decimals: 7, optional: true, section: 'The distribution' },
    mean: { kind: 'number', label: 'Mean (np)', section: 'The distribution' },
    variance: { kind: 'number', label: 'Variance (np(1 − p))', section: 'The distribution' },
    deviation: { kind: 'number', label: 'Standard deviation', section: 'The distribution' },
    quantile: {
      kind: 'count',
      label: 'Smallest k for the target',
      section: 'The distribution',
      help: 'The fewest successes with P(X ≤ k) at least the target.',
    },
    normal: {
      kind: 'number',
      label: 'P(X ≤ k) by the normal approximation',
      decimals: 7,
      optional: true,
      section: 'The distribution',
      help: 'With half a unit added, for comparison only.',
    },
    chances: {
      kind: 'table',
      label: 'Chance of every number',
      columns: {
        k: { kind: 'count', label: 'k' },
        exactly: { kind: 'number', label: 'P(X = k)' },
        atMost: { kind: 'number', label: 'P(X ≤ k)', decimals: 7 },
        atLeast: { kind: 'number', label: 'P(X ≥ k)', decimals: 7 },
        powers: { kind: 'text', label: 'P(X = k) in powers of ten' },
      },
    },
  },
  formula: 'P(X = k) = n! ÷ (k! (n − k)!) × p^k × (1 − p)^(n − k); mean np; variance np(1 − p)',
  limits: [
    'Trials must be independent, each with the same chance and two outcomes.',
    'Drawing without putting back is not binomial, unless the stock is large compared with the draw.',
    'The table shows the numbers within five standard deviations of the mean, at most 200, and beyond them your k and the ends of your range.',
    'Chances are computed exactly, not by the normal curve, up to 100,000 trials.',
  ],
  sources: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.6.18: Binomial Distribution',
      href: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda366i.htm',
    },
    { title: 'C. Loader: Fast and Accurate Computation of Binomial Probabilities (2000)' },
  ],

  compute({ trials, share, k, from, to, target }, { show }) {
    if ((from === undefined) !== (to === undefined))
      return problem(from === undefined ? 'from' : 'to', 'must be filled in too, or both ends of the range left empty')
    const { atMost, atLeast } = binomialTails(k, trials, share)
    const exactly = binomialChance(k, trials, share)
    const fewer = binomialTails(k - 1, trials, share).atMost
    const more = binomialTails(k + 1, trials, share).atLeast
    const mean = trials * share
    const variance = mean * (1 - share)
    const deviation = Math.sqrt(variance)
    const range =
      from === undefined || to === undefined ? undefined : within(Math.min(from, to), Math.max(from, to), trials, share)
    return {
      exactly,
      atMost,
      fewer,
      atLeast,
      more,
      verdict: {
        is: 'plain' as const,
        says:
          k > trials
            ? `More than ${show.count(trials)} successes cannot come of ${show.count(trials)} trials.`
            : `Of ${show.count(trials)} trials, ${show.number(mean)} successes are expected; ${show.count(k)} or more come in ${show.percent(atLeast)}, ${show.count(k)} or fewer in ${show.percent(atMost)} of such series.`,
      },
      tiny: inPowers(exactly),
      tinyAtMost: inPowers(atMost),
      tinyAtLeast: inPowers(atLeast),
      tinyRange: range === undefined ? undefined : inPowers(range),
      range,
      mean,
      variance,
      deviation,
      quantile: binomialQuantile(target, trials, share),
      normal: deviation > 0 ? normalUpperTail((mean - k - 0.5) / deviation) : undefined,
      chances: rowsAround(trials, share, mean, deviation, [k, from, to]).map((row) => ({
        ...row,
        powers: inPowers(row.exactly) ?? '',
      })),
    }

    function inPowers(chance: number) {
      return chance > 0 && chance < 1e-4 ? scientificText(chance, show) : undefined
    }
  },

  steps: [
    { gives: 'mean', is: '{trials} × {share}' },
    { gives: 'variance', is: '{trials} × {share} × (1 − {share})' },
    { gives: 'deviation', is: '√{variance}' },
    {
      finds: 'Exactly k',
      gives: 'exactly',
      says: '{trials}! ÷ ({k}! × ({trials} − {k})!) × {share}^{k} × (1 − {share})^({trials} − {k})',
    },
    { finds: 'At most k', gives: 'atMost', is: '{fewer} + {exactly}' },
    { finds: 'At least k', gives: 'atLeast', is: '{more} + {exactly}' },
  ],

  charts: [{ kind: 'bar', title: 'Chance of every number of successes', of: 'chances', x: 'k', y: ['exactly'] }],
  examples: [
    {
      name: 'Ten tosses of a coin',
      given: { trials: 10, share: 0.5, k: 5, target: 0.95 },
      expect: { exactly: 0.2460938, atMost: 0.6230469, atLeast: 0.6230469, quantile: 8 },
    },
    {
      name: 'A delivery with 2% defects',
      given: { trials: 80, share: 0.02, k: 4, target: 0.95 },
      expect: { mean: 1.6, more: 0.0223554, quantile: 4 },
    },
  ],
})

function within(low: number, high: number, trials: number, share: number): number {
  const before = binomialTails(low - 1, trials, share).atMost
  const after = binomialTails(high + 1, trials, share).atLeast
  if (low > trials * share) return Math.max(0, binomialTails(low, trials, share).atLeast - after)
  if (high < trials * share) return Math.max(0, binomialTails(high, trials, share).atMost - before)
  return Math.max(0, 1 - before - after)
}

/** The numbers around the mean, and those asked for, in order. */
function rowsAround(
  trials: number,
  share: number,
  mean: number,
  deviation: number,
  asked: readonly (number | undefined)[],
) {
  const half = Math.min(mostRows / 2 - 1, Math.ceil(reach * deviation) + 1)
  const low = Math.max(0, Math.round(mean) - half)
  const high = Math.min(trials, Math.round(mean) + half)
  const middle = Array.from({ length: high - low + 1 }, (_, at) => low + at)
  const further = asked.filter((one) => one !== undefined).filter((one) => one <= trials && (one < low || one > high))
  return [...new Set([...middle, ...further])]
    .sort((one, other) => one - other)
    .map((k) => {
      return { k, exactly: binomialChance(k, trials, share), ...binomialTails(k, trials, share) }
    })
}
