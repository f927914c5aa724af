import { allowSound } from '@/components/timers/sound'
import { takeLead } from '@/components/timers/use-timer-clock'
import { Button } from '@/components/ui/button'
import { Toggle } from '@/components/ui/choice'
import { dueAt, inText, type Alarm } from '@/lib/subjects/timers/alarms'
import { deviceZone } from '@/lib/subjects/zones/device-zone'
import { shownTime } from '@/lib/subjects/zones/show'
import { alarmWords as says } from '@/lib/tools/utilities/time/alarm-clock.messages'
import { AlarmBoxes } from './alarm-boxes'
import { dispatch, faultsOf, momentText, nameOf, zoneOfPlace } from './store'

interface AlarmListProps {
  alarms: readonly Alarm[]
  now: number
  twelve: boolean
  places: string
  onRemove: (alarm: Alarm, at: number) => void
}

function daysText({ days, date }: Alarm): string {
  if (days === '') return date === '' ? says.once : date
  if (days === '0123456') return says.daily
  return ['1', '2', '3', '4', '5', '6', '0']
    .filter((day) => days.includes(day))
    .map((day) => says.dayShort[Number(day)])
    .join(', ')
}

function stateText(alarm: Alarm, now: number): string {
  if (now === 0) return ''
  if (alarm.snoozedTo !== undefined) return says.snoozedTo(momentText(alarm.snoozedTo, now))
  const [fault] = Object.values(faultsOf(alarm, alarm.isOn ? alarm.after : 0))
  if (fault !== undefined) return fault
  const at = dueAt(alarm, deviceZone())
  return at === undefined ? says.off : says.rings(momentText(at, now), inText(at - now))
}

function timeOf({ time }: Alarm, twelve: boolean): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return time === '' ? says.notHere.slice(0, 5) : shownTime({ hour, minute }, twelve)
}

/** All alarms, each changed where it stands. */
export function AlarmList({ alarms, now, twelve, places, onRemove }: AlarmListProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-label={says.list}>
      <h2 className="text-lg font-semibold">{says.list}</h2>
      {alarms.length === 0 && <p className="text-muted">{says.none}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {alarms.map((alarm, at) => {
          const name = nameOf(alarm.id)
          return (
            <li
              key={alarm.id}
              className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-md border border-line bg-raised p-3"
            >
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <Toggle
                  checked={alarm.isOn}
                  aria-label={says.onOff(name)}
                  onChange={(isOn) => dispatch({ kind: 'switch', id: alarm.id, isOn, now: Date.now() })}
                >
                  <span className="text-2xl font-semibold tabular-nums">{timeOf(alarm, twelve)}</span>
                </Toggle>
                <span className="min-w-0 grow basis-40 break-words">
                  {name}
                  <span className="block text-sm text-muted">
                    {[daysText(alarm), alarm.zone === '' ? '' : alarm.place].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <span className="text-sm">{stateText(alarm, now)}</span>
              </div>
              <div className="flex flex-wrap gap-2" data-print="hidden">
                <Button
                  size="small"
                  aria-label={`${says.tryIt}, ${name}`}
                  onClick={() => {
                    allowSound()
                    takeLead()
                    dispatch({ kind: 'try', id: alarm.id, now: Date.now() })
                  }}
                >
                  {says.tryIt}
                </Button>
                <Button
                  size="small"
                  look="quiet"
                  aria-label={`${says.remove}, ${name}`}
                  onClick={() => onRemove(alarm, at)}
                >
                  {says.remove}
                </Button>
              </div>
              <details className="panel" data-print="hidden">
                <summary aria-label={`${says.change}, ${name}`}>{says.change}</summary>
                <div>
                  <AlarmBoxes
                    values={alarm}
                    zone={alarm.zone}
                    faults={now > 0 ? faultsOf(alarm, alarm.isOn ? alarm.after : 0) : {}}
                    places={places}
                    named={name}
                    now={now}
                    onChange={(part) =>
                      dispatch({
                        kind: 'change',
                        id: alarm.id,
                        part: part.place === undefined ? part : { ...part, zone: zoneOfPlace(part.place, alarm.zone) },
                        now: Date.now(),
                      })
                    }
                  />
                </div>
              </details>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
