import { choice, defineCalculator, integer, number, percent, problem } from '@/lib/kits/calculator'
import {
  chiSquareQuantile,
  criticalZ,
  normalQuantile,
  studentUpperQuantile,
  unequalTest,
  type Measured,
} from '@/lib/engines/distributions'
import { intervalPicture, readMeasured } from '@/lib/engines/samples'
import { commasField, dataField } from '@/lib/families/statistics-lab/fields'
import type { Show } from '@/lib/base/format/show'

const most = 1e12
const fewValues = 15
const fromData = { field: 'from', is: 'data' } as const
const fromSummary = { field: 'from', is: 'summary' } as const
const two = { field: 'about', is: 'difference' } as const
const one = { field: 'about', is: 'mean' } as const

export default defineCalculator({
  inputs: {
    about: choice('Interval for', {
      options: { mean: 'One mean', difference: 'A difference of two means' },
      initial: 'mean',
    }),
    from: choice('You have', {
      options: { summary: 'Mean, SD and n', data: 'The numbers' },
      initial: 'summary',
    }),
    confidence: percent('Confidence', {
      initial: 0.95,
      min: 0.5,
      max: 0.999,
      slider: { from: 0.8, to: 0.99, step: 0.01 },
    }),
    mean: number('Mean', { initial: 72.5, min: -most, max: most, shownWhen: fromSummary, section: 'The sample' }),
    deviation: number('Standard deviation (sample)', {
      initial: 8.4,
      min: 0,
      max: most,
      shownWhen: fromSummary,
      section: 'The sample',
    }),
    size: integer('Number of values', {
      initial: 25,
      min: 1,
      max: 1e9,
      shownWhen: fromSummary,
      section: 'The sample',
    }),
    data: dataField('Numbers', {
      initial: '68, 75, 71, 80, 66, 73, 77, 70, 69, 74',
      shownWhen: fromData,
    }),
    secondMean: number('Mean of the second group', {
      initial: 68,
      min: -most,
      max: most,
      shownWhen: [fromSummary, two],
      section: 'The second sample',
    }),
    secondDeviation: number('Its standard deviation', {
      initial: 9.1,
      min: 0,
      max: most,
      shownWhen: [fromSummary, two],
      section: 'The second sample',
    }),
    secondSize: integer('Its number of values', {
      initial: 30,
      min: 1,
      max: 1e9,
      shownWhen: [fromSummary, two],
      section: 'The second sample',
    }),
    secondData: dataField('Numbers of the second group', {
      initial: '64, 70, 61, 72, 68, 66, 63, 71',
      shownWhen: [fromData, two],
    }),
    sigma: number('Standard deviation of the population, if known', {
      optional: true,
      above: 0,
      max: most,
      shownWhen: one,
      refines: true,
      help: 'Only where it is known from elsewhere: z is then used instead of t, and a single number is enough.',
    }),
    commas: { ...commasField(), shownWhen: fromData },
  },
  outputs: {
    low: { kind: 'number', label: 'Lower end' },
    high: { kind: 'number', label: 'Upper end' },
    estimate: { kind: 'number', label: 'Estimate' },
    margin: { kind: 'number', label: 'Margin, plus or minus' },
    verdict: { kind: 'verdict', label: 'How to read it' },
    picture: { kind: 'diagram', label: 'The interval' },
    error: { kind: 'number', label: 'Standard error', section: 'How it is made' },
    critical: { kind: 'number', label: 'Critical value', decimals: 5, section: 'How it is made' },
    degrees: { kind: 'number', label: 'Degrees of freedom', optional: true, section: 'How it is made' },
    method: { kind: 'text', label: 'Method', section: 'How it is made' },
    note: { kind: 'text', label: 'Read', optional: true, section: 'How it is made' },
    lowerBound: {
      kind: 'number',
      label: 'Lower bound alone',
      section: 'One-sided bounds',
      help: 'With this confidence the true value is not below it.',
    },
    upperBound: { kind: 'number', label: 'Upper bound alone', section: 'One-sided bounds' },
    spreadLow: { kind: 'number', label: 'Standard deviation from', optional: true, section: 'The spread itself' },
    spreadHigh: {
      kind: 'number',
      label: 'Standard deviation to',
      optional: true,
      section: 'The spread itself',
      help: 'By chi-square. It holds only for normal values.',
    },
  },
  formula:
    'mean ± t × s ÷ √n with n − 1 degrees of freedom; difference ± t × √(s₁² ÷ n₁ + s₂² ÷ n₂) with Welch’s degrees of freedom',
  limits: [
    'The values must be independent of each other and drawn at random from what the interval speaks of.',
    'With fewer than 15 values the t interval leans on their being roughly normal; strong skew or outliers spoil it.',
    'The interval of the standard deviation leans on a normal shape at any size.',
    'A difference is taken between independent groups; for pairs, enter their differences as one list.',
  ],
  sources: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.5.2: Confidence Limits for the Mean',
      href: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda352.htm',
    },
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.5.8: Chi-Square Test for the Variance',
      href: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda358.htm',
    },
    {
      title: 'B. L. Welch: The generalization of Student’s problem (Biometrika 34, 1947)',
      href: 'https://doi.org/10.1093/biomet/34.1-2.28',
    },
  ],

  compute(values, { show }) {
    const groups = groupsOf(values, show)
    if ('field' in groups) return problem(groups.field, groups.message)
    const { first, second, note } = groups
    const known = second ? undefined : values.sigma
    if (first.size < 2 && known === undefined)
      return problem('size', 'must be at least 2, unless the population’s standard deviation is known')
    if (second && second.size < 2) return problem('secondSize', 'must be at least 2')
    const welch = second ? unequalTest(first, second, 0) : undefined
    if (second && !welch) return problem('secondDeviation', 'must be above 0 in one of the groups')
    const estimate = welch ? welch.estimate : first.mean
    const error = welch ? welch.error : (known ?? first.deviation) / Math.sqrt(first.size)
    const degrees = known === undefined ? (welch ? welch.degrees : first.size - 1) : undefined
    const quantile = (tail: number) =>
      (degrees === undefined ? normalQuantile(1 - tail) : studentUpperQuantile(tail, degrees)) ?? 0
    const critical = degrees === undefined ? (criticalZ(values.confidence) ?? 0) : quantile((1 - values.confidence) / 2)
    const margin = critical * error
    const oneSided = values.confidence === 0.5 ? 0 : quantile(1 - values.confidence) * error
    const ends = { low: estimate - margin, high: estimate + margin }
    return {
      ...ends,
      estimate,
      margin,
      verdict: readingOf({ ...ends, confidence: values.confidence, groups, known }, show),
      picture: intervalPicture(
        second ? 'The difference with its interval, and a line at 0' : 'The mean with its interval',
        [{ label: second ? 'First less second' : 'Mean', at: estimate, ...ends }],
        show,
        second ? 0 : undefined,
      ),
      error,
      critical,
      degrees,
      method: welch
        ? 'Welch’s t, spreads may differ'
        : known === undefined
          ? 'Student’s t, spread from the sample'
          : 'z, spread known',
      note,
      lowerBound: estimate - oneSided,
      upperBound: estimate + oneSided,
      ...(second ? {} : spreadOf(first, values.confidence)),
    }
  },

  steps({ from, about, sigma }) {
    const isPlain = from === 'summary'
    const isTwo = about === 'difference'
    const known = !isTwo && sigma !== undefined
    return [
      ...(isTwo && isPlain ? [{ gives: 'estimate', is: '{mean} − {secondMean}' } as const] : []),
      ...(isTwo && isPlain
        ? [{ gives: 'error', is: '√({deviation}² ÷ {size} + {secondDeviation}² ÷ {secondSize})' } as const]
        : []),
      ...(!isTwo && isPlain
        ? [{ gives: 'error', is: known ? '{sigma} ÷ √{size}' : '{deviation} ÷ √{size}' } as const]
        : []),
      {
        gives: 'critical',
        says: known ? 'z of {confidence}' : 't of {confidence} with {degrees} degrees of freedom',
      },
      { gives: 'margin', is: '{critical} × {error}' },
      { gives: 'low', is: '{estimate} − {margin}' },
      { gives: 'high', is: '{estimate} + {margin}' },
    ]
  },

  examples: [
    {
      name: 'Heat flow of the NIST handbook',
      given: { about: 'mean', from: 'summary', confidence: 0.95, mean: 9.26146, deviation: 0.02278881, size: 195 },
      expect: { low: 9.25824, high: 9.264679, degrees: 194, critical: 1.97227 },
      source: {
        title: 'NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.5.2 (ZARR13.DAT)',
        href: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda352.htm',
      },
    },
    {
      name: 'Two classes',
      given: {
        about: 'difference',
        from: 'summary',
        confidence: 0.95,
        mean: 72.5,
        deviation: 8.4,
        size: 25,
        secondMean: 68,
        secondDeviation: 9.1,
        secondSize: 30,
      },
      expect: { estimate: 4.5, low: -0.24038, high: 9.24038, degrees: 52.41188 },
    },
  ],
})

interface Entered {
  about: 'mean' | 'difference'
  from: 'summary' | 'data'
  sigma?: number | undefined
  commas: 'auto' | 'between' | 'decimal' | 'grouping'
  data: string
  secondData: string
  mean: number
  deviation: number
  size: number
  secondMean: number
  secondDeviation: number
  secondSize: number
}
interface Groups {
  first: Measured
  second?: Measured
  note?: string
}
type Refusal = { field: 'data' | 'secondData'; message: string }

function groupsOf(values: Entered, show: Show): Groups | Refusal {
  const isTwo = values.about === 'difference'
  if (values.from === 'summary')
    return {
      first: { mean: values.mean, deviation: values.deviation, size: values.size },
      ...(isTwo && { second: { mean: values.secondMean, deviation: values.secondDeviation, size: values.secondSize } }),
    }
  const isKnown = !isTwo && values.sigma !== undefined
  const first = readMeasured(values.data, values.commas, show, isKnown ? 1 : 2)
  if ('says' in first) return { field: 'data', message: `must ${first.says}` }
  if (!isTwo) return { first, note: first.note }
  const second = readMeasured(values.secondData, values.commas, show)
  if ('says' in second) return { field: 'secondData', message: `must ${second.says}` }
  if (first.deviation === 0 && second.deviation === 0)
    return { field: 'secondData', message: 'must have numbers that differ, in one of the lists at least' }
  return { first, second, note: `${first.note}; second group: ${second.note}` }
}

function spreadOf({ deviation, size }: Measured, confidence: number) {
  if (size < 2) return {}
  const squares = (size - 1) * deviation ** 2
  const root = (share: number) => Math.sqrt(squares / (chiSquareQuantile(share, size - 1) ?? 1))
  return { spreadLow: root((1 + confidence) / 2), spreadHigh: root((1 - confidence) / 2) }
}

interface Reading {
  low: number
  high: number
  confidence: number
  groups: Groups
  known: number | undefined
}

function readingOf({ low, high, confidence, groups: { first, second }, known }: Reading, show: Show) {
  const often = `Of many intervals made like this, ${show.percent(confidence)} hold the true value.`
  const isSmall = known === undefined && Math.min(first.size, second?.size ?? first.size) < fewValues
  const warning = isSmall ? ' With so few values it leans on their being roughly normal: look at them first.' : ''
  if (first.deviation === 0 && !second && known === undefined)
    return {
      is: 'fair' as const,
      says: 'All values are equal: the interval has no width, which says nothing about the next one.',
    }
  if (!second) return { is: isSmall ? ('fair' as const) : ('plain' as const), says: `${often}${warning}` }
  const holds = low <= 0 && high >= 0
  const gap = holds ? 'It takes in 0: no difference is possible too.' : 'It leaves out 0: the means differ.'
  return { is: isSmall ? ('fair' as const) : ('plain' as const), says: `${gap} ${often}${warning}` }
}
