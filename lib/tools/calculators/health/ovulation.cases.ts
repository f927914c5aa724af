import { defineCases } from '@/lib/kits/calculator'
import ovulation from './ovulation'

const wilcox = {
  title: 'Report of Wilcox, Weinberg and Baird (1995) in The Record',
  href: 'https://www.recordnet.com/story/news/1995/12/07/6-day-fertility-window-found/50862869007/',
}
const python = { title: 'Libraries datetime and statistics, Python 3.11' }
const calc = { title: 'LibreOffice Calc 7.4' }
const plain = { know: 'length', start: '2026-11-09', cycle: 28, luteal: 14 } as const
const past = { know: 'history', luteal: 14 } as const

export default defineCases(ovulation, [
  {
    name: 'A cycle of 28 days',
    given: plain,
    expect: {
      ovulation: '2026-11-23',
      from: '2026-11-18',
      to: '2026-11-23',
      next: '2026-12-07',
      mean: 28,
      cycleDay: 15,
      note: 'fair',
      spread: null,
      deviation: null,
      months: {
        rows: 6,
        at: {
          0: { start: '2026-11-09', weekday: 'Monday', from: '2026-11-18', ovulation: '2026-11-23', to: '2026-11-23' },
          5: { start: '2027-03-29', from: '2027-04-07', ovulation: '2027-04-12' },
        },
      },
    },
    source: {
      ...wilcox,
      how: 'Fertile are the five days before ovulation and the day itself: six days; dates by timedelta',
    },
  },
  {
    name: 'Four starts',
    given: { ...past, starts: '2026-08-17\n2026-09-14\n2026-10-13\n2026-11-09' },
    expect: {
      mean: 28,
      spread: 2,
      deviation: 1,
      next: '2026-12-07',
      ovulation: '2026-11-23',
      from: '2026-11-17',
      to: '2026-11-24',
      note: 'plain',
      cycles: {
        rows: 3,
        at: { 0: { start: '2026-08-17', length: 28 }, 1: { length: 29 }, 2: { start: '2026-10-13', length: 27 } },
      },
    },
    source: {
      ...calc,
      how: 'AVERAGE and STDEV of the lengths; dates by timedelta',
      sheet: { formulas: { mean: '=AVERAGE(28;29;27)', deviation: '=STDEV(28;29;27)' } },
    },
  },
  {
    name: 'Irregular, and pasted in another order',
    given: { ...past, starts: '2026-09-29\n2026-07-01\n2026-08-30\n2026-07-25' },
    expect: {
      mean: 30,
      spread: 12,
      deviation: 6,
      next: '2026-10-29',
      ovulation: '2026-10-15',
      from: '2026-10-04',
      to: '2026-10-21',
      note: 'bad',
    },
    says: { note: '12 days' },
    source: {
      ...python,
      how: 'Lengths 24, 36, 30: mean 30, stdev 6; window from 24 − 14 − 5 to 36 − 14 days after the last start',
    },
  },
  {
    name: 'A short time to the next period',
    given: { ...plain, cycle: 26, luteal: 12 },
    expect: { ovulation: '2026-11-23', next: '2026-12-05', cycleDay: 15 },
    source: { ...python, how: 'date(2026,11,9) + 26 days − 12 days' },
  },
  {
    name: 'A month between without a period',
    given: { ...past, starts: '2026-08-17\n2026-10-13' },
    problem: 'starts',
    because: '57',
    source: { ...python, how: 'The dates lie 57 days apart' },
  },
  {
    name: 'One date is no history',
    given: { ...past, starts: '2026-08-17' },
    problem: 'starts',
    source: { ...python, how: 'No difference' },
  },
  {
    name: 'No date',
    given: { ...past, starts: '2026-08-17\nsoon' },
    problem: 'starts',
    because: 'line 2',
    source: { ...python, how: 'fromisoformat refuses' },
  },
  {
    name: 'The end of the calendar',
    given: { ...plain, start: '9999-12-01' },
    problem: 'start',
    source: { ...python, how: 'date + timedelta overflows' },
  },
])
