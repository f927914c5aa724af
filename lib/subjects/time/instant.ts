import { monthNames } from '@/lib/base/format/dates'
import { dayCount, dayOfCount, dayOfYear, isoWeekOf, weekdayNameOf } from './calendar'

const second = 1_000_000_000n
const dayLength = 86_400n * second

/** 1 January of the year 1 and the end of 9999, in nanoseconds since 1970. */
const first = BigInt(dayCount('0001-01-01')) * dayLength
const end = (BigInt(dayCount('9999-12-31')) + 1n) * dayLength

/** Ways of writing a moment as one number: nanoseconds of a unit, and of its zero since 1970. */
export const epochs = {
  s: { label: 'Unix seconds', unit: second, zero: 0n },
  ms: { label: 'Unix milliseconds (JavaScript, Java)', unit: 1_000_000n, zero: 0n },
  us: { label: 'Unix microseconds', unit: 1000n, zero: 0n },
  ns: { label: 'Unix nanoseconds', unit: 1n, zero: 0n },
  filetime: { label: 'Windows FILETIME', unit: 100n, zero: -11_644_473_600n * second },
  ticks: { label: '.NET ticks', unit: 100n, zero: -62_135_596_800n * second },
  webkit: { label: 'WebKit (Chrome)', unit: 1000n, zero: -11_644_473_600n * second },
  mac: { label: 'Mac HFS+ seconds', unit: second, zero: -2_082_844_800n * second },
  cocoa: { label: 'Apple Cocoa seconds', unit: second, zero: 978_307_200n * second },
  gps: { label: 'GPS seconds', unit: second, zero: 315_964_800n * second },
  excel: { label: 'Excel serial, 1900', unit: dayLength, zero: -25_569n * dayLength },
  excel1904: { label: 'Excel serial, 1904', unit: dayLength, zero: -24_107n * dayLength },
} as const
export type Epoch = keyof typeof epochs

/** Days from which GPS is a second further ahead of UTC (IERS Bulletin C), as seconds since 1970. */
const leapSeconds =
  '1981-07-01 1982-07-01 1983-07-01 1985-07-01 1988-01-01 1990-01-01 1991-01-01 1992-07-01 1993-07-01 1994-07-01 1996-01-01 1997-07-01 1999-01-01 2006-01-01 2009-01-01 2012-07-01 2015-07-01 2017-01-01'
    .split(' ')
    .map((day) => BigInt(dayCount(day)) * dayLength)

/** Seconds by which GPS time is ahead of UTC at a moment of UTC. */
function gpsAhead(instant: bigint): bigint {
  return BigInt(leapSeconds.filter((from) => from <= instant).length) * second
}

export function isInCalendar(instant: bigint): boolean {
  return instant >= first && instant < end
}

const roundedQuotient = (value: bigint, by: bigint) => {
  const doubled = value * 2n + by
  const quotient = doubled / (by * 2n)
  return doubled < 0n && quotient * by * 2n !== doubled ? quotient - 1n : quotient
}

/**
 * The moment, in nanoseconds since 1970, that a decimal number means in one of the epochs; undefined for what is no number, and beyond
 * the years 1 to 9999. Excel’s 1900 system has a 29 February 1900: serials below 60 count from a day later.
 */
export function readEpoch(text: string, epoch: Epoch): bigint | undefined {
  const match = /^([-−+]?)(\d{1,24})(?:\.(\d{1,18}))?$/.exec(text.trim())
  if (!match) return undefined
  const [, sign = '', whole = '', decimals = ''] = match
  const scale = 10n ** BigInt(decimals.length)
  const amount = (BigInt(whole) * scale + BigInt(decimals || '0')) * (sign === '-' || sign === '−' ? -1n : 1n)
  const { unit, zero } = epochs[epoch]
  const shift = epoch === 'excel' && amount < 60n * scale ? dayLength : 0n
  const plain = roundedQuotient(amount * unit, scale) + zero + shift
  const instant = epoch === 'gps' ? plain - gpsAhead(plain - gpsAhead(plain)) : plain
  return isInCalendar(instant) ? instant : undefined
}

/** The number of a moment in one of the epochs, exact to twelve decimals. */
export function writeEpoch(instant: bigint, epoch: Epoch): string {
  const { unit, zero } = epochs[epoch]
  const since = instant - zero + (epoch === 'gps' ? gpsAhead(instant) : 0n)
  const shifted = epoch === 'excel' && since < 61n * dayLength ? since - dayLength : since
  const size = shifted < 0n ? -shifted : shifted
  const parts = roundedQuotient(size * 10n ** 12n, unit)
    .toString()
    .padStart(13, '0')
  const decimals = parts.slice(-12).replace(/0+$/, '')
  return `${shifted < 0n ? '−' : ''}${parts.slice(0, -12)}${decimals && `.${decimals}`}`
}

export interface InstantParts {
  /** ISO day. */
  day: string
  hour: number
  minute: number
  second: number
  nanoseconds: bigint
}

/** Day and clock of a moment on a clock so many seconds ahead of UTC; undefined beyond the calendar. */
export function partsOfInstant(instant: bigint, ahead = 0): InstantParts | undefined {
  const local = instant + BigInt(ahead) * second
  const days = (local - (((local % dayLength) + dayLength) % dayLength)) / dayLength
  const rest = local - days * dayLength
  const day = dayOfCount(Number(days))
  if (day === undefined) return undefined
  const clock = Number(rest / second)
  return {
    day,
    hour: Math.floor(clock / 3600),
    minute: Math.floor(clock / 60) % 60,
    second: clock % 60,
    nanoseconds: rest % second,
  }
}

const two = (value: number) => String(value).padStart(2, '0')

function clockOf({ hour, minute, second: seconds, nanoseconds }: InstantParts): string {
  const decimals =
    nanoseconds === 0n
      ? ''
      : `.${String(nanoseconds)
          .padStart(9, '0')
          .replace(/(000){1,2}$/, '')}`
  return `${two(hour)}:${two(minute)}:${two(seconds)}${decimals}`
}

/** 2023-11-14T22:13:20Z, or with an offset such as +05:30, which is in whole minutes. */
export function writeInstant(instant: bigint, ahead = 0): string {
  const parts = partsOfInstant(instant, ahead)
  if (!parts) return ''
  const size = Math.abs(Math.round(ahead / 60))
  const offset = size === 0 ? 'Z' : `${ahead < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
  return `${parts.day}T${clockOf(parts)}${offset}`
}

/** Tue, 14 Nov 2023 22:13:20 +0000, as RFC 5322 writes dates of mail. */
export function writeMailDate(instant: bigint): string {
  const parts = partsOfInstant(instant)
  if (!parts) return ''
  const { day } = parts
  const month = monthNames[Number(day.slice(5, 7)) - 1] ?? ''
  return `${weekdayNameOf(day).slice(0, 3)}, ${day.slice(8)} ${month.slice(0, 3)} ${day.slice(0, 4)} ${clockOf({ ...parts, nanoseconds: 0n })} +0000`
}

/** Tuesday, day 318, ISO week 46 of 2023. */
export function placeInYear(day: string): string {
  const { year, week } = isoWeekOf(day)
  return `${weekdayNameOf(day)}, day ${dayOfYear(day)}, ISO week ${week} of ${year}`
}

const iso =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,](\d{1,9}))?)?)? ?(Z|UTC|GMT|[-+−]\d\d:?(?:\d\d)?)?$/i
const mail = /^(?:[a-z]{3}, )?(\d{1,2}) ([a-z]{3}) (\d{4}) (\d\d):(\d\d)(?::(\d\d))? ?(Z|UT|UTC|GMT|[-+]\d{4})?$/i

/** A date that was written out: UTC where it names no offset. `isBare` says that it named none. */
export interface ReadInstant {
  instant: bigint
  isBare: boolean
}

/** ISO 8601, RFC 3339 or RFC 5322, years 1 to 9999; undefined for anything else and for days that do not exist. */
export function readInstant(text: string): ReadInstant | undefined {
  const plain = text.trim()
  const found = iso.exec(plain) ?? isoOfMail(plain)
  if (!found) return undefined
  const [, year = '', month = '', date = '', hour = '0', minute = '0', seconds = '0', decimals = '', offset = ''] =
    found
  const day = `${year}-${month}-${date}`
  // The leap second 23:59:60 is the moment after it, as POSIX counts.
  if (Number(hour) > 24 || Number(minute) > 59 || Number(seconds) > 60 || !isDay(day)) return undefined
  if (Number(hour) === 24 && Number(minute) + Number(seconds) > 0) return undefined
  const clock = BigInt(Number(hour) * 3600 + Number(minute) * 60 + Number(seconds)) * second
  const local = BigInt(dayCount(day)) * dayLength + clock + BigInt(decimals.padEnd(9, '0'))
  const instant = local - BigInt(minutesOf(offset)) * 60n * second
  return isInCalendar(instant) ? { instant, isBare: offset === '' } : undefined
}

function isDay(day: string): boolean {
  const count = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(count) && dayOfCount(count / 86_400_000) === day
}

function minutesOf(offset: string): number {
  const [, sign = '+', hours = '0', minutes = '0'] = /^([-+−])(\d\d):?(\d\d)?$/.exec(offset) ?? []
  return (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes))
}

function isoOfMail(text: string): (string | undefined)[] | undefined {
  const [, day = '', name = '', year = '', hour = '', minute = '', seconds = '0', offset] = mail.exec(text) ?? []
  const month = monthNames.findIndex((one) => one.slice(0, 3).toLowerCase() === name.toLowerCase()) + 1
  if (month === 0) return undefined
  return ['', year, two(month), day.padStart(2, '0'), hour, minute, seconds, '', offset]
}

/** Identifiers that hold the moment of their making. */
export type Stamp = { kind: 'UUID version 7' | 'MongoDB ObjectId'; instant: bigint }

/** The moment in a UUID of version 7 (RFC 9562, 5.7: milliseconds in the first 48 bits) or in an ObjectId (seconds in the first 32). */
export function readStamp(text: string): Stamp | undefined {
  const plain = text.trim().toLowerCase()
  if (/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(plain)) {
    const instant = BigInt(`0x${plain.slice(0, 8)}${plain.slice(9, 13)}`) * 1_000_000n
    return isInCalendar(instant) ? { kind: 'UUID version 7', instant } : undefined
  }
  if (!/^[0-9a-f]{24}$/.test(plain) || /^\d{24}$/.test(plain)) return undefined
  return { kind: 'MongoDB ObjectId', instant: BigInt(`0x${plain.slice(0, 8)}`) * second }
}

/** Milliseconds since a network’s own zero, in the upper bits of its numbers; the lower 22 tell them apart. */
export const snowflakes = { twitter: 1_288_834_974_657n, discord: 1_420_070_400_000n } as const

/** The moment of such a number; undefined for what is no whole number and beyond the calendar. */
export function readSnowflake(text: string, network: keyof typeof snowflakes): bigint | undefined {
  if (!/^\d{1,19}$/.test(text.trim())) return undefined
  const instant = ((BigInt(text.trim()) >> 22n) + snowflakes[network]) * 1_000_000n
  return isInCalendar(instant) ? instant : undefined
}
