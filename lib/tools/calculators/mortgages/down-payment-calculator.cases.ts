import { defineCases } from '@/lib/kits/calculator'
import downPayment from './down-payment-calculator'

const simulation = (how: string) => ({
  title: 'Simulation in decimal arithmetic (Python), tests/vectors/home-loans/simulate.py',
  how,
})
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const plain = {
  price: 300_000,
  by: 'share',
  share: 0.1,
  savings: 10_000,
  monthly: 1000,
  closingShare: 0.03,
  moving: 2000,
  growth: 0.03,
  gift: 0,
  interest: 0.04,
  annualRate: 0.065,
  months: 360,
  insuranceRate: 0.007,
  rent: 1500,
  upkeep: 0.025,
  horizon: 120,
} as const
const free = {
  ...plain,
  price: 100_000,
  share: 0.2,
  savings: 0,
  closingShare: 0,
  moving: 0,
  growth: 0,
  interest: 0,
  annualRate: 0,
  months: 100,
  upkeep: 0,
  insuranceRate: 0,
} as const

export default defineCases(downPayment, [
  {
    name: '10% of 300,000 while prices rise by 3%: 32 months, and 3,199 more than today',
    given: plain,
    expect: {
      cash: 41_000,
      wait: 32,
      cashLater: 44_198.52,
      deposit: 30_000,
      closing: 9000,
      loan: 270_000,
      ltv: 0.9,
      instalment: 1706.58,
      insurance: 157.5,
      reach: 'fair',
      best: 'good',
      levels: {
        rows: 4,
        at: {
          0: {
            share: 0.035,
            cash: 21_500,
            wait: 12,
            instalment: 1829.84,
            insurance: 168.88,
            insuredMonths: 142,
            cost: 393_220.32,
            wealth: 107_407.84,
          },
          1: { share: 0.05, cash: 26_000, wait: 17, instalment: 1801.39, insuredMonths: 135, wealth: 108_869.81 },
          2: { share: 0.1, wait: 32, insurance: 157.5, insuredMonths: 109, cost: 361_540.41, wealth: 114_094.21 },
          3: {
            share: 0.2,
            cash: 71_000,
            wait: 64,
            insurance: 0,
            insuredMonths: 0,
            cost: 306_108.97,
            wealth: 136_043.66,
          },
        },
      },
      chase: { rows: 9, at: { 0: { year: 0, savings: 10_000, needed: 41_000 }, 1: { year: 0.5 } } },
    },
    says: {
      reach: 'You have it after 32 months, although the price rises meanwhile.',
      best: 'buying after 64 months with 20.0% down leaves most after 120 months, $28,636 more than 3.5%.',
    },
    source: {
      ...simulation('down 0.035 to 0.2'),
      sheet: {
        formulas: { instalment: '=PMT(6.5%/12;360;-270000)', 'levels.0.instalment': '=PMT(6.5%/12;360;-289500)' },
      },
    },
  },
  {
    name: 'Without growth and costs NPER says when',
    given: { ...plain, growth: 0, closingShare: 0, moving: 0 },
    expect: { cash: 30_000, wait: 19, cashLater: 30_000, levels: { at: { 2: { wealth: 64_334.34 } } } },
    says: { reach: 'You have it after 19 months.' },
    source: {
      ...simulation('no growth; the months by the function beside'),
      sheet: { formulas: { wait: '=ROUNDUP(NPER(4%/12;-1000;-10000;30000);0)' } },
    },
  },
  {
    name: 'A price that rises by 6% outgrows a saving of 100 a month',
    given: { ...plain, share: 0.2, savings: 1000, monthly: 100, growth: 0.06 },
    expect: {
      wait: null,
      cashLater: null,
      reach: 'bad',
      best: 'plain',
      levels: { at: { 3: { wait: null, wealth: 16_215.81 } } },
    },
    says: { reach: 'because the price outgrows your saving', best: 'Within 120 months none' },
    source: simulation('outgrown'),
  },
  {
    name: 'A sum instead of a share, and a gift',
    given: { ...free, by: 'cash', sum: 15_000, gift: 5000, savings: 10_000 },
    expect: {
      cash: 10_000,
      wait: 0,
      cashLater: 10_000,
      ltv: 0.85,
      loan: 85_000,
      instalment: 850,
      reach: 'good',
      levels: { rows: 5 },
    },
    says: { reach: 'You have the cash today.' },
    source: paper('15,000 − 5,000; 85,000 ÷ 100'),
  },
  {
    name: 'A gift larger than the sum leaves nothing to find',
    given: { ...free, gift: 50_000 },
    expect: { cash: 0, wait: 0, reach: 'good' },
    source: paper('max(0, 20,000 − 50,000)'),
  },
  {
    name: 'Without interest, growth and costs it makes no difference which is chosen',
    given: { ...free, monthly: 1000, rent: 0, horizon: 100 },
    expect: {
      wait: 20,
      best: 'plain',
      levels: {
        at: {
          0: { wait: 4, instalment: 965, cost: 0, wealth: 100_000 },
          3: { wait: 20, instalment: 800, wealth: 100_000 },
        },
      },
    },
    says: { best: 'it makes no difference which you choose.' },
    source: paper('100 months of 1,000 buy a home of 100,000, whatever the order'),
  },
  {
    name: 'All cash needs no loan',
    given: { ...free, share: 1, savings: 100_000 },
    expect: { loan: 0, ltv: 0, instalment: 0, insurance: 0, deposit: 100_000, wait: 0 },
    source: paper('100,000 − 100,000'),
  },
  {
    name: 'A sum above the price',
    given: { ...free, by: 'cash', sum: 100_001 },
    problem: 'sum',
    source: paper('100,001 > 100,000'),
  },
])
