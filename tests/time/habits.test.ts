import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  dayAt,
  firstDay,
  isDue,
  pressed,
  reached,
  readMarks,
  shareOn,
  standingOf,
  writeMarks,
  type Habit,
} from '@/lib/subjects/habits/habit'

interface Case {
  rhythm: 'daily' | 'weekly'
  times: number
  target: number
  grace: number
  rest: number[]
  from: string
  today: string
  log: string
  current: number
  longest: number
  strength: number
  due: number
  done: number
}
const cases: Case[] = JSON.parse(readFileSync('tests/vectors/habits/habits.json', 'utf8'))
const habit = (log: string, part: Partial<Habit> = {}): Habit => ({
  rhythm: 'daily',
  times: 3,
  target: 1,
  rest: new Set(),
  grace: 0,
  from: undefined,
  ...part,
  marks: readMarks(log).marks,
})
const days = (...all: string[]) => all.join('\n')

describe('streaks and strength', () => {
  it('are what another program finds with regular expressions and sums of weights', () => {
    expect(cases).toHaveLength(160)
    for (const { log, rest, today, current, longest, strength, due, done, ...rule } of cases) {
      const found = standingOf(habit(log, { ...rule, rest: new Set(rest) }), today)
      expect({ log, ...found, strength: Number(found.strength.toFixed(9)) }).toEqual({
        log,
        current,
        longest,
        strength,
        due,
        done,
      })
    }
  })

  it('run over a leap day, the ends of years and changes of summer time', () => {
    const streak = (log: string, today: string) => standingOf(habit(log), today).current
    expect(streak(days('2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01'), '2028-03-01')).toBe(4)
    expect(streak(days('2027-02-28', '2027-03-01'), '2027-03-01')).toBe(2)
    expect(streak(days('2026-03-28', '2026-03-29', '2026-03-30'), '2026-03-30')).toBe(3)
    expect(streak(days('2026-10-24', '2026-10-25', '2026-10-26'), '2026-10-26')).toBe(3)
    expect(streak(days('2026-12-31', '2027-01-01'), '2027-01-02')).toBe(2)
    expect(streak(days('2026-12-31', '2027-01-01'), '2027-01-03')).toBe(0)
  })

  it('pass over skipped days, and leave today open', () => {
    const found = standingOf(habit(days('2026-11-25', '2026-11-26 skip ill', '2026-11-27')), '2026-11-28')
    expect(found).toMatchObject({ current: 2, longest: 2, due: 2, done: 2 })
    expect(standingOf(habit(''), '2026-11-28')).toEqual({ current: 0, longest: 0, strength: 0, due: 0, done: 0 })
    expect(standingOf(habit('', { from: '2026-12-01' }), '2026-11-28').due).toBe(0)
  })

  it('come halfway after thirteen days', () => {
    const log = Array.from({ length: 13 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`).join('\n')
    expect(standingOf(habit(log), '2026-11-13').strength).toBeCloseTo(0.5, 12)
  })

  it('are found for fifty habits of ten years within a second or two', () => {
    const start = Date.UTC(2016, 10, 28)
    const log = Array.from({ length: 3653 }, (_, at) =>
      new Date(start + at * 86_400_000).toISOString().slice(0, 10),
    ).join('\n')
    const begun = performance.now()
    for (let number = 0; number < 50; number++) expect(standingOf(habit(log), '2026-11-28').current).toBe(3653)
    expect(performance.now() - begun).toBeLessThan(8000)
  })
})

describe('the days of a habit', () => {
  it('are read with amounts, skips and notes, and written as they were', () => {
    const text = days(
      '2026-11-26 3 with Ada',
      '2026-11-27 skip ill',
      '2026-11-28',
      '2026-11-29 2.5',
      '2026-11-30 late again',
      'soon',
      '2026-02-30',
    )
    const { marks, rest } = readMarks(text)
    expect([...marks.values()]).toEqual([
      { amount: 3, isSkipped: false, note: 'with Ada' },
      { amount: undefined, isSkipped: true, note: 'ill' },
      { amount: undefined, isSkipped: false, note: '' },
      { amount: 2.5, isSkipped: false, note: '' },
      { amount: undefined, isSkipped: false, note: 'late again' },
    ])
    expect(rest).toEqual(['soon', '2026-02-30'])
    expect(writeMarks(marks, rest)).toBe(text)
  })

  it('go on with each press: done, skipped, nothing; a target is counted up', () => {
    const walk = (target: number, presses: number, log = '') => {
      let { marks } = readMarks(log)
      const seen: string[] = []
      for (let at = 0; at < presses; at++) {
        marks = pressed({ marks, target }, '2026-11-28', 'AB')
        seen.push(writeMarks(marks, []))
      }
      return seen
    }
    expect(walk(1, 3)).toEqual(['2026-11-28 AB', '2026-11-28 skip AB', '2026-11-28 0 AB'])
    expect(walk(3, 4)).toEqual(['2026-11-28 1 AB', '2026-11-28 2 AB', '2026-11-28 3 AB', '2026-11-28 skip AB'])
    expect(walk(30, 2, '2026-11-28 12 short')).toEqual(['2026-11-28 30 short', '2026-11-28 skip short'])
    const { marks } = readMarks('')
    expect(
      pressed(
        { marks: pressed({ marks: pressed({ marks, target: 1 }, 'd', ''), target: 1 }, 'd', ''), target: 1 },
        'd',
        '',
      ).size,
    ).toBe(0)
  })

  it('reach a share of their target, and rest where nothing is due', () => {
    expect(
      [
        undefined,
        { amount: 2, isSkipped: false, note: '' },
        { amount: 9, isSkipped: false, note: '' },
        { amount: undefined, isSkipped: true, note: '' },
      ].map((mark) => reached(mark, 8)),
    ).toEqual([0, 0.25, 1, 0])
    const resting = habit('2026-11-27', { rest: new Set([0, 6]) })
    expect(['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'].map((day) => isDue(resting, day))).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect(shareOn([resting], '2026-11-28', '2026-11-30')).toBeUndefined()
    expect(shareOn([resting, habit('2026-11-26')], '2026-11-27', '2026-11-30')).toBe(0.5)
    expect(shareOn([resting], '2026-12-01', '2026-11-30')).toBeUndefined()
    expect(firstDay(habit(days('2026-11-27', '2026-11-03')))).toBe('2026-11-03')
  })

  it('begin some hours after midnight, on the clock of the device', () => {
    const at = (hour: number) => new Date(2026, 2, 29, hour, 30).getTime()
    expect([dayAt(at(0), 0), dayAt(at(0), 3), dayAt(at(4), 3), dayAt(at(23), 3)]).toEqual([
      '2026-03-29',
      '2026-03-28',
      '2026-03-29',
      '2026-03-29',
    ])
    expect(dayAt(new Date(2027, 0, 1, 1).getTime(), 4)).toBe('2026-12-31')
  })
})
