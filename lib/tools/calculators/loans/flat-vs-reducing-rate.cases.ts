import { defineCases } from '@/lib/kits/calculator'
import flat from './flat-vs-reducing-rate'

const simulation = (how: string) => ({
  title: 'Month-by-month simulation (Python), tests/vectors/loans/flat.py',
  how,
})
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const plain = {
  principal: 10_000,
  given: 'flat',
  annualRate: 0.08,
  months: 36,
  advance: 0,
  fee: 200,
  feeTax: 0,
  settle: 12,
} as const

export default defineCases(flat, [
  {
    name: '8% flat over three years is 14.55% on what is owed',
    given: plain,
    expect: {
      reducing: 0.14547,
      flat: 0.08,
      instalment: 344.44,
      interest: 2399.82,
      effective: 0.15557,
      withFee: 0.1598,
      verdict: 'plain',
      ifFlat: 344.44,
      ifReducing: 313.36,
      dearer: 1118.88,
      bySum: 7185.54,
      byBalance: 7135.42,
      penalty: 50.12,
      conversion: {
        rows: 7,
        at: {
          0: { months: 12, asFlat: 0.14452, asReducing: 0.04386, flatPayment: 900, reducingPayment: 869.88 },
          6: { months: 84, asFlat: 0.13694, asReducing: 0.04418, flatPayment: 185.71, reducingPayment: 155.86 },
        },
      },
      schedule: {
        rows: 36,
        at: {
          0: { month: 1, paid: 344.44, interest: 121.23, owed: 9776.79, flatInterest: 66.66, flatOwed: 9722.22 },
          [-1]: { paid: 344.42, interest: 4.13, owed: 0, flatOwed: 0 },
        },
        sum: { interest: 2399.82, flatInterest: 2399.82 },
      },
    },
    says: { verdict: '14.55%' },
    source: {
      ...simulation('row A; digits 1 to 36 add up to 666 there'),
      sheet: {
        cells: { A1: 344.44 },
        formulas: {
          reducing: '=RATE(36;-A1;10000)*12',
          ifReducing: '=PMT(8%/12;36;-10000)',
          withFee: '=RATE(36;-A1;9800)*12',
          effective: '=EFFECT(RATE(36;-A1;10000)*12;12)',
        },
      },
    },
  },
  {
    name: '12% reducing over five years would be advertised as 6.69% flat',
    given: { ...plain, principal: 500_000, given: 'reducing', annualRate: 0.12, months: 60, fee: 0, settle: 24 },
    expect: {
      reducing: 0.12,
      flat: 0.06693,
      instalment: 11_122.22,
      interest: 167_333.2,
      withFee: null,
      bySum: 339_501.61,
      byBalance: 334_862.38,
      penalty: 4639.23,
      dearer: 132_666.6,
    },
    says: { verdict: '6.69% flat' },
    source: {
      ...simulation('row B'),
      sheet: { formulas: { instalment: '=PMT(12%/12;60;-500000)' } },
    },
  },
  {
    name: 'Two instalments on the first day lift 8% flat to 16.45%',
    given: { ...plain, advance: 2, fee: 0 },
    expect: {
      reducing: 0.16447,
      interest: 2399.84,
      bySum: null,
      byBalance: null,
      penalty: null,
      schedule: { rows: 35, at: { 0: { month: 0, paid: 688.88, interest: 0, owed: 9311.12 } } },
    },
    source: {
      ...simulation('row C'),
      sheet: { cells: { A1: 344.44 }, formulas: { reducing: '=RATE(34;-A1;10000-2*A1)*12' } },
    },
  },
  {
    name: 'One instalment in advance at a reducing rate, with a fee and 18% tax on it',
    given: {
      ...plain,
      given: 'reducing',
      annualRate: 0.12,
      months: 24,
      advance: 1,
      fee: 100,
      feeTax: 0.18,
    },
    expect: { instalment: 466.07, withFee: 0.13308, interest: 1185.68, flat: 0.05928 },
    source: {
      ...simulation('row D'),
      sheet: {
        cells: { A1: 466.07 },
        formulas: { instalment: '=PMT(12%/12;24;-10000;0;1)', withFee: '=RATE(23;-A1;10000-A1-118)*12' },
      },
    },
  },
  {
    name: 'With a single instalment both rates are one',
    given: { ...plain, principal: 1000, annualRate: 0.12, months: 1, fee: 0 },
    expect: { reducing: 0.12, flat: 0.12, instalment: 1010, interest: 10, bySum: null, dearer: 0 },
    source: paper('1,000 × 12% ÷ 12 in one month'),
  },
  {
    name: 'Without interest',
    given: { ...plain, annualRate: 0, principal: 1200, months: 12, fee: 0, settle: 6 },
    expect: { reducing: 0, flat: 0, instalment: 100, bySum: 600, byBalance: 600, penalty: 0 },
    says: { verdict: 'Without interest' },
    source: paper('1,200 ÷ 12; 6 × 100 left'),
  },
  {
    name: 'As many advance instalments as there are',
    given: { ...plain, months: 2, advance: 2 },
    problem: 'advance',
    source: paper('2 of 2'),
  },
  {
    name: 'A fee as large as the loan',
    given: { ...plain, fee: 10_000 },
    problem: 'fee',
    source: paper('10,000 − 10,000'),
  },
  {
    name: 'A loan of fewer coins than instalments',
    given: { ...plain, principal: 0.2 },
    problem: 'principal',
    source: paper('20 cents in 36 months'),
  },
])
