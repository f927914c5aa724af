import { defineCases } from '@/lib/kits/calculator'
import cumulativeGpa from './cumulative-gpa'

const paper = { title: 'Arithmetic on paper' }
const plain = {
  scale: '4.0',
  priorGpa: 0,
  priorCredits: 0,
  repeats: 'replace',
  transfers: 'credits',
  nextGpa: undefined,
  ending: 'round',
} as const
const course = (
  term: string,
  name: string,
  grade: string,
  credits: number,
  counts: 'own' | 'major' | 'transfer' = 'own',
) => ({
  term,
  course: name,
  grade,
  credits,
  counts,
})
const repeated = [
  course('1', 'Algebra', 'F', 3, 'major'),
  course('1', 'Art', 'A', 3),
  course('2', 'algebra ', 'B', 3, 'major'),
]

export default defineCases(cumulativeGpa, [
  {
    name: 'The registrar’s table: A, B−, D and F make 23.10 points on 13 credits',
    given: {
      ...plain,
      entry: 'courses',
      ending: 'cut',
      courses: [
        course('Fall', 'MATH0111', 'A', 3),
        course('Fall', 'ENGL0101', 'B-', 3),
        course('Fall', 'PSYC0101', 'D', 3),
        course('Fall', 'BIOL0121', 'F', 4),
      ],
    },
    expect: { gpa: 1.77, quality: 23.1, counted: 13, plainMean: null, verdict: null, major: null, credited: null },
    source: {
      title: 'University of Mary Washington, Registrar: Computing my GPA',
      href: 'https://academics.umw.edu/registrar/degree-completion-requirements/babs-and-bls/computing-my-gpa/',
      how: 'Page read: 23.10 quality points, 13.0 credits, GPA 1.77, cut off after two decimals',
    },
  },
  {
    name: '3.20 on 60 credits and 3.80 on 15',
    given: {
      ...plain,
      entry: 'terms',
      terms: [{ term: 'This', gpa: 3.8, credits: 15 }],
      priorGpa: 3.2,
      priorCredits: 60,
    },
    expect: { gpa: 3.32, quality: 249, counted: 75, exact: 3.32, trend: { rows: 1, at: { 0: { cumulative: 3.32 } } } },
    source: { ...paper, how: '(192 + 57) ÷ 75' },
  },
  {
    name: 'Two points eight on 110 credits and 22 of straight A: 3.0',
    given: { ...plain, entry: 'terms', terms: [{ term: 'A', gpa: 4, credits: 22 }], priorGpa: 2.8, priorCredits: 110 },
    expect: { gpa: 3, counted: 132 },
    source: {
      title: '0685: Learn how GPA is computed',
      href: 'https://www.0685.com/college-life/college-academics/62897.html',
      how: 'Page read: 2.8 on 110 credits needs 22 more credits of A for 3.0',
    },
  },
  {
    name: 'The plain mean of the terms is another figure',
    given: {
      ...plain,
      entry: 'terms',
      terms: [
        { term: 'Fall', gpa: 2, credits: 18 },
        { term: 'Spring', gpa: 4, credits: 6 },
      ],
      nextGpa: 4,
      nextCredits: 24,
    },
    expect: {
      gpa: 2.5,
      plainMean: 3,
      withNext: 3.25,
      verdict: 'plain',
      trend: {
        rows: 2,
        at: {
          0: { term: 'Fall', gpa: 2, credits: 18, quality: 36, cumulative: 2 },
          1: { gpa: 4, credits: 6, quality: 24, cumulative: 2.5 },
        },
      },
    },
    says: { verdict: '3.00, is not the cumulative GPA' },
    source: { ...paper, how: '60 ÷ 24; (60 + 96) ÷ 48; (2 + 4) ÷ 2' },
  },
  {
    name: 'Equal terms have equal means',
    given: {
      ...plain,
      entry: 'terms',
      terms: [
        { term: 'Fall', gpa: 3, credits: 10 },
        { term: 'Spring', gpa: 4, credits: 10 },
      ],
    },
    expect: { gpa: 3.5, plainMean: 3.5, verdict: 'plain' },
    says: { verdict: 'happens to give the same' },
    source: { ...paper, how: '70 ÷ 20' },
  },
  {
    name: 'A repeat replaces',
    given: { ...plain, entry: 'courses', courses: repeated },
    expect: {
      gpa: 3.5,
      counted: 6,
      major: 3,
      trend: { at: { 0: { gpa: 2, cumulative: 2 }, 1: { gpa: 3, cumulative: 3.5 } } },
    },
    source: { ...paper, how: '(12 + 9) ÷ 6; after the first term 12 ÷ 6' },
  },
  {
    name: 'A repeat is averaged',
    given: { ...plain, entry: 'courses', courses: repeated, repeats: 'average' },
    expect: { gpa: 2.75, counted: 6, major: 1.5 },
    source: { ...paper, how: '(12 + 1.5 × 3) ÷ 6' },
  },
  {
    name: 'Both attempts count',
    given: { ...plain, entry: 'courses', courses: repeated, repeats: 'both' },
    expect: { gpa: 2.33, exact: 2.333333, counted: 9, major: 1.5 },
    source: { ...paper, how: '21 ÷ 9' },
  },
  {
    name: 'Transferred grades give credits only',
    given: {
      ...plain,
      entry: 'courses',
      courses: [course('1', 'Art', 'A', 3), course('0', 'History', 'C', 6, 'transfer'), course('1', 'Sport', 'P', 1)],
    },
    expect: { gpa: 4, credited: 6, counted: 3 },
    source: { ...paper, how: '12 ÷ 3' },
  },
  {
    name: 'Transferred grades that count',
    given: {
      ...plain,
      entry: 'courses',
      transfers: 'count',
      courses: [course('1', 'Art', 'A', 3), course('0', 'History', 'C', 6, 'transfer')],
    },
    expect: { gpa: 2.67, credited: null, counted: 9 },
    source: { ...paper, how: '24 ÷ 9' },
  },
  {
    name: 'A GPA of another scale',
    given: { ...plain, entry: 'terms', terms: [{ term: 'Fall', gpa: 8.2, credits: 20 }] },
    problem: 'terms',
    because: 'same scale, at most 4',
    source: { ...paper, how: '8.2 lies beyond 4.0' },
  },
  {
    name: 'A former GPA of another scale',
    given: { ...plain, entry: 'terms', terms: [], priorGpa: 4.2, priorCredits: 10 },
    problem: 'priorGpa',
    source: { ...paper, how: '4.2 lies beyond 4.0' },
  },
  {
    name: 'A plan beyond the scale',
    given: { ...plain, entry: 'terms', terms: [{ term: 'Fall', gpa: 3, credits: 20 }], nextGpa: 5 },
    problem: 'nextGpa',
    source: { ...paper, how: '5 lies beyond 4.0' },
  },
  {
    name: 'No credits',
    given: { ...plain, entry: 'terms', terms: [{ term: 'Fall', gpa: 3, credits: 0 }] },
    problem: 'terms',
    because: 'zero',
    source: { ...paper, how: '0 ÷ 0' },
  },
  {
    name: 'A grade that is none',
    given: { ...plain, entry: 'courses', courses: [course('1', 'Art', 'good', 3)] },
    problem: 'courses',
    because: 'row 1',
    source: { ...paper, how: 'A word has no points' },
  },
])
