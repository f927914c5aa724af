import { defineCalculator, longText, problem } from '@/lib/kits/calculator'
import { bezout, euclid, factorText, gcdOf, lcmOf, primeFactors, type Factors } from '@/lib/subjects/numbers/divisors'
import { wholeText } from '@/lib/subjects/numbers/exact'

const [fewest, most, longest] = [2, 20, 60]

export default defineCalculator({
  inputs: {
    numbers: longText('Whole numbers', {
      initial: '12, 18, 20',
      maxLength: 1500,
      lines: 2,
      help: 'Two to twenty, parted by commas, spaces or new lines, without marks between thousands.',
    }),
  },
  outputs: {
    gcd: { kind: 'text', label: 'Greatest common divisor' },
    lcm: { kind: 'text', label: 'Least common multiple' },
    verdict: { kind: 'verdict', label: 'In common' },
    understood: { kind: 'text', label: 'Numbers understood' },
    bezout: { kind: 'text', label: 'As a sum of multiples (Bézout)', optional: true },
    divisions: {
      kind: 'table',
      label: 'Divisions with remainder (Euclid)',
      optional: true,
      columns: {
        of: { kind: 'text', label: 'Of' },
        division: { kind: 'text', label: 'Division' },
        rest: { kind: 'text', label: 'Remainder' },
      },
    },
    factors: {
      kind: 'table',
      label: 'Prime factors',
      optional: true,
      columns: {
        number: { kind: 'text', label: 'Number' },
        factors: { kind: 'text', label: 'Prime factors' },
      },
    },
    ladder: {
      kind: 'table',
      label: 'Ladder',
      help: 'Divisors of all numbers make up the greatest common divisor, all divisors the least common multiple.',
      optional: true,
      columns: {
        by: { kind: 'text', label: 'Divided by' },
        left: { kind: 'text', label: 'What is left' },
        divides: { kind: 'text', label: 'Divides' },
      },
    },
  },
  formula:
    'gcd by remainders: gcd(a, b) = gcd(b, a mod b); lcm(a, b) = |a × b| ÷ gcd(a, b); of more numbers one after the other',
  limits: [
    'Signs do not count: −12 has the divisors of 12. The greatest common divisor of 0 and a number is that number.',
    'With a 0 among the numbers the least common multiple is 0.',
    'Prime factors are looked for up to a million; what is left beyond a million times a million is not taken apart.',
  ],
  sources: [
    { title: 'Python documentation: math.gcd and math.lcm', href: 'https://docs.python.org/3/library/math.html' },
    { title: 'SymPy: number theory', href: 'https://docs.sympy.org/latest/modules/ntheory.html' },
  ],

  compute({ numbers }, { show }) {
    const read = readNumbers(numbers)
    if (typeof read === 'string') return problem('numbers', read)
    const gcd = gcdOf(read)
    const [one = 0n, other = 0n] = read
    const sizes = read.map(sizeOf)
    const factors = sizes.map((size) => (size === 0n ? undefined : primeFactors(size)))
    const isTakenApart = factors.every((found) => found?.rest === 1n)
    return {
      gcd: wholeText(gcd, show),
      lcm: wholeText(lcmOf(read), show),
      verdict:
        gcd === 1n
          ? { is: 'plain', says: 'Coprime: no number above 1 divides all of them.' }
          : {
              is: 'plain',
              says:
                gcd === 0n
                  ? 'Every number divides 0, so there is no greatest one; 0 is written.'
                  : `All of them are multiples of ${wholeText(gcd, show)}.`,
            },
      understood: sizes.map((size, at) => `${(read[at] ?? 0n) < 0n ? '−' : ''}${wholeText(size, show)}`).join('; '),
      bezout: read.length === 2 ? bezoutText(one, other, gcd) : undefined,
      divisions: divisionsOf(read),
      factors: factors.some(Boolean)
        ? factors.map((found, at) => ({
            number: String(sizes[at] ?? 0n),
            factors: found ? factorText(found) : 'every number',
          }))
        : undefined,
      ladder: isTakenApart ? ladderOf(sizes, factors) : undefined,
    }
  },

  steps({ numbers }) {
    const read = readNumbers(numbers)
    if (typeof read === 'string' || read.some((value) => value > 10n ** 12n || value < -(10n ** 12n))) return []
    const figure = (value: bigint) => ({ kind: 'count', value: Number(value) }) as const
    const [one = 0n, other = 0n] = read
    const gcd = gcdOf([one, other])
    return [
      ...euclidFromLarger(one, other).map(({ over, by, times, rest }, at) => ({
        finds: `Remainder ${at + 1}`,
        gives: figure(rest),
        is: '{a} − {q} × {b}',
        with: { a: figure(over), q: figure(times), b: figure(by) },
      })),
      {
        finds: 'Least common multiple of the first two',
        gives: gcd === 0n ? undefined : figure(lcmOf([one, other])),
        is: '{a} ÷ {g} × {b}',
        with: { a: figure(sizeOf(one)), b: figure(sizeOf(other)), g: figure(gcd) },
      },
    ]
  },

  asked: [
    { says: 'gcd|hcf|gcf {numbers}', gives: ['gcd'] },
    { says: 'lcm {numbers}', gives: ['lcm'] },
  ],
  examples: [
    { name: 'Three buses', given: { numbers: '12, 18, 20' }, expect: { gcd: '2', lcm: '180' } },
    { name: 'Square tiles', given: { numbers: '1071 462' }, expect: { gcd: '21', lcm: '23,562' } },
  ],
})

const sizeOf = (value: bigint) => (value < 0n ? -value : value)

/** The larger one is divided first; the other order only swaps both. */
function euclidFromLarger(one: bigint, other: bigint) {
  return sizeOf(one) < sizeOf(other) ? euclid(other, one) : euclid(one, other)
}

function readNumbers(text: string): bigint[] | string {
  const parts = text
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .split(/[\s,;]+/)
    .filter(Boolean)
  const wrong = parts.find((part) => !/^[-+]?\d+$/.test(part))
  if (wrong !== undefined) {
    const [, decimals] = /^[-+]?\d*\.(\d+)$/.exec(wrong) ?? []
    return decimals === undefined
      ? `must be whole numbers; “${wrong.slice(0, 20)}” is none`
      : `must be whole numbers: multiply all of them by 1${'0'.repeat(decimals.length)}, which makes ${wrong.slice(0, 20)} whole, and divide the results by it`
  }
  if (parts.length < fewest || parts.length > most) return `must be ${fewest} to ${most} numbers`
  if (parts.some((part) => part.length > longest)) return `must have at most ${longest} digits each`
  return parts.map((part) => BigInt(part.replace('+', '')))
}

function bezoutText(one: bigint, other: bigint, gcd: bigint): string {
  const [x, y] = bezout(one, other)
  const term = (value: bigint) => (value < 0n ? `(−${-value})` : String(value))
  return `${gcd} = ${term(x)} × ${term(one)} + ${term(y)} × ${term(other)}`
}

function divisionsOf(numbers: readonly bigint[]): { of: string; division: string; rest: string }[] | undefined {
  let found = sizeOf(numbers[0] ?? 0n)
  const rows = numbers.slice(1).flatMap((next) => {
    const of = `${found} and ${sizeOf(next)}`
    const divisions = euclidFromLarger(found, next)
    found = gcdOf([found, next])
    return divisions.map(({ over, by, times, rest }, at) => ({
      of: at === 0 ? of : '',
      division: `${over} = ${times} × ${by} + ${rest}`,
      rest: String(rest),
    }))
  })
  return rows.length > 0 && rows.length <= 200 ? rows : undefined
}

/** Divides by each prime as long as it divides any of the numbers. */
function ladderOf(
  sizes: readonly bigint[],
  factors: readonly (Factors | undefined)[],
): { by: string; left: string; divides: string }[] {
  const primes = [...new Set(factors.flatMap((found) => found?.primes.map(([prime]) => prime) ?? []))].toSorted(
    (one, other) => (one < other ? -1 : 1),
  )
  let left = [...sizes]
  const rows = []
  for (const prime of primes)
    while (left.some((value) => value % prime === 0n)) {
      const divides = left.filter((value) => value % prime === 0n).length
      left = left.map((value) => (value % prime === 0n ? value / prime : value))
      rows.push({
        by: String(prime),
        left: left.join('; '),
        divides: divides === left.length ? 'all' : `${divides} of ${left.length}`,
      })
    }
  return rows
}
