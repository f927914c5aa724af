import { dayCount } from '@/lib/subjects/time/calendar'
import { horizonAltitude, nightEdge, sunAltitude, sunCrossing } from '@/lib/subjects/time/sun'
import { dateText, weekdayOf } from './show'
import { nextTransition, offsetAt, wallAt, type Transition } from './wall'

export type DayPart = 'works' | 'near' | 'away'

export interface OfficeHours {
  /** Whole hours; `to` is where they end. */
  from: number
  to: number
}

/** Whether somebody in a zone works at a moment, Monday to Friday; `near` within an hour of it. */
export function dayPartAt(zone: string, ms: number, { from, to }: OfficeHours): DayPart {
  const wall = wallAt(zone, ms)
  const weekday = weekdayOf(wall)
  if (weekday === 0 || weekday === 6) return 'away'
  const hour = wall.hour + wall.minute / 60
  if (hour >= from && hour < to) return 'works'
  return hour >= from - 1 && hour < to + 1 ? 'near' : 'away'
}

export type SunState =
  | { kind: 'day' | 'night'; rise: number; set: number }
  /** The Sun does not set, or does not rise, on that day. */
  | { kind: 'up' | 'down' }

/** Whether the Sun is up at a place, and when it rises and sets on the day there: moments in milliseconds since 1970. */
export function sunStateAt(ms: number, place: { latitude: number; longitude: number; zone: string }): SunState {
  const day = dayCount(dateText(wallAt(place.zone, ms)))
  const crossing = sunCrossing(day, place, horizonAltitude(0))
  if (typeof crossing === 'string') return { kind: crossing }
  const at = (minutes: number) => day * 86_400_000 + Math.round(minutes) * 60_000
  const kind = sunAltitude(ms, place) > horizonAltitude(0) ? 'day' : 'night'
  return { kind, rise: at(crossing.rise), set: at(crossing.set) }
}

/** Where it is night, as a path over a map of 720 by 360 half degrees. */
export function nightPath(ms: number): string {
  const edge = Array.from({ length: 121 }, (_, step) => nightEdge(ms, step * 3 - 180))
  const points = edge.map(({ latitude }, step) => `${step * 6} ${((90 - latitude) * 2).toFixed(1)}`)
  const isNorthDark = edge[0]?.isNorthDark ?? false
  return `M0 ${isNorthDark ? 0 : 360}L${points.join('L')}L720 ${isNorthDark ? 0 : 360}z`
}

export interface ZoneChange extends Transition {
  zone: string
}

/** Every change of the clocks of zones between two moments, in their order. */
export function changesOf(zones: readonly string[], from: number, to: number): readonly ZoneChange[] {
  const all = [...new Set(zones)].flatMap((zone) => {
    const found: ZoneChange[] = []
    for (let at = from; ;) {
      const change = nextTransition(zone, at)
      if (!change || change.at > to) return found
      found.push({ zone, ...change })
      at = change.at
    }
  })
  return all.sort((one, other) => one.at - other.at || (one.zone < other.zone ? -1 : 1))
}

/** Laws that changed lately: a zone, a moment after its change, and the hours from UTC that are right then. */
const lateLaws = [
  ['America/Mexico_City', '2023-07-01', -6, '2022f'],
  ['Africa/Cairo', '2024-07-01', 3, '2023c'],
  ['Asia/Almaty', '2024-07-01', 5, '2024a'],
  ['America/Asuncion', '2025-07-01', -3, '2025a'],
] as const

/** The release of the time zone database that a browser lacks, as far as can be told from a few zones; undefined where it lacks none of them. */
export function missingRelease(offset: (zone: string, ms: number) => number = offsetAt): string | undefined {
  return lateLaws.find(([zone, day, hours]) => offset(zone, Date.parse(day)) !== hours * 3_600_000)?.[3]
}
