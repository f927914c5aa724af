import { describe, expect, it } from 'vitest'
import { binomialChance, binomialQuantile, binomialTails } from '@/lib/subjects/statistics/binomial'
import { chiSquareDensity, fisherDensity } from '@/lib/subjects/statistics/densities'
import {
  chiSquareLowerTail,
  chiSquareQuantile,
  chiSquareUpperTail,
  fisherTails,
  fisherUpperQuantile,
  normalQuantile,
  normalUpperTail,
  studentDensity,
  studentUpperTail,
} from '@/lib/subjects/statistics/distributions'
import vectors from '../vectors/statistics-lab/distributions.json'

const functions: Readonly<Record<string, (...args: number[]) => number | undefined>> = {
  normalUpper: normalUpperTail,
  normalQuantile,
  studentUpper: studentUpperTail,
  chiUpper: chiSquareUpperTail,
  chiLower: chiSquareLowerTail,
  chiQuantile: chiSquareQuantile,
  fLower: (...[value = 0, first = 1, second = 1]) => fisherTails(value, first, second).lower,
  fUpper: (...[value = 0, first = 1, second = 1]) => fisherTails(value, first, second).upper,
  fQuantile: fisherUpperQuantile,
  fDensity: fisherDensity,
  chiDensity: chiSquareDensity,
  studentDensity,
  binomialChance,
  binomialAtMost: (...[k = 0, trials = 0, share = 0]) => binomialTails(k, trials, share).atMost,
  binomialAtLeast: (...[k = 0, trials = 0, share = 0]) => binomialTails(k, trials, share).atLeast,
}

describe('agrees with mpmath at 50 digits to a millionth of a millionth', () => {
  it.each(vectors.map(({ name, args, value }) => [`${name}(${args.join(', ')})`, name, args, value] as const))(
    '%s',
    (_, name, args, value) => {
      const own = functions[name]?.(...args) ?? Number.NaN
      expect(Math.abs(own - value)).toBeLessThanOrEqual(1e-12 * Math.abs(value))
    },
  )
})

describe('at the edges', () => {
  it('knows chances that are certain', () => {
    expect([
      binomialChance(0, 5, 0),
      binomialChance(5, 5, 1),
      binomialChance(6, 5, 0.5),
      binomialChance(-1, 5, 0.5),
    ]).toEqual([1, 1, 0, 0])
    expect([
      binomialTails(0, 5, 0),
      binomialTails(3, 5, 1),
      binomialTails(7, 5, 0.4),
      binomialTails(-1, 5, 0.4),
    ]).toEqual([
      { atMost: 1, atLeast: 1 },
      { atMost: 0, atLeast: 1 },
      { atMost: 1, atLeast: 0 },
      { atMost: 0, atLeast: 1 },
    ])
  })
  it('finds the fewest successes for a probability, as R’s qbinom: 5 of 10 at a half, 7 at 0.9, 0 at 0, 10 at 1', () => {
    expect([0.5, 0.9, 0, 1].map((probability) => binomialQuantile(probability, 10, 0.5))).toEqual([5, 7, 0, 10])
  })
  it('has no chi-square quantile at 0 or 1', () => {
    expect([chiSquareQuantile(0, 3), chiSquareQuantile(1, 3), chiSquareQuantile(0.5, 0)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
