import { choice, defineCalculator, integer, number, problem } from '@/lib/kits/calculator'
import type { Line, Step, Verdict } from '@/lib/kits/calculator/types'
import type { Show } from '@/lib/base/format/show'
import {
  derangements,
  doubleFactorial,
  factorialOf,
  gamma,
  logGamma,
  product,
  productBelow,
  ratio,
  sum,
  timesInFactorial,
  toNumber,
  toRatio,
  writeExactly,
  writeMagnitude,
  writeRatio,
  type Ratio,
} from '@/lib/engines/counting'

const [most, mostBelow, mostBroken, mostWritten] = [10_000, 170, 100, 14]
const byStep = { field: 'kind', is: ['falling', 'rising'] } as const

export default defineCalculator({
  inputs: {
    kind: choice('Kind', {
      options: {
        plain: 'n! (factorial)',
        double: 'n!! (double factorial)',
        sub: '!n (subfactorial)',
        falling: 'Falling factorial',
        rising: 'Rising factorial',
      },
      initial: 'plain',
      as: 'menu',
    }),
    n: number('Number n', {
      initial: 20,
      min: -mostBelow,
      max: most,
      decimals: 10,
      help: 'Up to 10,000. A factorial of a decimal is a value of the gamma function.',
    }),
    steps: integer('How many factors', { initial: 3, min: 0, max: most, shownWhen: byStep }),
  },
  outputs: {
    result: { kind: 'text', label: 'Result' },
    decimal: { kind: 'text', label: 'As a decimal', optional: true },
    verdict: { kind: 'verdict', label: 'Note', optional: true },
    digits: { kind: 'count', label: 'Digits', optional: true },
    zeros: { kind: 'count', label: 'Zeros at the end', optional: true },
    scientific: { kind: 'text', label: 'Scientific notation', optional: true },
    exact: { kind: 'text', label: 'With π', optional: true },
    stirling: { kind: 'text', label: 'Stirling’s approximation', optional: true, section: 'Approximation' },
    low: { kind: 'percent', label: 'It is too low by', optional: true, section: 'Approximation' },
    all: { kind: 'text', label: 'Every digit', optional: true, section: 'Exactly' },
  },
  formula:
    'n! = 1 × 2 × … × n = Γ(n + 1); n!! = n × (n − 2) × …; !n = n × !(n − 1) + (−1)ⁿ; zeros: ⌊n/5⌋ + ⌊n/25⌋ + …; n! ≈ √(2πn) × (n/e)ⁿ',
  limits: [
    'Whole numbers go to 10,000, whose factorial has 35,660 digits; those above 170 would be too large for the numbers of most programs.',
    'Factorials of decimals come from Lanczos’ approximation of the gamma function and have ten digits, eight beyond 10³⁰⁰.',
    'Negative whole numbers have no factorial: the gamma function has a pole there.',
    'Falling and rising factorials of decimals take at most 100 factors.',
  ],
  sources: [
    {
      title: 'NIST Digital Library of Mathematical Functions, 5.2 to 5.5 and 5.11: Gamma function',
      href: 'https://dlmf.nist.gov/5',
    },
    {
      title: 'The On-Line Encyclopedia of Integer Sequences, A000142: factorial numbers',
      href: 'https://oeis.org/A000142',
    },
    {
      title: 'The On-Line Encyclopedia of Integer Sequences, A000166: subfactorials',
      href: 'https://oeis.org/A000166',
    },
  ],

  compute({ kind, n, steps }, { show }) {
    const isWhole = Number.isInteger(n)
    if (kind === 'falling' || kind === 'rising') {
      if (!isWhole && steps > mostBroken) return problem('steps', `must be at most ${mostBroken} for a decimal`)
      return writeExactly(kind === 'falling' ? falling(n, steps) : rising(n, steps), show)
    }
    if (kind !== 'plain' && (!isWhole || n < 0)) return problem('n', 'must be a whole number from 0 for this kind')
    if (kind === 'double') return writeExactly(ratio(doubleFactorial(n)), show)
    if (kind === 'sub') return { ...writeExactly(ratio(derangements(n)), show), verdict: derangedShare(n, show) }
    if (!isWhole) return ofDecimal(n, show)
    if (n < 0) return problem('n', 'must not be a negative whole number: its factorial would divide by 0')
    return {
      ...writeExactly(ratio(factorialOf(n)), show),
      zeros: timesInFactorial(n, 5),
      verdict: n === 0 ? emptyProduct : undefined,
      ...stirlingOf(n, show),
    }
  },

  steps({ kind, n, steps }, { result }) {
    if (kind === 'plain' && !Number.isInteger(n))
      return [
        {
          finds: 'Gamma function',
          working: 'n! = Γ(n + 1), the integral of tⁿ × e⁻ᵗ over all t from 0',
          gives: result,
        },
      ]
    const product = productStep(kind, n, steps, result)
    return kind === 'plain' ? [...product, ...zeroSteps(n)] : product
  },

  asked: [
    { says: '{n} factorial', sets: { kind: 'plain' }, gives: ['result'] },
    { says: 'factorial of {n}', sets: { kind: 'plain' }, gives: ['result'] },
  ],
  examples: [
    {
      name: 'Seats at a table of eight',
      given: { kind: 'plain', n: 8 },
      expect: { result: '40,320', digits: 5, zeros: 1 },
    },
    { name: 'Gifts that all change hands', given: { kind: 'sub', n: 5 }, expect: { result: '44' } },
    { name: 'Half factorial', given: { kind: 'plain', n: 0.5 }, expect: { result: '0.8862269255', exact: '√π/2' } },
  ],
})

const emptyProduct: Verdict = {
  is: 'plain',
  says: '0! is 1: there is one way to arrange nothing, and a product of no factors is 1.',
}

/** Of all arrangements about 1 in e leaves nothing in its place. */
function derangedShare(n: number, show: Show): Verdict | undefined {
  if (n < 2 || n > 18) return undefined
  return {
    is: 'plain',
    says: `Of ${show.count(Number(factorialOf(n)))} arrangements so many leave nothing where it was: ${show.percent(Number(derangements(n)) / Number(factorialOf(n)), 2)}, close to 1 ÷ e.`,
  }
}

/** x × (x − 1) × … with so many factors. */
function falling(x: number, factors: number): Ratio {
  if (!Number.isInteger(x)) return factorsOf(x, factors, -1)
  if (x >= 0) return ratio(factors > x ? 0n : productBelow(x, x - factors))
  return ratio(productBelow(factors - x - 1, -x - 1) * (factors % 2 === 0 ? 1n : -1n))
}

/** x × (x + 1) × … with so many factors. */
function rising(x: number, factors: number): Ratio {
  if (!Number.isInteger(x)) return factorsOf(x, factors, 1)
  if (x > 0) return ratio(productBelow(x + factors - 1, x - 1))
  return ratio(factors > -x ? 0n : productBelow(-x, -x - factors) * (factors % 2 === 0 ? 1n : -1n))
}

function factorsOf(x: number, factors: number, step: number): Ratio {
  const first = toRatio(String(x))
  let found = ratio(1n)
  for (let at = 0; at < factors; at += 1) found = product(found, sum(first, ratio(BigInt(at * step))))
  return found
}

function ofDecimal(n: number, show: Show) {
  if (n > mostBelow) return { result: `≈ ${writeMagnitude(logGamma(n + 1) / Math.LN10, show, 8)}` }
  // Next to a pole the sum in doubles would lose what the decimals say.
  const next = toNumber(sum(toRatio(String(n)), ratio(1n)))
  return {
    result: writeRatio(toRatio(gamma(next).toPrecision(10)), 10, show),
    exact: halfText(n),
    verdict: {
      is: 'plain',
      says: 'This is Γ(n + 1), which joins the factorials of whole numbers by one smooth curve.',
    } as const,
  }
}

const mostHalves = 12

/** Γ(N + ½) = (2N − 1)!! ÷ 2ᴺ × √π, and (−2)ᴹ ÷ (2M − 1)!! × √π for N = −M. DLMF 5.4.6 and 5.5.3. */
function halfText(n: number): string | undefined {
  const whole = n + 0.5
  if (!Number.isInteger(whole) || Math.abs(whole) > mostHalves) return undefined
  const odd = doubleFactorial(2 * Math.abs(whole) - 1)
  const power = 2n ** BigInt(Math.abs(whole))
  const { over, under } = whole >= 0 ? ratio(odd, power) : ratio(power * (whole % 2 === 0 ? 1n : -1n), odd)
  const size = over < 0n ? -over : over
  return `${over < 0n ? '−' : ''}${size === 1n ? '' : size}√π${under === 1n ? '' : `/${under}`}`
}

function stirlingOf(n: number, show: Show): { stirling?: string; low?: number } {
  if (n === 0) return {}
  const logarithm = 0.5 * Math.log(2 * Math.PI * n) + n * Math.log(n) - n
  // The first terms of the series that it leaves out (DLMF 5.11.1), which for large n are all that counts.
  const left = 1 / (12 * n) - 1 / (360 * n ** 3) + 1 / (1260 * n ** 5)
  const low = n > 20 ? -Math.expm1(-left) : 1 - Math.exp(logarithm) / Number(factorialOf(n))
  return { stirling: writeMagnitude(logarithm / Math.LN10, show, 8), low }
}

const figure = (value: number) => ({ kind: 'count', value }) as const

/** Written out as far as a line holds it, else with its first and last factors. */
function productStep(kind: string, n: number, steps: number, result: string): (Line<never> | Step)[] {
  if (kind === 'sub') {
    if (n < 1 || n > mostWritten)
      return [{ finds: 'Recursion', working: '!n = n × !(n − 1) + (−1)ⁿ, from !0 = 1', gives: result }]
    return [
      {
        finds: '!n from the one before it',
        gives: figure(Number(derangements(n))),
        is: `{n} × {d} ${n % 2 === 0 ? '+' : '−'} 1`,
        with: { n: figure(n), d: figure(Number(derangements(n - 1))) },
      },
    ]
  }
  const factors = factorList(kind, n, steps)
  if (factors.length === 0) return [{ finds: 'Product of no factors', working: 'an empty product', gives: result }]
  const value = factors.reduce((found, factor) => found * factor, 1)
  const isShort = factors.length <= mostWritten && factors.every(Number.isInteger) && Math.abs(value) < 1e12
  if (isShort)
    return [
      {
        finds: 'Product',
        gives: figure(value),
        is: factors.map((_, at) => `{f${at}}`).join(' × '),
        with: Object.fromEntries(factors.map((factor, at) => [`f${at}`, figure(factor)])),
      },
    ]
  const written = (factor: number | undefined) => String(factor).replace('-', '−')
  const shown =
    factors.length <= 6 ? factors.map(written) : [...factors.slice(0, 3).map(written), '…', written(factors.at(-1))]
  return [{ finds: 'Product', working: shown.join(' × '), gives: result }]
}

function factorList(kind: string, n: number, steps: number): number[] {
  if (kind === 'plain') return Array.from({ length: n }, (_, at) => at + 1)
  if (kind === 'double') return Array.from({ length: Math.ceil(n / 2) }, (_, at) => n - 2 * at)
  return Array.from({ length: steps }, (_, at) => n + (kind === 'rising' ? at : -at))
}

/** Every fifth factor ends in a zero with some even one, every twenty-fifth in a further one. */
function zeroSteps(n: number): Line<'zeros'>[] {
  const powers: number[] = []
  for (let power = 5; power <= n; power *= 5) powers.push(power)
  if (powers.length === 0) return []
  const parts = powers.map((power) => ({ power, times: Math.floor(n / power) }))
  return [
    ...parts.map(({ power, times }) => ({
      finds: `Factors that ${power} divides`,
      gives: figure(times),
      is: '{n} ÷ {p}',
      rounded: 'down' as const,
      with: { n: figure(n), p: figure(power) },
    })),
    {
      gives: 'zeros',
      is: parts.map((_, at) => `{z${at}}`).join(' + '),
      with: Object.fromEntries(parts.map(({ times }, at) => [`z${at}`, figure(times)])),
    },
  ]
}
