import { defineCases } from '@/lib/kits/calculator'
import cgpaToPercentage from './cgpa-to-percentage'

const paper = { title: 'Arithmetic on paper' }
const plain = { scale: '10', rule: 'aicte', ask: 'cgpa' } as const
const aicte = {
  title: 'Collegedunia: AICTE grades and percentages',
  href: 'https://s4.collegedunia.com/qna?question_id=29417',
  how: 'Page read: 6.25 is 55, 6.75 is 60, 7.25 is 65, 7.75 is 70, 8.25 is 75',
}

export default defineCases(cgpaToPercentage, [
  {
    name: 'AICTE: 6.75 is 60%',
    given: { ...plain, cgpa: 6.75 },
    expect: { result: 0.6, award: 'First class', average: null, note: 'plain' },
    says: { ruleText: '(CGPA − 0.75) × 10', note: 'No formula holds everywhere' },
    source: aicte,
  },
  {
    name: 'AICTE: 8.25 is 75%',
    given: { ...plain, cgpa: 8.25 },
    expect: { result: 0.75, award: 'First class with distinction' },
    source: aicte,
  },
  {
    name: 'AICTE: 6.25 is 55%, and back',
    given: { ...plain, ask: 'percentage', percentage: 0.55 },
    expect: { average: 6.25, result: null, award: 'Second class' },
    source: aicte,
  },
  {
    name: 'VTU: 8.2 is 74.5%',
    given: { ...plain, rule: 'vtu', cgpa: 8.2 },
    expect: { result: 0.745 },
    source: {
      title: 'VTU regulations, as quoted by StudyChaCha',
      href: 'https://studychacha.com/discuss/345025-cgpa-percentage-vtu.html',
      how: 'Page read: (8.2 − 0.75) × 10 = 74.5%',
    },
  },
  {
    name: 'CBSE: 8.0 is 76%, beside the other rules',
    given: { ...plain, rule: 'cbse', cgpa: 8 },
    expect: {
      result: 0.76,
      byRule: {
        rows: 4,
        at: {
          0: { rule: 'AICTE', percentage: 0.725 },
          1: { rule: 'GTU', percentage: 0.75 },
          2: { rule: 'CBSE', percentage: 0.76 },
          3: { rule: 'CGPA × 10', percentage: 0.8 },
        },
      },
      ladder: {
        rows: 11,
        at: {
          0: { cgpa: 5, percentage: 0.475, award: 'Pass class' },
          [-1]: { cgpa: 10, percentage: 0.95, award: 'First class with distinction' },
        },
      },
    },
    source: {
      title: 'CBSE grade points, as quoted by myCBSEguide',
      href: 'http://mycbseguide.com/blog/gp-and-cgpa-to-percentage-calculator/',
      how: 'Page read: 8 × 9.5 is 76%, 5 × 9.5 is 47.5%, 10 × 9.5 is 95%; the other rules by hand',
    },
  },
  {
    name: 'CBSE: 7.6 is 72.2%',
    given: { ...plain, rule: 'cbse', cgpa: 7.6 },
    expect: { result: 0.722 },
    source: {
      title: 'CBSE grade points, as quoted by myCBSEguide',
      href: 'http://mycbseguide.com/blog/gp-and-cgpa-to-percentage-calculator/',
      how: 'Page read: 7.6 × 9.5 = 72.2%',
    },
  },
  {
    name: 'GTU: 6.5 is 60%, where its first class begins',
    given: { ...plain, rule: 'gtu', cgpa: 6.5 },
    expect: { result: 0.6 },
    source: {
      title: 'Award of degree and CGPA (Gujarat Technological University)',
      href: 'http://idea2learn.blogspot.com/2012/07/award-of-degree-and-cgpa.html',
      how: 'Page read: (CPI − 0.5) × 10; 6.5 and above is first class',
    },
  },
  {
    name: 'Three semesters by their credits',
    given: {
      ...plain,
      ask: 'sgpa',
      semesters: [
        { sgpa: 8, credits: 20 },
        { sgpa: 7, credits: 10 },
        { sgpa: 9, credits: 10 },
      ],
      rule: 'share',
    },
    expect: { average: 8, result: 0.8 },
    says: { ruleText: 'CGPA ÷ 10 × 100' },
    source: { ...paper, how: '(160 + 70 + 90) ÷ 40' },
  },
  {
    name: 'Another line: 11 × CGPA − 11',
    given: { ...plain, rule: 'own', times: 11, plus: -11, cgpa: 7 },
    expect: { result: 0.66 },
    source: { ...paper, how: '77 − 11' },
  },
  {
    name: 'Another line with a plus, backwards',
    given: { ...plain, rule: 'own', times: 8, plus: 4, ask: 'percentage', percentage: 0.6 },
    expect: { average: 7 },
    source: { ...paper, how: '(60 − 4) ÷ 8' },
  },
  {
    name: 'A scale of four is not linear',
    given: { ...plain, scale: '4', rule: 'share', cgpa: 3 },
    expect: { result: 0.75, note: 'fair', byRule: { rows: 0 }, ladder: { at: { 0: { cgpa: 2, percentage: 0.5 } } } },
    says: { note: 'not linear' },
    source: { ...paper, how: '3 ÷ 4' },
  },
  {
    name: 'Below 0.75 nothing remains, and no class',
    given: { ...plain, cgpa: 0.5 },
    expect: { result: 0, award: null },
    source: { ...paper, how: '(0.5 − 0.75) × 10 is below 0' },
  },
  {
    name: 'A rule of ten on a scale of seven',
    given: { ...plain, scale: '7', cgpa: 5 },
    problem: 'rule',
    because: 'made for ten',
    source: { ...paper, how: 'AICTE’s table has ten points' },
  },
  {
    name: 'A CGPA above its scale',
    given: { ...plain, scale: '7', rule: 'share', cgpa: 8 },
    problem: 'cgpa',
    source: { ...paper, how: '8 of 7' },
  },
  {
    name: 'An SGPA above its scale',
    given: { ...plain, scale: '4', rule: 'share', ask: 'sgpa', semesters: [{ sgpa: 5, credits: 20 }] },
    problem: 'semesters',
    source: { ...paper, how: '5 of 4' },
  },
  {
    name: 'A percentage beyond the rule',
    given: { ...plain, ask: 'percentage', percentage: 0.95 },
    problem: 'percentage',
    source: { ...paper, how: '10.25 of 10' },
  },
])
