import { describe, expect, it } from 'vitest'
import { chimeNames, chimeTones } from '@/lib/subjects/timers/chimes'
import {
  clockText,
  forecast,
  initialSession,
  minuteMs,
  readMinutes,
  readSession,
  reduceSession,
  timeLeft,
  type Session,
  type SessionAction,
} from '@/lib/subjects/pomodoro/session'
import { setBackBy } from '@/lib/subjects/timers/clock-reading'

const zone = 'Europe/Berlin'
const begin = Date.parse('2026-11-02T09:00:00+01:00')
const at = (minutes: number) => begin + minutes * minuteMs

function after(session: Session, ...actions: SessionAction[]): Session {
  return actions.reduce(reduceSession, session)
}

const start = (minutes: number): SessionAction => ({ kind: 'start', now: at(minutes) })
const tick = (minutes: number, opened = false): SessionAction => ({ kind: 'tick', now: at(minutes), zone, opened })
const set = (part: Partial<Session['settings']>): SessionAction => ({ kind: 'set', part })
const auto = set({ autoBreak: true, autoFocus: true })

describe('a phase', () => {
  it('ends 25 minutes after its start, however seldom anybody looks', () => {
    const running = after(initialSession, start(0))
    expect(timeLeft(running, at(0))).toBe(25 * minuteMs)
    expect(timeLeft(running, at(10))).toBe(15 * minuteMs)
    expect(after(running, tick(24.999)).ended).toBeNull()
    const ended = after(running, tick(25.9))
    expect(ended.ended).toMatchObject({ phase: 'focus', at: at(25), how: 'on time', day: '2026-11-02' })
    expect(ended).toMatchObject({ run: null, next: 'short', cycle: 1 })
    expect(ended.unsaved).toEqual([
      expect.objectContaining({ day: '2026-11-02', from: '09:00', until: '09:25', seconds: 1500, complete: true }),
    ])
  })

  it('is counted once, whoever looks and how often', () => {
    const ended = after(initialSession, start(0), tick(25), tick(25), tick(26), tick(30, true))
    expect(ended.cycle).toBe(1)
    expect(ended.unsaved).toHaveLength(1)
  })

  it('keeps what is left while it is paused', () => {
    const paused = after(initialSession, start(0), { kind: 'pause', now: at(10), zone })
    expect(timeLeft(paused, at(500))).toBe(15 * minuteMs)
    expect(after(paused, tick(500)).ended).toBeNull()
    const ended = after(paused, start(500), tick(515))
    expect(ended.ended).toMatchObject({ at: at(515), how: 'on time' })
    expect(ended.unsaved[0]).toMatchObject({ from: '09:00', until: '17:35', seconds: 1500 })
  })

  it('that is paused too late has ended', () => {
    const ended = after(initialSession, start(0), { kind: 'pause', now: at(25.5), zone })
    expect(ended.ended).toMatchObject({ at: at(25), how: 'on time' })
  })

  it('starts once, though two pages start it', () => {
    const running = after(initialSession, start(0))
    expect(after(running, start(0.01))).toBe(running)
  })

  it('can be made longer, to four hours at most', () => {
    const longer = after(initialSession, start(0), { kind: 'extend', by: 5 * minuteMs })
    expect(timeLeft(longer, at(10))).toBe(20 * minuteMs)
    expect(after(longer, { kind: 'extend', by: 211 * minuteMs })).toBe(longer)
    expect(after(longer, tick(30)).unsaved[0]).toMatchObject({ seconds: 1800 })
  })

  it('that runs keeps its length when the lengths are changed', () => {
    const running = after(initialSession, start(0), set({ minutes: { focus: 50, short: 10, long: 20 } }))
    expect(timeLeft(running, at(0))).toBe(25 * minuteMs)
    expect(timeLeft(after(running, tick(25)), at(25))).toBe(10 * minuteMs)
  })
})

describe('the order of phases', () => {
  it('brings a long break after every fourth focus', () => {
    const order: string[] = []
    let session = after(initialSession, auto, start(0))
    for (let minute = 0; order.length < 17; minute += 1) {
      const before = session.run?.phase
      session = after(session, tick(minute))
      if (session.ended?.at === at(minute) && before) order.push(`${before} ${minute}`)
    }
    // 25, 30, 55, 60, 85, 90, 115, then 15 minutes; each end by hand from the technique's own lengths.
    expect(order.slice(0, 9)).toEqual([
      'focus 25',
      'short 30',
      'focus 55',
      'short 60',
      'focus 85',
      'short 90',
      'focus 115',
      'long 130',
      'focus 155',
    ])
    expect(order[15]).toBe('long 260')
  })

  it('starts what follows at the end of what went before, not when that was noticed', () => {
    const session = after(initialSession, auto, start(0), tick(25.7))
    expect(session.run).toMatchObject({ phase: 'short', startedAt: at(25) })
    expect(timeLeft(session, at(25.7))).toBeCloseTo(4.3 * minuteMs)
  })

  it('counts a short focus and its break even when one look finds both over', () => {
    const tiny = set({ minutes: { focus: 0.5, short: 0.2, long: 1 } })
    const session = after(initialSession, auto, tiny, start(0), tick(0.8))
    expect(session).toMatchObject({ cycle: 1, run: { phase: 'focus', startedAt: at(0.7) } })
  })

  it('waits for the visitor after a sleep and after a closed page, and says which it was', () => {
    const slept = after(initialSession, auto, start(0), tick(200))
    expect(slept).toMatchObject({ run: null, next: 'short', cycle: 1, ended: { at: at(25), how: 'late' } })
    const closed = after(initialSession, auto, start(0), tick(200, true))
    expect(closed).toMatchObject({ run: null, next: 'short', cycle: 1, ended: { at: at(25), how: 'closed' } })
    expect(closed.unsaved).toHaveLength(1)
  })

  it('counts nothing for a focus that is skipped, and keeps the time spent on it', () => {
    const skipped = after(initialSession, start(0), { kind: 'skip', now: at(12), zone })
    expect(skipped).toMatchObject({ run: null, next: 'short', cycle: 0 })
    expect(skipped.unsaved).toEqual([expect.objectContaining({ seconds: 720, complete: false, until: '09:12' })])
    const reset = after(initialSession, start(0), { kind: 'stop', now: at(0.5), zone })
    expect(reset).toMatchObject({ run: null, next: 'focus', unsaved: [] })
  })

  it('forgets the focuses before a long break that is skipped', () => {
    const session = after({ ...initialSession, next: 'long', cycle: 4 }, { kind: 'skip', now: at(0), zone })
    expect(session).toMatchObject({ next: 'focus', cycle: 0 })
  })

  it('lets a phase be chosen only while none has begun', () => {
    const chosen = after(initialSession, { kind: 'choose', phase: 'long' })
    expect(timeLeft(chosen, 0)).toBe(15 * minuteMs)
    const running = after(initialSession, start(0))
    expect(after(running, { kind: 'choose', phase: 'long' })).toBe(running)
  })
})

describe('clocks', () => {
  it('notices a clock that was set back, and nothing else', () => {
    const before = { wall: at(10), steady: 1000 }
    expect(setBackBy(before, { wall: at(11), steady: 61_000 })).toBe(0)
    expect(setBackBy(before, { wall: at(-49), steady: 61_000 })).toBe(60 * minuteMs)
    // Asleep, or put forward: the steady clock may have stood still.
    expect(setBackBy(before, { wall: at(300), steady: 1500 })).toBe(0)
    // Corrected by the network within what nobody notices.
    expect(setBackBy(before, { wall: at(10) - 400, steady: 1100 })).toBe(0)
  })

  it('leaves as much time as before when the clock is set back by an hour, once for all pages', () => {
    const running = after(initialSession, start(0))
    const moved = after(running, { kind: 'clock set back', epoch: 0, by: 60 * minuteMs })
    expect(timeLeft(moved, at(10 - 60))).toBe(15 * minuteMs)
    expect(after(moved, { kind: 'clock set back', epoch: 0, by: 60 * minuteMs })).toBe(moved)
    expect(after(moved, tick(25 - 60)).ended).toMatchObject({ at: at(25 - 60), how: 'on time' })
  })

  it('takes no time to have passed when the clock was set back while no page was open', () => {
    const running = after(initialSession, start(0), { kind: 'seen', now: at(10) })
    const opened = after(running, tick(-120, true))
    expect(timeLeft(opened, at(-120))).toBe(15 * minuteMs)
    expect(opened.ended).toBeNull()
  })

  it('never shows more than the whole length', () => {
    expect(timeLeft(after(initialSession, start(0)), at(-600))).toBe(25 * minuteMs)
  })

  it.each([
    ['clocks go forward', '2026-03-29T01:50:00+01:00', '2026-03-29', '01:50', '03:15'],
    ['clocks go back', '2026-10-25T02:50:00+02:00', '2026-10-25', '02:50', '02:15'],
    ['the day changes', '2026-12-31T23:50:00+01:00', '2026-12-31', '23:50', '00:15'],
  ])('counts 25 minutes and the day of the start when %s', (_, written, day, from, until) => {
    const now = Date.parse(written)
    const ended = after(
      initialSession,
      { kind: 'start', now },
      { kind: 'tick', now: now + 24.99 * minuteMs, zone, opened: false },
      { kind: 'tick', now: now + 25 * minuteMs, zone, opened: false },
    )
    expect(ended.unsaved).toEqual([expect.objectContaining({ day, from, until, seconds: 1500 })])
  })
})

describe('tasks', () => {
  const add = (id: string, estimate: number): SessionAction => ({ kind: 'add task', id, name: id, estimate })

  it('are credited with the focus that ends while they are worked on', () => {
    const session = after(initialSession, add('Letter', 2), add('Call', 1), start(0), tick(25))
    expect(session.tasks.map(({ done }) => done)).toEqual([1, 0])
    expect(session.unsaved[0]?.task).toBe('Letter')
    const second = after(
      session,
      { kind: 'work on', id: 'Call' },
      { kind: 'choose', phase: 'focus' },
      start(30),
      tick(55),
    )
    expect(second.tasks.map(({ done }) => done)).toEqual([1, 1])
  })

  it('lose a focus that the visitor does not want counted', () => {
    const ended = after(initialSession, add('Letter', 2), start(0), tick(300))
    const taken = after(ended, { kind: 'do not count' })
    expect(taken).toMatchObject({ cycle: 0, next: 'focus', unsaved: [], ended: null })
    expect(taken.tasks[0]?.done).toBe(0)
    expect(after(taken, { kind: 'do not count' })).toBe(taken)
  })

  it('hand over to the next when they are done or removed, and can be put back', () => {
    const three = after(initialSession, add('a', 1), add('b', 1), add('c', 1))
    const finished = after(three, { kind: 'change task', id: 'a', part: { finished: true } })
    expect(finished.current).toBe('b')
    const removed = after(finished, { kind: 'remove task', id: 'b' })
    expect(removed.current).toBe('c')
    const back = after(removed, { kind: 'put back', tasks: three.tasks })
    expect(back.tasks.map(({ id }) => id)).toEqual(['a', 'c', 'b'])
    expect(after(back, { kind: 'move task', id: 'b', by: -1 }).tasks.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(after(back, { kind: 'remove finished' }).tasks.map(({ id }) => id)).toEqual(['c', 'b'])
  })

  it('end, by estimate, after all focuses and the breaks between them', () => {
    const five = after(initialSession, add('a', 3), add('b', 2))
    // 4 × 25 + 3 × 5, a long break of 15, and 25 more.
    expect(forecast(five, at(0))).toEqual({ focuses: 5, at: at(155) })
    expect(forecast(after(five, start(0)), at(10))).toEqual({ focuses: 5, at: at(155) })
    expect(forecast(after(five, start(0), tick(25)), at(25))).toEqual({ focuses: 4, at: at(155) })
    expect(forecast(initialSession, at(0))).toBeUndefined()
  })
})

describe('what is typed and stored', () => {
  it.each([
    ['25', 25],
    [' 12.5 ', 12.5],
    ['0,5', 0.5],
    ['240', 240],
    ['0', undefined],
    ['0.0', undefined],
    ['0.01', undefined],
    ['-5', undefined],
    ['241', undefined],
    ['', undefined],
    ['ten', undefined],
    ['1e2', undefined],
  ])('reads the length “%s”', (text, minutes) => {
    expect(readMinutes(text)).toBe(minutes)
  })

  it('writes a clock that reaches zero with the end', () => {
    expect([25 * minuteMs, 24 * minuteMs + 59_001, 1, 0, 65 * minuteMs].map(clockText)).toEqual([
      '25:00',
      '25:00',
      '00:01',
      '00:00',
      '1:05:00',
    ])
  })

  it('reads back every session, and refuses what is none', () => {
    const sessions = [
      initialSession,
      after(initialSession, auto, start(0)),
      after(initialSession, start(0), { kind: 'pause', now: at(1), zone }),
      after(initialSession, { kind: 'add task', id: 'a', name: 'a', estimate: 1 }, start(0), tick(400)),
    ]
    for (const session of sessions) expect(readSession(JSON.parse(JSON.stringify(session)))).toEqual(session)
    const { settings } = initialSession
    const damaged = [
      null,
      [],
      {},
      { ...initialSession, next: 'lunch' },
      { ...initialSession, settings: { ...settings, minutes: { ...settings.minutes, focus: 0 } } },
      { ...initialSession, tasks: [{ id: 'a' }] },
      { ...initialSession, run: { id: 'a', phase: 'focus', length: 1, startedAt: 0, clock: {} } },
      { ...initialSession, settings: { ...settings, chime: 'constructor' } },
    ]
    for (const raw of damaged) expect(readSession(raw)).toBeUndefined()
  })
})

describe('chimes', () => {
  it.each(chimeNames)('%s is audible and never clips', (name) => {
    for (const end of ['focus', 'break'] as const) {
      const tones = chimeTones(name, end)
      for (const { at: second } of tones) {
        const together = tones.filter((tone) => tone.at <= second && second < tone.at + tone.seconds)
        expect(together.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1)
      }
      for (const { hz } of tones) expect(hz > 60 && hz < 6000).toBe(true)
    }
  })
})
