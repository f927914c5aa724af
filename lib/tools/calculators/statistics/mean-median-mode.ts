import { choice, defineCalculator, longText, percent, problem, restOf, sumOfTerms } from '@/lib/kits/calculator'
import { exactSum, expanded, inOrder, meanOf, modeText, readCountedList } from '@/lib/engines/samples'
import { commasField, dataField } from '@/lib/families/statistics-lab/fields'
import type { Show } from '@/lib/base/format/show'

/** How many numbers of a sum or of a list are written out. */
const written = 12
const mostRows = 400
const weighted = { field: 'using', is: ['weights', 'frequencies'] } as const

export default defineCalculator({
  inputs: {
    data: dataField('Numbers', { initial: '12, 15, 15, 18, 20, 22, 25, 31' }),
    using: choice('Each number counts', {
      options: { once: 'Once', frequencies: 'As often as I say', weights: 'By a weight' },
      initial: 'once',
    }),
    weights: longText('Frequencies or weights', {
      initial: '1, 2, 1, 1, 1, 1, 2, 1',
      maxLength: 400_000,
      lines: 3,
      shownWhen: weighted,
      help: 'In the order of the numbers. Frequencies are whole.',
    }),
    trim: percent('Cut off at each end for the trimmed mean', {
      initial: 0.1,
      min: 0,
      below: 0.5,
      refines: true,
      slider: { to: 0.45, step: 0.01 },
    }),
    commas: commasField(),
  },
  outputs: {
    mean: { kind: 'number', label: 'Mean', help: 'With weights, the weighted mean.' },
    median: { kind: 'number', label: 'Median' },
    mode: { kind: 'text', label: 'Mode' },
    range: { kind: 'number', label: 'Range' },
    note: { kind: 'text', label: 'Read' },
    geometric: {
      kind: 'number',
      label: 'Geometric mean',
      optional: true,
      section: 'Other averages',
      help: 'Only where all numbers are above 0.',
    },
    harmonic: { kind: 'number', label: 'Harmonic mean', optional: true, section: 'Other averages' },
    quadratic: { kind: 'number', label: 'Quadratic mean (RMS)', section: 'Other averages' },
    trimmed: { kind: 'number', label: 'Trimmed mean', section: 'Other averages' },
    midrange: { kind: 'number', label: 'Midrange', section: 'Other averages' },
    plain: { kind: 'number', label: 'Mean without the weights', optional: true, section: 'Other averages' },
    sum: { kind: 'number', label: 'Sum', section: 'The list' },
    lowest: { kind: 'number', label: 'Lowest', section: 'The list' },
    highest: { kind: 'number', label: 'Highest', section: 'The list' },
    values: {
      kind: 'table',
      label: 'How often each number occurs',
      columns: {
        value: { kind: 'number', label: 'Number' },
        times: { kind: 'count', label: 'Times' },
        share: { kind: 'percent', label: 'Share', decimals: 1 },
      },
    },
  },
  formula:
    'Mean = sum ÷ count; median = the middle number in order, or the mean of the two in the middle; mode = the number that occurs most often',
  limits: [
    'Geometric and harmonic means exist only where every number is above 0.',
    'A list in which no number repeats has no mode.',
    'Weights change the mean alone. Frequencies change every figure, because each number then stands in the list that often.',
    'The trimmed mean leaves out whole numbers at each end: 10% of 15 numbers leaves out one.',
    'At most 20,000 numbers; the table shows the first 400 different ones.',
  ],
  sources: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.5.1: Measures of Location',
      href: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda351.htm',
    },
    {
      title: 'Python documentation: statistics (mean, median, multimode, geometric_mean, harmonic_mean)',
      href: 'https://docs.python.org/3/library/statistics.html',
    },
  ],

  compute(entered, { show }) {
    const list = listOf(entered, show)
    if ('field' in list) return problem(list.field, list.message)
    const { values, weights, note } = list
    const sorted = inOrder(values)
    const lowest = sorted[0] ?? 0
    const highest = sorted.at(-1) ?? 0
    const kept = sorted.slice(...keptPart(sorted.length, entered.trim))
    const positive = lowest > 0
    return {
      mean: weights
        ? exactSum(values.map((value, at) => value * (weights[at] ?? 0))) / exactSum(weights)
        : meanOf(values),
      median: medianOf(sorted),
      mode: modeText(sorted, show),
      range: highest - lowest,
      note,
      geometric: positive ? Math.exp(meanOf(values.map(Math.log))) : undefined,
      harmonic: positive ? values.length / exactSum(values.map((value) => 1 / value)) : undefined,
      quadratic: Math.sqrt(exactSum(values.map((value) => value * value)) / values.length),
      trimmed: meanOf(kept),
      midrange: lowest / 2 + highest / 2,
      plain: weights ? meanOf(values) : undefined,
      sum: exactSum(values),
      lowest,
      highest,
      values: countsOf(sorted),
    }
  },

  steps(entered, { geometric, harmonic, lowest, highest }, show) {
    const list = listOf(entered, show)
    if ('field' in list) return []
    const { values, weights } = list
    const sorted = inOrder(values)
    const kept = sorted.slice(...keptPart(sorted.length, entered.trim))
    const middle = Math.floor(sorted.length / 2)
    const figure = (value: number) => ({ kind: 'number', value }) as const
    const terms = Object.fromEntries(
      values.slice(0, written).flatMap((value, at) => [
        [`v${at}`, figure(value)],
        [`w${at}`, figure(weights?.[at] ?? 1)],
      ]),
    )
    const product = (at: number) => value(values, at) * (weights?.[at] ?? 1)
    const sum = sumOfTerms(values.length, written, (at) => (weights ? `{v${at}} × {w${at}}` : `{v${at}}`))
    const inList = sorted.slice(0, 40).map((one) => show.number(one))
    return [
      { finds: 'In order', working: `${inList.join('; ')}${sorted.length > 40 ? '; …' : ''}`, gives: list.note },
      {
        finds: weights ? 'Sum of number × weight' : 'Sum of the numbers',
        gives: figure(exactSum(values.map((_, at) => product(at)))),
        is: sum,
        with: {
          ...terms,
          rest: restOf(exactSum(values.slice(written).map((_, at) => product(at + written)))),
          total: figure(exactSum(values.map((_, at) => product(at)))),
          size: { kind: 'count', value: values.length },
          weight: figure(weights ? exactSum(weights) : values.length),
          below: figure(sorted[middle - 1] ?? 0),
          middle: figure(sorted[middle] ?? 0),
          logs: { kind: 'number', value: lowest > 0 ? exactSum(values.map(Math.log)) : 0, decimals: 8 },
          reciprocals: { kind: 'number', value: lowest > 0 ? exactSum(values.map((one) => 1 / one)) : 0, decimals: 8 },
          squares: figure(exactSum(values.map((one) => one * one))),
          left: figure(exactSum(kept)),
          kept: { kind: 'count', value: kept.length },
          bottom: figure(lowest),
          top: figure(highest),
        },
      },
      { gives: 'mean', is: '{total} ÷ {weight}' },
      {
        gives: 'median',
        is:
          sorted.length % 2 === 1
            ? '{middle}, the middle of {size}'
            : '({below} + {middle}) ÷ 2, the two in the middle of {size}',
      },
      { gives: 'range', is: '{top} − {bottom}' },
      { gives: 'midrange', is: '({bottom} + {top}) ÷ 2' },
      ...(geometric === undefined
        ? []
        : [{ gives: 'geometric', is: 'e^({logs} ÷ {size}), with the sum of all logarithms' } as const]),
      ...(harmonic === undefined
        ? []
        : [{ gives: 'harmonic', is: '{size} ÷ {reciprocals}, the sum of all reciprocals' } as const]),
      { gives: 'quadratic', is: '√({squares} ÷ {size}), with the sum of all squares' },
      { gives: 'trimmed', is: '{left} ÷ {kept}, without the ends' },
    ]
  },

  charts: [{ kind: 'bar', title: 'How often each number occurs', of: 'values', x: 'value', y: ['times'] }],
  examples: [
    {
      name: 'Eight delivery times',
      given: { data: '12, 15, 15, 18, 20, 22, 25, 31', using: 'once' },
      expect: { mean: 19.75, median: 19, mode: '15 (2 times)', range: 19 },
    },
    {
      name: 'A course with credits',
      given: { data: '82 91 68', using: 'weights', weights: '4 3 2' },
      expect: { mean: 81.888889, median: 82, plain: 80.333333 },
    },
  ],
})

type Entered = Readonly<{
  data: string
  using: 'once' | 'frequencies' | 'weights'
  weights: string
  commas: 'auto' | 'between' | 'decimal' | 'grouping'
}>
interface List {
  values: number[]
  weights?: number[]
  note: string
}
type Refusal = { field: 'data' | 'weights'; message: string }

function value(values: readonly number[], at: number): number {
  return values[at] ?? 0
}

function listOf(entered: Entered, show: Show): List | Refusal {
  const { using, weights } = entered
  const read = readCountedList({ ...entered, beside: weights }, show)
  if ('box' in read) return { field: read.box === 'data' ? 'data' : 'weights', message: `must ${read.says}` }
  const { values, beside, note } = read
  if (!beside) return { values, note }
  if (using === 'weights') return { values, weights: beside, note }
  const all = expanded(values, beside)
  return { values: all, note: `${note}, ${show.count(all.length)} with their frequencies` }
}

function medianOf(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (sorted[middle - 1] ?? 0) / 2 + upper / 2
}

function keptPart(count: number, trim: number): [number, number] {
  const cut = Math.floor(count * trim + 1e-9)
  return [cut, count - cut]
}

function countsOf(sorted: readonly number[]) {
  const rows: { value: number; times: number; share: number }[] = []
  for (const one of sorted) {
    const last = rows.at(-1)
    if (last?.value === one) last.times += 1
    else if (rows.length < mostRows) rows.push({ value: one, times: 1, share: 0 })
    else break
  }
  for (const row of rows) row.share = row.times / sorted.length
  return rows
}
