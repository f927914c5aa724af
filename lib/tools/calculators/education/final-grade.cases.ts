import { defineCases } from '@/lib/kits/calculator'
import finalGrade from './final-grade'

const calculatorx = {
  title: 'CalculatorX: Final grade calculator',
  href: 'https://calculatorx.com/calc/grade/final-grade-calculator.htm',
}
const paper = { title: 'Arithmetic on paper' }
const plain = { others: [], replaces: false, pass: 0.6 } as const

export default defineCases(finalGrade, [
  {
    name: '70% so far, half the grade open, 80% wanted',
    given: { ...plain, current: 0.7, weight: 0.5, target: 0.8 },
    expect: { needed: 0.9, verdict: 'good', earned: 0.35, best: 0.85, graded: 0.5 },
    says: { verdict: 'It can be done' },
    source: { ...calculatorx, how: '(80% − (100% − 50%) × 70%) ÷ 50% = 90%' },
  },
  {
    name: '88% so far, 30% open, 90% wanted',
    given: { ...plain, current: 0.88, weight: 0.3, target: 0.9 },
    expect: { needed: 0.9467, verdict: 'fair' },
    source: {
      title: 'GPACalculator.net: Final Grade Calculator',
      href: 'https://gpacalculator.net/final-grade-calculator/',
      how: '(90 − 61.6) ÷ 0.3, printed as 94.7',
    },
  },
  {
    name: '75% so far, 40% open, 70% passes',
    given: { ...plain, current: 0.75, weight: 0.4, target: 0.8, pass: 0.7 },
    expect: { toPass: 0.625 },
    source: {
      title: 'Sciencing: How to find out what you need on your final to pass',
      href: 'https://sciencing.com/out-need-final-pass-8125164.html',
      how: '25 ÷ 40 = 62.5%',
    },
  },
  {
    name: 'Two assignments are open, with 30% and 20%',
    given: { ...plain, current: 0.8, weight: 0.3, target: 0.85, others: [{ item: 'Assignment 3', weight: 0.2 }] },
    expect: { needed: 0.9, graded: 0.5, best: 0.9 },
    source: { ...calculatorx, how: 'Example 2: (85% − 50% × 80%) ÷ 50% = 90% on average' },
  },
  {
    name: '85% so far, 20% open, 90% wanted: out of reach',
    given: { ...plain, current: 0.85, weight: 0.2, target: 0.9 },
    expect: {
      needed: 1.1,
      verdict: 'bad',
      toPass: -0.4,
      earned: 0.68,
      best: 0.88,
      letters: {
        rows: 5,
        at: {
          0: { letter: 'A', from: 0.9, needed: 1.1, meaning: 'out of reach without extra credit' },
          1: { letter: 'B', from: 0.8, needed: 0.6, meaning: 'possible' },
          2: { letter: 'C', needed: 0.1 },
          3: { letter: 'D', from: 0.6, needed: -0.4, meaning: 'certain' },
        },
      },
      scores: {
        rows: 11,
        at: {
          0: { exam: 0, grade: 0.68, letter: 'D' },
          6: { exam: 0.6, grade: 0.8, letter: 'B' },
          10: { exam: 1, grade: 0.88, letter: 'B' },
        },
      },
    },
    says: { verdict: 'out of reach' },
    source: { ...paper, how: '(90 − 85 × 0.8) ÷ 0.2 = 22 ÷ 0.2; 68 + 20 × score' },
  },
  {
    name: 'An open project with an expected score',
    given: {
      ...plain,
      current: 0.82,
      weight: 0.3,
      target: 0.85,
      others: [{ item: 'Project', weight: 0.1, expected: 0.95 }],
    },
    expect: { needed: 0.8767, graded: 0.6, earned: 0.587, best: 0.887 },
    source: { ...paper, how: '(85 − 82 × 0.6 − 9.5) ÷ 0.3 = 26.3 ÷ 0.3' },
  },
  {
    name: 'The exam replaces a test of 72 and counts a third itself',
    given: {
      current: 0.78,
      weight: 1 / 3,
      target: 244 / 300,
      others: [],
      replaces: true,
      lowest: 0.72,
      lowestWeight: 1 / 3,
      pass: 0.6,
    },
    expect: { needed: 0.8 },
    source: {
      title: 'Western Carolina University, J. Jarrell: Figuring your grade',
      href: 'https://paws.wcu.edu/jarrell/Grade_computation.htm',
      how: 'Tests 84 and 72, exam 80: 84 + 80 + 80 = 244 of 300',
    },
  },
  {
    name: 'A weaker exam replaces nothing',
    given: {
      current: 0.78,
      weight: 1 / 3,
      target: 206 / 300,
      others: [],
      replaces: true,
      lowest: 0.72,
      lowestWeight: 1 / 3,
      pass: 0.6,
    },
    expect: { needed: 0.5, verdict: 'good' },
    source: {
      title: 'Western Carolina University, J. Jarrell: Figuring your grade',
      href: 'https://paws.wcu.edu/jarrell/Grade_computation.htm',
      how: 'Exam 50: 156 + 50 = 206 of 300',
    },
  },
  {
    name: 'The exam is everything',
    given: { ...plain, current: 0.3, weight: 1, target: 0.75 },
    expect: { needed: 0.75, earned: 0, graded: 0 },
    source: { ...paper, how: '(75 − 30 × 0) ÷ 1' },
  },
  {
    name: 'The exam counts for nothing',
    given: { ...plain, current: 0.85, weight: 0, target: 0.9 },
    expect: {
      needed: null,
      toPass: null,
      verdict: 'plain',
      best: 0.85,
      letters: { at: { 0: { needed: null, meaning: 'out of reach' }, 1: { meaning: 'certain' } } },
    },
    says: { verdict: 'ends at 85%' },
    source: { ...paper, how: 'Nothing is open' },
  },
  {
    name: 'Safe before the exam',
    given: { ...plain, current: 0.95, weight: 0.1, target: 0.8 },
    expect: { needed: -0.55, verdict: 'good' },
    says: { verdict: 'is certain' },
    source: { ...paper, how: '(80 − 85.5) ÷ 0.1' },
  },
  {
    name: 'Weights above 100%',
    given: { ...plain, weight: 0.6, others: [{ item: 'Project', weight: 0.5 }] },
    problem: 'others',
    because: '110%',
    source: { ...paper, how: '60 + 50' },
  },
  {
    name: 'The lowest score weighs more than all that is graded',
    given: { ...plain, weight: 0.8, replaces: true, lowest: 0.5, lowestWeight: 0.3 },
    problem: 'lowestWeight',
    source: { ...paper, how: '30 is more than 20' },
  },
])
