import { clockTolerance } from '@/lib/subjects/timers/clock-reading'
import { chimeNames, type Alerts } from '@/lib/subjects/timers/chimes'
import { dateText, timeText } from '@/lib/subjects/zones/show'
import { wallAt } from '@/lib/subjects/zones/wall'

export const phases = ['focus', 'short', 'long'] as const
export type Phase = (typeof phases)[number]

export const minuteMs = 60_000
export const longestMinutes = 240
export const mostEvery = 12
export const mostTasks = 200
export const longestName = 120
export const mostEstimate = 99
/** A page in the background wakes once a minute at least; what ends later than this ended while nothing could run. */
const lateAfter = 90_000
/** An interrupted focus shorter than this leaves no trace. */
const shortestRecord = minuteMs

export interface Settings extends Alerts {
  /** Length of each phase in minutes, above 0. */
  minutes: Readonly<Record<Phase, number>>
  /** Finished focuses before a long break. */
  every: number
  autoBreak: boolean
  autoFocus: boolean
  shortcuts: boolean
}

export interface Task {
  id: string
  name: string
  /** Focuses it is thought to take; 0 for no estimate. */
  estimate: number
  /** Focuses finished on it. */
  done: number
  finished: boolean
}

/** A phase that has begun. Times are milliseconds since 1970. */
export interface Run {
  id: string
  phase: Phase
  /** Planned length with what was added, in milliseconds. */
  length: number
  startedAt: number
  /** While it runs, its end is kept and the rest follows; while it is paused, the rest is kept. */
  clock: { endsAt: number } | { left: number }
}

/** A focus that has ended, as the history keeps it. */
export interface FocusRecord {
  id: string
  /** Local day on which it began, YYYY-MM-DD. */
  day: string
  /** Local times of day, HH:MM. */
  from: string
  until: string
  /** Time in focus without pauses. */
  seconds: number
  task: string
  /** False for a focus that was broken off. */
  complete: boolean
}

/** What ended last, until the visitor has seen it. */
export interface Ended {
  id: string
  phase: Phase
  at: number
  /** `late`: the device slept, or its clock was put forward. `closed`: no page was open. */
  how: 'on time' | 'late' | 'closed'
  /** The task that the focus was counted for. */
  task: string | null
  /** The day of its record; null for a break. */
  day: string | null
}

export interface Session {
  settings: Settings
  tasks: readonly Task[]
  current: string | null
  run: Run | null
  /** The phase that begins next. */
  next: Phase
  /** Focuses finished since the last long break. */
  cycle: number
  /** Phases begun so far. */
  serial: number
  /** Raised when the stored times were moved because the device's clock was set back. */
  epoch: number
  /** When a page last looked, so that a clock set back while none was open is noticed. */
  seenAt: number
  ended: Ended | null
  /** Records that are not yet in the history. */
  unsaved: readonly FocusRecord[]
}

export const initialSession: Session = {
  settings: {
    minutes: { focus: 25, short: 5, long: 15 },
    every: 4,
    autoBreak: false,
    autoFocus: false,
    chime: 'bell',
    volume: 0.6,
    notify: false,
    keepAwake: false,
    shortcuts: true,
  },
  tasks: [],
  current: null,
  run: null,
  next: 'focus',
  cycle: 0,
  serial: 0,
  epoch: 0,
  seenAt: 0,
  ended: null,
  unsaved: [],
}

/** `now` is milliseconds since 1970, `zone` the time zone whose days the history counts. */
export type SessionAction =
  | { kind: 'start'; now: number }
  | { kind: 'pause'; now: number; zone: string }
  | { kind: 'stop' | 'skip'; now: number; zone: string }
  | { kind: 'extend'; by: number }
  | { kind: 'choose'; phase: Phase }
  /** Time has passed; `opened` when the page has just been opened. */
  | { kind: 'tick'; now: number; zone: string; opened: boolean }
  /** The device's clock was set back by `by` milliseconds, seen by a page that knew `epoch`. */
  | { kind: 'clock set back'; epoch: number; by: number }
  | { kind: 'seen'; now: number }
  | { kind: 'set'; part: Partial<Settings> }
  | { kind: 'add task'; id: string; name: string; estimate: number }
  | { kind: 'change task'; id: string; part: Partial<Omit<Task, 'id'>> }
  | { kind: 'move task'; id: string; by: -1 | 1 }
  | { kind: 'remove task'; id: string }
  | { kind: 'put back'; tasks: readonly Task[] }
  | { kind: 'remove finished' }
  | { kind: 'work on'; id: string | null }
  | { kind: 'saved'; ids: readonly string[] }
  | { kind: 'dismiss' }
  | { kind: 'do not count' }

/** The session after an action. Pure: the same session is returned where the action changes nothing. */
export function reduceSession(session: Session, action: SessionAction): Session {
  switch (action.kind) {
    case 'start':
      return start(session, action.now)
    case 'pause':
      return pause(session, action.now, action.zone)
    case 'stop':
    case 'skip':
      return breakOff(session, action.now, action.zone, action.kind === 'skip')
    case 'extend':
      return extend(session, action.by)
    case 'choose':
      return session.run || session.next === action.phase ? session : { ...session, next: action.phase }
    case 'tick':
      return tick(session, action.now, action.zone, action.opened)
    case 'clock set back':
      return action.epoch === session.epoch && action.by > 0 ? moveTimes(session, -action.by) : session
    case 'seen':
      return action.now > session.seenAt ? { ...session, seenAt: action.now } : session
    case 'set':
      return { ...session, settings: { ...session.settings, ...action.part } }
    case 'saved':
      return { ...session, unsaved: session.unsaved.filter(({ id }) => !action.ids.includes(id)) }
    case 'dismiss':
      return session.ended ? { ...session, ended: null } : session
    case 'do not count':
      return doNotCount(session)
    default:
      return reduceTasks(session, action)
  }
}

type TaskAction = Extract<
  SessionAction,
  {
    kind: 'add task' | 'change task' | 'move task' | 'remove task' | 'put back' | 'remove finished' | 'work on'
  }
>

function reduceTasks(session: Session, action: TaskAction): Session {
  const { tasks, current } = session
  switch (action.kind) {
    case 'add task': {
      if (tasks.length >= mostTasks || tasks.some(({ id }) => id === action.id)) return session
      const { id, name, estimate } = action
      const added = { id, name: name.slice(0, longestName), estimate, done: 0, finished: false }
      return { ...session, tasks: [...tasks, added], current: current ?? id }
    }
    case 'change task': {
      const changed = tasks.map((task) => (task.id === action.id ? { ...task, ...action.part } : task))
      return { ...session, tasks: changed, current: nextCurrent(changed, current) }
    }
    case 'move task': {
      const from = tasks.findIndex(({ id }) => id === action.id)
      const task = tasks[from]
      const to = from + action.by
      if (!task || to < 0 || to >= tasks.length) return session
      return { ...session, tasks: tasks.toSpliced(from, 1).toSpliced(to, 0, task) }
    }
    case 'remove task':
      return withoutTasks(session, ({ id }) => id === action.id)
    case 'remove finished':
      return withoutTasks(session, ({ finished }) => finished)
    case 'put back': {
      const back = action.tasks.filter(({ id }) => !tasks.some((task) => task.id === id))
      return { ...session, tasks: [...tasks, ...back].slice(0, mostTasks) }
    }
    case 'work on':
      return { ...session, current: tasks.some(({ id }) => id === action.id) ? action.id : null }
  }
}

function withoutTasks(session: Session, isGone: (task: Task) => boolean): Session {
  const tasks = session.tasks.filter((task) => !isGone(task))
  return { ...session, tasks, current: nextCurrent(tasks, session.current) }
}

/** A task that is finished or gone hands over to the first that is not. */
function nextCurrent(tasks: readonly Task[], current: string | null): string | null {
  if (current === null) return null
  if (tasks.some(({ id, finished }) => id === current && !finished)) return current
  return tasks.find(({ finished }) => !finished)?.id ?? null
}

function begin(session: Session, phase: Phase, startedAt: number): Session {
  const serial = session.serial + 1
  const length = Math.max(1000, Math.round(session.settings.minutes[phase] * 60) * 1000)
  const run: Run = {
    id: `${serial}-${startedAt}`,
    phase,
    length,
    startedAt,
    clock: { endsAt: startedAt + length },
  }
  return { ...session, serial, run, seenAt: Math.max(session.seenAt, startedAt) }
}

function start(session: Session, now: number): Session {
  const { run } = session
  if (!run) return begin({ ...session, ended: null }, session.next, now)
  if ('endsAt' in run.clock) return session
  return { ...session, run: { ...run, clock: { endsAt: now + run.clock.left } }, seenAt: now }
}

function pause(session: Session, now: number, zone: string): Session {
  const { run } = session
  if (!run || 'left' in run.clock) return session
  if (run.clock.endsAt <= now) return tick(session, now, zone, false)
  const left = Math.min(run.length, run.clock.endsAt - now)
  return { ...session, run: { ...run, clock: { left } }, seenAt: now }
}

function extend(session: Session, by: number): Session {
  const { run } = session
  const most = longestMinutes * minuteMs
  if (!run || by <= 0 || run.length + by > most) return session
  const clock = 'endsAt' in run.clock ? { endsAt: run.clock.endsAt + by } : { left: run.clock.left + by }
  return { ...session, run: { ...run, length: run.length + by, clock } }
}

/** The phase after this one. A focus broken off earns a break, but does not bring the long one nearer. */
function afterwards(session: Session, phase: Phase, complete: boolean): Pick<Session, 'next' | 'cycle'> {
  if (phase !== 'focus') return { next: 'focus', cycle: phase === 'long' ? 0 : session.cycle }
  const cycle = session.cycle + (complete ? 1 : 0)
  return { next: complete && cycle >= session.settings.every ? 'long' : 'short', cycle }
}

function breakOff(session: Session, now: number, zone: string, goOn: boolean): Session {
  const { run } = session
  if (!run) return goOn ? { ...session, ended: null, ...afterwards(session, session.next, false) } : session
  if ('endsAt' in run.clock && run.clock.endsAt <= now) return tick(session, now, zone, false)
  const worked = run.length - timeLeft(session, now)
  const isKept = run.phase === 'focus' && worked >= shortestRecord
  const record = recordOf(session, run, now, zone, worked, false)
  return {
    ...session,
    run: null,
    ended: null,
    seenAt: now,
    unsaved: isKept ? [...session.unsaved, record] : session.unsaved,
    ...(goOn ? afterwards(session, run.phase, false) : { next: run.phase }),
  }
}

function recordOf(
  session: Session,
  run: Run,
  endedAt: number,
  zone: string,
  worked: number,
  complete: boolean,
): FocusRecord {
  const began = wallAt(zone, run.startedAt)
  return {
    id: run.id,
    day: dateText(began),
    from: timeText(began),
    until: timeText(wallAt(zone, endedAt)),
    seconds: Math.round(worked / 1000),
    task: session.tasks.find(({ id }) => id === session.current)?.name ?? '',
    complete,
  }
}

function tick(before: Session, now: number, zone: string, opened: boolean): Session {
  // No page was open to notice that the clock was set back: no time is taken to have passed.
  const back = opened && before.seenAt - now > clockTolerance ? before.seenAt - now : 0
  const session = back > 0 ? moveTimes(before, -back) : before
  const { run } = session
  if (!run || 'left' in run.clock || run.clock.endsAt > now) return session
  const at = run.clock.endsAt
  const isLate = now - at > lateAfter
  const finished = finish(session, run, at, zone, opened ? 'closed' : isLate ? 'late' : 'on time')
  const auto = finished.next === 'focus' ? session.settings.autoFocus : session.settings.autoBreak
  // Nobody was there to work or to rest: what follows waits for the visitor.
  if (!auto || opened || isLate) return { ...finished, seenAt: now }
  return tick(begin(finished, finished.next, at), now, zone, false)
}

function finish(session: Session, run: Run, at: number, zone: string, how: Ended['how']): Session {
  const isFocus = run.phase === 'focus'
  const record = isFocus ? recordOf(session, run, at, zone, run.length, true) : undefined
  const task = isFocus ? session.current : null
  return {
    ...session,
    run: null,
    ...afterwards(session, run.phase, true),
    tasks: session.tasks.map((one) => (one.id === task ? { ...one, done: one.done + 1 } : one)),
    ended: { id: run.id, phase: run.phase, at, how, task, day: record?.day ?? null },
    unsaved: record ? [...session.unsaved, record] : session.unsaved,
  }
}

function doNotCount(session: Session): Session {
  const { ended } = session
  if (!ended || ended.day === null) return session
  const cycle = Math.max(0, session.cycle - 1)
  return {
    ...session,
    ended: null,
    cycle,
    next: session.run ? session.next : 'focus',
    tasks: session.tasks.map((task) => (task.id === ended.task ? { ...task, done: Math.max(0, task.done - 1) } : task)),
    unsaved: session.unsaved.filter(({ id }) => id !== ended.id),
  }
}

function moveTimes(session: Session, by: number): Session {
  const { run, ended } = session
  return {
    ...session,
    epoch: session.epoch + 1,
    seenAt: session.seenAt + by,
    ended: ended && { ...ended, at: ended.at + by },
    run: run && {
      ...run,
      startedAt: run.startedAt + by,
      clock: 'endsAt' in run.clock ? { endsAt: run.clock.endsAt + by } : run.clock,
    },
  }
}

/** Milliseconds until the phase ends; its whole length before it begins. */
export function timeLeft({ run, next, settings }: Session, now: number): number {
  if (!run) return Math.round(settings.minutes[next] * 60) * 1000
  if ('left' in run.clock) return run.clock.left
  return Math.min(run.length, Math.max(0, run.clock.endsAt - now))
}

export function isRunning({ run }: Session): boolean {
  return run !== null && 'endsAt' in run.clock
}

/** Focuses that the open tasks are still estimated to take, and when they would be done without further pauses. */
export function forecast(session: Session, now: number): { focuses: number; at: number } | undefined {
  const focuses = session.tasks.reduce(
    (sum, { estimate, done, finished }) => sum + (finished ? 0 : Math.max(0, estimate - done)),
    0,
  )
  if (focuses === 0) return undefined
  let at = now
  let left = focuses
  let { next, cycle } = session
  let first = session.run ? timeLeft(session, now) : undefined
  while (left > 0) {
    const phase: Phase = first === undefined ? next : (session.run?.phase ?? next)
    at += first ?? session.settings.minutes[phase] * minuteMs
    first = undefined
    if (phase === 'focus') left -= 1
    const after = afterwards({ ...session, cycle }, phase, true)
    next = after.next
    cycle = after.cycle
  }
  return { focuses, at }
}

/** 24:59, or 1:04:59 from an hour on. A second that has begun is shown whole, so that 0:00 means the end. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`
}

/** A length as it was typed, decimal point or comma, in minutes; undefined for what is none or not above zero. */
export function readMinutes(text: string): number | undefined {
  const plain = text.trim().replace(',', '.')
  if (!/^\d{1,3}(\.\d{1,3})?$/.test(plain)) return undefined
  const minutes = Number(plain)
  return minutes * 60 >= 1 && minutes <= longestMinutes ? minutes : undefined
}

/** A session as it was stored; undefined for anything else. */
export function readSession(raw: unknown): Session | undefined {
  if (!isObject(raw)) return undefined
  const { settings, tasks, current, run, next, cycle, serial, epoch, seenAt, ended, unsaved } = raw
  if (!isSettings(settings) || !isListOf(tasks, isTask) || !isListOf(unsaved, isFocusRecord)) return undefined
  if (!(run === null || isRun(run)) || !(ended === null || isEnded(ended)) || !isPhase(next)) return undefined
  if (![cycle, serial, epoch].every(isCount) || !isTime(seenAt)) return undefined
  if (!(current === null || typeof current === 'string')) return undefined
  return raw as unknown as Session
}

export function isFocusRecord(raw: unknown): raw is FocusRecord {
  if (!isObject(raw)) return false
  const { id, day, from, until, seconds, task, complete } = raw
  if (![id, task, from, until].every((text) => typeof text === 'string')) return false
  return typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) && isCount(seconds) && typeof complete === 'boolean'
}

function isObject(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}

function isListOf<T>(raw: unknown, isOne: (item: unknown) => item is T): raw is T[] {
  return Array.isArray(raw) && raw.every(isOne)
}

function isTime(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isFinite(raw)
}

function isCount(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0
}

function isPhase(raw: unknown): raw is Phase {
  return phases.some((phase) => phase === raw)
}

function isSettings(raw: unknown): raw is Settings {
  if (!isObject(raw) || !isObject(raw.minutes)) return false
  const { minutes, every, chime, volume, autoBreak, autoFocus, notify, keepAwake, shortcuts } = raw
  if (!phases.every((phase) => isLength(minutes[phase]))) return false
  if (!isCount(every) || every < 1 || every > mostEvery || !isTime(volume) || volume < 0 || volume > 1) return false
  if (chime !== 'none' && !chimeNames.some((name) => name === chime)) return false
  return [autoBreak, autoFocus, notify, keepAwake, shortcuts].every((yes) => typeof yes === 'boolean')
}

function isLength(raw: unknown): boolean {
  return isTime(raw) && raw > 0 && raw <= longestMinutes
}

function isTask(raw: unknown): raw is Task {
  if (!isObject(raw) || typeof raw.id !== 'string' || typeof raw.name !== 'string') return false
  return isCount(raw.estimate) && isCount(raw.done) && typeof raw.finished === 'boolean'
}

function isRun(raw: unknown): raw is Run {
  if (!isObject(raw) || typeof raw.id !== 'string' || !isPhase(raw.phase) || !isObject(raw.clock)) return false
  return (
    isTime(raw.length) && isTime(raw.startedAt) && isTime('endsAt' in raw.clock ? raw.clock.endsAt : raw.clock.left)
  )
}

function isEnded(raw: unknown): raw is Ended {
  if (!isObject(raw) || typeof raw.id !== 'string' || !isPhase(raw.phase) || !isTime(raw.at)) return false
  if (!['on time', 'late', 'closed'].some((how) => how === raw.how)) return false
  return [raw.task, raw.day].every((text) => text === null || typeof text === 'string')
}
