import { choice, defineCalculator, money, number, percent, problem, rows, text } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { growthScore } from '@/lib/subjects/valuation/growth-and-margin'

const points = { kind: 'number', decimals: 1, unit: 'points' } as const
const ofArr = { field: 'basis', is: 'arr' } as const
/** Four quarters back is the same season. */
const yearOfQuarters = 4

export default defineCalculator({
  inputs: {
    basis: choice('Growth of', { options: { revenue: 'Revenue', arr: 'ARR' }, initial: 'revenue' }),
    current: money('This year', { initial: 13_000_000, above: 0, max: 1e13 }),
    previous: money('The year before', { initial: 10_000_000, max: 1e13 }),
    revenue: money('Revenue this year', {
      initial: 12_000_000,
      above: 0,
      max: 1e13,
      shownWhen: ofArr,
      help: 'A margin is a share of revenue. ARR is a run rate on one day and would understate it.',
    }),
    measure: choice('Profit measured as', {
      options: { ebitda: 'EBITDA', fcf: 'Free cash flow', operating: 'Operating income' },
      initial: 'ebitda',
    }),
    profit: money('Profit this year', { initial: 650_000, negative: true, max: 1e13 }),
    cashFlow: money('Free cash flow', {
      negative: true,
      optional: true,
      max: 1e13,
      shownWhen: { field: 'measure', is: ['ebitda', 'operating'] },
      help: 'The Rule of X uses it. Not needed for the score.',
      refines: true,
    }),
    target: percent('Score you aim for', {
      initial: 0.4,
      slider: { to: 1, step: 0.01 },
      max: 2,
      help: '40% is the rule.',
      refines: true,
    }),
    planned: percent('Growth you plan', {
      initial: 0.25,
      slider: { from: -0.5, to: 2, step: 0.01 },
      negative: true,
      min: -1,
      max: 10,
      refines: true,
    }),
    growthWeight: number('Weight of growth', {
      initial: 1.33,
      slider: { to: 2, step: 0.01 },
      min: 0,
      max: 2,
      section: 'Variants',
      help: 'Margin gets what is left of 2: 1.33 leaves 0.67.',
      refines: true,
    }),
    multiplier: number('Rule of X multiplier', {
      initial: 2,
      slider: { from: 1, to: 5, step: 0.1 },
      min: 1,
      max: 10,
      section: 'Variants',
      help: 'Bessemer suggests 2 for private firms and 2 to 3 for listed ones.',
      refines: true,
    }),
    quarters: rows('Quarters, the oldest first', {
      row: 'quarter',
      columns: {
        name: text('Quarter', { optional: true, maxLength: 12 }),
        revenue: money('Revenue', { max: 1e13 }),
        profit: money('Profit', { negative: true, max: 1e13 }),
      },
      initial: [
        { name: '2024 Q1', revenue: 2_300_000, profit: -110_000 },
        { name: '2024 Q2', revenue: 2_450_000, profit: -60_000 },
        { name: '2024 Q3', revenue: 2_550_000, profit: 0 },
        { name: '2024 Q4', revenue: 2_700_000, profit: 40_000 },
        { name: '2025 Q1', revenue: 3_000_000, profit: 75_000 },
        { name: '2025 Q2', revenue: 3_200_000, profit: 140_000 },
        { name: '2025 Q3', revenue: 3_350_000, profit: 190_000 },
        { name: '2025 Q4', revenue: 3_450_000, profit: 245_000 },
      ],
      min: 0,
      max: 24,
      section: 'Trend',
      help: 'Each quarter is compared with the one four rows above. Five quarters give the first point.',
      refines: true,
    }),
    peers: rows('Companies to compare with', {
      row: 'company',
      columns: {
        name: text('Name', { optional: true, maxLength: 40 }),
        growth: percent('Growth', { negative: true, min: -1, max: 10 }),
        margin: percent('Margin', { negative: true, min: -10, max: 1 }),
      },
      initial: [
        { name: 'Fast and losing', growth: 0.55, margin: -0.2 },
        { name: 'Slow and earning', growth: 0.12, margin: 0.3 },
      ],
      min: 0,
      max: 30,
      section: 'Peers',
      refines: true,
    }),
  },
  outputs: {
    score: { ...points, label: 'Rule of 40 score' },
    verdict: { kind: 'verdict', label: 'Judgement' },
    base: { kind: 'verdict', label: 'Base', optional: true },
    growth: { kind: 'percent', label: 'Growth', decimals: 1 },
    margin: { kind: 'percent', label: 'Margin', decimals: 1 },
    gap: { ...points, label: 'Above or below your aim' },
    marginNeeded: {
      kind: 'percent',
      label: 'Margin needed at the growth you plan',
      decimals: 1,
      section: 'What it takes',
    },
    profitNeeded: {
      kind: 'money',
      label: 'As profit on next year’s revenue',
      decimals: 0,
      section: 'What it takes',
      help: 'This year’s revenue grown by your plan, times that margin.',
    },
    growthNeeded: { kind: 'percent', label: 'Growth needed at today’s margin', decimals: 1, section: 'What it takes' },
    weighted: { ...points, label: 'Weighted score', section: 'Variants' },
    ruleOfX: {
      ...points,
      label: 'Rule of X',
      optional: true,
      section: 'Variants',
      help: 'Needs free cash flow.',
    },
    trend: {
      kind: 'table',
      label: 'Trend',
      optional: true,
      columns: {
        name: { kind: 'text', label: 'Quarter' },
        growth: { kind: 'percent', label: 'Growth on a year', decimals: 1 },
        margin: { kind: 'percent', label: 'Margin', decimals: 1 },
        score: { ...points, label: 'Score' },
      },
    },
    ranking: {
      kind: 'table',
      label: 'Against peers',
      columns: {
        name: { kind: 'text', label: 'Company' },
        growth: { kind: 'percent', label: 'Growth', decimals: 1 },
        margin: { kind: 'percent', label: 'Margin', decimals: 1 },
        score: { ...points, label: 'Score' },
        weighted: { ...points, label: 'Weighted' },
      },
    },
    others: {
      kind: 'series',
      label: 'Peers',
      optional: true,
      columns: {
        growth: { kind: 'percent', label: 'Growth', decimals: 1 },
        margin: { kind: 'percent', label: 'Margin', decimals: 1 },
      },
    },
    frontier: {
      kind: 'series',
      label: 'Margin that each growth calls for',
      columns: {
        growth: { kind: 'percent', label: 'Growth', decimals: 0 },
        margin: { kind: 'percent', label: 'Margin that reaches the aim', decimals: 0 },
      },
    },
  },
  formula:
    'Score = growth in % + margin in %. Weighted = 1.33 × growth + 0.67 × margin. Rule of X = multiplier × growth + free cash flow margin',
  limits: [
    'The rule was stated for software firms at scale, with tens of millions of revenue. Below that growth alone fills the score.',
    'Bought growth counts like earned growth. Take acquisitions out of both years if you want the organic score.',
    'Firms choose different profit measures. Compare only scores built on the same one.',
    'The Rule of X asks for the growth of the next twelve months; here it uses the growth entered.',
  ],
  sources: [
    {
      title: 'Brad Feld: The Rule of 40% For a Healthy SaaS Company (2015)',
      href: 'http://www.feld.com/archives/2015/02/rule-40-healthy-saas-company.html',
    },
    { title: 'Bessemer Venture Partners: The Rule of X (2023)', href: 'https://www.bvp.com/atlas/the-rule-of-x' },
  ],

  compute(values, { show }) {
    const { basis, current, previous, measure, profit, target, planned, growthWeight, multiplier, quarters, peers } =
      values
    if (previous <= 0) return problem('previous', 'must be more than 0: growth from nothing has no rate')
    const revenue = basis === 'arr' ? values.revenue : current
    if (current / previous > 1000)
      return problem('previous', 'must be at least a thousandth of this year: growth from less says nothing')
    if (Math.abs(profit) > 100 * revenue) return problem('profit', 'must be at most 100 times the revenue')
    const own = { growth: current / previous - 1, margin: profit / revenue }
    const cashFlow = measure === 'fcf' ? profit : values.cashFlow
    const score = growthScore(own)
    const gap = score - target * 100
    const marginNeeded = target - planned
    const weightedOf = (one: { growth: number; margin: number }) => growthScore(one, growthWeight, 2 - growthWeight)
    const trend = quarters.slice(yearOfQuarters).map((quarter, at) => {
      const before = quarters[at]?.revenue ?? 0
      const growth = before > 0 ? quarter.revenue / before - 1 : null
      const margin = quarter.revenue > 0 ? quarter.profit / quarter.revenue : null
      return {
        name: quarter.name || `Quarter ${at + yearOfQuarters + 1}`,
        growth,
        margin,
        score: growth === null || margin === null ? null : growthScore({ growth, margin }),
      }
    })
    const most = Math.max(0.6, target, own.growth, ...peers.map(({ growth }) => growth)) * 1.1
    const least = Math.min(0, own.growth, ...peers.map(({ growth }) => growth))
    return {
      score,
      verdict:
        compareAmounts(score, target * 100, points.decimals) >= 0
          ? {
              is: 'good',
              says: `${show.percent(own.growth, 1)} growth and ${show.percent(own.margin, 1)} margin reach your aim.`,
            }
          : {
              is: 'fair',
              says: `${show.number(-gap, 1)} points short. At today’s growth a margin of ${show.percent(target - own.growth, 1)} would do.`,
            },
      base:
        own.growth > 3
          ? {
              is: 'fair',
              says: 'The year before was less than a quarter of this one. Growth from so small a base says little about the next year.',
            }
          : undefined,
      growth: own.growth,
      margin: own.margin,
      gap,
      marginNeeded,
      profitNeeded: revenue * (1 + planned) * marginNeeded,
      growthNeeded: target - own.margin,
      weighted: weightedOf(own),
      ruleOfX:
        cashFlow === undefined
          ? undefined
          : growthScore({ growth: own.growth, margin: cashFlow / revenue }, multiplier),
      trend: trend.length > 0 ? trend : undefined,
      ranking: [
        { name: 'You', ...own },
        ...peers.map((peer, at) => ({ ...peer, name: peer.name || `Company ${at + 1}` })),
      ]
        .map((one) => ({ ...one, score: growthScore(one), weighted: weightedOf(one) }))
        .sort((one, other) => other.score - one.score),
      others: peers.map((peer) => ({ growth: peer.growth, margin: peer.margin })),
      frontier: [least, most].map((growth) => ({ growth, margin: target - growth })),
    }
  },

  steps: [
    { gives: 'growth', is: '{current:0} ÷ {previous:0} − 1' },
    { as: 'sales', in: 'money', decimals: 0, is: '{revenue}', when: { field: 'basis', is: 'arr' } },
    { as: 'sales', in: 'money', decimals: 0, is: '{current}', when: { field: 'basis', is: 'revenue' } },
    { gives: 'margin', is: '{profit:0} ÷ {sales}' },
    { as: 'growthPoints', in: 'number', decimals: 1, is: '{growth} × 100' },
    { as: 'marginPoints', in: 'number', decimals: 1, is: '{margin} × 100' },
    { finds: 'Score', gives: 'score', is: '{growthPoints} + {marginPoints}' },
    { gives: 'marginNeeded', is: '{target:1} − {planned:1}' },
    { finds: 'Profit needed', gives: 'profitNeeded', is: '{sales} × (1 + {planned:1}) × {marginNeeded}' },
    { as: 'marginWeight', in: 'number', is: '2 − {growthWeight}' },
    { gives: 'weighted', is: '{growthWeight} × {growthPoints} + {marginWeight} × {marginPoints}' },
    { as: 'cashPoints', in: 'number', decimals: 1, is: '{cashFlow} ÷ {sales} × 100' },
    {
      gives: 'ruleOfX',
      is: '{multiplier} × {growthPoints} + {marginPoints}',
      when: { field: 'measure', is: 'fcf' },
    },
    {
      gives: 'ruleOfX',
      is: '{multiplier} × {growthPoints} + {cashPoints}',
      unless: { field: 'measure', is: 'fcf' },
    },
  ],

  charts: [
    {
      kind: 'line',
      title: 'Growth against margin',
      of: 'frontier',
      x: 'growth',
      y: ['margin'],
      marks: [
        { of: 'trend', x: 'growth', y: 'margin', label: 'Q' },
        { of: 'others', x: 'growth', y: 'margin', label: 'Peer' },
        { x: 'growth', y: 'margin', label: 'You' },
      ],
    },
  ],
  examples: [
    {
      name: 'A payroll software firm',
      given: {
        basis: 'revenue',
        current: 24_000_000,
        previous: 20_000_000,
        measure: 'fcf',
        profit: 2_880_000,
        target: 0.4,
        planned: 0.25,
        growthWeight: 1.33,
        multiplier: 2,
        quarters: [],
        peers: [{ name: 'A rival', growth: 0.45, margin: -0.1 }],
      },
      expect: {
        score: 32,
        growth: 0.2,
        margin: 0.12,
        gap: -8,
        marginNeeded: 0.15,
        profitNeeded: 4_500_000,
        growthNeeded: 0.28,
        ruleOfX: 52,
      },
    },
  ],
})
