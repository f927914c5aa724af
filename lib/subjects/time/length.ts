import { joinedWords } from '@/lib/base/text/joined-words'
import { readNumber } from '@/lib/base/format/read-number'
import type { Region } from '@/lib/base/region/types'

/** Nanoseconds in a unit of fixed length. Months and years have none. */
const sizes = {
  ns: 1n,
  us: 1000n,
  ms: 1_000_000n,
  s: 1_000_000_000n,
  min: 60_000_000_000n,
  h: 3_600_000_000_000n,
  d: 86_400_000_000_000n,
  w: 604_800_000_000_000n,
} as const
export type LengthUnit = keyof typeof sizes

const names: readonly (readonly [LengthUnit, string])[] = [
  ['ns', 'nanoseconds?|ns'],
  ['us', 'microseconds?|µs|μs|us'],
  ['ms', 'milliseconds?|msecs?|ms'],
  ['min', "minutes?|mins?|m|′|'"],
  ['s', 'seconds?|secs?|s|″|"'],
  ['h', 'hours?|hrs?|h'],
  ['d', 'days?|d'],
  ['w', 'weeks?|wks?|w'],
]
const figure = String.raw`\d[\d.,]*`
const term = new RegExp(
  `^(${figure}) ?(?:${names.map(([unit, words]) => `(?<${unit}>${words})`).join('|')})(?![a-z])\\.?(?:,? and |, ?| )?`,
)
const iso = new RegExp(
  `^p(?:(${figure})w)?(?:(${figure})d)?(?:t(?=\\d)(?:(${figure})h)?(?:(${figure})m)?(?:(${figure})s)?)?$`,
)
const isoUnits: readonly LengthUnit[] = ['w', 'd', 'h', 'min', 's']

/** Digits before and behind a point, in nanoseconds to the nearest. */
function ofDigits(whole: string, decimals: string, unit: LengthUnit): bigint {
  const scale = 10n ** BigInt(decimals.length)
  const amount = BigInt(whole || '0') * scale + BigInt(decimals || '0')
  return (amount * sizes[unit] * 2n + scale) / (scale * 2n)
}

/** A number as the region writes it, exact to the last digit that a nanosecond has. */
function exact(text: string, unit: LengthUnit, region: Region): bigint | undefined {
  const reading = readNumber(text, region)
  if (!('value' in reading)) return undefined
  const isWhole = Number.isInteger(reading.value)
  if (isWhole && Number.isSafeInteger(reading.value)) return BigInt(reading.value) * sizes[unit]
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d+))?$/.exec(text) ?? []
  const digits = (part: string) => part.replaceAll(/\D/g, '')
  return isWhole ? ofDigits(digits(text), '', unit) : ofDigits(digits(whole), decimals, unit)
}

/** ISO 8601 writes decimals behind a comma or a point and never groups digits. */
function exactIso(text: string, unit: LengthUnit): bigint | undefined {
  const match = /^(\d+)(?:[.,](\d+))?$/.exec(text)
  return match ? ofDigits(match[1] ?? '', match[2] ?? '', unit) : undefined
}

/** What stands between colons: two parts are hours and minutes or minutes and seconds, four begin with days. */
function ofColons(body: string, two: 'hours' | 'minutes'): bigint | undefined {
  const match = /^(\d{1,9})((?::\d{1,2}){1,3})(?:[.,](\d{1,9}))?$/.exec(body)
  if (!match) return undefined
  const [, first = '', rest = '', decimals = ''] = match
  const parts = [first, ...rest.slice(1).split(':')].map(Number)
  if (parts.length === 2 && two === 'hours' && decimals !== '') return undefined
  const units: readonly LengthUnit[] =
    parts.length === 2
      ? two === 'hours'
        ? ['h', 'min']
        : ['min', 's']
      : (['d', 'h', 'min', 's'] as const).slice(4 - parts.length)
  const isOver = parts.some((part, at) => at > 0 && part >= (units[at] === 'h' ? 24 : 60))
  if (isOver) return undefined
  const whole = parts.reduce((sum, part, at) => sum + BigInt(part) * sizes[units[at] ?? 's'], 0n)
  return whole + BigInt(decimals.padEnd(9, '0').slice(0, 9))
}

function ofTerms(body: string, region: Region): bigint | undefined {
  let sum = 0n
  for (let rest = body; rest !== '';) {
    const match = term.exec(rest)
    const unit = names.find(([one]) => match?.groups?.[one] !== undefined)?.[0]
    const part = match && unit ? exact(match[1] ?? '', unit, region) : undefined
    if (!match || part === undefined) return undefined
    sum += part
    rest = rest.slice(match[0].length)
  }
  return sum
}

export interface Reading {
  /** The unit of a number alone. */
  bare: LengthUnit
  /** What the first of two parts with a colon is. */
  two: 'hours' | 'minutes'
}

/**
 * A length of time in nanoseconds: 1:20:45, 1:02:03:04 with days, 2 h 30 min, 90 s, PT2H30M of ISO 8601, or a number alone. A minus
 * before it makes it negative. undefined for anything else, so for months and years, which have no fixed length.
 */
export function readLength(text: string, { bare, two }: Reading, region: Region): bigint | undefined {
  const plain = text
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
  const [, sign = '', body = ''] = /^([-+]?) ?(.*)$/.exec(plain) ?? []
  const size = /^[\d.,]+$/.test(body)
    ? exact(body, bare, region)
    : (ofColons(body, two) ?? ofIso(body) ?? ofTerms(body, region))
  return body === '' || size === undefined ? undefined : sign === '-' ? -size : size
}

function ofIso(body: string): bigint | undefined {
  const match = iso.exec(body)
  if (!match || match.slice(1).every((part) => part === undefined)) return undefined
  let sum = 0n
  for (const [at, unit] of isoUnits.entries()) {
    const part = match[at + 1]
    const size = part === undefined ? 0n : exactIso(part, unit)
    if (size === undefined) return undefined
    sum += size
  }
  return sum
}

const abs = (value: bigint) => (value < 0n ? -value : value)
const fractionOf = (nanoseconds: bigint) => String(nanoseconds).padStart(9, '0').replace(/0+$/, '')

/** Whole days, hours, minutes and seconds, and the nanoseconds of the rest, of the size without its sign. */
export function partsOfLength(length: bigint) {
  const size = abs(length)
  return {
    days: size / sizes.d,
    hours: (size % sizes.d) / sizes.h,
    minutes: (size % sizes.h) / sizes.min,
    seconds: (size % sizes.min) / sizes.s,
    rest: size % sizes.s,
  }
}

/** Hours, minutes and seconds with colons: 27:46:40, −0:00:01.5. Hours go beyond 24. */
export function writeColons(length: bigint): string {
  const { days, hours, minutes, seconds, rest } = partsOfLength(length)
  const two = (value: bigint) => String(value).padStart(2, '0')
  const behind = rest === 0n ? '' : `.${fractionOf(rest)}`
  return `${length < 0n ? '−' : ''}${days * 24n + hours}:${two(minutes)}:${two(seconds)}${behind}`
}

/** PT27H46M40S of ISO 8601, with days where there are any: P1DT3H46M40S. */
export function writeIso(length: bigint): string {
  const { days, hours, minutes, seconds, rest } = partsOfLength(length)
  const second = rest === 0n ? `${seconds}` : `${seconds}.${fractionOf(rest)}`
  const time = [hours && `${hours}H`, minutes && `${minutes}M`, (seconds || rest) && `${second}S`]
    .filter(Boolean)
    .join('')
  const date = days ? `${days}D` : ''
  return `${length < 0n ? '-' : ''}P${date}${time || !date ? `T${time || '0S'}` : ''}`
}

/** 1 d 3 h 46 min 40 s, parts of 0 left out. */
export function writeParts(length: bigint): string {
  const { days, hours, minutes, seconds, rest } = partsOfLength(length)
  const second = rest === 0n ? (seconds ? `${seconds}` : '') : `${seconds}.${fractionOf(rest)}`
  const parts = [
    days && `${days}\u00A0d`,
    hours && `${hours}\u00A0h`,
    minutes && `${minutes}\u00A0min`,
    second && `${second}\u00A0s`,
  ]
  return `${length < 0n ? '−' : ''}${parts.filter(Boolean).join(' ') || '0\u00A0s'}`
}

/** 1 day, 3 hours, 46 minutes and 40 seconds. */
export function writeWords(length: bigint): string {
  const { days, hours, minutes, seconds, rest } = partsOfLength(length)
  const counted = (count: bigint, noun: string) => (count === 0n ? [] : [`${count} ${noun}${count === 1n ? '' : 's'}`])
  const second = rest === 0n ? counted(seconds, 'second') : [`${seconds}.${fractionOf(rest)} seconds`]
  const parts = [...counted(days, 'day'), ...counted(hours, 'hour'), ...counted(minutes, 'minute'), ...second]
  return `${length < 0n ? 'minus ' : ''}${joinedWords(parts.length > 0 ? parts : ['0 seconds'])}`
}

/** How many of a unit it is, as a number. */
export function inUnit(length: bigint, unit: LengthUnit): number {
  const size = sizes[unit]
  return Number(length / size) + Number(length % size) / Number(size)
}

/** So many seconds, to the nearest nanosecond. */
export function ofSeconds(seconds: number): bigint {
  const whole = Math.trunc(seconds)
  return BigInt(whole) * sizes.s + BigInt(Math.round((seconds - whole) * 1e9))
}
