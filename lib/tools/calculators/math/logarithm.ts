import { choice, defineCalculator, problem, text } from '@/lib/kits/calculator'
import type { Line, Step, Verdict } from '@/lib/kits/calculator/types'
import type { Show } from '@/lib/base/format/show'
import type { Region } from '@/lib/base/region/types'
import {
  exactLogarithm,
  factorsOf,
  fractionText,
  naturalLog,
  powerOf,
  quotient,
  ratio,
  readReal,
  toNumber,
  toRatio,
  writeRatio,
  type Ratio,
  type Real,
} from '@/lib/engines/exact-roots'

const [written, mostExponent] = [14, 300]

export default defineCalculator({
  inputs: {
    find: choice('Find', {
      options: { logarithm: 'Logarithm', argument: 'Number (antilog)', base: 'Base' },
      initial: 'logarithm',
    }),
    argument: text('Number', {
      initial: '1024',
      maxLength: 60,
      help: 'Above 0: a whole number, a decimal, a fraction or e.',
      shownWhen: { field: 'find', is: ['logarithm', 'base'] },
    }),
    base: text('Base', {
      initial: '2',
      maxLength: 60,
      help: '10 for the common logarithm, e for the natural one.',
      shownWhen: { field: 'find', is: ['logarithm', 'argument'] },
    }),
    logarithm: text('Logarithm', {
      initial: '10',
      maxLength: 60,
      shownWhen: { field: 'find', is: ['argument', 'base'] },
    }),
  },
  outputs: {
    result: { kind: 'text', label: 'Result' },
    statement: { kind: 'text', label: 'In one line' },
    asPower: { kind: 'text', label: 'The same as a power' },
    verdict: { kind: 'verdict', label: 'Kind', optional: true },
    natural: { kind: 'text', label: 'ln, to the base e', section: 'Logarithms of the number' },
    common: { kind: 'text', label: 'lg, to the base 10', section: 'Logarithms of the number' },
    binary: { kind: 'text', label: 'ld, to the base 2', section: 'Logarithms of the number' },
    expanded: { kind: 'text', label: 'Expanded by the laws', optional: true, section: 'Laws' },
    law: { kind: 'text', label: 'Used', optional: true, section: 'Laws' },
    change: { kind: 'text', label: 'Change of base', section: 'Laws' },
    curve: {
      kind: 'series',
      label: 'Curve',
      optional: true,
      columns: { x: { kind: 'number', label: 'Number' }, y: { kind: 'number', label: 'Logarithm' } },
    },
  },
  charts: [{ kind: 'line', of: 'curve', x: 'x', y: ['y'], title: 'The logarithm to this base', needs: 'curve' }],
  formula:
    'log_b(x) = ln x ÷ ln b; x = bʸ; b = x^(1 ÷ y); log(u × v) = log u + log v; log(u ÷ v) = log u − log v; log(uⁿ) = n × log u',
  limits: [
    'Logarithms are real: of numbers above 0, to bases above 0 other than 1.',
    `A logarithm that is a quotient with a denominator up to 60 is given exactly; others have ${written} significant digits.`,
    'A number found from its logarithm has at most 300 digits before or behind the decimal sign.',
  ],
  sources: [
    {
      title: 'NIST Digital Library of Mathematical Functions, 4.2: Logarithm, exponential, powers',
      href: 'https://dlmf.nist.gov/4.2',
    },
    {
      title: 'NIST Digital Library of Mathematical Functions, 4.8: Identities of logarithms',
      href: 'https://dlmf.nist.gov/4.8',
    },
  ],

  compute(values, { show }) {
    const read = entered(values, show.region)
    if ('field' in read) return problem(read.field, read.message)
    const found = solved(values.find, read, show)
    if ('field' in found) return problem(found.field, found.message)
    const { base, argument, logarithm } = found
    const log = Math.log10(Math.E)
    const natural = found.natural
    return {
      result: found.result,
      statement: `log_${shown(base, show)}(${shown(argument, show)}) ${found.isExact ? '=' : '≈'} ${shown(logarithm, show)}`,
      asPower: `${inBrackets(base, show)}^${inBrackets(logarithm, show)} ${found.isExact ? '=' : '≈'} ${shown(argument, show)}`,
      verdict: verdictOf(found),
      natural: near(natural, show),
      common: near(found.exactly(10n) ?? natural * log, show),
      binary: near(found.exactly(2n) ?? natural / Math.LN2, show),
      ...expansionOf(base, argument, show),
      change: `log_${shown(base, show)}(${shown(argument, show)}) = ln ${shown(argument, show)} ÷ ln ${shown(base, show)} = ${near(natural, show)} ÷ ${near(naturalLog(base), show)}`,
      curve: curveOf(naturalLog(base), argument.number),
    }
  },

  steps(values, { result }, show) {
    const read = entered(values, show.region)
    if ('field' in read) return []
    const found = solved(values.find, read, show)
    if ('field' in found) return []
    return stepsOf(values.find, found, result, show)
  },

  asked: [
    { says: 'log base {base:number} of {argument:number}', sets: { find: 'logarithm' }, gives: ['result'] },
    { says: 'ln|natural log of {argument:number}', sets: { find: 'logarithm', base: 'e' }, gives: ['result'] },
    { says: 'log10|lg|common log of {argument:number}', sets: { find: 'logarithm', base: '10' }, gives: ['result'] },
  ],
  examples: [
    {
      name: 'Bits for a thousand states',
      given: { find: 'logarithm', argument: '1024', base: '2' },
      expect: { result: '10', asPower: '2^10 = 1024' },
    },
    {
      name: 'An acid of pH 2.5',
      given: { find: 'argument', base: '10', logarithm: '-2.5' },
      expect: { result: '0.0031622776601684' },
    },
    {
      name: 'Growth per year',
      given: { find: 'base', argument: '2', logarithm: '10' },
      expect: { result: '1.0717734625363' },
    },
  ],
})

type Field = 'argument' | 'base' | 'logarithm'
type Task = Field
interface Refused {
  field: Field
  message: string
}
type Entered = Record<Field, Real>

function entered(values: Readonly<Record<Field, string>> & { find: Task }, region: Region): Entered | Refused {
  const none: Real = { number: 1, exact: ratio(1n) }
  const found: Entered = { argument: none, base: none, logarithm: none }
  for (const field of ['argument', 'base', 'logarithm'] as const) {
    if (field === values.find) continue
    const read = readReal(values[field], region)
    if (read === 'zero') return { field, message: 'must not have 0 under the line' }
    if (!read) return { field, message: 'must be a number such as 1024, 0.5 or 2/3, or e' }
    found[field] = read
  }
  const { argument, base } = found
  if (values.find !== 'argument' && argument.number <= 0)
    return { field: 'argument', message: 'must be above 0: no real power of a base above 0 is 0 or negative' }
  if (values.find !== 'base' && (base.number <= 0 || isOne(base)))
    return {
      field: 'base',
      message: 'must be above 0 and not 1: powers of 1 are all 1, those of a negative number change their sign',
    }
  return found
}
const isOne = ({ exact }: Real) => exact?.over === exact?.under && exact !== undefined

const near = (value: number, show: Show) =>
  value === 0 ? '0' : writeRatio(toRatio(value.toPrecision(written)), written, show)
function shown({ text: letter, exact, number }: Real, show: Show): string {
  if (letter) return letter
  const isShort = exact && `${exact.over}${exact.under}`.length <= 30
  return isShort ? fractionText(exact) : near(number, show)
}
function inBrackets(one: Real, show: Show): string {
  const text = shown(one, show)
  return /^[\d.,]+$|^e$/.test(text) ? text : `(${text})`
}

interface Solved extends Entered {
  result: string
  isExact: boolean
  /** ln of the argument. */
  natural: number
  /** Its logarithm to a base, where that is a quotient. */
  exactly(base: bigint): number | undefined
}

function solved(find: Task, { argument, base, logarithm }: Entered, show: Show): Solved | Refused {
  const finish = (parts: Entered, result: string, isExact: boolean, natural = naturalLog(parts.argument)): Solved => ({
    ...parts,
    result,
    isExact,
    natural,
    exactly: (of) => {
      const exact = parts.argument.exact && exactLogarithm(ratio(of), parts.argument.exact)
      return exact && toNumber(exact)
    },
  })
  if (find === 'logarithm') {
    const exact = logarithmOf(base, argument)
    if (exact)
      return finish({ argument, base, logarithm: { number: toNumber(exact), exact } }, exactText(exact, show), true)
    const number = naturalLog(argument) / naturalLog(base)
    return finish({ argument, base, logarithm: { number } }, near(number, show), false)
  }
  if (find === 'base' && logarithm.number === 0)
    return {
      field: 'logarithm',
      message: 'must not be 0: the logarithm of 1 is 0 to every base, that of another number to none',
    }
  const [of, exponent] = find === 'argument' ? [base, logarithm] : [argument, inverse(logarithm)]
  const natural = naturalLog(of) * exponent.number
  if (Math.abs(natural / Math.LN10) > mostExponent)
    return { field: 'logarithm', message: 'must lead to a number with at most 300 digits' }
  const found = exponent.exact ? powerOf(of, exponent.exact) : undefined
  const { exact, near: close } = found && found !== 'complex' ? found : {}
  const isShort = exact !== undefined && `${exact.over}${exact.under}`.length <= 40
  const number = close ? toNumber(close) : Math.exp(natural)
  const value: Real = isShort ? { number, exact } : { number }
  const result = isShort ? exactText(exact, show) : close ? writeRatio(close, written, show) : near(number, show)
  const parts = find === 'argument' ? { base, logarithm, argument: value } : { argument, logarithm, base: value }
  if (find === 'base' && value.number === 1)
    return { field: 'argument', message: 'must not be so close to 1 with this logarithm: its base would be 1' }
  return finish(parts, result, isShort, find === 'argument' ? natural : undefined)
}

/** e to the power 1 is the only power of e that is found exactly. */
function logarithmOf(base: Real, argument: Real): Ratio | undefined {
  if (base.text && argument.text) return ratio(1n)
  if (isOne(argument)) return ratio(0n)
  return base.exact && argument.exact && exactLogarithm(base.exact, argument.exact)
}

function inverse({ exact, number }: Real): Real {
  return exact ? { number: 1 / number, exact: quotient(ratio(1n), exact) } : { number: 1 / number }
}

function exactText(exact: Ratio, show: Show): string {
  return exact.under === 1n || `${exact.over}${exact.under}`.length <= 20
    ? fractionText(exact)
    : writeRatio(exact, written, show)
}

function verdictOf({ logarithm, argument, isExact }: Solved): Verdict | undefined {
  if (isExact && logarithm.exact?.under === 1n)
    return { is: 'good', says: 'The number is a whole power of the base, so this is exact.' }
  if (isExact) return { is: 'good', says: 'The number is a root or a power of a root of the base, so this is exact.' }
  if (argument.exact && Math.abs(argument.number - 1) < 0.01 && !isOne(argument))
    return {
      is: 'plain',
      says: 'The number is close to 1, so its logarithm was taken of the difference, which keeps all its digits.',
    }
  return undefined
}

/** Products, quotients and powers taken apart: log 72 = 3 log 2 + 2 log 3. */
function expansionOf(base: Real, { exact }: Real, show: Show): { expanded?: string; law?: string } {
  if (!exact || exact.over <= 0n || (exact.over === 1n && exact.under === 1n)) return {}
  const [above, below] = [factorsOf(exact.over), factorsOf(exact.under)]
  if (above.rest !== 1n || below.rest !== 1n) return {}
  const count = above.primes.length + below.primes.length
  if (count === 1 && [...above.primes, ...below.primes].every(([, power]) => power === 1) && exact.under === 1n)
    return {}
  const name = `log_${shown(base, show)}`
  const term = ([prime, power]: readonly [bigint, number]) => `${power === 1 ? '' : `${power} × `}${name}(${prime})`
  const plus = above.primes.map(term).join(' + ')
  const minus = below.primes.map((one) => ` − ${term(one)}`).join('')
  const used = [
    ...(above.primes.length > 1 ? ['log(u × v) = log u + log v'] : []),
    ...(below.primes.length > 0 ? ['log(u ÷ v) = log u − log v'] : []),
    ...([...above.primes, ...below.primes].some(([, power]) => power > 1) ? ['log(uⁿ) = n × log u'] : []),
  ]
  return { expanded: `${plus}${minus}`.trim(), law: used.join('; ') }
}

const samples = 100

/** From near 0 to twice the number, where a screen can show both. */
function curveOf(ofBase: number, argument: number): { x: number; y: number }[] | undefined {
  if (argument < 1e-3 || argument > 1e9 || Math.abs(ofBase) < 1e-6) return undefined
  const end = Math.max(2, argument * 1.5)
  return Array.from({ length: samples }, (_, at) => {
    const x = (end * (at + 1)) / samples
    return { x, y: Math.log(x) / ofBase }
  })
}

const figure = (value: number) => ({ kind: 'number', value, decimals: 8 }) as const
const plain = (value: number) => ({ kind: 'number', value }) as const
const isPrinted = (value: number) => Math.abs(value) < 1e12 && Math.abs(value) > 1e-4

function stepsOf(
  find: Task,
  { base, argument, logarithm, natural }: Solved,
  result: string,
  show: Show,
): (Line<never> | Step)[] {
  const top = figure(natural)
  const bottom = figure(naturalLog(base))
  if (![base.number, argument.number].every(isPrinted) || !isPrinted(natural) || !isPrinted(bottom.value))
    return [
      {
        finds: 'Change of base',
        working: `ln(${shown(argument, show)}) ÷ ln(${shown(base, show)})`,
        gives: find === 'logarithm' ? result : shown(logarithm, show),
      },
    ]
  if (find === 'logarithm')
    return [
      { finds: 'Logarithm of the number', gives: top, is: 'ln({x})', with: { x: plain(argument.number) } },
      { finds: 'Logarithm of the base', gives: bottom, is: 'ln({b})', with: { b: plain(base.number) } },
      { finds: 'Change of base', gives: figure(logarithm.number), is: '{t} ÷ {u}', with: { t: top, u: bottom } },
    ]
  const value = plain(logarithm.number)
  return find === 'argument'
    ? [
        {
          finds: 'The base to the power of the logarithm',
          gives: figure(argument.number),
          is: '{b} ^ {y}',
          with: { b: plain(base.number), y: value },
        },
      ]
    : [
        {
          finds: 'The number to the power 1 ÷ logarithm',
          gives: figure(base.number),
          is: '{x} ^ (1 ÷ {y})',
          with: { x: plain(argument.number), y: value },
        },
      ]
}
