/* Weeks as people write them: "Mon-Fri 8:00-18:00; Sat" and "Mon-Fri 2; Sat 1". Weekdays count from Monday, 0 to 6. */

export const dayMinutes = 1440
const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

const letters = (name: string) => `[${name[0]?.toUpperCase()}${name[0]}]${name.slice(1)}`
const oneDay = `(?:${names.map(letters).join('|')})`
const dayGroup = `(?:[Dd]aily|${oneDay}(?:\\s*-\\s*${oneDay})?(?:\\s*,\\s*${oneDay}(?:\\s*-\\s*${oneDay})?)*)`
/** A time of day from 0:00 to 24:00. */
const clock = String.raw`(?:(?:[01]?\d|2[0-3])[:.][0-5]\d|24[:.]00)`
const listOf = (part: string) => String.raw`^\s*(?:${part}\s*(?:[;\n]\s*${part}\s*)*)?;?\s*$`

/** What a field of one time of day takes. */
export const clockPattern = String.raw`^\s*(?:[01]?\d|2[0-3])[:.][0-5]\d\s*$`
/** What a field of hours by weekday takes. */
export const hoursPattern = listOf(String.raw`${dayGroup}(?:\s+${clock}\s*[-–]\s*${clock})?`)
/** What a field of numbers by weekday takes. */
export const countsPattern = listOf(String.raw`${dayGroup}\s+\d{1,3}`)

/** Minutes after midnight; undefined for what is no time of day. */
export function readMinutes(text: string): number | undefined {
  const [, hour, minute] = /^\s*(\d{1,2})[:.](\d{2})\s*$/.exec(text) ?? []
  if (hour === undefined || minute === undefined) return undefined
  const minutes = Number(hour) * 60 + Number(minute)
  return minutes <= dayMinutes && Number(minute) < 60 ? minutes : undefined
}

export function writeMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

function daysIn(text: string): number[] {
  if (/^daily$/i.test(text.trim())) return [0, 1, 2, 3, 4, 5, 6]
  return text.split(',').flatMap((part) => {
    const [first = -1, last = first] = part.split('-').map((name) => names.indexOf(name.trim().toLowerCase()))
    if (first < 0 || last < 0) return []
    // "Fri-Mon" goes over the end of the week.
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => (first + at) % 7)
  })
}

const partsOf = (text: string) =>
  text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)

/** Hours in minutes after the midnight of their day; those that end on the next day end beyond 1440. */
export interface Window {
  from: number
  to: number
}

/** The hours of each weekday; the whole day where no hours are named. Undefined for an empty text, which says nothing. */
export function readHours(text: string): readonly (readonly Window[])[] | undefined {
  if (text.trim() === '') return undefined
  const week: Window[][] = Array.from({ length: 7 }, () => [])
  for (const part of partsOf(text)) {
    const [, days = part, start, end] = /^(.*?)\s+([\d:.]+)\s*[-–]\s*([\d:.]+)$/.exec(part) ?? []
    const from = start === undefined ? 0 : (readMinutes(start) ?? 0)
    const to = end === undefined ? dayMinutes : (readMinutes(end) ?? dayMinutes)
    for (const day of daysIn(days)) week[day]?.push({ from, to: to > from ? to : to + dayMinutes })
  }
  return week
}

/** A number for each weekday, 0 where none is named; a day named twice has the last one. */
export function readCounts(text: string): readonly number[] {
  const week = [0, 0, 0, 0, 0, 0, 0]
  for (const part of partsOf(text)) {
    const [, days = '', count = '0'] = /^(.*?)\s+(\d+)$/.exec(part) ?? []
    for (const day of daysIn(days)) week[day] = Number(count)
  }
  return week
}

/** Words between commas, each once, as they are compared. */
export function readSkills(text: string): readonly string[] {
  return [
    ...new Set(
      text
        .split(',')
        .map((skill) => skill.trim().toLowerCase())
        .filter(Boolean),
    ),
  ]
}
