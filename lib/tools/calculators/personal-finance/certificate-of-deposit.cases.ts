import { defineCases } from '@/lib/kits/calculator'
import cd from './certificate-of-deposit'

const decimal = (how: string) => ({ title: 'Python, decimal arithmetic, tests/vectors/savings/certificates.py', how })
const rungs = [
  { months: 12, apy: 0.044 },
  { months: 24, apy: 0.042 },
  { months: 36, apy: 0.041 },
  { months: 48, apy: 0.04 },
  { months: 60, apy: 0.04 },
] as const
const plain = {
  rateIs: 'apy',
  compounding: 'daily',
  taxRate: 0.22,
  withdrawal: 6,
  penalty: 3,
  other: 0.05,
  total: 0,
  rungs: [],
  renewal: 'longest',
  horizon: 72,
} as const

export default defineCases(cd, [
  {
    name: 'A year at an APY of 4.5%, broken after six months for three months of interest',
    given: { ...plain, deposit: 10_000, yearlyRate: 0.045, months: 12 },
    expect: {
      maturity: 10_450,
      interest: 450,
      afterTax: 351,
      apy: 0.045,
      nominal: 0.044_019_539_6,
      cost: 110.05,
      received: 10_112.47,
      breakEven: 0.067_869_268_5,
      switched: -87.8,
      verdict: 'fair',
      blended: null,
    },
    says: { verdict: 'switching to 5% would cost $87.80' },
    source: decimal(
      'Daily nominal rate behind 4.5%, a quarter of it on 10,000; the rest of the term grows 10,112.47 to 10,450',
    ),
  },
  {
    name: 'Regulation DD: 5.50% compounded daily pays 452.29 on 8,000 in a year',
    given: { ...plain, rateIs: 'nominal', deposit: 8000, yearlyRate: 0.055, months: 12 },
    expect: { interest: 452.29, maturity: 8452.29, apy: 0.056_536_237 },
    source: {
      title: '12 CFR part 1030, appendix A: tiered accounts, method A',
      href: 'https://ecfr.io/Title-12/Part-1030/Appendix-A',
      how: 'Read: $452.29 on $8,000, APY 5.65%; the decimals from =EFFECT(5.5%;365)',
    },
  },
  {
    name: 'Regulation DD: 5.75% on 20,000 pays 1,183.61',
    given: { ...plain, rateIs: 'nominal', deposit: 20_000, yearlyRate: 0.0575, months: 12 },
    expect: { interest: 1183.61 },
    source: {
      title: '12 CFR part 1030, appendix A: tiered accounts, method A',
      href: 'https://ecfr.io/Title-12/Part-1030/Appendix-A',
      how: 'Read: $1,183.61 on $20,000, APY 5.92%',
    },
  },
  {
    name: 'Five years at 5% compounded monthly',
    given: { ...plain, rateIs: 'nominal', compounding: 'monthly', deposit: 20_000, yearlyRate: 0.05, months: 60 },
    expect: { maturity: 25_667.17, apy: 0.051_161_897_9 },
    source: {
      title: 'LibreOffice Calc',
      sheet: { formulas: { maturity: '=FV(5%/12;60;0;-20000)', apy: '=EFFECT(5%;12)' } },
    },
  },
  {
    name: 'After one month the penalty of six eats the deposit',
    given: {
      ...plain,
      rateIs: 'nominal',
      compounding: 'yearly',
      deposit: 5000,
      yearlyRate: 0.04,
      months: 60,
      withdrawal: 1,
      penalty: 6,
    },
    expect: { cost: 100, received: 4916.37, verdict: 'bad' },
    says: { verdict: 'The penalty eats $83.63 of the deposit itself.' },
    source: decimal('5,000 × 1.04^(1 ÷ 12) − 5,000 × 4% ÷ 12 × 6'),
  },
  {
    name: 'A better offer without a penalty',
    given: { ...plain, deposit: 10_000, yearlyRate: 0.04, months: 24, withdrawal: 12, penalty: 0 },
    expect: { received: 10_400, breakEven: 0.04, switched: 104, verdict: 'good' },
    says: { verdict: '$104.00 more' },
    source: { title: 'Arithmetic on paper', how: '10,400 × 1.05 less 10,400 × 1.04' },
  },
  {
    name: 'At maturity there is nothing early about it',
    given: { ...plain, deposit: 10_000, yearlyRate: 0.04, months: 12, withdrawal: 12 },
    expect: { cost: null, received: null, verdict: null },
    source: { title: 'Arithmetic on paper', how: '12 of 12 months' },
  },
  {
    name: 'A ladder of five rungs, the first renewed once within six years',
    given: { ...plain, deposit: 10_000, yearlyRate: 0.045, months: 12, total: 25_000, rungs },
    expect: {
      blended: 0.0414,
      ladderInterest: 3221.93,
      average: 36,
      ladder: {
        rows: 5,
        at: { 0: { months: 12, apy: 0.044, deposit: 5000, interest: 220, value: 5220 }, 4: { value: 6083.26 } },
        sum: { deposit: 25_000 },
      },
      timetable: {
        rows: 6,
        at: {
          0: { month: 12, rung: 1, value: 5220, interest: 220, until: 72 },
          5: { month: 72, rung: 1, value: 6350.93, interest: 1130.93, until: 132 },
        },
      },
    },
    source: decimal('Five times 5,000; 5,220 again for five years at 4%'),
  },
  {
    name: 'A ladder that is paid out',
    given: {
      ...plain,
      deposit: 10_000,
      yearlyRate: 0.045,
      months: 12,
      total: 10_000,
      rungs: [
        { months: 24, apy: 0.05 },
        { months: 12, apy: 0.04 },
        { months: 96, apy: 0.03 },
      ],
      renewal: 'spent',
    },
    expect: {
      ladder: { at: { 0: { deposit: 3333.34 }, 1: { deposit: 3333.33 } } },
      timetable: { rows: 2, at: { 0: { month: 12, rung: 2, until: null }, 1: { month: 24, rung: 1 } } },
    },
    source: {
      title: 'Arithmetic on paper',
      how: 'A third each, the odd cent on the first; the rung of eight years lies beyond six',
    },
  },
])
