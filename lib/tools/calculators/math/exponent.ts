import { choice, defineCalculator, problem, text } from '@/lib/kits/calculator'
import type { Line, Step, Verdict } from '@/lib/kits/calculator/types'
import type { Problem } from '@/lib/base/problem'
import type { Show } from '@/lib/base/format/show'
import type { Region } from '@/lib/base/region/types'
import {
  exactLogarithm,
  fractionText,
  naturalLog,
  negated,
  powerOf,
  quotient,
  ratio,
  raised,
  readReal,
  rootSign,
  size,
  surdText,
  toNumber,
  toRatio,
  writeExactly,
  writeMagnitude,
  writeRatio,
  type Power,
  type Ratio,
  type Real,
} from '@/lib/engines/exact-roots'

const [mostMagnitude, mostSurd] = [1_000_000, 45]

export default defineCalculator({
  inputs: {
    find: choice('Find', {
      options: { power: 'Power', base: 'Base', exponent: 'Exponent' },
      initial: 'power',
    }),
    base: text('Base', {
      initial: '2',
      maxLength: 60,
      help: 'A whole number, a decimal, a fraction or e.',
      shownWhen: { field: 'find', is: ['power', 'exponent'] },
    }),
    exponent: text('Exponent', {
      initial: '10',
      maxLength: 60,
      help: 'Also negative or a fraction, such as −3, 0.5 or 2/3.',
      shownWhen: { field: 'find', is: ['power', 'base'] },
    }),
    power: text('Power', { initial: '1024', maxLength: 60, shownWhen: { field: 'find', is: ['base', 'exponent'] } }),
  },
  outputs: {
    result: { kind: 'text', label: 'Result' },
    decimal: { kind: 'text', label: 'As a decimal', optional: true },
    scientific: { kind: 'text', label: 'Scientific notation', optional: true },
    form: { kind: 'text', label: 'Written without that exponent', optional: true },
    digits: { kind: 'count', label: 'Digits', optional: true },
    verdict: { kind: 'verdict', label: 'Note', optional: true },
    complex: { kind: 'text', label: 'Principal complex value', optional: true, section: 'Among the complex numbers' },
    all: { kind: 'text', label: 'Every digit', optional: true, section: 'Exactly' },
  },
  formula:
    'bⁿ = b × b × … (n times); b⁻ⁿ = 1 ÷ bⁿ; b^(p/q) = (q√b)ᵖ; base = power^(1 ÷ n); exponent = ln power ÷ ln base',
  limits: [
    `Whole powers and powers of fractions are exact up to 10,000 digits; beyond that the first eight digits and the power of ten are given, up to a million digits.`,
    '0 to the power 0 is written as 1, as in sums and series; as a limit it has no value.',
    'A negative base has a real power for whole exponents and for fractions with an odd denominator, in lowest terms.',
    'A minus belongs to the base here: base −2 with exponent 2 is (−2)² = 4.',
  ],
  sources: [
    { title: 'NIST Digital Library of Mathematical Functions, 4.2(iv): Powers', href: 'https://dlmf.nist.gov/4.2' },
    {
      title: 'Python documentation: fractions and integers of any length',
      href: 'https://docs.python.org/3/library/fractions.html',
    },
  ],

  compute(values, { show }) {
    const read = entered(values, show.region)
    if ('field' in read) return problem(read.field, read.message)
    if (values.find === 'power') return powered(read.base, read.exponent, show)
    return values.find === 'base' ? baseOf(read.exponent, read.power, show) : exponentOf(read.base, read.power, show)
  },

  steps(values, results, show) {
    const read = entered(values, show.region)
    if ('field' in read) return []
    if (values.find === 'power') return stepsOfPower(read.base, read.exponent, String(results.result))
    if (values.find === 'base')
      return [
        {
          finds: 'The root undoes the power',
          working: `${read.power.text ?? shown(read.power, show)} ^ (1 ÷ ${shown(read.exponent, show)})`,
          gives: String(results.result),
        },
      ]
    return stepsOfExponent(read.base, read.power)
  },

  asked: [
    {
      says: '{base:number} to the power of|raised to {exponent:number}',
      sets: { find: 'power' },
      gives: ['result', 'decimal'],
    },
  ],
  examples: [
    { name: 'Addresses of ten bits', given: { find: 'power', base: '2', exponent: '10' }, expect: { result: '1,024' } },
    {
      name: 'A root and a square',
      given: { find: 'power', base: '27', exponent: '2/3' },
      expect: { result: '9', form: '(∛27)²' },
    },
    {
      name: 'Doubling in ten years',
      given: { find: 'base', exponent: '10', power: '2' },
      expect: { result: '¹⁰√2 or −¹⁰√2' },
    },
    { name: 'How many halvings', given: { find: 'exponent', base: '1/2', power: '1/1024' }, expect: { result: '10' } },
  ],
})

type Field = 'base' | 'exponent' | 'power'
type Entered = Record<Field, Real>

function entered(
  values: Readonly<Record<Field, string>> & { find: string },
  region: Region,
): Entered | { field: Field; message: string } {
  const none: Real = { number: 0, exact: ratio(0n) }
  const found: Entered = { base: none, exponent: none, power: none }
  for (const field of ['base', 'exponent', 'power'] as const) {
    if (field === values.find) continue
    const read = readReal(values[field], region)
    if (read === 'zero') return { field, message: 'must not have 0 under the line' }
    if (!read) return { field, message: 'must be a number such as 27, −0.5 or 2/3, or e' }
    found[field] = read
  }
  return found
}

const shown = ({ exact, number, text: letter }: Real, show: Show) =>
  letter ?? (exact ? fractionText(exact) : show.number(number))
const zeroToZero: Verdict = {
  is: 'fair',
  says: '0⁰ is 1 by convention, since an empty product is 1. As a limit of powers it has no value of its own.',
}

/** An exponent as a quotient; e has none, and is taken as its double, which no root can be drawn of. */
const asRatio = (one: Real) => one.exact ?? toRatio(one.number.toPrecision(17))

function powered(base: Real, exponent: Real, show: Show) {
  const power = asRatio(exponent)
  if (base.number === 0) {
    if (power.over < 0n)
      return problem('exponent', 'must not be negative where the base is 0: nothing can be divided by 0')
    return power.over === 0n ? { result: '1', verdict: zeroToZero } : { result: '0' }
  }
  const found = powerOf(base, power)
  const form = formOf(base, power, show)
  if (found === 'complex') {
    const complex = complexOf(base, power, show)
    if (isProblem(complex)) return complex
    return {
      result: 'no real number',
      form,
      verdict: {
        is: 'fair',
        says: `In lowest terms the exponent is ${fractionText(power)}, an even root, and even powers are never negative.`,
      } as const,
      complex,
    }
  }
  const written = writtenPower(found, show)
  if (isProblem(written)) return written
  if (base.number > 0 || power.under === 1n) return { ...written, form }
  const complex = complexOf(base, power, show)
  if (isProblem(complex)) return complex
  return {
    ...written,
    form,
    verdict: {
      is: 'plain',
      says: 'The real value is shown. Programs often give the principal complex value, which is another number with the same power.',
    } as const,
    complex,
  }
}

const isProblem = (one: unknown): one is Problem<Field> => typeof one === 'object' && one !== null && 'message' in one
const tooLarge = () => problem('exponent', 'must lead to a number of at most a million digits')

function writtenPower(found: Power, show: Show) {
  const { exact, surd, near, magnitude, isNegative } = found
  const sign = isNegative ? '−' : ''
  if (Math.abs(magnitude) > mostMagnitude) return tooLarge()
  if (exact) return writeExactly(exact, show)
  const decimal = near ? `${sign}${writeRatio(near, 16, show)}` : `${sign}${writeMagnitude(magnitude, show)}`
  const isShort = surd && String(surd.of).length + String(surd.times.over).length <= mostSurd
  return isShort ? { result: `${sign}${surdText(surd)}`, decimal } : { result: `≈ ${decimal}` }
}

function complexOf(base: Real, power: Ratio, show: Show): string | Problem<Field> {
  const opposite: Real = { number: -base.number, ...(base.exact ? { exact: negated(base.exact) } : {}) }
  const found = powerOf(opposite, power)
  if (found === 'complex' || Math.abs(found.magnitude) > 300)
    return problem('exponent', 'must lead to a complex number of at most 300 digits')
  const length = found.near ? toNumber(found.near) : 10 ** found.magnitude
  // Whole turns are taken off exactly, before the angle becomes a double.
  const turn = (Number(power.over % (2n * power.under)) / Number(power.under)) * Math.PI
  const part = (value: number) => writeRatio(toRatio(value.toPrecision(10)), 10, show)
  const [real, imaginary] = [Math.cos(turn), Math.sin(turn)].map((one) => (Math.abs(one) < 1e-14 ? 0 : one * length))
  const side = `${part(Math.abs(imaginary ?? 0))}i`
  if (!real) return `${(imaginary ?? 0) < 0 ? '−' : ''}${side}`
  return `${part(real)} ${(imaginary ?? 0) < 0 ? '−' : '+'} ${side}`
}

/** As a reciprocal, as a root, or both. */
function formOf(base: Real, power: Ratio, show: Show): string | undefined {
  if (!base.exact && base.text === undefined) return undefined
  if (power.under > 100n || String(power.over).length > 9) return undefined
  if (power.over >= 0n && power.under === 1n) return undefined
  const times = power.over < 0n ? -power.over : power.over
  const isPlain = base.number > 0 && (base.exact?.under ?? 1n) === 1n
  const name = isPlain ? shown(base, show) : `(${shown(base, show)})`
  const index = Number(power.under)
  const rooted = index === 1 ? name : `${rootSign(index)}${name}`
  const whole = times === 1n ? rooted : `${index === 1 ? rooted : `(${rooted})`}${raised(times)}`
  return power.over < 0n ? `1 ÷ ${whole}` : whole
}

function baseOf(exponent: Real, power: Real, show: Show) {
  const times = asRatio(exponent)
  if (times.over === 0n) return problem('exponent', 'must not be 0: every base to the power 0 is 1')
  const inverse = quotient(ratio(1n), times)
  if (power.number === 0)
    return times.over < 0n
      ? problem('power', 'must not be 0 where the exponent is negative: no number divides 1 into nothing')
      : { result: '0' }
  const found = powerOf(power, inverse)
  if (found === 'complex')
    return problem('power', 'must not be negative where the exponent is even: even powers are never negative')
  const written = writtenPower(found, show)
  if (isProblem(written)) return written
  const isEven = times.over % 2n === 0n && power.number > 0
  const other = (one: string) => (one.startsWith('≈ ') ? `≈ −${one.slice(2)}` : `−${one}`)
  return {
    ...written,
    result: isEven ? `${written.result} or ${other(written.result)}` : written.result,
  }
}

function exponentOf(base: Real, power: Real, show: Show) {
  if (base.number === 0 || base.number === 1 || base.number === -1)
    return problem('base', `must not be ${show.number(base.number)}: its powers do not tell exponents apart`)
  if (power.number === 0) return problem('power', 'must not be 0: no power of another base is 0')
  const exact = base.exact && power.exact && exactLogarithm(size(base.exact), size(power.exact))
  if (base.number < 0 || power.number < 0) {
    const isRight = exact?.under === 1n && (exact.over % 2n !== 0n) === power.number < 0 && base.number < 0
    if (isRight) return { result: fractionText(exact) }
    return base.number < 0
      ? problem('base', 'must be above 0 for this power: a negative base reaches it with no whole exponent')
      : problem('power', 'must be above 0: powers of a base above 0 are never negative')
  }
  if (exact)
    return { result: fractionText(exact), decimal: exact.under === 1n ? undefined : writeRatio(exact, 16, show) }
  return { result: `≈ ${writeRatio(toRatio((naturalLog(power) / naturalLog(base)).toPrecision(14)), 14, show)}` }
}

const figure = (value: number) => ({ kind: 'number', value }) as const
const isPrinted = (value: number) => Math.abs(value) < 1e12 && Math.abs(value) > 1e-4

/** The laws of indices in the order in which they are used. */
function stepsOfPower(base: Real, exponent: Real, result: string): (Line<never> | Step)[] {
  const power = asRatio(exponent)
  const [times, index] = [toNumber(size(power)), Number(power.under)]
  if (base.number === 0 || power.over === 0n)
    return [{ finds: 'Law', working: 'any number to the power 0 is 1; 0 to any power above 0 is 0', gives: result }]
  const lines: (Line<never> | Step)[] = []
  const root = index === 1 ? base.number : Math.sign(base.number) * Math.abs(base.number) ** (1 / index)
  const whole = Number(size(power).over)
  const raisedTo = root ** whole
  if (
    ![base.number, root, raisedTo].every(isPrinted) ||
    Number.isNaN(root) ||
    whole > 1000 ||
    (base.number < 0 && index % 2 === 0)
  )
    return [
      {
        finds: power.over < 0n ? 'Reciprocal of the power' : 'Power',
        working: index === 1 ? 'multiplied out in whole numbers' : 'by the law b^(p/q) = (q√b)^p',
        gives: result,
      },
    ]
  if (index > 1)
    lines.push({
      finds: `b^(p/q) = (q√b)^p: the root with the index ${index}`,
      gives: figure(root),
      is: base.number < 0 ? '−({b} ^ (1 ÷ {q}))' : '{b} ^ (1 ÷ {q})',
      with: { b: figure(Math.abs(base.number)), q: figure(index) },
    })
  if (whole > 1 && whole <= 8)
    lines.push({
      finds: `Power ${whole}: the base ${whole} times as a factor`,
      gives: figure(raisedTo),
      is: Array.from({ length: whole }, () => '{r}').join(' × '),
      with: { r: figure(root) },
    })
  if (whole > 8)
    lines.push({
      finds: `Power ${whole}`,
      gives: figure(raisedTo),
      is: '{r} ^ {n}',
      with: { r: figure(root), n: figure(whole) },
    })
  if (power.over < 0n && isPrinted(1 / raisedTo))
    lines.push({ finds: 'b⁻ⁿ = 1 ÷ bⁿ', gives: figure(1 / raisedTo), is: '1 ÷ {w}', with: { w: figure(raisedTo) } })
  return lines.length > 0
    ? lines
    : [{ finds: 'Law', working: `a base to the power ${times} stays what it is`, gives: result }]
}

function stepsOfExponent(base: Real, power: Real): (Line<never> | Step)[] {
  if (![base.number, power.number].every((value) => value > 0 && isPrinted(value)) || base.number === 1) return []
  const [top, bottom] = [naturalLog(power), naturalLog(base)]
  return [
    { finds: 'Logarithm of the power', gives: figure(top), is: 'ln({p})', with: { p: figure(power.number) } },
    { finds: 'Logarithm of the base', gives: figure(bottom), is: 'ln({b})', with: { b: figure(base.number) } },
    { finds: 'Exponent', gives: figure(top / bottom), is: '{t} ÷ {u}', with: { t: figure(top), u: figure(bottom) } },
  ]
}
