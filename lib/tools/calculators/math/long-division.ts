import { choice, defineCalculator, integer, longText, problem, text } from '@/lib/kits/calculator'
import type { Line, Step } from '@/lib/kits/calculator/types'
import type { Diagram, Shape } from '@/lib/kits/chart/types'
import { separatorsOf } from '@/lib/base/format/separators'
import type { Show } from '@/lib/base/format/show'
import {
  decimalText,
  dividePolynomials,
  FormulaFault,
  fractionText,
  mixedText,
  negated,
  partialProducts,
  polynomialOf,
  polynomialText,
  product,
  quotient,
  ratio,
  raised,
  readDecimal,
  readFormula,
  sum,
  wholeText,
  writtenDivision,
  writtenSum,
  type Decimal,
  type Ratio,
  type RationalPolynomial,
  type WrittenDivision,
} from '@/lib/engines/long-hand'

const [mostColumns, mostLines, mostSummands, mostSteps] = [26, 12, 12, 12]
const during = (...is: string[]) => ({ field: 'task', is })

export default defineCalculator({
  inputs: {
    task: choice('Do', {
      options: {
        divide: 'Divide numbers',
        polynomials: 'Divide polynomials',
        multiply: 'Multiply',
        add: 'Add',
      },
      initial: 'divide',
    }),
    dividend: text('Dividend', {
      initial: '1234',
      maxLength: 40,
      help: 'What is divided: a whole number or a decimal.',
      shownWhen: during('divide'),
    }),
    divisor: text('Divisor', {
      initial: '7',
      maxLength: 40,
      help: 'What it is divided by.',
      shownWhen: during('divide'),
    }),
    goOn: choice('At the end', {
      options: { remainder: 'Stop with a remainder', decimals: 'Go on with decimals' },
      initial: 'remainder',
      shownWhen: during('divide'),
    }),
    places: integer('Decimals at most', {
      initial: 12,
      min: 1,
      max: 200,
      shownWhen: [during('divide'), { field: 'goOn', is: 'decimals' }],
      refines: true,
    }),
    upper: text('Polynomial to divide', {
      initial: '2x^3 - 3x^2 + 4x - 5',
      maxLength: 200,
      help: 'In x, such as 2x^3 − x + 1/2.',
      shownWhen: during('polynomials'),
    }),
    lower: text('Divided by', { initial: 'x - 2', maxLength: 200, shownWhen: during('polynomials') }),
    first: text('First factor', { initial: '347', maxLength: 40, shownWhen: during('multiply') }),
    second: text('Second factor', { initial: '26', maxLength: 40, shownWhen: during('multiply') }),
    summands: longText('Numbers to add', {
      initial: '458\n79\n1263',
      maxLength: 600,
      lines: 4,
      help: `Two to ${mostSummands}, each on a line of its own.`,
      shownWhen: during('add'),
    }),
  },
  outputs: {
    result: { kind: 'text', label: 'Result' },
    remainder: { kind: 'text', label: 'Remainder', optional: true },
    decimal: { kind: 'text', label: 'As a decimal', help: 'Digits in brackets repeat without end.', optional: true },
    mixed: { kind: 'text', label: 'As a mixed number', optional: true },
    shifted: { kind: 'text', label: 'With a whole divisor', optional: true },
    check: { kind: 'text', label: 'Check', optional: true },
    layout: { kind: 'diagram', label: 'On paper', optional: true },
    division: {
      kind: 'table',
      label: 'Line by line',
      optional: true,
      columns: {
        part: { kind: 'text', label: 'Brought down' },
        fits: { kind: 'text', label: 'Goes' },
        product: { kind: 'text', label: 'Subtract' },
        left: { kind: 'text', label: 'Left' },
      },
    },
    terms: {
      kind: 'table',
      label: 'Term by term',
      optional: true,
      columns: {
        term: { kind: 'text', label: 'Term of the quotient' },
        product: { kind: 'text', label: 'Times the divisor' },
        left: { kind: 'text', label: 'Left' },
      },
    },
    synthetic: {
      kind: 'table',
      label: 'Synthetic division (Horner)',
      help: 'Each sum, times the number whose difference from x is the divisor, goes under the next coefficient. The last sum is the remainder.',
      optional: true,
      columns: {
        power: { kind: 'text', label: 'Of' },
        coefficient: { kind: 'text', label: 'Coefficient' },
        carried: { kind: 'text', label: 'Carried' },
        total: { kind: 'text', label: 'Sum' },
      },
    },
    partials: {
      kind: 'table',
      label: 'Products of the digits',
      optional: true,
      columns: {
        digit: { kind: 'text', label: 'Digit' },
        product: { kind: 'text', label: 'Product' },
        shifted: { kind: 'text', label: 'In its place' },
      },
    },
    columns: {
      kind: 'table',
      label: 'Column by column, from the right',
      optional: true,
      columns: {
        place: { kind: 'text', label: 'Place' },
        digits: { kind: 'text', label: 'Digits' },
        carried: { kind: 'count', label: 'Carried in' },
        total: { kind: 'count', label: 'Sum' },
        written: { kind: 'text', label: 'Written' },
      },
    },
  },
  formula:
    'dividend = divisor × quotient + remainder, the remainder smaller than the divisor; with a decimal divisor both are moved by the same number of places first',
  limits: [
    'Numbers have up to 40 characters and are worked out digit by digit, without rounding.',
    'The quotient of negative numbers is cut towards 0, and the remainder has the sign of the dividend: −17 ÷ 5 is −3, remainder −2.',
    'Polynomials have rational coefficients and degrees up to 20.',
    'The drawing is left out where it would have more than 26 columns or 12 subtractions; the tables are complete.',
  ],
  sources: [
    {
      title: 'D. E. Knuth: The Art of Computer Programming, volume 2, section 4.3.1 (division) and 4.6.1 (polynomials)',
    },
    { title: 'SymPy: polynomial division', href: 'https://docs.sympy.org/latest/modules/polys/reference.html' },
  ],

  compute(values, { show }) {
    switch (values.task) {
      case 'polynomials':
        return polynomialAnswer(values.upper, values.lower, show)
      case 'multiply':
        return productAnswer(values.first, values.second, show)
      case 'add':
        return sumAnswer(values.summands, show)
      default:
        return divisionAnswer(values.dividend, values.divisor, values.goOn === 'decimals' ? values.places : 0, show)
    }
  },

  steps(values, { result }, show) {
    if (values.task === 'divide') {
      const read = readPair(values.dividend, values.divisor, show)
      return 'field' in read
        ? []
        : divisionSteps(
            writtenDivision(read.over, read.under, values.goOn === 'decimals' ? values.places : 0),
            read.under,
          )
    }
    if (values.task === 'multiply') return productSteps(values.first, values.second, result, show)
    if (values.task === 'add') return sumSteps(values.summands, show)
    const both = polynomialsOf(values.upper, values.lower, show)
    if ('field' in both) return []
    return dividePolynomials(both.upper, both.lower).lines.map(({ term, product: times, left }, at) => ({
      finds: `${at + 1}. ${polynomialText(term)} × (${polynomialText(both.lower)})`,
      working: `subtract ${polynomialText(times)}`,
      gives: polynomialText(left),
    }))
  },

  asked: [
    {
      says: 'long division of {dividend:number} by|divided by {divisor:number}',
      sets: { task: 'divide' },
      gives: ['result', 'decimal'],
    },
  ],
  examples: [
    {
      name: 'Bottles in crates',
      given: { task: 'divide', dividend: '1234', divisor: '7', goOn: 'remainder' },
      expect: { result: '176 remainder 2', mixed: '176\u00A02/7' },
    },
    {
      name: 'A seventh',
      given: { task: 'divide', dividend: '1', divisor: '7', goOn: 'decimals' },
      expect: { result: '0.(142857)', decimal: '0.(142857)' },
    },
    {
      name: 'A cubic by x − 2',
      given: { task: 'polynomials', upper: '2x^3 - 3x^2 + 4x - 5', lower: 'x - 2' },
      expect: { result: '2x² + x + 6', remainder: '7' },
    },
  ],
})

type Field = 'dividend' | 'divisor' | 'upper' | 'lower' | 'first' | 'second' | 'summands'
interface Refused {
  field: Field
  message: string
}

const unreadable = 'must be a whole number or a decimal'
const magnitudeLimit = 60

/** A typed number that is written out, without power of ten. */
function readPlain(typed: string, show: Show): Decimal | undefined {
  const found = readDecimal(typed, show.region)
  return found && Math.abs(found.power) <= magnitudeLimit ? found : undefined
}
const exactOf = ({ digits, power }: Decimal): Ratio =>
  power < 0 ? ratio(digits, 10n ** BigInt(-power)) : ratio(digits * 10n ** BigInt(power))
const sizeOf = (value: bigint) => (value < 0n ? -value : value)

interface Pair {
  dividend: Ratio
  divisor: Ratio
  /** Digits of the dividend's size where the divisor is whole, with the place of its decimal sign. */
  over: string
  under: bigint
  pointAt: number
  shift: number
}

function readPair(dividend: string, divisor: string, show: Show): Pair | Refused {
  const [one, other] = [readPlain(dividend, show), readPlain(divisor, show)]
  if (!one) return { field: 'dividend', message: unreadable }
  if (!other) return { field: 'divisor', message: unreadable }
  if (other.digits === 0n) return { field: 'divisor', message: 'must not be 0: nothing can be divided by it' }
  const shift = Math.max(0, -other.power)
  const under = sizeOf(other.digits) * 10n ** BigInt(Math.max(0, other.power))
  const power = one.power + shift
  const digits = String(sizeOf(one.digits)) + '0'.repeat(Math.max(0, power))
  const decimals = Math.max(0, -power)
  const over = digits.padStart(decimals + 1, '0')
  return { dividend: exactOf(one), divisor: exactOf(other), over, under, pointAt: over.length - decimals, shift }
}

function divisionAnswer(dividend: string, divisor: string, most: number, show: Show) {
  const read = readPair(dividend, divisor, show)
  if ('field' in read) return problem(read.field, read.message)
  const exact = quotient(read.dividend, read.divisor)
  const whole = exact.over / exact.under
  const rest = sum(read.dividend, negated(product(ratio(whole), read.divisor)))
  const decimal = decimalText(exact, show, Math.max(60, most))
  const withDecimals = most > 0
  const kept = withDecimals ? decimalText(exact, show, most) : ''
  // Without decimals the digits behind the sign of the dividend are not brought down: they are the remainder.
  const written = writtenDivision(withDecimals ? read.over : read.over.slice(0, read.pointAt), read.under, most)
  return {
    result: withDecimals ? kept : `${wholeText(whole, show)} remainder ${decimalText(rest, show)}`,
    decimal,
    mixed: mixedText(exact) ?? (exact.under === 1n ? undefined : fractionText(exact)),
    shifted:
      read.shift === 0
        ? undefined
        : `${decimalText(ratio(BigInt(read.over), 10n ** BigInt(read.over.length - read.pointAt)), show)} ÷ ${wholeText(read.under, show)}`,
    check: `${inBrackets(read.divisor, show)} × ${inBrackets(ratio(whole), show)} + ${inBrackets(rest, show)} = ${decimalText(read.dividend, show)}`,
    layout: drawnDivision(
      withDecimals ? read : { ...read, over: read.over.slice(0, read.pointAt) },
      written,
      separatorsOf[show.region.separators].decimal,
    ),
    division: written.lines.map(({ part, fits, product: times, left }) => ({
      part: wholeText(part, show),
      fits: `${fits} times`,
      product: wholeText(times, show),
      left: wholeText(left, show),
    })),
  }
}

function inBrackets(value: Ratio, show: Show): string {
  const written = decimalText(value, show)
  return value.over < 0n ? `(${written})` : written
}

const [cell, row] = [15, 24]

/** Digits, one in each column, to the left of the middle of which the first is drawn. */
function digitsAt(digits: string, endColumn: number, left: number, y: number): Shape[] {
  return [...digits].map((digit, at): Shape => {
    const column = endColumn - digits.length + 1 + at
    return { is: 'text', at: [left + column * cell + cell / 2, y], text: digit, anchor: 'middle' }
  })
}

function underline(digits: number, endColumn: number, left: number, y: number): Shape {
  return {
    is: 'line',
    from: [left + (endColumn - digits + 1) * cell, y + 6],
    to: [left + (endColumn + 1) * cell, y + 6],
  }
}

function pointsAt(columns: readonly number[], left: number, y: number, mark: string): Shape[] {
  return columns.map((column): Shape => ({ is: 'text', at: [left + column * cell, y], text: mark, anchor: 'middle' }))
}

function drawnDivision(
  { over, under, pointAt }: Pick<Pair, 'over' | 'under' | 'pointAt'>,
  { lines, quotient: digits }: WrittenDivision,
  mark: string,
): Diagram | undefined {
  const divisor = String(under)
  const columns = Math.max(over.length, (digits.at(-1)?.column ?? 0) + 1)
  if (columns + divisor.length > mostColumns || lines.length > mostLines) return undefined
  const left = (divisor.length + 2) * cell
  const dividend = over.padEnd(columns, '0')
  const top = 22
  const base = top + row
  const shapes: Shape[] = [
    ...digits.flatMap(({ digit, column }) => digitsAt(digit, column, left, top)),
    { is: 'line', from: [left - 4, top + 6], to: [left + columns * cell + 4, top + 6] },
    { is: 'line', from: [left - 4, top + 6], to: [left - 4, base + 4] },
    ...digitsAt(divisor, divisor.length - 1, cell / 2, base),
    ...digitsAt(dividend, columns - 1, left, base),
    ...(columns > pointAt ? [...pointsAt([pointAt], left, top, mark), ...pointsAt([pointAt], left, base, mark)] : []),
    ...lines.flatMap(({ product: times, left: rest, column }, at): Shape[] => {
      const y = base + (2 * at + 1) * row
      const next = lines[at + 1]
      return [
        ...digitsAt(`−${times}`, column, left, y),
        underline(String(times).length, column, left, y),
        ...digitsAt(String(next ? next.part : rest), next ? next.column : column, left, y + row),
      ]
    }),
  ]
  return {
    title: `${divisor} divided into ${over}, as on paper`,
    width: Math.max(200, left + columns * cell + 20),
    height: base + (2 * lines.length + 1) * row,
    shapes,
  }
}

const figure = (value: bigint) => ({ kind: 'count', value: Number(value) }) as const
const isPrinted = (value: bigint) => sizeOf(value) < 10n ** 12n

function divisionSteps({ lines }: WrittenDivision, under: bigint): (Line<never> | Step)[] {
  return lines.slice(0, mostSteps).map(({ part, fits, product: times, left }, at) => {
    const finds = `${at + 1}. ${under} goes into ${part} ${fits} times; left`
    return isPrinted(part) && isPrinted(under)
      ? {
          finds,
          gives: figure(left),
          is: '{p} − {f} × {d}',
          with: { p: figure(part), f: figure(fits), d: figure(under) },
        }
      : { finds, working: `${part} − ${times}`, gives: String(left) }
  })
}

function polynomialsOf(upper: string, lower: string, show: Show): { upper: Ratio[]; lower: Ratio[] } | Refused {
  const found: { upper: Ratio[]; lower: Ratio[] } = { upper: [], lower: [] }
  for (const [field, typed] of [
    ['upper', upper],
    ['lower', lower],
  ] as const) {
    try {
      found[field] = polynomialOf(
        readFormula(typed, {
          functions: {},
          inverses: {},
          isName: (name) => name.toLowerCase() === 'x',
          decimal: separatorsOf[show.region.separators].decimal,
        }),
      )
    } catch (fault) {
      if (fault instanceof FormulaFault) return { field, message: fault.message }
      throw fault
    }
  }
  return found.lower.length === 0 ? { field: 'lower', message: 'must not be 0: nothing can be divided by it' } : found
}

function polynomialAnswer(upper: string, lower: string, show: Show) {
  const both = polynomialsOf(upper, lower, show)
  if ('field' in both) return problem(both.field, both.message)
  const found = dividePolynomials(both.upper, both.lower)
  const divisor = polynomialText(both.lower)
  const left = polynomialText(found.remainder)
  return {
    result: polynomialText(found.quotient),
    remainder: left,
    check: `(${divisor}) × (${polynomialText(found.quotient)})${left === '0' ? '' : ` + (${left})`} = ${polynomialText(both.upper)}`,
    terms: found.lines.map(({ term, product: times, left: rest }) => ({
      term: polynomialText(term),
      product: polynomialText(times),
      left: polynomialText(rest),
    })),
    synthetic: syntheticOf(both.upper, both.lower),
  }
}

/** Of a divisor x − r alone. */
function syntheticOf(upper: RationalPolynomial, lower: RationalPolynomial) {
  const [constant, leading] = lower
  if (lower.length !== 2 || !constant || leading?.over !== 1n || leading.under !== 1n || upper.length < 2)
    return undefined
  const by = negated(constant)
  let total: Ratio | undefined
  return upper
    .map((coefficient, power) => ({ coefficient, power }))
    .toReversed()
    .map(({ coefficient, power }) => {
      const carried = total && product(total, by)
      total = carried ? sum(coefficient, carried) : coefficient
      return {
        power: power === 0 ? 'constant' : power === 1 ? 'x' : `x${raised(power)}`,
        coefficient: fractionText(coefficient),
        carried: carried ? fractionText(carried) : null,
        total: fractionText(total),
      }
    })
}

interface Factors {
  one: Decimal
  other: Decimal
}

function factorsOf(first: string, second: string, show: Show): Factors | Refused {
  const [one, other] = [readPlain(first, show), readPlain(second, show)]
  if (!one) return { field: 'first', message: unreadable }
  return other ? { one, other } : { field: 'second', message: unreadable }
}

function productAnswer(first: string, second: string, show: Show) {
  const read = factorsOf(first, second, show)
  if ('field' in read) return problem(read.field, read.message)
  const { one, other } = read
  const exact = product(exactOf(one), exactOf(other))
  const [a, b] = [sizeOf(one.digits), sizeOf(other.digits)]
  const decimals = Math.max(0, -one.power) + Math.max(0, -other.power)
  return {
    result: decimalText(exact, show, 200),
    shifted: decimals === 0 ? undefined : `${wholeText(a, show)} × ${wholeText(b, show)}, then ${decimals} decimals`,
    layout: drawnProduct(a, b),
    partials: partialProducts(a, b).map(({ digit, product: times, shift }) => ({
      digit: String(digit),
      product: wholeText(times, show),
      shifted: wholeText(times * 10n ** BigInt(shift), show),
    })),
  }
}

function drawnProduct(one: bigint, other: bigint): Diagram | undefined {
  const partials = partialProducts(one, other)
  const total = String(one * other)
  const columns = Math.max(total.length, String(one).length, String(other).length + 2)
  if (columns > mostColumns || partials.length > mostLines) return undefined
  const end = columns - 1
  const shapes: Shape[] = [
    ...digitsAt(String(one), end, 10, 22),
    ...digitsAt(`×${other}`, end, 10, 22 + row),
    underline(columns, end, 10, 22 + row),
    ...(partials.length === 1
      ? []
      : [
          ...partials.flatMap(({ product: times, shift }, at) =>
            digitsAt(String(times), end - shift, 10, 22 + (2 + at) * row),
          ),
          underline(columns, end, 10, 22 + (1 + partials.length) * row),
        ]),
    ...digitsAt(total, end, 10, 22 + (partials.length === 1 ? 2 : 2 + partials.length) * row),
  ]
  return {
    title: `${one} × ${other}, as on paper`,
    width: Math.max(200, columns * cell + 20),
    height: 22 + (3 + partials.length) * row,
    shapes,
  }
}

function productSteps(first: string, second: string, result: string, show: Show): (Line<never> | Step)[] {
  const read = factorsOf(first, second, show)
  if ('field' in read) return []
  const [a, b] = [sizeOf(read.one.digits), sizeOf(read.other.digits)]
  const partials = partialProducts(a, b)
  if (!isPrinted(a * b) || partials.length > mostSteps)
    return [{ finds: 'The products of all digits, added in their places', working: `${a} × ${b}`, gives: result }]
  const lines = partials.map(({ digit, product: times, shift }, at) => ({
    finds: `${at + 1}. Times ${digit}, ${shift === 0 ? 'in its place' : `moved by ${shift}`}`,
    gives: figure(times * 10n ** BigInt(shift)),
    is: '{a} × {d}',
    with: { a: figure(a), d: figure(BigInt(digit) * 10n ** BigInt(shift)) },
  }))
  if (partials.length === 1) return lines
  return [
    ...lines,
    {
      finds: 'Together',
      gives: figure(a * b),
      is: partials.map((_, at) => `{p${at}}`).join(' + '),
      with: Object.fromEntries(
        partials.map(({ product: times, shift }, at) => [`p${at}`, figure(times * 10n ** BigInt(shift))]),
      ),
    },
  ]
}

function summandsOf(typed: string, show: Show): { whole: bigint[]; decimals: number } | Refused {
  const lines = typed
    .split('\n')
    .map((one) => one.trim().replace(/^\+\s*/, ''))
    .filter(Boolean)
  if (lines.length < 2 || lines.length > mostSummands)
    return { field: 'summands', message: `must be 2 to ${mostSummands} numbers, each on a line of its own` }
  const read = lines.map((line) => readPlain(line, show))
  const wrong = lines[read.findIndex((one) => !one || one.digits < 0n)]
  if (wrong !== undefined)
    return { field: 'summands', message: `must be numbers from 0; “${wrong.slice(0, 20)}” is none` }
  const found = read.flatMap((one) => (one ? [one] : []))
  const decimals = Math.max(0, ...found.map(({ power }) => -power))
  return { whole: found.map(({ digits, power }) => digits * 10n ** BigInt(power + decimals)), decimals }
}

const places = ['ones', 'tens', 'hundreds', 'thousands']
const parts = ['', 'tenths', 'hundredths', 'thousandths']
const placeName = (place: number) => (place < 0 ? parts[-place] : places[place]) ?? `10${raised(place)}`

function sumAnswer(typed: string, show: Show) {
  const read = summandsOf(typed, show)
  if ('field' in read) return problem(read.field, read.message)
  const { whole, decimals } = read
  const total = whole.reduce((found, one) => found + one, 0n)
  return {
    result: decimalText(ratio(total, 10n ** BigInt(decimals)), show, 100),
    layout: drawnSum(whole, total, decimals, separatorsOf[show.region.separators].decimal),
    columns: writtenSum(whole, decimals).map(({ place, digits, carried, total: found }, at, all) => ({
      place: placeName(place),
      digits: digits.join(' + '),
      carried,
      total: found,
      written: at === all.length - 1 || found < 10 ? String(found) : `${found % 10}, carry ${Math.floor(found / 10)}`,
    })),
  }
}

function drawnSum(whole: readonly bigint[], total: bigint, decimals: number, mark: string): Diagram | undefined {
  const texts = [...whole, total].map((one) => String(one).padStart(decimals + 1, '0'))
  const columns = Math.max(...texts.map(({ length }) => length)) + 1
  if (columns > mostColumns) return undefined
  const end = columns - 1
  const carries = writtenSum(whole, decimals).slice(1)
  const yOf = (at: number) => 40 + at * row + (at === whole.length ? 4 : 0)
  const shapes: Shape[] = [
    ...carries.flatMap(({ carried }, at): Shape[] =>
      carried === 0
        ? []
        : [
            {
              is: 'text',
              at: [10 + (end - at - 1) * cell + cell / 2, 18],
              text: String(carried),
              anchor: 'middle',
              tone: 'muted',
              small: true,
            },
          ],
    ),
    ...texts.flatMap((text, at) => [
      ...digitsAt(text, end, 10, yOf(at)),
      ...(decimals > 0 ? pointsAt([columns - decimals], 10, yOf(at), mark) : []),
    ]),
    ...digitsAt('+', end - columns + 1, 10, yOf(whole.length - 1)),
    underline(columns, end, 10, yOf(whole.length - 1)),
  ]
  return {
    title: 'The sum in columns, carries above',
    width: Math.max(200, columns * cell + 20),
    height: yOf(whole.length) + 16,
    shapes,
  }
}

function sumSteps(typed: string, show: Show): (Line<never> | Step)[] {
  const read = summandsOf(typed, show)
  if ('field' in read) return []
  return writtenSum(read.whole, read.decimals)
    .slice(0, mostSteps)
    .map(({ place, digits, carried, total }) => ({
      finds: `Column of the ${placeName(place)}${carried > 0 ? `, with ${carried} carried` : ''}`,
      gives: figure(BigInt(total)),
      is: `${digits.map((_, at) => `{d${at}}`).join(' + ')}${carried > 0 ? ' + {c}' : ''}`,
      with: {
        ...Object.fromEntries(digits.map((digit, at) => [`d${at}`, figure(BigInt(digit))])),
        c: figure(BigInt(carried)),
      },
    }))
}
