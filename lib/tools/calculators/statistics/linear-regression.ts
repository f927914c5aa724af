import { choice, defineCalculator, integer, number, percent, problem, type Verdict } from '@/lib/kits/calculator'
import {
  coefficientInterval,
  forecastAt,
  lineModel,
  readPaired,
  scientificText,
  type Estimate,
  type LineModel,
} from '@/lib/engines/paired'
import { commasField, pairedFields } from '@/lib/families/statistics-lab/fields'
import type { Show } from '@/lib/base/format/show'

const mostPairs = 2000
const mostColumns = 10
const fromTable = { field: 'from', is: 'table' } as const
const smallest = 1e-5
const bandSteps = 40
const isOrigin = { field: 'through', is: 'origin' } as const
const isFree = { field: 'through', is: 'free' } as const

export default defineCalculator({
  inputs: {
    ...pairedFields({
      table: 'Hours\tScore\n1\t52\n2\t55\n3\t61\n4\t60\n5\t68\n6\t71\n7\t70\n8\t79\n9\t81\n10\t88',
      first: '1, 2, 3, 4, 5, 6, 7, 8, 9, 10',
      second: '52, 55, 61, 60, 68, 71, 70, 79, 81, 88',
    }),
    at: number('Forecast y at x', { initial: 7.5, min: -1e12, max: 1e12, optional: true }),
    xColumn: integer('Column of x', { initial: 1, min: 1, max: mostColumns, refines: true, shownWhen: fromTable }),
    yColumn: integer('Column of y', {
      initial: 2,
      min: 1,
      max: mostColumns,
      refines: true,
      shownWhen: fromTable,
      help: 'Of a table with more than two columns of numbers.',
    }),
    through: choice('The line', {
      options: { free: 'Finds its own intercept', origin: 'Passes through the origin' },
      initial: 'free',
      as: 'menu',
      refines: true,
      help: 'Through the origin only where y must be 0 when x is 0, such as distance after no time.',
    }),
    confidence: percent('Confidence', {
      initial: 0.95,
      min: 0.5,
      max: 0.999,
      refines: true,
      slider: { from: 0.8, to: 0.99, step: 0.01 },
    }),
    commas: commasField(),
  },
  outputs: {
    equation: { kind: 'text', label: 'Line' },
    verdict: { kind: 'verdict', label: 'What it says' },
    slope: { kind: 'number', label: 'Slope' },
    intercept: { kind: 'number', label: 'Intercept', optional: true },
    fit: { kind: 'percent', label: 'R², variation explained', decimals: 2, optional: true },
    p: { kind: 'number', label: 'p-value of the slope', decimals: 5, smallest, optional: true },
    predicted: { kind: 'number', label: 'Forecast', optional: true },
    low: { kind: 'number', label: 'A single value from', optional: true, section: 'Forecast' },
    high: { kind: 'number', label: 'A single value to', optional: true, section: 'Forecast' },
    meanLow: { kind: 'number', label: 'The line there from', optional: true, section: 'Forecast' },
    meanHigh: { kind: 'number', label: 'The line there to', optional: true, section: 'Forecast' },
    reach: { kind: 'verdict', label: 'How far it reaches', optional: true, section: 'Forecast' },
    coefficients: {
      kind: 'table',
      label: 'Coefficients',
      columns: {
        name: { kind: 'text', label: 'Coefficient' },
        value: { kind: 'number', label: 'Estimate' },
        error: { kind: 'number', label: 'Standard error' },
        t: { kind: 'number', label: 't', decimals: 4 },
        p: { kind: 'number', label: 'p-value', decimals: 5, smallest },
        low: { kind: 'number', label: 'From' },
        high: { kind: 'number', label: 'To' },
      },
    },
    deviation: { kind: 'number', label: 'Residual standard deviation', section: 'How well it fits' },
    adjusted: { kind: 'percent', label: 'Adjusted R²', decimals: 2, optional: true, section: 'How well it fits' },
    scientific: { kind: 'text', label: 'p in powers of ten', optional: true, section: 'How well it fits' },
    pairs: { kind: 'count', label: 'Pairs', section: 'How well it fits' },
    watson: {
      kind: 'number',
      label: 'Durbin–Watson',
      decimals: 4,
      optional: true,
      section: 'How well it fits',
      help: 'About 2 where residuals in the order of the lines have nothing to do with each other; near 0 they run in waves.',
    },
    variance: {
      kind: 'table',
      label: 'Analysis of variance',
      columns: {
        source: { kind: 'text', label: 'Part' },
        degrees: { kind: 'count', label: 'Degrees of freedom' },
        squares: { kind: 'number', label: 'Sum of squares' },
        mean: { kind: 'number', label: 'Mean square' },
        f: { kind: 'number', label: 'F', decimals: 4 },
        p: { kind: 'number', label: 'p-value', decimals: 5, smallest },
      },
    },
    points: {
      kind: 'table',
      label: 'Every pair',
      columns: {
        x: { kind: 'number', label: 'x' },
        y: { kind: 'number', label: 'y' },
        fitted: { kind: 'number', label: 'On the line' },
        residual: { kind: 'number', label: 'Residual' },
        cook: { kind: 'number', label: 'Cook’s D', decimals: 4 },
        flag: { kind: 'text', label: 'Look at it' },
      },
    },
    band: {
      kind: 'series',
      label: 'Line and bands',
      columns: {
        x: { kind: 'number', label: 'x' },
        line: { kind: 'number', label: 'Line' },
        meanLow: { kind: 'number', label: 'Line from' },
        meanHigh: { kind: 'number', label: 'Line to' },
        low: { kind: 'number', label: 'Single value from' },
        high: { kind: 'number', label: 'Single value to' },
      },
    },
    note: { kind: 'text', label: 'Read' },
  },
  formula:
    'slope = Σ(x − x̄)(y − ȳ) ÷ Σ(x − x̄)²; intercept = ȳ − slope × x̄; through the origin slope = Σxy ÷ Σx². Forecast ± t × s × √(1 + 1 ÷ n + (x − x̄)² ÷ Σ(x − x̄)²) for a single value, without the first 1 for the line; Cook’s D = residual² × h ÷ (k × s² × (1 − h)²)',
  limits: [
    'Intervals and p-values take the residuals to be independent, of one spread and roughly normal. The second picture shows whether they are.',
    'A line says nothing beyond the x that were measured; a forecast there is marked.',
    'R² of a line through the origin compares with 0 instead of the mean of y and is higher for that reason alone.',
    'A pair is named for a look where its Cook’s D is above 4 ÷ n.',
    'A y that is the same throughout gives a level line; R², F and p do not exist for it.',
    'Durbin–Watson means something where the lines stand in the order of time or place.',
    'Up to 2,000 pairs.',
  ],
  sources: [
    {
      title: 'R, package stats: lm',
      href: 'https://search.r-project.org/CRAN/refmans/stats/html/lm.html',
    },
    {
      title: 'R, package stats: influence.measures',
      href: 'https://rdocumentation.org/packages/stats/versions/3.3/topics/influence.measures',
    },
    {
      title: 'NIST Statistical Reference Datasets: Norris and NoInt1 (linear least squares)',
      href: 'https://www.itl.nist.gov/div898/strd/lls/data/Norris.shtml',
    },
  ],

  compute(values, { show }) {
    if (values.from === 'table' && values.xColumn === values.yColumn)
      return problem('yColumn', 'must be another column than that of x')
    const read = readPaired(values, mostColumns, show, [values.xColumn, values.yColumn])
    if ('says' in read) return problem(read.box, `must ${read.says}`)
    const box = values.from === 'table' ? 'table' : 'second'
    const [x, y] = read.columns
    if (!x || !y) return problem(box, 'must have two columns')
    const isFreeLine = values.through === 'free'
    const least = isFreeLine ? 3 : 2
    if (x.values.length < least)
      return problem(box, `must have at least ${least} complete pairs: fewer leave no residual`)
    if (x.values.length > mostPairs) return problem(box, `must have at most ${show.count(mostPairs)} pairs`)
    if (isFreeLine && new Set(x.values).size < 2)
      return problem(box, `must have numbers that differ: ${x.name} is the same throughout`)
    const model = lineModel(x.values, y.values, !isFreeLine)
    if (!model) return problem(box, 'must have numbers that differ, and are not all 0')
    const { confidence, at } = values
    const forecast = at === undefined ? undefined : forecastAt(model, at, confidence)
    const [from, to] = [Math.min(...x.values), Math.max(...x.values)]
    const start = isFreeLine ? from : Math.min(0, from)
    const end = isFreeLine ? to : Math.max(0, to)
    const { p } = model.slope
    return {
      equation: equationOf(model, show),
      verdict: verdictOf(model, [x.name, y.name], confidence, show),
      slope: model.slope.value,
      intercept: model.intercept?.value,
      fit: model.fit,
      p,
      predicted: forecast?.value,
      low: forecast?.single.low,
      high: forecast?.single.high,
      meanLow: forecast?.mean.low,
      meanHigh: forecast?.mean.high,
      reach: at === undefined ? undefined : reachOf(at, from, to, show),
      coefficients: [
        ...(model.intercept ? [coefficientOf('Intercept', model.intercept, model, confidence)] : []),
        coefficientOf('Slope', model.slope, model, confidence),
      ],
      deviation: model.deviation,
      adjusted: model.adjusted,
      scientific: p !== undefined && p < 1e-4 ? scientificText(p, show) : undefined,
      pairs: model.count,
      watson: model.durbinWatson,
      variance: varianceOf(model),
      points: model.points.map(({ x: across, y: up, fitted, residual, cook }) => ({
        x: across,
        y: up,
        fitted,
        residual,
        cook: cook ?? null,
        flag: cook !== undefined && cook > 4 / model.count ? 'Moves the line' : '',
      })),
      band: Array.from({ length: bandSteps + 1 }, (_, step) => {
        const place = start + ((end - start) * step) / bandSteps
        const { value, mean, single } = forecastAt(model, place, confidence)
        return { x: place, line: value, meanLow: mean.low, meanHigh: mean.high, low: single.low, high: single.high }
      }),
      note: `${read.note}; x is “${x.name}”, y is “${y.name}”`,
    }
  },

  steps(values, results, show) {
    const read = readPaired(values, mostColumns, show, [values.xColumn, values.yColumn])
    const [x, y] = 'says' in read ? [] : read.columns
    const model = x && y && lineModel(x.values, y.values, values.through === 'origin')
    if (!model) return []
    const figure = (value: number) => ({ kind: 'number', value }) as const
    const { along, slope, meanX, left, whole, count } = model
    const meanY = (model.intercept?.value ?? 0) + slope.value * meanX
    const across = slope.value * along
    const figures = {
      along: figure(along),
      across: figure(across),
      meanX: figure(meanX),
      meanY: figure(meanY),
      left: figure(left),
      whole: figure(whole),
      degrees: { kind: 'count', value: model.degrees } as const,
    }
    return [
      ...(model.intercept
        ? [
            { finds: 'Means of x and y', gives: figure(meanX), says: `x̄; ȳ is ${show.number(meanY)}` },
            { gives: 'slope' as const, is: '{across} ÷ {along}', with: figures, when: isFree },
            { gives: 'intercept' as const, is: '{meanY} − {slope} × {meanX}' },
          ]
        : [{ gives: 'slope' as const, is: '{across} ÷ {along}', with: figures, when: isOrigin }]),
      { finds: 'Σ residual²', gives: figure(left), says: `What the line leaves of ${show.count(count)} values of y` },
      { gives: 'deviation', is: '√({left} ÷ {degrees})' },
      ...(model.fit === undefined ? [] : [{ gives: 'fit' as const, is: '1 − {left} ÷ {whole}' }]),
      ...(results.predicted === undefined
        ? []
        : [{ gives: 'predicted' as const, is: model.intercept ? '{intercept} + {slope} × {at}' : '{slope} × {at}' }]),
    ]
  },

  charts: [
    {
      kind: 'scatter',
      title: 'Pairs, line and bands',
      of: 'points',
      x: 'x',
      y: ['y'],
      lines: { of: 'band', x: 'x', y: ['line', 'meanLow', 'meanHigh', 'low', 'high'] },
    },
    { kind: 'scatter', title: 'What the line leaves', of: 'points', x: 'fitted', y: ['residual'] },
  ],
  examples: [
    {
      name: 'Hours of study and score',
      given: {
        from: 'lists',
        first: '1, 2, 3, 4, 5, 6, 7, 8, 9, 10',
        second: '52, 55, 61, 60, 68, 71, 70, 79, 81, 88',
        at: 7.5,
        through: 'free',
        confidence: 0.95,
      },
      expect: { slope: 3.81212121212121, intercept: 47.5333333333333, predicted: 76.1242424242424 },
    },
    {
      name: 'NIST’s NoInt1, through the origin',
      given: {
        from: 'lists',
        first: '60 61 62 63 64 65 66 67 68 69 70',
        second: '130 131 132 133 134 135 136 137 138 139 140',
        at: 65,
        through: 'origin',
        confidence: 0.95,
      },
      expect: { slope: 2.07438016528926, deviation: 3.56753034006338, fit: 0.999365492298663 },
    },
  ],
})

function equationOf({ slope, intercept }: LineModel, show: Show): string {
  const size = show.number(Math.abs(slope.value))
  if (!intercept) return `y = ${slope.value < 0 ? '−' : ''}${size} × x`
  return `y = ${show.number(intercept.value)} ${slope.value < 0 ? '−' : '+'} ${size} × x`
}

function verdictOf(
  { slope, fit, left }: LineModel,
  [x, y]: readonly [string, string],
  confidence: number,
  show: Show,
): Verdict {
  if (fit === undefined)
    return {
      is: 'plain',
      says: `${y} is the same throughout: the line is level, and there is no variation to explain.`,
    }
  if (left === 0 || slope.p === undefined)
    return { is: 'plain', says: 'All points lie on the line. Nothing is left to test.' }
  const change = `One more of ${x} goes with ${show.number(Math.abs(slope.value))} ${slope.value < 0 ? 'less' : 'more'} of ${y}`
  const level = show.percent(1 - confidence)
  return slope.p <= 1 - confidence
    ? {
        is: 'good',
        says: `${change}. The slope differs from 0 at a level of ${level}, and the line explains ${show.percent(fit)} of the variation of ${y}.`,
      }
    : {
        is: 'fair',
        says: `${change} in these data, but a slope of 0 is not ruled out at a level of ${level}: chance alone gives one as steep in ${show.percent(slope.p)} of such samples.`,
      }
}

function reachOf(at: number, from: number, to: number, show: Show): Verdict {
  return at < from || at > to
    ? {
        is: 'bad',
        says: `${show.number(at)} lies outside the measured x, ${show.number(from)} to ${show.number(to)}. Nothing in the data shows that the line goes on.`,
      }
    : { is: 'good', says: `${show.number(at)} lies within the measured x, ${show.number(from)} to ${show.number(to)}.` }
}

function coefficientOf(name: string, estimate: Estimate, { degrees }: LineModel, confidence: number) {
  const { value, error, t, p } = estimate
  return { name, value, error, t: t ?? null, p: p ?? null, ...coefficientInterval(estimate, degrees, confidence) }
}

function varianceOf({ explained, left, whole, degrees, f, fP, intercept, count }: LineModel) {
  const none = { mean: null, f: null, p: null }
  return [
    { source: 'Line', degrees: 1, squares: explained, mean: explained, f: f ?? null, p: fP ?? null },
    { source: 'Residuals', degrees, squares: left, ...none, mean: left / degrees },
    {
      source: intercept ? 'Together' : 'Together, about 0',
      degrees: intercept ? count - 1 : count,
      squares: whole,
      ...none,
    },
  ]
}
