import { choice, defineCalculator, integer, number, problem, rows, text, type Verdict } from '@/lib/kits/calculator'
import {
  equalSharesP,
  satisfactionOf,
  usualTopBoxes,
  type Ratings,
  type Satisfaction,
} from '@/lib/subjects/marketing/satisfaction'
import { criticalZ, pooledZ, pValueOfZ, wilsonInterval } from '@/lib/subjects/statistics/proportions'

const share = { kind: 'percent', decimals: 1 } as const
const tenth = { kind: 'number', decimals: 1 } as const
const pValue = { kind: 'number', decimals: 4, smallest: 0.0001 } as const
const confidence = 0.95
const significance = 0.05
const most = 1e9
const rated = (rating: number) => integer(String(rating), { optional: true, min: 0, max: most })
const name = text('Survey or segment', { optional: true, maxLength: 60 })
const three = { r1: rated(1), r2: rated(2), r3: rated(3) }
const five = { ...three, r4: rated(4), r5: rated(5) }
const seven = { ...five, r6: rated(6), r7: rated(7) }
const ten = { ...seven, r8: rated(8), r9: rated(9), r10: rated(10) }
const ratingNames = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8', 'r9', 'r10'] as const
const scales = { three: '1 to 3', five: '1 to 5', seven: '1 to 7', ten: '1 to 10' } as const
const points = { three: 3, five: 5, seven: 7, ten: 10 } as const
const table = { row: 'row', ownLine: 'name', min: 1, max: 60 } as const

export default defineCalculator({
  inputs: {
    scale: choice('Ratings', { options: { ...scales, mixed: 'Several scales' }, initial: 'five', as: 'menu' }),
    rowsAre: choice('Rows are', {
      options: { waves: 'Surveys in time', segments: 'Segments of one survey' },
      initial: 'waves',
    }),
    on3: rows('Answers by rating', {
      ...table,
      columns: { name, ...three },
      initial: [{ name: 'This month', r1: 18, r2: 41, r3: 141 }],
      shownWhen: { field: 'scale', is: 'three' },
      help: 'How many people gave each rating; 3 is the best. Surveys in the order of time.',
    }),
    on5: rows('Answers by rating', {
      ...table,
      columns: { name, ...five },
      initial: [
        { name: 'First quarter', r1: 21, r2: 30, r3: 62, r4: 148, r5: 139 },
        { name: 'Second quarter', r1: 14, r2: 25, r3: 51, r4: 161, r5: 169 },
      ],
      shownWhen: { field: 'scale', is: 'five' },
      help: 'How many people gave each rating; 5 is the best. Surveys in the order of time.',
    }),
    on7: rows('Answers by rating', {
      ...table,
      columns: { name, ...seven },
      initial: [{ name: 'This month', r1: 4, r2: 6, r3: 11, r4: 24, r5: 47, r6: 68, r7: 40 }],
      shownWhen: { field: 'scale', is: 'seven' },
      help: 'How many people gave each rating; 7 is the best. Surveys in the order of time.',
    }),
    on10: rows('Answers by rating', {
      ...table,
      columns: { name, ...ten },
      initial: [{ name: 'This month', r1: 3, r2: 2, r3: 4, r4: 5, r5: 12, r6: 14, r7: 27, r8: 51, r9: 46, r10: 36 }],
      shownWhen: { field: 'scale', is: 'ten' },
      help: 'How many people gave each rating; 10 is the best. Surveys in the order of time.',
    }),
    onMixed: rows('Answers by rating', {
      ...table,
      columns: { name, points: choice('Scale', { options: scales, initial: 'five', as: 'menu' }), ...ten },
      initial: [
        { name: 'Old survey', points: 'five', r1: 21, r2: 30, r3: 62, r4: 148, r5: 139 },
        { name: 'New survey', points: 'seven', r1: 9, r2: 12, r3: 20, r4: 38, r5: 71, r6: 96, r7: 74 },
      ],
      shownWhen: { field: 'scale', is: 'mixed' },
      help: 'Ratings above the scale of a row stay empty.',
    }),
    top: choice('Who counts as satisfied', {
      options: {
        usual: 'The usual ratings of the scale',
        one: 'Only the best',
        two: 'The best two',
        three: 'The best three',
      },
      initial: 'usual',
      as: 'menu',
      help: 'Usual: 3 of 3, 4 and 5 of 5, 6 and 7 of 7, 8 to 10 of 10.',
      refines: true,
    }),
    wanted: number('Margin of error you want', {
      initial: 5,
      above: 0,
      max: 50,
      slider: { from: 1, to: 15, step: 0.5 },
      unit: 'points',
      refines: true,
    }),
  },
  outputs: {
    csat: {
      ...share,
      label: 'CSAT',
      help: 'Satisfied answers of all. Of the last survey, or of all segments together.',
    },
    low: { ...share, label: 'True share, low end', help: '95% confidence, by Wilson.' },
    high: { ...share, label: 'True share, high end' },
    index: {
      ...tenth,
      label: 'Mean on a scale of 0 to 100',
      help: 'Every rating counts here, and scales of different length compare.',
    },
    change: { ...tenth, label: 'Since the survey before', unit: 'points', optional: true },
    verdict: { kind: 'verdict', label: 'Is it real?' },
    answers: { kind: 'count', label: 'Answers', section: 'Answers' },
    satisfied: { kind: 'count', label: 'Satisfied', section: 'Answers' },
    mean: { kind: 'number', decimals: 2, label: 'Mean rating', optional: true, section: 'Answers' },
    needed: {
      kind: 'count',
      label: 'Answers for the margin you want',
      optional: true,
      section: 'Precision',
      help: 'Left out where nobody or everybody is satisfied.',
    },
    z: { kind: 'number', label: 'z of the change', decimals: 2, optional: true, section: 'Precision' },
    p: { ...pValue, label: 'p-value of the change', optional: true, section: 'Precision' },
    segmentsP: {
      ...pValue,
      label: 'p-value over all segments',
      optional: true,
      section: 'Precision',
      help: 'How often chance alone would set segments this far apart.',
    },
    rated: {
      kind: 'table',
      label: 'By survey or segment',
      columns: {
        name: { kind: 'text', label: 'Row' },
        answers: { kind: 'count', label: 'Answers' },
        satisfied: { kind: 'count', label: 'Satisfied' },
        csat: { ...share, label: 'CSAT' },
        low: { ...share, label: 'Low end' },
        high: { ...share, label: 'High end' },
        mean: { kind: 'number', decimals: 2, label: 'Mean rating' },
        index: { ...tenth, label: '0 to 100' },
        apart: { ...tenth, label: 'Difference', unit: 'points' },
        p: { ...pValue, label: 'p-value' },
      },
      totals: ['answers', 'satisfied'],
    },
    distribution: {
      kind: 'table',
      label: 'Answers by rating',
      optional: true,
      columns: {
        rating: { kind: 'text', label: 'Rating' },
        answers: { kind: 'count', label: 'Answers' },
        share: { ...share, label: 'Share' },
      },
      totals: ['answers'],
    },
  },
  formula:
    'CSAT = satisfied answers ÷ answers. Mean on 0 to 100 = (mean rating − 1) ÷ (points of the scale − 1) × 100. z = difference ÷ √(p × (1 − p) × (1 ÷ n₁ + 1 ÷ n₂)), p being the share of both together',
  limits: [
    'The range covers chance alone. People who did not answer often think otherwise, and nothing here can know that.',
    'Below some thirty answers the tests are rough.',
    'A share of satisfied answers from scales of different length does not mean the same; the mean on 0 to 100 bridges them, not exactly.',
    'With many segments one in twenty looks special by chance.',
    'The published national index weighs three questions; this page has the form of it for a single one.',
  ],
  sources: [
    {
      title: 'Delighted Help Center: How is CSAT calculated?',
      href: 'https://help.delighted.com/article/240-how-is-csat-calculated',
    },
    {
      title: 'Verint: ACSI (American Customer Satisfaction Index) score and its calculation',
      href: 'https://www.verint.com/blog/acsi-american-customer-satisfaction-index-score-its-calculation/',
    },
    {
      title:
        'E. B. Wilson: Probable inference, the law of succession, and statistical inference, Journal of the American Statistical Association 22 (1927) 209–212',
      href: 'https://doi.org/10.1080/01621459.1927.10502953',
    },
  ],

  compute(values, { show }) {
    const { scale, rowsAre, top, wanted } = values
    const field = fieldOf(scale)
    const given = ratingsOf(values)
    const over = given.findIndex(({ excess }) => excess > 0)
    if (over !== -1) return problem(field, `must have no answers above the scale (row ${over + 1})`)
    const narrow = given.find((row) => boxesOf(row.scale, top) >= row.scale)
    if (narrow) return problem('top', `must leave a rating that is not satisfied: the scale has ${narrow.scale} points`)
    const found = given.map((row) => satisfactionOf(row, boxesOf(row.scale, top)))
    const empty = found.indexOf(undefined)
    if (empty !== -1) return problem(field, `must have an answer in every row (row ${empty + 1})`)
    const known = found.flatMap((one) => one ?? [])
    const whole = together(known)
    const subject = rowsAre === 'waves' ? known[known.length - 1] : whole
    const range = subject && rangeOf(subject)
    if (!subject || !range) return problem(field, 'must have an answer')
    const z = criticalZ(confidence) ?? 0
    const portion = subject.satisfied / subject.answers
    const rated = known.map(measured)
    const latest = rowsAre === 'waves' ? rated[rated.length - 1] : undefined
    const before = rowsAre === 'waves' ? known[known.length - 2] : undefined
    const oneScale = scale !== 'mixed'
    return {
      csat: portion,
      low: range.low,
      high: range.high,
      index: subject.index,
      change: latest?.apart ?? undefined,
      verdict: judged(),
      answers: subject.answers,
      satisfied: subject.satisfied,
      mean: oneScale || rowsAre === 'waves' ? subject.mean : undefined,
      needed:
        portion > 0 && portion < 1
          ? Math.ceil(Number((portion * (1 - portion) * ((100 * z) / wanted) ** 2).toPrecision(12)))
          : undefined,
      z: before && zBetween(before, subject),
      p: latest?.p ?? undefined,
      segmentsP: rowsAre === 'segments' ? equalSharesP(known) : undefined,
      rated,
      distribution: oneScale ? distribution() : undefined,
    }

    function measured(own: Satisfaction, at: number) {
      const between = rangeOf(own)
      const other =
        rowsAre === 'waves'
          ? known[at - 1]
          : known.length > 1
            ? together(known.filter((_, one) => one !== at))
            : undefined
      const apart = other && zBetween(other, own)
      return {
        name: given[at]?.name || `Row ${at + 1}`,
        answers: own.answers,
        satisfied: own.satisfied,
        csat: own.satisfied / own.answers,
        low: between?.low ?? 0,
        high: between?.high ?? 0,
        mean: own.mean,
        index: own.index,
        apart: other ? (own.satisfied / own.answers - other.satisfied / other.answers) * 100 : null,
        p: apart === undefined ? null : pValueOfZ(apart, 'different'),
      }
    }

    function distribution() {
      const counted = rowsAre === 'waves' ? given.slice(-1) : given
      const all = counted.reduce((sum, row) => sum + row.counts.reduce((part, count) => part + count, 0), 0)
      return (given[0]?.counts ?? []).map((_, at) => {
        const answers = counted.reduce((sum, row) => sum + (row.counts[at] ?? 0), 0)
        return { rating: String(at + 1), answers, share: answers / all }
      })
    }

    function judged(): Verdict {
      const span = `The true share lies between ${show.percent(range?.low ?? 0, 1)} and ${show.percent(range?.high ?? 1, 1)}.`
      if (rowsAre === 'segments') {
        const special = rated.filter(({ p }) => p !== null && p < significance).map((row) => row.name)
        return {
          is: 'plain',
          says:
            special.length > 0
              ? `${span} Apart from the others by more than chance: ${special.join(', ')}.`
              : `${span} No segment stands apart from the others by more than chance.`,
        }
      }
      if (!latest || latest.apart === null || latest.p === null) return { is: 'plain', says: span }
      if (latest.p >= significance)
        return { is: 'plain', says: `${span} The change since the survey before may be chance.` }
      return latest.apart > 0
        ? { is: 'good', says: `${span} More people are satisfied, by more than chance would explain.` }
        : { is: 'bad', says: `${span} Fewer people are satisfied, by more than chance would explain.` }
    }
  },

  steps: (values) => {
    const rated = ratingsOf(values)
    const number = (value: number) => ({ kind: 'number', value, decimals: 6 }) as const
    return [
      { gives: 'csat', is: '{satisfied} ÷ {answers}' },
      ...(values.scale === 'mixed' && values.rowsAre === 'segments'
        ? []
        : [
            {
              gives: 'index' as const,
              is: '({mean:6} − 1) ÷ ({points} − 1) × 100',
              with: { points: { kind: 'count' as const, value: rated[rated.length - 1]?.scale ?? 0 } },
            },
          ]),
      {
        gives: 'needed',
        is: '{csat:4} × (1 − {csat:4}) × (100 × {normal} ÷ {wanted})²',
        rounded: 'up',
        with: { normal: number(criticalZ(confidence) ?? 0) },
      },
    ]
  },

  charts: [
    { kind: 'bar', title: 'Answers by rating', of: 'distribution', x: 'rating', y: ['answers'], needs: 'distribution' },
    { kind: 'bar', title: 'CSAT by row', of: 'rated', x: 'name', y: ['csat'] },
  ],
  examples: [
    {
      name: 'A help desk after training',
      given: {
        scale: 'five',
        rowsAre: 'waves',
        on5: [
          { name: 'Before', r1: 14, r2: 9, r3: 10, r4: 32, r5: 42 },
          { name: 'After', r1: 8, r2: 9, r3: 13, r4: 45, r5: 75 },
        ],
        top: 'usual',
        wanted: 5,
      },
      expect: {
        csat: 0.8,
        answers: 150,
        satisfied: 120,
        low: 0.728859,
        high: 0.856159,
        change: 10.8411,
        index: 78.3333,
        needed: 246,
        p: 0.046412,
        verdict: 'good',
      },
    },
  ],
})

type Typed = { readonly [Key in (typeof ratingNames)[number]]?: number | undefined } & {
  readonly name?: string | undefined
}
interface Given {
  scale: 'three' | 'five' | 'seven' | 'ten' | 'mixed'
  on3: readonly Typed[]
  on5: readonly Typed[]
  on7: readonly Typed[]
  on10: readonly Typed[]
  onMixed: readonly (Typed & { readonly points: keyof typeof points })[]
}

const fields = { three: 'on3', five: 'on5', seven: 'on7', ten: 'on10', mixed: 'onMixed' } as const

function fieldOf(scale: Given['scale']) {
  return fields[scale]
}

/** Rows with their counts up to the scale, and what was counted above it. */
function ratingsOf(values: Given): (Ratings & { name: string | undefined; excess: number })[] {
  const { scale } = values
  const rowsOf: readonly (Typed & { points?: keyof typeof points })[] = values[fieldOf(scale)]
  return rowsOf.map((row) => {
    const length = points[scale === 'mixed' ? (row.points ?? 'five') : scale]
    const counts = ratingNames.map((rating) => row[rating] ?? 0)
    return {
      name: row.name,
      scale: length,
      counts: counts.slice(0, length),
      excess: counts.slice(length).reduce((sum, count) => sum + count, 0),
    }
  })
}

function boxesOf(scale: number, top: 'usual' | 'one' | 'two' | 'three'): number {
  return { usual: usualTopBoxes[scale] ?? 1, one: 1, two: 2, three: 3 }[top]
}

const sampleOf = ({ satisfied, answers }: Satisfaction) => ({ successes: satisfied, trials: answers })
const rangeOf = (of: Satisfaction) => wilsonInterval(sampleOf(of), confidence)
const zBetween = (first: Satisfaction, second: Satisfaction) => pooledZ(sampleOf(first), sampleOf(second))

/** Several rows as one: answers are added, means weighed by them. */
function together(all: readonly Satisfaction[]): Satisfaction {
  const answers = all.reduce((sum, one) => sum + one.answers, 0)
  const weighed = (value: (one: Satisfaction) => number) =>
    all.reduce((sum, one) => sum + value(one) * one.answers, 0) / answers
  return {
    answers,
    satisfied: all.reduce((sum, one) => sum + one.satisfied, 0),
    mean: weighed(({ mean }) => mean),
    index: weighed(({ index }) => index),
  }
}
