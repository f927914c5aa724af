import { useCallback, useState } from 'react'
import { useStore } from '@/components/storage/use-store'
import { useTimerKeys } from '@/components/timers/keys'
import { allowSound, playTones } from '@/components/timers/sound'
import { useFullScreen } from '@/components/timers/use-full-screen'
import { useIsHere } from '@/components/timers/use-is-here'
import { canKeepAwake, useWakeLock } from '@/components/timers/use-wake-lock'
import { Button } from '@/components/ui/button'
import { PutBack } from '@/components/ui/put-back'
import { Toggle } from '@/components/ui/choice'
import { isRunning, lapsOf, mostWatches, shownAt, watchText, type Watch } from '@/lib/subjects/timers/stopwatch'
import { formMessages } from '@/lib/messages/form'
import { stopwatchWords as says } from '@/lib/tools/utilities/time/stopwatch.messages'
import { now, useClockJump } from './stopwatch/clock'
import { LapList } from './stopwatch/lap-list'
import { RunningTime } from './stopwatch/running-time'
import { saveCsv, savePicture, saveText } from './stopwatch/save'
import { dispatch, stopwatchStore } from './stopwatch/store'

const tones = {
  start: [{ at: 0, hz: 880, seconds: 0.12, share: 0.3, wave: 'sine' }],
  stop: [{ at: 0, hz: 440, seconds: 0.2, share: 0.3, wave: 'sine' }],
  lap: [{ at: 0, hz: 660, seconds: 0.08, share: 0.3, wave: 'sine' }],
} as const
const volume = 0.6

function sound(what: keyof typeof tones): void {
  if (stopwatchStore.get().beep) playTones(tones[what], volume)
}

function speakLap(id: string): void {
  const { speak, watches } = stopwatchStore.get()
  const lap = lapsOf(watches.find((watch) => watch.id === id) ?? { id, name: '', laps: [], clock: { shows: 0 } }).at(-1)
  if (!speak || !lap || !('speechSynthesis' in globalThis)) return
  const seconds = Math.floor(lap.takes / 1000)
  const words = new SpeechSynthesisUtterance(says.spoken(lap.number, Math.floor(seconds / 60), seconds % 60))
  words.lang = 'en'
  speechSynthesis.cancel()
  speechSynthesis.speak(words)
}

function nameOf({ id, name }: Watch): string {
  return name || says.watch(stopwatchStore.get().watches.findIndex((watch) => watch.id === id) + 1)
}

/** A number that no stopwatch has yet. */
function freshId(): string {
  const ids = stopwatchStore.get().watches.map(({ id }) => Number(id))
  return String(Math.max(0, ...ids) + 1)
}

/** Several stopwatches with laps, kept on the device. */
export default function Stopwatch() {
  const { watches, current, keepAwake, beep, speak, shortcuts } = useStore(stopwatchStore)
  const isHere = useIsHere()
  const { jump, dismiss } = useClockJump()
  const [said, setSaid] = useState('')
  const [removed, setRemoved] = useState<{ watch: Watch; at: number }>()
  const { stage, isFull, toggle: toggleFull } = useFullScreen<HTMLDivElement>()
  const runs = watches.some(isRunning)
  const wakeRefused = useWakeLock(keepAwake && runs)
  const named = watches.map((watch, at) => ({ watch, name: watch.name || says.watch(at + 1) }))
  const shown = named.find(({ watch }) => watch.id === current) ?? named[0]
  const toggle = useCallback((watch: Watch) => {
    const moment = now()
    allowSound()
    const kind = isRunning(watch) ? 'stop' : 'start'
    dispatch({ kind, id: watch.id, now: moment })
    sound(kind)
    setSaid(says.said(kind === 'stop' ? says.stop : says.start, nameOf(watch), watchText(shownAt(watch, moment))))
  }, [])
  const lap = useCallback((watch: Watch) => {
    if (!isRunning(watch)) return
    dispatch({ kind: 'lap', id: watch.id, now: now() })
    sound('lap')
    const last = lapsOf(stopwatchStore.get().watches.find(({ id }) => id === watch.id) ?? watch).at(-1)
    if (last) setSaid(says.saidLap(last.number, watchText(last.takes)))
    speakLap(watch.id)
  }, [])

  const onKey = useCallback(
    (key: string) => {
      const watch = stopwatchStore.get().watches.find(({ id }) => id === stopwatchStore.get().current)
      if (!watch) return false
      if (key === ' ') toggle(watch)
      else if (key === 'l') lap(watch)
      else if (key === 'r') dispatch({ kind: 'reset', id: watch.id, now: now() })
      else return false
      return true
    },
    [toggle, lap],
  )
  useTimerKeys(shortcuts, onKey)

  if (!shown) return null
  const { watch } = shown
  const isOn = isRunning(watch)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div
        ref={stage}
        className="grid grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-4 rounded-lg border border-line bg-raised px-3 py-6 text-ink"
      >
        <p className="max-w-full truncate text-lg">{shown.name}</p>
        <RunningTime
          watch={watch}
          className={`font-semibold tabular-nums ${isFull ? 'text-[min(18vw,16rem)] leading-none' : 'text-[min(15vw,6rem)] leading-tight'}`}
        />
        <div className="flex flex-wrap justify-center gap-2" data-print="hidden">
          <Button look="primary" className="min-w-28" onClick={() => toggle(watch)}>
            {isOn ? says.stop : shownAt(watch, 0) > 0 ? says.goOn : says.start}
          </Button>
          <Button disabled={!isOn} onClick={() => lap(watch)}>
            {says.lap}
          </Button>
          <Button onClick={() => dispatch({ kind: 'reset', id: watch.id, now: now() })}>{says.reset}</Button>
          {(!isHere || document.fullscreenEnabled) && (
            <Button look="quiet" onClick={toggleFull}>
              {isFull ? says.leaveFull : says.full}
            </Button>
          )}
        </div>
        <p role="status" className="min-h-5 text-sm text-muted tabular-nums">
          {said}
        </p>
      </div>
      {jump && (
        <p role="alert" className="flex flex-wrap items-center gap-3 rounded-md bg-warn-soft px-3 py-2 text-sm">
          <span className="flex-1 basis-60">
            {jump.kind === 'back' ? says.setBack(watchText(jump.by, 1)) : says.slept(watchText(jump.by, 1))}
          </span>
          {jump.kind === 'forward' && (
            <Button
              size="small"
              onClick={() => {
                dispatch({ kind: 'move', epoch: stopwatchStore.get().epoch, by: jump.by })
                dismiss()
              }}
            >
              {says.takeOut}
            </Button>
          )}
          <Button size="small" look="quiet" onClick={dismiss}>
            {says.close}
          </Button>
        </p>
      )}
      <LapList watch={watch} />
      <div className="flex flex-wrap items-center gap-2" data-print="hidden">
        <span className="text-sm text-muted">{says.save}</span>
        <Button size="small" onClick={() => saveCsv(named)}>
          {says.csv}
        </Button>
        <Button size="small" onClick={() => saveText(named)}>
          {says.txt}
        </Button>
        <Button size="small" onClick={() => savePicture(shown)}>
          {says.png}
        </Button>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {named.map(({ watch: one, name }, at) => (
          <li
            key={one.id}
            className={`flex flex-wrap items-center gap-2 rounded-md border bg-raised px-3 py-2 ${one.id === watch.id ? 'border-accent' : 'border-line'}`}
          >
            <input
              className="control w-auto min-w-32 flex-1 sm:max-w-60"
              aria-label={`${says.name}, ${says.watch(at + 1)}`}
              placeholder={says.watch(at + 1)}
              maxLength={80}
              value={one.name}
              onChange={(event) => dispatch({ kind: 'rename', id: one.id, name: event.target.value })}
            />
            <RunningTime watch={one} className="min-w-24 text-right text-lg tabular-nums" />
            <span className="flex flex-wrap gap-2" data-print="hidden">
              <Button
                size="small"
                aria-label={`${isRunning(one) ? says.stop : says.start}, ${name}`}
                onClick={() => toggle(one)}
              >
                {isRunning(one) ? says.stop : says.start}
              </Button>
              <Button
                size="small"
                disabled={!isRunning(one)}
                aria-label={`${says.lap}, ${name}`}
                onClick={() => lap(one)}
              >
                {says.lap}
              </Button>
              {one.id === watch.id ? (
                <span className="self-center text-sm text-muted">{says.current}</span>
              ) : (
                <Button
                  size="small"
                  aria-label={says.choose(name)}
                  onClick={() => dispatch({ kind: 'choose', id: one.id })}
                >
                  {says.use}
                </Button>
              )}
              {watches.length > 1 && (
                <Button
                  size="small"
                  look="quiet"
                  aria-label={`${says.remove}, ${name}`}
                  onClick={() => {
                    dispatch({ kind: 'remove', id: one.id })
                    setRemoved({ watch: one, at })
                  }}
                >
                  {says.remove}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {removed && (
        <PutBack
          says={says.removed(removed.watch.name || says.watch(removed.at + 1))}
          onPutBack={() => {
            dispatch({ kind: 'put back', ...removed })
            setRemoved(undefined)
          }}
        />
      )}
      <div className="flex flex-wrap gap-2" data-print="hidden">
        <Button
          size="small"
          disabled={watches.length >= mostWatches}
          onClick={() => dispatch({ kind: 'add', id: freshId() })}
        >
          {says.add}
        </Button>
        <Button size="small" onClick={() => window.print()}>
          {formMessages.print}
        </Button>
        {watches.length > 1 && (
          <>
            <Button size="small" onClick={() => dispatch({ kind: 'start all', now: now() })}>
              {says.startAll}
            </Button>
            <Button size="small" onClick={() => dispatch({ kind: 'stop all', now: now() })}>
              {says.stopAll}
            </Button>
          </>
        )}
      </div>
      <details className="panel" data-print="hidden">
        <summary>{says.settings}</summary>
        <div className="grid gap-1">
          <Toggle checked={shortcuts} onChange={(yes) => dispatch({ kind: 'set', part: { shortcuts: yes } })}>
            {says.shortcuts}
          </Toggle>
          <Toggle checked={beep} onChange={(yes) => dispatch({ kind: 'set', part: { beep: yes } })}>
            {says.beep}
          </Toggle>
          {isHere && 'speechSynthesis' in globalThis && (
            <Toggle checked={speak} onChange={(yes) => dispatch({ kind: 'set', part: { speak: yes } })}>
              {says.speak}
            </Toggle>
          )}
          {isHere && canKeepAwake() && (
            <Toggle checked={keepAwake} onChange={(yes) => dispatch({ kind: 'set', part: { keepAwake: yes } })}>
              {says.keepAwake}
            </Toggle>
          )}
          {wakeRefused && <p className="text-sm text-warn">{says.awakeRefused}</p>}
        </div>
      </details>
    </div>
  )
}
