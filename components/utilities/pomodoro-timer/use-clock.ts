import { useEffect, useState } from 'react'
import { isRunning, timeLeft } from '@/lib/subjects/pomodoro/session'
import { setBackBy, type ClockReading } from '@/lib/subjects/timers/clock-reading'
import { announce } from './alerts'
import { saveRecords } from './history-store'
import { joinLeaders, type Leader } from './leader'
import { dispatch, ownZone, sessionStore } from './session-store'

/** How long a phase may be over before a page that does not lead ends it. */
const patience = 3000
const seenInterval = 30_000

let leader: Leader | undefined

/** Lets this page ring from now on. */
export function takeLead(): void {
  leader?.take()
}

/**
 * The time, in milliseconds since 1970: new with every second that the timer shows and at every look at an idle one; 0
 * before the page has begun. Ends phases that are over, here or in another page.
 */
export function useClock(workerHref: string): number {
  const [now, setNow] = useState(0)

  useEffect(() => {
    let sample: (ClockReading & { epoch: number }) | undefined
    const own = joinLeaders()
    leader = own

    function look(opened = false): void {
      const reading = { wall: Date.now(), steady: performance.now() }
      const back = sample ? setBackBy(sample, reading) : 0
      if (sample && back > 0) dispatch({ kind: 'clock set back', epoch: sample.epoch, by: back })
      endWhatIsOver(reading.wall, opened)
      const session = sessionStore.get()
      sample = { ...reading, epoch: session.epoch }
      if (own.leads() && isRunning(session) && reading.wall - session.seenAt > seenInterval)
        dispatch({ kind: 'seen', now: reading.wall })
      setNow((before) => (shownSecond(before) === shownSecond(reading.wall) ? before : reading.wall))
    }

    function endWhatIsOver(wall: number, opened: boolean): void {
      const before = sessionStore.get()
      const { run } = before
      // A clock that was set back while no page was open shows when one is opened.
      if (opened) dispatch({ kind: 'tick', now: wall, zone: ownZone(), opened })
      else if (run && 'endsAt' in run.clock && run.clock.endsAt <= wall) {
        if (!own.leads() && wall - run.clock.endsAt < patience) return
        dispatch({ kind: 'tick', now: wall, zone: ownZone(), opened })
        const after = sessionStore.get()
        if (after.ended && after.ended.id !== before.ended?.id) announce(after, after.ended)
      }
    }

    function leave(): void {
      if (document.visibilityState !== 'hidden') look()
      else if (isRunning(sessionStore.get())) dispatch({ kind: 'seen', now: Date.now() })
    }

    function change(): void {
      const session = sessionStore.get()
      if (session.unsaved.length > 0) void saveRecords()
      worker?.postMessage(isRunning(session))
      look()
    }

    const worker = startWorker(workerHref)
    worker?.addEventListener('message', () => look())
    const timer = setInterval(look, 250)
    look(true)
    change()
    const unsubscribe = sessionStore.subscribe(() => queueMicrotask(change))
    document.addEventListener('visibilitychange', leave)
    addEventListener('pageshow', pageShown)
    function pageShown(): void {
      look()
    }

    return () => {
      clearInterval(timer)
      worker?.terminate()
      unsubscribe()
      document.removeEventListener('visibilitychange', leave)
      removeEventListener('pageshow', pageShown)
      own.end()
    }
  }, [workerHref])

  return now
}

/** What a new look must differ in to be shown. */
function shownSecond(now: number): number {
  const session = sessionStore.get()
  return isRunning(session) ? Math.ceil(timeLeft(session, now) / 1000) : -Math.floor(now / 10_000)
}

function startWorker(href: string): Worker | undefined {
  // Without it, the page's own timer still ends phases, late by up to a minute while in the background.
  return 'Worker' in globalThis ? new Worker(href, { type: 'module' }) : undefined
}
