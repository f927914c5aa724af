import { choice, defineCalculator, integer, money, problem, rows, text } from '@/lib/kits/calculator'
import { criticalZ, wilsonInterval } from '@/lib/subjects/statistics/proportions'

const percent = { kind: 'percent', decimals: 2 } as const

export default defineCalculator({
  inputs: {
    segments: rows('Pages, devices or channels', {
      row: 'segment',
      columns: {
        name: text('Name', { optional: true, maxLength: 60 }),
        visits: integer('Visits', { min: 0, max: 1e10 }),
        conversions: integer('Conversions', { min: 0, max: 1e10 }),
        revenue: money('Revenue', { optional: true, max: 1e12 }),
        visitsBefore: integer('Visits before', { optional: true, min: 0, max: 1e10 }),
        conversionsBefore: integer('Conv. before', { optional: true, min: 0, max: 1e10 }),
      },
      initial: [
        {
          name: 'Desktop',
          visits: 4200,
          conversions: 189,
          revenue: 15_100,
          visitsBefore: 6000,
          conversionsBefore: 258,
        },
        { name: 'Phone', visits: 9800, conversions: 196, revenue: 11_400, visitsBefore: 5200, conversionsBefore: 94 },
        { name: 'Tablet', visits: 900, conversions: 27, revenue: 2000, visitsBefore: 1000, conversionsBefore: 29 },
      ],
      min: 1,
      max: 60,
      help: 'Visits are users or sessions, the same for all rows. The last two columns are an earlier period, if you want to compare.',
    }),
    confidence: choice('Confidence', {
      options: { '0.9': '90%', '0.95': '95%', '0.99': '99%' },
      initial: '0.95',
      refines: true,
    }),
  },
  outputs: {
    rate: { ...percent, label: 'Conversion rate, all together' },
    low: { ...percent, label: 'True rate, low end', help: 'Wilson score interval at the confidence chosen.' },
    high: { ...percent, label: 'True rate, high end' },
    gained: {
      kind: 'number',
      decimals: 0,
      label: 'Conversions if the weakest reached the average',
      optional: true,
    },
    verdict: { kind: 'verdict', label: 'Against the earlier period', optional: true },
    visits: { kind: 'count', label: 'Visits', section: 'All together' },
    conversions: { kind: 'count', label: 'Conversions', section: 'All together' },
    perVisit: { kind: 'money', decimals: 3, label: 'Revenue per visit', optional: true, section: 'All together' },
    perConversion: { kind: 'money', label: 'Revenue per conversion', optional: true, section: 'All together' },
    rateBefore: { ...percent, label: 'Rate before', optional: true, section: 'All together' },
    sameMix: {
      ...percent,
      label: 'Rate now with the earlier mix of visits',
      optional: true,
      section: 'All together',
      help: 'Today’s rates of the rows, weighed by their visits of the earlier period.',
    },
    table: {
      kind: 'table',
      label: 'By row, best rate first',
      columns: {
        name: { kind: 'text', label: 'Name' },
        visits: { kind: 'count', label: 'Visits' },
        conversions: { kind: 'count', label: 'Conversions' },
        rate: { ...percent, label: 'Rate' },
        low: { ...percent, label: 'Low end' },
        high: { ...percent, label: 'High end' },
        share: { kind: 'percent', decimals: 1, label: 'Share of conversions' },
        perVisit: { kind: 'money', decimals: 3, label: 'Revenue per visit' },
        before: { ...percent, label: 'Rate before' },
      },
      totals: ['visits', 'conversions'],
    },
  },
  formula:
    'Conversion rate = sum of conversions ÷ sum of visits. Its range is the Wilson score interval at the confidence chosen',
  limits: [
    'The range covers chance only. It does not cover bots, lost cookies, or orders that are cancelled later.',
    'Every visit counts as an independent chance. Sessions of the same person are not, so their true range is wider.',
    'It compares what happened. Whether a change of the page caused it is for a test with random groups.',
  ],
  sources: [
    {
      title:
        'E. B. Wilson: Probable Inference, the Law of Succession, and Statistical Inference, Journal of the American Statistical Association 22 (1927)',
    },
    {
      title:
        'E. H. Simpson: The Interpretation of Interaction in Contingency Tables, Journal of the Royal Statistical Society B 13 (1951)',
    },
    {
      title:
        'P. Farris, N. Bendle, P. Pfeifer, D. Reibstein: Marketing Metrics, chapter Online, Email and Mobile Metrics',
    },
  ],

  compute({ segments, confidence }, { show }) {
    const flagged = segments.findIndex(
      ({ visits, conversions, visitsBefore, conversionsBefore }) =>
        conversions > visits || (conversionsBefore ?? 0) > (visitsBefore ?? 0),
    )
    if (flagged !== -1)
      return problem(
        'segments',
        `must not have more conversions than visits (row ${flagged + 1}). Where one visit may convert twice, count visits with a conversion`,
      )
    const sum = (of: (one: (typeof segments)[number]) => number) => segments.reduce((all, one) => all + of(one), 0)
    const visits = sum((one) => one.visits)
    const conversions = sum((one) => one.conversions)
    const level = Number(confidence)
    const range = wilsonInterval({ successes: conversions, trials: visits }, level)
    if (!range) return problem('segments', 'must have some visits')
    const rate = conversions / visits
    const measured = segments
      .map((one, at) => {
        const own = wilsonInterval({ successes: one.conversions, trials: one.visits }, level)
        return {
          name: one.name || `Row ${at + 1}`,
          visits: one.visits,
          conversions: one.conversions,
          rate: own ? one.conversions / one.visits : null,
          low: own?.low ?? null,
          high: own?.high ?? null,
          share: conversions > 0 ? one.conversions / conversions : null,
          perVisit: own && one.revenue !== undefined ? one.revenue / one.visits : null,
          before: one.visitsBefore ? (one.conversionsBefore ?? 0) / one.visitsBefore : null,
        }
      })
      .sort((one, other) => (other.rate ?? -1) - (one.rate ?? -1))
    const weakest = measured.findLast((one) => one.rate !== null)
    const revenue = segments.some((one) => one.revenue !== undefined) ? sum((one) => one.revenue ?? 0) : undefined
    return {
      rate,
      ...range,
      gained:
        weakest && measured.length > 1 && weakest.rate !== null && weakest.rate < rate
          ? weakest.visits * rate - weakest.conversions
          : undefined,
      visits,
      conversions,
      perVisit: revenue === undefined ? undefined : revenue / visits,
      perConversion: revenue === undefined || conversions === 0 ? undefined : revenue / conversions,
      ...compared(),
      table: measured,
    }

    function compared() {
      const visitsBefore = sum((one) => one.visitsBefore ?? 0)
      const isWhole = segments.every((one) => one.visits > 0 && (one.visitsBefore ?? 0) > 0)
      if (!isWhole || visitsBefore === 0) return {}
      const rateBefore = sum((one) => one.conversionsBefore ?? 0) / visitsBefore
      const sameMix = sum((one) => (one.visitsBefore ?? 0) * (one.conversions / one.visits)) / visitsBefore
      const turns = measured.map((one) => Math.sign((one.rate ?? 0) - (one.before ?? 0)))
      const turn = Math.sign(rate - rateBefore)
      const [first = 0] = turns
      const isParadox = turns.length > 1 && turn !== 0 && first === -turn && turns.every((one) => one === first)
      const points = `${show.number(Math.abs(rate - rateBefore) * 100, 2)} percentage points`
      const moved = turn === 0 ? 'The total is unchanged' : `The total ${turn > 0 ? 'rose' : 'fell'} by ${points}`
      const paradox = `${moved}, yet every row ${first > 0 ? 'rose' : 'fell'}: the mix of visits changed, not the rows (Simpson’s paradox). With the earlier mix the rate would be ${show.percent(sameMix, 2)}.`
      return {
        rateBefore,
        sameMix,
        verdict: isParadox
          ? { is: 'fair' as const, says: paradox }
          : {
              is: turn < 0 ? ('bad' as const) : turn > 0 ? ('good' as const) : ('plain' as const),
              says: `${moved}. With the earlier mix of visits the rate would be ${show.percent(sameMix, 2)}.`,
            },
      }
    }
  },

  steps({ confidence }) {
    const critical = { kind: 'number' as const, value: criticalZ(Number(confidence)) ?? 0, decimals: 3 }
    const end = (sign: '−' | '+') =>
      `({rate} + {critical}² ÷ (2 × {visits}) ${sign} {critical} × √({rate} × (1 − {rate}) ÷ {visits} + {critical}² ÷ (4 × {visits}²))) ÷ (1 + {critical}² ÷ {visits})`
    return [
      { gives: 'rate', is: '{conversions} ÷ {visits}' },
      { gives: 'low', is: end('−'), with: { critical } },
      { gives: 'high', is: end('+') },
    ]
  },

  charts: [{ kind: 'bar', title: 'Conversion rate now and before', of: 'table', x: 'name', y: ['rate', 'before'] }],
  examples: [
    {
      name: 'A garden centre whose phones grew',
      given: {
        segments: [
          { name: 'Desktop', visits: 2000, conversions: 100, visitsBefore: 8000, conversionsBefore: 360 },
          { name: 'Phone', visits: 8000, conversions: 160, visitsBefore: 2000, conversionsBefore: 36 },
        ],
        confidence: '0.95',
      },
      expect: { rate: 0.026, rateBefore: 0.0396, sameMix: 0.044, verdict: 'fair', gained: 48 },
    },
  ],
})
