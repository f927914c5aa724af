/* Finds keys by the shares of letters, without a list of words. */
import { expectedShares, letterReader, type CipherAlphabet } from './cipher-alphabets'
import { usableFactors, type CipherKey, type KeyedCipher } from './keyed'

export interface RankedKey {
  key: CipherKey
  /** Pearson's χ² of the text that it gives against the language, for each 100 letters. */
  distance: number
}

export interface KeyLength {
  length: number
  /** The mean index of coincidence of every length-th letter. */
  coincidence: number
  /** Of the distances between repeated groups of three letters, the share that it divides; undefined where none repeats. */
  kasiski: number | undefined
}

export interface Solution {
  /** The likeliest first; empty for a text without letters. */
  ranked: RankedKey[]
  /** Of Vigenère. */
  lengths: KeyLength[]
}

const longestKey = 30
const shownAffine = 30
const shownWords = 8
/** Repeats are looked for in so many letters. */
const kasiskiLetters = 20_000

export function letterCounts(places: Uint8Array, size: number, from = 0, every = 1): number[] {
  const counts = Array.from({ length: size }, () => 0)
  for (let at = from; at < places.length; at += every) {
    const place = places[at] ?? 0
    counts[place] = (counts[place] ?? 0) + 1
  }
  return counts
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** Friedman's index: how likely two letters taken at random are the same; undefined for fewer than two. */
export function coincidenceOf(counts: readonly number[]): number | undefined {
  const letters = sum(counts)
  return letters < 2 ? undefined : sum(counts.map((count) => count * (count - 1))) / (letters * (letters - 1))
}

/** Pearson's χ² for each 100 letters. */
export function distanceOf(counts: readonly number[], shares: readonly number[]): number {
  const letters = sum(counts)
  if (letters === 0) return 0
  const terms = shares.map((share, place) => ((counts[place] ?? 0) / letters - share) ** 2 / share)
  return sum(terms) * 100
}

/** Counts of the letters before: the count of place p is that of the letter which p becomes. */
function before(counts: readonly number[], becomes: (place: number) => number): number[] {
  return counts.map((_, place) => counts[becomes(place)] ?? 0)
}

function ranking(counts: readonly number[], shares: readonly number[], factors: readonly number[]) {
  const size = shares.length
  return factors
    .flatMap((factor) =>
      shares.map((_, shift) => ({
        factor,
        shift,
        distance: distanceOf(
          before(counts, (place) => (place * factor + shift) % size),
          shares,
        ),
      })),
    )
    .toSorted((one, other) => one.distance - other.distance)
}

/** Shares of the distances between repeats of three letters that each length divides. */
function kasiskiShares(places: Uint8Array, size: number): (number | undefined)[] {
  const last = new Map<number, number>()
  const divided = Array.from({ length: longestKey + 1 }, () => 0)
  let distances = 0
  for (let at = 0; at + 2 < Math.min(places.length, kasiskiLetters); at += 1) {
    const group = ((places[at] ?? 0) * size + (places[at + 1] ?? 0)) * size + (places[at + 2] ?? 0)
    const seen = last.get(group)
    last.set(group, at)
    if (seen === undefined) continue
    distances += 1
    for (let length = 1; length <= longestKey; length += 1)
      if ((at - seen) % length === 0) divided[length] = (divided[length] ?? 0) + 1
  }
  return divided.map((count) => (distances === 0 ? undefined : count / distances))
}

/** The shift under which a column costs the fewest bits, with these bits. */
function cheapestShift(counts: readonly number[], costs: readonly number[]): { shift: number; bits: number } {
  const size = costs.length
  const all = costs.map((_, shift) => ({
    shift,
    bits: sum(costs.map((cost, place) => cost * (counts[(place + shift) % size] ?? 0))),
  }))
  return all.reduce((best, one) => (one.bits < best.bits ? one : best))
}

function isRepeat(word: string): boolean {
  const signs = [...word]
  return signs.some(
    (_, length) => length > 0 && signs.length % length === 0 && signs.every((sign, at) => sign === signs[at % length]),
  )
}

type Progress = (share: number) => void

function solvedVigenere(places: Uint8Array, alphabet: CipherAlphabet, progress: Progress): Solution {
  const shares = expectedShares(alphabet)
  const { size, upper } = letterReader(alphabet)
  const costs = shares.map((share) => -Math.log2(share))
  const kasiski = kasiskiShares(places, size)
  const lengths: KeyLength[] = []
  const found: (RankedKey & { bits: number })[] = []
  for (let length = 1; length <= Math.min(longestKey, Math.floor(places.length / 2)); length += 1) {
    const columns = Array.from({ length }, (_, from) => letterCounts(places, size, from, length))
    const each = columns.map((counts) => cheapestShift(counts, costs))
    const word = each.map(({ shift }) => upper[shift]).join('')
    lengths.push({
      length,
      coincidence: sum(columns.map((counts) => coincidenceOf(counts) ?? 0)) / length,
      kasiski: kasiski[length],
    })
    progress(length / longestKey)
    if (isRepeat(word)) continue
    const turned = columns.map((counts, at) => before(counts, (place) => (place + (each[at]?.shift ?? 0)) % size))
    const total = shares.map((_, place) => sum(turned.map((counts) => counts[place] ?? 0)))
    // A longer key always fits a little better, so naming it is paid for: the shortest description wins.
    const bits = sum(each.map((one) => one.bits)) + length * Math.log2(size)
    found.push({ key: { cipher: 'vigenere', word }, distance: distanceOf(total, shares), bits })
  }
  const ranked = found.toSorted((one, other) => one.bits - other.bits).slice(0, shownWords)
  return { ranked: ranked.map(({ key, distance }) => ({ key, distance })), lengths }
}

/**
 * The likeliest keys of a text in cipher, given as places of its letters. Caesar and affine: every key, by χ². Vigenère: for each length up to
 * 30 the likeliest letter of every column; the length whose text and key together take the fewest bits under the language wins.
 */
export function solved(
  cipher: KeyedCipher,
  places: Uint8Array,
  alphabet: CipherAlphabet,
  progress: Progress = () => undefined,
): Solution {
  if (places.length === 0) return { ranked: [], lengths: [] }
  if (cipher === 'vigenere') return solvedVigenere(places, alphabet, progress)
  const shares = expectedShares(alphabet)
  const counts = letterCounts(places, shares.length)
  if (cipher === 'caesar') {
    const ranked = ranking(counts, shares, [1])
    return { ranked: ranked.map(({ shift, distance }) => ({ key: { cipher, shift }, distance })), lengths: [] }
  }
  const ranked = ranking(counts, shares, usableFactors(shares.length)).slice(0, shownAffine)
  return {
    ranked: ranked.map(({ factor, shift, distance }) => ({ key: { cipher, factor, shift }, distance })),
    lengths: [],
  }
}
