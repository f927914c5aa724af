import { daysLater, weekdayOf } from '@/lib/subjects/time/calendar'
import { changesOf, type ZoneChange } from './clock-row'
import { dateText, wallOf } from './show'
import { fromUtc, offsetAt, resolveWall, type Wall } from './wall'

export const mostPeople = 50
export const mostWeeks = 52
const minuteMs = 60_000
const dayMs = 86_400_000
/** Slots begin every half hour of the first person's clocks. */
const step = 30
/** A meeting is looked at every quarter of an hour, since clocks of zones lie as far apart. */
const look = 15

/** From one minute after midnight to another, over midnight where the end is smaller; nothing where both are the same. */
export interface Band {
  from: number
  to: number
}

export interface Attendee {
  name: string
  zone: string
  work: Band
  /** Hours within the work that suit best; undefined where all do alike. */
  likes: Band | undefined
  never: Band
  /** Days of the week without work; 0 is Sunday. */
  weekend: readonly number[]
  /** Further ISO days on which this person does not work. */
  off: ReadonlySet<string>
}

export type Comfort = 'likes' | 'work' | 'near' | 'off' | 'never'

export interface Seat {
  wall: Wall
  comfort: Comfort
  cost: number
}

export interface Slot {
  /** When it begins, in milliseconds since 1970. */
  ms: number
  seats: readonly Seat[]
  total: number
  worst: number
  /** How many people it falls into hours that they ruled out. */
  nevers: number
}

/** What a quarter of an hour costs somebody. Said on the page. */
export const costs = { workUnliked: 1, firstHour: 4, eachHour: 2, dayOff: 24, never: 100 } as const

export function isWithin(minute: number, { from, to }: Band): boolean {
  return from < to ? minute >= from && minute < to : from > to && (minute >= from || minute < to)
}

/** Minutes on the clock from a time of day to a band that it lies outside of, the shorter way round. */
function awayFrom(minute: number, { from, to }: Band): number {
  const round = (minutes: number) => ((minutes % 1440) + 1440) % 1440
  // The last quarter of an hour within the band is the one before its end.
  return Math.min(round(from - minute), round(minute - to) + look)
}

/** What a quarter of an hour that begins at a time of day costs somebody. */
export function costAt(person: Attendee, minute: number, day: string): { comfort: Comfort; cost: number } {
  if (isWithin(minute, person.never)) return { comfort: 'never', cost: costs.never }
  if (person.weekend.includes(weekdayOf(day)) || person.off.has(day)) return { comfort: 'off', cost: costs.dayOff }
  if (isWithin(minute, person.work)) {
    const isLiked = person.likes === undefined || isWithin(minute, person.likes)
    return isLiked ? { comfort: 'likes', cost: 0 } : { comfort: 'work', cost: costs.workUnliked }
  }
  const hours = Math.ceil(awayFrom(minute, person.work) / 60)
  return { comfort: 'near', cost: Math.min(costs.dayOff, costs.firstHour + (hours - 1) * costs.eachHour) }
}

type OffsetOf = (zone: string, ms: number) => number

/** Offsets of zones between two moments, looked up once: a search asks for each of them thousands of times. */
function offsetsBetween(zones: readonly string[], from: number, to: number): OffsetOf {
  const known = new Map(
    [...new Set(zones)].map((zone) => [zone, { first: offsetAt(zone, from), changes: changesOf([zone], from, to) }]),
  )
  return (zone, ms) => {
    const of = known.get(zone)
    if (!of || ms < from || ms > to) return offsetAt(zone, ms)
    return of.changes.findLast(({ at }) => at <= ms)?.after ?? of.first
  }
}

function seatOf(person: Attendee, ms: number, minutes: number, offsetOf: OffsetOf): Seat {
  const wall = fromUtc(ms + offsetOf(person.zone, ms))
  let worst: { comfort: Comfort; cost: number } = { comfort: 'likes', cost: 0 }
  for (let at = 0; at < minutes; at += look) {
    const moment = ms + at * minuteMs
    const there = fromUtc(moment + offsetOf(person.zone, moment))
    const found = costAt(person, there.hour * 60 + there.minute, dateText(there))
    if (found.cost > worst.cost) worst = found
  }
  return { wall, ...worst }
}

function slotAt(people: readonly Attendee[], ms: number, minutes: number, offsetOf: OffsetOf): Slot {
  const seats = people.map((person) => seatOf(person, ms, minutes, offsetOf))
  const all = seats.map(({ cost }) => cost)
  return {
    ms,
    seats,
    total: all.reduce((sum, cost) => sum + cost, 0),
    worst: Math.max(0, ...all),
    nevers: seats.filter(({ comfort }) => comfort === 'never').length,
  }
}

/** A slot at a moment, as everybody sees it. Minutes are those that the meeting takes. */
export function slotOf(people: readonly Attendee[], ms: number, minutes: number): Slot {
  return slotAt(people, ms, minutes, offsetAt)
}

function isBetter(one: Slot, other: Slot): number {
  return one.nevers - other.nevers || one.total - other.total || one.worst - other.worst || one.ms - other.ms
}

/** The half hours of a day on the clocks of a zone; one that they skip is left out, one that comes twice counts once. */
export function startsOf(zone: string, day: string): number[] {
  const starts: number[] = []
  for (let minute = 0; minute < 1440; minute += step) {
    const wall = wallOf(
      day,
      `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
    )
    const found = wall && resolveWall(zone, wall)
    if (found && found.kind !== 'gap') starts.push(found.kind === 'one' ? found.ms : found.earlier)
  }
  return starts
}

export interface Search {
  /** The zone in whose days it looks. */
  home: string
  /** ISO day. */
  from: string
  days: number
  minutes: number
}

function offsetsFor(people: readonly Attendee[], { home, from, days }: Search): OffsetOf {
  const begin = Date.parse(`${from}T00:00:00Z`) - 2 * dayMs
  return offsetsBetween([home, ...people.map(({ zone }) => zone)], begin, begin + (days + 5) * dayMs)
}

/** All slots of the days, the best first: nobody's ruled-out hours, then the least discomfort in all, then of the worst off, then the earliest. */
export function bestSlots(people: readonly Attendee[], search: Search): readonly Slot[] {
  const offsetOf = offsetsFor(people, search)
  const slots: Slot[] = []
  for (let ahead = 0; ahead < search.days; ahead++) {
    const day = daysLater(search.from, ahead)
    if (day === undefined) break
    for (const ms of startsOf(search.home, day)) slots.push(slotAt(people, ms, search.minutes, offsetOf))
  }
  return slots.sort(isBetter)
}

export interface Series {
  home: string
  /** ISO day of the first meeting, and its hour on the clocks of `home`. */
  day: string
  time: string
  minutes: number
  count: number
  everyWeeks: number
}

const dayOf = ({ day, everyWeeks }: Series, turn: number) => daysLater(day, turn * everyWeeks * 7) ?? day

/** The meetings of a series that keeps its hour on the clocks of `home`; one that clocks skip is held as long after the change. */
export function fixedSeries(people: readonly Attendee[], series: Series): readonly Slot[] {
  return Array.from({ length: series.count }, (_, turn): Slot[] => {
    const wall = wallOf(dayOf(series, turn), series.time)
    const found = wall && resolveWall(series.home, wall)
    if (!found) return []
    return [
      slotOf(
        people,
        found.kind === 'one' ? found.ms : found.kind === 'gap' ? found.later : found.earlier,
        series.minutes,
      ),
    ]
  }).flat()
}

/**
 * A series whose hour changes so that discomfort goes round: each meeting takes the hour of its day after which the person who has
 * borne most has borne least, then all together least, then the earliest. Hours that somebody ruled out are taken only where there are no others.
 */
export function rotation(
  people: readonly Attendee[],
  series: Series,
): { slots: readonly Slot[]; borne: readonly number[] } {
  let borne = people.map(() => 0)
  const slots: Slot[] = []
  for (let turn = 0; turn < series.count; turn++) {
    const day = dayOf(series, turn)
    const all = bestSlots(people, { home: series.home, from: day, days: 1, minutes: series.minutes })
    const after = (slot: Slot) => borne.map((cost, at) => cost + (slot.seats[at]?.cost ?? 0))
    const [best] = all
      .map((slot) => ({ slot, most: Math.max(0, ...after(slot)) }))
      .sort(
        (one, other) =>
          one.slot.nevers - other.slot.nevers ||
          one.most - other.most ||
          one.slot.total - other.slot.total ||
          one.slot.ms - other.slot.ms,
      )
    if (!best) break
    slots.push(best.slot)
    borne = after(best.slot)
  }
  return { slots, borne }
}

/** What each person bears over some meetings. */
export function borneBy(slots: readonly Slot[], people: number): readonly number[] {
  return Array.from({ length: people }, (_, at) => slots.reduce((sum, { seats }) => sum + (seats[at]?.cost ?? 0), 0))
}

/** The changes of the clocks of anybody within a series, from its first day to the last. */
export function changesWithin(people: readonly Attendee[], series: Series): readonly ZoneChange[] {
  const from = Date.parse(`${series.day}T00:00:00Z`) - dayMs
  const to = Date.parse(`${dayOf(series, series.count - 1)}T00:00:00Z`) + 2 * dayMs
  return changesOf([series.home, ...people.map(({ zone }) => zone)], from, to)
}

/** Addresses of web calendars that open an event to be saved: Google's and Outlook's. Milliseconds since 1970. */
export function calendarLinks(event: {
  title: string
  text: string
  from: number
  to: number
}): Record<'google' | 'outlook', string> {
  const iso = (ms: number) => new Date(ms).toISOString()
  const plain = (ms: number) => iso(ms).replaceAll(/[-:]|\.\d{3}/g, '')
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${plain(event.from)}/${plain(event.to)}`,
    details: event.text,
  })
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: iso(event.from),
    enddt: iso(event.to),
    body: event.text,
  })
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/action/compose?${outlook}`,
  }
}
