import { choice, defineCalculator, integer, percent, problem, type Verdict } from '@/lib/kits/calculator'
import {
  areTooFew,
  association,
  chiSquareDensity,
  chiSquareQuantile,
  curvePicture,
  fisherExact,
  fitOf,
  readPastedTable,
  scientificText,
  type CountCell,
} from '@/lib/engines/counted-tables'
import { commasField, tableField } from '@/lib/families/statistics-lab/fields'
import type { Show } from '@/lib/base/format/show'

const mostSide = 10
const mostKinds = 100
const largest = 1e9
const smallest = 1e-5
const standsOut = 2
const ofTable = { field: 'kind', is: 'table' } as const
const ofFit = { field: 'kind', is: 'fit' } as const

export default defineCalculator({
  inputs: {
    kind: choice('Test', {
      options: { table: 'Association in a table', fit: 'Fit to expected counts' },
      initial: 'table',
    }),
    table: tableField('Counts', {
      initial: 'Plan\tStayed\tLeft\nMonthly\t62\t38\nYearly\t93\t27\nFree\t45\t55',
      shownWhen: ofTable,
    }),
    counts: tableField('Observed, and expected beside it', {
      initial:
        'Seeds\tObserved\tExpected\nRound yellow\t315\t9\nRound green\t108\t3\nWrinkled yellow\t101\t3\nWrinkled green\t32\t1',
      shownWhen: ofFit,
    }),
    correction: choice('Two rows and two columns', {
      options: { none: 'Without Yates’s correction', yates: 'With Yates’s correction' },
      initial: 'none',
      as: 'menu',
      refines: true,
      shownWhen: ofTable,
    }),
    estimated: integer('Parameters taken from the data', {
      initial: 0,
      min: 0,
      max: 20,
      refines: true,
      shownWhen: ofFit,
      help: 'Such as a mean that the expected counts were worked out with. Each costs a degree of freedom.',
    }),
    alpha: percent('Significance level', {
      initial: 0.05,
      min: 0.0001,
      max: 0.5,
      refines: true,
      slider: { from: 0.01, to: 0.1, step: 0.005 },
    }),
    commas: commasField(),
  },
  outputs: {
    p: { kind: 'number', label: 'p-value', decimals: 5, smallest },
    verdict: { kind: 'verdict', label: 'Decision' },
    chi: { kind: 'number', label: 'Chi-square', decimals: 4 },
    degrees: { kind: 'count', label: 'Degrees of freedom' },
    effect: { kind: 'number', label: 'Cramér’s V', decimals: 4, shownWhen: ofTable, optional: true },
    w: { kind: 'number', label: 'Cohen’s w', decimals: 4, shownWhen: ofFit, optional: true },
    scientific: { kind: 'text', label: 'p in powers of ten', optional: true },
    total: { kind: 'count', label: 'Counted' },
    few: { kind: 'verdict', label: 'Expected counts' },
    curve: { kind: 'diagram', label: 'Chi-square and its curve' },
    phi: { kind: 'number', label: 'Phi', decimals: 4, optional: true, section: 'Other tests of the same counts' },
    g: { kind: 'number', label: 'G (likelihood ratio)', decimals: 4, section: 'Other tests of the same counts' },
    gP: { kind: 'number', label: 'p of G', decimals: 5, smallest, section: 'Other tests of the same counts' },
    corrected: {
      kind: 'number',
      label: 'Chi-square with Yates’s correction',
      decimals: 4,
      optional: true,
      section: 'Other tests of the same counts',
    },
    correctedP: {
      kind: 'number',
      label: 'p with Yates’s correction',
      decimals: 5,
      smallest,
      optional: true,
      section: 'Other tests of the same counts',
    },
    fisher: {
      kind: 'number',
      label: 'p of Fisher’s exact test',
      decimals: 5,
      smallest,
      optional: true,
      section: 'Other tests of the same counts',
    },
    cells: {
      kind: 'table',
      label: 'Every cell',
      columns: {
        row: { kind: 'text', label: 'Row' },
        column: { kind: 'text', label: 'Column' },
        observed: { kind: 'count', label: 'Observed' },
        expected: { kind: 'number', label: 'Expected', decimals: 2 },
        part: { kind: 'number', label: 'Part of chi-square', decimals: 4 },
        adjusted: { kind: 'number', label: 'Adjusted residual', decimals: 2 },
      },
    },
    note: { kind: 'text', label: 'Read' },
  },
  formula:
    'χ² = Σ (observed − expected)² ÷ expected; expected in a table = row total × column total ÷ all; degrees of freedom (rows − 1)(columns − 1), of a fit kinds − 1; V = √(χ² ÷ (n × (smaller side − 1))); G = 2 Σ observed × ln(observed ÷ expected)',
  limits: [
    'Counts of separate cases only: percentages, averages and the same person counted twice do not fit.',
    'The curve of chi-square is an approximation. It is named as unreliable where an expected count is below 1 or more than a fifth are below 5.',
    'A table has up to ten rows and ten columns; a row or column without any count is left out.',
    'Fisher’s exact test and Yates’s correction are for two rows and two columns.',
    'Expected numbers of a fit are scaled to what was counted, so that shares and ratios such as 9 : 3 : 3 : 1 serve too.',
  ],
  sources: [
    {
      title: 'R, package stats: chisq.test',
      href: 'https://search.r-project.org/CRAN/refmans/stats/html/chisq.test.html',
    },
  ],

  compute(values, { show }) {
    const { kind, alpha } = values
    const found = kind === 'table' ? tableOf(values, show) : fitOfCounts(values, show)
    if ('field' in found) return problem(found.field, found.message)
    const { test, degrees, cells, total } = found
    const flat = cells.map(({ cell }) => cell)
    return {
      p: test.p,
      verdict: decision({ p: test.p, cells, alpha, kind }, show),
      chi: test.statistic,
      degrees,
      effect: found.cramer,
      w: found.effect,
      scientific: test.p < 1e-4 ? scientificText(test.p, show) : undefined,
      total,
      few: fewOf(flat, found.fisher !== undefined, show),
      curve: pictureOf(test.statistic, degrees, alpha, show),
      phi: found.phi,
      g: found.likelihood.statistic,
      gP: found.likelihood.p,
      corrected: found.corrected?.statistic,
      correctedP: found.corrected?.p,
      fisher: found.fisher,
      cells: cells.map(({ row, column, cell }) => ({
        row,
        column,
        observed: cell.observed,
        expected: cell.expected,
        part: cell.part,
        adjusted: cell.adjusted ?? null,
      })),
      note: found.note,
    }
  },

  steps(values, { p, chi, corrected }, show) {
    const found = values.kind === 'table' ? tableOf(values, show) : fitOfCounts(values, show)
    if ('field' in found) return []
    const [first] = found.cells
    if (!first) return []
    const { cell, rowTotal, columnTotal } = first
    const figure = (value: number) => ({ kind: 'number', value }) as const
    const named = [first.row, first.column].filter(Boolean).join(', ')
    const isCorrected = chi === corrected && values.correction === 'yates'
    const terms = found.cells.slice(0, 12).map((_, at) => `{part${at}}`)
    const rest = found.cells.slice(12).reduce((sum, one) => sum + one.cell.part, 0)
    return [
      {
        finds: `Expected in ${named}`,
        gives: figure(cell.expected),
        is: '{inRow} × {inColumn} ÷ {total}',
        with: { inRow: figure(rowTotal), inColumn: figure(columnTotal) },
      },
      {
        finds: `Part of ${named}`,
        gives: figure(cell.part),
        is: '({observed} − {expected})² ÷ {expected}',
        with: { observed: figure(cell.observed), expected: figure(cell.expected) },
      },
      ...(isCorrected
        ? []
        : [
            {
              gives: 'chi' as const,
              is: found.cells.length > 12 ? `${terms.join(' + ')} + {rest}` : terms.join(' + '),
              with: {
                ...Object.fromEntries(found.cells.slice(0, 12).map((one, at) => [`part${at}`, figure(one.cell.part)])),
                ...(found.cells.length > 12 ? { rest: { ...figure(rest), text: '…' } } : {}),
              },
            },
          ]),
      ...(found.rows === undefined
        ? [
            {
              gives: 'degrees' as const,
              is: '{kinds} − 1 − {estimated}',
              with: { kinds: { kind: 'count', value: found.cells.length } as const },
            },
          ]
        : [
            {
              gives: 'degrees' as const,
              is: '({rows} − 1) × ({columns} − 1)',
              with: {
                rows: { kind: 'count', value: found.rows } as const,
                columns: { kind: 'count', value: found.cells.length / found.rows } as const,
              },
            },
          ]),
      {
        finds: 'p-value',
        gives: { kind: 'number', value: p, decimals: 5, smallest },
        says: 'Area of the chi-square curve beyond {chi}, {degrees} degrees of freedom',
      },
    ]
  },

  charts: [
    {
      kind: 'heat',
      title: 'Where there is more or less than expected (adjusted residuals)',
      of: 'cells',
      label: 'row',
      x: 'column',
      value: 'adjusted',
      shownWhen: ofTable,
    },
    {
      kind: 'bar',
      title: 'Observed and expected',
      of: 'cells',
      x: 'row',
      y: ['observed', 'expected'],
      shownWhen: ofFit,
    },
  ],
  examples: [
    {
      name: 'Plans and who stays',
      given: {
        kind: 'table',
        table: 'Plan\tStayed\tLeft\nMonthly\t62\t38\nYearly\t93\t27\nFree\t45\t55',
        alpha: 0.05,
      },
      expect: { chi: 24.5973333333333, degrees: 2, effect: 0.277248384425711 },
    },
    {
      name: 'Mendel’s peas',
      given: {
        kind: 'fit',
        counts: 'Round yellow\t315\t9\nRound green\t108\t3\nWrinkled yellow\t101\t3\nWrinkled green\t32\t1',
        alpha: 0.05,
      },
      expect: { degrees: 3, total: 556 },
    },
  ],
})

interface Entered {
  table: string
  counts: string
  correction: 'none' | 'yates'
  estimated: number
  commas: 'auto' | 'between' | 'decimal' | 'grouping'
}
interface NamedCell {
  row: string
  column: string | null
  cell: CountCell
  rowTotal: number
  columnTotal: number
}
interface Found {
  test: { statistic: number; p: number }
  likelihood: { statistic: number; p: number }
  corrected?: { statistic: number; p: number }
  degrees: number
  total: number
  cells: NamedCell[]
  rows?: number
  cramer?: number
  phi?: number
  effect?: number
  fisher?: number
  note: string
}
interface Refusal {
  field: 'table' | 'counts' | 'estimated'
  message: string
}

/** What is wrong with numbers that should be counts. */
function faultOf(text: string, cells: readonly (number | null)[]): string | undefined {
  if (text.includes('%')) return 'must have counts, not percentages: chi-square depends on how many were counted'
  if (cells.some((cell) => cell !== null && cell < 0)) return 'must not have counts below 0'
  if (cells.some((cell) => cell !== null && !Number.isInteger(cell)))
    return 'must have whole counts, not shares or averages'
  if (cells.some((cell) => cell !== null && cell > largest)) return `must have counts of at most a billion`
  return undefined
}

function tableOf({ table, commas, correction }: Entered, show: Show): Found | Refusal {
  const read = readPastedTable(table, show.region, commas)
  if ('says' in read) return { field: 'table', message: `must ${read.says}` }
  const { columns, lineNames } = read
  const refuse = (message: string): Refusal => ({ field: 'table', message })
  const fault = faultOf(
    table,
    columns.flatMap(({ cells }) => cells),
  )
  if (fault) return refuse(fault)
  const lines = columns[0]?.cells.length ?? 0
  const all = Array.from({ length: lines }, (_, row) => columns.map(({ cells }) => cells[row] ?? 0))
  const keptRows = all.flatMap((row, at) => (row.some((count) => count > 0) ? [at] : []))
  const keptColumns = columns.flatMap(({ cells }, at) => (cells.some((count) => (count ?? 0) > 0) ? [at] : []))
  if (keptRows.length < 2 || keptColumns.length < 2)
    return refuse('must have at least two rows and two columns with counts above 0')
  if (keptRows.length > mostSide || keptColumns.length > mostSide)
    return refuse(`must have at most ${mostSide} rows and ${mostSide} columns`)
  const counts = keptRows.map((row) => keptColumns.map((column) => all[row]?.[column] ?? 0))
  const { cells, total, degrees, pearson, likelihood, corrected, cramer, phi } = association(counts)
  const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = counts
  const dropped = lines - keptRows.length + columns.length - keptColumns.length
  const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0)
  return {
    test: correction === 'yates' && corrected ? corrected : pearson,
    likelihood,
    ...(corrected ? { corrected } : {}),
    degrees,
    total,
    rows: keptRows.length,
    cramer,
    ...(phi === undefined
      ? {}
      : {
          phi,
          fisher: fisherExact({ successes: c, trials: c + d }, { successes: a, trials: a + b }, 'different'),
        }),
    cells: cells.flatMap((row, down) =>
      row.map((cell, across) => ({
        row: lineNames?.[keptRows[down] ?? 0] ?? `Row ${(keptRows[down] ?? 0) + 1}`,
        column: columns[keptColumns[across] ?? 0]?.name ?? null,
        cell,
        rowTotal: sum(row.map(({ observed }) => observed)),
        columnTotal: sum(cells.map((one) => one[across]?.observed ?? 0)),
      })),
    ),
    note: [
      `${show.count(keptRows.length)} rows, ${show.count(keptColumns.length)} columns`,
      ...(dropped > 0 ? [`left out: ${show.count(dropped)} without a count`] : []),
    ].join('; '),
  }
}

function fitOfCounts({ counts, commas, estimated }: Entered, show: Show): Found | Refusal {
  const read = readPastedTable(counts, show.region, commas)
  if ('says' in read) return { field: 'counts', message: `must ${read.says}` }
  const refuse = (message: string): Refusal => ({ field: 'counts', message })
  const [first, second, third] = read.columns
  if (!first || third)
    return refuse('must have the observed counts, and in a second column the expected ones if they differ')
  const fault = faultOf(second ? '' : counts, first.cells)
  if (fault) return refuse(fault)
  const lines = first.cells.map((cell, at) => ({
    name: read.lineNames?.[at] ?? `Kind ${at + 1}`,
    observed: cell ?? 0,
    weight: second ? second.cells[at] : 1,
  }))
  const lacking = lines.find(({ weight }) => !(typeof weight === 'number' && weight > 0))
  if (lacking) return refuse(`must have an expected number above 0 for each kind: ${lacking.name} has none`)
  if (lines.length < 2 || lines.length > mostKinds) return refuse(`must have 2 to ${mostKinds} kinds, a line each`)
  if (lines.every(({ observed }) => observed === 0)) return refuse('must have a count above 0')
  if (lines.length - 1 - estimated < 1)
    return { field: 'estimated', message: 'must leave a degree of freedom: at most the number of kinds less two' }
  const { cells, total, degrees, pearson, likelihood, effect } = fitOf(
    lines.map(({ observed }) => observed),
    lines.map(({ weight }) => weight ?? 0),
    estimated,
  )
  const whole = lines.reduce((sum, { weight }) => sum + (weight ?? 0), 0)
  return {
    test: pearson,
    likelihood,
    degrees,
    total,
    effect,
    cells: lines.flatMap(({ name, weight }, at) => {
      const cell = cells[at]
      return cell
        ? [{ row: name, column: null, cell, rowTotal: total, columnTotal: (total * (weight ?? 0)) / whole }]
        : []
    }),
    note: [
      `${show.count(lines.length)} kinds`,
      ...(second && Math.abs(whole - total) > 1e-9 * total
        ? [`expected numbers, ${show.number(whole)} in all, scaled to ${show.count(total)}`]
        : []),
      ...(second ? [] : ['expected alike']),
    ].join('; '),
  }
}

function decision(
  { p, cells, alpha, kind }: { p: number; cells: readonly NamedCell[]; alpha: number; kind: 'table' | 'fit' },
  show: Show,
): Verdict {
  const level = show.percent(alpha)
  if (p > alpha)
    return {
      is: 'fair',
      says: `Not significant at ${level}: counts as uneven as these come by chance in ${show.percent(p)} of such samples. ${kind === 'table' ? 'Rows and columns may have nothing to do with each other.' : 'They may well follow what was expected.'}`,
    }
  const far = cells
    .filter(({ cell }) => Math.abs(cell.adjusted ?? 0) > standsOut)
    .toSorted((one, other) => Math.abs(other.cell.adjusted ?? 0) - Math.abs(one.cell.adjusted ?? 0))
    .slice(0, 2)
    .map(
      ({ row, column, cell }) =>
        `${(cell.adjusted ?? 0) > 0 ? 'more' : 'fewer'} of ${[row, column].filter(Boolean).join(', ')}`,
    )
  const what = kind === 'table' ? 'Rows and columns belong together' : 'The counts differ from what was expected'
  return {
    is: 'good',
    says: `${what}, significant at ${level}.${far.length > 0 ? ` Above all ${far.join(', ')} than expected.` : ''}`,
  }
}

function fewOf(cells: readonly CountCell[], hasFisher: boolean, show: Show): Verdict {
  const least = Math.min(...cells.map(({ expected }) => expected))
  const few = cells.filter(({ expected }) => expected < 5).length
  if (areTooFew(cells))
    return {
      is: 'bad',
      says: `Too small: ${show.count(few)} of ${show.count(cells.length)} are below 5, the least is ${show.number(least, 2)}. ${hasFisher ? 'Go by Fisher’s exact test below.' : 'Join kinds that belong together, or count more.'}`,
    }
  return { is: 'good', says: `Large enough: the least is ${show.number(least, 2)}.` }
}

function pictureOf(chi: number, degrees: number, alpha: number, show: Show) {
  const critical = chiSquareQuantile(1 - alpha, degrees) ?? degrees
  const spread = Math.sqrt(2 * degrees)
  const to = Math.max(degrees + 4 * spread, critical * 1.2, Math.min(chi * 1.1, degrees + 12 * spread))
  const from = Math.max(to / 1000, degrees - 5 * spread)
  return curvePicture({
    title: 'Curve of chi-square with the p-value filled and the chi-square of the counts marked',
    density: (x) => chiSquareDensity(x, degrees),
    from,
    to,
    shaded: [[chi, Infinity]],
    ticks: [{ x: critical, label: show.number(critical, 2) }],
    marks: [{ x: Math.min(to, Math.max(from, chi)), label: `χ² = ${show.number(chi, 2)}` }],
  })
}
