import { defineCases } from '@/lib/kits/calculator'
import weightLossPlan from './weight-loss-plan'

const hall = {
  title: 'Hall and others, Lancet 378 (2011): the equations of the appendix, integrated apart in Python',
  href: 'https://doi.org/10.1016/S0140-6736(11)60812-X',
}
const paper = { title: 'Arithmetic on paper' }
const woman = { sex: 'female', age: 45, height: 165, weight: 82, activity: 'light' } as const

export default defineCases(weightLossPlan, [
  {
    name: 'Seven kilograms in half a year',
    given: { ...woman, goal: 75, pace: 'weeks', weeks: 26 },
    expect: {
      intake: 1906.8,
      kilojoules: 7978.04,
      need: 2344.4,
      less: 437.6,
      duration: 26,
      perWeek: 0.269231,
      keep: 2200.6,
      plateau: 61.573,
      static: 2048.246,
      note: 'plain',
      curve: {
        rows: 27,
        at: {
          0: { week: 0, weight: 82, pounds: 180.779055, fat: 33.096, rule: 82 },
          1: { week: 1, weight: 81.26, pounds: 179.147, fat: 32.86 },
          13: { weight: 77.964, fat: 30.38, rule: 76.828 },
          26: { week: 26, weight: 75, fat: 28.193, rule: 71.657 },
        },
      },
    },
    says: { note: '0.27 kg a week on average' },
    source: {
      ...hall,
      how: 'weight.py, first line. Keeping the goal takes 86 kJ a day less for each kilogram; the paper’s rule is about 100. 1,906.8 × 4.184; 82 − 437.6 × 91 ÷ 7,700 and × 182',
    },
  },
  {
    name: 'Fifteen kilograms in forty weeks, a man',
    given: { sex: 'male', age: 35, height: 180, weight: 105, goal: 90, activity: 'sitting', pace: 'weeks', weeks: 40 },
    expect: {
      intake: 2163.73,
      need: 2807,
      keep: 2545.3,
      plateau: 71.261,
      static: 2394.5,
      curve: { rows: 41, at: { 1: { weight: 104.002, fat: 31.923 }, 20: { weight: 96.413, fat: 26.335 } } },
    },
    source: { ...hall, how: 'weight.py, third line' },
  },
  {
    name: 'Three kilograms by rate',
    given: {
      sex: 'female',
      age: 30,
      height: 160,
      weight: 60,
      goal: 57,
      activity: 'active',
      pace: 'rate',
      rate: 0.3,
    },
    expect: {
      intake: 1951.38,
      need: 2320.2,
      duration: 10,
      perWeek: 0.3,
      keep: 2227.3,
      plateau: 48.452,
      static: 1990.2,
    },
    source: { ...hall, how: 'weight.py, last line: ten weeks' },
  },
  {
    name: 'The same until a date',
    given: {
      sex: 'female',
      age: 30,
      height: 160,
      weight: 60,
      goal: 57,
      activity: 'active',
      pace: 'date',
      from: '2026-03-01',
      until: '2026-05-10',
    },
    expect: { intake: 1951.38, duration: 10 },
    source: { ...hall, how: 'weight.py, last line: 1 March to 10 May are seventy days' },
  },
  {
    name: 'A goal below a BMI of 18.5',
    given: { ...woman, goal: 50, pace: 'weeks', weeks: 100 },
    problem: 'goal',
    because: 'at least 50.4 kg',
    source: { ...paper, how: '18.5 × 1.65² = 50.37' },
  },
  {
    name: 'A goal that is the weight',
    given: { ...woman, goal: 82, pace: 'weeks', weeks: 10 },
    problem: 'goal',
    because: 'below your weight',
    source: { title: 'Nothing to lose' },
  },
  {
    name: 'Too little to eat',
    given: { ...woman, goal: 75, pace: 'weeks', weeks: 7 },
    expect: { intake: 1127.08, note: 'bad' },
    says: { note: 'below the 1,200 kcal' },
    source: { ...hall, how: 'weight.py, second line' },
  },
  {
    name: 'More than a kilogram a week',
    given: { sex: 'male', age: 25, height: 190, weight: 150, goal: 138, activity: 'heavy', pace: 'weeks', weeks: 10 },
    expect: { perWeek: 1.2, note: 'fair' },
    says: { note: '1.20 kg a week' },
    source: { ...paper, how: '12 ÷ 10' },
  },
  {
    name: 'Faster than fasting',
    given: { ...woman, goal: 60, pace: 'weeks', weeks: 2 },
    problem: 'weeks',
    because: 'not even fasting',
    source: { ...paper, how: '22 kg hold about 170,000 kcal, and two weeks use 33,000' },
  },
  {
    name: 'A date that is past',
    given: { ...woman, goal: 75, pace: 'date', from: '2026-03-01', until: '2026-02-01' },
    problem: 'until',
    because: '1 to 260 weeks',
    source: { title: 'The order of days' },
  },
  {
    name: 'A rate that takes ten years',
    given: { sex: 'female', age: 45, height: 165, weight: 110, goal: 75, activity: 'light', pace: 'rate', rate: 0.05 },
    problem: 'rate',
    because: '1 to 260 weeks',
    source: { ...paper, how: '35 ÷ 0.05 = 700 weeks' },
  },
  {
    name: 'A body that the model does not reach',
    given: {
      sex: 'female',
      age: 90,
      height: 130,
      weight: 250,
      goal: 200,
      activity: 'light',
      pace: 'weeks',
      weeks: 100,
    },
    problem: 'weight',
    because: 'does not reach',
    source: { ...paper, how: 'BMI 148: fat of 0.14 × 90 + 39.96 × ln 148 − 102.01 = 110%' },
  },
])
