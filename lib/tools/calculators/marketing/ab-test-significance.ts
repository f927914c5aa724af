import { choice, defineCalculator, integer, number, problem, rows, text } from '@/lib/kits/calculator'
import { goodnessOfFit } from '@/lib/subjects/statistics/counts'
import { disagreement } from '@/lib/subjects/statistics/disagreement'
import { normalQuantile, studentUpperQuantile } from '@/lib/subjects/statistics/distributions'
import { meanRatioInterval, pValueOfT, welchPower, welchTest } from '@/lib/subjects/statistics/means'
import { pValue } from '@/lib/subjects/statistics/p-value'
import {
  differenceInterval,
  fisherExact,
  holm,
  needsExactTest,
  pooledZ,
  proportionPower,
  pValueOfZ,
  ratioInterval,
} from '@/lib/subjects/statistics/proportions'

const whenRates = { field: 'measure', is: 'rates' } as const
const whenMeans = { field: 'measure', is: 'means' } as const
/** Samples this unevenly split are a fault of the test, not chance; one test in a thousand is stopped wrongly. */
const mismatch = 0.001

interface Found {
  /** What the control has, and the variant's difference from it with its ends. */
  before: number
  after: number
  difference: number
  low: number | null
  high: number | null
  relativeLow: number | null
  relativeHigh: number | null
  statistic: number | null
  degrees?: number
  p: number
  power: number | null
  method: string
}

export default defineCalculator({
  inputs: {
    measure: choice('What you compare', {
      options: { rates: 'Conversion rates', means: 'Averages' },
      initial: 'rates',
    }),
    variants: rows('Variants, the control first', {
      row: 'variant',
      columns: {
        name: text('Name', { optional: true, maxLength: 40 }),
        visitors: integer('Visitors', { min: 1, max: 1e9 }),
        conversions: integer('Conversions', { min: 0, max: 1e9 }),
        share: number('Planned share', { optional: true, above: 0, max: 1e6 }),
      },
      initial: [
        { name: 'A', visitors: 10_000, conversions: 200 },
        { name: 'B', visitors: 10_100, conversions: 250 },
      ],
      min: 2,
      max: 5,
      shownWhen: whenRates,
      help: 'People, not page views. Leave the planned share empty for an equal split; for 90 to 10 enter 90 and 10.',
    }),
    groups: rows('Variants, the control first', {
      row: 'variant',
      columns: {
        name: text('Name', { optional: true, maxLength: 40 }),
        mean: number('Average', { negative: true, min: -1e9, max: 1e9 }),
        deviation: number('Standard deviation', { min: 0, max: 1e9 }),
        size: integer('People', { min: 2, max: 1e9 }),
        share: number('Planned share', { optional: true, above: 0, max: 1e6 }),
      },
      initial: [
        { name: 'A', mean: 50, deviation: 20, size: 400 },
        { name: 'B', mean: 53, deviation: 26, size: 380 },
      ],
      min: 2,
      max: 5,
      shownWhen: whenMeans,
      help: 'Order value, time, score. The standard deviation is that of the sample (STDEV.S in a spreadsheet).',
    }),
    alternative: choice('What would count', {
      options: { different: 'Better or worse', higher: 'Only higher', lower: 'Only lower' },
      initial: 'different',
      help: 'Decide before the test. Only higher or only lower is a one-sided test.',
      refines: true,
    }),
    confidence: choice('Confidence', {
      options: { '0.9': '90%', '0.95': '95%', '0.99': '99%' },
      initial: '0.95',
      refines: true,
    }),
    correction: choice('Correction for several variants', {
      options: { holm: 'Holm', bonferroni: 'Bonferroni', none: 'None' },
      initial: 'holm',
      help: 'Changes nothing with two variants.',
      refines: true,
    }),
  },
  outputs: {
    p: {
      ...pValue,
      label: 'p-value, leading challenger',
      help: 'How often variants that do not differ would look at least this different. Corrected for the number of challengers.',
    },
    verdict: { kind: 'verdict', label: 'Answer' },
    disagreement: { kind: 'verdict', label: 'p and interval', optional: true },
    split: { kind: 'verdict', label: 'Split of visitors' },
    leader: { kind: 'text', label: 'Leading challenger' },
    uplift: { kind: 'percent', label: 'Relative uplift', optional: true, decimals: 2, section: 'Against the control' },
    upliftLow: {
      kind: 'percent',
      label: 'Uplift, low end',
      optional: true,
      decimals: 2,
      section: 'Against the control',
    },
    upliftHigh: {
      kind: 'percent',
      label: 'Uplift, high end',
      optional: true,
      decimals: 2,
      section: 'Against the control',
    },
    power: {
      kind: 'percent',
      label: 'Power for a difference this large',
      optional: true,
      decimals: 1,
      section: 'The test',
      help: 'How often a test of this size would find it, if it were the true one. Before correction.',
    },
    statistic: { kind: 'number', label: 'z or Welch’s t', decimals: 3, optional: true, section: 'The test' },
    degrees: { kind: 'number', label: 'Degrees of freedom', decimals: 1, optional: true, section: 'The test' },
    splitP: {
      ...pValue,
      label: 'p-value of the split (chi-square)',
      optional: true,
      section: 'The test',
    },
    rates: {
      kind: 'table',
      label: 'Every variant',
      optional: true,
      shownWhen: whenRates,
      columns: {
        name: { kind: 'text', label: 'Variant' },
        size: { kind: 'count', label: 'Visitors' },
        value: { kind: 'percent', label: 'Rate', decimals: 2 },
        difference: { kind: 'percent', label: 'Difference in points', decimals: 2 },
        low: { kind: 'percent', label: 'Low end', decimals: 2 },
        high: { kind: 'percent', label: 'High end', decimals: 2 },
        uplift: { kind: 'percent', label: 'Relative', decimals: 2 },
        p: { ...pValue, label: 'p' },
        adjusted: { ...pValue, label: 'p corrected' },
        method: { kind: 'text', label: 'Test' },
      },
    },
    means: {
      kind: 'table',
      label: 'Every variant',
      optional: true,
      shownWhen: whenMeans,
      columns: {
        name: { kind: 'text', label: 'Variant' },
        size: { kind: 'count', label: 'People' },
        value: { kind: 'number', label: 'Average', decimals: 2 },
        difference: { kind: 'number', label: 'Difference', decimals: 2 },
        low: { kind: 'number', label: 'Low end', decimals: 2 },
        high: { kind: 'number', label: 'High end', decimals: 2 },
        uplift: { kind: 'percent', label: 'Relative', decimals: 2 },
        p: { ...pValue, label: 'p' },
        adjusted: { ...pValue, label: 'p corrected' },
        method: { kind: 'text', label: 'Test' },
      },
    },
  },
  formula:
    'Rates: z = difference ÷ √(p(1 − p)(1÷n₁ + 1÷n₂)) with p pooled over both. Averages: t = difference ÷ √(s₁²÷n₁ + s₂²÷n₂) with Welch’s degrees of freedom. The interval of a difference of rates joins the Wilson score intervals of both (Newcombe)',
  limits: [
    'The p-value holds for one look at a sample size fixed beforehand. Stopping when it turns significant makes false winners common.',
    'Each row must hold separate people, each counted once.',
    'The correction applies to p-values. Each interval is for its own comparison alone.',
    'With under 5 conversions or under 5 visitors without one, p comes from Fisher’s exact test, while the intervals stay approximate; where the two disagree, the page says why.',
    'Averages of very skewed amounts, such as order values with a few huge orders, need several hundred people in each row.',
    'The power repeats what p says in other words: it judges the size of the test, never the variant.',
  ],
  sources: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, 7.3: Comparisons based on data from two processes',
      href: 'https://www.itl.nist.gov/div898/handbook/prc/section3/prc3.htm',
    },
    {
      title:
        'S. Holm: A Simple Sequentially Rejective Multiple Test Procedure (Scandinavian Journal of Statistics 6, 1979)',
      href: 'https://www.jstor.org/stable/4615733',
    },
    {
      title:
        'R. Newcombe: Interval estimation for the difference between independent proportions, method 10 (Statistics in Medicine 17, 1998)',
      href: 'https://doi.org/10.1002/(SICI)1097-0258(19980430)17:8%3C873::AID-SIM779%3E3.0.CO;2-I',
    },
    {
      title: 'R Core Team: prop.test, t.test, fisher.test, power.prop.test (package stats)',
      href: 'https://stat.ethz.ch/R-manual/R-devel/library/stats/html/prop.test.html',
    },
    { title: 'R. Kohavi, D. Tang, Y. Xu: Trustworthy Online Controlled Experiments, chapters 17 and 21' },
  ],

  compute({ measure, variants, groups, alternative, confidence, correction }, { show }) {
    const level = Number(confidence)
    const tail = alternative === 'different' ? (1 - level) / 2 : 1 - level
    const isRates = measure === 'rates'
    const flagged = isRates ? variants.findIndex(({ visitors, conversions }) => conversions > visitors) : -1
    if (flagged !== -1)
      return problem(
        'variants',
        `must not have more conversions than visitors (row ${flagged + 1}). Count people who converted`,
      )

    const tested: Found[] = []
    for (let at = 1; at < (isRates ? variants : groups).length; at += 1) {
      const found = isRates ? rateTest(at) : meanTest(at)
      if (!found) return problem('groups', 'must have a standard deviation above 0 in the control or the variant')
      tested.push(found)
    }
    const raw = tested.map(({ p }) => p)
    const adjusted =
      correction === 'holm' ? holm(raw) : raw.map((p) => Math.min(1, correction === 'none' ? p : p * tested.length))
    const sign = alternative === 'lower' ? -1 : 1
    const leading = tested.reduce(
      (best, { difference }, at) => (sign * difference > sign * (tested[best]?.difference ?? 0) ? at : best),
      0,
    )
    const lead = tested[leading]
    if (!lead) return problem('variants', 'must have a control and at least one more row')
    const p = adjusted[leading] ?? 1
    const sizes = isRates ? variants.map(({ visitors }) => visitors) : groups.map(({ size }) => size)
    const splitP = goodnessOfFit(
      sizes,
      (isRates ? variants : groups).map(({ share }) => share ?? 1),
    )
    const uneven = splitP !== undefined && splitP < mismatch
    const table = [
      {
        name: nameOf(0),
        size: sizes[0] ?? 0,
        value: lead.before,
        difference: null,
        low: null,
        high: null,
        uplift: null,
        p: null,
        adjusted: null,
        method: null,
      },
      ...tested.map((one, at) => ({
        name: nameOf(at + 1),
        size: sizes[at + 1] ?? 0,
        value: one.after,
        difference: one.difference,
        low: one.low,
        high: one.high,
        uplift: relative(one) ?? null,
        p: one.p,
        adjusted: adjusted[at] ?? null,
        method: one.method,
      })),
    ]
    return {
      p,
      verdict: answer(lead),
      disagreement: contradiction(lead),
      split: uneven
        ? {
            is: 'bad' as const,
            says: `Sample ratio mismatch: chance gives a split this far from the plan in fewer than 1 of ${show.count(1 / mismatch)} tests. Find the fault before you believe any result.`,
          }
        : { is: 'plain' as const, says: 'The visitors are split as planned, as far as chance allows.' },
      leader: nameOf(leading + 1),
      uplift: relative(lead),
      upliftLow: lead.relativeLow ?? undefined,
      upliftHigh: lead.relativeHigh ?? undefined,
      power: lead.power ?? undefined,
      statistic: lead.statistic ?? undefined,
      degrees: lead.degrees,
      splitP,
      ...(isRates ? { rates: table } : { means: table }),
    }

    function nameOf(at: number) {
      return (isRates ? variants : groups)[at]?.name || String.fromCharCode(65 + at)
    }

    function relative({ before, difference }: Found) {
      return before > 0 ? difference / before : undefined
    }

    /** One-sided tests know one end only. */
    function ends(low: number | undefined, high: number | undefined) {
      return {
        low: alternative === 'lower' ? null : (low ?? null),
        high: alternative === 'higher' ? null : (high ?? null),
      }
    }
    function ratioEnds(ratio: { low: number; high: number } | undefined) {
      return {
        relativeLow: ratio && alternative !== 'lower' ? ratio.low - 1 : null,
        relativeHigh: ratio && alternative !== 'higher' ? ratio.high - 1 : null,
      }
    }

    function rateTest(at: number): Found {
      const sample = (row: number) => ({
        successes: variants[row]?.conversions ?? 0,
        trials: variants[row]?.visitors ?? 1,
      })
      const first = sample(0)
      const second = sample(at)
      const before = first.successes / first.trials
      const after = second.successes / second.trials
      const z = normalQuantile(1 - tail) ?? 0
      const interval = differenceInterval(first, second, 1 - 2 * tail)
      const statistic = needsExactTest(first, second) ? undefined : pooledZ(first, second)
      return {
        before,
        after,
        difference: after - before,
        ...ends(interval?.low, interval?.high),
        ...ratioEnds(ratioInterval(first, second, z)),
        statistic: statistic ?? null,
        p: statistic === undefined ? fisherExact(first, second, alternative) : pValueOfZ(statistic, alternative),
        power: proportionPower(first, second, 1 - level, alternative) ?? null,
        method: statistic === undefined ? 'Fisher' : 'z',
      }
    }

    function meanTest(at: number): Found | undefined {
      const first = groups[0]
      const second = groups[at]
      const test = first && second ? welchTest(first, second) : undefined
      if (!first || !second || !test) return undefined
      const quantile = studentUpperQuantile(tail, test.degrees) ?? 0
      const half = quantile * test.error
      const difference = second.mean - first.mean
      return {
        before: first.mean,
        after: second.mean,
        difference,
        ...ends(difference - half, difference + half),
        ...ratioEnds(first.mean > 0 ? meanRatioInterval(first, second, quantile) : undefined),
        statistic: test.t,
        degrees: test.degrees,
        p: pValueOfT(test.t, test.degrees, alternative),
        power: welchPower(test, 1 - level, alternative) ?? null,
        method: 'Welch t',
      }
    }

    /** Why p and the interval do not say the same of the leading challenger. */
    function contradiction(found: Found) {
      if (!isRates) return undefined
      const says = disagreement({
        p: found.p,
        significance: 1 - level,
        intervals: [
          { low: found.low, high: found.high },
          ...(found.relativeLow === null && found.relativeHigh === null
            ? []
            : [{ low: found.relativeLow, high: found.relativeHigh }]),
        ],
        isExact: found.statistic === null,
      })
      return says === undefined ? undefined : { is: 'fair' as const, says }
    }

    function answer(found: Found) {
      const name = nameOf(leading + 1)
      const size = (value: number) =>
        isRates ? `${show.number(value * 100, 2)} percentage points` : show.number(value, 2)
      const by = size(Math.abs(found.difference))
      const above = found.difference > 0 ? 'above' : 'below'
      const warning = uneven ? ' The split of visitors makes this unreliable.' : ''
      const sure = show.percent(level)
      if (p <= 1 - level)
        return {
          is: uneven ? ('bad' as const) : sign * found.difference > 0 ? ('good' as const) : ('fair' as const),
          says: `${name} is ${by} ${above} ${nameOf(0)}, significant at ${sure}.${warning}`,
        }
      const against = alternative !== 'different' && sign * found.difference < 0
      const plain =
        found.difference === 0
          ? `${name} and ${nameOf(0)} came out the same.`
          : `${name} is ${by} ${above} ${nameOf(0)}, ${against ? 'the opposite of what the test looks for' : `which at ${sure} may be chance`}.`
      const range =
        found.low !== null && found.high !== null
          ? ` The true difference may lie anywhere from ${isRates ? show.number(found.low * 100, 2) : show.number(found.low, 2)} to ${size(found.high)}.`
          : ''
      return {
        is: uneven ? ('bad' as const) : ('fair' as const),
        says: `No proof: ${plain}${range}${warning}`,
      }
    }
  },

  steps({ measure, alternative, correction }, { p, leader, rates, means, degrees }) {
    const isRates = measure === 'rates'
    const table = (isRates ? rates : means) ?? []
    const at = table.findIndex(({ name, adjusted }) => name === leader && adjusted === p)
    const row = table[at]
    const figure = (value: number) => ({
      kind: isRates ? ('percent' as const) : ('number' as const),
      value,
      decimals: 3,
    })
    const sides = alternative === 'different' ? 'two-sided' : 'one-sided'
    const rawP = { ...pValue, value: row?.p ?? p }
    return [
      {
        finds: 'Difference of {leader}',
        gives: figure(row?.difference ?? 0),
        is: '{after} − {before}',
        with: {
          before: figure(table[0]?.value ?? 0),
          after: figure(row?.value ?? 0),
          difference: figure(row?.difference ?? 0),
          p: rawP,
          comparisons: { kind: 'count' as const, value: table.length - 1 },
        },
      },
      { gives: 'uplift', is: '{difference} ÷ {before}' },
      {
        finds: 'Rate of both together',
        as: 'pooled',
        in: 'percent',
        decimals: 3,
        is: `({variants.0.conversions} + {variants.${at}.conversions}) ÷ ({variants.0.visitors} + {variants.${at}.visitors})`,
        when: whenRates,
      },
      {
        finds: 'Standard error',
        as: 'error',
        in: isRates ? 'percent' : 'number',
        decimals: 3,
        is: isRates
          ? `√({pooled} × (1 − {pooled}) × (1 ÷ {variants.0.visitors} + 1 ÷ {variants.${at}.visitors}))`
          : `√({groups.0.deviation}² ÷ {groups.0.size} + {groups.${at}.deviation}² ÷ {groups.${at}.size})`,
      },
      { finds: isRates ? 'z' : 't', gives: 'statistic', is: '{difference} ÷ {error}' },
      {
        finds: 'p-value',
        gives: rawP,
        says: `${row?.method ?? ''}, ${sides}${degrees === undefined ? '' : ', {degrees} degrees of freedom'}`,
      },
      {
        finds: 'p-value, corrected',
        gives: table.length > 2 && correction !== 'none' ? { ...pValue, value: p } : undefined,
        ...(correction === 'bonferroni' && { is: 'min(1, {p} × {comparisons})' }),
        ...(correction === 'holm' && { says: '{p} among {comparisons} comparisons' }),
      },
    ]
  },

  charts: [
    {
      kind: 'bar',
      title: 'Conversion rate by variant',
      of: 'rates',
      x: 'name',
      y: ['value'],
      shownWhen: whenRates,
    },
    { kind: 'bar', title: 'Average by variant', of: 'means', x: 'name', y: ['value'], shownWhen: whenMeans },
  ],
  examples: [
    {
      name: 'A shorter checkout',
      given: {
        measure: 'rates',
        variants: [
          { name: 'Today', visitors: 10_000, conversions: 200 },
          { name: 'Short', visitors: 10_100, conversions: 250 },
        ],
        alternative: 'different',
        confidence: '0.95',
        correction: 'holm',
      },
      expect: { p: 0.022777455795, uplift: 0.237623762, statistic: 2.277146884, splitP: 0.480595179354 },
    },
  ],
})
