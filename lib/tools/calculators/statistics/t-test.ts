import { choice, defineCalculator, integer, number, percent, problem, type Verdict } from '@/lib/kits/calculator'
import {
  curvePicture,
  hedgesFactor,
  oneSampleTest,
  pooledTest,
  pValueOfT,
  scientificText,
  studentDensity,
  studentUpperQuantile,
  testInterval,
  unequalTest,
  type Measured,
  type TTest,
} from '@/lib/engines/distributions'
import { momentsOf, pastedNote, readMeasured, readPasted } from '@/lib/engines/samples'
import { commasField, dataField } from '@/lib/families/statistics-lab/fields'
import type { Show } from '@/lib/base/format/show'

const most = 1e12
const few = 15
const unequalSpread = 2
/** A p is never 0; smaller ones are told in powers of ten. */
const smallest = 1e-5
const fromData = { field: 'from', is: 'data' } as const
const fromSummary = { field: 'from', is: 'summary' } as const
const isTwo = { field: 'kind', is: 'two' } as const
const hasPartner = { field: 'kind', is: ['two', 'paired'] } as const

export default defineCalculator({
  inputs: {
    kind: choice('Test', {
      options: { two: 'Two groups', paired: 'Pairs, before and after', one: 'One mean against a value' },
      initial: 'two',
      as: 'menu',
    }),
    from: choice('You have', { options: { data: 'The numbers', summary: 'Mean, SD and n' }, initial: 'data' }),
    first: dataField('First group, or before', {
      initial: '23, 25, 21, 28, 24, 26, 22, 27, 25, 24',
      shownWhen: fromData,
    }),
    second: dataField('Second group, or after', {
      initial: '20, 22, 19, 24, 23, 21, 18, 22, 20, 23',
      shownWhen: [fromData, hasPartner],
    }),
    firstMean: number('Mean', {
      initial: 24.5,
      min: -most,
      max: most,
      shownWhen: fromSummary,
      help: 'Of the first group, or of the differences of the pairs.',
    }),
    firstDeviation: number('Standard deviation', { initial: 2.2, min: 0, max: most, shownWhen: fromSummary }),
    firstSize: integer('n', { initial: 10, min: 2, max: 1e9, shownWhen: fromSummary }),
    secondMean: number('Mean of the second group', {
      initial: 21.2,
      min: -most,
      max: most,
      shownWhen: [fromSummary, isTwo],
    }),
    secondDeviation: number('Its standard deviation', {
      initial: 1.9,
      min: 0,
      max: most,
      shownWhen: [fromSummary, isTwo],
    }),
    secondSize: integer('Its n', { initial: 10, min: 2, max: 1e9, shownWhen: [fromSummary, isTwo] }),
    against: number('Value that is tested', {
      initial: 0,
      min: -most,
      max: most,
      refines: true,
      help: 'The mean, or the difference, that would hold if there were nothing to find. Usually 0 for a difference.',
    }),
    tail: choice('Looking for', {
      options: { different: 'A difference either way', higher: 'Higher only', lower: 'Lower only' },
      initial: 'different',
      as: 'menu',
      refines: true,
    }),
    alpha: percent('Significance level', {
      initial: 0.05,
      min: 0.0001,
      max: 0.5,
      refines: true,
      slider: { from: 0.01, to: 0.1, step: 0.005 },
    }),
    spreads: choice('Spreads of the groups', {
      options: { welch: 'May differ (Welch)', pooled: 'Are the same (pooled)' },
      initial: 'welch',
      shownWhen: isTwo,
      refines: true,
    }),
    commas: { ...commasField(), shownWhen: fromData },
  },
  outputs: {
    p: { kind: 'number', label: 'p-value', decimals: 5, smallest },
    verdict: { kind: 'verdict', label: 'Decision' },
    t: { kind: 'number', label: 't', decimals: 5 },
    degrees: { kind: 'number', label: 'Degrees of freedom', decimals: 2 },
    estimate: { kind: 'number', label: 'Mean or difference found' },
    scientific: { kind: 'text', label: 'p in powers of ten', optional: true },
    curve: { kind: 'diagram', label: 't and its curve' },
    low: { kind: 'number', label: 'Interval from', optional: true, section: 'Confidence interval' },
    high: { kind: 'number', label: 'Interval to', optional: true, section: 'Confidence interval' },
    confidence: { kind: 'percent', label: 'Confidence', section: 'Confidence interval' },
    error: { kind: 'number', label: 'Standard error', section: 'Confidence interval' },
    effect: { kind: 'number', label: 'Cohen’s d', decimals: 4, section: 'Size of the effect' },
    corrected: {
      kind: 'number',
      label: 'Hedges’ g',
      decimals: 4,
      optional: true,
      section: 'Size of the effect',
      help: 'd, corrected for small samples.',
    },
    size: { kind: 'text', label: 'By Cohen’s rule of thumb', section: 'Size of the effect' },
    groups: {
      kind: 'table',
      label: 'What was compared',
      columns: {
        name: { kind: 'text', label: 'Group' },
        size: { kind: 'count', label: 'n' },
        mean: { kind: 'number', label: 'Mean' },
        deviation: { kind: 'number', label: 'Standard deviation' },
      },
    },
    assumptions: { kind: 'text', label: 'To check' },
    note: { kind: 'text', label: 'Read', optional: true },
  },
  formula:
    't = (estimate − value) ÷ standard error; one mean or pairs s ÷ √n with n − 1 degrees of freedom; Welch √(s₁² ÷ n₁ + s₂² ÷ n₂) with Satterthwaite’s; pooled s √(1 ÷ n₁ + 1 ÷ n₂) with n₁ + n₂ − 2',
  limits: [
    'Values within a group must be independent, and a group of fewer than 15 roughly normal.',
    'Pairs must stand in the same order in both lists; a gap in one of them would shift all that follow, so none is allowed.',
    'A p-value above the level does not prove that there is no difference.',
    'Cohen’s d divides by the pooled deviation of both groups, for pairs by the deviation of the differences.',
  ],
  sources: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.5.3: Two-Sample t-Test for Equal Means',
      href: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda353.htm',
    },
    {
      title: 'B. L. Welch: The generalization of Student’s problem (Biometrika 34, 1947)',
      href: 'https://doi.org/10.1093/biomet/34.1-2.28',
    },
    {
      title:
        'L. Hedges: Distribution Theory for Glass’s Estimator of Effect Size (Journal of Educational Statistics 6, 1981)',
      href: 'https://doi.org/10.3102/10769986006002107',
    },
  ],

  compute(values, { show }) {
    const read = comparedOf(values, show)
    if ('field' in read) return problem(read.field, read.message)
    const { test, rows, note } = read
    const { tail, alpha, against } = values
    const p = pValueOfT(test.t, test.degrees, tail)
    const { low, high } = testInterval(test, 1 - alpha, tail)
    const effect = (test.estimate - against) / test.spread
    const factor = hedgesFactor(values.kind === 'two' ? sizeOf(rows) - 2 : test.degrees)
    return {
      p,
      verdict: decision({ p, test, values, low, high }, show),
      t: test.t,
      degrees: test.degrees,
      estimate: test.estimate,
      scientific: p < 1e-4 ? scientificText(p, show) : undefined,
      curve: pictureOf(test, tail, alpha, show),
      low,
      high,
      confidence: 1 - alpha,
      error: test.error,
      effect,
      corrected: factor === undefined ? undefined : effect * factor,
      size: sizeText(Math.abs(effect)),
      groups: rows,
      assumptions: assumptionsOf(values, rows, show),
      note,
    }
  },

  steps(values, { p }, show) {
    const read = comparedOf(values, show)
    if ('field' in read) return []
    const figure = (value: number) => ({ kind: 'number', value }) as const
    const count = (value: number) => ({ kind: 'count', value }) as const
    const { kind, spreads, tail } = values
    const [a, b] = read.rows
    const isPooled = kind === 'two' && spreads === 'pooled'
    return [
      {
        finds: kind === 'two' ? 'Difference of the means' : 'Mean',
        gives: 'estimate',
        ...(kind === 'two'
          ? { is: '{m1} − {m2}' }
          : { says: kind === 'paired' ? 'Mean of the differences, first less second' : 'Mean of the numbers' }),
        with: {
          m1: figure(a?.mean ?? 0),
          s1: figure(a?.deviation ?? 0),
          n1: count(a?.size ?? 0),
          m2: figure(b?.mean ?? 0),
          s2: figure(b?.deviation ?? 0),
          n2: count(b?.size ?? 0),
          sp: figure(read.test.spread),
        },
      },
      ...(isPooled
        ? [
            {
              finds: 'Pooled standard deviation',
              gives: figure(read.test.spread),
              is: '√((({n1} − 1) × {s1}² + ({n2} − 1) × {s2}²) ÷ ({n1} + {n2} − 2))',
            },
          ]
        : []),
      {
        gives: 'error',
        is:
          kind !== 'two'
            ? '{sp} ÷ √{pairs}'
            : isPooled
              ? '{sp} × √(1 ÷ {n1} + 1 ÷ {n2})'
              : '√({s1}² ÷ {n1} + {s2}² ÷ {n2})',
        with: { pairs: count(read.test.degrees + 1) },
      },
      { gives: 't', is: '({estimate} − {against}) ÷ {error}' },
      {
        gives: 'degrees',
        is:
          kind !== 'two'
            ? '{pairs} − 1'
            : isPooled
              ? '{n1} + {n2} − 2'
              : '({s1}² ÷ {n1} + {s2}² ÷ {n2})² ÷ (({s1}² ÷ {n1})² ÷ ({n1} − 1) + ({s2}² ÷ {n2})² ÷ ({n2} − 1))',
      },
      {
        finds: 'p-value',
        gives: { kind: 'number', value: p, decimals: 5, smallest },
        says: `Area beyond t, ${tail === 'different' ? 'both sides' : 'one side'}, {degrees} degrees of freedom`,
      },
      { gives: 'effect', is: '({estimate} − {against}) ÷ {sp}' },
    ]
  },

  examples: [
    {
      name: 'Gas mileage of the NIST handbook',
      given: {
        kind: 'two',
        from: 'summary',
        firstMean: 20.14458,
        firstDeviation: 6.4147,
        firstSize: 249,
        secondMean: 30.48101,
        secondDeviation: 6.10771,
        secondSize: 79,
        spreads: 'pooled',
        tail: 'different',
        alpha: 0.05,
        against: 0,
      },
      expect: { t: -12.62059, degrees: 326, estimate: -10.33643 },
      source: {
        title: 'NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.5.3 (AUTO83B.DAT)',
        href: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda353.htm',
      },
    },
    {
      name: 'Two packing stations',
      given: {
        kind: 'two',
        from: 'data',
        first: '23, 25, 21, 28, 24, 26, 22, 27, 25, 24',
        second: '20, 22, 19, 24, 23, 21, 18, 22, 20, 23',
        spreads: 'welch',
        tail: 'different',
        alpha: 0.05,
        against: 0,
      },
      expect: { t: 3.58875, p: 0.00214, degrees: 17.757125, estimate: 3.3 },
    },
  ],
})

interface Entered {
  kind: 'two' | 'paired' | 'one'
  from: 'data' | 'summary'
  first: string
  second: string
  firstMean: number
  firstDeviation: number
  firstSize: number
  secondMean: number
  secondDeviation: number
  secondSize: number
  against: number
  tail: 'different' | 'higher' | 'lower'
  alpha: number
  spreads: 'welch' | 'pooled'
  commas: 'auto' | 'between' | 'decimal' | 'grouping'
}
type Row = Measured & { name: string }
interface Compared {
  test: TTest
  rows: Row[]
  note?: string
}
type Refusal = { field: 'first' | 'second' | 'firstDeviation'; message: string }

function comparedOf(values: Entered, show: Show): Compared | Refusal {
  return values.from === 'summary'
    ? fromSummaries(values)
    : values.kind === 'paired'
      ? fromPairs(values, show)
      : fromLists(values, show)
}

function fromSummaries(values: Entered): Compared | Refusal {
  const { kind, firstMean, firstDeviation, firstSize, secondMean, secondDeviation, secondSize } = values
  const first = { mean: firstMean, deviation: firstDeviation, size: firstSize }
  const second = { mean: secondMean, deviation: secondDeviation, size: secondSize }
  const test = kind === 'two' ? twoGroups(values, first, second) : oneSampleTest(first, values.against)
  if (!test) return { field: 'firstDeviation', message: 'must be above 0: without any spread there is no t' }
  const name = kind === 'paired' ? 'Differences' : kind === 'one' ? 'Numbers' : 'First'
  return {
    test,
    rows:
      kind === 'two'
        ? [
            { name, ...first },
            { name: 'Second', ...second },
          ]
        : [{ name, ...first }],
  }
}

function fromLists(values: Entered, show: Show): Compared | Refusal {
  const first = readMeasured(values.first, values.commas, show)
  if ('says' in first) return { field: 'first', message: `must ${first.says}` }
  if (values.kind === 'one') {
    const test = oneSampleTest(first, values.against)
    return test
      ? { test, rows: [rowOf('Numbers', first)], note: first.note }
      : { field: 'first', message: 'must have numbers that differ' }
  }
  const second = readMeasured(values.second, values.commas, show)
  if ('says' in second) return { field: 'second', message: `must ${second.says}` }
  const test = twoGroups(values, first, second)
  return test
    ? {
        test,
        rows: [rowOf('First', first), rowOf('Second', second)],
        note: `First: ${first.note}. Second: ${second.note}`,
      }
    : { field: 'second', message: 'must have numbers that differ, in one of the lists at least' }
}

function fromPairs(values: Entered, show: Show): Compared | Refusal {
  const [first, second] = [values.first, values.second].map((text) => readPasted(text, show.region, values.commas))
  if (!first || 'says' in first) return { field: 'first', message: `must ${first?.says ?? 'have numbers'}` }
  if (!second || 'says' in second) return { field: 'second', message: `must ${second?.says ?? 'have numbers'}` }
  if (first.missing + second.missing > 0)
    return {
      field: first.missing > 0 ? 'first' : 'second',
      message: 'must have no gaps: take out both numbers of a pair that is not complete',
    }
  if (first.values.length !== second.values.length)
    return {
      field: 'second',
      message: `must have as many numbers as the first list: ${show.count(second.values.length)} for ${show.count(first.values.length)}`,
    }
  if (first.values.length < 2) return { field: 'first', message: 'must have at least two numbers' }
  const differences = first.values.map((value, at) => value - (second.values[at] ?? 0))
  const measured = measuredOf(differences)
  const test = oneSampleTest(measured, values.against)
  return test
    ? {
        test,
        rows: [
          rowOf('Differences', measured),
          rowOf('First', measuredOf(first.values)),
          rowOf('Second', measuredOf(second.values)),
        ],
        note: `First: ${pastedNote(first, show)}. Second: ${pastedNote(second, show)}`,
      }
    : { field: 'second', message: 'must differ from the first list by more than one and the same amount' }
}

function measuredOf(values: readonly number[]): Measured {
  const { count, mean, squares } = momentsOf(values)
  const largest = Math.max(...values.map(Math.abs))
  const deviation = Math.sqrt(squares / (count - 1))
  // Equal differences of decimals are equal but for the noise of binary numbers.
  return { mean, size: count, deviation: deviation > 1e-13 * largest ? deviation : 0 }
}

function rowOf(name: string, { mean, deviation, size }: Measured): Row {
  return { name, mean, deviation, size }
}

function twoGroups({ spreads, against }: Entered, first: Measured, second: Measured): TTest | undefined {
  return spreads === 'pooled' ? pooledTest(first, second, against) : unequalTest(first, second, against)
}

function sizeOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { size }) => sum + size, 0)
}

function decision(
  {
    p,
    test,
    values,
    low,
    high,
  }: { p: number; test: TTest; values: Entered; low: number | undefined; high: number | undefined },
  show: Show,
): Verdict {
  const { alpha, against, kind, tail } = values
  const what = kind === 'one' ? 'the mean' : 'the difference'
  const side = tail === 'different' ? 'differs from' : tail === 'higher' ? 'is above' : 'is below'
  const level = show.percent(alpha)
  if (p <= alpha)
    return {
      is: 'good',
      says: `Significant at ${level}: ${what} ${side} ${show.number(against)}. Look at the interval for how much.`,
    }
  const range =
    low !== undefined && high !== undefined
      ? ` It may lie anywhere from ${show.number(low)} to ${show.number(high)}.`
      : ''
  return {
    is: 'fair',
    says: `Not significant at ${level}: chance alone gives a t as far out in ${show.percent(p)} of such samples.${test.degrees < few ? ' The samples are small.' : ''}${range}`,
  }
}

/** Cohen, Statistical Power Analysis for the Behavioral Sciences (1988): 0.2 small, 0.5 medium, 0.8 large. */
function sizeText(effect: number): string {
  if (effect < 0.2) return 'Below small (0.2)'
  if (effect < 0.5) return 'Small (0.2 to 0.5)'
  return effect < 0.8 ? 'Medium (0.5 to 0.8)' : 'Large (0.8 and more)'
}

function assumptionsOf({ kind, spreads }: Entered, rows: readonly Row[], show: Show): string {
  const tested = kind === 'two' ? rows : rows.slice(0, 1)
  const isSmall = tested.some(({ size }) => size < few)
  const [a, b] = tested
  const ratio =
    a && b && Math.min(a.deviation, b.deviation) > 0
      ? Math.max(a.deviation, b.deviation) / Math.min(a.deviation, b.deviation)
      : undefined
  return [
    isSmall
      ? `Fewer than ${show.count(few)} numbers: ${kind === 'paired' ? 'the differences' : 'they'} should be roughly normal, without outliers.`
      : 'With this many numbers the test bears some skewness.',
    ...(spreads === 'pooled' && ratio !== undefined && ratio > unequalSpread
      ? [`The deviations differ ${show.number(ratio, 1)} times: use Welch.`]
      : []),
    kind === 'paired'
      ? 'The pairs must be independent of each other.'
      : 'The numbers must be independent of each other.',
  ].join(' ')
}

function pictureOf({ t, degrees }: TTest, tail: Entered['tail'], alpha: number, show: Show) {
  const critical = studentUpperQuantile(tail === 'different' ? alpha / 2 : Math.min(alpha, 0.499_999), degrees) ?? 0
  const reach = Math.max(4, Math.min(12, Math.abs(t) * 1.15, critical * 3), Math.min(critical * 1.3, 40))
  const far = Math.abs(t)
  const ends = {
    different: [
      [-Infinity, -far],
      [far, Infinity],
    ],
    higher: [[t, Infinity]],
    lower: [[-Infinity, t]],
  } as const
  const at = Math.max(-reach, Math.min(reach, t))
  return curvePicture({
    title: 'Curve of Student’s t with the p-value filled and the t of the data marked',
    density: (x) => studentDensity(x, degrees),
    from: -reach,
    to: reach,
    shaded: ends[tail],
    ticks: (tail === 'different' ? [-critical, 0, critical] : tail === 'higher' ? [0, critical] : [-critical, 0]).map(
      (x) => ({
        x,
        label: show.number(x, 2),
      }),
    ),
    marks: [{ x: at, label: `t = ${show.number(t, 2)}` }],
  })
}
