import { choice, defineCalculator, number, problem, rows, text, type Verdict } from '@/lib/kits/calculator'
import { gradePoints, gradeScales, trimmedAverage } from '@/lib/subjects/education/grade-scales'
import type { Show } from '@/lib/base/format/show'

const levels = { regular: 'Regular', honors: 'Honors', ap: 'AP', ib: 'IB', dual: 'Dual enrollment' } as const
const years = { '9': '9th', '10': '10th', '11': '11th', '12': '12th' } as const
type Level = keyof typeof levels
type Year = keyof typeof years

/** Semesters of honors points that the University of California counts: in all, and of them in 10th grade. */
const mostHonors = 8
const mostInTenth = 4

export default defineCalculator({
  inputs: {
    courses: rows('Courses', {
      row: 'course',
      columns: {
        course: text('Course', { maxLength: 60 }),
        grade: text('Grade', { initial: 'B', maxLength: 12 }),
        level: choice('Level', { options: levels, initial: 'regular', as: 'menu' }),
        credits: number('Credits', { initial: 1, above: 0, max: 20 }),
        year: choice('Grade level', { options: years, initial: '10', as: 'menu' }),
        core: choice('Core', { options: { yes: 'Yes', no: 'No' }, initial: 'yes', as: 'menu' }),
      },
      initial: [
        { course: 'English 10', grade: 'A', level: 'regular', credits: 1, year: '10', core: 'yes' },
        { course: 'Chemistry', grade: 'A-', level: 'honors', credits: 1, year: '10', core: 'yes' },
        { course: 'US History', grade: 'B', level: 'ap', credits: 1, year: '11', core: 'yes' },
        { course: 'Yearbook', grade: 'A', level: 'regular', credits: 0.5, year: '11', core: 'no' },
      ],
      max: 120,
      help: 'A year course is 1 credit, a semester 0.5. A grade is a letter or a percentage with its sign. Core: English, math, science, social studies, languages; for California, a-g.',
    }),
    honorsBonus: number('Honors adds', { initial: 0.5, slider: { to: 2, step: 0.05 }, max: 2, refines: true }),
    apBonus: number('AP and IB add', { initial: 1, slider: { to: 2, step: 0.05 }, max: 2, refines: true }),
    dualBonus: number('Dual enrollment adds', { initial: 1, slider: { to: 2, step: 0.05 }, max: 2, refines: true }),
    least: choice('Lowest grade with a bonus', {
      options: { a: 'Any', d: 'D−', c: 'C−', fullC: 'C' },
      initial: 'c',
      refines: true,
    }),
    signs: choice('Plus and minus', {
      options: { yes: 'Count (A− is 3.7)', no: 'Do not count' },
      initial: 'yes',
      refines: true,
    }),
    resident: choice('For the University of California', {
      options: { resident: 'California school', elsewhere: 'Another state' },
      initial: 'resident',
      help: 'From another state only AP and IB earn honors points.',
      refines: true,
    }),
  },
  outputs: {
    weighted: { kind: 'number', label: 'Weighted GPA', decimals: 2 },
    unweighted: { kind: 'number', label: 'Unweighted GPA', decimals: 2 },
    verdict: { kind: 'verdict', label: 'What the levels add' },
    counted: { kind: 'number', label: 'Credits that count' },
    coreUnweighted: {
      kind: 'number',
      label: 'Core GPA, unweighted',
      decimals: 2,
      optional: true,
      section: 'Core courses',
    },
    coreWeighted: { kind: 'number', label: 'Core GPA, weighted', decimals: 2, optional: true, section: 'Core courses' },
    ucCapped: {
      kind: 'number',
      label: 'UC GPA, weighted and capped',
      decimals: 2,
      optional: true,
      section: 'University of California, 10th and 11th grade',
      help: 'At most eight semesters of honors points, four of them from 10th grade. Cut off, not rounded.',
    },
    ucUncapped: {
      kind: 'number',
      label: 'UC GPA, weighted without the cap',
      decimals: 2,
      optional: true,
      section: 'University of California, 10th and 11th grade',
    },
    ucUnweighted: {
      kind: 'number',
      label: 'UC GPA, unweighted',
      decimals: 2,
      optional: true,
      section: 'University of California, 10th and 11th grade',
    },
    ucHonors: {
      kind: 'number',
      label: 'Honors points used',
      optional: true,
      section: 'University of California, 10th and 11th grade',
    },
    byYear: {
      kind: 'table',
      label: 'By year',
      columns: {
        year: { kind: 'text', label: 'Grade level' },
        unweighted: { kind: 'number', label: 'Unweighted', decimals: 2 },
        weighted: { kind: 'number', label: 'Weighted', decimals: 2 },
        credits: { kind: 'number', label: 'Credits' },
      },
    },
    list: {
      kind: 'table',
      label: 'Points of each course',
      columns: {
        course: { kind: 'text', label: 'Course' },
        level: { kind: 'text', label: 'Level' },
        points: { kind: 'number', label: 'Points', decimals: 2 },
        weighted: { kind: 'number', label: 'With its bonus', decimals: 2 },
        credits: { kind: 'number', label: 'Credits' },
      },
    },
  },
  formula:
    'Unweighted GPA = sum of (points × credits) ÷ credits; weighted GPA = the same with the bonus of the level added to the points',
  limits: [
    'Schools differ in bonuses, in plus and minus, and in what counts as core. Your counselor’s transcript decides.',
    'Percentages become letters after College Board (93 is an A, 90 an A−).',
    'For the University of California each credit of 0.5 is one semester grade, and courses count as a-g where you mark them as core.',
    'Pass, incomplete and withdrawn have no points and no credits here.',
  ],
  sources: [
    {
      title: 'University of California Admissions: GPA requirement',
      href: 'https://admission.universityofcalifornia.edu/admission-requirements/freshman-requirements/gpa-requirement.html',
    },
    {
      title: 'College Board: How to Convert Your GPA to a 4.0 Scale',
      href: 'https://bigfuture.collegeboard.org/plan-for-college/college-basics/how-to-convert-gpa-4.0-scale',
    },
  ],

  compute(values, { show }) {
    const read: Graded[] = []
    for (const [at, course] of values.courses.entries()) {
      const points = gradePoints(course.grade, gradeScales['4.0'])
      if (points === undefined)
        return problem('courses', `must have a letter from A to F, or a percentage with its sign, in row ${at + 1}`)
      if (points !== null) read.push(graded(course, points, values))
    }
    const all = averages(read)
    if (!all) return problem('courses', 'must have at least one grade that counts')
    const core = averages(read.filter(({ isCore }) => isCore))
    return {
      weighted: trimmedAverage(all.weighted, 2, false),
      unweighted: trimmedAverage(all.unweighted, 2, false),
      verdict: verdictOn(read, all, show),
      counted: all.credits,
      ...(core
        ? {
            coreUnweighted: trimmedAverage(core.unweighted, 2, false),
            coreWeighted: trimmedAverage(core.weighted, 2, false),
          }
        : {}),
      ...californian(read, values.resident === 'resident'),
      byYear: Object.entries(years).flatMap(([year, label]) => {
        const own = averages(read.filter((one) => one.year === year))
        return own ? [{ year: label, unweighted: own.unweighted, weighted: own.weighted, credits: own.credits }] : []
      }),
      list: read.map(({ course, level, points, bonus, credits }) => ({
        course,
        level: levels[level],
        points,
        weighted: points + bonus,
        credits,
      })),
    }
  },

  steps(_, { list }) {
    const terms = (column: 'points' | 'weighted') =>
      list.map((_row, at) => `{list.${at}.${column}} × {list.${at}.credits}`).join(' + ')
    const few = list.length <= 8
    return [
      {
        finds: 'Points times credits',
        as: 'sum',
        in: 'number',
        is: terms('points'),
        ...(few ? {} : { says: 'Points × credits of every course' }),
      },
      { finds: 'Unweighted, before rounding', as: 'plain', in: 'number', decimals: 4, is: '{sum} ÷ {counted}' },
      {
        finds: 'The same with the bonus',
        as: 'raised',
        in: 'number',
        is: terms('weighted'),
        ...(few ? {} : { says: 'Points with bonus × credits of every course' }),
      },
      { finds: 'Weighted, before rounding', as: 'heavy', in: 'number', decimals: 4, is: '{raised} ÷ {counted}' },
    ]
  },

  charts: [{ kind: 'bar', title: 'GPA by year', of: 'byYear', x: 'year', y: ['unweighted', 'weighted'] }],
  examples: [
    {
      name: 'One of each level',
      given: {
        courses: [
          { course: 'English', grade: 'A', level: 'regular', credits: 1, year: '11', core: 'yes' },
          { course: 'History', grade: 'B', level: 'ap', credits: 1, year: '11', core: 'yes' },
          { course: 'Chemistry', grade: 'A-', level: 'honors', credits: 1, year: '11', core: 'yes' },
        ],
        honorsBonus: 0.5,
        apBonus: 1,
        least: 'c',
        signs: 'yes',
      },
      expect: { unweighted: 3.57, weighted: 4.07, ucCapped: 4.33 },
    },
  ],
})

interface Course {
  course: string
  level: Level
  credits: number
  year: Year
  core: 'yes' | 'no'
}
interface Bonuses {
  honorsBonus: number
  apBonus: number
  dualBonus: number
  least: keyof typeof leastPoints
  signs: 'yes' | 'no'
}
interface Graded {
  course: string
  level: Level
  points: number
  /** The letter without plus or minus, 4 for an A. */
  whole: number
  bonus: number
  credits: number
  year: Year
  isCore: boolean
}

const leastPoints = { a: 0, d: 0.7, c: 1.7, fullC: 2 } as const

/** A letter without its sign: A− is an A, B+ a B. */
const wholeLetter = (points: number) => Math.floor(points + 0.3 + 1e-9)

function graded({ course, level, credits, year, core }: Course, points: number, bonuses: Bonuses): Graded {
  const { honorsBonus, apBonus, dualBonus, least, signs } = bonuses
  const whole = wholeLetter(points)
  const bonus = { regular: 0, honors: honorsBonus, ap: apBonus, ib: apBonus, dual: dualBonus }[level]
  return {
    course,
    level,
    points: signs === 'yes' ? points : whole,
    whole,
    bonus: points >= leastPoints[least] ? bonus : 0,
    credits,
    year,
    isCore: core === 'yes',
  }
}

function averages(read: readonly Graded[]) {
  const credits = read.reduce((sum, one) => sum + one.credits, 0)
  if (credits === 0) return undefined
  const points = read.reduce((sum, one) => sum + one.points * one.credits, 0)
  const raised = read.reduce((sum, one) => sum + (one.points + one.bonus) * one.credits, 0)
  return { credits, unweighted: points / credits, weighted: raised / credits }
}

/** By semesters: letters without signs, a point more for a C or better in an honors course, in 10th and 11th grade. */
function californian(read: readonly Graded[], isResident: boolean) {
  const courses = read.filter(({ isCore, year }) => isCore && (year === '10' || year === '11'))
  const semesters = (some: readonly Graded[]) => some.reduce((sum, { credits }) => sum + credits * 2, 0)
  const all = semesters(courses)
  if (all === 0) return {}
  const earning: readonly Level[] = isResident ? ['honors', 'ap', 'ib', 'dual'] : ['ap', 'ib']
  const honors = courses.filter(({ level, whole }) => earning.includes(level) && whole >= 2)
  const inTenth = semesters(honors.filter(({ year }) => year === '10'))
  const uncapped = semesters(honors)
  const used = Math.min(mostHonors, Math.min(mostInTenth, inTenth) + uncapped - inTenth)
  const points = courses.reduce((sum, { whole, credits }) => sum + whole * credits * 2, 0)
  const cut = (value: number) => trimmedAverage(value, 2, true)
  return {
    ucCapped: cut((points + used) / all),
    ucUncapped: cut((points + uncapped) / all),
    ucUnweighted: cut(points / all),
    ucHonors: used,
  }
}

function verdictOn(
  read: readonly Graded[],
  { weighted, unweighted }: { weighted: number; unweighted: number },
  show: Show,
): Verdict {
  const lost = read.filter(({ level, bonus }) => level !== 'regular' && bonus === 0).length
  const added = `The levels add ${show.number(weighted - unweighted, 2)} to the average`
  return lost > 0
    ? {
        is: 'fair',
        says: `${added}. ${lost === 1 ? 'One course' : `${show.count(lost)} courses`} above regular earned no bonus.`,
      }
    : { is: 'plain', says: `${added}.` }
}
