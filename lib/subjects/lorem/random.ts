/** Whole numbers that look random and are the same for the same seed, everywhere and for ever. */
export interface RandomSource {
  /** 32 bits, as a number from 0 to 4,294,967,295. */
  next(): number
  /** A whole number from 0 to `below` − 1; for the small ranges used here its bias is below one in ten million. */
  below(below: number): number
}

const mask64 = (1n << 64n) - 1n

/**
 * SplitMix64 (Steele, Lea, Flood 2014; Vigna's public-domain reference): 64-bit words from a 64-bit seed. The method that
 * Vigna recommends for filling the state of the generator below.
 */
export function splitMix64(seed: bigint): () => bigint {
  let state = seed & mask64
  return () => {
    state = (state + 0x9e3779b97f4a7c15n) & mask64
    let word = state
    word = ((word ^ (word >> 30n)) * 0xbf58476d1ce4e5b9n) & mask64
    word = ((word ^ (word >> 27n)) * 0x94d049bb133111ebn) & mask64
    return word ^ (word >> 31n)
  }
}

/** xoshiro128++ 1.0 (Blackman, Vigna 2019) from four 32-bit words that are not all 0. */
export function xoshiro128(words: readonly [number, number, number, number]): RandomSource {
  let [a, b, c, d] = words
  function next(): number {
    const sum = (a + d) | 0
    const result = (((sum << 7) | (sum >>> 25)) + a) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << 11) | (d >>> 21)
    return result
  }
  return { next, below: (below) => Math.floor((next() / 0x1_0000_0000) * below) }
}

/** The generator for a seed: two SplitMix64 words, each giving its low half first, fill the state of xoshiro128++. */
export function seededRandom(seed: number): RandomSource {
  const word = splitMix64(BigInt(seed))
  const one = word()
  const two = word()
  const low = (value: bigint) => Number(value & 0xffffffffn) | 0
  const high = (value: bigint) => Number(value >> 32n) | 0
  return xoshiro128([low(one), high(one), low(two), high(two)])
}
