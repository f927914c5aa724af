import { defineCases } from '@/lib/kits/calculator'
import definition from './roth-vs-traditional'

const script = (how: string) => ({ title: 'A separate script that adds and grows year by year', how })
const byHand = (how: string) => ({ title: 'Arithmetic on paper', how })
const plain = {
  spare: 5000,
  taxNow: 0.24,
  taxLater: 0.18,
  years: 25,
  returnRate: 0.06,
  account: 'ira',
  older: false,
  drag: 0.15,
  spent: false,
} as const

export default defineCases(definition, [
  {
    name: 'A lower rate later: traditional',
    given: plain,
    expect: {
      traditional: 313_738.380_439,
      roth: 290_781.913_577,
      ahead: 22_956.466_861,
      even: 0.24,
      intoTraditional: 6578.947_368,
      intoRoth: 5000,
      beside: 0,
      besideRoth: 0,
      limit: 7500,
      verdict: 'good',
      rates: {
        rows: 11,
        at: {
          0: { rate: 0, traditional: 382_607.781_023, roth: 290_781.913_577, ahead: 91_825.867_445 },
          10: { rate: 0.5, traditional: 191_303.890_511 },
        },
      },
    },
    says: { verdict: 'traditional account leaves' },
    source: script(
      '5,000 ÷ 0.76 a year at 6% for 25 years; 82% of it; the IRA limit of 2026 is $7,500 (IRS Notice 2025-67)',
    ),
  },
  {
    name: 'Equal rates below the limit tie',
    given: { ...plain, taxLater: 0.24 },
    expect: { traditional: 290_781.913_577, roth: 290_781.913_577, ahead: 0, verdict: 'plain' },
    says: { verdict: 'commute' },
    source: byHand('(1 − t) × (1 + r)^n in either order'),
  },
  {
    name: 'Equal rates at the limit: Roth',
    given: { ...plain, spare: 7500, taxLater: 0.24 },
    expect: {
      traditional: 423_036.349_846,
      roth: 436_172.870_366,
      even: 0.209_882_307,
      intoTraditional: 7500,
      beside: 1800,
      verdict: 'good',
    },
    says: { verdict: 'shelters more' },
    source: script('1,800 of saved tax grows at 5.1% beside it'),
  },
  {
    name: 'A much lower rate later beats the shelter',
    given: { ...plain, spare: 7500, taxNow: 0.22, taxLater: 0.15, years: 30, returnRate: 0.07, drag: 0.2 },
    expect: { traditional: 772_769.216_045, roth: 758_047.810_248, even: 0.169_420_155, beside: 1650 },
    source: script('1,650 at 5.6% beside it'),
  },
  {
    name: 'More than either takes',
    given: { ...plain, spare: 10_000, taxLater: 0.3 },
    expect: { traditional: 524_011.767_025, roth: 563_318.659_766, beside: 4300, besideRoth: 2500, verdict: 'good' },
    says: { verdict: 'Roth account leaves' },
    source: script('7,500 in each; 4,300 and 2,500 beside them'),
  },
  {
    name: 'Without a return, in a plan at work',
    given: { ...plain, spare: 6000, taxNow: 0.32, taxLater: 0.22, years: 10, returnRate: 0, account: 'plan' },
    expect: { traditional: 68_823.529_412, roth: 60_000, limit: 24_500, even: 0.32 },
    source: byHand('6,000 ÷ 0.68 × 0.78 × 10; the limit of 2026 is $24,500'),
  },
  {
    name: 'From 50 on in a plan: 32,500',
    given: { ...plain, spare: 30_000, taxNow: 0.35, taxLater: 0.25, years: 20, account: 'plan', older: true },
    expect: {
      limit: 32_500,
      intoTraditional: 32_500,
      beside: 8875,
      traditional: 1_262_154.369_238,
      roth: 1_169_781.800_273,
    },
    source: script('24,500 and 8,000 more from 50 on, IRS Notice 2025-67'),
  },
  {
    name: 'From 50 on in an IRA',
    given: { ...plain, spare: 8600, taxNow: 0, taxLater: 0.1, years: 10, returnRate: 0.05, older: true },
    expect: { limit: 8600, traditional: 102_220.532_636, roth: 113_578.369_596, even: 0 },
    source: script('7,500 and 1,100 more from 50 on, IRS Notice 2025-67'),
  },
  {
    name: 'No limit',
    given: { ...plain, spare: 100_000, account: 'none' },
    expect: { intoRoth: 100_000, limit: null, beside: 0, even: 0.24 },
    source: byHand('Nothing stands beside it'),
  },
  {
    name: 'The tax saved is spent',
    given: { ...plain, spent: true },
    expect: { traditional: 238_441.169_133, roth: 290_781.913_577, even: 0, intoTraditional: 5000, verdict: 'plain' },
    says: { verdict: 'cannot catch up' },
    source: script('5,000 in both; 82% of the same sum'),
  },
])
