import { defineCases } from '@/lib/kits/calculator'
import payback from './cac-payback'

const plain = {
  from: 'known',
  churn: 0,
  onboarding: 0,
  expansion: 0,
  ramp: 0,
  discountMonths: 0,
  discount: 1,
  prepaid: 0,
  target: 12,
  segments: [],
} as const
const vectors = {
  title: 'A second program that keeps every month in a list',
  how: 'tests/vectors/ratio-kpi/cac-payback.py',
}

export default defineCases(payback, [
  {
    name: '900 on 150 a month at 80%: 7.5 months',
    given: { ...plain, cac: 900, arpa: 150, margin: 0.8 },
    expect: {
      simple: 7.5,
      adjusted: 7.5,
      cash: 7.5,
      allowed: 1440,
      usedCac: 900,
      profit: 120,
      outlay: 900,
      ever: null,
      all: null,
      verdict: 'good',
      curve: { rows: 25, at: { 0: { profit: -900, cash: -900 }, 8: { month: 8, profit: 60 } } },
    },
    source: {
      title: 'MaximCalculator: CAC payback period',
      href: 'https://maximcalculator.com/calculators/payback-period-cac.html',
      how: 'Its example: 900, 150 a month, 80%: 120 a month, 7.5 months',
    },
  },
  {
    name: '70 of gross profit a month on 1,000: 14.286 months',
    given: { ...plain, cac: 1000, arpa: 100, margin: 0.7 },
    expect: { simple: 14.285714, allowed: 840, verdict: 'fair' },
    says: { verdict: 'later than' },
    source: {
      title: 'freeonlinecal: CAC payback period calculator',
      href: 'https://freeonlinecal.com/gaming/cac-payback-period-calculator',
      how: 'Gross profit 70 a month, payback 14.286 months',
    },
  },
  {
    name: 'Churn, onboarding and two in five who pay ahead',
    given: { ...plain, cac: 900, arpa: 150, margin: 0.8, churn: 0.03, onboarding: 100, prepaid: 0.4 },
    expect: {
      simple: 7.5,
      adjusted: 9.4485942591,
      cash: 5.0192992951,
      allowed: 1124.630556,
      outlay: 1000,
      ever: 4000,
      verdict: 'good',
    },
    source: {
      ...vectors,
      how: `${vectors.how}; highest CAC is twelve months of profit less 100 of onboarding`,
    },
  },
  {
    name: 'Growth, a ramp of four months, two months at half price',
    given: {
      ...plain,
      cac: 1000,
      arpa: 200,
      margin: 0.75,
      churn: 0.04,
      onboarding: 200,
      expansion: 0.01,
      ramp: 4,
      discountMonths: 2,
      discount: 0.5,
      prepaid: 0.5,
      target: 10,
    },
    expect: {
      adjusted: 11.6854721427,
      cash: 5.1150450016,
      allowed: 816.6267284819,
      ever: 4640.25587031579,
      curve: { rows: 25, at: { 2: { profit: -1163.26, cash: -121.007199 } } },
    },
    source: vectors,
  },
  {
    name: 'All pay ahead: back in the first month',
    given: { ...plain, cac: 900, arpa: 150, margin: 0.8, churn: 0.02, prepaid: 1 },
    expect: { cash: 0.5084745763 },
    source: { ...vectors, how: `${vectors.how}; 900 of 1,770 that are left in month 1` },
  },
  {
    name: 'The sum over all survivors stays below the CAC',
    given: { ...plain, cac: 900, arpa: 100, margin: 0.8, churn: 0.1 },
    expect: { simple: 11.25, adjusted: null, cash: null, ever: 800, verdict: 'bad' },
    says: { verdict: 'never' },
    source: { title: 'Sum of a geometric series', how: '80 ÷ 0.1 = 800, less than 900' },
  },
  {
    name: 'Spend of three months against customers a month later',
    given: {
      ...plain,
      from: 'spend',
      spend: [
        { spent: 42_000, won: 38 },
        { spent: 45_000, won: 41 },
        { spent: 39_000, won: 52 },
        { spent: 47_000, won: 47 },
      ],
      lag: 1,
      arpa: 150,
      margin: 0.8,
    },
    expect: { usedCac: 900, simple: 7.5 },
    source: { title: 'By hand', how: '(42,000 + 45,000 + 39,000) ÷ (41 + 52 + 47) = 126,000 ÷ 140' },
  },
  {
    name: 'Two segments: the whole is the ratio of sums',
    given: {
      ...plain,
      cac: 900,
      arpa: 150,
      margin: 0.8,
      segments: [
        { name: 'Self-service', won: 30, cac: 500, arpa: 50, margin: 0.8, churn: 0.03 },
        { won: 10, cac: 4000, arpa: 400, margin: 0.75, churn: 0.01 },
      ],
    },
    expect: {
      all: 13.0952380952,
      bySegment: {
        rows: 2,
        at: {
          0: { name: 'Self-service', won: 30, simple: 12.5, adjusted: 15.4343294456 },
          1: { name: 'Segment 2', simple: 13.3333333, adjusted: 14.2393273236 },
        },
        sum: { won: 40 },
      },
    },
    source: vectors,
  },
  {
    name: 'A lag as long as the list',
    given: { ...plain, from: 'spend', spend: [{ spent: 100, won: 1 }], lag: 1, arpa: 150, margin: 0.8 },
    problem: 'spend',
    source: { title: 'There is no month to compare with' },
  },
  {
    name: 'Spend without a customer',
    given: { ...plain, from: 'spend', spend: [{ spent: 100, won: 0 }], lag: 0, arpa: 150, margin: 0.8 },
    problem: 'spend',
    because: 'customers won',
    source: { title: 'Division by zero' },
  },
])
