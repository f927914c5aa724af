import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  rolledDay,
  weekends,
  workingDaysLater,
  type RollRule,
  type WorkCalendar,
} from '@/lib/subjects/time/business-days'
import {
  calendarLength,
  dayOfYear,
  daysFrom,
  isoWeekOf,
  monthsLater,
  weekdayOf,
  workingDays,
} from '@/lib/subjects/time/calendar'

const folder = path.resolve(import.meta.dirname, '../vectors/dates')

function rowsOf(file: string): string[][] {
  return readFileSync(path.join(folder, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
}

describe('lengths between days and months added', () => {
  it('agree with dateutil', () => {
    const wrong = rowsOf('lengths.tsv').filter(([start = '', end = '', days, ...rest]) => {
      const [years, months, rests, overYears, overMonths, overDays, added, later] = rest
      const clamped = calendarLength(start, end)
      const over = calendarLength(start, end, 'next')
      const found = [
        daysFrom(start, end),
        clamped?.years,
        clamped?.months,
        clamped?.days,
        over?.years,
        over?.months,
        over?.days,
        monthsLater(start, Number(added)) ?? '-',
      ]
      return found.join() !== [days, years, months, rests, overYears, overMonths, overDays, later].join()
    })
    expect(wrong).toEqual([])
  })
})

describe('weeks and weekdays', () => {
  it('agree with the calendar of Python', () => {
    const wrong = rowsOf('weeks.tsv').filter(([day = '', ...expected]) => {
      const { year, week } = isoWeekOf(day)
      return [year, week, weekdayOf(day), dayOfYear(day)].join() !== expected.join()
    })
    expect(wrong).toEqual([])
  })
})

describe('working days', () => {
  it('agree with NumPy', () => {
    const wrong = rowsOf('working.tsv').filter(([start = '', end = '', name = '', list = '', both, count, ...rest]) => {
      const calendar: WorkCalendar = {
        weekend: weekends[name as keyof typeof weekends],
        free: new Set(list === '' ? [] : list.split(',')),
      }
      const rolls = (['following', 'modified', 'preceding'] as RollRule[]).map((rule) =>
        rolledDay(start, rule, calendar),
      )
      const found = [
        workingDays(start, end, calendar.weekend, calendar.free),
        count,
        workingDaysLater(start, Number(count), calendar),
        ...rolls,
      ]
      return found.join() !== [both, count, ...rest].join()
    })
    expect(wrong).toEqual([])
  })

  it('do not look for a day where none is worked, nor beyond the calendar', () => {
    expect(workingDaysLater('2026-11-23', 1, { weekend: [0, 1, 2, 3, 4, 5, 6], free: new Set() })).toBeUndefined()
    expect(workingDaysLater('9999-12-31', 1, { weekend: [0, 6], free: new Set() })).toBeUndefined()
  })
})
