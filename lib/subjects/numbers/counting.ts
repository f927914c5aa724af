/** from × (from − 1) × … down to below, which is left out; 1 where nothing is left. In halves, so that long numbers meet long numbers. */
export function productBelow(from: number, below: number): bigint {
  if (from - below <= 8) {
    let found = 1n
    for (let factor = below + 1; factor <= from; factor += 1) found *= BigInt(factor)
    return found
  }
  const middle = Math.floor((from + below) / 2)
  return productBelow(from, middle) * productBelow(middle, below)
}

/** n! of a whole number from 0. */
export function factorialOf(n: number): bigint {
  return productBelow(n, 0)
}

/** n × (n − 2) × (n − 4) × … down to 2 or 1; 1 for 0 and −1. */
export function doubleFactorial(n: number): bigint {
  if (n <= 0) return 1n
  const half = Math.floor(n / 2)
  // Of even n it is 2^half × half!; an odd n is what is left of n!.
  return n % 2 === 0 ? factorialOf(half) << BigInt(half) : factorialOf(n) / (factorialOf(half) << BigInt(half))
}

/** Arrangements in which nothing stands where it stood: !n = n × !(n − 1) + (−1)ⁿ. */
export function derangements(n: number): bigint {
  let found = 1n
  for (let at = 1; at <= n; at += 1) found = found * BigInt(at) + (at % 2 === 0 ? 1n : -1n)
  return found
}

/** Ways to choose k of n things, without order or repetition; 0 where k is above n. */
export function chosenOf(n: number, k: number): bigint {
  if (k > n) return 0n
  const few = Math.min(k, n - k)
  return productBelow(n, n - few) / factorialOf(few)
}

/** Arrangements of things of which some are alike. */
export function multinomial(counts: readonly number[]): bigint {
  let total = 0
  return counts.reduce((found, count) => {
    total += count
    return found * chosenOf(total, count)
  }, 1n)
}

/** How often a prime divides n!. A. M. Legendre's formula. */
export function timesInFactorial(n: number, prime: number): number {
  let [found, left] = [0, n]
  while (left > 0) {
    left = Math.floor(left / prime)
    found += left
  }
  return found
}
