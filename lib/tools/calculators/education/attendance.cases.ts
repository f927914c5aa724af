import { defineCases } from '@/lib/kits/calculator'
import attendance from './attendance'

const paper = { title: 'Arithmetic on paper' }
const plain = { required: 0.75, left: undefined, leave: 0, excused: 0, subjects: [] } as const
const daily = {
  title: 'OurDailyCalc: How attendance percentage is calculated',
  href: 'https://ourdailycalc.com/blog/attendance-percentage-calculation',
}

export default defineCases(attendance, [
  {
    name: '72 of 100: attend the next twelve',
    given: { ...plain, attended: 72, held: 100 },
    expect: {
      share: 0.72,
      mustAttend: 12,
      canSkip: null,
      mayMiss: null,
      best: null,
      worst: null,
      list: { rows: 0 },
      verdict: 'bad',
      ahead: {
        rows: 21,
        at: {
          0: { classes: 0, attending: 0.72, missing: 0.72, required: 0.75 },
          12: { attending: 0.75, missing: 0.642857 },
        },
      },
    },
    says: { verdict: 'next 12 classes' },
    source: { ...daily, how: 'Page read: (75 − 72) ÷ 0.25 = 12, which makes 84 of 112' },
  },
  {
    name: '82 of 100: nine may be missed',
    given: { ...plain, attended: 82, held: 100 },
    expect: { share: 0.82, canSkip: 9, mustAttend: null, verdict: 'good' },
    says: { verdict: 'missing the next 9 classes' },
    source: { ...daily, how: 'Page read: 82 ÷ 0.75 − 100 = 9.33, rounded down' },
  },
  {
    name: '48 of 60 is 80%',
    given: { ...plain, attended: 48, held: 60 },
    expect: { share: 0.8, canSkip: 4 },
    source: {
      title: 'MyAttendanceCalculator: Attendance percentage formulas',
      href: 'https://myattendancecalculator.com/blog/attendance-percentage-formulas',
      how: 'Page read: 48 ÷ 60 = 80%; four more make 48 of 64 = 75%',
    },
  },
  {
    name: 'Of sixty classes fifteen may be missed',
    given: { ...plain, attended: 1, held: 1, left: 59 },
    expect: { mayMiss: 15, best: 1, worst: 0.016667, ahead: { rows: 41 } },
    source: {
      title: 'MyAttendanceCalculator: 75% attendance rule explained',
      href: 'https://myattendancecalculator.com/?p=447',
      how: 'Page read: 60 × 0.75 = 45, so 15 may be missed',
    },
  },
  {
    name: '60 of 90: the next thirty',
    given: { ...plain, attended: 60, held: 90 },
    expect: { share: 0.666667, mustAttend: 30 },
    source: { ...paper, how: '(67.5 − 60) ÷ 0.25; 90 ÷ 120 is 75%' },
  },
  {
    name: '80 of 100: six',
    given: { ...plain, attended: 80, held: 100 },
    expect: { canSkip: 6 },
    source: { ...paper, how: '80 ÷ 106 is 75.5%, 80 ÷ 107 is 74.8%' },
  },
  {
    name: 'Exactly on the line',
    given: { ...plain, attended: 45, held: 60 },
    expect: { share: 0.75, canSkip: 0, mustAttend: null, verdict: 'fair' },
    says: { verdict: 'missing the next class' },
    source: { ...paper, how: '45 ÷ 60' },
  },
  {
    name: 'Too few classes are left',
    given: { ...plain, attended: 20, held: 40, left: 10 },
    expect: { best: 0.6, worst: 0.4, mayMiss: null, mustAttend: 40, verdict: 'bad' },
    says: { verdict: 'no longer be reached, even if you attend all 10' },
    source: { ...paper, how: '30 ÷ 50; 0.75 × 50 = 37.5' },
  },
  {
    name: 'Everything is required and one class was missed',
    given: { ...plain, required: 1, attended: 9, held: 10 },
    expect: { mustAttend: null, canSkip: null, verdict: 'bad' },
    says: { verdict: 'stays out of reach' },
    source: { ...daily, how: 'Page read: once a class is missed no number of classes makes 100%' },
  },
  {
    name: 'Everything is required and nothing was missed',
    given: { ...plain, required: 1, attended: 10, held: 10 },
    expect: { canSkip: 0, share: 1, verdict: 'fair' },
    source: { ...paper, how: '10 ÷ 10' },
  },
  {
    name: 'Leave that counts, and classes that do not',
    given: { ...plain, attended: 30, held: 50, leave: 5, excused: 6 },
    expect: { share: 0.795455, canSkip: 2 },
    source: { ...paper, how: '35 ÷ 44; 35 ÷ 0.75 = 46.67' },
  },
  {
    name: 'Three subjects',
    given: {
      ...plain,
      attended: 10,
      held: 10,
      subjects: [
        { subject: 'Physics', attended: 12, held: 20 },
        { subject: 'Chemistry', attended: 18, held: 20 },
        { subject: 'Drawing', attended: 3, held: 4 },
      ],
    },
    expect: {
      list: {
        rows: 3,
        at: {
          0: { subject: 'Physics', share: 0.6, attended: 12, held: 20, skip: null, attend: 12 },
          1: { share: 0.9, skip: 4, attend: 0 },
          2: { skip: 0, attend: 0 },
        },
      },
    },
    source: { ...paper, how: '(15 − 12) ÷ 0.25; 18 ÷ 0.75 = 24; 3 ÷ 0.75 = 4' },
  },
  {
    name: 'No class yet',
    given: { ...plain, attended: 0, held: 0 },
    problem: 'held',
    source: { ...paper, how: '0 ÷ 0' },
  },
  {
    name: 'More attended than held',
    given: { ...plain, attended: 11, held: 10 },
    problem: 'attended',
    source: { ...paper, how: '11 of 10' },
  },
  {
    name: 'Everything excused',
    given: { ...plain, attended: 0, held: 10, excused: 10 },
    problem: 'excused',
    source: { ...paper, how: '0 ÷ 0' },
  },
  {
    name: 'A subject with more attended than held',
    given: { ...plain, attended: 1, held: 10, subjects: [{ subject: 'Art', attended: 3, held: 2 }] },
    problem: 'subjects',
    because: 'row 1',
    source: { ...paper, how: '3 of 2' },
  },
])
