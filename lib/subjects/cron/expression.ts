/* Cron expressions as sets of numbers. Sources: crontab(5) of Vixie cron and cronie, CronExpression of Quartz 2.3, EventBridge Scheduler. */

/** `unix`: five fields, as crontab, Kubernetes and GitHub have them. `quartz`: seconds first. `aws`: a year last, no seconds. */
export type Dialect = 'unix' | 'quartz' | 'aws'

const fieldNames = ['second', 'minute', 'hour', 'day of month', 'month', 'day of week', 'year'] as const
export type FieldName = (typeof fieldNames)[number]

/** Days of a month that are counted from its end or by weekdays. */
export type SpecialDay =
  /** The last day, or so many before it; `nearest` moves it to a weekday. */
  | { kind: 'last'; before: number; nearest: boolean }
  /** The weekday nearest to that day, within its month. */
  | { kind: 'nearest'; day: number }
  /** The nth of a weekday, 0 for Sunday; 6 stands for the last. */
  | { kind: 'nth'; weekday: number; nth: number }

export interface CronField {
  name: FieldName
  written: string
  /** Values in order; days of the week from 0 for Sunday. */
  values: readonly number[]
  /** Begins with a star or is a question mark: every value, or every nth of all. */
  isStar: boolean
  special: readonly SpecialDay[]
}

export interface Cron {
  dialect: Dialect
  written: string
  fields: Readonly<Record<FieldName, CronField>>
  /** What other programs read otherwise, as sentences. */
  remarks: readonly string[]
}

/** What is wrong with a field; the offset counts UTF-16 units from the start of the expression. */
export interface CronFault {
  says: string
  offset: number
  length: number
}

interface Range {
  least: number
  most: number
  names?: readonly string[]
}

const monthWords = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const
const dayWords = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

function rangeOf(name: FieldName, dialect: Dialect): Range {
  if (name === 'second' || name === 'minute') return { least: 0, most: 59 }
  if (name === 'hour') return { least: 0, most: 23 }
  if (name === 'day of month') return { least: 1, most: 31 }
  if (name === 'month') return { least: 1, most: 12, names: monthWords }
  if (name === 'year') return { least: 1970, most: dialect === 'aws' ? 2199 : 2099 }
  return dialect === 'unix' ? { least: 0, most: 7, names: dayWords } : { least: 1, most: 7, names: dayWords }
}

/** What stands for whole expressions in crontab(5). @reboot has no times and is told apart by its reader. */
export const macros: Readonly<Record<string, string>> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
}

class Wrong extends Error {}

function says(name: FieldName, { least, most, names }: Range): string {
  const words = names ? `, or ${names[0]} to ${names.at(-1)}` : ''
  return `The ${name} must be ${least} to ${most}${words}`
}

function numberIn(text: string, name: FieldName, range: Range): number {
  const at = range.names?.indexOf(text.toLowerCase()) ?? -1
  // Months and Quartz's days begin with 1, those of crontab with 0.
  const value = at >= 0 ? at + (range.names?.length === 7 && range.least === 0 ? 0 : 1) : Number(text)
  if (at < 0 && !/^\d{1,4}$/.test(text)) throw new Wrong(`${says(name, range)}; “${text}” is none of them.`)
  if (value < range.least || value > range.most) throw new Wrong(`${says(name, range)}; it is ${text}.`)
  return value
}

function specialOf(part: string, name: FieldName, range: Range): SpecialDay | undefined {
  if (name === 'day of month') {
    const last = /^L(?:-(\d{1,2}))?(W)?$/i.exec(part)
    if (last) {
      const before = Number(last[1] ?? 0)
      if (before > 30) throw new Wrong('L can be followed by at most -30.')
      return { kind: 'last', before, nearest: last[2] !== undefined }
    }
    const nearest = /^(\d{1,2})W$/i.exec(part)
    return nearest ? { kind: 'nearest', day: numberIn(nearest[1] ?? '', name, range) } : undefined
  }
  if (name !== 'day of week') return undefined
  const last = /^([a-z]{3}|\d)L$/i.exec(part)
  if (last) return { kind: 'nth', weekday: numberIn(last[1] ?? '', name, range) - 1, nth: 6 }
  const nth = /^([a-z]{3}|\d)#(\d)$/i.exec(part)
  if (!nth) return undefined
  const which = Number(nth[2])
  if (which < 1 || which > 5) throw new Wrong('After # stands which one of the month it is, 1 to 5.')
  return { kind: 'nth', weekday: numberIn(nth[1] ?? '', name, range) - 1, nth: which }
}

interface Reading {
  values: Set<number>
  special: SpecialDay[]
  remarks: string[]
}

function readPart(part: string, name: FieldName, dialect: Dialect, into: Reading): void {
  const range = rangeOf(name, dialect)
  if (part === '') throw new Wrong(`The ${name} has an empty entry: two commas, or one at its end.`)
  if (/^H\b|^H\(/.test(part))
    throw new Wrong('H is of Jenkins, which chooses the value by a hash of the job’s name; it cannot be known here.')
  if (part.includes('~'))
    throw new Wrong('A range with ~ is drawn by chance when cron reads the table; its value cannot be known here.')
  if (dialect !== 'unix') {
    if (part === 'L' && name === 'day of week') {
      into.values.add(7)
      return
    }
    const special = specialOf(part, name, range)
    if (special) {
      into.special.push(special)
      return
    }
  } else if (/^(?:\?|L|.*[LW#].*)$/.test(part) && !/[a-z]{3}/i.test(part))
    throw new Wrong(`“${part}” is of Quartz and AWS; a crontab has no such entry.`)
  const [body = '', stepText, ...more] = part.split('/')
  if (more.length > 0) throw new Wrong(`“${part}” has two slashes.`)
  const step = stepText === undefined ? 1 : Number(stepText)
  if (stepText !== undefined && !/^\d{1,4}$/.test(stepText))
    throw new Wrong(`After / stands a whole number, not “${stepText}”.`)
  if (step === 0) throw new Wrong('A step of 0 never moves on.')
  const [from, to] = edges(body, stepText !== undefined, name, dialect, into)
  const width = range.most - range.least + 1
  if (stepText !== undefined && step > range.most - range.least)
    into.remarks.push(`A step of ${step} is longer than the ${name} goes, so that only the first value is left.`)
  // A range that runs over the end, such as FRI-MON, goes on from the beginning where the dialect has it.
  const end = from > to ? to + (name === 'day of week' && dialect === 'unix' ? 7 : width) : to
  for (let value = from; value <= end; value += step) into.values.add(value > range.most ? value - width : value)
}

function edges(
  body: string,
  hasStep: boolean,
  name: FieldName,
  dialect: Dialect,
  { remarks }: Reading,
): readonly [from: number, to: number] {
  const range = rangeOf(name, dialect)
  if (body === '*') return [range.least, name === 'day of week' && dialect === 'unix' ? 6 : range.most]
  const [first = '', last, ...more] = body.split('-')
  if (more.length > 0) throw new Wrong(`“${body}” has two hyphens.`)
  const from = numberIn(first, name, range)
  if (last === undefined) {
    if (!hasStep) return [from, from]
    if (dialect === 'unix')
      remarks.push(`“${body}/” without a range is read as ${body}-${range.most}/; some crons refuse it.`)
    return [from, name === 'day of week' && dialect === 'unix' ? 6 : range.most]
  }
  const to = numberIn(last, name, range)
  if (from > to && (dialect === 'unix' || name === 'year'))
    throw new Wrong(`“${body}” runs backwards. A crontab takes the lower value first; write two ranges with a comma.`)
  return [from, to]
}

function readField(written: string, name: FieldName, dialect: Dialect, remarks: string[]): CronField {
  const reading: Reading = { values: new Set(), special: [], remarks }
  if (written === '?') {
    if (dialect === 'unix' || !name.startsWith('day'))
      throw new Wrong(`A question mark stands for a day that another field decides, in Quartz and AWS only.`)
    readPart('*', name, dialect, reading)
  } else for (const part of written.split(',')) readPart(part, name, dialect, reading)
  const isWeek = name === 'day of week'
  const values = [...reading.values].map((value) => (isWeek ? (dialect === 'unix' ? value % 7 : value - 1) : value))
  return {
    name,
    written,
    values: [...new Set(values)].sort((one, other) => one - other),
    isStar: written.startsWith('*') || written === '?',
    special: reading.special,
  }
}

/** A field that the dialect lacks, with the value that it then has. */
const absent = (name: FieldName, values: readonly number[]): CronField => ({
  name,
  written: '*',
  values,
  isStar: true,
  special: [],
})
const everyYear = Array.from({ length: 2199 - 1970 + 1 }, (_, at) => 1970 + at)

function namesFor(dialect: Dialect, count: number): readonly FieldName[] | undefined {
  if (dialect === 'unix') return count === 5 ? fieldNames.slice(1, 6) : undefined
  if (dialect === 'aws') return count === 6 ? fieldNames.slice(1) : undefined
  return count === 6 ? fieldNames.slice(0, 6) : count === 7 ? fieldNames : undefined
}

const wanted: Readonly<Record<Dialect, string>> = {
  unix: 'five fields: minute, hour, day of month, month, day of week',
  quartz: 'six or seven fields: second, minute, hour, day of month, month, day of week and, if you like, year',
  aws: 'six fields: minute, hour, day of month, month, day of week, year',
}

/** Both days decided, or neither: Quartz and AWS ask for one question mark. */
function checkDays({ fields, dialect }: Pick<Cron, 'fields' | 'dialect'>): void {
  if (dialect === 'unix') return
  const marks = [fields['day of month'], fields['day of week']].filter(({ written }) => written === '?').length
  if (marks !== 1) throw new Wrong('One of day of month and day of week must be ?: the other decides the day.')
}

/**
 * Reads an expression of one dialect, or one of the macros. Refuses what that dialect does not take, with the place.
 * Ranges that run backwards are refused in a crontab and go over the end in Quartz and AWS.
 */
export function readCron(text: string, dialect: Dialect): Cron | CronFault {
  const start = text.length - text.trimStart().length
  const trimmed = text.trim()
  const name = trimmed.toLowerCase()
  const macro = dialect === 'unix' && Object.hasOwn(macros, name) ? macros[name] : undefined
  if (macro !== undefined) {
    const cron = readCron(macro, 'unix')
    return 'says' in cron ? cron : { ...cron, written: trimmed }
  }
  const parts = [...(macro ?? trimmed).matchAll(/\S+/g)]
  const names = namesFor(dialect, parts.length)
  if (!names)
    return {
      says: `It needs ${wanted[dialect]}. There ${parts.length === 1 ? 'is' : 'are'} ${parts.length}.`,
      offset: start,
      length: trimmed.length,
    }
  const fields: Record<FieldName, CronField> = {
    second: absent('second', [0]),
    minute: absent('minute', []),
    hour: absent('hour', []),
    'day of month': absent('day of month', []),
    month: absent('month', []),
    'day of week': absent('day of week', []),
    year: absent('year', everyYear),
  }
  const remarks: string[] = []
  let at = { offset: start, length: trimmed.length }
  try {
    for (const [index, match] of parts.entries()) {
      const name = names[index] ?? 'minute'
      at = { offset: start + match.index, length: match[0].length }
      fields[name] = readField(match[0], name, dialect, remarks)
    }
    at = { offset: start, length: trimmed.length }
    checkDays({ fields, dialect })
  } catch (error) {
    if (error instanceof Wrong) return { says: error.message, ...at }
    throw error
  }
  return { dialect, written: trimmed, fields, remarks: [...new Set(remarks)] }
}

export const isFault = (read: Cron | CronFault): read is CronFault => 'says' in read

/** The dialect that an expression of so many fields most likely is of: a question mark or a year tells AWS from Quartz. */
export function dialectOf(text: string): Dialect {
  const parts = text.trim().split(/\s+/)
  if (parts.length === 7) return 'quartz'
  if (parts.length !== 6) return 'unix'
  const year = /^(?:\*|(?:19|20|21)\d\d(?:[-,/].*)?)$/.test(parts[5] ?? '')
  return (parts[2] === '?' || parts[4] === '?') && year && parts[5] !== '?' ? 'aws' : 'quartz'
}
