import { isCalendarDay } from '@/lib/base/format/dates'
import { readDate } from '@/lib/base/format/read-date'
import { regionOf } from '@/lib/base/region/regions'
import type { ReadCell } from './book'

/** A heading without case, points and spaces, as names of columns are compared. */
export function plainHeading(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/**
 * The places of columns by their headings. For each column its names are tried in their order, the exact ones first; no heading
 * serves two columns.
 */
export function placesOf<Name extends string>(
  headings: readonly string[],
  names: Readonly<Record<Name, readonly string[]>>,
): Partial<Record<Name, number>> {
  const found = headings.map(plainHeading)
  const taken = new Set<number>()
  const places: Partial<Record<Name, number>> = {}
  for (const column of Object.keys(names) as Name[]) {
    for (const name of names[column].map(plainHeading)) {
      const at = found.findIndex((heading, place) => heading === name && !taken.has(place))
      if (at < 0) continue
      places[column] = at
      taken.add(at)
      break
    }
  }
  return places
}

/** A day, with the hour of the day where one is written, as it is written. */
export interface Moment {
  /** ISO. */
  day: string
  hour?: number
}

export type DateOrder = 'day' | 'month'

const numeric = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:,?[T ]\s*(.*))?$/
const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[T ]\s*(.*))?$/
const clock =
  /^(\d{1,2})(?::(\d{2}))?(?::(\d{2}(?:[.,]\d+)?))?\s*([ap]\.?m\.?)?(?:\s*(Z|UTC|GMT|[-+]\d{2}:?\d{2}|[A-Z]{2,4}))?$/i

/**
 * Which of the first two numbers of dates such as 3/4/2026 is the day: a number over 12 settles it for the whole column, a point
 * between them says that the day stands first. Undefined where nothing tells.
 */
export function dateOrderOf(texts: Iterable<string>): DateOrder | undefined {
  let hasPoint = false
  for (const text of texts) {
    const [, first = '', sign, second = ''] = numeric.exec(text.trim()) ?? []
    if (Number(first) > 12) return 'day'
    if (Number(second) > 12) return 'month'
    if (sign === '.') hasPoint = true
  }
  return hasPoint ? 'day' : undefined
}

/** Whether a text is a date whose order of day and month nothing in itself settles. */
export const isUnsureDate = (text: string) => {
  const [, first, , second] = numeric.exec(text.trim()) ?? []
  return first !== undefined && Number(first) <= 12 && Number(second) <= 12 && first !== second
}

interface ClockTime {
  hour: number
  /** As written. */
  minute: string
  second: string
  zone: string | undefined
}

function clockIn(text: string | undefined): ClockTime | undefined {
  const [, hours, minute = '00', second = '00', half, zone] = clock.exec((text ?? '').trim()) ?? []
  if (hours === undefined) return undefined
  const rest = { minute, second: second.replace(',', '.'), zone: zone?.toUpperCase() }
  const hour = Number(hours)
  if (half === undefined) return hour <= 23 ? { hour, ...rest } : undefined
  if (hour < 1 || hour > 12) return undefined
  return { hour: (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0), ...rest }
}

function isoDay(year: number, month: number, day: number): string | undefined {
  if (!isCalendarDay(year, month, day)) return undefined
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** A day and what stands behind it, where something does. */
interface Dated {
  day: string
  behind: string | undefined
}

const dated = (day: string | undefined, behind: string | undefined): Dated | undefined =>
  day === undefined ? undefined : { day, behind: behind?.trim() === '' ? undefined : behind }

/** "Fri, Nov 27, 2026 2:03 PM" and "Fri Nov 27 14:03:00 +0000 2026": months in English words, with a time or without. */
function worded(text: string): Dated | undefined {
  const plain = text.replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+/i, '')
  const [, name, day, time, zone, year] =
    /^([a-z]{3,9}) (\d{1,2}) (\d{1,2}:\d{2}(?::\d{2})?) ([-+]\d{4}) (\d{4})$/i.exec(plain) ?? []
  const [, before, after] = /^(.*?\d{4}),?(?:\s+(?:at\s+)?(\d.*))?$/.exec(plain) ?? []
  const date = name === undefined ? before : `${day ?? ''} ${name} ${year ?? ''}`
  const iso = date === undefined ? undefined : readDate(date, regionOf('global'))
  return dated(iso, time === undefined ? after : `${time} ${zone ?? ''}`)
}

/** `lastYear` is the last of two digits that is one of the 2000s; those behind it are of the 1900s. */
function datedText(text: string, order: DateOrder, lastYear: number): Dated | undefined {
  const iso = yearFirst.exec(text)
  if (iso) return dated(isoDay(Number(iso[1]), Number(iso[3]), Number(iso[4])), iso[5])
  const numbers = numeric.exec(text)
  if (!numbers) return worded(text)
  const [first, second] = [Number(numbers[1]), Number(numbers[3])]
  const written = Number(numbers[4])
  const year = numbers[4]?.length === 2 ? written + (written <= lastYear ? 2000 : 1900) : written
  return dated(order === 'day' ? isoDay(year, second, first) : isoDay(year, first, second), numbers[5])
}

/**
 * Reads a cell as a day with its hour: a day of a workbook, ISO and other year-first forms, 3/4/2026 in the given order, months in
 * English words. Times stay those of the file. Undefined for anything else.
 */
export function readMoment(cell: ReadCell, order: DateOrder): Moment | undefined {
  const text = typeof cell === 'object' && 'day' in cell ? cell.day : cell
  if (typeof text !== 'string') return undefined
  const found = datedText(text.trim(), order, 99)
  if (!found) return undefined
  const hour = clockIn(found.behind)?.hour
  return hour === undefined ? { day: found.day } : { day: found.day, hour }
}

/** A day with its time to the second or finer, and the zone where one is written. */
export interface Stamp {
  /** ISO. */
  day: string
  /** 14:30:00. */
  time?: string
  /** As written: Z, +02:00, CET. */
  zone?: string
}

/**
 * Reads a whole text as a day, with its time where it has one, in the forms that `readMoment` knows; what stands behind the day must
 * be a time. Years of two digits are those of 1930 to 2029, as spreadsheets take them. Undefined for anything else.
 */
export function readStamp(text: string, order: DateOrder): Stamp | undefined {
  const found = datedText(text.trim(), order, 29)
  if (!found || found.behind === undefined) return found && { day: found.day }
  const time = /[:apm]/i.test(found.behind) ? clockIn(found.behind) : undefined
  if (!time || Number(time.minute) > 59 || Number(time.second) >= 60) return undefined
  return {
    day: found.day,
    time: `${String(time.hour).padStart(2, '0')}:${time.minute}:${time.second}`,
    ...(time.zone !== undefined && { zone: time.zone }),
  }
}

/** The text of a cell as it stands in a table of texts; a share is written as per cent. */
export function cellText(cell: ReadCell): string {
  if (cell === undefined) return ''
  if (typeof cell === 'string') return cell.trim()
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell)
  if ('percent' in cell) return `${String(Number((cell.percent * 100).toPrecision(12)))}%`
  return 'day' in cell ? cell.day : ''
}

export type DecimalMark = '.' | ','

/**
 * Which sign parts the decimals of numbers as texts: the last of two kinds in one number, or one that is not followed by three
 * digits. A sign that occurs twice groups. Where nothing tells, the point.
 */
export function decimalMarkOf(texts: Iterable<string>): DecimalMark {
  let votes = 0
  for (const text of texts) {
    const marks = text.match(/[.,]/g)
    if (!marks) continue
    const [first = '', ...more] = marks
    const last = marks.at(-1) ?? first
    const isOneKind = marks.every((mark) => mark === first)
    if (!isOneKind) votes += last === ',' ? 1 : -1
    else if (more.length > 0) votes += first === '.' ? 1 : -1
    else if (!/[.,]\d{3}(?!\d)/.test(text) || /^\D*0[.,]/.test(text)) votes += first === ',' ? 1 : -1
  }
  return votes > 0 ? ',' : '.'
}

/** A number of a report that some program wrote; "--" and an empty cell are 0, as Google Ads writes what it does not know. NaN for anything else. */
export function reportNumber(cell: ReadCell, decimal: DecimalMark): number {
  if (typeof cell === 'number') return cell
  if (cell === undefined) return 0
  if (typeof cell !== 'string') return NaN
  const text = cell.trim()
  if (/^[-–—<>\s]*$/.test(text)) return 0
  const digits = text.replace(/[^\d.,\-()−]/g, '')
  if (!/\d/.test(digits)) return NaN
  const isNegative = /^[-−(]/.test(digits)
  const whole = digits.replace(decimal === ',' ? /[^\d,]/g : /[^\d.]/g, '').replace(',', '.')
  return (isNegative ? -1 : 1) * Number(whole)
}
