import { defineCases } from '@/lib/kits/calculator'
import gpa from './gpa'

const paper = { title: 'Arithmetic on paper' }
const board = {
  title: 'College Board: How to Convert Your GPA to a 4.0 Scale',
  href: 'https://bigfuture.collegeboard.org/plan-for-college/college-basics/how-to-convert-gpa-4.0-scale',
}
const plain = { scale: '4.0', decimals: '2', ending: 'round', bands: [] } as const
/** One credit of each grade of a table, and the points that each is to have. */
function pointsOf(table: string) {
  const grades = table.split(', ').map((entry) => entry.split(' '))
  return {
    courses: grades.map(([grade = '']) => course(grade, 1)),
    list: { at: Object.fromEntries(grades.map(([grade = '', points], at) => [at, { grade, points: Number(points) }])) },
  }
}
const scales = [
  [
    '4.0',
    'A+ 4, A 4, A- 3.7, B+ 3.3, B 3, B- 2.7, C+ 2.3, C 2, C- 1.7, D+ 1.3, D 1, D− 0.7, F 0',
    {
      title: 'GPA Calc Tools: GPA scale and letter grades',
      href: 'https://gpacalctools.com/gpa-scale-letter-grades',
      how: 'Table read: A+ and A 4.0, A− 3.7, … D− 0.7, F 0.0',
    },
  ],
  [
    '4.3',
    'A+ 4.3, A 4, A- 3.7, B+ 3.3, B 3, B- 2.7, C+ 2.3, C 2, C- 1.7, D+ 1.3, D 1, D- 0.7, F 0',
    {
      title: 'Yonsei University College of Medicine: Grades',
      href: 'http://medicine.yonsei.ac.kr/en/General_infor/Grades/',
      how: 'Table read: A+ 4.3, A0 4.0, A− 3.7, … D− 0.7, F 0.0',
    },
  ],
  [
    '4.5',
    'A+ 4.5, A 4, B+ 3.5, B 3, C+ 2.5, C 2, D+ 1.5, D 1, F 0',
    {
      title: 'Dongguk University: Class Registration and Grades',
      href: 'https://en.dongguk.edu/eng/page/379',
      how: 'Table read: A+ 4.5, A0 4.0, B+ 3.5, … D0 1.0, F 0',
    },
  ],
  [
    '5',
    'A 5, B 4, C 3, D 2, E 1, F 0',
    {
      title: 'OpenEduCat: Nigeria University Grading System',
      href: 'https://openeducat.org/gradebook/nigeria',
      how: 'Table read: A 5, B 4, C 3, D 2, E 1, F 0',
    },
  ],
  [
    '10',
    'O 10, A+ 9, A 8, B+ 7, B 6, C 5, P 4, F 0, Ab 0',
    {
      title: 'Scholaro: Grading System in India, UGC 10-point grading scale',
      href: 'https://www.scholaro.com/pro/countries/India/Grading-System',
      how: 'Table read: O 10, A+ 9, … P 4, F and Ab 0',
    },
  ],
] as const
const course = (grade: string, credits: number) => ({ course: grade, grade, credits })

export default defineCases(gpa, [
  {
    name: 'A with 3 credits and B with 4 are 3.43',
    given: { ...plain, courses: [course('A', 3), course('B', 4)] },
    expect: {
      gpa: 3.43,
      exact: 3.428571,
      quality: 24,
      list: {
        rows: 2,
        at: {
          0: { course: 'A', grade: 'A', credits: 3, points: 4, quality: 12, effect: 0.429 },
          1: { credits: 4, points: 3, quality: 12, effect: -0.571 },
        },
      },
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
    expect: {
      gpa: 2,
      counted: 6,
      left: 9,
      exact: 2.000_000,
      list: {
        at: { 1: { points: 0, quality: 0, effect: -2 }, 2: { points: null, quality: null, effect: null } },
        sum: { quality: 12 },
      },
    },
    source: { ...paper, how: '12 ÷ 6, without the F 4; 2 + 3 + 3 + 1 = 9 left out' },
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
    because: 'of the scale in row 1: one of A, B, C, D, E, F, points',
    source: { ...paper, how: 'The 5-point scale has no minus' },
  },
  ...scales.map(([scale, grades, source]) => {
    const { courses, list } = pointsOf(grades)
    return { name: `Every letter of the ${scale} scale`, given: { ...plain, scale, courses }, expect: { list }, source }
  }),
  ...(['4.0', '4.3'] as const).map((scale) => {
    const { courses, list } = pointsOf(
      `100% ${scale}, 97% ${scale}, 96% 4, 93% 4, 92% 3.7, 90% 3.7, 89% 3.3, 87% 3.3, 86% 3, 83% 3, 82% 2.7, 80% 2.7, ` +
        '79% 2.3, 77% 2.3, 76% 2, 73% 2, 72% 1.7, 70% 1.7, 69% 1.3, 67% 1.3, 66% 1, 65% 1, 64% 0, 0% 0',
    )
    return {
      name: `Both ends of every range of percentages on the ${scale} scale`,
      given: { ...plain, scale, courses },
      expect: { list },
      source: {
        ...board,
        how: 'The table read: 97–100 A+, 93–96 A, 90–92 A−, …, 65–66 D, below 65 F; on the 4.3 scale an A+ is 4.3',
      },
    }
  }),
  {
    name: 'A course that stands alone has no effect; points are taken up to the best grade',
    given: { ...plain, courses: [course('4', 2), course('P', 1)] },
    expect: { gpa: 4, list: { at: { 0: { points: 4, quality: 8, effect: null } } } },
    source: { ...paper, how: '4 × 2 ÷ 2; without it nothing counts' },
  },
  {
    name: 'Two courses of one credit',
    given: { ...plain, courses: [course('A', 1), course('C', 1)] },
    expect: { gpa: 3, list: { at: { 0: { effect: 1 }, 1: { effect: -1 } } } },
    source: { ...paper, how: '(4 + 2) ÷ 2; without the A 2, without the C 4' },
  },
  ...['4.1', '101%', '100.5%', 'A++'].map((grade) => ({
    name: `A grade of ${grade} in the second row is refused`,
    given: { ...plain, courses: [course('A', 3), course(grade, 3)] },
    problem: 'courses' as const,
    because: 'must have a grade of the scale in row 2',
    source: { ...paper, how: 'The best grade of the scale is 4.0 or 100%' },
  })),
])
