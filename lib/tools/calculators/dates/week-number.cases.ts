import { defineCases } from '@/lib/kits/calculator'
import weekNumber from './week-number'

const iso = { title: 'Library datetime, Python 3.11: date.isocalendar and strftime' }
const calc = { title: 'LibreOffice Calc 7.4' }
const retailers = {
  title: 'National Retail Federation: 4-5-4 Calendar',
  href: 'https://nrf.com/resources/4-5-4-calendar',
}
const plain = { find: 'number', system: 'iso', pattern: '4-5-4' } as const

export default defineCases(weekNumber, [
  {
    name: 'New Year 2027 lies in week 53 of 2026',
    given: { ...plain, day: '2027-01-01' },
    expect: {
      week: 53,
      of: '2026',
      iso: '2026-W53-5',
      first: '2026-12-28',
      last: '2027-01-03',
      weeks: 53,
      period: null,
      formula: '=ISOWEEKNUM(A1)',
      note: 'plain',
      systems: {
        rows: 5,
        at: {
          0: { system: 'ISO 8601: Monday, first Thursday', week: 53, of: '2026' },
          1: { system: 'US: Sunday, week of 1 January', week: 1, of: '2027' },
          2: { week: 1, of: '2027' },
          3: { week: 52, of: '2026' },
        },
      },
      calendar: {
        rows: 53,
        at: {
          0: { week: 1, first: '2025-12-29', last: '2026-01-04', period: 1 },
          52: { week: 53, first: '2026-12-28', last: '2027-01-03', period: 12 },
        },
      },
    },
    says: { note: '2027' },
    source: {
      ...iso,
      how: 'date(2027,1,1).isocalendar(); %W of 27 December 2026 is 51 and begins with the first Monday as 1',
    },
  },
  {
    name: 'The end of December 2024 in week 1',
    given: { ...plain, day: '2024-12-30' },
    expect: { week: 1, of: '2025', iso: '2025-W01-1', weeks: 52 },
    source: { ...iso, how: 'date(2024,12,30).isocalendar()' },
  },
  {
    name: 'Three numberings by LibreOffice, ISO',
    given: { ...plain, day: '2026-11-23' },
    expect: { week: 48 },
    source: { ...calc, how: 'ISOWEEKNUM', sheet: { formulas: { week: '=ISOWEEKNUM(DATE(2026;11;23))' } } },
  },
  {
    name: 'From Sunday, the week of 1 January',
    given: { ...plain, day: '2028-12-31', system: 'us' },
    expect: { week: 54, weeks: 54, first: '2028-12-31', last: '2028-12-31', formula: '=WEEKNUM(A1,1)' },
    source: {
      ...calc,
      how: 'The function that numbers weeks as Excel does; LibreOffice’s own WEEKNUM gives this day to week 1 of 2029',
      sheet: { formulas: { week: '=COM.SUN.STAR.SHEET.ADDIN.ANALYSIS.GETWEEKNUM(DATE(2028;12;31);1)' } },
    },
  },
  {
    name: 'From Monday, the week of 1 January',
    given: { ...plain, day: '2026-11-23', system: 'monday' },
    expect: { week: 48, formula: '=WEEKNUM(A1,2)' },
    source: { ...calc, how: 'WEEKNUM of type 2', sheet: { formulas: { week: '=WEEKNUM(DATE(2026;11;23);2)' } } },
  },
  {
    name: 'The formula for the first full week',
    given: { ...plain, day: '2026-11-23', system: 'full' },
    expect: { week: 47, first: '2026-11-23', weeks: 52 },
    source: {
      ...calc,
      how: 'The formula that the page gives; strftime %W also answers 47',
      sheet: {
        cells: { A1: '2026-11-23' },
        formulas: { week: '=INT((A1-DATE(YEAR(A1);1;1)-MOD(9-WEEKDAY(DATE(YEAR(A1);1;1));7))/7)+1' },
      },
    },
  },
  {
    name: 'The formula of the retail year',
    given: { ...plain, day: '2026-11-23', system: 'retail' },
    expect: { week: 43 },
    source: {
      ...calc,
      how: 'The formula that the page gives',
      sheet: {
        cells: { A1: '2026-11-23' },
        formulas: { week: '=INT((A1-DATE(YEAR(A1);2;1)+MOD(WEEKDAY(DATE(YEAR(A1);2;1))+2;7)-3)/7)+1' },
      },
    },
  },
  {
    name: 'Dates of week 10',
    given: { ...plain, find: 'dates', year: 2027, week: 10 },
    expect: { first: '2027-03-08', last: '2027-03-14', weeks: 52, iso: '2027-W10-1' },
    source: { ...iso, how: 'date.fromisocalendar(2027, 10, 1)' },
  },
  {
    name: 'The retail year 2023 had 53 weeks',
    given: { ...plain, find: 'dates', year: 2023, week: 53, system: 'retail' },
    expect: { weeks: 53, first: '2024-01-28', last: '2024-02-03', period: 'Period 12 of 12' },
    source: { ...retailers, how: 'The 53rd week comes in fiscal 2012, 2017 and 2023; weeks from Sunday to Saturday' },
  },
  {
    name: 'The week 53 of 2012 that restated calendars move',
    given: { ...plain, find: 'dates', year: 2012, week: 53, system: 'retail' },
    expect: { first: '2013-01-27', last: '2013-02-02', weeks: 53 },
    source: {
      title: 'Toolio: Understanding restated calendars',
      href: 'https://help.toolio.com/en/articles/4901495-understanding-restated-calendars',
      how: 'Week 52 ends on Saturday 26 January; week 53 is 27 January to 2 February',
    },
  },
  {
    name: 'A week that the year does not have',
    given: { ...plain, find: 'dates', year: 2027, week: 53 },
    problem: 'week',
    because: 'at most 52',
    source: { ...iso, how: 'date(2027,12,28).isocalendar() is week 52' },
  },
])
