import { defineCases } from '@/lib/kits/calculator'
import timeDuration from './time-duration'

const zoneinfo = { title: 'Library zoneinfo, Python 3.11, with the IANA Time Zone Database' }
const python = { title: 'Library datetime, Python 3.11' }
const calc = { title: 'LibreOffice Calc 7.4' }
const plain = { pause: 0, more: [], step: '0', earlier: 'next' } as const

export default defineCases(timeDuration, [
  {
    name: 'Over midnight',
    given: { ...plain, start: '22:15', end: '06:45' },
    expect: {
      length: '8:30',
      hours: 8.5,
      minutes: 510,
      without: '8:30',
      pay: null,
      note: 'plain',
      spans: { rows: 1, at: { 0: { from: '22:15', to: '06:45', gross: 510, off: 0, net: 510 } }, sum: { net: 510 } },
    },
    says: { note: 'next day' },
    source: {
      ...calc,
      how: 'MOD of the difference by a day',
      sheet: {
        formulas: {
          hours: '=24*MOD(TIME(6;45;0)-TIME(22;15;0);1)',
          minutes: '=ROUND(1440*MOD(TIME(6;45;0)-TIME(22;15;0);1);6)',
        },
      },
    },
  },
  {
    name: 'Two spans of a day with breaks and pay',
    given: {
      ...plain,
      start: '8:00 am',
      end: '12:10 pm',
      pause: 15,
      more: [{ from: '1pm', to: '5:40 pm', off: 10 }],
      rate: 30,
    },
    expect: {
      length: '8:25',
      minutes: 505,
      without: '8:50',
      pay: 252.5,
      note: null,
      spans: {
        rows: 2,
        at: { 1: { from: '13:00', to: '17:40', gross: 280, off: 10, net: 270 } },
        sum: { gross: 530, off: 25 },
      },
    },
    source: { ...python, how: 'timedelta sums: 4:10 − 0:15 + 4:40 − 0:10' },
  },
  {
    name: 'Each span to the nearest quarter of an hour',
    given: { ...plain, start: '8:53', end: '17:08', step: '15' },
    expect: { length: '8:15', minutes: 495 },
    source: { ...python, how: '8 h 15 min are 495 min, a multiple of 15' },
  },
  {
    name: 'Rounded down to the nearest six minutes',
    given: { ...plain, start: '9:00', end: '9:20', step: '6' },
    expect: { minutes: 18 },
    source: { ...python, how: 'round(20 / 6) × 6' },
  },
  {
    name: 'The night in which Berlin puts the clocks forward',
    given: { ...plain, start: '22:00', end: '06:00', startDay: '2026-03-28', startZone: 'Berlin' },
    expect: { length: '7:00', note: 'plain' },
    says: { note: 'put forward' },
    source: { ...zoneinfo, how: 'Difference of both moments in UTC' },
  },
  {
    name: 'The night in which New York puts them back',
    given: {
      ...plain,
      start: '10 pm',
      end: '6 am',
      startDay: '2026-10-31',
      endDay: '2026-11-01',
      startZone: 'America/New_York',
    },
    expect: { length: '9:00', note: 'plain' },
    says: { note: 'put back' },
    source: { ...zoneinfo, how: 'Difference of both moments in UTC' },
  },
  {
    name: 'From New York to London',
    given: {
      ...plain,
      start: '19:30',
      end: '07:35',
      startDay: '2026-07-01',
      endDay: '2026-07-02',
      startZone: 'New York',
      endZone: 'London',
    },
    expect: { length: '7:05' },
    source: { ...zoneinfo, how: 'Difference of both moments in UTC' },
  },
  {
    name: 'Over the date line, landing before it left',
    given: {
      ...plain,
      start: '5 pm',
      end: '10 am',
      startDay: '2026-11-23',
      endDay: '2026-11-23',
      startZone: 'Tokyo',
      endZone: 'Los Angeles',
    },
    expect: { length: '10:00', note: null },
    source: { ...zoneinfo, how: 'Difference of both moments in UTC' },
  },
  {
    name: 'Nothing between',
    given: { ...plain, start: 'noon', end: '12:00 pm' },
    expect: { length: '0:00', note: 'fair' },
    source: { ...python, how: 'The difference is 0' },
  },
  {
    name: 'Midnight is 12 am',
    given: { ...plain, start: '12:00 am', end: '12:30 pm' },
    expect: { length: '12:30' },
    source: { ...python, how: 'strptime with %I:%M %p' },
  },
  {
    name: 'An end before the start that is refused',
    given: { ...plain, start: '17:00', end: '09:00', earlier: 'refuse' },
    problem: 'end',
    source: { ...python, how: 'The difference is negative' },
  },
  {
    name: 'A break longer than the time',
    given: { ...plain, start: '9:00', end: '9:20', pause: 30 },
    problem: 'pause',
    source: { ...python, how: '20 − 30 is negative' },
  },
  {
    name: 'No time of day',
    given: { ...plain, start: '25:10', end: '9:20' },
    problem: 'start',
    source: { ...python, how: 'datetime refuses hour 25' },
  },
  {
    name: 'A zone without a date',
    given: { ...plain, start: '9:00', end: '10:00', startZone: 'Paris' },
    problem: 'startDay',
    source: { ...zoneinfo, how: 'The offset of a zone depends on the day' },
  },
  {
    name: 'No such place',
    given: { ...plain, start: '9:00', end: '10:00', startDay: '2026-01-01', startZone: 'Qwxyz' },
    problem: 'startZone',
    source: { ...zoneinfo, how: 'ZoneInfo finds no key' },
  },
  {
    name: 'A further span without an end',
    given: { ...plain, start: '9:00', end: '10:00', more: [{ from: '11:00', to: '', off: 0 }] },
    problem: 'more',
    source: { ...python, how: 'Nothing to subtract' },
  },
])
