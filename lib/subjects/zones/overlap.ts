import { weekdayOf } from '@/lib/subjects/zones/show'
import { resolveWall, wallAt, type Wall } from '@/lib/subjects/zones/wall'

/** Working hours of a day from Monday to Friday, in whole hours; `to` is where they end. */
export interface WorkHours {
  from: number
  to: number
}

export interface StripSlot {
  /** Minutes after midnight where the day is counted. */
  minute: number
  ms: number
  /** For every zone: its wall time, and whether somebody works then. */
  zones: readonly { wall: Wall; works: boolean }[]
  everybody: boolean
}

/** The half hours of one day in the first zone, as every zone sees them. A half hour that clocks skip is left out. */
export function dayStrip(zones: readonly string[], day: Wall, hours: WorkHours): StripSlot[] {
  const home = zones[0] ?? 'UTC'
  const slots: StripSlot[] = []
  for (let minute = 0; minute < 1440; minute += 30) {
    const resolved = resolveWall(home, { ...day, hour: Math.floor(minute / 60), minute: minute % 60 })
    if (resolved.kind === 'gap') continue
    const ms = resolved.kind === 'one' ? resolved.ms : resolved.earlier
    const seen = zones.map((zone) => {
      const wall = wallAt(zone, ms)
      return { wall, works: works(wall, hours) }
    })
    slots.push({ minute, ms, zones: seen, everybody: seen.every((zone) => zone.works) })
  }
  return slots
}

function works(wall: Wall, { from, to }: WorkHours): boolean {
  const weekday = weekdayOf(wall)
  return weekday !== 0 && weekday !== 6 && wall.hour >= from && wall.hour < to
}

/** Stretches in which everybody works, as minutes after midnight in the first zone. */
export function overlaps(slots: readonly StripSlot[]): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = []
  for (const { minute, everybody } of slots) {
    if (!everybody) continue
    const last = stretches.at(-1)
    if (last?.to === minute) last.to = minute + 30
    else stretches.push({ from: minute, to: minute + 30 })
  }
  return stretches
}
