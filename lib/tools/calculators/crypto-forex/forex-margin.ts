import { choice, defineCalculator, number, percent, problem, rows, text } from '@/lib/kits/calculator'
import { cfdLeverageInEu } from '@/lib/law/eu/cfd-leverage'
import { retailForexInUs } from '@/lib/law/us/retail-forex'
import {
  accountCurrencies,
  currenciesOf,
  pairPattern,
  standardLot,
  usualPip,
} from '@/lib/subjects/trading/currency-pair'
import {
  exposures,
  floatingResult,
  inAccount,
  marginOf,
  priceAtLevel,
  type PairExposure,
} from '@/lib/subjects/trading/margin-account'

export default defineCalculator({
  inputs: {
    account: choice('Account currency', { options: accountCurrencies, initial: 'USD', as: 'search' }),
    balance: number('Balance', {
      initial: 10_000,
      negative: true,
      min: -1e12,
      max: 1e12,
      help: 'In account currency, without open profit and loss.',
    }),
    leverage: number('Leverage', {
      initial: 30,
      min: 1,
      max: 5000,
      help: '30 is 30:1. Take that of your account.',
      slider: { from: 1, to: 200, step: 1 },
    }),
    positions: rows('Open positions', {
      row: 'position',
      columns: {
        pair: text('Pair', { maxLength: 9, pattern: pairPattern }),
        side: choice('Side', { options: { buy: 'Buy', sell: 'Sell' }, initial: 'buy', as: 'menu' }),
        lots: number('Lots', { initial: 1, above: 0, max: 1e6 }),
        open: number('Open price', { above: 0, max: 1e9 }),
        now: number('Price now', { above: 0, max: 1e9, optional: true }),
      },
      initial: [{ pair: 'EUR/USD', side: 'buy', lots: 1, open: 1.085, now: 1.08 }],
      min: 1,
      max: 100,
    }),
    marginRate: percent('Margin rate instead of leverage', {
      optional: true,
      above: 0,
      max: 1,
      help: '3.33% is the same as 30:1.',
      section: 'Rules of the account',
      refines: true,
    }),
    callLevel: percent('Margin call at', {
      slider: { to: 2, step: 0.05 },
      initial: 1,
      max: 10,
      help: 'Equity as a share of used margin.',
      section: 'Rules of the account',
      refines: true,
    }),
    stopLevel: percent('Stop-out at', {
      slider: { to: 2, step: 0.05 },
      initial: 0.5,
      max: 10,
      section: 'Rules of the account',
      refines: true,
    }),
    hedge: choice('Margin of opposite positions', {
      options: { difference: 'Of the difference', larger: 'Of the larger side', both: 'Of both sides' },
      initial: 'difference',
      as: 'menu',
      section: 'Rules of the account',
      refines: true,
    }),
    rates: rows('Other rates', {
      row: 'rate',
      columns: {
        pair: text('Pair', { maxLength: 9, pattern: pairPattern }),
        rate: number('Rate', { above: 0, max: 1e9 }),
      },
      initial: [],
      min: 0,
      max: 50,
      help: 'Only for pairs without your account currency: EUR/GBP in dollars needs GBP/USD.',
      section: 'Conversion',
      refines: true,
    }),
  },
  outputs: {
    margin: {
      kind: 'number',
      label: 'Margin required',
      decimals: 2,
      unit: { field: 'account', is: accountCurrencies },
    },
    state: { kind: 'verdict', label: 'State of the account' },
    level: { kind: 'percent', label: 'Margin level', decimals: 1, optional: true },
    equity: { kind: 'number', label: 'Equity', decimals: 2, unit: { field: 'account', is: accountCurrencies } },
    free: { kind: 'number', label: 'Free margin', decimals: 2, unit: { field: 'account', is: accountCurrencies } },
    floating: {
      kind: 'number',
      label: 'Open profit or loss',
      decimals: 2,
      unit: { field: 'account', is: accountCurrencies },
    },
    realLeverage: { kind: 'number', label: 'Leverage you use', decimals: 1, unit: ': 1', optional: true },
    distances: {
      kind: 'table',
      label: 'Where the margin call and the stop-out are, other prices standing still',
      section: 'Margin call and stop-out',
      columns: {
        pair: { kind: 'text', label: 'Pair', unbroken: true },
        now: { kind: 'number', label: 'Price now', decimals: 5 },
        callPrice: { kind: 'number', label: 'Call at', decimals: 5 },
        callPips: { kind: 'number', label: 'Pips to it', decimals: 1 },
        stopPrice: { kind: 'number', label: 'Stop-out at', decimals: 5 },
        stopPips: { kind: 'number', label: 'Pips to it', decimals: 1 },
      },
    },
    byPair: {
      kind: 'table',
      label: 'Margin by pair',
      section: 'Margin by pair',
      columns: {
        pair: { kind: 'text', label: 'Pair', unbroken: true },
        units: { kind: 'number', label: 'Units with margin' },
        value: { kind: 'number', label: 'Value', decimals: 2 },
        margin: { kind: 'number', label: 'Margin', decimals: 2 },
        floating: { kind: 'number', label: 'Open result', decimals: 2 },
        moreLots: { kind: 'number', label: 'More lots possible', decimals: 2 },
      },
      totals: ['margin', 'floating'],
    },
    ladder: {
      kind: 'table',
      label: 'The same positions at other leverage',
      section: 'Leverage compared',
      columns: {
        leverage: { kind: 'number', label: 'Leverage', unit: ': 1' },
        margin: { kind: 'number', label: 'Margin', decimals: 2 },
        free: { kind: 'number', label: 'Free margin', decimals: 2 },
        level: { kind: 'percent', label: 'Margin level', decimals: 1 },
      },
    },
    caps: {
      kind: 'table',
      label: 'The most that regulators allow retail clients',
      section: 'Leverage compared',
      columns: {
        pair: { kind: 'text', label: 'Pair', unbroken: true },
        eu: { kind: 'number', label: 'EU limit', unit: ': 1' },
        euMargin: { kind: 'number', label: 'Margin in the EU', decimals: 2 },
        us: { kind: 'number', label: 'US limit by section 12', unit: ': 1' },
        usMargin: { kind: 'number', label: 'Least margin in the US', decimals: 2 },
      },
    },
  },
  formula:
    'Margin = units × price now ÷ leverage, converted into account currency; equity = balance + open profit and loss; margin level = equity ÷ margin',
  limits: [
    'Margin is taken at the price now. Platforms that keep the opening price in it differ by the move since.',
    'The price of a call moves one pair and leaves all others, and every rate you typed, where they are.',
    'Swap, commission and the spread at a forced close are left out; a gap can close a position beyond the stop-out price.',
    'US limits are the minimum of NFA’s section 12. NFA asks more for single currencies by notice, among them the pound and the yen from March 2023; the list of your dealer decides.',
  ],
  sources: [
    {
      title: 'NFA Financial Requirements, section 12: security deposits and major currencies',
      href: 'https://www.nfa.futures.org/rulebooksql/rules.aspx?RuleID=SECTION%2012&Section=7',
    },
    {
      title: 'NFA Notice to Members I-23-08: higher security deposits for single currencies',
      href: 'https://www.nfa.futures.org/news/newsNotice.asp?ArticleID=5543',
    },
    { title: 'FXCM: the ESMA measures for retail clients', href: 'https://www.fxcm.com/uk/esma-announcement/' },
    {
      title: 'Daily Forex Pakistan: margin call at 100% and stop-out at 50%, step by step',
      href: 'https://dailyforex.pk/trading-scenario-margin-call-level-at-100-and-stop-out-level-at-50/amp',
    },
    {
      title: 'ICE Markets help: calculation of the stop-out level',
      href: 'https://help.ice-markets.com/en/articles/3343736-calculation-of-the-stop-out-level',
    },
  ],
  rules: [cfdLeverageInEu, retailForexInUs],

  compute(values, { show }) {
    const { account, balance, callLevel, stopLevel, hedge } = values
    const marginRate = values.marginRate ?? 1 / values.leverage
    if (callLevel < stopLevel) return problem('callLevel', 'must not be lower than the stop-out level')
    const known = values.rates.map(({ pair, rate }) => {
      const [base, quote] = currenciesOf(pair)
      return { base, quote, rate }
    })
    const positions = values.positions.map(({ pair, side, lots, open, now = open }) => {
      const [base, quote] = currenciesOf(pair)
      return { base, quote, side, units: lots * standardLot(base), open, now }
    })
    if (positions.some(({ base, quote }) => base === quote))
      return problem('positions', 'must name two different currencies in every pair')
    const pairs = exposures(positions, known, { account, hedge })
    if ('missing' in pairs)
      return problem(
        'rates',
        `must hold a rate between ${pairs.missing} and ${account}, such as ${pairs.missing}/${account}`,
      )

    const sum = (of: (pair: PairExposure) => number) => pairs.reduce((total, pair) => total + of(pair), 0)
    const floating = sum((pair) => floatingResult(pair))
    const margin = sum((pair) => marginOf(pair, marginRate))
    const notional = sum((pair) => inAccount(pair, pair.grossUnits * pair.price, pair.price))
    const equity = balance + floating
    const free = equity - margin
    const level = margin > 0 ? equity / margin : undefined
    const nameOf = ({ base, quote }: PairExposure) => `${base}/${quote}`
    const state =
      level === undefined
        ? { is: 'good' as const, says: 'Both sides offset each other: no margin is blocked.' }
        : level <= stopLevel
          ? { is: 'bad' as const, says: `Stopped out: equity is ${show.percent(level, 1)} of the margin.` }
          : level <= callLevel
            ? {
                is: 'fair' as const,
                says: `Margin call: equity is ${show.percent(level, 1)} of the margin. Another loss of ${show.number(equity - stopLevel * margin, 2)} ${account} at this margin is the stop-out.`,
              }
            : {
                is: 'good' as const,
                says: `${show.number(equity - callLevel * margin, 2)} ${account} above the margin call, at the margin of now.`,
              }
    return {
      margin,
      state,
      ...(level === undefined ? {} : { level }),
      equity,
      free,
      floating,
      ...(equity > 0 ? { realLeverage: notional / equity } : {}),
      distances: pairs.map((pair) => {
        const rest = [equity - floatingResult(pair), margin - marginOf(pair, marginRate)] as const
        const pip = usualPip(pair.base, pair.quote)
        const callPrice = priceAtLevel(pair, ...rest, marginRate, callLevel) ?? null
        const stopPrice = priceAtLevel(pair, ...rest, marginRate, stopLevel) ?? null
        const pipsTo = (price: number | null) => (price === null ? null : (price - pair.price) / pip)
        return {
          pair: nameOf(pair),
          now: pair.price,
          callPrice,
          callPips: pipsTo(callPrice),
          stopPrice,
          stopPips: pipsTo(stopPrice),
        }
      }),
      byPair: pairs.map((pair) => ({
        pair: nameOf(pair),
        units: pair.marginUnits,
        value: inAccount(pair, pair.marginUnits * pair.price, pair.price),
        margin: marginOf(pair, marginRate),
        floating: floatingResult(pair),
        moreLots: Math.max(
          0,
          Math.floor(
            (free / (inAccount(pair, standardLot(pair.base) * pair.price, pair.price) * marginRate)) * 100 + 1e-7,
          ) / 100,
        ),
      })),
      ladder: [1, 10, 20, 30, 50, 100, 200, 500].map((leverage) => {
        const needed = (margin / marginRate) * (1 / leverage)
        return { leverage, margin: needed, free: equity - needed, level: needed > 0 ? equity / needed : null }
      }),
      caps: pairs.map((pair) => {
        const value = inAccount(pair, pair.marginUnits * pair.price, pair.price)
        const eu = euLimit(pair)
        const us = usLimit(pair)
        return {
          pair: nameOf(pair),
          eu,
          euMargin: value / eu,
          us,
          usMargin: us === null ? null : value / us,
        }
      }),
    }
  },

  steps: ({ marginRate }) => [
    {
      gives: 'margin',
      is: marginRate === undefined ? '{byPair.value} ÷ {leverage}' : '{byPair.value} × {marginRate}',
      finds: 'Margin: value of the positions by their share',
    },
    { gives: 'floating', is: '{byPair.floating}', finds: 'Open profit or loss of all pairs' },
    { gives: 'equity', is: '{balance} + {floating}' },
    { gives: 'free', is: '{equity} − {margin}' },
    { gives: 'level', is: '{equity} ÷ {margin}' },
  ],

  charts: [],
  examples: [
    {
      name: 'One lot of euros',
      given: {
        account: 'USD',
        balance: 10_000,
        leverage: 30,
        positions: [{ pair: 'EUR/USD', side: 'buy', lots: 1, open: 1.085, now: 1.08 }],
        callLevel: 1,
        stopLevel: 0.5,
      },
      expect: { margin: 3600, equity: 9500, free: 5900 },
    },
    {
      name: 'Two pairs, one of them without dollars',
      given: {
        account: 'USD',
        balance: 5000,
        leverage: 50,
        positions: [
          { pair: 'EUR/GBP', side: 'sell', lots: 0.5, open: 0.86, now: 0.855 },
          { pair: 'USD/JPY', side: 'buy', lots: 0.4, open: 150, now: 149 },
        ],
        rates: [{ pair: 'GBP/USD', rate: 1.27 }],
        callLevel: 1,
        stopLevel: 0.5,
      },
      expect: { margin: 1885.85 },
    },
  ],
})

const euLaw = cfdLeverageInEu.versions[0].value
const usLaw = retailForexInUs.versions[0].value

/** 30:1 where both currencies are major, 20:1 for other pairs and gold, 10:1 for other metals. */
function euLimit({ base, quote }: PairExposure): number {
  if (base === 'XAU') return euLaw.gold
  if (/^X[A-Z]{2}$/.test(base)) return euLaw.otherCommodities
  return areMajor(euLaw.majors, base, quote) ? euLaw.majorPairs : euLaw.otherPairs
}

/** Metals are no forex there. */
function usLimit({ base, quote }: PairExposure): number | null {
  if (/^X[A-Z]{2}$/.test(base)) return null
  return 1 / (areMajor(usLaw.majors, base, quote) ? usLaw.majorPairs : usLaw.otherPairs)
}

function areMajor(majors: string, base: string, quote: string): boolean {
  return majors.includes(base) && majors.includes(quote)
}
