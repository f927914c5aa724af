import { defineCases } from '@/lib/kits/calculator'
import cryptoStaking from './crypto-staking'

const python = (how: string) => ({ title: 'Python, tests/vectors/positions/make.py', how })
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const plain = {
  stake: 100,
  commission: 0,
  days: 365,
  price: 10,
  claims: 'daily',
  claimCost: 0,
  unbonding: 0,
  slash: 0,
  inflation: 0,
  priceGrowth: 0,
} as const

export default defineCases(cryptoStaking, [
  {
    name: '5% a year, added daily, are 5.13%',
    given: { ...plain, apr: 0.05 },
    expect: {
      apy: 0.0512675,
      rewards: 5.12675,
      netRate: 0.05,
      bestInterval: null,
      bestClaims: null,
      bestRewards: null,
    },
    source: {
      title: 'LibreOffice Calc; Price Predictions: Crypto staking calculator',
      href: 'https://pricepredictions.com/tools/crypto-staking-calculator',
      how: 'The page: “5% APR with daily compounding is 5.13% APY”; =EFFECT(5%;365)',
      sheet: { formulas: { apy: '=EFFECT(5%;365)', rewards: '=100*EFFECT(5%;365)' } },
    },
  },
  {
    name: '100 ETH at 4% for a year: 4.08 coins',
    given: { ...plain, apr: 0.04 },
    expect: { rewards: 4.08, rewardsCash: 40.81 },
    source: {
      title: 'Price Predictions: Crypto staking calculator',
      href: 'https://pricepredictions.com/tools/crypto-staking-calculator',
      how: '“Rewards about 4.08 ETH”; EFFECT(4%;365) × 1,000 in cash',
    },
  },
  {
    name: 'Claims that cost something, commission, unbonding and slashing, week by week',
    given: {
      ...plain,
      stake: 1000,
      apr: 0.1,
      commission: 0.1,
      days: 400,
      price: 8,
      claims: 'weekly',
      claimCost: 0.02,
      unbonding: 14,
      slash: 0.03,
      inflation: 0.03,
      priceGrowth: 0.2,
    },
    expect: {
      coins: 1102.386943,
      rewards: 102.386943,
      rewardsCash: 1000.25,
      value: 10_769.56,
      profit: 2769.56,
      netRate: 0.09,
      apy: 0.094089166,
      real: 0.062222491,
      effective: 0.089741544,
      afterSlash: 1069.315335,
      locked: 414,
      worth: 'good',
      bestInterval: 26.1,
      bestClaims: 14,
      bestRewards: 93.567144,
      table: {
        rows: 13,
        at: {
          0: { day: 0, coins: 1000, simple: 1000, price: 8, value: 8000 },
          12: { day: 400, coins: 1102.3869, simple: 1098.6301, price: 9.77, value: 10_769.56 },
        },
      },
    },
    source: python('Stake of the script; 1,000 × (1 + 9% × 400 ÷ 365) without compounding'),
  },
  {
    name: 'At every block: e to the rate',
    given: { ...plain, apr: 0.12, claims: 'auto', days: 730, inflation: 0.2 },
    expect: { apy: 0.127496852, coins: 127.124915, worth: 'fair', real: -0.06041929 },
    says: { worth: 'share of all coins shrinks' },
    source: { title: 'Python with Decimal', how: 'exp(0.12) − 1; 100 × exp(0.24); exp(0.12) ÷ 1.2 − 1' },
  },
  {
    name: 'A claim that costs more than it brings is not made: simple reward, claimed once',
    given: { ...plain, apr: 0.05, claims: 'daily', claimCost: 0.02 },
    expect: { rewards: 4.98, worth: 'bad', bestClaims: 3, bestInterval: 121.7, bestRewards: 5.022791 },
    says: { worth: 'costs more than it brings' },
    source: paper(
      '100 × 5% ÷ 365 = 0.0137 is less than 0.02; 5 − 0.02. Claimed n times, b = b × (1 + 5% ÷ n) − 0.02 from 100: 104.98, 105.022, 105.022791, 105.013 for n from 1 to 4',
    ),
  },
  {
    name: 'Paid out: no compounding, and two days lose the rest of unbonding',
    given: { ...plain, apr: 0.1, claims: 'never', unbonding: 365 },
    expect: { rewards: 10, apy: 0.1, effective: 0.0488088, locked: 730 },
    source: paper('100 × 10%; √1.1 − 1'),
  },
  {
    name: 'A reward smaller than its claim stays there',
    given: { ...plain, stake: 1, apr: 0.01, claims: 'never', claimCost: 1 },
    expect: { rewards: 0, coins: 1, bestClaims: null },
    source: paper('0.01 is less than 1'),
  },
  {
    name: 'Five times a year for ten years has no bounds',
    given: { ...plain, stake: 1e12, apr: 5, claims: 'auto', days: 3650 },
    problem: 'apr',
    source: paper('e^50 is more than 10^21'),
  },
])
