import { choice, defineCalculator, integer, number, percent, problem } from '@/lib/kits/calculator'
import { criticalZ, wilsonInterval } from '@/lib/engines/distributions'
import type { Show } from '@/lib/base/format/show'

const fewCounts = 10
const share = { field: 'measure', is: 'share' } as const
const mean = { field: 'measure', is: 'mean' } as const
const waves = { field: 'compare', is: 'waves' } as const
const group = { section: 'Another group', refines: true } as const
const groups = { field: 'compareMeans', is: 'groups' } as const

export default defineCalculator({
  inputs: {
    measure: choice('Result of the survey', {
      options: { share: 'A percentage', mean: 'An average' },
      initial: 'share',
    }),
    size: integer('Answers', { initial: 1000, min: 1, max: 1e9, help: 'People who answered this question.' }),
    result: percent('Percentage found', {
      initial: 0.5,
      min: 0,
      max: 1,
      shownWhen: share,
      slider: { to: 1, step: 0.01 },
    }),
    average: number('Average found', { initial: 7.2, min: -1e12, max: 1e12, shownWhen: mean }),
    deviation: number('Standard deviation', { initial: 2.1, min: 0, max: 1e12, shownWhen: mean }),
    confidence: percent('Confidence', {
      initial: 0.95,
      min: 0.5,
      max: 0.999,
      refines: true,
      slider: { from: 0.8, to: 0.99, step: 0.01 },
    }),
    compare: choice('Compare with', {
      options: { none: 'Nothing', answers: 'Another answer, same poll', waves: 'Another poll or wave' },
      initial: 'none',
      as: 'menu',
      shownWhen: share,
    }),
    other: percent('The other percentage', {
      initial: 0.44,
      min: 0,
      max: 1,
      slider: { to: 1, step: 0.01 },
      shownWhen: [share, { field: 'compare', is: ['answers', 'waves'] }],
    }),
    otherSize: integer('Answers in the other poll', { initial: 900, min: 1, max: 1e9, shownWhen: [share, waves] }),
    compareMeans: choice('Compare the average with', {
      options: { none: 'Nothing', groups: 'Another group, poll or wave' },
      initial: 'none',
      shownWhen: mean,
      ...group,
    }),
    otherAverage: number('The other average', {
      initial: 6.8,
      min: -1e12,
      max: 1e12,
      shownWhen: [mean, groups],
      ...group,
    }),
    otherDeviation: number('Its standard deviation', {
      initial: 2.3,
      min: 0,
      max: 1e12,
      shownWhen: [mean, groups],
      ...group,
    }),
    otherCount: integer('Answers in the other group', {
      initial: 900,
      min: 1,
      max: 1e9,
      shownWhen: [mean, groups],
      ...group,
    }),
    population: integer('People there are in all', {
      optional: true,
      min: 1,
      max: 1e10,
      refines: true,
      help: 'Only matters where the survey reached more than about a twentieth of them.',
    }),
    design: number('Design effect', {
      initial: 1,
      min: 1,
      max: 100,
      refines: true,
      help: '1 for a simple random sample; weighting and clusters raise it.',
    }),
  },
  outputs: {
    margin: { kind: 'percent', label: 'Margin of error, plus or minus points', decimals: 2, optional: true },
    marginOfMean: { kind: 'number', label: 'Margin of error, plus or minus', optional: true },
    low: { kind: 'percent', label: 'From', decimals: 2, optional: true },
    high: { kind: 'percent', label: 'To', decimals: 2, optional: true },
    lowMean: { kind: 'number', label: 'From', optional: true },
    highMean: { kind: 'number', label: 'To', optional: true },
    most: { kind: 'percent', label: 'Largest margin of this survey (at 50%)', decimals: 2, optional: true },
    verdict: { kind: 'verdict', label: 'To keep in mind' },
    gap: { kind: 'percent', label: 'Difference in points', decimals: 2, optional: true, section: 'The difference' },
    gapMargin: {
      kind: 'percent',
      label: 'Margin of the difference, plus or minus points',
      decimals: 2,
      optional: true,
      section: 'The difference',
    },
    gapOfMeans: { kind: 'number', label: 'Difference', optional: true, section: 'The difference' },
    gapMarginOfMeans: {
      kind: 'number',
      label: 'Margin of the difference, plus or minus',
      optional: true,
      section: 'The difference',
    },
    gapVerdict: { kind: 'verdict', label: 'The difference', optional: true },
    wilsonLow: {
      kind: 'percent',
      label: 'Wilson interval from',
      decimals: 2,
      optional: true,
      section: 'For rare answers',
    },
    wilsonHigh: {
      kind: 'percent',
      label: 'Wilson interval to',
      decimals: 2,
      optional: true,
      section: 'For rare answers',
    },
    z: { kind: 'number', label: 'z of the confidence', decimals: 4, section: 'How it is made' },
    correction: {
      kind: 'number',
      label: 'Factor for a finite population',
      decimals: 4,
      optional: true,
      section: 'How it is made',
    },
    effective: { kind: 'number', label: 'Effective number of answers', decimals: 1, section: 'How it is made' },
    sizes: {
      kind: 'table',
      label: 'The margin with other numbers of answers',
      optional: true,
      columns: {
        size: { kind: 'count', label: 'Answers' },
        margin: { kind: 'percent', label: 'Margin at your percentage', decimals: 2 },
        most: { kind: 'percent', label: 'Largest margin', decimals: 2 },
      },
    },
  },
  formula:
    'Margin = z × √(p(1 − p) × design effect ÷ n) × √((N − n) ÷ (N − 1)); of two answers of one poll √((p₁ + p₂ − (p₁ − p₂)²) ÷ n), of two polls √(p₁(1 − p₁) ÷ n₁ + p₂(1 − p₂) ÷ n₂), of two averages √(s₁² ÷ n₁ + s₂² ÷ n₂)',
  limits: [
    'It covers chance in drawing the sample, not wording, refusals or people who could not be reached.',
    'People who volunteer for a panel are no random sample: AAPOR calls a margin of sampling error for them misleading.',
    'Below ten people with or ten without the answer the plain interval is poor; the Wilson interval is shown beside it, made with the effective number of answers: n ÷ design effect ÷ factor for a finite population squared.',
    'Two polls, and two groups, are taken to be independent, with the same design effect and of the same population.',
  ],
  sources: [
    {
      title: 'American Association for Public Opinion Research: Opt-In Surveys and Margin of Error',
      href: 'https://www.aapor.org/Education-Resources/For-Researchers/Poll-Survey-FAQ/Opt-In-Surveys-and-Margin-of-Error.aspx',
    },
    {
      title: 'C. Franklin: The “Margin of Error” for Differences in Polls (2007)',
      href: 'https://abcnews.go.com/images/PollingUnit/MOEFranklin.pdf',
    },
    { title: 'W. G. Cochran: Sampling Techniques, 3rd edition (1977), chapters 2 and 3' },
  ],

  compute(values, { show }) {
    const { measure, size, confidence, population, design, compare, result, other, otherSize } = values
    if (population !== undefined && size > population)
      return problem('population', `must be at least ${show.count(size)}, the people who answered`)
    const z = criticalZ(confidence) ?? 0
    const correction = finite(size, population)
    const scale = z * Math.sqrt(design / size) * (correction ?? 1)
    const common = { z, correction, effective: size / design }
    const isEverybody = size === population
    if (measure === 'mean') {
      const { compareMeans, otherAverage, otherDeviation, otherCount } = values
      const isCompared = compareMeans === 'groups'
      if (isCompared && population !== undefined && otherCount > population)
        return problem('otherCount', `must be at most ${show.count(population)}, the people there are`)
      const marginOfMean = scale * values.deviation
      return {
        ...common,
        marginOfMean,
        lowMean: values.average - marginOfMean,
        highMean: values.average + marginOfMean,
        verdict: { is: 'plain' as const, says: wholeText(isEverybody, confidence, show) },
        ...(isCompared && gapOfMeans(marginOfMean, otherAverage, otherDeviation, otherCount)),
      }
    }
    if (compare === 'answers' && result + other > 1 + 1e-12)
      return problem('other', 'must not add up to more than 100% with the first: each person gives one answer')
    if (compare === 'waves' && population !== undefined && otherSize > population)
      return problem('otherSize', `must be at most ${show.count(population)}, the people there are`)
    const margin = scale * Math.sqrt(result * (1 - result))
    const told = size / design / (correction ?? 1) ** 2
    const isFew = !isEverybody && Math.min(size, size / design) * Math.min(result, 1 - result) < fewCounts
    const wilson = isFew ? wilsonInterval({ successes: told * result, trials: told }, confidence) : undefined
    const gapMargin =
      compare === 'none'
        ? undefined
        : compare === 'answers'
          ? scale * Math.sqrt(Math.max(0, result + other - (result - other) ** 2))
          : z *
            Math.sqrt(design) *
            Math.hypot(
              ...(
                [
                  [result, size],
                  [other, otherSize],
                ] as const
              ).map(([p, n]) => Math.sqrt((p * (1 - p)) / n) * (finite(n, population) ?? 1)),
            )
    const gap = result - other
    return {
      ...common,
      margin,
      low: Math.max(0, result - margin),
      high: Math.min(1, result + margin),
      most: scale / 2,
      verdict: isFew
        ? {
            is: 'fair' as const,
            says: `Fewer than ten people with or without this answer${design > 1 ? ', counted by the effective number of answers' : ''}: use the Wilson interval below.`,
          }
        : { is: 'plain' as const, says: wholeText(isEverybody, confidence, show) },
      wilsonLow: wilson?.low,
      wilsonHigh: wilson?.high,
      ...(gapMargin !== undefined && { gap, gapMargin, gapVerdict: gapText(gap, gapMargin, confidence, show) }),
      sizes: [100, 250, 500, 1000, 1500, 2000, 5000, 10_000]
        .filter((answers) => population === undefined || answers <= population)
        .map((answers) => {
          const own = z * Math.sqrt(design / answers) * (finite(answers, population) ?? 1)
          return { size: answers, margin: own * Math.sqrt(result * (1 - result)), most: own / 2 }
        }),
    }

    function gapOfMeans(ofFirst: number, average: number, deviation: number, count: number) {
      const ofOther = z * deviation * Math.sqrt(design / count) * (finite(count, population) ?? 1)
      const apart = values.average - average
      const both = Math.hypot(ofFirst, ofOther)
      return { gapOfMeans: apart, gapMarginOfMeans: both, gapVerdict: gapText(apart, both, confidence, show) }
    }
  },

  steps({ measure, population, compare, compareMeans }) {
    const factor = population === undefined ? '' : ' × {correction}'
    return [
      { gives: 'z', says: 'Two-sided z of {confidence}' },
      { gives: 'correction', is: population === 1 ? undefined : '√(({population} − {size}) ÷ ({population} − 1))' },
      { gives: 'effective', is: '{size} ÷ {design}' },
      {
        finds: 'Margin of error',
        gives: 'margin',
        is: `{z} × √({result} × (1 − {result}) × {design} ÷ {size})${factor}`,
      },
      { gives: 'marginOfMean', is: `{z} × {deviation} × √({design} ÷ {size})${factor}` },
      ...(measure === 'mean' && compareMeans === 'groups'
        ? [
            { gives: 'gapOfMeans', is: '{average} − {otherAverage}' } as const,
            ...(population === undefined
              ? [
                  {
                    gives: 'gapMarginOfMeans',
                    is: '{z} × √(({deviation}² ÷ {size} + {otherDeviation}² ÷ {otherCount}) × {design})',
                  } as const,
                ]
              : []),
          ]
        : []),
      ...(measure === 'share' && compare === 'answers'
        ? [
            {
              gives: 'gapMargin',
              is: `{z} × √(({result} + {other} − ({result} − {other})²) × {design} ÷ {size})${factor}`,
            } as const,
          ]
        : []),
      ...(measure === 'share' && compare === 'waves' && population === undefined
        ? [
            {
              gives: 'gapMargin',
              is: '{z} × √(({result} × (1 − {result}) ÷ {size} + {other} × (1 − {other}) ÷ {otherSize}) × {design})',
            } as const,
          ]
        : []),
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'Margin by number of answers',
      of: 'sizes',
      x: 'size',
      y: ['margin', 'most'],
      needs: 'sizes',
    },
  ],
  examples: [
    {
      name: 'A poll of a thousand',
      given: { measure: 'share', size: 1000, result: 0.5, confidence: 0.95, compare: 'none' },
      expect: { margin: 0.03099, low: 0.46901, high: 0.53099 },
    },
    {
      name: 'Two candidates in that poll',
      given: { measure: 'share', size: 1000, result: 0.48, confidence: 0.95, compare: 'answers', other: 0.44 },
      expect: { gap: 0.04, gapMargin: 0.059397, gapVerdict: 'fair' },
    },
  ],
})

/** √((N − n) ÷ (N − 1)); nothing where the population is not told. */
function finite(size: number, population: number | undefined): number | undefined {
  if (population === undefined) return undefined
  return population > 1 ? Math.sqrt((population - size) / (population - 1)) : 0
}

function wholeText(isEverybody: boolean, confidence: number, show: Show): string {
  if (isEverybody) return 'Everybody was asked: no error of sampling is left.'
  return `In ${show.percent(confidence)} of such random samples the truth lies within the margin. It says nothing about wording or who refused.`
}

function gapText(gap: number, margin: number, confidence: number, show: Show) {
  const sure = show.percent(confidence)
  return Math.abs(gap) > margin
    ? {
        is: 'good' as const,
        says: `The difference is larger than its own margin: more than chance explains at ${sure}.`,
      }
    : { is: 'fair' as const, says: `The difference lies within its own margin: chance may explain it at ${sure}.` }
}
