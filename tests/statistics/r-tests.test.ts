import { describe, expect, it } from 'vitest'
import { goodnessOfFit } from '@/lib/subjects/statistics/counts'
import { shiftedStudentUpperTail } from '@/lib/subjects/statistics/distributions'
import { meanRatioInterval, pValueOfT, welchPower, welchTest, type Measured } from '@/lib/subjects/statistics/means'
import { proportionPower } from '@/lib/subjects/statistics/proportions'
import vectors from '../vectors/r/tests.json'

type Args = readonly number[]

function welch([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: Args) {
  const test = welchTest({ mean: a, deviation: b, size: c }, { mean: d, deviation: e, size: f })
  if (!test) throw new Error('no test')
  return test
}
function powerOfMeans([size = 0, difference = 0]: Args, alternative: 'different' | 'higher') {
  return welchPower(welch([0, 1, size, difference, 1, size]), 0.05, alternative)
}
function powerOfShares([size = 0, first = 0, second = 0]: Args, alternative: 'different' | 'higher') {
  return proportionPower(
    { successes: size * first, trials: size },
    { successes: size * second, trials: size },
    0.05,
    alternative,
  )
}

const functions: Readonly<Record<string, (args: Args) => number | undefined>> = {
  shiftedStudentUpperTail: ([t = 0, degrees = 0, shift = 0]) => shiftedStudentUpperTail(t, degrees, shift),
  welchT: (args) => welch(args).t,
  welchDegrees: (args) => welch(args).degrees,
  welchP: (args) => pValueOfT(welch(args).t, welch(args).degrees, 'different'),
  'powerT two.sided': (args) => powerOfMeans(args, 'different'),
  'powerT one.sided': (args) => powerOfMeans(args, 'higher'),
  'powerShares two.sided': (args) => powerOfShares(args, 'different'),
  'powerShares one.sided': (args) => powerOfShares(args, 'higher'),
  goodnessOfFit: (counts) =>
    goodnessOfFit(
      counts,
      counts.map(() => 1),
    ),
}

describe('agrees with R', () => {
  it.each(vectors.map(({ name, args, value }) => [`${name}(${args.join(', ')})`, name, args, value] as const))(
    '%s',
    (_, name, args, value) => {
      const own = functions[name]?.(args)
      if (own === undefined) throw new Error(`${name} gave no answer`)
      // Averages over the spread are good to four decimals, everything else to the precision of its inputs.
      expect(Math.abs(own - value)).toBeLessThanOrEqual(/shifted|powerT/.test(name) ? 2e-5 : 1e-10 * Math.abs(value))
    },
  )
})

describe('counts against given proportions', () => {
  it('agrees with Mendel’s peas in 9 : 3 : 3 : 1, whatever the sum of the proportions', () => {
    // Mendel (1866): 315 round yellow, 108 round green, 101 wrinkled yellow, 32 wrinkled green; chi-square 0.470, 3 degrees
    // of freedom, p = 0.9254 by R's chisq.test(c(315, 108, 101, 32), p = c(9, 3, 3, 1) / 16).
    expect(goodnessOfFit([315, 108, 101, 32], [9, 3, 3, 1])).toBeCloseTo(0.9254, 4)
    expect(goodnessOfFit([315, 108, 101, 32], [0.5625, 0.1875, 0.1875, 0.0625])).toBeCloseTo(0.9254, 4)
  })

  it.each([
    ['nothing counted', [0, 0], [1, 1]],
    ['a single count', [5], [1]],
    ['no counts', [], []],
    ['a proportion of nothing', [5, 6], [1, 0]],
    ['a negative proportion', [5, 6], [1, -1]],
    ['a proportion that is no number', [5, 6], [1, Number.NaN]],
  ])('is refused with %s', (_, observed, weights) => expect(goodnessOfFit(observed, weights)).toBeUndefined())
})

describe('the ratio of two means', () => {
  const first: Measured = { mean: 50, deviation: 20, size: 400 }
  const second: Measured = { mean: 53, deviation: 26, size: 380 }

  it('ends where the test of that ratio just fails, which is what Fieller proves', () => {
    const interval = meanRatioInterval(first, second, 1.963)
    for (const ratio of [interval?.low ?? 0, interval?.high ?? 0]) {
      const scaled = { ...first, mean: first.mean * ratio, deviation: first.deviation * ratio }
      expect(Math.abs(welchTest(scaled, second)?.t ?? 0)).toBeCloseTo(1.963, 9)
    }
  })
  it('is unknown where the first mean may be zero', () => {
    expect(meanRatioInterval({ mean: 0.1, deviation: 5, size: 20 }, second, 2)).toBeUndefined()
  })
})
