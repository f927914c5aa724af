import { zoneOf } from '@/components/timers/zone-of'
import { isRecord } from '@/lib/platform/storage/is-record'
import { defineStore } from '@/lib/platform/storage/store'
import { holidayCountries, type HolidayCountry } from '@/lib/subjects/holidays/countries'
import { holidaysOfYear, type HolidayTable } from '@/lib/subjects/holidays/table'
import { daysLater, weekdayOf } from '@/lib/subjects/time/calendar'
import { deviceZone } from '@/lib/subjects/zones/device-zone'
import { mostPeople, mostWeeks, type Attendee, type Band, type Series } from '@/lib/subjects/zones/meeting-times'
import { cityOf } from '@/lib/subjects/zones/places'
import { dateText, wallOf } from '@/lib/subjects/zones/show'
import { isWall, wallAt } from '@/lib/subjects/zones/wall'
import { longestMeeting, meetingWords as says, mostDays } from '@/lib/tools/utilities/time/meeting-planner.messages'

const personBoxes = [
  'name',
  'place',
  'from',
  'to',
  'likesFrom',
  'likesTo',
  'neverFrom',
  'neverTo',
  'country',
  'off',
] as const
const meetingBoxes = ['title', 'date', 'days', 'minutes', 'count', 'weeks'] as const
export type PersonBox = (typeof personBoxes)[number]
export type MeetingBox = (typeof meetingBoxes)[number]

/** What is entered of a person, as the boxes hold it. */
export type PersonEntry = Readonly<Record<PersonBox, string>> & { id: string }

export interface MeetingPlan extends Readonly<Record<MeetingBox, string>> {
  people: readonly PersonEntry[]
  /** When the chosen hour begins, in milliseconds since 1970; 0 for the best one. */
  chosen: number
  isChosen: boolean
}

const longestText = 2000

function readPerson(raw: unknown): PersonEntry | undefined {
  if (!isRecord(raw) || typeof raw.id !== 'string') return undefined
  const texts = personBoxes.map((name) => raw[name])
  if (!texts.every((text) => typeof text === 'string' && text.length <= longestText)) return undefined
  return raw as unknown as PersonEntry
}

export function readPlan(raw: unknown): MeetingPlan | undefined {
  if (!isRecord(raw) || !Array.isArray(raw.people) || raw.people.length > mostPeople) return undefined
  const people = raw.people.map(readPerson)
  const areTexts = meetingBoxes.every(
    (name) => typeof raw[name] === 'string' && String(raw[name]).length <= longestText,
  )
  if (!areTexts || people.includes(undefined)) return undefined
  if (typeof raw.chosen !== 'number' || !Number.isFinite(raw.chosen) || typeof raw.isChosen !== 'boolean')
    return undefined
  return raw as unknown as MeetingPlan
}

export const meetingStore = defineStore<MeetingPlan>({
  key: 'meeting-planner',
  version: 1,
  initial: {
    title: '',
    date: '',
    days: '5',
    minutes: '60',
    count: '1',
    weeks: '1',
    people: [],
    chosen: 0,
    isChosen: false,
  },
  read: readPlan,
})

export function freshPerson(id: string, name = '', place = ''): PersonEntry {
  return {
    id,
    name,
    place,
    from: '09:00',
    to: '17:00',
    likesFrom: '',
    likesTo: '',
    neverFrom: '22:00',
    neverTo: '06:30',
    country: 'none',
    off: '',
  }
}

let first: readonly PersonEntry[] | undefined

function beginning(): readonly PersonEntry[] {
  first ??= [
    freshPerson('1', says.you),
    freshPerson('2', 'London', 'London'),
    freshPerson('3', 'New York', 'New York'),
  ].filter(({ id, place }) => id === '1' || !deviceZone().endsWith(place.replace(' ', '_')))
  return first
}

export function peopleOf({ people, isChosen }: MeetingPlan): readonly PersonEntry[] {
  return isChosen ? people : beginning()
}

export function change(part: Partial<Omit<MeetingPlan, 'people'>>): void {
  meetingStore.update((plan) => ({ ...plan, people: peopleOf(plan), isChosen: true, ...part }))
}

export function changePeople(next: (people: readonly PersonEntry[]) => readonly PersonEntry[]): void {
  meetingStore.update((plan) => ({ ...plan, isChosen: true, people: next(peopleOf(plan)) }))
}

/** The tables of holidays that are there by now, by country. */
export type HolidayTables = ReadonlyMap<HolidayCountry, HolidayTable>

export const countryOf = (country: string): HolidayCountry | undefined =>
  Object.hasOwn(holidayCountries, country) ? (country as HolidayCountry) : undefined

/** The countries whose holidays somebody has. */
export const countriesOf = (plan: MeetingPlan): readonly HolidayCountry[] => [
  ...new Set(peopleOf(plan).flatMap(({ country }) => countryOf(country) ?? [])),
]

const usualWeekend = [0, 6]

/** Public holidays that the country as a whole has, from one ISO day's year to that of another. */
function holidaysBetween(table: HolidayTable, from: string, to: string): readonly string[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  return Array.from({ length: last - first + 1 }, (_, at) => holidaysOfYear(table, first + at, ''))
    .flat()
    .flatMap(({ kind, day }) => (kind === 'public' ? [day] : []))
}

export type PersonFaults = Partial<Record<PersonBox, string>>

function bandOf(from: string, to: string): Band | 'empty' | undefined {
  if (from === '' && to === '') return 'empty'
  const minute = (text: string) => {
    const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
    return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
  }
  const [begin, end] = [minute(from), minute(to)]
  return begin === undefined || end === undefined ? undefined : { from: begin, to: end }
}

const none: Band = { from: 0, to: 0 }

function daysOff(text: string): readonly string[] | undefined {
  const days = text.split(/[\s,;]+/).filter(Boolean)
  const isDay = (day: string) => {
    const wall = /^\d{4}-\d\d-\d\d$/.test(day) ? wallOf(day, '00:00') : undefined
    return wall !== undefined && isWall(wall)
  }
  return days.every(isDay) ? days : undefined
}

/** Somebody as the search sees them, on days from one to another; or what is wrong with the entries. */
export function attendeeOf(
  entry: PersonEntry,
  number: number,
  { from, to, tables }: { from: string; to: string; tables: HolidayTables },
): Attendee | { faults: PersonFaults } {
  const faults: PersonFaults = {}
  const zone = zoneOf(entry.place, deviceZone())
  if ('fault' in zone) faults.place = zone.fault
  const work = bandOf(entry.from, entry.to)
  if (work === undefined || work === 'empty') faults[entry.from === '' ? 'from' : 'to'] = says.timeFault
  const likes = bandOf(entry.likesFrom, entry.likesTo)
  if (likes === undefined) faults.likesTo = says.bothFault
  const never = bandOf(entry.neverFrom, entry.neverTo)
  if (never === undefined) faults.neverTo = says.bothFault
  const off = daysOff(entry.off)
  if (off === undefined) faults.off = says.offFault
  if ('fault' in zone || !work || work === 'empty' || !likes || !never || !off) return { faults }
  const country = countryOf(entry.country)
  const table = country && tables.get(country)
  return {
    name: entry.name.trim() || (entry.place.trim() === '' ? says.person(number) : cityOf(zone.zone)),
    zone: zone.zone,
    work,
    likes: likes === 'empty' ? undefined : likes,
    never: never === 'empty' ? none : never,
    weekend: table?.weekend ?? usualWeekend,
    off: new Set([...off, ...(table ? holidaysBetween(table, from, to) : [])]),
  }
}

/** Tomorrow, or the Monday after it. */
export function nextWorkday(zone: string, now: number): string {
  let day = dateText(wallAt(zone, now))
  do day = daysLater(day, 1) ?? day
  while (weekdayOf(day) === 0 || weekdayOf(day) === 6)
  return day
}

export interface ReadMeeting {
  faults: Partial<Record<MeetingBox, string>>
  people: readonly (Attendee | { faults: PersonFaults })[]
  /** All of them; undefined while something is wrong. */
  attendees: readonly Attendee[] | undefined
  home: string
  date: string
  days: number
  minutes: number
  count: number
  everyWeeks: number
}

function wholeIn(text: string, least: number, most: number): number | undefined {
  return /^\s*\d{1,4}\s*$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined
}

/** The entries as the search takes them, with what is wrong with them. */
export function readMeeting(plan: MeetingPlan, now: number, tables: HolidayTables): ReadMeeting {
  const entries = peopleOf(plan)
  const place = zoneOf(entries[0]?.place ?? '', deviceZone())
  const home = 'zone' in place ? place.zone : deviceZone()
  const date = plan.date === '' ? nextWorkday(home, now) : plan.date
  const wall = wallOf(date, '00:00')
  const isDate = wall !== undefined && isWall(wall) && date >= '2000-01-01' && date <= '2200-12-31'
  const [days, minutes] = [wholeIn(plan.days, 1, mostDays), wholeIn(plan.minutes, 15, longestMeeting)]
  const [count, everyWeeks] = [wholeIn(plan.count, 1, mostWeeks), wholeIn(plan.weeks, 1, 12)]
  const faults = {
    ...(isDate ? {} : { date: says.dateFault }),
    ...(days === undefined ? { days: says.daysFault } : {}),
    ...(minutes === undefined ? { minutes: says.minutesFault } : {}),
    ...(count === undefined ? { count: says.countFault } : {}),
    ...(everyWeeks === undefined ? { weeks: says.weeksFault } : {}),
  }
  const until = isDate ? (daysLater(date, mostWeeks * 12 * 7) ?? date) : date
  const people = entries.map((entry, at) =>
    attendeeOf(entry, at + 1, { from: isDate ? date : '2026-01-01', to: isDate ? until : '2026-01-01', tables }),
  )
  const whole = people.filter((person): person is Attendee => !('faults' in person))
  const isWhole = Object.keys(faults).length === 0 && whole.length === people.length && people.length > 0
  return {
    faults,
    people,
    attendees: isWhole ? whole : undefined,
    home,
    date,
    days: days ?? 1,
    minutes: minutes ?? 60,
    count: count ?? 1,
    everyWeeks: everyWeeks ?? 1,
  }
}

/** The series that begins with an hour. */
export function seriesFrom({ home, minutes, count, everyWeeks }: ReadMeeting, ms: number): Series {
  const wall = wallAt(home, ms)
  const two = (value: number) => String(value).padStart(2, '0')
  return { home, day: dateText(wall), time: `${two(wall.hour)}:${two(wall.minute)}`, minutes, count, everyWeeks }
}
