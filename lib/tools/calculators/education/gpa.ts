import {
  choice,
  defineCalculator,
  number,
  percent,
  problem,
  restOf,
  rows,
  sumOfTerms,
  text,
} from '@/lib/kits/calculator'
import { gradePoints, gradeScales, trimmedAverage } from '@/lib/subjects/education/grade-scales'

export default defineCalculator({
  inputs: {
    courses: rows('Courses', {
      row: 'course',
      columns: {
        course: text('Course', { maxLength: 60 }),
        grade: text('Grade', { initial: 'B', maxLength: 12 }),
        credits: number('Credits', { above: 0, max: 1000 }),
      },
      initial: [
        { course: 'Mathematics', grade: 'A', credits: 3 },
        { course: 'Chemistry', grade: 'B', credits: 4 },
        { course: 'History', grade: 'A-', credits: 3 },
        { course: 'Sport', grade: 'P', credits: 1 },
      ],
      max: 100,
      help: 'A grade is a letter, a percentage with its sign (88%) or points (3.3). P, NP, S, U, CR, NC, W, I, AU and TR do not count.',
    }),
    scale: choice('Scale', {
      options: {
        '4.0': '4.0 (A+ and A are 4, A− is 3.7)',
        '4.3': '4.3 (A+ is 4.3)',
        '4.5': '4.5 (A+ is 4.5, B+ is 3.5)',
        '5': '5 (A is 5, B is 4)',
        '10': '10 (O is 10, A+ is 9)',
        own: 'My own letters',
      },
      initial: '4.0',
      as: 'menu',
    }),
    own: rows('Your letters', {
      row: 'grade',
      columns: {
        letter: text('Letter', { maxLength: 12 }),
        points: number('Points', { min: 0, max: 1000 }),
        from: percent('From %', { optional: true, max: 1 }),
      },
      initial: [
        { letter: 'A', points: 4, from: 0.93 },
        { letter: 'A-', points: 3.7, from: 0.9 },
        { letter: 'B', points: 3, from: 0.8 },
        { letter: 'C', points: 2, from: 0.7 },
        { letter: 'D', points: 1, from: 0.6 },
        { letter: 'F', points: 0, from: 0 },
      ],
      max: 40,
      shownWhen: { field: 'scale', is: 'own' },
    }),
    decimals: choice('Decimals', { options: { '2': 'Two', '3': 'Three' }, initial: '2', refines: true }),
    ending: choice('Further decimals are', {
      options: { round: 'Rounded', cut: 'Cut off' },
      initial: 'round',
      refines: true,
    }),
    bands: rows('Honors', {
      row: 'band',
      columns: { name: text('Name', { maxLength: 60 }), from: number('From', { min: 0, max: 1000 }) },
      initial: [{ name: 'Dean’s list', from: 3.5 }],
      min: 0,
      max: 20,
      help: 'Write the bands of your own school; they are compared with the average as shown.',
      refines: true,
    }),
  },
  outputs: {
    gpa: {
      kind: 'number',
      label: 'Grade point average',
      decimals: 2,
      shownWhen: { field: 'decimals', is: '2' },
      optional: true,
    },
    gpaToThousandths: {
      kind: 'number',
      label: 'Grade point average',
      decimals: 3,
      shownWhen: { field: 'decimals', is: '3' },
      optional: true,
    },
    honours: { kind: 'text', label: 'Highest band reached', optional: true },
    exact: { kind: 'number', label: 'Before the decimals are cut or rounded', decimals: 6 },
    quality: { kind: 'number', label: 'Quality points' },
    counted: { kind: 'number', label: 'Credits that count' },
    left: { kind: 'number', label: 'Credits that do not count' },
    list: {
      kind: 'table',
      label: 'What each course does',
      help: 'The effect is your average less what it would be without that course.',
      totals: ['quality'],
      columns: {
        course: { kind: 'text', label: 'Course' },
        grade: { kind: 'text', label: 'Grade' },
        credits: { kind: 'number', label: 'Credits' },
        points: { kind: 'number', label: 'Points' },
        quality: { kind: 'number', label: 'Quality points', decimals: 2 },
        effect: { kind: 'number', label: 'Effect', decimals: 3 },
      },
    },
  },
  formula: 'GPA = sum of (grade points × credits) ÷ sum of the credits that count',
  limits: [
    'Schools differ in plus and minus steps and in what a repeated course does; your catalog decides.',
    'It is the average of one term; several terms are joined by their credits and not by their averages.',
    'Percentages are known for the 4.0 and 4.3 scales, after College Board, and for your own letters where you give them.',
    'A fail counts its credits; so does any course with zero points.',
  ],
  sources: [
    {
      title:
        'American Association of Collegiate Registrars and Admissions Officers (AACRAO): Academic Record and Transcript Guide',
    },
    {
      title: 'College Board: How to Convert Your GPA to a 4.0 Scale',
      href: 'https://bigfuture.collegeboard.org/plan-for-college/college-basics/how-to-convert-gpa-4.0-scale',
    },
    { title: 'University Grants Commission: Guidelines on Adoption of Choice Based Credit System, the 10-point scale' },
  ],

  compute({ courses, scale, own, decimals, ending, bands }) {
    const steps = scale === 'own' ? own : gradeScales[scale]
    const read = courses.map((course) => ({ ...course, points: gradePoints(course.grade, steps) }))
    const unknown = read.findIndex(({ points }) => points === undefined)
    if (unknown >= 0)
      return problem(
        'courses',
        `must have a grade of the scale in row ${unknown + 1}: one of ${steps.map(({ letter }) => letter).join(', ')}, points, or a percentage up to 100% where the scale gives percentages`,
      )
    const quality = read.reduce((sum, { points, credits }) => sum + (points ?? 0) * credits, 0)
    const counted = read.reduce((sum, { points, credits }) => sum + (typeof points === 'number' ? credits : 0), 0)
    if (counted === 0) return problem('courses', 'must have at least one grade that counts: the credits add up to zero')
    const exact = quality / counted
    const gpa = trimmedAverage(exact, Number(decimals), ending === 'cut')
    const reached = bands.filter(({ from }) => gpa >= from).toSorted((low, high) => high.from - low.from)[0]
    return {
      ...(decimals === '2' ? { gpa } : { gpaToThousandths: gpa }),
      honours: reached?.name || undefined,
      exact,
      quality,
      counted,
      left: read.reduce((sum, { credits }) => sum + credits, 0) - counted,
      list: read.map(({ course, grade, credits, points }) => {
        const others = counted - credits
        const counts = typeof points === 'number'
        return {
          course,
          grade,
          credits,
          points: points ?? null,
          quality: counts ? points * credits : null,
          effect: counts && others > 1e-9 ? exact - (quality - points * credits) / others : null,
        }
      }),
    }
  },

  steps({ decimals, ending }, { gpa, list }) {
    const rows = list.flatMap(({ points }, at) => (points === null ? [] : [at]))
    const rest = rows.slice(6).reduce((sum, at) => sum + (list[at]?.points ?? 0) * (list[at]?.credits ?? 0), 0)
    return [
      {
        gives: 'quality',
        is: sumOfTerms(rows.length, 6, (at) => `{list.${rows[at]}.points} × {list.${rows[at]}.credits}`),
        with: { rest: restOf(rest) },
      },
      { finds: 'Average', gives: 'exact', is: '{quality} ÷ {counted}' },
      {
        finds: 'Grade point average',
        gives: gpa === undefined ? 'gpaToThousandths' : 'gpa',
        says: `${ending === 'cut' ? 'Cut off after' : 'Rounded to'} ${decimals} decimals`,
      },
    ]
  },

  charts: [{ kind: 'bar', title: 'Effect of each course on the average', of: 'list', x: 'course', y: ['effect'] }],
  examples: [
    {
      name: 'A first term',
      given: {
        courses: [
          { course: 'Calculus', grade: 'B+', credits: 4 },
          { course: 'Writing', grade: 'A', credits: 3 },
          { course: 'Physics', grade: 'C', credits: 4 },
          { course: 'Seminar', grade: 'W', credits: 2 },
        ],
        scale: '4.0',
        decimals: '2',
        ending: 'round',
      },
      expect: { gpa: 3.02, quality: 33.2, counted: 11, left: 2 },
    },
  ],
})
