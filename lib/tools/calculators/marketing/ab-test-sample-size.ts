import { choice, defineCalculator, integer, number, percent, problem, type Verdict } from '@/lib/kits/calculator'
import {
  effectForMeans,
  quantiles,
  sizeForMeans,
  sizeForShares,
  smallestRise,
  type Plan,
} from '@/lib/engines/planned-size'
import type { Show } from '@/lib/base/format/show'

const isRate = { field: 'measure', is: 'rate' } as const
const isMean = { field: 'measure', is: 'mean' } as const
const isRelative = { field: 'as', is: 'relative' } as const
const isAbsolute = { field: 'as', is: 'absolute' } as const
const most = 1e12
const longest = 12
const longTest = 8 * 7
const effectSteps = [0.5, 0.75, 1, 1.25, 1.5, 2]

export default defineCalculator({
  inputs: {
    measure: choice('What you compare', {
      options: { rate: 'A conversion rate', mean: 'An average' },
      initial: 'rate',
    }),
    base: percent('Conversion rate now', {
      initial: 0.04,
      above: 0,
      below: 1,
      slider: { from: 0.005, to: 0.3, step: 0.005 },
      shownWhen: isRate,
    }),
    mean: number('Average now', {
      initial: 52,
      min: -1e9,
      max: 1e9,
      shownWhen: isMean,
      help: 'Such as revenue per visitor.',
    }),
    deviation: number('Standard deviation', { initial: 38, above: 0, max: 1e9, shownWhen: isMean }),
    as: choice('Smallest effect worth finding', {
      options: { relative: 'In percent of that', absolute: 'In points or units' },
      initial: 'relative',
    }),
    uplift: percent('Relative change', {
      initial: 0.1,
      negative: true,
      min: -0.99,
      max: 100,
      slider: { from: -0.5, to: 0.5, step: 0.01 },
      shownWhen: isRelative,
      help: '10% takes a rate of 4% to 4.4%. Below 0 for a fall.',
    }),
    points: percent('Percentage points', {
      initial: 0.004,
      negative: true,
      min: -1,
      max: 1,
      slider: { from: -0.05, to: 0.05, step: 0.001 },
      shownWhen: [isRate, isAbsolute],
    }),
    units: number('Change of the average', { initial: 5, min: -1e9, max: 1e9, shownWhen: [isMean, isAbsolute] }),
    traffic: integer('Visitors a day', {
      initial: 2500,
      min: 1,
      max: 1e9,
      optional: true,
      help: 'Of the page that is tested. Leave it empty to plan the number alone.',
    }),
    variants: integer('Variants, with the control', { initial: 2, min: 2, max: 10, refines: true }),
    share: percent('Share of visitors in the test', {
      initial: 1,
      above: 0,
      max: 1,
      slider: { from: 0.05, to: 1, step: 0.05 },
      refines: true,
    }),
    power: percent('Power', {
      initial: 0.8,
      min: 0.5,
      max: 0.999,
      refines: true,
      slider: { from: 0.7, to: 0.95, step: 0.01 },
      help: 'The chance to find the effect if it is there.',
    }),
    alpha: percent('Significance level', {
      initial: 0.05,
      min: 0.0001,
      max: 0.4,
      refines: true,
      slider: { from: 0.005, to: 0.1, step: 0.005 },
      help: 'The chance to see an effect where there is none.',
    }),
    sides: choice('Looking for', {
      options: { two: 'A change either way', one: 'That one direction only' },
      initial: 'two',
      as: 'menu',
      refines: true,
    }),
    correct: choice('With more than one variant', {
      options: { each: 'The level holds for each comparison', all: 'The level holds for all together (Bonferroni)' },
      initial: 'each',
      as: 'menu',
      refines: true,
    }),
  },
  outputs: {
    perVariant: { kind: 'count', label: 'Visitors per variant' },
    verdict: { kind: 'verdict', label: 'Plan' },
    total: { kind: 'count', label: 'Visitors in all' },
    days: { kind: 'count', label: 'Days, in full weeks', unit: 'days', optional: true },
    target: { kind: 'percent', label: 'Rate that is looked for', decimals: 4, optional: true },
    targetMean: { kind: 'number', label: 'Average that is looked for', optional: true },
    exact: { kind: 'number', label: 'Per variant before rounding up', decimals: 2 },
    conversions: {
      kind: 'number',
      label: 'Conversions of the control by then',
      decimals: 0,
      optional: true,
      section: 'How it is made',
    },
    level: { kind: 'percent', label: 'Level of each comparison', decimals: 4, section: 'How it is made' },
    daysExact: {
      kind: 'number',
      label: 'Days until it is full',
      decimals: 1,
      unit: 'days',
      optional: true,
      section: 'How it is made',
    },
    effects: {
      kind: 'table',
      label: 'Other effects',
      columns: {
        effect: { kind: 'text', label: 'Effect' },
        eighty: { kind: 'count', label: 'Per variant, power 80%' },
        ninety: { kind: 'count', label: 'Per variant, power 90%' },
        days: { kind: 'count', label: 'Days, in full weeks' },
      },
    },
    weeks: {
      kind: 'table',
      label: 'What can be found by when',
      optional: true,
      columns: {
        week: { kind: 'count', label: 'Weeks' },
        perVariant: { kind: 'count', label: 'Visitors per variant' },
        rise: { kind: 'percent', label: 'Smallest relative rise', decimals: 2 },
        absolute: { kind: 'number', label: 'Smallest rise in points or units', decimals: 4 },
      },
    },
  },
  formula:
    'Rates: n = (zα √(2 p̄ (1 − p̄)) + zβ √(p₁ (1 − p₁) + p₂ (1 − p₂)))² ÷ (p₂ − p₁)², p̄ = (p₁ + p₂) ÷ 2. Averages: n = 2 (zα + zβ)² ÷ d² + zα² ÷ 4, d = change ÷ standard deviation, small groups by the power of the t-test itself. Days = n × variants ÷ (visitors × share), up to a full week',
  limits: [
    'The test is looked at once, when the number is reached. Whoever looks daily and stops at the first good p is wrong far more often than the level says.',
    'Visitors are split evenly and counted once, however often they come back.',
    'Every variant is compared with the control.',
    'Full weeks, so that each day of the week counts as often as the others.',
    'For very rare conversions the formula is rough: plan for at least ten in the control.',
  ],
  sources: [
    {
      title: 'R, package stats: power.prop.test',
      href: 'https://search.r-project.org/CRAN/refmans/stats/html/power.prop.test.html',
    },
  ],

  compute(values, { show }) {
    const { measure, traffic, variants, share, alpha, correct } = values
    const change = changeOf(values)
    const field = values.as === 'relative' ? 'uplift' : measure === 'rate' ? 'points' : 'units'
    if (change === 0)
      return problem(
        field,
        values.as === 'relative' && measure === 'mean' && values.mean === 0
          ? 'must be given in units: there is no percentage of an average of 0'
          : 'must not be 0: no number of visitors finds that',
      )
    const second = values.base + change
    if (measure === 'rate' && !(second > 0 && second < 1))
      return problem(field, `must leave a rate between 0% and 100%: this would be ${show.percent(second)}`)
    const level = correct === 'all' ? alpha / (variants - 1) : alpha
    const plan = planOf(values, level)
    const exact = sizeOf(values, change, plan)
    if (!(exact <= most))
      return problem(field, `must be larger: it would take more than ${show.count(most)} visitors per variant`)
    const perVariant = upward(exact)
    const total = perVariant * variants
    const daily = traffic === undefined ? undefined : traffic * share
    const daysFor = (count: number) => (daily === undefined ? undefined : fullWeeks((count * variants) / daily))
    const days = daysFor(perVariant)
    return {
      perVariant,
      verdict: verdictOf({ perVariant, days, variants, change, values }, show),
      total,
      days,
      target: measure === 'rate' ? second : undefined,
      targetMean: measure === 'mean' ? values.mean + change : undefined,
      exact,
      conversions: measure === 'rate' ? perVariant * values.base : undefined,
      level,
      daysExact: daily === undefined ? undefined : total / daily,
      effects: effectSteps.flatMap((part) => {
        const own = change * part
        if (measure === 'rate' && !(values.base + own > 0 && values.base + own < 1)) return []
        const [eighty, ninety] = [0.8, 0.9].map((power) => sizeOf(values, own, { ...plan, power }))
        const asked = sizeOf(values, own, plan)
        if (!eighty || !ninety || !(Math.max(ninety, asked) <= most * 100)) return []
        return [
          {
            effect: effectText(values, own, show),
            eighty: upward(eighty),
            ninety: upward(ninety),
            days: daysFor(upward(asked)) ?? null,
          },
        ]
      }),
      weeks: daily === undefined ? undefined : weeksOf(values, daily, plan),
    }
  },

  steps(values, { exact, days }, show) {
    const figure = (value: number) => ({ kind: 'number', value }) as const
    const change = changeOf(values)
    const { alpha, power, sides, variants, correct } = values
    const level = correct === 'all' ? alpha / (variants - 1) : alpha
    const plan = planOf(values, level)
    const zs = quantiles(plan)
    const isRates = values.measure === 'rate'
    return [
      {
        finds: 'zα',
        gives: figure(zs.alpha),
        says: `Normal quantile of ${show.percent(plan.significance)}, ${sides === 'two' ? 'two-sided' : 'one-sided'}`,
      },
      { finds: 'zβ', gives: figure(zs.beta), says: `Normal quantile of ${show.percent(power)}` },
      ...(isRates
        ? [{ gives: 'target' as const, is: values.as === 'relative' ? '{base} × (1 + {uplift})' : '{base} + {points}' }]
        : [
            {
              gives: 'targetMean' as const,
              is: values.as === 'relative' ? '{mean} × (1 + {uplift})' : '{mean} + {units}',
            },
            {
              finds: 'Effect d',
              gives: figure(change / values.deviation),
              is: '({targetMean} − {mean}) ÷ {deviation}',
            },
          ]),
      {
        gives: 'exact',
        says: isRates
          ? '(zα √(2 p̄ (1 − p̄)) + zβ √(p₁ (1 − p₁) + p₂ (1 − p₂)))² ÷ (p₂ − p₁)²'
          : '2 (zα + zβ)² ÷ d² + zα² ÷ 4, or the power of the t-test',
      },
      ...(exact > 2 ? [{ gives: 'perVariant' as const, is: '{exact}', rounded: 'up' as const }] : []),
      { gives: 'total', is: '{perVariant} × {variants}' },
      ...(days === undefined
        ? []
        : [
            { gives: 'daysExact' as const, is: '{total} ÷ ({traffic} × {share})' },
            {
              finds: 'Full weeks',
              gives: { kind: 'count', value: days / 7 } as const,
              is: '{daysExact} ÷ 7',
              rounded: 'up' as const,
            },
          ]),
    ]
  },

  charts: [{ kind: 'line', title: 'Smallest rise that can be found', of: 'weeks', x: 'week', y: ['rise'] }],
  examples: [
    {
      name: 'A shop at 4%',
      given: { measure: 'rate', base: 0.04, as: 'relative', uplift: 0.1, traffic: 2500, power: 0.8, alpha: 0.05 },
      expect: { perVariant: 39475, days: 35 },
    },
    {
      name: 'Money per order',
      given: {
        measure: 'mean',
        mean: 52,
        deviation: 38,
        as: 'absolute',
        units: 5,
        traffic: 120,
        power: 0.8,
        alpha: 0.05,
      },
      expect: { perVariant: 908, days: 21 },
    },
  ],
})

interface Entered {
  measure: 'rate' | 'mean'
  base: number
  mean: number
  deviation: number
  as: 'relative' | 'absolute'
  uplift: number
  points: number
  units: number
  variants: number
  power: number
  sides: 'two' | 'one'
}

function changeOf({ measure, as, base, mean, uplift, points, units }: Entered): number {
  if (as === 'absolute') return measure === 'rate' ? points : units
  return (measure === 'rate' ? base : mean) * uplift
}

function planOf({ power, sides }: Entered, significance: number): Plan {
  return { power, sides, significance }
}

function sizeOf({ measure, base, deviation }: Entered, change: number, plan: Plan): number {
  return measure === 'rate' ? sizeForShares(base, base + change, plan) : sizeForMeans(change / deviation, plan)
}

/** Never less than two, without which there is no test. */
function upward(exact: number): number {
  return Math.max(2, Math.ceil(exact - 1e-9))
}

function fullWeeks(days: number): number {
  return Math.ceil(days / 7 - 1e-9) * 7
}

function effectText({ measure, as, base, mean }: Entered, change: number, show: Show): string {
  const sign = change > 0 ? '+' : '−'
  const size = Math.abs(change)
  if (as === 'relative') return `${sign}${show.percent(size / Math.abs(measure === 'rate' ? base : mean))}`
  return measure === 'rate' ? `${sign}${show.number(size * 100)} points` : `${sign}${show.number(size)}`
}

function weeksOf(values: Entered, daily: number, plan: Plan) {
  const { measure, base, mean, deviation, variants } = values
  const highest = (1 - base) * (1 - 1e-9)
  const now = measure === 'rate' ? base : Math.abs(mean)
  return Array.from({ length: longest }, (_, at) => at + 1).flatMap((week) => {
    const perVariant = Math.floor((daily * 7 * week) / variants)
    const effect = measure === 'mean' ? effectForMeans(perVariant, plan) : undefined
    const rise =
      measure === 'rate'
        ? smallestRise(perVariant, highest, (own) => sizeForShares(base, base + own, plan))
        : effect && effect * deviation
    return rise === undefined
      ? []
      : [{ week, perVariant, rise: now > 0 ? rise / now : null, absolute: measure === 'rate' ? rise * 100 : rise }]
  })
}

function verdictOf(
  {
    perVariant,
    days,
    variants,
    change,
    values,
  }: { perVariant: number; days: number | undefined; variants: number; change: number; values: Entered },
  show: Show,
): Verdict {
  const what = `${show.count(perVariant)} visitors in each of ${show.count(variants)} variants find a change of ${effectText(values, change, show)} in ${show.percent(values.power)} of tests.`
  if (days === undefined) return { is: 'plain', says: what }
  if (days > longTest)
    return {
      is: 'fair',
      says: `${what} That takes ${show.count(days)} days: over so long a time visitors clear their cookies and seasons change. Test a larger change, or a page with more visitors.`,
    }
  return { is: 'good', says: `${what} Run it for ${show.count(days)} days and look then.` }
}
