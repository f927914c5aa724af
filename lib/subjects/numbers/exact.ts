import { writtenFractions } from '@/lib/base/text/written-fractions'
import { quotient, ratio, sum, toRatio, type Ratio } from '@/lib/base/units/ratio'
import { grouped, separatorsOf } from '@/lib/base/format/separators'
import type { Show } from '@/lib/base/format/show'
import type { Region } from '@/lib/base/region/types'
import { readDecimal } from './scientific'

const mostPower = 60

function plainText(text: string): string {
  return writtenFractions(text)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[⁄∕÷]/g, '/')
    .replace(/\s+/g, ' ')
    .trim()
}

/** 0.1(6) as a quotient: the block in brackets is repeated without end. */
function readRepeating(text: string): Ratio | undefined {
  const [, minus, whole = '', fixed = '', block = ''] = /^([-+]?)(\d*)[.,](\d*)\((\d+)\)$/.exec(text) ?? []
  if (minus === undefined) return undefined
  const scale = 10n ** BigInt(fixed.length)
  const nines = 10n ** BigInt(block.length) - 1n
  const size = sum(ratio(BigInt(`${whole}${fixed}`), scale), ratio(BigInt(block), nines * scale))
  return minus === '-' ? { over: -size.over, under: size.under } : size
}

function readPlain(text: string, region: Region): Ratio | undefined {
  const repeating = readRepeating(text)
  if (repeating) return repeating
  const found = readDecimal(text, region)
  if (!found || Math.abs(found.power) > mostPower) return undefined
  return toRatio(`${found.digits}e${found.power}`)
}

/**
 * A number as it is typed, exactly: 0.75, 1,234.5, 5/8, 2 3/4, 2¾, −1 1/2 (which is −3/2), 0.1(6). Undefined for anything else; a
 * denominator of 0 is `'zero'`.
 */
export function readExact(text: string, region: Region): Ratio | 'zero' | undefined {
  const [, minus = '', rest = ''] = /^([-+]?) ?(.*)$/.exec(plainText(text)) ?? []
  const mixed = /^(\d+)(?: | ?\+ ?|-)(\d+) ?\/ ?(\d+)$/.exec(rest)
  const [first = '', second, ...more] = mixed ? [mixed[2] ?? '', mixed[3]] : rest.split('/')
  const over = readPlain(first.trim(), region)
  const under = second === undefined ? ratio(1n) : readPlain(second.trim(), region)
  if (!over || !under || more.length > 0) return undefined
  if (under.over === 0n) return 'zero'
  const size = sum(ratio(BigInt(mixed?.[1] ?? '0')), quotient(over, under))
  return minus === '-' ? { over: -size.over, under: size.under } : size
}

const signOf = (value: bigint) => (value < 0n ? '−' : '')
const sizeOf = (value: bigint) => (value < 0n ? -value : value)

/** A whole number with the region's groups. */
export function wholeText(value: bigint, show: Show): string {
  return `${signOf(value)}${grouped(String(sizeOf(value)), separatorsOf[show.region.separators])}`
}

/** In lowest terms: −3/2, or 4. Without groups, since a fraction is copied into other programs. */
export function fractionText({ over, under }: Ratio): string {
  return under === 1n ? `${signOf(over)}${sizeOf(over)}` : `${signOf(over)}${sizeOf(over)}/${under}`
}

/** −1 1/2; undefined for whole numbers and for what is smaller than 1. */
export function mixedText({ over, under }: Ratio): string | undefined {
  const size = sizeOf(over)
  return under === 1n || size < under ? undefined : `${signOf(over)}${size / under}\u00A0${size % under}/${under}`
}

/** Decimals of a fraction: those that stand once, and the block that comes again and again. */
export interface Expansion {
  fixed: string
  block: string
  /** There are more than were looked for. */
  isCut: boolean
}

/** Long division of what stands behind the decimal sign, until a remainder comes again or `most` decimals are found. */
export function expansionOf({ over, under }: Ratio, most: number): Expansion {
  const seen = new Map<bigint, number>()
  let rest = sizeOf(over) % under
  let digits = ''
  while (rest !== 0n && !seen.has(rest) && digits.length < most) {
    seen.set(rest, digits.length)
    digits += String((rest * 10n) / under)
    rest = (rest * 10n) % under
  }
  const from = rest === 0n ? undefined : seen.get(rest)
  if (from !== undefined) return { fixed: digits.slice(0, from), block: digits.slice(from), isCut: false }
  return { fixed: digits, block: '', isCut: rest !== 0n }
}

/** All decimals, a repeating block in brackets: 0.1(6). With more than `most` decimals cut, and ended with an ellipsis. */
export function decimalText(value: Ratio, show: Show, most = 60): string {
  const { decimal } = separatorsOf[show.region.separators]
  const { fixed, block, isCut } = expansionOf(value, most)
  const whole = wholeText(sizeOf(value.over) / value.under, show)
  const decimals = `${fixed}${block && `(${block})`}${isCut ? '…' : ''}`
  return `${signOf(value.over)}${whole}${decimals && decimal + decimals}`
}

/** The terms of the continued fraction, at most `most` of them. */
export function continuedTerms(value: Ratio, most: number): bigint[] {
  const terms: bigint[] = []
  let [over, under] = [value.over, value.under]
  while (under !== 0n && terms.length < most) {
    // Rounded down also below 0.
    const term = over / under - (over % under < 0n ? 1n : 0n)
    terms.push(term)
    ;[over, under] = [under, over - term * under]
  }
  return terms
}

/** The quotients that the first terms of a continued fraction make, each the closest of its size. */
export function convergents(terms: readonly bigint[]): Ratio[] {
  let [before, last]: [Ratio, Ratio] = [
    { over: 0n, under: 1n },
    { over: 1n, under: 0n },
  ]
  return terms.map((term) => {
    const next = { over: term * last.over + before.over, under: term * last.under + before.under }
    ;[before, last] = [last, next]
    return next
  })
}

/**
 * The fraction nearest to a value among those whose denominator is at most `most`; of two as near the one with the smaller
 * denominator. As limit_denominator of Python.
 */
export function nearestFraction(value: Ratio, most: bigint): Ratio {
  if (value.under <= most) return value
  let [before, last]: [Ratio, Ratio] = [
    { over: 0n, under: 1n },
    { over: 1n, under: 0n },
  ]
  let [over, under] = [value.over, value.under]
  for (;;) {
    const term = over / under - (over % under < 0n ? 1n : 0n)
    const next = { over: term * last.over + before.over, under: term * last.under + before.under }
    if (next.under > most) break
    ;[before, last] = [last, next]
    ;[over, under] = [under, over - term * under]
  }
  const times = (most - before.under) / last.under
  const between = { over: before.over + times * last.over, under: before.under + times * last.under }
  const error = (one: Ratio) =>
    sizeOf(one.over * value.under - value.over * one.under) * (one === last ? between.under : last.under)
  return error(between) < error(last) ? between : last
}
