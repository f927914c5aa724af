import { unpacked, zipEntries } from '@/lib/subjects/tables/zip-entries'
import { daysLater } from '@/lib/subjects/time/calendar'
import type { HolidayKind } from './kinds'
import { dayOf } from './rules'

/** Name in English, name in the country's language where it is another, kind, regions, whether it may move, and its days as rules. */
type Row = readonly [string, string, HolidayKind, string, 0 | 1, string]

/** The holidays of a country, as scripts/holidays/write.py writes them. */
export interface HolidayTable {
  /** BCP 47, of the names in the country's own language. */
  language: string
  /** Days of the week without work; 0 is Sunday. */
  weekend: readonly number[]
  /** First and last year that are known. */
  from: number
  to: number
  /** Names by code. */
  regions: Readonly<Record<string, string>>
  days: readonly Row[]
}

export interface Holiday {
  /** ISO day. */
  day: string
  name: string
  /** In the country's own language; the same where it is English. */
  localName: string
  kind: HolidayKind
  /** The day follows the moon or is announced late: what is given here is reckoned. */
  mayChange: boolean
  /** Codes of the regions that have it; empty where all have it. */
  regions: readonly string[]
}

const mostBytes = 4_000_000

/** The table in its archive. */
export function tableIn(archive: Uint8Array<ArrayBuffer>): HolidayTable {
  const allowance = { bytes: mostBytes }
  const decoder = new TextDecoder()
  let text = ''
  for (const entry of zipEntries(archive).values())
    for (const piece of unpacked(entry, allowance)) text += decoder.decode(piece, { stream: true })
  return JSON.parse(text + decoder.decode()) as HolidayTable
}

const iso = (digits: string) => `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`

/** The days of one part of a row: a rule for years, or days and stretches as they are. */
function daysOfPart(part: string, year: number): string[] {
  const [, from = '', to = '', on = ''] = /^(\d{4})-(\d{4}) (.*)$/.exec(part) ?? []
  if (on !== '') return year < Number(from) || year > Number(to) ? [] : [dayOf(on, year)]
  return part.split(' ').flatMap((written) => {
    const [first = '', more = '0'] = written.split('+')
    // A stretch may begin in the year before.
    if (year - Number(first.slice(0, 4)) > 1 || Number(first.slice(0, 4)) > year) return []
    return Array.from({ length: Number(more) + 1 }, (_, at) => daysLater(iso(first), at) ?? iso(first))
  })
}

/** What '.' stands for among the regions of a row: the country as a whole. */
const whole = '.'

/** Holidays of a year in a region, or in the country as a whole ('') without those of single regions; in the order of the calendar. */
export function holidaysOfYear(table: HolidayTable, year: number, region: string): Holiday[] {
  const wanted = region === '' ? whole : region
  const found = table.days.flatMap(([name, localName, kind, scope, estimated, spec]): Holiday[] => {
    const regions = scope === '' ? [] : scope.split(' ')
    if (regions.length > 0 && !regions.includes(wanted)) return []
    const more = {
      name,
      localName: localName === '' ? name : localName,
      kind,
      mayChange: estimated === 1,
      regions: regions.filter((one) => one !== whole),
    }
    return spec
      .split(';')
      .flatMap((part) => daysOfPart(part, year))
      .filter((day) => Number(day.slice(0, 4)) === year)
      .map((day) => ({ day, ...more }))
  })
  return found.toSorted((one, other) => one.day.localeCompare(other.day))
}
