import type { RandomStream } from '@/lib/base/random/stream'
import { uuidText } from '@/lib/base/random/uuid'
import * as words from './words'

/** What a column may hold. `detail` says more where a type needs it. */
export const columnTypes = {
  row: 'Row number',
  uuid: 'UUID',
  given: 'First name',
  family: 'Last name',
  name: 'Full name',
  email: 'E-mail (example.com)',
  user: 'User name',
  phone: 'Phone (555-01xx)',
  company: 'Company',
  job: 'Job',
  street: 'Street',
  city: 'City',
  postcode: 'Postcode (5 digits)',
  country: 'Country',
  url: 'Web address (example.com)',
  ipv4: 'IPv4 (for documentation)',
  ipv6: 'IPv6 (for documentation)',
  mac: 'MAC address (for documentation)',
  integer: 'Whole number, from–to',
  decimal: 'Decimal, from–to',
  price: 'Price, from–to',
  boolean: 'True or false',
  date: 'Date, from–to',
  time: 'Date and time, from–to',
  list: 'One of a list',
  pattern: 'Pattern: # digit, ? letter',
  product: 'Product',
  colour: 'Colour',
  hex: 'Colour code',
  sentence: 'Sentence',
  reference: 'Row of another table, 1–n',
} as const
export type ColumnType = keyof typeof columnTypes

export interface DummyColumn {
  name: string
  type: ColumnType
  detail: string | undefined
  /** Share of rows that have nothing, 0 to 1. */
  blank: number
}

export type DummyValue = string | number | boolean | null

/** Makes the value of a row, from 0. */
type Maker = (row: number, random: RandomStream) => DummyValue

const pick = (list: readonly string[], random: RandomStream) => list[random.below(list.length)] ?? ''
const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
const two = (number: number) => String(number).padStart(2, '0')

/** "1 to 100", "1-100", "-5..5": two numbers in their order. */
function rangeOf(detail: string | undefined, first: number, last: number): [number, number] | undefined {
  if (detail === undefined || detail.trim() === '') return [first, last]
  const [, from, to] = /^\s*(-?\d+(?:\.\d+)?)\s*(?:to|–|-|\.\.|,)\s*(-?\d+(?:\.\d+)?)\s*$/.exec(detail) ?? []
  if (from === undefined || to === undefined) return undefined
  const [low, high] = [Number(from), Number(to)]
  return low <= high && Math.abs(low) <= 1e12 && Math.abs(high) <= 1e12 ? [low, high] : undefined
}

const dayLength = 86_400_000

function daysOf(detail: string | undefined): [number, number] | undefined {
  if (detail === undefined || detail.trim() === '') return [Date.UTC(2020, 0, 1), Date.UTC(2026, 11, 31)]
  const [, from, to] = /^\s*(\d{4}-\d{2}-\d{2})\s*(?:to|–|-|\.\.|,)\s*(\d{4}-\d{2}-\d{2})\s*$/.exec(detail) ?? []
  if (from === undefined || to === undefined) return undefined
  const [low, high] = [Date.parse(from), Date.parse(to)]
  const isDay = (text: string, time: number) => Number.isFinite(time) && new Date(time).toISOString().startsWith(text)
  return isDay(from, low) && isDay(to, high) && low <= high ? [low, high] : undefined
}

/** A whole number of a range, however wide: 53 bits where 32 are too few. */
function between(low: number, high: number, random: RandomStream): number {
  const count = high - low + 1
  return low + (count <= 2 ** 32 ? random.below(count) : Number(random.bigBelow(BigInt(count))))
}

function decimals(detail: string | undefined): number {
  return Math.min(6, Math.max(2, ...[...(detail ?? '').matchAll(/\.(\d+)/g)].map(([, digits = '']) => digits.length)))
}

const fixed: Readonly<Partial<Record<ColumnType, Maker>>> = {
  row: (row) => row + 1,
  uuid: (_, random) => {
    const bytes = random.bytes(16)
    bytes[6] = 0x40 | ((bytes[6] ?? 0) & 0x0f)
    bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
    return uuidText(bytes)
  },
  given: (_, random) => pick(words.givenNames, random),
  family: (_, random) => pick(words.familyNames, random),
  name: (_, random) => `${pick(words.givenNames, random)} ${pick(words.familyNames, random)}`,
  // The number of the row makes each different.
  email: (row, random) =>
    `${plain(pick(words.givenNames, random))}.${plain(pick(words.familyNames, random))}${row + 1}@example.com`,
  user: (row, random) => `${plain(pick(words.firmWords, random))}${plain(pick(words.productWords, random))}${row + 1}`,
  // North American numbers that are kept for fiction: 555-0100 to 555-0199.
  phone: (_, random) => `(${between(201, 989, random)}) 555-01${two(random.below(100))}`,
  company: (_, random) =>
    `${pick(words.firmWords, random)} ${pick(words.firmWords, random)} ${pick(words.firmKinds, random)}`,
  job: (_, random) => pick(words.jobs, random),
  street: (_, random) =>
    `${between(1, 399, random)} ${pick(words.streetWords, random)} ${pick(words.streetKinds, random)}`,
  city: (_, random) => pick(words.placeWords, random) + pick(words.placeEnds, random),
  postcode: (_, random) => String(random.below(100_000)).padStart(5, '0'),
  country: (_, random) => pick(words.countries, random),
  url: (row, random) => `https://www.example.com/${plain(pick(words.sentenceWords, random))}/${row + 1}`,
  // RFC 5737: 192.0.2.0/24, 198.51.100.0/24 and 203.0.113.0/24.
  ipv4: (_, random) => `${pick(['192.0.2', '198.51.100', '203.0.113'], random)}.${random.below(256)}`,
  // RFC 3849: 2001:db8::/32.
  ipv6: (_, random) => `2001:db8:${Array.from({ length: 6 }, () => random.below(65_536).toString(16)).join(':')}`,
  // RFC 7042, section 2.1.2: 00-00-5E-00-53-00 to -FF.
  mac: (_, random) => `00:00:5e:00:53:${random.below(256).toString(16).padStart(2, '0')}`,
  boolean: (_, random) => random.below(2) === 1,
  product: (_, random) => `${pick(words.materials, random)} ${pick(words.productWords, random)}`,
  colour: (_, random) => pick(words.colourNames, random),
  hex: (_, random) =>
    `#${random
      .below(2 ** 24)
      .toString(16)
      .padStart(6, '0')}`,
  sentence: (_, random) => {
    const text = Array.from({ length: between(4, 10, random) }, () => pick(words.sentenceWords, random)).join(' ')
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
  },
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

function patternMaker(detail: string): Maker {
  return (_, random) =>
    [...detail]
      .map((sign) => (sign === '#' ? String(random.below(10)) : sign === '?' ? letters.charAt(random.below(26)) : sign))
      .join('')
}

/** What makes the values of a column, or what its detail lacks. */
export function makerOf({ type, detail }: DummyColumn): Maker | { fault: string } {
  const own = fixed[type]
  if (own) return own
  if (type === 'integer' || type === 'reference') {
    const range = rangeOf(detail, 1, type === 'reference' ? 100 : 1000)
    if (!range?.every(Number.isInteger)) return { fault: 'two whole numbers such as 1 to 1000' }
    return (_, random) => between(range[0], range[1], random)
  }
  if (type === 'decimal' || type === 'price') {
    const range = rangeOf(detail, 0, type === 'price' ? 500 : 1)
    if (!range) return { fault: 'two numbers such as 0 to 500' }
    const scale = 10 ** (type === 'price' ? 2 : decimals(detail))
    return (_, random) => between(Math.round(range[0] * scale), Math.round(range[1] * scale), random) / scale
  }
  if (type === 'date' || type === 'time') {
    const days = daysOf(detail)
    if (!days) return { fault: 'two days such as 2025-01-01 to 2025-12-31' }
    const [low, high] = days
    if (type === 'date')
      return (_, random) =>
        new Date(low + random.below((high - low) / dayLength + 1) * dayLength).toISOString().slice(0, 10)
    return (_, random) =>
      `${new Date(low + random.below((high - low + dayLength) / 1000) * 1000).toISOString().slice(0, 19)}Z`
  }
  if (type === 'list') {
    const list = (detail ?? '')
      .split(/[,;|]/)
      .map((word) => word.trim())
      .filter((word) => word !== '')
    return list.length === 0 ? { fault: 'words with commas between them' } : (_, random) => pick(list, random)
  }
  if (detail === undefined || detail === '') return { fault: 'a pattern such as AB-####' }
  return patternMaker(detail)
}
