import { defineCases } from '@/lib/kits/calculator'
import round from './pre-money-post-money-calculator'

const guide = {
  title: 'Y Combinator: Post-Money Safe User Guide, Appendix II',
  href: 'https://www.ycombinator.com/documents',
} as const
const primer = {
  title: 'Y Combinator: Safe Primer, numerical examples (printed by FundersClub)',
  href: 'https://fundersclub.com/learn/safe-primer/safe-numerical-examples/safe-cap-no-discount/',
} as const
const cooley = {
  title: 'Cooley GO: Calculating Share Price With Outstanding Convertible Notes or Safes',
  href: 'https://www.cooleygo.com/calculating-share-price-outstanding-convertible-notes-or-safes/',
} as const
const fundersClub = {
  title: 'FundersClub: Convertible notes, numerical example with $5M cap and 20% discount',
  href: 'https://fundersclub.com/learn/convertible-notes/convertible-notes-numerical-examples/convertible-note-cap-discount/',
} as const
const fractions = { title: 'A program with fractions in Python, each round solved for its number of shares' } as const

const plain = {
  basis: 'pre',
  safes: [],
  notes: [],
  pool: 0,
  poolGrows: 'before',
  method: 'ownership',
  proRata: false,
} as const

/** The guide's table: options that are promised count as granted. */
const guideHolders = [
  { name: 'Founders', kind: 'shares', shares: 9_250_000 },
  { name: 'Options', kind: 'shares', shares: 650_000 },
  { name: 'Pool', kind: 'pool', shares: 100_000 },
] as const
const investorB = { name: 'Investor B', kind: 'post', amount: 800_000, cap: 8_000_000 } as const
const twoSafes = [{ name: 'Investor A', kind: 'post', amount: 200_000, cap: 4_000_000 }, investorB] as const
const mixedSafes = [{ name: 'Investor A', kind: 'pre', amount: 200_000, cap: 3_800_000 }, investorB] as const
/** The guide adds a number of options, which is this share of all after the round. */
const asTarget = (added: number, total: number) => (100_000 + added) / total

const oneMillion = [{ name: 'Founders', kind: 'shares', shares: 1_000_000 }] as const
const cooleyRound = {
  ...plain,
  valuation: 8_000_000,
  investment: 2_000_000,
  holders: oneMillion,
  safes: [{ name: 'Safes', kind: 'post', amount: 1_000_000, discount: 0.3 }],
} as const
const eightMillion = [{ name: 'Founders', kind: 'shares', shares: 8_000_000 }] as const

export default defineCases(round, [
  {
    name: 'Option pool shuffle: 8 million with a 20% pool inside it pays $1.00, and 6 million for what exists',
    given: {
      ...plain,
      valuation: 8_000_000,
      investment: 2_000_000,
      holders: [{ name: 'Founders', kind: 'shares', shares: 6_000_000 }],
      pool: 0.2,
    },
    expect: {
      post: 10_000_000,
      pre: 8_000_000,
      price: 1,
      effectivePre: 6_000_000,
      poolIncrease: 2_000_000,
      newShares: 2_000_000,
      priced: 8_000_000,
      kept: 0.6,
      verdict: 'plain',
      capTable: { rows: 3, at: { 1: { holder: 'Options not granted', after: 0.2, value: 2_000_000 } } },
      conversions: { rows: 0 },
      converting: null,
    },
    says: { verdict: 'not the' },
    source: {
      title: 'Venture Hacks: The Option Pool Shuffle',
      href: 'https://venturehacks.com/option-pool-shuffle',
      how: '$2M on $8M with 6M shares: $1.33 becomes $1.00, an effective pre-money of $6M and $2M of options',
    },
  },
  {
    name: 'YC example 1, question 2: two SAFEs of 5% and 10%, price 1.1144',
    given: {
      ...plain,
      valuation: 15_000_000,
      investment: 5_000_000,
      holders: guideHolders,
      safes: twoSafes,
      pool: asTarget(1_695_000, 915_260_000 / 51),
    },
    expect: {
      price: 1.1144,
      priced: 13_459_706,
      converting: 1_000_000,
      conversions: {
        rows: 2,
        at: {
          0: { name: 'Investor A', amount: 200_000, by: 'Cap', shares: 588_235, price: 0.34 },
          1: { shares: 1_176_470, price: 0.68 },
        },
      },
      poolIncrease: 1_695_000,
      investorShare: 0.25,
    },
    source: {
      ...guide,
      how: 'Capitalization 11,764,705, shares 588,235 and 1,176,470, price 15,000,000 ÷ (11,764,705 + 1,695,000) = $1.1144. Their 1,695,000 options entered as the share they come to; caps ÷ 11,764,706 are the SAFE prices',
    },
  },
  {
    name: 'YC example 1, question 5: a lower price than its cap lets Investor B convert like new money',
    given: {
      ...plain,
      valuation: 8_800_000,
      investment: 2_200_000,
      holders: guideHolders,
      safes: twoSafes,
      pool: asTarget(1_573_000, 50_173_750 / 3),
    },
    expect: {
      price: 0.6577,
      conversions: {
        at: { 0: { by: 'Cap', shares: 590_333 }, 1: { by: 'Round price', shares: 1_216_333, price: 0.6577 } },
      },
      newShares: 3_344_916,
      total: 16_724_582,
    },
    source: {
      ...guide,
      how: 'Printed: $0.6577; 590,334; 1,216,360; 3,344,990; 16,724,684. The guide divides by the price rounded to four decimals; the counts here are exact fractions: 1,771,000/3, 3,649,000/3, 10,034,750/3, each cut',
    },
  },
  {
    name: 'YC example 2, question 2: a pre-money and a post-money SAFE in one round',
    given: {
      ...plain,
      valuation: 15_000_000,
      investment: 5_000_000,
      holders: guideHolders,
      safes: mixedSafes,
      pool: asTarget(1_700_000, 9_230_800_000 / 513),
    },
    expect: {
      price: 1.1115,
      conversions: { at: { 0: { price: 0.3248, shares: 615_789 }, 1: { shares: 1_179_532 } } },
      newShares: 4_498_440,
    },
    source: {
      ...guide,
      how: 'Printed: $0.3248 and $1.1115; 615,763; 1,179,529; 4,498,426 after rounding prices. Exact: 11,700,000/19, 201,700,000/171, 2,307,700,000/513',
    },
  },
  {
    name: 'YC example 2, question 5: the same in a cheaper round',
    given: {
      ...plain,
      valuation: 8_800_000,
      investment: 2_200_000,
      holders: guideHolders,
      safes: mixedSafes,
      pool: asTarget(1_575_000, 318_312_500 / 19),
    },
    expect: {
      price: 0.6566,
      conversions: { at: { 0: { shares: 609_210 }, 1: { by: 'Round price', shares: 1_218_421 } } },
    },
    source: { ...guide, how: 'Printed: $0.6566; 609,198; 1,218,397. Exact: 304/463; 11,575,000/19; 23,150,000/19' },
  },
  {
    name: 'Cooley: converting shares within the pre-money, price 6.57',
    given: cooleyRound,
    expect: {
      price: 6.5714,
      conversions: { at: { 0: { by: 'Discount', price: 4.6, shares: 217_391, after: 0.142857 } } },
      newShares: 304_347,
      total: 1_521_738,
      held: 1_000_000,
      investorShare: 0.2,
      kept: 0.65714,
      dilution: 0.34286,
    },
    source: {
      ...cooley,
      how: 'Percentage-ownership method: $6.57, $4.60, 217,391 and 304,348 shares, 1,521,739 in all (rounded there, cut here); 20% for the investor; 1 − 65.71%',
    },
  },
  {
    name: 'Cooley: converting shares on top of the pre-money, price 8.00',
    given: { ...cooleyRound, method: 'fixed' },
    expect: {
      price: 8,
      newShares: 250_000,
      total: 1_428_571,
      kept: 0.7,
      conversions: { at: { 0: { shares: 178_571, price: 5.6 } } },
    },
    source: { ...cooley, how: 'Pre-money method: $8.00, $5.60, 178,571, 250,000, 1,428,571' },
  },
  {
    name: 'Cooley: money that converts is counted in the post-money, price 7.57',
    given: { ...cooleyRound, method: 'dollars' },
    expect: { price: 7.5714, newShares: 264_150, conversions: { at: { 0: { shares: 188_679, price: 5.3 } } } },
    source: { ...cooley, how: 'Dollars-invested method: $7.57, $5.30, 188,679, 264,151 rounded' },
  },
  {
    name: 'YC primer: cap of 5 million against 10 million is half the price',
    given: {
      ...plain,
      method: 'fixed',
      valuation: 10_000_000,
      investment: 1_000_000,
      holders: [
        { name: 'All', kind: 'shares', shares: 10_000_000 },
        { name: 'Pool', kind: 'pool', shares: 1_000_000 },
      ],
      safes: [{ name: 'Investor', kind: 'pre', amount: 100_000, cap: 5_000_000 }],
    },
    expect: { price: 0.9091, conversions: { at: { 0: { price: 0.4545, shares: 220_000 } } }, newShares: 1_100_000 },
    source: {
      ...primer,
      how: '$0.909 and $0.4545; 1,100,110 and 220,022 shares by those rounded prices, 1,100,000 and 220,000 by exact ones',
    },
  },
  {
    name: 'YC primer: the cap of 8 million beats a discount of 15%',
    given: {
      ...plain,
      method: 'fixed',
      valuation: 10_000_000,
      investment: 1_000_000,
      holders: [
        { name: 'All', kind: 'shares', shares: 10_000_000 },
        { name: 'Pool', kind: 'pool', shares: 1_000_000 },
      ],
      safes: [{ name: 'Investor', kind: 'pre', amount: 100_000, cap: 8_000_000, discount: 0.15 }],
    },
    expect: { conversions: { at: { 0: { by: 'Cap', price: 0.72727, shares: 137_500 } } } },
    source: {
      ...primer,
      href: 'https://fundersclub.com/learn/safe-primer/safe-numerical-examples/safe-cap-and-discount/',
      how: '137,500 shares at $0.72727; the discount would give $0.77265',
    },
  },
  {
    name: 'A note of 25,000: against 6 million the discount gives the lower price',
    given: {
      ...plain,
      method: 'fixed',
      valuation: 6_000_000,
      investment: 1_000_000,
      holders: [{ name: 'All', kind: 'shares', shares: 1_200_000 }],
      notes: [{ name: 'Investor', principal: 25_000, interest: 0, months: 0, cap: 5_000_000, discount: 0.2 }],
    },
    expect: { price: 5, conversions: { at: { 0: { by: 'Discount', price: 4, shares: 6250 } } } },
    source: { ...fundersClub, how: 'Premoney $6M at $5.00: discount $4.00, cap $4.1667, 6,250 shares' },
  },
  {
    name: 'The same note against 10 million converts at its cap, and a year of interest at 8% converts with it',
    given: {
      ...plain,
      method: 'fixed',
      valuation: 10_000_000,
      investment: 1_000_000,
      holders: [{ name: 'All', kind: 'shares', shares: 2_000_000 }],
      notes: [{ name: 'Investor', principal: 25_000, interest: 0.08, months: 12, cap: 5_000_000, discount: 0.2 }],
    },
    expect: { conversions: { at: { 0: { by: 'Cap', amount: 27_000, price: 2.5, shares: 10_800 } } } },
    source: { ...fundersClub, how: 'The page: $2.50 and 10,000 shares without interest; 25,000 × 1.08 ÷ 2.50 with it' },
  },
  {
    name: 'A most favoured SAFE takes the discount issued later, which here beats the later cap',
    given: {
      ...plain,
      valuation: 12_000_000,
      investment: 3_000_000,
      holders: eightMillion,
      safes: [
        { name: 'First', kind: 'mfn', amount: 500_000 },
        { name: 'Capped', kind: 'post', amount: 1_000_000, cap: 10_000_000 },
        { name: 'Discounted', kind: 'post', amount: 1_000_000, discount: 0.2 },
      ],
    },
    expect: {
      price: 1.115625,
      conversions: {
        at: {
          0: { by: 'Discount of Discounted', after: 0.041667, shares: 560_224 },
          1: { after: 0.08, shares: 1_075_630 },
          2: { shares: 1_120_448 },
        },
      },
    },
    source: {
      ...fractions,
      how: '8,000,000 = T × (80% − 8% − 1/12 − 1/24), so T = 1,600,000,000/119; price = 15,000,000 ÷ T',
    },
  },
  {
    name: 'A most favoured SAFE with nothing after it converts at the round’s price, whatever is typed beside it',
    given: {
      ...plain,
      valuation: 9_000_000,
      investment: 1_000_000,
      holders: eightMillion,
      safes: [{ name: '', kind: 'mfn', amount: 1_000_000, cap: 1_000_000, discount: 0.5 }],
    },
    expect: { price: 1, conversions: { at: { 0: { name: 'SAFE 1', by: 'Round price', shares: 1_000_000 } } } },
    source: { ...fractions, how: 'T = 8,000,000 ÷ (1 − 10% − 10%) = 10,000,000, price 10,000,000 ÷ T' },
  },
  {
    name: 'A pool that grows after the round dilutes the new investor too',
    given: {
      ...plain,
      valuation: 8_000_000,
      investment: 2_000_000,
      holders: [{ name: 'Founders', kind: 'shares', shares: 6_000_000 }],
      pool: 0.2,
      poolGrows: 'after',
    },
    expect: {
      price: 1.3333,
      newShares: 1_500_000,
      poolIncrease: 1_875_000,
      investorShare: 0.16,
      kept: 0.64,
      total: 9_375_000,
    },
    source: { ...fractions, how: '7,500,000 ÷ (1 − 20%) = 9,375,000; 1,500,000 and 6,000,000 of it' },
  },
  {
    name: 'Post-money of 10 million less 2 million is 8 million, and no SAFE: a quarter more shares',
    given: {
      ...plain,
      basis: 'post',
      valuation: 10_000_000,
      investment: 2_000_000,
      holders: [
        { name: 'Founders', kind: 'shares', shares: 6_000_000 },
        { name: 'Seed fund', kind: 'proRata', shares: 2_000_000 },
      ],
    },
    expect: {
      pre: 8_000_000,
      price: 1,
      capTable: {
        rows: 3,
        at: {
          0: { sharesBefore: 6_000_000, before: 0.75, sharesAfter: 6_000_000, after: 0.6 },
          1: { holder: 'Seed fund', sharesAfter: 2_500_000, after: 0.25 },
          2: { holder: 'New investors', sharesAfter: 1_500_000, value: 1_500_000 },
        },
        sum: { sharesAfter: 10_000_000 },
      },
    },
    source: {
      ...guide,
      how: 'Pro rata right: own shares ÷ company capitalization of the new shares, 2,000,000/8,000,000 × 2,000,000 = 500,000, so that 25% stays 25%',
    },
  },
  {
    name: 'SAFE holders buy their pro rata of the new shares',
    given: {
      ...plain,
      valuation: 9_000_000,
      investment: 1_000_000,
      holders: eightMillion,
      safes: [{ name: 'Angel', kind: 'post', amount: 500_000, cap: 5_000_000 }],
      proRata: true,
    },
    expect: {
      price: 1.0125,
      capTable: { at: { 1: { holder: 'Angel', sharesAfter: 987_653 }, 2: { sharesAfter: 888_889 } } },
    },
    source: {
      ...guide,
      how: '10% of 8,888,888.9; price 9,000,000 ÷ that; new 987,654.3, a tenth of it 98,765, in fractions of Python',
    },
  },
  {
    name: 'Caps that sell more than everything',
    given: {
      ...plain,
      valuation: 8_000_000,
      investment: 2_000_000,
      holders: eightMillion,
      safes: [
        { kind: 'post', amount: 600_000, cap: 1_000_000 },
        { kind: 'post', amount: 500_000, cap: 1_000_000 },
      ],
    },
    problem: 'safes',
    because: 'must leave something',
    source: { ...guide, how: 'Ownership sold is amount ÷ cap: 60% + 50%' },
  },
  {
    name: 'A pool and an investor who want everything',
    given: { ...plain, valuation: 1, investment: 99, holders: oneMillion, pool: 0.5 },
    problem: 'pool',
    source: { ...fractions, how: '99% + 50% is more than all' },
  },
  {
    name: 'A post-money that the investment alone is worth',
    given: { ...plain, basis: 'post', valuation: 2_000_000, investment: 2_000_000, holders: oneMillion },
    problem: 'valuation',
    source: { ...guide, how: 'Pre-money 0' },
  },
  {
    name: 'Only options that nobody holds',
    given: { ...plain, valuation: 2, investment: 1, holders: [{ kind: 'pool', shares: 10 }] },
    problem: 'holders',
    source: { ...guide, how: 'No shares outstanding' },
  },
])
