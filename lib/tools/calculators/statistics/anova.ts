import {
  choice,
  defineCalculator,
  integer,
  number,
  percent,
  problem,
  rows,
  text,
  type Verdict,
} from '@/lib/kits/calculator'
import {
  analysisOfVariance,
  equalSpreadTest,
  groupFrom,
  groupOf,
  honestDifferences,
  intervalPicture,
  readPastedTable,
  scientificText,
  studentUpperQuantile,
  welchAnalysis,
  type Group,
} from '@/lib/engines/groups'
import { commasField, tableField } from '@/lib/families/statistics-lab/fields'
import type { Show } from '@/lib/base/format/show'

const mostGroups = 20
const mostPairsDrawn = 15
const smallest = 1e-5
const most = 1e12
const unequalSpread = 3

export default defineCalculator({
  inputs: {
    from: choice('You have', {
      options: {
        columns: 'A column for each group',
        lines: 'Group and value on each line',
        summary: 'Mean, SD and n',
      },
      initial: 'columns',
      as: 'menu',
    }),
    columns: tableField('Groups', {
      initial: 'North\tSouth\tWest\n24\t29\t21\n27\t31\t24\n23\t34\t20\n26\t30\t25\n25\t33\t22\n22\t31\t23',
      shownWhen: { field: 'from', is: 'columns' },
    }),
    lines: tableField('Group, then value', {
      initial: 'North\t24\nNorth\t27\nNorth\t23\nSouth\t29\nSouth\t31\nSouth\t34\nWest\t21\nWest\t24\nWest\t20',
      shownWhen: { field: 'from', is: 'lines' },
    }),
    summary: rows('Groups', {
      row: 'group',
      columns: {
        name: text('Group', { optional: true, maxLength: 40 }),
        mean: number('Mean', { min: -most, max: most }),
        deviation: number('SD', { min: 0, max: most }),
        size: integer('n', { min: 2, max: 1e9 }),
      },
      initial: [
        { name: 'North', mean: 24.5, deviation: 1.87, size: 6 },
        { name: 'South', mean: 31.3, deviation: 1.86, size: 6 },
        { name: 'West', mean: 22.5, deviation: 1.87, size: 6 },
      ],
      min: 2,
      max: mostGroups,
      shownWhen: { field: 'from', is: 'summary' },
    }),
    alpha: percent('Significance level', {
      initial: 0.05,
      min: 0.0001,
      max: 0.5,
      slider: { from: 0.01, to: 0.1, step: 0.005 },
    }),
    commas: { ...commasField(), shownWhen: { field: 'from', is: ['columns', 'lines'] } },
  },
  outputs: {
    p: { kind: 'number', label: 'p-value', decimals: 5, smallest },
    verdict: { kind: 'verdict', label: 'Decision' },
    f: { kind: 'number', label: 'F', decimals: 5 },
    eta: { kind: 'percent', label: 'Eta², variation between groups', decimals: 2 },
    omega: { kind: 'percent', label: 'Omega²', decimals: 2, help: 'Eta² corrected for the size of the sample.' },
    scientific: { kind: 'text', label: 'p in powers of ten', optional: true },
    spreads: { kind: 'verdict', label: 'Spreads of the groups' },
    means: { kind: 'diagram', label: 'Groups with the interval of each mean' },
    variance: {
      kind: 'table',
      label: 'Analysis of variance',
      columns: {
        source: { kind: 'text', label: 'Part' },
        squares: { kind: 'number', label: 'Sum of squares' },
        degrees: { kind: 'count', label: 'Degrees of freedom' },
        mean: { kind: 'number', label: 'Mean square' },
        f: { kind: 'number', label: 'F', decimals: 5 },
        p: { kind: 'number', label: 'p-value', decimals: 5, smallest },
      },
    },
    tukey: {
      kind: 'table',
      label: 'Which pairs differ (Tukey’s HSD)',
      columns: {
        pair: { kind: 'text', label: 'Second less first' },
        difference: { kind: 'number', label: 'Difference' },
        low: { kind: 'number', label: 'From' },
        high: { kind: 'number', label: 'To' },
        p: { kind: 'number', label: 'p-value', decimals: 5, smallest },
        differs: { kind: 'text', label: 'Differ' },
      },
    },
    pairs: { kind: 'diagram', label: 'Differences with Tukey’s intervals', optional: true },
    groups: {
      kind: 'table',
      label: 'Groups',
      columns: {
        name: { kind: 'text', label: 'Group' },
        size: { kind: 'count', label: 'n' },
        mean: { kind: 'number', label: 'Mean' },
        deviation: { kind: 'number', label: 'Standard deviation' },
        low: { kind: 'number', label: 'Mean from' },
        high: { kind: 'number', label: 'Mean to' },
      },
    },
    welchF: { kind: 'number', label: 'F', decimals: 5, optional: true, section: 'Welch, spreads may differ' },
    welchDegrees: {
      kind: 'number',
      label: 'Degrees of freedom within',
      decimals: 3,
      optional: true,
      section: 'Welch, spreads may differ',
    },
    welchP: {
      kind: 'number',
      label: 'p-value',
      decimals: 5,
      smallest,
      optional: true,
      section: 'Welch, spreads may differ',
    },
    leveneF: { kind: 'number', label: 'F', decimals: 5, optional: true, section: 'Levene, from medians' },
    leveneP: {
      kind: 'number',
      label: 'p-value',
      decimals: 5,
      smallest,
      optional: true,
      section: 'Levene, from medians',
    },
    note: { kind: 'text', label: 'Read' },
  },
  formula:
    'F = (Σ n (group mean − grand mean)² ÷ (k − 1)) ÷ (Σ (value − group mean)² ÷ (n − k)); eta² = between ÷ whole; omega² = (between − (k − 1) × mean square within) ÷ (whole + mean square within); Tukey: difference ± q × √(mean square within ÷ 2 × (1 ÷ n₁ + 1 ÷ n₂))',
  limits: [
    'Values must be independent, and each group roughly normal with much the same spread. Welch’s test does without the last.',
    'F says that some means differ; which ones, Tukey’s table says. Its intervals hold together at the chosen level.',
    'Groups of unequal size are compared by Kramer’s form of Tukey’s test.',
    'Values such as 1,000,000,000,000.4 have three digits behind the point in a computer: of NIST’s SmLs07 to SmLs09 four digits of F are reached, of SmLs04 to SmLs06 ten, of SmLs01 to SmLs03 thirteen.',
    'Levene’s test needs the values. It is the form from medians, by Brown and Forsythe.',
    'Two to twenty groups of at least two values. Two groups give the pooled t-test, F = t².',
  ],
  sources: [
    {
      title: 'R, package stats: TukeyHSD',
      href: 'https://search.r-project.org/R/refmans/stats/html/TukeyHSD.html',
    },
    {
      title: 'R, package stats: oneway.test',
      href: 'https://search.r-project.org/R/refmans/stats/html/oneway.test.html',
    },
    {
      title: 'NIST Statistical Reference Datasets: SiRstv (analysis of variance)',
      href: 'https://www.itl.nist.gov/div898/strd/anova/SiRstv.html',
    },
    {
      title: 'NIST Statistical Reference Datasets: SmLs01 to SmLs09 (S. D. Simon, J. P. Lesage 1989)',
      href: 'https://www.itl.nist.gov/div898/strd/anova/anova.html',
    },
  ],

  compute(values, { show }) {
    const read = groupsOf(values, show)
    if ('field' in read) return problem(read.field, read.message)
    const { named, note, origin } = read
    const { from, alpha } = values
    const field = from === 'columns' ? 'columns' : from === 'lines' ? 'lines' : 'summary'
    if (named.length < 2 || named.length > mostGroups)
      return problem(
        field,
        `must have 2 to ${mostGroups} groups: ${named.length === 1 ? 'there is one' : `there are ${show.count(named.length)}`}`,
      )
    const short = named.find(({ group }) => group.size < 2)
    if (short) return problem(field, `must have at least two values in each group: ${short.name} has fewer`)
    const groups = named.map(({ group }) => group)
    const found = analysisOfVariance(groups)
    if (!found) return problem(field, 'must have values that differ within a group: without any spread there is no F')
    const welch = welchAnalysis(groups)
    const lists = named.flatMap(({ values: own }) => (own ? [own] : []))
    const levene = lists.length === named.length ? equalSpreadTest(lists) : undefined
    const tukey = honestDifferences(groups, found, 1 - alpha)
    const tabled = named.map(({ name, group }) => ({ name, ...intervalOf(group, 1 - alpha, origin) }))
    const pairs = tukey.map(({ first, second, ...rest }) => ({
      pair: `${named[second]?.name ?? ''} − ${named[first]?.name ?? ''}`,
      ...rest,
      differs: rest.p <= alpha ? 'yes' : 'no',
    }))
    const { f, p, between, within, squaresBetween, squaresWithin } = found
    const none = { mean: null, f: null, p: null }
    return {
      p,
      verdict: decision(p, pairs, alpha, show),
      f,
      eta: found.eta,
      omega: found.omega,
      scientific: p < 1e-4 ? scientificText(p, show) : undefined,
      spreads: spreadsOf(tabled, levene?.p, alpha, show),
      means: intervalPicture(
        `Mean of each group with its interval at ${show.percent(1 - alpha)}`,
        tabled.map(({ name, low, mean, high }) => ({ label: name, low, at: mean, high })),
        show,
      ),
      variance: [
        { source: 'Between groups', squares: squaresBetween, degrees: between, mean: squaresBetween / between, f, p },
        { source: 'Within groups', squares: squaresWithin, degrees: within, ...none, mean: squaresWithin / within },
        { source: 'Together', squares: squaresBetween + squaresWithin, degrees: between + within, ...none },
      ],
      tukey: pairs,
      pairs:
        pairs.length > mostPairsDrawn
          ? undefined
          : intervalPicture(
              'Difference of each pair with Tukey’s interval; it is clear where the interval leaves out 0',
              pairs.map(({ pair, low, difference, high }) => ({ label: pair, low, at: difference, high })),
              show,
              0,
            ),
      groups: tabled,
      welchF: welch?.f,
      welchDegrees: welch?.within,
      welchP: welch?.p,
      leveneF: levene?.f,
      leveneP: levene?.p,
      note,
    }
  },

  steps(values, { f, p }, show) {
    const read = groupsOf(values, show)
    if ('field' in read) return []
    const found = analysisOfVariance(read.named.map(({ group }) => group))
    if (!found) return []
    const figure = (value: number) => ({ kind: 'number', value }) as const
    const { between, within, squaresBetween, squaresWithin, grandMean } = found
    return [
      { finds: 'Grand mean', gives: figure(read.origin + grandMean), says: 'Mean of all values' },
      { finds: 'Squares between groups', gives: figure(squaresBetween), says: 'Σ n × (group mean − grand mean)²' },
      { finds: 'Squares within groups', gives: figure(squaresWithin), says: 'Σ (value − mean of its group)²' },
      {
        gives: 'f',
        is: '({squaresBetween} ÷ {between}) ÷ ({squaresWithin} ÷ {within})',
        with: {
          squaresBetween: figure(squaresBetween),
          squaresWithin: figure(squaresWithin),
          between: { kind: 'count', value: between } as const,
          within: { kind: 'count', value: within } as const,
        },
      },
      {
        finds: 'p-value',
        gives: { kind: 'number', value: p, decimals: 5, smallest },
        says: `Area of the F curve beyond ${show.number(f, 4)}, ${show.count(between)} and ${show.count(within)} degrees of freedom`,
      },
      { gives: 'eta', is: '{squaresBetween} ÷ ({squaresBetween} + {squaresWithin})' },
    ]
  },

  examples: [
    {
      name: 'Three depots',
      given: {
        from: 'columns',
        columns: 'North\tSouth\tWest\n24\t29\t21\n27\t31\t24\n23\t34\t20\n26\t30\t25\n25\t33\t22\n22\t31\t23',
        alpha: 0.05,
      },
      expect: { f: 36.8949044585987, eta: 0.831061692969871 },
    },
    {
      name: 'Five instruments of NIST',
      given: {
        from: 'columns',
        columns:
          '196.3052\t196.3042\t196.1303\t196.2795\t196.2119\n196.1240\t196.3825\t196.2005\t196.1748\t196.1051\n196.1890\t196.1669\t196.2889\t196.1494\t196.1850\n196.2569\t196.3257\t196.0343\t196.1485\t196.0052\n196.3403\t196.0422\t196.1811\t195.9885\t196.2090',
        alpha: 0.05,
      },
      expect: { f: 1.1804623744, eta: 0.1909990390511 },
      source: {
        title: 'NIST Statistical Reference Datasets: SiRstv',
        href: 'https://www.itl.nist.gov/div898/strd/anova/SiRstv.html',
      },
    },
  ],
})

interface Entered {
  from: 'columns' | 'lines' | 'summary'
  columns: string
  lines: string
  summary: readonly { name?: string; mean: number; deviation: number; size: number }[]
  commas: 'auto' | 'between' | 'decimal' | 'grouping'
}
interface Named {
  name: string
  /** Its mean counts from the origin of all groups. */
  group: Group
  values?: number[]
}
/**
 * `origin` is a value of the data: means are taken from it, so that large numbers which differ little keep their digits. What is left of a
 * subtraction of two numbers that are near each other is exact.
 */
type Groups =
  | { named: Named[]; note: string; origin: number }
  | { field: 'columns' | 'lines' | 'summary'; message: string }

function groupsOf(values: Entered, show: Show): Groups {
  if (values.from === 'summary')
    return {
      named: values.summary.map(({ name, ...measured }, at) => ({
        name: name || `Group ${at + 1}`,
        group: groupFrom(measured),
      })),
      note: `${show.count(values.summary.length)} groups`,
      origin: 0,
    }
  const field = values.from
  const read = readPastedTable(values[field], show.region, values.commas)
  if ('says' in read) return { field, message: `must ${read.says}` }
  const lists = field === 'columns' ? read.columns : stacked(read)
  if (!lists) return { field, message: 'must have the name of a group and one number on each line' }
  const origin = lists.flatMap(({ cells }) => cells.find((cell) => cell !== null) ?? [])[0] ?? 0
  const named = lists.flatMap(({ name, cells }, at) => {
    const own = cells.filter((cell) => cell !== null)
    const label = field === 'columns' && !read.hasHeading ? `Group ${at + 1}` : name
    return own.length === 0 ? [] : [{ name: label, group: steady(own, origin), values: own }]
  })
  const count = named.reduce((sum, { group }) => sum + group.size, 0)
  return { named, note: `${show.count(named.length)} groups, ${show.count(count)} values`, origin }
}

function stacked({ columns, lineNames }: { columns: { cells: (number | null)[] }[]; lineNames?: string[] }) {
  const [only, second] = columns
  if (!lineNames || !only || second) return undefined
  const byName = new Map<string, (number | null)[]>()
  lineNames.forEach((name, at) => byName.set(name, [...(byName.get(name) ?? []), only.cells[at] ?? null]))
  return [...byName].map(([name, cells]) => ({ name, cells }))
}

/** What is left of equal numbers by rounding is no spread. */
function steady(values: readonly number[], origin: number): Group {
  const group = groupOf(values.map((value) => value - origin))
  return new Set(values).size < 2 ? { ...group, squares: 0 } : group
}

function intervalOf({ mean: fromOrigin, squares, size }: Group, confidence: number, origin: number) {
  const mean = origin + fromOrigin
  const deviation = Math.sqrt(squares / (size - 1))
  const half = ((studentUpperQuantile((1 - confidence) / 2, size - 1) ?? 0) * deviation) / Math.sqrt(size)
  return { size, mean, deviation, low: mean - half, high: mean + half }
}

function decision(p: number, pairs: readonly { pair: string; differs: string }[], alpha: number, show: Show): Verdict {
  const level = show.percent(alpha)
  if (p > alpha)
    return {
      is: 'fair',
      says: `Not significant at ${level}: means as far apart as these come by chance in ${show.percent(p)} of such samples.`,
    }
  const apart = pairs.filter(({ differs }) => differs === 'yes').length
  return {
    is: 'good',
    says:
      apart === 0
        ? `Significant at ${level}: some means differ, but no single pair is clear by Tukey’s test.`
        : `Significant at ${level}: ${show.count(apart)} of ${show.count(pairs.length)} pairs differ clearly.`,
  }
}

function spreadsOf(
  groups: readonly { deviation: number }[],
  levene: number | undefined,
  alpha: number,
  show: Show,
): Verdict {
  const deviations = groups.map(({ deviation }) => deviation)
  const [least, widest] = [Math.min(...deviations), Math.max(...deviations)]
  if (levene !== undefined && levene <= alpha)
    return { is: 'bad', says: `They differ (Levene’s p is ${show.percent(levene)}). Go by Welch’s test below.` }
  if (least === 0 || widest / least > unequalSpread)
    return {
      is: 'fair',
      says: `The widest group varies ${least === 0 ? 'while another does not at all' : `${show.number(widest / least, 1)} times as much as the narrowest`}. Go by Welch’s test${least === 0 ? ' where it can be made' : ' below'}.`,
    }
  return { is: 'good', says: 'Much the same, as the F test takes them to be.' }
}
