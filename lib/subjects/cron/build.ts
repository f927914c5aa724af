/* Crontab lines from what somebody wants. */
import { isFault, readCron } from './expression'

export interface Wish {
  repeats: 'minutes' | 'hours' | 'daily' | 'weekly' | 'monthly' | 'yearly' | 'own'
  /** Minutes or hours between two runs. */
  everyMinutes: number
  everyHours: number
  /** Minute of the hour, for hours. */
  minute: number
  /** Times of day, such as 09:00, 17:30. */
  times: string
  /** Days of the week, such as mon-fri. */
  weekdays: string
  /** Days of the month, such as 1, 15. */
  monthDays: string
  /** 1 to 12. */
  month: number
  own: string
}

export type Fault = { field: keyof Wish; says: string }

const time = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/

/** Hours by their minute, in the order in which the minutes were named. */
function hoursByMinute(text: string): Map<number, number[]> | undefined {
  const found = new Map<number, number[]>()
  for (const part of text.split(/[\s,;]+/).filter(Boolean)) {
    const match = time.exec(part)
    if (!match) return undefined
    const minute = Number(match[2])
    found.set(minute, [...(found.get(minute) ?? []), Number(match[1])])
  }
  return found.size === 0 ? undefined : found
}

const numbers = (values: readonly number[]) => [...new Set(values)].sort((one, other) => one - other).join(',')

const everyName = new Map([
  ['weekdays', '1-5'],
  ['workdays', '1-5'],
  ['weekend', '0,6'],
  ['weekends', '0,6'],
])
const weekdayWord = /\b(sun|mon|tue|wed|thu|fri|sat)[a-z]*/gi

/** Days of the week as a crontab field: names in full, lists and ranges in either direction. */
function weekField(text: string): string | undefined {
  const word = text.trim().toLowerCase()
  const known = everyName.get(word)
  if (known) return known
  const short = word.replaceAll(weekdayWord, (match) => match.slice(0, 3)).replaceAll(/\s*[-–]\s*|\s+to\s+/g, '-')
  const parts = short.split(/[\s,;]+|\band\b/).filter(Boolean)
  const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
  const values = new Set<number>()
  for (const part of parts) {
    const [from, to = from, ...more] = part.split('-').map((name) => days.indexOf(name))
    if (from === undefined || to === undefined || from < 0 || to < 0 || more.length > 0) return undefined
    for (let day = from; ; day = (day + 1) % 7) {
      values.add(day)
      if (day === to) break
    }
  }
  if (values.size === 0) return undefined
  const list = [...values].sort((one, other) => one - other)
  const isRow = list.length > 2 && list.every((value, at) => at === 0 || value === (list[at - 1] ?? 0) + 1)
  return list.length === 7 ? '*' : isRow ? `${list[0]}-${list.at(-1)}` : list.join(',')
}

function monthField(text: string): string | undefined {
  const field = text
    .trim()
    .replaceAll(/[\s;]+/g, ',')
    .replaceAll(/,+/g, ',')
    .replaceAll(/(\d)(?:st|nd|rd|th)\b/gi, '$1')
  return isFault(readCron(`0 0 ${field} * *`, 'unix')) ? undefined : field
}

/** Lines of a crontab, one for each minute of the hour that the times name. Refuses a field with what it must be. */
export function linesOf(wish: Wish): string[] | Fault {
  const { repeats, everyMinutes, everyHours, minute } = wish
  if (repeats === 'own') {
    const read = readCron(wish.own, 'unix')
    return isFault(read)
      ? { field: 'own', says: `must be a crontab expression. ${read.says}` }
      : [wish.own.trim().replaceAll(/\s+/g, ' ')]
  }
  if (repeats === 'minutes') return [`${everyMinutes === 1 ? '*' : `*/${everyMinutes}`} * * * *`]
  if (repeats === 'hours') return [`${minute} ${everyHours === 1 ? '*' : `*/${everyHours}`} * * *`]
  const times = hoursByMinute(wish.times)
  if (!times) return { field: 'times', says: 'must be times of day from 00:00 to 23:59, such as 09:00, 17:30' }
  const week = repeats === 'weekly' ? weekField(wish.weekdays) : '*'
  if (week === undefined) return { field: 'weekdays', says: 'must be days such as mon-fri or sat, sun' }
  const day = repeats === 'monthly' || repeats === 'yearly' ? monthField(wish.monthDays) : '*'
  if (day === undefined) return { field: 'monthDays', says: 'must be days from 1 to 31, such as 1, 15 or 1-7' }
  const month = repeats === 'yearly' ? String(wish.month) : '*'
  return [...times].map(([at, hours]) => `${at} ${numbers(hours)} ${day} ${month} ${week}`)
}
