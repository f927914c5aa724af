import { defineCases } from '@/lib/kits/calculator'
import dateAdd from './date-add'

const dateutil = { title: 'dateutil 2.9.0', href: 'https://dateutil.readthedocs.io/en/stable/relativedelta.html' }
const numpy = {
  title: 'NumPy 2.4.6: busday_offset',
  href: 'https://numpy.org/doc/stable/reference/generated/numpy.busday_offset.html',
}
const none = { years: 0, months: 0, weeks: 0, days: 0, working: 0 }
const plain = {
  ...none,
  direction: 'add',
  includeStart: false,
  weekend: 'sat-sun',
  holidays: '',
  roll: 'none',
} as const

export default defineCases(dateAdd, [
  {
    name: 'Seen from the day before it',
    today: '2027-02-20',
    given: { ...plain, start: '2026-11-23', amount: 90, unit: 'days' },
    expect: { result: '2027-02-21', distance: '90 days after the start', today: '1 day after today' },
    source: { ...dateutil, how: 'date(2026,11,23) + relativedelta(days=90) - date(2027,2,20)' },
  },
  {
    name: 'Seen from a day after it',
    today: '2027-03-01',
    given: { ...plain, start: '2026-11-23', amount: 90, unit: 'days' },
    expect: { today: '8 days before today' },
    source: { ...dateutil, how: 'date(2026,11,23) + relativedelta(days=90) - date(2027,3,1)' },
  },
  {
    name: 'A month after 31 January',
    given: { ...plain, start: '2026-01-31', amount: 1, unit: 'months' },
    expect: {
      result: '2026-02-28',
      weekday: 'Saturday',
      week: 'Week 9 of 2026',
      distance: '28 days after the start',
      note: 'plain',
      log: { rows: 1, at: { 0: { step: '+ 1 month', day: '2026-02-28', weekday: 'Saturday' } } },
    },
    says: { note: 'no day 31' },
    source: { ...dateutil, how: 'date(2026,1,31) + relativedelta(months=1); isocalendar()' },
  },
  {
    name: 'Ninety days end on a Sunday',
    given: { ...plain, start: '2026-11-23', amount: 90, unit: 'days' },
    expect: { result: '2027-02-21', weekday: 'Sunday', week: 'Week 7 of 2027', note: 'plain' },
    says: { note: 'Sunday is no working day' },
    source: { ...dateutil, how: 'date(2026,11,23) + timedelta(90)' },
  },
  {
    name: 'A year after a leap day',
    given: { ...plain, start: '2024-02-29', amount: 1, unit: 'years' },
    expect: { result: '2025-02-28', weekday: 'Friday', distance: '365 days after the start' },
    source: { ...dateutil, how: 'date(2024,2,29) + relativedelta(years=1)' },
  },
  {
    name: 'Back over a year, a month and ten days',
    given: { ...plain, start: '2024-02-29', direction: 'take', amount: 1, unit: 'years', months: 1, days: 10 },
    expect: {
      result: '2023-01-19',
      note: null,
      log: { rows: 2, at: { 0: { step: '− 1 year and 1 month', day: '2023-01-29' }, 1: { step: '− 10 days' } } },
    },
    source: { ...dateutil, how: 'date(2024,2,29) − relativedelta(years=1, months=1) − timedelta(10)' },
  },
  {
    name: 'Everything at once',
    given: {
      ...plain,
      start: '2026-01-15',
      amount: 2,
      unit: 'years',
      months: 3,
      weeks: 2,
      days: 5,
      working: 4,
    },
    expect: { result: '2028-05-10', distance: '846 days after the start', log: { rows: 3 } },
    source: {
      ...dateutil,
      how: 'date + relativedelta(years=2, months=3) + timedelta(19), then numpy.busday_offset(…, 4)',
    },
  },
  {
    name: 'Ten working days over Christmas',
    given: {
      ...plain,
      start: '2026-12-18',
      amount: 10,
      unit: 'working',
      holidays: '2026-12-25 Christmas\n2026-12-28 In lieu\n2027-01-01',
    },
    expect: { result: '2027-01-06', log: { at: { 0: { step: '+ 10 working days' } } } },
    source: { ...numpy, how: "busday_offset('2026-12-18', 10, holidays=[…])" },
  },
  {
    name: 'Ten working days back',
    given: { ...plain, start: '2026-12-18', direction: 'take', amount: 10, unit: 'working' },
    expect: { result: '2026-12-04', distance: '14 days before the start' },
    source: { ...numpy, how: "busday_offset('2026-12-18', -10)" },
  },
  ...(
    [
      ['following', '2026-02-02', 'Monday'],
      ['modified', '2026-01-30', 'Friday'],
      ['preceding', '2026-01-30', 'Friday'],
      ['none', '2026-01-31', 'Saturday'],
    ] as const
  ).map(([roll, result, weekday]) => ({
    name: `The last Saturday of January, rolled: ${roll}`,
    given: { ...plain, start: '2026-01-31', amount: 0, unit: 'days' as const, roll },
    expect: { result, weekday },
    source: { ...numpy, how: "busday_offset('2026-01-31', 0, roll=…)" },
  })),
  {
    name: 'Thirty days, the first of June among them',
    given: { ...plain, start: '2026-06-01', amount: 30, unit: 'days', includeStart: true },
    expect: { result: '2026-06-30', log: { rows: 2, at: { 1: { step: '− the start date' } } } },
    source: { ...dateutil, how: 'date(2026,6,1) + timedelta(29)' },
  },
  {
    name: 'Ten working days, the first of June among them',
    given: { ...plain, start: '2026-06-01', amount: 10, unit: 'working', includeStart: true },
    expect: { result: '2026-06-12' },
    source: { ...numpy, how: "busday_offset('2026-05-31', 10, roll='preceding')" },
  },
  {
    name: 'Nothing added',
    given: { ...plain, start: '2026-11-23', amount: 0, unit: 'weeks' },
    expect: { result: '2026-11-23', distance: 'The same day as the start', log: { rows: 0 } },
    source: { ...dateutil, how: 'date + relativedelta()' },
  },
  {
    name: 'Beyond the year 9999',
    given: { ...plain, start: '9999-12-01', amount: 31, unit: 'days' },
    problem: 'amount',
    source: { ...dateutil, how: 'date(9999,12,1) + timedelta(31) overflows' },
  },
  {
    name: 'Before the year 1',
    given: { ...plain, start: '0001-01-31', direction: 'take', amount: 1, unit: 'months' },
    problem: 'amount',
    source: { ...dateutil, how: 'The year 0 is out of range' },
  },
  {
    name: 'A day off that is no date',
    given: { ...plain, holidays: '31/02/2026' },
    problem: 'holidays',
    because: 'line 1',
    source: { ...dateutil, how: 'February 2026 has no day 31' },
  },
])
