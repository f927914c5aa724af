import {
  choice,
  defineCalculator,
  number,
  problem,
  restOf,
  rows,
  sumOfTerms,
  text,
  type Verdict,
} from '@/lib/kits/calculator'
import { gradePoints, gradeScales, trimmedAverage } from '@/lib/subjects/education/grade-scales'
import type { Show } from '@/lib/base/format/show'

export default defineCalculator({
  inputs: {
    entry: choice('You have', {
      options: { terms: 'The GPA of each term', courses: 'Courses with grades' },
      initial: 'terms',
    }),
    terms: rows('Terms', {
      row: 'term',
      columns: {
        term: text('Term', { maxLength: 40 }),
        gpa: number('GPA', { min: 0, max: 10 }),
        credits: number('Credits', { min: 0, max: 1000 }),
      },
      initial: [
        { term: 'Fall 1', gpa: 2.9, credits: 15 },
        { term: 'Spring 1', gpa: 3.4, credits: 16 },
        { term: 'Fall 2', gpa: 3.6, credits: 12 },
      ],
      max: 60,
      help: 'Credits that carry a grade, in the order in which the terms came.',
      shownWhen: { field: 'entry', is: 'terms' },
    }),
    courses: rows('Courses', {
      row: 'course',
      columns: {
        term: text('Term', { maxLength: 40 }),
        course: text('Course', { maxLength: 60 }),
        grade: text('Grade', { initial: 'B', maxLength: 12 }),
        credits: number('Credits', { above: 0, max: 1000 }),
        counts: choice('Counts', {
          options: { own: 'Elsewhere', major: 'In the major', transfer: 'Transferred' },
          initial: 'own',
          as: 'menu',
        }),
      },
      initial: [
        { term: 'Fall 1', course: 'Calculus', grade: 'D', credits: 4, counts: 'major' },
        { term: 'Fall 1', course: 'Writing', grade: 'B+', credits: 3, counts: 'own' },
        { term: 'Spring 1', course: 'Calculus', grade: 'B', credits: 4, counts: 'major' },
        { term: 'Spring 1', course: 'Physics', grade: 'A-', credits: 4, counts: 'major' },
      ],
      max: 200,
      help: 'The same course name twice is a repeat. A grade is a letter, points (3.3), or a percentage with its sign.',
      shownWhen: { field: 'entry', is: 'courses' },
    }),
    scale: choice('Scale', {
      options: {
        '4.0': '4.0 (A+ and A are 4)',
        '4.3': '4.3 (A+ is 4.3)',
        '4.5': '4.5 (A+ is 4.5)',
        '5': '5 (A is 5)',
        '10': '10 (O is 10)',
      },
      initial: '4.0',
      as: 'menu',
    }),
    priorGpa: number('GPA before these', { initial: 0, min: 0, max: 10 }),
    priorCredits: number('Credits before these', {
      initial: 0,
      min: 0,
      max: 10_000,
      help: 'Of the last transcript, if you do not list everything. Zero when the list is complete.',
    }),
    repeats: choice('A repeated course', {
      options: { replace: 'The last grade replaces', average: 'Both are averaged, once', both: 'Each attempt counts' },
      initial: 'replace',
      as: 'menu',
      shownWhen: { field: 'entry', is: 'courses' },
      refines: true,
    }),
    transfers: choice('Transferred grades', {
      options: { credits: 'Give credits only', count: 'Count in the GPA' },
      initial: 'credits',
      shownWhen: { field: 'entry', is: 'courses' },
      refines: true,
    }),
    nextGpa: number('A next term: GPA', { optional: true, min: 0, max: 10, refines: true }),
    nextCredits: number('A next term: credits', { initial: 15, min: 0, max: 1000, refines: true }),
    ending: choice('Further decimals are', {
      options: { round: 'Rounded', cut: 'Cut off' },
      initial: 'round',
      refines: true,
    }),
  },
  outputs: {
    gpa: { kind: 'number', label: 'Cumulative GPA', decimals: 2 },
    verdict: { kind: 'verdict', label: 'Averages of terms', optional: true },
    quality: { kind: 'number', label: 'Quality points' },
    counted: { kind: 'number', label: 'Credits that count' },
    withNext: { kind: 'number', label: 'After the next term', decimals: 2, optional: true },
    major: { kind: 'number', label: 'GPA in the major', decimals: 2, optional: true },
    exact: { kind: 'number', label: 'Before it is cut or rounded', decimals: 6, section: 'Behind it' },
    plainMean: {
      kind: 'number',
      label: 'Plain mean of the terms',
      decimals: 2,
      optional: true,
      section: 'Behind it',
      help: 'Not a cumulative GPA: it forgets that terms have different credits.',
    },
    credited: {
      kind: 'number',
      label: 'Transferred credits outside the GPA',
      optional: true,
      section: 'Behind it',
    },
    trend: {
      kind: 'table',
      label: 'Term by term',
      columns: {
        term: { kind: 'text', label: 'Term' },
        gpa: { kind: 'number', label: 'Term GPA', decimals: 2 },
        credits: { kind: 'number', label: 'Credits' },
        quality: { kind: 'number', label: 'Quality points', decimals: 2 },
        cumulative: { kind: 'number', label: 'Cumulative', decimals: 2 },
      },
    },
  },
  formula: 'Cumulative GPA = sum of (grade points × credits) over all terms ÷ sum of the credits that count',
  limits: [
    'Whether a repeat replaces, is averaged or counts twice is said in your catalog, which decides.',
    'All terms must be on one scale; averages of two scales cannot be added.',
    'A repeated course is known by its name, written alike both times.',
  ],
  sources: [
    {
      title: 'University of Notre Dame, Office of the Registrar: Calculate GPA',
      href: 'https://registrar.nd.edu/exams-grading/grades/calculate-gpa/',
    },
    {
      title: 'University of Mary Washington, Registrar: Computing my GPA',
      href: 'https://academics.umw.edu/registrar/degree-completion-requirements/babs-and-bls/computing-my-gpa/',
    },
  ],

  compute(values, { show }) {
    const { entry, terms, scale, priorGpa, priorCredits, repeats, nextGpa, nextCredits, ending } = values
    const most = Math.max(...gradeScales[scale].map(({ points }) => points))
    if (priorGpa > most) return problem('priorGpa', `must be on the same scale, at most ${show.number(most)}`)
    if (nextGpa !== undefined && nextGpa > most)
      return problem('nextGpa', `must be on the same scale, at most ${show.number(most)}`)
    if (entry === 'terms' && terms.some(({ gpa }) => gpa > most))
      return problem('terms', `must be on the same scale, at most ${show.number(most)} each`)
    const read = entry === 'terms' ? terms.map(asEntry) : gradedCourses(values)
    if (typeof read === 'number') return problem('courses', `must have a grade of the scale in row ${read + 1}`)
    const prior = { quality: priorGpa * priorCredits, credits: priorCredits }
    const all = plus(prior, totals(effective(read, repeats)))
    if (all.credits === 0) return problem(entry, 'must have credits that count: they add up to zero')
    const names = [...new Set(read.map(({ term }) => term))]
    const trend = names.map((term, at) => {
      const own = totals(read.filter((one) => one.term === term))
      const soFar = plus(
        prior,
        totals(
          effective(
            read.filter((one) => names.indexOf(one.term) <= at),
            repeats,
          ),
        ),
      )
      return {
        term,
        gpa: own.credits > 0 ? own.quality / own.credits : null,
        credits: own.credits,
        quality: own.quality,
        cumulative: soFar.credits > 0 ? soFar.quality / soFar.credits : null,
      }
    })
    const exact = all.quality / all.credits
    const trimmed = (value: number) => trimmedAverage(value, 2, ending === 'cut')
    const means = trend.flatMap(({ gpa }) => (gpa === null ? [] : [gpa]))
    const plainMean =
      means.length > 1 && priorCredits === 0 ? means.reduce((sum, one) => sum + one, 0) / means.length : undefined
    const next = plus(all, { quality: (nextGpa ?? 0) * nextCredits, credits: nextCredits })
    const inMajor = totals(
      effective(
        read.filter(({ isMajor }) => isMajor),
        repeats,
      ),
    )
    return {
      gpa: trimmed(exact),
      verdict: plainMean === undefined ? undefined : verdictOn(trimmed(exact), trimmed(plainMean), show),
      quality: all.quality,
      counted: all.credits,
      ...(nextGpa === undefined ? {} : { withNext: trimmed(next.quality / next.credits) }),
      ...(inMajor.credits > 0 ? { major: trimmed(inMajor.quality / inMajor.credits) } : {}),
      exact,
      plainMean,
      ...(entry === 'courses' ? { credited: transferred(values) } : {}),
      trend,
    }
  },

  steps({ entry, priorCredits, ending }, { trend }) {
    const rest = trend.slice(6).reduce((sum, { quality }) => sum + (quality ?? 0), 0)
    const terms = sumOfTerms(trend.length, 6, (at) => `{terms.${at}.gpa} × {terms.${at}.credits}`)
    return [
      entry === 'terms' && trend.length > 0
        ? {
            gives: 'quality' as const,
            is: priorCredits > 0 ? `{priorGpa} × {priorCredits} + ${terms}` : terms,
            says: 'GPA × credits of each term, added up',
            with: { rest: restOf(rest) },
          }
        : { gives: 'quality' as const, says: 'Points × credits of every grade that counts' },
      { gives: 'exact', is: '{quality} ÷ {counted}' },
      { gives: 'gpa', says: `${ending === 'cut' ? 'Cut off after' : 'Rounded to'} two decimals` },
    ]
  },

  charts: [{ kind: 'line', title: 'Term and cumulative GPA', of: 'trend', x: 'term', y: ['gpa', 'cumulative'] }],
  examples: [
    {
      name: 'A strong term on top of many credits',
      given: {
        entry: 'terms',
        terms: [{ term: 'This term', gpa: 3.8, credits: 15 }],
        priorGpa: 3.2,
        priorCredits: 60,
        scale: '4.0',
      },
      expect: { gpa: 3.32, quality: 249, counted: 75 },
    },
    {
      name: 'A repeat that replaces',
      given: {
        entry: 'courses',
        courses: [
          { term: 'Fall 1', course: 'Calculus', grade: 'D', credits: 4, counts: 'major' },
          { term: 'Fall 1', course: 'Writing', grade: 'B+', credits: 3, counts: 'own' },
          { term: 'Spring 1', course: 'Calculus', grade: 'B', credits: 4, counts: 'major' },
          { term: 'Spring 1', course: 'Physics', grade: 'A-', credits: 4, counts: 'major' },
        ],
        scale: '4.0',
        repeats: 'replace',
      },
      expect: { gpa: 3.34, major: 3.35, counted: 11 },
    },
  ],
})

interface Entry {
  term: string
  /** Absent where nothing can be a repeat. */
  course?: string
  points: number
  credits: number
  isMajor: boolean
}
interface Total {
  quality: number
  credits: number
}
interface Courses {
  courses: readonly {
    term: string
    course: string
    grade: string
    credits: number
    counts: 'own' | 'major' | 'transfer'
  }[]
  scale: keyof typeof gradeScales
  transfers: 'credits' | 'count'
}

const asEntry = ({ term, gpa, credits }: { term: string; gpa: number; credits: number }): Entry => ({
  term,
  points: gpa,
  credits,
  isMajor: false,
})

const plus = (one: Total, other: Total): Total => ({
  quality: one.quality + other.quality,
  credits: one.credits + other.credits,
})

const totals = (entries: readonly Entry[]): Total =>
  entries.reduce((sum, { points, credits }) => plus(sum, { quality: points * credits, credits }), {
    quality: 0,
    credits: 0,
  })

/** Courses with points, or the number of the first row whose grade the scale does not know. */
function gradedCourses({ courses, scale, transfers }: Courses): Entry[] | number {
  const entries: Entry[] = []
  for (const [at, { term, course, grade, credits, counts }] of courses.entries()) {
    const points = gradePoints(grade, gradeScales[scale])
    if (points === undefined) return at
    if (points === null || (counts === 'transfer' && transfers === 'credits')) continue
    entries.push({ term, course: course.trim().toLowerCase(), points, credits, isMajor: counts === 'major' })
  }
  return entries
}

function transferred({ courses, transfers }: Courses): number | undefined {
  const credits = courses.filter(({ counts }) => counts === 'transfer').reduce((sum, one) => sum + one.credits, 0)
  return credits > 0 && transfers === 'credits' ? credits : undefined
}

/** What counts of repeated courses. An average takes the credits of the last attempt. */
function effective(entries: readonly Entry[], repeats: 'replace' | 'average' | 'both'): Entry[] {
  if (repeats === 'both') return [...entries]
  return entries.flatMap((entry, at) => {
    if (!entry.course) return [entry]
    const attempts = entries.filter(({ course }) => course === entry.course)
    if (attempts.length === 1) return [entry]
    if (entries.findLastIndex(({ course }) => course === entry.course) !== at) return []
    if (repeats === 'replace') return [entry]
    return [{ ...entry, points: attempts.reduce((sum, { points }) => sum + points, 0) / attempts.length }]
  })
}

function verdictOn(gpa: number, mean: number, show: Show): Verdict {
  if (gpa === mean) return { is: 'plain', says: 'Here the plain mean of the terms happens to give the same.' }
  return {
    is: 'plain',
    says: `The plain mean of the terms, ${show.number(mean, 2)}, is not the cumulative GPA: terms with more credits weigh more.`,
  }
}
