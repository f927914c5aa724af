import { defineCases } from '@/lib/calculator'
import gpa from './gpa'

const paper = { title: 'Arithmetic on paper' }
const board = {
  title: 'College Board: How to Convert Your GPA to a 4.0 Scale',
  href: 'https://bigfuture.collegeboard.org/plan-for-college/college-basics/how-to-convert-gpa-4.0-scale',
}
const plain = { scale: '4.0', decimals: '2', ending: 'round', bands: [] } as const
const course = (grade: string, credits: number) => ({ course: grade, grade, credits })

export default defineCases(gpa, [
  {
    name: 'A with 3 credits and B with 4 are 3.43',
    given: { ...plain, courses: [course('A', 3), course('B', 4)] },
    expect: {
      gpa: 3.43,
      exact: 3.428571,
      quality: 24,
      list: { rows: 2, at: { 0: { effect: 0.429 }, 1: { effect: -0.571 } } },
    },
    source: { ...paper, how: '(4 × 3 + 3 × 4) ÷ 7 = 24 ÷ 7; without the A 3.0, without the B 4.0' },
  },
  {
    name: 'Cut off to two decimals it is 3.42',
    given: { ...plain, ending: 'cut', courses: [course('A', 3), course('B', 4)] },
    expect: { gpa: 3.42 },
    source: { ...paper, how: '24 ÷ 7 = 3.42857…' },
  },
  {
    name: 'Three decimals',
    given: { ...plain, decimals: '3', courses: [course('A-', 3), course('B+', 3), course('C', 4)] },
    expect: { gpa: null, gpaToThousandths: 2.9, quality: 29 },
    source: { ...paper, how: '(11.1 + 9.9 + 8) ÷ 10' },
  },
  {
    name: 'Cutting does not lose a hundredth that binary numbers hide: 3.3 stays 3.3',
    given: { ...plain, ending: 'cut', courses: [course('3.3', 3), course('B+', 4)] },
    expect: { gpa: 3.3, exact: 3.3 },
    source: { ...paper, how: 'Equal grades average to themselves' },
  },
  {
    name: 'A fail counts its credits; pass, withdrawal, incomplete and audit do not',
    given: {
      ...plain,
      courses: [course('A', 3), course('F', 3), course('P', 2), course('W', 3), course('I', 3), course('AU', 1)],
    },
    expect: { gpa: 2, counted: 6, left: 9, exact: 2.000_000 },
    source: { ...paper, how: '12 ÷ 6; 2 + 3 + 3 + 1 = 9 left out' },
  },
  {
    name: 'Percentages: 91% is 3.7, 84% is 3.0, 64% is 0',
    given: { ...plain, courses: [course('91%', 1), course('84%', 1), course('64%', 1)] },
    expect: { gpa: 2.23, quality: 6.7 },
    source: { ...board, how: '90–92 is 3.7, 83–86 is 3.0, below 65 is 0.0; 6.7 ÷ 3' },
  },
  {
    name: 'A+ is worth 4.3 on the 4.3 scale',
    given: { ...plain, scale: '4.3', courses: [course('a+', 2), course('B', 2)] },
    expect: { gpa: 3.65 },
    source: { ...paper, how: '(4.3 + 3) ÷ 2' },
  },
  {
    name: 'B+ is 3.5 on the 4.5 scale',
    given: { ...plain, scale: '4.5', courses: [course('A+', 3), course('B+', 1)] },
    expect: { gpa: 4.25 },
    source: { ...paper, how: '(13.5 + 3.5) ÷ 4' },
  },
  {
    name: 'P is a grade of 4 points on the 10-point scale',
    given: { ...plain, scale: '10', courses: [course('O', 4), course('P', 3)] },
    expect: { gpa: 7.43, counted: 7 },
    source: {
      title: 'University Grants Commission: Guidelines on Adoption of Choice Based Credit System',
      how: 'O 10, P (pass) 4; 52 ÷ 7 = 7.4286',
    },
  },
  {
    name: 'Own letters with own percentages, and the band reached',
    given: {
      ...plain,
      scale: 'own',
      own: [
        { letter: 'Distinction', points: 7.5, from: 0.8 },
        { letter: 'Fail', points: 0, from: 0 },
      ],
      courses: [course('distinction', 1), course('82%', 1), course('Fail', 1)],
      bands: [
        { name: 'Merit', from: 4 },
        { name: 'Honours', from: 5 },
      ],
    },
    expect: { gpa: 5, honours: 'Honours', quality: 15 },
    source: { ...paper, how: '(7.5 + 7.5 + 0) ÷ 3' },
  },
  {
    name: 'Nothing that counts',
    given: { ...plain, courses: [course('P', 3), course('W', 3)] },
    problem: 'courses',
    source: { ...paper, how: '0 ÷ 0 has no value' },
  },
  {
    name: 'A letter that the scale does not have',
    given: { ...plain, scale: '5', courses: [course('A-', 3)] },
    problem: 'courses',
    source: { ...paper, how: 'The 5-point scale has no minus' },
  },
])
