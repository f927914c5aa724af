import { useCallback, useId, useMemo, useState } from 'react'
import { useRegion } from '@/components/site/use-region'
import { useStore } from '@/components/storage/use-store'
import { Button } from '@/components/ui/button'
import { ChoiceButtons } from '@/components/ui/choice'
import { toast } from '@/components/ui/toast'
import { createShow } from '@/lib/base/format/show'
import { pomodoroMessages as messages } from '@/lib/tools/utilities/time/pomodoro-timer.messages'
import {
  clockText,
  forecast,
  isRunning,
  minuteMs,
  phases,
  timeLeft,
  type Session,
} from '@/lib/subjects/pomodoro/session'
import { dateText, timeText } from '@/lib/subjects/zones/show'
import { wallAt } from '@/lib/subjects/zones/wall'
import { useTimerKeys } from '@/components/timers/keys'
import { allowSound } from '@/components/timers/sound'
import { SoundNotice } from '@/components/timers/sound-notice'
import { useTitle } from '@/components/timers/use-title'
import { useIsHere } from '@/components/timers/use-is-here'
import { takeLead } from '@/components/timers/use-timer-clock'
import { HistoryPanel } from './pomodoro-timer/history-panel'
import { forgetRecord } from './pomodoro-timer/history-store'
import { canOpenMini, MiniWindow, openMini } from './pomodoro-timer/mini-window'
import { dispatch, ownZone, sessionStore } from './pomodoro-timer/session-store'
import { SettingsPanel } from './pomodoro-timer/settings-panel'
import { TaskList } from './pomodoro-timer/task-list'
import { useClock } from './pomodoro-timer/use-clock'
import { useWakeLock } from '@/components/timers/use-wake-lock'

/** Runs focuses and breaks, counts them for tasks and keeps their history. `workerHref` is the address of the tick worker. */
export default function PomodoroTimer({ workerHref }: { workerHref: string }) {
  const session = useStore(sessionStore)
  const now = useClock(workerHref)
  const [mini, setMini] = useState<Window>()
  // What this device has stored and can do is known only here, not when the page is built.
  const isHere = useIsHere()
  const wakeRefused = useWakeLock(session.settings.keepAwake && isRunning(session))
  const region = useRegion()
  const show = useMemo(() => createShow(region), [region])
  const onKey = useCallback((key: string) => pressed(key, setMini), [])
  useTimerKeys(session.settings.shortcuts, onKey)

  const timeAt = (ms: number) => timeText(wallAt(ownZone(), ms))
  const left = timeLeft(session, now)
  useTitle(titleOf(session, left))
  const plan = now > 0 ? forecast(session, now) : undefined
  const current = session.tasks.find(({ id }) => id === session.current)

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-4 rounded-lg border border-line bg-raised px-4 py-6">
        <PhaseChoice session={session} />
        <Dial session={session} left={left} />
        <p className="min-h-6 text-center text-sm text-muted">
          {messages.place(Math.min(session.cycle, session.settings.every), session.settings.every)}
          {session.run && 'endsAt' in session.run.clock && ` · ${messages.endsAt(timeAt(session.run.clock.endsAt))}`}
          {session.run && 'left' in session.run.clock && ` · ${messages.paused}`}
        </p>
        {current && <p className="max-w-full text-center break-words">{messages.workingOn(current.name)}</p>}
        <div className="flex flex-wrap justify-center gap-2" data-print="hidden">
          <StartButton session={session} />
          <Button
            aria-label={messages.skipFor(session.run?.phase ?? session.next)}
            onClick={() => dispatch({ kind: 'skip', now: Date.now(), zone: ownZone() })}
          >
            {messages.skip}
          </Button>
          {session.run && (
            <>
              <Button onClick={() => dispatch({ kind: 'stop', now: Date.now(), zone: ownZone() })}>
                {messages.stop}
              </Button>
              <Button onClick={() => dispatch({ kind: 'extend', by: 5 * minuteMs })}>{messages.extend}</Button>
            </>
          )}
          <MiniWindow open={mini} onOpen={setMini} onKey={session.settings.shortcuts ? onKey : undefined}>
            <div className="grid h-dvh content-center justify-items-center gap-2 bg-surface p-3 text-ink">
              <p className="text-sm">{messages.phaseNames[session.run?.phase ?? session.next]}</p>
              <p className="text-3xl font-semibold tabular-nums" role="timer">
                {clockText(left)}
              </p>
              {current && <p className="max-w-full truncate text-sm text-muted">{current.name}</p>}
              <StartButton session={session} />
            </div>
          </MiniWindow>
        </div>
        <EndNotice session={session} timeAt={timeAt} />
        {isHere && <SoundNotice isWanted={isRunning(session) && session.settings.chime !== 'none'} />}
      </div>
      <TaskList session={session} forecast={plan && messages.forecast(plan.focuses, timeAt(plan.at))} />
      <details className="rounded-md border border-line bg-raised p-3">
        <summary className="text-lg font-semibold">{messages.settings}</summary>
        {isHere && (
          <div className="mt-3">
            <SettingsPanel settings={session.settings} isBusy={session.run !== null} wakeRefused={wakeRefused} />
          </div>
        )}
      </details>
      <section aria-label={messages.history} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 className="text-lg font-semibold">{messages.history}</h2>
        {now > 0 && <HistoryPanel today={dateText(wallAt(ownZone(), now))} unsaved={session.unsaved} show={show} />}
      </section>
    </div>
  )
}

function startOrPause(): void {
  // The click also lets the page sound later, and makes this page the one that rings.
  allowSound()
  takeLead()
  const now = Date.now()
  dispatch(isRunning(sessionStore.get()) ? { kind: 'pause', now, zone: ownZone() } : { kind: 'start', now })
}

function StartButton({ session }: { session: Session }) {
  return (
    <Button look="primary" className="min-w-32" onClick={startOrPause}>
      {isRunning(session) ? messages.pause : session.run ? messages.resume : messages.start}
    </Button>
  )
}

function PhaseChoice({ session }: { session: Session }) {
  const id = useId()
  const { run, next } = session
  return (
    <ChoiceButtons
      name={`${id}-phase`}
      legend={messages.phase}
      hideLegend
      value={run?.phase ?? next}
      options={phases.map((value) => ({
        value,
        label: messages.phaseNames[value],
        disabled: run !== null && run.phase !== value,
      }))}
      onChange={(phase) => dispatch({ kind: 'choose', phase })}
    />
  )
}

/** The time left, in figures and as a ring that empties. */
function Dial({ session, left }: { session: Session; left: number }) {
  const whole = session.run?.length ?? left
  const share = whole > 0 ? left / whole : 0
  const phase = session.run?.phase ?? session.next
  return (
    <div className="relative grid size-56 place-items-center">
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full -rotate-90">
        <circle cx="50" cy="50" r="46" fill="none" strokeWidth="5" className="stroke-line" />
        <circle
          cx="50"
          cy="50"
          r="46"
          fill="none"
          strokeWidth="5"
          pathLength="100"
          strokeDasharray={`${share * 100} 100`}
          className={`transition-[stroke-dasharray] duration-500 motion-reduce:transition-none ${phase === 'focus' ? 'stroke-accent' : 'stroke-good'}`}
        />
      </svg>
      <p
        role="timer"
        aria-label={messages.timer(phase)}
        className="text-[3.25rem] leading-none font-semibold tabular-nums"
      >
        {clockText(left)}
      </p>
    </div>
  )
}

function EndNotice({ session, timeAt }: { session: Session; timeAt: (ms: number) => string }) {
  const { ended } = session
  return (
    <div role="status" className="w-full empty:hidden">
      {ended && (
        <div className="flex flex-wrap items-center gap-3 rounded-md bg-good-soft p-3 text-sm">
          <p className="grow basis-64">{messages.ended(ended, timeAt(ended.at))}</p>
          {ended.day !== null && (
            <Button
              size="small"
              onClick={() => {
                const { id, day } = ended
                dispatch({ kind: 'do not count' })
                if (day !== null) void forgetRecord(id, day).then(() => toast(messages.notCounted))
              }}
            >
              {messages.doNotCount}
            </Button>
          )}
          <Button size="small" onClick={() => dispatch({ kind: 'dismiss' })}>
            {messages.close}
          </Button>
        </div>
      )}
    </div>
  )
}

/** What the title of the tab says of the session; nothing while none has begun. */
function titleOf({ run }: Session, left: number): string | undefined {
  if (run === null) return undefined
  const clock = clockText(left)
  return 'endsAt' in run.clock ? messages.title(clock, run.phase) : messages.pausedTitle(clock)
}

function pressed(key: string, onMini: (opened: Window) => void): boolean {
  const phase = phases[Number(key) - 1]
  const moment = { now: Date.now(), zone: ownZone() }
  if (key === ' ') startOrPause()
  else if (key === 's') dispatch({ kind: 'skip', ...moment })
  else if (key === 'r') dispatch({ kind: 'stop', ...moment })
  else if (phase) dispatch({ kind: 'choose', phase })
  else if (key === 'm' && canOpenMini()) void openMini().then(onMini, () => undefined)
  else return false
  return true
}
