import { defineCalculator, percent, problem, rows, text, toggle, type Verdict } from '@/lib/kits/calculator'
import { letterFor, settledShare, tenPointBands } from '@/lib/subjects/education/letter-bands'
import type { Show } from '@/lib/base/format/show'

const replacing = 'If the exam replaces your lowest score'

export default defineCalculator({
  inputs: {
    current: percent('Grade so far', {
      initial: 0.85,
      slider: { to: 1, step: 0.01 },
      max: 10,
      help: 'The average of what is graded already, without the final exam.',
    }),
    weight: percent('Final exam counts', { initial: 0.2, slider: { to: 1, step: 0.05 }, max: 1 }),
    target: percent('Grade you want', { initial: 0.9, slider: { to: 1, step: 0.01 }, max: 10 }),
    pass: percent('Lowest grade that passes', {
      initial: 0.6,
      slider: { to: 1, step: 0.05 },
      max: 10,
      refines: true,
    }),
    others: rows('Other work still open', {
      row: 'item',
      columns: {
        item: text('Item', { maxLength: 60, initial: '' }),
        weight: percent('Weight', { max: 1 }),
        expected: percent('Score you expect', { optional: true, max: 10 }),
      },
      initial: [],
      min: 0,
      max: 50,
      help: 'Without a score an item is asked to go as well as the final exam.',
      refines: true,
    }),
    bands: rows('Letters', {
      row: 'letter',
      columns: { letter: text('Letter', { maxLength: 20 }), from: percent('From', { max: 10 }) },
      initial: tenPointBands,
      max: 30,
      help: 'Take the cut-offs of your own syllabus.',
      refines: true,
    }),
    replaces: toggle('The exam replaces the lowest score where it is better', { section: replacing, refines: true }),
    lowest: percent('Lowest score', {
      initial: 0.6,
      slider: { to: 1, step: 0.01 },
      max: 10,
      shownWhen: { field: 'replaces', is: true },
      section: replacing,
      refines: true,
    }),
    lowestWeight: percent('That score counts', {
      initial: 0.1,
      slider: { to: 1, step: 0.05 },
      max: 1,
      shownWhen: { field: 'replaces', is: true },
      help: 'Its weight in the course, which is part of the grade so far.',
      section: replacing,
      refines: true,
    }),
  },
  outputs: {
    needed: { kind: 'percent', label: 'You need on the final exam', optional: true },
    verdict: { kind: 'verdict', label: 'What that means' },
    toPass: { kind: 'percent', label: 'To pass', optional: true, help: 'Below 0%, you pass even with an empty paper.' },
    earned: { kind: 'percent', label: 'Already secured', help: 'What you end with if the exam brings nothing.' },
    best: { kind: 'percent', label: 'With 100% on the exam' },
    graded: { kind: 'percent', label: 'Weight graded so far' },
    letters: {
      kind: 'table',
      label: 'What each letter needs',
      columns: {
        letter: { kind: 'text', label: 'Letter' },
        from: { kind: 'percent', label: 'From' },
        needed: { kind: 'percent', label: 'Exam' },
        meaning: { kind: 'text', label: 'So it is' },
      },
    },
    scores: {
      kind: 'table',
      label: 'What each exam score leads to',
      columns: {
        exam: { kind: 'percent', label: 'Exam', decimals: 0 },
        grade: { kind: 'percent', label: 'Course grade' },
        letter: { kind: 'text', label: 'Letter' },
      },
    },
  },
  formula: 'Needed = (wanted grade − grade so far × weight graded so far − expected points) ÷ weight of the exam',
  limits: [
    'The grade so far must be the weighted average of everything that is neither the exam nor in the list of open work.',
    'Letters are the ones entered here; schools cut them differently, and some round the course grade first.',
    'A syllabus may ask for a least score on the exam itself, whatever the average.',
  ],
  sources: [
    {
      title: 'Purdue University, Statistics 512: Calculating grades',
      href: 'http://web.ics.purdue.edu/~simonsen/stat512/CalculatingGrades.htm',
    },
    {
      title: 'Western Carolina University, J. Jarrell: Figuring your grade, where the exam replaces a test',
      href: 'https://paws.wcu.edu/jarrell/Grade_computation.htm',
    },
  ],

  compute(values, { show }) {
    const { weight, target, pass, others, bands, replaces, lowestWeight } = values
    const course = courseOf(values)
    if (course.graded < -1e-12)
      return problem(
        others.length > 0 ? 'others' : 'weight',
        `must leave the weights at 100% or less; with the exam they are ${show.percent(weight + course.listed)}`,
      )
    if (replaces && settledShare(lowestWeight) > settledShare(course.graded))
      return problem('lowestWeight', `must be at most the ${show.percent(course.graded)} that are graded so far`)
    const needed = scoreFor(course, target)
    return {
      needed,
      verdict: verdictOn(needed, gradeFor(course, 1), target, show),
      toPass: scoreFor(course, pass),
      earned: gradeFor(course, 0),
      best: gradeFor(course, 1),
      graded: Math.max(0, course.graded),
      letters: bands
        .toSorted((low, high) => high.from - low.from)
        .map(({ letter, from }) => {
          const score = scoreFor(course, from)
          return { letter, from, needed: score ?? null, meaning: meaningOf(score, gradeFor(course, 0) >= from) }
        }),
      scores: Array.from({ length: 11 }, (_, tenth) => {
        const grade = gradeFor(course, tenth / 10)
        return { exam: tenth / 10, grade, letter: letterFor(grade, bands) ?? null }
      }),
    }
  },

  steps(values, { needed }) {
    const course = courseOf(values)
    const figure = (value: number) => ({ kind: 'percent', value }) as const
    const replaced =
      needed !== undefined && course.lowestWeight > 0 && (course.weight + course.open === 0 || needed > course.lowest)
    return [
      { gives: 'graded', is: '1 − {weight}[ − {listed}]', with: { listed: figure(course.listed) } },
      {
        finds: 'Points from the grade so far',
        gives: figure(course.sure),
        is: '{current} × {graded}[ + {expected} expected]',
        with: { expected: figure(course.expected), open: figure(course.open) },
      },
      {
        gives: replaced ? undefined : 'needed',
        is: '({target} − {sure}) ÷ ({weight}[ + {open}])',
        with: { sure: figure(course.sure) },
      },
      {
        gives: replaced ? 'needed' : undefined,
        is: '({target} − {sure} + {lowest} × {lowestWeight}) ÷ ({weight}[ + {open}] + {lowestWeight})',
      },
    ]
  },

  charts: [{ kind: 'line', title: 'Course grade by exam score', of: 'scores', x: 'exam', y: ['grade'] }],
  examples: [
    {
      name: 'An A within reach?',
      given: { current: 0.85, weight: 0.2, target: 0.9, pass: 0.6, others: [], replaces: false },
      expect: { needed: 1.1, best: 0.88, earned: 0.68 },
    },
    {
      name: 'A project still open',
      given: {
        current: 0.82,
        weight: 0.3,
        target: 0.85,
        others: [{ item: 'Project', weight: 0.1, expected: 0.95 }],
        replaces: false,
      },
      expect: { needed: 0.8767, graded: 0.6 },
    },
  ],
})

interface Course {
  /** Weight of what is graded. */
  graded: number
  /** Weight of the listed work, and of that part of it without an expected score. */
  listed: number
  open: number
  expected: number
  /** Points that no exam score changes. */
  sure: number
  weight: number
  lowest: number
  lowestWeight: number
}

interface Entered {
  current: number
  weight: number
  others: readonly { weight: number; expected?: number | undefined }[]
  replaces: boolean
  lowest: number
  lowestWeight: number
}

function courseOf({ current, weight, others, replaces, lowest, lowestWeight }: Entered): Course {
  const sum = (of: (one: Entered['others'][number]) => number) => others.reduce((all, one) => all + of(one), 0)
  const listed = sum((one) => one.weight)
  const expected = sum((one) => one.weight * (one.expected ?? 0))
  const graded = settledShare(1 - weight - listed)
  return {
    graded,
    listed,
    open: sum((one) => (one.expected === undefined ? one.weight : 0)),
    expected,
    sure: settledShare(current * graded + expected),
    weight,
    lowest,
    lowestWeight: replaces ? lowestWeight : 0,
  }
}

function gradeFor({ sure, weight, open, lowest, lowestWeight }: Course, score: number): number {
  return settledShare(sure + (weight + open) * score + lowestWeight * Math.max(0, score - lowest))
}

/** The score that makes the grade; undefined where no score counts. */
function scoreFor({ sure, weight, open, lowest, lowestWeight }: Course, grade: number): number | undefined {
  if (weight + open > 0) {
    const plain = (grade - sure) / (weight + open)
    if (plain <= lowest) return plain
  }
  const counts = weight + open + lowestWeight
  return counts > 0 ? (grade - sure + lowestWeight * lowest) / counts : undefined
}

function meaningOf(score: number | undefined, isReached: boolean): string {
  if (score === undefined) return isReached ? 'certain' : 'out of reach'
  const needed = settledShare(score)
  return needed <= 0 ? 'certain' : needed > 1 ? 'out of reach without extra credit' : 'possible'
}

function verdictOn(needed: number | undefined, best: number, target: number, show: Show): Verdict {
  if (needed === undefined)
    return {
      is: 'plain',
      says: `The exam does not count, so the course ends at ${show.percent(best)} whatever you score.`,
    }
  const score = settledShare(needed)
  if (score <= 0)
    return { is: 'good', says: `${show.percent(target)} is certain: even an exam without a point leaves you there.` }
  if (score > 1)
    return {
      is: 'bad',
      says: `${show.percent(target)} is out of reach without extra credit. A perfect exam leads to ${show.percent(best)}.`,
    }
  return {
    is: score > 0.9 ? 'fair' : 'good',
    says: `It can be done. A perfect exam would lead to ${show.percent(best)}.`,
  }
}
