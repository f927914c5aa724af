import { describe, expect, it } from 'vitest'
import { association, fitOf } from '@/lib/subjects/statistics/contingency'
import {
  bendOf,
  deviationsOf,
  fisherInterval,
  kendall,
  pearson,
  pearsonTest,
  spearman,
} from '@/lib/subjects/statistics/correlation'
import { coefficientInterval, forecastAt, lineModel } from '@/lib/subjects/statistics/line-model'
import { studentUpperTail } from '@/lib/subjects/statistics/distributions'
import { effectForMeans, sizeForMeans, sizeForShares, smallestRise } from '@/lib/subjects/statistics/planned-size'
import { fisherExact } from '@/lib/subjects/statistics/proportions'
import { studentizedRangeUpperQuantile, studentizedRangeUpperTail } from '@/lib/subjects/statistics/studentized-range'
import { medianSurvival, productLimit, survivalAt } from '@/lib/subjects/statistics/survival'
import {
  analysisOfVariance,
  equalSpreadTest,
  groupOf,
  honestDifferences,
  welchAnalysis,
} from '@/lib/subjects/statistics/variance-analysis'
import survival from '../vectors/statistics-lab/survival.json'
import vectors from '../vectors/statistics-lab/tests.json'

const sides = ['different', 'higher', 'lower'] as const
type Listed = readonly (number | null)[]

/** Relative to the larger of the value and `about`, the size of what it was computed from. */
function near(own: number | undefined, value: number | null | undefined, digits = 1e-9, about = 0): void {
  if (value === null || value === undefined) return
  expect(own).toBeDefined()
  expect(Math.abs((own ?? Number.NaN) - value)).toBeLessThanOrEqual(digits * Math.max(Math.abs(value), about))
}
function allNear(own: Listed, values: Listed, digits = 1e-9, about = 0): void {
  expect(own).toHaveLength(values.length)
  values.forEach((value, at) => near(own[at] ?? undefined, value, digits, about))
}

describe('correlation agrees with R’s cor.test', () => {
  it.each(vectors.correlation.map((one, at) => [`set ${at}, ${one.x.length} pairs`, one] as const))('%s', (_, one) => {
    const { x, y } = one
    const deviations = deviationsOf(x, y)
    if (!deviations) throw new Error('no deviations')
    const r = pearson(deviations)
    near(r, one.r, 1e-9, 0.1)
    sides.forEach((side, at) => {
      const test = pearsonTest(r, x.length, side)
      near(test.p, one.p[at], 1e-8)
      if (side === 'different') near(test.statistic, one.t, 1e-8, 0.1)
      const { low, high } = fisherInterval(r, x.length, 0.9, side)
      if (side !== 'lower') near(low, one.interval[2 * at], 1e-8, 0.1)
      if (side !== 'higher') near(high, one.interval[2 * at + 1], 1e-8, 0.1)
      const rho = spearman(x, y, side)
      near(rho.value, one.rho, 1e-9, 0.1)
      near(rho.p, one.rhoP[at], 1e-8)
      const tau = kendall(x, y, side)
      near(tau.value, one.tau, 1e-9, 0.1)
      near(tau.p, one.tauP[at], 1e-8)
    })
  })
  it('tests nothing where all points lie on a line, and has no interval of three', () => {
    const deviations = deviationsOf([1, 2, 3, 4], [0.3, 0.2, 0.1, 0])
    expect(deviations && pearson(deviations)).toBe(-1)
    expect(pearsonTest(-1, 4, 'different').p).toBeUndefined()
    expect(fisherInterval(0.5, 3, 0.95, 'different')).toEqual({})
    expect(deviationsOf([1, 1, 1], [1, 2, 3])).toBeUndefined()
    expect(deviationsOf([0.1 + 0.2, 0.3, 0.3], [1, 2, 3])).toBeUndefined()
  })
  it('sees that a parabola takes up what the line leaves: all of it in Anscombe’s second set, little in his first', () => {
    const [first, second, , fourth] = vectors.correlation
    const bend = (set: typeof first) => {
      const deviations = set && deviationsOf(set.x, set.y)
      return deviations && bendOf(set.x, set.y, deviations)
    }
    expect(bend(second)).toBeGreaterThan(0.999)
    expect(bend(first)).toBeLessThan(0.2)
    expect(bend(fourth)).toBeUndefined()
  })
})

describe('a straight line agrees with R’s lm', () => {
  it.each(vectors.lines.map((one, at) => [`set ${at}, ${one.origin ? 'origin' : 'intercept'}`, one] as const))(
    '%s',
    (_, one) => {
      const model = lineModel(one.x, one.y, one.origin)
      if (!model) throw new Error('no model')
      const spread = Math.max(...one.y.map(Math.abs))
      const estimates = [...(model.intercept ? [model.intercept] : []), model.slope]
      estimates.forEach(({ value, error, t, p }, at) => {
        const [itsValue, itsError, itsT, itsP] = one.coefficients.slice(4 * at)
        near(value, itsValue, 1e-7, 1e-2)
        near(error, itsError, 1e-7)
        near(t, itsT, 1e-7, 0.1)
        near(p, itsP, 1e-6)
      })
      const ends = estimates.flatMap((estimate) => {
        const { low, high } = coefficientInterval(estimate, model.degrees, 0.9)
        return [low, high]
      })
      allNear(ends, one.intervals, 1e-7, 0.1)
      near(model.deviation, one.deviation, 1e-8)
      near(model.fit, one.fit, 1e-8, 0.01)
      near(model.adjusted, one.adjusted, 1e-8, 0.01)
      near(model.f, one.f, 1e-7, 0.01)
      near(model.fP, one.fP, 1e-6)
      near(model.durbinWatson, one.watson, 1e-7)
      allNear(
        model.points.map(({ residual }) => residual),
        one.residuals,
        1e-8,
        spread,
      )
      model.points.forEach(({ cook }, at) => cook === undefined || near(cook, one.cooks[at], 1e-6, 1e-6))
      one.at.forEach((place, at) => {
        const { value, mean, single } = forecastAt(model, place, 0.9)
        near(value, one.predicted[at], 1e-8, spread)
        allNear([mean.low, mean.high], one.mean.slice(2 * at, 2 * at + 2), 1e-8, spread)
        allNear([single.low, single.high], one.single.slice(2 * at, 2 * at + 2), 1e-8, spread)
      })
    },
  )

  // NIST Statistical Reference Datasets, Norris: 36 readings of ozone monitors.
  const norris = {
    // oxfmt-ignore
    x: [0.2, 337.4, 118.2, 884.6, 10.1, 226.5, 666.3, 996.3, 448.6, 777.0, 558.2, 0.4, 0.6, 775.5, 666.9, 338.0, 447.5, 11.6, 556.0, 228.1, 995.8, 887.6, 120.2, 0.3, 0.3, 556.8, 339.1, 887.2, 999.0, 779.0, 11.1, 118.3, 229.2, 669.1, 448.9, 0.5],
    // oxfmt-ignore
    y: [0.1, 338.8, 118.1, 888.0, 9.2, 228.1, 668.5, 998.5, 449.1, 778.9, 559.2, 0.3, 0.1, 778.1, 668.8, 339.3, 448.9, 10.8, 557.7, 228.3, 998.0, 888.8, 119.6, 0.3, 0.6, 557.6, 339.3, 888.0, 998.5, 778.9, 10.2, 117.6, 228.9, 668.4, 449.2, 0.2],
  }
  it('reaches the certified values of Norris', () => {
    const model = lineModel(norris.x, norris.y, false)
    near(model?.slope.value, 1.00211681802045, 1e-13)
    near(model?.intercept?.value, -0.262323073774029, 1e-11)
    near(model?.slope.error, 0.429796848199937e-3, 1e-11)
    near(model?.intercept?.error, 0.232818234301152, 1e-11)
    near(model?.deviation, 0.884796396144373, 1e-11)
    near(model?.fit, 0.999993745883712, 1e-14)
    near(model?.f, 5436385.54079785, 1e-10)
  })
  it('leaves nothing where all points lie on it, and is none without a degree of freedom', () => {
    const exact = lineModel([1, 2, 3], [3, 5, 7], false)
    expect(exact).toMatchObject({ left: 0, fit: 1, deviation: 0, durbinWatson: undefined })
    expect(exact?.slope.t).toBeUndefined()
    expect(lineModel([1, 2], [3, 5], false)).toBeUndefined()
    expect(lineModel([0, 0, 0], [3, 5, 4], true)).toBeUndefined()
  })
})

describe('tables of counts agree with R’s chisq.test and fisher.test', () => {
  it.each(vectors.contingency.map((one, at) => [`table ${at}`, one] as const))('%s', (_, one) => {
    const found = association(one.rows)
    const cells = found.cells.flat()
    near(found.pearson.statistic, one.chi, 1e-10, 1e-6)
    near(found.pearson.p, one.p, 1e-9)
    expect(found.degrees).toBe(one.degrees)
    near(found.cramer, one.cramer, 1e-9, 1e-6)
    near(found.likelihood.statistic, one.g, 1e-9, 1e-6)
    near(found.likelihood.p, one.gP, 1e-8)
    near(found.corrected?.statistic, one.yates, 1e-9, 1e-6)
    near(found.corrected?.p, one.yatesP, 1e-8)
    allNear(
      cells.map(({ expected }) => expected),
      one.expected,
    )
    allNear(
      cells.map(({ adjusted }) => adjusted ?? null),
      one.adjusted,
      1e-8,
      0.01,
    )
    const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = one.rows
    if (one.fisher !== null)
      near(fisherExact({ successes: c, trials: c + d }, { successes: a, trials: a + b }, 'different'), one.fisher, 1e-7)
  })
  it.each(vectors.fit.map((one, at) => [`fit ${at}`, one] as const))('%s', (_, one) => {
    const found = fitOf(one.observed, one.weights)
    near(found.pearson.statistic, one.chi, 1e-10)
    near(found.pearson.p, one.p, 1e-9)
    expect(found.degrees).toBe(one.degrees)
    near(found.likelihood.statistic, one.g, 1e-9)
    near(found.likelihood.p, one.gP, 1e-8)
    allNear(
      found.cells.map(({ expected }) => expected),
      one.expected,
    )
    allNear(
      found.cells.map(({ adjusted }) => adjusted ?? null),
      one.adjusted,
      1e-8,
      0.01,
    )
  })
})

describe('groups agree with R’s aov, oneway.test and TukeyHSD', () => {
  it.each(vectors.groups.map((one, at) => [`set ${at}, ${one.groups.length} groups`, one] as const))('%s', (_, one) => {
    const groups = one.groups.map((values) => groupOf(values))
    const found = analysisOfVariance(groups)
    if (!found) throw new Error('no analysis')
    allNear([found.squaresBetween, found.squaresWithin], one.squares, 1e-6)
    expect([found.between, found.within]).toEqual(one.degrees)
    near(found.f, one.f, 1e-6)
    near(found.p, one.p, 1e-6)
    near(found.eta, one.eta, 1e-6)
    near(found.omega, Math.max(0, one.omega), 1e-6, 1e-3)
    const welch = welchAnalysis(groups)
    allNear(welch ? [welch.f, welch.within, welch.p] : [], one.welch, 1e-6)
    const levene = equalSpreadTest(one.groups)
    // Where all distances are alike R divides by what rounding leaves.
    const distancesVary = (one.levene[0] ?? 0) < 1e20
    near(levene?.f, distancesVary ? one.levene[0] : undefined, 1e-6, 1e-3)
    near(levene?.p, distancesVary ? one.levene[1] : undefined, 1e-6)
    if (!distancesVary) expect(levene).toBeUndefined()
    const pairs = honestDifferences(groups, found, 0.95)
    pairs.forEach(({ difference, low, high, p }, at) => {
      const [itsDifference, itsLow, itsHigh, itsP] = one.tukey.slice(4 * at)
      near(difference, itsDifference, 1e-7, 1e-3)
      // R finds its quantile to four decimals, and to two with two degrees of freedom.
      const digits = found.within === 2 ? 1e-3 : 1e-4
      near(low, itsLow, digits, Math.abs(itsHigh ?? 0) + Math.abs(itsLow ?? 0))
      near(high, itsHigh, digits, Math.abs(itsHigh ?? 0) + Math.abs(itsLow ?? 0))
      expect(Math.abs(p - (itsP ?? 0))).toBeLessThan(found.within === 2 ? 1e-4 : 1e-7)
    })
  })

  it('reaches the certified values of SiRstv of NIST', () => {
    const found = analysisOfVariance((vectors.groups[0]?.groups ?? []).map((values) => groupOf(values)))
    near(found?.f, 1.18046237440255, 1e-10)
    near(found?.squaresBetween, 5.11462616e-2, 1e-10)
    near(found?.squaresWithin, 2.1663656e-1, 1e-10)
    near(found?.eta, 0.190999039051129, 1e-10)
  })

  it.each(vectors.range.map((one) => [`${one.name}(${one.q}, ${one.means}, ${one.degrees})`, one] as const))(
    'studentized range %s',
    (_, { name, q, means, degrees, value }) => {
      if (name === 'tail')
        expect(Math.abs(studentizedRangeUpperTail(q, means, degrees) - value)).toBeLessThan(degrees === 2 ? 1e-4 : 1e-7)
      // With two degrees of freedom R's own quantiles are off by up to a sixth.
      else if (degrees > 2) near(studentizedRangeUpperQuantile(q, means, degrees), value, 5e-5)
    },
  )
  it('of two means with two degrees of freedom has a closed form, which R misses', () => {
    for (const q of [0.5, 1.5, 3, 4.5, 7, 14])
      near(studentizedRangeUpperTail(q, 2, 2), 1 - q / Math.sqrt(4 + q * q), 1e-10)
    for (const tail of [0.1, 0.05, 0.01])
      near(studentizedRangeUpperQuantile(tail, 2, 2), (2 * (1 - tail)) / Math.sqrt(1 - (1 - tail) ** 2), 1e-9)
  })
  it('of two means is Student’s t times the root of 2, far into the tail', () => {
    for (const t of [0.5, 2, 6, 12])
      near(studentizedRangeUpperTail(t * Math.SQRT2, 2, 7), 2 * studentUpperTail(t, 7), 1e-10, 1e-3)
    expect(studentizedRangeUpperTail(0, 3, 5)).toBe(1)
    expect(studentizedRangeUpperQuantile(0, 3, 5)).toBeUndefined()
  })
})

describe('planned sizes agree with R’s power.prop.test and power.t.test', () => {
  it.each(
    vectors.plans.map((one) => [`${one.name} ${one.first} ${one.second} ${one.power} ${one.side}`, one] as const),
  )('%s', (_, { name, first, second, power, side, level, value }) => {
    const plan = { power, significance: level, sides: side === 'two.sided' ? 'two' : 'one' } as const
    if (name === 'shares') near(sizeForShares(first, second, plan), value, 1e-6)
    else if (name === 'effect') near(effectForMeans(first, plan) ?? 0, value, 2e-4)
    else expect(Math.ceil(sizeForMeans(second, plan) - 1e-9)).toBe(Math.ceil(value - 1e-3))
  })
  it('can be turned round', () => {
    const plan = { power: 0.8, significance: 0.05, sides: 'two' } as const
    near(
      smallestRise(sizeForShares(0.04, 0.046, plan), 0.9, (rise) => sizeForShares(0.04, 0.04 + rise, plan)),
      0.006,
      1e-9,
    )
    near(effectForMeans(sizeForMeans(0.1, plan), plan), 0.1, 1e-12)
    expect(effectForMeans(1, plan)).toBeUndefined()
    expect(smallestRise(3, 0.9, (rise) => sizeForShares(0.04, 0.04 + rise, plan))).toBeUndefined()
  })
})

describe('survival agrees with R’s survfit', () => {
  it.each(survival.map((one) => [one.name, one] as const))('%s', (_, one) => {
    const steps = productLimit(one.time.map((time, at) => ({ time, ended: one.status[at] === 1 })))
    expect(steps.map(({ time }) => time)).toEqual(one.at)
    expect(steps.map(({ atRisk }) => atRisk)).toEqual(one.risk)
    expect(steps.map(({ ended }) => ended)).toEqual(one.ended)
    allNear(
      steps.map(({ survives }) => survives),
      one.survives,
      1e-12,
    )
    const longest = Math.max(...one.time)
    one.days.forEach((day, at) => {
      const share = one.share[at]
      if (share === null) expect(survivalAt(steps, day, longest)).toBeUndefined()
      else near(survivalAt(steps, day, longest), share, 1e-12)
    })
    // Where the curve stays at exactly one half, R takes the middle of that stretch and this the beginning.
    const [median] = one.median
    const isLevel = steps.some(({ survives }) => Math.abs(survives - 0.5) < 1e-9)
    if (median === null) expect(medianSurvival(steps)).toBeUndefined()
    else if (!isLevel) expect(medianSurvival(steps)).toBe(median)
  })
})
