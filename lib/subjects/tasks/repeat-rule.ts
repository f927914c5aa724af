import { dayCount, daysLater, monthsLater, nthWeekday, weekdayOf } from '@/lib/subjects/time/calendar'
import { isCalendarDay, isIsoDay } from '@/lib/base/format/dates'

export type RepeatUnit = 'day' | 'week' | 'month' | 'year'

/** How a task comes again. Weekdays are 0 for Sunday. */
export interface RepeatRule {
  unit: RepeatUnit
  every: number
  /** It is counted from the day on which the task was done, not from its due day. */
  afterDone?: true
  /** Of a week. */
  weekdays?: readonly number[]
  /** Of a month, 1 to 31; -1 is its last. One that a month does not have is its last. */
  monthDays?: readonly number[]
  /** Of a month: the first to fifth (or -1, the last) of a weekday. Months without a fifth are passed over. */
  nth?: { place: number; weekday: number }
  /** Of a year. 29 February is the 28th in years without one. */
  yearDay?: { month: number; day: number }
}

const weekdayShort = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const monthShort = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const workdays = [1, 2, 3, 4, 5]
const largestEvery = 999

/** One to six days of a week in any way that people write them; the first three letters decide. */
export const weekdayWord = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?`
export const monthWord = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`
const ordinal = String.raw`(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)`
const placeWord = String.raw`(?:1st|2nd|3rd|4th|5th|first|second|third|fourth|fifth|last)`
const joint = String.raw`(?:\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*|\s*/\s*)`
const list = (one: string) => `${one}(?:${joint}${one})*`
const count = String.raw`(?:\d{1,3}|other|second|third|fourth)`
const after = String.raw`(?:\s+after\s+(?:done|completion|finishing))?`

/** Every way of writing a rule, without anchors. */
export const repeatSource = [
  String.raw`every(?:!|\s+)?\s*(?:(?:${count})\s+)?(?:days?|weeks?|months?|quarters?|years?)(?:\s+on\s+(?:the\s+)?(?:${list(weekdayWord)}|${list(String.raw`(?:${ordinal}|last(?:\s+day)?)`)}|\d{1,2}\s+${monthWord}|${monthWord}\s+\d{1,2}))?${after}`,
  String.raw`every(?:!|\s+)?\s*(?:workdays?|weekdays?|weekends?)`,
  String.raw`every\s+(?:other\s+)?${list(weekdayWord)}`,
  String.raw`every\s+${placeWord}\s+${weekdayWord}(?:\s+of\s+the\s+month)?`,
  String.raw`every\s+(?:the\s+)?${list(String.raw`(?:${ordinal}|last\s+day)`)}(?:\s+of\s+(?:the|each|every)\s+month)?`,
  String.raw`every\s+(?:${monthWord}\s+\d{1,2}|\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?${monthWord})`,
  String.raw`(?:daily|weekly|monthly|quarterly|yearly|annually|fortnightly|biweekly)${after}(?!\s+(?!at\b|from\b|on\b|for\b)\p{L})`,
].join('|')

/** For the box of a form, whose patterns know large letters from small ones: a rule in words, or nothing. */
export const repeatPattern = String.raw`^\s*(?:(?:${repeatSource.replaceAll(/(\\.)|([a-z])/g, (_, escape?: string, letter = '') => escape ?? `[${letter}${letter.toUpperCase()}]`)}))?\s*$`

const weekdayAt = (word: string) => weekdayShort.findIndex((name) => word.toLowerCase().startsWith(name.toLowerCase()))
/** 1 to 12; 0 for what is no month. */
export const monthAt = (word: string) =>
  monthShort.findIndex((name) => word.toLowerCase().startsWith(name.toLowerCase())) + 1
const places: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, last: -1 }
const placeAt = (word: string) => places[word] ?? Number.parseInt(word, 10)
const counts: Readonly<Record<string, number>> = { other: 2, second: 2, third: 3, fourth: 4 }
const units: Readonly<Record<string, readonly [RepeatUnit, number]>> = {
  day: ['day', 1],
  week: ['week', 1],
  month: ['month', 1],
  quarter: ['month', 3],
  year: ['year', 1],
  daily: ['day', 1],
  weekly: ['week', 1],
  monthly: ['month', 1],
  quarterly: ['month', 3],
  yearly: ['year', 1],
  annually: ['year', 1],
  fortnightly: ['week', 2],
  biweekly: ['week', 2],
}

function weekdaysIn(text: string): readonly number[] {
  const found = [...text.matchAll(new RegExp(String.raw`\b${weekdayWord}\b`, 'gi'))].map(([word]) => weekdayAt(word))
  return [...new Set(found)].sort((one, other) => ((one + 6) % 7) - ((other + 6) % 7))
}

function yearDayIn(text: string): RepeatRule['yearDay'] | undefined {
  const [, dayFirst, monthSecond] =
    new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?(${monthWord})`, 'i').exec(text) ?? []
  const [, monthFirst, daySecond] = new RegExp(String.raw`\b(${monthWord})\s+(\d{1,2})\b`, 'i').exec(text) ?? []
  const month = monthAt(monthSecond ?? monthFirst ?? '')
  const day = Number(dayFirst ?? daySecond)
  // A leap year has every day that any year has.
  return isCalendarDay(2024, month, day) ? { month, day } : undefined
}

function monthDaysIn(text: string): readonly number[] | undefined {
  const days = [...text.matchAll(new RegExp(String.raw`\b(?:(\d{1,2})(?:st|nd|rd|th)|last)\b`, 'gi'))].map(([, day]) =>
    day === undefined ? -1 : Number(day),
  )
  const known = [...new Set(days)].sort((one, other) => (one < 0 ? 32 : one) - (other < 0 ? 32 : other))
  // Two days that both stand for the last of a short month would be one.
  const isSure = known.length < 2 || known.every((day) => day <= 28)
  return known.length > 0 && isSure ? known : undefined
}

/** A rule written in words, such as "every 2 weeks on Mon, Thu"; undefined for what is none. */
export function readRepeat(text: string): RepeatRule | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/^everyday\b/, 'every day')
  if (!new RegExp(`^(?:${repeatSource})$`, 'iu').test(plain)) return undefined
  const isAfter = /^every!|\bafter (?:done|completion|finishing)$/.test(plain)
  const afterDone = isAfter && { afterDone: true as const }
  const [, times, unitWord] =
    /^(?:every(?:!|\s)\s?)?(?:(\d{1,3}|other|second|third|fourth) )?(days?|weeks?|months?|quarters?|years?|daily|weekly|monthly|quarterly|yearly|annually|fortnightly|biweekly)\b/.exec(
      plain,
    ) ?? []
  const unit = units[unitWord?.replace(/s$/, '') ?? '']
  if (unit) {
    const every = unit[1] * (times === undefined ? 1 : (counts[times] ?? Number(times)))
    if (every < 1 || every > largestEvery) return undefined
    const [, on] = /\bon (?:the )?(.+?)(?: after \w+)?$/.exec(plain) ?? []
    const plainRule = { unit: unit[0], every, ...afterDone }
    if (on === undefined) return plainRule
    if (isAfter) return undefined
    if (unit[0] === 'week') return weekdaysIn(on).length > 0 ? { ...plainRule, weekdays: weekdaysIn(on) } : undefined
    const yearDay = yearDayIn(on)
    if (unit[0] === 'year') return yearDay && { ...plainRule, yearDay }
    const monthDays = unit[0] === 'month' && !yearDay ? monthDaysIn(on) : undefined
    return monthDays && { ...plainRule, monthDays }
  }
  if (isAfter) return undefined
  if (/\b(?:workdays?|weekdays?)$/.test(plain)) return { unit: 'week', every: 1, weekdays: workdays }
  if (/\bweekends?$/.test(plain)) return { unit: 'week', every: 1, weekdays: [6, 0] }
  const [, place, weekday] = new RegExp(`^every (${placeWord}) (${weekdayWord})`).exec(plain) ?? []
  if (place !== undefined && weekday !== undefined)
    return { unit: 'month', every: 1, nth: { place: placeAt(place), weekday: weekdayAt(weekday) } }
  const yearDay = yearDayIn(plain)
  if (yearDay) return { unit: 'year', every: 1, yearDay }
  if (new RegExp(String.raw`\b${monthWord}\b`).test(plain)) return undefined
  const weekdays = weekdaysIn(plain)
  if (weekdays.length > 0) return { unit: 'week', every: plain.startsWith('every other ') ? 2 : 1, weekdays }
  const monthDays = monthDaysIn(plain)
  return monthDays && { unit: 'month', every: 1, monthDays }
}

const suffix = (day: number) =>
  day % 100 >= 11 && day % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
/** 1st, 22nd, 31st. */
export const ordinalOf = (day: number) => `${day}${suffix(day)}`

function isWorkdays(weekdays: readonly number[]): boolean {
  return weekdays.join() === workdays.join()
}

/** A rule in words that `readRepeat` reads as the same. */
export function repeatText({ unit, every, afterDone, weekdays, monthDays, nth, yearDay }: RepeatRule): string {
  const each = every === 1 ? `every ${unit}` : `every ${every} ${unit}s`
  if (afterDone) return `${each} after done`
  if (weekdays) {
    const names = weekdays.map((day) => weekdayShort[day]).join(', ')
    if (every > 1) return `${each} on ${names}`
    return isWorkdays(weekdays) ? 'every workday' : `every ${names}`
  }
  if (nth) {
    const place = nth.place < 0 ? 'last' : ordinalOf(nth.place)
    return `every ${place} ${weekdayShort[nth.weekday]}`
  }
  if (monthDays) {
    const days = monthDays.map((day) => (day < 0 ? 'last day' : ordinalOf(day))).join(', ')
    return every > 1 ? `${each} on ${days}` : `every ${days}`
  }
  if (yearDay) {
    const day = `${yearDay.day} ${monthShort[yearDay.month - 1]}`
    return every > 1 ? `${each} on ${day}` : `every ${day}`
  }
  return each
}

const isoOf = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
const lastDayOf = (year: number, month: number) => [31, 30, 29, 28].find((day) => isCalendarDay(year, month, day)) ?? 28
const clampedDay = (year: number, month: number, day: number) =>
  isoOf(year, month, day < 0 ? lastDayOf(year, month) : Math.min(day, lastDayOf(year, month)))

const mondayCount = (iso: string) => dayCount(iso) - ((weekdayOf(iso) + 6) % 7)
/** Turns of a rule that are looked through before it counts as one that has no next day. */
const mostTurns = 3000

/** Days of the period that lies so many turns after the one of `anchor`, in order. */
function daysOfTurn(rule: RepeatRule, anchor: string, turn: number): readonly string[] {
  const { unit, every, weekdays, monthDays, nth, yearDay } = rule
  const [year = 0, month = 1, day = 1] = anchor.split('-').map(Number)
  if (unit === 'day') return [daysLater(anchor, turn * every) ?? '']
  if (unit === 'week') {
    if (!weekdays) return [daysLater(anchor, turn * every * 7) ?? '']
    const monday = daysLater(anchor, mondayCount(anchor) - dayCount(anchor) + turn * every * 7)
    if (monday === undefined) return []
    return weekdays.map((weekday) => daysLater(monday, (weekday + 6) % 7) ?? '').sort()
  }
  if (unit === 'year') {
    const target = year + turn * every
    return target > 9999 ? [] : [clampedDay(target, yearDay?.month ?? month, yearDay?.day ?? day)]
  }
  const index = year * 12 + month - 1 + turn * every
  const [target, targetMonth] = [Math.floor(index / 12), (index % 12) + 1]
  if (target > 9999) return []
  if (nth) {
    const found = nthWeekday(target, targetMonth, nth.weekday, nth.place < 0 ? 'last' : nth.place)
    return found === undefined ? [] : [found]
  }
  return [...new Set((monthDays ?? [day]).map((one) => clampedDay(target, targetMonth, one)))].sort()
}

function firstAfter(rule: RepeatRule, anchor: string, limit: string): string | undefined {
  const mostDays = { day: 1, week: 7, month: 31, year: 366 }[rule.unit] * rule.every
  // Turns that surely end before the limit are not looked at one by one.
  const skipped = Math.max(0, Math.floor((dayCount(limit) - dayCount(anchor)) / mostDays) - 2)
  for (let turn = skipped; turn < skipped + mostTurns; turn++) {
    const found = daysOfTurn(rule, anchor, turn).find((day) => day > limit && day >= anchor)
    if (found !== undefined) return isIsoDay(found) ? found : undefined
  }
  return undefined
}

/** The first day of a rule that is not before `from`: where a task begins that was given no day. */
export function firstDay(rule: RepeatRule, from: string): string | undefined {
  const dayBefore = daysLater(from, -1)
  return dayBefore === undefined ? undefined : firstAfter(rule, from, dayBefore)
}

/**
 * The day on which a task is due again that was due on one day (ISO, undefined where it had none) and done on another: counted from
 * the due day, the first one that lies after both, so that turns that were missed are passed over; or counted from the day it was
 * done. undefined beyond the year 9999.
 */
export function nextDue(rule: RepeatRule, due: string | undefined, done: string): string | undefined {
  if (rule.afterDone) {
    if (rule.unit === 'day') return daysLater(done, rule.every)
    if (rule.unit === 'week') return daysLater(done, rule.every * 7)
    return monthsLater(done, rule.every * (rule.unit === 'year' ? 12 : 1))
  }
  const anchor = due ?? done
  return firstAfter(rule, anchor, anchor > done ? anchor : done)
}

/**
 * A rule that keeps its day over short months: what is due on the 31st and comes every month would be due on the 28th from March on
 * if only its last day were known.
 */
export function anchored(rule: RepeatRule, due: string): RepeatRule {
  const [, month = 1, day = 1] = due.split('-').map(Number)
  const isOpen = !rule.afterDone && !rule.monthDays && !rule.nth && !rule.yearDay
  if (!isOpen || day <= 28) return rule
  if (rule.unit === 'month') return { ...rule, monthDays: [day] }
  return rule.unit === 'year' && month === 2 ? { ...rule, yearDay: { month, day } } : rule
}

const codes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const

/** Days of a month up to 28 are written as they are; a later one as the last that the month has up to it. */
function monthDayParts(day: number): string {
  if (day <= 28) return `BYMONTHDAY=${day}`
  if (day === 31) return 'BYMONTHDAY=-1'
  return `BYMONTHDAY=${Array.from({ length: day - 27 }, (_, at) => 28 + at).join(',')};BYSETPOS=-1`
}

/** The rule of RFC 5545, 3.3.10; undefined for one that is counted from the day it was done, which that standard has no words for. */
export function recurrenceOf(rule: RepeatRule): string | undefined {
  const { unit, every, afterDone, weekdays, monthDays, nth, yearDay } = rule
  if (afterDone) return undefined
  const frequency = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' }[unit]
  const parts = [`FREQ=${frequency}`, ...(every > 1 ? [`INTERVAL=${every}`] : [])]
  if (weekdays) parts.push(`BYDAY=${weekdays.map((day) => codes[day]).join(',')}`)
  if (nth) parts.push(`BYDAY=${nth.place}${codes[nth.weekday]}`)
  if (monthDays)
    parts.push(monthDays.length === 1 ? monthDayParts(monthDays[0] ?? 1) : `BYMONTHDAY=${monthDays.join(',')}`)
  if (yearDay) {
    const { month, day } = yearDay
    parts.push(`BYMONTH=${month}`, month === 2 ? monthDayParts(day) : `BYMONTHDAY=${day}`)
  }
  return parts.join(';')
}

/** A recurrence of RFC 5545 as a rule; undefined for what these rules cannot say, such as an end or hours. */
export function readRecurrence(text: string): RepeatRule | undefined {
  const parts = new Map(
    text
      .toUpperCase()
      .split(';')
      .map((part) => part.split('=') as [string, string]),
  )
  const known = ['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'BYSETPOS', 'WKST']
  if ([...parts.keys()].some((name) => !known.includes(name))) return undefined
  const unit = ({ DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' } as const)[parts.get('FREQ') ?? '']
  const every = Number(parts.get('INTERVAL') ?? 1)
  if (!unit || !Number.isInteger(every) || every < 1 || every > largestEvery) return undefined
  const byDay = parts.get('BYDAY')?.split(',')
  const byMonthDay = parts.get('BYMONTHDAY')?.split(',').map(Number)
  const rule: RepeatRule = { unit, every }
  const lead = {
    ...rule,
    ...(byDay && unit === 'week' && { weekdays: byDay.map((code) => codes.findIndex((one) => one === code)) }),
  }
  if (lead.weekdays?.includes(-1)) return undefined
  if (byDay && unit === 'month') {
    const [, place, code] = /^(-1|[1-5])(SU|MO|TU|WE|TH|FR|SA)$/.exec(byDay.join()) ?? []
    if (place === undefined || every > 1 || byMonthDay) return undefined
    return { ...rule, nth: { place: Number(place), weekday: codes.findIndex((one) => one === code) } }
  }
  if (byDay && unit !== 'week') return undefined
  const isClamp =
    parts.get('BYSETPOS') === '-1' && byMonthDay !== undefined && byMonthDay.every((day, at) => day === 28 + at)
  if (parts.has('BYSETPOS') && !isClamp) return undefined
  const days = isClamp ? byMonthDay.slice(-1) : byMonthDay
  if (
    days?.some((day) => day !== -1 && !(day >= 1 && day <= 31)) ||
    (days && days.length > 1 && days.some((day) => day > 28))
  )
    return undefined
  if (unit === 'month') return days ? { ...rule, monthDays: days } : rule
  if (unit === 'year') {
    const month = Number(parts.get('BYMONTH'))
    const [day] = days ?? []
    if (!parts.has('BYMONTH') && !days) return rule
    return day !== undefined && days?.length === 1 && isCalendarDay(2024, month, day)
      ? { ...rule, yearDay: { month, day } }
      : undefined
  }
  return days || parts.has('BYMONTH') ? undefined : lead
}
