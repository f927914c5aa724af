import { choice, defineCalculator, integer, problem, text } from '@/lib/kits/calculator'
import type { Line, Step, Verdict } from '@/lib/kits/calculator/types'
import type { Diagram, Shape } from '@/lib/kits/chart/types'
import type { Show } from '@/lib/base/format/show'
import {
  divisorsOf,
  factorsOf,
  factorText,
  isPrime,
  primesBetween,
  readExact,
  wholeText,
  type Factors,
} from '@/lib/engines/exact-roots'

const largest = 2n ** 63n - 1n
const [mostPairs, mostPrimes, farthest] = [1000, 1000, 10_000_000]
const ofNumber = { field: 'task', is: 'factor' } as const
const ofRange = { field: 'task', is: 'range' } as const

export default defineCalculator({
  inputs: {
    task: choice('Find', { options: { factor: 'Factors of a number', range: 'Primes in a range' }, initial: 'factor' }),
    number: text('Whole number', {
      initial: '360',
      maxLength: 40,
      help: 'Up to 9,223,372,036,854,775,807, which is 2⁶³ − 1.',
      shownWhen: ofNumber,
    }),
    from: integer('From', { initial: 1, min: 0, max: farthest, shownWhen: ofRange }),
    to: integer('To', { initial: 100, min: { field: 'from' }, max: farthest, shownWhen: ofRange }),
  },
  outputs: {
    factors: { kind: 'text', label: 'Prime factors', optional: true },
    found: { kind: 'count', label: 'Primes in the range', optional: true },
    verdict: { kind: 'verdict', label: 'Kind', optional: true },
    divisors: { kind: 'count', label: 'Number of divisors', optional: true },
    total: { kind: 'text', label: 'Sum of the divisors', optional: true },
    totient: { kind: 'text', label: 'Coprime numbers up to it (Euler φ)', optional: true },
    before: { kind: 'text', label: 'Prime before', optional: true, section: 'Neighbours' },
    after: { kind: 'text', label: 'Prime after', optional: true, section: 'Neighbours' },
    tree: { kind: 'diagram', label: 'Factor tree', optional: true },
    pairs: {
      kind: 'table',
      label: 'Divisors in pairs',
      help: `The first ${mostPairs} pairs where there are more.`,
      optional: true,
      columns: {
        divisor: { kind: 'text', label: 'Divisor' },
        other: { kind: 'text', label: 'Times' },
      },
    },
    largestGap: { kind: 'text', label: 'Largest gap', optional: true },
    twins: { kind: 'count', label: 'Twin primes (pairs two apart)', optional: true },
    primes: {
      kind: 'table',
      label: 'Primes',
      help: `The first ${mostPrimes} where there are more.`,
      optional: true,
      columns: {
        place: { kind: 'count', label: 'Number' },
        prime: { kind: 'count', label: 'Prime' },
        gap: { kind: 'count', label: 'After the one before' },
      },
    },
  },
  formula:
    'n = p₁^k₁ × p₂^k₂ × …; divisors: (k₁ + 1)(k₂ + 1)…; their sum: the product of 1 + p + … + pᵏ; φ(n) = n × the product of 1 − 1/p',
  limits: [
    'Numbers have at most 63 bits. The greatest common divisor calculator takes longer ones, but takes them apart only up to a million.',
    `Ranges end at 10,000,000; the count and the gaps are of the whole range, the list is of its first ${mostPrimes} primes.`,
    'A negative number has the prime factors of its size and a factor −1; sums and divisors are those of its size.',
  ],
  sources: [
    {
      title: 'The On-Line Encyclopedia of Integer Sequences, A000040: the prime numbers',
      href: 'https://oeis.org/A000040',
    },
    {
      title: 'J. Sorenson, J. Webster: Strong pseudoprimes to twelve prime bases, Mathematics of Computation 86 (2017)',
      href: 'https://arxiv.org/abs/1509.00864',
    },
    {
      title: 'R. P. Brent: An improved Monte Carlo factorization algorithm, BIT 20 (1980)',
      href: 'https://maths-people.anu.edu.au/~brent/pub/pub051.html',
    },
  ],

  compute({ task, number, from, to }, { show }) {
    if (task === 'range') return inRange(from, to, show)
    const read = readExact(number, show.region)
    if (!read || read === 'zero' || read.under !== 1n)
      return problem('number', 'must be a whole number; fractions and decimals have no prime factors')
    const value = read.over
    const size = value < 0n ? -value : value
    if (size > largest) return problem('number', `must be at most ${wholeText(largest, show)}`)
    if (size < 2n) return special(size, show)
    const found = factorsOf(size)
    const divisors = divisorsOf(found.primes)
    return {
      factors: `${value < 0n ? '−1 × ' : ''}${factorText(found)}`,
      verdict: verdictOf(value, found),
      divisors: divisors.length,
      total: wholeText(
        divisors.reduce((sum, one) => sum + one, 0n),
        show,
      ),
      totient: wholeText(
        found.primes.reduce((left, [prime]) => (left / prime) * (prime - 1n), size),
        show,
      ),
      ...neighbours(size, show),
      tree: treeOf(size, found),
      pairs: divisors
        .slice(0, Math.min(mostPairs, Math.ceil(divisors.length / 2)))
        .map((divisor) => ({ divisor: wholeText(divisor, show), other: wholeText(size / divisor, show) })),
    }
  },

  steps({ task, number }, _, show) {
    const read = readExact(number, show.region)
    if (task === 'range' || !read || read === 'zero' || read.under !== 1n) return []
    const size = read.over < 0n ? -read.over : read.over
    return size < 2n || size > largest ? [] : stepsOf(size, factorsOf(size), show)
  },

  asked: [
    {
      says: 'factors of|prime factors of|factorize|factorise {number:number}',
      sets: { task: 'factor' },
      gives: ['factors'],
    },
    { says: 'is {number:number} prime|a prime', sets: { task: 'factor' }, gives: ['verdict'] },
  ],
  examples: [
    {
      name: 'Boxes for 360 bottles',
      given: { task: 'factor', number: '360' },
      expect: { factors: '2³ × 3² × 5', divisors: 24 },
    },
    {
      name: 'A key of toys',
      given: { task: 'factor', number: '600851475143' },
      expect: { factors: '71 × 839 × 1471 × 6857' },
    },
    { name: 'The first hundred numbers', given: { task: 'range', from: 1, to: 100 }, expect: { found: 25, twins: 8 } },
  ],
})

function special(size: bigint, show: Show) {
  const verdict: Verdict =
    size === 0n
      ? { is: 'plain', says: '0 is divided by every number, so it has no prime factors and is not prime.' }
      : {
          is: 'plain',
          says: '1 is no prime: it has one divisor, a prime has two. It is the product of no primes at all.',
        }
  return { factors: size === 0n ? 'none' : '1', verdict, after: wholeText(2n, show) }
}

function verdictOf(value: bigint, { primes }: Factors): Verdict {
  if (value < 0n)
    return { is: 'plain', says: 'Primes are above 0, so a negative number is none; its size has these factors.' }
  const [first] = primes
  if (primes.length === 1 && first?.[1] === 1)
    return { is: 'good', says: 'Prime: only 1 and the number itself divide it.' }
  if (primes.length === 1) return { is: 'plain', says: `Composite: a power of the prime ${first?.[0] ?? 1n}.` }
  if (primes.every(([, power]) => power === 1))
    return { is: 'plain', says: 'Composite and squarefree: no prime divides it twice.' }
  return { is: 'plain', says: 'Composite: it is a product of smaller numbers.' }
}

function neighbours(size: bigint, show: Show) {
  let [before, after] = [size - 1n, size + 1n]
  while (before > 1n && !isPrime(before)) before -= 1n
  while (!isPrime(after)) after += 1n
  return { before: before > 1n ? wholeText(before, show) : undefined, after: wholeText(after, show) }
}

function inRange(from: number, to: number, show: Show) {
  const primes = primesBetween(from, to)
  let [twins, widest, gap] = [0, 0, 0]
  for (let at = 1; at < primes.length; at += 1) {
    const apart = (primes[at] ?? 0) - (primes[at - 1] ?? 0)
    if (apart === 2) twins += 1
    if (apart > gap) [widest, gap] = [at, apart]
  }
  return {
    found: primes.length,
    twins,
    largestGap:
      gap === 0
        ? undefined
        : `${show.count(gap)}, from ${show.count(primes[widest - 1] ?? 0)} to ${show.count(primes[widest] ?? 0)}`,
    primes: primes
      .slice(0, mostPrimes)
      .map((prime, at) => ({ place: at + 1, prime, gap: at === 0 ? null : prime - (primes[at - 1] ?? 0) })),
  }
}

const readable = 10n ** 12n

/** Every prime in turn, the smallest first, as often as it stands in the number. */
function* divided(
  size: bigint,
  { primes }: Factors,
): Generator<readonly [before: bigint, prime: bigint, after: bigint]> {
  let left = size
  for (const [prime, power] of primes)
    for (let times = 0; times < power; times += 1) {
      yield [left, prime, left / prime]
      left /= prime
    }
}

const figure = (value: bigint) => ({ kind: 'count', value: Number(value) }) as const

function stepsOf(size: bigint, found: Factors, show: Show) {
  return [...divisions(size, found, show), ...counts(found)]
}

function divisions(size: bigint, found: Factors, show: Show): (Line<never> | Step)[] {
  if (found.primes[0]?.[0] === size)
    return [
      {
        finds: 'Prime',
        working:
          'no prime up to its square root divides it; the Miller-Rabin test to the bases 2, 3, 5, … 37 proves that',
        gives: wholeText(size, show),
      },
    ]
  return [...divided(size, found)].map(([before, prime, after], at) => {
    const finds = `${at + 1}. Divide by ${prime}`
    return before < readable
      ? { finds, gives: figure(after), is: '{n} ÷ {p}', with: { n: figure(before), p: figure(prime) } }
      : { finds, working: `${wholeText(before, show)} ÷ ${wholeText(prime, show)}`, gives: wholeText(after, show) }
  })
}

/** How many divisors there are, from one more than each power. */
function counts({ primes }: Factors): Line<'divisors'>[] {
  return [
    {
      gives: 'divisors',
      is: primes.map((_, at) => `({k${at}} + 1)`).join(' × '),
      with: Object.fromEntries(primes.map(([, power], at) => [`k${at}`, figure(BigInt(power))])),
    },
  ]
}

const [mostLevels, levelHeight, width] = [9, 48, 420]

/** A branch for every division: the prime to the left, what is left to the right. */
function treeOf(size: bigint, found: Factors): Diagram | undefined {
  const levels = [...divided(size, found)]
  if (levels.length < 2 || levels.length > mostLevels || String(size).length > 15) return undefined
  const step = Math.min(70, (width - 160) / levels.length)
  const nodeAt = (at: number): readonly [number, number] => [80 + at * step, 22 + at * levelHeight]
  const shapes = levels.slice(0, -1).flatMap(([before, prime, after], at): Shape[] => {
    const [x, y] = nodeAt(at)
    const [nextX, nextY] = nodeAt(at + 1)
    const isLast = at === levels.length - 2
    return [
      ...(at === 0 ? [{ is: 'text', at: [x, y], text: String(before), anchor: 'middle' } as const] : []),
      { is: 'line', from: [x - 4, y + 8], to: [x - step / 2, nextY - 16], tone: 'muted' },
      { is: 'line', from: [x + 4, y + 8], to: [nextX, nextY - 16], tone: 'muted' },
      { is: 'text', at: [x - step / 2, nextY], text: String(prime), anchor: 'middle', tone: 'accent' },
      { is: 'text', at: [nextX, nextY], text: String(after), anchor: 'middle', tone: isLast ? 'accent' : 'ink' },
    ]
  })
  return {
    title: `Factor tree: ${factorText(found)}`,
    width,
    height: 22 + (levels.length - 1) * levelHeight + 18,
    shapes,
  }
}
