import { defineCases } from '@/lib/kits/calculator'
import card from './credit-card-payoff'

const calc = (how: string) => ({
  title: 'LibreOffice Calc 7.4, financial functions',
  href: 'https://help.libreoffice.org/latest/en-US/text/scalc/01/04060118.html',
  how,
})
const exact = (how: string) => ({ title: 'Month-by-month simulation in exact fractions (Python)', how })
const plain = {
  balance: 6000,
  annualRate: 0.2299,
  goal: 'payment',
  payment: 250,
  share: 0.01,
  addsInterest: true,
  floor: 35,
  cashBalance: 0,
  promoBalance: 0,
  spending: 0,
  annualFee: 0,
  firstDate: '2027-01-15',
} as const

export default defineCases(card, [
  {
    name: '6,000 at 22.99%: 33 payments of 250, or 217 minimums',
    given: plain,
    expect: {
      needed: null,
      months: 33,
      verdict: 'good',
      interest: 2113.21,
      free: '2029-09-15',
      minimum: 174.95,
      box: 232.23,
      boxTotal: 8360.28,
      total: 8113.21,
      minimumMonths: 217,
      minimumInterest: 9968.82,
      saved: 7855.61,
      path: {
        rows: 217,
        at: {
          0: { month: 1, paid: 250, interest: 114.95, added: 0, owed: 5864.95, minimum: 174.95, owedOnMinimum: 5940 },
          11: { minimum: 156.64, owedOnMinimum: 5318.31 },
          32: { month: 33, paid: 113.21, interest: 2.13, owed: 0 },
          [-1]: { month: 217, paid: 0, minimum: 17.58, owedOnMinimum: 0 },
        },
        sum: { paid: 8113.21, interest: 2113.21, added: 0 },
      },
    },
    says: { verdict: '$250.00 a month saves $7,855.61 of interest against minimums, which would take 217 months' },
    source: {
      ...calc(
        'NPER rounded up, and PMT over 36 months; cents and minimums by a simulation in exact fractions (Python)',
      ),
      sheet: {
        formulas: {
          months: '=ROUNDUP(NPER(22.99%/12;-250;6000);0)',
          box: '=PMT(22.99%/12;36;-6000)',
          'path.0.interest': '=-IPMT(22.99%/12;1;36;6000)',
        },
      },
    },
  },
  {
    name: 'Clear in two years: 314.22 a month',
    given: { ...plain, goal: 'months', target: 24 },
    expect: { needed: 314.22, months: 24, interest: 1540.97, free: '2028-12-15' },
    source: {
      ...calc(
        'PMT = 314.21005, which would leave a cent; the next cent up suffices, as a bisection of the simulation confirms',
      ),
      sheet: { formulas: { needed: '=ROUNDUP(PMT(22.99%/12;24;-6000);2)' } },
    },
  },
  {
    name: 'Appendix M2: 500 at 0% for six months, 250 at 17%, 250 at 21%, minimum 2% or 20: 35.45 for 36 months',
    given: {
      ...plain,
      balance: 250,
      annualRate: 0.17,
      cashBalance: 250,
      cashRate: 0.21,
      promoBalance: 500,
      promoRate: 0,
      promoMonths: 6,
      share: 0.02,
      addsInterest: false,
      floor: 20,
      payment: 40,
    },
    expect: {
      box: 35.45,
      boxTotal: 1276.2,
      months: 30,
      interest: 196.22,
      minimum: 20.16,
      minimumMonths: 93,
      minimumInterest: 849.51,
      path: { at: { 0: { interest: 7.92, owed: 967.92 }, 5: { owed: 804.08 }, 6: { interest: 11.89, owed: 775.97 } } },
    },
    source: {
      title: 'Regulation Z, 12 CFR 1026, Appendix M2: sample calculations of repayment disclosures',
      href: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/m2/',
      how: 'The appendix prints entries and a program, no result: its balances, rates, 36-month weighting (6 ÷ 36 at the promotional rate) and present value factor, worked out by PMT; the months by a simulation of our own in exact fractions (Python)',
      sheet: {
        cells: { A1: '=(250*17%+250*21%+500*30/36*17%)/1000/12' },
        formulas: { box: '=PMT(A1;36;-1000)' },
      },
    },
  },
  {
    name: 'A minimum of 2%: 3,000 at 18% takes 300 months, 100 a month 41',
    given: { ...plain, balance: 3000, annualRate: 0.18, share: 0.02, addsInterest: false, floor: 20, payment: 100 },
    expect: { months: 41, interest: 1015.51, minimum: 60.9, minimumMonths: 300, minimumInterest: 6520.67 },
    source: {
      ...calc('The minimums by simulation'),
      sheet: { formulas: { months: '=ROUNDUP(NPER(18%/12;-100;3000);0)' } },
    },
  },
  {
    name: '100 a month of spending and a fee of 95: minimums never end it, 400 a month does',
    given: { ...plain, payment: 400, spending: 100, annualFee: 95 },
    expect: {
      months: 26,
      interest: 1671.26,
      total: 10_361.26,
      minimumMonths: null,
      saved: null,
      verdict: 'good',
      path: { rows: 26, at: { 0: { added: 100, owed: 5814.95 }, 11: { added: 195 } }, sum: { added: 2690 } },
    },
    says: { verdict: 'On minimums the card would never be clear' },
    source: exact('Spending after each payment, the fee with every twelfth statement'),
  },
  {
    name: '114 a month against 114.95 of interest never clears',
    given: { ...plain, payment: 114 },
    expect: { verdict: 'bad', months: null, interest: null, free: null, total: null, saved: null, path: { rows: 217 } },
    says: { verdict: 'the first month alone adds $114.95' },
    source: { title: 'Arithmetic on paper', how: '6,000 × 22.99% ÷ 12 = 114.95' },
  },
  {
    name: 'Below the minimum, yet above the interest',
    given: { ...plain, payment: 150 },
    expect: { months: 77, verdict: 'fair' },
    says: { verdict: 'below the first minimum of $174.95' },
    source: { ...calc('NPER rounded up'), sheet: { formulas: { months: '=ROUNDUP(NPER(22.99%/12;-150;6000);0)' } } },
  },
  {
    name: 'Without interest 1,200 is twelve times 100, and saves nothing',
    given: { ...plain, balance: 1200, annualRate: 0, payment: 100 },
    expect: { months: 12, interest: 0, saved: 0, verdict: 'plain', box: 33.33 },
    source: { title: 'Arithmetic on paper', how: '1,200 ÷ 100; 1,200 ÷ 36' },
  },
  {
    name: 'Nothing owed',
    given: { ...plain, balance: 0 },
    problem: 'balance',
    source: { title: 'Arithmetic on paper', how: '0' },
  },
])
