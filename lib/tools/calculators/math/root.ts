import { defineCalculator, integer, problem, text } from '@/lib/kits/calculator'
import type { Line, Step, Verdict } from '@/lib/kits/calculator/types'
import type { Show } from '@/lib/base/format/show'
import {
  factorsOf,
  factorText,
  fractionText,
  quotient,
  ratio,
  readExact,
  rootNumber,
  rootSign,
  rootText,
  size,
  surdOf,
  surdText,
  toNumber,
  toRatio,
  wholeRoot,
  wholeText,
  writeRatio,
  type Ratio,
  type Surd,
} from '@/lib/engines/exact-roots'

const [written, mostIndex] = [16, 100]

export default defineCalculator({
  inputs: {
    radicand: text('Number under the root', {
      initial: '72',
      maxLength: 60,
      help: 'A whole number, a decimal or a fraction, also a negative one.',
    }),
    index: integer('Which root', {
      initial: 2,
      min: -mostIndex,
      max: mostIndex,
      help: '2 is the square root, 3 the cube root. A negative one is 1 divided by the root.',
    }),
  },
  outputs: {
    root: { kind: 'text', label: 'Simplest form' },
    decimal: { kind: 'text', label: 'As a decimal' },
    verdict: { kind: 'verdict', label: 'Kind' },
    real: { kind: 'text', label: 'All real roots', optional: true },
    between: { kind: 'text', label: 'Lies between', optional: true },
    factors: { kind: 'text', label: 'Under the root, in primes', optional: true, section: 'Further' },
    reciprocal: { kind: 'text', label: '1 divided by the root, rationalized', optional: true, section: 'Further' },
    complex: {
      kind: 'table',
      label: 'All complex roots',
      help: 'The first one is the principal root. All lie on a circle around 0, equally far apart.',
      optional: true,
      columns: {
        k: { kind: 'count', label: 'Number' },
        root: { kind: 'text', label: 'Root' },
        angle: { kind: 'number', label: 'Angle', unit: '°' },
      },
    },
    newton: {
      kind: 'table',
      label: 'By Newton’s method',
      help: 'From the root rounded to two digits. Each line is the mean of the guess, taken n − 1 times, and the number divided by the guess to the power n − 1.',
      optional: true,
      columns: {
        step: { kind: 'count', label: 'Step' },
        guess: { kind: 'text', label: 'Guess' },
        error: { kind: 'text', label: 'Off by about' },
      },
    },
  },
  formula:
    'ⁿ√x = y where yⁿ = x; ⁿ√(kⁿ × m) = k × ⁿ√m; ⁿ√(p/q) = ⁿ√(p × qⁿ⁻¹)/q; all n roots: ⁿ√|x| at the angles (θ + 360° × k) ÷ n',
  limits: [
    `Roots go from the square root to the ${mostIndex}th, and to their reciprocals.`,
    'An odd root of a negative number is the real, negative one. The principal complex root, which programs may give, is in the table.',
    'Simplifying takes the number apart into primes; a square of two primes beyond 2⁶⁴ may stay under the root.',
    `Decimals have ${written} significant digits and are rounded at the end only; those of complex roots have ten.`,
  ],
  sources: [
    {
      title: 'NIST Digital Library of Mathematical Functions, 4.2(iv): Powers and roots',
      href: 'https://dlmf.nist.gov/4.2',
    },
    {
      title: 'NIST Digital Library of Mathematical Functions, 3.8(ii): Newton’s rule',
      href: 'https://dlmf.nist.gov/3.8',
    },
  ],

  compute({ radicand, index }, { show }) {
    if (index === 0) return problem('index', 'must not be 0: no number to the power 0 is anything but 1')
    if (Math.abs(index) === 1) return problem('index', `must be from 2 to ${mostIndex}, or the same with a minus`)
    const read = readExact(radicand, show.region)
    if (read === 'zero') return problem('radicand', 'must not have 0 under the line')
    if (!read) return problem('radicand', 'must be a number such as 72, 0.5, −27 or 3/4')
    if (read.over === 0n && index < 0)
      return problem('radicand', 'must not be 0 with a negative root: nothing can be divided by 0')
    const degree = Math.abs(index)
    const value = index < 0 ? quotient(ratio(1n), read) : read
    const surd = surdOf(size(value), degree)
    const near = rootNumber(size(value), degree, 30)
    const isImaginary = value.over < 0n && degree % 2 === 0
    return {
      root: isImaginary ? imaginaryText(surd, degree) : rootText(value, degree),
      decimal: isImaginary
        ? degree === 2
          ? `${writeRatio(near, written, show)}i`
          : complexText(toNumber(near), 180 / degree, show)
        : `${value.over < 0n ? '−' : ''}${writeRatio(near, written, show)}`,
      verdict: verdictOf(value, degree, surd),
      real: isImaginary ? undefined : realRoots(value, degree),
      between: betweenOf(value, degree, surd, show),
      factors: value.under === 1n && value.over > 1n ? factorText(factorsOf(value.over)) : undefined,
      reciprocal: isImaginary || value.over === 0n ? undefined : rootText(quotient(ratio(1n), value), degree),
      complex: value.over === 0n ? undefined : complexRoots(value, degree, toNumber(near), show),
      newton: isImaginary || surd.of === 1n ? undefined : newtonOf(size(value), degree, near, show),
    }
  },

  steps({ radicand, index }, { root }, show) {
    const read = readExact(radicand, show.region)
    if (!read || read === 'zero' || Math.abs(index) < 2) return []
    const degree = Math.abs(index)
    const value = index < 0 && read.over !== 0n ? quotient(ratio(1n), read) : read
    return stepsOf(value, degree, root)
  },

  asked: [
    { says: 'square root of|sqrt {radicand:number}', sets: { index: '2' }, gives: ['root', 'decimal'] },
    { says: 'cube root of|cbrt {radicand:number}', sets: { index: '3' }, gives: ['root', 'decimal'] },
  ],
  examples: [
    {
      name: 'The diagonal of a room',
      given: { radicand: '72', index: 2 },
      expect: { root: '6√2', decimal: '8.48528137423857' },
    },
    {
      name: 'A cube of 500 liters',
      given: { radicand: '0.5', index: 3 },
      expect: { root: '∛4/2', decimal: '0.7937005259840997' },
    },
    {
      name: 'Thirty-two, five times over',
      given: { radicand: '32', index: 5 },
      expect: { root: '2', verdict: 'good' },
    },
  ],
})

const ordinal = (degree: number) =>
  degree === 2 ? 'square' : degree === 3 ? 'cube' : `power with the exponent ${degree}`

function verdictOf(value: Ratio, degree: number, { of }: Surd): Verdict {
  if (value.over < 0n && degree % 2 === 0)
    return { is: 'fair', says: 'No real number: an even power is never negative. The principal root is complex.' }
  if (of === 1n)
    return { is: 'good', says: `${fractionText(value)} is a perfect ${ordinal(degree)}, so its root is exact.` }
  return {
    is: 'plain',
    says: `${fractionText(value)} is no perfect ${ordinal(degree)}: the root is irrational, its decimals never end or repeat.`,
  }
}

/** Of a negative number under an even root: i√5, or the polar form where that is no multiple of i. */
function imaginaryText(surd: Surd, degree: number): string {
  if (degree !== 2) return `${surdText(surd)} × (cos ${180 / degree}° + i sin ${180 / degree}°)`
  const written = surdText(surd)
  if (surd.of === 1n) return surd.times.under === 1n ? (written === '1' ? 'i' : `${written}i`) : `(${written})i`
  const [before = '', after = ''] = written.split('√')
  return `${before}i√${after}`
}

function realRoots(value: Ratio, degree: number): string | undefined {
  if (value.over === 0n) return undefined
  const text = rootText(value, degree)
  return degree % 2 === 0 ? `${text} and −${text}` : `${text} alone`
}

function betweenOf(value: Ratio, degree: number, { of }: Surd, show: Show): string | undefined {
  if (of === 1n || (value.over < 0n && degree % 2 === 0)) return undefined
  const { over, under } = size(value)
  const low = wholeRoot(over / under, degree)
  const [first, second] = value.over < 0n ? [-low - 1n, -low] : [low, low + 1n]
  return `${wholeText(first, show)} and ${wholeText(second, show)}`
}

const mostDigits = 10
/** A double as it is read, without what binary arithmetic leaves behind. */
function part(value: number, show: Show): string {
  return writeRatio(toRatio(value.toPrecision(mostDigits)), mostDigits, show)
}

function complexText(length: number, degrees: number, show: Show): string {
  const turn = (degrees * Math.PI) / 180
  const clean = (value: number) => (Math.abs(value) < length * 1e-14 ? 0 : value)
  const [real, imaginary] = [clean(length * Math.cos(turn)), clean(length * Math.sin(turn))]
  if (imaginary === 0) return part(real, show)
  const side = `${part(Math.abs(imaginary), show)}i`
  if (real === 0) return `${imaginary < 0 ? '−' : ''}${side}`
  return `${part(real, show)} ${imaginary < 0 ? '−' : '+'} ${side}`
}

function complexRoots(value: Ratio, degree: number, length: number, show: Show) {
  const first = value.over < 0n ? 180 / degree : 0
  return Array.from({ length: degree }, (_, at) => {
    const angle = first + (360 * at) / degree
    return { k: at + 1, root: complexText(length, angle, show), angle }
  })
}

const mostSteps = 8

/** From the root rounded to two digits, in quotients of sixty decimals. */
function newtonOf(value: Ratio, degree: number, root: Ratio, show: Show) {
  const rows = []
  let guess = toRatio(toNumber(root).toPrecision(2))
  for (let step = 0; step <= mostSteps; step += 1) {
    const off = Math.abs(toNumber(guess) / toNumber(root) - 1)
    rows.push({
      step,
      guess: writeRatio(guess, 14, show),
      error: off < 1e-14 ? 'below the last digit' : writeRatio(size(difference(guess, root)), 2, show),
    })
    if (off < 1e-14) break
    const power = BigInt(degree - 1)
    const over = power * guess.over ** BigInt(degree) * value.under + value.over * guess.under ** BigInt(degree)
    const under = BigInt(degree) * guess.over ** power * guess.under * value.under
    guess = ratio((over * scale) / under, scale)
  }
  return rows
}

const difference = (one: Ratio, other: Ratio) =>
  ratio(one.over * other.under - other.over * one.under, one.under * other.under)
const scale = 10n ** 60n

const figure = (value: bigint) => ({ kind: 'count', value: Number(value) }) as const
const readable = 10n ** 12n

/** What is taken out of the root, and what stays. */
function stepsOf(value: Ratio, degree: number, root: string): (Line<never> | Step)[] {
  const { over, under } = size(value)
  if (over === 0n) return [{ finds: 'In simplest form', working: 'no factor of 0 other than 0', gives: root }]
  const surd = surdOf({ over, under }, degree)
  const sign = value.over >= 0n ? '' : degree % 2 === 1 ? '−1 × ' : degree === 2 ? 'i × ' : `(at ${180 / degree}°) `
  if (under !== 1n)
    return [
      {
        finds: 'A whole number below the line',
        working: `${sign}${rootSign(degree)}(${fractionText(size(value))}) = ${rootSign(degree)}(${over} × ${under}${degree > 2 ? `^${degree - 1}` : ''}) ÷ ${under}`,
        gives: root,
      },
    ]
  const out = surd.times.over
  const inside = over / out ** BigInt(degree)
  if (over > readable) return [{ finds: 'In simplest form', working: `${sign}${rootSign(degree)}${over}`, gives: root }]
  return [
    { finds: 'In primes', working: String(over), gives: factorText(factorsOf(over)) },
    {
      finds: `The largest ${ordinal(degree)} in it`,
      gives: figure(out ** BigInt(degree)),
      is: `{k} ^ ${degree}`,
      with: { k: figure(out) },
    },
    {
      finds: 'What stays under the root',
      gives: figure(inside),
      is: '{n} ÷ {m}',
      with: { n: figure(over), m: figure(out ** BigInt(degree)) },
    },
    { finds: 'In simplest form', working: `${sign}${out} × ${rootSign(degree)}${inside}`, gives: root },
  ]
}
