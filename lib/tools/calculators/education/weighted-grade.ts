import {
  choice,
  defineCalculator,
  integer,
  percent,
  problem,
  restOf,
  rows,
  sumOfTerms,
  text,
  type Verdict,
} from '@/lib/kits/calculator'
import { readNumber } from '@/lib/base/format/read-number'
import { letterFor, settledShare, tenPointBands } from '@/lib/subjects/education/letter-bands'
import { bestWithout, ratioOf, type Score } from '@/lib/subjects/education/weighted-average'
import type { Show } from '@/lib/base/format/show'

export default defineCalculator({
  inputs: {
    categories: rows('Categories', {
      row: 'category',
      columns: {
        category: text('Category', { maxLength: 60 }),
        weight: percent('Weight', { initial: 0.2, max: 10 }),
        drop: integer('Drop lowest', { initial: 0, min: 0, max: 100 }),
        scores: text('Scores', { initial: '', maxLength: 2000, placeholder: '18/20 92% 45/50' }),
      },
      ownLine: 'scores',
      initial: [
        { category: 'Homework', weight: 0.4, drop: 1, scores: '18/20 16/20 9/20 20/20' },
        { category: 'Midterm', weight: 0.25, drop: 0, scores: '82%' },
        { category: 'Final exam', weight: 0.35, drop: 0, scores: '' },
      ],
      max: 40,
      help: 'Scores with spaces between: 18/20, or 92%. A dash is a missing score, +3 are extra points. Leave them empty until something is graded.',
    }),
    missing: choice('A missing score', {
      options: { zero: 'Counts as zero', ignore: 'Does not count' },
      initial: 'zero',
      refines: true,
    }),
    expected: percent('Score you expect on the rest', {
      optional: true,
      max: 10,
      help: 'Left empty, the rest goes as well as what is graded.',
      refines: true,
    }),
    bonus: percent('Extra credit on the whole course', {
      initial: 0,
      slider: { to: 0.1, step: 0.005 },
      max: 1,
      help: 'Points of the course grade that are added at the end.',
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
  },
  outputs: {
    grade: { kind: 'percent', label: 'Grade to date' },
    letter: { kind: 'text', label: 'Letter', optional: true },
    projected: { kind: 'percent', label: 'Projected at the end' },
    least: { kind: 'percent', label: 'If nothing more is scored' },
    most: { kind: 'percent', label: 'If the rest is perfect' },
    graded: { kind: 'percent', label: 'Weight graded so far' },
    note: { kind: 'verdict', label: 'Weights', optional: true },
    list: {
      kind: 'table',
      label: 'By category',
      help: 'Points earned and lost are parts of the grade to date.',
      totals: ['earned', 'lost'],
      columns: {
        category: { kind: 'text', label: 'Category' },
        average: { kind: 'percent', label: 'Average' },
        weight: { kind: 'percent', label: 'Weight' },
        earned: { kind: 'percent', label: 'Earned' },
        lost: { kind: 'percent', label: 'Lost' },
        dropped: { kind: 'count', label: 'Dropped' },
      },
    },
  },
  formula:
    'Grade to date = sum of (category average × weight) ÷ sum of the weights that have scores; a category average is points ÷ points there were',
  limits: [
    'Scores of a category are weighed by their points, so a quiz of 50 counts more than one of 10; percentages count as points of 100.',
    'Dropping leaves at least one score, and leaves out those whose absence helps most, which are not always the lowest percentages.',
    'Your instructor’s own rules of rounding and least scores are not known here.',
  ],
  sources: [
    {
      title: 'University of Iowa: ICON final grading scenarios',
      href: 'https://teach.its.uiowa.edu./icon-final-grading-scenarios',
    },
    { title: 'D. M. Kane and J. M. Kane: Dropping Lowest Grades, Mathematics Magazine 79 (2006)' },
  ],

  compute(values, { show }) {
    const { expected, bonus, bands } = values
    const course = courseOf(values, show)
    if ('unread' in course)
      return problem('categories', `must have scores such as 18/20, 92%, - or +3 in row ${course.unread}`)
    const graded = course.lines.filter(({ average }) => average !== undefined)
    const weight = total(graded.map((one) => one.weight))
    if (weight === 0) return problem('categories', 'must have a score in at least one category with a weight')
    const all = total(course.lines.map((one) => one.weight))
    const points = total(graded.map((one) => one.weight * (one.average ?? 0)))
    const atEnd = (rest: number) => settledShare((points + (all - weight) * rest) / all + bonus)
    const grade = settledShare(points / weight + bonus)
    return {
      grade,
      letter: letterFor(grade, bands),
      projected: atEnd(expected ?? points / weight),
      least: atEnd(0),
      most: atEnd(1),
      graded: weight,
      note: noteOn(all, show),
      list: course.lines.map(({ category, average, weight: own, dropped }) => ({
        category,
        average: average ?? null,
        weight: own,
        earned: average === undefined ? null : (own * average) / weight,
        lost: average === undefined ? null : (own * (1 - average)) / weight,
        dropped,
      })),
    }
  },

  steps({ expected }, { list, graded }) {
    const counted = list.flatMap(({ average }, at) => (average === null ? [] : [at]))
    const rest = counted.slice(6).reduce((all, at) => all + (list[at]?.average ?? 0) * (list[at]?.weight ?? 0), 0)
    const open = total(list.map(({ average, weight }) => (average === null ? (weight ?? 0) : 0)))
    const part = (value: number) => ({ kind: 'percent', value }) as const
    return [
      {
        finds: 'Average times weight',
        as: 'points',
        in: 'percent',
        is: sumOfTerms(counted.length, 6, (at) => `{list.${counted[at]}.average} × {list.${counted[at]}.weight}`),
        with: { rest: restOf(rest), open: part(open), sum: part(graded + open) },
      },
      { gives: 'grade', is: '{points} ÷ {graded}[ + {bonus}]' },
      {
        gives: 'projected',
        is: `({points}[ + {open} × ${expected === undefined ? '({points} ÷ {graded})' : '{expected}'}]) ÷ {sum}[ + {bonus}]`,
      },
    ]
  },

  charts: [{ kind: 'bar', title: 'Points lost by category', of: 'list', x: 'category', y: ['lost'] }],
  examples: [
    {
      name: 'Before the final',
      given: {
        categories: [
          { category: 'Homework', weight: 0.4, drop: 1, scores: '18/20 16/20 9/20 20/20' },
          { category: 'Midterm', weight: 0.25, drop: 0, scores: '82%' },
          { category: 'Final exam', weight: 0.35, drop: 0, scores: '' },
        ],
        missing: 'zero',
        bonus: 0,
      },
      expect: { grade: 0.8692, most: 0.915, least: 0.565 },
    },
  ],
})

interface CategoryLine {
  category: string
  weight: number
  average: number | undefined
  dropped: number
}

const total = (values: readonly number[]) => Number(values.reduce((all, one) => all + one, 0).toPrecision(13))

interface Entered {
  categories: readonly { category: string; weight: number; drop: number; scores: string }[]
  missing: 'zero' | 'ignore'
}

function courseOf({ categories, missing }: Entered, show: Show): { lines: CategoryLine[] } | { unread: number } {
  const lines: CategoryLine[] = []
  for (const [at, { category, weight, drop, scores }] of categories.entries()) {
    const read = readScores(scores, show)
    if (!read) return { unread: at + 1 }
    const counted = read
      .filter((score) => score !== undefined || missing === 'zero')
      .map((score) => score ?? { points: 0, max: missingMax(read) })
    const kept = bestWithout(counted, drop)
    lines.push({ category, weight, average: ratioOf(kept), dropped: counted.length - kept.length })
  }
  return { lines }
}

/** A missing score counts as many points as the others do on average, or a hundred. */
function missingMax(scores: readonly (Score | undefined)[]): number {
  const known = scores.flatMap((score) => (score && score.max > 0 ? [score.max] : []))
  return known.length === 0 ? 100 : known.reduce((all, one) => all + one, 0) / known.length
}

/** Scores as typed, with undefined for a missing one; undefined for what is none. */
function readScores(typed: string, show: Show): (Score | undefined)[] | undefined {
  const scores: (Score | undefined)[] = []
  for (const word of typed.split(/[;\s]+/).map((one) => one.replace(/,$/, ''))) {
    if (word === '') continue
    const score = readScore(word, show)
    if (score === null) return undefined
    scores.push(score)
  }
  return scores
}

function readScore(word: string, { region }: Show): Score | undefined | null {
  if (/^[-–−]$/.test(word)) return undefined
  const value = (one: string) => {
    const read = readNumber(one, region)
    return 'problem' in read || read.value < 0 || read.value > 1e9 ? null : read.value
  }
  const [, extra, points = '', max] = /^(\+?)([^/%+]+?)(?:%|\/([^/]+))?$/.exec(word) ?? []
  const reached = value(points)
  const among = extra ? 0 : max === undefined ? 100 : value(max)
  return reached === null || among === null ? null : { points: reached, max: among }
}

function noteOn(all: number, show: Show): Verdict | undefined {
  if (Math.abs(all - 1) < 1e-9) return undefined
  return {
    is: 'fair',
    says: `The weights add up to ${show.percent(all)}, not to 100%. They count in proportion.`,
  }
}
