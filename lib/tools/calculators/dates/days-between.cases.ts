import { defineCases } from '@/lib/kits/calculator'
import daysBetween from './days-between'

const dateutil = {
  title: 'dateutil 2.9.0 and NumPy 2.4.6',
  href: 'https://numpy.org/doc/stable/reference/generated/numpy.busday_count.html',
}
const calc = { title: 'LibreOffice Calc' }
const plain = { includeEnd: false, weekend: 'sat-sun', holidays: '' } as const

export default defineCases(daysBetween, [
  {
    name: 'A leap year from New Year to New Year',
    given: { ...plain, start: '2024-01-01', end: '2025-01-01' },
    expect: {
      days: 366,
      weeks: '52 weeks and 2 days',
      length: '1 year',
      hours: 8784,
      working: 262,
      weekendDays: 104,
      off: 0,
      note: null,
      weekdays: {
        rows: 7,
        at: { 0: { weekday: 'Monday', count: 53 }, 1: { weekday: 'Tuesday', count: 53 }, 2: { count: 52 } },
        sum: { count: 366 },
      },
    },
    source: { ...dateutil, how: '(date(2025,1,1) − date(2024,1,1)).days; busday_count; relativedelta' },
  },
  {
    name: 'Three days off, one of them a Saturday',
    given: {
      ...plain,
      start: '2026-03-01',
      end: '2026-06-15',
      holidays: '2026-04-03 Good Friday\n\n2026-04-04\n2026-04-06; Easter Monday',
    },
    expect: {
      days: 106,
      weeks: '15 weeks and 1 day',
      length: '3 months and 14 days',
      working: 73,
      weekendDays: 31,
      off: 2,
      weekdays: { at: { 5: { weekday: 'Saturday', count: 15 }, 6: { weekday: 'Sunday', count: 16 } } },
    },
    source: { ...dateutil, how: "busday_count('2026-03-01', '2026-06-15', holidays=[…])" },
  },
  {
    name: 'The end date counted, Friday and Saturday free',
    given: { ...plain, start: '2026-03-01', end: '2026-06-15', includeEnd: true, weekend: 'fri-sat' },
    expect: { days: 107, length: '3 months and 15 days', working: 77, weekendDays: 30 },
    source: { ...dateutil, how: "busday_count('2026-03-01', '2026-06-16', weekmask='1111001')" },
  },
  {
    name: 'Backwards the same with a minus',
    given: { ...plain, start: '2026-06-15', end: '2026-03-01', includeEnd: true, weekend: 'fri-sat' },
    expect: {
      days: -107,
      weeks: '−15 weeks and 2 days',
      length: '−3 months and 15 days',
      hours: -2568,
      working: -77,
      weekendDays: -30,
      note: 'plain',
      fractions: { at: { 0: { days: -107, years: -0.293151 } } },
    },
    says: { note: 'negative' },
    source: { ...dateutil, how: 'The case before with the dates exchanged; 107 ÷ 365' },
  },
  {
    name: 'Day counts over two new years',
    given: { ...plain, start: '2023-12-15', end: '2025-03-10' },
    expect: {
      fractions: {
        rows: 5,
        at: {
          0: { convention: 'ACT/365 (fixed)', days: 451, years: 1.235616 },
          1: { convention: 'ACT/360', days: 451, years: 1.252778 },
          2: { convention: 'ACT/ACT (ISDA)', days: 451, years: 1.232877 },
          3: { convention: '30/360 US', days: 445, years: 1.236111 },
          4: { convention: '30E/360', days: 445, years: 1.236111 },
        },
      },
    },
    source: {
      ...calc,
      how: 'YEARFRAC with basis 3, 2, 0 and 4 and DAYS360; ACT/ACT as 17 days of 365, a year of 366, 68 of 365',
      sheet: {
        cells: { A1: '2023-12-15', A2: '2025-03-10' },
        formulas: {
          'fractions.0.years': '=YEARFRAC(A1;A2;3)',
          'fractions.1.years': '=YEARFRAC(A1;A2;2)',
          'fractions.3.years': '=YEARFRAC(A1;A2;0)',
          'fractions.3.days': '=DAYS360(A1;A2;0)',
          'fractions.4.years': '=YEARFRAC(A1;A2;4)',
          'fractions.4.days': '=DAYS360(A1;A2;1)',
        },
      },
    },
  },
  {
    name: 'Month ends in months of thirty days',
    given: { ...plain, start: '2026-01-31', end: '2026-07-31' },
    expect: { days: 181, length: '6 months', fractions: { at: { 3: { days: 180 }, 4: { days: 180 } } } },
    source: {
      ...calc,
      sheet: {
        cells: { A1: '2026-01-31', A2: '2026-07-31' },
        formulas: { 'fractions.3.days': '=DAYS360(A1;A2;0)', 'fractions.4.days': '=DAYS360(A1;A2;1)' },
      },
    },
  },
  {
    name: 'From the 15th to the 31st the American and European counts differ',
    given: { ...plain, start: '2026-01-15', end: '2026-03-31' },
    expect: { fractions: { at: { 3: { days: 76 }, 4: { days: 75 } } } },
    source: {
      ...calc,
      sheet: {
        cells: { A1: '2026-01-15', A2: '2026-03-31' },
        formulas: { 'fractions.3.days': '=DAYS360(A1;A2;0)', 'fractions.4.days': '=DAYS360(A1;A2;1)' },
      },
    },
  },
  {
    name: 'From the end of one February to the end of another',
    given: { ...plain, start: '2024-02-29', end: '2025-02-28' },
    expect: { days: 365, length: '1 year', fractions: { at: { 3: { days: 360, years: 1 }, 4: { days: 359 } } } },
    source: {
      title: 'SIFMA Standard Securities Calculation Methods, 30/360 as in Wikipedia: Day count convention',
      href: 'https://en.wikipedia.org/wiki/Day_count_convention',
      how: 'Both are the last day of February: D2 becomes 30, then D1, as in YEARFRAC of LibreOffice; its DAYS360 leaves such a D2 and counts 358',
      sheet: {
        cells: { A1: '2024-02-29', A2: '2025-02-28' },
        formulas: { 'fractions.3.years': '=YEARFRAC(A1;A2;0)', 'fractions.4.days': '=DAYS360(A1;A2;1)' },
      },
    },
  },
  {
    name: 'From the end of February to a 31st',
    given: { ...plain, start: '2025-02-28', end: '2025-03-31' },
    expect: { days: 31, fractions: { at: { 3: { days: 30 }, 4: { days: 32 } } } },
    source: {
      title: 'SIFMA Standard Securities Calculation Methods, 30/360 as in Wikipedia: Day count convention',
      href: 'https://en.wikipedia.org/wiki/Day_count_convention',
      how: 'D1 becomes 30, then a D2 of 31 becomes 30: one month; 30E/360 counts from the 28th to the 30th of March',
      sheet: {
        cells: { A1: '2025-02-28', A2: '2025-03-31' },
        formulas: { 'fractions.3.days': '=DAYS360(A1;A2;0)', 'fractions.4.days': '=DAYS360(A1;A2;1)' },
      },
    },
  },
  {
    name: 'Two centuries around the reform of the calendar, all Gregorian',
    given: { ...plain, start: '1500-02-28', end: '1700-03-01' },
    expect: { days: 73_050, length: '200 years and 1 day', note: 'fair' },
    says: { note: '15 October 1582' },
    source: { ...dateutil, how: '(date(1700,3,1) − date(1500,2,28)).days' },
  },
  {
    name: 'From a day to itself there is nothing to count',
    given: { ...plain, start: '2026-11-23', end: '2026-11-23' },
    expect: { days: 0, weeks: '0 weeks and 0 days', length: '0 days', hours: 0, working: 0, weekendDays: 0, off: 0 },
    source: { ...dateutil, how: 'The difference is 0' },
  },
  {
    name: 'A day off that is no date',
    given: { ...plain, holidays: '2026-12-25 Christmas\nBoxing Day' },
    problem: 'holidays',
    because: 'line 2',
    source: { ...dateutil, how: 'No day to leave out' },
  },
  {
    name: 'The last day of the calendar cannot be counted',
    given: { ...plain, start: '9999-01-01', end: '9999-12-31', includeEnd: true },
    problem: 'end',
    source: { ...dateutil, how: 'date(9999,12,31) + timedelta(1) overflows' },
  },
])
