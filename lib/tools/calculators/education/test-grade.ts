import { choice, defineCalculator, number, percent, problem, rows, text, type Verdict } from '@/lib/kits/calculator'
import { letterFor, settledShare, tenPointBands, type LetterBand } from '@/lib/subjects/education/letter-bands'
import type { Show } from '@/lib/base/format/show'

const signedBands: readonly LetterBand[] = [
  { letter: 'A+', from: 0.97 },
  { letter: 'A', from: 0.93 },
  { letter: 'A−', from: 0.9 },
  { letter: 'B+', from: 0.87 },
  { letter: 'B', from: 0.83 },
  { letter: 'B−', from: 0.8 },
  { letter: 'C+', from: 0.77 },
  { letter: 'C', from: 0.73 },
  { letter: 'C−', from: 0.7 },
  { letter: 'D+', from: 0.67 },
  { letter: 'D', from: 0.63 },
  { letter: 'D−', from: 0.6 },
  { letter: 'F', from: 0 },
]
/** More lines than this nobody prints. */
const mostLines = 400

export default defineCalculator({
  inputs: {
    total: number('Questions or points in all', { initial: 25, above: 0, max: 10_000 }),
    entry: choice('You count', { options: { wrong: 'What is wrong', earned: 'What is right' }, initial: 'wrong' }),
    wrong: number('Wrong, or points lost', {
      initial: 3,
      max: 10_000,
      help: 'Half points are fine.',
      shownWhen: { field: 'entry', is: 'wrong' },
    }),
    earned: number('Right, or points earned', {
      initial: 22,
      max: 10_000,
      shownWhen: { field: 'entry', is: 'earned' },
    }),
    scale: choice('Letters', {
      options: { plain: 'A to F by tens', signs: 'With plus and minus', own: 'My own' },
      initial: 'signs',
      as: 'menu',
    }),
    bands: rows('Your cut-offs', {
      row: 'letter',
      columns: { letter: text('Letter', { maxLength: 20 }), from: percent('From', { max: 10 }) },
      initial: tenPointBands,
      max: 30,
      shownWhen: { field: 'scale', is: 'own' },
    }),
    students: rows('Class list', {
      row: 'student',
      columns: {
        name: text('Name', { optional: true, maxLength: 60 }),
        count: number('Wrong or right', { max: 10_000 }),
      },
      initial: [],
      min: 0,
      max: 500,
      help: 'Two columns pasted from a sheet. Counted as you chose above.',
      refines: true,
    }),
    bonus: number('Bonus points', { initial: 0, max: 10_000, refines: true }),
    pass: percent('Lowest passing grade', { initial: 0.6, slider: { to: 1, step: 0.05 }, max: 1, refines: true }),
    rounding: choice('Before the letter', {
      options: { exact: 'Nothing is rounded', whole: 'To a whole per cent' },
      initial: 'exact',
      help: '89.5% becomes 90% when rounded.',
      refines: true,
    }),
    steps: choice('Lines of the chart', {
      options: { one: 'Each point', half: 'Each half point' },
      initial: 'one',
      refines: true,
    }),
  },
  outputs: {
    grade: { kind: 'percent', label: 'Grade', decimals: 1 },
    letter: { kind: 'text', label: 'Letter', optional: true },
    verdict: { kind: 'verdict', label: 'Passed' },
    fraction: { kind: 'text', label: 'Points' },
    mayMiss: { kind: 'number', label: 'Most that may be wrong to pass', help: 'Whole points, without a bonus.' },
    average: { kind: 'percent', label: 'Class average', decimals: 1, optional: true, section: 'Class' },
    passed: { kind: 'count', label: 'Passed', optional: true, section: 'Class' },
    classList: {
      kind: 'table',
      label: 'Class',
      optional: true,
      columns: {
        name: { kind: 'text', label: 'Name' },
        points: { kind: 'number', label: 'Points' },
        grade: { kind: 'percent', label: 'Grade', decimals: 1 },
        letter: { kind: 'text', label: 'Letter' },
      },
    },
    letters: {
      kind: 'table',
      label: 'Letters of the class',
      optional: true,
      totals: ['students'],
      columns: { letter: { kind: 'text', label: 'Letter' }, students: { kind: 'count', label: 'Students' } },
    },
    chart: {
      kind: 'table',
      label: 'Grading chart',
      help: 'Without bonus points.',
      columns: {
        wrong: { kind: 'number', label: 'Wrong' },
        right: { kind: 'number', label: 'Right' },
        grade: { kind: 'percent', label: 'Grade', decimals: 1 },
        letter: { kind: 'text', label: 'Letter' },
      },
    },
  },
  formula: 'Grade = (points in all − points lost + bonus) ÷ points in all',
  limits: [
    'Every question weighs as many points as you count for it; questions of different weight are entered as points.',
    'The chart has at most 400 lines and then skips evenly.',
    'A letter is given from its cut-off upwards, after the rounding you choose.',
  ],
  sources: [
    { title: 'CumGPACalculator: EZ Grader, chart of 30 questions', href: 'https://cumgpacalculator.com/ez-grader/' },
    { title: 'OpenEduCat: Easy grader, chart of 20 questions', href: 'https://openeducat.org/es/tools/easy-grader/' },
  ],

  compute(values, { show }) {
    const { total, entry, wrong, earned, bonus, pass, students, steps } = values
    const count = entry === 'wrong' ? wrong : earned
    if (count > total) return problem(entry, 'must not be more than there is in all; extra points go under bonus')
    const over = students.findIndex((one) => one.count > total)
    if (over >= 0) return problem('students', `must not have more than there is in all, in row ${over + 1}`)
    const pointsOf = (typed: number) => settledShare(entry === 'wrong' ? total - typed : typed)
    const judge = (points: number) => judged(points / total, values)
    const points = settledShare(pointsOf(count) + bonus)
    const { grade, letter, judgedBy } = judge(points)
    const isPassed = judgedBy >= pass
    const pupils = students.map(({ name, count: typed }) => ({
      name: name ?? '',
      points: pointsOf(typed),
      ...judge(pointsOf(typed)),
    }))
    const half = steps === 'half' ? 2 : 1
    return {
      grade,
      letter,
      verdict: verdictOn(isPassed, pass, show),
      fraction: `${show.number(points)}/${show.number(total)}`,
      mayMiss: mostWrong(total, (right) => judge(right).judgedBy >= pass),
      ...(pupils.length === 0
        ? {}
        : {
            average: pupils.reduce((sum, one) => sum + one.grade, 0) / pupils.length,
            passed: pupils.filter((one) => one.judgedBy >= pass).length,
            classList: pupils.map((one) => ({
              name: one.name,
              points: one.points,
              grade: one.grade,
              letter: one.letter ?? null,
            })),
            letters: lettersOf(pupils, bandsOf(values)),
          }),
      chart: chartCounts(total, half).map((lost) => {
        const one = judge(total - lost)
        return { wrong: lost, right: settledShare(total - lost), grade: one.grade, letter: one.letter ?? null }
      }),
    }
  },

  steps: [
    { gives: 'grade', is: '({total} − {wrong}[ + {bonus}]) ÷ {total}', when: { field: 'entry', is: 'wrong' } },
    { gives: 'grade', is: '({earned}[ + {bonus}]) ÷ {total}', when: { field: 'entry', is: 'earned' } },
    { gives: 'letter', says: 'The highest cut-off that {grade} reaches' },
  ],

  charts: [
    { kind: 'bar', title: 'Letters of the class', of: 'letters', x: 'letter', y: ['students'], needs: 'letters' },
  ],
  examples: [
    {
      name: 'Three wrong of twenty-five',
      given: { total: 25, entry: 'wrong', wrong: 3, scale: 'signs', rounding: 'exact', pass: 0.6 },
      expect: { grade: 0.88, letter: 'B+', fraction: '22/25', mayMiss: 10 },
    },
    {
      name: 'A class of four',
      given: {
        total: 40,
        entry: 'earned',
        earned: 31,
        scale: 'plain',
        students: [
          { name: 'Ada', count: 38 },
          { name: 'Ben', count: 31.5 },
          { name: 'Cleo', count: 22 },
          { name: 'Dan', count: 35 },
        ],
      },
      expect: { average: 0.790625, passed: 3 },
    },
  ],
})

interface Judging {
  scale: 'plain' | 'signs' | 'own'
  bands: readonly LetterBand[]
  rounding: 'exact' | 'whole'
}

const bandsOf = ({ scale, bands }: Judging): readonly LetterBand[] =>
  ({ plain: tenPointBands, signs: signedBands, own: bands })[scale]

/** `judgedBy` is the share that letter and passing are decided by. */
function judged(share: number, judging: Judging) {
  const grade = settledShare(share)
  const judgedBy = judging.rounding === 'whole' ? Math.round(settledShare(grade * 100)) / 100 : grade
  return { grade, judgedBy, letter: letterFor(judgedBy, bandsOf(judging)) }
}

function chartCounts(total: number, perPoint: number): number[] {
  const lines = Math.floor(settledShare(total * perPoint))
  const stride = Math.ceil((lines + 1) / mostLines)
  return Array.from({ length: Math.floor(lines / stride) + 1 }, (_, at) => (at * stride) / perPoint)
}

function mostWrong(total: number, passes: (right: number) => boolean): number {
  let low = 0
  let high = Math.floor(total)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (passes(total - middle)) low = middle
    else high = middle - 1
  }
  return low
}

function lettersOf(pupils: readonly { letter: string | undefined }[], bands: readonly LetterBand[]) {
  const names = [...new Set(bands.toSorted((low, high) => high.from - low.from).map(({ letter }) => letter))]
  return names
    .map((letter) => ({ letter, students: pupils.filter((one) => one.letter === letter).length }))
    .filter(({ students }) => students > 0)
}

function verdictOn(isPassed: boolean, pass: number, show: Show): Verdict {
  return isPassed
    ? { is: 'good', says: `Passed: ${show.percent(pass)} is needed.` }
    : { is: 'bad', says: `Not passed: ${show.percent(pass)} is needed.` }
}
