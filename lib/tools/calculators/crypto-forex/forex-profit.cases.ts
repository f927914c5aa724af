import { defineCases } from '@/lib/kits/calculator'
import forexProfit from './forex-profit'

const plain = {
  spread: 0,
  commission: 0,
  swapBuy: 0,
  swapSell: 0,
  firstNight: 'monday',
  tripleNight: 'wednesday',
  leverage: 30,
  wanted: undefined,
  cross: undefined,
  lotSize: undefined,
  pipSize: undefined,
} as const
const fractions = (how: string) => ({ title: 'Python, tests/vectors/trading/make.py', how })

export default defineCases(forexProfit, [
  {
    name: '200,000 dollars bought at 95.650 and sold at 96.400: 150,000 yen, 1,556.02 dollars',
    given: {
      ...plain,
      pair: 'USD/JPY',
      account: 'USD',
      trades: [{ side: 'buy', lots: 2, open: 95.65, close: 96.4, nights: 0 }],
    },
    expect: { gross: 1556.02, net: 1556.02, pips: 75, pipIs: 0.01, units: 200_000, breakEven: 95.65 },
    source: {
      title: 'IFC Markets: how to calculate your profit and loss',
      href: 'https://www.ifcmarkets.com/en/introduction/profit-loss-calculation',
      how: '75 pips, 150,000 JPY; ÷ 96.400 = 1556.0166, cut there to 1556.01',
    },
  },
  {
    name: 'The same 150,000 yen in a yen account',
    given: {
      ...plain,
      pair: 'USD/JPY',
      account: 'JPY',
      trades: [{ side: 'buy', lots: 2, open: 95.65, close: 96.4, nights: 0 }],
    },
    expect: { net: 150_000, pips: 75 },
    source: {
      title: 'IFC Markets: how to calculate your profit and loss',
      href: 'https://www.ifcmarkets.com/en/introduction/profit-loss-calculation',
      how: '19,280,000 − 19,130,000 = 150,000 JPY',
    },
  },
  {
    name: '400,000 euros against yen in a dollar account: 2,200.67',
    given: {
      ...plain,
      pair: 'EUR/JPY',
      account: 'USD',
      trades: [{ side: 'buy', lots: 4, open: 131.57, close: 132.16, nights: 0 }],
      cross: 107.24,
      crossQuoted: 'accountFirst',
    },
    expect: {
      net: 2200.67,
      pips: 59,
      legs: { rows: 1, at: { 0: { trade: 1, pips: 59, gross: 2200.67, net: 2200.67 } } },
    },
    source: {
      title: 'Forex4you: profit from trades',
      href: 'https://www.forex4you.com/en/faq/profit-from-trades/',
      how: '0.59 × 400,000 = 236,000 JPY; ÷ 107.24 = 2200.67 USD',
    },
  },
  {
    name: 'A tenth of a lot of EUR/GBP sold: 10.7 pounds, 12.68 dollars',
    given: {
      ...plain,
      pair: 'eurgbp',
      account: 'USD',
      trades: [{ side: 'sell', lots: 0.1, open: 0.84979, close: 0.84872, nights: 0 }],
      cross: 1.18479,
      crossQuoted: 'quoteFirst',
    },
    expect: { net: 12.68, pips: 10.7 },
    source: {
      title: 'Amalga support: profit calculation, example 1',
      href: 'https://amalgasupport.powerappsportals.com/en-us/knowledgebase/article/KA-01039',
      how: '8,497.9 − 8,487.2 = 10.7 GBP; × 1.18479 = 12.67725',
    },
  },
  {
    name: 'A tenth of a lot of USD/JPY bought: 4,400 yen',
    given: {
      ...plain,
      pair: 'USD/JPY',
      account: 'JPY',
      trades: [{ side: 'buy', lots: 0.1, open: 136.74, close: 137.18, nights: 0 }],
    },
    expect: { net: 4400, pips: 44 },
    source: {
      title: 'Amalga support: profit calculation, example 2',
      href: 'https://amalgasupport.powerappsportals.com/en-us/knowledgebase/article/KA-01039',
      how: '1,371,800 − 1,367,400 = 4,400 JPY',
    },
  },
  {
    name: 'Five lots of USD/JPY sold at 105.30 and bought back at 104.30: 958.77 dollars each',
    given: {
      ...plain,
      pair: 'USDJPY',
      account: 'USD',
      trades: [{ side: 'sell', lots: 5, open: 105.3, close: 104.3, nights: 0 }],
    },
    expect: { net: 4793.86, pips: 100 },
    source: {
      title: 'WODE Finance: profit of a sale of five contracts of USD/JPY',
      href: 'https://wodefinance.com/Futuresplatform/vpdzcprztv.html',
      how: '(105.30 − 104.30) × 100,000 ÷ 104.30 = 958.77 a contract; five of it unrounded are 4,793.8639',
    },
  },
  {
    name: 'Every cost: spread, commission and a week of swap',
    given: {
      ...plain,
      pair: 'EUR/USD',
      account: 'USD',
      trades: [{ side: 'buy', lots: 2, open: 1.1, close: 1.105, nights: 6 }],
      spread: 1,
      commission: 7,
      swapBuy: -5,
      firstNight: 'tuesday',
      wanted: 2000,
    },
    expect: {
      gross: 1000,
      costs: 114,
      net: 886,
      breakEven: 1.10057,
      target: 1.11057,
      targetPips: 105.7,
      margin: 7333.33,
      returnOnMargin: 0.1208,
      legs: {
        rows: 1,
        at: { 0: { spread: 20, commission: 14, nights: 8, swap: -80, net: 886 } },
      },
    },
    source: fractions(
      'Tue, Wed ×3, Thu, Fri, Mon, Tue = 8 nights; 1000 − 20 − 14 − 80 = 886; break-even 1.1 + 114/200000; target 1.1 + 2114/200000; 886 ÷ (220000/30)',
    ),
  },
  {
    name: 'A partial close and a hedge in the base currency of the account',
    given: {
      ...plain,
      pair: 'USD/CHF',
      account: 'USD',
      trades: [
        { side: 'buy', lots: 1, open: 0.9, close: 0.91, nights: 0 },
        { side: 'buy', lots: 2, open: 0.9, close: 0.905, nights: 0 },
        { side: 'sell', lots: 1, open: 0.905, close: 0.9, nights: 5 },
      ],
      commission: 5,
      swapSell: 2,
      wanted: 3000,
    },
    expect: {
      gross: 2759.43,
      costs: 6,
      net: 2753.43,
      pips: 62.5,
      units: 400_000,
      breakEven: 0.89753,
      target: 0.9112,
      legs: {
        rows: 3,
        at: { 1: { gross: 1104.97 }, 2: { nights: 7, swap: 14, net: 564.56 } },
        sum: { gross: 2759.43 },
      },
    },
    source: fractions(
      '1000/0.91 + 1000/0.905 + 500/0.9; average pips (100 + 2×50 + 50)/4; break-even (300000×0.9 − 100000×0.905)/(200000 − 6), target with 3006',
    ),
  },
  {
    name: 'Equal lots of both sides have no break-even and no target',
    given: {
      ...plain,
      pair: 'EUR/USD',
      account: 'USD',
      trades: [
        { side: 'buy', lots: 1, open: 1.1, close: 1.11, nights: 0 },
        { side: 'sell', lots: 1, open: 1.1, close: 1.11, nights: 0 },
      ],
      wanted: 100,
    },
    expect: { net: 0, breakEven: null, target: null, noTarget: 'bad' },
    says: { noTarget: 'offset each other' },
    source: { title: 'Arithmetic on paper', how: '100,000 × 0.01 − 100,000 × 0.01 = 0 at every price' },
  },
  {
    name: 'A missing cross rate is asked for',
    given: {
      ...plain,
      pair: 'EUR/GBP',
      account: 'JPY',
      trades: [{ side: 'buy', lots: 1, open: 0.85, close: 0.86, nights: 0 }],
    },
    problem: 'cross',
    because: 'second currency in that of the account',
    source: { title: 'Arithmetic on paper', how: 'Pounds cannot become yen without GBP/JPY' },
  },
  {
    name: 'A currency against itself is refused',
    given: { ...plain, pair: 'EUR/EUR', account: 'USD' },
    problem: 'pair',
    source: { title: 'Arithmetic on paper', how: 'A currency has no price in itself' },
  },
])
