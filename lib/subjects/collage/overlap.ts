import type { Pixels } from '@/lib/base/png/pixels'

/* Screenshots of one long page: where the next repeats what the last showed. */

/** FNV-1a of each row of pixels, by 32 bits. */
function rowHashes({ data, width, height }: Pixels): Uint32Array {
  const words = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const hashes = new Uint32Array(height)
  for (let row = 0; row < height; row++) {
    let hash = 0x811c9dc5
    for (let at = row * width; at < (row + 1) * width; at++) hash = Math.imul(hash ^ (words[at] ?? 0), 0x01000193)
    hashes[row] = hash >>> 0
  }
  return hashes
}

export interface Overlap {
  /** Rows at the foot of the upper picture that the lower one has again, or that stay fixed on the screen. */
  above: number
  /** Rows at the head of the lower picture that the upper one has, or that stay fixed. */
  below: number
  /** Rows that both show of the page. */
  shared: number
}

const none: Overlap = { above: 0, below: 0, shared: 0 }
/** Fewer equal rows may be chance, and so may rows that are all alike. */
const leastRows = 8
const leastKinds = 4

function commonStart(one: Uint32Array, other: Uint32Array): number {
  const most = Math.min(one.length, other.length)
  let count = 0
  while (count < most && one[count] === other[count]) count++
  return count
}

/** The longest end of one that is the beginning of the other, by the failure function of Knuth, Morris and Pratt. */
function longestShared(end: Uint32Array, beginning: Uint32Array): number {
  const most = Math.min(end.length, beginning.length)
  if (most === 0) return 0
  const fallback = new Int32Array(most)
  for (let at = 1, length = 0; at < most; at++) {
    while (length > 0 && beginning[at] !== beginning[length]) length = fallback[length - 1] ?? 0
    if (beginning[at] === beginning[length]) length++
    fallback[at] = length
  }
  let length = 0
  for (const hash of end.subarray(end.length - most)) {
    while (length > 0 && (length === most || beginning[length] !== hash)) length = fallback[length - 1] ?? 0
    if (beginning[length] === hash) length++
  }
  return length
}

const isTelling = (rows: Uint32Array) => rows.length >= leastRows && new Set(rows).size >= leastKinds

/**
 * How two screenshots of one page overlap, pixel by pixel: bars that stay fixed at the head and the foot of both are left out first.
 * Nothing where they have other widths, or too few equal rows to be sure.
 */
export function overlapOf(upper: Pixels, lower: Pixels): Overlap {
  if (upper.width !== lower.width) return none
  const [one, other] = [rowHashes(upper), rowHashes(lower)]
  const head = commonStart(one, other)
  const foot = commonStart(one.toReversed(), other.toReversed())
  if (head === one.length && head === other.length) return { above: 0, below: other.length, shared: other.length }
  // Fixed bars may be there or not: each pair of guesses is tried, the longest page row count wins.
  let best = none
  for (const fixedHead of head > 0 ? [0, head] : [0])
    for (const fixedFoot of foot > 0 ? [0, foot] : [0]) {
      const end = one.subarray(0, one.length - fixedFoot)
      const beginning = other.subarray(fixedHead)
      const shared = longestShared(end, beginning)
      if (shared <= best.shared || !isTelling(beginning.subarray(0, shared))) continue
      best = { above: fixedFoot, below: fixedHead + shared, shared }
    }
  return best
}
