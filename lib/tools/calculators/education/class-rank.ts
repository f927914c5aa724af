import { choice, defineCalculator, integer, longText, number, problem, toggle } from '@/lib/kits/calculator'
import { readNumber } from '@/lib/base/format/read-number'
import type { Show } from '@/lib/base/format/show'

const bandsOfInterest = [0.01, 0.05, 0.1, 0.15, 0.2, 0.25, 0.5] as const
const mostGrades = 20_000

export default defineCalculator({
  inputs: {
    from: choice('What you have', {
      options: { rank: 'Rank and class size', list: 'A list of averages' },
      initial: 'rank',
    }),
    rank: integer('Your rank', {
      initial: 15,
      min: 1,
      max: { field: 'size' },
      shownWhen: { field: 'from', is: 'rank' },
      help: '1 is the top of the class.',
    }),
    size: integer('Students in the class', {
      initial: 300,
      min: 1,
      max: 1_000_000,
      shownWhen: { field: 'from', is: 'rank' },
    }),
    tied: integer('Students on that rank, with you', {
      initial: 1,
      min: 1,
      max: 1_000_000,
      shownWhen: { field: 'from', is: 'rank' },
      refines: true,
    }),
    grades: longText('Averages of the class', {
      initial: '4.0\n3.9\n3.9\n3.7\n3.5\n3.4\n3.4\n3.4\n3.1\n2.8',
      maxLength: 200_000,
      lines: 6,
      shownWhen: { field: 'from', is: 'list' },
      help: 'One on a line, or with spaces between. The higher, the better.',
    }),
    own: number('Your own average', { initial: 3.9, shownWhen: { field: 'from', is: 'list' } }),
    included: toggle('My average is in the list', { initial: true, shownWhen: { field: 'from', is: 'list' } }),
    ties: choice('Equal averages get', {
      options: {
        competition: 'The best rank (1, 2, 2, 4)',
        dense: 'The same rank, none left out (1, 2, 2, 3)',
        average: 'The mean rank (1, 2.5, 2.5, 4)',
      },
      initial: 'competition',
      as: 'menu',
      shownWhen: { field: 'from', is: 'list' },
    }),
  },
  outputs: {
    top: { kind: 'percent', label: 'You are in the top', help: 'Rank ÷ class size.' },
    percentile: {
      kind: 'percent',
      label: 'Percentile: share of the class below you',
      decimals: 1,
    },
    middle: {
      kind: 'percent',
      label: 'Percentile by mid-rank',
      decimals: 1,
      help: 'Counts half of those on your rank as below you, yourself among them.',
    },
    place: { kind: 'text', label: 'Rank' },
    tenth: { kind: 'text', label: 'Tenth of the class' },
    quarter: { kind: 'text', label: 'Fifth and quarter' },
    bands: {
      kind: 'table',
      label: 'What it takes to be further up',
      columns: {
        band: { kind: 'percent', label: 'Top' },
        last: { kind: 'count', label: 'Last rank in it' },
        pass: { kind: 'count', label: 'Students to pass' },
      },
    },
  },
  formula:
    'Top = rank ÷ class size; percentile = students below ÷ class size; by mid-rank = (students below + half of those tied) ÷ class size',
  limits: [
    'Schools rank by weighted or unweighted averages and at different dates; two ranks compare only where these agree.',
    'Percentile has several definitions, which differ by up to one student; the label says which one a figure follows.',
    'A band ends at the last whole rank inside it; a school or a state may round it up.',
  ],
  sources: [
    {
      title: 'Jenzabar J1 help: Rank percentile of a candidate',
      href: 'https://jenzabarhelp.jenzabar.com/ews/help/J1Desktop/released/MergedProjects/CM/rank_percentile.htm',
    },
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, section 7.2.6.2 Percentiles',
      href: 'https://www.itl.nist.gov/div898/handbook/prc/section2/prc262.htm',
    },
  ],

  compute(values, { show }) {
    const place = values.from === 'rank' ? ofRank(values) : ofList(values, show)
    if ('message' in place) return problem(place.field, place.message)
    const { rank, size, below, tied } = place
    const group = (parts: number) => Math.max(1, Math.ceil((rank * parts) / size - 1e-9))
    return {
      top: rank / size,
      percentile: below / size,
      middle: (below + tied / 2) / size,
      place: `${show.number(rank)} of ${show.count(size)}${tied > 1 ? `, shared by ${show.count(tied)}` : ''}`,
      tenth: `${ordinals[group(10) - 1]} of ten`,
      quarter: `${ordinals[group(5) - 1]} fifth, ${ordinals[group(4) - 1]?.toLowerCase()} quarter`,
      bands: bandsOfInterest.map((band) => {
        const last = Math.floor(band * size + 1e-9)
        return { band, last: last || null, pass: last ? Math.max(0, Math.ceil(rank - last)) : null }
      }),
    }
  },

  steps({ from, rank, size, tied, ...list }, _, show) {
    const place = from === 'rank' ? ofRank({ rank, size, tied }) : ofList(list, show)
    if ('message' in place) return []
    const count = (value: number) => ({ kind: 'count', value }) as const
    return [
      {
        gives: 'top',
        is: '{placed} ÷ {students}',
        with: {
          placed: { kind: 'number', value: place.rank },
          students: count(place.size),
          below: count(place.below),
          equal: count(place.tied),
        },
      },
      { gives: 'percentile', is: '{below} below ÷ {students}' },
      { gives: 'middle', is: '({below} below + {equal} ÷ 2) ÷ {students}' },
    ]
  },

  examples: [
    {
      name: 'A transcript that says 15 of 300',
      given: { from: 'rank', rank: 15, size: 300, tied: 1 },
      expect: { top: 0.05, percentile: 0.95, tenth: 'First of ten' },
    },
    {
      name: 'A class list with a tie',
      given: {
        from: 'list',
        grades: '4.0 3.9 3.9 3.7 3.5 3.4 3.4 3.4 3.1 2.8',
        own: 3.4,
        included: true,
        ties: 'average',
      },
      expect: { top: 0.7, percentile: 0.2, middle: 0.35 },
    },
  ],
})

const ordinals = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
] as const

interface Place {
  rank: number
  size: number
  below: number
  /** With the student. */
  tied: number
}
type Refused = { field: 'tied' | 'grades' | 'own'; message: string }

function ofRank({ rank, size, tied }: { rank: number; size: number; tied: number }): Place | Refused {
  const below = size - rank - tied + 1
  return below < 0
    ? { field: 'tied', message: 'must leave room in the class: rank and ties reach beyond its last student' }
    : { rank, size, below, tied }
}

interface List {
  grades: string
  own: number
  included: boolean
  ties: 'competition' | 'dense' | 'average'
}

function ofList({ grades, own, included, ties }: List, { region }: Show): Place | Refused {
  const words = grades.split(/[\n;\t]+|,?\s+/).filter((word) => word.trim() !== '')
  if (words.length > mostGrades) return { field: 'grades', message: `must have at most ${mostGrades} averages` }
  const read = words.map((word) => readNumber(word, region))
  const wrong = read.findIndex((one) => 'problem' in one)
  if (wrong >= 0) return { field: 'grades', message: `must be numbers; number ${wrong + 1} in the list is none` }
  const others = read.flatMap((one) => ('problem' in one ? [] : [one.value]))
  const all = included ? others : [...others, own]
  const tied = all.filter((grade) => grade === own).length
  if (tied === 0)
    return { field: 'own', message: 'must be one of the averages in the list, or is not in it: then take out the tick' }
  const above = all.filter((grade) => grade > own)
  const best = above.length + 1
  const ranks = { competition: best, dense: new Set(above).size + 1, average: best + (tied - 1) / 2 }
  return { rank: ranks[ties], size: all.length, below: all.length - above.length - tied, tied }
}
