import { defineCases } from '@/lib/kits/calculator'
import testGrade from './test-grade'

const paper = { title: 'Arithmetic on paper' }
const plain = {
  entry: 'wrong',
  scale: 'signs',
  students: [],
  bonus: 0,
  pass: 0.6,
  rounding: 'exact',
  steps: 'one',
} as const
const ezGrader = {
  title: 'CumGPACalculator: EZ Grader, chart of 30 questions',
  href: 'https://cumgpacalculator.com/ez-grader/',
}

export default defineCases(testGrade, [
  {
    name: 'The chart of thirty questions with plus and minus',
    given: { ...plain, total: 30, wrong: 3 },
    expect: {
      grade: 0.9,
      letter: 'A−',
      fraction: '27/30',
      verdict: 'good',
      mayMiss: 12,
      average: null,
      passed: null,
      classList: { rows: 0 },
      letters: { rows: 0 },
      chart: {
        rows: 31,
        at: {
          0: { wrong: 0, right: 30, grade: 1, letter: 'A+' },
          2: { grade: 0.9333, letter: 'A' },
          4: { grade: 0.8667, letter: 'B' },
          6: { grade: 0.8, letter: 'B−' },
          8: { grade: 0.7333, letter: 'C' },
          12: { wrong: 12, right: 18, grade: 0.6, letter: 'D−' },
          13: { grade: 0.5667, letter: 'F' },
        },
      },
    },
    source: { ...ezGrader, how: 'Page read: scale and chart, line by line' },
  },
  {
    name: 'The chart of twenty questions by tens',
    given: { ...plain, total: 20, wrong: 3, scale: 'plain' },
    expect: {
      grade: 0.85,
      letter: 'B',
      chart: {
        rows: 21,
        at: {
          2: { grade: 0.9, letter: 'A' },
          3: { grade: 0.85, letter: 'B' },
          5: { letter: 'C' },
          7: { grade: 0.65, letter: 'D' },
          9: { grade: 0.55, letter: 'F' },
        },
      },
    },
    source: {
      title: 'OpenEduCat: Easy grader',
      href: 'https://openeducat.org/es/tools/easy-grader/',
      how: 'Page read: chart of 20 questions, A 90, B 80, C 70, D 60',
    },
  },
  {
    name: 'Three wrong of twenty-five',
    given: { ...plain, total: 25, wrong: 3 },
    expect: {
      grade: 0.88,
      letter: 'B+',
      fraction: '22/25',
      chart: { at: { 8: { grade: 0.68, letter: 'D+' }, 4: { letter: 'B' }, 7: { letter: 'C−' } } },
    },
    source: {
      title: 'BestGPACalculator: EZ Grader, chart of 25 questions',
      href: 'https://bestgpacalculator.online/ez-grader',
      how: 'Page read: 88.0%, B+; 72.0%, C−; 68.0%, D+',
    },
  },
  {
    name: 'Five wrong of forty',
    given: { ...plain, total: 40, wrong: 5, scale: 'plain' },
    expect: { grade: 0.875, letter: 'B' },
    source: {
      title: 'AI Grade Calculator: What is an EZ grader',
      href: 'https://aigradecalculator.com/blog/ez-grader/',
      how: 'Page read: 35 ÷ 40 = 87.5%, a B',
    },
  },
  {
    name: '89.5% is no A until it is rounded',
    given: { ...plain, total: 200, entry: 'earned', earned: 179, scale: 'plain' },
    expect: { grade: 0.895, letter: 'B' },
    source: { ...paper, how: '179 ÷ 200' },
  },
  {
    name: '89.5% rounded to a whole per cent first',
    given: { ...plain, total: 200, entry: 'earned', earned: 179, scale: 'plain', rounding: 'whole' },
    expect: { grade: 0.895, letter: 'A', mayMiss: 81 },
    source: { ...paper, how: '179 ÷ 200 is 90 when rounded half up; 119 ÷ 200 = 59.5% passes as 60%' },
  },
  {
    name: 'A bonus lifts the grade above 100%',
    given: { ...plain, total: 20, wrong: 0.5, bonus: 2, steps: 'half' },
    expect: {
      grade: 1.075,
      letter: 'A+',
      fraction: '21.5/20',
      chart: { rows: 41, at: { 1: { wrong: 0.5, right: 19.5, grade: 0.975 } } },
    },
    source: { ...paper, how: '(20 − 0.5 + 2) ÷ 20' },
  },
  {
    name: 'A class by points earned',
    given: {
      ...plain,
      total: 10,
      entry: 'earned',
      earned: 5,
      scale: 'plain',
      students: [{ name: 'Ada', count: 9 }, { count: 5 }, { name: 'Cy', count: 9.5 }],
    },
    expect: {
      average: 0.783333,
      passed: 2,
      verdict: 'bad',
      classList: {
        rows: 3,
        at: { 0: { name: 'Ada', points: 9, grade: 0.9, letter: 'A' }, 1: { name: '', letter: 'F' } },
      },
      letters: {
        rows: 2,
        at: { 0: { letter: 'A', students: 2 }, 1: { letter: 'F', students: 1 } },
        sum: { students: 3 },
      },
    },
    says: { verdict: 'Not passed' },
    source: { ...paper, how: '23.5 ÷ 30' },
  },
  {
    name: 'Own letters that leave a gap at the bottom',
    given: {
      ...plain,
      total: 10,
      wrong: 8,
      scale: 'own',
      bands: [
        { letter: 'Merit', from: 0.7 },
        { letter: 'Pass', from: 0.5 },
      ],
      students: [{ count: 2 }, { count: 9 }],
    },
    expect: {
      letter: null,
      grade: 0.2,
      letters: { rows: 1, at: { 0: { letter: 'Merit', students: 1 } } },
      classList: { at: { 1: { letter: null } } },
    },
    source: { ...paper, how: '2 ÷ 10 is below both; 8 ÷ 10 is Merit' },
  },
  {
    name: 'A thousand points in steps',
    given: { ...plain, total: 1000, wrong: 0 },
    expect: { grade: 1, chart: { rows: 334, at: { 1: { wrong: 3 } } }, mayMiss: 400 },
    source: { ...paper, how: '1,001 lines in threes' },
  },
  {
    name: 'More wrong than asked',
    given: { ...plain, total: 10, wrong: 11 },
    problem: 'wrong',
    source: { ...paper, how: '11 of 10' },
  },
  {
    name: 'More right than asked',
    given: { ...plain, total: 10, entry: 'earned', earned: 11 },
    problem: 'earned',
    because: 'bonus',
    source: { ...paper, how: '11 of 10' },
  },
  {
    name: 'A pupil with more than asked',
    given: { ...plain, total: 10, wrong: 1, students: [{ count: 3 }, { count: 12 }] },
    problem: 'students',
    because: 'row 2',
    source: { ...paper, how: '12 of 10' },
  },
])
