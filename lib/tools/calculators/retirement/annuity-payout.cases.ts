import { defineCases } from '@/lib/kits/calculator'
import annuityPayout from './annuity-payout'

const table = (how: string) => ({
  title: 'Social Security Administration: period life table of 2017',
  href: 'https://www.ssa.gov/oact/STATS/table4c6.html',
  how: `tests/vectors/life-table/annuities.py, backwards from the end of the table: ${how}`,
})
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const plain = {
  frequency: 'monthly',
  timing: 'end',
  compounding: 'nominal',
  deferral: 0,
  growth: 0,
  load: 0,
  partner: 'none',
  certain: 0,
} as const
const lifeIncome = { ...plain, find: 'lifeIncome', rate: 0.045 } as const
const termIncome = { ...plain, find: 'termIncome', rate: 0.045, sum: 250_000, years: 20 } as const
const lasting = { ...plain, find: 'lasting', rate: 0.045, sum: 250_000 } as const

export default defineCases(annuityPayout, [
  {
    name: 'A woman of 65',
    given: { ...lifeIncome, sum: 250_000, age: 65, sex: 'female' },
    expect: {
      payment: 1653.64,
      payoutRate: 0.079_374_72,
      breakEven: 78,
      expectancy: 20.4515,
      needed: null,
      fairSum: null,
      exclusion: null,
      byAge: {
        rows: 40,
        at: {
          0: { age: 66, alive: 0.990_126, received: 19_843.68, returned: null },
          9: { age: 75, alive: 0.857_379, received: 198_436.8, returned: -0.043_241 },
          19: { age: 85, alive: 0.553_712, received: 396_873.6, returned: 0.051_446 },
          29: { age: 95, alive: 0.136_892, received: 595_310.4, returned: 0.071_679 },
        },
      },
    },
    says: { verdict: 'The sum is back at 78. On average somebody of your age lives to 85.5.' },
    source: table('female 65'),
  },
  {
    name: 'A man of the same age gets more',
    given: { ...lifeIncome, sum: 250_000, age: 65, sex: 'male' },
    expect: { payment: 1815.06, payoutRate: 0.087_122_88 },
    source: table('male 65'),
  },
  {
    name: 'Quarterly, at the start, with an effective rate',
    given: {
      ...lifeIncome,
      sum: 100_000,
      rate: 0.03,
      age: 70,
      sex: 'male',
      frequency: 'quarterly',
      timing: 'start',
      compounding: 'effective',
    },
    expect: { payment: 2212.24, payoutRate: 0.088_489_6 },
    source: table('male 70 quarterly start effective'),
  },
  {
    name: 'Deferred by five years and rising by two percent',
    given: { ...lifeIncome, sum: 300_000, rate: 0.04, age: 60, sex: 'female', deferral: 5, growth: 0.02 },
    expect: { payment: 1982.51, payoutRate: 0.079_300_4, byAge: { at: { 0: { age: 66, received: 23_790.12 } } } },
    source: table('female 60 deferred 5 growth 2%'),
  },
  {
    name: 'Ten years in any case: heirs receive the rest',
    given: { ...lifeIncome, sum: 250_000, age: 66, sex: 'male', certain: 10 },
    expect: {
      payment: 1747.11,
      payoutRate: 0.083_861_28,
      byAge: { at: { 3: { age: 70, received: 209_653.2, returned: -0.033_388 } } },
    },
    source: table('male 66 certain 10'),
  },
  {
    name: 'Half goes on to a younger partner',
    given: {
      ...lifeIncome,
      sum: 400_000,
      rate: 0.04,
      age: 67,
      sex: 'male',
      partner: 'female',
      partnerAge: 64,
      share: 0.5,
    },
    expect: { payment: 2526.44, payoutRate: 0.075_793_2 },
    source: table('couple'),
  },
  {
    name: 'All of it goes on, fifteen years are certain, paid yearly in advance',
    given: {
      ...lifeIncome,
      sum: 400_000,
      rate: 0.04,
      age: 67,
      sex: 'male',
      frequency: 'yearly',
      timing: 'start',
      certain: 15,
      partner: 'female',
      partnerAge: 72,
      share: 1,
    },
    expect: { payment: 27_461.12, payoutRate: 0.068_652_8 },
    source: table('couple all of it, certain 15'),
  },
  {
    name: 'Five percent of costs',
    given: { ...lifeIncome, sum: 250_000, age: 65, sex: 'female', load: 0.05 },
    expect: { payment: 1570.96, payoutRate: 0.075_406_08 },
    source: table('load 5%'),
  },
  {
    name: 'An offer is held against the fair income, and part of it is free of tax',
    given: { ...lifeIncome, sum: 250_000, age: 65, sex: 'female', quote: 1400, basis: 250_000, multiple: 20 },
    expect: {
      payment: 1653.64,
      fairSum: 211_654.18,
      moneysWorth: 0.846_617,
      offerReturn: null,
      exclusion: 0.629_923_48,
      taxFree: 1041.67,
    },
    source: table('offer of 1400; 250,000 ÷ (20 × 12 × 1,653.64), and that share of 1,653.64'),
  },
  {
    name: 'Rising payments have no exclusion ratio here',
    given: { ...lifeIncome, sum: 250_000, age: 65, sex: 'female', growth: 0.02, basis: 250_000, multiple: 20 },
    expect: { exclusion: null, taxFree: null },
    source: {
      title: 'IRS Publication 939',
      href: 'https://www.irs.gov/publications/p939',
      how: 'The expected return of a variable payment is not the multiple times one payment',
    },
  },
  {
    name: 'The sum for two thousand a month, with three percent of costs',
    given: { ...plain, find: 'lifeSum', rate: 0.045, wanted: 2000, age: 65, sex: 'male', load: 0.03 },
    expect: { needed: 283_992.77, payment: null, payoutRate: 0.084_509_19 },
    source: table('sum for 2000 a month, male 65'),
  },
  {
    name: 'Twenty years of months: PMT',
    given: termIncome,
    expect: {
      payment: 1581.62,
      total: 379_588.8,
      payoutRate: 0.075_917_76,
      breakEven: null,
      byYear: { rows: 20, at: { 0: { year: 1, paid: 18_979.44 } } },
    },
    says: { verdict: '240 payments come to $379,588.80, $129,588.80 more than the sum.' },
    source: table('PMT with the rate of a month, as Excel has it'),
  },
  {
    name: 'Quarters in advance: PMT with type 1',
    given: { ...termIncome, sum: 100_000, rate: 0.05, years: 10, frequency: 'quarterly', timing: 'start' },
    expect: { payment: 3152.73, total: 126_109.2 },
    source: table('PMT at the start of periods, as Excel has it'),
  },
  {
    name: 'Half-years without interest',
    given: { ...termIncome, sum: 100_000, rate: 0, years: 10, frequency: 'halfYearly' },
    expect: { payment: 5000, total: 100_000, byYear: { rows: 10, at: { 9: { paid: 10_000, earned: 0, left: 0 } } } },
    source: paper('100,000 ÷ 20'),
  },
  {
    name: 'The sum for fifteen hundred a month: PV',
    given: { ...plain, find: 'termSum', rate: 0.045, wanted: 1500, years: 20 },
    expect: { needed: 237_098.16, total: 360_000, payoutRate: 0.075_917_92 },
    source: table('PV of 240 payments, as Excel has it'),
  },
  {
    name: 'The return of an offer for a term',
    given: { ...termIncome, quote: 1500, basis: 100_000 },
    expect: { offerReturn: 0.039_562, moneysWorth: 0.948_392_62, exclusion: 0.263_442_97, taxFree: 416.67 },
    source: table('offer of 1500 for 20 years; 1,500 ÷ 1,581.6234, and 100,000 ÷ 240 of each payment'),
  },
  {
    name: 'Fifteen hundred a month: NPER is 262.04',
    given: { ...lasting, wanted: 1500 },
    expect: { lasts: 21.837_055, payoutRate: 0.072, payment: null, byYear: { rows: 22, at: { 21: { left: 0 } } } },
    says: { verdict: 'The last full payment is number 262.' },
    source: table('lasts 1500'),
  },
  {
    name: 'Payments that rise by two percent end sooner',
    given: { ...lasting, wanted: 1500, growth: 0.02 },
    expect: { lasts: 17.329_816 },
    source: table('lasts 1500 rising 2%'),
  },
  {
    name: 'Yearly in advance, after three years of waiting',
    given: {
      ...lasting,
      sum: 100_000,
      rate: 0.03,
      wanted: 10_000,
      frequency: 'yearly',
      timing: 'start',
      deferral: 3,
    },
    expect: { lasts: 12.961_884 },
    says: { verdict: 'The last full payment is number 12.' },
    source: table('lasts yearly start, 3 years later'),
  },
  {
    name: 'Interest pays it all: never exhausted',
    given: { ...lasting, wanted: 900 },
    expect: { lasts: null, total: null, verdict: 'good', byYear: { rows: 60 } },
    says: { verdict: 'Nothing is exhausted in 120 years' },
    source: paper('4.5% of 250,000 is 937.50 a month'),
  },
  {
    name: 'Too old before it begins',
    given: { ...lifeIncome, sum: 250_000, age: 90, sex: 'male', deferral: 16 },
    problem: 'deferral',
    source: paper('90 + 16 is above 105'),
  },
])
