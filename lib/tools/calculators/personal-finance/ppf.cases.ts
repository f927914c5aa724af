import { defineCases } from '@/lib/kits/calculator'
import definition from './ppf'

const ledger = (how: string) => ({ title: 'A passbook kept by a separate script, month by month', how })
const rules = (how: string) => ({
  title: 'India Post: PPF loans and withdrawals, as quoted by Postal Savings Bank',
  href: 'https://postalsavingsbank.blogspot.com/p/ppfloanwithdrawal.html' as const,
  how,
})
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const plain = {
  every: 'year',
  day: 'early',
  month: '0',
  rate: 0.071,
  opened: '2026-11-20',
  from: undefined,
  balance: 0,
  blocks: 0,
  goesOn: false,
} as const

export default defineCases(definition, [
  {
    name: 'A lakh and a half every April',
    given: { ...plain, deposit: 150_000 },
    expect: {
      maturity: 4_517_702.09,
      paidIn: 2_400_000,
      interest: 2_117_702.09,
      matures: '2042-04-01',
      verdict: 'good',
      over: null,
      years: {
        rows: 16,
        at: {
          0: { year: '2026–27', paid: 150_000, interest: 10_650, balance: 160_650, loan: null, withdrawal: null },
          14: { year: '2040–41', balance: 4_068_209.23 },
        },
        sum: { paid: 2_400_000 },
      },
    },
    says: { verdict: 'used in full' },
    source: {
      title: 'Asianet News Hindi: PPF accounts',
      href: 'https://hindi.asianetnews.com/amp/gallery/business-news/benefits-of-opening-ppf-account-on-the-name-of-children-know-details-mja-qey2j8/photoshow-3o0vpo',
      how: '40,68,209 after fifteen deposits at 7.1%; the sixteenth is 1.071 × (that + 150,000)',
    },
  },
  {
    name: 'Loans from the third year, withdrawals from the seventh',
    given: { ...plain, deposit: 100_000 },
    expect: {
      verdict: 'good',
      years: {
        at: {
          1: { loan: null },
          2: { balance: 344_652.19, loan: 26_775, withdrawal: null },
          5: { loan: 119_055, withdrawal: null },
          6: { loan: null, withdrawal: 172_326 },
          15: { withdrawal: 963_583 },
        },
      },
    },
    says: { verdict: 'is open' },
    source: rules(
      'A quarter of the balance two years before: of 107,100 and of 476,222.50; half of the lower of the fourth and the last before: of 344,652.19',
    ),
  },
  {
    name: 'Every month by the fifth',
    given: { ...plain, deposit: 12_500, every: 'month' },
    expect: { maturity: 4_380_434.55, years: { at: { 14: { balance: 3_944_599.25 } } } },
    source: ledger('12,500 on the fifth of each month; the closed form is 155,768.75 × (1.071^15 − 1) ÷ 0.071'),
  },
  {
    name: 'Every month after the fifth',
    given: { ...plain, deposit: 5000, every: 'month', day: 'late' },
    expect: { maturity: 1_742_190.7, paidIn: 960_000 },
    source: ledger('5,000 on the tenth of each month'),
  },
  {
    name: 'Once a year in September',
    given: { ...plain, deposit: 60_000, month: '5' },
    expect: { maturity: 1_757_165.38, years: { at: { 0: { interest: 2485 } } } },
    source: ledger('60,000 on 1 September earns for seven months'),
  },
  {
    name: 'More than the limit earns nothing',
    given: { ...plain, deposit: 200_000 },
    expect: { maturity: 4_517_702.09, over: 800_000, paidIn: 2_400_000, verdict: 'bad' },
    says: { verdict: 'given back' },
    source: paper('16 × 50,000 above 150,000'),
  },
  {
    name: 'The limit is reached in the course of a year',
    given: { ...plain, deposit: 20_000, every: 'month' },
    expect: { paidIn: 2_400_000, over: 1_440_000, years: { at: { 0: { paid: 150_000, interest: 7750.83 } } } },
    source: ledger('Seven months of 20,000 and 10,000 in November; interest 7.1% ÷ 12 × (20,000 × 28 + 150,000 × 5)'),
  },
  {
    name: 'Five years longer without deposits',
    given: { ...plain, deposit: 150_000, blocks: 1 },
    expect: {
      maturity: 6_365_975.22,
      paidIn: 2_400_000,
      matures: '2047-04-01',
      years: { rows: 21, at: { 16: { paid: 0 } } },
    },
    source: ledger('4,517,702.09 × 1.071 five times, rounded each March'),
  },
  {
    name: 'Five years longer with deposits',
    given: { ...plain, deposit: 150_000, blocks: 1, goesOn: true },
    expect: { maturity: 7_291_676.64, paidIn: 3_150_000 },
    source: ledger('150,000 more each April'),
  },
  {
    name: 'An account of 2016 with five lakh in it',
    given: { ...plain, deposit: 100_000, opened: '2017-03-31', from: '2026-04-01', balance: 500_000, rate: 0.08 },
    expect: {
      maturity: 1_585_717.51,
      matures: '2032-04-01',
      years: { rows: 6, at: { 0: { withdrawal: null }, 4: { withdrawal: 324_000 } } },
    },
    source: ledger('Six years at 8%; half of the lower of 648,000, four years before the last, and the balance before'),
  },
  {
    name: 'Quarters that are known have their own rate',
    given: { ...plain, deposit: 150_000, opened: '2024-04-01', rate: 0.08 },
    expect: { years: { at: { 0: { balance: 160_650 }, 1: { interest: 22_755.11, balance: 333_405.11 } } } },
    source: {
      title: 'Mint: rates for October to December 2025',
      href: 'https://www.livemint.com/money/personal-finance/small-savings-schemes-govt-announces-interest-rates-for-ppf-nsc-for-october-december-quarter-of-fy26-check-details-11759234031540.html',
      how: '7.1% to 31 December 2025, then the 8% entered: nine and three months',
    },
  },
  {
    name: 'Nothing is paid in',
    given: { ...plain, deposit: 0, from: '2030-04-01', balance: 100_000, opened: '2026-04-01' },
    expect: { verdict: 'fair', paidIn: 0 },
    says: { verdict: 'dormant' },
    source: paper('Below 500 a year'),
  },
  {
    name: 'Less than 500 a year',
    given: { ...plain, deposit: 499 },
    problem: 'deposit',
    because: '500',
    source: {
      title: 'Patrika: PPF rules',
      href: 'https://www.patrika.com/en/business-news/ppf-withdrawal-want-to-withdraw-from-ppf-before-maturity-know-the-rules-and-process-20053169',
      how: 'A minimum deposit of ₹500 in each financial year',
    },
  },
  {
    name: 'Begun before it was opened',
    given: { ...plain, deposit: 1000, from: '2025-04-01' },
    problem: 'from',
    source: paper('A year earlier'),
  },
  {
    name: 'Begun after it ended',
    given: { ...plain, deposit: 1000, from: '2042-04-01' },
    problem: 'from',
    because: 'before the account ends',
    source: paper('The last year is 2041–42'),
  },
  {
    name: 'Years whose rate is not known',
    given: { ...plain, deposit: 1000, opened: '2019-04-01' },
    problem: 'from',
    because: '2020',
    source: paper('The rates begin on 1 April 2020'),
  },
])
