import { useCallback, useRef, useState } from 'react'
import { useStore } from '@/components/storage/use-store'
import { useTimerKeys } from '@/components/timers/keys'
import { allowSound } from '@/components/timers/sound'
import { SoundNotice } from '@/components/timers/sound-notice'
import { useFullScreen } from '@/components/timers/use-full-screen'
import { useIsHere } from '@/components/timers/use-is-here'
import { takeLead, useTimerClock } from '@/components/timers/use-timer-clock'
import { useTitle } from '@/components/timers/use-title'
import { useWakeLock } from '@/components/timers/use-wake-lock'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { formMessages } from '@/lib/messages/form'
import { countdownText } from '@/lib/subjects/timers/countdown'
import { elapsedAt, isGoing, type Intervals, type Logged } from '@/lib/subjects/timers/interval-session'
import { lengthOf, timelineOf, turnAt, type StepKind } from '@/lib/subjects/timers/intervals'
import { deviceZone } from '@/lib/subjects/zones/device-zone'
import { dateText, timeText } from '@/lib/subjects/zones/show'
import { wallAt } from '@/lib/subjects/zones/wall'
import { intervalWords as says } from '@/lib/tools/utilities/time/interval-timer.messages'
import { PlanEditor } from './interval-timer/plan-editor'
import { openPlan, saveLog, savePlan } from './interval-timer/plan-files'
import { IntervalSettingsPanel } from './interval-timer/settings-panel'
import { dispatch, intervalPage, intervalStore, nameOf } from './interval-timer/store'

const colours: Record<StepKind, string> = {
  prepare: 'border-warn bg-warn-soft',
  work: 'border-bad bg-bad-soft',
  rest: 'border-good bg-good-soft',
  other: 'border-accent bg-raised',
}
const longestTable = 50

/** The click also lets the page sound later, and makes this page the one that rings. */
function startOrPause(): void {
  allowSound()
  takeLead()
  dispatch({ kind: isGoing(intervalStore.get()) ? 'pause' : 'start', now: Date.now() })
}

/** Steps with rounds, gone through one after the other. `workerHref` is the address of the worker that wakes the page. */
export default function IntervalTimer({ workerHref }: { workerHref: string }) {
  const state = useStore(intervalStore)
  const now = useTimerClock(workerHref, intervalPage)
  const isHere = useIsHere()
  const { stage, isFull, toggle } = useFullScreen<HTMLDivElement>()
  const { settings, plan, clock, log } = state
  const isOn = isGoing(state)
  const wakeRefused = useWakeLock(settings.keepAwake && isOn)

  const onKey = useCallback(
    (key: string) => {
      if (key === ' ') startOrPause()
      else if (key === 'n') dispatch({ kind: 'next', now: Date.now() })
      else if (key === 'p') dispatch({ kind: 'previous', now: Date.now() })
      else if (key === 'f') toggle()
      else return false
      return true
    },
    [toggle],
  )
  useTimerKeys(settings.shortcuts, onKey)

  const timeline = timelineOf(plan)
  const whole = lengthOf(timeline)
  const elapsed = now > 0 ? elapsedAt(state, now) : 0
  const place = Math.min(turnAt(timeline, elapsed), Math.max(0, timeline.length - 1))
  const turn = timeline[place]
  const next = timeline[place + 1]
  const left = turn ? turn.to - elapsed : 0
  const name = turn ? nameOf(turn) : ''
  useTitle(isOn ? says.title(countdownText(left), name) : undefined)

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div
        ref={stage}
        className={`grid grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-3 rounded-lg border px-3 py-6 text-ink ${clock === null || !turn ? 'border-line bg-raised' : colours[turn.step.kind]}`}
      >
        <p className={`max-w-full truncate ${isFull ? 'text-[min(6vw,4rem)] leading-tight' : 'text-xl'}`}>{name}</p>
        <p
          role="timer"
          aria-label={says.timer}
          className={`font-semibold tabular-nums ${isFull ? 'text-[min(22vw,20rem)] leading-none' : 'text-[min(15vw,6rem)] leading-tight'}`}
        >
          {countdownText(left)}
        </p>
        <p className={`min-h-6 max-w-full text-center break-words text-muted ${isFull ? 'text-2xl' : 'text-sm'}`}>
          {[
            clock === null ? says.ready : '',
            turn ? says.round(turn.round, turn.rounds) : '',
            next ? says.follows(nameOf(next)) : says.endFollows,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <progress className="w-full max-w-md accent-accent" max={whole} value={elapsed} aria-label={says.plan} />
        <p className="text-sm text-muted tabular-nums">
          {says.rest(countdownText(whole - elapsed), countdownText(whole))}
        </p>
        <div className="flex flex-wrap justify-center gap-2" data-print="hidden">
          <Button look="primary" className="min-w-28" onClick={startOrPause}>
            {isOn ? says.pause : clock ? says.goOn : says.start}
          </Button>
          <Button disabled={clock === null} onClick={() => dispatch({ kind: 'previous', now: Date.now() })}>
            {says.previous}
          </Button>
          <Button disabled={clock === null} onClick={() => dispatch({ kind: 'next', now: Date.now() })}>
            {says.next}
          </Button>
          <Button disabled={clock === null} onClick={() => dispatch({ kind: 'stop', now: Date.now() })}>
            {says.stop}
          </Button>
          <Button look="quiet" className={isHere && !document.fullscreenEnabled ? 'invisible' : ''} onClick={toggle}>
            {isFull ? says.leaveFull : says.full}
          </Button>
        </div>
        {isHere && <SoundNotice isWanted={isOn && settings.chime !== 'none'} />}
      </div>
      <PlanEditor plan={plan} isLocked={clock !== null} />
      <PlanFiles state={state} />
      <History log={log} isHere={isHere} />
      <details className="panel" data-print="hidden">
        <summary>{says.settings}</summary>
        {isHere && <IntervalSettingsPanel settings={settings} wakeRefused={wakeRefused} />}
      </details>
    </div>
  )
}

function PlanFiles({ state: { plan, clock } }: { state: Intervals }) {
  const chooser = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()

  async function open(file: File): Promise<void> {
    const read = await openPlan(file)
    setFault(read ? undefined : says.notAPlan)
    if (!read) return
    dispatch({ kind: 'plan', plan: read })
    void toast(says.opened)
  }

  return (
    <section className="flex flex-wrap items-center gap-2" aria-label={says.files} data-print="hidden">
      <Button size="small" onClick={() => savePlan(plan)}>
        {says.save}
      </Button>
      <Button size="small" disabled={clock !== null} onClick={() => chooser.current?.click()}>
        {says.open}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={says.open}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void open(file)
        }}
      />
      <Button size="small" onClick={() => window.print()}>
        {formMessages.print}
      </Button>
      <p role="alert" className="basis-full text-sm text-bad empty:hidden">
        {fault}
      </p>
    </section>
  )
}

function endedText(ms: number): string {
  const wall = wallAt(deviceZone(), ms)
  return `${dateText(wall)} ${timeText(wall)}`
}

function History({ log, isHere }: { log: readonly Logged[]; isHere: boolean }) {
  const [cleared, setCleared] = useState<readonly Logged[]>()
  const shown = isHere ? log.slice(-longestTable).toReversed() : []
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-label={says.history}>
      <h2 className="text-lg font-semibold">{says.history}</h2>
      {shown.length === 0 ? (
        <p className="text-sm text-muted">{says.noHistory}</p>
      ) : (
        <table className="w-full text-left text-sm">
          <thead>
            <tr>
              <th className="py-1 pr-3">{says.historyColumns.at}</th>
              <th className="py-1 pr-3">{says.historyColumns.name}</th>
              <th className="py-1 pr-3 text-right">{says.historyColumns.done}</th>
              <th className="py-1 text-right">{says.historyColumns.whole}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, at, name, done, whole }) => (
              <tr key={id} className="border-t border-line">
                <td className="py-1 pr-3 tabular-nums">{endedText(at)}</td>
                <td className="py-1 pr-3 break-words">{name || says.unnamed}</td>
                <td className="py-1 pr-3 text-right tabular-nums">{countdownText(done)}</td>
                <td className="py-1 text-right tabular-nums">{countdownText(whole)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="flex flex-wrap items-center gap-2" data-print="hidden">
        <Button size="small" disabled={log.length === 0} onClick={() => saveLog(log)}>
          {says.csv}
        </Button>
        <Button
          size="small"
          look="quiet"
          disabled={log.length === 0}
          onClick={() => {
            setCleared(log)
            dispatch({ kind: 'clear log' })
          }}
        >
          {says.clear}
        </Button>
        {cleared && log.length === 0 && (
          <p role="status" className="flex flex-wrap items-center gap-3 text-sm">
            {says.cleared}
            <Button
              size="small"
              onClick={() => {
                dispatch({ kind: 'put back log', log: cleared })
                setCleared(undefined)
              }}
            >
              {says.undo}
            </Button>
          </p>
        )}
      </div>
    </section>
  )
}
