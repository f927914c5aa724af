import { choice, defineCalculator, integer, number, percent, problem, rate } from '@/lib/kits/calculator'
import { fairFuture, fromThirtySeconds, futuresContracts } from '@/lib/subjects/trading/margin-futures'

export default defineCalculator({
  inputs: {
    contract: choice('Contract', {
      options: {
        ES: 'E-mini S&P 500 (ES)',
        NQ: 'E-mini Nasdaq-100 (NQ)',
        CL: 'WTI crude oil (CL)',
        GC: 'Gold (GC)',
        '6E': 'Euro FX (6E)',
        ZC: 'Corn (ZC), in cents',
        ZN: '10-year T-note (ZN)',
        NIFTY: 'Nifty 50',
        other: 'Another contract',
      },
      initial: 'ES',
      initialIn: { in: 'NIFTY' },
      as: 'menu',
    }),
    side: choice('Side', { options: { long: 'Long', short: 'Short' }, initial: 'long' }),
    contracts: integer('Contracts', { initial: 1, min: 1, max: 1e6 }),
    entry: number('Entry price', { initial: 5000, initialIn: { in: 24_000 }, above: 0, max: 1e9 }),
    exit: number('Exit price, or price now', {
      initial: 5020,
      initialIn: { in: 24_150 },
      above: 0,
      max: 1e9,
    }),
    quoted: choice('Prices are written', {
      options: { decimal: 'As decimals', thirtySeconds: 'In 32nds' },
      initial: 'decimal',
      help: 'In 32nds, 110.165 is 110 and 16½ thirty-seconds.',
      section: 'Contract',
      refines: true,
    }),
    multiplier: number('Money for one point', {
      optional: true,
      above: 0,
      max: 1e9,
      help: 'Left empty: that of the contract, or of the exchange’s page for another one.',
      section: 'Contract',
      refines: true,
    }),
    tick: number('Tick', { optional: true, above: 0, max: 1e6, section: 'Contract', refines: true }),
    fee: number('Fees for a contract and side', {
      initial: 0,
      min: 0,
      max: 1e6,
      help: 'Commission, exchange and clearing; paid at entry and at exit.',
      section: 'Contract',
      refines: true,
    }),
    initialMargin: number('Initial margin of a contract', {
      optional: true,
      above: 0,
      max: 1e9,
      help: 'It changes with the market. Your broker and the exchange’s page of the contract (Margins) say it.',
      section: 'Margin',
      refines: true,
    }),
    maintenance: number('Maintenance margin of a contract', {
      optional: true,
      above: 0,
      max: 1e9,
      section: 'Margin',
      refines: true,
    }),
    spot: number('Spot price', {
      optional: true,
      above: 0,
      max: 1e9,
      help: 'In the unit of the contract’s price.',
      section: 'Fair value',
      refines: true,
    }),
    days: integer('Days to expiry', { initial: 90, min: 1, max: 36_500, section: 'Fair value', refines: true }),
    interest: rate('Interest', {
      slider: { from: -0.05, to: 0.2, step: 0.001 },
      initial: 0.04,
      negative: true,
      min: -0.5,
      max: 1,
      per: 'year',
      help: 'Continuously compounded, as the next two.',
      section: 'Fair value',
      refines: true,
    }),
    storage: rate('Storage', {
      slider: { to: 0.2, step: 0.001 },
      initial: 0,
      per: 'year',
      max: 1,
      section: 'Fair value',
      refines: true,
    }),
    income: rate('Dividends, foreign interest or convenience yield', {
      slider: { to: 0.2, step: 0.001 },
      initial: 0,
      per: 'year',
      max: 1,
      section: 'Fair value',
      refines: true,
    }),
    exposure: number('Quantity to hedge', {
      optional: true,
      above: 0,
      max: 1e15,
      help: 'In units of the underlying: barrels, ounces, bushels, euros; for an index, its value ÷ index.',
      section: 'Hedge',
      refines: true,
    }),
    correlation: number('Correlation of spot and future', {
      initial: 1,
      negative: true,
      min: -1,
      max: 1,
      section: 'Hedge',
      refines: true,
    }),
    spotDeviation: percent('Standard deviation of spot changes', {
      slider: { from: 0.001, to: 0.2, step: 0.001 },
      initial: 0.02,
      above: 0,
      max: 10,
      section: 'Hedge',
      refines: true,
    }),
    futureDeviation: percent('Standard deviation of futures changes', {
      slider: { from: 0.001, to: 0.2, step: 0.001 },
      initial: 0.02,
      above: 0,
      max: 10,
      section: 'Hedge',
      refines: true,
    }),
  },
  outputs: {
    net: {
      kind: 'number',
      label: 'Net profit or loss',
      decimals: 2,
      unit: { field: 'contract', is: currencies() },
    },
    ticks: { kind: 'number', label: 'Ticks', decimals: 1 },
    tickValue: {
      kind: 'number',
      label: 'One tick of a contract',
      decimals: 2,
      unit: { field: 'contract', is: currencies() },
    },
    gross: {
      kind: 'number',
      label: 'Before fees',
      decimals: 2,
      unit: { field: 'contract', is: currencies() },
    },
    notional: {
      kind: 'number',
      label: 'Value at entry',
      decimals: 2,
      unit: { field: 'contract', is: currencies() },
    },
    breakEven: { kind: 'number', label: 'Break-even price' },
    deposit: {
      kind: 'number',
      label: 'Initial margin',
      decimals: 2,
      unit: { field: 'contract', is: currencies() },
      optional: true,
      section: 'Margin',
    },
    onMargin: { kind: 'percent', label: 'Return on margin', decimals: 1, optional: true, section: 'Margin' },
    leverage: { kind: 'number', label: 'Leverage', decimals: 1, unit: ': 1', optional: true, section: 'Margin' },
    callPrice: { kind: 'number', label: 'Margin call at', optional: true, section: 'Margin' },
    callMove: {
      kind: 'percent',
      label: 'A move of',
      decimals: 2,
      optional: true,
      help: 'From the entry, where the account holds the initial margin and no more.',
      section: 'Margin',
    },
    fair: { kind: 'number', label: 'Fair value', decimals: 4, optional: true, section: 'Fair value' },
    gap: {
      kind: 'number',
      label: 'Price now less fair value',
      decimals: 4,
      optional: true,
      section: 'Fair value',
    },
    basis: {
      kind: 'number',
      label: 'Basis, spot less future',
      decimals: 4,
      optional: true,
      section: 'Fair value',
    },
    impliedRepo: {
      kind: 'percent',
      label: 'Implied repo rate',
      decimals: 2,
      optional: true,
      help: 'What buying spot and selling the future earns a year, continuously compounded.',
      section: 'Fair value',
    },
    curve: { kind: 'verdict', label: 'Market', optional: true, section: 'Fair value' },
    hedgeRatio: { kind: 'number', label: 'Hedge ratio', decimals: 4, optional: true, section: 'Hedge' },
    hedgeExact: { kind: 'number', label: 'Contracts, exactly', decimals: 2, optional: true, section: 'Hedge' },
    hedgeContracts: { kind: 'number', label: 'Contracts', decimals: 0, optional: true, section: 'Hedge' },
    effectiveness: {
      kind: 'percent',
      label: 'Variance taken away',
      decimals: 1,
      optional: true,
      section: 'Hedge',
    },
    ladder: {
      kind: 'table',
      label: 'Net result by move from the entry',
      section: 'Moves',
      columns: {
        ticks: { kind: 'number', label: 'Ticks' },
        price: { kind: 'number', label: 'Price' },
        net: { kind: 'number', label: 'Net', decimals: 2 },
        onMargin: { kind: 'percent', label: 'On margin', decimals: 1 },
      },
    },
  },
  formula:
    'Profit = (exit − entry) × money for a point × contracts, less fees; fair value F = S × e^((r + u − q) × T); hedge ratio h = correlation × spot deviation ÷ futures deviation',
  limits: [
    'Sizes and ticks are those that the exchanges published in November 2026; Nifty has 65 units for expiries from January 2026. Overwrite them for other contracts and times.',
    'No margin is preset: exchanges change it with the market, and brokers may ask for more.',
    'The margin call assumes an account that held exactly the initial margin at entry.',
    'Fair value is cost of carry with constant rates; a scarce commodity trades below it by its convenience yield.',
  ],
  sources: [
    {
      title: 'CME Group: contract specifications, E-mini S&P 500',
      href: 'https://www.cmegroup.com/markets/equities/sp/e-mini-sandp500.contractSpecs.html',
    },
    {
      title: 'NSE circular of 3 October 2025: market lot of Nifty 50, as reported by Business Standard',
      href: 'https://www.business-standard.com/markets/news/key-f-o-changes-from-today-lower-nifty-bank-nifty-lots-swiggy-3-more-to-debut-125123100084_1.html',
    },
    { title: 'Hull, Options, Futures, and Other Derivatives, chapters on hedging and on forward and futures prices' },
  ],

  compute(values) {
    const { contract, side, contracts, fee, initialMargin, maintenance, spot, days, exposure } = values
    const preset = futuresContracts[contract]
    const multiplier = values.multiplier ?? preset?.multiplier
    const tick = values.tick ?? preset?.tick
    if (multiplier === undefined) return problem('multiplier', 'must be given for another contract')
    if (tick === undefined) return problem('tick', 'must be given for another contract')
    const priceOf = (typed: number) => (values.quoted === 'decimal' ? typed : fromThirtySeconds(typed))
    const entry = priceOf(values.entry)
    const exit = priceOf(values.exit)
    if (entry === undefined) return problem('entry', thirtySecondsRule)
    if (exit === undefined) return problem('exit', thirtySecondsRule)
    if (initialMargin !== undefined && maintenance !== undefined && maintenance > initialMargin)
      return problem('maintenance', 'must not be more than the initial margin')

    const direction = side === 'long' ? 1 : -1
    const fees = 2 * fee * contracts
    const netAt = (price: number) => direction * (price - entry) * multiplier * contracts - fees
    const net = netAt(exit)
    const deposit = initialMargin === undefined ? undefined : initialMargin * contracts
    const notional = entry * multiplier * contracts
    const callPrice =
      initialMargin === undefined || maintenance === undefined
        ? undefined
        : entry - (direction * (initialMargin - maintenance)) / multiplier
    const years = days / 365
    const carry = values.storage - values.income
    const fair =
      spot === undefined ? undefined : fairFuture(spot, values.interest, values.storage, values.income, years)
    const hedgeRatio = (values.correlation * values.spotDeviation) / values.futureDeviation
    const hedgeExact =
      exposure === undefined
        ? undefined
        : (hedgeRatio * exposure) / (values.multiplier === undefined ? (preset?.size ?? multiplier) : multiplier)
    return {
      net,
      ticks: (direction * (exit - entry)) / tick,
      tickValue: tick * multiplier,
      gross: net + fees,
      notional,
      breakEven: entry + (direction * 2 * fee) / multiplier,
      ...(deposit === undefined ? {} : { deposit, onMargin: net / deposit, leverage: notional / deposit }),
      ...(callPrice === undefined || callPrice <= 0 ? {} : { callPrice, callMove: callPrice / entry - 1 }),
      ...(spot === undefined || fair === undefined
        ? {}
        : {
            fair,
            gap: exit - fair,
            basis: spot - exit,
            impliedRepo: Math.log(exit / spot) / years - carry,
            curve: {
              is: 'plain' as const,
              says:
                exit > spot
                  ? 'Contango: the future stands above spot.'
                  : exit < spot
                    ? 'Backwardation: the future stands below spot.'
                    : 'The future stands at spot.',
            },
          }),
      ...(hedgeExact === undefined
        ? {}
        : {
            hedgeRatio,
            hedgeExact,
            hedgeContracts: Math.round(hedgeExact) + 0,
            effectiveness: values.correlation ** 2,
          }),
      ladder: [-100, -40, -20, -10, -4, 0, 4, 10, 20, 40, 100].flatMap((ticks) => {
        const price = entry + ticks * tick
        return price > 0
          ? [{ ticks, price, net: netAt(price), onMargin: deposit === undefined ? null : netAt(price) / deposit }]
          : []
      }),
    }
  },

  steps: ({ quoted }) => [
    {
      gives: 'gross',
      is: '{ticks} × {tickValue} × {contracts}',
      finds: quoted === 'decimal' ? 'Before fees' : 'Before fees, ticks counted from 32nds',
    },
    { gives: 'net', is: '{gross} − 2 × {fee} × {contracts}' },
    { gives: 'onMargin', is: '{net} ÷ {deposit}' },
    { gives: 'leverage', is: '{notional} ÷ {deposit}' },
    { gives: 'fair', is: '{spot} × e^(({interest} + {storage} − {income}) × {days} ÷ 365)' },
    { gives: 'impliedRepo', is: 'ln (({spot} − {basis}) ÷ {spot}) × 365 ÷ {days} − {storage} + {income}' },
    { gives: 'hedgeRatio', is: '{correlation} × {spotDeviation} ÷ {futureDeviation}' },
  ],

  charts: [{ kind: 'line', title: 'Net result by price', of: 'ladder', x: 'price', y: ['net'] }],
  examples: [
    {
      name: 'Eighty ticks in the S&P',
      given: {
        contract: 'ES',
        side: 'long',
        contracts: 2,
        entry: 5000,
        exit: 5020,
        fee: 2.25,
        initialMargin: 20_000,
        maintenance: 18_000,
      },
      expect: { net: 1991, ticks: 80, callPrice: 4960 },
    },
    {
      name: 'An airline and heating oil',
      given: {
        contract: 'other',
        multiplier: 42_000,
        tick: 0.0001,
        entry: 2,
        exit: 2,
        exposure: 2_000_000,
        correlation: 0.928,
        spotDeviation: 0.0263,
        futureDeviation: 0.0313,
      },
      expect: { hedgeContracts: 37 },
    },
  ],
})

const thirtySecondsRule = 'must be points and 32nds, such as 110.16 or 110.165, with at most 31 of them'

function currencies() {
  return {
    ES: 'USD',
    NQ: 'USD',
    CL: 'USD',
    GC: 'USD',
    '6E': 'USD',
    ZC: 'USD',
    ZN: 'USD',
    NIFTY: 'INR',
    other: 'of its currency',
  }
}
