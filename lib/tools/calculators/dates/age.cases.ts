import { defineCases } from '@/lib/kits/calculator'
import age from './age'

const dateutil = { title: 'dateutil 2.9.0', href: 'https://dateutil.readthedocs.io/en/stable/relativedelta.html' }
const openFormula = {
  title: 'OASIS OpenFormula 1.2, section 6.10.4 DATEDIF',
  href: 'https://docs.oasis-open.org/office/v1.2/os/OpenDocument-v1.2-os-part2.html',
}
const timedelta = { title: 'Library datetime, Python 3.11' }

export default defineCases(age, [
  {
    name: 'Born on a Sunday in 1992',
    given: { born: '1992-05-17', asOf: '2026-11-23', missing: 'last' },
    expect: {
      age: '34 years, 6 months and 6 days',
      on: '2026-11-23',
      next: '2027-05-17',
      until: 'Turns 35 in 175 days, a Monday',
      weekday: 'Sunday',
      half: '2027-11-17',
      note: null,
      months: 414,
      weeks: '1,801 weeks and 1 day',
      days: 12_608,
      hours: 302_592,
      minutes: 18_155_520,
      milestones: {
        rows: 8,
        at: {
          2: { reached: 10_000, day: '2019-10-03', weekday: 'Thursday', away: -2608 },
          4: { reached: 20_000, day: '2047-02-18', weekday: 'Monday', away: 7392 },
          6: { day: '2074-07-06', weekday: 'Friday', away: 17_392 },
          7: { reached: 40_000, day: '2101-11-22', away: 27_392 },
        },
      },
    },
    source: { ...dateutil, how: 'relativedelta(date(2026,11,23), date(1992,5,17)); date + timedelta(10000)' },
  },
  {
    name: '29 February 2000 to 28 February 2026, a day before 1 March',
    given: { born: '2000-02-29', asOf: '2026-02-28', missing: 'next' },
    expect: {
      age: '25 years, 11 months and 30 days',
      months: 311,
      days: 9496,
      next: '2026-03-01',
      until: 'Turns 26 in 1 day, a Sunday',
      half: '2026-08-29',
      note: 'plain',
    },
    says: { note: '1 March' },
    source: { ...openFormula, how: 'DATEDIF with "y" 25, "ym" 11, "md" 30, "d" 9496, "m" 311' },
  },
  {
    name: 'The same with the birthday on 28 February',
    given: { born: '2000-02-29', asOf: '2026-02-28', missing: 'last' },
    expect: { age: '26 years', next: '2027-02-28', until: 'Turns 27 in 365 days, a Sunday' },
    says: { note: '28 February' },
    source: { ...dateutil, how: 'relativedelta(date(2026,2,28), date(2000,2,29)) is years=+26' },
  },
  {
    name: 'Leap day in a leap year',
    given: { born: '2000-02-29', asOf: '2028-02-29', missing: 'next' },
    expect: { age: '28 years', next: '2029-03-01', days: 10_227 },
    source: { ...dateutil, how: 'relativedelta(date(2028,2,29), date(2000,2,29)) is years=+28' },
  },
  {
    name: 'Born on the 31st: the end of a shorter month completes it',
    given: { born: '1990-01-31', asOf: '2024-02-29', missing: 'last' },
    expect: { age: '34 years and 1 month', days: 12_447, weekday: 'Wednesday', half: '2024-07-31' },
    says: { note: 'its last day' },
    source: { ...dateutil, how: 'relativedelta(date(2024,2,29), date(1990,1,31)) is years=+34, months=+1' },
  },
  {
    name: 'Born on the 31st: not yet a month on 29 February',
    given: { born: '1990-01-31', asOf: '2024-02-29', missing: 'next' },
    expect: { age: '34 years and 29 days', months: 408 },
    says: { note: 'the first of the month after it' },
    source: { ...openFormula, how: 'DATEDIF("1990-01-31";"2024-02-29";"m") is 408; 29 days from 31 January' },
  },
  {
    name: 'Hours between clocks of two zones',
    given: {
      born: '2020-03-01',
      asOf: '2020-03-02',
      bornAt: '23:30',
      bornOffset: -5,
      asOfAt: '06:15',
      asOfOffset: 1,
    },
    expect: { age: '1 day', minutes: 45, hours: 0.75 },
    source: {
      ...timedelta,
      how: 'datetime(2020,3,2,6,15,tzinfo=timezone(timedelta(hours=1))) - datetime(2020,3,1,23,30,tzinfo=timezone(timedelta(hours=-5)))',
    },
  },
  {
    name: 'Born today',
    given: { born: '2026-11-23', asOf: '2026-11-23' },
    expect: { age: '0 days', days: 0, months: 0, weeks: '0 weeks and 0 days', half: '2027-05-23', next: '2027-11-23' },
    source: { ...dateutil, how: 'relativedelta of a day to itself is empty' },
  },
  {
    name: 'A birth that lies ahead',
    given: { born: '2027-01-02', asOf: '2027-01-01' },
    problem: 'born',
    because: 'must not lie after',
    source: { ...timedelta, how: 'The difference is negative' },
  },
  {
    name: 'A clock before the hour of birth on the same day',
    given: { born: '2026-01-01', asOf: '2026-01-01', bornAt: '10:00', asOfAt: '09:59' },
    problem: 'asOfAt',
    source: { ...timedelta, how: 'The difference is negative' },
  },
  {
    name: 'At the end of the calendar there is no next birthday',
    given: { born: '9990-06-15', asOf: '9999-12-31' },
    expect: { next: null, until: null, half: null, age: '9 years, 6 months and 16 days' },
    source: { ...dateutil, how: 'relativedelta(date(9999,12,31), date(9990,6,15))' },
  },
])
