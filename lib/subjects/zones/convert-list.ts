import { parseWhen } from '@/lib/subjects/zones/parse-when'
import { findZones } from '@/lib/subjects/zones/places'
import { fromUtc, isZone, resolveWall, wallAt, offsetAt, type Wall } from '@/lib/subjects/zones/wall'

export const longestList = 10_000

export interface ListWork {
  lines: readonly string[]
  from: string
  targets: readonly string[]
  today: Wall
  /** Which instant a wall time means that clocks show twice or never. */
  choice: 'earlier' | 'later'
}

export interface ListRow {
  given: string
  /** ISO 8601 in UTC; empty when the line could not be read. */
  utc: string
  /** Local time in every target with its offset. */
  local: string[]
  note: '' | 'gap' | 'overlap' | 'unreadable' | 'unknown zone' | 'several zones'
}

/** Converts a list of date-times, each read by itself; a line with a zone or offset of its own keeps it. */
export function convertList(work: ListWork, progress: (share: number) => void = () => {}): ListRow[] {
  return work.lines.slice(0, longestList).map((given, at) => {
    if (at % 250 === 0) progress(at / work.lines.length)
    return convertLine(given, work)
  })
}

function convertLine(given: string, { from, targets, today, choice }: ListWork): ListRow {
  const none = (note: ListRow['note']): ListRow => ({ given, utc: '', local: targets.map(() => ''), note })
  const when = parseWhen(given, today)
  if (when.kind === 'fault') return none('unreadable')
  if (when.kind === 'instant') return rowOf(given, when.ms, targets, '')
  const found = when.place === '' ? { zones: [from] } : findZones(when.place, isZone)
  if (!('zones' in found)) return none('unknown zone')
  const [zone, other] = found.zones
  if (zone === undefined || other !== undefined) return none('several zones')
  const resolved = resolveWall(zone, when.wall)
  if (resolved.kind === 'one') return rowOf(given, resolved.ms, targets, '')
  return rowOf(given, resolved[choice], targets, resolved.kind)
}

function rowOf(given: string, ms: number, targets: readonly string[], note: ListRow['note']): ListRow {
  const local = targets.map((zone) => `${isoMinutes(wallAt(zone, ms))}${isoOffset(offsetAt(zone, ms))}`)
  return { given, utc: `${isoMinutes(fromUtc(ms))}Z`, local, note }
}

function isoMinutes({ year, month, day, hour, minute }: Wall): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`
}

/** +05:30, as ISO 8601 has it. */
function isoOffset(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
