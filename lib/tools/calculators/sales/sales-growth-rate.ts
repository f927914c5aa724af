import {
  choice,
  defineCalculator,
  integer,
  money,
  month,
  number,
  percent,
  problem,
  rows,
  text,
} from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { monthNumberOf, monthOfNumber } from '@/lib/base/format/dates'
import { compoundGrowth } from '@/lib/subjects/saas/efficiency'
import { growthOver, monthsLong, salesBridge, sumOfLast } from '@/lib/subjects/sales/growth'

const rate = { kind: 'percent', decimals: 2, optional: true } as const
const organicPart = { section: 'What growth is made of', refines: true } as const
const most = 1e12
const monthsIn = { month: 1, quarter: 3, year: 12 } as const

export default defineCalculator({
  inputs: {
    each: choice('One row is a', { options: { month: 'Month', quarter: 'Quarter', year: 'Year' }, initial: 'month' }),
    first: month('First month of the first row', { initial: '2024-01' }),
    periods: rows('Sales', {
      row: 'period',
      columns: {
        sales: money('Sales', { negative: true, min: -most, max: most }),
        days: integer('Days, if not those of the calendar', { optional: true, min: 1, max: 400 }),
      },
      initial: [
        41_200, 39_800, 44_100, 45_300, 47_900, 46_200, 43_700, 44_800, 48_600, 50_900, 55_300, 61_700, 46_800, 44_900,
      ].map((sales) => ({ sales })),
      min: 2,
      max: 240,
      ordered: true,
      help: 'In order, the oldest first, none left out. Days are for trading days or for a year of 53 weeks.',
    }),
    price: percent('Price change since the period compared with', {
      initial: 0,
      negative: true,
      above: -1,
      max: 10,
      slider: { from: -0.2, to: 0.5, step: 0.01 },
      ...organicPart,
    }),
    acquired: money('Of the latest sales, from businesses bought since', { initial: 0, max: most, ...organicPart }),
    divested: money('Of the earlier sales, from businesses sold since', { initial: 0, max: most, ...organicPart }),
    currencies: rows('Sales in other currencies, latest period', {
      row: 'currency',
      columns: {
        name: text('Currency', { optional: true, maxLength: 20 }),
        amount: number('Sales in it', { min: 0, max: most }),
        before: number('Rate then', { above: 0, max: 1e6 }),
        now: number('Rate now', { above: 0, max: 1e6 }),
      },
      initial: [],
      min: 0,
      max: 40,
      help: 'A rate is your currency for one unit of theirs. These sales are part of the latest sales; leave out what was bought.',
      ...organicPart,
    }),
    segments: rows('By segment', {
      row: 'segment',
      columns: {
        name: text('Segment', { optional: true, maxLength: 60 }),
        before: money('Sales before', { negative: true, min: -most, max: most }),
        now: money('Sales now', { negative: true, min: -most, max: most }),
      },
      initial: [],
      min: 0,
      max: 60,
      refines: true,
      help: 'Products, regions or channels of any two periods.',
    }),
    goal: money('Goal for one period', { optional: true, above: 0, max: most, refines: true }),
    goalIn: integer('Periods until then', { initial: 12, min: 1, max: 240, refines: true }),
  },
  outputs: {
    yearly: { ...rate, label: 'Against the year before' },
    previous: { ...rate, label: 'Against the period before' },
    compound: { ...rate, label: 'Compound growth for each period' },
    organic: {
      ...rate,
      label: 'Organic growth at constant currency',
      help: 'Against the year before; where the list is shorter, against the period before.',
    },
    verdict: { kind: 'verdict', label: 'In words' },
    quarterly: {
      ...rate,
      label: 'Last three months against the three before',
      section: 'Pace',
      shownWhen: { field: 'each', is: 'month' },
    },
    annual: { ...rate, label: 'Compound growth for a year (CAGR)', section: 'Pace' },
    rolling: { kind: 'money', label: 'Sales of the last 12 months', optional: true, section: 'Pace' },
    rollingGrowth: { ...rate, label: 'Last 12 months against the 12 before', section: 'Pace' },
    daily: { ...rate, label: 'Sales a day, against the same base as organic growth', section: 'Pace' },
    volume: { ...rate, label: 'Organic growth without price', section: 'What growth is made of' },
    bridge: {
      kind: 'table',
      label: 'From the earlier sales to the latest',
      optional: true,
      section: 'What growth is made of',
      columns: {
        part: { kind: 'text', label: 'Part' },
        amount: { kind: 'money', label: 'Amount' },
        points: { kind: 'percent', label: 'Of earlier sales', decimals: 2 },
      },
    },
    steps: {
      kind: 'series',
      label: 'Bridge',
      optional: true,
      columns: {
        part: { kind: 'text', label: 'Part' },
        amount: { kind: 'money', label: 'Amount' },
        total: { kind: 'text', label: 'Subtotal' },
      },
    },
    segmentGrowth: { ...rate, label: 'All segments together', section: 'Segments' },
    bySegment: {
      kind: 'table',
      label: 'Contribution by segment',
      optional: true,
      section: 'Segments',
      columns: {
        name: { kind: 'text', label: 'Segment' },
        before: { kind: 'money', label: 'Before' },
        now: { kind: 'money', label: 'Now' },
        growth: { kind: 'percent', label: 'Own growth', decimals: 2 },
        points: { kind: 'percent', label: 'Contribution', decimals: 2 },
      },
      totals: ['before', 'now', 'points'],
    },
    needed: { ...rate, label: 'Growth needed for each period', section: 'Goal' },
    table: {
      kind: 'table',
      label: 'Period by period',
      columns: {
        start: { kind: 'month', label: 'Begins' },
        sales: { kind: 'money', label: 'Sales' },
        previous: { kind: 'percent', label: 'Period before', decimals: 2 },
        yearly: { kind: 'percent', label: 'Year before', decimals: 2 },
        rolling: { kind: 'money', label: 'Last 12 months' },
        daily: { kind: 'money', label: 'A day' },
      },
      totals: ['sales'],
    },
  },
  formula:
    'Growth = latest ÷ earlier − 1. Compound growth = (last ÷ first)^(1 ÷ periods between) − 1. Organic growth = (latest − bought − currency effect) ÷ (earlier − sold) − 1. Contribution of a segment = its change ÷ sales of all segments before',
  limits: [
    'A rate over an earlier figure of 0 or below says nothing, so none is shown there. The amounts are.',
    'The currency effect holds the rate alone still. Hedges and prices that follow the rate are not seen.',
    'One price change stands for the whole range. A shift towards dearer articles counts as volume.',
    'Days are those of the calendar unless typed; holidays and weekends are not taken out.',
  ],
  sources: [
    {
      title:
        'Unilever: Trading statement, third quarter 2019 (underlying growth, volume, price, currency, acquisitions)',
      href: 'http://investegate.co.uk/announcement/rns/unilever--ulvr/3rd-quarter-trading-statement/5756185',
    },
    {
      title: 'Accelleron: Performance measures (organic revenue growth)',
      href: 'https://accelleron-industries.com/investors/performance-measures',
    },
  ],

  compute(
    { each, first, periods, price, acquired, divested, currencies, segments, goal, goalIn },
    { show, minorDigits },
  ) {
    const long = monthsIn[each]
    const inYear = 12 / long
    const sales = periods.map((period) => period.sales)
    const days = periods.map((period, at) => period.days ?? monthsLong(startOf(at), long))
    const last = sales.length - 1
    const latest = sales[last] ?? 0
    const back = last >= inYear ? inYear : 1
    const base = sales[last - back] ?? 0
    const converted = currencies.reduce((sum, { amount, now }) => sum + amount * now, 0)
    if (converted + acquired > latest && converted + acquired > 0)
      return problem(
        converted > 0 ? 'currencies' : 'acquired',
        'must not come to more than the latest sales, with what was bought',
      )
    if (divested > 0 && divested > base) return problem('divested', 'must not be more than the earlier sales')
    const currency = currencies.reduce((sum, one) => sum + one.amount * (one.now - one.before), 0)
    const parts = salesBridge({ base, latest, acquired, divested, currency, price })
    const rolling = sumOfLast(sales, last, inYear)
    const perDay = sales.map((amount, at) => amount / (days[at] ?? 1))
    const before = segments.reduce((sum, one) => sum + one.before, 0)
    const now = segments.reduce((sum, one) => sum + one.now, 0)
    const yearly = growthOver(sales[last - inYear], latest)
    const previous = growthOver(sales[last - 1], latest)
    const compound = compoundGrowth(sales[0] ?? 0, latest, last)
    const bridge = [
      { part: 'Sold businesses', amount: parts.divested },
      { part: 'Bought businesses', amount: parts.acquired },
      { part: 'Currency', amount: parts.currency },
      { part: 'Price', amount: parts.price },
      { part: 'Volume and mix', amount: parts.volume },
    ].filter(({ amount }) => amount !== 0)
    return {
      yearly,
      previous,
      compound,
      organic: parts.organicGrowth,
      verdict: { is: 'plain' as const, says: inWords() },
      quarterly:
        each === 'month' ? growthOver(sumOfLast(sales, last - 3, 3), sumOfLast(sales, last, 3) ?? 0) : undefined,
      annual: last >= inYear ? compoundGrowth(sales[0] ?? 0, latest, last / inYear) : undefined,
      rolling,
      rollingGrowth: rolling === undefined ? undefined : growthOver(sumOfLast(sales, last - inYear, inYear), rolling),
      daily: growthOver(perDay[last - back], perDay[last] ?? 0),
      volume: parts.volumeGrowth,
      bridge:
        base > 0
          ? [...bridge, { part: 'Change', amount: latest - base }].map((one) => ({ ...one, points: one.amount / base }))
          : undefined,
      steps:
        base > 0
          ? [
              { part: 'Earlier', amount: base, total: 'yes' },
              ...bridge.map((one) => ({ ...one, total: '' })),
              { part: 'Latest', amount: latest, total: 'yes' },
            ]
          : undefined,
      segmentGrowth: segments.length === 0 ? undefined : growthOver(before, now),
      bySegment:
        segments.length === 0
          ? undefined
          : segments.map((one, at) => ({
              name: one.name || `Segment ${at + 1}`,
              before: one.before,
              now: one.now,
              growth: growthOver(one.before, one.now) ?? null,
              points: before > 0 ? (one.now - one.before) / before : null,
            })),
      needed: goal === undefined ? undefined : compoundGrowth(latest, goal, goalIn),
      table: sales.map((amount, at) => ({
        start: startOf(at),
        sales: amount,
        previous: growthOver(sales[at - 1], amount) ?? null,
        yearly: growthOver(sales[at - inYear], amount) ?? null,
        rolling: sumOfLast(sales, at, inYear) ?? null,
        daily: perDay[at] ?? null,
      })),
    }

    function startOf(at: number) {
      return monthOfNumber(monthNumberOf(first) + at * long)
    }

    function inWords() {
      const earlier = back === inYear ? 'a year before' : `the ${each} before`
      const order = compareAmounts(latest, base, minorDigits)
      const difference =
        order === 0
          ? `as much as ${earlier}`
          : `${show.money(Math.abs(latest - base))} ${order < 0 ? 'less' : 'more'} than ${earlier}`
      const change = `The latest ${each} brought ${show.money(latest)}, ${difference}`
      const growth = parts.organicGrowth
      if (growth === undefined) return `${change}. The earlier figure is not above 0, so the change has no rate.`
      if (growth === latest / base - 1) return `${change}.`
      return `${change}. Without what was bought, sold or moved by exchange rates it is ${show.percent(growth, 2)}.`
    }
  },

  steps: ({ each, periods, currencies, segments }) => {
    const inYear = 12 / monthsIn[each]
    const last = periods.length - 1
    const amount = (at: number) => {
      const period = periods[at]
      return period === undefined || period.sales <= 0 ? undefined : { kind: 'money' as const, value: period.sales }
    }
    const back = last >= inYear ? inYear : 1
    const currency = currencies.reduce((sum, one) => sum + one.amount * (one.now - one.before), 0)
    return [
      {
        gives: 'yearly',
        is: '{latest} ÷ {yearBefore} − 1',
        with: {
          latest: { kind: 'money' as const, value: periods[last]?.sales ?? 0 },
          yearBefore: amount(last - inYear),
          before: amount(last - 1),
          first: amount(0),
          base: amount(last - back),
          between: { kind: 'count' as const, value: last },
          currency: { kind: 'money' as const, value: currency },
        },
      },
      { gives: 'previous', is: '{latest} ÷ {before} − 1' },
      ...((periods[last]?.sales ?? 0) > 0
        ? [{ gives: 'compound' as const, is: '({latest} ÷ {first})^(1 ÷ {between}) − 1' }]
        : []),
      { gives: 'organic', is: '({latest}[ − {acquired}][ − {currency}]) ÷ ({base}[ − {divested}]) − 1' },
      { gives: 'volume', is: '(1 + {organic}) ÷ (1 + {price}) − 1', unless: { field: 'price', is: 0 } },
      ...(segments.length > 0
        ? [{ gives: 'segmentGrowth' as const, is: '{segments.now} ÷ {segments.before} − 1' }]
        : []),
      ...((periods[last]?.sales ?? 0) > 0
        ? [{ gives: 'needed' as const, is: '({goal} ÷ {latest})^(1 ÷ {goalIn}) − 1' }]
        : []),
    ]
  },

  charts: [
    { kind: 'line', title: 'Sales', of: 'table', x: 'start', y: ['sales'], area: true },
    {
      kind: 'waterfall',
      title: 'What the change is made of',
      of: 'steps',
      label: 'part',
      value: 'amount',
      total: 'total',
      needs: 'steps',
    },
  ],
  examples: [
    {
      name: 'A tea importer',
      given: {
        each: 'year',
        first: '2023-01',
        periods: [{ sales: 400_000 }, { sales: 500_000 }],
        price: 0.04,
        acquired: 30_000,
        divested: 50_000,
        currencies: [{ name: 'Pound', amount: 100_000, before: 1.2, now: 1.26 }],
        segments: [],
        goal: undefined,
        goalIn: 12,
      },
      expect: { yearly: 0.25, organic: 0.3257142857, volume: 0.2747252747 },
    },
  ],
})
