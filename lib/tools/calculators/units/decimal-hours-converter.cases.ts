import { defineCases } from '@/lib/kits/calculator'
import decimalHours from './decimal-hours-converter'

const earn = { title: 'EARN payroll: Time Conversion Chart for Payroll', href: 'https://earnpayroll.com/table' }
const workHours = {
  title: 'Work Hours Calculator: Convert Time Decimal to Hours and Minutes',
  href: 'https://countworkhours.com/decimal-hours-calculator',
}
const units = { title: 'GNU units 2.22' }
const paper = { title: 'Arithmetic on paper' }

export default defineCases(decimalHours, [
  {
    name: '7.75 hours are 7:45',
    given: { times: '7.75', rate: 20 },
    expect: {
      answer: '7.75\u00A0h = 7:45',
      clock: '7:45',
      decimal: 7.75,
      minutes: 465,
      pay: 155,
      reading: null,
      drift: null,
      list: { rows: 1, at: { 0: { entry: '7.75', clock: '7:45', decimal: 7.75, minutes: 465 } } },
    },
    source: { ...units, how: 'units "7.75 hour" "hour;min": 7 hour + 45 min; "7.75 hour" min: 465; 7.75 × 20 = 155' },
  },
  {
    name: '8:20 are 8.3333 hours',
    given: { times: '8:20', places: '4' },
    expect: {
      answer: '8:20 ≈ 8.3333\u00A0h',
      decimal: 8.333333,
      minutes: 500,
      list: { at: { 0: { decimal: 8.3333 } } },
    },
    source: { ...units, how: 'units "8 hour + 20 min" hour: 8.3333333' },
  },
  {
    name: 'The chart of a payroll office',
    given: { times: '0:50' },
    expect: {
      answer: '0:50 ≈ 0.83\u00A0h',
      chart: {
        rows: 60,
        at: {
          0: { minutes: 1, two: 0.02, four: 0.0167 },
          6: { minutes: 7, two: 0.12, four: 0.1167 },
          19: { minutes: 20, two: 0.33, four: 0.3333 },
          44: { minutes: 45, two: 0.75, four: 0.75 },
          [-1]: { minutes: 60, two: 1, four: 1 },
        },
      },
    },
    source: {
      ...earn,
      how: 'The chart: 1 is 0.02, 7 is 0.12, 20 is 0.33, 45 is 0.75, 50 is 0.83, 60 is 1.00; four decimals by bc',
    },
  },
  {
    name: 'Quarter hours: seven minutes go down, eight go up',
    given: { times: '0:07\n0:08\n0:22\n0:23\n-0:08', step: '15' },
    expect: {
      minutes: 45,
      list: {
        at: { 0: { minutes: 0 }, 1: { minutes: 15 }, 2: { minutes: 15 }, 3: { minutes: 30 }, 4: { minutes: -15 } },
      },
    },
    source: {
      ...earn,
      how: 'The chart: 7 is 0.00, 8 is 0.25, 22 is 0.25, 23 is 0.50; a correction takes off what it would have added',
    },
  },
  {
    name: '8.33 hours from a payslip are 8:19:48',
    given: { times: '8.33' },
    expect: { answer: '8.33\u00A0h = 8:19:48', minutes: 499.8 },
    says: { reading: '8.33 hours are 8:19:48. For 8 h 33 min type 8:33.' },
    source: { ...workHours, how: 'The page: .33 × 60 = 19.8 minutes; 0.8 × 60 = 48 seconds' },
  },
  {
    name: '1.30 is no half past one',
    given: { times: '1.30' },
    expect: { answer: '1.30\u00A0h = 1:18', reading: 'fair' },
    says: { reading: '1.30 hours are 1:18. For 1 h 30 min type 1:30.' },
    source: { ...paper, how: '0.30 × 60 = 18' },
  },
  {
    name: 'Hundredths from 60 on and quarters are meant as they stand',
    given: { times: '1.60\n2.25\n3.50\n4.00\n0:59' },
    expect: { minutes: 740, reading: null },
    source: { ...paper, how: '96 + 135 + 210 + 240 + 59 = 740' },
  },
  {
    name: '1.59 may be 1:59',
    given: { times: '1.59' },
    expect: { clock: '1:35:24', reading: 'fair' },
    source: { ...paper, how: '0.59 × 60 = 35.4; 0.4 × 60 = 24' },
  },
  {
    name: 'Three times twenty minutes are an hour, not 0.99',
    given: { times: '0:20\n0:20\n0:20' },
    expect: { answer: '1:00 = 1.00\u00A0h', drift: 'fair', list: { at: { 0: { decimal: 0.33 } } } },
    says: { drift: 'adds up to 0.99\u00A0h, all of them together to 1.00\u00A0h' },
    source: { ...paper, how: '20 ÷ 60 = 0.33 in two decimals; 3 × 0.33 = 0.99; 60 ÷ 60 = 1' },
  },
  {
    name: 'More than a day is kept, and corrections are taken off',
    given: { times: '26:05\n-0:35; −0.25\n90 min\t30s' },
    expect: {
      answer: '26:45:30 ≈ 26.76\u00A0h',
      minutes: 1605.5,
      list: { rows: 5, at: { 2: { clock: '−0:15' }, 3: { minutes: 90 } } },
    },
    source: { ...paper, how: '1,565 − 35 − 15 + 90 + 0.5 = 1,605.5; ÷ 60 = 26.7583' },
  },
  {
    name: 'Less than nothing in all',
    given: { times: '-1.5\n0:15', rate: 40 },
    expect: { answer: '−1.25\u00A0h = −1:15', decimal: -1.25, pay: -50 },
    source: { ...paper, how: '−90 + 15 = −75; −75 ÷ 60 × 40 = −50' },
  },
  {
    name: 'Numbers in minutes, written together',
    given: { times: '465', bare: 'minutes' },
    expect: { answer: '7:45 = 7.75\u00A0h', minutes: 465 },
    source: { ...units, how: 'units "465 min" "hour;min"' },
  },
  {
    name: 'Numbers in minutes are no hours with a point',
    given: { times: '1.30', bare: 'minutes' },
    expect: { clock: '0:01:18', reading: null },
    source: { ...paper, how: '0.30 × 60 = 18 seconds' },
  },
  {
    name: 'All spellings of 2 hours, 5 minutes and 30 seconds',
    given: { times: '2:05:30\n2 h 5 min 30 s\n2 hours, 5 minutes and 30 seconds\n2h05m30s\n125.5 min\n7530 sec' },
    expect: { minutes: 753, list: { rows: 6, sum: { minutes: 753 }, at: { [-1]: { clock: '2:05:30' } } } },
    source: { ...paper, how: '6 × (2 × 60 + 5 + 0.5) = 753' },
  },
  {
    name: 'Hours with bare minutes behind them',
    given: { times: '7h45', places: '3' },
    expect: { answer: '7:45 = 7.750\u00A0h' },
    source: { ...paper, how: '45 ÷ 60 = 0.75' },
  },
  {
    name: 'A decimal comma in Germany',
    region: 'de',
    given: { times: '7,5 h', rate: 10 },
    expect: { minutes: 450, pay: 75 },
    source: { ...paper, how: '7.5 × 60 = 450' },
  },
  {
    name: 'Up to tenths of an hour, as lawyers bill; nothing stays nothing',
    given: { times: '0:01\n0:06\n0:07\n0', step: '6', way: 'up' },
    expect: {
      minutes: 24,
      list: { at: { 0: { decimal: 0.1 }, 1: { decimal: 0.1 }, 2: { decimal: 0.2 }, 3: { minutes: 0, clock: '0:00' } } },
    },
    source: {
      title: 'Clio: Attorney billing increments of six minutes',
      how: '6 + 6 + 12; one tenth begins with its first minute',
    },
  },
  {
    name: 'To the nearest tenth of an hour, as public defenders bill',
    given: { times: '0:08\n0:13\n0:03', step: '6' },
    expect: { list: { at: { 0: { decimal: 0.1 }, 1: { decimal: 0.2 }, 2: { decimal: 0.1 } } } },
    source: {
      title: 'CPCS: Time Increments for Billing',
      href: 'https://finance.publiccounsel.net/hc/en-us/articles/4410272307607-Time-Increments-for-Billing',
      how: 'The page: 8 minutes are .1, 13 minutes are .2, one call of 3 minutes is .1',
    },
  },
  {
    name: 'Binary arithmetic adds no step: 1.1 hours are 66 minutes',
    given: { times: '1.1\n2.2', step: '6', way: 'up' },
    expect: { minutes: 198 },
    source: { ...paper, how: '66 and 132 are multiples of 6' },
  },
  {
    name: 'Binary arithmetic takes no step off',
    given: { times: '4.1\n8.2', step: '6', way: 'down' },
    expect: { minutes: 738 },
    source: { ...paper, how: '246 and 492 are multiples of 6' },
  },
  {
    name: 'Halves of a hundredth are rounded up',
    given: { times: '1.005\n50:00' },
    expect: { drift: null, list: { at: { 0: { decimal: 1.01 }, 1: { decimal: 50 } } } },
    source: { title: 'Python', how: 'Decimal("1.005").quantize(Decimal("0.01"), ROUND_HALF_UP)' },
  },
  {
    name: 'Two points in a number',
    given: { times: '1.2.3 h 5 min' },
    problem: 'times',
    source: { ...paper, how: 'No number' },
  },
  {
    name: 'Two points in the seconds',
    given: { times: '1 h 5 min 1.2.3 s' },
    problem: 'times',
    source: { ...paper, how: 'No number' },
  },
  {
    name: 'Down to ten minutes',
    given: { times: '0:19\n0:20', step: '10', way: 'down' },
    expect: { minutes: 30 },
    source: { ...paper, how: '10 + 20' },
  },
  {
    name: 'Sixty minutes behind a colon are refused',
    given: { times: '7:60' },
    problem: 'times',
    source: { ...paper, how: 'An hour has minutes 0 to 59' },
  },
  {
    name: 'Sixty seconds behind a colon are refused',
    given: { times: '7:05:60' },
    problem: 'times',
    source: { ...paper, how: 'A minute has seconds 0 to 59' },
  },
  {
    name: 'The line that cannot be read is named',
    given: { times: '7:45\neight' },
    problem: 'times',
    source: { ...paper, how: 'A word is no number' },
  },
  {
    name: 'Ten million hours are read, one more is refused',
    given: { times: '10000000' },
    expect: { decimal: 10_000_000 },
    source: { title: 'The limit that the page states' },
  },
  {
    name: 'More than ten million hours',
    given: { times: '10000001' },
    problem: 'times',
    source: { title: 'The limit that the page states' },
  },
])
