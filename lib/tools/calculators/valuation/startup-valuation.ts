import { choice, defineCalculator, money, number, percent, problem, rate, rows, text } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { ventureMethod } from '@/lib/subjects/venture/venture-method'

const whole = { kind: 'money', decimals: 0 } as const
const atExit = { section: 'Venture capital method', refines: true } as const
const weight = { initial: 1, min: 0, max: 100, section: 'Weights of the methods', refines: true } as const
const ratings = { '2': '+2 very good', '1': '+1 good', '0': '0 neutral', '-1': '−1 bad', '-2': '−2 very bad' } as const

export default defineCalculator({
  inputs: {
    norm: money('Usual pre-money in your region and sector', {
      initial: 2_000_000,
      initialIn: { in: 80_000_000 },
      above: 0,
      max: 1e12,
      help: 'Ask angel groups nearby. The page has no market data; this figure is only a start.',
    }),
    raise: money('Money you raise', { initial: 500_000, initialIn: { in: 20_000_000 }, above: 0, max: 1e12 }),
    scorecard: rows('Scorecard against the usual firm', {
      row: 'factor',
      columns: {
        name: text('Factor', { optional: true, maxLength: 50 }),
        weight: percent('Weight', { max: 1 }),
        compared: percent('Against usual', { initial: 1, max: 3 }),
      },
      initial: [
        { name: 'Team', weight: 0.3, compared: 1.25 },
        { name: 'Market', weight: 0.25, compared: 1 },
        { name: 'Product', weight: 0.15, compared: 1 },
        { name: 'Rivals', weight: 0.1, compared: 0.75 },
        { name: 'Channels', weight: 0.1, compared: 0.8 },
        { name: 'Further need', weight: 0.05, compared: 1 },
        { name: 'Other', weight: 0.05, compared: 1 },
      ],
      min: 1,
      max: 20,
      help: '100% is the usual firm, 150% half again as good. Market is its size, Channels are sales and partners, Further need is for more money. Weights add up to 100%.',
    }),
    berkus: rows('Berkus: what is achieved is worth', {
      row: 'part',
      columns: { name: text('Part', { optional: true, maxLength: 50 }), value: money('Value', { max: 1e12 }) },
      initial: [
        { name: 'Sound idea', value: 400_000 },
        { name: 'Prototype', value: 300_000 },
        { name: 'Quality of the team', value: 400_000 },
        { name: 'Strategic relationships', value: 200_000 },
        { name: 'First sales', value: 100_000 },
      ],
      min: 1,
      max: 10,
      help: 'Berkus gives up to half a million US dollars for each of the five.',
    }),
    risks: rows('Twelve risks', {
      row: 'risk',
      columns: {
        name: text('Risk', { optional: true, maxLength: 50 }),
        rating: choice('Rating', { options: ratings, initial: '0', as: 'menu' }),
      },
      initial: [
        { name: 'Management', rating: '1' },
        { name: 'Stage of the business', rating: '0' },
        { name: 'Legislation and politics', rating: '0' },
        { name: 'Manufacturing', rating: '1' },
        { name: 'Sales and marketing', rating: '-1' },
        { name: 'Raising money', rating: '0' },
        { name: 'Competition', rating: '-1' },
        { name: 'Technology', rating: '1' },
        { name: 'Litigation', rating: '0' },
        { name: 'International', rating: '0' },
        { name: 'Reputation', rating: '0' },
        { name: 'Lucrative exit', rating: '1' },
      ],
      min: 1,
      max: 20,
      refines: true,
    }),
    step: money('Worth of one point of risk', {
      initial: 250_000,
      initialIn: { in: 10_000_000 },
      max: 1e12,
      help: 'The Ohio TechAngels used a quarter of a million US dollars.',
      refines: true,
    }),
    exitBase: money('Revenue or earnings in the year of exit', {
      initial: 20_000_000,
      initialIn: { in: 800_000_000 },
      max: 1e13,
      ...atExit,
    }),
    exitMultiple: number('Multiple at exit', {
      initial: 2,
      min: 0,
      max: 1000,
      unit: '×',
      help: 'Of the figure above.',
      ...atExit,
    }),
    years: number('Years to exit', { initial: 6, above: 0, max: 50, ...atExit }),
    asked: choice('The investor asks for', {
      options: { times: 'A multiple of the money', aYear: 'A return a year' },
      initial: 'times',
      ...atExit,
    }),
    times: number('Multiple asked for', {
      initial: 10,
      slider: { from: 1, to: 40, step: 1 },
      above: 0,
      max: 10_000,
      unit: '×',
      shownWhen: { field: 'asked', is: 'times' },
      ...atExit,
    }),
    aYear: rate('Return asked for', {
      initial: 0.5,
      slider: { to: 1, step: 0.01 },
      max: 10,
      per: 'year',
      shownWhen: { field: 'asked', is: 'aYear' },
      ...atExit,
    }),
    dilution: percent('Dilution by later rounds', {
      initial: 0.3,
      slider: { to: 0.8, step: 0.01 },
      below: 1,
      ...atExit,
    }),
    duplicate: money('Cost to build the same again', {
      optional: true,
      max: 1e12,
      help: 'Development, prototypes, patents and hiring. A floor for the price, without any future in it.',
      refines: true,
    }),
    berkusWeight: number('Berkus', weight),
    scorecardWeight: number('Scorecard', weight),
    riskWeight: number('Risk factors', weight),
    ventureWeight: number('Venture capital method', weight),
    duplicateWeight: number('Cost to duplicate', weight),
  },
  outputs: {
    average: { ...whole, label: 'Pre-money valuation, weighted' },
    post: { ...whole, label: 'Post-money' },
    share: { kind: 'percent', decimals: 1, label: 'Investors get' },
    low: { ...whole, label: 'Lowest method' },
    high: { ...whole, label: 'Highest method' },
    verdict: { kind: 'verdict', label: 'How far they agree' },
    methods: {
      kind: 'table',
      label: 'By method',
      columns: {
        method: { kind: 'text', label: 'Method' },
        value: { kind: 'money', label: 'Pre-money', decimals: 0 },
        weight: { kind: 'percent', label: 'Weight', decimals: 1 },
        share: { kind: 'percent', label: 'Share for the money', decimals: 1 },
      },
    },
    score: { kind: 'percent', decimals: 2, label: 'Scorecard result', section: 'On the way' },
    points: { kind: 'number', decimals: 0, label: 'Risk points', section: 'On the way' },
    exit: { ...whole, label: 'Value at exit', section: 'On the way' },
    required: {
      kind: 'number',
      decimals: 2,
      unit: '×',
      label: 'Multiple the investor needs',
      section: 'On the way',
      help: 'Before dilution by later rounds.',
    },
    venturePost: { ...whole, label: 'Post-money by the venture capital method', section: 'On the way' },
  },
  formula:
    'Scorecard = norm × Σ weight × comparison. Risk factors = norm + points × step. Berkus = Σ parts. Venture capital method = exit value × (1 − dilution) ÷ multiple asked for − raise. Investors get raise ÷ (pre-money + raise)',
  limits: [
    'Every method rests on judgement; none of them sees your accounts. Together they give a range for a conversation.',
    'The norm carries two methods. If it is wrong, both are.',
    'A method whose pre-money is not above 0 is shown and left out of the average.',
  ],
  sources: [
    { title: 'B. Payne: Scorecard Valuation Methodology (2011)', href: 'http://billpayne.com/' },
    {
      title: 'D. Berkus: The Berkus Method, Valuing the Early Stage Investment',
      href: 'https://berkonomics.com/?p=2752',
    },
    {
      title: 'B. Payne: Valuations 101, The Risk Factor Summation Method (Ohio TechAngels)',
      href: 'http://blog.gust.com/valuations-101-the-risk-factor-summation-method/',
    },
    { title: 'W. Sahlman: A Method for Valuing High-Risk, Long-Term Investments, Harvard Business School 9-288-006' },
  ],

  compute(values, { show }) {
    const { norm, raise, scorecard, berkus, risks, step, exitBase, exitMultiple, years, asked, duplicate } = values
    const weights = scorecard.reduce((sum, one) => sum + one.weight, 0)
    if (compareAmounts(weights, 1, 6) !== 0)
      return problem('scorecard', `must have weights that add up to 100%; they come to ${show.percent(weights)}`)
    const score = scorecard.reduce((sum, one) => sum + one.weight * one.compared, 0)
    const points = risks.reduce((sum, { rating }) => sum + Number(rating), 0)
    const exit = exitBase * exitMultiple
    const venture = ventureMethod({
      value: exit,
      years,
      target: asked === 'times' ? { times: values.times } : { aYear: values.aYear },
      dilution: values.dilution,
      investment: raise,
    })
    const found = [
      { method: 'Berkus', value: berkus.reduce((sum, { value }) => sum + value, 0), weight: values.berkusWeight },
      { method: 'Scorecard', value: norm * score, weight: values.scorecardWeight },
      { method: 'Risk factors', value: norm + points * step, weight: values.riskWeight },
      { method: 'Venture capital method', value: venture.preMoney, weight: values.ventureWeight },
      ...(duplicate === undefined
        ? []
        : [{ method: 'Cost to duplicate', value: duplicate, weight: values.duplicateWeight }]),
    ].map((one) => ({ ...one, weight: compareAmounts(one.value, 0, 0) > 0 ? one.weight : 0 }))
    const counted = found.filter((one) => one.weight > 0)
    const all = counted.reduce((sum, one) => sum + one.weight, 0)
    if (all === 0) return problem('scorecardWeight', 'must be above 0: no method with a weight gives a value')
    const average = counted.reduce((sum, one) => sum + one.value * one.weight, 0) / all
    const low = Math.min(...counted.map(({ value }) => value))
    const high = Math.max(...counted.map(({ value }) => value))
    return {
      average,
      post: average + raise,
      share: raise / (average + raise),
      low,
      high,
      verdict: judgement(),
      methods: found.map((one) => ({
        method: one.method,
        value: one.value,
        weight: one.weight / all,
        share: one.value > 0 ? raise / (one.value + raise) : null,
      })),
      score,
      points,
      exit,
      required: venture.times,
      venturePost: venture.postMoney,
    }

    function judgement() {
      if (compareAmounts(venture.preMoney, 0, 0) <= 0)
        return {
          is: 'fair' as const,
          says: `At this exit an investor cannot earn ${show.number(venture.times, 1)} times ${show.money(raise, 0)}: the venture capital method leaves nothing for the founders.`,
        }
      if (counted.length === 1) return { is: 'plain' as const, says: 'One method alone decides.' }
      return high > 2 * low
        ? {
            is: 'fair' as const,
            says: `The highest method gives ${show.number(high / low, 1)} times the lowest. Look at what separates them.`,
          }
        : { is: 'plain' as const, says: 'The methods lie within a factor of two of each other.' }
    }
  },

  steps(_, { methods }) {
    return [
      { finds: 'Scorecard', gives: 'methods.1.value', is: '{norm:0} × {score:4}' },
      { finds: 'Risk factors', gives: 'methods.2.value', is: '{norm:0} + {points} × {step:0}' },
      { gives: 'exit', is: '{exitBase:0} × {exitMultiple}' },
      { gives: 'required', is: '(1 + {aYear})^{years}', when: { field: 'asked', is: 'aYear' } },
      { gives: 'venturePost', is: '{exit} × (1 − {dilution}) ÷ {required}' },
      { finds: 'Venture capital method', gives: 'methods.3.value', is: '{venturePost} − {raise:0}' },
      {
        gives: 'average',
        is: methods
          .map((row, at) => ((row.weight ?? 0) > 0 ? `{methods.${at}.value} × {methods.${at}.weight}` : ''))
          .filter((part) => part !== '')
          .join(' + '),
      },
      { gives: 'post', is: '{average} + {raise:0}' },
      { gives: 'share', is: '{raise:0} ÷ {post}' },
    ]
  },

  charts: [{ kind: 'bar', title: 'Pre-money by method', of: 'methods', x: 'method', y: ['value'] }],
  examples: [
    {
      name: 'A sensor for beehives',
      given: {
        norm: 1_500_000,
        raise: 400_000,
        scorecard: [
          { name: 'Team', weight: 0.4, compared: 1.25 },
          { name: 'Market', weight: 0.4, compared: 1 },
          { name: 'Rivals', weight: 0.2, compared: 0.75 },
        ],
        berkus: [
          { name: 'Sound idea', value: 300_000 },
          { name: 'Prototype', value: 400_000 },
          { name: 'Team', value: 500_000 },
        ],
        risks: [
          { name: 'Management', rating: '2' },
          { name: 'Manufacturing', rating: '-1' },
        ],
        step: 250_000,
        exitBase: 12_000_000,
        exitMultiple: 2.5,
        years: 6,
        asked: 'times',
        times: 10,
        dilution: 0.3,
        berkusWeight: 1,
        scorecardWeight: 1,
        riskWeight: 1,
        ventureWeight: 1,
        duplicateWeight: 0,
      },
      expect: {
        average: 1_556_250,
        post: 1_956_250,
        share: 0.204,
        low: 1_200_000,
        high: 1_750_000,
        score: 1.05,
        points: 1,
        exit: 30_000_000,
      },
    },
  ],
})
