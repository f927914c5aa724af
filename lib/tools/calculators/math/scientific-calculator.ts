import { choice, defineCalculator, longText, problem } from '@/lib/kits/calculator'
import type { Figure, Line, Step } from '@/lib/kits/calculator/types'
import {
  FormulaFault,
  readFormula,
  writeFormula,
  type Formula,
  isReserved,
  vocabularyWith,
  workOut,
  type AngleUnit,
  type FormulaValue,
  type Operation,
  decimalOf,
  magnitudeOf,
  toDigits,
  trimmed,
  writeEngineering,
  writePlain,
  writeScientific,
  type Decimal,
} from '@/lib/engines/formula'
import { separatorsOf } from '@/lib/base/format/separators'
import type { Show } from '@/lib/base/format/show'

const mostLines = 50
const mostSteps = 12

export default defineCalculator({
  inputs: {
    expression: longText('Expression', {
      initial: '2 sin(30) + √(3^2 + 4^2)',
      maxLength: 2000,
      lines: 3,
      help: 'One a line; the last line is the answer. Ans is the line before, and a line such as r = 4 keeps a value under a name.',
    }),
    angle: choice('Angles in', {
      options: { degrees: 'Degrees', radians: 'Radians', gradians: 'Gradians' },
      initial: 'degrees',
    }),
    digits: choice('Significant digits', {
      options: { '15': '15', '12': '12', '10': '10', '8': '8', '6': '6', '4': '4', '3': '3' },
      initial: '15',
      as: 'menu',
      help: 'Of results that are not exact. The calculation itself always keeps about sixteen.',
      refines: true,
    }),
  },
  outputs: {
    result: { kind: 'text', label: 'Result' },
    understood: { kind: 'text', label: 'Understood as' },
    fraction: { kind: 'text', label: 'Exactly, as a fraction', optional: true },
    scientific: { kind: 'text', label: 'Scientific notation' },
    engineering: { kind: 'text', label: 'Engineering notation' },
    note: { kind: 'verdict', label: 'Note', optional: true },
    history: {
      kind: 'table',
      label: 'Lines so far',
      optional: true,
      columns: {
        line: { kind: 'text', label: 'Line' },
        value: { kind: 'text', label: 'Result' },
      },
    },
  },
  formula:
    'Brackets first, then functions, ! and %, then powers from the right, then a minus before a number, then × and ÷ from the left, then + and −',
  limits: [
    'Real numbers only: the square root of a negative number has no answer here.',
    'A multiplication without a sign counts like ×: 6 ÷ 2(1 + 2) is 6 ÷ 2 × 3.',
    'A percent sign divides by 100 wherever it stands: 200 + 10% is 200.1, and 10% more is 200 × 110%.',
    'Sums, products, quotients and whole powers of numbers as typed are exact; functions and roots keep about fifteen digits.',
    'log without a base is the one of base 10, ln the natural one.',
  ],
  sources: [
    { title: 'mpmath: elementary functions to any precision', href: 'https://mpmath.org/doc/current/functions/' },
    { title: 'SymPy: exact values', href: 'https://docs.sympy.org/latest/modules/functions/elementary.html' },
  ],

  compute({ expression, angle, digits }, { show }) {
    const lines = linesOf(expression)
    if (lines.length === 0) return problem('expression', 'must have something to work out')
    if (lines.length > mostLines) return problem('expression', `must have at most ${mostLines} lines`)
    try {
      const found = workThrough(lines, angle, show)
      const last = found.at(-1)
      if (!last) return problem('expression', 'must have something to work out')
      const places = Number(digits)
      const decimal = roundedTo(last.value, places)
      const { exact } = last.value
      return {
        result: written(last.value, places, show),
        understood: last.understood,
        fraction:
          exact && exact.under !== 1n && exact.under < 1_000_000_000n
            ? fractionOf(exact.over, exact.under, show)
            : undefined,
        scientific: writeScientific(decimal, show),
        engineering: writeEngineering(decimal, show),
        note: noteOn(last.formula, angle),
        history:
          found.length === 1
            ? undefined
            : found.map(({ text, value }) => ({ line: text, value: written(value, places, show) })),
      }
    } catch (fault) {
      if (fault instanceof FormulaFault) return problem('expression', fault.message)
      throw fault
    }
  },

  steps({ expression, angle }, _, show) {
    const last = workThrough(linesOf(expression), angle, show).at(-1)
    if (!last) return []
    const operations = last.operations.slice(-mostSteps)
    // Each line has a heading of its own, by which the page tells them apart.
    return operations.map((operation, at) => {
      const step = stepOf(operation, show)
      return { ...step, finds: `${at + 1}. ${step.finds ?? ''}` }
    })
  },

  examples: [
    {
      name: 'A diagonal and an angle',
      given: { expression: '2 sin(30) + √(3^2 + 4^2)', angle: 'degrees', digits: '15' },
      expect: { result: '6', understood: '2 × sin(30) + sqrt(3^2 + 4^2)' },
    },
    {
      name: 'A tank, line by line',
      given: { expression: 'r = 0.6\nh = 1.5\nπ r² h × 1000', angle: 'radians', digits: '6' },
      expect: { result: '1,696.46', understood: 'π × r^2 × h × 1000' },
    },
    {
      name: 'Five cards of fifty-two',
      given: { expression: 'ncr(52, 5)', angle: 'degrees', digits: '15' },
      expect: { result: '2,598,960' },
    },
  ],
})

interface Found {
  text: string
  formula: Formula
  understood: string
  value: FormulaValue
  operations: readonly Operation[]
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

/** Each line with what it comes to; a fault names its line where there are several. */
function workThrough(lines: readonly string[], angle: AngleUnit, show: Show): Found[] {
  const { decimal } = separatorsOf[show.region.separators]
  const names = new Map<string, FormulaValue>()
  return lines.map((text, index) => {
    const [, name, rest = text] = /^\s*([A-Za-z]+)\s*=(.*)$/.exec(text) ?? []
    // Characters are counted in the line as it stands.
    const body = name === undefined ? text.replace(/=\s*$/, '') : ' '.repeat(text.length - rest.length) + rest
    try {
      if (name !== undefined && (isReserved(name.toLowerCase()) || name.toLowerCase() === 'ans'))
        throw new FormulaFault(`must keep values under other names than “${name}”, which is taken`, 1)
      const formula = readFormula(body, vocabularyWith(names, decimal))
      const operations: Operation[] = []
      const value = workOut(formula, names, angle, (operation) => operations.push(operation))
      for (const kept of ['Ans', 'ans', ...(name === undefined ? [] : [name])]) names.set(kept, value)
      return { text: text.trim(), formula, understood: writeFormula(formula, decimal), value, operations }
    } catch (fault) {
      if (fault instanceof FormulaFault && lines.length > 1)
        throw new FormulaFault(`${fault.message.replace(/ \(character \d+\)$/, '')}, in line ${index + 1}`, fault.at)
      throw fault
    }
  })
}

/** Whole exact numbers with all their digits, everything else rounded to so many. */
function roundedTo({ number, exact }: FormulaValue, digits: number): Decimal {
  if (exact) return exact.under === 1n ? trimmed(exact.over, 0) : decimalOf(exact, digits)
  const [body = '0', exponent = '0'] = number
    .toExponential(14)
    .replace(/\.(\d+)e/, '$1e')
    .split('e')
  const rounded = toDigits({ digits: BigInt(body), power: Number(exponent) - 14, significant: 15 }, digits)
  return trimmed(rounded.digits, rounded.power)
}

/** All digits where they can be read, else with a power of ten. */
function written(value: FormulaValue, digits: number, show: Show): string {
  const decimal = roundedTo(value, digits)
  const size = magnitudeOf(decimal)
  const isPlain = size >= -7 && (size <= 15 || value.exact?.under === 1n)
  return (isPlain ? writePlain(decimal, show) : undefined) ?? writeScientific(decimal, show)
}

function fractionOf(over: bigint, under: bigint, show: Show): string {
  const size = over < 0n ? -over : over
  return size > 10n ** 15n
    ? `${over}/${under}`
    : `${over < 0n ? '−' : ''}${show.count(Number(size))}/${show.count(Number(under))}`
}

/** What may have been meant otherwise. */
function noteOn(formula: Formula, angle: AngleUnit): { is: 'plain'; says: string } | undefined {
  if (formula.is === 'both' && (formula.sign === '+' || formula.sign === '−')) {
    const { right, sign } = formula
    if (right.is === 'after' && right.sign === '%')
      return {
        is: 'plain',
        says: `The percentage was divided by 100 and ${sign === '+' ? 'added' : 'subtracted'} as a number. To change the number before it by a share, multiply.`,
      }
  }
  const turning = turningIn(formula)
  if (!turning) return undefined
  return { is: 'plain', says: `Angles of ${turning} were taken in ${angle}.` }
}

const turningFunctions = ['sin', 'cos', 'tan', 'cot', 'sec', 'csc', 'asin', 'acos', 'atan', 'atan2']
function turningIn(formula: Formula): string | undefined {
  if (formula.is === 'call')
    return turningFunctions.includes(formula.name) ? formula.name : formula.of.map(turningIn).find(Boolean)
  if (formula.is === 'both') return turningIn(formula.left) ?? turningIn(formula.right)
  return formula.is === 'negative' || formula.is === 'after' ? turningIn(formula.of) : undefined
}

const finds: Readonly<Record<string, string>> = {
  '+': 'Sum',
  '−': 'Difference',
  '×': 'Product',
  '÷': 'Quotient',
  '^': 'Power',
}

function stepOf({ by, of, gives }: Operation, show: Show): Line<never> | Step {
  const figure = ({ number }: FormulaValue): Figure => ({ kind: 'number', value: number })
  const [left, right] = of
  const heading = finds[by]
  const isSmall = [...of, gives].every(({ number }) => Math.abs(number) < 1e12)
  if (heading && left && right && isSmall)
    return { finds: heading, gives: figure(gives), is: `{a} ${by} {b}`, with: { a: figure(left), b: figure(right) } }
  const parts = of.map((value) => written(value, 12, show))
  return {
    finds: heading ?? (by === '!' ? 'Factorial' : by),
    working: heading ? parts.join(` ${by} `) : by === '!' ? `${parts.join('')}!` : `${by}(${parts.join('; ')})`,
    gives: written(gives, 12, show),
  }
}
