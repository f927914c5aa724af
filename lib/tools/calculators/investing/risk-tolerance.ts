import { choice, defineCalculator, money, percent, problem } from '@/lib/kits/calculator'
import { allocate, fromMinor, toMinor } from '@/lib/base/money/minor-units'
import type { Diagram, Shape } from '@/lib/kits/chart/types'

const open = 'Choose an answer'
const willingSection = 'What you want to risk'
const capacitySection = 'What you can afford to risk'
const yearSection = 'A bad year'

/** Points of answers a, b, c and d: the scoring grid of the scale of 1999, in which items 9 and 10 have no 2. */
const points = [
  '4321',
  '1234',
  '1234',
  '123',
  '123',
  '1234',
  '1234',
  '1234',
  '13',
  '13',
  '1234',
  '123',
  '1234',
  '12345',
  '12345',
  '12345',
  '12345',
  '12345',
]
const items = 13
/** Somebody for the page to show while no question is answered: 31 points of willingness, 15 of capacity. */
const exampleAnswers = 'bbccbcbcbabbbdccbc'

const bands = [
  { name: 'Low', willing: 13, able: 5, equities: 0.2, bonds: 0.5, cash: 0.3 },
  { name: 'Below average', willing: 19, able: 9, equities: 0.3, bonds: 0.5, cash: 0.2 },
  { name: 'Average', willing: 23, able: 13, equities: 0.5, bonds: 0.4, cash: 0.1 },
  { name: 'Above average', willing: 29, able: 17, equities: 0.7, bonds: 0.25, cash: 0.05 },
  { name: 'High', willing: 33, able: 21, equities: 0.9, bonds: 0.1, cash: 0 },
] as const
type Scale = 'willing' | 'able'
const most = { willing: 47, able: 25 }

export default defineCalculator({
  inputs: {
    q1: choice('1. Your record with decisions that may go wrong', {
      options: {
        x: open,
        a: 'I look for them',
        b: 'I take them once I know the facts',
        c: 'I take few, after long thought',
        d: 'I keep away from them',
      },
      initial: 'x',
      as: 'list',
      unanswered: 'x',
      section: willingSection,
    }),
    q2: choice('2. The bonus you would pick', {
      options: {
        x: open,
        a: 'Two weeks’ pay for certain',
        b: 'An even chance of five weeks’ pay',
        c: 'One chance in four of twelve weeks’ pay',
        d: 'One chance in twenty of a year’s pay',
      },
      initial: 'x',
      as: 'list',
      unanswered: 'x',
      section: willingSection,
    }),
    q3: choice('3. The job you would take', {
      options: {
        x: open,
        a: 'A secure post at your present pay',
        b: 'A tenth more at an established firm',
        c: 'A third more at a young firm that may fold',
        d: 'Little pay and a stake in a start-up',
      },
      initial: 'x',
      as: 'list',
      unanswered: 'x',
      section: willingSection,
    }),
    q4: choice('4. Where a refund goes that you do not need', {
      options: { x: open, a: 'To the savings account', b: 'Into sound bonds', c: 'Into shares' },
      initial: 'x',
      as: 'list',
      unanswered: 'x',
      section: willingSection,
    }),
    q5: choice('5. Your experience with shares', {
      options: {
        x: open,
        a: 'None, and the thought worries me',
        b: 'Some, with moderate amounts',
        c: 'Years, through at least one crash',
      },
      initial: 'x',
      as: 'list',
      unanswered: 'x',
      section: willingSection,
    }),
    q6: choice('6. What a falling market is to you', {
      options: {
        x: open,
        a: 'A threat to what I own',
        b: 'A reason to wait',
        c: 'A chance to buy',
        d: 'The best part of investing',
      },
      initial: 'x',
      as: 'list',
      unanswered: 'x',
      section: willingSection,
    }),
    q7: choice('7. Your step when all is in bonds and shares turn cheap', {
      options: {
        x: open,
        a: 'I change nothing',
        b: 'I move a quarter into shares',
        c: 'I move half into shares',
        d: 'I move all and borrow to buy more',
      },
      initial: 'x',
      as: 'list',
      unanswered: 'x',
      section: willingSection,
    }),
    q8: choice('8. The best and worst year you accept on 10,000', {
      options: {
        x: open,
        a: 'Gain 300, lose nothing',
        b: 'Gain 1,200 or lose 500',
        c: 'Gain 2,800 or lose 1,500',
        d: 'Gain 5,500 or lose 3,500',
      },
      initial: 'x',
      as: 'list',
      unanswered: 'x',
      section: willingSection,
    }),
    q9: choice('9. A prize that can be exchanged', {
      options: { x: open, a: 'I keep the 400', b: 'I toss a coin: 800 or nothing' },
      initial: 'x',
      as: 'list',
      unanswered: 'x',
      section: willingSection,
    }),
    q10: choice('10. A bill that can be exchanged', {
      options: { x: open, a: 'I pay the 400', b: 'I toss a coin: 800 or nothing' },
      initial: 'x',
      as: 'list',
      unanswered: 'x',
      section: willingSection,
    }),
    q11: choice('11. One single home for ten years’ savings', {
      options: {
        x: open,
        a: 'A deposit that the state insures',
        b: 'A fund of many shares and bonds',
        c: 'A few shares of my choice',
        d: 'The company of somebody I know',
      },
      initial: 'x',
      as: 'list',
      unanswered: 'x',
      section: willingSection,
    }),
    q12: choice('12. Steady, mixed and speculative parts you could live with', {
      options: {
        x: open,
        a: '70% steady, 25% mixed, 5% speculative',
        b: '40% steady, 40% mixed, 20% speculative',
        c: '15% steady, 40% mixed, 45% speculative',
      },
      initial: 'x',
      as: 'list',
      unanswered: 'x',
      section: willingSection,
    }),
    q13: choice('13. Your stake in an invention that fails four times in five', {
      options: { x: open, a: 'Nothing', b: 'A week’s income', c: 'A month’s income', d: 'Half a year’s income' },
      initial: 'x',
      as: 'list',
      unanswered: 'x',
      section: willingSection,
    }),
    c1: choice('14. Time until you need this money', {
      options: {
        x: open,
        a: 'Less than 3 years',
        b: '3 to 5 years',
        c: '6 to 10 years',
        d: '11 to 20 years',
        e: 'More than 20 years',
      },
      initial: 'x',
      as: 'list',
      unanswered: 'x',
      section: capacitySection,
    }),
    c2: choice('15. Your income', {
      options: {
        x: open,
        a: 'May stop any month',
        b: 'Varies much from year to year',
        c: 'Steady, from one job or client',
        d: 'Steady, from two sources',
        e: 'As safe as a public pension',
      },
      initial: 'x',
      as: 'list',
      unanswered: 'x',
      section: capacitySection,
    }),
    c3: choice('16. Your reserve besides this money', {
      options: {
        x: open,
        a: 'None',
        b: 'A month or two of spending',
        c: '3 to 5 months',
        d: '6 to 11 months',
        e: 'A year or more',
      },
      initial: 'x',
      as: 'list',
      unanswered: 'x',
      section: capacitySection,
    }),
    c4: choice('17. People who live on your income', {
      options: {
        x: open,
        a: 'Three or more',
        b: 'Two',
        c: 'One',
        d: 'Some, but another earner helps',
        e: 'Nobody but me',
      },
      initial: 'x',
      as: 'list',
      unanswered: 'x',
      section: capacitySection,
    }),
    c5: choice('18. How much your plans need this money', {
      options: {
        x: open,
        a: 'They fail without all of it',
        b: 'They fail if a quarter is lost',
        c: 'A loss would mean cutting back',
        d: 'A loss would delay them',
        e: 'They work without it',
      },
      initial: 'x',
      as: 'list',
      unanswered: 'x',
      section: capacitySection,
    }),
    a: money('Amount invested', { initial: 50_000, above: 0, max: 1e12, section: yearSection, refines: true }),
    e: percent('Equities that year', {
      initial: -0.4384,
      negative: true,
      min: -1,
      max: 1,
      section: yearSection,
      refines: true,
    }),
    b: percent('Bonds that year', {
      initial: -0.0256,
      negative: true,
      min: -1,
      max: 1,
      section: yearSection,
      refines: true,
    }),
    c: percent('Cash that year', {
      initial: 0.0231,
      negative: true,
      min: -1,
      max: 1,
      help: 'At first the United States in 1931: S&P 500, ten-year Treasury bond, three-month bill. Change them for another year.',
      section: yearSection,
      refines: true,
    }),
  },
  outputs: {
    band: { kind: 'text', label: 'Risk that fits you' },
    example: { kind: 'verdict', label: 'Example', optional: true },
    note: { kind: 'verdict', label: 'Match' },
    cap: { kind: 'verdict', label: 'Limit', optional: true },
    equities: { kind: 'percent', label: 'Equities', section: 'Model mix' },
    bonds: { kind: 'percent', label: 'Bonds', section: 'Model mix' },
    cash: { kind: 'percent', label: 'Cash', section: 'Model mix' },
    yearReturn: { kind: 'percent', label: 'This mix in the bad year', decimals: 1, section: yearSection },
    yearChange: { kind: 'money', label: 'Gain or loss', section: yearSection },
    yearEnd: { kind: 'money', label: 'Left at the end', section: yearSection },
    willingness: { kind: 'count', label: 'Willingness, 13 to 47', section: 'Scores' },
    willingBand: { kind: 'text', label: 'Band of willingness', section: 'Scores' },
    capacity: { kind: 'count', label: 'Capacity, 5 to 25', section: 'Scores' },
    ableBand: { kind: 'text', label: 'Band of capacity', section: 'Scores' },
    gauge: { kind: 'diagram', label: 'Willingness and capacity' },
    split: {
      kind: 'table',
      label: 'Your amount in this mix',
      columns: {
        part: { kind: 'text', label: 'Part' },
        share: { kind: 'percent', label: 'Share' },
        amount: { kind: 'money', label: 'Amount' },
      },
      totals: ['share', 'amount'],
    },
    models: {
      kind: 'table',
      label: 'The five bands',
      columns: {
        name: { kind: 'text', label: 'Band' },
        willing: { kind: 'text', label: 'Willingness' },
        able: { kind: 'text', label: 'Capacity' },
        equities: { kind: 'percent', label: 'Equities' },
        bonds: { kind: 'percent', label: 'Bonds' },
        cash: { kind: 'percent', label: 'Cash' },
        year: { kind: 'percent', label: 'In the bad year', decimals: 1 },
      },
    },
  },
  formula:
    'Willingness = points of items 1 to 13; capacity = points of items 14 to 18, 1 to 5 each; the lower of the two bands governs. Money needed in less than 3 years holds capacity at Low; 3 to 5 years at Average; no reserve at Below average',
  limits: [
    'The questions are worded for this page. They follow the points and bands of the 1999 scale, whose tests of reliability were made with its own items.',
    'Bands of capacity, its limits and the model mixes are rules of thumb of this page. No published scale sets them.',
    'The bad year shows one past year in one country. Bonds can fall together with equities, as in 2022, and losses can last longer than a year.',
    'It knows nothing of your taxes, debts and other holdings, and is no personal advice.',
  ],
  sources: [
    {
      title:
        'J. Grable, R. Lytton: Financial risk tolerance revisited: the development of a risk assessment instrument, Financial Services Review 8 (1999) 163–181',
      href: 'https://doi.org/10.1016/S1057-0810(99)00041-4',
    },
    {
      title:
        'S. Kuzniak, A. Rabbani, W. Heo, J. Ruiz-Menjivar, J. Grable: The Grable and Lytton risk-tolerance scale, a 15-year retrospective, Financial Services Review 24 (2015) 177–192',
      href: 'https://openjournals.libs.uga.edu/fsr/article/view/3240',
    },
    {
      title: 'Rutgers New Jersey Agricultural Experiment Station: Investment Risk Tolerance Quiz, scoring grid',
      href: 'https://njaes.rutgers.edu/money/assessment-tools/investment-risk-tolerance-quiz.pdf',
    },
    {
      title: 'A. Damodaran, NYU Stern: Historical Returns on Stocks, Bonds and Bills (1931)',
      href: 'https://pages.stern.nyu.edu/~adamodar/New_Home_Page/datafile/histretSP.html',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { a, e, b, c } = values
    const { names, given, isExample } = answersOf(values)
    const missing = names.filter((_, at) => given[at] === 'x')
    const [first] = missing
    if (first !== undefined) return problem(first, `must be answered (open: ${missing.length} of ${names.length})`)
    const scores = given.map(scoreOf)
    const willingness = sumOf(scores.slice(0, items))
    const capacity = sumOf(scores.slice(items))
    const wanted = bandAt('willing', willingness)
    const scored = bandAt('able', capacity)
    const soon = given[items] === 'a' ? 0 : given[items] === 'b' ? 2 : 4
    const able = Math.min(scored, soon, given[items + 2] === 'a' ? 1 : 4)
    const governing = bands[Math.min(wanted, able)] ?? bands[0]
    const yearOf = (mix: { equities: number; bonds: number; cash: number }) =>
      mix.equities * e + mix.bonds * b + mix.cash * c
    const wantedName = bands[wanted]?.name ?? ''
    const ableName = bands[able]?.name ?? ''
    const yearReturn = yearOf(governing)
    const minor = toMinor(a, minorDigits) ?? 0
    const changeMinor = toMinor(a * yearReturn, minorDigits) ?? 0
    const shares = [governing.equities, governing.bonds, governing.cash]
    const amounts = (allocate(minor, shares) ?? []).map((part) => fromMinor(part, minorDigits))
    return {
      band: isExample ? `${governing.name} (example)` : governing.name,
      example: isExample
        ? {
            is: 'plain',
            says: `An example. None of these answers is yours yet: answer all ${names.length} questions to see your own result.`,
          }
        : undefined,
      note:
        wanted === able
          ? { is: 'good', says: `Willingness and capacity agree: ${wantedName.toLowerCase()}.` }
          : wanted > able
            ? {
                is: wanted - able > 1 ? 'bad' : 'fair',
                says: `More risk is wanted (${wantedName.toLowerCase()}) than can be afforded (${ableName.toLowerCase()}). Capacity governs: a loss that comes too early cannot be waited out.`,
              }
            : {
                is: 'fair',
                says: `More risk could be afforded (${ableName.toLowerCase()}) than is wanted (${wantedName.toLowerCase()}). Willingness governs: a mix that is sold in the first fall has only its losses.`,
              },
      cap:
        able < scored
          ? {
              is: 'plain',
              says: `${soon < scored ? 'The money is needed soon' : 'There is no reserve'}: this holds capacity at ${ableName.toLowerCase()}, where the points alone say ${bands[scored]?.name.toLowerCase()}.`,
            }
          : undefined,
      equities: governing.equities,
      bonds: governing.bonds,
      cash: governing.cash,
      yearReturn,
      yearChange: fromMinor(changeMinor, minorDigits),
      yearEnd: fromMinor(minor + changeMinor, minorDigits),
      willingness,
      willingBand: wantedName,
      capacity,
      ableBand: ableName,
      gauge: gaugeOf(placeOf('willing', willingness), Math.min(placeOf('able', capacity), able + 0.9), governing.name),
      split: [
        { part: 'Equities', share: governing.equities, amount: amounts[0] ?? 0 },
        { part: 'Bonds', share: governing.bonds, amount: amounts[1] ?? 0 },
        { part: 'Cash', share: governing.cash, amount: amounts[2] ?? 0 },
      ].filter(({ share }) => share > 0),
      models: bands.map((band, at) => ({
        name: band.name,
        willing: rangeOf('willing', at),
        able: rangeOf('able', at),
        equities: band.equities,
        bonds: band.bonds,
        cash: band.cash,
        year: yearOf(band),
      })),
    }

    function rangeOf(scale: Scale, at: number): string {
      return `${show.count(bands[at]?.[scale] ?? 0)}–${show.count((bands[at + 1]?.[scale] ?? most[scale] + 1) - 1)}`
    }
  },

  steps(values) {
    const scores = answersOf(values).given.map(scoreOf)
    return [
      { finds: 'Willingness', gives: 'willingness', is: scores.slice(0, items).join(' + ') },
      { finds: 'Capacity', gives: 'capacity', is: scores.slice(items).join(' + ') },
      { finds: 'The lower band', gives: 'band', says: '{willingBand}, {ableBand}' },
      {
        finds: 'The mix in the bad year',
        gives: 'yearReturn',
        is: '{equities} × {e} + {bonds} × {b} + {cash} × {c}',
      },
      { finds: 'Left at the end', gives: 'yearEnd', is: '{a} + {yearChange}' },
    ]
  },

  charts: [{ kind: 'donut', title: 'Model mix', of: 'split', label: 'part', value: 'amount' }],
  examples: [
    {
      name: 'Bold, with two children',
      given: {
        q1: 'b',
        q2: 'b',
        q3: 'c',
        q4: 'c',
        q5: 'b',
        q6: 'c',
        q7: 'b',
        q8: 'c',
        q9: 'b',
        q10: 'a',
        q11: 'b',
        q12: 'b',
        q13: 'b',
        c1: 'd',
        c2: 'c',
        c3: 'c',
        c4: 'b',
        c5: 'c',
        a: 50_000,
        e: -0.4,
        b: -0.05,
        c: 0.01,
      },
      expect: {
        willingness: 31,
        willingBand: 'Above average',
        capacity: 15,
        ableBand: 'Average',
        band: 'Average',
        equities: 0.5,
        yearReturn: -0.219,
        yearEnd: 39_050,
      },
    },
  ],
})

type QuestionName = `q${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13}` | `c${1 | 2 | 3 | 4 | 5}`

/** The answers in the order of the questions; those of the example while nothing has been answered. */
function answersOf(values: Readonly<Record<QuestionName, string>>) {
  const names = points.map((_, at) => (at < items ? `q${at + 1}` : `c${at - items + 1}`) as QuestionName)
  const own = names.map((name) => values[name])
  const isExample = own.every((answer) => answer === 'x')
  return { names, isExample, given: isExample ? [...exampleAnswers] : own }
}

function scoreOf(answer: string, at: number): number {
  return Number(points[at]?.charAt('abcde'.indexOf(answer)))
}

function sumOf(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + score, 0)
}

function bandAt(scale: Scale, score: number): number {
  return bands.findLastIndex((band) => score >= band[scale])
}

/** Where a score lies on the row of five equal bands, 0 to 5: the middle of its share of its band. */
function placeOf(scale: Scale, score: number): number {
  const at = bandAt(scale, score)
  const from = bands[at]?.[scale] ?? 0
  const until = bands[at + 1]?.[scale] ?? most[scale] + 1
  return at + (score - from + 0.5) / (until - from)
}

function gaugeOf(willing: number, able: number, name: string): Diagram {
  const x = (place: number) => 10 + place * 92
  const row = bands.flatMap((band, at): Shape[] => [
    {
      is: 'rect',
      at: [x(at), 52],
      width: 92,
      height: 30,
      tone: band.name === name ? 'good' : 'muted',
      filled: true,
    },
    { is: 'text', at: [x(at) + 46, 67], text: band.name.replace(' average', ''), anchor: 'middle', small: true },
  ])
  return {
    title: `Risk band: ${name}`,
    width: 480,
    height: 134,
    shapes: [
      ...row,
      { is: 'arrow', from: [x(willing), 26], to: [x(willing), 50], tone: 'ink', thick: 1.5 },
      { is: 'text', at: [x(willing), 14], text: 'Willingness', anchor: 'middle' },
      { is: 'arrow', from: [x(able), 108], to: [x(able), 84], tone: 'accent', thick: 1.5 },
      { is: 'text', at: [x(able), 120], text: 'Capacity', anchor: 'middle', tone: 'accent' },
    ],
  }
}
