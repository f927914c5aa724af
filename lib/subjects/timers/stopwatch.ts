import { clockTolerance } from './clock-reading'

export const mostWatches = 24
export const mostLaps = 10_000
const longestName = 80

export interface Watch {
  id: string
  name: string
  /** Milliseconds on the watch at each lap, the earliest first. */
  laps: readonly number[]
  /** While it runs: the moment, in milliseconds since 1970, at which it would have stood at 0. Else what it shows. */
  clock: { zeroAt: number } | { shows: number }
}
export interface Stopwatches {
  watches: readonly Watch[]
  /** The one that the keys work. */
  current: string
  keepAwake: boolean
  beep: boolean
  speak: boolean
  shortcuts: boolean
  /** Raised when the moments were moved because the clock was set back. */
  epoch: number
  /** When a page last looked, so that a clock set back while none was open is noticed. */
  seenAt: number
}

export const initialStopwatches: Stopwatches = {
  watches: [{ id: '1', name: '', laps: [], clock: { shows: 0 } }],
  current: '1',
  keepAwake: false,
  beep: false,
  speak: false,
  shortcuts: true,
  epoch: 0,
  seenAt: 0,
}

/** `now` is milliseconds since 1970. */
export type StopwatchAction =
  | { kind: 'start' | 'stop' | 'lap' | 'reset'; id: string; now: number }
  | { kind: 'start all' | 'stop all'; now: number }
  | { kind: 'rename'; id: string; name: string }
  | { kind: 'choose'; id: string }
  | { kind: 'add'; id: string }
  | { kind: 'remove'; id: string }
  | { kind: 'put back'; watch: Watch; at: number }
  | { kind: 'set'; part: Partial<Pick<Stopwatches, 'keepAwake' | 'beep' | 'speak' | 'shortcuts'>> }
  | { kind: 'opened' | 'seen'; now: number }
  /** The device's clock was set back by `by` milliseconds, or time that passed meanwhile is not to count. */
  | { kind: 'move'; epoch: number; by: number }

export const isRunning = ({ clock }: Watch) => 'zeroAt' in clock

/** Milliseconds on the watch. */
export function shownAt({ clock }: Watch, now: number): number {
  return 'zeroAt' in clock ? Math.max(0, now - clock.zeroAt) : clock.shows
}

function onOne(state: Stopwatches, id: string, change: (watch: Watch) => Watch): Stopwatches {
  return { ...state, watches: state.watches.map((watch) => (watch.id === id ? change(watch) : watch)) }
}

const started = (watch: Watch, now: number): Watch =>
  'zeroAt' in watch.clock ? watch : { ...watch, clock: { zeroAt: now - watch.clock.shows } }
const stopped = (watch: Watch, now: number): Watch =>
  'zeroAt' in watch.clock ? { ...watch, clock: { shows: shownAt(watch, now) } } : watch

function lapped(watch: Watch, now: number): Watch {
  if (!isRunning(watch) || watch.laps.length >= mostLaps) return watch
  return { ...watch, laps: [...watch.laps, Math.max(shownAt(watch, now), watch.laps.at(-1) ?? 0)] }
}

/** Moves every watch that runs, so that it shows what it did before the clock was moved. */
function moved(state: Stopwatches, by: number): Stopwatches {
  return {
    ...state,
    epoch: state.epoch + 1,
    seenAt: state.seenAt + Math.min(0, by),
    watches: state.watches.map((watch) =>
      'zeroAt' in watch.clock ? { ...watch, clock: { zeroAt: watch.clock.zeroAt + by } } : watch,
    ),
  }
}

/** The watches after an action. Pure. */
export function reduceStopwatches(state: Stopwatches, action: StopwatchAction): Stopwatches {
  switch (action.kind) {
    case 'start':
      return onOne(state, action.id, (watch) => started(watch, action.now))
    case 'stop':
      return onOne(state, action.id, (watch) => stopped(watch, action.now))
    case 'lap':
      return onOne(state, action.id, (watch) => lapped(watch, action.now))
    case 'reset':
      return onOne(state, action.id, (watch) => ({ ...watch, laps: [], clock: { shows: 0 } }))
    case 'start all':
      return { ...state, watches: state.watches.map((watch) => started(watch, action.now)) }
    case 'stop all':
      return { ...state, watches: state.watches.map((watch) => stopped(watch, action.now)) }
    case 'rename':
      return onOne(state, action.id, (watch) => ({ ...watch, name: action.name.slice(0, longestName) }))
    case 'choose':
      return state.watches.some(({ id }) => id === action.id) ? { ...state, current: action.id } : state
    case 'add': {
      if (state.watches.length >= mostWatches || state.watches.some(({ id }) => id === action.id)) return state
      const watch: Watch = { id: action.id, name: '', laps: [], clock: { shows: 0 } }
      return { ...state, watches: [...state.watches, watch], current: action.id }
    }
    case 'remove': {
      const watches = state.watches.filter(({ id }) => id !== action.id)
      const first = watches[0]
      if (!first) return state
      return { ...state, watches, current: state.current === action.id ? first.id : state.current }
    }
    case 'put back':
      if (state.watches.some(({ id }) => id === action.watch.id)) return state
      return { ...state, watches: state.watches.toSpliced(action.at, 0, action.watch), current: action.watch.id }
    case 'set':
      return { ...state, ...action.part }
    case 'seen':
      return action.now > state.seenAt ? { ...state, seenAt: action.now } : state
    case 'opened': {
      // Nobody was there to see that the clock was set back: no time is taken to have passed.
      const back = state.seenAt - action.now
      return back > clockTolerance ? moved(state, -back) : state
    }
    case 'move':
      return action.epoch === state.epoch && action.by !== 0 ? moved(state, action.by) : state
  }
}

/** 0:59.999, or 1:04:59.000 from an hour on. Cut and never rounded, so that no minute shows before it is over. */
export function watchText(ms: number, decimals: 1 | 2 | 3 = 3): string {
  const whole = Math.floor(ms + 1e-6)
  const two = (value: number) => String(value).padStart(2, '0')
  const part = String(whole % 1000)
    .padStart(3, '0')
    .slice(0, decimals)
  const seconds = Math.floor(whole / 1000)
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const clock = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
  return `${clock}.${part}`
}

export interface Lap {
  number: number
  /** Milliseconds of the lap, and on the watch at its end. */
  takes: number
  split: number
}

export function lapsOf({ laps }: Watch): readonly Lap[] {
  return laps.map((split, at) => ({ number: at + 1, takes: split - (laps[at - 1] ?? 0), split }))
}

export interface LapFigures {
  /** Numbers of the first laps that took least and most; undefined below two laps. */
  best: number | undefined
  worst: number | undefined
  mean: number | undefined
}

export function lapFigures(laps: readonly Lap[]): LapFigures {
  if (laps.length === 0) return { best: undefined, worst: undefined, mean: undefined }
  const mean = (laps.at(-1)?.split ?? 0) / laps.length
  if (laps.length < 2) return { best: undefined, worst: undefined, mean }
  const [first] = laps
  let [best, worst] = [first, first]
  for (const lap of laps) {
    if (best && lap.takes < best.takes) best = lap
    if (worst && lap.takes > worst.takes) worst = lap
  }
  return { best: best?.number, worst: worst?.number, mean }
}

function isObject(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}
const isTime = (raw: unknown): raw is number => typeof raw === 'number' && Number.isFinite(raw)

function isWatch(raw: unknown): raw is Watch {
  if (!isObject(raw) || typeof raw.id !== 'string' || typeof raw.name !== 'string') return false
  if (!Array.isArray(raw.laps) || raw.laps.length > mostLaps || !raw.laps.every(isTime)) return false
  return isObject(raw.clock) && isTime('zeroAt' in raw.clock ? raw.clock.zeroAt : raw.clock.shows)
}

/** Watches as they were stored; undefined for anything else. */
export function readStopwatches(raw: unknown): Stopwatches | undefined {
  if (!isObject(raw) || !Array.isArray(raw.watches) || raw.watches.length === 0) return undefined
  if (raw.watches.length > mostWatches || !raw.watches.every(isWatch)) return undefined
  if (typeof raw.current !== 'string' || !isTime(raw.epoch) || !isTime(raw.seenAt)) return undefined
  const isSet = [raw.keepAwake, raw.beep, raw.speak, raw.shortcuts].every((yes) => typeof yes === 'boolean')
  return isSet ? (raw as unknown as Stopwatches) : undefined
}
