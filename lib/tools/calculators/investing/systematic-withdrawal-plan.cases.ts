import { defineCases } from '@/lib/kits/calculator'
import swp from './systematic-withdrawal-plan'

const units = (how: string) => ({ title: 'Simulation in Python, tests/vectors/savings/withdrawals.py', how })
const plain = {
  increase: 0,
  convention: 'effective',
  cost: undefined,
  held: 0,
  longAfter: 12,
  shortRate: 0.2,
  longRate: 0.125,
  exempt: 0,
} as const

export default defineCases(swp, [
  {
    name: 'Twenty years of 3,000 from 500,000 at 8%: FV and PMT',
    given: { ...plain, corpus: 500_000, withdrawal: 3000, annualReturn: 0.08, years: 20 },
    expect: { closing: 623_481.36, sustainable: 4095.75, lasts: 240, withdrawn: 720_000, verdict: 'good' },
    source: {
      title: 'LibreOffice Calc',
      how: '240 times 3,000; the rate is the monthly one equivalent to 8%',
      sheet: {
        cells: { A1: '=1.08^(1/12)-1' },
        formulas: { closing: '=FV(A1;240;3000;-500000)', sustainable: '=PMT(A1;240;-500000)' },
      },
    },
  },
  {
    name: 'The same by units: tax on the gain in each withdrawal',
    given: { ...plain, corpus: 500_000, withdrawal: 3000, annualReturn: 0.08, years: 20 },
    expect: {
      taxPaid: 44_330.42,
      kept: 675_669.58,
      table: {
        rows: 20,
        at: {
          0: { year: 1, withdrawn: 36_000, gain: 1461.43, tax: 292.29, growth: 38_698.34, balance: 502_698.34 },
          19: { gain: 27_997, tax: 3499.62, balance: 623_481.36 },
        },
      },
    },
    source: units(
      'The first year at the short-term rate, the others at the long-term one; growth is 502,698.34 + 36,000 − 500,000',
    ),
  },
  {
    name: 'Raised by 6%, units bought for 30 lakh half a year ago, 1.25 lakh exempt',
    given: {
      ...plain,
      corpus: 5_000_000,
      withdrawal: 40_000,
      annualReturn: 0.1,
      years: 10,
      increase: 0.06,
      cost: 3_000_000,
      held: 6,
      exempt: 125_000,
    },
    expect: {
      closing: 2_899_981.12,
      withdrawn: 6_326_781.57,
      taxPaid: 353_266.27,
      sustainable: 51_520.74,
      verdict: 'fair',
      table: { at: { 0: { gain: 206_388.29, tax: 19_987 } } },
    },
    says: { verdict: 'It lasts 10 years' },
    source: units(
      'The exemption counts once a year and only for long-term gain; the largest withdrawal by halving the interval',
    ),
  },
  {
    name: '2,000 a month from 100,000 at 5%: NPER says 56 in full',
    given: { ...plain, corpus: 100_000, withdrawal: 2000, annualReturn: 0.05, years: 10 },
    expect: { lasts: 56, closing: 0, verdict: 'bad' },
    says: { verdict: '56 withdrawals are paid in full, the next takes what is left.' },
    source: {
      title: 'LibreOffice Calc',
      how: 'The whole periods of NPER; FV is nothing once all is spent',
      sheet: { formulas: { lasts: '=ROUNDDOWN(NPER(1.05^(1/12)-1;2000;-100000);0)' } },
    },
  },
  {
    name: 'What the last withdrawal takes is less than the others',
    given: { ...plain, corpus: 100_000, withdrawal: 2000, annualReturn: 0.05, years: 10 },
    expect: { withdrawn: 112_049.1, taxPaid: 1552.91, table: { rows: 5, at: { 4: { withdrawn: 16_049.1 } } } },
    source: units('Units sold until none is left'),
  },
  {
    name: 'A twelfth of 12%: 10,000 a month leave a million as it is',
    given: { ...plain, corpus: 1_000_000, withdrawal: 10_000, annualReturn: 0.12, years: 5, convention: 'simple' },
    expect: { closing: 1_000_000, taxPaid: 19_364.89, verdict: 'good' },
    source: units('1% of 1,000,000 a month'),
  },
  {
    name: 'No return: 120 months and nothing left, a loss and no tax',
    given: { ...plain, corpus: 120_000, withdrawal: 1000, annualReturn: 0, years: 10, cost: 200_000 },
    expect: {
      closing: 0,
      lasts: 120,
      taxPaid: 0,
      sustainable: 1000,
      verdict: 'fair',
      table: { at: { 0: { gain: -8000 } } },
    },
    says: { verdict: 'nothing is left' },
    source: {
      title: 'Arithmetic on paper',
      how: '120 × 1,000; two fifths of each withdrawal of 12,000 a year are loss: 12,000 − 20,000',
    },
  },
  {
    name: 'The first withdrawal is more than there is',
    given: { ...plain, corpus: 100, withdrawal: 500, annualReturn: 0, years: 1 },
    expect: { lasts: 0, withdrawn: 100, verdict: 'bad' },
    says: { verdict: 'not one withdrawal is paid in full' },
    source: { title: 'Arithmetic on paper', how: '500 of 100' },
  },
])
