import { defineCases } from '@/lib/kits/calculator'
import businessDays from './business-days'

const numpy = {
  title: 'NumPy 2.4.6: busday_count and busday_offset',
  href: 'https://numpy.org/doc/stable/reference/generated/numpy.busday_count.html',
}
const gov = { title: 'GOV.UK: UK bank holidays', href: 'https://www.gov.uk/bank-holidays' }
const opm = {
  title: 'U.S. Office of Personnel Management: Federal Holidays',
  href: 'https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/',
}
const plain = {
  ask: 'between',
  calendar: 'none',
  ends: 'both',
  weekend: 'sat-sun',
  closures: '',
  halves: '',
  hoursPerDay: 8,
} as const

export default defineCases(businessDays, [
  {
    name: 'December and half of January with federal holidays',
    given: { ...plain, start: '2026-12-01', end: '2027-01-15', calendar: 'us' },
    expect: {
      working: 32,
      target: null,
      weekday: null,
      days: 46,
      weekendDays: 12,
      off: 2,
      hours: 256,
      list: {
        rows: 2,
        at: {
          0: { day: '2026-12-25', weekday: 'Friday', name: 'Christmas Day', counts: 'not worked' },
          1: { day: '2027-01-01', name: 'New Year’s Day' },
        },
      },
      months: {
        rows: 2,
        at: {
          0: { month: '2026-12', days: 31, off: 1, working: 22, hours: 176 },
          1: { month: '2027-01', days: 15, off: 1, working: 10, hours: 80 },
        },
      },
    },
    source: {
      ...numpy,
      how: "busday_count('2026-12-01', '2027-01-16', holidays=['2026-12-25', '2027-01-01']), by month 22 and 10",
    },
  },
  {
    name: 'A whole year of federal holidays, two of them observed on a Friday, one on a Monday',
    given: { ...plain, start: '2027-01-01', end: '2027-12-31', calendar: 'us' },
    expect: { working: 249, off: 12, list: { at: { '-1': { day: '2027-12-31', name: 'New Year’s Day (observed)' } } } },
    source: {
      ...opm,
      how: '2027: 18 June, 5 July, 24 December and 31 December are observed; NumPy with these days has 249',
    },
  },
  {
    name: 'English Christmas of 2026: Boxing Day on a Saturday, Monday in its place; half a day at the end of the year',
    given: {
      ...plain,
      start: '2026-12-14',
      end: '2027-01-08',
      calendar: 'uk',
      halves: '2026-12-31\n2026-12-27',
      hoursPerDay: 7.5,
    },
    expect: {
      working: 17,
      days: 26,
      weekendDays: 6,
      off: 3,
      hours: 123.75,
      list: {
        rows: 6,
        at: {
          1: { day: '2026-12-26', name: 'Boxing Day', counts: 'on a weekend' },
          3: { day: '2026-12-28', name: 'Boxing Day (substitute day)', weekday: 'Monday' },
          4: { day: '2026-12-31', counts: 'half a day' },
        },
      },
    },
    source: { ...gov, how: '25 and 28 December 2026, 1 January 2027; NumPy with these days has 17; 16.5 × 7.5' },
  },
  {
    name: 'Germany in 2026: 254 days',
    given: { ...plain, start: '2026-01-01', end: '2026-12-31', calendar: 'de' },
    expect: { working: 254, off: 7 },
    source: {
      title: 'Feiertagskalender: public holidays of Rhineland-Palatinate 2026',
      href: 'http://feiertagskalender.org/en/publicholidays/de-rp',
      how: 'The nine days without Corpus Christi and All Saints, two on a Saturday; 261 weekdays − 7',
    },
  },
  {
    name: 'The French May of 2026',
    given: { ...plain, start: '2026-05-01', end: '2026-05-31', calendar: 'fr' },
    expect: { working: 17, off: 4, days: 31, weekendDays: 10 },
    source: { ...numpy, how: "busday_count('2026-05-01', '2026-06-01', holidays of 1, 8, 14 and 25 May)" },
  },
  {
    name: 'A Gulf weekend without holidays',
    given: { ...plain, start: '2026-12-01', end: '2027-01-15', weekend: 'fri-sat' },
    expect: { working: 33, list: { rows: 0 } },
    source: { ...numpy, how: "weekmask='1111001'" },
  },
  {
    name: 'Ten euro payment days on',
    given: { ...plain, ask: 'target', start: '2026-12-18', count: 10, calendar: 'eu' },
    expect: { working: null, target: '2027-01-05', weekday: 'Tuesday', days: 18, off: 2, hours: 80 },
    source: { ...numpy, how: "busday_offset('2026-12-18', 10, holidays=['2026-12-25', '2027-01-01'])" },
  },
  {
    name: 'And ten back again',
    given: { ...plain, ask: 'target', start: '2027-01-05', count: -10, calendar: 'eu' },
    expect: { target: '2026-12-18', hours: 80 },
    source: { ...numpy, how: "busday_offset('2027-01-05', -10, holidays=[…])" },
  },
  {
    name: 'No days on is the day itself',
    given: { ...plain, ask: 'target', start: '2026-12-19', count: 0 },
    expect: { target: '2026-12-19', days: 0, hours: 0, months: { rows: 0 } },
    source: { ...numpy, how: 'WORKDAY of spreadsheets with 0 days gives the start' },
  },
  {
    name: 'Own days off, from a holiday to itself',
    given: { ...plain, start: '2026-12-24', end: '2026-12-24', closures: '2026-12-24 Closed' },
    expect: { working: 0, off: 1, list: { at: { 0: { name: 'Closed', counts: 'not worked' } } } },
    source: { ...numpy, how: "busday_count('2026-12-24', '2026-12-25', holidays=['2026-12-24']) is 0" },
  },
  {
    name: 'Before the list of holidays begins',
    given: { ...plain, start: '2021-12-31', end: '2022-01-31', calendar: 'us' },
    problem: 'start',
    source: { ...opm, how: 'Juneteenth is a holiday since June 2021; the list begins with 2022' },
  },
  {
    name: 'An end before the start',
    given: { ...plain, start: '2026-12-02', end: '2026-12-01' },
    problem: 'end',
    source: { ...numpy, how: 'No day lies between' },
  },
  {
    name: 'A century is too long for a table of months',
    given: { ...plain, start: '1900-01-01', end: '2026-12-01' },
    problem: 'end',
    because: '60 years',
    source: { ...numpy, how: 'The limit that the page states' },
  },
  {
    name: 'A day off that is no date',
    given: { ...plain, closures: 'Christmas' },
    problem: 'closures',
    source: { ...numpy, how: 'No day to leave out' },
  },
  {
    name: 'A half day that is no date',
    given: { ...plain, halves: '2026-12-24\n24.13.2026' },
    problem: 'halves',
    because: 'line 2',
    source: { ...numpy, how: 'No day to halve' },
  },
  ...(
    [
      ['last', 31, 45],
      ['first', 31, 45],
    ] as const
  ).map(([ends, working, days]) => ({
    name: `The same without one of its ends: ${ends}`,
    given: { ...plain, start: '2026-12-01', end: '2027-01-15', calendar: 'us' as const, ends },
    expect: { working, days },
    source: { ...numpy, how: 'busday_count from the day after, or up to the day before' },
  })),
])
