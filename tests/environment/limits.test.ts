import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkLimit, inUnit, meanOf, type Limit, type Reading } from '@/lib/subjects/environment/limits'

const limit: Limit = {
  id: 'l',
  substance: 'PM10',
  point: '',
  value: 50,
  unit: 'µg/m³',
  is: 'most',
  averaging: 'day',
  atLeast: 1,
  allowed: 0,
}
const reading = (day: string, minutes: number, value: number, more: Partial<Reading> = {}): Reading => ({
  substance: 'PM10',
  point: 'Gate',
  day,
  minutes,
  value,
  unit: 'µg/m³',
  isBelow: false,
  ...more,
})

describe('limits', () => {
  it('converts what measures the same, and nothing else', () => {
    expect(inUnit(0.05, 'mg/m³', 'µg/m³')).toBeCloseTo(50, 12)
    expect(inUnit(1, 'mg/L', 'µg/L')).toBeCloseTo(1000, 9)
    expect(inUnit(1, 'g/s', 'kg/h')).toBeCloseTo(3.6, 12)
    expect(inUnit(2, 't', 'lb')).toBeCloseTo(4409.245243697551, 6)
    expect(inUnit(1, 'ppm', 'mg/m³')).toBeUndefined()
  })

  it('averages by day, each point by itself, and keeps a value at the limit', () => {
    const readings = [
      reading('2026-03-01', 60, 40),
      reading('2026-03-01', 600, 60),
      reading('2026-03-02', 60, 0.07, { unit: 'mg/m³' }),
      reading('2026-03-02', 600, 31),
      reading('2026-03-02', 600, 20, { point: 'Roof' }),
      reading('2026-03-02', 600, 9, { unit: 'ppm' }),
      reading('2026-03-02', 600, 900, { substance: 'NO2' }),
    ]
    const found = checkLimit(limit, readings, 'half')
    expect(found).toMatchObject({ periods: 3, foreign: 1, thin: 0, over: [{ year: '2026', count: 1 }] })
    expect(found.exceeded).toEqual([{ point: 'Gate', period: '2026-03-02', value: 50.5, readings: 2 }])
    expect(checkLimit({ ...limit, allowed: 35 }, readings, 'half').over).toEqual([])
    expect(checkLimit({ ...limit, atLeast: 2 }, readings, 'half')).toMatchObject({ periods: 2, thin: 1 })
    expect(checkLimit({ ...limit, point: 'roof' }, readings, 'half').worst?.value).toBe(20)
  })

  it('takes what lies below detection as nothing, half or the whole of it', () => {
    const readings = [reading('2026-03-01', 0, 40, { isBelow: true }), reading('2026-03-01', 5, 70)]
    const values = (['zero', 'half', 'whole'] as const).map((below) => checkLimit(limit, readings, below).worst?.value)
    expect(values).toEqual([35, 45, 55])
  })

  it('averages sound as energy', () => {
    // Two equal halves of 60 and 70 dB: 10·lg((10⁶ + 10⁷)/2) = 67.4036 dB.
    expect(meanOf([60, 70], 'dB(A)')).toBeCloseTo(67.403_626_894, 6)
  })

  it('judges what must not fall below', () => {
    const acid: Limit = { ...limit, substance: 'pH', unit: 'pH', value: 6.5, is: 'least', averaging: 'single' }
    const readings = [6.5, 6.4, 7].map((value, at) => reading('2026-03-01', at, value, { substance: 'ph', unit: 'pH' }))
    expect(checkLimit(acid, readings, 'half').exceeded.map(({ value }) => value)).toEqual([6.4])
  })

  it('has rolling and calendar means that a plain walk over all readings has too', () => {
    const series = fc.array(
      fc.record({
        hour: fc.integer({ min: 0, max: 24 * 70 }),
        value: fc.integer({ min: 0, max: 200 }),
      }),
      { minLength: 1, maxLength: 60 },
    )
    fc.assert(
      fc.property(
        series,
        fc.constantFrom('rolling8', 'rolling24', 'hour', 'day', 'month', 'year', 'single'),
        (list, averaging) => {
          const stamps = list.map(({ hour, value }) => ({ at: new Date(Date.UTC(2026, 0, 5, hour)), value }))
          const readings = stamps.map(({ at, value }) =>
            reading(at.toISOString().slice(0, 10), at.getUTCHours() * 60, value),
          )
          const worst = checkLimit({ ...limit, averaging }, readings, 'half').worst?.value ?? -1
          const length = { hour: 13, day: 10, month: 7, year: 4, single: 24 } as const
          const groups = stamps.map(({ at, value }, own) =>
            averaging === 'rolling8' || averaging === 'rolling24'
              ? stamps
                  .filter((one, other) => {
                    const before = at.getTime() - one.at.getTime()
                    const isLater = before === 0 && other > own
                    return before >= 0 && !isLater && before < (averaging === 'rolling8' ? 8 : 24) * 3_600_000
                  })
                  .map((one) => one.value)
              : averaging === 'single'
                ? [value]
                : stamps
                    .filter(
                      (one) =>
                        one.at.toISOString().slice(0, length[averaging]) ===
                        at.toISOString().slice(0, length[averaging]),
                    )
                    .map((one) => one.value),
          )
          const means = groups.map((values) => values.reduce((sum, value) => sum + value, 0) / values.length)
          expect(worst).toBeCloseTo(Math.max(...means), 8)
        },
      ),
      { seed: 20_261_127, numRuns: 300 },
    )
  })
})
