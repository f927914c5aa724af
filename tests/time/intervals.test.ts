import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import { CueSchedule, cueHorizon } from '@/lib/subjects/timers/cue-schedule'
import {
  cuesBetween,
  lengthOf,
  planPresets,
  readPlan,
  readStepLength,
  timelineOf,
  turnAt,
  type Block,
  type IntervalPlan,
  type PlanPreset,
} from '@/lib/subjects/timers/intervals'
import {
  elapsedAt,
  initialIntervals,
  isGoing,
  readIntervals,
  reduceIntervals,
  type IntervalAction,
  type Intervals,
} from '@/lib/subjects/timers/interval-session'

const begin = Date.UTC(2026, 10, 28, 9)
const at = (seconds: number) => begin + seconds * 1000
const run = (...actions: IntervalAction[]): Intervals => actions.reduce(reduceIntervals, initialIntervals)
const act = (kind: 'start' | 'pause' | 'next' | 'previous' | 'stop' | 'tick' | 'seen' | 'opened', seconds: number) =>
  ({ kind, now: at(seconds) }) as const
const shows = (state: Intervals, seconds: number) => elapsedAt(state, at(seconds)) / 1000
const planOf = (...blocks: Block[]): IntervalPlan => ({ name: '', blocks })
const tabata = timelineOf(planOf(...planPresets.tabata()))

describe('a plan', () => {
  it('comes to the lengths that the trade knows', () => {
    const lengths = Object.keys(planPresets).map((name) => [
      name,
      lengthOf(timelineOf(planOf(...planPresets[name as PlanPreset]()))) / 1000,
    ])
    // By hand: 10 + 8 × 20 + 7 × 10; 10 + 10 × 40 + 9 × 20; 10 + 10 × 60; 30 + 12 × 180 + 11 × 60; 300 + 8 × 150 + 300;
    // 4 × 3000 + 3 × 600; 120 + 900 + 180 + 300.
    expect(Object.fromEntries(lengths)).toEqual({
      tabata: 240,
      hiit: 590,
      emom: 610,
      boxing: 2850,
      running: 1800,
      study: 13_800,
      talk: 1500,
    })
  })

  it('goes through its rounds and leaves out the last rest', () => {
    expect(tabata).toHaveLength(16)
    expect(tabata.slice(0, 4).map(({ step, from, to, round }) => [step.kind, from, to, round])).toEqual([
      ['prepare', 0, 10_000, 1],
      ['work', 10_000, 30_000, 1],
      ['rest', 30_000, 40_000, 1],
      ['work', 40_000, 60_000, 2],
    ])
    expect(tabata.at(-1)).toMatchObject({ step: { kind: 'work' }, round: 8, rounds: 8, from: 220_000, to: 240_000 })
  })

  it('keeps its only step though the last is left out', () => {
    const only: Block = { ...planPresets.emom()[0], id: '1', rounds: 1, dropsLast: true } as Block
    expect(lengthOf(timelineOf(planOf({ ...only, steps: only.steps.slice(0, 1) })))).toBe(10_000)
  })

  it('knows the step of every moment, as a walk through the list does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 250_000 }), (elapsed) => {
        const walked = tabata.findIndex(({ to }) => elapsed < to)
        expect(turnAt(tabata, elapsed)).toBe(walked === -1 ? tabata.length : walked)
      }),
      { seed: 20_261_128 },
    )
  })

  it.each([
    ['40', 40],
    ['1:30', 90],
    ['2 min', 120],
    ['1:00:00', 3600],
  ])('reads %s as %d seconds', (text, seconds) => expect(readStepLength(text, regionOf('global'))).toBe(seconds * 1000))
  it.each(['', '0', '-20', '0:00', 'long', '25 h'])('refuses %s', (text) =>
    expect(readStepLength(text, regionOf('global'))).toBeUndefined(),
  )

  it('of five hundred steps is read, one of more, of nothing or of less than a second is not', () => {
    const [block] = planPresets.emom()
    const [step] = block?.steps ?? []
    if (!block || !step) throw new Error('no step')
    const many = (count: number) =>
      planOf({ ...block, steps: Array.from({ length: count }, (_, id) => ({ ...step, id: `${id}` })) })
    expect(readPlan(many(500))).toEqual(many(500))
    for (const wrong of [
      many(501),
      many(0),
      planOf(),
      planOf({ ...block, rounds: 0 }),
      planOf({ ...block, rounds: 100 }),
      planOf({ ...block, steps: [{ ...step, length: 0 }] }),
      planOf({ ...block, steps: [{ ...step, length: -5000 }] }),
      planOf({ ...block, rounds: 25, steps: [{ ...step, length: 3_600_000 }] }),
      null,
    ])
      expect(readPlan(wrong)).toBeUndefined()
  })
})

describe('a run', () => {
  it('follows the clock, however seldom anybody looks, and is noted once at its end', () => {
    const state = run(act('start', 0))
    expect([shows(state, 0), shows(state, 35), shows(state, 999)]).toEqual([0, 35, 240])
    const over = reduceIntervals(state, act('tick', 250))
    expect(over.clock).toBeNull()
    expect(over.log).toEqual([expect.objectContaining({ at: at(240), done: 240_000, whole: 240_000 })])
    expect(reduceIntervals(over, act('tick', 260))).toBe(over)
    expect(reduceIntervals(state, act('opened', 5000)).log).toHaveLength(1)
  })

  it('stands while it is paused, and starts once though two pages start it', () => {
    const paused = run(act('start', 0), act('start', 3), act('pause', 35))
    expect([shows(paused, 35), shows(paused, 900)]).toEqual([35, 35])
    expect(shows(reduceIntervals(paused, act('start', 900)), 905)).toBe(40)
  })

  it('goes to the next step, back to the begin of this one, and to the one before', () => {
    const state = run(act('start', 0), act('next', 4))
    expect(shows(state, 4)).toBe(10)
    expect(shows(reduceIntervals(state, act('previous', 9)), 9)).toBe(10)
    expect(shows(reduceIntervals(state, act('previous', 5)), 5)).toBe(0)
    expect(shows(run(act('start', 0), act('pause', 12), act('next', 50)), 50)).toBe(30)
    const last = run(act('start', 0), act('next', 230))
    expect(last).toMatchObject({ clock: null, log: [{ done: 230_000, whole: 240_000 }] })
  })

  it('that is stopped is noted with what was done, unless it had hardly begun', () => {
    expect(run(act('start', 0), act('stop', 3))).toMatchObject({ clock: null, log: [] })
    expect(run(act('start', 0), act('stop', 65)).log).toEqual([expect.objectContaining({ done: 65_000 })])
    expect(run(act('start', 0), act('stop', 65), { kind: 'clear log' }).log).toEqual([])
  })

  it('keeps its plan until it is stopped', () => {
    const other = planOf(...planPresets.study())
    expect(run(act('start', 0), { kind: 'plan', plan: other }).plan).toBe(initialIntervals.plan)
    expect(run({ kind: 'plan', plan: other }).plan).toBe(other)
  })

  it('goes on where the clock was set back, with a page open and with none, once for all pages', () => {
    const state = run(act('start', 0), act('seen', 30))
    const moved = reduceIntervals(state, { kind: 'clock set back', epoch: 0, by: 3_600_000 })
    expect(shows(moved, 31 - 3600)).toBe(31)
    expect(reduceIntervals(moved, { kind: 'clock set back', epoch: 0, by: 3_600_000 })).toBe(moved)
    expect(shows(reduceIntervals(state, act('opened', -7200)), -7200)).toBe(30)
  })

  it('is read back as it was stored, and nothing else is', () => {
    const state = run(act('start', 0), act('stop', 65), act('start', 70))
    expect(readIntervals(JSON.parse(JSON.stringify(state)))).toEqual(state)
    expect(isGoing(state)).toBe(true)
    for (const wrong of [
      {},
      { ...state, clock: {} },
      { ...state, log: [{}] },
      { ...state, settings: {} },
      { ...state, plan: 1 },
    ])
      expect(readIntervals(wrong)).toBeUndefined()
  })
})

describe('cues', () => {
  it('sound at each change, count before it, and mark halves and the end', () => {
    const cues = cuesBetween(tabata, 0, 40_000, { countFrom: 2, half: true })
    expect(cues).toEqual([
      { at: 0, kind: 'prepare' },
      { at: 8000, kind: 'count' },
      { at: 9000, kind: 'count' },
      { at: 10_000, kind: 'work' },
      { at: 20_000, kind: 'half' },
      { at: 28_000, kind: 'count' },
      { at: 29_000, kind: 'count' },
      { at: 30_000, kind: 'rest' },
      { at: 38_000, kind: 'count' },
      { at: 39_000, kind: 'count' },
    ])
    expect(cuesBetween(tabata, 239_500, 300_000, { countFrom: 3, half: false })).toEqual([{ at: 240_000, kind: 'end' }])
  })

  it('are the same whether they are asked for at once or piece by piece', () => {
    const rules = { countFrom: 3, half: true }
    const whole = cuesBetween(tabata, 0, 300_000, rules)
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 300_000 }), { maxLength: 8 }), (cuts) => {
        const edges = [0, ...cuts.sort((one, other) => one - other), 300_000]
        const pieces = edges.slice(1).flatMap((to, place) => cuesBetween(tabata, edges[place] ?? 0, to, rules))
        expect(pieces).toEqual(whole)
      }),
      { seed: 20_261_128 },
    )
  })

  it('sound within 20 ms of their time over an hour of looks once a minute, though the sound card goes wrong by 0.01 %', () => {
    const hour = planPresets.emom().map((block) => ({ ...block, rounds: block.rounds > 1 ? 60 : 1 }))
    const timeline = timelineOf(planOf(...hour))
    const schedule = new CueSchedule()
    const rules = { countFrom: 3, half: false }
    const rate = 1.0001
    let sounded: number[] = []
    for (let elapsed = 0; elapsed < 3_600_000; elapsed += 59_700) {
      const heard = 7 + (elapsed / 1000) * rate
      const { afresh, cues } = schedule.look('plan', timeline, rules, { elapsed, heard })
      // What is laid anew is silenced first.
      if (afresh) sounded = sounded.filter((time) => time <= elapsed)
      sounded.push(...cues.map(({ at: placed }) => ((placed - 7) / rate) * 1000))
    }
    const due = cuesBetween(timeline, 0, 3_600_000, rules).map((cue) => cue.at)
    expect(sounded.length).toBeGreaterThanOrEqual(due.length)
    const worst = Math.max(...due.map((time, place) => Math.abs(time - (sounded[place] ?? 0))))
    expect(worst).toBeLessThan(20)
  })

  it('are laid once, and anew after a sleep, in which the sound card stood still, or another plan', () => {
    const schedule = new CueSchedule()
    const rules = { countFrom: 0, half: false }
    const look = (of: string, elapsed: number, heard: number) => {
      const { afresh, cues } = schedule.look(of, tabata, rules, { elapsed, heard })
      return [afresh, cues.length]
    }
    // Prepare at 0, work at 10, rest at 30, and so on every 30 s: 0, 10, 30, 40, 60, 70 lie within 90 s.
    expect(cueHorizon).toBe(90_000)
    expect(look('a', 0, 5)).toEqual([false, 6])
    expect(look('a', 500, 5.5)).toEqual([false, 1])
    expect(look('a', 60_500, 6)).toEqual([true, 6])
    expect(look('b', 61_000, 6.5)).toEqual([true, 6])
    expect(schedule.clear()).toBe(true)
    expect(schedule.clear()).toBe(false)
  })
})
