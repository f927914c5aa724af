import { areAlerts, type Alerts } from './chimes'
import { clockTolerance } from './clock-reading'
import { lengthOf, planPresets, readPlan, timelineOf, turnAt, type CueRules, type IntervalPlan } from './intervals'

export const mostLogged = 2000

export interface Logged {
  id: string
  /** When it ended, milliseconds since 1970. */
  at: number
  name: string
  /** Milliseconds gone through, and of the whole plan. */
  done: number
  whole: number
}

export interface IntervalSettings extends Alerts, CueRules {
  speak: boolean
  vibrate: boolean
  shortcuts: boolean
}

export interface Intervals {
  plan: IntervalPlan
  /** While it runs: the moment at which the plan began, as it were. Else how far it has come; null before the start. */
  clock: { zeroAt: number } | { shows: number } | null
  settings: IntervalSettings
  log: readonly Logged[]
  epoch: number
  seenAt: number
}

export const initialIntervals: Intervals = {
  plan: { name: '', blocks: planPresets.tabata() },
  clock: null,
  settings: {
    chime: 'beep',
    volume: 0.6,
    notify: false,
    keepAwake: true,
    countFrom: 3,
    half: false,
    speak: false,
    vibrate: false,
    shortcuts: true,
  },
  log: [],
  epoch: 0,
  seenAt: 0,
}

export type IntervalAction =
  | { kind: 'start' | 'pause' | 'next' | 'previous' | 'stop' | 'tick' | 'seen'; now: number }
  | { kind: 'opened'; now: number }
  | { kind: 'plan'; plan: IntervalPlan }
  | { kind: 'set'; part: Partial<IntervalSettings> }
  | { kind: 'clear log' }
  | { kind: 'put back log'; log: readonly Logged[] }
  | { kind: 'clock set back'; epoch: number; by: number }

export const isGoing = ({ clock }: Intervals) => clock !== null && 'zeroAt' in clock

/** How far the plan has come, in milliseconds; at most its length. */
export function elapsedAt({ clock, plan }: Intervals, now: number): number {
  if (clock === null) return 0
  const elapsed = 'zeroAt' in clock ? now - clock.zeroAt : clock.shows
  return Math.min(Math.max(0, elapsed), lengthOf(timelineOf(plan)))
}

/** Ends the plan. What was broken off within the first seconds leaves no trace. */
function ended(state: Intervals, at: number, done: number): Intervals {
  const whole = lengthOf(timelineOf(state.plan))
  if (done < 5000 && done < whole) return { ...state, clock: null }
  const entry: Logged = { id: `${at}`, at, name: state.plan.name, done, whole }
  return { ...state, clock: null, log: [...state.log, entry].slice(-mostLogged) }
}

/** Goes to a moment of the plan, running or not. */
function movedTo(state: Intervals, elapsed: number, now: number): Intervals {
  return { ...state, clock: isGoing(state) ? { zeroAt: now - elapsed } : { shows: elapsed } }
}

function ticked(state: Intervals, now: number): Intervals {
  if (state.clock === null || !('zeroAt' in state.clock)) return state
  const whole = lengthOf(timelineOf(state.plan))
  return now - state.clock.zeroAt >= whole ? ended(state, state.clock.zeroAt + whole, whole) : state
}

function setBack(state: Intervals, by: number): Intervals {
  const clock = state.clock && 'zeroAt' in state.clock ? { zeroAt: state.clock.zeroAt - by } : state.clock
  return { ...state, clock, epoch: state.epoch + 1, seenAt: state.seenAt - by }
}

function stepped(state: Intervals, now: number, by: 1 | -1): Intervals {
  if (state.clock === null) return state
  const timeline = timelineOf(state.plan)
  const elapsed = elapsedAt(state, now)
  const place = turnAt(timeline, elapsed)
  const turn = timeline[place]
  if (!turn) return state
  if (by === 1) {
    const next = timeline[place + 1]
    return next ? movedTo(state, next.from, now) : ended(state, now, elapsed)
  }
  // Within the first two seconds to the step before; later to the begin of this one.
  const before = timeline[place - 1]
  return movedTo(state, elapsed - turn.from < 2000 && before ? before.from : turn.from, now)
}

/** The intervals after an action. Pure. */
export function reduceIntervals(state: Intervals, action: IntervalAction): Intervals {
  switch (action.kind) {
    case 'start':
      if (isGoing(state) || lengthOf(timelineOf(state.plan)) === 0) return state
      return { ...state, clock: { zeroAt: action.now - elapsedAt(state, action.now) } }
    case 'pause':
      return isGoing(state) ? { ...state, clock: { shows: elapsedAt(state, action.now) } } : state
    case 'next':
      return stepped(state, action.now, 1)
    case 'previous':
      return stepped(state, action.now, -1)
    case 'stop':
      return state.clock === null ? state : ended(state, action.now, elapsedAt(state, action.now))
    case 'tick':
      return ticked(state, action.now)
    case 'opened': {
      // Nobody was there to see that the clock was set back: no time is taken to have passed.
      const back = state.seenAt - action.now
      return ticked(back > clockTolerance ? setBack(state, back) : state, action.now)
    }
    case 'seen':
      return action.now > state.seenAt ? { ...state, seenAt: action.now } : state
    case 'plan':
      // A plan that runs is not changed under the feet of who follows it.
      return state.clock === null ? { ...state, plan: action.plan } : state
    case 'set':
      return { ...state, settings: { ...state.settings, ...action.part } }
    case 'clear log':
      return { ...state, log: [] }
    case 'put back log':
      return { ...state, log: action.log }
    case 'clock set back':
      return action.epoch === state.epoch ? setBack(state, action.by) : state
  }
}

function isObject(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}
const isTime = (raw: unknown): raw is number => typeof raw === 'number' && Number.isFinite(raw)

function isLogged(raw: unknown): raw is Logged {
  if (!isObject(raw) || typeof raw.id !== 'string' || typeof raw.name !== 'string') return false
  return isTime(raw.at) && isTime(raw.done) && isTime(raw.whole)
}

/** Intervals as they were stored; undefined for anything else. */
export function readIntervals(raw: unknown): Intervals | undefined {
  if (!isObject(raw) || !isObject(raw.settings) || !areAlerts(raw.settings) || !readPlan(raw.plan)) return undefined
  const { clock, settings, log } = raw
  const { countFrom, half, speak, vibrate, shortcuts } = settings
  if (!isTime(countFrom) || ![half, speak, vibrate, shortcuts].every((yes) => typeof yes === 'boolean'))
    return undefined
  if (!(clock === null || (isObject(clock) && isTime('zeroAt' in clock ? clock.zeroAt : clock.shows)))) return undefined
  if (!Array.isArray(log) || log.length > mostLogged || !log.every(isLogged)) return undefined
  return isTime(raw.epoch) && isTime(raw.seenAt) ? (raw as unknown as Intervals) : undefined
}
