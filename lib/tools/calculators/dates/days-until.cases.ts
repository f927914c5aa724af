import { defineCases } from '@/lib/kits/calculator'
import daysUntil from './days-until'

const python = {
  title: 'dateutil 2.9.0 and NumPy 2.4.6, tests/vectors/date-arithmetic/make.py',
  href: 'https://dateutil.readthedocs.io/en/stable/',
}
const calc = { title: 'LibreOffice Calc 7.4' }
const plain = {
  event: 'own',
  every: false,
  include: false,
  weekend: 'sat-sun',
  holidays: '',
  from: '2026-11-23',
} as const

export default defineCases(daysUntil, [
  {
    name: 'A wedding in June',
    given: { ...plain, target: '2027-06-26', started: '2026-05-01' },
    expect: {
      days: 215,
      day: '2027-06-26',
      weeks: '30 weeks and 5 days',
      length: '7 months and 3 days',
      working: 154,
      weekday: 'Saturday',
      sleeps: 215,
      hours: 5160,
      gone: 0.489311,
      note: null,
      stages: {
        rows: 11,
        at: {
          0: { left: 200, day: '2026-12-08', weekday: 'Tuesday' },
          1: { left: 100, day: '2027-03-18' },
          10: { left: 0, day: '2027-06-26', weekday: 'Saturday' },
        },
      },
    },
    source: { ...python, how: 'relativedelta, timedelta, busday_count from the day after; date − timedelta(200)' },
  },
  {
    name: 'Christmas by a spreadsheet',
    given: { ...plain, event: 'christmas' },
    expect: { days: 32, working: 24, length: '1 month and 2 days' },
    source: {
      ...calc,
      how: 'Difference of dates and NETWORKDAYS',
      sheet: {
        formulas: {
          days: '=DATE(2026;12;25)-DATE(2026;11;23)',
          working: '=NETWORKDAYS(DATE(2026;11;24);DATE(2026;12;25))',
        },
      },
    },
  },
  {
    name: 'Christmas with a day off',
    given: { ...plain, event: 'christmas', holidays: '2026-12-24 Office closed\n2026-12-25' },
    expect: { working: 22 },
    source: {
      ...calc,
      how: 'NETWORKDAYS with two holidays',
      sheet: {
        cells: { A1: '2026-12-24', A2: '2026-12-25' },
        formulas: { working: '=NETWORKDAYS(DATE(2026;11;24);DATE(2026;12;25);A1:A2)' },
      },
    },
  },
  {
    name: 'Easter of the next year',
    given: { ...plain, event: 'easter' },
    expect: { day: '2027-03-28', days: 125, weekday: 'Sunday' },
    source: { ...python, how: 'dateutil.easter.easter(2027)' },
  },
  {
    name: 'Thanksgiving on Thursday',
    given: { ...plain, event: 'thanksgiving' },
    expect: { day: '2026-11-26', days: 3, weekday: 'Thursday' },
    source: { ...python, how: 'The fourth Thursday of November 2026' },
  },
  {
    name: 'A birthday on a leap day',
    given: { ...plain, target: '2000-02-29', every: true },
    expect: { day: '2027-03-01', days: 98 },
    source: { ...python, how: 'date(2027,3,1) − date(2026,11,23)' },
  },
  {
    name: 'The same before a leap year',
    given: { ...plain, target: '2000-02-29', every: true, from: '2027-11-23' },
    expect: { day: '2028-02-29', days: 98 },
    source: { ...python, how: 'date(2028,2,29) − date(2027,11,23)' },
  },
  {
    name: 'A date that has gone',
    given: { ...plain, target: '2026-10-01' },
    expect: {
      days: -53,
      weeks: '−7 weeks and 4 days',
      length: '−1 month and 22 days',
      working: 0,
      sleeps: 0,
      note: 'plain',
    },
    says: { note: '53 days ago' },
    source: { ...python, how: 'relativedelta(date(2026,11,23), date(2026,10,1))' },
  },
  {
    name: 'Today',
    given: { ...plain, target: '2026-11-23' },
    expect: { days: 0, working: 0, sleeps: 0, hours: 0, note: 'good' },
    source: { ...python, how: 'The difference is 0' },
  },
  {
    name: 'Today counts too',
    given: { ...plain, target: '2026-11-30', include: true },
    expect: { days: 8, sleeps: 7 },
    source: { ...python, how: 'Seven days apart, and one more' },
  },
  {
    name: 'Waiting since a day after the date',
    given: { ...plain, target: '2026-12-01', started: '2026-12-02' },
    problem: 'started',
    source: { ...python, how: 'The span is negative' },
  },
  {
    name: 'A day off that is no date',
    given: { ...plain, target: '2026-12-01', holidays: '31/02/2026' },
    problem: 'holidays',
    source: { ...python, how: 'February has no day 31' },
  },
  {
    name: 'No next New Year',
    given: { ...plain, event: 'newYear', from: '9999-06-01' },
    problem: 'from',
    source: { ...python, how: 'The year 10000 is out of range' },
  },
])
