import { defineCases } from '@/lib/kits/calculator'
import definition from './vat-reclaim'

const python = { title: 'Python fractions: tests/vectors/transaction-tax/partial_exemption.py' } as const
const notice = {
  title: 'HMRC: Partial exemption (VAT Notice 706)',
  href: 'https://www.gov.uk/guidance/partial-exemption-vat-notice-706',
} as const
const taxlab = { title: 'TaxLab: VAT before registration', href: 'https://taxlab.co.uk/3360-2/' } as const
const blocked = {
  title: 'Essendon Accounts: input tax that cannot be reclaimed',
  href: 'https://blog.essendonaccounts.co.uk/vat-input-tax-that-cannot-be-reclaimed',
} as const

type Use = 'taxable' | 'exempt' | 'both'
const cost = (use: Use, vat: number) => ({
  description: undefined,
  vat,
  kind: 'ordinary' as const,
  use,
  business: 1,
  day: undefined,
})
const period = { months: 3, registeredFrom: '2026-04-01', badDebts: 0, fuelCharge: 0, isYear: false } as const

export default defineCases(definition, [
  {
    name: 'ACCA question: 1,000 direct and 40% of 500 make 1,200 of exempt tax, within 1,875 and half',
    given: {
      ...period,
      purchases: [cost('taxable', 18_500), cost('exempt', 1000), cost('both', 500)],
      taxableSupplies: 60_000,
      exemptSupplies: 40_000,
    },
    expect: {
      box4: 20_000,
      lost: 0,
      share: 0.6,
      exemptTax: 1200,
      limit: 1875,
      test: 'good',
      adjustment: null,
      fuelVat: null,
      pools: {
        rows: 3,
        at: {
          0: { pool: 'Taxable sales', tax: 18_500, recovered: 18_500 },
          1: { pool: 'Exempt sales', tax: 1000, recovered: 1000 },
          2: { pool: 'Both', tax: 500, recovered: 500 },
        },
      },
    },
    says: { test: '£1,200' },
    source: {
      title: 'ExpertMinds: ACCA TX practice exam 4, question 18',
      href: 'https://expertminds.ai/practice/acca/acca-tx-taxation-practice-exam-4/q/18',
      how: 'Answer C: not more than £1,875 and not more than 50% of total input VAT',
    },
  },
  {
    name: 'Under 1,875 but more than half of all input tax: lost',
    given: {
      ...period,
      purchases: [cost('taxable', 1000), cost('exempt', 1500)],
      taxableSupplies: 50,
      exemptSupplies: 50,
    },
    expect: { box4: 1000, lost: 1500, test: 'fair' },
    says: { test: 'more than half' },
    source: { ...python, how: '1000 1500 0 50 50 3' },
  },
  {
    name: 'Exactly half is within the limit',
    given: {
      ...period,
      purchases: [cost('taxable', 1000), cost('exempt', 1000)],
      taxableSupplies: 50,
      exemptSupplies: 50,
    },
    expect: { box4: 2000, test: 'good' },
    source: { ...python, how: '1000 1000 0 50 50 3' },
  },
  {
    name: 'Exactly 1,875 in a quarter',
    given: {
      ...period,
      purchases: [cost('taxable', 5000), cost('exempt', 1875)],
      taxableSupplies: 1,
      exemptSupplies: 1,
    },
    expect: { box4: 6875 },
    source: { ...python, how: '5000 1875 0 1 1 3' },
  },
  {
    name: 'A penny more',
    given: {
      ...period,
      purchases: [cost('taxable', 5000), cost('exempt', 1875.01)],
      taxableSupplies: 1,
      exemptSupplies: 1,
    },
    expect: { box4: 5000, lost: 1875.01 },
    says: { test: 'above £1,875' },
    source: { ...python, how: '5000 1875.01 0 1 1 3' },
  },
  {
    name: '58 of 100 stays 58%',
    given: { ...period, months: 1, purchases: [cost('both', 4000)], taxableSupplies: 58, exemptSupplies: 42 },
    expect: { share: 0.58, box4: 2320, exemptTax: 1680 },
    source: { ...python, how: '0 0 4000 58 42 1' },
  },
  {
    name: 'The least above 58% is 59%',
    given: { ...period, months: 1, purchases: [cost('both', 4000)], taxableSupplies: 580_001, exemptSupplies: 419_999 },
    expect: { share: 0.59, box4: 2360 },
    source: { ...python, how: '0 0 4000 580001 419999 1' },
  },
  {
    name: 'A year recomputed: within the limits of twelve months everything comes back, less what was recovered',
    given: {
      ...period,
      months: 12,
      isYear: true,
      claimedBefore: 22_000,
      purchases: [cost('taxable', 20_000), cost('exempt', 6000), cost('both', 4000)],
      taxableSupplies: 700,
      exemptSupplies: 300,
    },
    expect: { box4: 30_000, exemptTax: 7200, limit: 7500, adjustment: 8000 },
    source: { ...python, how: '20000 6000 4000 700 300 12, less 22,000' },
  },
  {
    name: 'Entertaining and a car are blocked, a hired car by half',
    given: {
      ...period,
      purchases: [
        { ...cost('taxable', 100), kind: 'entertainment' },
        { ...cost('taxable', 4000), kind: 'carBought' },
        { ...cost('taxable', 80), kind: 'carHired' },
      ],
      taxableSupplies: 1000,
      exemptSupplies: 0,
    },
    expect: {
      box4: 40,
      lost: 4140,
      share: 1,
      test: 'good',
      list: {
        rows: 3,
        at: {
          0: { purchase: 'Purchase 1', vat: 100, counts: 0, why: 'Entertaining is blocked' },
          1: { counts: 0, why: 'A car for private use too is blocked' },
          2: { counts: 40, why: 'Half of a hired car is blocked' },
        },
      },
    },
    says: { test: 'No VAT was spent for exempt sales' },
    source: { ...blocked, how: '50% of the VAT for leased or hired cars can be reclaimed' },
  },
  {
    name: 'A phone used for business by six tenths',
    given: {
      ...period,
      purchases: [{ ...cost('taxable', 50), business: 0.6 }],
      taxableSupplies: 1000,
      exemptSupplies: 0,
    },
    expect: { box4: 30, lost: 20, list: { at: { 0: { counts: 30, why: 'Private use' } } } },
    source: { title: 'Arithmetic on paper', how: '60% of 50' },
  },
  {
    name: 'Goods of four years, services of six months before registration',
    given: {
      ...period,
      purchases: [
        { ...cost('taxable', 10), kind: 'earlierGoods', day: '2022-04-01' },
        { ...cost('taxable', 20), kind: 'earlierGoods', day: '2022-03-31' },
        { ...cost('taxable', 40), kind: 'earlierServices', day: '2025-10-01' },
        { ...cost('taxable', 80), kind: 'earlierServices', day: '2025-09-30' },
        { ...cost('taxable', 160), kind: 'earlierServices', day: '2026-04-01' },
      ],
      taxableSupplies: 1000,
      exemptSupplies: 0,
    },
    expect: {
      box4: 210,
      list: {
        at: { 1: { counts: 0, why: 'Too long before registration' }, 3: { counts: 0 }, 4: { counts: 160, why: null } },
      },
    },
    source: { ...taxlab, how: 'Goods within four years, services within six months before registration' },
  },
  {
    name: 'What was bought before registration needs its date',
    given: {
      ...period,
      purchases: [{ ...cost('taxable', 10), kind: 'earlierGoods' }],
      taxableSupplies: 1,
      exemptSupplies: 0,
    },
    problem: 'purchases',
    because: 'purchase 1',
    source: { ...taxlab, how: 'A stock account with dates' },
  },
  {
    name: 'Residual tax needs sales to share it by',
    given: { ...period, purchases: [cost('both', 10)], taxableSupplies: 0, exemptSupplies: 0 },
    problem: 'taxableSupplies',
    source: { ...notice, how: 'Section 4: the percentage is of the value of supplies' },
  },
  {
    name: 'Registered before the rules that are known',
    given: {
      ...period,
      purchases: [cost('taxable', 10)],
      registeredFrom: '2010-03-31',
      taxableSupplies: 1,
      exemptSupplies: 0,
    },
    problem: 'registeredFrom',
    source: { title: 'Arithmetic on paper', how: 'The rule begins on 1 April 2010' },
  },
  {
    name: 'Bad debts are added, a sixth of the scale charge goes to box 1',
    given: {
      ...period,
      purchases: [cost('taxable', 10)],
      badDebts: 200,
      fuelCharge: 300,
      taxableSupplies: 1,
      exemptSupplies: 0,
    },
    expect: { box4: 210, fuelVat: 50, lost: 0 },
    source: {
      title: 'HMRC: Motoring expenses (VAT Notice 700/64), the scale charge includes VAT',
      how: '300 ÷ 6; 10 + 200',
    },
  },
])
