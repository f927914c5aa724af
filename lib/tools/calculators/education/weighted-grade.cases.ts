import { defineCases } from '@/lib/kits/calculator'
import weightedGrade from './weighted-grade'

const paper = { title: 'Arithmetic on paper' }
const plain = { missing: 'zero', bonus: 0, expected: undefined } as const
const category = (name: string, weight: number, scores: string, drop = 0) => ({ category: name, weight, drop, scores })

export default defineCases(weightedGrade, [
  {
    name: 'Homework 90 of 40%, exam 80 of 60%',
    given: { ...plain, categories: [category('Homework', 0.4, '90%'), category('Exam', 0.6, '80')] },
    expect: {
      grade: 0.84,
      letter: 'B',
      projected: 0.84,
      least: 0.84,
      most: 0.84,
      graded: 1,
      note: null,
      list: {
        rows: 2,
        at: {
          0: { category: 'Homework', average: 0.9, weight: 0.4, earned: 0.36, lost: 0.04, dropped: 0 },
          1: { average: 0.8, earned: 0.48, lost: 0.12 },
        },
        sum: { earned: 0.84, lost: 0.16 },
      },
    },
    source: { ...paper, how: '90 × 0.4 + 80 × 0.6 = 36 + 48' },
  },
  {
    name: 'Weighted groups with the lowest homework dropped',
    given: {
      ...plain,
      categories: [
        category('Homework', 0.1, '8/10 9/10 7/10 2/10', 1),
        category('Quizzes', 0.35, '45/50, 40/50'),
        category('Final', 0.55, '93/100'),
      ],
    },
    expect: {
      grade: 0.889,
      list: { at: { 0: { average: 0.8, dropped: 1 }, 1: { average: 0.85, earned: 0.2975 }, 2: { earned: 0.5115 } } },
    },
    source: {
      title: 'University of Iowa: ICON final grading scenarios',
      href: 'https://teach.its.uiowa.edu./icon-final-grading-scenarios',
      how: '8% + 29.75% + 51.15% = 88.9%',
    },
  },
  {
    name: 'Missing labs as zero, one dropped, and a bonus of 3%',
    given: {
      ...plain,
      categories: [
        category('Labs', 0.5, '0/10 8/10 - 7/10', 1),
        category('Discussions', 0.1, '8/10'),
        category('Exam', 0.4, '71/100'),
      ],
      bonus: 0.03,
    },
    expect: { grade: 0.644, letter: 'D', list: { at: { 0: { average: 0.5, earned: 0.25, dropped: 1 } } } },
    source: {
      ...paper,
      how: '(8 + 0 + 7) ÷ 30 × 50 + 8 + 3 + 71 ÷ 100 × 40 = 25 + 8 + 3 + 28.4; the scores are those of a scenario of Brightspace',
    },
  },
  {
    name: 'The same with missing work ignored',
    given: { ...plain, missing: 'ignore', categories: [category('Labs', 1, '0/10 8/10 - 7/10', 1)] },
    expect: { grade: 0.75 },
    source: { ...paper, how: '15 ÷ 20' },
  },
  {
    name: 'The score to drop is not the lowest percentage',
    given: { ...plain, categories: [category('Quizzes', 1, '80/100 20/100 1/20', 1)] },
    expect: { grade: 0.675 },
    source: {
      title: 'D. M. Kane and J. M. Kane: Dropping Lowest Grades, Mathematics Magazine 79 (2006)',
      how: 'Without 1/20, which is 5%, it is 100 of 200; without 20/100 it is 81 of 120',
    },
  },
  {
    name: 'Two to drop, tried out one by one',
    given: { ...plain, categories: [category('Quizzes', 1, '9/10 30/60 25/40 4/20 17/25', 2)] },
    expect: { grade: 0.68, list: { at: { 0: { dropped: 2 } } } },
    source: {
      title: 'Module itertools: all ten pairs left out',
      how: 'max of sum(points)/sum(max) over combinations(…, 3)',
    },
  },
  {
    name: 'Before the final the weights are taken in proportion',
    given: {
      ...plain,
      categories: [
        category('Homework', 0.4, '18/20 16/20 9/20 20/20', 1),
        category('Midterm', 0.25, '82%'),
        category('Final exam', 0.35, ''),
      ],
    },
    expect: {
      grade: 0.869231,
      graded: 0.65,
      projected: 0.869231,
      least: 0.565,
      most: 0.915,
      list: { at: { 2: { average: null, earned: null, lost: null } } },
    },
    source: { ...paper, how: '(90 × 0.4 + 82 × 0.25) ÷ 0.65 = 56.5 ÷ 0.65; 56.5; 56.5 + 35' },
  },
  {
    name: 'With 70% expected on it',
    given: {
      ...plain,
      expected: 0.7,
      categories: [category('Homework', 0.65, '80%'), category('Final exam', 0.35, '')],
    },
    expect: { grade: 0.8, projected: 0.765 },
    source: { ...paper, how: '52 + 24.5' },
  },
  {
    name: 'Extra points and weights that are not 100%',
    given: { ...plain, categories: [category('Tests', 0.5, '90/100 +15'), category('Project', 0.3, '100%')] },
    expect: { grade: 1.03125, note: 'fair', letter: 'A', graded: 0.8 },
    says: { note: '80%' },
    source: { ...paper, how: '(105 × 0.5 + 100 × 0.3) ÷ 0.8 = 82.5 ÷ 0.8' },
  },
  {
    name: 'Dropping more than there is leaves the best',
    given: { ...plain, categories: [category('Quizzes', 1, '50% 70% 60%', 9)] },
    expect: { grade: 0.7, letter: 'C', list: { at: { 0: { dropped: 2 } } } },
    source: { ...paper, how: 'One score stays' },
  },
  {
    name: 'A score that is none',
    given: { ...plain, categories: [category('Quizzes', 1, '18/20'), category('Essay', 1, 'good')] },
    problem: 'categories',
    because: 'row 2',
    source: { ...paper, how: 'A word has no points' },
  },
  {
    name: 'Nothing graded',
    given: { ...plain, categories: [category('Final exam', 1, '')] },
    problem: 'categories',
    because: 'at least one',
    source: { ...paper, how: '0 ÷ 0 has no value' },
  },
])
