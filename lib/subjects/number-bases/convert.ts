import { floatBits, floatFormats, floatParts, widthOf, type FloatFormat } from './float'
import { readNumber, standardDigits, type Quotient, type ReadFault } from './read'
import { wordOf, type Word, type WordWidth } from './word'
import { writeNumber, writtenText } from './write'

/** What is read: numbers, or the bits of a float in hexadecimal. */
export type Reading = 'number' | FloatFormat

export interface BaseQuestion {
  text: string
  reads: Reading
  from: number | 'any'
  /** Digits of the base that is read, where they are not the usual ones. */
  digits?: string
  /** A further base that is written. */
  to: number
  width: WordWidth
  isGrouped: boolean
}

export interface WrittenBase {
  base: number
  text: string
  /** How many digits stand before the point. */
  digits: number
}

export interface StoredFloat {
  format: FloatFormat
  hex: string
  fields: readonly [string, string, string]
  kind: string
  /** Exactly, in decimal; of an infinity or what is no number its name. */
  stored: string
  /** Stored less given, in decimal; "none" where it is exact. */
  error: string
}

export interface OneNumber {
  kind: 'one'
  bases: readonly WrittenBase[]
  word: Word | { reason: 'fraction' | 'large' }
  width: WordWidth
  floats: readonly StoredFloat[]
}
export interface NumberList {
  kind: 'list'
  to: number
  rows: readonly { given: string; line: number; bases: readonly WrittenBase[] }[]
  faults: readonly (ReadFault & { line: number })[]
}
export type BaseAnswer = OneNumber | NumberList | { kind: 'fault'; fault: ReadFault }

/** Longer numbers have no floating-point table: it would take longer than the number itself. */
const mostForFloats = 5000
const mostExact = 1200
const groupSizes: Readonly<Record<number, number>> = { 2: 4, 8: 3, 10: 3, 16: 4 }

function writtenIn(value: Quotient, base: number, isGrouped: boolean): WrittenBase {
  const written = writeNumber(value, standardDigits.slice(0, base))
  const text = writtenText(written, { group: isGrouped ? (groupSizes[base] ?? 4) : 0, mark: ' ' })
  return { base, text, digits: written.whole.length }
}

const basesOf = (value: Quotient, to: number, isGrouped: boolean) =>
  [...new Set([10, 2, 16, 8, to])].map((base) => writtenIn(value, base, isGrouped))

const decimalText = (value: Quotient) => writtenText(writeNumber(value, standardDigits.slice(0, 10), mostExact))

function less(one: Quotient, other: Quotient): Quotient {
  return { over: one.over * other.under - other.over * one.under, under: one.under * other.under }
}

function stored(value: Quotient | undefined, format: FloatFormat, bits: bigint): StoredFloat {
  const parts = floatParts(bits, format)
  const error = value && parts.value && less(parts.value, value)
  return {
    format,
    hex: bits
      .toString(16)
      .padStart(widthOf(format) / 4, '0')
      .toUpperCase(),
    fields: parts.fields,
    kind: parts.kind,
    stored: parts.value
      ? `${parts.kind === 'zero' && parts.isNegative ? '-' : ''}${decimalText(parts.value)}`
      : parts.kind === 'infinite'
        ? `${parts.isNegative ? '-' : ''}Infinity`
        : 'NaN',
    error: error === undefined ? '' : error.over === 0n ? 'none' : significant(error),
  }
}

/** A small quotient with six significant digits: 5.55112e-18. */
function significant({ over, under }: Quotient): string {
  const size = over < 0n ? -over : over
  let power = size.toString().length - under.toString().length
  const scaled = (by: number) =>
    by >= 0 ? ([size, under * 10n ** BigInt(by)] as const) : ([size * 10n ** BigInt(-by), under] as const)
  const [top, bottom] = scaled(power)
  if (top < bottom) power--
  const [over6, under6] = scaled(power - 5)
  const digits = String((over6 * 2n + under6) / (under6 * 2n))
  const rounded = digits.length > 6 ? digits.slice(0, 6) : digits
  const exponent = digits.length > 6 ? power + 1 : power
  const fraction = rounded.slice(1).replace(/0+$/, '')
  return `${over < 0n ? '-' : ''}${rounded[0] ?? '0'}${fraction === '' ? '' : `.${fraction}`}e${exponent}`
}

/** Bits in hexadecimal as a number, or where they are none of that format. */
function readBits(text: string, format: FloatFormat): bigint | ReadFault {
  const read = readNumber(text, 16)
  if ('says' in read) return read
  const { over, under } = read.value
  if (under !== 1n || over < 0n || over >= 1n << BigInt(widthOf(format)))
    return {
      offset: 0,
      length: text.length,
      says: `${floatFormats[format].label} has ${widthOf(format)} bits: at most ${widthOf(format) / 4} hexadecimal digits.`,
    }
  return over
}

function floatOf(question: BaseQuestion, format: FloatFormat): BaseAnswer {
  const bits = readBits(question.text, format)
  if (typeof bits !== 'bigint') return { kind: 'fault', fault: bits }
  const { value } = floatParts(bits, format)
  return {
    kind: 'one',
    bases: value ? basesOf(value, question.to, question.isGrouped) : [],
    word: word(value, question.width),
    width: question.width,
    floats: [stored(undefined, format, bits)],
  }
}

function word(value: Quotient | undefined, width: WordWidth): OneNumber['word'] {
  if (!value || value.over % value.under !== 0n) return { reason: 'fraction' }
  return wordOf(value.over / value.under, width) ?? { reason: 'large' }
}

function one(text: string, question: BaseQuestion): OneNumber | ReadFault {
  const read = readNumber(text, question.from, question.digits)
  if ('says' in read) return read
  const { value } = read
  const isNegativeZero = value.over === 0n && /^\s*[-−]/.test(text)
  const formats = Object.keys(floatFormats) as FloatFormat[]
  return {
    kind: 'one',
    bases: basesOf(value, question.to, question.isGrouped),
    word: word(value, question.width),
    width: question.width,
    floats:
      text.length > mostForFloats
        ? []
        : formats.map((format) => stored(value, format, floatBits(value, format, isNegativeZero))),
  }
}

/**
 * Numbers in other bases: one number with its machine word and its floats, or a list with one a line. Digits that are none are told with
 * their place.
 */
export function convertBases(question: BaseQuestion): BaseAnswer {
  const { text, reads } = question
  if (reads !== 'number') return floatOf(question, reads)
  const lines = text.split('\n').map((line, at) => ({ line, at }))
  const filled = lines.filter(({ line }) => line.trim() !== '')
  if (filled.length <= 1) {
    const answer = one(text, question)
    return 'says' in answer ? { kind: 'fault', fault: answer } : answer
  }
  let offset = 0
  const rows: { given: string; line: number; bases: WrittenBase[] }[] = []
  const faults: (ReadFault & { line: number })[] = []
  for (const { line, at } of lines) {
    if (line.trim() !== '') {
      const read = readNumber(line, question.from, question.digits)
      if ('says' in read) faults.push({ ...read, offset: offset + read.offset, line: at + 1 })
      else rows.push({ given: line.trim(), line: at + 1, bases: basesOf(read.value, question.to, question.isGrouped) })
    }
    offset += line.length + 1
  }
  return { kind: 'list', to: question.to, rows, faults }
}
