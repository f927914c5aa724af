import { defineCases } from '@/lib/kits/calculator'
import definition from './uk-statutory-sick-pay'

const govUkTest = (how: string) => ({
  title: 'GOV.UK Smart Answers, tests of the sick pay calculator (MIT, commit 6fb9aab)',
  href: 'https://github.com/alphagov/smart-answers/blob/main/test/unit/calculators/statutory_sick_pay_calculator_test.rb' as const,
  how,
})
const transition = (how: string) => ({
  title: 'PAYadvice.UK: SSP transitional guidance of the DWP',
  href: 'https://payadvice.uk/2025/12/21/new-statutory-sick-pay-ssp-transitional-protection-april-2026' as const,
  how,
})
const bookkeepers = (how: string) => ({
  title: 'Institute of Certified Bookkeepers: Statutory Sick Pay guidance',
  href: 'https://www.bookkeepers.org.uk/resources/news/payroll/statutory-sick-pay-guidance/a/10496' as const,
  how,
})
const paper = (how: string) => ({ title: 'Arithmetic on paper, with a calendar', how })
const plain = { pattern: 'five', ownDays: 'Mon, Wed, Fri', earlier: [], earnings: 250 } as const

export default defineCases(definition, [
  {
    name: 'A week of June 2026',
    given: { ...plain, from: '2026-06-01', to: '2026-06-05' },
    expect: {
      total: 123.25,
      days: 5,
      daily: 24.65,
      left: 135,
      workdays: 5,
      waiting: 0,
      linked: 0,
      verdict: 'good',
      oneSource: null,
      weeks: { rows: 1, at: { 0: { ends: '2026-06-06', days: 5, amount: 123.25 } }, sum: { amount: 123.25 } },
      rates: { rows: 1, at: { 0: { from: '2026-06-01', weekly: 123.25, daily: 24.65, days: 5 } } },
    },
    says: { verdict: 'flat weekly rate' },
    source: govUkTest('2026/2027: 1 to 5 June, 123.25'),
  },
  {
    name: 'Eighty percent of 112.50',
    given: { ...plain, earnings: 112.5, from: '2026-04-13', to: '2026-04-17' },
    expect: { total: 90, daily: 18, verdict: 'good' },
    says: { verdict: '80%' },
    source: govUkTest('900 in eight weeks, 13 to 17 April 2026: 90'),
  },
  {
    name: 'Four days in March 2026 are enough, three of them wait',
    given: { ...plain, pattern: 'seven', from: '2026-03-29', to: '2026-04-01' },
    expect: { days: 1, waiting: 3, daily: 16.9642, total: 16.97, left: 195 },
    source: govUkTest('29 March to 1 April is a period of four days; 118.75 ÷ 7 cut off, rounded up to a penny'),
  },
  {
    name: 'Three days in March 2026 are not',
    given: { ...plain, pattern: 'seven', from: '2026-03-29', to: '2026-03-31' },
    expect: { total: 0, days: 0, daily: null, waiting: 0, verdict: 'bad' },
    says: { verdict: '4 days in a row' },
    source: govUkTest('29 to 31 March 2026 is no period of incapacity'),
  },
  {
    name: 'One day in April 2026 is',
    given: { ...plain, from: '2026-04-06', to: '2026-04-06' },
    expect: { total: 24.65, days: 1 },
    source: govUkTest('6 April 2026 alone is a period of incapacity'),
  },
  {
    name: 'Six days a week, of June 2025',
    given: { ...plain, pattern: 'six', from: '2025-06-02', to: '2025-06-14' },
    expect: { days: 9, waiting: 3, workdays: 12, daily: 19.7916, total: 178.13 },
    source: paper('118.75 ÷ 6 cut off is 19.7916; 3 days 59.38, 6 days 118.75, each rounded up'),
  },
  {
    name: 'Earnings below the limit, before April 2026',
    given: { ...plain, earnings: 124.99, from: '2026-02-02', to: '2026-02-13' },
    expect: { total: 0, verdict: 'bad' },
    says: { verdict: '125' },
    source: {
      title: 'business.gov.uk: your sick pay rights',
      href: 'https://www.business.gov.uk/campaign/employment-changes/employee/statutory-sick-pay',
      how: 'Only if you earn at least £125 per week',
    },
  },
  {
    name: 'In 2024 the limit was 123',
    given: { ...plain, earnings: 123, from: '2024-06-03', to: '2024-06-14' },
    expect: { days: 7, total: 163.45, left: 133 },
    source: {
      title: 'SOSCN: Statutory Sick Pay',
      href: 'https://soscn.org/information/factsheets/sick_pay',
      how: '£116.75 a week from April 2024, at least £123 per week; 23.35 × 7',
    },
  },
  {
    name: 'Waiting days that were served before are not served again',
    given: {
      ...plain,
      from: '2025-06-02',
      to: '2025-06-06',
      earlier: [{ from: '2025-04-10', to: '2025-04-20' }],
    },
    expect: { total: 118.75, days: 5, waiting: 0, linked: 1, left: 131 },
    source: govUkTest(
      'A whole week of June 2025 with waiting days served: 118.75; seven workdays before, four of them paid',
    ),
  },
  {
    name: 'Fifty-seven days of work break the link',
    given: {
      ...plain,
      from: '2025-06-17',
      to: '2025-06-23',
      earlier: [{ from: '2025-04-10', to: '2025-04-20' }],
    },
    expect: { linked: 0, waiting: 3, days: 2, total: 47.5 },
    source: paper('21 April to 16 June are 57 days; 2 × 23.75'),
  },
  {
    name: 'Ill on the sixth of April while waiting: paid from that day',
    given: { ...plain, earnings: 140, from: '2026-04-02', to: '2026-04-10' },
    expect: { days: 5, waiting: 2, total: 112, daily: 22.4 },
    source: bookkeepers('Serving waiting days on 6 April: eligible at the 2026/27 rate, 80% of 140 = 112'),
  },
  {
    name: 'Below the limit until the fifth of April: paid from the sixth',
    given: { ...plain, earnings: 100, from: '2026-03-23', to: '2026-04-10' },
    expect: { days: 5, total: 80, waiting: 0, workdays: 15 },
    source: bookkeepers('Below the LEL: eligible on 6 April 2026 at 80% of average weekly earnings'),
  },
  {
    name: 'Paid before the sixth of April: the flat rate stays',
    given: { ...plain, earnings: 140, from: '2026-03-23', to: '2026-04-17' },
    expect: {
      days: 17,
      waiting: 3,
      total: 412.75,
      verdict: 'good',
      rates: { rows: 2, at: { 0: { weekly: 118.75, days: 7 }, 1: { from: '2026-04-06', weekly: 123.25, days: 10 } } },
    },
    says: { verdict: 'flat rate stays' },
    source: transition(
      'Between 125 and 154.05 a week the uprated flat rate is protected: 2 × 23.75 + 118.75 + 2 × 123.25',
    ),
  },
  {
    name: 'A linked absence that begins later has no such protection',
    given: {
      ...plain,
      earnings: 140,
      from: '2026-04-27',
      to: '2026-05-01',
      earlier: [{ from: '2026-03-23', to: '2026-04-03' }],
    },
    expect: { days: 5, total: 112, linked: 1, left: 128 },
    source: transition('For the continuous absence only; 80% of 140; seven days were paid before'),
  },
  {
    name: 'Unpaid since before 22 September 2025',
    given: { ...plain, earnings: 100, from: '2025-09-15', to: '2026-04-10' },
    expect: { total: 0, days: 0, verdict: 'bad' },
    says: { verdict: '22 September 2025', oneSource: 'unpaid absence' },
    source: {
      title: 'PAYadvice.UK: added transitional guidance',
      href: 'https://payadvice.uk/2026/02/09/added-statutory-sick-pay-ssp-transitional-guidance',
      how: 'A continuous absence from before 22 September 2025: £0',
    },
  },
  {
    name: 'Twenty-eight weeks are used up',
    given: { ...plain, from: '2025-06-02', to: '2025-12-31' },
    expect: { days: 140, left: 0, waiting: 3, total: 3325, verdict: 'fair' },
    says: { verdict: 'Pay ends' },
    source: govUkTest('A maximum of 140 days at five a week; 28 × 118.75'),
  },
  {
    name: 'Nothing is left for the next one',
    given: {
      ...plain,
      from: '2026-01-12',
      to: '2026-01-16',
      earlier: [{ from: '2025-06-02', to: '2025-12-31' }],
    },
    expect: { total: 0, left: 0, linked: 1, verdict: 'bad' },
    says: { verdict: 'paid already' },
    source: govUkTest('Scenario 6: no more days for which pay can be received'),
  },
  {
    name: 'Only waiting days',
    given: { ...plain, from: '2025-06-04', to: '2025-06-08' },
    expect: { total: 0, waiting: 3, workdays: 3, verdict: 'bad' },
    says: { verdict: 'waiting days' },
    source: govUkTest('Three workdays, three waiting days: 0'),
  },
  {
    name: 'A weekend off is no sick pay',
    given: { ...plain, from: '2026-06-06', to: '2026-06-07' },
    expect: { total: 0, workdays: 0, verdict: 'plain' },
    says: { verdict: 'No working day' },
    source: paper('6 and 7 June 2026 are a Saturday and a Sunday'),
  },
  {
    name: 'Days by name',
    given: { ...plain, pattern: 'own', ownDays: 'Tuesdays and thu', from: '2026-06-01', to: '2026-06-12' },
    expect: { days: 4, daily: 61.625, total: 246.5, left: 52 },
    source: paper('Two days a week: 123.25 ÷ 2'),
  },
  {
    name: 'No earnings',
    given: { ...plain, earnings: 0, from: '2026-06-01', to: '2026-06-05' },
    expect: { total: 0, verdict: 'plain' },
    says: { verdict: 'Without average earnings' },
    source: paper('80% of nothing'),
  },
  {
    name: 'A word that is no weekday',
    given: { ...plain, pattern: 'own', ownDays: 'weekends', from: '2026-06-01', to: '2026-06-05' },
    problem: 'ownDays',
    source: paper('Not a weekday'),
  },
  {
    name: 'Well before it began',
    given: { ...plain, from: '2026-06-05', to: '2026-06-01' },
    problem: 'to',
    source: paper('Four days earlier'),
  },
  {
    name: 'Longer than three years',
    given: { ...plain, from: '2024-05-01', to: '2027-06-01' },
    problem: 'to',
    because: 'three years',
    source: paper('Three years and a month'),
  },
  {
    name: 'An earlier absence that lies later',
    given: { ...plain, from: '2026-06-01', to: '2026-06-05', earlier: [{ from: '2026-07-01', to: '2026-07-05' }] },
    problem: 'earlier',
    because: 'before this absence',
    source: paper('A month later'),
  },
  {
    name: 'An earlier absence without an end',
    given: { ...plain, from: '2026-06-01', to: '2026-06-05', earlier: [{ from: '2026-05-01', to: undefined }] },
    problem: 'earlier',
    because: 'two days each',
    source: paper('One day of two'),
  },
  {
    name: 'Absences that touch are one',
    given: { ...plain, from: '2026-06-01', to: '2026-06-05', earlier: [{ from: '2026-05-01', to: '2026-05-31' }] },
    problem: 'earlier',
    because: 'day of work',
    source: paper('The day before'),
  },
  {
    name: 'Before the years that are known',
    given: { ...plain, from: '2024-04-01', to: '2024-04-05' },
    problem: 'from',
    because: '2024',
    source: paper('The rule begins on 6 April 2024'),
  },
])
