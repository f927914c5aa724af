import { defineCases } from '@/lib/kits/calculator'
import timeCard from './time-card'

const exact = {
  step: '1',
  unmarked: 'full',
  weekly: 40,
  multiplier: 1.5,
  daily: undefined,
  doubleAfter: undefined,
  doubleMultiplier: 2,
  paidUpTo: 0,
  automatic: 0,
  automaticAfter: 6,
  pasted: undefined,
  from: undefined,
  zone: undefined,
} as const
const california = { daily: 8, doubleAfter: 12 } as const

export default defineCases(timeCard, [
  {
    name: 'Quarter hours: 7 minutes go back, 8 go on, seconds do not count',
    given: {
      ...exact,
      step: '15',
      rate: 10,
      days: [
        { day: 'Mon', in: '7:53:00 AM', out: '5:07:59 PM' },
        { day: 'Tue', in: '7:52 AM', out: '5:08 PM' },
        { day: 'Wed', in: '8:22 AM', out: '8:37 PM' },
        { day: 'Thu', in: '8:23 AM', out: '8:38 PM' },
      ],
    },
    expect: {
      total: 43,
      table: {
        rows: 4,
        at: {
          0: { day: 'Mon', punches: '08:00–17:00', clock: '9:00', hours: 9, pause: 0 },
          1: { punches: '07:45–17:15', hours: 9.5 },
          2: { punches: '08:15–20:30', hours: 12.25 },
          3: { punches: '08:30–20:45', hours: 12.25, regular: 9.25, overtime: 3 },
        },
        sum: { hours: 43, regular: 40, overtime: 3 },
      },
      rounding: 0,
    },
    source: {
      title: 'Florida Time Clock: Time Clock Rounding Examples',
      href: 'https://www.floridatimeclock.com/articlepage.aspx?artid=62',
      how: '7:53 to 8:07 pays to 8:00, 8:08 to 8:22 to 8:15, 8:23 to 8:37 to 8:30, 8:38 to 8:52 to 8:45; 5:07:59 back to 5:00. Hours by subtraction',
    },
  },
  {
    name: 'Four punches of a day: 8.5 hours by quarters',
    given: { ...exact, step: '15', rate: 12, days: [{ in: '7:40AM', out: '12:08PM', more: '1:00PM 5:07PM' }] },
    expect: {
      total: 8.5,
      clock: '8:30',
      pay: 102,
      table: { at: { 0: { day: 'Day 1', punches: '07:45–12:15, 13:00–17:00' } } },
    },
    source: {
      title: 'Employee Time Clocks: rules for totaling manual time cards',
      href: 'https://www.employeetimeclocks.com/articlepage.aspx?artid=264',
      how: 'Calculated with just rounding: 7:45 to 12:15 and 1:00 to 5:00; 4.5 + 4 hours',
    },
  },
  {
    name: 'A twelve-hour clock without am and pm',
    given: {
      ...exact,
      unmarked: 'next',
      daily: 8,
      rate: 10,
      days: [{ in: '835', out: '1237', more: '107 245 305 5' }],
    },
    expect: { total: 7.5833, clock: '7:35', minutes: 455, pay: 75.8333, overtime: 0, verdict: 'good' },
    source: {
      title: 'Time Card Calculator: instructions',
      href: 'http://m.timecardcalculator.net/help.php',
      how: 'The day of the page, 8:35 to 12:37, 1:07 to 2:45 and 3:05 to 5:00 at 10 an hour: 242 + 98 + 115 minutes',
    },
  },
  {
    name: 'California: 10, 8, 13, 8 and 8 hours at $25: $1,275',
    given: {
      ...exact,
      ...california,
      rate: 25,
      days: [
        { in: '6:00', out: '16:00' },
        { in: '8:00', out: '16:30', pause: 30 },
        { in: '5:00', out: '18:00' },
        { in: '22:00', out: '6:00' },
        { in: '12:00', out: '20:00' },
      ],
    },
    expect: {
      pay: 1275,
      regularPay: 1000,
      overtimePay: 225,
      doublePay: 50,
      total: 47,
      regular: 40,
      overtime: 6,
      double: 1,
      breaks: 30,
      verdict: 'good',
      table: { at: { 2: { regular: 8, overtime: 4, double: 1 } }, sum: { pause: 30, double: 1 } },
    },
    says: { verdict: 'Past midnight: Day 4' },
    source: {
      title: 'overtimecalc.com: California overtime',
      href: 'https://overtimecalc.com/guides/california-overtime',
      how: 'The days of the page as times: 40 hours $1,000, 6 hours $225, 1 hour $50',
    },
  },
  {
    name: 'Two weeks stand alone: 50 and 30 hours are ten of overtime',
    given: {
      ...exact,
      rate: 10,
      days: [
        ...Array.from({ length: 7 }, (_, at) => (at < 5 ? { in: '8:00', out: '18:00' } : {})),
        ...Array.from({ length: 3 }, () => ({ in: '8:00', out: '18:00' })),
      ],
    },
    expect: {
      total: 80,
      overtime: 10,
      pay: 850,
      weeks: {
        rows: 2,
        at: {
          0: { week: 'Week 1', clock: '50:00', hours: 50, overtime: 10, double: 0 },
          1: { week: 'Week 2', clock: '30:00', hours: 30, overtime: 0 },
        },
        sum: { hours: 80, overtime: 10, double: 0 },
      },
    },
    source: {
      title: '29 CFR 778.104, Each workweek stands alone',
      href: 'https://www.law.cornell.edu/cfr/text/29/778.104',
      how: 'Hours of two weeks are not averaged: 40 × 10 + 10 × 15, and 30 × 10',
    },
  },
  {
    name: 'The night in which clocks go back has an hour more',
    given: {
      ...exact,
      rate: 20,
      from: '2026-10-31',
      zone: 'Chicago',
      days: [{ in: '22:00', out: '6:00' }],
    },
    expect: { total: 9, pay: 180, verdict: 'plain' },
    says: { verdict: 'clocks went back' },
    source: { title: 'Python zoneinfo', how: '06:00 less 22:00 in America/Chicago, in UTC: 9:00:00' },
  },
  {
    name: 'The night in which they go forward has one less',
    given: { ...exact, rate: 20, from: '2026-03-07', zone: 'Chicago', days: [{ in: '22:00', out: '6:00' }] },
    expect: { total: 7, verdict: 'plain' },
    says: { verdict: 'forward, so the shift was shorter by 60 minutes' },
    source: { title: 'Python zoneinfo', how: '06:00 less 22:00 in America/Chicago, in UTC: 7:00:00' },
  },
  {
    name: 'A pasted card: lunch punched, short rests paid, a break written out',
    given: {
      ...exact,
      rate: 20,
      paidUpTo: 20,
      pasted:
        'Mon 8:00 am 10:00 am 10:15 am 12:00 pm 12:30 pm 5:00 pm\nTue 8:00-16:30 30 min\nWed 8:00 am 4:30 pm 15 min\nThu off',
    },
    expect: {
      total: 25,
      breaks: 30,
      table: {
        rows: 4,
        at: {
          0: { day: 'Mon', punches: '08:00–12:00, 12:30–17:00', hours: 8.5 },
          1: { day: 'Tue', hours: 8, pause: 30 },
          2: { hours: 8.5, pause: 0 },
          3: { day: 'Thu off', hours: 0, punches: null, clock: '0:00' },
        },
      },
    },
    source: {
      title: '29 CFR 785.18, Rest',
      href: 'https://www.law.cornell.edu/cfr/text/29/785.18',
      how: 'Rests of about 5 to 20 minutes count as worked: 4 + 4.5, 8.5 − 0.5, and 8.5 hours',
    },
  },
  {
    name: 'Half an hour is taken off a long day without a break, and off no other',
    given: {
      ...exact,
      rate: undefined,
      automatic: 30,
      automaticAfter: 6,
      days: [
        { in: '8:00', out: '16:30' },
        { in: '8:00', out: '14:00' },
        { in: '8:00', out: '16:30', pause: 45 },
        { in: '8:00', out: '12:00', more: '13:00 17:00' },
      ],
    },
    expect: {
      total: 29.75,
      breaks: 75,
      pay: null,
      regularPay: null,
      overtimePay: null,
      double: null,
      rounding: null,
      weeks: { rows: 0 },
    },
    source: { title: 'Arithmetic on paper', how: '8 + 6 + 7.75 + 8' },
  },
  {
    name: 'A missing punch is named, and its hours are not in the sum',
    given: {
      ...exact,
      rate: 20,
      days: [
        { day: 'Mon', in: '8:00', out: '16:00' },
        { day: 'Tue', in: '8:00' },
        { day: 'Wed', out: '16:00' },
      ],
    },
    expect: { total: 8, verdict: 'bad' },
    says: { verdict: 'No in: Wed. No out: Tue.' },
    source: { title: 'Arithmetic on paper', how: '8 hours of the one whole day' },
  },
  {
    name: 'Twenty hours in one go are doubted',
    given: { ...exact, rate: 20, days: [{ day: 'Mon', in: '9:00', out: '5:00' }] },
    expect: { total: 20, verdict: 'fair' },
    source: { title: 'Arithmetic on paper', how: '24 − 9 + 5' },
  },
  {
    name: 'A time that is none',
    given: { ...exact, rate: 20, days: [{ in: '8:00', out: '25:70' }] },
    problem: 'days',
    because: 'on line 1',
    source: { title: 'Arithmetic on paper', how: 'No clock shows 25:70' },
  },
  {
    name: 'A break longer than the day',
    given: { ...exact, rate: 20, days: [{ in: '8:00', out: '8:30', pause: 45 }] },
    problem: 'days',
    source: { title: 'Arithmetic on paper', how: '30 − 45 is below 0' },
  },
  {
    name: 'Double time before overtime',
    given: { ...exact, rate: 20, daily: 10, doubleAfter: 8, days: [{ in: '8:00', out: '16:00' }] },
    problem: 'doubleAfter',
    source: { title: 'Arithmetic on paper', how: '8 is below 10' },
  },
])
