import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dueAt,
  initialAlarms,
  inText,
  mostAlarms,
  nextOf,
  nextRing,
  readAlarms,
  reduceAlarms,
  ringsFor,
  swell,
  wakingSum,
  type Alarm,
  type AlarmAction,
  type Alarms,
} from '@/lib/subjects/timers/alarms'

const minute = 60_000
const day = 24 * 60 * minute
/** A Saturday, nine o'clock in UTC. */
const begin = Date.UTC(2026, 10, 28, 9)
const at = (minutes: number) => begin + minutes * minute
const alarm = (part: Partial<Alarm> = {}): Alarm => ({
  id: '1',
  time: '09:30',
  label: '',
  days: '',
  date: '',
  zone: '',
  place: '',
  isOn: true,
  after: begin,
  asksSum: false,
  ...part,
})
const after = (state: Alarms, ...actions: AlarmAction[]) => actions.reduce(reduceAlarms, state)
const run = (...actions: AlarmAction[]) => after(initialAlarms, ...actions)
const add = (part?: Partial<Alarm>): AlarmAction => ({ kind: 'add', alarm: alarm(part) })
const tick = (minutes: number, opened = false): AlarmAction => ({ kind: 'tick', now: at(minutes), zone: 'UTC', opened })
const rings = ({ ringing }: Alarms) => ringing.map(({ id, at: due }) => [id, (due - begin) / minute])
const reports = (state: Alarms) => state.reports.map(({ how, at: due }) => [how, (due - begin) / minute])

describe('an alarm', () => {
  it('rings next when Python’s zoneinfo says that the clocks of its zone show its time', () => {
    const lines = readFileSync('tests/vectors/alarms/rings.tsv', 'utf8').trim().split('\n').slice(1)
    expect(lines).toHaveLength(702)
    for (const line of lines) {
      const [zone = '', time = '', days = '', from, all = ''] = line.split('\t')
      let moment = Number(from)
      const found = all.split(' ').map(() => {
        moment = nextRing(alarm({ time, days, zone }), moment, 'Asia/Tokyo')?.moment ?? Number.NaN
        return moment
      })
      expect({ line, found }).toEqual({ line, found: all.split(' ').map(Number) })
    }
  })

  it('says that its time comes twice, or not at all', () => {
    const kindOn = (time: string, from: number) =>
      nextRing(alarm({ time, days: '0', zone: 'Europe/Berlin' }), from, 'UTC')?.kind
    expect(kindOn('02:30', Date.UTC(2026, 9, 24))).toBe('twice')
    expect(kindOn('02:30', Date.UTC(2026, 2, 28))).toBe('never')
    expect(kindOn('03:30', Date.UTC(2026, 2, 28))).toBe('one')
  })

  it('follows the device where it has no zone of its own', () => {
    expect(nextRing(alarm({ time: '07:00' }), begin, 'Asia/Kolkata')?.moment).toBe(Date.UTC(2026, 10, 29, 1, 30))
    expect(nextRing(alarm({ time: '07:00', zone: 'UTC' }), begin, 'Asia/Kolkata')?.moment).toBe(
      Date.UTC(2026, 10, 29, 7),
    )
  })

  it('rings on its day, once, and not when that is over', () => {
    const dated = alarm({ date: '2027-02-28', time: '06:00' })
    expect(nextRing(dated, begin, 'UTC')?.moment).toBe(Date.UTC(2027, 1, 28, 6))
    expect(nextRing(dated, Date.UTC(2027, 1, 28, 6), 'UTC')).toBeUndefined()
    for (const wrong of [{ time: '' }, { time: '25:00' }, { date: '2027-02-30' }])
      expect(nextRing(alarm({ ...dated, ...wrong }), begin, 'UTC')).toBeUndefined()
  })
})

describe('alarms on a page', () => {
  it('ring once, and are off then unless they have weekdays', () => {
    const before = run(add(), add({ id: '2', days: '0123456' }), tick(29))
    expect(rings(before)).toEqual([])
    const state = after(before, tick(30))
    expect(rings(state)).toEqual([
      ['1', 30],
      ['2', 30],
    ])
    expect(state.alarms.map(({ isOn }) => isOn)).toEqual([false, true])
    expect(rings(after(state, tick(31)))).toHaveLength(2)
    expect(dueAt(state.alarms[1] ?? alarm(), 'UTC')).toBe(at(30) + day)
    expect(reports(state)).toEqual([])
  })

  it('are put off from the moment of the press, and stopped', () => {
    const ringing = run(add(), tick(30))
    const off = after(ringing, { kind: 'snooze', now: at(31) })
    expect(rings(off)).toEqual([])
    expect(nextOf(off.alarms, 'UTC')?.at).toBe(at(40))
    expect(rings(after(off, tick(40)))).toEqual([['1', 40]])
    const stopped = after(ringing, { kind: 'stop', now: at(31) }, tick(41), tick(2000))
    expect([rings(stopped), reports(stopped)]).toEqual([[], []])
    const again = after(off, tick(40), { kind: 'stop', now: at(40) })
    expect(nextOf(again.alarms, 'UTC')).toBeUndefined()
  })

  it('ring for ten minutes, and say that nobody answered', () => {
    const state = run(add(), tick(30), tick(30 + ringsFor / minute))
    expect([rings(state), reports(state)]).toEqual([[], [['unanswered', 30]]])
    expect(after(state, { kind: 'dismiss' }).reports).toEqual([])
  })

  it('are reported after sleep: late within ten minutes, silent after it', () => {
    const late = run(add(), tick(35))
    expect([rings(late), reports(late)]).toEqual([[['1', 30]], [['late', 30]]])
    const silent = run(add(), tick(45))
    expect([rings(silent), reports(silent)]).toEqual([[], [['slept', 30]]])
    const closed = run(add({ days: '0123456' }), tick(30 + 3 * 1440, true))
    expect(rings(closed)).toEqual([['1', 30 + 3 * 1440]])
    expect(reports(closed)).toEqual([0, 1, 2].map((days) => ['closed', 30 + days * 1440]))
  })

  it('report the last month of a year, and no more', () => {
    const state = run(add({ days: '0123456' }), tick(365 * 1440, true))
    expect(state.reports.length).toBeGreaterThan(29)
    expect(state.reports.length).toBeLessThan(33)
  })

  it('are looked for anew when they are changed, switched or the clock is set back', () => {
    const changed = run(add(), { kind: 'change', id: '1', part: { time: '08:00' }, now: at(5) })
    expect(nextOf(changed.alarms, 'UTC')?.at).toBe(at(-60) + day)
    const named = run(
      add(),
      tick(30),
      { kind: 'snooze', now: at(30) },
      {
        kind: 'change',
        id: '1',
        part: { label: 'Tea'.repeat(100) },
        now: at(31),
      },
    )
    expect([named.alarms[0]?.snoozedTo, named.alarms[0]?.label.length]).toEqual([at(39), 80])
    const off = run(add(), { kind: 'switch', id: '1', isOn: false, now: at(1) }, tick(40))
    expect(rings(off)).toEqual([])
    expect(rings(after(off, { kind: 'switch', id: '1', isOn: true, now: at(40) }, tick(30 + 1440)))).toEqual([
      ['1', 30 + 1440],
    ])
    const rung = run(add({ days: '0123456' }), tick(30), { kind: 'stop', now: at(30) })
    const back = after(rung, { kind: 'clock set back', epoch: 0, now: at(0) })
    expect(nextOf(back.alarms, 'UTC')?.at).toBe(at(30))
    expect(after(back, { kind: 'clock set back', epoch: 0, now: at(-60) })).toBe(back)
    expect(nextOf(after(rung, tick(0, true)).alarms, 'UTC')?.at).toBe(at(30))
  })

  it('are tried without being put off or reported', () => {
    const tried = run(add({ isOn: false }), { kind: 'try', id: '1', now: at(3) })
    expect(rings(tried)).toEqual([['1', 3]])
    expect(after(tried, { kind: 'snooze', now: at(4) }).alarms[0]?.snoozedTo).toBeUndefined()
    expect(reports(after(tried, tick(20)))).toEqual([])
  })

  it('are a hundred at most, and a removed one is put back where it was', () => {
    const full = run(...Array.from({ length: mostAlarms + 5 }, (_, number) => add({ id: String(number) })))
    expect(full.alarms).toHaveLength(mostAlarms)
    const removed = after(full, { kind: 'remove', id: '3' })
    expect(removed.alarms).toHaveLength(mostAlarms - 1)
    expect(after(removed, { kind: 'put back', alarm: alarm({ id: '3' }), at: 3 }).alarms).toEqual(full.alarms)
    expect(after(full, { kind: 'put back', alarm: alarm({ id: '3' }), at: 3 })).toBe(full)
  })

  it('ring all hundred of a day, each once, however seldom anybody looks', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 400 }), (waits) => {
        let state = run(
          ...Array.from({ length: mostAlarms }, (_, number) =>
            add({
              id: String(number),
              time: `${String(10 + (number % 10)).padStart(2, '0')}:${String(number % 60).padStart(2, '0')}`,
            }),
          ),
        )
        const heard = new Map<string, number>()
        let now = 0
        for (const wait of [...waits, 5000]) {
          now += wait
          const before = state
          state = after(state, tick(now))
          for (const { id } of state.ringing)
            if (!before.ringing.some((one) => one.id === id)) heard.set(id, (heard.get(id) ?? 0) + 1)
          const silent = state.reports.filter(({ how }) => how === 'slept').length
          expect(silent === 0 || wait > 9).toBe(true)
        }
        expect(Math.max(0, ...heard.values())).toBeLessThanOrEqual(1)
        expect(state.alarms.every(({ isOn }) => !isOn)).toBe(true)
      }),
      { seed: 20_261_128, numRuns: 20 },
    )
  })
})

describe('what is heard, asked and shown', () => {
  it('grows to its volume', () => {
    expect([0, 5000, 10_000, 20_000, 90_000].map((ms) => swell(ms, 20))).toEqual([0.05, 0.25, 0.5, 1, 1])
    expect(swell(0, 0)).toBe(1)
  })

  it('asks a sum whose answer is what its text comes to, another one each time', () => {
    const sums = Array.from({ length: 200 }, (_, turn) => wakingSum(begin, turn))
    for (const { text, answer } of sums) {
      const [, one, other, third] = /^(\d+) × (\d+) \+ (\d+)$/.exec(text) ?? []
      expect(Number(one) * Number(other) + Number(third)).toBe(answer)
    }
    expect(sums.every(({ text }, turn) => turn === 0 || text !== sums[turn - 1]?.text)).toBe(true)
    expect(new Set(sums.map(({ text }) => text)).size).toBeGreaterThan(100)
  })

  it('says how long it is until then', () => {
    expect([0, 1, 59_999, minute, 60 * minute, 61 * minute, 25 * 60 * minute, day].map(inText)).toEqual([
      '0 min',
      '1 min',
      '1 min',
      '1 min',
      '1 h',
      '1 h 1 min',
      '1 d 1 h',
      '1 d',
    ])
  })

  it('is read back as it was stored, and nothing else is', () => {
    const state = run(add(), add({ id: '2', days: '0' }), tick(30), { kind: 'snooze', now: at(31) }, tick(60))
    expect(readAlarms(JSON.parse(JSON.stringify(state)))).toEqual(JSON.parse(JSON.stringify(state)))
    for (const wrong of [
      undefined,
      [],
      { ...state, alarms: [{ ...alarm(), days: '9' }] },
      { ...state, alarms: [{ ...alarm(), after: null }] },
      { ...state, ringing: [{}] },
      { ...state, reports: [{ id: '1', label: '', at: 1, how: 'never' }] },
      { ...state, settings: { ...state.settings, volume: 2 } },
      { ...state, settings: { ...state.settings, snooze: '9' } },
    ])
      expect(readAlarms(wrong)).toBeUndefined()
  })
})
