import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countdownText,
  freshCountdown,
  initialCountdowns,
  isDue,
  leftAt,
  momentOf,
  mostCountdowns,
  readCountdown,
  readCountdowns,
  reduceCountdowns,
  urgencyOf,
  type CountdownAction,
  type Countdowns,
} from '@/lib/subjects/timers/countdown'
import { regionOf } from '@/lib/base/region/regions'
import { wallOf } from '@/lib/subjects/zones/show'

const begin = Date.UTC(2026, 10, 28, 9)
const minute = 60_000
const at = (minutes: number) => begin + minutes * minute
const after = (state: Countdowns, ...actions: CountdownAction[]) => actions.reduce(reduceCountdowns, state)
const run = (...actions: CountdownAction[]) => after(initialCountdowns, ...actions)
const start = (id: string, minutes = 0): CountdownAction => ({ kind: 'start', id, now: at(minutes) })
const tick = (minutes: number, opened = false): CountdownAction => ({ kind: 'tick', now: at(minutes), opened })
const add = (id: string, minutes: number): CountdownAction => ({
  kind: 'add',
  timer: freshCountdown(id, `Number ${id}`, { length: minutes * minute }),
})
const left = (state: Countdowns, minutes: number, id = '1') => {
  const timer = state.timers.find((one) => one.id === id)
  return timer && leftAt(timer, at(minutes)) / minute
}
const ends = (state: Countdowns) => state.ends.map(({ id, at: when, how }) => [id, (when - begin) / minute, how])

describe('a countdown', () => {
  it('is over so long after its start, however seldom anybody looks', () => {
    const running = run(start('1'))
    expect([left(running, 0), left(running, 3.5)]).toEqual([5, 1.5])
    expect(after(running, tick(4.999)).ends).toEqual([])
    expect(ends(after(running, tick(5.5)))).toEqual([['1', 5, 'on time']])
    expect(ends(after(running, tick(500)))).toEqual([['1', 5, 'late']])
    expect(ends(after(running, tick(500, true)))).toEqual([['1', 5, 'closed']])
  })

  it('rings once, whoever looks and how often, and goes on above zero', () => {
    const over = run(start('1'), tick(5), tick(5), tick(6), tick(60, true))
    expect(over.ends).toHaveLength(1)
    expect(left(over, 7)).toBe(-2)
    expect(over.timers.some(isDue)).toBe(false)
    expect(after(over, { kind: 'dismiss' }).ends).toEqual([])
  })

  it('keeps what is left while it is paused, and begins anew after its end', () => {
    const paused = run(start('1'), { kind: 'pause', id: '1', now: at(2) })
    expect(left(paused, 300)).toBe(3)
    expect(after(paused, tick(300)).ends).toEqual([])
    expect(ends(after(paused, start('1', 300), tick(303)))).toEqual([['1', 303, 'on time']])
    const again = run(start('1'), tick(5), { kind: 'pause', id: '1', now: at(6) }, start('1', 10))
    expect(left(again, 10)).toBe(5)
    expect(left(after(again, { kind: 'reset', id: '1', now: at(11) }), 12)).toBe(5)
  })

  it('starts once, though two pages start it', () => {
    expect(left(run(start('1'), start('1', 1)), 1)).toBe(4)
  })

  it('is made longer, also after its end, and not beyond its limit', () => {
    expect(left(run(start('1'), { kind: 'extend', id: '1', by: minute, now: at(1) }), 1)).toBe(5)
    const over = run(start('1'), tick(5), { kind: 'extend', id: '1', by: minute, now: at(8) })
    expect(left(over, 8)).toBe(1)
    expect(ends(after(over, tick(9)))).toEqual([
      ['1', 5, 'on time'],
      ['1', 9, 'on time'],
    ])
    expect(left(run({ kind: 'extend', id: '1', by: 200 * 1440 * minute, now: at(0) }), 0)).toBe(5)
  })

  it('repeats from end to end, and rings once for the ends that nobody was there for', () => {
    const repeating = run({ kind: 'mark', id: '1', part: { repeats: true } }, start('1'))
    const once = after(repeating, tick(5.4))
    expect(left(once, 5.4)).toBeCloseTo(4.6)
    const slept = after(repeating, tick(23))
    expect(ends(slept)).toEqual([['1', 5, 'late']])
    expect(left(slept, 23)).toBe(2)
  })

  it('starts the next one at its own end, through a whole row in one look', () => {
    const row = run(
      add('2', 10),
      add('3', 1),
      { kind: 'mark', id: '1', part: { startsNext: true } },
      { kind: 'mark', id: '2', part: { startsNext: true } },
      start('1'),
    )
    const second = after(row, tick(5.2))
    expect(left(second, 5.2, '2')).toBeCloseTo(9.8)
    expect(second.current).toBe('2')
    expect(ends(after(row, tick(30)))).toEqual([
      ['1', 5, 'late'],
      ['2', 15, 'late'],
      ['3', 16, 'late'],
    ])
    // Once more from the top: what was over begins anew.
    const again = after(row, tick(30), { kind: 'reset', id: '1', now: at(31) }, start('1', 31), tick(36))
    expect(left(again, 36, '2')).toBe(10)
    // Up and down change which is next.
    const moved = after(row, { kind: 'up', id: '3' }, tick(5))
    expect(left(moved, 5, '3')).toBe(1)
    expect(after(moved, { kind: 'up', id: '1' }).timers).toBe(moved.timers)
  })

  it('holds fifty at once, each right, and no more', () => {
    let state = initialCountdowns
    for (let id = 2; id <= 60; id++) state = after(state, add(String(id), id))
    expect(state.timers).toHaveLength(mostCountdowns)
    const over = after(state, { kind: 'start all', now: at(0) }, tick(51))
    expect(over.ends).toHaveLength(50)
    expect(after(over, { kind: 'pause all', now: at(51) }).timers.some(isDue)).toBe(false)
    const last = over.timers.at(-1)
    const without = after(over, { kind: 'remove', id: '50' })
    expect(without.timers).toHaveLength(49)
    expect(last && after(without, { kind: 'put back', timer: last, at: 49 }).timers.at(-1)).toEqual(last)
  })
})

describe('clocks', () => {
  it('leave as much time when they are set back, once for all pages; a date stays where it is', () => {
    const moment = at(90)
    const state = run({ kind: 'add', timer: freshCountdown('2', 'Lift-off', { moment, zone: 'UTC' }) }, start('1'))
    const moved = after(state, { kind: 'clock set back', epoch: 0, by: 60 * minute })
    expect([left(moved, 2 - 60), left(moved, 2 - 60, '2')]).toEqual([3, 148])
    expect(after(moved, { kind: 'clock set back', epoch: 0, by: 60 * minute })).toBe(moved)
  })

  it('that were set back while no page was open take no time', () => {
    const closed = run(start('1'), { kind: 'seen', now: at(2) }, tick(-120, true))
    expect(left(closed, -120)).toBe(3)
  })

  it('end a date that is past, and count up from it', () => {
    const past = run({ kind: 'add', timer: freshCountdown('2', '', { moment: at(-1440), zone: 'UTC' }) }, tick(0))
    expect(ends(past)).toEqual([['2', -1440, 'late']])
    expect(countdownText((left(past, 0, '2') ?? 0) * minute)).toBe('−1 d 00:00:00')
    const still = after(past, { kind: 'pause', id: '2', now: at(1) }, { kind: 'reset', id: '2', now: at(1) })
    expect(still.timers).toEqual(past.timers)
    expect(after(past, { kind: 'extend', id: '2', by: minute, now: at(1) }).timers).toEqual(past.timers)
  })

  it('give each date the instant that Python’s zoneinfo gives it', () => {
    const lines = readFileSync('tests/vectors/countdowns/moments.tsv', 'utf8').trim().split('\n').slice(1)
    expect(lines).toHaveLength(247)
    for (const line of lines) {
      const [zone = '', wall = '', kind, moment, later = ''] = line.split('\t')
      const [date = '', time = ''] = wall.split('T')
      const expected = { kind, moment: Number(moment), ...(later === '' ? {} : { later: Number(later) }) }
      expect({ line, ...momentOf(zone, wallOf(date, time)) }).toEqual({ line, ...expected })
    }
    expect(momentOf('UTC', undefined)).toBeUndefined()
  })
})

describe('what is typed and shown', () => {
  it.each([
    ['25', 25],
    ['1:30:00', 90],
    ['90 s', 1.5],
    ['2 h 15 min', 135],
    ['4:30', 4.5],
    ['0.5', 0.5],
    ['PT1H', 60],
    ['100 d', 144_000],
  ])('%s is %d minutes', (text, minutes) => expect(readCountdown(text, regionOf('global'))).toBe(minutes * minute))

  it.each(['', '0', '-5', '0:00', 'soon', '101 d', '1 month', '1e9', 'NaN', '9'.repeat(500)])('%s is no time', (text) =>
    expect(readCountdown(text, regionOf('global'))).toBeUndefined(),
  )

  it('rounds up, so that 0:00 is the end', () => {
    const shown = [300_000, 299_001, 1, 0, -999, -1000, 3_599_001, 3_600_000, 90_061_000].map(countdownText)
    expect(shown).toEqual(['5:00', '5:00', '0:01', '0:00', '0:00', '−0:01', '1:00:00', '1:00:00', '1 d 01:01:01'])
  })

  it('turns yellow, red and over at the seconds that are set', () => {
    const thresholds = { soonAt: 60, lastAt: 10 }
    expect([60_001, 60_000, 10_001, 10_000, 1, 0, -5].map((ms) => urgencyOf(ms, thresholds))).toEqual([
      'calm',
      'soon',
      'soon',
      'last',
      'last',
      'over',
      'over',
    ])
    expect(urgencyOf(1, { soonAt: 0, lastAt: 0 })).toBe('calm')
  })

  it('is read back as it was stored, and nothing else is', () => {
    const state = run(add('2', 3), start('1'), start('2'), tick(4), { kind: 'rename', id: '2', name: 'Tea' })
    expect(readCountdowns(JSON.parse(JSON.stringify(state)))).toEqual(state)
    for (const wrong of [
      undefined,
      [],
      { ...state, timers: [] },
      { ...state, timers: [{ ...state.timers[0], aim: {} }] },
      { ...state, settings: { ...state.settings, volume: 2 } },
      { ...state, settings: { ...state.settings, chime: 'gong' } },
      { ...state, ends: [{ id: '1' }] },
    ])
      expect(readCountdowns(wrong)).toBeUndefined()
  })
})

it('counts the stretches in which it ran, over any presses', () => {
  const press = fc.record({
    kind: fc.constantFrom('start', 'pause') as fc.Arbitrary<'start' | 'pause'>,
    after: fc.integer({ min: 0, max: 20_000 }),
  })
  fc.assert(
    fc.property(fc.array(press, { maxLength: 12 }), (presses) => {
      let state = initialCountdowns
      let now = begin
      let ran = 0
      let since: number | undefined
      for (const { kind, after: wait } of presses) {
        now += wait
        state = reduceCountdowns(state, { kind, id: '1', now })
        if (kind === 'start') since ??= now
        else if (since !== undefined) {
          ran += now - since
          since = undefined
        }
      }
      const [timer] = state.timers
      expect(timer && leftAt(timer, now)).toBe(300_000 - ran - (since === undefined ? 0 : now - since))
    }),
    { seed: 20_261_128 },
  )
})
