import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { dialectOf, isFault, readCron, type Cron, type Dialect } from '@/lib/subjects/cron/expression'
import { everRuns, nextRuns } from '@/lib/subjects/cron/runs'

const vectors = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../vectors/cron/cron.json'), 'utf8')) as {
  utc: [text: string, start: string, runs: string[]][]
  last: [text: string, days: string[]][]
  zones: [text: string, zone: string, start: string, runs: string[]][]
}

function read(text: string, dialect: Dialect = 'unix'): Cron {
  const cron = readCron(text, dialect)
  if (isFault(cron)) throw new Error(`${text}: ${cron.says}`)
  return cron
}
const written = (ms: number) => new Date(ms).toISOString().slice(0, 19)

describe('next runs', () => {
  it('has vectors', () => expect([vectors.utc.length, vectors.zones.length]).toEqual([90, 72]))
  it.each(vectors.utc)('%s after %s, as croniter has them', (text, start, runs) =>
    expect(nextRuns(read(text), 'UTC', Date.parse(`${start}Z`), 8).map(({ at }) => written(at))).toEqual(runs),
  )
  it.each(vectors.last)('%s falls on the days that the calendar has', (text, days) => {
    const runs = nextRuns(read(text, 'quartz'), 'UTC', Date.parse('2026-01-01T00:00:00Z'), days.length)
    expect(runs.map(({ at }) => written(at))).toEqual(days.map((day) => `${day}T12:00:00`))
  })
  it.each(vectors.zones)('%s in %s from %s, minute by minute', (text, zone, start, runs) => {
    const from = Date.parse(`${start}Z`)
    const found = nextRuns(read(text), zone, from, 300).filter(({ at }) => at < from + 36 * 3_600_000)
    expect(found.map(({ at }) => written(at))).toEqual(runs)
  })
})

// crontab(5): the days are joined by “or” unless one of them begins with a star; entry.c sets DOM_STAR for */2 too.
it('joins the two days as Vixie cron does', () => {
  const days = (text: string) =>
    nextRuns(read(text), 'UTC', Date.parse('2026-01-01T12:00:00Z'), 5).map(({ at }) => written(at).slice(5, 10))
  expect(days('0 0 13 * 5')).toEqual(['01-02', '01-09', '01-13', '01-16', '01-23'])
  expect(days('0 0 */2 * 5')).toEqual(['01-09', '01-23', '02-13', '02-27', '03-13'])
  expect(days('0 0 1-31/2 * 5')).toEqual(['01-02', '01-03', '01-05', '01-07', '01-09'])
})

it('leaves out or runs once what Quartz and AWS have at a change of clocks', () => {
  const runs = (text: string, dialect: Dialect, day: string) =>
    nextRuns(read(text, dialect), 'America/New_York', Date.parse(`${day}T05:00:00Z`), 2).map(({ at }) => written(at))
  expect(runs('30 2 * * ? *', 'aws', '2026-03-08')).toEqual(['2026-03-09T06:30:00', '2026-03-10T06:30:00'])
  expect(runs('15,45 30 1 * * ?', 'quartz', '2026-11-01')).toEqual(['2026-11-01T05:30:15', '2026-11-01T05:30:45'])
  expect(runs('30 1 * * ? *', 'aws', '2026-11-01')).toEqual(['2026-11-01T05:30:00', '2026-11-02T06:30:00'])
})

it('goes over the end of a range where the dialect has it', () => {
  expect(read('0 0 22-2 ? * FRI-MON', 'quartz').fields['day of week'].values).toEqual([0, 1, 5, 6])
  expect(read('0 0 22-2 ? * FRI-MON', 'quartz').fields.hour.values).toEqual([0, 1, 2, 22, 23])
  expect(read('0 0 * * 5-7').fields['day of week'].values).toEqual([0, 5, 6])
  expect(read('0 0 12 ? * L', 'quartz').fields['day of week'].values).toEqual([6])
  expect(read('5/20 * * * *').fields.minute.values).toEqual([5, 25, 45])
  expect(read('5/20 * * * *').remarks).toHaveLength(1)
  expect(read('*/45 * * * *').fields.minute.values).toEqual([0, 45])
  expect(read('@weekly').fields['day of week'].values).toEqual([0])
})

it.each([
  ['0 0 31 2 *', 'unix', false],
  ['0 0 30 2 1', 'unix', true],
  ['0 0 29 2 *', 'unix', true],
  ['0 0 31 4,6,9,11 *', 'unix', false],
  ['0 0 12 1 1 ? 2001', 'quartz', true],
  ['0 12 30 2 ? *', 'aws', false],
] as const)('%s runs at some time: %s', (text, dialect, ever) => expect(everRuns(read(text, dialect))).toBe(ever))

it.each([
  ['60 * * * *', 'unix', 'minute must be 0 to 59', 0],
  ['* 24 * * *', 'unix', 'hour must be 0 to 23', 2],
  ['* * 0 * *', 'unix', 'day of month must be 1 to 31', 4],
  ['* * * 13 *', 'unix', 'month must be 1 to 12, or jan to dec', 6],
  ['* * * * 8', 'unix', 'day of week must be 0 to 7', 8],
  ['  * * * * mom', 'unix', '“mom” is none', 10],
  ['* * * *', 'unix', 'There are 4', 0],
  ['17-9 * * * *', 'unix', 'runs backwards', 0],
  ['*/0 * * * *', 'unix', 'never moves on', 0],
  ['1,,2 * * * *', 'unix', 'empty entry', 0],
  ['H * * * *', 'unix', 'Jenkins', 0],
  ['0~59 * * * *', 'unix', 'by chance', 0],
  ['* * L * *', 'unix', 'Quartz and AWS', 4],
  ['* * ? * *', 'unix', 'Quartz and AWS', 4],
  ['1-2-3 * * * *', 'unix', 'two hyphens', 0],
  ['1/2/3 * * * *', 'unix', 'two slashes', 0],
  ['*/x * * * *', 'unix', 'whole number', 0],
  ['0 0 12 * * *', 'quartz', 'must be ?', 0],
  ['0 0 12 ? * ?', 'quartz', 'must be ?', 0],
  ['0 0 12 ? * 0', 'quartz', 'day of week must be 1 to 7', 11],
  ['0 0 12 ? * 2#6', 'quartz', '1 to 5', 11],
  ['0 12 1 1 ? 2200', 'aws', 'year must be 1970 to 2199', 11],
  ['0 12 1 1 ?', 'aws', 'six fields', 0],
] as const)('refuses %s', (text, dialect, says, offset) => {
  const fault = readCron(text, dialect)
  expect(isFault(fault) ? [fault.says.includes(says), fault.offset] : fault).toEqual([true, offset])
})

it.each([
  ['*/5 * * * *', 'unix'],
  ['@daily', 'unix'],
  ['0 0 12 * * ?', 'quartz'],
  ['0 0 12 1 1 ? 2030', 'quartz'],
  ['0 10 * * ? *', 'aws'],
  ['0 18 ? * MON-FRI *', 'aws'],
  ['0 15 10 ? * 6L', 'quartz'],
] as const)('%s is of %s', (text, dialect) => expect(dialectOf(text)).toBe(dialect))
