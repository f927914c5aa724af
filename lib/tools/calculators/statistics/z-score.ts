import { choice, defineCalculator, number, percent, problem, toggle } from '@/lib/kits/calculator'
import { bellPicture, normalQuantile, normalUpperTail, scientificText } from '@/lib/engines/distributions'
import { inOrder, meanOf, momentsOf, pastedNote, quantile, readPasted } from '@/lib/engines/samples'
import { commasField, dataField } from '@/lib/families/statistics-lab/fields'
import type { Show } from '@/lib/base/format/show'

const most = 1e12
/** Scales the median distance from the median of a normal list to its standard deviation. */
const normalMad = 0.6745
const suspicious = 3.5
const fromData = { field: 'from', is: 'data' } as const
const given = { field: 'from', is: ['score', 'z', 'percentile'] } as const

export default defineCalculator({
  inputs: {
    from: choice('You have', {
      options: { score: 'A score', data: 'A score and a list', z: 'A z-score', percentile: 'A percentile' },
      initial: 'score',
      as: 'menu',
    }),
    score: number('Score', {
      initial: 130,
      min: -most,
      max: most,
      shownWhen: { field: 'from', is: ['score', 'data'] },
    }),
    z: number('z-score', { initial: 1.5, min: -100, max: 100, shownWhen: { field: 'from', is: 'z' } }),
    percentile: percent('Share below', {
      initial: 0.9,
      above: 0,
      below: 1,
      slider: { from: 0.01, to: 0.99, step: 0.01 },
      shownWhen: { field: 'from', is: 'percentile' },
      help: 'The 90th percentile is 90%.',
    }),
    mean: number('Mean', { initial: 100, min: -most, max: most, shownWhen: given }),
    deviation: number('Standard deviation', { initial: 15, min: 1e-9, max: most, shownWhen: given }),
    data: dataField('The list', { initial: '88, 94, 97, 101, 103, 106, 112, 118', shownWhen: fromData }),
    of: choice('The list is', {
      options: { sample: 'A sample (n − 1)', population: 'The whole population (n)' },
      initial: 'sample',
      shownWhen: fromData,
    }),
    modified: toggle('Show the modified z-score, from median and MAD', {
      initial: false,
      shownWhen: fromData,
      refines: true,
    }),
    commas: { ...commasField(), shownWhen: fromData },
  },
  outputs: {
    zScore: { kind: 'number', label: 'z-score', decimals: 4 },
    raw: { kind: 'number', label: 'Score' },
    below: { kind: 'percent', label: 'Share below (percentile)' },
    above: { kind: 'percent', label: 'Share above' },
    beyond: { kind: 'percent', label: 'As far out on either side' },
    tail: { kind: 'text', label: 'Smaller tail in powers of ten', optional: true, section: 'Far out' },
    twoTails: { kind: 'text', label: 'Both tails in powers of ten', optional: true, section: 'Far out' },
    ofList: { kind: 'text', label: 'Read', optional: true, section: 'The list' },
    listMean: { kind: 'number', label: 'Mean of the list', optional: true, section: 'The list' },
    listDeviation: { kind: 'number', label: 'Its standard deviation', optional: true, section: 'The list' },
    median: { kind: 'number', label: 'Median', optional: true, section: 'The list' },
    mad: {
      kind: 'number',
      label: 'Median absolute deviation (MAD)',
      optional: true,
      section: 'The list',
    },
    modifiedZ: { kind: 'number', label: 'Modified z-score', decimals: 4, optional: true, section: 'The list' },
    outlier: { kind: 'verdict', label: 'Outlier', optional: true },
    numbers: {
      kind: 'table',
      label: 'Every number of the list',
      optional: true,
      columns: {
        place: { kind: 'count', label: 'Place in the list' },
        number: { kind: 'number', label: 'Number' },
        z: { kind: 'number', label: 'z', decimals: 4 },
        modified: { kind: 'number', label: 'Modified z', decimals: 4 },
        flag: { kind: 'text', label: 'Beyond ±3.5 (modified)' },
      },
    },
    curve: { kind: 'diagram', label: 'Where it stands' },
    table: {
      kind: 'table',
      label: 'z-scores and their shares',
      columns: {
        z: { kind: 'number', label: 'z', decimals: 2 },
        raw: { kind: 'number', label: 'Score' },
        below: { kind: 'percent', label: 'Below', decimals: 3 },
        above: { kind: 'percent', label: 'Above', decimals: 3 },
        beyond: { kind: 'percent', label: 'Either side', decimals: 3 },
      },
    },
  },
  formula:
    'z = (score − mean) ÷ standard deviation; score = mean + z × standard deviation; modified z = 0.6745 × (score − median) ÷ MAD',
  limits: [
    'Shares and percentiles take the scores to follow a normal curve; the z-score itself does not.',
    'A z-score cannot come from scores that are all equal.',
    'Of lists of more than 500 numbers the table shows the 500 that lie farthest from the mean.',
    'In a sample of n no score can be further than (n − 1) ÷ √n standard deviations from the mean, so that z finds no outlier in very short lists.',
  ],
  sources: [
    {
      title:
        'NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.1: Cumulative Distribution of the Standard Normal',
      href: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda3671.htm',
    },
    {
      title:
        'NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.5.17: Detection of Outliers (modified z-scores of Iglewicz and Hoaglin)',
      href: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda35h.htm',
    },
  ],

  compute(values, { show }) {
    const list = values.from === 'data' ? summaryOf(values, show) : undefined
    if (list && 'message' in list) return problem('data', list.message)
    const { mean, deviation } = list ?? values
    const z =
      values.from === 'z'
        ? values.z
        : values.from === 'percentile'
          ? (normalQuantile(values.percentile) ?? 0)
          : (values.score - mean) / deviation
    const raw = values.from === 'z' || values.from === 'percentile' ? mean + z * deviation : values.score
    const tail = normalUpperTail(Math.abs(z))
    const modifiedZ = list && list.mad > 0 ? (normalMad * (raw - list.median)) / list.mad : undefined
    const isModified = values.from === 'data' && values.modified
    return {
      zScore: z,
      raw,
      below: normalUpperTail(-z),
      above: normalUpperTail(z),
      beyond: 2 * tail,
      tail: tail < 1e-4 ? scientificText(tail, show) : undefined,
      twoTails: tail < 1e-4 ? scientificText(2 * tail, show) : undefined,
      ...(list && { ofList: list.note, listMean: mean, listDeviation: deviation, numbers: numbersOf(list) }),
      ...(list && isModified && { median: list.median, mad: list.mad, modifiedZ, outlier: outlierOf(modifiedZ, show) }),
      curve: bellPicture(
        {
          title: 'Normal curve with the share below the score filled',
          mean,
          deviation,
          shaded: [[-Infinity, z]],
          marks: [{ z, value: raw }],
        },
        show,
      ),
      table: [-3, -2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3].map((one) => ({
        z: one,
        raw: mean + one * deviation,
        below: normalUpperTail(-one),
        above: normalUpperTail(one),
        beyond: 2 * normalUpperTail(Math.abs(one)),
      })),
    }
  },

  steps({ from }, { median }) {
    const [mean, deviation] = from === 'data' ? ['{listMean}', '{listDeviation}'] : ['{mean}', '{deviation}']
    if (from === 'z')
      return [
        { gives: 'raw', is: '{mean} + {z} × {deviation}' },
        { gives: 'below', says: 'Φ({z})' },
      ]
    if (from === 'percentile')
      return [
        { gives: 'zScore', says: 'Φ⁻¹({percentile})' },
        { gives: 'raw', is: '{mean} + {zScore} × {deviation}' },
      ]
    return [
      { gives: 'zScore', is: `({score} − ${mean}) ÷ ${deviation}` },
      { gives: 'below', says: 'Φ({zScore})' },
      ...(median === undefined ? [] : [{ gives: 'modifiedZ', is: '0.6745 × ({score} − {median}) ÷ {mad}' } as const]),
    ]
  },

  examples: [
    {
      name: 'A test result of 130',
      given: { from: 'score', score: 130, mean: 100, deviation: 15 },
      expect: { zScore: 2, below: 0.97724987, above: 0.02275013 },
    },
    {
      name: 'The height that nine in ten stay below',
      given: { from: 'percentile', percentile: 0.9, mean: 176, deviation: 7 },
      expect: { zScore: 1.2816, raw: 184.970861 },
    },
  ],
})

interface ListEntered {
  data: string
  of: 'sample' | 'population'
  commas: 'auto' | 'between' | 'decimal' | 'grouping'
}

interface Summary {
  values: readonly number[]
  mean: number
  deviation: number
  median: number
  mad: number
  note: string
}

function summaryOf({ data, of, commas }: ListEntered, show: Show): Summary | { message: string } {
  const read = readPasted(data, show.region, commas)
  if ('says' in read) return { message: `must ${read.says}` }
  const { count, mean, squares } = momentsOf(read.values.length > 0 ? read.values : [0])
  if (read.values.length < 2) return { message: 'must have at least two numbers' }
  const deviation = Math.sqrt(squares / (of === 'sample' ? count - 1 : count))
  if (!(deviation > 1e-14 * Math.abs(meanOf(read.values))))
    return { message: 'must have numbers that differ: their standard deviation is 0' }
  const median = medianOf(read.values)
  return {
    values: read.values,
    mean,
    deviation,
    median,
    mad: medianOf(read.values.map((one) => Math.abs(one - median))),
    note: pastedNote(read, show),
  }
}

const mostRows = 500

/** Each number with both scores, in the order of the list; of a long list those farthest out. */
function numbersOf({ values, mean, deviation, median, mad }: Summary) {
  const places = values.map((_, at) => at)
  const far = (at: number) => Math.abs((values[at] ?? mean) - mean)
  const shown =
    values.length <= mostRows
      ? places
      : places
          .toSorted((one, two) => far(two) - far(one))
          .slice(0, mostRows)
          .toSorted((one, two) => one - two)
  return shown.map((at) => {
    const number = values[at] ?? mean
    const modified = mad > 0 ? (normalMad * (number - median)) / mad : null
    return {
      place: at + 1,
      number,
      z: (number - mean) / deviation,
      modified,
      flag: modified !== null && Math.abs(modified) > suspicious ? 'Possible outlier' : null,
    }
  })
}

function medianOf(values: readonly number[]): number {
  return quantile(inOrder(values), 0.5, '7') ?? 0
}

function outlierOf(modifiedZ: number | undefined, show: Show) {
  if (modifiedZ === undefined)
    return {
      is: 'plain' as const,
      says: 'More than half of the numbers are equal: their MAD is 0, and no modified z-score exists.',
    }
  return Math.abs(modifiedZ) > suspicious
    ? {
        is: 'bad' as const,
        says: `A modified z-score beyond ±${show.number(suspicious)} marks the score as a possible outlier.`,
      }
    : {
        is: 'good' as const,
        says: `The modified z-score lies within ±${show.number(suspicious)}: no outlier by this rule.`,
      }
}
