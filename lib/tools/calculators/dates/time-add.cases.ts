import { defineCases } from '@/lib/kits/calculator'
import timeAdd from './time-add'

const python = { title: 'Library datetime, Python 3.11, tests/vectors/date-arithmetic/make.py' }
const counted = { title: 'Frames counted one by one, tests/vectors/date-arithmetic/make.py' }
const heidelberger = {
  title: 'D. Heidelberger: Drop-Frame Timecode',
  href: 'https://www.davidheidelberger.com/2010/06/10/drop-frame-timecode/',
}
const calc = { title: 'LibreOffice Calc 7.4' }
const plain = { two: 'hours', scale: 'no', rate: 'none' } as const

export default defineCases(timeAdd, [
  {
    name: 'Two times',
    given: { ...plain, times: '2:45:30\n+1:20:45' },
    expect: {
      total: '4:06:15',
      parts: '4\u00A0h 6\u00A0min 15\u00A0s',
      seconds: 14_775,
      minutes: 246.25,
      hours: 4.104166667,
      average: '2:03:07.5',
      count: 2,
      ends: null,
      frames: null,
      length: null,
      running: {
        rows: 2,
        at: { 0: { entry: '2:45:30', seconds: 9930, total: '2:45:30' }, 1: { entry: '+1:20:45', total: '4:06:15' } },
        sum: { seconds: 14_775 },
      },
    },
    source: {
      ...python,
      how: 'timedelta(hours=2, minutes=45, seconds=30) + timedelta(hours=1, minutes=20, seconds=45)',
    },
  },
  {
    name: 'The same in a spreadsheet',
    given: { ...plain, times: '2:45:30\n+1:20:45' },
    expect: { hours: 4.104166667, seconds: 14_775 },
    source: {
      ...calc,
      how: 'TIME',
      sheet: {
        formulas: {
          hours: '=24*(TIME(2;45;30)+TIME(1;20;45))',
          seconds: '=ROUND(86400*(TIME(2;45;30)+TIME(1;20;45));6)',
        },
      },
    },
  },
  {
    name: 'Laps with hundredths',
    given: { ...plain, two: 'minutes', times: '1:32.45\n1:31.98\n1:33.02\n1:31.55' },
    expect: { total: '0:06:09', average: '0:01:32.25', count: 4 },
    source: { ...python, how: 'Sum of seconds 92.45, 91.98, 93.02, 91.55' },
  },
  {
    name: 'More than a day stays hours',
    given: { ...plain, times: '25:30\n26:40' },
    expect: { total: '52:10:00', parts: '2\u00A0d 4\u00A0h 10\u00A0min' },
    source: { ...python, how: 'timedelta sum is 2 days, 4:10:00' },
  },
  {
    name: 'Below zero',
    given: { ...plain, times: '1:00:00\n-2:30:15' },
    expect: { total: '−1:30:15', seconds: -5415 },
    source: { ...python, how: 'timedelta difference is −5415 s' },
  },
  {
    name: 'Times three and a half',
    given: { ...plain, times: '1:20', scale: 'times', factor: 3.5 },
    expect: { total: '4:40:00' },
    source: { ...python, how: 'timedelta(hours=1, minutes=20) * 3.5' },
  },
  {
    name: 'A third',
    given: { ...plain, times: '1:20', scale: 'by', factor: 3 },
    expect: { total: '0:26:40' },
    source: { ...python, how: 'timedelta(hours=1, minutes=20) / 3' },
  },
  {
    name: 'Past midnight',
    given: { ...plain, times: '3 h 15 min', start: '11:30 pm' },
    expect: { ends: '02:45, 1 day later' },
    source: { ...python, how: 'datetime(2026,1,1,23,30) + timedelta(hours=3, minutes=15)' },
  },
  {
    name: 'Back over midnight',
    given: { ...plain, times: '-45 min', start: '0:15' },
    expect: { ends: '23:30, 1 day earlier' },
    source: { ...python, how: 'datetime(2026,1,2,0,15) − timedelta(minutes=45)' },
  },
  {
    name: 'An hour of drop-frame',
    given: { ...plain, times: '01:00:00;00', rate: '29.97df' },
    expect: { frames: 107_892, total: '01:00:00;00', length: '0:59:59.996' },
    source: { ...counted, how: '107,892 frames of 1001/30,000 s are 3599.9964 s' },
  },
  {
    name: 'Ten minutes of drop-frame have 17,982 frames',
    given: { ...plain, times: '00:10:00;00', rate: '29.97df' },
    expect: { frames: 17_982 },
    source: { ...heidelberger, how: '29.97 × 60 × 10 = 17,982' },
  },
  {
    name: 'The frame after 12:38:59;29',
    given: { ...plain, times: '12:38:59;29\n00:00:00;01', rate: '29.97df' },
    expect: { total: '12:39:00;02' },
    source: { ...heidelberger, how: 'The list of timecodes there' },
  },
  {
    name: 'Drop-frame in the middle of an hour',
    given: { ...plain, times: '00:12:34;15', rate: '29.97df' },
    expect: { frames: 22_613 },
    source: { ...counted, how: 'count_until((0, 12, 34, 15), 30, 2)' },
  },
  {
    name: 'Four numbers left out at 59.94',
    given: { ...plain, times: '01:00:00;00', rate: '59.94df' },
    expect: { frames: 215_784 },
    source: { ...counted, how: 'count_until((1, 0, 0, 0), 60, 4)' },
  },
  {
    name: 'A frame number that drop-frame leaves out',
    given: { ...plain, times: '00:01:00;01', rate: '29.97df' },
    problem: 'times',
    because: 'line 1',
    source: { ...heidelberger, how: '12:38:59;29 is followed by 12:39:00;02' },
  },
  {
    name: 'No time of day',
    given: { ...plain, times: '1:00', start: '25:00' },
    problem: 'start',
    source: { ...python, how: 'datetime refuses hour 25' },
  },
  {
    name: 'A line that is no time',
    given: { ...plain, times: '1:00\nabc' },
    problem: 'times',
    because: 'line 2',
    source: { ...python, how: 'Not a time' },
  },
])
