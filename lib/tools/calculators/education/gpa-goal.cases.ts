import { defineCases } from '@/lib/kits/calculator'
import gpaGoal from './gpa-goal'

const paper = { title: 'Arithmetic on paper' }
const plain = { most: 4, repeats: [] } as const
const computed = {
  title: '0685: Learn how GPA is computed',
  href: 'https://www.0685.com/college-life/college-academics/62897.html',
}

export default defineCases(gpaGoal, [
  {
    name: '2.8 on 110 credits: 22 credits of A for 3.0',
    given: { ...plain, current: 2.8, earned: 110, target: 3, remaining: 22 },
    expect: { straight: 22, needed: 4, best: 3, verdict: 'fair' },
    source: { ...computed, how: 'Page read: (2.8)(110) + 4x = (3.0)(110 + x) gives x = 22' },
  },
  {
    name: '3.0 on 60 credits, 3.5 wanted, 30 left: 4.50 is out of reach',
    given: { ...plain, current: 3, earned: 60, target: 3.5, remaining: 30 },
    expect: {
      needed: 4.5,
      verdict: 'bad',
      straight: 60,
      byCredits: {
        rows: 7,
        at: {
          0: { credits: 8, needed: null },
          3: { credits: 30, needed: null, best: 3.333333 },
          5: { credits: 60, needed: 4, best: 3.5 },
          6: { credits: 90, needed: 3.833333 },
        },
      },
    },
    says: { verdict: 'shortest path is 60.0 credits' },
    source: {
      title: 'The Prime Calculator: Target GPA, worked example',
      href: 'https://www.theprimecalculator.com/education/target-gpa-calculator/formula',
      how: 'Page read: 315 − 180 = 135; 135 ÷ 30 = 4.50, not achievable. The table by the same formula by hand; 60 credits of A are the example of CalculatorLib’s GPA raise calculator',
    },
  },
  {
    name: '2.8 on 60, 3.0 with 30 to come',
    given: { ...plain, current: 2.8, earned: 60, target: 3, remaining: 30 },
    expect: { needed: 3.4, best: 3.2, worst: 1.866667, straight: 12, verdict: 'good', improved: null },
    says: { verdict: 'average of 3.40' },
    source: { ...paper, how: '(270 − 168) ÷ 30; 288 ÷ 90; 168 ÷ 90; 60 × 0.2 ÷ 1' },
  },
  {
    name: 'Two repeats lift the GPA first',
    given: {
      ...plain,
      current: 2.5,
      earned: 40,
      target: 3,
      remaining: 20,
      repeats: [
        { credits: 4, before: 0, after: 3 },
        { credits: 3, before: 1, after: 3 },
      ],
    },
    expect: { improved: 2.95, needed: 3.1, straight: 2 },
    source: { ...paper, how: '(100 + 12 + 6) ÷ 40; (180 − 118) ÷ 20; 40 × 0.05 ÷ 1' },
  },
  {
    name: 'Already there, and it must be kept',
    given: { ...plain, current: 3.4, earned: 60, target: 3, remaining: 30 },
    expect: { needed: 2.2, straight: 0, verdict: 'good' },
    says: { verdict: 'You are there' },
    source: { ...paper, how: '(270 − 204) ÷ 30' },
  },
  {
    name: 'Safe whatever comes',
    given: { ...plain, current: 3.9, earned: 90, target: 2, remaining: 10 },
    expect: { needed: -15.1, verdict: 'good', byCredits: { at: { 0: { needed: 0 } } } },
    says: { verdict: 'Whatever comes' },
    source: { ...paper, how: '(200 − 351) ÷ 10' },
  },
  {
    name: 'Nothing left, reached',
    given: { ...plain, current: 3.1, earned: 120, target: 3, remaining: 0 },
    expect: {
      needed: null,
      best: 3.1,
      worst: 3.1,
      verdict: 'good',
      byCredits: { rows: 4, at: { 0: { credits: 15 }, 1: { credits: 30 }, 2: { credits: 45 }, 3: { credits: 60 } } },
    },
    says: { verdict: 'nothing is left' },
    source: { ...paper, how: 'A GPA without new credits stands' },
  },
  {
    name: 'Nothing left, not reached',
    given: { ...plain, current: 2.9, earned: 120, target: 3, remaining: 0 },
    expect: { needed: null, verdict: 'bad', straight: 12 },
    says: { verdict: 'No credits are left' },
    source: { ...paper, how: '120 × 0.1 ÷ 1' },
  },
  {
    name: 'A perfect average after a lower grade',
    given: { ...plain, current: 3.9, earned: 30, target: 4, remaining: 90 },
    expect: { straight: null, verdict: 'bad', best: 3.975 },
    says: { verdict: 'keeps you below it for good' },
    source: { ...paper, how: '(117 + 360) ÷ 120' },
  },
  {
    name: 'A perfect average from the start',
    given: { ...plain, current: 0, earned: 0, target: 4, remaining: 15 },
    expect: { needed: 4, straight: 0, best: 4, worst: 0, verdict: 'fair' },
    says: { verdict: 'average of 4.00' },
    source: { ...paper, how: '60 ÷ 15' },
  },
  {
    name: 'Exactly at the target',
    given: { ...plain, current: 3, earned: 60, target: 3, remaining: 4 },
    expect: {
      needed: 3,
      straight: 0,
      verdict: 'good',
      byCredits: {
        rows: 7,
        at: { 0: { credits: 1 }, 1: { credits: 2 }, 2: { credits: 3 }, 3: { credits: 4 }, 4: { credits: 6 } },
      },
    },
    says: { verdict: 'You are there' },
    source: { ...paper, how: '(192 − 180) ÷ 4' },
  },
  {
    name: 'Half a point of quality is missing, and one credit is left',
    given: { ...plain, current: 2.99, earned: 50, target: 3, remaining: 1, repeats: [] },
    expect: {
      needed: 3.5,
      straight: 0.5,
      verdict: 'good',
      byCredits: { rows: 3, at: { 0: { credits: 1, needed: 3.5 }, 1: { credits: 2 }, 2: { credits: 3 } } },
    },
    says: { verdict: 'an average of 3.50 over' },
    source: { ...paper, how: '153 − 149.5; 50 × 0.01 ÷ 1' },
  },
  {
    name: 'One repeat, and nothing more is needed',
    given: {
      ...plain,
      current: 3,
      earned: 30,
      target: 2,
      remaining: 18,
      repeats: [{ credits: 3, before: 1, after: 3 }],
    },
    expect: { improved: 3.2, needed: 0, verdict: 'good' },
    says: { verdict: 'Whatever comes, you stay at 2.00' },
    source: { ...paper, how: '96 ÷ 30; (96 − 96) ÷ 18' },
  },
  {
    name: 'The ten-point scale',
    given: { ...plain, most: 10, current: 7.2, earned: 80, target: 7.5, remaining: 80 },
    expect: { needed: 7.8, straight: 9.6 },
    source: { ...paper, how: '(1,200 − 576) ÷ 80; 80 × 0.3 ÷ 2.5' },
  },
  {
    name: 'A GPA beyond the scale',
    given: { ...plain, current: 4.2, earned: 10, target: 3, remaining: 10 },
    problem: 'current',
    source: { ...paper, how: '4.2 is above 4' },
  },
  {
    name: 'A target beyond the scale',
    given: { ...plain, current: 3.2, earned: 10, target: 4.5, remaining: 10 },
    problem: 'target',
    source: { ...paper, how: '4.5 is above 4' },
  },
  {
    name: 'A repeat beyond the scale',
    given: {
      ...plain,
      current: 3.2,
      earned: 10,
      target: 3.5,
      remaining: 10,
      repeats: [{ credits: 1, before: 1, after: 5 }],
    },
    problem: 'repeats',
    because: 'same scale',
    source: { ...paper, how: '5 is above 4' },
  },
  {
    name: 'A repeat with more points than the GPA holds',
    given: {
      ...plain,
      current: 1,
      earned: 10,
      target: 3.5,
      remaining: 10,
      repeats: [{ credits: 4, before: 3, after: 4 }],
    },
    problem: 'repeats',
    because: 'must fit the GPA',
    source: { ...paper, how: '12 of 10 points' },
  },
  {
    name: 'More repeated than earned',
    given: {
      ...plain,
      current: 3.2,
      earned: 10,
      target: 3.5,
      remaining: 10,
      repeats: [{ credits: 12, before: 1, after: 3 }],
    },
    problem: 'repeats',
    because: 'no more credits',
    source: { ...paper, how: '12 of 10 credits' },
  },
  {
    name: 'No credits at all',
    given: { ...plain, current: 0, earned: 0, target: 3, remaining: 0 },
    problem: 'remaining',
    source: { ...paper, how: '0 ÷ 0' },
  },
])
