import { isCalendarDay, isIsoDay } from '@/lib/base/format/dates'
import type { DateOrder } from '@/lib/base/region/types'
import { daysLater, monthsLater, weekdayOf } from '@/lib/subjects/time/calendar'
import {
  anchored,
  firstDay,
  monthAt,
  monthWord,
  readRepeat,
  repeatSource,
  repeatText,
  weekdayWord,
} from './repeat-rule'

/** A task as a line of quick entry says it. */
export interface QuickTask {
  title: string
  /** Without its #. */
  list: string
  tags: readonly string[]
  /** 1 is the most urgent; 0 for none. */
  priority: 0 | 1 | 2 | 3 | 4
  /** ISO day. */
  due: string | undefined
  /** 09:00, or empty. */
  time: string
  /** How long it takes. */
  minutes: number | undefined
  /** A rule in words, or empty. */
  repeat: string
}

/** Words that may mean two things: which, what was taken, and the line with each of them written so that it is sure. */
export interface Doubt {
  words: string
  choices: readonly { means: { day: string } | { time: string }; text: string }[]
}
export interface QuickLine {
  task: QuickTask
  doubts: readonly Doubt[]
  /** Words that look like a day and are none, such as 30 Feb. */
  noDay: string | undefined
}

export interface QuickMoment {
  /** ISO day. */
  today: string
  /** Minutes since midnight. */
  minutes: number
  order: DateOrder
}

/** The text that is left to read; what was taken leaves a gap that no further words join over. */
class Rest {
  constructor(
    public text: string,
    private readonly shelter: readonly string[],
  ) {}
  /** Takes the first words that match, unless `isWanted` refuses them. */
  take(source: string, isWanted: (words: RegExpExecArray) => boolean = () => true): RegExpExecArray | undefined {
    const match = new RegExp(String.raw`(?<=^|[\s\uE001])(?:${source})(?=$|[\s,;:.!?\uE001])`, 'iu').exec(this.text)
    if (!match || !isWanted(match)) return undefined
    this.text = `${this.text.slice(0, match.index)}\uE001${this.text.slice(match.index + match[0].length)}`
    return match
  }
  /** What nothing has taken, with the quoted words back in it. */
  title(): string {
    return this.text
      .replaceAll(/\uE002(\d+)\uE003/g, (_, at: string) => this.shelter[Number(at)] ?? '')
      .replaceAll('\uE001', ' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ([,;])(?= |$)/g, '$1')
      .replace(/^[\s,;:.]+(?= )|[\s,;]+$/g, '')
      .trim()
  }
}

const two = (value: number) => String(value).padStart(2, '0')
const clockOf = (minutes: number) => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const isoOf = (year: number, month: number, day: number) => `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
const dayMinutes = 1440

const meridiem = String.raw`(?:a\.?m\.?|p\.?m\.?)`
const hours = String.raw`(?:[01]?\d|2[0-3])`
const clockSource = String.raw`${hours}(?:[:.][0-5]\d)?\s?${meridiem}|${hours}:[0-5]\d|(?:[01]\d|2[0-3])h[0-5]\d|noon|midday|midnight`

interface Clock {
  minutes: number
  /** An hour up to twelve of which nobody said which half of the day it lies in. */
  isOpen: boolean
}

function readClock(text: string): Clock | undefined {
  const plain = text.toLowerCase().replaceAll(/[\s.](?=[ap]?\.?m?\.?$)/g, '')
  if (plain === 'noon' || plain === 'midday') return { minutes: 720, isOpen: false }
  if (plain === 'midnight') return { minutes: 0, isOpen: false }
  const [, hourText, minuteText = '0', half] = /^(\d{1,2})(?:[:.h](\d\d)?)?\s?([ap])?\.?m?\.?$/.exec(plain) ?? []
  const hour = Number(hourText)
  const minute = Number(minuteText)
  if (hourText === undefined || hour > 23 || minute > 59) return undefined
  if (half === undefined) {
    const isWritten = plain.includes(':') || plain.includes('.') || plain.includes('h')
    return { minutes: hour * 60 + minute, isOpen: !isWritten && hour >= 1 && hour <= 12 }
  }
  if (hour < 1 || hour > 12) return undefined
  return { minutes: ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute, isOpen: false }
}

/** Of an hour that is open, the one in which people have appointments: from seven in the morning to half past six in the evening. */
const likelyHour = (minutes: number) => (minutes < 420 || minutes >= 720 ? (minutes % 720) + 720 : minutes)

interface FoundTime {
  time: string
  minutes: number | undefined
  doubt?: Doubt
}

function timeDoubt(words: string, line: string, start: number): Doubt {
  const other = (start + 720) % dayMinutes
  return {
    words: words.trim(),
    choices: [start, other].map((minutes) => ({
      means: { time: clockOf(minutes) },
      text: line.replace(words, `at ${clockOf(minutes)}`),
    })),
  }
}

function takeTime(rest: Rest, line: string): FoundTime | undefined {
  const until = String.raw`\s?(?:-|–|to|until|till)\s?`
  const isClocks = ([, from = '', to = '']: RegExpExecArray) => Boolean(readClock(from) && readClock(to))
  const range =
    rest.take(String.raw`(?:(?:from|at)\s+)?(${clockSource}|${hours})${until}(${clockSource})`, isClocks) ??
    rest.take(String.raw`from\s+(${hours})${until}(${hours})`, isClocks)
  if (range) {
    const [words, from = '', to = ''] = range
    const end = readClock(to)
    const start = readClock(from)
    if (!start || !end) return undefined
    const last = end.isOpen ? likelyHour(end.minutes) : end.minutes
    // 9-10am begins in the same half of the day as it ends, 11-1pm in the one before.
    const same = (start.minutes % 720) + (last >= 720 ? 720 : 0)
    const first = start.isOpen ? (same < last ? same : same - 720) : start.minutes
    const begins = (first + dayMinutes) % dayMinutes
    const lasts = (last - begins + dayMinutes) % dayMinutes
    const isSure = !end.isOpen
    return {
      time: clockOf(begins),
      minutes: lasts === 0 ? undefined : lasts,
      ...(!isSure && {
        doubt: {
          words: words.trim(),
          choices: [0, 720].map((shift) => {
            const [one, other] = [begins + shift, last + shift].map((at) => clockOf(at % dayMinutes))
            return { means: { time: `${one}` }, text: line.replace(words.trim(), `${one}-${other}`) }
          }),
        },
      }),
    }
  }
  const at = rest.take(
    String.raw`(?:at\s|@)\s?(${clockSource}|${hours}\.[0-5]\d|${hours})|(${clockSource})`,
    ([, first, second]) => readClock(first ?? second ?? '') !== undefined,
  )
  if (!at) return undefined
  const [words, first, second] = at
  const clock = readClock(first ?? second ?? '')
  if (!clock) return undefined
  if (!clock.isOpen) return { time: clockOf(clock.minutes), minutes: undefined }
  const likely = likelyHour(clock.minutes)
  return { time: clockOf(likely), minutes: undefined, doubt: timeDoubt(words, line, likely) }
}

function takeDuration(rest: Rest): number | undefined {
  const match = rest.take(
    String.raw`for\s+(?:(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:h|hrs?|hours?)(?:\s?(\d{1,2})(?:\s?m(?:ins?|inutes?)?)?)?|(\d{1,3})\s?m(?:ins?|inutes?)?|(an)\s+hour|(half)\s+an\s+hour)`,
  )
  if (!match) return undefined
  const [, hours, more = '0', minutes, hour, half] = match
  if (half !== undefined) return 30
  if (hour !== undefined) return 60
  const all = minutes === undefined ? Math.round(Number(hours?.replace(',', '.')) * 60) + Number(more) : Number(minutes)
  return all >= 1 && all <= dayMinutes ? all : undefined
}

/** The same day of this year, or of the next one that has it where it is over. */
function comingDay(month: number, day: number, today: string): string | undefined {
  const year = Number(today.slice(0, 4))
  return Array.from({ length: 9 }, (_, at) => year + at)
    .filter((one) => isCalendarDay(one, month, day))
    .map((one) => isoOf(one, month, day))
    .find((iso) => iso >= today)
}

function comingDayOfMonth(day: number, today: string): string | undefined {
  const [year = 1, month = 1] = today.split('-').map(Number)
  return Array.from({ length: 13 }, (_, at) => year * 12 + month - 1 + at)
    .map((index) => [Math.floor(index / 12), (index % 12) + 1] as const)
    .filter(([one, other]) => isCalendarDay(one, other, day))
    .map(([one, other]) => isoOf(one, other, day))
    .find((iso) => iso >= today)
}

const fullYear = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text))

interface FoundDay {
  day: string
  /** Year, month and day in figures. */
  isWritten?: true
  doubt?: Doubt
}
type Reading = FoundDay | { noDay: string } | undefined

const lead = String.raw`(?:(?:on|by|due|until)\s+)?(?:the\s+)?`

function takeWeekday(rest: Rest, line: string, today: string): Reading {
  // "sun cream" and "sat" are words; a short name counts with a word before it, or at the end.
  const match =
    rest.take(String.raw`(?:(?:on|by|due|until|this|next|coming)\s+)+(${weekdayWord})`) ??
    rest.take(String.raw`((?:mon|tues|wednes|thurs|fri|satur|sun)day)`) ??
    rest.take(String.raw`(mon|tues?|wed|thu(?:rs?)?|fri)`) ??
    rest.take(String.raw`(sat|sun)(?=[\s\uE001]*$)`)
  if (!match) return undefined
  const [words, name = ''] = match
  const weekday = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].findIndex((one) =>
    name.toLowerCase().startsWith(one),
  )
  const ahead = (weekday - weekdayOf(today) + 7) % 7
  const isNext = /\bnext\b/i.test(words)
  const coming = daysLater(today, ahead === 0 ? 7 : ahead) ?? today
  const choice = (day: string) => ({ means: { day }, text: line.replace(words, day) })
  if (isNext) {
    const monday = daysLater(today, -((weekdayOf(today) + 6) % 7) + 7) ?? today
    const ofNextWeek = daysLater(monday, (weekday + 6) % 7) ?? coming
    if (ofNextWeek === coming) return { day: coming }
    return { day: ofNextWeek, doubt: { words, choices: [choice(ofNextWeek), choice(coming)] } }
  }
  if (ahead === 0) return { day: coming, doubt: { words, choices: [choice(coming), choice(today)] } }
  return { day: coming }
}

function takeNumbers(rest: Rest, line: string, { today, order }: QuickMoment): Reading {
  const iso = rest.take(String.raw`${lead}(\d{4}-\d{1,2}-\d{1,2})`)
  if (iso) {
    const [year = 0, month = 0, day = 0] = (iso[1] ?? '').split('-').map(Number)
    return isCalendarDay(year, month, day) ? { day: isoOf(year, month, day), isWritten: true } : { noDay: iso[0] }
  }
  const dotted = rest.take(String.raw`${lead}(\d{1,2})\.(\d{1,2})\.(\d{4}|\d\d)?`)
  const slashed = dotted ? undefined : rest.take(String.raw`${lead}(\d{1,2})/(\d{1,2})(?:/(\d{4}|\d\d))?`)
  const match = dotted ?? slashed
  if (!match) return undefined
  const [words, one = '', other = '', year] = match
  const dayOf = (month: number, day: number) => {
    if (year === undefined) return isCalendarDay(2024, month, day) ? comingDay(month, day, today) : undefined
    return isCalendarDay(fullYear(year), month, day) ? isoOf(fullYear(year), month, day) : undefined
  }
  const dayFirst = dayOf(Number(other), Number(one))
  const monthFirst = dotted ? undefined : dayOf(Number(one), Number(other))
  const [first, second] = order === 'day-month-year' ? [dayFirst, monthFirst] : [monthFirst, dayFirst]
  const day = first ?? second
  if (day === undefined) return { noDay: words }
  if (first === undefined || second === undefined || first === second) return { day }
  const choice = (iso2: string) => ({ means: { day: iso2 }, text: line.replace(words, iso2) })
  return { day, doubt: { words, choices: [choice(first), choice(second)] } }
}

function takeNamedMonth(rest: Rest, { today }: QuickMoment): Reading {
  const dayFirst = rest.take(String.raw`${lead}(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?(${monthWord})(?:,?\s+(\d{4}))?`)
  const monthFirst = dayFirst
    ? undefined
    : rest.take(String.raw`${lead}(${monthWord})\s+(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?`)
  const match = dayFirst ?? monthFirst
  if (!match) return undefined
  const [words, one = '', other = '', year] = match
  const [month, day] = dayFirst ? [monthAt(other), Number(one)] : [monthAt(one), Number(other)]
  if (year !== undefined)
    return isCalendarDay(Number(year), month, day) ? { day: isoOf(Number(year), month, day) } : { noDay: words }
  const coming = isCalendarDay(2024, month, day) ? comingDay(month, day, today) : undefined
  return coming === undefined ? { noDay: words } : { day: coming }
}

const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
}

function takeSpoken(rest: Rest, { today }: QuickMoment): FoundDay | undefined {
  const in_ = rest.take(String.raw`in\s+(\d{1,3}|an?|one|two|three|four|five|six)\s+(day|week|month|year)s?`)
  if (in_) {
    const [, countText = '', unit = ''] = in_
    const count = numberWords[countText.toLowerCase()] ?? Number(countText)
    const isDays = /^(?:day|week)$/i.test(unit)
    const size = { day: 1, week: 7, month: 1, year: 12 }[unit.toLowerCase()] ?? 1
    const day = isDays ? daysLater(today, count * size) : monthsLater(today, count * size)
    return day === undefined ? undefined : { day }
  }
  const words: readonly [string, () => string | undefined][] = [
    [String.raw`(?:the\s+)?day\s+after\s+tomorrow`, () => daysLater(today, 2)],
    [String.raw`${lead}(?:tomorrow|tmrw?|tmw)`, () => daysLater(today, 1)],
    [String.raw`${lead}(?:today|tonight)`, () => today],
    [String.raw`${lead}next\s+week`, () => daysLater(today, (8 - weekdayOf(today)) % 7 || 7)],
    [String.raw`${lead}next\s+month`, () => monthsLater(`${today.slice(0, 7)}-01`, 1)],
    [String.raw`${lead}next\s+year`, () => `${String(Number(today.slice(0, 4)) + 1).padStart(4, '0')}-01-01`],
    [String.raw`${lead}(?:this\s+)?weekend`, () => daysLater(today, (6 - weekdayOf(today) + 7) % 7)],
    [
      String.raw`${lead}end\s+of\s+(?:the\s+)?month|${lead}month\s+end`,
      () => daysLater(monthsLater(`${today.slice(0, 7)}-01`, 1) ?? today, -1),
    ],
  ]
  for (const [source, dayOf] of words) {
    const match = rest.take(source)
    const day = match && dayOf()
    if (day !== undefined) return { day }
  }
  return undefined
}

function takeDay(rest: Rest, line: string, moment: QuickMoment): Reading {
  const found = takeNumbers(rest, line, moment) ?? takeNamedMonth(rest, moment) ?? takeSpoken(rest, moment)
  if (found) return found
  const weekday = takeWeekday(rest, line, moment.today)
  if (weekday) return weekday
  const ordinal = rest.take(
    String.raw`(?:(?:on|by|due|until)\s+)?(?:the\s+)?([1-9]|[12]\d|3[01])(?:st|nd|rd|th)(?!\s+\p{L})`,
  )
  const day = ordinal && comingDayOfMonth(Number(ordinal[1]), moment.today)
  return day === undefined ? undefined : { day }
}

/** Words in quotes are title and nothing else. */
function sheltered(line: string): Rest {
  const shelter: string[] = []
  const text = line.replaceAll(
    /(?<=^|\s)["“]([^"“”]+)["”](?=$|[\s,;.])/gu,
    (_, words: string) => `\uE002${shelter.push(words) - 1}\uE003`,
  )
  return new Rest(text, shelter)
}

const mark = (sign: string) => String.raw`${sign}(?:"([^"]{1,100})"|([\p{L}\p{N}][^\s,;]{0,99}))`

/**
 * A line such as "pay rent every 1st 9am #home !1" as a task: #list, @tag, !1 to !4, "for 45 min", a rule that begins with "every", a day and
 * a time, wherever they stand; what is left is the title. Words that may mean two days or hours are doubts, of which the first
 * choice was taken. A time without a day is today's, or tomorrow's once it is over.
 */
export function readQuickLine(line: string, moment: QuickMoment): QuickLine {
  const rest = sheltered(
    line
      .replaceAll(/[\uE000-\uE003]/g, ' ')
      .trim()
      .slice(0, 2000),
  )
  const whole = line.trim()
  const listMark = rest.take(mark('#'))
  const tags: string[] = []
  // "@9am" is a time.
  const tagMark = mark(String.raw`@(?!\d)`)
  for (let found = rest.take(tagMark); found && tags.length < 20; found = rest.take(tagMark))
    tags.push(found[1] ?? found[2] ?? '')
  const priority = Number(rest.take('!([1-4])')?.[1] ?? 0) as QuickTask['priority']
  const minutes = takeDuration(rest)
  const repeatMatch = rest.take(repeatSource, ([words]) => readRepeat(words) !== undefined)
  const rule = repeatMatch && readRepeat(repeatMatch[0])
  const day = takeDay(rest, whole, moment)
  const isTonight = /\btonight\b/i.test(whole) && !/\btonight\b/i.test(rest.text)
  const time = takeTime(rest, whole)
  const noDay = day && 'noDay' in day ? day.noDay : undefined
  const found = day && 'day' in day ? day : undefined
  const start = time?.time ?? (isTonight ? '20:00' : '')
  const isOver = start !== '' && minutesOf(start) < moment.minutes
  const begins = isOver ? (daysLater(moment.today, 1) ?? moment.today) : moment.today
  const from = found?.day ?? (rule || start !== '' ? begins : undefined)
  // A day written in full is meant, also where the rule would not have it.
  const due = rule && from !== undefined && !found?.isWritten ? (firstDay(rule, from) ?? from) : from
  const kept = rule && due !== undefined ? anchored(rule, due) : rule
  const title = rest.title()
  return {
    task: {
      title: noDay === undefined ? title : `${title} ${noDay.trim()}`.trim(),
      list: listMark?.[1] ?? listMark?.[2] ?? '',
      tags: [...new Set(tags)],
      priority,
      due,
      time: start,
      minutes: minutes ?? time?.minutes,
      repeat: kept ? repeatText(kept) : '',
    },
    doubts: [found?.doubt, time?.doubt].filter((one) => one !== undefined),
    noDay: noDay?.trim(),
  }
}

const marked = (sign: string, name: string) =>
  /^[\p{L}\p{N}][^\s,;"]*$/u.test(name) ? `${sign}${name}` : `${sign}"${name.replaceAll('"', '')}"`

/** A task as a line that `readQuickLine` reads as the same one, whatever the day is. */
export function writeQuickLine(task: QuickTask): string {
  const { title, list, tags, priority, due, time, minutes, repeat } = task
  const moment: QuickMoment = { today: '2026-01-01', minutes: 0, order: 'day-month-year' }
  const plain = readQuickLine(title, moment)
  const isPlain =
    plain.task.title === title &&
    plain.task.due === undefined &&
    plain.task.minutes === undefined &&
    plain.task.repeat === '' &&
    plain.noDay === undefined
  const rest = [
    ...(due !== undefined && isIsoDay(due) ? [due] : []),
    ...(time === '' ? [] : [time]),
    ...(minutes === undefined ? [] : [`for ${minutes} min`]),
    ...(repeat === '' ? [] : [repeat]),
    ...(list === '' ? [] : [marked('#', list)]),
    ...tags.map((tag) => marked('@', tag)),
    ...(priority === 0 ? [] : [`!${priority}`]),
  ]
  const line = [title, ...rest].join(' ')
  // What the end of a title makes of the words behind it is seen in the whole line alone.
  const isRead = isPlain && readQuickLine(line, moment).task.title === title
  return isRead ? line : [`"${title.replaceAll(/["“”]/g, '’')}"`, ...rest].join(' ')
}
