import { daysLater, weekdayOf } from '@/lib/subjects/time/calendar'
import { dateText, wallOf } from '@/lib/subjects/zones/show'
import { wallAt } from '@/lib/subjects/zones/wall'
import { areAlerts, type Alerts } from './chimes'
import { momentOf, type DateAim } from './countdown'

export const mostAlarms = 100
export const longestLabel = 80
/** So long an alarm that nobody answers rings, in milliseconds. */
export const ringsFor = 10 * 60_000
/** What is noticed later than this is reported as late: a page in the background wakes once a minute at least. */
const lateAfter = 90_000
const mostReports = 50
const mostMissedOfOne = 31

/** What is entered of an alarm, as its boxes hold it. */
export interface AlarmEntries {
  /** HH:MM. */
  time: string
  label: string
  /** Digits of the weekdays on which it rings, 0 for Sunday; empty for once. */
  days: string
  /** The ISO day of an alarm that rings once; empty for the next time that the clock shows its time. */
  date: string
  /** The zone whose clocks it follows; empty for the device's. */
  zone: string
  /** What was written of the place. */
  place: string
}

export interface Alarm extends AlarmEntries {
  id: string
  isOn: boolean
  /** The moment after which its next ring is looked for: when it was set, or rang. Milliseconds since 1970. */
  after: number
  /** When it rings again after it was put off. */
  snoozedTo?: number | undefined
  /** A sum must be worked out before it stops. */
  asksSum: boolean
}

/** One alarm that sounds now. */
export interface Ringing {
  id: string
  /** When it was due, and when it began to sound. */
  at: number
  from: number
  isTest?: true | undefined
}

/** What nobody heard or answered, until the visitor has read it. */
export interface AlarmReport {
  id: string
  label: string
  at: number
  /** `late`: rang late, after sleep. `closed`: no page was open. `slept`: not rung at all. `unanswered`: rang to the end. */
  how: 'late' | 'closed' | 'slept' | 'unanswered'
}

export interface AlarmSettings extends Alerts {
  /** Minutes. */
  snooze: number
  /** Seconds until it sounds at its full volume; 0 for at once. */
  fade: number
  /** An own sound file instead of the chime, kept beside this. */
  usesOwn: boolean
  /** A sound that nobody hears keeps browsers from putting the page to sleep. */
  keepAlive: boolean
  twelve: boolean
  shortcuts: boolean
}

export interface Alarms {
  alarms: readonly Alarm[]
  ringing: readonly Ringing[]
  reports: readonly AlarmReport[]
  settings: AlarmSettings
  epoch: number
  seenAt: number
}

export const initialAlarms: Alarms = {
  alarms: [],
  ringing: [],
  reports: [],
  settings: {
    chime: 'bell',
    volume: 0.8,
    notify: false,
    keepAwake: false,
    snooze: 9,
    fade: 20,
    usesOwn: false,
    keepAlive: false,
    twelve: false,
    shortcuts: true,
  },
  epoch: 0,
  seenAt: 0,
}

export type AlarmAction =
  | { kind: 'add'; alarm: Alarm }
  | { kind: 'put back'; alarm: Alarm; at: number }
  | { kind: 'remove'; id: string }
  | { kind: 'change'; id: string; part: Partial<AlarmEntries & Pick<Alarm, 'asksSum'>>; now: number }
  | { kind: 'switch'; id: string; isOn: boolean; now: number }
  | { kind: 'try'; id: string; now: number }
  | { kind: 'stop' | 'snooze'; now: number }
  | { kind: 'tick'; now: number; zone: string; opened: boolean }
  | { kind: 'set'; part: Partial<AlarmSettings> }
  | { kind: 'seen'; now: number }
  | { kind: 'dismiss' }
  /** The device's clock was set back: what was looked for after a moment that is to come again is looked for from now. */
  | { kind: 'clock set back'; epoch: number; now: number }

/**
 * When a clock of the alarm's zone next shows its time after a moment, on one of its days. A time that is skipped when clocks go
 * forward is rung as long after the change; one that comes twice, the first time only. Undefined where it rings no more or its
 * entries are not whole. `zone` is the device's.
 */
export function nextRing(alarm: AlarmEntries, after: number, zone: string): DateAim | undefined {
  const { time, days, date } = alarm
  const own = alarm.zone === '' ? zone : alarm.zone
  if (days === '' && date !== '') {
    const found = momentOf(own, wallOf(date, time))
    return found && found.moment > after ? found : undefined
  }
  const today = dateText(wallAt(own, after))
  // One day more than a week: today's time may be over.
  for (let ahead = 0; ahead <= 8; ahead++) {
    const day = daysLater(today, ahead)
    if (day === undefined || (days !== '' && !days.includes(String(weekdayOf(day))))) continue
    const found = momentOf(own, wallOf(day, time))
    if (found && found.moment > after) return found
  }
  return undefined
}

/** The moment at which an alarm rings next, put off or not; undefined for one that is off or has none. */
export function dueAt(alarm: Alarm, zone: string): number | undefined {
  if (alarm.snoozedTo !== undefined) return alarm.snoozedTo
  return alarm.isOn ? nextRing(alarm, alarm.after, zone)?.moment : undefined
}

/** The alarm that rings next, and when. */
export function nextOf(alarms: readonly Alarm[], zone: string): { alarm: Alarm; at: number } | undefined {
  let first: { alarm: Alarm; at: number } | undefined
  for (const alarm of alarms) {
    const at = dueAt(alarm, zone)
    if (at !== undefined && (!first || at < first.at)) first = { alarm, at }
  }
  return first
}

export function isArmed(alarm: Alarm): boolean {
  return alarm.isOn || alarm.snoozedTo !== undefined
}

function onOne(state: Alarms, id: string, change: (alarm: Alarm) => Alarm): Alarms {
  return { ...state, alarms: state.alarms.map((alarm) => (alarm.id === id ? change(alarm) : alarm)) }
}

/** Every ring of one alarm up to a moment, the last ones where there are many. */
function ringsUpTo(alarm: Alarm, now: number, zone: string): number[] {
  const rings: number[] = []
  let { after } = alarm
  if (alarm.snoozedTo !== undefined && alarm.snoozedTo <= now) rings.push(alarm.snoozedTo)
  while (alarm.isOn) {
    // A page that was closed for a year reports the last month.
    const at = nextRing(alarm, Math.max(after, now - mostMissedOfOne * 86_400_000 - 1), zone)?.moment
    if (at === undefined || at > now) break
    rings.push(at)
    after = at
    if (alarm.days === '') break
  }
  return rings.sort((one, other) => one - other)
}

function endUnanswered(state: Alarms, now: number): Alarms {
  const over = state.ringing.filter(({ from }) => now - from >= ringsFor)
  if (over.length === 0) return state
  const reports = over
    .filter(({ isTest }) => !isTest)
    .map(({ id, at }) => ({ id, at, label: labelOf(state, id), how: 'unanswered' as const }))
  return {
    ...state,
    ringing: state.ringing.filter((one) => !over.includes(one)),
    reports: [...state.reports, ...reports].slice(-mostReports),
  }
}

function labelOf(state: Alarms, id: string): string {
  return state.alarms.find((alarm) => alarm.id === id)?.label ?? ''
}

/** Begins to ring what is due, and reports what nobody could hear. */
function ticked(before: Alarms, now: number, zone: string, opened: boolean): Alarms {
  const state = endUnanswered(before, now)
  const ringing: Ringing[] = []
  const reports: AlarmReport[] = []
  const alarms = state.alarms.map((alarm) => {
    if (!isArmed(alarm)) return alarm
    const due = dueAt(alarm, zone)
    if (due === undefined || due > now) return alarm
    const rings = ringsUpTo(alarm, now, zone)
    for (const [place, at] of rings.entries()) {
      const rang = place === rings.length - 1 && now - at < ringsFor
      if (rang) ringing.push({ id: alarm.id, at, from: now })
      if (rang && now - at <= lateAfter) continue
      reports.push({ id: alarm.id, label: alarm.label, at, how: opened ? 'closed' : rang ? 'late' : 'slept' })
    }
    return {
      ...alarm,
      after: now,
      snoozedTo: undefined,
      isOn: alarm.days === '' && alarm.snoozedTo === undefined ? false : alarm.isOn,
    }
  })
  if (ringing.length === 0 && reports.length === 0) return state
  const again = new Set(ringing.map(({ id }) => id))
  return {
    ...state,
    alarms,
    ringing: [...state.ringing.filter(({ id }) => !again.has(id)), ...ringing],
    reports: [...state.reports, ...reports].sort((one, other) => one.at - other.at).slice(-mostReports),
  }
}

function snoozed(state: Alarms, now: number): Alarms {
  const later = new Set(state.ringing.filter(({ isTest }) => !isTest).map(({ id }) => id))
  const snoozedTo = now + state.settings.snooze * 60_000
  return {
    ...state,
    ringing: [],
    alarms: state.alarms.map((alarm) => (later.has(alarm.id) ? { ...alarm, snoozedTo } : alarm)),
  }
}

/** The alarms after an action. Pure. */
export function reduceAlarms(state: Alarms, action: AlarmAction): Alarms {
  switch (action.kind) {
    case 'add':
    case 'put back': {
      const { alarm } = action
      if (state.alarms.length >= mostAlarms || state.alarms.some(({ id }) => id === alarm.id)) return state
      const at = action.kind === 'add' ? state.alarms.length : action.at
      return { ...state, alarms: state.alarms.toSpliced(at, 0, alarm) }
    }
    case 'remove':
      return {
        ...state,
        alarms: state.alarms.filter(({ id }) => id !== action.id),
        ringing: state.ringing.filter(({ id }) => id !== action.id),
      }
    case 'change': {
      const { label, ...rest } = action.part
      const isName = Object.keys(rest).every((name) => name === 'asksSum')
      return onOne(state, action.id, (alarm) => ({
        ...alarm,
        ...rest,
        label: (label ?? alarm.label).slice(0, longestLabel),
        // Another time is looked for from now on, and what was put off is no more.
        ...(isName ? {} : { after: action.now, snoozedTo: undefined }),
      }))
    }
    case 'switch': {
      const { isOn, now } = action
      return onOne(state, action.id, (alarm) => ({ ...alarm, isOn, after: now, snoozedTo: undefined }))
    }
    case 'try':
      return {
        ...state,
        ringing: [
          ...state.ringing.filter(({ id }) => id !== action.id),
          { id: action.id, at: action.now, from: action.now, isTest: true },
        ],
      }
    case 'stop':
      return { ...state, ringing: [] }
    case 'snooze':
      return snoozed(state, action.now)
    case 'tick': {
      // A clock that was set back while no page was open must not silence an alarm until it is past that moment again.
      const isBack = action.opened && state.alarms.some(({ after }) => after > action.now)
      return ticked(isBack ? setBack(state, action.now) : state, action.now, action.zone, action.opened)
    }
    case 'set':
      return { ...state, settings: { ...state.settings, ...action.part } }
    case 'seen':
      return action.now > state.seenAt ? { ...state, seenAt: action.now } : state
    case 'dismiss':
      return { ...state, reports: [] }
    case 'clock set back':
      return action.epoch === state.epoch ? setBack(state, action.now) : state
  }
}

function setBack(state: Alarms, now: number): Alarms {
  return {
    ...state,
    epoch: state.epoch + 1,
    seenAt: Math.min(state.seenAt, now),
    ringing: state.ringing.map((one) => ({ ...one, from: Math.min(one.from, now) })),
    alarms: state.alarms.map((alarm) => ({ ...alarm, after: Math.min(alarm.after, now) })),
  }
}

/** How loud an alarm is, as a share of its volume, so long after it began. Milliseconds and seconds. */
export function swell(sounding: number, fade: number): number {
  return fade <= 0 ? 1 : Math.min(1, Math.max(0.05, sounding / (fade * 1000)))
}

/** A sum for somebody who should be awake: a product of two small numbers and a third. Another `turn` is another sum. */
export function wakingSum(at: number, turn: number): { text: string; answer: number } {
  const mixed = Math.abs(Math.imul(Math.floor(at / 1000) + turn * 7919, 2_654_435_761))
  const [one, other, third] = [3 + (mixed % 7), 4 + (Math.floor(mixed / 7) % 6), 11 + (Math.floor(mixed / 42) % 79)]
  return { text: `${one} × ${other} + ${third}`, answer: one * other + third }
}

/** 9 h 12 min; the minutes that are left, rounded up. */
export function inText(ms: number): string {
  const minutes = Math.max(0, Math.ceil(ms / 60_000))
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24]
  const parts = [
    ...(days > 0 ? [`${days} d`] : []),
    ...(hours > 0 ? [`${hours} h`] : []),
    ...(minutes % 60 > 0 || minutes < 60 ? [`${minutes % 60} min`] : []),
  ]
  return parts.join(' ')
}

function isObject(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}
const isTime = (raw: unknown): raw is number => typeof raw === 'number' && Number.isFinite(raw)
const areTexts = (...all: unknown[]) => all.every((text) => typeof text === 'string')
const areBooleans = (...all: unknown[]) => all.every((yes) => typeof yes === 'boolean')

function isAlarm(raw: unknown): raw is Alarm {
  if (!isObject(raw)) return false
  const { id, time, label, days, date, zone, place, isOn, after, snoozedTo, asksSum } = raw
  if (!areTexts(id, time, label, days, date, zone, place) || !areBooleans(isOn, asksSum)) return false
  return /^[0-6]{0,7}$/.test(String(days)) && isTime(after) && (snoozedTo === undefined || isTime(snoozedTo))
}

function isRinging(raw: unknown): raw is Ringing {
  return isObject(raw) && typeof raw.id === 'string' && isTime(raw.at) && isTime(raw.from)
}

function isReport(raw: unknown): raw is AlarmReport {
  if (!isObject(raw) || !areTexts(raw.id, raw.label) || !isTime(raw.at)) return false
  return ['late', 'closed', 'slept', 'unanswered'].some((how) => how === raw.how)
}

/** Alarms as they were stored; undefined for anything else. */
export function readAlarms(raw: unknown): Alarms | undefined {
  if (!isObject(raw) || !isObject(raw.settings)) return undefined
  const { alarms, ringing, reports, settings } = raw
  if (!Array.isArray(alarms) || alarms.length > mostAlarms || !alarms.every(isAlarm)) return undefined
  if (!Array.isArray(ringing) || !ringing.every(isRinging) || !Array.isArray(reports) || !reports.every(isReport))
    return undefined
  const { snooze, fade, usesOwn, keepAlive, twelve, shortcuts } = settings
  if (!areAlerts(settings) || !areBooleans(usesOwn, keepAlive, twelve, shortcuts)) return undefined
  if (!isTime(snooze) || !isTime(fade) || !isTime(raw.epoch) || !isTime(raw.seenAt)) return undefined
  return raw as unknown as Alarms
}
