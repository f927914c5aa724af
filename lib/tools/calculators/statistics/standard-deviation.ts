import { choice, defineCalculator, longText, problem, restOf, sumOfTerms } from '@/lib/kits/calculator'
import { expanded, momentsOf, readCountedList } from '@/lib/engines/samples'
import { commasField, dataField } from '@/lib/families/statistics-lab/fields'
import type { Show } from '@/lib/base/format/show'

const written = 10
const mostRows = 400
const counted = { field: 'using', is: 'frequencies' } as const

export default defineCalculator({
  inputs: {
    data: dataField('Numbers', { initial: '2, 4, 4, 4, 5, 5, 7, 9' }),
    of: choice('They are', {
      options: { sample: 'A sample (n − 1)', population: 'The whole population (n)' },
      initial: 'sample',
      help: 'A sample stands for more than itself. A population is everybody you talk about.',
    }),
    using: choice('Each number counts', {
      options: { once: 'Once', frequencies: 'As often as I say' },
      initial: 'once',
      refines: true,
    }),
    frequencies: longText('Frequencies', {
      initial: '1, 3, 1, 2, 1, 1, 2, 1',
      maxLength: 400_000,
      lines: 3,
      shownWhen: counted,
      refines: true,
      help: 'Whole numbers in the order of the numbers.',
    }),
    commas: commasField(),
  },
  outputs: {
    deviation: { kind: 'number', label: 'Standard deviation' },
    variance: { kind: 'number', label: 'Variance' },
    mean: { kind: 'number', label: 'Mean' },
    count: { kind: 'count', label: 'Count' },
    note: { kind: 'text', label: 'Read' },
    squares: { kind: 'number', label: 'Sum of squared deviations', section: 'More on the spread' },
    error: {
      kind: 'number',
      label: 'Standard error of the mean',
      optional: true,
      section: 'More on the spread',
      help: 'Always from the sample standard deviation.',
    },
    variation: {
      kind: 'percent',
      label: 'Coefficient of variation',
      optional: true,
      section: 'More on the spread',
      help: 'Standard deviation ÷ mean. None where the mean is 0.',
    },
    other: { kind: 'number', label: 'With the other divisor', optional: true, section: 'More on the spread' },
    bands: {
      kind: 'table',
      label: 'Within one, two and three standard deviations',
      columns: {
        band: { kind: 'count', label: 'Standard deviations' },
        from: { kind: 'number', label: 'From' },
        to: { kind: 'number', label: 'To' },
        inside: { kind: 'count', label: 'Numbers inside' },
        share: { kind: 'percent', label: 'Share', decimals: 1 },
        normal: { kind: 'percent', label: 'On a normal curve', decimals: 2 },
      },
    },
    deviations: {
      kind: 'table',
      label: 'Every deviation',
      columns: {
        at: { kind: 'count', label: 'Place' },
        value: { kind: 'number', label: 'Number' },
        times: { kind: 'count', label: 'Times' },
        deviation: { kind: 'number', label: 'Less the mean' },
        square: { kind: 'number', label: 'Squared' },
      },
    },
  },
  formula: 's = √(Σ(x − mean)² ÷ (n − 1)) for a sample, σ = √(Σ(x − mean)² ÷ n) for a population',
  limits: [
    'The sample standard deviation needs two numbers; of one number only the population figure, 0, exists.',
    'Deviations are taken from the mean itself (two passes); the short cut by squares of the numbers loses digits and is not used.',
    'The shares of the normal curve are for comparison: your numbers need not follow it.',
    'At most 20,000 numbers; the table of deviations shows the first 400.',
  ],
  sources: [
    {
      title: 'NIST Statistical Reference Datasets: univariate summary statistics (NumAcc1 to NumAcc4, Michelso)',
      href: 'https://www.itl.nist.gov/div898/strd/univ/homepage.html',
    },
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.5.6: Measures of Scale',
      href: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda356.htm',
    },
  ],

  compute(entered, { show }) {
    const list = listOf(entered, show)
    if ('field' in list) return problem(list.field, list.message)
    const { values, times, note } = list
    const all = times ? expanded(values, times) : values
    const moments = momentsOf(all)
    const { count, squares, mean } = moments
    if (entered.of === 'sample' && count < 2)
      return problem('data', 'must have at least two numbers for a sample, or be a whole population')
    const byAll = Math.sqrt(squares / count)
    const bySample = count > 1 ? Math.sqrt(squares / (count - 1)) : undefined
    const deviation = entered.of === 'sample' ? (bySample ?? 0) : byAll
    return {
      deviation,
      variance: squares / (entered.of === 'sample' ? count - 1 : count),
      mean,
      count,
      note,
      squares,
      error: bySample === undefined ? undefined : bySample / Math.sqrt(count),
      variation: mean === 0 || !Number.isFinite(deviation / mean) ? undefined : deviation / Math.abs(mean),
      other: entered.of === 'sample' ? byAll : bySample,
      bands: [1, 2, 3].map((band) => {
        const from = mean - band * deviation
        const to = mean + band * deviation
        const slack = 1e-12 * Math.abs(mean)
        const inside = all.filter((value) => value >= from - slack && value <= to + slack).length
        return { band, from, to, inside, share: inside / count, normal: normalShares[band - 1] ?? null }
      }),
      deviations: values.slice(0, mostRows).map((value, at) => ({
        at: at + 1,
        value,
        times: times?.[at] ?? 1,
        deviation: value - mean,
        square: (value - mean) ** 2,
      })),
    }
  },

  steps(entered, { mean, squares }, show) {
    const list = listOf(entered, show)
    if ('field' in list) return []
    const { values, times } = list
    const figure = (value: number) => ({ kind: 'number', value }) as const
    const often = (at: number) => times?.[at] ?? 1
    const term = (at: number, name: string) => (times ? `{n${at}} × ${name}` : name)
    const restFrom = (each: (value: number) => number) =>
      restOf(values.slice(written).reduce((sum, value, at) => sum + often(at + written) * each(value), 0))
    const named = Object.fromEntries(
      values.slice(0, written).flatMap((value, at) => [
        [`v${at}`, figure(value)],
        [`n${at}`, { kind: 'count', value: often(at) } as const],
      ]),
    )
    const divisor = entered.of === 'sample' ? '({count} − 1)' : '{count}'
    return [
      {
        gives: 'mean',
        is: `(${sumOfTerms(values.length, written, (at) => term(at, `{v${at}}`))}) ÷ {count}`,
        with: { ...named, rest: restFrom((value) => value) },
      },
      {
        gives: 'squares',
        is: sumOfTerms(values.length, written, (at) => term(at, `({v${at}} − {mean})²`)),
        with: { rest: restFrom((value) => (value - mean) ** 2) },
      },
      { gives: 'variance', is: `{squares} ÷ ${divisor}` },
      { gives: 'deviation', is: '√{variance}' },
      { gives: 'error', is: '√({squares} ÷ ({count} − 1)) ÷ √{count}' },
      { gives: mean > 0 && squares >= 0 ? 'variation' : undefined, is: '{deviation} ÷ {mean}' },
    ]
  },

  charts: [{ kind: 'bar', title: 'How far each number is from the mean', of: 'deviations', x: 'at', y: ['deviation'] }],
  examples: [
    {
      name: 'Eight waiting times',
      given: { data: '2, 4, 4, 4, 5, 5, 7, 9', of: 'population', using: 'once' },
      expect: { deviation: 2, variance: 4, mean: 5, squares: 32, other: 2.13809 },
    },
    {
      name: 'The same as a sample',
      given: { data: '2, 4, 4, 4, 5, 5, 7, 9', of: 'sample', using: 'once' },
      expect: { deviation: 2.13809, variance: 4.571429, error: 0.755929, variation: 0.427618 },
    },
  ],
})

/** erf(k ÷ √2) for k = 1, 2, 3: the shares of a normal curve. */
const normalShares = [0.682689492137086, 0.954499736103642, 0.99730020393674] as const

type Entered = Readonly<{
  data: string
  using: 'once' | 'frequencies'
  frequencies: string
  commas: 'auto' | 'between' | 'decimal' | 'grouping'
}>
type List = { values: number[]; times?: number[]; note: string } | { field: 'data' | 'frequencies'; message: string }

function listOf(entered: Entered, show: Show): List {
  const read = readCountedList({ ...entered, beside: entered.frequencies }, show)
  if ('box' in read) return { field: read.box === 'data' ? 'data' : 'frequencies', message: `must ${read.says}` }
  const { values, beside, note } = read
  return { values, note, ...(beside && { times: beside }) }
}
