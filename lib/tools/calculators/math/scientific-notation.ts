import { choice, defineCalculator, problem, text } from '@/lib/kits/calculator'
import {
  combine,
  magnitudeOf,
  mostPower,
  readDecimal,
  toDigits,
  writeEngineering,
  writePlain,
  writePrefixed,
  writeScientific,
  writeWords,
  type Decimal,
} from '@/lib/subjects/numbers/scientific'

const calculates = { field: 'operation', is: ['+', '−', '×', '÷'] } as const
const unreadable = 'must be a number such as 12,300, 0.00056 or 1.23 × 10^4'

export default defineCalculator({
  inputs: {
    first: text('Number', {
      initial: '12,300',
      maxLength: 80,
      help: 'Such as 12,300, 0.00056, 1.23e4 or 1.23 × 10^4, with a power from −999 to 999.',
    }),
    operation: choice('Calculate', {
      options: { none: 'Only convert', '+': '+', '−': '−', '×': '×', '÷': '÷' },
      initial: 'none',
      as: 'menu',
    }),
    second: text('Second number', { initial: '4 × 10^5', maxLength: 80, shownWhen: calculates }),
    digits: choice('Significant digits', {
      options: {
        typed: 'As typed',
        '2': '2',
        '3': '3',
        '4': '4',
        '5': '5',
        '6': '6',
        '8': '8',
        '10': '10',
        '12': '12',
      },
      initial: 'typed',
      as: 'menu',
      help: 'As typed shows all digits of a result, at most fifteen of a quotient.',
      refines: true,
    }),
  },
  outputs: {
    scientific: { kind: 'text', label: 'Scientific notation' },
    engineering: { kind: 'text', label: 'Engineering notation' },
    prefixed: { kind: 'text', label: 'With an SI prefix', optional: true },
    eForm: { kind: 'text', label: 'For a calculator or a program' },
    plain: { kind: 'text', label: 'All digits', optional: true },
    words: { kind: 'text', label: 'In words (short scale)', optional: true },
    significant: { kind: 'count', label: 'Significant digits', section: 'Digits' },
    rounded: {
      kind: 'text',
      label: 'With the digits of what you typed',
      optional: true,
      section: 'Digits',
      help: 'A product has as many digits as the shorter number, a sum as many decimals as the coarser one.',
    },
  },
  formula: 'Number = a × 10ⁿ with a from 1 up to 10; engineering: n a multiple of 3 and a from 1 up to 1000',
  limits: [
    'Zeros at the end of a whole number are taken as place holders: 12,300 has three significant digits. Type 12,300.0 or 1.2300e4 for more.',
    'Sums, differences and products are exact; a quotient is cut after fifteen digits.',
    'Words follow the short scale of English, where a billion has nine zeros.',
  ],
  sources: [
    {
      title: 'BIPM: The International System of Units (SI Brochure), 9th edition, table 7, with the prefixes of 2022',
      href: 'https://www.bipm.org/en/publications/si-brochure',
    },
    {
      title: 'NIST Special Publication 811, section 7.9 and appendix B.7: choosing prefixes, rounding',
      href: 'https://www.nist.gov/pml/special-publication-811',
    },
  ],

  compute({ first, operation, second, digits }, { show }) {
    const one = readDecimal(first, show.region)
    if (!one) return problem('first', unreadable)
    const other = operation === 'none' ? one : readDecimal(second, show.region)
    if (!other) return problem('second', unreadable)
    const exact = operation === 'none' ? one : combine(one, other, operation)
    if (!exact) return problem('second', 'must not be 0: nothing can be divided by it')
    if (Math.abs(magnitudeOf(exact)) > mostPower) return problem('first', 'must lead to a power from −999 to 999')
    const value = digits === 'typed' ? exact : toDigits(exact, Number(digits))
    return {
      scientific: writeScientific(value, show),
      engineering: writeEngineering(value, show),
      prefixed: writePrefixed(value, show),
      eForm: writeScientific(value, show)
        .replace(/ × 10.*/, `\u00A0E${magnitudeOf(value)}`)
        .replace('E-', 'E−'),
      plain: writePlain(value, show),
      words: writeWords(value, show),
      significant: value.significant,
      rounded:
        operation === 'none' || exact.digits === 0n
          ? undefined
          : writeScientific(toDigits(exact, kept(one, other, exact, operation)), show),
    }
  },

  steps({ first, operation, second }, { scientific }, show) {
    const one = readDecimal(first, show.region)
    const other = readDecimal(second, show.region)
    if (!one) return []
    if (operation === 'none' || !other)
      return [
        {
          finds: 'The decimal sign moves',
          gives: 'scientific',
          says: `behind the first digit that is not 0, over ${Math.abs(magnitudeOf(one))} places`,
        },
      ]
    const of = (value: Decimal) =>
      ({
        kind: 'number',
        value: Number(value.digits) / 10 ** (String(value.digits).replace('-', '').length - 1),
      }) as const
    const powers = {
      p: { kind: 'count', value: magnitudeOf(one) },
      q: { kind: 'count', value: magnitudeOf(other) },
    } as const
    if (operation === '×' || operation === '÷')
      return [
        {
          finds: 'Coefficients',
          as: 'c',
          in: 'number',
          is: `{a} ${operation} {b}`,
          with: { a: of(one), b: of(other), ...powers },
        },
        { finds: 'Powers', as: 'n', in: 'count', is: operation === '×' ? '{p} + {q}' : '{p} − {q}' },
        {
          finds: 'Together',
          gives: 'scientific',
          says: '{c} × 10 to the power {n}, with one digit before the decimal sign',
        },
      ]
    const apart = magnitudeOf(one) - magnitudeOf(other)
    if (Math.abs(apart) > 12)
      return [
        {
          finds: 'Together',
          gives: 'scientific',
          says: `the powers lie ${Math.abs(apart)} apart, so the smaller number changes digits far behind: ${scientific}`,
        },
      ]
    return [
      { finds: 'Power of both', as: 'n', in: 'count', is: '{p}', with: { a: of(one), b: of(other), ...powers } },
      { finds: 'Second coefficient at that power', as: 'm', in: 'number', is: '{b} × 10 ^ ({q} − {p})' },
      { finds: 'Coefficients', as: 'c', in: 'number', is: `{a} ${operation} {m}` },
      {
        finds: 'Together',
        gives: 'scientific',
        says: '{c} × 10 to the power {n}, with one digit before the decimal sign',
      },
    ]
  },

  examples: [
    {
      name: 'Electrons in a milliampere',
      given: { first: '0.001', operation: '÷', second: '1.602176634e-19', digits: '4' },
      expect: { scientific: '6.242 × 10¹⁵', engineering: '6.242 × 10¹⁵' },
    },
    {
      name: 'The thickness of a soap film',
      given: { first: '0.00056', operation: 'none' },
      expect: {
        scientific: '5.6 × 10⁻⁴',
        engineering: '560 × 10⁻⁶',
        prefixed: '560\u00A0µ (micro)',
        words: '560 millionths',
      },
    },
  ],
})

/** Digits that a result keeps: NIST SP 811, B.7.1. */
function kept(one: Decimal, other: Decimal, result: Decimal, operation: '+' | '−' | '×' | '÷'): number {
  if (operation === '×' || operation === '÷') return Math.min(one.significant, other.significant)
  const lastPlace = (value: Decimal) => magnitudeOf(value) - value.significant + 1
  return Math.max(1, magnitudeOf(result) - Math.max(lastPlace(one), lastPlace(other)) + 1)
}
