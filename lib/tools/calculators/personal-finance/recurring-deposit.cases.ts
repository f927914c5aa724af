import { defineCases } from '@/lib/kits/calculator'
import rd from './recurring-deposit'

const plain = { senior: false, addOn: 0.005, missed: 0, fee: 1, goal: undefined } as const
const decimal = (how: string) => ({ title: 'Python, decimal arithmetic, tests/vectors/savings/deposits.py', how })

export default defineCases(rd, [
  {
    name: 'The formula of the Indian Banks’ Association: 5,000 for a year and a half at 7.5%',
    given: { ...plain, instalment: 5000, nominalRate: 0.075, months: 18 },
    expect: { maturity: 95_502.35, paidIn: 90_000, interest: 5502.35, penalty: null },
    source: {
      title: 'K. B. Girish: Maturity amount calculation for recurring deposits',
      href: 'http://blog.kbsbng.com/2011/01/maturity-amount-calculation-for.html',
      how: 'Read: Rs. 95502.35 by the Association’s formula',
    },
  },
  {
    name: 'Five years at the post office, 10,000 a month at 6.7%',
    given: { ...plain, instalment: 10_000, nominalRate: 0.067, months: 60, goal: 1_000_000 },
    expect: { maturity: 713_658.29, interest: 113_658.29, goalInstalment: 14_012.31, yield: 0.068_702_251_4 },
    source: decimal('Sixty instalments, each carried to the end on its own'),
  },
  {
    name: 'Two thousand a month, senior at half a point more, twenty months',
    given: { ...plain, instalment: 2000, nominalRate: 0.0675, months: 20, senior: true },
    expect: { maturity: 42_620.9 },
    source: decimal('At 7.25%; six quarters and two months'),
  },
  {
    name: 'The first two months, and three instalments paid late',
    given: { ...plain, instalment: 5000, nominalRate: 0.067, months: 60, missed: 3 },
    expect: {
      penalty: 150,
      table: {
        rows: 60,
        at: {
          0: { month: 1, paid: 5000, interest: 27.76, balance: 5027.76 },
          1: { month: 2, paid: 10_000, interest: 83.44, balance: 10_083.44 },
        },
      },
    },
    source: decimal('5,000 × 1.01675^(1 ÷ 3), and the sum of two; the fee is 50 × ₹1 × 3'),
  },
  {
    name: 'Without interest what was paid in comes back',
    given: { ...plain, instalment: 1000, nominalRate: 0, months: 12 },
    expect: { maturity: 12_000, interest: 0, yield: 0 },
    source: { title: 'Arithmetic on paper', how: '12 × 1,000' },
  },
  {
    name: 'More late than there are',
    given: { ...plain, instalment: 1000, nominalRate: 0.06, months: 12, missed: 13 },
    problem: 'missed',
    source: { title: 'Arithmetic on paper', how: '13 of 12' },
  },
])
