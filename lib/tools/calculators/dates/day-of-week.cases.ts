import { defineCases } from '@/lib/kits/calculator'
import dayOfWeek from './day-of-week'

const library = { title: 'Libraries datetime and dateutil.rrule, tests/vectors/date-arithmetic/make.py' }
const poulsen = {
  title: 'E. Poulsen: The transition from Julian to Gregorian Calendar, Rundetårn',
  href: 'http://www.rundetaarn.dk/engelsk/observatorium/gregorian.html',
}
const plain = {
  find: 'date',
  calendar: 'gregorian',
  place: 'any',
  falls: '6',
  years: 12,
  language: 'en',
} as const

export default defineCases(dayOfWeek, [
  {
    name: 'The landing on the Moon',
    given: { ...plain, day: '1969-07-20' },
    expect: {
      weekday: 'Sunday',
      day: '1969-07-20',
      place: 'Day 201 of 365',
      week: 'Week 29 of 1969',
      named: 'Sunday',
      note: null,
      onWeekday: { rows: 1, at: { 0: { day: '1974-07-20', after: 5 } } },
      alike: { rows: 1, at: { 0: { year: '1975', after: 6 } } },
    },
    source: { ...library, how: 'strftime, timetuple, isocalendar; each later year tried' },
  },
  {
    name: 'Fridays the 13th of three years',
    given: { ...plain, day: '2026-01-01', years: 2, language: 'de' },
    expect: {
      weekday: 'Thursday',
      named: 'Donnerstag',
      thirteenths: {
        rows: 5,
        at: {
          0: { day: '2026-02-13', away: 43 },
          1: { day: '2026-03-13' },
          2: { day: '2026-11-13' },
          3: { day: '2027-08-13' },
          4: { day: '2028-10-13' },
        },
      },
    },
    source: { ...library, how: 'rrule monthly on the 13th where that is a Friday' },
  },
  {
    name: 'The first day of the year 2000',
    given: { ...plain, day: '2000-01-01', language: 'ja' },
    expect: { weekday: 'Saturday', named: '土曜日', place: 'Day 1 of 366' },
    source: {
      title: 'Unicode CLDR in Node’s Intl.DateTimeFormat',
      how: 'weekday: long in en and ja for 1 January 2000',
    },
  },
  {
    name: 'The day after which Britain left out eleven days',
    given: { ...plain, calendar: 'julian', oldStyle: '1752-09-02', place: 'britain' },
    expect: { weekday: 'Wednesday', day: '1752-09-13', note: 'plain' },
    says: { note: 'was 2 September 1752 by the Julian calendar' },
    source: { ...poulsen, how: 'England: Thursday 14 September 1752 came after 2 September' },
  },
  {
    name: 'The first Gregorian day',
    given: { ...plain, day: '1582-10-15', place: 'italy' },
    expect: { weekday: 'Friday', note: 'plain' },
    says: { note: 'The Julian calendar had 5 October 1582' },
    source: { ...poulsen, how: 'Friday 15 October 1582 came after Thursday 4 October' },
  },
  {
    name: 'The last Julian day, a Thursday',
    given: { ...plain, calendar: 'julian', oldStyle: '1582-10-04' },
    expect: { weekday: 'Thursday', day: '1582-10-14', note: 'fair' },
    says: { note: '4 October 1582' },
    source: { ...poulsen, how: 'Friday 15 October 1582 came after Thursday 4 October' },
  },
  {
    name: 'France, ten days left out in December',
    given: { ...plain, calendar: 'julian', oldStyle: '1582-12-09', place: 'france' },
    expect: { weekday: 'Sunday', day: '1582-12-19' },
    source: { ...poulsen, how: 'Monday 20 December came after Sunday 9 December' },
  },
  {
    name: 'The last Julian day of Sweden, a Wednesday',
    given: { ...plain, calendar: 'julian', oldStyle: '1753-02-17', place: 'sweden' },
    expect: { weekday: 'Wednesday', day: '1753-02-28' },
    source: {
      title: 'AT250: Sweden Julian to Gregorian',
      href: 'https://at250.org/2022/02/17/sweden-julian-to-gregorian/',
      how: 'Page read: Wednesday, 17 February, was followed by Thursday, 1 March 1753',
    },
  },
  {
    name: 'The last Julian day of Russia, a Wednesday',
    given: { ...plain, calendar: 'julian', oldStyle: '1918-01-31', place: 'russia' },
    expect: { weekday: 'Wednesday', day: '1918-02-13' },
    source: {
      title: 'Boris Yeltsin Presidential Library: The decree on adoption of the Gregorian calendar approved',
      href: 'https://prlib.ru/en/history/619010',
      how: 'Page read: after 31 January 1918 there would come 14 February; the weekday by date(1918, 2, 13) of Python',
    },
  },
  {
    name: 'The Julian leap day of 1700 that the Gregorian calendar does not have',
    given: { ...plain, calendar: 'julian', oldStyle: '1700-02-29' },
    expect: { day: '1700-03-11' },
    source: { ...poulsen, how: '18 February (Julian) is the day before 1 March; eleven days on, counted by hand' },
  },
  {
    name: 'Thanksgiving, the fourth Thursday of November',
    given: { ...plain, find: 'nth', month: '2026-11', nth: '4', weekday: '4' },
    expect: { day: '2026-11-26', weekday: 'Thursday', note: null },
    source: { ...library, how: 'calendar.monthcalendar(2026, 11)' },
  },
  {
    name: 'The last Monday of a month with five',
    given: { ...plain, find: 'nth', month: '2026-11', nth: 'last', weekday: '1' },
    expect: { day: '2026-11-30' },
    source: { ...library, how: 'calendar.monthcalendar(2026, 11)' },
  },
  {
    name: 'No fifth Thursday',
    given: { ...plain, find: 'nth', month: '2026-11', nth: '5', weekday: '4' },
    problem: 'nth',
    because: 'no fifth Thursday',
    source: { ...library, how: 'calendar.monthcalendar(2026, 11) has four' },
  },
  {
    name: 'No Julian day',
    given: { ...plain, calendar: 'julian', oldStyle: '1701-02-29' },
    problem: 'oldStyle',
    source: { ...poulsen, how: '1701 is no fourth year' },
  },
])
