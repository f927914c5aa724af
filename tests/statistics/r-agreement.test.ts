import { describe, expect, it } from 'vitest'
import {
  chiSquareUpperTail,
  normalQuantile,
  normalUpperTail,
  studentUpperQuantile,
  studentUpperTail,
} from '@/lib/subjects/statistics/distributions'
import {
  criticalZ,
  differenceError,
  fisherExact,
  holm,
  pooledZ,
  pValueOfZ,
  wilsonInterval,
  type Sample,
} from '@/lib/subjects/statistics/proportions'
import vectors from '../vectors/r/distributions.json'

type Pair = readonly [first: Sample, second: Sample]

function pairOf([a = 0, b = 0, c = 0, d = 0]: readonly number[]): Pair {
  return [
    { successes: a, trials: b },
    { successes: c, trials: d },
  ]
}

/** An end of the interval that R's prop.test(correct = FALSE) gives: so many standard errors from the difference. */
function standardErrorsAway(side: 1 | -1, [first, second]: Pair): number {
  const difference = second.successes / second.trials - first.successes / first.trials
  return Math.min(1, Math.max(-1, difference + side * (criticalZ(0.95) ?? Number.NaN) * differenceError(first, second)))
}

const functions: Readonly<Record<string, (args: readonly number[]) => number | undefined>> = {
  normalUpperTail: ([z = 0]) => normalUpperTail(z),
  normalQuantile: ([p = 0]) => normalQuantile(p),
  studentUpperTail: ([t = 0, degrees = 1]) => studentUpperTail(t, degrees),
  studentUpperQuantile: ([tail = 0, degrees = 1]) => studentUpperQuantile(tail, degrees),
  chiSquareUpperTail: ([value = 0, degrees = 1]) => chiSquareUpperTail(value, degrees),
  pooledChiSquare: (args) => (pooledZ(...pairOf(args)) ?? Number.NaN) ** 2,
  pooledP: (args) => pValueOfZ(pooledZ(...pairOf(args)) ?? Number.NaN, 'different'),
  differenceLow: (args) => standardErrorsAway(-1, pairOf(args)),
  differenceHigh: (args) => standardErrorsAway(1, pairOf(args)),
  wilsonLow: (args) => wilsonInterval(pairOf(args)[0], 0.95)?.low,
  wilsonHigh: (args) => wilsonInterval(pairOf(args)[0], 0.95)?.high,
  'fisher two.sided': (args) => fisherExact(...pairOf(args), 'different'),
  'fisher greater': (args) => fisherExact(...pairOf(args), 'higher'),
  'fisher less': (args) => fisherExact(...pairOf(args), 'lower'),
}

function found(name: string, args: readonly number[]): number | undefined {
  const [kind, at] = name.split(' ')
  return kind === 'holm' ? holm(args)[Number(at) - 1] : functions[name]?.(args)
}

describe('agrees with R', () => {
  it.each(vectors.map(({ name, args, value }) => [`${name}(${args.join(', ')})`, name, args, value] as const))(
    '%s',
    (_, name, args, value) => {
      const own = found(name, args)
      if (own === undefined) throw new Error(`${name} gave no answer`)
      expect(Math.abs(own - value)).toBeLessThanOrEqual(1e-11 * Math.abs(value) + 1e-300)
    },
  )
})

describe('refuses what has no answer', () => {
  it('has no normal quantile at 0 or 1', () => {
    expect([normalQuantile(0), normalQuantile(1), normalQuantile(Number.NaN)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
  it('has no quantile of Student’s t for a tail of nothing, of a half or more, or without degrees of freedom', () => {
    const pairs = [
      [0, 5],
      [-0.1, 5],
      [0.5, 5],
      [0.7, 5],
      [0.1, 0],
      [0.1, -2],
    ] as const
    expect(pairs.map(([tail, degrees]) => studentUpperQuantile(tail, degrees))).toEqual(pairs.map(() => undefined))
  })
  it('has no interval without trials or with more successes than trials', () => {
    expect(wilsonInterval({ successes: 0, trials: 0 }, 0.95)).toBeUndefined()
    expect(wilsonInterval({ successes: 3, trials: 2 }, 0.95)).toBeUndefined()
    expect(wilsonInterval({ successes: -1, trials: 2 }, 0.95)).toBeUndefined()
  })
  it('has no interval of no confidence or of certainty', () => {
    for (const confidence of [0, 1, -0.5, 1.5, Number.NaN])
      expect(wilsonInterval({ successes: 1, trials: 2 }, confidence)).toBeUndefined()
  })
  it('reaches to 0 and to 1 where nobody and everybody has the property', () => {
    // E. B. Wilson (1927): with p = 0 or 1 the other end is n ÷ (n + z²) away from the certain one; z = 1.959964.
    const share = 10 / (10 + 1.959963984540054 ** 2)
    expect(wilsonInterval({ successes: 10, trials: 10 }, 0.95)).toEqual({ low: expect.closeTo(share, 9), high: 1 })
    expect(wilsonInterval({ successes: 0, trials: 10 }, 0.95)).toEqual({ low: 0, high: expect.closeTo(1 - share, 9) })
  })
  it('has no z where nobody converted', () => {
    expect(pooledZ({ successes: 0, trials: 10 }, { successes: 0, trials: 10 })).toBeUndefined()
  })
})
