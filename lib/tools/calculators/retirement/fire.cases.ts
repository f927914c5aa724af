import { defineCases } from '@/lib/kits/calculator'
import fire from './fire'

const simulated = (how: string) => ({ title: 'Simulation in Python, tests/vectors/savings/fire.py', how })
const plain = {
  withdrawal: 0.04,
  later: undefined,
  other: 0,
  partTime: 15_000,
  oldAge: 65,
  lean: 0.7,
  fat: 1.5,
} as const

export default defineCases(fire, [
  {
    name: 'A published rule: 50,000 a year needs 1,250,000',
    given: { ...plain, income: 80_000, spending: 50_000, portfolio: 0, age: 30, realReturn: 0.05 },
    expect: { number: 1_250_000 },
    source: {
      title: 'MyFinancePlatform: FIRE calculator',
      href: 'https://myfinanceplatform.com/calculators/fire-calculator',
      how: 'Read: $50,000 a year = $1,250,000',
    },
  },
  {
    name: 'The same page: half saved is about 17 years, a quarter 32, a tenth 51, three quarters 7',
    given: { ...plain, income: 80_000, spending: 40_000, portfolio: 0, age: 30, realReturn: 0.05 },
    expect: {
      years: 16.620_772_445,
      savingsRate: 0.5,
      progress: 0,
      curve: {
        rows: 18,
        at: { 1: { rate: 0.1, years: 51.353_095_027 }, 4: { years: 31.935_629_744 }, 14: { years: 7.138_871_127 } },
      },
    },
    source: {
      title: 'MyFinancePlatform: FIRE calculator, savings rate and years',
      href: 'https://myfinanceplatform.com/calculators/fire-calculator',
      how: 'Read: 51, 32, 17 and about 7 years; the decimals from the simulation in tests/vectors/savings/fire.py',
    },
  },
  {
    name: 'Two fifths saved at thirty-two: NPER and PV',
    given: { ...plain, income: 60_000, spending: 36_000, portfolio: 80_000, age: 32, realReturn: 0.05 },
    expect: {
      number: 900_000,
      saved: 24_000,
      years: 18.485_324_035_6,
      coast: 179_885.29,
      barista: 525_000,
      baristaYears: 11.986_146_116_1,
    },
    source: {
      title: 'LibreOffice Calc',
      how: '36,000 ÷ 4% and 21,000 ÷ 4%',
      sheet: {
        formulas: {
          years: '=NPER(5%;-24000;-80000;900000)',
          coast: '=PV(5%;33;0;-900000)',
          baristaYears: '=NPER(5%;-24000;-80000;525000)',
        },
      },
    },
  },
  {
    name: 'The same, followed year by year',
    given: { ...plain, income: 60_000, spending: 36_000, portfolio: 80_000, age: 32, realReturn: 0.05 },
    expect: {
      ageThen: 50.485_324_035_6,
      savingsRate: 0.4,
      progress: 0.088_888_888_9,
      coastYears: 4.781_968_267_9,
      verdict: 'good',
      levels: {
        rows: 3,
        at: {
          0: { level: 'Lean', spending: 25_200, number: 630_000, years: 14.022_877_812, age: 46.022_877_812 },
          2: { level: 'Fat', number: 1_350_000, years: 24.269_942_154_6 },
        },
      },
      path: { rows: 19, at: { 0: { age: 33, saved: 24_000, growth: 4000, balance: 108_000 } } },
    },
    says: { verdict: 'Independent at 50.5.' },
    source: simulated('Broken years continued between their ends, times found by halving the interval'),
  },
  {
    name: 'Spending more than is earned, and the return carries it',
    given: { ...plain, income: 20_000, spending: 25_000, later: 20_000, portfolio: 400_000, age: 50, realReturn: 0.05 },
    expect: { number: 500_000, saved: -5000, savingsRate: -0.25, years: 5.896_312_860_4 },
    source: simulated('400,000 grows by 5% less 5,000 a year'),
  },
  {
    name: 'No return: 400,000 at 20,000 a year',
    given: { ...plain, income: 40_000, spending: 20_000, portfolio: 100_000, age: 50, realReturn: 0 },
    expect: { years: 20, ageThen: 70, coast: 500_000, coastYears: null, verdict: 'fair' },
    says: { verdict: 'Independent at 70.0, after 65.' },
    source: simulated('Twenty years of 20,000; within the fifteen to 65 the sum is not there to coast with'),
  },
  {
    name: 'Nothing saved, nothing invested: never',
    given: { ...plain, income: 20_000, spending: 20_000, portfolio: 0, age: 30, realReturn: 0.05 },
    expect: { years: null, verdict: 'bad', coastYears: null },
    says: { verdict: 'the number is never reached' },
    source: { title: 'Arithmetic on paper', how: '0 grows to 0' },
  },
  {
    name: 'There already',
    given: { ...plain, income: 20_000, spending: 20_000, portfolio: 500_000, age: 60, realReturn: 0.03 },
    expect: { years: 0, progress: 1, verdict: 'good' },
    says: { verdict: 'You are there' },
    source: { title: 'Arithmetic on paper', how: '20,000 ÷ 4%' },
  },
  {
    name: 'A pension pays for it all',
    given: { ...plain, income: 20_000, spending: 20_000, portfolio: 0, age: 60, realReturn: 0.03, other: 25_000 },
    expect: { number: 0, years: 0, progress: null, barista: 0 },
    source: { title: 'Arithmetic on paper', how: 'Nothing is left for the portfolio to pay' },
  },
])
