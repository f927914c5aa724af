import { isFocusRecord, type FocusRecord } from '@/lib/subjects/pomodoro/session'

/** The history lies in one list for each month, YYYY-MM. */
export function monthOf({ day }: Pick<FocusRecord, 'day'>): string {
  return day.slice(0, 7)
}

/** A list of the history as it was stored; undefined for anything else. */
export function readRecords(raw: unknown): FocusRecord[] | undefined {
  return Array.isArray(raw) && raw.every(isFocusRecord) ? raw : undefined
}

/** The list with the records added. A record that is there already is not counted again. */
export function withRecords(list: readonly FocusRecord[], added: readonly FocusRecord[]): FocusRecord[] {
  const known = new Set(list.map(({ id }) => id))
  return [...list, ...added.filter(({ id }) => !known.has(id))]
}

export interface Sum {
  /** A day, a month or a task. */
  of: string
  focuses: number
  seconds: number
  brokenOff: number
}

function sumBy(records: readonly FocusRecord[], keyOf: (record: FocusRecord) => string): Map<string, Sum> {
  const sums = new Map<string, Sum>()
  for (const record of records) {
    const of = keyOf(record)
    const sum = sums.get(of) ?? { of, focuses: 0, seconds: 0, brokenOff: 0 }
    sum.focuses += record.complete ? 1 : 0
    sum.brokenOff += record.complete ? 0 : 1
    sum.seconds += record.seconds
    sums.set(of, sum)
  }
  return sums
}

/** Sums of every day or month that has a record, the newest first. */
export function sumsOver(records: readonly FocusRecord[], unit: 'day' | 'month'): Sum[] {
  const sums = sumBy(records, unit === 'day' ? ({ day }) => day : monthOf)
  return [...sums.values()].sort((a, b) => (a.of < b.of ? 1 : -1))
}

/** Sums of every task by its name, most time first. */
export function sumsByTask(records: readonly FocusRecord[]): Sum[] {
  return [...sumBy(records, ({ task }) => task).values()].sort((a, b) => b.seconds - a.seconds)
}

export function sumOfAll(records: readonly FocusRecord[]): Sum {
  return sumBy(records, () => '').get('') ?? { of: '', focuses: 0, seconds: 0, brokenOff: 0 }
}

/** The day that lies `days` before another, both YYYY-MM-DD. */
export function dayBefore(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date - days)).toISOString().slice(0, 10)
}

/** The month that lies `months` before another, both YYYY-MM. */
export function monthBefore(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 - months, 1)).toISOString().slice(0, 7)
}

/** Every day or month from the first to the last with its time in focus, gaps included, the oldest first. */
export function stepsBetween(sums: readonly Sum[], first: string, last: string): Sum[] {
  const known = new Map(sums.map((sum) => [sum.of, sum]))
  const steps: Sum[] = []
  const before = first.length > 7 ? dayBefore : monthBefore
  for (let of = first; of <= last; of = before(of, -1)) {
    steps.push(known.get(of) ?? { of, focuses: 0, seconds: 0, brokenOff: 0 })
  }
  return steps
}
