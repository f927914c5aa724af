import { saveFile } from '@/components/take-away/take-away'
import { toast } from '@/components/ui/toast'
import { generatorMessages } from '@/lib/messages/generator'
import { nextRing, type Alarm } from '@/lib/subjects/timers/alarms'
import { calendarSeries } from '@/lib/subjects/zones/calendar-series'
import { deviceZone } from '@/lib/subjects/zones/device-zone'
import { dateText, wallOf } from '@/lib/subjects/zones/show'
import { wallAt } from '@/lib/subjects/zones/wall'
import { alarmWords as says } from '@/lib/tools/utilities/time/alarm-clock.messages'
import { nameOf } from './store'

/** Minutes that an alarm takes in a calendar. */
const length = 5

/** The alarms that are on as events that ring: those of this device's zone at the hour of whatever device the calendar is on. */
export function saveCalendar(alarms: readonly Alarm[]): void {
  const made = Date.now()
  const events = alarms.flatMap((alarm) => {
    const next = alarm.isOn ? nextRing(alarm, made, deviceZone()) : undefined
    if (!next) return []
    const own = alarm.zone === '' ? undefined : alarm.zone
    // The day of the next ring, at the hour that was asked for, which a change of the clocks may have moved.
    const wall = wallOf(dateText(wallAt(own ?? deviceZone(), next.moment)), alarm.time)
    if (!wall) return []
    const weekdays = [...alarm.days].map(Number)
    return [{ title: nameOf(alarm.id), id: `alarm-${alarm.id}-${made}`, wall, zone: own, length, weekdays, rings: 0 }]
  })
  if (events.length === 0) return void toast(says.noneOn)
  saveFile('alarms.ics', 'text/calendar', calendarSeries(events, { made, product: 'Online Alarm Clock' }))
  void toast(generatorMessages.saved('alarms.ics'))
}
