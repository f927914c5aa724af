import { defineCases } from '@/lib/kits/calculator'
import definition from './crypto-tax'

const python = { title: 'Python fractions: tests/vectors/capital-and-estate/coins.py' } as const
const manual = (page: string, how: string) => ({
  title: `HMRC: Cryptoassets manual, CRYPTO${page}`,
  href: `https://www.gov.uk/hmrc-internal-manuals/cryptoassets-manual/crypto${page}`,
  how,
})
const row = (day: string, kind: 'buy' | 'sell' | 'income', amount: number, value: number, coin = 'F', fee = 0) => ({
  day,
  kind,
  coin,
  amount,
  value,
  fee,
})
const twoLots = [
  row('2024-03-04', 'buy', 0.5, 31_000, 'BTC', 60),
  row('2026-02-02', 'buy', 0.2, 15_000, 'BTC', 30),
  row('2026-05-11', 'sell', 0.6, 57_000, 'BTC', 90),
]
const us = { country: 'us', year: '2026', income: 60_000, status: 'single', method: 'first-in', losses: 0 } as const
const uk = { country: 'uk', year: '2026', income: 60_000, losses: 0 } as const

export default defineCases(definition, [
  {
    name: 'CRYPTO22256, Gulferaz: same day, thirty days and the pool together',
    given: {
      ...uk,
      trades: [
        row('2025-01-01', 'buy', 100_000, 300_000),
        row('2026-07-31', 'buy', 10_000, 45_000),
        row('2026-07-31', 'sell', 30_000, 150_000),
        row('2026-08-05', 'sell', 20_000, 100_000),
        row('2026-08-06', 'buy', 50_000, 225_000),
        row('2026-08-07', 'sell', 100_000, 150_000),
      ],
    },
    expect: {
      net: -138_636.36,
      tax: 0,
      taxed: 0,
      carried: 138_636.36,
      rule: 'plain',
      gap: null,
      shortTerm: null,
      oneSource: null,
      disposals: {
        rows: 4,
        at: {
          0: {
            day: '2026-07-31',
            coin: 'F',
            amount: 10_000,
            rule: 'The same day',
            acquired: '2026-07-31',
            cost: 45_000,
          },
          1: { amount: 20_000, rule: 'Thirty days after', acquired: '2026-08-06', cost: 90_000 },
          2: { day: '2026-08-05', rule: 'Thirty days after', proceeds: 100_000, cost: 90_000, gain: 10_000 },
          3: { day: '2026-08-07', rule: 'The pool', acquired: null, proceeds: 150_000 },
        },
      },
      held: { rows: 1, at: { 0: { coin: 'F', amount: 10_000 } } },
    },
    source: manual('22256', 'Gains of £15,000 and £10,000; the loss on 7 August by coins.py'),
  },
  {
    name: 'CRYPTO22252, Martyn: two sales of one day are one',
    given: {
      ...uk,
      trades: [
        row('2025-01-01', 'buy', 5000, 500, 'B'),
        row('2026-06-23', 'sell', 1000, 800, 'B'),
        row('2026-06-23', 'buy', 1600, 1000, 'B'),
        row('2026-06-23', 'sell', 500, 600, 'B'),
      ],
    },
    expect: { net: 462.5, tax: 0, held: { at: { 0: { coin: 'B', amount: 5100, cost: 562.5 } } } },
    source: manual('22252', 'Gain of £462, pool of 5,100 at £562, rounded there'),
  },
  {
    name: 'CRYPTO22254, Daniel: the same day, then a part of the pool',
    given: {
      ...uk,
      trades: [
        row('2025-01-01', 'buy', 8000, 1000, 'D'),
        row('2027-01-31', 'sell', 5000, 500, 'D'),
        row('2027-01-31', 'buy', 4000, 320, 'D'),
        row('2027-01-31', 'buy', 1000, 75, 'D'),
        row('2027-01-31', 'buy', 1000, 70, 'D'),
        row('2027-01-31', 'sell', 2000, 142, 'D'),
        row('2027-01-31', 'buy', 500, 35, 'D'),
      ],
    },
    expect: { net: 79.5, held: { at: { 0: { amount: 7500, cost: 937.5 } } } },
    source: manual('22254', 'Gain of £79, pool of 7,500 at £937, rounded there'),
  },
  {
    name: 'CRYPTO22255, Melanie: 500 bought back within thirty days',
    given: {
      ...uk,
      trades: [
        row('2024-01-10', 'buy', 14_000, 200_000, 'E'),
        row('2026-08-30', 'sell', 4000, 160_000, 'E'),
        row('2026-09-11', 'buy', 500, 17_500, 'E'),
      ],
    },
    expect: { net: 92_500, taxed: 89_500, tax: 21_480, cost: 67_500, proceeds: 160_000 },
    source: manual('22255', 'Gain £92,500; less £3,000, at 24%'),
  },
  {
    name: 'The thirtieth day counts, the thirty-first does not',
    given: {
      ...uk,
      trades: [
        row('2026-04-06', 'buy', 10, 100),
        row('2026-06-01', 'sell', 1, 50),
        row('2026-07-01', 'buy', 1, 40),
        row('2026-07-02', 'sell', 1, 50),
        row('2026-08-02', 'buy', 1, 40),
      ],
    },
    expect: {
      disposals: { rows: 2, at: { 0: { rule: 'Thirty days after', cost: 40 }, 1: { rule: 'The pool', cost: 10 } } },
    },
    source: {
      title: 'TCGA 1992, section 106A(5)',
      href: 'https://www.legislation.gov.uk/ukpga/1992/12',
      how: '1 June to 1 July are thirty days; 2 July to 2 August thirty-one',
    },
  },
  {
    name: 'Losses of before come off down to the exempt amount',
    given: {
      ...uk,
      losses: 10_000,
      trades: [row('2026-04-06', 'buy', 1, 0.01), row('2026-12-01', 'sell', 1, 8000.01)],
    },
    expect: { net: 8000, taxed: 0, tax: 0, carried: 5000 },
    source: {
      title: 'TCGA 1992, section 1E',
      href: 'https://www.legislation.gov.uk/ukpga/1992/12',
      how: '8,000 − 5,000 = 3,000',
    },
  },
  {
    name: 'A year of two rates is refused',
    given: { ...uk, year: '2024', trades: [row('2024-05-01', 'buy', 1, 100)] },
    problem: 'year',
    because: '2025',
    source: {
      title: 'Finance Act 2025, section 7',
      href: 'https://www.legislation.gov.uk/ukpga/2025/8',
      how: 'Rates changed on 30 October 2024',
    },
  },
  {
    name: 'First bought: five of six parts long-term',
    given: { ...us, trades: twoLots },
    expect: {
      longTerm: 16_365,
      shortTerm: 1970,
      net: 18_335,
      taxed: 18_335,
      tax: 2888.15,
      gains: 18_335,
      lossesOfYear: 0,
      received: 0,
      carried: null,
      disposals: { rows: 2, at: { 0: { acquired: '2024-03-04', rule: 'A lot', amount: 0.5, cost: 31_060 } } },
      held: { rows: 1, at: { 0: { coin: 'BTC', cost: 7515 } } },
    },
    source: { ...python, how: 'two lots FIFO' },
  },
  {
    name: 'Dearest first',
    given: { ...us, method: 'highest-cost', trades: twoLots },
    expect: { longTerm: 13_092, shortTerm: 3940, tax: 2830.6 },
    source: { ...python, how: 'two lots HIFO' },
  },
  {
    name: 'Sold on the anniversary: short-term, 22% of 10,000',
    given: { ...us, trades: [row('2025-03-01', 'buy', 1, 10_000), row('2026-03-01', 'sell', 1, 20_000)] },
    expect: { shortTerm: 10_000, longTerm: 0, tax: 2200 },
    source: {
      title: 'IRS FAQ 40: one year or less is short-term',
      href: 'https://www.irs.gov/',
      how: '22% on income between 60,000 and 70,000 in 2026',
    },
  },
  {
    name: 'A net loss lowers other income by 3,000',
    given: { ...us, trades: [row('2025-03-01', 'buy', 1, 20_000), row('2026-03-01', 'sell', 1, 10_000)] },
    expect: { net: -10_000, taxed: -3000, tax: -660, carried: 7000, lossesOfYear: 10_000 },
    source: {
      title: 'IRS Topic 409',
      href: 'https://www.irs.gov/taxtopics/tc409',
      how: '22% of 3,000 saved; 7,000 to carry on',
    },
  },
  {
    name: 'Staking income lifts the band and is the cost of the coins',
    given: {
      ...us,
      income: 40_000,
      trades: [
        row('2024-01-01', 'buy', 1, 1000, 'BTC'),
        row('2026-02-01', 'income', 10, 12_000, 'ETH'),
        row('2026-03-01', 'sell', 1, 11_000, 'BTC'),
        row('2026-03-02', 'sell', 10, 12_000, 'ETH'),
      ],
    },
    expect: { received: 12_000, longTerm: 10_000, shortTerm: 0, tax: 1500 },
    source: { title: 'Arithmetic on paper', how: '40,000 + 12,000 is above 49,450, so 10,000 pays 15%' },
  },
  {
    name: 'India: one coin gains 50,000, another loses 50,000',
    given: {
      country: 'in',
      year: '2025',
      trades: [
        row('2025-05-01', 'buy', 1, 100_000, 'BTC', 500),
        row('2025-06-01', 'sell', 1, 150_000, 'BTC', 500),
        row('2025-05-01', 'buy', 1, 200_000, 'ETH'),
        row('2025-06-01', 'sell', 1, 150_000, 'ETH'),
      ],
    },
    expect: { net: 0, gains: 50_000, lossesOfYear: 50_000, taxed: 50_000, tax: 15_600, carried: null },
    source: {
      title: 'Binance Square: crypto tax in India with examples, 15,000 on 50,000 and no set-off',
      href: 'https://www.binance.bh/square/post/26515073948553',
      how: '30% of 50,000, and cess of 4%',
    },
  },
  {
    name: 'India in 2026–27 has one reading',
    given: {
      country: 'in',
      year: '2026',
      trades: [row('2026-05-01', 'buy', 1, 400_000), row('2026-06-01', 'sell', 1, 500_000)],
    },
    expect: { tax: 31_200 },
    says: { oneSource: '2026–27' },
    source: {
      title: 'myITreturn: how crypto gains are calculated',
      href: 'https://help.myitreturn.com/hc/en-us/articles/18578184557337-How-will-crypto-gains-be-calculated',
      how: '100,000 at 30%, and cess',
    },
  },
  {
    name: 'Another country: one’s own rate on what losses leave',
    given: {
      country: 'global',
      year: '2026',
      method: 'first-in',
      ownRate: 0.25,
      losses: 200,
      trades: [row('2026-01-05', 'buy', 2, 2000), row('2026-06-01', 'sell', 1, 1500)],
    },
    expect: { net: 500, taxed: 300, tax: 75 },
    source: { title: 'Arithmetic on paper', how: '25% of 500 − 200' },
  },
  {
    name: 'A swap is a sale and a purchase; other years are left aside',
    given: {
      ...us,
      year: '2025',
      trades: [
        row('2024-12-31', 'buy', 1, 1000, 'btc'),
        row('2025-06-01', 'sell', 0.5, 900, 'BTC'),
        row('2025-06-01', 'buy', 3, 900, 'ETH'),
        row('2026-01-01', 'sell', 0.5, 900, 'BTC'),
      ],
    },
    expect: { net: 400, disposals: { rows: 1 }, held: { rows: 1, at: { 0: { coin: 'ETH', amount: 3, cost: 900 } } } },
    source: { title: 'Arithmetic on paper', how: '900 − 500' },
  },
  {
    name: 'A purchase without a value is pointed at',
    given: { ...us, trades: [row('2026-01-05', 'buy', 1, 0), row('2026-06-01', 'sell', 1, 100)] },
    expect: { net: 100, gap: 'fair' },
    source: { title: 'IRS: basis must be shown by records', href: 'https://www.irs.gov/', how: '100 − 0' },
  },
  {
    name: 'More sold than held',
    given: { ...us, trades: [row('2026-01-05', 'buy', 1, 100), row('2026-06-01', 'sell', 1.5, 100)] },
    problem: 'trades',
    because: 'trade 2',
    source: { title: 'Arithmetic on paper', how: '1 − 1.5' },
  },
  {
    name: 'More sold than held, by the pool',
    given: { ...uk, trades: [row('2026-05-05', 'buy', 1, 100), row('2026-06-01', 'sell', 1.5, 100)] },
    problem: 'trades',
    because: 'trade 2',
    source: { title: 'Arithmetic on paper', how: '1 − 1.5' },
  },
])
