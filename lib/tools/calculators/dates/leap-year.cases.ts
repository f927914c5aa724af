import { defineCases } from '@/lib/kits/calculator'
import leapYear from './leap-year'

const python = { title: 'Library calendar, Python 3.11, tests/vectors/date-arithmetic/make.py' }
const cldr = { title: 'Calendars of ICU in Node’s Intl.DateTimeFormat' }
const poulsen = {
  title: 'E. Poulsen: The transition from Julian to Gregorian Calendar, Rundetårn',
  href: 'http://www.rundetaarn.dk/engelsk/observatorium/gregorian.html',
}
const plain = { find: 'year', calendar: 'gregorian' } as const

export default defineCases(leapYear, [
  {
    name: 'The year 2028',
    given: { ...plain, year: 2028 },
    expect: {
      answer: '2028 is a leap year',
      length: '366 days',
      next: '2032',
      before: '2024',
      weekday: 'Tuesday',
      mean: 365.2425,
      note: null,
      list: {
        rows: 11,
        at: {
          0: { year: '2028', weekday: 'Tuesday', gap: 4 },
          1: { year: '2032', weekday: 'Sunday' },
          2: { weekday: 'Friday' },
        },
      },
    },
    source: { ...python, how: 'calendar.isleap, date(2028,2,29).strftime' },
  },
  {
    name: 'Leap years to 2060',
    given: { ...plain, find: 'range', year: 2028, last: 2060 },
    expect: { answer: '9 of 33 years', count: 9, next: '2064' },
    source: { ...python, how: 'calendar.isleap of each year' },
  },
  {
    name: 'A century of leap years',
    given: { ...plain, find: 'range', year: 1901, last: 2000 },
    expect: { count: 25 },
    source: { ...python, how: 'calendar.leapdays(1901, 2001)' },
  },
  {
    name: 'Four centuries have 97',
    given: { ...plain, find: 'range', year: 1600, last: 1999 },
    expect: { count: 97 },
    source: { ...python, how: 'calendar.leapdays(1600, 2000)' },
  },
  {
    name: '2100 is none',
    given: { ...plain, year: 2100 },
    expect: { answer: '2100 is no leap year', length: '365 days', weekday: null, next: '2104', before: '2096' },
    source: { ...python, how: 'calendar.isleap(2100) is False' },
  },
  {
    name: '2000 was one',
    given: { ...plain, year: 2000 },
    expect: { answer: '2000 is a leap year', weekday: 'Tuesday' },
    source: { ...python, how: 'calendar.isleap(2000) is True' },
  },
  {
    name: '1700 by the Julian rule',
    given: { ...plain, year: 1700, calendar: 'julian' },
    expect: {
      answer: '1700 is a leap year',
      note: 'plain',
      mean: 365.25,
      adopted: {
        rows: 8,
        at: {
          0: {
            country: 'Italy, Spain, Portugal and Catholic Poland',
            first: '1582-10-15',
            lastJulian: '4 October 1582',
          },
          5: { country: 'Britain and its colonies', first: '1752-09-14', lastJulian: '2 September 1752' },
        },
      },
    },
    source: {
      ...poulsen,
      how: 'Ten days were left out before 1700 and eleven after, as the Julian calendar had a leap day in 1700',
    },
  },
  {
    name: 'A year before the year 1',
    given: { ...plain, year: -4 },
    expect: { answer: '−4 (5 BC) is a leap year', note: 'fair', next: '0', weekday: null },
    source: {
      title: 'J. Meeus: Astronomical Algorithms, chapter 7',
      how: 'Astronomical years: 0 is 1 BC; −4 is a leap year',
    },
  },
  {
    name: 'Hebrew 5787',
    given: { ...plain, year: 5787, calendar: 'hebrew' },
    expect: { answer: '5787 is a leap year', next: '5790', before: '5784', length: '13 months, 383 to 385 days' },
    source: { ...cldr, how: 'Years of 13 months from 5776 on: 5776 5779 5782 5784 5787 5790 5793 5795' },
  },
  {
    name: 'Hebrew leap years of two cycles',
    given: { ...plain, find: 'range', year: 5776, last: 5813, calendar: 'hebrew' },
    expect: { count: 14, list: { at: { 3: { year: '5784' }, 13: { year: '5812', weekday: '', gap: 3 } } } },
    source: { ...cldr, how: 'Counted there: 5776 to 5812 has 14' },
  },
  {
    name: 'Islamic 1447',
    given: { ...plain, year: 1447, calendar: 'islamic' },
    expect: { answer: '1447 is a leap year', length: '355 days', next: '1450', before: '1445' },
    source: { ...cldr, how: 'islamic-civil has a day 30 in month 12 of 1445, 1447 and 1450' },
  },
  {
    name: 'Persian 1403',
    given: { ...plain, year: 1403, calendar: 'persian' },
    expect: { answer: '1403 is a leap year', length: '366 days', next: '1408', before: '1399' },
    source: { ...cldr, how: 'persian has a day 30 in month 12 of 1399, 1403 and 1408' },
  },
  {
    name: 'A Persian year that the rule does not cover',
    given: { ...plain, year: 2026, calendar: 'persian' },
    problem: 'year',
    because: '1178 to 1633',
    source: {
      ...cldr,
      how: 'Years outside the range in which the rule of 33 follows the equinox are refused, not compared',
    },
  },
  {
    name: 'A range backwards',
    given: { ...plain, find: 'range', year: 2030, last: 2020 },
    problem: 'last',
    source: { ...python, how: 'Nothing lies between' },
  },
])
