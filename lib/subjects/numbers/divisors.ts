import { greatestCommonDivisor } from '@/lib/base/units/ratio'
import { raised } from '@/lib/base/format/raised'

const sizeOf = (value: bigint) => (value < 0n ? -value : value)

/** Greatest common divisor of all, 0 where all are 0; signs do not count. */
export function gcdOf(values: readonly bigint[]): bigint {
  return values.reduce((found, value) => greatestCommonDivisor(found, value), 0n)
}

/** Least common multiple of all, 0 where one of them is 0; signs do not count. */
export function lcmOf(values: readonly bigint[]): bigint {
  return values.reduce(
    (found, value) => (found === 0n || value === 0n ? 0n : sizeOf(found * value) / greatestCommonDivisor(found, value)),
    1n,
  )
}

/** A division with remainder of Euclid's algorithm: over = times × by + rest. */
export interface Division {
  over: bigint
  by: bigint
  times: bigint
  rest: bigint
}

/** The divisions that lead to the greatest common divisor of two sizes; the last has no rest. None where the second is 0. */
export function euclid(one: bigint, other: bigint): Division[] {
  const divisions: Division[] = []
  let [over, by] = [sizeOf(one), sizeOf(other)]
  while (by !== 0n) {
    const rest = over % by
    divisions.push({ over, by, times: over / by, rest })
    ;[over, by] = [by, rest]
  }
  return divisions
}

/** x and y with one × x + other × y = gcd. By Euclid’s extended algorithm. */
export function bezout(one: bigint, other: bigint): readonly [x: bigint, y: bigint] {
  let [x, nextX, y, nextY] = [1n, 0n, 0n, 1n]
  for (const { times } of euclid(one, other)) {
    ;[x, nextX] = [nextX, x - times * nextX]
    ;[y, nextY] = [nextY, y - times * nextY]
  }
  return [one < 0n ? -x : x, other < 0n ? -y : y]
}

export interface Factors {
  /** Primes in rising order with their powers. */
  primes: (readonly [prime: bigint, power: number])[]
  /** What has no divisor that was tried but is too large to be called prime; 1 where nothing is left. */
  rest: bigint
}

const largestTrial = 1_000_000

/** Prime factors of a size above 0, by trial division up to a million, or to `most`. */
export function primeFactors(value: bigint, most = largestTrial): Factors {
  const primes: (readonly [bigint, number])[] = []
  let rest = value
  const divide = (prime: number) => {
    const by = BigInt(prime)
    let power = 0
    while (rest % by === 0n) {
      rest /= by
      power += 1
    }
    if (power > 0) primes.push([by, power])
  }
  divide(2)
  for (let trial = 3; trial <= most && rest > 1n; trial += 2) {
    // Beyond doubles every trial is made in whole numbers of any length; below, a double tells the remainder faster.
    const size = rest <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(rest) : undefined
    if (size !== undefined && trial * trial > size) break
    if (size === undefined ? rest % BigInt(trial) === 0n : size % trial === 0) divide(trial)
  }
  if (rest > 1n && rest < BigInt(most) ** 2n) {
    primes.push([rest, 1])
    rest = 1n
  }
  return { primes, rest }
}

/** 2³ × 3, and what was not taken apart; 1 for 1. */
export function factorText({ primes, rest }: Factors): string {
  const parts = primes.map(([prime, power]) => `${prime}${power === 1 ? '' : raised(power)}`)
  return [...parts, ...(rest === 1n ? [] : [`${rest} (not taken apart)`])].join(' × ') || '1'
}
