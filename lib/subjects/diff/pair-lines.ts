import { textKey, type IgnoreRules } from '@/lib/subjects/diff/ignore'
import { KeyTable } from '@/lib/subjects/diff/key-table'
import { unitRanges } from '@/lib/subjects/diff/units'

/** Lines that share at least this part of their words are shown beside each other. */
const alikeEnough = 0.4
/** Above this product of lengths, changed lines are paired by position. */
const tooManyPairs = 20_000
/** Only the beginning of a very long line is looked at. */
const lookedAt = 2000

/**
 * Pairs removed lines with the added lines they became, so that a changed line is shown beside its new form: the pairing
 * in order whose pairs share the most words. What is left over between two pairs is paired by position where both
 * sides have equally many lines. Returns for each left line the index of its right line, or -1.
 */
export function pairLines(left: readonly string[], right: readonly string[], rules: IgnoreRules): Int32Array {
  const partners = new Int32Array(left.length).fill(-1)
  if (left.length * right.length <= tooManyPairs) pairAlike(left, right, rules, partners)
  pairLeftOver(partners, right.length)
  return partners
}

function pairAlike(left: readonly string[], right: readonly string[], rules: IgnoreRules, partners: Int32Array): void {
  const table = new KeyTable()
  const leftWords = left.map((line) => sortedWords(line, rules, table))
  const rightWords = right.map((line) => sortedWords(line, rules, table))
  const width = right.length + 1
  const best = new Float64Array((left.length + 1) * width)
  const alike = new Float64Array((left.length + 1) * width)
  for (let row = left.length - 1; row >= 0; row--) {
    for (let column = right.length - 1; column >= 0; column--) {
      const place = row * width + column
      const share = sharedWords(leftWords[row], rightWords[column])
      alike[place] = share
      const without = Math.max(best[place + width] ?? 0, best[place + 1] ?? 0)
      best[place] = share >= alikeEnough ? Math.max(without, share + (best[place + width + 1] ?? 0)) : without
    }
  }
  let row = 0
  let column = 0
  while (row < left.length && column < right.length) {
    const place = row * width + column
    const share = alike[place] ?? 0
    if (share >= alikeEnough && best[place] === share + (best[place + width + 1] ?? 0)) partners[row++] = column++
    else if (best[place] === best[place + width]) row++
    else column++
  }
}

function sortedWords(line: string, rules: IgnoreRules, table: KeyTable): Int32Array {
  const beginning = line.slice(0, lookedAt)
  const ranges = unitRanges(beginning, 0, beginning.length, 'word')
  const words = new Int32Array(ranges.length / 2)
  for (let index = 0; index < words.length; index++) {
    words[index] = table.number(textKey(beginning.slice(ranges[index * 2], ranges[index * 2 + 1]), rules))
  }
  return words.sort()
}

/** Dice's coefficient of two sorted lists: twice what they share over what they have. */
function sharedWords(left: Int32Array = new Int32Array(), right: Int32Array = new Int32Array()): number {
  if (left.length === 0 || right.length === 0) return left.length === right.length ? 1 : 0
  let shared = 0
  let leftIndex = 0
  let rightIndex = 0
  while (leftIndex < left.length && rightIndex < right.length) {
    const difference = (left[leftIndex] ?? 0) - (right[rightIndex] ?? 0)
    if (difference === 0) shared++
    if (difference <= 0) leftIndex++
    if (difference >= 0) rightIndex++
  }
  return (2 * shared) / (left.length + right.length)
}

function pairLeftOver(partners: Int32Array, rightLength: number): void {
  let from = 0
  let rightFrom = 0
  for (let line = 0; line <= partners.length; line++) {
    const partner = line < partners.length ? (partners[line] ?? -1) : rightLength
    if (partner === -1) continue
    if (line - from === partner - rightFrom) {
      for (let step = 0; step < line - from; step++) partners[from + step] = rightFrom + step
    }
    from = line + 1
    rightFrom = partner + 1
  }
}
