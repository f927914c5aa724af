import { describe, expect, it } from 'vitest'
import {
  dayBefore,
  monthBefore,
  readRecords,
  stepsBetween,
  sumOfAll,
  sumsByTask,
  sumsOver,
  withRecords,
} from '@/lib/subjects/pomodoro/history'
import type { FocusRecord } from '@/lib/subjects/pomodoro/session'

const record = (id: string, day: string, part: Partial<FocusRecord> = {}): FocusRecord => ({
  id,
  day,
  from: '09:00',
  until: '09:25',
  seconds: 1500,
  task: 'Letter',
  complete: true,
  ...part,
})

describe('the focus history', () => {
  const records = [
    record('1', '2026-02-27'),
    record('2', '2026-02-27', { task: 'Call' }),
    record('3', '2026-03-01', { complete: false, seconds: 600 }),
  ]

  it('adds a record once', () => {
    expect(withRecords(records, [record('3', '2026-03-01'), record('4', '2026-03-01')])).toHaveLength(4)
  })

  it('sums days, months and tasks', () => {
    expect(sumsOver(records, 'day')).toEqual([
      { of: '2026-03-01', focuses: 0, seconds: 600, brokenOff: 1 },
      { of: '2026-02-27', focuses: 2, seconds: 3000, brokenOff: 0 },
    ])
    expect(sumsOver(records, 'month').map(({ of }) => of)).toEqual(['2026-03', '2026-02'])
    expect(sumsByTask(records)).toEqual([
      { of: 'Letter', focuses: 1, seconds: 2100, brokenOff: 1 },
      { of: 'Call', focuses: 1, seconds: 1500, brokenOff: 0 },
    ])
    expect(sumOfAll(records)).toEqual({ of: '', focuses: 2, seconds: 3600, brokenOff: 1 })
    expect(sumOfAll([])).toMatchObject({ focuses: 0, seconds: 0 })
  })

  it('counts days and months by the calendar', () => {
    expect(dayBefore('2024-03-01', 1)).toBe('2024-02-29')
    expect(dayBefore('2026-01-03', 6)).toBe('2025-12-28')
    expect(dayBefore('2026-03-29', -1)).toBe('2026-03-30')
    expect(monthBefore('2026-01', 11)).toBe('2025-02')
    expect(monthBefore('2025-12', -1)).toBe('2026-01')
  })

  it('shows the days without focus between those with', () => {
    const steps = stepsBetween(sumsOver(records, 'day'), '2026-02-26', '2026-03-01')
    expect(steps.map(({ of, seconds }) => [of, seconds])).toEqual([
      ['2026-02-26', 0],
      ['2026-02-27', 3000],
      ['2026-02-28', 0],
      ['2026-03-01', 600],
    ])
    expect(stepsBetween(sumsOver(records, 'month'), '2025-12', '2026-03')).toHaveLength(4)
  })

  it('adds up five years of ten focuses a day', () => {
    const days = Array.from({ length: 1826 }, (_, day) => dayBefore('2026-11-20', day))
    const many = days.flatMap((day) => Array.from({ length: 10 }, (_, turn) => record(`${day} ${turn}`, day)))
    expect(sumsOver(many, 'day')).toHaveLength(1826)
    expect(sumsOver(many, 'month')).toHaveLength(61)
    expect(sumOfAll(many).seconds).toBe(18_260 * 1500)
  })

  it('refuses what is no history', () => {
    expect(readRecords(records)).toEqual(records)
    expect(readRecords([{ ...records[0], seconds: -1 }])).toBeUndefined()
    expect(readRecords([{ ...records[0], day: 'today' }])).toBeUndefined()
    expect(readRecords({})).toBeUndefined()
  })
})
