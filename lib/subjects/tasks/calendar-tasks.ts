import { escaped, folded, stamp } from '@/lib/subjects/zones/calendar-event'
import { isZone, resolveWall, wallAt, type Wall } from '@/lib/subjects/zones/wall'
import { isIsoDay } from '@/lib/base/format/dates'
import { readRecurrence, readRepeat, recurrenceOf, repeatText } from './repeat-rule'
import type { TaskFacts } from './task-facts'

/** A task as a calendar file holds it. */
export interface CalendarTodo extends TaskFacts {
  id: string
  notes: string
  /** Rings so many minutes before its time; undefined where it does not. */
  rings: number | undefined
}

/** 1 is the highest of nine, 5 the middle: RFC 5545, 3.8.1.9. */
const ranks = [0, 1, 3, 5, 9] as const
const rankOf = (priority: number) => ranks[priority] ?? 0
const priorityOf = (rank: number) => (rank <= 0 || rank > 9 ? 0 : rank === 1 ? 1 : rank < 5 ? 2 : rank === 5 ? 3 : 4)

function moment(name: string, day: string, time: string): string {
  const plain = day.replaceAll('-', '')
  return time === '' ? `${name};VALUE=DATE:${plain}` : `${name}:${plain}T${time.replace(':', '')}00`
}

function todoLines(task: CalendarTodo, made: number): string[] {
  const { id, title, notes, list, tags, priority, due, time, minutes, repeat, doneOn, rings } = task
  const rule = readRepeat(repeat)
  const recurrence = rule && recurrenceOf(rule)
  const begins = due !== undefined && (recurrence !== undefined || (minutes !== undefined && time !== ''))
  return [
    'BEGIN:VTODO',
    `UID:${id}@tallykit`,
    `DTSTAMP:${stamp(made)}`,
    `SUMMARY:${escaped(title)}`,
    ...(notes === '' ? [] : [`DESCRIPTION:${escaped(notes)}`]),
    ...(due === undefined ? [] : [moment(begins ? 'DTSTART' : 'DUE', due, time)]),
    ...(begins && minutes !== undefined && time !== '' ? [`DURATION:PT${minutes}M`] : []),
    // The length of a task of a whole day is a number of days.
    ...(minutes !== undefined && (due === undefined || time === '') ? [`X-TALLYKIT-MINUTES:${minutes}`] : []),
    ...(due !== undefined && recurrence !== undefined ? [`RRULE:${recurrence}`] : []),
    ...(rule ? [`X-TALLYKIT-REPEAT:${escaped(repeatText(rule))}`] : []),
    ...(priority > 0 ? [`PRIORITY:${rankOf(priority)}`] : []),
    ...(tags.length > 0 ? [`CATEGORIES:${tags.map(escaped).join(',')}`] : []),
    ...(list === '' ? [] : [`X-TALLYKIT-LIST:${escaped(list)}`]),
    ...(doneOn === undefined
      ? ['STATUS:NEEDS-ACTION']
      : [`COMPLETED:${doneOn.replaceAll('-', '')}T120000Z`, 'PERCENT-COMPLETE:100', 'STATUS:COMPLETED']),
    ...(rings === undefined || due === undefined || time === ''
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escaped(title)}`,
          `TRIGGER${begins ? '' : ';RELATED=END'}:-PT${rings}M`,
          'END:VALARM',
        ]),
    'END:VTODO',
  ]
}

/** An iCalendar file (RFC 5545, 3.6.2) of tasks, their times on whatever clock is looked at. `made` in milliseconds since 1970. */
export function calendarTodos(
  tasks: readonly CalendarTodo[],
  { made, product }: { made: number; product: string },
): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Tallykit//${product}//EN`,
    ...tasks.flatMap((task) => todoLines(task, made)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

interface Property {
  name: string
  parameters: ReadonlyMap<string, string>
  value: string
}

/** RFC 5545, 3.1: a name, parameters whose values may be quoted, a colon, the value. */
function propertyOf(line: string): Property | undefined {
  const [, name = '', parameterText = '', value] =
    /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):([^]*)$/.exec(line) ?? []
  if (value === undefined) return undefined
  const parameters = new Map(
    [...parameterText.matchAll(/;([\w-]+)=("[^"]*"|[^";]*)/g)].map(([, key = '', held = '']) => [
      key.toUpperCase(),
      held.replaceAll('"', ''),
    ]),
  )
  return { name: name.toUpperCase(), parameters, value }
}

const unescaped = (text: string) =>
  text.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
/** Values of a list, parted by commas that are not escaped. */
const listed = (text: string) =>
  text
    .split(/(?<!\\),/)
    .map((one) => unescaped(one).trim())
    .filter(Boolean)

interface CalendarMoment {
  day: string
  time: string
  /** Milliseconds since 1970, as if the clock hung in UTC. */
  utc: number
}

const two = (value: number) => String(value).padStart(2, '0')

function momentOfWall({ year, month, day, hour, minute }: Wall): CalendarMoment {
  return {
    day: `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`,
    time: `${two(hour)}:${two(minute)}`,
    utc: Date.UTC(year, month - 1, day, hour, minute),
  }
}

/** A date, a moment of any clock, of UTC or of a zone, on the clocks of `zone`. */
function readMoment({ parameters, value }: Property, zone: string): CalendarMoment | undefined {
  const [, year = '', month = '', date = '', hour, minute, utc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z)?)?$/.exec(value.trim()) ?? []
  const day = `${year}-${month}-${date}`
  if (!isIsoDay(day)) return undefined
  if (hour === undefined) return { day, time: '', utc: Date.parse(`${day}T00:00:00Z`) }
  if (Number(hour) > 23 || Number(minute) > 59) return undefined
  const wall = {
    year: Number(year),
    month: Number(month),
    day: Number(date),
    hour: Number(hour),
    minute: Number(minute),
  }
  const named = parameters.get('TZID')
  if (utc === undefined && (named === undefined || !isZone(named))) return momentOfWall(wall)
  if (utc !== undefined)
    return momentOfWall(wallAt(zone, Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute)))
  const found = resolveWall(named ?? '', wall)
  return momentOfWall(wallAt(zone, found.kind === 'one' ? found.ms : found.earlier))
}

/** RFC 5545, 3.3.6, in minutes; negative before. */
function readLength(text: string): number | undefined {
  const match = /^([+-]?)P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(text.trim())
  if (!match) return undefined
  const [, sign, ...parts] = match
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0))
  const all = ((weeks * 7 + days) * 24 + hours) * 60 + minutes + Math.round(seconds / 60)
  return sign === '-' ? -all : all
}

function taskOf(
  properties: readonly Property[],
  zone: string,
  today: string,
): { task: CalendarTodo; isRuleLeft: boolean } | undefined {
  const first = (name: string) => properties.find((one) => one.name === name)
  const textOf = (name: string) => unescaped(first(name)?.value ?? '')
  const title = textOf('SUMMARY').replaceAll(/\s+/g, ' ').trim()
  if (title === '') return undefined
  const [start, due, end] = ['DTSTART', 'DUE', 'DTEND'].map((name) => {
    const property = first(name)
    return property && readMoment(property, zone)
  })
  const at = start ?? due
  const last = end ?? (start ? due : undefined)
  const length = first('DURATION')
    ? readLength(first('DURATION')?.value ?? '')
    : at && last && at.time !== ''
      ? (last.utc - at.utc) / 60_000
      : undefined
  const ownMinutes = Number(textOf('X-TALLYKIT-MINUTES'))
  const own = readRepeat(textOf('X-TALLYKIT-REPEAT'))
  const recurrence = first('RRULE')
  const rule = own ?? (recurrence && readRecurrence(recurrence.value))
  const done = first('COMPLETED')
  const isDone = done !== undefined || textOf('STATUS').toUpperCase() === 'COMPLETED'
  const trigger = first('TRIGGER')
  const before = trigger && readLength(trigger.value)
  return {
    task: {
      id: textOf('UID'),
      title,
      notes: textOf('DESCRIPTION'),
      list: textOf('X-TALLYKIT-LIST').trim(),
      tags: properties.filter(({ name }) => name === 'CATEGORIES').flatMap(({ value }) => listed(value)),
      priority: priorityOf(Number(textOf('PRIORITY'))),
      due: at?.day,
      time: at?.time ?? '',
      minutes: [at?.time === '' ? undefined : length, ownMinutes].find(
        (one) => one !== undefined && Number.isInteger(one) && one >= 1 && one <= 1440,
      ),
      repeat: rule ? repeatText(rule) : '',
      doneOn: isDone ? ((done && readMoment(done, zone)?.day) ?? today) : undefined,
      rings: before !== undefined && before <= 0 ? Math.abs(before) : undefined,
    },
    isRuleLeft: recurrence !== undefined && rule === undefined,
  }
}

export interface ReadCalendar {
  tasks: readonly CalendarTodo[]
  /** Entries without a title, and repeats that no rule of this planner can say. */
  untitled: number
  rulesLeft: number
}

/**
 * Tasks and events of an iCalendar file, their moments on the clocks of `zone`; what is done without a day was done on `today`. Throws a
 * RangeError for a text that is no such file.
 */
export function readCalendarTasks(text: string, { zone, today }: { zone: string; today: string }): ReadCalendar {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
  if (!/^BEGIN:VCALENDAR\s*$/i.test(lines.find((line) => line.trim() !== '') ?? '')) throw new RangeError('no calendar')
  const tasks: CalendarTodo[] = []
  let untitled = 0
  let rulesLeft = 0
  let open: Property[] | undefined
  const depth: string[] = []
  for (const line of lines) {
    const property = propertyOf(line)
    if (!property) continue
    const value = property.value.trim().toUpperCase()
    if (property.name === 'BEGIN') {
      depth.push(value)
      if (value === 'VTODO' || value === 'VEVENT') open = []
    } else if (property.name === 'END') {
      depth.pop()
      if (!open || (value !== 'VTODO' && value !== 'VEVENT')) continue
      const found = taskOf(open, zone, today)
      open = undefined
      if (!found) untitled++
      else {
        tasks.push(found.task)
        if (found.isRuleLeft) rulesLeft++
      }
      // An alarm has a description of its own.
    } else if (open && (depth.at(-1) !== 'VALARM' || property.name === 'TRIGGER')) open.push(property)
  }
  return { tasks, untitled, rulesLeft }
}
