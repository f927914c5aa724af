import { defineGeneratorCases } from '@/lib/kits/generator'
import timesheet from './timesheet-template'

const days = (hours: readonly number[], from = 1) =>
  hours.map((worked, at) => ({ date: `2027-03-${String(from + at).padStart(2, '0')}`, hours: worked }))

export default defineGeneratorCases(timesheet, [
  {
    name: '46 hours in a week: 6 of overtime',
    given: { from: '2027-03-01', weekly: 40, entries: days([8, 8, 8, 8, 8, 6]) },
    expect: { text: ['Hours: 46:00', 'Of it overtime: 6:00', 'Mar 6, 2027\t6:00\t6:00'] },
    source: {
      title: '29 CFR 778.110(a)',
      href: 'https://www.casemine.com/regulation/us/59476a16add7b00bc4b4c9f4/amp',
      how: 'An employee who works 46 hours is paid 40 and 6 of overtime',
    },
  },
  {
    name: '30 hours and 50 hours: the first week lends nothing to the second',
    given: {
      from: '2027-03-01',
      period: 'fortnight',
      weekly: 40,
      entries: [...days([10, 10, 10]), ...days([10, 10, 10, 10, 10], 8)],
    },
    expect: { text: ['Hours: 80:00', 'Of it overtime: 10:00'] },
    source: {
      title: '29 CFR 778.104',
      href: 'https://docslib.org/doc/7060818/wage-and-hour-division-labor-%C2%A7-778-105',
      how: 'Overtime is paid although the average of both weeks is 40',
    },
  },
  {
    name: 'By the day and by the week, no hour twice',
    given: { from: '2027-03-01', daily: 8, weekly: 40, entries: days([10, 8, 13, 8, 8]) },
    expect: { text: ['Hours: 47:00', 'Of it overtime: 7:00', 'Mar 3, 2027\t13:00\t5:00'] },
    source: {
      title: 'California overtime, worked example',
      href: 'https://overtimecalc.com/guides/california-overtime',
      how: '47 hours of which 40 are regular; its 6 of overtime and 1 of double time together',
    },
  },
  {
    name: 'The night in which Berlin puts its clocks forward',
    given: {
      from: '2027-03-22',
      zone: 'Europe/Berlin',
      entries: [{ date: '2027-03-27', project: 'Watch', start: '22:00', end: '06:00' }],
    },
    expect: {
      text: ['22:00\t06:00 +1\t\t7:00'],
      files: {
        csv: 'Date,Project,Start,End,"Break, minutes",Hours,Note\r\n2027-03-27,Watch,22:00,06:00,0,7.0000,\r\n',
      },
    },
    source: { title: 'Python’s zoneinfo', how: 'Difference of the two instants; tests/vectors/timesheets' },
  },
  {
    name: 'The night in which New York puts them back, with a break, in quarters',
    given: {
      from: '2027-11-01',
      zone: 'America/New_York',
      step: 'quarter',
      entries: [{ date: '2027-11-06', start: '22:00', end: '06:10', pause: 30 }],
    },
    // Nine hours and ten minutes less thirty are 8:40, which is nearer to 8:45.
    expect: { text: ['22:00\t06:10 +1\t0:30\t8:45'] },
    source: { title: 'Python’s zoneinfo', how: 'Difference of the two instants, less 30 minutes, to a quarter' },
  },
  {
    name: 'A zone that there is not',
    given: { zone: 'Europe/Atlantis' },
    problem: 'zone',
    source: { title: 'IANA Time Zone Database', href: 'https://www.iana.org/time-zones', how: 'It has no such zone' },
  },
  {
    name: 'A break longer than the time',
    given: { entries: [{ date: '2026-11-16', start: '09:00', end: '09:30', pause: 45 }] },
    problem: 'entries',
    source: { title: 'Arithmetic', how: '30 − 45 is less than nothing' },
  },
  {
    name: 'A start without an end',
    given: { entries: [{ date: '2026-11-16', start: '09:00' }] },
    problem: 'entries',
    source: { title: 'Arithmetic', how: 'There is no difference of one number' },
  },
])
