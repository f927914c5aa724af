/* A cron expression in plain English. */
import { joinedWords } from '@/lib/base/text/joined-words'
import { monthNames } from '@/lib/base/format/dates'
import { weekdayNames } from '@/lib/subjects/time/calendar'
import { bothDaysCount } from './runs'
import type { Cron, CronField, SpecialDay } from './expression'

export const two = (value: number) => String(value).padStart(2, '0')

export function ordinal(value: number): string {
  const end = value % 100 > 10 && value % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')
  return `${value}${end}`
}

/** Three and more that follow each other become a range; `write` names a value. */
function runsOf(values: readonly number[], write: (value: number) => string): string {
  const groups: number[][] = []
  for (const value of values) {
    const group = groups.at(-1)
    if (group && value === (group.at(-1) ?? 0) + 1) group.push(value)
    else groups.push([value])
  }
  return joinedWords(
    groups.flatMap((group) =>
      group.length > 2 ? [`${write(group[0] ?? 0)} to ${write(group.at(-1) ?? 0)}`] : group.map(write),
    ),
  )
}

/** The step of values that go through all of a field, such as 0, 15, 30, 45; 1 for every value. */
function stepOf({ values }: CronField, size: number): number | undefined {
  const [first, second] = values
  if (first !== 0 || second === undefined) return undefined
  const step = second
  return size % step === 0 && values.length === size / step && values.every((value, at) => value === at * step)
    ? step
    : undefined
}

function timeWords({ second, minute, hour }: Cron['fields']): string {
  const minuteStep = stepOf(minute, 60)
  const hourStep = stepOf(hour, 24)
  const secondStep = stepOf(second, 60)
  const tail = second.values.length === 1 && second.values[0] !== 0 ? `:${two(second.values[0] ?? 0)}` : ''
  const seconds =
    second.values.length < 2
      ? ''
      : `${secondStep === 1 ? 'every second' : secondStep ? `every ${secondStep} seconds` : `at the seconds ${runsOf(second.values, String)}`} of `
  if (minute.values.length * hour.values.length <= 6) {
    const times = hour.values.flatMap((one) => minute.values.map((other) => `${two(one)}:${two(other)}${tail}`))
    return `${seconds}${seconds === '' ? 'at ' : ''}${joinedWords(times)}`
  }
  const every = minuteStep === 1 ? 'every minute' : minuteStep ? `every ${minuteStep} minutes` : undefined
  const past = `at ${minute.values.length === 1 ? 'minute' : 'the minutes'} ${runsOf(minute.values, String)}${tail && ` and ${second.values[0]} seconds`}`
  const hours =
    hourStep === 1
      ? every
        ? ''
        : ' of every hour'
      : hourStep
        ? ` ${every ? 'in' : 'of'} every ${ordinal(hourStep)} hour from midnight`
        : ` ${every ? 'in' : 'of'} the ${hour.values.length === 1 ? 'hour' : 'hours'} ${runsOf(hour.values, two)}`
  return `${seconds}${every ?? past}${hours}`
}

function specialWords(special: SpecialDay): string {
  if (special.kind === 'nearest') return `the weekday nearest to the ${ordinal(special.day)}`
  if (special.kind === 'nth')
    return special.nth === 6
      ? `the last ${weekdayNames[special.weekday]} of the month`
      : `the ${ordinal(special.nth)} ${weekdayNames[special.weekday]} of the month`
  const last =
    special.before === 0 ? 'the last day of the month' : `the day ${special.before} before the last of the month`
  if (!special.nearest) return last
  return special.before === 0 ? 'the last weekday of the month' : `the weekday nearest to ${last}`
}

/** The days of a field, or undefined where it is every day. */
function dayWords(
  { values, special, written }: CronField,
  all: number,
  write: (shown: string) => string,
  name: (value: number) => string,
): string | undefined {
  if (special.length === 0 && (values.length === all || written === '?')) return undefined
  const plain = values.length > 0 ? [write(runsOf(values, name))] : []
  return joinedWords([...plain, ...special.map(specialWords)])
}

function weekWords(field: CronField): string | undefined {
  const { values, special } = field
  if (special.length === 0 && values.join() === '1,2,3,4,5') return 'Monday to Friday'
  if (special.length === 0 && values.join() === '0,6') return 'Saturday and Sunday'
  return dayWords(
    field,
    7,
    (shown) => shown,
    (value) => weekdayNames[value] ?? '',
  )
}

function dateWords(cron: Cron): string {
  const { fields } = cron
  const inMonth = dayWords(fields['day of month'], 31, (shown) => `the ${shown}`, ordinal)
  const inWeek = weekWords(fields['day of week'])
  const month =
    fields.month.values.length === 12 ? undefined : runsOf(fields.month.values, (value) => monthNames[value - 1] ?? '')
  const year = fields.year.values.length > 120 ? undefined : runsOf(fields.year.values, String)
  const days =
    inMonth && inWeek
      ? bothDaysCount(cron)
        ? `on ${inMonth}, if it is ${inWeek}`
        : `on ${inMonth} and on every ${inWeek}`
      : (inMonth ?? inWeek)
        ? `on ${inMonth ?? inWeek}`
        : undefined
  return [days, month && `in ${month}`, year && `in ${year}`].filter(Boolean).join(', ')
}

/** "Every 15 minutes", "At 09:00, on Monday to Friday, in January". Times are of the clock of the machine or zone that runs it. */
export function cronInWords(cron: Cron): string {
  const time = timeWords(cron.fields)
  const date = dateWords(cron)
  const isOften = time.startsWith('every')
  const words = date === '' ? (isOften ? time : `${time}, every day`) : `${time}, ${date}`
  const shown = words.replace(/of every hour, every day$/, 'of every hour')
  return shown.charAt(0).toUpperCase() + shown.slice(1)
}
