import { defineCases } from '@/lib/kits/calculator'
import angel from './angel-investment'

const ukia = {
  title: 'UKIA: Understanding EIS loss protection, practical examples',
  href: 'https://www.ukia.uk/post/understanding-eis-loss-protection-a-complete-guide-to-investor-risk-exposure',
} as const
const syndicateRoom = {
  title: 'SyndicateRoom: EIS loss relief, worked example',
  href: 'https://www.syndicateroom.com/articles/eis-loss-relief',
} as const
const guide = {
  title: 'Y Combinator: Post-Money Safe User Guide',
  href: 'https://www.ycombinator.com/documents',
} as const
const code = { title: '26 U.S.C. § 1202, as amended by Public Law 119-21', href: 'https://uscode.house.gov/' } as const
const libreOffice = { title: 'LibreOffice Calc: RRI and IRR' } as const
const program = { title: 'Python, tests/vectors/venture/make.py' } as const
const onPaper = { title: 'Arithmetic on paper' } as const

const recycler = {
  cheque: 50_000,
  deal: 'post',
  valuation: 5_000_000,
  rounds: [{ year: 2, raise: 5_000_000, pre: 15_000_000, pool: 0.05, follow: 'no' }],
  exits: [
    { name: 'Closes down', value: 0, year: 3, odds: 0.6 },
    { name: 'Small sale', value: 8_000_000, year: 5, odds: 0.3 },
    { name: '', value: 200_000_000, year: 7, odds: 0.1 },
  ],
  round: undefined,
  discount: 0,
  preference: 1,
  participating: false,
  seniority: 'together',
  payToPlay: false,
  relief: 'none',
  boughtOn: '2026-05-01',
  gainsRate: 0.2,
  incomeRate: 0.4,
} as const
const alone = (value: number, year: number) => ({ rounds: [], exits: [{ name: 'End', value, year, odds: 1 }] })
const loss = { ...recycler, cheque: 100_000, valuation: 1_000_000, ...alone(0, 4) } as const

export default defineCases(angel, [
  {
    name: 'Three endings: a loss, a preference and a share of the sale',
    given: recycler,
    expect: {
      owned: 0.007,
      invested: 50_000,
      expected: 155_000,
      expectedMultiple: 3.1,
      expectedReturn: 0.1818,
      needed: 71_428_571,
      verdict: 'fair',
      endings: {
        rows: 3,
        at: {
          0: { name: 'Closes down', odds: 0.6, proceeds: 0, paidIn: 50_000, multiple: 0, irr: -1 },
          1: { proceeds: 50_000, multiple: 1, irr: 0 },
          2: { name: 'Ending 3', proceeds: 1_400_000, multiple: 28, irr: 0.6097 },
        },
      },
      ownership: {
        rows: 2,
        at: {
          0: { round: 'Your round', year: 0, post: 5_000_000, paid: 50_000, owned: 0.01, worth: 50_000 },
          1: { round: 'Round 1', year: 2, post: 20_000_000, paid: 0, owned: 0.007, worth: 140_000 },
        },
      },
      afterTax: { at: { 2: { proceeds: 1_400_000, relief: 0, tax: 270_000, loss: 0, net: 1_080_000, irr: 0.5611 } } },
    },
    says: { verdict: '60%' },
    source: {
      ...libreOffice,
      how: 'Stake 1% × (1 − 25% − 5%); at 8 million the preference of 50,000 beats 0.7/75 of the 3 million left; 500,000 ÷ 0.7%',
      sheet: {
        cells: { A1: -50_000, A2: 0, A3: 0, A4: 0, A5: 0, A6: 15_000, A7: 0, A8: 140_000 },
        formulas: {
          'endings.2.irr': '=RRI(7;50000;0.007*200000000)',
          expectedReturn: '=IRR(A1:A8)',
          'afterTax.2.irr': '=RRI(7;50000;1400000-270000)',
        },
      },
    },
  },
  {
    name: 'Pay-to-play: who does not follow shares what the preferences leave',
    given: { ...recycler, payToPlay: true },
    expect: { endings: { at: { 1: { proceeds: 28_000 } } } },
    source: { ...program, how: '(8,000,000 − 5,000,000) × 0.007 ÷ 0.75' },
  },
  {
    name: 'A preference that participates',
    given: { ...recycler, participating: true },
    expect: { endings: { at: { 1: { proceeds: 70_650 } } } },
    source: { ...program, how: '50,000 + (8,000,000 − 5,050,000) × 0.007' },
  },
  {
    name: 'A sale for less than the preferences: together, and the latest first',
    given: { ...recycler, exits: [{ name: 'Fire sale', value: 5_020_000, year: 4, odds: 1 }] },
    expect: { endings: { at: { 0: { proceeds: 49_703 } } }, verdict: 'bad' },
    source: { ...program, how: '50,000 × 5,020,000 ÷ 5,050,000' },
  },
  {
    name: 'The latest round first leaves 20,000',
    given: { ...recycler, seniority: 'latest', exits: [{ name: 'Fire sale', value: 5_020_000, year: 4, odds: 1 }] },
    expect: { endings: { at: { 0: { proceeds: 20_000 } } } },
    source: { ...program, how: '5,020,000 − 5,000,000' },
  },
  {
    name: 'Buying pro rata keeps all but the pool',
    given: { ...recycler, rounds: [{ year: 2, raise: 5_000_000, pre: 15_000_000, pool: 0.05, follow: 'yes' }] },
    expect: {
      owned: 0.0095,
      invested: 100_000,
      ownership: { at: { 1: { paid: 50_000 } } },
      endings: { at: { 0: { paidIn: 100_000 }, 2: { proceeds: 1_900_000 } } },
    },
    source: { ...program, how: '0.7% + 1% of 25%; 200,000,000 × 0.95%' },
  },
  {
    name: 'A SAFE of 10% before a round of 3 million on 12 million is 8% after it',
    given: {
      ...recycler,
      deal: 'safe',
      cheque: 1_000_000,
      valuation: 10_000_000,
      rounds: [{ year: 1, raise: 3_000_000, pre: 12_000_000, pool: 0, follow: 'no' }],
      exits: [{ name: 'Sale', value: 100_000_000, year: 5, odds: 1 }],
    },
    expect: { owned: 0.08, expected: 8_000_000, ownership: { at: { 0: { round: 'Your SAFE', owned: 0.1 } } } },
    source: { ...guide, how: '1,000,000 ÷ 10,000,000 of the company capitalization, times 80%' },
  },
  {
    name: 'The discount of the SAFE decides when the round is below the cap',
    given: {
      ...recycler,
      deal: 'safe',
      cheque: 1_000_000,
      valuation: 30_000_000,
      discount: 0.2,
      rounds: [{ year: 1, raise: 3_000_000, pre: 12_000_000, pool: 0, follow: 'no' }],
    },
    expect: { owned: 0.083333 },
    source: { ...guide, how: '1,000,000 ÷ 80% of the price is 1/12 of 15,000,000' },
  },
  {
    name: 'Part of a round of 400,000 before the money of 3.6 million',
    given: { ...recycler, deal: 'pre', valuation: 3_600_000, round: 400_000, ...alone(100_000, 2) },
    expect: { owned: 0.0125, endings: { at: { 0: { proceeds: 12_500, irr: -0.5 } } } },
    source: {
      ...libreOffice,
      how: '50,000 ÷ 4,000,000; an eighth of a sale for less than the preference',
      sheet: { formulas: { 'endings.0.irr': '=RRI(2;50000;12500)' } },
    },
  },
  {
    name: 'SEIS, 40% taxpayer: 100,000 lost costs 30,000',
    given: { ...loss, relief: 'seis' },
    expect: { afterTax: { at: { 0: { name: 'End', relief: 50_000, loss: 20_000, net: -30_000 } } } },
    source: { ...ukia, how: 'Scenario 1: net exposure £30,000' },
  },
  {
    name: 'EIS, 40% taxpayer: 100,000 lost costs 42,000',
    given: { ...loss, relief: 'eis' },
    expect: { afterTax: { at: { 0: { relief: 30_000, loss: 28_000, net: -42_000 } } } },
    source: { ...ukia, how: 'Scenario 2: net exposure £42,000' },
  },
  {
    name: 'EIS, 45% taxpayer: 10,000 lost costs 3,850',
    given: { ...loss, cheque: 10_000, relief: 'eis', incomeRate: 0.45 },
    expect: { afterTax: { at: { 0: { net: -3850 } } } },
    source: syndicateRoom,
  },
  {
    name: 'EIS: a gain after three years is free of tax; before them relief goes back and tax is due',
    given: {
      ...loss,
      relief: 'eis',
      exits: [
        { name: 'Early', value: 1_500_000, year: 2, odds: 0.5 },
        { name: 'Late', value: 1_500_000, year: 3, odds: 0.5 },
      ],
    },
    expect: {
      afterTax: { at: { 0: { relief: 0, tax: 10_000, net: 40_000 }, 1: { relief: 30_000, tax: 0, net: 80_000 } } },
    },
    source: {
      title: 'Income Tax Act 2007, section 209; Taxation of Chargeable Gains Act 1992, section 150A',
      how: 'Relief of 30,000 against 30% of 150,000; 50,000 × 20%',
    },
  },
  {
    name: 'Section 1202: half of the gain after three years, all after five',
    given: {
      ...loss,
      relief: 'qsbs',
      exits: [
        { name: 'Three', value: 3_000_000, year: 3, odds: 0.4 },
        { name: 'Four', value: 3_000_000, year: 4, odds: 0.3 },
        { name: 'Five', value: 3_000_000, year: 5, odds: 0.3 },
      ],
    },
    expect: { afterTax: { at: { 0: { tax: 20_000 }, 1: { tax: 10_000 }, 2: { tax: 0, net: 200_000 } } } },
    source: { ...code, how: 'Exclusion of 50%, 75% and 100% of 200,000; 20% on the rest' },
  },
  {
    name: 'Section 1202: stock of May 2025 waits for five years, and 10 million is the limit',
    given: {
      ...loss,
      relief: 'qsbs',
      boughtOn: '2025-05-01',
      exits: [
        { name: 'Four', value: 3_000_000, year: 4, odds: 0.5 },
        { name: 'Giant', value: 151_000_000, year: 6, odds: 0.5 },
      ],
    },
    expect: { afterTax: { at: { 0: { tax: 40_000 }, 1: { tax: 1_000_000 } } } },
    source: { ...code, how: '15,000,000 of gain less 10,000,000, at 20%' },
  },
  {
    name: 'A day before SEIS had this limit',
    given: { ...loss, relief: 'seis', boughtOn: '2020-01-01' },
    problem: 'boughtOn',
    because: 'known',
    source: { ...ukia },
  },
  {
    name: 'Section 1202 before it excluded all',
    given: { ...loss, relief: 'qsbs', boughtOn: '2009-01-01' },
    problem: 'boughtOn',
    source: { ...code },
  },
  {
    name: 'Odds of 90%',
    given: { ...recycler, exits: [{ value: 1, year: 1, odds: 0.9 }] },
    problem: 'exits',
    because: '90%',
    source: { ...onPaper, how: '90% is less than 100%' },
  },
  {
    name: 'Rounds out of order',
    given: {
      ...recycler,
      rounds: [
        { year: 4, raise: 1, pre: 1, pool: 0, follow: 'no' },
        { year: 2, raise: 1, pre: 1, pool: 0, follow: 'no' },
      ],
    },
    problem: 'rounds',
    source: { ...onPaper, how: 'Year 4 comes before year 2' },
  },
  {
    name: 'A round that takes everything',
    given: { ...recycler, rounds: [{ year: 4, raise: 1, pre: 1, pool: 0.5, follow: 'no' }] },
    problem: 'rounds',
    because: 'leave something',
    source: { ...onPaper, how: 'Half to the investors and half to the pool' },
  },
  {
    name: 'A cheque larger than the firm',
    given: { ...recycler, cheque: 5_000_000 },
    problem: 'valuation',
    source: { ...onPaper, how: '5,000,000 for a firm of 5,000,000' },
  },
  {
    name: 'A round smaller than the cheque',
    given: { ...recycler, round: 10_000 },
    problem: 'round',
    source: { ...onPaper, how: '10,000 are less than the cheque of 50,000' },
  },
])
