import { defineCalculator, integer, problem, text } from '@/lib/kits/calculator'
import { nearestWhole, negated, product, ratio, size, sum, toNumber, type Ratio } from '@/lib/base/units/ratio'
import {
  continuedTerms,
  convergents,
  decimalText,
  expansionOf,
  fractionText,
  mixedText,
  nearestFraction,
  readExact,
} from '@/lib/subjects/numbers/exact'

const mostDigits = 2000
const mostTerms = 20
const parts = [2, 4, 8, 16, 32, 64]

export default defineCalculator({
  inputs: {
    value: text('Decimal or fraction', {
      initial: '0.1(6)',
      maxLength: 60,
      help: 'A repeating block goes into brackets: 0.1(6) is 0.1666… A fraction such as 5/8 or 2 3/4 becomes a decimal.',
    }),
    most: integer('Largest denominator of an approximation', {
      initial: 1000,
      min: 1,
      max: 1_000_000_000,
    }),
  },
  outputs: {
    fraction: { kind: 'text', label: 'Fraction in lowest terms' },
    mixed: { kind: 'text', label: 'Mixed number', optional: true },
    decimal: { kind: 'text', label: 'Decimal' },
    length: { kind: 'count', label: 'Length of the repeating block', unit: 'digits', optional: true },
    nearest: { kind: 'text', label: 'Nearest fraction with that denominator' },
    error: { kind: 'number', label: 'It is off by', optional: true },
    note: { kind: 'verdict', label: 'Note', optional: true },
    continued: { kind: 'text', label: 'Continued fraction', section: 'Approximations' },
    closer: {
      kind: 'table',
      label: 'Approximations, each closer than the one before',
      columns: {
        fraction: { kind: 'text', label: 'Fraction' },
        value: { kind: 'number', label: 'As a decimal', decimals: 10 },
        error: { kind: 'number', label: 'Off by' },
      },
    },
    inches: {
      kind: 'table',
      label: 'On an inch rule',
      columns: {
        part: { kind: 'text', label: 'To the nearest' },
        mark: { kind: 'text', label: 'Mark' },
        error: { kind: 'number', label: 'Mark less value', decimals: 6 },
      },
    },
  },
  formula:
    'd decimals: digits ÷ 10ᵈ, in lowest terms; a repeating block of n digits: block ÷ (10ⁿ − 1), moved behind the decimals that stand once',
  limits: [
    'Digits are taken as they are typed: 0.333 is 333/1000, and 0.(3) is a third.',
    'Repeating blocks of more than 2000 digits are cut and end with an ellipsis.',
    'Halfway between two marks of the rule the one farther from 0 is taken.',
  ],
  sources: [
    {
      title: 'Python documentation: fractions, rational numbers',
      href: 'https://docs.python.org/3/library/fractions.html',
    },
    { title: 'SymPy: continued fractions', href: 'https://docs.sympy.org/latest/modules/ntheory.html' },
  ],

  compute({ value, most }, { show }) {
    const exact = readExact(value, show.region)
    if (exact === 'zero') return problem('value', 'must not have 0 under the line')
    if (!exact) return problem('value', 'must be a number such as 0.75, 0.1(6), 5/8 or 2 3/4')
    const { block } = expansionOf(exact, mostDigits)
    const nearest = nearestFraction(exact, BigInt(most))
    const terms = continuedTerms(exact, mostTerms)
    const [whole = 0n, ...others] = terms
    return {
      fraction: fractionText(exact),
      mixed: mixedText(exact),
      decimal: decimalText(exact, show, mostDigits),
      length: block === '' ? undefined : block.length,
      nearest: fractionText(nearest),
      error: nearest === exact ? undefined : difference(nearest, exact),
      note: /\(9+\)/.test(value)
        ? { is: 'plain', says: 'Nines without end leave no gap: 0.(9) is 1, because 1 ÷ 3 × 3 is.' }
        : undefined,
      continued: `[${String(whole).replace('-', '−')}${others.length > 0 ? '; ' : ''}${others.join(', ')}${terms.length === mostTerms ? ', …' : ''}]`,
      closer: convergents(terms).map((one) => ({
        fraction: fractionText(one),
        value: toNumber(one),
        error: difference(one, exact),
      })),
      inches: parts.map((part) => {
        const mark = ratio(nearestWhole(product(exact, ratio(BigInt(part)))), BigInt(part))
        return { part: `1/${part}`, mark: mixedText(mark) ?? fractionText(mark), error: difference(mark, exact) }
      }),
    }
  },

  steps({ value }, { fraction, decimal }, show) {
    const exact = readExact(value, show.region)
    if (typeof exact !== 'object') return []
    const over = size(exact).over
    if (/\//.test(value) || over > 10n ** 12n || exact.under > 10n ** 12n)
      return [{ finds: 'Long division', working: `${fraction}, until a remainder comes again`, gives: decimal }]
    const [, fixed = '', block = ''] = /[.,](\d*)(?:\((\d+)\))?/.exec(value) ?? []
    const scale = 10 ** fixed.length * (block ? 10 ** block.length - 1 : 1)
    const numerator = Number(over) * (scale / Number(exact.under))
    if (!Number.isSafeInteger(numerator)) return []
    const figures = {
      n: { kind: 'count', value: numerator },
      d: { kind: 'count', value: scale },
      common: { kind: 'count', value: scale / Number(exact.under) },
    } as const
    return [
      {
        finds: block ? 'Nines and zeros under the block' : 'A one and zeros under the digits',
        gives: figures.d,
        is: block ? `(10^${block.length} − 1) × 10^${fixed.length}` : `10^${fixed.length}`,
      },
      {
        finds: 'Numerator, divided by the greatest common divisor',
        gives: { kind: 'count', value: Number(over) },
        is: '{n} ÷ {common}',
        with: figures,
      },
      {
        finds: 'Denominator, divided by it',
        gives: { kind: 'count', value: Number(exact.under) },
        is: '{d} ÷ {common}',
        with: figures,
      },
    ]
  },

  examples: [
    { name: 'A repeating decimal', given: { value: '0.1(6)', most: 1000 }, expect: { fraction: '1/6', length: 1 } },
    {
      name: 'A fraction for π',
      given: { value: '3.14159265358979', most: 1000 },
      expect: { nearest: '355/113', error: 0.000000266764 },
    },
    { name: 'A drill in thousandths', given: { value: '0.201', most: 64 }, expect: { nearest: '1/5' } },
  ],
})

function difference(one: Ratio, exact: Ratio): number {
  return toNumber(sum(one, negated(exact)))
}
