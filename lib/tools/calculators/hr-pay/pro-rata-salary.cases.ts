import { defineCases } from '@/lib/kits/calculator'
import proRata from './pro-rata-salary'

const aYear = { paid: 'year', leaveWeeks: 5.6, days: 5, yearWeeks: 52.143 } as const
const inTerm = { paid: 'term', weeks: 39, leaveWeeks: 5.6, days: 5, yearWeeks: 52 } as const
const fullTime = { salary: 36_500, fullHours: 40, hours: 40, leaveWeeks: 5.6, days: 5, yearWeeks: 52.143 } as const
const winter = { paid: 'dates', start: '2027-11-15', end: '2028-03-10' } as const

export default defineCases(proRata, [
  {
    name: 'Term only, no paid holidays: 15,000 × 32/35 × 39/52 = 10,285.71',
    given: { ...inTerm, salary: 15_000, fullHours: 35, hours: 32, holidayWeeks: 0 },
    expect: { pay: 10_285.71, paidWeeks: 39, share: 0.75, ratio: 0.9142857, fte: 0.6857143, leaveHours: 0 },
    says: { verdict: '39 weeks worked' },
    source: {
      title: 'Mumsnet, The staffroom: Pro rata salary (2017)',
      href: 'https://www.mumsnet.com/Talk/the_staffroom/2940134-pro-rata-salary',
      how: '£15k x (32/35) x (39/52) = £10,285.71',
    },
  },
  {
    name: 'With four weeks of paid holiday: 11,340.66',
    given: { ...inTerm, salary: 15_000, fullHours: 35, hours: 32, holidayWeeks: 4 },
    expect: { pay: 11_340.66, paidWeeks: 43, leaveHours: 128, leaveDays: 20, month: 945.055 },
    source: {
      title: 'Mumsnet, The staffroom: Pro rata salary (2017)',
      href: 'https://www.mumsnet.com/Talk/the_staffroom/2940134-pro-rata-salary',
      how: '15000 x (32/35) x (43/52) = £11,340.66; the month by ÷ 12, leave by 4 × 32 and 4 × 5',
    },
  },
  {
    name: 'As much leave for each week worked: 39 ÷ 44.743 of 37.5 hours are paid all year',
    given: {
      ...inTerm,
      salary: 37_500,
      fullHours: 37.5,
      hours: 37.5,
      leaveWeeks: 7.4,
      yearWeeks: 52.143,
      holidayWeeks: undefined,
    },
    expect: { share: 0.8716447, pay: 32_686.677, paidWeeks: 45.45017, fte: 0.8716447, less: 4813.323 },
    source: {
      title: 'atn252.com: How do term time salaries work',
      href: 'https://atn252.com/qa/question-how-do-term-time-salaries-work.html',
      how: 'The formula of the page, A (39) ÷ B (44.743, weeks less leave) × C (37.5), worked out to more digits than its 32.66: =39/44.743',
    },
  },
  {
    name: 'The week of a full-time salary: 18,000 ÷ 37.5 × 32.5',
    given: { ...aYear, salary: 18_000, fullHours: 37.5, hours: 32.5 },
    expect: {
      pay: 15_600,
      whole: 15_600,
      month: 1300,
      week: 299.177,
      hour: 9.2055,
      fte: 0.866667,
      leaveHours: 182,
      leaveDays: 28,
      paidWeeks: null,
      ways: { rows: 0 },
      ladder: {
        rows: 6,
        at: {
          0: { part: 0.2, hours: 7.5, pay: 3600, month: 300 },
          5: { part: 1, hours: 37.5, pay: 18_000, month: 1500 },
        },
      },
      verdict: 'plain',
    },
    source: {
      title: 'TES community: Pro rata pay help (2012)',
      href: 'https://community.tes.com/threads/pro-rata-pay-help.560295/',
      how: '£18000 ÷ 37.5 x 32.5; week and hour by dividing 15,600 and 18,000 ÷ 37.5 by 52.143',
    },
  },
  {
    name: 'A day of a yearly contract is 1/365 of it',
    given: { ...fullTime, paid: 'dates', start: '2011-11-30', end: '2011-11-30', way: 'd365' },
    expect: {
      pay: 100,
      share: 0.00273973,
      ways: { rows: 5, at: { 3: { way: '260ths, weekdays only', days: 1, share: 0.00384615, pay: 140.3846 } } },
    },
    source: {
      title: 'Hartley and others v King Edward VI College [2017] UKSC 39',
      href: 'https://www.bailii.org/uk/cases/UKSC/2017/39.html',
      how: 'The strike of 30 November 2011: the college took 1/260, the court held 1/365; 36,500 ÷ 365 and ÷ 260',
    },
  },
  {
    name: 'A winter over a leap year, in every way of counting',
    given: { ...fullTime, ...winter, salary: 24_000, way: 'working' },
    expect: {
      pay: 7833.7754,
      month: 2000,
      share: 0.3264073,
      ways: {
        at: {
          0: { way: 'Days of the calendar year (365 or 366)', days: 117, share: 0.320024, pay: 7680.5749 },
          1: { days: 117, pay: 7693.1507 },
          2: { days: 85, pay: 7833.7754 },
          3: { days: 85, pay: 7846.1538 },
          4: { way: 'Months, and days of a month begun', days: 117, share: 0.3213262, pay: 7711.828 },
        },
      },
      leaveHours: 71.6853657,
      leaveDays: 8.9606707,
      less: null,
      ladder: { at: { 2: { pay: 3916.8877, month: 1000 } } },
    },
    source: {
      title: 'Python datetime and calendar',
      how: 'Day by day from 15 November 2027 to 10 March 2028: 1/365 or 1/366 each, weekdays by those of their year, months by monthrange',
    },
  },
  {
    name: 'Compressed hours are full time, longer ones are more',
    given: { ...aYear, salary: 40_000, fullHours: 37.5, hours: 37.5, days: 4 },
    expect: { fte: 1, pay: 40_000, leaveDays: 22.4, less: 0 },
    says: { verdict: 'Full-time hours' },
    source: { title: 'Arithmetic on paper', how: '37.5 ÷ 37.5; 5.6 × 4' },
  },
  {
    name: 'More than full time',
    given: { ...aYear, salary: 40_000, fullHours: 37.5, hours: 45 },
    expect: { fte: 1.2, pay: 48_000, verdict: 'fair', less: null },
    says: { verdict: 'more than full time' },
    source: { title: 'Arithmetic on paper', how: '45 ÷ 37.5' },
  },
  {
    name: 'Dates the wrong way round',
    given: { ...fullTime, paid: 'dates', start: '2026-05-02', end: '2026-05-01', way: 'calendar' },
    problem: 'end',
    source: { title: 'Arithmetic on paper', how: 'The first of May is before the second' },
  },
  {
    name: 'Dates more than ten years apart',
    given: { ...fullTime, paid: 'dates', start: '2026-05-02', end: '2046-05-01', way: 'calendar' },
    problem: 'end',
    because: 'within ten years',
    source: { title: 'Arithmetic on paper', how: '2046 − 2026' },
  },
  {
    name: 'More paid weeks than the year has',
    given: { ...inTerm, salary: 15_000, fullHours: 35, hours: 32, weeks: 50, holidayWeeks: undefined },
    problem: 'weeks',
    source: { title: 'Arithmetic on paper', how: '50 × 52 ÷ 46.4 is more than 52' },
  },
])
