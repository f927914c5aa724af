import { useCallback, useEffect, useId, useState } from 'react'
import { useStore } from '@/components/storage/use-store'
import { useTimerKeys } from '@/components/timers/keys'
import { SoundNotice } from '@/components/timers/sound-notice'
import { useFullScreen } from '@/components/timers/use-full-screen'
import { useIsHere } from '@/components/timers/use-is-here'
import { useTimerClock } from '@/components/timers/use-timer-clock'
import { useTitle } from '@/components/timers/use-title'
import { useWakeLock } from '@/components/timers/use-wake-lock'
import { Button } from '@/components/ui/button'
import { PutBack } from '@/components/ui/put-back'
import { formMessages } from '@/lib/messages/form'
import { inText, nextOf, type Alarm } from '@/lib/subjects/timers/alarms'
import { deviceZone } from '@/lib/subjects/zones/device-zone'
import { allPlaces } from '@/lib/subjects/zones/places'
import { shownDate, shownTime } from '@/lib/subjects/zones/show'
import { wallAt } from '@/lib/subjects/zones/wall'
import { alarmWords as says } from '@/lib/tools/utilities/time/alarm-clock.messages'
import { AlarmList } from './alarm-clock/alarm-list'
import { NewAlarm } from './alarm-clock/new-alarm'
import { loadSound } from './alarm-clock/own-sound'
import { RingingPanel } from './alarm-clock/ringing-panel'
import { saveCalendar } from './alarm-clock/save'
import { AlarmSettingsPanel, CheckPanel } from './alarm-clock/settings-panel'
import { alarmPage, alarmStore, dispatch, isSet, momentText, nameOf } from './alarm-clock/store'

function clockText(now: number, twelve: boolean): string {
  const wall = wallAt(deviceZone(), now)
  const seconds = String(Math.floor(now / 1000) % 60).padStart(2, '0')
  const [time = '', half] = shownTime(wall, twelve).split(' ')
  return [`${time}:${seconds}`, half].filter(Boolean).join(' ')
}

/** Alarms that ring while the page is open, kept on the device. `workerHref` is the address of the worker that wakes the page. */
export default function AlarmClock({ workerHref }: { workerHref: string }) {
  const id = useId()
  const state = useStore(alarmStore)
  const { alarms, ringing, reports, settings } = state
  const now = useTimerClock(workerHref, alarmPage)
  const isHere = useIsHere()
  const { stage, isFull, toggle } = useFullScreen<HTMLDivElement>()
  const [removed, setRemoved] = useState<{ alarm: Alarm; at: number }>()
  const isArmed = isSet(state)
  const wakeRefused = useWakeLock(settings.keepAwake && isArmed)
  useEffect(() => {
    if (settings.usesOwn) void loadSound()
  }, [settings.usesOwn])

  const onKey = useCallback(
    (key: string) => {
      const { ringing: sounding, alarms: all } = alarmStore.get()
      if (key === 'f') toggle()
      else if (sounding.length === 0) return false
      else if (key === ' ' && sounding.some(({ isTest }) => !isTest)) dispatch({ kind: 'snooze', now: Date.now() })
      else if (key === 's' && !sounding.some((one) => all.some((alarm) => alarm.id === one.id && alarm.asksSum)))
        dispatch({ kind: 'stop', now: Date.now() })
      else return false
      return true
    },
    [toggle],
  )
  useTimerKeys(settings.shortcuts, onKey)

  const next = now > 0 ? nextOf(alarms, deviceZone()) : undefined
  const first = ringing[0]
  useTitle(first ? says.ringing(nameOf(first.id), momentText(first.at, now)) : undefined)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <datalist id={`${id}-places`}>
        {isHere &&
          allPlaces().map(({ name, zone }) => (
            <option key={name} value={name}>
              {zone}
            </option>
          ))}
      </datalist>
      <div
        ref={stage}
        className="grid grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-2 rounded-lg border border-line bg-raised px-3 py-6 text-ink"
      >
        <p
          role="timer"
          aria-label={says.clock}
          className={`text-center font-semibold tabular-nums ${isFull ? 'text-[min(14vw,16rem)] leading-none' : 'text-[min(11vw,4.5rem)] leading-tight'}`}
        >
          {now > 0 ? clockText(now, settings.twelve) : <span className="invisible">00:00:00</span>}
        </p>
        <p className={`min-h-6 text-center text-muted ${isFull ? 'text-2xl' : 'text-sm'}`}>
          {now > 0 && `${shownDate(wallAt(deviceZone(), now))} · ${deviceZone()}`}
        </p>
        <p className={`min-h-7 max-w-full text-center break-words ${isFull ? 'text-3xl' : ''}`}>
          {now > 0 &&
            (next ? says.next(nameOf(next.alarm.id), momentText(next.at, now), inText(next.at - now)) : says.none)}
        </p>
        <Button
          look="quiet"
          className={isHere && !document.fullscreenEnabled ? 'invisible' : ''}
          data-print="hidden"
          onClick={toggle}
        >
          {isFull ? says.leaveFull : says.full}
        </Button>
        {isHere && <RingingPanel state={state} now={now} />}
        {isHere && <SoundNotice isWanted={isArmed && (settings.usesOwn || settings.chime !== 'none')} />}
      </div>
      <p className="rounded-md bg-warn-soft p-3 text-sm">{says.stayOpen}</p>
      <div role="status" className="empty:hidden">
        {now > 0 && reports.length > 0 && (
          <div className="flex flex-wrap items-center gap-3 rounded-md bg-bad-soft p-3 text-sm">
            <div className="grid grow basis-64 gap-1">
              <h2 className="font-semibold">{says.reports}</h2>
              <ul className="grid gap-1">
                {reports.map((report) => (
                  <li key={`${report.id} ${report.at} ${report.how}`} className="break-words">
                    {says.report(report, report.label || nameOf(report.id), momentText(report.at, now))}
                  </li>
                ))}
              </ul>
            </div>
            <Button size="small" onClick={() => dispatch({ kind: 'dismiss' })}>
              {says.close}
            </Button>
          </div>
        )}
      </div>
      <NewAlarm now={now} places={`${id}-places`} />
      <AlarmList
        alarms={alarms}
        now={now}
        twelve={settings.twelve}
        places={`${id}-places`}
        onRemove={(alarm, at) => {
          dispatch({ kind: 'remove', id: alarm.id })
          setRemoved({ alarm, at })
        }}
      />
      {removed && (
        <PutBack
          says={says.removed(removed.alarm.label || says.alarm(removed.at + 1))}
          onPutBack={() => {
            dispatch({ kind: 'put back', ...removed })
            setRemoved(undefined)
          }}
        />
      )}
      <section className="grid gap-2" data-print="hidden" aria-label={says.files}>
        <div className="flex flex-wrap items-center gap-2">
          <Button size="small" onClick={() => saveCalendar(alarms)}>
            {says.ics}
          </Button>
          <Button size="small" onClick={() => window.print()}>
            {formMessages.print}
          </Button>
        </div>
        <p className="text-sm text-muted">{says.icsHelp}</p>
      </section>
      <details className="panel" data-print="hidden">
        <summary>{says.check}</summary>
        <div>{isHere && <CheckPanel settings={settings} wakeRefused={wakeRefused} />}</div>
      </details>
      <details className="panel" data-print="hidden">
        <summary>{says.settings}</summary>
        <div>{isHere && <AlarmSettingsPanel settings={settings} wakeRefused={wakeRefused} />}</div>
      </details>
    </div>
  )
}
