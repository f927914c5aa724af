import { defineCases } from '@/lib/kits/calculator'
import definition from './uk-statutory-maternity-pay'

const govUkTest = (how: string) => ({
  title: 'GOV.UK Smart Answers, tests of the maternity pay calculator (MIT, commit 6fb9aab)',
  href: 'https://github.com/alphagov/smart-answers/blob/main/test/unit/calculators/maternity_pay_calculator_test.rb' as const,
  how,
})
const refunds = (how: string) => ({
  title: 'Institute of Certified Bookkeepers: Small Employers’ Relief',
  href: 'https://www.bookkeepers.org.uk/resources/news/payroll/-small-employers-relief-rate/a/10513' as const,
  how,
})
const paper = (how: string) => ({ title: 'Arithmetic on paper, with a calendar', how })
const plain = { employed: '2020-01-06', small: false, payday: 'week', nextRate: 194.32 } as const

export default defineCases(definition, [
  {
    name: 'Five hundred a week in 2024–25',
    given: { ...plain, due: '2024-06-05', leave: '2024-05-06', earnings: 500 },
    expect: {
      total: 8772.99,
      verdict: 'good',
      higher: 450,
      later: 184.03,
      payEnds: '2025-02-02',
      leaveEnds: '2025-05-04',
      expectedWeek: '2024-06-02',
      qualifyingEnds: '2024-02-24',
      employedBy: '2023-09-02',
      earliestLeave: '2024-03-17',
      assumed: null,
      refund: 8071.23,
      cost: 701.76,
      payments: {
        rows: 39,
        at: {
          0: { paid: '2024-05-12', amount: 450, refund: 414 },
          6: { amount: 184.03, refund: 169.31 },
          38: { paid: '2025-02-02', amount: 184.03 },
        },
        sum: { amount: 8772.99, refund: 8071.23 },
      },
    },
    says: { verdict: 'Six weeks follow earnings' },
    source: {
      title: 'DLA Piper: statutory rates',
      href: 'https://blogs.dlapiper.com/beaware/?p=12',
      how: '£184.03 from 7 April 2024: 6 × 450 + 33 × 184.03; refunds of 92%: 6 × 414 + 33 × 169.31',
    },
  },
  {
    name: 'Ninety percent that is below the flat rate',
    given: { ...plain, due: '2024-06-05', leave: '2024-05-06', earnings: 200 },
    expect: { total: 7020, higher: 180, later: 180, verdict: 'good' },
    says: { verdict: 'all weeks are paid alike' },
    source: paper('39 × 180'),
  },
  {
    name: 'A new rate in April 2026',
    given: { ...plain, due: '2026-01-14', leave: '2025-12-01', earnings: 600 },
    expect: {
      total: 9566.88,
      refund: 8801.49,
      cost: 765.39,
      payments: { at: { 17: { paid: '2026-04-05', amount: 187.18 }, 18: { paid: '2026-04-12', amount: 194.32 } } },
    },
    source: {
      title: 'Mondaq: new statutory rates from April 2026',
      href: 'https://www.mondaq.com/uk/employee-rights-labour-relations/1724490/new-statutory-rates-of-maternity-and-sick-pay-with-effect-from-april-2026',
      how: '6 × 540, 12 × 187.18 for weeks that begin to 30 March 2026, 21 × 194.32; refunds 496.80, 172.21 and 178.77',
    },
  },
  {
    name: 'The same for a small employer',
    given: { ...plain, due: '2026-01-14', leave: '2025-12-01', earnings: 600, small: true },
    expect: {
      refund: 10_400.49,
      cost: -833.61,
      payments: { at: { 0: { refund: 585.9 }, 17: { refund: 203.09 }, 18: { refund: 211.81 } } },
    },
    source: refunds('108.5% to 5 April 2026, 109% from 6 April'),
  },
  {
    name: 'A small employer before April 2025',
    given: { ...plain, due: '2024-06-05', leave: '2024-05-06', earnings: 500, small: true },
    expect: { payments: { at: { 0: { refund: 463.5 } } } },
    source: {
      title: 'Racing Home: recovery from the government',
      href: 'https://racinghome.org.uk/right/statutory-payments-maternity-paternity-adoption-and-shared-parental-leave',
      how: '103% of the payment',
    },
  },
  {
    name: 'The rate of 2023',
    given: { ...plain, due: '2023-09-20', leave: '2023-09-04', earnings: 400 },
    expect: { later: 172.48, qualifyingEnds: '2023-06-10' },
    source: {
      title: 'The Graham Agency: new maternity rates',
      href: 'https://www.thegrahamagency.co.uk/news/new-maternity-rates/',
      how: '£172.48 per week',
    },
  },
  {
    name: 'Paid on the last day of the month',
    given: { ...plain, due: '2024-06-05', leave: '2024-05-06', earnings: 500, payday: 'month' },
    expect: {
      total: 8773,
      payments: {
        rows: 10,
        at: { 0: { paid: '2024-05-31', amount: 1671.43 }, 9: { paid: '2025-02-28', amount: 52.58 } },
      },
    },
    source: paper('26 days of a seventh of 450 are 1,671.4286; the last two of a seventh of 184.03'),
  },
  {
    name: 'The dates of a pregnancy',
    given: { ...plain, due: '2026-03-18', leave: '2026-02-23', earnings: 560 },
    expect: {
      expectedWeek: '2026-03-15',
      qualifyingEnds: '2025-12-06',
      employedBy: '2025-06-14',
      earliestLeave: '2025-12-28',
    },
    source: govUkTest('Fifteen, forty and eleven weeks before the Sunday, as for 18 July 2012'),
  },
  {
    name: 'Employed since the last day that is enough',
    given: { ...plain, due: '2026-03-18', leave: '2026-02-23', earnings: 560, employed: '2025-06-14' },
    expect: { verdict: 'good', total: 9436.56 },
    source: govUkTest('Employment start: the Saturday of the twenty-fifth week before the qualifying one'),
  },
  {
    name: 'Employed a day too late',
    given: { ...plain, due: '2026-03-18', leave: '2026-02-23', earnings: 560, employed: '2025-06-15' },
    expect: {
      verdict: 'bad',
      total: 0,
      higher: null,
      later: null,
      payEnds: null,
      refund: 0,
      cost: 0,
      payments: { rows: 0 },
    },
    says: { verdict: 'Maternity Allowance' },
    source: govUkTest('Employment start: the Saturday of the twenty-fifth week before the qualifying one'),
  },
  {
    name: 'Earnings below 125 at the end of 2025',
    given: { ...plain, due: '2026-03-18', leave: '2026-02-23', earnings: 124.99 },
    expect: { verdict: 'bad', total: 0 },
    says: { verdict: '125' },
    source: {
      title: 'business.gov.uk: the lower earnings limit of 2025–26',
      href: 'https://www.business.gov.uk/campaign/employment-changes/employee/statutory-sick-pay',
      how: 'At least £125 per week',
    },
  },
  {
    name: 'Earnings below 129 in 2026',
    given: { ...plain, due: '2026-11-11', leave: '2026-09-07', earnings: 128.99 },
    expect: { verdict: 'bad' },
    says: { verdict: '129' },
    source: {
      title: 'VWV: new statutory payment rates for 2026–27',
      href: 'https://www.vwv.co.uk/insights/articles/new-statutory-payment-rates-announced-for-2026-27',
      how: 'The lower earnings limit for qualification will increase to £129 a week',
    },
  },
  {
    name: 'Earnings of 123 in 2024',
    given: { ...plain, due: '2024-06-05', leave: '2024-05-06', earnings: 123 },
    expect: { verdict: 'good', higher: 110.7 },
    source: {
      title: 'Acas: types and amount of maternity pay',
      href: 'https://www.acas.org.uk/managing-your-employees-maternity-leave-and-pay/types-and-amount-of-maternity-pay',
      how: 'At least £123 a week; 90% of it',
    },
  },
  {
    name: 'Weeks beyond the known rates are paid at the one entered',
    given: { ...plain, due: '2027-01-20', leave: '2026-12-14', earnings: 560, nextRate: 200 },
    expect: { total: 9567.2, later: 194.32 },
    says: { assumed: 'Flat rate after' },
    source: paper('6 × 504; weeks from 25 January to 29 March 2027: 10 × 194.32; 23 × 200 and 3,024'),
  },
  {
    name: 'Only the refund of the last days is not known',
    given: { ...plain, due: '2026-07-29', leave: '2026-07-06', earnings: 560, payday: 'month' },
    expect: { payEnds: '2027-04-04', later: 194.32 },
    says: { assumed: 'next tax year' },
    source: paper('The thirty-ninth week begins on 29 March 2027; the last payment is made on 30 April'),
  },
  {
    name: 'Leave before the eleventh week',
    given: { ...plain, due: '2026-03-18', leave: '2025-12-27', earnings: 560 },
    problem: 'leave',
    source: govUkTest('Earliest leave: eleven weeks before'),
  },
  {
    name: 'Leave long after the birth',
    given: { ...plain, due: '2026-03-18', leave: '2026-05-01', earnings: 560 },
    problem: 'leave',
    because: 'six weeks',
    source: paper('44 days'),
  },
  {
    name: 'A qualifying week before the law that is known',
    given: { ...plain, due: '2023-07-10', leave: '2023-06-01', earnings: 560 },
    problem: 'due',
    because: '2023',
    source: paper('It ends on 1 April 2023'),
  },
  {
    name: 'Leave beyond the rate that is entered',
    given: { ...plain, due: '2027-07-14', leave: '2027-07-12', earnings: 560 },
    problem: 'leave',
    because: 'flat rate is known',
    source: paper('The thirty-ninth week begins on 3 April 2028'),
  },
])
