import { notifyAway } from '@/components/timers/notify'
import { endLoop, keepSounding, loopSound, playTones } from '@/components/timers/sound'
import type { ClockedPage } from '@/components/timers/use-timer-clock'
import { zoneOf } from '@/components/timers/zone-of'
import { defineStore } from '@/lib/platform/storage/store'
import { defineTexts } from '@/lib/platform/storage/texts'
import {
  initialAlarms,
  isArmed,
  nextRing,
  readAlarms,
  reduceAlarms,
  swell,
  type AlarmAction,
  type AlarmEntries,
  type Alarms,
} from '@/lib/subjects/timers/alarms'
import { chimeTones } from '@/lib/subjects/timers/chimes'
import { deviceZone } from '@/lib/subjects/zones/device-zone'
import { daysBetween, shownDate, shownTime, wallOf } from '@/lib/subjects/zones/show'
import { wallAt } from '@/lib/subjects/zones/wall'
import { alarmWords as says } from '@/lib/tools/utilities/time/alarm-clock.messages'
import { ownBuffer } from './own-sound'

export const alarmStore = defineStore<Alarms>({
  key: 'alarm-clock',
  version: 1,
  initial: initialAlarms,
  read: readAlarms,
})

/** What stands in the boxes in which the next alarm is set. */
export const alarmTexts = defineTexts('alarm-clock-next', ['time', 'label', 'days', 'date', 'place', 'asksSum'])

export function dispatch(action: AlarmAction): void {
  alarmStore.update((state) => reduceAlarms(state, action))
}

export function nameOf(id: string): string {
  const { alarms } = alarmStore.get()
  const at = alarms.findIndex((alarm) => alarm.id === id)
  return at < 0 ? says.unnamed : alarms[at]?.label || says.alarm(at + 1)
}

/** Time of day on this device, with the date when that is another day. */
export function momentText(ms: number, now: number): string {
  const [wall, today] = [wallAt(deviceZone(), ms), wallAt(deviceZone(), now)]
  const time = shownTime(wall, alarmStore.get().settings.twelve)
  return daysBetween(today, wall) === 0 ? time : `${shownDate(wall)}, ${time}`
}

export type AlarmFaults = Partial<Record<'time' | 'date' | 'place', string>>

/** What is wrong with the entries of an alarm; empty where it can ring after `now`. */
export function faultsOf(entries: AlarmEntries, now: number): AlarmFaults {
  const read = zoneOf(entries.place, '')
  if ('fault' in read) return { place: read.fault }
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(entries.time)) return { time: says.timeFault }
  if (entries.days === '' && entries.date !== '') {
    if (entries.date > '2200-12-31' || wallOf(entries.date, '00:00') === undefined) return { date: says.dateFault }
    if (now > 0 && !nextRing(entries, now, deviceZone())) return { date: says.past }
  }
  return {}
}

/** What a place leaves as the zone of its alarm; the one before where it is none. */
export function zoneOfPlace(place: string, before: string): string {
  const read = zoneOf(place, '')
  return 'zone' in read ? read.zone : before
}

/** A stroke of a chime and the pause after it, in milliseconds. */
const strokeEvery = 3500
let lastStroke = 0

/** Sounds, while something rings, at the volume to which it has grown. */
function sounds(now: number): void {
  const { ringing, settings } = alarmStore.get()
  const first = ringing[0]
  if (!first) return endLoop()
  const volume = settings.volume * swell(now - first.from, settings.fade)
  const own = settings.usesOwn ? ownBuffer() : undefined
  if (own) return loopSound(own, volume)
  endLoop()
  // An own sound that could not be read must not leave an alarm silent.
  const chime = settings.usesOwn && settings.chime === 'none' ? 'bell' : settings.chime
  if (chime === 'none' || Math.abs(now - lastStroke) < strokeEvery) return
  lastStroke = now
  playTones(chimeTones(chime, 'focus'), volume)
}

export function soundOnce(): void {
  const { chime, volume } = alarmStore.get().settings
  if (chime !== 'none') playTones(chimeTones(chime, 'focus'), volume)
}

export const isSet = ({ alarms }: Alarms) => alarms.some(isArmed)

/** How long something may be due before a page that does not lead begins to ring. */
const patience = 3000
let waitsSince = 0

export const alarmPage: ClockedPage = {
  id: 'alarm-clock',
  subscribe: (listener) => alarmStore.subscribe(listener),
  runs: () => isSet(alarmStore.get()) || alarmStore.get().ringing.length > 0,
  epoch: () => alarmStore.get().epoch,
  seenAt: () => alarmStore.get().seenAt,
  setBack: (epoch) => dispatch({ kind: 'clock set back', epoch, now: Date.now() }),
  seen: (now) => dispatch({ kind: 'seen', now }),
  look(now, opened, leads) {
    const before = alarmStore.get()
    const next = reduceAlarms(before, { kind: 'tick', now, zone: deviceZone(), opened })
    if (next !== before) {
      waitsSince ||= now
      if (opened || leads || now - waitsSince > patience) {
        waitsSince = 0
        dispatch({ kind: 'tick', now, zone: deviceZone(), opened })
        const fresh = alarmStore
          .get()
          .ringing.find(({ id, at }) => !before.ringing.some((one) => one.id === id && one.at === at))
        if (fresh && before.settings.notify)
          notifyAway(
            'alarm-clock',
            says.notification(nameOf(fresh.id)),
            says.notificationBody(momentText(fresh.at, now)),
          )
      }
    } else waitsSince = 0
    if (leads) {
      sounds(now)
      keepSounding(before.settings.keepAlive && isSet(before))
    } else endLoop()
  },
  shown: (now) => Math.floor(now / 1000),
}
