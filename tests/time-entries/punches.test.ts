import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { inOrder, pastedDays, roundedPunch, spansOf } from '@/lib/subjects/time-entries/punches'
import { overtimeOfWeek } from '@/lib/subjects/workforce/overtime'

interface Week {
  step: number
  paidUpTo: number
  weekly: number
  daily?: number
  doubleAfter?: number
  days: { punches: string[]; worked: number; regular: number; daily: number; weekly: number; double: number }[]
}

const file = path.resolve(import.meta.dirname, '../vectors/work-pay-time/time-card.json')
const weeks: readonly Week[] = JSON.parse(readFileSync(file, 'utf8'))

describe('punches', () => {
  it.each(weeks.map((week, at) => [at + 1, week] as const))('come to the hours of week %i', (_, week) => {
    const worked = week.days.map(({ punches }) => {
      const { spans } = spansOf(inOrder(punches, 'full') ?? [], week.paidUpTo)
      return spans.reduce((sum, { from, to }) => sum + roundedPunch(to, week.step) - roundedPunch(from, week.step), 0)
    })
    expect(worked).toEqual(week.days.map((day) => day.worked))
    expect(overtimeOfWeek(worked, week)).toEqual(
      week.days.map(({ worked: hours, regular, daily, weekly, double }) => ({ hours, regular, daily, weekly, double })),
    )
  })
  it('without am and pm are the next to come', () => {
    expect(inOrder(['9', '5'], 'next')).toEqual([540, 1020])
    expect(inOrder(['22:00', '6:00'], 'next')).toEqual([1320, 1800])
    expect(inOrder(['9:00', '5:00 am'], 'next')).toEqual([540, 1740])
    expect(inOrder(['9', '5'], 'full')).toEqual([540, 1740])
  })
  it('must be times of a day', () => {
    expect(inOrder(['9:00', 'lunch'], 'full')).toBeUndefined()
    expect(inOrder(['9:00', '8:00', '10:00'], 'full')).toBeUndefined()
  })
  it('are read from a pasted line, with its name and its break', () => {
    expect(pastedDays('Mon 03/02, 8:00 AM - 4:30 PM, 30 min\n\nTue 8h15–12h00\nWed off')).toEqual([
      { day: 'Mon 03/02', punches: ['8:00 AM', '4:30 PM'], pause: 30 },
      { day: 'Tue', punches: ['8h15', '12h00'], pause: 0 },
      { day: 'Wed off', punches: [], pause: 0 },
    ])
  })
})
