import { isWall, resolveWall, type Wall } from '@/lib/subjects/zones/wall'
import { readLength } from '@/lib/subjects/time/length'
import type { Region } from '@/lib/base/region/types'
import { areAlerts, type Alerts } from './chimes'
import { clockTolerance } from './clock-reading'

export const mostCountdowns = 50
export const longestName = 80
/** A hundred days; what is longer is a date. Milliseconds. */
export const longestLength = 100 * 86_400_000
export const mostWarning = 86_400
/** A page in the background wakes once a minute at least; what ends later than this ended while nothing could run. */
const lateAfter = 90_000

/** Times are milliseconds, moments since 1970. */
export interface Countdown {
  id: string
  name: string
  /** For so long, or to a moment, which is the instant whatever the clock of the device is set to. */
  aim: { length: number } | { moment: number; zone: string }
  /** While it runs, its end is kept and the rest follows; while it does not, the rest is kept. */
  clock: { endsAt: number } | { left: number }
  /** Whether its end was rung. */
  hasRung: boolean
  /** Begins again at its end; of a length only. */
  repeats: boolean
  /** Starts the next one of the list at its end. */
  startsNext: boolean
}

/** An end, until the visitor has seen it. */
export interface CountdownEnd {
  id: string
  name: string
  at: number
  /** `late`: the device slept, or its clock was put forward. `closed`: no page was open. */
  how: 'on time' | 'late' | 'closed'
}

export interface CountdownSettings extends Alerts {
  /** Goes on above zero, so that it is seen by how much the time is over. */
  countsUp: boolean
  /** Seconds before the end at which the colour changes; 0 for never. */
  soonAt: number
  lastAt: number
  shortcuts: boolean
}

export interface Countdowns {
  timers: readonly Countdown[]
  /** The one shown large, which the keys work. */
  current: string
  settings: CountdownSettings
  epoch: number
  seenAt: number
  ends: readonly CountdownEnd[]
}

const fiveMinutes = 300_000

export function freshCountdown(id: string, name: string, aim: Countdown['aim']): Countdown {
  const clock = 'length' in aim ? { left: aim.length } : { endsAt: aim.moment }
  return { id, name, aim, clock, hasRung: false, repeats: false, startsNext: false }
}

export const initialCountdowns: Countdowns = {
  timers: [freshCountdown('1', '', { length: fiveMinutes })],
  current: '1',
  settings: {
    chime: 'bell',
    volume: 0.6,
    notify: false,
    keepAwake: false,
    countsUp: true,
    soonAt: 60,
    lastAt: 10,
    shortcuts: true,
  },
  epoch: 0,
  seenAt: 0,
  ends: [],
}

export type CountdownAction =
  | { kind: 'start' | 'pause' | 'reset'; id: string; now: number }
  | { kind: 'start all' | 'pause all'; now: number }
  | { kind: 'extend'; id: string; by: number; now: number }
  | { kind: 'aim'; id: string; aim: Countdown['aim'] }
  | { kind: 'rename'; id: string; name: string }
  | { kind: 'mark'; id: string; part: Partial<Pick<Countdown, 'repeats' | 'startsNext'>> }
  | { kind: 'choose' | 'remove' | 'up' | 'down'; id: string }
  | { kind: 'add'; timer: Countdown }
  | { kind: 'put back'; timer: Countdown; at: number }
  | { kind: 'set'; part: Partial<CountdownSettings> }
  | { kind: 'tick'; now: number; opened: boolean }
  | { kind: 'seen'; now: number }
  | { kind: 'dismiss' }
  /** The device's clock was set back by `by` milliseconds. Dates stay: they are told by that clock. */
  | { kind: 'clock set back'; epoch: number; by: number }

export const isCounting = ({ clock }: Countdown) => 'endsAt' in clock

/** Whether something is still to be rung, so that the page must be woken. */
export function isDue(timer: Countdown): boolean {
  return isCounting(timer) && !timer.hasRung
}

/** What is left; below zero once it is over and runs on. */
export function leftAt({ clock }: Countdown, now: number): number {
  return 'endsAt' in clock ? clock.endsAt - now : clock.left
}

function onOne(state: Countdowns, id: string, change: (timer: Countdown) => Countdown): Countdowns {
  return { ...state, timers: state.timers.map((timer) => (timer.id === id ? change(timer) : timer)) }
}

function started(timer: Countdown, now: number): Countdown {
  if ('endsAt' in timer.clock) return timer
  // One that was over begins anew.
  const left = timer.clock.left > 0 ? timer.clock.left : 'length' in timer.aim ? timer.aim.length : 0
  return { ...timer, clock: { endsAt: now + left }, hasRung: false }
}

function paused(timer: Countdown, now: number): Countdown {
  // A date comes whether or not anybody waits for it.
  if (!('endsAt' in timer.clock) || 'moment' in timer.aim) return timer
  return { ...timer, clock: { left: timer.clock.endsAt - now } }
}

function reset(timer: Countdown): Countdown {
  return 'moment' in timer.aim ? timer : { ...timer, clock: { left: timer.aim.length }, hasRung: false }
}

function extended(timer: Countdown, by: number, now: number): Countdown {
  if ('moment' in timer.aim) return timer
  const left = Math.max(0, leftAt(timer, now)) + by
  if (left < 0 || left > longestLength) return timer
  return { ...timer, clock: 'endsAt' in timer.clock ? { endsAt: now + left } : { left }, hasRung: false }
}

/** Ends what is over, the earliest first, so that a row of timers is worked through even when one look finds several over. */
function ticked(state: Countdowns, now: number, opened: boolean): Countdowns {
  let { timers } = state
  const ends: CountdownEnd[] = []
  // Each turn ends one timer; a repeated one ends at most once in a look, as the ends missed meanwhile are one.
  for (;;) {
    const over = timers
      .filter((timer) => isDue(timer) && leftAt(timer, now) <= 0)
      .reduce<Countdown | undefined>(
        (first, one) => (first && leftAt(first, now) <= leftAt(one, now) ? first : one),
        undefined,
      )
    if (!over || !('endsAt' in over.clock)) break
    const at = over.clock.endsAt
    const how = opened ? 'closed' : now - at > lateAfter ? 'late' : 'on time'
    ends.push({ id: over.id, name: over.name, at, how })
    const length = 'length' in over.aim ? over.aim.length : undefined
    const again = over.repeats && length !== undefined ? at + length * (Math.floor((now - at) / length) + 1) : undefined
    const place = timers.indexOf(over)
    timers = timers.map((timer, index) => {
      if (timer === over)
        return again === undefined ? { ...timer, hasRung: true } : { ...timer, clock: { endsAt: again } }
      const follows = over.startsNext && index === place + 1 && 'length' in timer.aim && !isDue(timer)
      // It begins at the end of the one before, not when that was noticed.
      return follows ? started(timer.hasRung ? reset(timer) : timer, at) : timer
    })
  }
  if (ends.length === 0) return state
  const following = timers[timers.findIndex(({ id }) => id === ends.at(-1)?.id) + 1]
  const isFollowed =
    following !== undefined &&
    isDue(following) &&
    timers.some(({ id, startsNext }) => id === ends.at(-1)?.id && startsNext)
  return {
    ...state,
    timers,
    current: isFollowed ? following.id : state.current,
    ends: [...state.ends, ...ends].slice(-mostCountdowns),
  }
}

/** Moves what runs for a length, so that it shows what it did before the clock was set back. */
function setBack(state: Countdowns, by: number): Countdowns {
  return {
    ...state,
    epoch: state.epoch + 1,
    seenAt: state.seenAt - by,
    timers: state.timers.map((timer) =>
      'endsAt' in timer.clock && 'length' in timer.aim
        ? { ...timer, clock: { endsAt: timer.clock.endsAt - by } }
        : timer,
    ),
  }
}

function moved(state: Countdowns, id: string, by: -1 | 1): Countdowns {
  const at = state.timers.findIndex((timer) => timer.id === id)
  const timer = state.timers[at]
  const to = at + by
  if (!timer || to < 0 || to >= state.timers.length) return state
  return { ...state, timers: state.timers.toSpliced(at, 1).toSpliced(to, 0, timer) }
}

/** The countdowns after an action. Pure. */
export function reduceCountdowns(state: Countdowns, action: CountdownAction): Countdowns {
  switch (action.kind) {
    case 'start':
      return onOne(state, action.id, (timer) => started(timer, action.now))
    case 'pause':
      return onOne(state, action.id, (timer) => paused(timer, action.now))
    case 'reset':
      return onOne(state, action.id, reset)
    case 'start all':
      return { ...state, timers: state.timers.map((timer) => started(timer, action.now)) }
    case 'pause all':
      return { ...state, timers: state.timers.map((timer) => paused(timer, action.now)) }
    case 'extend':
      return onOne(state, action.id, (timer) => extended(timer, action.by, action.now))
    case 'aim':
      return onOne(state, action.id, ({ id, name, repeats, startsNext }) => ({
        ...freshCountdown(id, name, action.aim),
        repeats: repeats && 'length' in action.aim,
        startsNext,
      }))
    case 'rename':
      return onOne(state, action.id, (timer) => ({ ...timer, name: action.name.slice(0, longestName) }))
    case 'mark':
      return onOne(state, action.id, (timer) => ({ ...timer, ...action.part }))
    case 'choose':
      return state.timers.some(({ id }) => id === action.id) ? { ...state, current: action.id } : state
    case 'up':
      return moved(state, action.id, -1)
    case 'down':
      return moved(state, action.id, 1)
    case 'add':
      if (state.timers.length >= mostCountdowns || state.timers.some(({ id }) => id === action.timer.id)) return state
      return { ...state, timers: [...state.timers, action.timer], current: action.timer.id }
    case 'remove': {
      const timers = state.timers.filter(({ id }) => id !== action.id)
      const [first] = timers
      return first ? { ...state, timers, current: state.current === action.id ? first.id : state.current } : state
    }
    case 'put back':
      if (state.timers.length >= mostCountdowns || state.timers.some(({ id }) => id === action.timer.id)) return state
      return { ...state, timers: state.timers.toSpliced(action.at, 0, action.timer), current: action.timer.id }
    case 'set':
      return { ...state, settings: { ...state.settings, ...action.part } }
    case 'tick': {
      // Nobody was there to see that the clock was set back: no time is taken to have passed.
      const back = action.opened ? state.seenAt - action.now : 0
      return ticked(back > clockTolerance ? setBack(state, back) : state, action.now, action.opened)
    }
    case 'seen':
      return action.now > state.seenAt ? { ...state, seenAt: action.now } : state
    case 'dismiss':
      return { ...state, ends: [] }
    case 'clock set back':
      return action.epoch === state.epoch ? setBack(state, action.by) : state
  }
}

/** A length as it was typed, a number alone in minutes; undefined for what is none, under a second or over a hundred days. */
export function readCountdown(text: string, region: Region): number | undefined {
  const length = readLength(text.slice(0, 100), { bare: 'min', two: 'minutes' }, region)
  if (length === undefined || length < 1_000_000_000n || length > BigInt(longestLength) * 1_000_000n) return undefined
  return Number(length / 1_000_000n)
}

export type DateAim =
  | { kind: 'one'; moment: number }
  /** The clocks go back over this time of day: it comes twice. */
  | { kind: 'twice'; moment: number; later: number }
  /** The clocks go forward over it: it does not come; the moment is as long after the change as the time says. */
  | { kind: 'never'; moment: number }

/** The instant at which a clock on a wall of the zone shows this; undefined for no date or time. */
export function momentOf(zone: string, wall: Wall | undefined): DateAim | undefined {
  if (!wall || !isWall(wall)) return undefined
  const found = resolveWall(zone, wall)
  if (found.kind === 'one') return { kind: 'one', moment: found.ms }
  if (found.kind === 'overlap') return { kind: 'twice', moment: found.earlier, later: found.later }
  return { kind: 'never', moment: found.later }
}

/** 4:59, 1:04:59 or 2 d 01:04:59; a minus while less than zero is left. Rounded up, so that 0:00 is the end. */
export function countdownText(ms: number): string {
  const total = Math.ceil(ms / 1000)
  const seconds = Math.abs(total)
  const two = (value: number) => String(value).padStart(2, '0')
  const days = Math.floor(seconds / 86_400)
  const hours = Math.floor(seconds / 3600) % 24
  const minutes = Math.floor(seconds / 60) % 60
  const rest = `${two(minutes)}:${two(seconds % 60)}`
  const text =
    days > 0 ? `${days} d ${two(hours)}:${rest}` : hours > 0 ? `${hours}:${rest}` : `${minutes}:${two(seconds % 60)}`
  return total < 0 ? `−${text}` : text
}

export type Urgency = 'calm' | 'soon' | 'last' | 'over'

/** How near the end is, by the thresholds of the settings. */
export function urgencyOf(left: number, { soonAt, lastAt }: Pick<CountdownSettings, 'soonAt' | 'lastAt'>): Urgency {
  if (left <= 0) return 'over'
  if (left <= lastAt * 1000) return 'last'
  return left <= soonAt * 1000 ? 'soon' : 'calm'
}

function isObject(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}
const isTime = (raw: unknown): raw is number => typeof raw === 'number' && Number.isFinite(raw)
const areBooleans = (...all: unknown[]) => all.every((yes) => typeof yes === 'boolean')

function isCountdown(raw: unknown): raw is Countdown {
  if (!isObject(raw) || typeof raw.id !== 'string' || typeof raw.name !== 'string') return false
  const { aim, clock, hasRung, repeats, startsNext } = raw
  if (!isObject(aim) || !isObject(clock) || !areBooleans(hasRung, repeats, startsNext)) return false
  const hasAim =
    'length' in aim ? isTime(aim.length) && aim.length > 0 : isTime(aim.moment) && typeof aim.zone === 'string'
  return hasAim && isTime('endsAt' in clock ? clock.endsAt : clock.left)
}

function isEnd(raw: unknown): raw is CountdownEnd {
  if (!isObject(raw) || typeof raw.id !== 'string' || typeof raw.name !== 'string' || !isTime(raw.at)) return false
  return raw.how === 'on time' || raw.how === 'late' || raw.how === 'closed'
}

/** Countdowns as they were stored; undefined for anything else. */
export function readCountdowns(raw: unknown): Countdowns | undefined {
  if (!isObject(raw) || !Array.isArray(raw.timers) || !Array.isArray(raw.ends) || !isObject(raw.settings))
    return undefined
  const { timers, ends, settings } = raw
  if (timers.length === 0 || timers.length > mostCountdowns || !timers.every(isCountdown) || !ends.every(isEnd))
    return undefined
  const { countsUp, soonAt, lastAt, shortcuts } = settings
  if (!areAlerts(settings) || !areBooleans(countsUp, shortcuts) || !isTime(soonAt) || !isTime(lastAt)) return undefined
  if (typeof raw.current !== 'string' || !isTime(raw.epoch) || !isTime(raw.seenAt)) return undefined
  return raw as unknown as Countdowns
}
