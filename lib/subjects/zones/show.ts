import { monthNames } from '@/lib/base/format/dates'
import { asUtc, type Wall } from '@/lib/subjects/zones/wall'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const two = (value: number) => String(value).padStart(2, '0')

/** 14:05, or 2:05 pm. */
export function shownTime({ hour, minute }: Pick<Wall, 'hour' | 'minute'>, twelveHours: boolean): string {
  if (!twelveHours) return `${two(hour)}:${two(minute)}`
  return `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'am' : 'pm'}`
}

/** Sun 8 March 2026. */
export function shownDate(wall: Wall): string {
  return `${weekdays[weekdayOf(wall)]} ${wall.day} ${monthNames[wall.month - 1]} ${wall.year}`
}

/** 0 for Sunday. */
export function weekdayOf(wall: Wall): number {
  return new Date(asUtc(wall)).getUTCDay()
}

/** 2026-03-08, as date fields have it. */
export function dateText({ year, month, day }: Wall): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

export function timeText({ hour, minute }: Pick<Wall, 'hour' | 'minute'>): string {
  return `${two(hour)}:${two(minute)}`
}

/** The wall time of a date field and a time field; undefined when either is not filled. */
export function wallOf(date: string, time: string): Wall | undefined {
  const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(`${date}T${time}`)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number)
  return { year, month, day, hour, minute }
}

/** Calendar days from one wall date to another. */
export function daysBetween(one: Wall, other: Wall): number {
  const start = (wall: Wall) => Date.UTC(wall.year, wall.month - 1, wall.day)
  return Math.round((start(other) - start(one)) / 86_400_000)
}
