import { defineCases } from '@/lib/kits/calculator'
import cryptoProfitLoss from './crypto-profit-loss'

const paper = (how: string) => ({ title: 'Lot ledger on paper', how })
type Extra = { fee?: number; paidIn?: 'money' | 'coin' }
const trade = (
  side: 'buy' | 'sell',
  date: string,
  coins: number,
  amount: number,
  { fee = 0, paidIn = 'money' }: Extra = {},
) => ({
  side,
  date,
  coins,
  amount,
  fee,
  paidIn,
})
const plain = { amountIs: 'price', exitFee: 0, valuedOn: '2026-11-02', whatIf: undefined } as const

const accointing = {
  title: 'Accointing: Crypto cost basis (five purchases, three coins sold for 20,000 each)',
  href: 'https://beta.ninjastic.space/post/62942487',
}
const five = [
  trade('buy', '2021-01-01', 1, 10_000),
  trade('buy', '2021-02-01', 1, 12_000),
  trade('buy', '2021-03-01', 1, 9000),
  trade('buy', '2021-04-01', 1, 15_000),
  trade('buy', '2021-05-01', 1, 18_000),
  trade('sell', '2021-09-01', 3, 20_000),
]

const three = [
  trade('buy', '2025-01-01', 2, 100, { fee: 0.01 }),
  trade('buy', '2025-07-01', 1, 160, { fee: 0.01 }),
  trade('sell', '2026-01-01', 1, 200, { fee: 0.01 }),
]

export default defineCases(cryptoProfitLoss, [
  {
    name: 'First in, first out: three of five coins sold realise 29,000',
    given: { ...plain, trades: five, method: 'first-in', currentPrice: 20_000 },
    expect: { realised: 29_000, coins: 2, cost: 33_000, average: '$16,500.00', unrealised: 7000, profit: 36_000 },
    source: { ...accointing, how: 'Cost 10,000 + 12,000 + 9,000; 60,000 − 31,000' },
  },
  {
    name: 'Highest in, first out: 15,000',
    given: { ...plain, trades: five, method: 'highest-cost', currentPrice: 20_000 },
    expect: { realised: 15_000, cost: 19_000, unrealised: 21_000, profit: 36_000 },
    source: { ...accointing, how: 'Cost 18,000 + 15,000 + 12,000 = 45,000' },
  },
  {
    name: 'Last in, first out: 18,000',
    given: { ...plain, trades: five, method: 'last-in', currentPrice: 20_000 },
    expect: { realised: 18_000, cost: 22_000 },
    source: { ...accointing, how: 'Cost 9,000 + 15,000 + 18,000 = 42,000' },
  },
  {
    name: 'Average cost of the same coins: 12,800 each',
    given: { ...plain, trades: five, method: 'average', currentPrice: 20_000 },
    expect: { realised: 21_600, cost: 25_600, average: '$12,800.00', roi: 0.5625, bought: 64_000 },
    source: paper('64,000 ÷ 5 = 12,800; 60,000 − 38,400; 36,000 ÷ 64,000'),
  },
  {
    name: 'One coin of four sold for 4,000: first in gains 2,000',
    given: {
      ...plain,
      trades: [
        trade('buy', '2017-09-22', 1, 2000),
        trade('buy', '2018-01-06', 2, 5000),
        trade('buy', '2018-04-19', 1, 8000),
        trade('sell', '2018-05-03', 1, 4000),
      ],
      amountIs: 'total',
      method: 'first-in',
      currentPrice: 4000,
    },
    expect: { realised: 2000, cost: 13_000, coins: 3 },
    source: {
      title: 'Recap: US tax guide, cost basis methods',
      href: 'https://docs.recap.io/us-tax-guide-for-individuals/cryptocurrency-tax/capital-gains-tax/cost-basis-methods',
      how: '4,000 − 2,000; the two coins bought on 6 January cost 5,000 in all',
    },
  },
  {
    name: 'The same with the dearest coin: a loss of 4,000',
    given: {
      ...plain,
      trades: [
        trade('sell', '2018-05-03', 1, 4000),
        trade('buy', '2018-04-19', 1, 8000),
        trade('buy', '2018-01-06', 2, 5000),
        trade('buy', '2017-09-22', 1, 2000),
      ],
      amountIs: 'total',
      method: 'highest-cost',
      currentPrice: 4000,
    },
    expect: { realised: -4000, ledger: { at: { 0: { date: '2017-09-22' }, 3: { side: 'Sell', gain: -4000 } } } },
    source: {
      title: 'Recap: US tax guide, cost basis methods',
      href: 'https://docs.recap.io/us-tax-guide-for-individuals/cryptocurrency-tax/capital-gains-tax/cost-basis-methods',
      how: '4,000 − 8,000; entered here from the newest to the oldest',
    },
  },
  {
    name: 'Fees in money, the ledger line by line, and a return a year as XIRR gives it',
    given: {
      ...plain,
      trades: three,
      method: 'first-in',
      currentPrice: 180,
      exitFee: 0.01,
      valuedOn: '2026-07-01',
      whatIf: 100,
    },
    expect: {
      realised: 97,
      coins: 2,
      cost: 262.6,
      value: 356.4,
      unrealised: 93.8,
      profit: 190.8,
      bought: 363.6,
      roi: 0.52475,
      average: '$131.30',
      breakeven: '$132.63',
      annual: 0.46794,
      whatIfProfit: 32.4,
      ledger: {
        rows: 3,
        at: {
          0: { date: '2025-01-01', side: 'Buy', traded: 2, coins: 2, cost: 202, gain: null },
          1: { traded: 1, coins: 3, cost: 363.6 },
          2: { side: 'Sell', traded: 1, coins: 2, cost: 262.6, gain: 97 },
        },
      },
      targets: {
        rows: 6,
        at: {
          0: { gain: 0, price: '$132.63', profit: 0 },
          3: { gain: 0.5, price: '$198.94', profit: 131.3 },
          5: { gain: 2, price: '$397.88', profit: 525.2 },
        },
      },
      prices: {
        rows: 21,
        at: { 0: { price: 0, profit: -165.6 }, 10: { price: 180, profit: 190.8 }, 20: { price: 360 } },
      },
    },
    source: {
      title: 'LibreOffice Calc, and a lot ledger on paper',
      how: '2 × 100 × 1.01 = 202; 160 × 1.01 = 161.60; 200 × 0.99 − 101 = 97; 360 × 0.99 − 262.60; 262.60 ÷ 1.98; at 100: 97 + 198 − 262.60. XIRR of −202, −161.60, 198 and 356.40',
      sheet: {
        cells: {
          A1: '2025-01-01',
          A2: '2025-07-01',
          A3: '2026-01-01',
          A4: '2026-07-01',
          B1: -202,
          B2: -161.6,
          B3: 198,
          B4: 356.4,
        },
        formulas: { annual: '=XIRR(B1:B4;A1:A4)' },
      },
    },
  },
  {
    name: 'A fee in the coin leaves 0.999 of each coin, at the whole cost; on the sale it takes more coins out',
    given: {
      ...plain,
      trades: [
        trade('buy', '2026-01-01', 10, 100, { fee: 0.001, paidIn: 'coin' }),
        trade('sell', '2026-02-01', 4, 120, { fee: 0.001, paidIn: 'coin' }),
      ],
      method: 'first-in',
      currentPrice: 120,
    },
    expect: { coins: 5.986, cost: 599.2, realised: 79.2, ledger: { at: { 0: { coins: 9.99, cost: 1000 } } } },
    source: paper('9.99 coins cost 1,000; 4.004 leave with 1,000 × 4.004 ÷ 9.99 = 400.80; 480 − 400.80; 9.99 − 4.004'),
  },
  {
    name: 'A coin that costs a fraction of a cent keeps four digits',
    given: {
      ...plain,
      trades: [trade('buy', '2026-01-01', 1e6, 0.00001234)],
      method: 'average',
      currentPrice: 0.00002,
    },
    expect: { average: '$0.00001234', profit: 7.66 },
    source: paper('1,000,000 × 0.00001234 = 12.34; 20 − 12.34'),
  },
  {
    name: 'Everything sold: no average, and the result is realised',
    given: {
      ...plain,
      trades: [
        trade('buy', '2026-01-01', 0.1, 100),
        trade('buy', '2026-01-02', 0.2, 100),
        trade('sell', '2026-03-01', 0.3, 120),
      ],
      method: 'average',
      currentPrice: 50,
    },
    expect: { average: null, breakeven: null, coins: 0, profit: 6, unrealised: 0, targets: { rows: 0 } },
    source: paper('0.3 × 120 − 0.3 × 100'),
  },
  {
    name: 'More sold than held on that day is refused, although more is bought later',
    given: {
      ...plain,
      trades: [
        trade('buy', '2026-01-01', 1, 10),
        trade('buy', '2026-03-01', 5, 10),
        trade('sell', '2026-02-01', 2, 12),
      ],
      currentPrice: 10,
    },
    problem: 'trades',
    because: '(trade 3)',
    source: paper('1 − 2 is negative'),
  },
  {
    name: 'Valued before the last trade',
    given: { ...plain, trades: [trade('buy', '2026-11-03', 1, 10)], currentPrice: 10 },
    problem: 'valuedOn',
    source: paper('3 November comes after 2 November'),
  },
])
