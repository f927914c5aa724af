import { defineCases } from '@/lib/kits/calculator'
import cryptoMining from './crypto-mining'

const python = (how: string) => ({ title: 'Python, tests/vectors/positions/make.py', how })
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const plain = {
  unit: 'th',
  power: 0,
  tariff: 0,
  price: 1,
  hardware: 0,
  uptime: 1,
  poolFee: 0,
  fees: 0,
  network: undefined,
  difficultyGrowth: 0,
  started: '2026-11-23',
  halving: undefined,
} as const
const rig = {
  ...plain,
  hashRate: 110,
  power: 3250,
  tariff: 0.08,
  difficulty: 90e12,
  reward: 3.125,
  fees: 0.1,
  price: 80_000,
  poolFee: 0.02,
  uptime: 0.95,
  difficultyGrowth: 0.03,
  hardware: 2400,
  halving: '2028-04-17',
} as const

export default defineCases(cryptoMining, [
  {
    name: '100 GH/s at a difficulty of 609,480,000 and 25 coins a block: 0.0825 coins a day',
    given: { ...plain, hashRate: 100, unit: 'gh', difficulty: 609_480_000, reward: 25 },
    expect: { coinsDay: 0.08251529, daysPerBlock: 303 },
    source: {
      title: 'Bitcoin Stack Exchange: Explain the math behind mining profitability calculators (M. Rosenfeld)',
      how: '86,400 H B ÷ (2^32 D), with H and D of the experiment in the comments: 86400 * 100e9 * 25 / (2**32 * 609480000)',
    },
  },
  {
    name: 'A network of 11.38 EH/s is a difficulty of 1,590,896,927,258: a block in ten minutes',
    given: { ...plain, hashRate: 11_388, unit: 'ph', difficulty: 1_590_896_927_258, reward: 12.5 },
    expect: { daysPerBlock: 0.0069445, coinsDay: 1799.98675619 },
    source: {
      title: 'Chainalysis: Bitcoin mining calculations',
      href: 'https://medium.com/chainalysis/bitcoin-mining-calculations-ff90dc958dba',
      how: 'The page: 11.38 EH/s. 1,590,896,927,258 × 2^32 ÷ 600 = 11.38809 EH/s; 11.388 of them find 143.999 blocks a day, of 12.5 coins',
    },
  },
  {
    name: 'A rig over three years with a halving in the seventeenth month',
    given: rig,
    expect: {
      coinsDay: 0.0000738216,
      revenueDay: 5.91,
      powerDay: 5.93,
      profitDay: -0.02,
      energyDay: 74.1,
      breakevenPrice: 80_301.7,
      breakevenTariff: 0.079699,
      efficiency: 29.545455,
      daysPerBlock: 40_672.04,
      profitMonth: -0.68,
      after: -5639.42,
      coinsAll: 0.04064673,
      payback: null,
      verdict: 'bad',
      months: {
        rows: 36,
        at: {
          0: { month: 1, reward: 3.125, coins: 0.00224541, profit: -0.68, total: -2400.68 },
          1: { reward: 3.125, coins: 0.00218001, total: -2406.59 },
          16: { reward: 2.8125, coins: 0.00126368, profit: -79.21, total: -3040.1 },
          35: { month: 36, reward: 1.5625, coins: 0.00041136, total: -5639.42 },
        },
      },
    },
    source: python('Rig of the script, in fractions; the amount of a month is the difference of two rounded totals'),
  },
  {
    name: 'The same rig at a price of 200,000 pays itself back',
    given: { ...rig, price: 200_000 },
    expect: { payback: 12, verdict: 'good' },
    says: { verdict: 'after 12 months' },
    source: python(
      'Summed by the loop of the script with 200,000: the total is −103.57 after eleven months and 40.54 after twelve',
    ),
  },
  {
    name: 'A coin with a network hash rate: one in a thousand of 7,200 blocks',
    given: {
      ...plain,
      hashRate: 500,
      unit: 'mh',
      network: 0.5,
      networkUnit: 'th',
      blockSeconds: 12,
      reward: 2,
      power: 1000,
      tariff: 0.1,
      hardware: 1e6,
    },
    expect: {
      coinsDay: 14.4,
      revenueDay: 14.4,
      powerDay: 2.4,
      profitDay: 12,
      breakevenPrice: 0.17,
      breakevenTariff: 0.6,
      verdict: 'fair',
      efficiency: 2_000_000,
    },
    says: { verdict: 'not the cost of the rig within 36 months' },
    source: paper(
      '0.0005 ÷ 0.5 × 86,400 ÷ 12 × 2 = 14.40; 24 kWh at 0.10; 2.4 ÷ 14.4; 14.4 ÷ 24; 1,000 W ÷ 0.0005 TH/s',
    ),
  },
  {
    name: 'A rig that is larger than its network',
    given: { ...plain, hashRate: 2, network: 1, networkUnit: 'th', reward: 1 },
    problem: 'network',
    source: paper('2 is more than 1'),
  },
  {
    name: 'Without electricity there is no break-even price of a kWh',
    given: { ...plain, hashRate: 100, difficulty: 1e14, reward: 3.125 },
    expect: { breakevenTariff: null, breakevenPrice: 0, powerDay: 0 },
    source: paper('0 W use 0 kWh'),
  },
])
