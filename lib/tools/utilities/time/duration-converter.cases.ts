import { defineCases } from '@/lib/kits/calculator'
import durationConverter from './duration-converter'

const python = { title: 'Library datetime, Python 3.11' }
const dateutil = {
  title: 'dateutil 2.9.0',
  href: 'https://dateutil.readthedocs.io/en/stable/relativedelta.html',
}
const calc = { title: 'LibreOffice Calc 7.4' }
const cldr = { title: 'Unicode CLDR in Node’s Intl.NumberFormat', how: 'style unit, unitDisplay short' }
const iso = { title: 'ISO 8601-1:2019, section 5.5.2: Duration' }
const plain = { bare: 'min', two: 'hours', step: '0', hours: 8, language: 'en', rate: 'none' } as const

export default defineCases(durationConverter, [
  {
    name: 'Two hours and a half',
    given: { ...plain, values: 'PT2H30M' },
    expect: {
      iso: 'PT2H30M',
      clock: '2:30:00',
      hours: 2.5,
      words: '2 hours and 30 minutes',
      abroad: '2\u00A0h 30\u00A0min',
      note: null,
      minutes: 150,
      seconds: 9000,
      milliseconds: 9_000_000,
      days: 0.104166667,
      workDays: 0.3125,
      frames: null,
      average: '2:30:00',
      longest: '2:30:00',
      shortest: '2:30:00',
      list: {
        rows: 1,
        at: { 0: { typed: 'PT2H30M', iso: 'PT2H30M', clock: '2:30:00', seconds: 9000 } },
        sum: { seconds: 9000 },
      },
    },
    source: {
      ...calc,
      how: 'TIME and divisions',
      sheet: { formulas: { hours: '=24*TIME(2;30;0)', days: '=1*TIME(2;30;0)*24/24', workDays: '=24*TIME(2;30;0)/8' } },
    },
  },
  {
    name: 'A list in four spellings',
    given: { ...plain, values: 'PT6H\n1d 2h\n90\n4:15' },
    expect: { iso: 'P1DT13H45M', workDays: 4.71875, average: '9:26:15', longest: '26:00:00', shortest: '1:30:00' },
    source: { ...python, how: 'Sum of timedelta(hours=6), (days=1, hours=2), (minutes=90), (hours=4, minutes=15)' },
  },
  {
    name: 'Weeks and fractions',
    given: { ...plain, values: 'P2W\nPT1.5H\nP0,5D' },
    expect: {
      seconds: 1_258_200,
      list: { at: { 0: { seconds: 1_209_600 }, 1: { seconds: 5400 }, 2: { seconds: 43_200 } } },
    },
    source: { ...python, how: 'timedelta(weeks=2), (hours=1.5), (days=0.5)' },
  },
  {
    name: 'A year and two months from the end of January',
    given: { ...plain, values: 'P1Y2M', anchor: '2026-01-31' },
    expect: { days: 424, note: 'plain' },
    says: { note: 'from the date given' },
    source: { ...dateutil, how: 'date(2026,1,31) + relativedelta(years=1, months=2) is 2027-03-31' },
  },
  {
    name: 'A month and an hour back',
    given: { ...plain, values: '-P1MT1H', anchor: '2026-01-31' },
    expect: { days: -31.041666667, iso: '-P31DT1H' },
    source: { ...dateutil, how: 'date(2026,1,31) − relativedelta(months=1), 31 days, and an hour' },
  },
  {
    name: 'Two hours in German',
    given: { ...plain, values: '1d 2h 30m 5s', language: 'de' },
    expect: { abroad: '1\u00A0Tg. 2\u00A0Std. 30\u00A0Min. 5\u00A0Sek.', note: 'plain' },
    says: { note: 'read as minutes' },
    source: cldr,
  },
  {
    name: 'Days in Polish, one and two',
    given: { ...plain, values: 'P1DT2H', language: 'pl' },
    expect: { abroad: '1\u00A0dzień 2\u00A0godz.' },
    source: cldr,
  },
  {
    name: 'In Chinese without spaces',
    given: { ...plain, values: 'PT22H22M22S', language: 'zh' },
    expect: { abroad: '22小时 22分钟 22秒' },
    source: cldr,
  },
  {
    name: 'Timecode of ten minutes, drop-frame',
    given: { ...plain, values: '00:10:00;00', rate: '29.97df' },
    expect: { seconds: 599.9994, frames: '00:10:00;00' },
    source: {
      title: 'D. Heidelberger: Drop-Frame Timecode',
      href: 'https://www.davidheidelberger.com/2010/06/10/drop-frame-timecode/',
      how: '17,982 frames of 1001/30,000 s',
    },
  },
  {
    name: 'To the quarter of an hour',
    given: { ...plain, values: '-22.5\n37.5', step: '900' },
    expect: { list: { at: { 0: { seconds: -1800 }, 1: { seconds: 2700 } } } },
    source: { ...python, how: '22.5 min are 1.5 quarters, 37.5 min 2.5: halves away from zero, as on a timesheet' },
  },
  {
    name: 'Months without a date',
    given: { ...plain, values: 'PT1H\nP2M' },
    problem: 'anchor',
    because: 'line 2',
    source: { ...iso, how: 'The length of a month is not fixed' },
  },
  {
    name: 'A line that is none',
    given: { ...plain, values: 'PT1H\nsoon' },
    problem: 'values',
    because: 'line 2',
    source: { ...iso, how: 'No designator' },
  },
  {
    name: 'Nothing',
    given: { ...plain, values: '' },
    problem: 'values',
    source: { ...iso, how: 'A duration has a component' },
  },
])
