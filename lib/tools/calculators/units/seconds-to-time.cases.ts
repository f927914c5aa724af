import { defineCases } from '@/lib/kits/calculator'
import secondsToTime from './seconds-to-time'

const python = { title: 'Libraries datetime and decimal, Python 3.11' }
const calc = { title: 'LibreOffice Calc 7.4' }
const iso = { title: 'ISO 8601-1:2019, section 5.5.2: Duration' }
const plain = { unit: 's', two: 'minutes' } as const

export default defineCases(secondsToTime, [
  {
    name: 'A hundred thousand seconds',
    given: { ...plain, amount: '100000' },
    expect: {
      answer: '1\u00A0d 3\u00A0h 46\u00A0min 40\u00A0s',
      clock: '27:46:40',
      seconds: 100_000,
      minutes: 1666.666667,
      hours: 27.777778,
      days: 1.157407,
      words: '1 day, 3 hours, 46 minutes and 40 seconds',
      iso: 'P1DT3H46M40S',
      milliseconds: 100_000_000,
      weeks: 0.165344,
      table: {
        rows: 18,
        at: {
          0: { seconds: 60, clock: '0:01:00', parts: '1\u00A0min' },
          15: { seconds: 100_000, clock: '27:46:40', parts: '1\u00A0d 3\u00A0h 46\u00A0min 40\u00A0s' },
        },
      },
    },
    source: {
      ...python,
      how: 'timedelta(seconds=100000) is 1 day, 3:46:40; Decimal divided by 60, 3600, 86400, 604800',
    },
  },
  {
    name: 'Decimals by a spreadsheet',
    given: { ...plain, amount: '8520.75' },
    expect: { minutes: 142.0125, hours: 2.366875, days: 0.09862 },
    source: {
      ...calc,
      how: 'Divisions',
      sheet: { formulas: { minutes: '=8520.75/60', hours: '=8520.75/3600', days: '=8520.75/86400' } },
    },
  },
  {
    name: 'An hour and a half by ISO 8601',
    given: { ...plain, amount: 'PT1H30M' },
    expect: { seconds: 5400, answer: '1\u00A0h 30\u00A0min', iso: 'PT1H30M', words: '1 hour and 30 minutes' },
    source: { ...iso, how: 'T parts the date from the time; H are hours, M behind T minutes' },
  },
  {
    name: 'Four parts begin with days',
    given: { ...plain, amount: '1:01:01:01' },
    expect: { seconds: 90_061, answer: '1\u00A0d 1\u00A0h 1\u00A0min 1\u00A0s' },
    source: { ...python, how: 'timedelta(days=1, hours=1, minutes=1, seconds=1).total_seconds()' },
  },
  {
    name: 'Five minutes and a half, or five hours and a half',
    given: { ...plain, amount: '5:30', two: 'hours' },
    expect: { seconds: 19_800 },
    source: { ...python, how: 'timedelta(hours=5, minutes=30).total_seconds()' },
  },
  {
    name: 'The same with minutes first',
    given: { ...plain, amount: '5:30' },
    expect: { seconds: 330 },
    source: { ...python, how: 'timedelta(minutes=5, seconds=30).total_seconds()' },
  },
  {
    name: 'Negative, with a fraction',
    given: { ...plain, amount: '-1500', unit: 'ms' },
    expect: { answer: '−1.5\u00A0s', clock: '−0:00:01.5', iso: '-PT1.5S', seconds: -1.5, words: 'minus 1.5 seconds' },
    source: { ...python, how: 'timedelta(milliseconds=-1500).total_seconds() is -1.5' },
  },
  {
    name: 'A weight of nanoseconds',
    given: { ...plain, amount: '1234567890123456789', unit: 'ns' },
    expect: { clock: '342935:31:30.123456789' },
    source: { ...python, how: 'divmod(1234567890123456789, 10**9), then by 3600 and 60, whole numbers without limit' },
  },
  {
    name: 'Zero',
    given: { ...plain, amount: '0' },
    expect: { answer: '0\u00A0s', clock: '0:00:00', iso: 'PT0S', words: '0 seconds' },
    source: { ...iso, how: 'A duration has at least one component' },
  },
  {
    name: 'Months have no fixed length',
    given: { ...plain, amount: 'P1M' },
    problem: 'amount',
    because: 'without months',
    source: { ...iso, how: 'M before T are months' },
  },
  {
    name: 'Seventy seconds behind a colon',
    given: { ...plain, amount: '1:70' },
    problem: 'amount',
    source: { ...iso, how: 'Seconds of a clock stay below 60' },
  },
])
