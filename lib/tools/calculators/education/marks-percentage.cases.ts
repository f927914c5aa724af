import { defineCases } from '@/lib/kits/calculator'
import marksPercentage from './marks-percentage'

const paper = { title: 'Arithmetic on paper' }
const plain = {
  best: undefined,
  passEach: 0.33,
  passAll: 0.33,
  separately: 'together',
  grace: 0,
  target: undefined,
} as const
const subject = (name: string, marks: number | undefined, of = 100, must: 'no' | 'yes' = 'no') => ({
  subject: name,
  marks,
  of,
  must,
})
const cbse = {
  title: 'AllSarkariYojana: How to calculate CBSE percentage',
  href: 'https://www.allsarkariyojana.info/web-stories/cbse-result-2022-how-to-calculate-percentage/',
}
const five = [
  subject('English', 50, 100, 'yes'),
  subject('Maths', 50),
  subject('Physics', 70),
  subject('Chemistry', 80),
  subject('Biology', 50),
]

export default defineCases(marksPercentage, [
  {
    name: 'Five subjects: 300 of 500 is 60%',
    given: { ...plain, subjects: five },
    expect: {
      share: 0.6,
      total: 300,
      most: 500,
      equal: 0.6,
      division: 'First division',
      verdict: 'good',
      allShare: null,
      missingForTarget: null,
      graceUsed: null,
      list: {
        rows: 5,
        at: {
          3: { subject: 'Chemistry', marks: 80, of: 100, share: 0.8, missing: null, result: 'Passed', counted: 'Yes' },
        },
      },
    },
    source: { ...cbse, how: 'Page read: 50 + 50 + 70 + 80 + 50 = 300, 300 ÷ 500 = 60%' },
  },
  {
    name: 'Best of four: 250 of 400 is 62.5%',
    given: { ...plain, subjects: five, best: 4 },
    expect: { share: 0.625, total: 250, most: 400, allShare: 0.6, list: { at: { 4: { counted: 'No' } } } },
    source: { ...cbse, how: 'Page read: best of 4 is 250 ÷ 4 = 62.5%' },
  },
  {
    name: '78 of 100 and 45 of 50: pooled 82%, mean 84%',
    given: { ...plain, subjects: [subject('I', 78), subject('II', 45, 50)], target: 0.9 },
    expect: { share: 0.82, equal: 0.84, total: 123, most: 150, missingForTarget: 12, division: 'Distinction' },
    source: { ...paper, how: '123 ÷ 150; (78 + 90) ÷ 2; 135 − 123' },
  },
  {
    name: 'A weak compulsory subject is among the best five',
    given: {
      ...plain,
      best: 2,
      subjects: [subject('Hindi', 40, 100, 'yes'), subject('A', 90), subject('B', 80)],
    },
    expect: { share: 0.65, list: { at: { 0: { counted: 'Yes' }, 2: { counted: 'No' } } } },
    source: { ...paper, how: '(40 + 90) ÷ 200' },
  },
  {
    name: 'Theory and practical passed together',
    given: {
      ...plain,
      subjects: [{ subject: 'Physics', marks: 20, of: 70, practical: 25, practicalOf: 30, must: 'no' }],
      target: 0.4,
    },
    expect: { share: 0.45, verdict: 'good', division: 'Second division', missingForTarget: 0 },
    source: { ...paper, how: '45 of 100 is more than 33' },
  },
  {
    name: 'Theory and practical passed one by one',
    given: {
      ...plain,
      separately: 'each',
      subjects: [{ subject: 'Physics', marks: 20, of: 70, practical: 25, practicalOf: 30, must: 'no' }],
    },
    expect: { verdict: 'bad', list: { at: { 0: { missing: 3.1, result: 'Not passed' } } } },
    says: { verdict: 'Not passed in Physics. The nearest lacks 3.1 marks' },
    source: { ...paper, how: '0.33 × 70 − 20 = 3.1' },
  },
  {
    name: 'Five grace marks lift the nearest of two',
    given: { ...plain, grace: 5, subjects: [subject('A', 29), subject('B', 30), subject('C', 60)] },
    expect: {
      graceUsed: 3,
      share: 0.396667,
      verdict: 'bad',
      list: { at: { 0: { missing: 4, result: 'Not passed' }, 1: { missing: 3, result: 'Passed with grace' } } },
    },
    says: { verdict: 'Not passed in A' },
    source: { ...paper, how: '33 − 30 = 3 of 5; the other lacks 4 and 2 are left; 119 ÷ 300 without grace' },
  },
  {
    name: 'An absence counts as zero and takes no grace',
    given: { ...plain, grace: 100, subjects: [subject('A', undefined), subject('B', 60), subject('C', 10)] },
    expect: {
      share: 0.233333,
      verdict: 'bad',
      division: null,
      graceUsed: 23,
      list: { at: { 0: { marks: 0, missing: 33, result: 'Absent, not passed' } } },
    },
    says: { verdict: 'One absence counts as zero' },
    source: { ...paper, how: '70 ÷ 300; 33 − 10 = 23' },
  },
  {
    name: 'An absence in a practical that is passed nevertheless',
    given: { ...plain, subjects: [{ subject: 'Physics', marks: 60, of: 70, practicalOf: 30, must: 'no' }] },
    expect: { share: 0.6, verdict: 'fair', list: { at: { 0: { result: 'Absent in part' } } } },
    source: { ...paper, how: '60 ÷ 100' },
  },
  {
    name: 'Every subject passed, but not the whole',
    given: { ...plain, passAll: 0.5, subjects: [subject('A', 40), subject('B', 45)] },
    expect: { verdict: 'bad', share: 0.425 },
    says: { verdict: '50% overall is not reached' },
    source: { ...paper, how: '85 ÷ 200' },
  },
  {
    name: 'Two failed',
    given: { ...plain, subjects: [subject('A', 10), subject('B', 20)] },
    expect: { verdict: 'bad' },
    says: { verdict: '2 subjects. The nearest lacks 13 marks' },
    source: { ...paper, how: '33 − 20' },
  },
  {
    name: 'More marks than there are',
    given: { ...plain, subjects: [subject('A', 60), subject('B', 55, 50)] },
    problem: 'subjects',
    because: 'row 2',
    source: { ...paper, how: '55 of 50' },
  },
  {
    name: 'Best of more than there are',
    given: { ...plain, subjects: [subject('A', 60)], best: 5 },
    problem: 'best',
    because: 'which is 1',
    source: { ...paper, how: '5 of 1' },
  },
  {
    name: 'More compulsory subjects than count',
    given: { ...plain, subjects: [subject('A', 60, 100, 'yes'), subject('B', 60, 100, 'yes')], best: 1 },
    problem: 'best',
    because: 'compulsory',
    source: { ...paper, how: '2 in 1' },
  },
])
