import { defineCases } from '@/lib/kits/calculator'
import definition from './uk-holiday-entitlement'

const govUkTest = (how: string) => ({
  title: 'GOV.UK Smart Answers, tests of the holiday calculator (MIT, commit 6fb9aab)',
  href: 'https://github.com/alphagov/smart-answers/blob/main/test/unit/calculators/holiday_entitlement_test.rb' as const,
  how,
})
const govUk = (how: string) => ({
  title: 'GOV.UK: Holiday entitlement',
  href: 'https://www.gov.uk/holiday-entitlement-rights' as const,
  how,
})
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const plain = {
  kind: 'days',
  perWeek: 5,
  hoursPerWeek: 40,
  begins: '2026-01-01',
  started: undefined,
  left: undefined,
  worked: [{ hours: 30 }],
  extra: 0,
  carried: 0,
  taken: 0,
} as const

export default defineCases(definition, [
  {
    name: 'Five days a week',
    given: plain,
    expect: {
      leave: 28,
      weeks: 5.6,
      all: 28,
      rest: 28,
      ends: '2026-12-31',
      verdict: 'good',
      build: { rows: 12, at: { 2: { leave: 28 / 12, sum: 7 }, 11: { sum: 28 } }, sum: { leave: 28 } },
    },
    says: { verdict: 'whole of 5.6 weeks' },
    source: govUk('28 days; after the third month 7 days, a quarter of the whole'),
  },
  {
    name: 'Three days a week',
    given: { ...plain, perWeek: 3 },
    expect: { leave: 16.8 },
    source: govUk('3 × 5.6 = 16.8 days'),
  },
  {
    name: 'Six days a week are limited to 28',
    given: { ...plain, perWeek: 6 },
    expect: { leave: 28 },
    says: { verdict: 'the most' },
    source: govUk('Staff working six days a week are only entitled to 28 days'),
  },
  {
    name: 'Joined in June',
    given: { ...plain, begins: '2019-01-01', started: '2019-06-01' },
    expect: { leave: 16.5, verdict: 'good', weeks: 3.266667, build: { rows: 7 } },
    says: { verdict: '7 begun months' },
    source: govUkTest('Start 1 June 2019 in a year from 1 January: 16.5'),
  },
  {
    name: 'Left in June',
    given: { ...plain, begins: '2019-01-01', left: '2019-06-01' },
    expect: { leave: 11.7, verdict: 'good' },
    says: { verdict: 'tenth' },
    source: govUkTest('Leaves on 1 June 2019: 11.7'),
  },
  {
    name: 'Joined and left in one year',
    given: { ...plain, begins: '2019-01-01', started: '2019-01-20', left: '2019-07-18' },
    expect: { leave: 13.9, weeks: 2.7616438356 },
    source: govUkTest('20 January to 18 July 2019: 13.9 days, 2.7616438356 weeks'),
  },
  {
    name: 'A job since before the year counts whole',
    given: { ...plain, started: '2020-02-01', perWeek: 3.5 },
    expect: { leave: 19.6 },
    source: govUkTest('3.5 days a week: 19.6'),
  },
  {
    name: 'Forty hours on five days',
    given: { ...plain, kind: 'hours' },
    expect: { leave: 224 },
    source: govUkTest('5 days, 40 hours: 224'),
  },
  {
    name: 'Thirty-six hours on six days',
    given: { ...plain, kind: 'hours', perWeek: 6, hoursPerWeek: 36 },
    expect: { leave: 168 },
    source: govUkTest('6 days, 36 hours: 168'),
  },
  {
    name: 'Hours of a joiner',
    given: { ...plain, kind: 'hours', begins: '2018-04-01', started: '2018-09-12', hoursPerWeek: 49 },
    expect: { leave: 161.7 },
    source: govUkTest('Start 12 September 2018, 5 days, 49 hours: 161.7'),
  },
  {
    name: 'Irregular hours, period by period',
    given: { ...plain, kind: 'irregular', worked: [{ hours: 30 }, { hours: 12 }, { hours: 60 }] },
    expect: {
      leave: 12,
      weeks: null,
      verdict: 'good',
      build: {
        rows: 3,
        at: { 0: { part: 'Pay period 1', leave: 4, sum: 4 }, 1: { leave: 1, sum: 5 }, 2: { leave: 7, sum: 12 } },
      },
    },
    says: { verdict: '12 hours' },
    source: govUkTest('30 hours give 4, 12 give 1, 60 give 7'),
  },
  {
    name: 'Contract, carry-over and what was taken',
    given: { ...plain, extra: 3, carried: 2.5, taken: 10 },
    expect: { all: 33.5, rest: 23.5 },
    source: paper('28 + 3 + 2.5 − 10'),
  },
  {
    name: 'Irregular hours before April 2024',
    given: { ...plain, kind: 'irregular', begins: '2024-03-31' },
    problem: 'begins',
    because: '2024',
    source: {
      title: 'WHN Solicitors: part-year and irregular-hours workers',
      href: 'https://whlegal.co.uk/part-year-worker-holiday-entitlement-from-april-2024',
      how: 'For holiday years beginning on or after 1 April 2024',
    },
  },
  {
    name: 'Joined after the year',
    given: { ...plain, started: '2027-01-01' },
    problem: 'started',
    source: paper('The year ends on 31 December 2026'),
  },
  {
    name: 'Left after the year',
    given: { ...plain, left: '2027-01-01' },
    problem: 'left',
    source: paper('The year ends on 31 December 2026'),
  },
  {
    name: 'Left before the year',
    given: { ...plain, left: '2025-12-31' },
    problem: 'left',
    because: 'before',
    source: paper('The year begins on 1 January 2026'),
  },
  {
    name: 'Left before joining',
    given: { ...plain, started: '2026-05-02', left: '2026-05-01' },
    problem: 'left',
    because: 'before',
    source: paper('A day earlier'),
  },
])
