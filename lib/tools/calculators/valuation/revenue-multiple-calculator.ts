import { choice, defineCalculator, money, number, percent, problem, rows, text, toggle } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { percentile } from '@/lib/subjects/statistics/percentile'
import { fittedLine } from '@/lib/subjects/statistics/regression'
import { valueByMultiple } from '@/lib/subjects/valuation/earnings'

const times = { kind: 'number', decimals: 2, unit: '×' } as const
const whole = { kind: 'money', decimals: 0 } as const
const fewestForLine = 3
/** Tukey's fences. */
const fence = 1.5

export default defineCalculator({
  inputs: {
    revenue: money('Your revenue or ARR', {
      initial: 5_000_000,
      above: 0,
      max: 1e13,
      help: 'Measured as the peers’ revenue is: last twelve months, next twelve months, or annual recurring revenue.',
    }),
    growth: percent('Your growth a year', {
      initial: 0.3,
      slider: { from: -0.2, to: 1, step: 0.01 },
      min: -1,
      max: 10,
      negative: true,
    }),
    peers: rows('Companies to compare with', {
      row: 'company',
      columns: {
        name: text('Name', { optional: true, maxLength: 40 }),
        value: money('Enterprise value', { above: 0, max: 1e15 }),
        revenue: money('Revenue', { above: 0, max: 1e15 }),
        growth: percent('Growth', { negative: true, min: -1, max: 10 }),
        margin: percent('Gross margin', { optional: true, above: 0, max: 1 }),
      },
      initial: [
        { name: 'Peer A', value: 900, revenue: 150, growth: 0.35, margin: 0.78 },
        { name: 'Peer B', value: 640, revenue: 160, growth: 0.18, margin: 0.72 },
        { name: 'Peer C', value: 420, revenue: 84, growth: 0.25, margin: 0.75 },
        { name: 'Peer D', value: 2100, revenue: 700, growth: 0.1, margin: 0.7 },
      ],
      min: 1,
      max: 60,
      help: 'Made-up figures to begin with: replace them by your own, in any one unit, such as millions.',
    }),
    discount: percent('Discount for size and for being private', {
      initial: 0.25,
      slider: { to: 0.6, step: 0.01 },
      max: 1,
      below: 1,
      help: 'Your judgement. Shares that cannot be sold on an exchange, and small firms, fetch less.',
    }),
    netDebt: money('Net debt', {
      initial: 0,
      negative: true,
      max: 1e13,
      help: 'Loans less cash; negative when cash is larger.',
    }),
    start: choice('Start from', {
      options: { median: 'The median peer', line: 'The line through growth' },
      initial: 'median',
      help: 'The line says what these peers’ multiples would be at your growth. It needs three peers.',
      refines: true,
    }),
    trim: toggle('Leave out outliers', {
      initial: false,
      help: 'Peers whose multiple lies more than 1.5 interquartile ranges outside the quartiles.',
      refines: true,
    }),
    margin: percent('Your gross margin', {
      optional: true,
      above: 0,
      max: 1,
      help: 'Adjusts the multiple by your margin ÷ the median margin of the peers.',
      refines: true,
    }),
    retention: percent('Your net revenue retention', {
      optional: true,
      above: 0,
      max: 3,
      help: 'What last year’s customers pay today, as a share of what they paid then. Needs the next field too.',
      refines: true,
    }),
    peerRetention: percent('Typical retention of the peers', { optional: true, above: 0, max: 3, refines: true }),
    shares: number('Shares', { optional: true, above: 0, max: 1e13, refines: true }),
  },
  outputs: {
    enterprise: { ...whole, label: 'Enterprise value' },
    multiple: { ...times, label: 'Applied multiple' },
    equity: { ...whole, label: 'Equity value' },
    low: { ...whole, label: 'Enterprise value, lower quartile' },
    high: { ...whole, label: 'Enterprise value, upper quartile' },
    perShare: { kind: 'money', label: 'Value per share', optional: true },
    verdict: { kind: 'verdict', label: 'How much to trust it' },
    build: {
      kind: 'table',
      label: 'How the multiple is made',
      columns: {
        line: { kind: 'text', label: 'Step' },
        factor: { kind: 'number', label: 'Factor', decimals: 3 },
        multiple: { ...times, label: 'Multiple' },
      },
    },
    quartile1: { ...times, label: 'Lower quartile', section: 'The peers' },
    median: { ...times, label: 'Median', section: 'The peers' },
    quartile3: { ...times, label: 'Upper quartile', section: 'The peers' },
    perPoint: {
      ...times,
      label: 'Median multiple per point of growth',
      section: 'The peers',
      optional: true,
      help: 'EV ÷ revenue ÷ growth in percent, of peers that grow.',
    },
    ownPerPoint: { ...times, label: 'Yours', section: 'The peers', optional: true },
    slope: {
      kind: 'number',
      decimals: 3,
      label: 'Multiple for each point of growth',
      section: 'The line through growth',
      optional: true,
    },
    fit: {
      kind: 'percent',
      decimals: 0,
      label: 'Explained by growth (R²)',
      section: 'The line through growth',
      optional: true,
    },
    atGrowth: { ...times, label: 'Multiple at your growth', section: 'The line through growth', optional: true },
    table: {
      kind: 'table',
      label: 'Peers by multiple',
      columns: {
        name: { kind: 'text', label: 'Company' },
        multiple: { ...times, label: 'EV ÷ revenue' },
        growth: { kind: 'percent', label: 'Growth', decimals: 1 },
        perPoint: { ...times, label: 'Per point of growth' },
        used: { kind: 'text', label: 'Used' },
      },
    },
    you: {
      kind: 'series',
      label: 'You',
      columns: {
        growth: { kind: 'percent', label: 'Growth', decimals: 0 },
        multiple: { ...times, label: 'EV ÷ revenue' },
      },
    },
    line: {
      kind: 'series',
      label: 'Multiple by growth',
      optional: true,
      columns: {
        growth: { kind: 'percent', label: 'Growth', decimals: 0 },
        multiple: { ...times, label: 'EV ÷ revenue' },
      },
    },
  },
  formula:
    'Enterprise value = revenue × multiple. Multiple = median of the peers, or intercept + slope × growth, × margin ÷ peers’ margin × retention ÷ peers’ retention × (1 − discount). Equity = enterprise value − net debt',
  limits: [
    'A multiple of revenue says nothing about costs. Two firms with one multiple can earn very different profits later.',
    'The adjustments are proportions, not market data: a margin a tenth higher makes the multiple a tenth higher.',
    'Multiples are as old as the prices behind them. Take all peers on one day.',
  ],
  sources: [
    {
      title:
        'CFA Institute: Market-Based Valuation, Price and Enterprise Value Multiples (CFA Program curriculum, level II)',
    },
    { title: 'A. Damodaran: Investment Valuation, chapter on revenue multiples' },
    { title: 'J. Tukey: Exploratory Data Analysis, 1977 (fences)' },
  ],

  compute(values, { show, minorDigits }) {
    const { revenue, growth, peers, discount, netDebt, start, trim, margin, retention, peerRetention, shares } = values
    const all = peers.map((peer, at) => ({
      ...peer,
      name: peer.name || `Company ${at + 1}`,
      multiple: peer.value / peer.revenue,
    }))
    const quarterOf = (of: readonly { multiple: number }[], quarter: number) =>
      percentile(
        of.map(({ multiple }) => multiple),
        quarter / 4,
      ) ?? 0
    const spread = quarterOf(all, 3) - quarterOf(all, 1)
    const isInside = ({ multiple }: { multiple: number }) =>
      !trim || (multiple >= quarterOf(all, 1) - fence * spread && multiple <= quarterOf(all, 3) + fence * spread)
    const used = all.filter(isInside)
    const line =
      used.length < fewestForLine
        ? undefined
        : fittedLine(used.map((peer) => ({ x: peer.growth * 100, y: peer.multiple })))
    const atGrowth = line ? line.intercept + line.slope * growth * 100 : undefined
    if (start === 'line' && atGrowth === undefined)
      return problem('start', 'must be the median: a line needs three peers that grow at different rates')
    if (start === 'line' && atGrowth !== undefined && atGrowth <= 0)
      return problem('start', 'must be the median: at your growth the line falls to nothing')
    const base = start === 'line' && atGrowth !== undefined ? atGrowth : quarterOf(used, 2)
    const peerMargin = percentile(
      used.flatMap((peer) => (peer.margin === undefined ? [] : [peer.margin])),
      0.5,
    )
    const factors = [
      ...(margin !== undefined && peerMargin !== undefined
        ? [
            {
              line: `Gross margin ${show.percent(margin, 0)}, peers ${show.percent(peerMargin, 0)}`,
              factor: margin / peerMargin,
            },
          ]
        : []),
      ...(retention !== undefined && peerRetention !== undefined
        ? [
            {
              line: `Retention ${show.percent(retention, 0)}, peers ${show.percent(peerRetention, 0)}`,
              factor: retention / peerRetention,
            },
          ]
        : []),
      { line: 'Discount', factor: 1 - discount },
    ]
    const adjusted = factors.reduce((product, { factor }) => product * factor, 1)
    const multiple = base * adjusted
    const { enterprise, equity } = valueByMultiple(revenue, multiple, netDebt)
    const pace = (of: number, rate: number) => (rate > 0 ? of / (rate * 100) : null)
    const paces = used.map((peer) => pace(peer.multiple, peer.growth)).filter((one) => one !== null)
    let running = base
    return {
      enterprise,
      multiple,
      equity,
      low: revenue * quarterOf(used, 1) * adjusted,
      high: revenue * quarterOf(used, 3) * adjusted,
      perShare: shares === undefined ? undefined : equity / shares,
      verdict: judgement(),
      build: [
        { line: start === 'line' ? 'Line at your growth' : 'Median of the peers', factor: null, multiple: base },
        ...factors.map((one) => ({ ...one, multiple: (running *= one.factor) })),
      ],
      quartile1: quarterOf(used, 1),
      median: quarterOf(used, 2),
      quartile3: quarterOf(used, 3),
      perPoint: percentile(paces, 0.5),
      ownPerPoint: pace(multiple, growth) ?? undefined,
      slope: line?.slope,
      fit: line?.fit,
      atGrowth,
      table: [...all]
        .sort((one, other) => other.multiple - one.multiple)
        .map((peer) => ({
          name: peer.name,
          multiple: peer.multiple,
          growth: peer.growth,
          perPoint: pace(peer.multiple, peer.growth),
          used: isInside(peer) ? 'Yes' : 'Outlier',
        })),
      you: [{ growth, multiple }],
      line: line
        ? [
            Math.min(growth, ...used.map((peer) => peer.growth)),
            Math.max(growth, ...used.map((peer) => peer.growth)),
          ].map((rate) => ({ growth: rate, multiple: line.intercept + line.slope * rate * 100 }))
        : undefined,
    }

    function judgement() {
      if (compareAmounts(equity, 0, minorDigits, enterprise) < 0)
        return { is: 'bad' as const, says: 'Net debt is more than the whole business is worth by this multiple.' }
      if (used.length < fewestForLine)
        return {
          is: 'fair' as const,
          says: `${used.length === 1 ? 'One peer is' : 'Two peers are'} an anecdote. Look for more before you quote a range.`,
        }
      const least = Math.min(...used.map((peer) => peer.growth))
      const most = Math.max(...used.map((peer) => peer.growth))
      if (growth < least || growth > most)
        return {
          is: 'fair' as const,
          says: `Your growth lies outside the peers’, which is ${show.percent(least, 0)} to ${show.percent(most, 0)}. No peer shows what the market pays for it.`,
        }
      return {
        is: 'plain' as const,
        says: line
          ? `Growth explains ${show.percent(line.fit, 0)} of the differences between the peers’ multiples.`
          : 'All peers grow alike, so that nothing can be said about the price of growth.',
      }
    }
  },

  steps(_, { build }) {
    return [
      {
        gives: 'multiple',
        is: ['{build.0.multiple}', ...build.slice(1).map((_row, at) => `{build.${at + 1}.factor}`)].join(' × '),
      },
      { gives: 'enterprise', is: '{revenue:0} × {multiple}' },
      { gives: 'equity', is: '{enterprise} − {netDebt:0}' },
      { gives: 'perShare', is: '{equity} ÷ {shares}' },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'Multiple against growth',
      of: 'line',
      x: 'growth',
      y: ['multiple'],
      marks: [
        { of: 'table', x: 'growth', y: 'multiple', label: 'Peer' },
        { of: 'you', x: 'growth', y: 'multiple', label: 'You' },
      ],
    },
  ],
  examples: [
    {
      name: 'A scheduling service is offered for sale',
      given: {
        revenue: 3_000_000,
        growth: 0.2,
        peers: [
          { name: 'North', value: 400, revenue: 100, growth: 0.1, margin: 0.7 },
          { name: 'South', value: 900, revenue: 150, growth: 0.3, margin: 0.8 },
          { name: 'East', value: 500, revenue: 100, growth: 0.2, margin: 0.75 },
        ],
        discount: 0.3,
        netDebt: 500_000,
        start: 'median',
        trim: false,
        margin: 0.6,
      },
      expect: { enterprise: 8_400_000, multiple: 2.8, equity: 7_900_000, median: 5, atGrowth: 5, fit: 1 },
    },
  ],
})
