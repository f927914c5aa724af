import { choice, defineCalculator, problem, rows, text } from '@/lib/kits/calculator'
import {
  isLess,
  product,
  ratio,
  toNumber,
  type Ratio,
  decimalText,
  fractionText,
  mixedText,
  readExact,
  combined,
  fractionLines,
  type FractionLine,
  type FractionSign,
  lcmOf,
} from '@/lib/engines/exact-numbers'
import type { Diagram, Shape } from '@/lib/kits/chart/types'
import type { Verdict } from '@/lib/kits/calculator/types'
import type { Region } from '@/lib/base/region/types'

const signs = { '+': '+', '−': '−', '×': '×', '÷': '÷', '^': 'power' } as const
const help = 'A fraction 3/4, a mixed number 2 3/4, a whole number or a decimal.'

export default defineCalculator({
  inputs: {
    first: text('First number', { initial: '1/2', maxLength: 40, help }),
    operation: choice('Do', {
      options: { ...signs, '^': 'To the power', simplify: 'Only simplify', compare: 'Compare' },
      initial: '+',
      as: 'menu',
    }),
    second: text('Second number', {
      initial: '1/3',
      maxLength: 40,
      shownWhen: { field: 'operation', is: ['+', '−', '×', '÷', '^', 'compare'] },
    }),
    more: rows('Further numbers', {
      row: 'number',
      columns: {
        sign: choice('Sign', { options: signs, initial: '+', as: 'menu' }),
        value: text('Number', { initial: '', maxLength: 40 }),
      },
      initial: [],
      min: 0,
      max: 4,
      help: 'Powers first, then × and ÷, then + and −. Comparing needs no signs.',
      shownWhen: { field: 'operation', is: ['+', '−', '×', '÷', '^', 'compare'] },
      refines: true,
    }),
  },
  outputs: {
    fraction: { kind: 'text', label: 'Result', optional: true },
    order: { kind: 'verdict', label: 'In order', optional: true },
    mixed: { kind: 'text', label: 'Mixed number', optional: true },
    decimal: { kind: 'text', label: 'Decimal', optional: true },
    common: { kind: 'text', label: 'With a common denominator', optional: true },
    picture: { kind: 'diagram', label: 'As bars', optional: true },
    compared: {
      kind: 'table',
      label: 'Compared',
      optional: true,
      columns: {
        fraction: { kind: 'text', label: 'Fraction' },
        common: { kind: 'text', label: 'With a common denominator' },
        decimal: { kind: 'text', label: 'Decimal' },
      },
    },
  },
  formula:
    'a/b + c/d = (a·d + b·c)/(b·d); a/b × c/d = (a·c)/(b·d); a/b ÷ c/d = (a·d)/(b·c); then divide both by their greatest common divisor',
  limits: [
    'A minus before a mixed number counts for all of it: −1 1/2 is −3/2.',
    'Exponents are whole numbers from −100 to 100.',
    'Everything is worked out in whole numbers of any length; nothing is rounded but the decimal of more than 60 digits.',
  ],
  sources: [
    {
      title: 'Python documentation: fractions, rational numbers',
      href: 'https://docs.python.org/3/library/fractions.html',
    },
  ],

  compute(values, { show }) {
    const found = termsOf(values, show.region)
    if ('field' in found) return problem(found.field, found.message)
    const { terms } = found
    const denominator = lcmOf(terms.map(({ value }) => value.under))
    const inCommon = ({ over, under }: Ratio) =>
      `${String((over * denominator) / under).replace('-', '−')}/${denominator}`
    if (values.operation === 'compare') {
      const sorted = terms
        .map(({ value }) => value)
        .toSorted((one, other) => (isLess(one, other) ? -1 : isLess(other, one) ? 1 : 0))
      return {
        order: orderOf(sorted),
        compared: sorted.map((one) => ({
          fraction: fractionText(one),
          common: inCommon(one),
          decimal: decimalText(one, show, 20),
        })),
        picture: pictureOf(sorted.map((one) => [fractionText(one), one])),
      }
    }
    const work = workedOut(terms)
    if ('field' in work) return problem(work.field, work.message)
    const { result } = work
    const isSum = terms.length > 1 && terms.slice(1).every(({ sign }) => sign === '+' || sign === '−')
    return {
      fraction: fractionText(result),
      mixed: mixedText(result),
      decimal: decimalText(result, show),
      common: isSum
        ? terms.map(({ sign, value }, at) => `${at === 0 ? '' : ` ${sign} `}${inCommon(value)}`).join('')
        : undefined,
      picture: pictureOf([
        ...(isSum
          ? terms.map(
              ({ sign, value }, at) => [`${at === 0 ? '' : sign} ${fractionText(value)}`.trim(), value] as const,
            )
          : []),
        [terms.length === 1 ? fractionText(result) : `= ${fractionText(result)}`, result],
      ]),
    }
  },

  steps(values, _, show) {
    const found = termsOf(values, show.region)
    if ('field' in found || values.operation === 'compare') return []
    const work = workedOut(found.terms)
    if ('field' in work) return []
    if (found.terms.length === 1)
      return [{ finds: 'In lowest terms', working: values.first.trim(), gives: fractionText(work.result) }]
    return work.lines
  },

  examples: [
    {
      name: 'A half and a third',
      given: { first: '1/2', operation: '+', second: '1/3', more: [] },
      expect: { fraction: '5/6', common: '3/6 + 2/6' },
    },
    {
      name: 'A board cut up',
      given: { first: '2 3/4', operation: '÷', second: '1/2', more: [] },
      expect: { fraction: '11/2', mixed: '5\u00A01/2' },
    },
    {
      name: 'Which share is larger',
      given: { first: '5/7', operation: 'compare', second: '0.7', more: [] },
      expect: { order: 'plain' },
    },
  ],
})

interface Term {
  sign: FractionSign
  value: Ratio
  field: 'first' | 'second' | 'more'
}
interface Entered {
  first: string
  operation: FractionSign | 'simplify' | 'compare'
  second: string
  more: readonly { sign: FractionSign; value: string }[]
}
interface Refused {
  field: 'first' | 'second' | 'more'
  message: string
}

function termsOf({ first, operation, second, more }: Entered, region: Region): { terms: Term[] } | Refused {
  const own = operation === 'simplify' || operation === 'compare' ? '+' : operation
  const typed = [
    { sign: '+', text: first, field: 'first' },
    ...(operation === 'simplify'
      ? []
      : [
          { sign: own, text: second, field: 'second' } as const,
          ...more.map(({ sign, value }) => ({ sign, text: value, field: 'more' }) as const),
        ]),
  ] as const
  const terms: Term[] = []
  for (const { sign, text: written, field } of typed) {
    const value = readExact(written, region)
    if (value === 'zero') return { field, message: 'must not have 0 under the line' }
    if (!value) return { field, message: 'must be a fraction, a mixed number, a whole number or a decimal' }
    terms.push({ sign, value, field })
  }
  return { terms }
}

const ranks: readonly (readonly FractionSign[])[] = [['^'], ['×', '÷'], ['+', '−']]

/** Terms joined rank by rank, each rank from the left, with the lines of every operation. */
function workedOut(terms: readonly Term[]): { result: Ratio; lines: FractionLine[] } | Refused {
  let left = [...terms]
  const lines: FractionLine[] = []
  for (const rank of ranks) {
    const next: Term[] = []
    for (const term of left) {
      const before = next.at(-1)
      if (!before || !rank.includes(term.sign)) next.push(term)
      else {
        const value = combined(before.value, term.sign, term.value)
        if (typeof value === 'string') return { field: term.field, message: value }
        lines.push(...fractionLines(before.value, term.sign, term.value, value))
        next[next.length - 1] = { ...before, value }
      }
    }
    left = next
  }
  return { result: left[0]?.value ?? ratio(0n), lines }
}

function orderOf(sorted: readonly Ratio[]): Verdict {
  const words = sorted.map((one, at) => {
    const before = sorted[at - 1]
    const sign = before === undefined ? '' : isLess(before, one) ? ' < ' : ' = '
    return sign + fractionText(one)
  })
  return { is: 'plain', says: words.join('') }
}

const [width, barHeight, rowHeight, left] = [400, 24, 40, 100] as const

/** A bar for each number, all to one scale, with a line at each part; none where one is negative or has too many parts. */
function pictureOf(bars: readonly (readonly [label: string, value: Ratio])[]): Diagram | undefined {
  const whole = Math.max(1, ...bars.map(([, value]) => Math.ceil(toNumber(value))))
  if (whole > 12 || bars.some(([, { over, under }]) => over < 0n || under > 60n)) return undefined
  const unit = (width - left - 10) / whole
  const shapes = bars.flatMap(([label, value], row): Shape[] => {
    const y = 10 + row * rowHeight
    const parts = Number(value.under) * whole
    const ticks = parts > 120 ? 0 : parts
    return [
      { is: 'text', at: [left - 10, y + 16], text: label, anchor: 'end' },
      {
        is: 'rect',
        at: [left, y],
        width: Math.max(0.01, unit * toNumber(value)),
        height: barHeight,
        tone: 'accent',
        filled: true,
      },
      { is: 'rect', at: [left, y], width: unit * whole, height: barHeight, tone: 'muted' },
      ...Array.from({ length: Math.max(0, ticks - 1) }, (_, at): Shape => {
        const x = left + toNumber(product(ratio(BigInt(at + 1), value.under), ratio(1n))) * unit
        return { is: 'line', from: [x, y], to: [x, y + barHeight], tone: 'muted' }
      }),
    ]
  })
  return { title: 'The fractions as bars', width, height: 10 + bars.length * rowHeight, shapes }
}
