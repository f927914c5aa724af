import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockTime, lengthText, minutesOfDay, runningTimes } from '@/lib/subjects/meetings/timing'

describe('times of an agenda', () => {
  it('read what people type as a time, and nothing else', () => {
    expect(['9:30', '09.30', '00:00', ' 23:59 '].map(minutesOfDay)).toEqual([570, 570, 0, 1439])
    for (const text of ['', '24:00', '9:60', '9', 'noon', '9:30 pm', '123:00'])
      expect(minutesOfDay(text)).toBeUndefined()
  })

  it('agree with the clock of the platform', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1439 }),
        fc.array(fc.integer({ min: 1, max: 600 }), { maxLength: 60 }),
        (start, lengths) => {
          const midnight = Date.UTC(2026, 0, 5)
          let elapsed = 0
          const clocks = [0, ...lengths].map((length) => {
            elapsed += length
            return new Date(midnight + (start + elapsed) * 60_000).toISOString().slice(11, 16)
          })
          expect(runningTimes(start, lengths).map((time) => clockTime(time, false))).toEqual(clocks)
        },
      ),
      { seed: 20261123, numRuns: 200 },
    )
  })

  it('are written with am and pm where that is usual', () => {
    expect([0, 570, 720, 775, 1500].map((time) => clockTime(time, true))).toEqual([
      '12:00 am',
      '9:30 am',
      '12:00 pm',
      '12:55 pm',
      '1:00 am',
    ])
  })

  it('add up to lengths in words', () => {
    expect([0, 59, 60, 75, 600].map(lengthText)).toEqual(['0 min', '59 min', '1 h', '1 h 15 min', '10 h'])
  })
})
