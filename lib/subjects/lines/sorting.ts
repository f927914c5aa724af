import { readNumber } from '@/lib/base/format/read-number'
import { randomStream } from '@/lib/base/random/stream'
import type { Region } from '@/lib/base/region/types'
import { linesWithEnd } from '@/lib/base/text/each-line'
import { parseIp } from '@/lib/subjects/ip/address'
import { partOf, type ColumnChoice } from './columns'

export const sortings = ['alphabet', 'natural', 'number', 'length', 'ip', 'codes', 'shuffle'] as const
export type Sorting = (typeof sortings)[number]

export interface SortRules extends ColumnChoice {
  by: Sorting
  descends: boolean
  /** Capitals and small letters are one. Of alphabets alone. */
  ignoresCase: boolean
  /** BCP 47 tag of the language whose alphabet is meant. */
  language: string
  /** Lines of white space alone are left out; they stand at the end otherwise. */
  dropsBlank: boolean
  /** Lines that are the same to the last character stand there once. */
  dropsRepeated: boolean
  /** Where a shuffle begins. */
  seed: number
}

export interface Sorted {
  text: string
  lines: number
  /** Lines that have no such value; they stand at the end as they were. */
  withoutValue: number
  dropped: number
}

/** What lines are compared by; undefined for a line that has none. */
interface Order<Value> {
  valueOf(part: string): Value | undefined
  compare(one: Value, other: Value): number
}

const byNumber = (one: number, other: number) => one - other
const byBig = (one: bigint, other: bigint) => (one < other ? -1 : Number(one > other))

/** By code points, as programs compare: UTF-16 would put 😀 before ﬁ. */
function byCodePoints(one: string, other: string): number {
  const length = Math.min(one.length, other.length)
  for (let at = 0; at < length; at++) {
    const [a, b] = [one.charCodeAt(at), other.charCodeAt(at)]
    if (a === b) continue
    const isPair = (unit: number) => unit >= 0xd800 && unit <= 0xdfff
    if (isPair(a) !== isPair(b)) return isPair(a) ? 1 : -1
    return a - b
  }
  return one.length - other.length
}

const number = /[-+−]?[\d٠-٩۰-۹०-९](?:[\d.,'’\u00a0\u202f٠-٩۰-۹०-९]*[\d٠-٩۰-۹०-९])?/u

/** The first number in a text, written as the region writes numbers. */
function firstNumber(text: string, region: Region): number | undefined {
  const found = number.exec(text)?.[0]
  if (found === undefined) return undefined
  const read = readNumber(found, region)
  if ('value' in read) return read.value
  return read.problem === 'ambiguous' ? read.couldBe[0] : undefined
}

function collatorOf({ language, ignoresCase }: SortRules, numeric: boolean): Intl.Collator {
  return new Intl.Collator(language, { numeric, sensitivity: ignoresCase ? 'accent' : 'variant' })
}

/** IPv4 before IPv6, each by its value. */
function addressValue(text: string): bigint | undefined {
  const address = parseIp(text.trim())
  return address && (address.version === 4 ? address.value : address.value + (1n << 32n))
}

/** A key that a whole number decides: the same order comes back with it. */
function keyOf(seed: number): Uint8Array {
  const key = new Uint8Array(32)
  new DataView(key.buffer).setFloat64(0, seed)
  return key
}

/** Texts in an order that a whole number decides. Every order is as likely as any other: Fisher and Yates, from the last to the first. */
export function shuffled(texts: readonly string[], seed: number): string[] {
  const random = randomStream(keyOf(seed))
  const out = [...texts]
  for (let at = out.length - 1; at > 0; at--) {
    const other = random.below(at + 1)
    const [one = '', two = ''] = [out[at], out[other]]
    out[at] = two
    out[other] = one
  }
  return out
}

function inOrder<Value>(lines: readonly string[], rules: SortRules, { valueOf, compare }: Order<Value>) {
  const valued: { line: string; value: Value }[] = []
  const others: string[] = []
  for (const line of lines) {
    const value = valueOf(partOf(line, rules))
    if (value === undefined) others.push(line)
    else valued.push({ line, value })
  }
  const sign = rules.descends ? -1 : 1
  // Sorting is stable: what compares alike stays in its order, also when the order descends.
  valued.sort((one, other) => sign * compare(one.value, other.value))
  return { sorted: [...valued.map(({ line }) => line), ...others], withoutValue: others.length }
}

function ordered(lines: readonly string[], rules: SortRules, region: Region) {
  switch (rules.by) {
    case 'shuffle':
      return { sorted: shuffled(lines, rules.seed), withoutValue: 0 }
    case 'alphabet':
    case 'natural': {
      const { compare } = collatorOf(rules, rules.by === 'natural')
      return inOrder(lines, rules, { valueOf: (part) => part, compare })
    }
    case 'codes':
      return inOrder(lines, rules, { valueOf: (part) => part, compare: byCodePoints })
    case 'number':
      return inOrder(lines, rules, { valueOf: (part) => firstNumber(part, region), compare: byNumber })
    case 'length':
      return inOrder(lines, rules, { valueOf: (part) => Array.from(part).length, compare: byNumber })
    case 'ip':
      return inOrder(lines, rules, { valueOf: addressValue, compare: byBig })
  }
}

/**
 * The lines of a text in another order. Lines that compare alike keep theirs. Every line ends as most of the text does, and the
 * last one ends as the text did.
 */
export function sortedLines(text: string, rules: SortRules, region: Region): Sorted {
  if (text === '') return { text: '', lines: 0, withoutValue: 0, dropped: 0 }
  const { lines, lineEnd, endsWithOne } = linesWithEnd(text)
  const filled = lines.filter((line) => line.trim() !== '')
  const blank = rules.dropsBlank ? [] : lines.filter((line) => line.trim() === '')
  const once = rules.dropsRepeated ? [...new Set(filled)] : filled
  const { sorted, withoutValue } = ordered(once, rules, region)
  const out = [...sorted, ...blank]
  return {
    text: out.length === 0 ? '' : out.join(lineEnd) + (endsWithOne ? lineEnd : ''),
    lines: out.length,
    withoutValue,
    dropped: lines.length - out.length,
  }
}
