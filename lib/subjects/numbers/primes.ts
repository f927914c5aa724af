import { greatestCommonDivisor } from '@/lib/base/units/ratio'
import { primeFactors, type Factors } from './divisors'
import { wholeRoot } from './whole-root'

const witnesses = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n]
/** Below it no composite number passes all witnesses. J. Sorenson, J. Webster, Math. Comp. 86 (2017), 985–1003. */
const provenBelow = 318_665_857_834_031_151_167_461n
/** Beyond it two prime factors may be too large to be found while somebody waits. */
const largestTakenApart = 2n ** 64n
const trialsFirst = 2000

/** The rest of base to the power exponent on division by `by`. */
function powerRest(base: bigint, exponent: bigint, by: bigint): bigint {
  let [found, square, left] = [1n, base % by, exponent]
  while (left > 0n) {
    if (left & 1n) found = (found * square) % by
    square = (square * square) % by
    left >>= 1n
  }
  return found
}

/** Miller-Rabin with the first twelve primes as bases, which is a proof below 3.18 × 10²³; throws for larger numbers. */
export function isPrime(value: bigint): boolean {
  if (value >= provenBelow) throw new RangeError('No proof of primality for numbers of this size')
  if (value < 2n) return false
  if (witnesses.some((prime) => value % prime === 0n)) return witnesses.includes(value)
  let odd = value - 1n
  let twos = 0
  while (odd % 2n === 0n) {
    odd /= 2n
    twos += 1
  }
  return witnesses.every((base) => {
    let rest = powerRest(base, odd, value)
    if (rest === 1n || rest === value - 1n) return true
    for (let times = 1; times < twos; times += 1) {
      rest = (rest * rest) % value
      if (rest === value - 1n) return true
    }
    return false
  })
}

const batch = 128
const distance = (one: bigint, other: bigint) => (one > other ? one - other : other - one)

/** A divisor of an odd composite number other than 1 and itself. Pollard's rho in the form of R. Brent, BIT 20 (1980), 176–184. */
function divisorOf(value: bigint): bigint {
  const root = wholeRoot(value, 2)
  if (root * root === value) return root
  for (let step = 1n; ; step += 1n) {
    const next = (one: bigint) => (one * one + step) % value
    let [ahead, held, saved, product, divisor] = [2n, 2n, 2n, 1n, 1n]
    for (let length = 1; divisor === 1n; length *= 2) {
      held = ahead
      for (let at = 0; at < length; at += 1) ahead = next(ahead)
      for (let done = 0; done < length && divisor === 1n; done += batch) {
        saved = ahead
        for (let at = Math.min(batch, length - done); at > 0; at -= 1) {
          ahead = next(ahead)
          product = (product * distance(held, ahead)) % value
        }
        divisor = greatestCommonDivisor(product, value)
      }
    }
    if (divisor === value)
      do {
        saved = next(saved)
        divisor = greatestCommonDivisor(distance(held, saved), value)
      } while (divisor === 1n)
    if (divisor !== value) return divisor
  }
}

function primesOf(value: bigint): bigint[] {
  if (value === 1n) return []
  if (isPrime(value)) return [value]
  const divisor = divisorOf(value)
  return [...primesOf(divisor), ...primesOf(value / divisor)]
}

/**
 * Prime factors of a number above 0, all of them below 2⁶⁴. Of a larger one those below 2000 are found, and the others where what is
 * left is prime or below 2⁶⁴; else that stands in `rest`.
 */
export function factorsOf(value: bigint): Factors {
  const { primes, rest } = primeFactors(value, trialsFirst)
  if (rest === 1n || (rest > largestTakenApart && !(rest < provenBelow && isPrime(rest)))) return { primes, rest }
  const powers = new Map<bigint, number>()
  for (const prime of primesOf(rest).toSorted((one, other) => (one < other ? -1 : 1)))
    powers.set(prime, (powers.get(prime) ?? 0) + 1)
  return { primes: [...primes, ...powers], rest: 1n }
}

/** Every divisor in rising order. */
export function divisorsOf(primes: Factors['primes']): bigint[] {
  const found = primes.reduce<bigint[]>(
    (divisors, [prime, power]) =>
      Array.from({ length: power + 1 }, (_, at) => prime ** BigInt(at)).flatMap((factor) =>
        divisors.map((divisor) => divisor * factor),
      ),
    [1n],
  )
  return found.toSorted((one, other) => (one < other ? -1 : 1))
}

/** All primes from one number to another, below 2⁵³, by the sieve of Eratosthenes over the odd numbers of that stretch alone. */
export function primesBetween(from: number, to: number): number[] {
  const found = from <= 2 && to >= 2 ? [2] : []
  const start = Math.max(3, from % 2 === 0 ? from + 1 : from)
  if (to < start) return found
  const isComposite = new Uint8Array(Math.floor((to - start) / 2) + 1)
  const root = Math.floor(Math.sqrt(to))
  for (const prime of root < 3 ? [] : primesBetween(3, root)) {
    const first = Math.max(prime * prime, Math.ceil(start / prime) * prime)
    const odd = first % 2 === 0 ? first + prime : first
    for (let at = (odd - start) / 2; at < isComposite.length; at += prime) isComposite[at] = 1
  }
  for (let at = 0; at < isComposite.length; at += 1) if (isComposite[at] === 0) found.push(start + 2 * at)
  return found
}
