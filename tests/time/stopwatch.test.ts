import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SteadyClock } from '@/lib/subjects/timers/steady-clock'
import {
  initialStopwatches,
  lapFigures,
  lapsOf,
  readStopwatches,
  reduceStopwatches,
  shownAt,
  watchText,
  type StopwatchAction,
  type Stopwatches,
} from '@/lib/subjects/timers/stopwatch'

const start = Date.UTC(2026, 10, 27, 12)
const run = (...actions: StopwatchAction[]): Stopwatches => actions.reduce(reduceStopwatches, initialStopwatches)
const shows = (state: Stopwatches, now: number, id = '1') => {
  const watch = state.watches.find((one) => one.id === id)
  return watch ? shownAt(watch, now) : undefined
}

/** Two clocks of a device, of which one can be set and one stands while it sleeps. */
class Device {
  wall = start
  steady = 5
  /** By how much of itself the wall clock is slewed, as time services do. */
  slew = 0
  pass(ms: number): void {
    this.wall += ms * (1 + this.slew)
    this.steady += ms
  }
  sleep(ms: number): void {
    this.wall += ms
  }
  readonly read = () => ({ wall: Math.floor(this.wall), steady: this.steady })
}

describe('stopwatch', () => {
  it('is off by less than 5 ms after 24 hours of looks, though the wall clock is slewed', () => {
    const device = new Device()
    // 20 parts in a million make 1.7 seconds in a day.
    device.slew = 20e-6
    const clock = new SteadyClock(device.read)
    const state = run({ kind: 'start', id: '1', now: clock.now() })
    for (let look = 0; look < 24 * 3600; look++) {
      device.pass(1000)
      if (look % 60 === 0) expect(clock.look()).toBeUndefined()
    }
    expect(Math.abs((shows(state, clock.now()) ?? 0) - 86_400_000)).toBeLessThan(5)
  })

  it('counts the time that a device slept, and says so', () => {
    const device = new Device()
    const clock = new SteadyClock(device.read)
    const state = run({ kind: 'start', id: '1', now: clock.now() })
    device.pass(10_000)
    device.sleep(3_600_000)
    expect(clock.look()).toEqual({ kind: 'forward', by: 3_600_000 })
    expect(shows(state, clock.now())).toBe(3_610_000)
    // The visitor may take it out again.
    const without = reduceStopwatches(state, { kind: 'move', epoch: 0, by: 3_600_000 })
    expect(shows(without, clock.now())).toBe(10_000)
  })

  it('goes on where the clock was set back, with a page open and with none', () => {
    const device = new Device()
    const clock = new SteadyClock(device.read)
    const state = run({ kind: 'start', id: '1', now: clock.now() })
    device.pass(10_000)
    device.wall -= 3_600_000
    const jump = clock.look()
    expect(jump).toEqual({ kind: 'back', by: 3_600_000 })
    const after = reduceStopwatches(state, { kind: 'move', epoch: 0, by: -(jump?.by ?? 0) })
    expect(shows(after, clock.now())).toBe(10_000)
    // A second tab that saw the same change does not move it again.
    expect(reduceStopwatches(after, { kind: 'move', epoch: 0, by: -3_600_000 })).toBe(after)
    const closed = reduceStopwatches(
      run({ kind: 'start', id: '1', now: start }, { kind: 'seen', now: start + 30_000 }),
      { kind: 'opened', now: start - 100_000 },
    )
    expect(shows(closed, start - 100_000)).toBe(30_000)
  })

  it('keeps running over a reload', () => {
    const state = run({ kind: 'start', id: '1', now: start }, { kind: 'lap', id: '1', now: start + 1234.5 })
    const read = readStopwatches(JSON.parse(JSON.stringify(state)))
    expect(read).toEqual(state)
    expect(read && shows(read, start + 5000)).toBe(5000)
    expect(readStopwatches({ ...state, watches: [] })).toBeUndefined()
    expect(readStopwatches({ ...state, current: 3 })).toBeUndefined()
  })

  it('writes no minute before it is over', () => {
    expect([0, 59_999, 59_999.9, 60_000, 3_599_999, 3_600_000, 86_399_999].map((ms) => watchText(ms))).toEqual([
      '0:00.000',
      '0:59.999',
      '0:59.999',
      '1:00.000',
      '59:59.999',
      '1:00:00.000',
      '23:59:59.999',
    ])
    expect(watchText(59_999, 2)).toBe('0:59.99')
  })

  it('has laps that sum to the last split, with the best and the worst', () => {
    const state = run(
      { kind: 'start', id: '1', now: start },
      { kind: 'lap', id: '1', now: start + 30_000 },
      { kind: 'lap', id: '1', now: start + 55_000 },
      { kind: 'stop', id: '1', now: start + 60_000 },
      { kind: 'lap', id: '1', now: start + 70_000 },
      { kind: 'start', id: '1', now: start + 100_000 },
      { kind: 'lap', id: '1', now: start + 130_000 },
    )
    const laps = state.watches.slice(0, 1).flatMap(lapsOf)
    expect(laps.map(({ takes, split }) => [takes, split])).toEqual([
      [30_000, 30_000],
      [25_000, 55_000],
      [35_000, 90_000],
    ])
    expect(lapFigures(laps)).toEqual({ best: 2, worst: 3, mean: 30_000 })
    expect(lapFigures(laps.slice(0, 1))).toEqual({ best: undefined, worst: undefined, mean: 30_000 })
  })

  it('comes to the sum of the stretches in which it ran, over any presses of several watches', () => {
    const press = fc.record({
      kind: fc.constantFrom('start', 'stop', 'lap') as fc.Arbitrary<'start' | 'stop' | 'lap'>,
      id: fc.constantFrom('1', '2'),
      after: fc.integer({ min: 0, max: 100_000 }),
    })
    fc.assert(
      fc.property(fc.array(press, { maxLength: 40 }), (presses) => {
        let state = run({ kind: 'add', id: '2' })
        let now = start
        const sums = { '1': 0, '2': 0 } as Record<string, number>
        const since: Record<string, number | undefined> = {}
        for (const { kind, id, after } of presses) {
          now += after
          state = reduceStopwatches(state, { kind, id, now })
          if (kind === 'start') since[id] ??= now
          if (kind === 'stop' && since[id] !== undefined) {
            sums[id] = (sums[id] ?? 0) + now - since[id]
            since[id] = undefined
          }
        }
        for (const id of ['1', '2'])
          expect(shows(state, now, id)).toBe((sums[id] ?? 0) + (since[id] === undefined ? 0 : now - since[id]))
      }),
      { seed: 20_261_127 },
    )
  })
})
