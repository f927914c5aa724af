import { choice, defineCalculator, integer, number, problem, rows, text } from '@/lib/kits/calculator'
import {
  accountCurrencies,
  chargedNights,
  currenciesOf,
  pairPattern,
  quoteToAccount,
  standardLot,
  usualPip,
} from '@/lib/subjects/trading/currency-pair'

export default defineCalculator({
  inputs: {
    pair: text('Pair', { initial: 'EUR/USD', maxLength: 9, pattern: pairPattern }),
    account: choice('Account currency', { options: accountCurrencies, initial: 'USD', as: 'search' }),
    trades: rows('Trades', {
      row: 'trade',
      columns: {
        side: choice('Side', { options: { buy: 'Buy', sell: 'Sell' }, initial: 'buy', as: 'menu' }),
        lots: number('Lots', { initial: 1, above: 0, max: 1e6 }),
        open: number('Open price', { above: 0, max: 1e9 }),
        close: number('Close price', { above: 0, max: 1e9 }),
        nights: integer('Nights', { initial: 0, max: 3650 }),
      },
      initial: [{ side: 'buy', lots: 1, open: 1.085, close: 1.0905, nights: 0 }],
      min: 1,
      max: 100,
    }),
    cross: number('Rate between quote and account currency', {
      optional: true,
      above: 0,
      max: 1e9,
      help: 'At the close. Needed only when the account is in neither currency of the pair.',
      section: 'Conversion',
      refines: true,
    }),
    crossQuoted: choice('That rate is written as', {
      options: { quoteFirst: 'Quote/account', accountFirst: 'Account/quote' },
      initial: 'quoteFirst',
      help: 'For EUR/JPY in dollars, USD/JPY is account/quote. For EUR/GBP in dollars, GBP/USD is quote/account.',
      section: 'Conversion',
      refines: true,
    }),
    spread: number('Spread not yet in your prices, pips', {
      initial: 0,
      min: 0,
      max: 1e5,
      help: 'Leave 0 for prices of a statement: a purchase at the ask and a sale at the bid hold it already.',
      section: 'Costs',
      refines: true,
    }),
    commission: number('Commission for a lot, opened and closed', {
      initial: 0,
      min: 0,
      max: 1e6,
      help: 'In account currency, both sides together.',
      section: 'Costs',
      refines: true,
    }),
    swapBuy: number('Swap for a lot bought, a night', {
      initial: 0,
      negative: true,
      min: -1e6,
      max: 1e6,
      help: 'In account currency. Negative is charged, positive is credited.',
      section: 'Costs',
      refines: true,
    }),
    swapSell: number('Swap for a lot sold, a night', {
      initial: 0,
      negative: true,
      min: -1e6,
      max: 1e6,
      section: 'Costs',
      refines: true,
    }),
    firstNight: choice('First night', {
      options: {
        monday: 'Monday',
        tuesday: 'Tuesday',
        wednesday: 'Wednesday',
        thursday: 'Thursday',
        friday: 'Friday',
      },
      initial: 'monday',
      as: 'menu',
      help: 'Nights are counted from Monday to Friday.',
      section: 'Costs',
      refines: true,
    }),
    tripleNight: choice('Night that counts three times', {
      options: { wednesday: 'Wednesday', thursday: 'Thursday', friday: 'Friday', none: 'None' },
      initial: 'wednesday',
      as: 'menu',
      help: 'Thursday for USD/CAD and other pairs that settle in one day.',
      section: 'Costs',
      refines: true,
    }),
    leverage: number('Leverage', {
      initial: 30,
      above: 0,
      max: 5000,
      help: '30 is 30:1. Take that of your account; it only sets the margin.',
      section: 'Account',
      refines: true,
    }),
    wanted: number('Profit you want', {
      initial: 1000,
      optional: true,
      negative: true,
      min: -1e12,
      max: 1e12,
      help: 'Net, in account currency.',
      section: 'Account',
      refines: true,
    }),
    lotSize: number('Units in a lot', {
      optional: true,
      above: 0,
      max: 1e9,
      help: 'Left empty: 100,000; for gold 100 ounces, for silver 5,000.',
      section: 'Account',
      refines: true,
    }),
    pipSize: number('Size of a pip', {
      optional: true,
      above: 0,
      max: 1000,
      help: 'Left empty: 0.01 for yen pairs and metals, 0.0001 for all others.',
      section: 'Account',
      refines: true,
    }),
  },
  outputs: {
    net: {
      kind: 'number',
      label: 'Net profit or loss',
      decimals: 2,
      unit: { field: 'account', is: accountCurrencies },
    },
    pips: { kind: 'number', label: 'Pips, average by lots', decimals: 1 },
    gross: {
      kind: 'number',
      label: 'Before costs',
      decimals: 2,
      unit: { field: 'account', is: accountCurrencies },
    },
    costs: {
      kind: 'number',
      label: 'Costs',
      decimals: 2,
      unit: { field: 'account', is: accountCurrencies },
      help: 'Spread and commission, less swap that is credited.',
    },
    returnOnMargin: { kind: 'percent', label: 'Return on margin', decimals: 1 },
    breakEven: {
      kind: 'number',
      label: 'Break-even price',
      decimals: 5,
      optional: true,
      help: 'Everything closed at this one price: net zero.',
    },
    target: {
      kind: 'number',
      label: 'Price for the profit you want',
      decimals: 5,
      optional: true,
      section: 'Target',
    },
    targetPips: {
      kind: 'number',
      label: 'Pips from the average open',
      decimals: 1,
      optional: true,
      section: 'Target',
    },
    noTarget: { kind: 'verdict', label: 'Target', optional: true, section: 'Target' },
    margin: {
      kind: 'number',
      label: 'Margin of all trades',
      decimals: 2,
      unit: { field: 'account', is: accountCurrencies },
      section: 'Trades',
    },
    units: { kind: 'number', label: 'Units traded', section: 'Trades' },
    pipIs: { kind: 'number', label: 'Pip', section: 'Trades' },
    legs: {
      kind: 'table',
      label: 'Trade by trade',
      section: 'Trades',
      columns: {
        trade: { kind: 'count', label: 'Trade' },
        pips: { kind: 'number', label: 'Pips', decimals: 1 },
        gross: { kind: 'number', label: 'Gross', decimals: 2 },
        spread: { kind: 'number', label: 'Spread', decimals: 2 },
        commission: { kind: 'number', label: 'Commission', decimals: 2 },
        nights: { kind: 'count', label: 'Nights charged' },
        swap: { kind: 'number', label: 'Swap', decimals: 2 },
        net: { kind: 'number', label: 'Net', decimals: 2 },
      },
      totals: ['gross', 'spread', 'commission', 'swap', 'net'],
    },
  },
  formula:
    'Profit = (close − open) × lots × units in a lot, the other way round for a sale, in the quote currency; × quote/account rate, or ÷ close where the account is in the base currency; less spread and commission, plus swap',
  limits: [
    'No rate is fetched: profit is converted at the rate you type, or at the close of each trade where the account is in the base currency.',
    'Commission and swap are typed in account currency; brokers that quote swap in points give points × size of a point × units in the quote currency.',
    'Margin is that of all trades together at their open prices, without relief for opposite sides.',
    'Break-even and target take every trade of the list as closed at one price, with the same costs.',
  ],
  sources: [
    {
      title: 'IFC Markets: how to calculate your profit and loss',
      href: 'https://www.ifcmarkets.com/en/introduction/profit-loss-calculation',
    },
    {
      title: 'Forex4you: profit from trades, a cross converted at its close',
      href: 'https://www.forex4you.com/en/faq/profit-from-trades/',
    },
    {
      title: 'Babypips School of Pipsology: rollover and the night that counts three times',
      href: 'https://www.babypips.com/forexpedia/rollover',
    },
  ],

  compute(values, { show }) {
    const { account, trades, leverage, spread, commission, wanted } = values
    const [base, quote] = currenciesOf(values.pair)
    if (base === quote) return problem('pair', 'must name two different currencies')
    const inBase = account === base
    const rateAt = quoteToAccount(base, quote, values)
    if (!rateAt)
      return problem(
        'cross',
        'must be given: the price of the pair’s second currency in that of the account, or the other way round',
      )
    const toAccount = (amount: number, price: number) => amount * rateAt(price)
    const lotSize = values.lotSize ?? standardLot(base)
    const pipSize = values.pipSize ?? usualPip(base, quote)

    const legs = trades.map(({ side, lots, open, close, nights }, at) => {
      const units = lots * lotSize
      const move = side === 'buy' ? close - open : open - close
      const gross = toAccount(move * units, close)
      const spreadCost = toAccount(spread * pipSize * units, close)
      const nightsCharged = chargedNights(nights, values.firstNight, values.tripleNight)
      const swap = (side === 'buy' ? values.swapBuy : values.swapSell) * lots * nightsCharged
      const commissionCost = commission * lots
      return {
        trade: at + 1,
        pips: move / pipSize,
        gross,
        spread: spreadCost,
        commission: commissionCost,
        nights: nightsCharged,
        swap,
        net: gross - spreadCost - commissionCost + swap,
      }
    })
    const total = (column: 'gross' | 'spread' | 'commission' | 'swap' | 'net') =>
      legs.reduce((sum, leg) => sum + leg[column], 0)
    const lots = trades.reduce((sum, trade) => sum + trade.lots, 0)
    const margin =
      trades.reduce((sum, trade) => sum + toAccount(trade.lots * lotSize * trade.open, trade.open), 0) / leverage
    const signed = (of: (trade: (typeof trades)[number]) => number) =>
      trades.reduce((sum, trade) => sum + (trade.side === 'buy' ? 1 : -1) * of(trade), 0)
    const netUnits = signed((trade) => trade.lots * lotSize)
    const openValue = signed((trade) => trade.lots * lotSize * trade.open)
    /** The one price of closing at which all trades leave `profit` after costs. */
    const priceFor = (profit: number) => {
      const fixed = profit + total('commission') - total('swap')
      const inQuote = openValue + spread * pipSize * lots * lotSize
      const price = inBase ? inQuote / (netUnits - fixed) : (inQuote + fixed / rateAt(1)) / netUnits
      return Math.abs(netUnits) > 1e-9 * lots * lotSize && price > 0 && price < 1e12 ? price : undefined
    }
    const breakEven = priceFor(0)
    const target = wanted === undefined ? undefined : priceFor(wanted)
    const net = total('net')
    return {
      net,
      pips: legs.reduce((sum, leg, at) => sum + leg.pips * (trades[at]?.lots ?? 0), 0) / lots,
      gross: total('gross'),
      costs: total('spread') + total('commission') - total('swap'),
      returnOnMargin: net / margin,
      ...(breakEven === undefined ? {} : { breakEven }),
      ...(target === undefined
        ? {}
        : { target, targetPips: ((target - openValue / netUnits) * Math.sign(netUnits)) / pipSize }),
      ...(wanted !== undefined && target === undefined
        ? {
            noTarget: {
              is: 'bad' as const,
              says: `No price of ${base}/${quote} leaves ${show.number(wanted, 2)} ${account}: the trades offset each other, or the price would have to be below zero.`,
            },
          }
        : {}),
      margin,
      units: lots * lotSize,
      pipIs: pipSize,
      legs,
    }
  },

  steps({ account, pair, trades, crossQuoted }, { legs }) {
    const [base, quote] = currenciesOf(pair)
    const inQuote = account === quote
    return [
      ...legs.slice(0, 3).flatMap((_, at) => {
        const move =
          trades[at]?.side === 'sell'
            ? `{trades.${at}.open} − {trades.${at}.close}`
            : `{trades.${at}.close} − {trades.${at}.open}`
        const converted = inQuote
          ? ''
          : account === base
            ? ` ÷ {trades.${at}.close}`
            : crossQuoted === 'quoteFirst'
              ? ' × {cross}'
              : ' ÷ {cross}'
        const named = legs.length === 1 ? '' : `, trade ${at + 1}`
        return [
          { finds: `Pips${named}`, gives: `legs.${at}.pips` as const, is: `(${move}) ÷ {pipIs}` },
          {
            finds: `In ${account}${named}`,
            gives: `legs.${at}.gross` as const,
            is: `(${move}) × {trades.${at}.lots} × ({units} ÷ {trades.lots})${converted}`,
          },
        ]
      }),
      { finds: 'Before costs', gives: 'gross' as const, is: '{legs.gross}' },
      { gives: 'costs' as const, is: '{legs.spread} + {legs.commission} − {legs.swap}' },
      { gives: 'net' as const, is: '{gross} − {costs}' },
      { gives: 'returnOnMargin' as const, is: '{net} ÷ {margin}' },
    ]
  },

  examples: [
    {
      name: 'A long trade in dollars',
      given: {
        pair: 'EUR/USD',
        account: 'USD',
        trades: [{ side: 'buy', lots: 1, open: 1.085, close: 1.0905, nights: 3 }],
        commission: 7,
        swapBuy: -6.5,
        leverage: 30,
        wanted: 1000,
      },
      expect: { net: 510.5, gross: 550, costs: 39.5 },
    },
    {
      name: 'Half closed, then the rest',
      given: {
        pair: 'GBP/JPY',
        account: 'USD',
        trades: [
          { side: 'sell', lots: 0.5, open: 192.4, close: 191.2, nights: 0 },
          { side: 'sell', lots: 0.5, open: 192.4, close: 192.9, nights: 0 },
        ],
        cross: 150,
        crossQuoted: 'accountFirst',
        leverage: 30,
      },
      expect: { net: 233.33 },
    },
  ],
})
