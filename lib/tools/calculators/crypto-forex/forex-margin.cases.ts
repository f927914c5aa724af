import { defineCases } from '@/lib/kits/calculator'
import forexMargin from './forex-margin'

const plain = {
  account: 'USD',
  balance: 10_000,
  leverage: 30,
  marginRate: undefined,
  callLevel: 1,
  stopLevel: 0.5,
  hedge: 'difference',
  rates: [],
} as const
const scenario = (how: string) => ({
  title: 'Daily Forex Pakistan: margin call at 100% and stop-out at 50%',
  href: 'https://dailyforex.pk/trading-scenario-margin-call-level-at-100-and-stop-out-level-at-50/amp',
  how,
})
const ice = (how: string) => ({
  title: 'ICE Markets help: calculation of the stop-out level',
  href: 'https://help.ice-markets.com/en/articles/3343736-calculation-of-the-stop-out-level',
  how,
})
const fractions = (how: string) => ({ title: 'Python, tests/vectors/trading/make.py', how })

export default defineCases(forexMargin, [
  {
    name: 'A lot of GBP/USD at 1.30 with 5%: 6,500 of 10,000',
    given: {
      ...plain,
      marginRate: 0.05,
      positions: [{ pair: 'GBP/USD', side: 'buy', lots: 1, open: 1.3, now: 1.3 }],
    },
    expect: { margin: 6500, equity: 10_000, free: 3500, level: 1.5385, floating: 0, realLeverage: 13, state: 'good' },
    source: scenario('130,000 × 5% = 6,500; free 3,500; margin level 154%'),
  },
  {
    name: '400 pips lower the margin call has come',
    given: {
      ...plain,
      marginRate: 0.05,
      positions: [{ pair: 'GBP/USD', side: 'buy', lots: 1, open: 1.3, now: 1.26 }],
    },
    expect: {
      margin: 6300,
      equity: 6000,
      free: -300,
      level: 0.9524,
      floating: -4000,
      state: 'fair',
      distances: {
        rows: 1,
        at: {
          0: { pair: 'GBP/USD', now: 1.26, callPrice: 1.26316, callPips: 31.6, stopPrice: 1.23077, stopPips: -292.3 },
        },
      },
      byPair: {
        at: { 0: { pair: 'GBP/USD', units: 100_000, value: 126_000, margin: 6300, floating: -4000, moreLots: 0 } },
      },
    },
    says: { state: 'Margin call: equity is 95.2% of the margin' },
    source: scenario(
      'Equity 6,000, margin 6,300, free −300, level 95%; call where 10000 + (P − 1.3) × 100000 = P × 5000, at 24/19, stop-out at 16/13',
    ),
  },
  {
    name: 'Half a lot of GBP/USD at 1:100: 693.65',
    given: { ...plain, leverage: 100, positions: [{ pair: 'GBPUSD', side: 'buy', lots: 0.5, open: 1.3873 }] },
    expect: { margin: 693.65 },
    source: ice('(0.5 × 100,000 × 1.38730) ÷ 100 = 693.65'),
  },
  {
    name: 'The account’s own currency as base needs no price: 300 for USD/CHF',
    given: { ...plain, leverage: 100, positions: [{ pair: 'USD/CHF', side: 'sell', lots: 0.3, open: 0.9388 }] },
    expect: { margin: 300 },
    source: ice('0.3 × 100,000 ÷ 100 = 300'),
  },
  {
    name: 'Stopped out below half of the margin',
    given: {
      ...plain,
      marginRate: 0.05,
      positions: [{ pair: 'GBP/USD', side: 'buy', lots: 1, open: 1.3, now: 1.23 }],
    },
    expect: { equity: 3000, level: 0.4878, state: 'bad' },
    says: { state: 'Stopped out' },
    source: scenario('Below 1.23077 the level is under 50%: 3,000 ÷ 6,150'),
  },
  {
    name: 'A cross and a dollar pair, each with its call and stop-out',
    given: {
      ...plain,
      balance: 5000,
      leverage: 50,
      positions: [
        { pair: 'EUR/GBP', side: 'sell', lots: 0.5, open: 0.86, now: 0.855 },
        { pair: 'USD/JPY', side: 'buy', lots: 0.4, open: 150, now: 149 },
      ],
      rates: [{ pair: 'GBP/USD', rate: 1.27 }],
    },
    expect: {
      margin: 1885.85,
      equity: 5049.04,
      free: 3163.19,
      floating: 49.04,
      level: 2.6773,
      realLeverage: 18.7,
      distances: {
        rows: 2,
        at: {
          0: { callPrice: 0.90384, callPips: 488.4, stopPrice: 0.91902, stopPips: 640.2 },
          1: { callPrice: 138.1481, callPips: -1085.2, stopPrice: 135.21256, stopPips: -1378.7 },
        },
      },
      byPair: { rows: 2, at: { 0: { moreLots: 1.45 }, 1: { margin: 800, moreLots: 1.58 } }, sum: { margin: 1885.85 } },
      ladder: {
        rows: 8,
        at: {
          0: { leverage: 1, margin: 94_292.5, free: -89_243.46, level: 0.0535 },
          3: { margin: 3143.08, free: 1905.96, level: 1.6064 },
        },
      },
      caps: {
        rows: 2,
        at: {
          0: { pair: 'EUR/GBP', eu: 30, euMargin: 1809.75, us: 50, usMargin: 1085.85 },
          1: { eu: 30, euMargin: 1333.33, us: 50, usMargin: 800 },
        },
      },
    },
    source: fractions(
      'Margin 50000 × 0.855 × 1.27 ÷ 50 + 40000 ÷ 50; prices of the levels by bisection of equity − level × margin',
    ),
  },
  {
    name: 'Gold has 20:1 in the EU and is no forex in the US; a minor pair has 20:1 in both',
    given: {
      ...plain,
      balance: 50_000,
      positions: [
        { pair: 'XAU/USD', side: 'buy', lots: 1, open: 2400 },
        { pair: 'XAG/USD', side: 'buy', lots: 1, open: 30 },
        { pair: 'USD/INR', side: 'buy', lots: 1, open: 83 },
        { pair: 'AUD/USD', side: 'buy', lots: 1, open: 0.65 },
      ],
    },
    expect: {
      caps: {
        rows: 4,
        at: {
          0: { eu: 20, euMargin: 12_000, us: null, usMargin: null },
          1: { eu: 10, euMargin: 15_000, us: null },
          2: { eu: 20, euMargin: 5000, us: 20, usMargin: 5000 },
          3: { eu: 20, euMargin: 3250, us: 50, usMargin: 1300 },
        },
      },
    },
    source: {
      title: 'FXCM: the ESMA measures; NFA Financial Requirements, section 12',
      href: 'https://www.fxcm.com/uk/esma-announcement/',
      how: 'EU: 30:1 major pairs, 20:1 other pairs and gold, 10:1 other commodities; US: 2% and 5%, the Australian dollar among the major ones',
    },
  },
  {
    name: 'Opposite lots: the larger side, or both',
    given: {
      ...plain,
      leverage: 100,
      hedge: 'larger',
      positions: [
        { pair: 'EUR/USD', side: 'buy', lots: 3, open: 1.1, now: 1.1 },
        { pair: 'EUR/USD', side: 'sell', lots: 2, open: 1.12, now: 1.1 },
      ],
    },
    expect: { margin: 3300, floating: 4000 },
    source: {
      title: 'cTrader help: TotalMarginCalculationType',
      href: 'https://help.ctrader.com/ctrader-algo/references/Account/TotalMarginCalculationType',
      how: 'Max: the larger of both sides, 3 lots × 110,000 ÷ 100',
    },
  },
  {
    name: 'Opposite lots: each side on its own',
    given: {
      ...plain,
      leverage: 100,
      hedge: 'both',
      positions: [
        { pair: 'EUR/USD', side: 'buy', lots: 3, open: 1.1, now: 1.1 },
        { pair: 'EUR/USD', side: 'sell', lots: 2, open: 1.12, now: 1.1 },
      ],
    },
    expect: { margin: 5500 },
    source: {
      title: 'cTrader help: TotalMarginCalculationType',
      href: 'https://help.ctrader.com/ctrader-algo/references/Account/TotalMarginCalculationType',
      how: 'Sum: 5 lots × 110,000 ÷ 100',
    },
  },
  {
    name: 'Equal lots of both sides block nothing and have no level',
    given: {
      ...plain,
      positions: [
        { pair: 'EUR/USD', side: 'buy', lots: 1, open: 1.1, now: 1.1 },
        { pair: 'EUR/USD', side: 'sell', lots: 1, open: 1.12, now: 1.1 },
      ],
    },
    expect: {
      margin: 0,
      level: null,
      state: 'good',
      equity: 12_000,
      distances: { rows: 1, at: { 0: { callPrice: null, stopPips: null } } },
    },
    source: {
      title: 'cTrader help: TotalMarginCalculationType',
      href: 'https://help.ctrader.com/ctrader-algo/references/Account/TotalMarginCalculationType',
      how: 'Net: the difference of both sides is nothing; (1.12 − 1.1) × 100,000 stays',
    },
  },
  {
    name: 'A cross without its rate is asked for',
    given: { ...plain, positions: [{ pair: 'EUR/GBP', side: 'buy', lots: 1, open: 0.85 }] },
    problem: 'rates',
    because: 'GBP and USD',
    source: { title: 'Arithmetic on paper', how: 'Pounds do not become dollars by EUR/GBP' },
  },
  {
    name: 'A call below the stop-out is refused',
    given: { ...plain, callLevel: 0.4 },
    problem: 'callLevel',
    source: { title: 'Arithmetic on paper', how: 'The call comes first' },
  },
])
