import { defineCases } from '@/lib/kits/calculator'
import highSchoolGpa from './high-school-gpa'

const paper = { title: 'Arithmetic on paper' }
const uc = {
  title: 'University of California Admissions: GPA requirement',
  href: 'https://admission.universityofcalifornia.edu/admission-requirements/freshman-requirements/gpa-requirement.html',
}
const plain = { honorsBonus: 0.5, apBonus: 1, dualBonus: 1, least: 'c', signs: 'yes', resident: 'resident' } as const
type Level = 'regular' | 'honors' | 'ap' | 'ib' | 'dual'
const course = (
  grade: string,
  level: Level = 'regular',
  credits = 1,
  year: '9' | '10' | '11' | '12' = '11',
  core: 'yes' | 'no' = 'yes',
) => ({
  course: `${level} ${grade}`,
  grade,
  level,
  credits,
  year,
  core,
})

export default defineCases(highSchoolGpa, [
  {
    name: 'A regular, B in AP, A− in honors',
    given: { ...plain, courses: [course('A'), course('B', 'ap'), course('A-', 'honors')] },
    expect: {
      unweighted: 3.57,
      weighted: 4.07,
      counted: 3,
      coreUnweighted: 3.57,
      coreWeighted: 4.07,
      verdict: 'plain',
      byYear: { rows: 1, at: { 0: { year: '11th', unweighted: 3.566667, weighted: 4.066667, credits: 3 } } },
      list: {
        rows: 3,
        at: {
          1: { course: 'ap B', level: 'AP', points: 3, weighted: 4, credits: 1 },
          2: { points: 3.7, weighted: 4.2 },
        },
      },
    },
    says: { verdict: 'add 0.50' },
    source: { ...paper, how: '10.7 ÷ 3 = 3.5667; 12.2 ÷ 3 = 4.0667' },
  },
  {
    name: 'An A is 5 in an AP course where a B is 4',
    given: { ...plain, courses: [course('A', 'ap'), course('B', 'ib'), course('A')] },
    expect: { weighted: 4.33, unweighted: 3.67 },
    source: {
      title: 'QuestBridge: How does weighted GPA differ from unweighted GPA?',
      href: 'https://questbridge.zendesk.com/hc/en-us/articles/218778317-How-does-weighted-GPA-differ-from-unweighted-GPA',
      how: 'Page read: A is 5.0 and B 4.0 on a weighted scale, 4.0 and 3.0 else; (5 + 4 + 4) ÷ 3',
    },
  },
  {
    name: 'University of California: ten semesters of honors count for eight, four of six in 10th grade',
    given: {
      ...plain,
      courses: [
        course('A-', 'ap', 1, '10'),
        course('B+', 'honors', 1, '10'),
        course('A', 'dual', 1, '10'),
        course('A', 'ap', 1, '11'),
        course('C', 'ib', 1, '11'),
        course('B', 'regular', 1, '11'),
        course('A', 'ap', 1, '12'),
        course('A', 'ap', 1, '11', 'no'),
      ],
    },
    expect: { ucHonors: 8, ucUnweighted: 3.33, ucUncapped: 4.16, ucCapped: 4 },
    source: {
      ...uc,
      how: 'Page read: A is 4, signs do not count, one point a semester with C or better, eight at most and four of 10th grade, as the counsellors’ page of Santa Rosa High School also says. Twelve semesters have 40 points: 40, 50 and 48 ÷ 12',
    },
  },
  {
    name: 'University of California: no point for a D, and semester courses',
    given: {
      ...plain,
      courses: [course('D', 'ap', 0.5, '10'), course('A', 'honors', 0.5, '10'), course('B', 'regular', 0.5, '11')],
    },
    expect: { ucHonors: 1, ucUnweighted: 2.66, ucCapped: 3, ucUncapped: 3, counted: 1.5, verdict: 'fair' },
    says: { verdict: 'One course above regular earned no bonus' },
    source: {
      ...uc,
      how: 'Page read: grades of D or F in an honors course do not earn an extra point. 8 ÷ 3 cut to 2.66; 9 ÷ 3',
    },
  },
  {
    name: 'University of California from another state: honors courses of the school do not count',
    given: {
      ...plain,
      resident: 'elsewhere',
      courses: [course('A', 'ap'), course('A', 'honors'), course('A', 'dual'), course('A')],
    },
    expect: { ucHonors: 2, ucCapped: 4.25 },
    source: { ...uc, how: 'Page read: AP or IB courses only; 34 ÷ 8' },
  },
  {
    name: 'A school that gives its bonus to any grade, without signs',
    given: { ...plain, least: 'a', signs: 'no', courses: [course('D-', 'ap', 1, '9'), course('A-', 'honors', 1, '9')] },
    expect: { unweighted: 2.5, weighted: 3.25, ucCapped: null, ucUncapped: null, ucUnweighted: null, ucHonors: null },
    source: { ...paper, how: '(1 + 4) ÷ 2; (2 + 4.5) ÷ 2' },
  },
  {
    name: 'From D− on, or only from a full C',
    given: { ...plain, least: 'd', courses: [course('D-', 'ap'), course('F', 'ap')] },
    expect: { weighted: 0.85, unweighted: 0.35 },
    source: { ...paper, how: '(1.7 + 0) ÷ 2' },
  },
  {
    name: 'A C− without its bonus',
    given: { ...plain, least: 'fullC', courses: [course('C-', 'ap'), course('C', 'ap')] },
    expect: { weighted: 2.35, unweighted: 1.85 },
    source: { ...paper, how: '(1.7 + 3) ÷ 2' },
  },
  {
    name: 'A school of 100 points, electives outside the core, a pass that counts for nothing',
    given: {
      ...plain,
      courses: [course('95%'), course('84%', 'regular', 0.5, '11', 'no'), course('P', 'regular', 1, '11', 'no')],
    },
    expect: { unweighted: 3.67, coreUnweighted: 4, coreWeighted: 4, counted: 1.5 },
    source: {
      title: 'College Board: How to Convert Your GPA to a 4.0 Scale',
      href: 'https://bigfuture.collegeboard.org/plan-for-college/college-basics/how-to-convert-gpa-4.0-scale',
      how: '95 is an A (4.0), 84 a B (3.0): 5.5 ÷ 1.5',
    },
  },
  {
    name: 'No core courses',
    given: { ...plain, courses: [course('A', 'regular', 1, '11', 'no')] },
    expect: { coreUnweighted: null, coreWeighted: null, unweighted: 4 },
    source: { ...paper, how: 'Nothing to average' },
  },
  {
    name: 'A grade that is none',
    given: { ...plain, courses: [course('A'), course('great')] },
    problem: 'courses',
    because: 'row 2',
    source: { ...paper, how: 'A word has no points' },
  },
  {
    name: 'Only passes',
    given: { ...plain, courses: [course('P')] },
    problem: 'courses',
    because: 'at least one',
    source: { ...paper, how: '0 ÷ 0' },
  },
])
