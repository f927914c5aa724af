import { choice, defineCalculator, integer, percent, problem, type Verdict } from '@/lib/kits/calculator'
import {
  bendOf,
  deviationsOf,
  fisherInterval,
  kendall,
  pearson,
  pearsonTest,
  readPaired,
  scientificText,
  spearman,
  type Coefficient,
  type PairedColumn,
} from '@/lib/engines/paired'
import { commasField, pairedFields } from '@/lib/families/statistics-lab/fields'
import type { Show } from '@/lib/base/format/show'

const mostColumns = 10
const mostDrawn = 1000
/** A p is never 0; smaller ones are told in powers of ten. */
const smallest = 1e-5
const bendToTell = 0.5
const gapToTell = 0.12
const fromTable = { field: 'from', is: 'table' } as const

export default defineCalculator({
  inputs: {
    ...pairedFields({
      table: 'Advertising\tSales\n2\t15\n3\t18\n4\t17\n5\t22\n6\t24\n7\t23\n8\t29\n9\t28\n11\t34\n12\t33',
      first: '2, 3, 4, 5, 6, 7, 8, 9, 11, 12',
      second: '15, 18, 17, 22, 24, 23, 29, 28, 34, 33',
    }),
    xColumn: integer('Column of x', { initial: 1, min: 1, max: mostColumns, refines: true, shownWhen: fromTable }),
    yColumn: integer('Column of y', {
      initial: 2,
      min: 1,
      max: mostColumns,
      refines: true,
      shownWhen: fromTable,
      help: 'Of a table with more than two columns of numbers. All of them are in the matrix.',
    }),
    tail: choice('Looking for', {
      options: { different: 'A correlation either way', higher: 'A positive one only', lower: 'A negative one only' },
      initial: 'different',
      as: 'menu',
      refines: true,
    }),
    alpha: percent('Significance level', {
      initial: 0.05,
      min: 0.0001,
      max: 0.4,
      refines: true,
      slider: { from: 0.01, to: 0.1, step: 0.005 },
    }),
    shade: choice('The matrix shows', {
      options: { r: 'Pearson’s r', rho: 'Spearman’s rho', tau: 'Kendall’s tau' },
      initial: 'r',
      as: 'menu',
      refines: true,
      shownWhen: fromTable,
    }),
    commas: commasField(),
  },
  outputs: {
    r: { kind: 'number', label: 'Pearson’s r', decimals: 6 },
    verdict: { kind: 'verdict', label: 'What it says' },
    p: { kind: 'number', label: 'p-value of r', decimals: 5, smallest, optional: true },
    scientific: { kind: 'text', label: 'p in powers of ten', optional: true },
    square: { kind: 'percent', label: 'r², shared variation', decimals: 2 },
    rho: { kind: 'number', label: 'Spearman’s rho', decimals: 6 },
    tau: { kind: 'number', label: 'Kendall’s tau-b', decimals: 6 },
    hint: { kind: 'verdict', label: 'Look at the picture', optional: true },
    low: { kind: 'number', label: 'Interval of r from', decimals: 4, optional: true, section: 'Pearson’s r' },
    high: { kind: 'number', label: 'Interval of r to', decimals: 4, optional: true, section: 'Pearson’s r' },
    confidence: { kind: 'percent', label: 'Confidence', section: 'Pearson’s r' },
    t: { kind: 'number', label: 't', decimals: 5, optional: true, section: 'Pearson’s r' },
    degrees: { kind: 'count', label: 'Degrees of freedom', section: 'Pearson’s r' },
    pairs: { kind: 'count', label: 'Pairs', section: 'Pearson’s r' },
    measures: {
      kind: 'table',
      label: 'The three measures',
      columns: {
        measure: { kind: 'text', label: 'Measure' },
        value: { kind: 'number', label: 'Value', decimals: 6 },
        statistic: { kind: 'number', label: 't or z', decimals: 5 },
        p: { kind: 'number', label: 'p-value', decimals: 5, smallest },
        from: { kind: 'text', label: 'p from' },
      },
    },
    matrix: {
      kind: 'table',
      label: 'Every pair of columns',
      optional: true,
      columns: {
        first: { kind: 'text', label: 'Column' },
        second: { kind: 'text', label: 'With' },
        r: { kind: 'number', label: 'r', decimals: 4 },
        p: { kind: 'number', label: 'p of r', decimals: 5, smallest },
        rho: { kind: 'number', label: 'rho', decimals: 4 },
        tau: { kind: 'number', label: 'tau', decimals: 4 },
      },
    },
    points: {
      kind: 'series',
      label: 'Pairs',
      columns: { x: { kind: 'number', label: 'x' }, y: { kind: 'number', label: 'y' } },
    },
    line: {
      kind: 'series',
      label: 'Straight line',
      columns: { x: { kind: 'number', label: 'x' }, fitted: { kind: 'number', label: 'Straight line' } },
    },
    cells: {
      kind: 'series',
      label: 'Matrix',
      optional: true,
      columns: {
        row: { kind: 'text', label: 'Row' },
        column: { kind: 'text', label: 'Column' },
        value: { kind: 'number', label: 'Correlation', decimals: 2 },
      },
    },
    note: { kind: 'text', label: 'Read' },
  },
  formula:
    'r = Σ(x − x̄)(y − ȳ) ÷ √(Σ(x − x̄)² × Σ(y − ȳ)²); t = r √((n − 2) ÷ (1 − r²)); interval tanh(artanh r ± z ÷ √(n − 3)); rho is r of the ranks; tau-b = (agreeing − disagreeing pairs) ÷ √((all − ties in x)(all − ties in y))',
  limits: [
    'Correlation is no cause: a third quantity may move both, or y may move x.',
    'Pearson’s r measures a straight pattern. The test takes both variables to be roughly normal and the pairs to be independent.',
    'A line of the table without a value in some column is left out of all of them, and counted.',
    'Spearman’s p counts every order for up to nine pairs and Kendall’s below fifty, where no values are equal; above that and with ties they are approximations.',
    'Words such as strong or weak are a rule of thumb: very strong from 0.9, strong from 0.7, moderate from 0.5, weak from 0.3.',
    'A column that is the same throughout has no correlation: the matrix leaves its places empty.',
    'The p-values of a matrix are not corrected for the number of pairs.',
    'A picture of more than 1,000 pairs shows a part of them, evenly chosen.',
  ],
  sources: [
    {
      title: 'R, package stats: cor.test',
      href: 'https://search.r-project.org/CRAN/refmans/stats/html/cor.test.html',
    },
    {
      title: 'R, package datasets: anscombe',
      href: 'https://search.r-project.org/R/refmans/datasets/html/anscombe.html',
    },
  ],

  compute(values, { show }) {
    const { from, tail, alpha } = values
    const read = readPaired(values, mostColumns, show)
    if ('says' in read) return problem(read.box, `must ${read.says}`)
    const { columns } = read
    const isTable = from === 'table'
    const box = isTable ? 'table' : 'second'
    const x = columns[isTable ? values.xColumn - 1 : 0]
    const y = columns[isTable ? values.yColumn - 1 : 1]
    if (!x) return problem('xColumn', `must be at most ${show.count(columns.length)}: there are no more columns`)
    if (!y) return problem('yColumn', `must be at most ${show.count(columns.length)}: there are no more columns`)
    if (x === y) return problem('yColumn', 'must be another column than that of x')
    if (x.values.length < 3) return problem(box, 'must have at least three complete pairs')
    const constant = [x, y].find(isConstant)
    if (constant) return problem(box, `must have numbers that differ: ${constant.name} is the same throughout`)
    const deviations = deviationsOf(x.values, y.values)
    if (!deviations) return problem(box, 'must have numbers that differ by more than rounding')
    const { count, along, across, meanX, meanY } = deviations
    const r = pearson(deviations)
    const test = pearsonTest(r, count, tail)
    const rho = spearman(x.values, y.values, tail)
    const tau = kendall(x.values, y.values, tail)
    const ends = fisherInterval(r, count, 1 - alpha, tail)
    const matrix = columns.length > 2 ? matrixOf(columns, tail) : undefined
    const slope = across / along
    const [left, right] = [Math.min(...x.values), Math.max(...x.values)]
    return {
      r,
      verdict: verdictOf(test, count, alpha, tail, show),
      p: test.p,
      scientific: test.p !== undefined && test.p < 1e-4 ? scientificText(test.p, show) : undefined,
      square: r * r,
      rho: rho.value,
      tau: tau.value,
      hint: hintOf(r, rho.value, bendOf(x.values, y.values, deviations), show),
      ...ends,
      confidence: 1 - alpha,
      t: test.statistic,
      degrees: count - 2,
      pairs: count,
      measures: [rowOf('Pearson’s r', test), rowOf('Spearman’s rho', rho), rowOf('Kendall’s tau-b', tau)],
      matrix,
      points: thinned(x.values.map((one, at) => ({ x: one, y: y.values[at] ?? 0 }))),
      line: [left, right].map((one) => ({ x: one, fitted: meanY + slope * (one - meanX) })),
      cells: matrix && cellsOf(columns, matrix, values.shade),
      note: [
        `${read.note}; x is “${x.name}”, y is “${y.name}”`,
        ...columns.filter(isConstant).map(({ name }) => `“${name}” is the same throughout and has no correlation`),
      ].join('; '),
    }
  },

  steps(values, { r, t }, show) {
    const read = readPaired(values, mostColumns, show)
    if ('says' in read) return []
    const isTable = values.from === 'table'
    const x = read.columns[isTable ? values.xColumn - 1 : 0]
    const y = read.columns[isTable ? values.yColumn - 1 : 1]
    const sums = x && y && deviationsOf(x.values, y.values)
    if (!sums) return []
    const figure = (value: number) => ({ kind: 'number', value }) as const
    const { along, up, across } = sums
    return [
      { finds: 'Σ(x − x̄)²', gives: figure(along), says: 'Squares of the distances of x from its mean' },
      { finds: 'Σ(y − ȳ)²', gives: figure(up), says: 'Squares of the distances of y from its mean' },
      { finds: 'Σ(x − x̄)(y − ȳ)', gives: figure(across), says: 'Products of both distances' },
      {
        gives: 'r',
        is: '{across} ÷ √({along} × {up})',
        with: { across: figure(across), along: figure(along), up: figure(up) },
      },
      { gives: 'square', is: '{r}²' },
      ...(t === undefined || Math.abs(r) > 0.999
        ? []
        : [{ gives: 't' as const, is: '{r} × √(({pairs} − 2) ÷ (1 − {r}²))' }]),
      { gives: 'p', says: 'Area of Student’s t beyond {t}, {degrees} degrees of freedom' },
      { gives: 'low', says: 'tanh(artanh({r}) − z ÷ √({pairs} − 3))' },
      { gives: 'high', says: 'tanh(artanh({r}) + z ÷ √({pairs} − 3))' },
    ]
  },

  charts: [
    {
      kind: 'scatter',
      title: 'Pairs and straight line',
      of: 'points',
      x: 'x',
      y: ['y'],
      lines: { of: 'line', x: 'x', y: ['fitted'] },
    },
    {
      kind: 'heat',
      title: 'Correlation of every pair of columns',
      of: 'cells',
      label: 'row',
      x: 'column',
      value: 'value',
    },
  ],
  examples: [
    {
      name: 'Advertising and sales',
      given: {
        from: 'lists',
        first: '2, 3, 4, 5, 6, 7, 8, 9, 11, 12',
        second: '15, 18, 17, 22, 24, 23, 29, 28, 34, 33',
        tail: 'different',
        alpha: 0.05,
      },
      expect: { r: 0.973681162105094, rho: 0.951515151515152, tau: 0.822222222222222 },
    },
    {
      name: 'Anscombe’s second set',
      given: {
        from: 'lists',
        first: '10 8 13 9 11 14 6 4 12 7 5',
        second: '9.14 8.14 8.74 8.77 9.26 8.10 6.13 3.10 9.13 7.26 4.74',
        tail: 'different',
        alpha: 0.05,
      },
      expect: { r: 0.816236506000243, rho: 0.690909090909091 },
    },
  ],
})

type Tail = 'different' | 'higher' | 'lower'

function rowOf(measure: string, { value, statistic, p, from }: Coefficient) {
  return { measure, value, statistic: statistic ?? null, p: p ?? null, from: from ?? '' }
}

const isConstant = ({ values }: PairedColumn) => new Set(values).size < 2

interface MatrixRow {
  first: string
  second: string
  r: number | null
  p: number | null
  rho: number | null
  tau: number | null
}

/** A column without variation has a correlation with none. */
function matrixOf(columns: readonly PairedColumn[], tail: Tail): MatrixRow[] {
  return columns.flatMap((first, at) => columns.slice(at + 1).map((second) => matrixRow(first, second, tail)))
}

function matrixRow(first: PairedColumn, second: PairedColumn, tail: Tail): MatrixRow {
  const names = { first: first.name, second: second.name }
  const deviations = deviationsOf(first.values, second.values)
  if (!deviations) return { ...names, r: null, p: null, rho: null, tau: null }
  const test = pearsonTest(pearson(deviations), deviations.count, tail)
  return {
    ...names,
    r: test.value,
    p: test.p ?? null,
    rho: spearman(first.values, second.values, tail).value,
    tau: kendall(first.values, second.values, tail).value,
  }
}

function cellsOf(columns: readonly PairedColumn[], matrix: readonly MatrixRow[], shade: 'r' | 'rho' | 'tau') {
  const constant = new Set(columns.filter(isConstant).map(({ name }) => name))
  return columns.flatMap(({ name: row }) =>
    columns.map(({ name: column }) => {
      const found = matrix.find(
        ({ first, second }) => (first === row && second === column) || (first === column && second === row),
      )
      return { row, column, value: row === column && !constant.has(row) ? 1 : (found?.[shade] ?? null) }
    }),
  )
}

function thinned<T>(points: readonly T[]): T[] {
  const stride = Math.max(1, points.length / mostDrawn)
  return Array.from({ length: Math.min(points.length, mostDrawn) }, (_, at) => points[Math.floor(at * stride)]).flatMap(
    (one) => one ?? [],
  )
}

function strengthOf(size: number): string {
  if (size >= 0.9) return 'very strong'
  if (size >= 0.7) return 'strong'
  if (size >= 0.5) return 'moderate'
  return size >= 0.3 ? 'weak' : 'hardly any'
}

function verdictOf(test: Coefficient, count: number, alpha: number, tail: Tail, show: Show): Verdict {
  const { value, p } = test
  if (p === undefined)
    return {
      is: 'plain',
      says: `All ${show.count(count)} points lie on a ${value > 0 ? 'rising' : 'falling'} straight line, so that there is nothing to test.`,
    }
  const way = value > 0 ? 'positive' : 'negative'
  const level = show.percent(alpha)
  const strength = `A ${strengthOf(Math.abs(value))} ${way} correlation`.replace('A hardly any', 'Hardly any')
  if (p <= alpha) return { is: 'good', says: `${strength}, significant at ${level}. It does not say what causes what.` }
  const looked = tail === 'different' ? '' : ` in the direction that you look for`
  return {
    is: 'fair',
    says: `${strength} in these pairs, not significant at ${level}${looked}: chance alone gives as much in ${show.percent(p)} of such samples.`,
  }
}

function hintOf(r: number, rho: number, bend: number | undefined, show: Show): Verdict | undefined {
  const [straight, ranked] = [Math.abs(r), Math.abs(rho)]
  if (bend !== undefined && bend > bendToTell)
    return {
      is: 'fair',
      says: `The points bend: a parabola takes up ${show.percent(bend, 0)} of what the straight line leaves.${ranked > straight + 0.01 ? ' They still go one way, so rho describes them better.' : ' No single coefficient describes that.'}`,
    }
  if (ranked - straight > gapToTell)
    return {
      is: 'fair',
      says: 'The order agrees more than the values: the pattern goes one way without being straight, or a few points stand apart. Go by rho.',
    }
  if (straight - ranked > gapToTell)
    return {
      is: 'fair',
      says: 'The values agree more than their order: one or a few points far out may make this r. Look what it is without them.',
    }
  return undefined
}
