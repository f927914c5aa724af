import { choice, defineCalculator, money, number, percent, problem, rate, rows, text } from '@/lib/kits/calculator'
import { compareRates } from '@/lib/base/money/compare-amounts'
import { percentile } from '@/lib/subjects/statistics/percentile'

const times = { kind: 'number', decimals: 2, unit: '×' } as const
const share = { kind: 'percent', decimals: 2 } as const
const longRun = { section: 'Justified P/E', refines: true } as const

export default defineCalculator({
  inputs: {
    price: money('Price of a share', { initial: 84, above: 0, max: 1e9 }),
    eps: money('Earnings a share, last 12 months', { initial: 4.2, negative: true, min: -1e9, max: 1e9 }),
    forwardEps: money('Earnings a share, next 12 months', {
      optional: true,
      initial: 4.8,
      negative: true,
      min: -1e9,
      max: 1e9,
      help: 'Expected, such as the mean of analysts.',
    }),
    growth: rate('Earnings growth expected', {
      optional: true,
      initial: 0.12,
      per: 'year',
      negative: true,
      min: -0.9,
      max: 5,
      help: 'Over three to five years; PEG divides by it.',
    }),
    peers: rows('Peers', {
      row: 'peer',
      columns: {
        name: text('Company', { optional: true, maxLength: 60 }),
        pe: number('P/E', { above: 0, max: 1e6 }),
      },
      initial: [
        { name: 'Northgate', pe: 17.4 },
        { name: 'Elmwood', pe: 21 },
        { name: 'Harbour', pe: 24.6 },
      ],
      min: 0,
      max: 60,
      help: 'Leave out companies that lose money: they have no P/E.',
    }),
    peersBy: choice('P/E of the peers and multiple are', {
      options: { trailing: 'Trailing', forward: 'Forward' },
      initial: 'trailing',
      refines: true,
      help: 'By earnings of the last twelve months, or of the next. Your share is set beside them by the same.',
    }),
    multiple: number('Multiple to price at', {
      optional: true,
      above: 0,
      max: 1e6,
      unit: '×',
      refines: true,
      help: 'Left empty: the median of the peers.',
    }),
    dividendYield: percent('Dividend yield', {
      initial: 0.02,
      max: 1,
      slider: { to: 0.12, step: 0.0025 },
      refines: true,
    }),
    payout: percent('Payout', {
      initial: 0.4,
      max: 1,
      slider: { to: 1, step: 0.01 },
      ...longRun,
      help: 'Share of earnings paid out.',
    }),
    required: rate('Required return', {
      initial: 0.09,
      per: 'year',
      above: 0,
      max: 1,
      slider: { from: 0.02, to: 0.2, step: 0.0025 },
      ...longRun,
    }),
    longGrowth: rate('Growth for good', {
      initial: 0.06,
      per: 'year',
      negative: true,
      min: -0.5,
      max: 0.5,
      slider: { from: -0.02, to: 0.1, step: 0.0025 },
      ...longRun,
    }),
    history: rows('Earnings of past years, oldest first', {
      row: 'year',
      columns: {
        year: text('Year', { optional: true, maxLength: 12 }),
        eps: money('Earnings a share', { negative: true, min: -1e9, max: 1e9 }),
        prices: number('Consumer price index', { optional: true, above: 0, max: 1e9 }),
      },
      initial: [],
      min: 0,
      max: 40,
      refines: true,
      help: 'For the cyclically adjusted P/E, usually ten years. With an index in every row earnings are lifted to prices of the last one.',
    }),
  },
  outputs: {
    pe: { ...times, label: 'P/E, trailing', optional: true },
    forward: { ...times, label: 'P/E, forward', optional: true },
    peg: { ...times, label: 'PEG', optional: true, help: 'P/E ÷ growth in percent.' },
    earningsYield: { ...share, label: 'Earnings yield' },
    verdict: { kind: 'verdict', label: 'Reading' },
    pegy: {
      ...times,
      label: 'PEGY',
      optional: true,
      section: 'With growth',
      help: 'P/E ÷ (growth + dividend yield) in percent.',
    },
    justified: { ...times, label: 'Justified P/E, forward', optional: true, section: 'With growth' },
    justifiedTrailing: { ...times, label: 'Justified P/E, trailing', optional: true, section: 'With growth' },
    impliedGrowth: {
      ...share,
      label: 'Growth for good that the price assumes',
      optional: true,
      section: 'With growth',
      help: 'At your payout and required return.',
    },
    cape: { ...times, label: 'Cyclically adjusted P/E', optional: true, section: 'With past earnings' },
    meanEps: { kind: 'money', label: 'Mean earnings a share', optional: true, section: 'With past earnings' },
    median: { ...times, label: 'Median of the peers', optional: true, section: 'With peers' },
    premium: { kind: 'percent', label: 'Premium to the median', decimals: 1, optional: true, section: 'With peers' },
    implied: {
      kind: 'money',
      label: 'Price at that multiple',
      optional: true,
      section: 'With peers',
      help: 'Of the earnings by which the peers are measured.',
    },
    table: {
      kind: 'table',
      label: 'Beside its peers',
      optional: true,
      columns: {
        name: { kind: 'text', label: 'Company' },
        pe: { ...times, label: 'P/E' },
        premium: { kind: 'percent', label: 'To the median', decimals: 1 },
      },
    },
  },
  formula:
    'P/E = price ÷ earnings a share. PEG = P/E ÷ growth in percent. Earnings yield = earnings a share ÷ price. Justified forward P/E = payout ÷ (required return − growth for good). Growth that the price assumes = required return − payout ÷ forward P/E, or by trailing P/E (P/E × required return − payout) ÷ (P/E + payout). Cyclically adjusted P/E = price ÷ mean of real earnings',
  limits: [
    'Earnings are an accounting figure. One-off gains and losses belong out of them.',
    'The justified P/E is Gordon’s: growth and payout for ever. Near the required return it says little.',
    'Peers differ in debt and risk, which P/E does not see.',
  ],
  sources: [
    { title: 'CFA Institute: Market-Based Valuation, Price and Enterprise Value Multiples' },
    { title: 'J. Campbell, R. Shiller: Valuation Ratios and the Long-Run Stock Market Outlook (1998)' },
  ],

  compute(values, { show }) {
    const { price, eps, forwardEps, growth, dividendYield, payout, required, longGrowth, history, peers } = values
    if (compareRates(required, longGrowth) <= 0)
      return problem('required', 'must be higher than the growth for good: else the share would be worth without end')
    const indexed = history.filter(({ prices }) => prices !== undefined).length
    if (indexed > 0 && indexed < history.length)
      return problem('history', 'must have a price index in every row or in none')
    const pe = multipleOf(eps)
    const forward = forwardEps === undefined ? undefined : multipleOf(forwardEps)
    const median = percentile(
      peers.map((peer) => peer.pe),
      0.5,
    )
    const multiple = values.multiple ?? median
    const isForward = values.peersBy === 'forward'
    const own = isForward ? forward : pe
    const priced = isForward ? forwardEps : eps
    const justified = payout > 0 ? payout / (required - longGrowth) : undefined
    const premium = own === undefined || median === undefined ? undefined : own / median - 1
    const meanEps = realMean()
    return {
      pe,
      forward,
      peg: pe !== undefined && growth !== undefined && growth > 0 ? pe / (growth * 100) : undefined,
      earningsYield: eps / price,
      verdict: reading(),
      pegy:
        pe !== undefined && growth !== undefined && growth + dividendYield > 0
          ? pe / ((growth + dividendYield) * 100)
          : undefined,
      justified,
      justifiedTrailing: justified === undefined ? undefined : justified * (1 + longGrowth),
      impliedGrowth: assumedGrowth(),
      cape: meanEps === undefined ? undefined : multipleOf(meanEps),
      meanEps,
      median,
      premium,
      implied: multiple === undefined || priced === undefined || priced <= 0 ? undefined : multiple * priced,
      table:
        median === undefined
          ? undefined
          : [
              ...(own === undefined ? [] : [{ name: 'This share', pe: own }]),
              ...peers.map((peer, at) => ({ name: peer.name || `Peer ${at + 1}`, pe: peer.pe })),
            ]
              .sort((one, other) => one.pe - other.pe)
              .map((row) => ({ ...row, premium: row.pe / median - 1 })),
    }

    /** Without meaning where there are no earnings. */
    function multipleOf(earnings: number) {
      return earnings > 0 ? price / earnings : undefined
    }

    /** Gordon turned round: next year’s earnings are the forward ones, or the trailing ones grown by what is looked for. */
    function assumedGrowth() {
      if (payout === 0) return undefined
      if (forward !== undefined) return required - payout / forward
      return pe === undefined ? undefined : (pe * required - payout) / (pe + payout)
    }

    function realMean() {
      const last = history[history.length - 1]
      if (!last) return undefined
      const real = history.map((year) => year.eps * ((last.prices ?? 1) / (year.prices ?? 1)))
      return real.reduce((sum, one) => sum + one, 0) / real.length
    }

    function reading() {
      const shown = own ?? pe
      if (shown === undefined)
        return {
          is: 'bad' as const,
          says: `There are no earnings, so a P/E has no meaning. The earnings yield is ${show.percent(eps / price, 2)}.`,
        }
      const written = `Each 1 of ${own !== undefined && isForward ? 'expected' : 'yearly'} earnings costs ${show.number(shown, 1)}`
      if (own === undefined && isForward && median !== undefined)
        return {
          is: 'plain' as const,
          says: `${written}. The peers are measured by expected earnings: without ${forwardEps === undefined ? 'those' : 'a profit'} of this share there is no comparison.`,
        }
      if (premium === undefined) return { is: 'plain' as const, says: `${written}.` }
      const apart = show.percent(Math.abs(premium), 0)
      if (Math.abs(premium) < 0.005) return { is: 'plain' as const, says: `${written}, as much as the median peer.` }
      return { is: 'plain' as const, says: `${written}, ${apart} ${premium > 0 ? 'above' : 'below'} the median peer.` }
    }
  },

  steps({ eps, growth, multiple, payout, history, peersBy }, { pe, median, forward }) {
    const percentOf = (named: string) => `(${named} × 100)`
    const isForward = peersBy === 'forward'
    const own = isForward ? forward : pe
    return [
      ...(eps > 0 ? [{ gives: 'pe' as const, is: '{price} ÷ {eps}' }] : []),
      ...(forward === undefined ? [] : [{ gives: 'forward' as const, is: '{price} ÷ {forwardEps}' }]),
      ...(pe !== undefined && growth !== undefined && growth > 0
        ? [{ gives: 'peg' as const, is: `{pe} ÷ ${percentOf('{growth}')}` }]
        : []),
      { gives: 'earningsYield', is: '{eps} ÷ {price}' },
      { gives: 'pegy', is: `{pe} ÷ ${percentOf('({growth} + {dividendYield})')}` },
      { gives: 'justified', is: '{payout} ÷ ({required} − {longGrowth})' },
      { gives: 'justifiedTrailing', is: '{justified} × (1 + {longGrowth})' },
      ...(payout > 0 && (pe !== undefined || forward !== undefined)
        ? [
            {
              gives: 'impliedGrowth' as const,
              is:
                forward === undefined
                  ? '({pe} × {required} − {payout}) ÷ ({pe} + {payout})'
                  : '{required} − {payout} ÷ {forward}',
            },
          ]
        : []),
      ...(history.length > 0 ? [{ gives: 'cape' as const, is: '{price} ÷ {meanEps}' }] : []),
      ...(own === undefined || median === undefined
        ? []
        : [{ gives: 'premium' as const, is: `${isForward ? '{forward}' : '{pe}'} ÷ {median} − 1` }]),
      {
        gives: 'implied',
        is: `${multiple === undefined ? '{median}' : '{multiple}'} × ${isForward ? '{forwardEps}' : '{eps}'}`,
      },
    ]
  },

  charts: [{ kind: 'bar', title: 'P/E beside its peers', of: 'table', x: 'name', y: ['pe'], needs: 'table' }],
  examples: [
    {
      name: 'A maker of instruments',
      given: {
        price: 60,
        eps: 3,
        forwardEps: 3.75,
        growth: 0.16,
        peers: [
          { name: 'A', pe: 14 },
          { name: 'B', pe: 16 },
          { name: 'C', pe: 22 },
        ],
        peersBy: 'trailing',
        multiple: undefined,
        dividendYield: 0.02,
        payout: 0.4,
        required: 0.09,
        longGrowth: 0.065,
        history: [],
      },
      expect: {
        pe: 20,
        forward: 16,
        peg: 1.25,
        pegy: 1.111111,
        earningsYield: 0.05,
        justified: 16,
        justifiedTrailing: 17.04,
        impliedGrowth: 0.065,
        median: 16,
        premium: 0.25,
        implied: 48,
        verdict: 'plain',
      },
    },
  ],
})
