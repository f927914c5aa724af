import { defineCases } from '@/lib/kits/calculator'
import llcTax from './llc-tax'

const decimal = (how: string) => ({
  title: 'IRS: Forms 1065, 1120-S, 1120 and Schedule SE, in decimal arithmetic',
  href: 'https://www.irs.gov/forms-pubs/about-form-8832',
  how: `tests/vectors/us-federal/llc.py: ${how}`,
})

export default defineCases(llcTax, [
  {
    name: 'A consultant on her own',
    given: { taxYear: '2026', profit: 140_000, costs: 2500 },
    expect: {
      least: 28_882.16,
      byDefault: 34_559.01,
      small: 28_882.16,
      corporation: 39_818.44,
      savesFrom: 95_947,
      cashByDefault: 105_440.99,
      cashSmall: 111_117.84,
      cashCorporation: 100_181.57,
      verdict: 'good',
      ways: {
        rows: 15,
        at: {
          0: { item: 'Profit before the owners', byDefault: 140_000, small: 140_000, corporation: 140_000 },
          1: { item: 'Salaries of the owners', byDefault: 0, small: 60_000, corporation: 60_000 },
          2: { byDefault: 140_000, small: 72_910, corporation: 72_910 },
          3: { item: 'Business deduction', byDefault: 22_801.86, small: 14_582, corporation: 0 },
          4: { byDefault: 14_777.64 },
          5: { item: 'Self-employment tax', byDefault: 19_781.37, small: 0, corporation: 0 },
          6: { small: 9180, corporation: 9180 },
          8: { item: 'Federal tax of the company', byDefault: 0, small: 0, corporation: 15_311.1 },
          10: { item: 'Costs of the corporation', byDefault: 0, small: 2500, corporation: 2500 },
          11: { item: 'Tax and costs', byDefault: 34_559.01, small: 28_882.16, corporation: 39_818.44 },
          12: { item: 'Dividends', corporation: 57_598.9 },
          14: { item: 'Left for the owners', byDefault: 105_440.99, small: 111_117.84, corporation: 100_181.57 },
        },
      },
      owners: {
        rows: 1,
        at: { 0: { owner: 'Owner 1', byDefault: 34_559.01, small: 17_202.16, corporation: 12_827.34 } },
      },
      returns: {
        rows: 3,
        at: {
          0: {
            way: 'Sole owner',
            company: 'Nothing: it is disregarded',
            owner: 'Schedules C and SE',
            chosen: 'Nothing: it is the rule',
          },
          1: { company: 'Form 1120-S', chosen: 'Form 2553' },
          2: { company: 'Form 1120', chosen: 'Form 8832' },
        },
      },
      byProfit: {
        rows: 61,
        at: {
          0: { profit: 0, byDefault: 0, small: 2500, corporation: 2500 },
          30: { profit: 140_000, byDefault: 34_559.01, small: 28_882.16, corporation: 39_818.44 },
        },
      },
    },
    says: { verdict: 'Lowest as an S corporation: $5,677 less than as a sole owner' },
    source: decimal(
      'consultant; the profit at which both come to the same is 95,946.12, and the next whole dollar saves',
    ),
  },
  {
    name: 'Two owners in California',
    given: {
      taxYear: '2026',
      profit: 300_000,
      members: [
        { share: 0.6, salary: 90_000, status: 'joint', otherIncome: 40_000 },
        { share: 0.4, salary: 80_000, status: 'single', otherIncome: 0 },
      ],
      costs: 4000,
      state: 'california',
      receipts: 620_000,
    },
    expect: {
      least: 71_003.74,
      byDefault: 76_770.81,
      small: 71_003.74,
      corporation: 93_681.31,
      cashByDefault: 263_229.19,
      cashSmall: 268_996.26,
      cashCorporation: 246_318.69,
      ways: {
        at: {
          1: { small: 170_000 },
          2: { byDefault: 296_700, small: 111_300.08, corporation: 103_006.24 },
          3: { byDefault: 51_927.76, small: 22_260.02 },
          5: { byDefault: 41_922.37 },
          6: { small: 26_010, corporation: 26_010 },
          8: { corporation: 21_631.31 },
          9: { item: 'State tax and fee of the company', byDefault: 3300, small: 1694.93, corporation: 9988.76 },
          10: { small: 4000 },
          12: { corporation: 81_374.93 },
        },
      },
      owners: {
        rows: 2,
        at: {
          0: { byDefault: 45_411.44, small: 22_693.29, corporation: 18_398.74 },
          1: { owner: 'Owner 2', byDefault: 28_059.36, small: 16_605.53, corporation: 13_652.5 },
        },
      },
      returns: { at: { 0: { way: 'Partnership', company: 'Form 1065', owner: 'Schedule K-1, Schedules E and SE' } } },
    },
    source: decimal('two in California: 800 and 2,500 by receipts; 1.5% of 112,995; 8.84% of the same'),
  },
  {
    name: 'A year of loss',
    given: {
      taxYear: '2026',
      profit: -30_000,
      members: [{ share: 1, salary: 60_000, status: 'joint', otherIncome: 110_000 }],
      costs: 2500,
    },
    expect: {
      least: 5240,
      byDefault: 5240,
      small: 7440,
      corporation: 11_340,
      cashByDefault: 74_760,
      cashSmall: 72_560,
      cashCorporation: 68_660,
      verdict: 'plain',
      ways: { at: { 1: { small: 0 }, 2: { byDefault: -30_000, small: -32_500, corporation: -32_500 } } },
    },
    says: { verdict: 'a sole owner without an election: $2,200 less than as an S corporation' },
    source: decimal('loss: 80,000 less 32,200 is taxed against 110,000 less 32,200'),
  },
  {
    name: 'A law practice whose corporation keeps half',
    given: {
      taxYear: '2026',
      profit: 900_000,
      members: [{ share: 1, salary: 200_000, status: 'single', otherIncome: 0 }],
      costs: 5000,
      paidOut: 0.5,
      serviceBusiness: true,
    },
    expect: {
      least: 263_896.7,
      byDefault: 326_822.4,
      small: 309_374.82,
      corporation: 263_896.7,
      cashCorporation: 367_242.21,
      verdict: 'fair',
      ways: {
        at: {
          3: { byDefault: 400, small: 400 },
          7: { item: 'Additional Medicare and investment tax', corporation: 10_216.72 },
          12: { corporation: 268_861.1 },
          13: { item: 'Kept in the company', byDefault: 0, small: 0, corporation: 268_861.1 },
        },
      },
    },
    says: { verdict: '$268,861 of it stays in the company' },
    source: decimal('large, half kept: 3.8% of the dividends, all of which lie above 200,000'),
  },
  {
    name: 'A typed fee and a state that taxes corporations',
    given: { taxYear: '2026', profit: 140_000, costs: 2500, yearlyFee: 500, corporateRate: 0.06 },
    expect: {
      byDefault: 34_906.58,
      small: 32_874.11,
      corporation: 43_071.58,
      ways: { at: { 9: { byDefault: 500, small: 4844.6, corporation: 4844.6 } } },
    },
    source: decimal('a fee of 500 and 6%'),
  },
  {
    name: 'Costs that no profit earns back',
    given: { taxYear: '2026', profit: 140_000, costs: 70_000 },
    expect: { byDefault: 34_559.01, small: 84_719.36, corporation: 85_336.1, savesFrom: null },
    source: decimal('costs that eat it'),
  },
  {
    name: 'Texas asks for nothing below its threshold',
    given: { taxYear: '2026', profit: 140_000, costs: 2500, state: 'texas', receipts: 2_650_000 },
    expect: { byDefault: 34_559.01, small: 28_882.16, corporation: 39_818.44 },
    source: {
      title: 'Texas Comptroller: Franchise tax, no tax due threshold',
      href: 'https://comptroller.texas.gov/taxes/franchise/',
      how: 'Reports of 2026 and 2027: nothing is due up to 2,650,000 of revenue.',
    },
  },
  {
    name: 'And is not answered above it',
    given: { taxYear: '2025', profit: 140_000, state: 'texas', receipts: 2_470_001 },
    problem: 'receipts',
    because: 'at most $2,470,000',
    source: {
      title: 'Texas Comptroller: Franchise tax, no tax due threshold',
      href: 'https://comptroller.texas.gov/taxes/franchise/',
      how: 'Reports of 2024 and 2025: 2,470,000.',
    },
  },
  {
    name: 'Shares that leave a tenth to nobody',
    given: {
      profit: 100_000,
      members: [
        { share: 0.5, salary: 0, status: 'single', otherIncome: 0 },
        { share: 0.4, salary: 0, status: 'single', otherIncome: 0 },
      ],
    },
    problem: 'members',
    because: 'they come to 90.00%',
    source: { title: '26 U.S.C. § 704', href: 'https://www.law.cornell.edu/uscode/text/26/704' },
  },
])
