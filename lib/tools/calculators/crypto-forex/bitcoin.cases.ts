import { defineCases } from '@/lib/kits/calculator'
import bitcoin from './bitcoin'

const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const python = (how: string) => ({ title: 'Python 3 with whole numbers', how })
const plain = {
  amount: 1,
  unit: 'btc',
  price: 100_000,
  feeRate: 1,
  height: 976_000,
  script: 'p2wpkh',
  inputs: 1,
  outputs: 2,
  seenOn: '2026-11-23',
} as const
const txbook = {
  title: 'txbook: Appendix B, Transaction size calculator',
  href: 'https://txbook.magicinternetmath.com/appB.html',
}

export default defineCases(bitcoin, [
  {
    name: 'Native SegWit, one input and two outputs: 562 weight units are 141 vB',
    given: { ...plain, feeRate: 10 },
    expect: { size: 141, fee: 1410, feeCash: 1.41, dustLimit: 294 },
    source: { ...txbook, how: '⌈562 ÷ 4⌉ = 141, times 10 sat/vB' },
  },
  {
    name: 'Legacy, one input and two outputs: 226 bytes',
    given: { ...plain, script: 'p2pkh', feeRate: 10 },
    expect: {
      size: 226,
      fee: 2260,
      dustLimit: 546,
      feeShare: 0.0000226,
      fees: {
        rows: 4,
        at: {
          0: { type: 'Native SegWit (bc1q)', size: 141, fee: 1410, cash: 1.41 },
          1: { size: 154 },
          2: { size: 166 },
          3: { type: 'Legacy (1)', size: 226, fee: 2260 },
        },
      },
    },
    source: {
      ...txbook,
      how: '10 + 148 + 2 × 34. Taproot: 10.5 + 57.5 + 2 × 43 = 154; nested: 10.5 + 91 + 2 × 32 = 165.5, rounded up',
    },
  },
  {
    name: 'Dust limits of Bitcoin Core: 330 satoshis for Taproot',
    given: { ...plain, script: 'p2tr', amount: 329, unit: 'sats' },
    expect: { dustLimit: 330, dust: 'bad', sats: 329 },
    says: { dust: '329 sats are dust' },
    source: {
      title: 'Bitcoin Stack Exchange: Dust threshold (294, 330, 540 and 546 satoshis)',
      href: 'https://bitcoin.stackexchange.com/questions/113649/dust-threshold-for-testnet',
    },
  },
  {
    name: 'and 540 for nested SegWit, which 540 satoshis reach',
    given: { ...plain, script: 'p2sh-p2wpkh', amount: 540, unit: 'sats' },
    expect: { dustLimit: 540, dust: null },
    source: {
      title: 'Bitcoin Stack Exchange: Dust threshold (294, 330, 540 and 546 satoshis)',
      href: 'https://bitcoin.stackexchange.com/questions/113649/dust-threshold-for-testnet',
    },
  },
  {
    name: 'The block of the fourth halving creates 3.125; the block before it still 6.25',
    given: { ...plain, height: 840_000, seenOn: '2024-04-20' },
    expect: {
      subsidy: 3.125,
      halvingBlock: 1_050_000,
      blocksLeft: 210_000,
      halving: '2028-04-17',
      issued: 19_687_503.125,
      issuedShare: 0.93750014984,
      eras: {
        rows: 5,
        at: {
          0: { date: '2009-01-03', block: 0, subsidy: 50 },
          1: { date: '2012-11-28', block: 210_000, subsidy: 25 },
          2: { date: '2016-07-09', subsidy: 12.5 },
          3: { date: '2020-05-11', subsidy: 6.25 },
          4: { date: '2024-04-20', block: 840_000, subsidy: 3.125 },
        },
      },
    },
    source: {
      title: 'Spark: Bitcoin block by date, halving schedule',
      href: 'https://www.spark.money/tools/block-by-date',
      how: 'Dates and rewards as printed there; 210,000 × (50 + 25 + 12.5 + 6.25) + 3.125; 210,000 ÷ 144 = 1,458.33 days later; the share of 20,999,999.9769',
    },
  },
  {
    name: 'One block before it',
    given: { ...plain, height: 839_999, seenOn: '2024-04-19' },
    expect: { subsidy: 6.25, issued: 19_687_500, blocksLeft: 1, halving: '2024-04-19' },
    source: python('sum((50*10**8) >> (h // 210000) for h in range(840000)) is 1968750000000000'),
  },
  {
    name: 'When all halvings are over, 2,099,999,997,690,000 satoshis exist and none follow',
    given: { ...plain, height: 6_930_000 },
    expect: {
      subsidy: 0,
      issued: 20_999_999.9769,
      issuedShare: 1,
      halving: null,
      halvingBlock: null,
      blocksLeft: null,
    },
    source: {
      title: 'Stacker News: The 21 million limit (total of 20,999,999.9769 BTC)',
      href: 'https://a.stacker.news/items/574451',
      how: 'Also sum(210000 * ((50*10**8) >> era) for era in range(64)) in Python: 2099999997690000',
    },
  },
  {
    name: 'Units: 0.05 BTC are 50 mBTC, 50,000 bits and 5,000,000 sats',
    given: { ...plain, amount: 50, unit: 'mbtc', price: 64_000 },
    expect: {
      worth: '$3,200.00',
      sats: 5_000_000,
      conversions: {
        rows: 5,
        at: {
          0: { unit: 'BTC', amount: '0.05000000', one: '100,000,000' },
          1: { unit: 'mBTC', amount: '50.00000', one: '100,000' },
          2: { unit: 'bits', amount: '50,000.00', one: '100' },
          3: { unit: 'sats', amount: '5,000,000', one: '1' },
          4: { unit: 'Cash', amount: '$3,200.00', one: '1,562.5' },
        },
      },
    },
    source: paper('0.05 × 64,000; 100,000,000 ÷ 64,000 = 1,562.5'),
  },
  {
    name: 'Cash is cut to the satoshi below',
    given: { ...plain, amount: 100, unit: 'cash', price: 30_000 },
    expect: { worth: '0.00333333 BTC', sats: 333_333 },
    source: paper('100 ÷ 30,000 = 0.003333333…'),
  },
  {
    name: 'Binary noise takes no satoshi away: 0.29 BTC',
    given: { ...plain, amount: 0.29 },
    expect: { sats: 29_000_000 },
    source: paper('0.29 × 100,000,000'),
  },
  {
    name: 'A fee rate of 1.5 is rounded up to whole satoshis, and bits to whole ones',
    given: { ...plain, feeRate: 1.5, amount: 12.345, unit: 'bits' },
    expect: { fee: 212, sats: 1234, feeShare: 0.1718 },
    source: paper('141 × 1.5 = 211.5; 12.345 × 100 = 1,234.5; 212 ÷ 1,234'),
  },
  {
    name: 'More than will ever exist',
    given: { ...plain, amount: 21_000_000 },
    problem: 'amount',
    because: '21 million',
    source: paper('20,999,999.9769 is less'),
  },
])
