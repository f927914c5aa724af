import { choice, defineCalculator, integer, problem, text } from '@/lib/kits/calculator'
import type { Line, Step, Verdict } from '@/lib/kits/calculator/types'
import { separatorsOf } from '@/lib/base/format/separators'
import type { Show } from '@/lib/base/format/show'
import {
  figuresOf,
  FormulaFault,
  magnitude,
  measure,
  readExact,
  readFormula,
  rounded,
  roundedToFigures,
  significantFigures,
  toNumber,
  vocabularyWith,
  writePlain,
  writeRatio,
  writeFormula,
  writeScientific,
  type Decimal,
  type Measured,
  type MeasuredOperation,
  type Ratio,
} from '@/lib/engines/measured'

const ofNumber = { field: 'task', is: 'number' } as const
const ofFormula = { field: 'task', is: 'calculation' } as const

export default defineCalculator({
  inputs: {
    task: choice('Do', {
      options: { number: 'Count and round', calculation: 'Calculate' },
      initial: 'number',
    }),
    number: text('Number', {
      initial: '0.004050',
      maxLength: 60,
      help: 'With all the zeros that were measured, such as 0.004050, 1200, 100. or 1.20 × 10^3.',
      shownWhen: ofNumber,
    }),
    figures: integer('Round to so many figures', { initial: 3, min: 1, max: 30, shownWhen: ofNumber }),
    expression: text('Calculation', {
      initial: '12.11 + 18.0',
      maxLength: 300,
      help: 'With + − × ÷, brackets, whole powers, sqrt, log and ln.',
      shownWhen: ofFormula,
    }),
    exact: text('Exact numbers in it', {
      initial: '',
      optional: true,
      maxLength: 100,
      placeholder: '2; 12',
      help: 'Counts and defined factors, parted by semicolons. They do not limit the result.',
      shownWhen: ofFormula,
    }),
    zeros: choice('Zeros that end a whole number', {
      options: { no: 'Only hold the place', yes: 'Are significant' },
      initial: 'no',
      refines: true,
    }),
    halves: choice('Halves are rounded', {
      options: { halfAway: 'Away from zero', halfEven: 'To the even digit' },
      initial: 'halfAway',
      refines: true,
    }),
  },
  outputs: {
    count: { kind: 'count', label: 'Significant figures', optional: true },
    result: { kind: 'text', label: 'Result', optional: true },
    marked: { kind: 'text', label: 'Significant part in brackets', optional: true },
    rounded: { kind: 'text', label: 'Rounded', optional: true },
    scientific: { kind: 'text', label: 'In scientific notation', optional: true },
    understood: { kind: 'text', label: 'Understood as', optional: true },
    unrounded: { kind: 'text', label: 'Before rounding', optional: true },
    rule: { kind: 'verdict', label: 'Rule', optional: true },
    last: { kind: 'text', label: 'Last significant place', optional: true },
    digits: {
      kind: 'table',
      label: 'Digit by digit',
      optional: true,
      columns: {
        digit: { kind: 'text', label: 'Digit' },
        significant: { kind: 'text', label: 'Significant' },
        why: { kind: 'text', label: 'Because it' },
      },
    },
  },
  formula:
    'Significant are all digits other than 0, zeros between them, and zeros that end a number with a decimal sign; + and −: the coarsest last place; × and ÷: the fewest figures; log: as many decimals as its number has figures',
  limits: [
    'Zeros that end a whole number, as in 1200, cannot be told apart: they count as place holders unless you choose otherwise or type a point behind them (1200.).',
    'A calculation keeps all digits until its end and is rounded once; beside it runs how far each part is known.',
    'The rules are a rough account of uncertainty. Where it matters, propagate the uncertainties themselves.',
  ],
  sources: [
    {
      title: 'University of South Carolina Aiken, Chemistry: Significant Figures, Mathematical Operations',
      href: 'http://www.usca.edu/chemistry/genchem/sigfig2.htm',
    },
    {
      title: 'Sewanee, Physics 101: Using Significant Figures in WebAssign',
      href: 'http://static.sewanee.edu/physics/PHYSICS101/SigFigsWebAssign.htm',
    },
  ],

  compute({ task, number, figures, expression, exact = '', zeros, halves }, { show }) {
    const zerosCount = zeros === 'yes'
    if (task === 'number') {
      const counted = significantFigures(number, show.region, zerosCount)
      if (!counted) return problem('number', 'must be a number such as 0.004050, 1200, 100. or 1.20 × 10^3')
      const found = roundedToFigures(counted.value, figures, halves)
      return {
        count: counted.figures,
        marked: markedText(counted.marks, number, show),
        rounded: counted.figures === 0 ? '0' : written(found, show),
        scientific: counted.figures === 0 ? undefined : writeScientific(found, show),
        last: counted.place === undefined ? undefined : placeText(counted.place),
        rule: noteOn(counted.isAmbiguous, counted.figures, zerosCount),
        digits: counted.marks.map(({ digit, isSignificant, why }) => ({
          digit,
          significant: isSignificant ? 'yes' : 'no',
          why,
        })),
      }
    }
    const numbers = exactNumbers(exact, show)
    if (!numbers) return problem('exact', 'must be numbers parted by semicolons')
    const worked = workedOut(expression, numbers, zerosCount, show)
    if (typeof worked === 'string') return problem('expression', worked)
    const { found, operations } = worked
    const ending = found.place === undefined ? undefined : rounded(found, halves)
    return {
      result: ending ? written(ending, show) : `${writeRatio(found.value, 15, show)} (exact)`,
      scientific: ending && ending.digits !== 0n ? writeScientific(ending, show) : undefined,
      count: undefined,
      understood: worked.understood,
      unrounded: writeRatio(found.value, 15, show),
      last: found.place === undefined ? undefined : placeText(found.place),
      rule: ruleOf(operations.at(-1)),
    }
  },

  steps({ task, number, expression, exact = '', zeros }, results, show) {
    if (task === 'number') {
      const counted = significantFigures(number, show.region, zeros === 'yes')
      if (!counted) return []
      const groups = countsOf(counted.marks.map(({ isSignificant, why }) => (isSignificant ? why : '')))
      return [
        ...groups.map(([why, times]) => ({
          finds: `Digits that count: ${why}`,
          working: number.trim(),
          gives: show.count(times),
        })),
        { finds: 'Rounded', working: number.trim(), gives: results.rounded ?? '' },
      ]
    }
    const numbers = exactNumbers(exact, show)
    const worked = numbers && workedOut(expression, numbers, zeros === 'yes', show)
    if (!worked || typeof worked === 'string') return []
    return [
      ...worked.operations.flatMap((operation, at) => stepsOf(operation, at, show)),
      {
        finds: 'Rounded once, at the end',
        working: writeRatio(worked.found.value, 15, show),
        gives: results.result ?? '',
      },
    ]
  },

  asked: [{ says: 'significant figures|sig figs in|of {number}', sets: { task: 'number' }, gives: ['count'] }],
  examples: [
    {
      name: 'A small mass',
      given: { task: 'number', number: '0.004050', figures: 2 },
      expect: { count: 4, rounded: '0.0041', marked: '0.00[4050]' },
    },
    {
      name: 'Two lengths',
      given: { task: 'calculation', expression: '12.11 + 18.0' },
      expect: { result: '30.1', unrounded: '30.11' },
    },
    {
      name: 'Density of a stone',
      given: { task: 'calculation', expression: '25.54 / (61.5 - 52.0)' },
      expect: { result: '2.7', unrounded: '2.68842105263158' },
    },
  ],
})

/** Written out where that says how many figures there are, else with a power of ten. */
function written(value: Decimal, show: Show): string {
  const endsOpen = value.power > 0 || (value.power === 0 && value.digits % 10n === 0n && value.digits !== 0n)
  return (endsOpen ? undefined : writePlain(value, show)) ?? writeScientific(value, show)
}

function markedText(marks: readonly { digit: string; isSignificant: boolean }[], number: string, show: Show): string {
  const { decimal } = separatorsOf[show.region.separators]
  const first = marks.findIndex(({ isSignificant }) => isSignificant)
  const last = marks.findLastIndex(({ isSignificant }) => isSignificant)
  let at = -1
  const text = [...number.trim()].map((sign) => {
    if (!/\d/.test(sign) || at >= marks.length - 1) return sign
    at += 1
    return `${at === first ? '[' : ''}${sign}${at === last ? ']' : ''}`
  })
  const found = text.join('').replace(/^-/, '−')
  // A sign that ends the number belongs to what makes its zeros count.
  return found.endsWith(`]${decimal}`) ? `${found.slice(0, -2)}${decimal}]` : found
}

const names: Readonly<Record<number, string>> = {
  0: 'ones',
  1: 'tens',
  2: 'hundreds',
  3: 'thousands',
  [-1]: 'tenths',
  [-2]: 'hundredths',
  [-3]: 'thousandths',
}
const placeText = (place: number) => names[place] ?? (place < 0 ? `decimal place ${-place}` : `1 and ${place} zeros`)

function noteOn(isAmbiguous: boolean, figures: number, zerosCount: boolean): Verdict | undefined {
  if (figures === 0)
    return {
      is: 'fair',
      says: 'Zero has no first significant figure. What it says about exactness is its last decimal place.',
    }
  if (!isAmbiguous) return undefined
  return {
    is: 'fair',
    says: zerosCount
      ? 'The zeros at the end were counted, as you chose. Scientific notation would say so by itself.'
      : 'The zeros at the end may be measured or not; they were taken as place holders. Scientific notation would be clear.',
  }
}

const rules: Readonly<Record<MeasuredOperation['rule'], Verdict>> = {
  places: {
    is: 'plain',
    says: 'The last step is a sum or difference: it ends at the coarsest last place of its parts.',
  },
  figures: {
    is: 'plain',
    says: 'The last step is a product, quotient, power or root: it has as many figures as the part with the fewest.',
  },
  decimals: { is: 'plain', says: 'The last step is a logarithm: it has as many decimals as its number has figures.' },
  exact: { is: 'plain', says: 'All numbers in the last step are exact, so nothing is rounded.' },
}
const ruleOf = (operation: MeasuredOperation | undefined): Verdict | undefined => operation && rules[operation.rule]

function exactNumbers(text: string, show: Show): Ratio[] | undefined {
  const found: Ratio[] = []
  for (const part of text.split(';').filter((one) => one.trim() !== '')) {
    const one = readExact(part, show.region)
    if (!one || one === 'zero') return undefined
    found.push(one)
  }
  return found
}

interface Worked {
  found: Measured
  operations: MeasuredOperation[]
  understood: string
}

/** The calculation, or why there is none. */
function workedOut(expression: string, exact: readonly Ratio[], zerosCount: boolean, show: Show): Worked | string {
  const { decimal } = separatorsOf[show.region.separators]
  const operations: MeasuredOperation[] = []
  try {
    const formula = readFormula(expression, vocabularyWith(new Map(), decimal))
    const found = measure(formula, {
      text: expression,
      region: show.region,
      zerosCount,
      exact,
      watch: (operation) => operations.push(operation),
    })
    const isReadable = Math.abs(magnitude(found.value)) <= 300 && Math.abs(found.place ?? 0) <= 300
    return isReadable
      ? { found, operations, understood: writeFormula(formula, decimal) }
      : 'must stay within numbers of 300 digits'
  } catch (fault) {
    if (fault instanceof FormulaFault) return fault.message
    throw fault
  }
}

function countsOf(reasons: readonly string[]): [string, number][] {
  const found = new Map<string, number>()
  for (const why of reasons) if (why) found.set(why, (found.get(why) ?? 0) + 1)
  return [...found]
}

const figure = ({ value }: Measured) => ({ kind: 'number', value: toNumber(value) }) as const

/** An operation with all its digits, and how far its result is known. */
function stepsOf({ by, of, gives, rule }: MeasuredOperation, at: number, show: Show): (Line<never> | Step)[] {
  const [left, right] = of
  const known =
    rule === 'exact'
      ? 'exact'
      : rule === 'figures'
        ? `${show.count(figuresOf(gives))} figures`
        : `known to ${placeText(gives.place ?? 0)}`
  const finds = `${at + 1}. ${known}`
  const isSmall = [...of, gives].every(({ value }) => value.over === 0n || Math.abs(magnitude(value)) < 11)
  if (left && right && isSmall)
    return [{ finds, gives: figure(gives), is: `{a} ${by} {b}`, with: { a: figure(left), b: figure(right) } }]
  const parts = of.map(({ value }) => writeRatio(value, 15, show))
  return [
    {
      finds,
      working: right ? parts.join(` ${by} `) : `${by}(${parts.join('')})`,
      gives: writeRatio(gives.value, 15, show),
    },
  ]
}
