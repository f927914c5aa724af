import { defineCases } from '@/lib/kits/calculator'
import dti from './debt-to-income'

const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const plain = {
  incomes: [{ name: 'Salary', kind: 'monthly', amount: 6000 }],
  housing: 1500,
  debts: [
    { name: 'Car loan', kind: 'instalment', balance: 9000, payment: 320, left: 30 },
    { name: 'Credit card', kind: 'card', balance: 3000, payment: 90, left: 0 },
    { name: 'Student loan', kind: 'student', balance: 24_000, payment: 0, left: 0 },
  ],
  limit: 'usual',
  front: 0.28,
  back: 0.45,
  cardShare: 0.05,
  studentShare: 0.01,
  short: 10,
  grossUp: 0.25,
  propertyTax: 250,
  insurance: 100,
  mortgageInsurance: 0,
  dues: 0,
  rent: 0,
  rentShare: 0.75,
  rentCosts: 0,
} as const
const bare = { ...plain, debts: [], propertyTax: 0, insurance: 0 } as const

export default defineCases(dti, [
  {
    name: 'A home of 1,850 and debts of 650 on 6,000: over both usual limits',
    given: plain,
    expect: {
      backRatio: 0.4167,
      frontRatio: 0.3083,
      counted: 650,
      total: 2500,
      gross: 6000,
      verdict: 'bad',
      best: 'fair',
      room: -340,
      cut: 340,
      cheaper: 170,
      more: 944.44,
      list: {
        rows: 3,
        at: {
          0: { name: 'Car loan', counts: 320, why: 'Its payment', balance: 9000, after: 0.363 },
          2: { name: 'Student loan', counts: 240, why: '1% of it', after: 0.377 },
        },
        sum: { counts: 650 },
      },
      limits: {
        rows: 3,
        at: {
          0: { name: 'Usual, 28% and 36%', front: 0.28, back: 0.36, room: -340, meets: 'No' },
          1: { name: 'FHA, by hand', front: 0.31, back: 0.43, room: 80, meets: 'Yes' },
          2: { name: 'VA', front: null, back: 0.41, room: -40, meets: 'No' },
        },
      },
    },
    says: { verdict: 'by $340.00 a month', best: 'Car loan frees most' },
    source: {
      title: 'LibreOffice Calc, SUMPRODUCT',
      how: 'Ratios as sums of products over income; the rest on paper: 2,500 − 36% × 6,000, 1,850 − 28% × 6,000, 2,500 ÷ 36% − 6,000',
      sheet: {
        cells: { A1: 9000, A2: 3000, A3: 24_000, B1: 320, B2: 90, B3: 0, C3: 0.01 },
        formulas: { counted: '=SUMPRODUCT(B1:B3)+SUMPRODUCT(A3;C3)' },
      },
    },
  },
  {
    name: 'Yearly, averaged and untaxed income; a card without a payment; ten instalments left',
    given: {
      ...plain,
      incomes: [
        { name: 'Pay', kind: 'yearly', amount: 48_000 },
        { name: 'Business', kind: 'twoYears', amount: 36_000 },
        { name: 'Pension', kind: 'untaxed', amount: 400 },
      ],
      debts: [
        { name: 'Phone', kind: 'instalment', balance: 500, payment: 50, left: 10 },
        { name: ' ', kind: 'card', balance: 2000, payment: 0, left: 0 },
        { name: 'Lease', kind: 'lease', balance: 0, payment: 200, left: 5 },
        { name: 'Support', kind: 'support', balance: 0, payment: 300, left: 0 },
      ],
      limit: 'fha',
    },
    expect: {
      gross: 6000,
      counted: 600,
      total: 2450,
      verdict: 'good',
      best: null,
      room: 130,
      cut: 0,
      cheaper: 0,
      more: 0,
      list: {
        at: {
          0: { counts: 0, why: '10 left' },
          1: { name: 'Debt 2', counts: 100, why: '5% of it' },
          2: { counts: 200 },
          3: { counts: 300 },
        },
      },
    },
    says: { verdict: 'Within the limits of 31% and 43%' },
    source: paper('4,000 + 1,500 + 400 × 1.25; 100 + 200 + 300; 43% × 6,000 − 2,450'),
  },
  {
    name: 'A let home that earns more than it costs adds to income',
    given: { ...bare, rent: 2000, rentCosts: 500, limit: 'va' },
    expect: { gross: 7000, counted: 0, frontRatio: 0.2143, backRatio: 0.2143, verdict: 'good' },
    source: paper('2,000 × 75% − 500 = 1,000; 1,500 ÷ 7,000'),
  },
  {
    name: 'A let home that costs more than it earns is a debt',
    given: { ...bare, rent: 1000, rentCosts: 1000, limit: 'va' },
    expect: {
      gross: 6000,
      counted: 250,
      list: { rows: 1, at: { 0: { name: 'Let home', why: 'Costs above rent', counts: 250 } } },
    },
    source: paper('1,000 × 75% − 1,000'),
  },
  {
    name: 'Only the home is too dear',
    given: { ...bare, housing: 1800 },
    expect: { verdict: 'fair', cheaper: 120, more: 428.57, room: 360 },
    says: { verdict: 'The home alone exceeds 28%, by $120.00' },
    source: paper('1,800 − 28% × 6,000; 1,800 ÷ 28% − 6,000'),
  },
  {
    name: 'One small debt is enough to clear',
    given: {
      ...plain,
      limit: 'own',
      front: 0.35,
      back: 0.4,
    },
    expect: {
      verdict: 'bad',
      best: 'good',
      cut: 100,
      room: -100,
      limits: { rows: 4, at: { 3: { name: 'Own', meets: 'No' } } },
    },
    says: { best: 'Car loan: paying off $9,000.00 removes $320.00 a month' },
    source: paper('2,500 − 40% × 6,000 = 100; of 320 and 240 the car loan owes less'),
  },
  {
    name: 'Without income there is no ratio',
    given: { ...plain, incomes: [{ name: 'None', kind: 'monthly', amount: 0 }] },
    problem: 'incomes',
    source: paper('Division by 0'),
  },
])
