import { choice, defineCalculator, integer, longText, problem, text } from '@/lib/kits/calculator'
import {
  magnitude,
  negated,
  quotient,
  ratio,
  size,
  sum,
  toNumber,
  type Ratio,
  wholeShares,
  decimalText,
  readExact,
  roundedBy,
  roundings,
  wholeBy,
  type RoundingWay,
} from '@/lib/engines/exact-numbers'
import { separatorsOf } from '@/lib/base/format/separators'
import type { Show } from '@/lib/base/format/show'
import type { Region } from '@/lib/base/region/types'

const most = 200
const when = (is: string) => ({ shownWhen: { field: 'to', is } })

export default defineCalculator({
  inputs: {
    numbers: longText('Number, or a list', {
      initial: '1.005',
      maxLength: 6000,
      lines: 2,
      help: 'One a line, or parted by semicolons. Decimals and fractions.',
    }),
    to: choice('Round to', {
      options: {
        decimals: 'Decimals',
        place: 'A place value',
        multiple: 'A multiple, such as 0.05',
        fraction: 'A fraction 1/n',
        figures: 'Significant figures',
      },
      initial: 'decimals',
      as: 'menu',
    }),
    decimals: integer('Decimals', { initial: 2, min: 0, max: 30, ...when('decimals') }),
    place: choice('Place', {
      options: {
        '0': 'Ones',
        '1': 'Tens',
        '2': 'Hundreds',
        '3': 'Thousands',
        '4': 'Ten thousands',
        '5': 'Hundred thousands',
        '6': 'Millions',
        '9': 'Billions',
      },
      initial: '2',
      as: 'menu',
      ...when('place'),
    }),
    multiple: text('Multiple of', {
      initial: '0.05',
      maxLength: 30,
      help: '0.05 rounds cash where there are no smaller coins; 0.25 rounds to quarters of an hour.',
      ...when('multiple'),
    }),
    parts: integer('n of the fraction 1/n', { initial: 8, min: 1, max: 1_000_000, ...when('fraction') }),
    figures: integer('Significant figures', { initial: 3, min: 1, max: 30, ...when('figures') }),
    way: choice('Rule', { options: roundings, initial: 'halfAway', as: 'menu' }),
  },
  outputs: {
    rounded: { kind: 'text', label: 'Rounded' },
    error: { kind: 'text', label: 'Rounded less typed' },
    share: { kind: 'percent', label: 'Error as a share of the number', optional: true, decimals: 4 },
    note: { kind: 'verdict', label: 'Note', optional: true },
    ways: {
      kind: 'table',
      label: 'By every rule',
      columns: {
        way: { kind: 'text', label: 'Rule' },
        rounded: { kind: 'text', label: 'Rounded' },
        error: { kind: 'text', label: 'Error' },
      },
    },
    list: {
      kind: 'table',
      label: 'The list',
      help: 'The last column keeps the rounded total: every number is cut down, and what is missing goes to those that lost most.',
      optional: true,
      totals: ['number', 'rounded', 'kept'],
      columns: {
        number: { kind: 'number', label: 'Number' },
        rounded: { kind: 'number', label: 'Rounded' },
        kept: { kind: 'number', label: 'Keeping the total' },
      },
    },
  },
  formula:
    'Rounded = step × the whole number next to (number ÷ step); the rule chooses between both neighbours, above all halfway',
  limits: [
    'Digits are taken as typed: 1.005 lies exactly halfway, while a program that stores it in binary holds a little less.',
    'Of a list, the figures above and the table of rules are those of its first number.',
    'A result of 0 has no sign here.',
  ],
  sources: [
    {
      title: 'Python documentation: decimal, rounding modes',
      href: 'https://docs.python.org/3/library/decimal.html#rounding-modes',
    },
  ],

  compute(values, { show }) {
    const numbers = readList(values.numbers, show.region)
    if (typeof numbers === 'string') return problem('numbers', numbers)
    const [first = ratio(0n)] = numbers
    const step = stepOf(values, first, show.region)
    if (!step) return problem('multiple', 'must be a number above 0, such as 0.05')
    const { way } = values
    const places = values.to === 'decimals' ? values.decimals : undefined
    const rounded = roundedBy(first, step, way)
    const error = sum(rounded, negated(first))
    return {
      rounded: padded(rounded, places, show),
      error: decimalText(error, show),
      share: first.over === 0n ? undefined : toNumber(quotient(error, size(first))),
      note: noteOn(first, rounded, step),
      ways: Object.entries(roundings).map(([name, label]) => {
        const found = roundedBy(first, step, name as RoundingWay)
        return {
          way: label,
          rounded: padded(found, places, show),
          error: decimalText(sum(found, negated(first)), show),
        }
      }),
      list:
        numbers.length > 1 ? listOf(numbers, (one) => stepOf(values, one, show.region) ?? step, step, way) : undefined,
    }
  },

  steps(values, { rounded }, show) {
    const numbers = readList(values.numbers, show.region)
    const first = typeof numbers === 'string' ? undefined : numbers[0]
    const step = first && stepOf(values, first, show.region)
    if (!first || !step) return []
    const counted = quotient(first, step)
    const figure = (value: Ratio) => ({ kind: 'number', value: toNumber(value), decimals: 6 }) as const
    if (magnitude(counted) > 11 || magnitude(step) < -6 || magnitude(first) > 11)
      return [{ finds: 'Rounded', working: 'in whole numbers of any length', gives: rounded }]
    return [
      {
        finds: 'So many steps',
        gives: figure(counted),
        is: '{number} ÷ {step}',
        with: { number: figure(first), step: figure(step) },
      },
      {
        finds: 'The whole number that the rule takes, times the step',
        gives: figure(roundedBy(first, step, values.way)),
        is: '{whole} × {step}',
        with: { whole: { kind: 'count', value: Number(wholeBy(counted, values.way)) } },
      },
    ]
  },

  examples: [
    {
      name: 'A price of a thousand pieces',
      given: { numbers: '1.005', to: 'decimals', decimals: 2, way: 'halfAway' },
      expect: { rounded: '1.01', error: '0.005' },
    },
    {
      name: 'A till without small coins',
      given: { numbers: '17.38', to: 'multiple', multiple: '0.05', way: 'halfAway' },
      expect: { rounded: '17.4', error: '0.02' },
    },
    {
      name: 'Shares of a vote',
      given: { numbers: '33.5; 33.5; 33', to: 'decimals', decimals: 0, way: 'halfAway' },
      expect: { list: { rows: 3, sum: { number: 100, rounded: 101, kept: 100 } } },
    },
  ],
})

function readList(typed: string, region: Region): Ratio[] | string {
  const parts = typed.split(/[\n;]+/).filter((part) => part.trim() !== '')
  if (parts.length === 0) return 'must be a number'
  if (parts.length > most) return `must have at most ${most} numbers`
  const numbers: Ratio[] = []
  for (const [at, part] of parts.entries()) {
    const value = readExact(part, region)
    if (typeof value !== 'object')
      return parts.length === 1
        ? 'must be a number such as 2.5, −1,234.5 or 7/8'
        : `must hold numbers only; number ${at + 1} of the list is none`
    numbers.push(value)
  }
  return numbers
}

interface Entered {
  to: 'decimals' | 'place' | 'multiple' | 'fraction' | 'figures'
  decimals: number
  place: string
  multiple: string
  parts: number
  figures: number
}

const powerOfTen = (power: number): Ratio =>
  power < 0 ? ratio(1n, 10n ** BigInt(-power)) : ratio(10n ** BigInt(power))

/** What results are multiples of; undefined where the typed one is no number above 0. */
function stepOf(values: Entered, number: Ratio, region: Region): Ratio | undefined {
  if (values.to === 'decimals') return powerOfTen(-values.decimals)
  if (values.to === 'place') return powerOfTen(Number(values.place))
  if (values.to === 'fraction') return ratio(1n, BigInt(values.parts))
  if (values.to === 'figures') return powerOfTen(magnitude(number) - values.figures + 1)
  const multiple = readExact(values.multiple, region)
  return typeof multiple === 'object' && multiple.over > 0n ? multiple : undefined
}

/** With as many decimals as were asked for. */
function padded(value: Ratio, places: number | undefined, show: Show): string {
  const written = decimalText(value, show)
  if (!places || written.includes('(')) return written
  const { decimal } = separatorsOf[show.region.separators]
  const [whole = '', decimals = ''] = written.split(decimal)
  return `${whole}${decimal}${decimals.padEnd(places, '0')}`
}

function noteOn(value: Ratio, rounded: Ratio, step: Ratio): { is: 'plain'; says: string } | undefined {
  if (rounded.over === 0n && value.over < 0n)
    return { is: 'plain', says: 'A negative number became 0. Programs after IEEE 754 keep a sign and write −0.' }
  const doubled = quotient(value, step)
  if (doubled.under === 2n)
    return { is: 'plain', says: 'The number lies exactly halfway between two neighbours, so the rule decides.' }
  return undefined
}

/** Each number by itself, and all of them so that their total is the rounded total. Figures differ in step, so there the total is not kept. */
function listOf(numbers: readonly Ratio[], stepFor: (one: Ratio) => Ratio, step: Ratio, way: RoundingWay) {
  const isOneStep = numbers.every((one) => {
    const own = stepFor(one)
    return own.over === step.over && own.under === step.under
  })
  const total = numbers.reduce(sum)
  const kept = isOneStep
    ? wholeShares(
        wholeBy(quotient(total, step), way),
        numbers.map((one) => quotient(one, step)),
      )
    : undefined
  return numbers.map((one, at) => ({
    number: toNumber(one),
    rounded: toNumber(roundedBy(one, stepFor(one), way)),
    kept: kept ? toNumber({ over: (kept[at] ?? 0n) * step.over, under: step.under }) : null,
  }))
}
