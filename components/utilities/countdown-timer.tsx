import { useCallback, useState } from 'react'
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
import { isCounting, isDue, leftAt, urgencyOf, type Countdown, type Urgency } from '@/lib/subjects/timers/countdown'
import { deviceZone } from '@/lib/subjects/zones/device-zone'
import { timeText } from '@/lib/subjects/zones/show'
import { wallAt } from '@/lib/subjects/zones/wall'
import { countdownWords as says } from '@/lib/tools/utilities/time/countdown-timer.messages'
import { CountdownList } from './countdown-timer/countdown-list'
import { NextCountdown } from './countdown-timer/next-countdown'
import { momentText, press, shownText } from './countdown-timer/row-parts'
import { saveCalendar, savePage } from './countdown-timer/save'
import { CountdownSettingsPanel } from './countdown-timer/settings-panel'
import { countdownPage, countdownStore, dispatch, nameOf } from './countdown-timer/store'

const colours: Record<Urgency, string> = {
  calm: 'border-line bg-raised',
  soon: 'border-warn bg-warn-soft',
  last: 'border-bad bg-bad-soft',
  over: 'border-bad bg-bad-soft',
}

function startLabel(timer: Countdown): string {
  if (isDue(timer)) return says.pause
  return 'left' in timer.clock && 'length' in timer.aim && timer.clock.left < timer.aim.length && timer.clock.left > 0
    ? says.goOn
    : says.start
}

/** Countdowns to a time or a date, kept on the device. `workerHref` is the address of the worker that wakes the page. */
export default function CountdownTimer({ workerHref }: { workerHref: string }) {
  const { timers, current, settings, ends } = useStore(countdownStore)
  const now = useTimerClock(workerHref, countdownPage)
  const isHere = useIsHere()
  const { stage, isFull, toggle } = useFullScreen<HTMLDivElement>()
  const [removed, setRemoved] = useState<{ timer: Countdown; at: number }>()
  const runs = timers.some(isDue)
  const wakeRefused = useWakeLock(settings.keepAwake && runs)
  const shown = timers.find(({ id }) => id === current) ?? timers[0]

  const onKey = useCallback(
    (key: string) => {
      const state = countdownStore.get()
      const timer = state.timers.find(({ id }) => id === state.current) ?? state.timers[0]
      if (!timer) return false
      if (key === ' ') press(timer)
      else if (key === 'r') dispatch({ kind: 'reset', id: timer.id, now: Date.now() })
      else if (key === 'f') toggle()
      else return false
      return true
    },
    [toggle],
  )
  useTimerKeys(settings.shortcuts, onKey)

  const isShownOn = shown !== undefined && isCounting(shown)
  useTitle(isShownOn ? `${shownText(shown, now, settings.countsUp)} ${shown.name}`.trim() : undefined)
  if (!shown) return null

  const left = now > 0 || !isShownOn ? leftAt(shown, now) : 1e12
  const urgency = isShownOn ? urgencyOf(left, settings) : 'calm'
  const name = shown.name || (timers.length > 1 ? nameOf(shown.id, '') : '')
  const isDate = 'moment' in shown.aim
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div
        ref={stage}
        className={`grid grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-3 rounded-lg border px-3 py-6 text-ink ${colours[urgency]}`}
      >
        <p className={`min-h-7 max-w-full truncate ${isFull ? 'text-[min(5vw,3rem)] leading-tight' : 'text-lg'}`}>
          {name}
        </p>
        <p
          role="timer"
          aria-label={says.left(nameOf(shown.id, shown.name))}
          className={`text-center font-semibold tabular-nums ${isFull ? 'text-[min(16vw,18rem)] leading-none' : 'text-[min(13vw,6rem)] leading-tight'}`}
        >
          {shownText(shown, now, settings.countsUp)}
        </p>
        <p className={`min-h-6 text-center text-muted ${isFull ? 'text-2xl' : 'text-sm'}`}>
          {now > 0 && 'endsAt' in shown.clock
            ? (left > 0 ? says.endsAt : says.endedAt)(momentText(shown.clock.endsAt, now))
            : says.standing}
          {urgency !== 'calm' && ` · ${says.urgency[urgency]}`}
        </p>
        {isFull && <p className="text-2xl tabular-nums">{`${says.clock} ${timeText(wallAt(deviceZone(), now))}`}</p>}
        <div className="flex flex-wrap justify-center gap-2" data-print="hidden">
          <Button look="primary" className="min-w-28" disabled={isDate} onClick={() => press(shown)}>
            {startLabel(shown)}
          </Button>
          <Button disabled={isDate} onClick={() => dispatch({ kind: 'reset', id: shown.id, now: Date.now() })}>
            {says.reset}
          </Button>
          <Button
            disabled={isDate}
            onClick={() => dispatch({ kind: 'extend', id: shown.id, by: 60_000, now: Date.now() })}
          >
            {says.extend}
          </Button>
          <Button look="quiet" className={isHere && !document.fullscreenEnabled ? 'invisible' : ''} onClick={toggle}>
            {isFull ? says.leaveFull : says.full}
          </Button>
        </div>
        {isHere && <SoundNotice isWanted={runs && settings.chime !== 'none'} />}
      </div>
      <div role="status" className="empty:hidden">
        {now > 0 && ends.length > 0 && (
          <div className="flex flex-wrap items-center gap-3 rounded-md bg-good-soft p-3 text-sm">
            <ul className="grid grow basis-64 gap-1">
              {ends.slice(-5).map((end) => (
                <li key={`${end.id} ${end.at}`} className="break-words">
                  {says.ended(end, nameOf(end.id, end.name), momentText(end.at, now))}
                </li>
              ))}
            </ul>
            <Button size="small" onClick={() => dispatch({ kind: 'dismiss' })}>
              {says.close}
            </Button>
          </div>
        )}
      </div>
      <NextCountdown shown={shown} count={timers.length} isHere={isHere} />
      <CountdownList
        timers={timers}
        current={shown.id}
        now={now}
        countsUp={settings.countsUp}
        onRemove={(timer, at) => {
          dispatch({ kind: 'remove', id: timer.id })
          setRemoved({ timer, at })
        }}
      />
      {removed && (
        <PutBack
          says={says.removed(removed.timer.name || says.timer(removed.at + 1))}
          onPutBack={() => {
            dispatch({ kind: 'put back', ...removed })
            setRemoved(undefined)
          }}
        />
      )}
      <section className="grid gap-2" data-print="hidden" aria-label={says.files}>
        <div className="flex flex-wrap items-center gap-2">
          <Button size="small" onClick={() => savePage(shown)}>
            {says.page}
          </Button>
          <Button size="small" onClick={() => saveCalendar(timers)}>
            {says.ics}
          </Button>
          <Button size="small" onClick={() => window.print()}>
            {formMessages.print}
          </Button>
        </div>
        <p className="text-sm text-muted">{says.filesHelp}</p>
      </section>
      <details className="panel" data-print="hidden">
        <summary>{says.settings}</summary>
        {isHere && <CountdownSettingsPanel settings={settings} wakeRefused={wakeRefused} />}
      </details>
    </div>
  )
}
