/* One schedule for the systems that keep them. Sources: Quartz CronExpression, EventBridge Scheduler, systemd.time(7). */
import type { Cron, CronField } from './expression'
import { bothDaysCount } from './runs'
import { two } from './words'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** Three and more in a row as a range, with the given sign between its ends. */
function ranges(values: readonly number[], between: string, write: (value: number) => string): string {
  const groups: number[][] = []
  for (const value of values) {
    const group = groups.at(-1)
    if (group && value === (group.at(-1) ?? 0) + 1) group.push(value)
    else groups.push([value])
  }
  return groups
    .flatMap((group) =>
      group.length > 2 ? [`${write(group[0] ?? 0)}${between}${write(group.at(-1) ?? 0)}`] : group.map(write),
    )
    .join(',')
}

/** Crontab, where it takes any step, list and range as it was written, but for names and 7 for Sunday. */
const plain = ({ values, written }: CronField) => (/^[\d*/,-]+$/.test(written) ? written : ranges(values, '-', String))
const named = ({ values }: CronField) => ranges(values, '-', (value) => (weekdays[value] ?? '').toUpperCase())

type Days = readonly [inMonth: string, inWeek: string]

/** What is tried by Quartz and AWS: one of the days, the other a question mark. Two where a crontab joins them by “or”. */
function dayPairs(cron: Cron): readonly Days[] | undefined {
  const { 'day of month': days, 'day of week': week } = cron.fields
  const isAnyDay = days.values.length === 31
  const isAnyWeek = week.values.length === 7
  if (isAnyDay) return [isAnyWeek ? ['*', '?'] : ['?', named(week)]]
  if (isAnyWeek) return [[plain(days), '?']]
  return bothDaysCount(cron)
    ? undefined
    : [
        [plain(days), '?'],
        ['?', named(week)],
      ]
}

/** Expressions of Quartz, several where the days are joined by “or”; undefined where both days must fit, which Quartz cannot say. */
export function quartzOf(cron: Cron): string[] | undefined {
  const { minute, hour, month } = cron.fields
  return dayPairs(cron)?.map(([day, week]) => `0 ${plain(minute)} ${plain(hour)} ${day} ${plain(month)} ${week}`)
}

/** The same for EventBridge, within cron(…). */
export function awsOf(cron: Cron): string[] | undefined {
  const { minute, hour, month } = cron.fields
  return dayPairs(cron)?.map(([day, week]) => `cron(${plain(minute)} ${plain(hour)} ${day} ${plain(month)} ${week} *)`)
}

function clockPart({ values }: CronField, size: number): string {
  if (values.length === size) return '*'
  const [first = 0, second] = values
  const step = second === undefined ? 0 : second - first
  const isStep =
    values.length > 2 &&
    values.every((value, at) => value === first + at * step) &&
    first + values.length * step >= size
  return isStep && step > 1 ? `${two(first)}/${step}` : ranges(values, '..', two)
}

/** Lines of OnCalendar of a systemd timer: day of the week and date must both fit there, so that “or” becomes two lines. */
export function systemdOf(cron: Cron, zone: string): string[] {
  const { minute, hour, 'day of month': days, month, 'day of week': week } = cron.fields
  const isAnyWeek = week.values.length === 7
  // systemd begins its week on Monday: a range must not run over Sunday.
  const monday = [...week.values]
    .sort((one, other) => ((one + 6) % 7) - ((other + 6) % 7))
    .map((value) => (value + 6) % 7)
  const inWeek = isAnyWeek ? '' : `${ranges(monday, '..', (value) => weekdays[(value + 1) % 7] ?? '')} `
  const time = `${clockPart(hour, 24)}:${clockPart(minute, 60)}:00${zone === '' ? '' : ` ${zone}`}`
  const months = month.values.length === 12 ? '*' : ranges(month.values, '..', two)
  const date = (isAny: boolean) => `*-${months}-${isAny ? '*' : ranges(days.values, '..', two)}`
  if (bothDaysCount(cron) || isAnyWeek || days.values.length === 31)
    return [`${inWeek}${date(days.values.length === 31)} ${time}`]
  return [`${date(false)} ${time}`, `${inWeek}${date(true)} ${time}`]
}
