import { defineCalculator, problem } from '@/lib/kits/calculator'
import {
  classesOf,
  excessKurtosis,
  exactSum,
  inOrder,
  modeText,
  momentsOf,
  pastedNote,
  quantile,
  readPasted,
  skewness,
} from '@/lib/engines/samples'
import { commasField, dataField } from '@/lib/families/statistics-lab/fields'
import type { Show } from '@/lib/base/format/show'

export default defineCalculator({
  inputs: {
    data: dataField('Numbers', {
      initial: '34, 41, 28, 37, 45, 33, 39, 52, 36, 30, 44, 38, 61, 35, 40, 29, 47, 36, 42, 33',
    }),
    commas: commasField(),
  },
  outputs: {
    mean: { kind: 'number', label: 'Mean' },
    median: { kind: 'number', label: 'Median' },
    deviation: { kind: 'number', label: 'Standard deviation (sample)', optional: true },
    count: { kind: 'count', label: 'Count' },
    note: { kind: 'text', label: 'Read' },
    shape: { kind: 'verdict', label: 'Shape', optional: true },
    sum: { kind: 'number', label: 'Sum', section: 'Centre' },
    mode: { kind: 'text', label: 'Mode', section: 'Centre' },
    lowest: { kind: 'number', label: 'Lowest', section: 'Centre' },
    highest: { kind: 'number', label: 'Highest', section: 'Centre' },
    range: { kind: 'number', label: 'Range', section: 'Spread' },
    variance: { kind: 'number', label: 'Variance (sample)', optional: true, section: 'Spread' },
    populationDeviation: { kind: 'number', label: 'Standard deviation (population)', section: 'Spread' },
    populationVariance: { kind: 'number', label: 'Variance (population)', section: 'Spread' },
    error: { kind: 'number', label: 'Standard error of the mean', optional: true, section: 'Spread' },
    variation: { kind: 'percent', label: 'Coefficient of variation', optional: true, section: 'Spread' },
    first: { kind: 'number', label: 'First quartile', section: 'Quartiles' },
    third: { kind: 'number', label: 'Third quartile', section: 'Quartiles' },
    spread: { kind: 'number', label: 'Interquartile range', section: 'Quartiles' },
    skew: {
      kind: 'number',
      label: 'Skewness (G1)',
      decimals: 4,
      optional: true,
      section: 'Shape',
      help: 'As Excel SKEW. Above 0: a tail to the right.',
    },
    kurtosis: {
      kind: 'number',
      label: 'Excess kurtosis (G2)',
      decimals: 4,
      optional: true,
      section: 'Shape',
      help: 'As Excel KURT. Above 0: heavier tails than a normal curve.',
    },
    classes: {
      kind: 'table',
      label: 'Histogram classes',
      columns: {
        range: { kind: 'text', label: 'From, to below', unbroken: true },
        times: { kind: 'count', label: 'Numbers' },
        share: { kind: 'percent', label: 'Share', decimals: 1 },
        upTo: { kind: 'percent', label: 'Up to here', decimals: 1 },
      },
    },
  },
  formula:
    's² = Σ(x − mean)² ÷ (n − 1); G1 = n ÷ ((n − 1)(n − 2)) × Σ((x − mean) ÷ s)³; G2 = n(n + 1) ÷ ((n − 1)(n − 2)(n − 3)) × Σ((x − mean) ÷ s)⁴ − 3(n − 1)² ÷ ((n − 2)(n − 3))',
  limits: [
    'Sample figures need two numbers, skewness three, kurtosis four; where numbers are all equal the last two do not exist.',
    'Quartiles are those of Excel QUARTILE.INC (R-7); other methods are on the percentile page.',
    'The width of the classes follows the rule of Freedman and Diaconis and is taken to the nearest of 1, 2, 2.5 and 5 times a power of ten.',
    'At most 20,000 numbers.',
  ],
  sources: [
    {
      title: 'NIST Statistical Reference Datasets: univariate summary statistics',
      href: 'https://www.itl.nist.gov/div898/strd/univ/homepage.html',
    },
    {
      title:
        'D. Joanes, C. Gill: Comparing measures of sample skewness and kurtosis (The Statistician 47, 1998, 183–189)',
      href: 'https://doi.org/10.1111/1467-9884.00122',
    },
    {
      title:
        'D. Freedman, P. Diaconis: On the histogram as a density estimator (Zeitschrift für Wahrscheinlichkeitstheorie 57, 1981)',
      href: 'https://doi.org/10.1007/BF01025868',
    },
  ],

  compute({ data, commas }, { show }) {
    const read = readPasted(data, show.region, commas)
    if ('says' in read) return problem('data', `must ${read.says}`)
    if (read.values.length === 0) return problem('data', 'must have at least one number')
    const sorted = inOrder(read.values)
    const moments = momentsOf(read.values)
    const { count, mean, squares } = moments
    const variance = count > 1 ? squares / (count - 1) : undefined
    const deviation = variance === undefined ? undefined : Math.sqrt(variance)
    const first = quantile(sorted, 0.25, '7') ?? 0
    const third = quantile(sorted, 0.75, '7') ?? 0
    const lowest = sorted[0] ?? 0
    const highest = sorted.at(-1) ?? 0
    const skew = skewness(moments)
    const share = deviation === undefined ? undefined : deviation / Math.abs(mean)
    return {
      mean,
      median: quantile(sorted, 0.5, '7') ?? 0,
      deviation,
      count,
      note: pastedNote(read, show),
      shape: skew === undefined ? undefined : shapeOf(skew, count),
      sum: exactSum(read.values),
      mode: modeText(sorted, show),
      lowest,
      highest,
      range: highest - lowest,
      variance,
      populationDeviation: Math.sqrt(squares / count),
      populationVariance: squares / count,
      error: deviation === undefined ? undefined : deviation / Math.sqrt(count),
      variation: mean === 0 || share === undefined || !Number.isFinite(share) ? undefined : share,
      first,
      third,
      spread: third - first,
      skew,
      kurtosis: excessKurtosis(moments),
      classes: classRows(sorted, third - first, show),
    }
  },

  steps({ data, commas }, { mean }, show) {
    const read = readPasted(data, show.region, commas)
    const values = 'says' in read ? [] : read.values
    const { squares } = values.length > 0 ? momentsOf(values) : { squares: 0 }
    return [
      { gives: 'mean', is: '{sum} ÷ {count}' },
      {
        finds: 'Sum of squared deviations',
        gives: { kind: 'number', value: squares },
        says: `Σ(x − ${show.number(mean)})²`,
        with: { squares: { kind: 'number', value: squares } },
      },
      { gives: 'variance', is: '{squares} ÷ ({count} − 1)' },
      { gives: 'deviation', is: '√{variance}' },
      { gives: 'error', is: '{deviation} ÷ √{count}' },
      { gives: 'populationVariance', is: '{squares} ÷ {count}' },
      { gives: 'range', is: '{highest} − {lowest}' },
      { gives: 'spread', is: '{third} − {first}' },
    ]
  },

  charts: [{ kind: 'bar', title: 'Histogram', of: 'classes', x: 'range', y: ['times'] }],
  examples: [
    {
      name: 'Twenty order values',
      given: { data: '34, 41, 28, 37, 45, 33, 39, 52, 36, 30, 44, 38, 61, 35, 40, 29, 47, 36, 42, 33' },
      expect: { mean: 39, median: 37.5, deviation: 8.045921, skew: 1.1216, kurtosis: 1.6973 },
    },
  ],
})

/** A skewness beyond twice its standard error is more than such a sample of a symmetric list usually has. */
function shapeOf(skew: number, count: number) {
  const error = Math.sqrt((6 * count * (count - 1)) / ((count - 2) * (count + 1) * (count + 3)))
  if (Math.abs(skew) <= 2 * error)
    return { is: 'plain' as const, says: 'Roughly symmetric, as far as so many numbers can tell.' }
  return skew > 0
    ? {
        is: 'fair' as const,
        says: 'Lopsided with a tail to high numbers: the median describes it better than the mean.',
      }
    : {
        is: 'fair' as const,
        says: 'Lopsided with a tail to low numbers: the median describes it better than the mean.',
      }
}

function classRows(sorted: readonly number[], middleHalf: number, show: Show) {
  let passed = 0
  return classesOf(sorted, middleHalf).map(({ from, to, count }) => {
    passed += count
    return {
      range: from === to ? show.number(from) : `${show.number(from)} – ${show.number(to)}`,
      times: count,
      share: count / sorted.length,
      upTo: passed / sorted.length,
    }
  })
}
