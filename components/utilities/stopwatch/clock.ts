import { useEffect, useState } from 'react'
import { isRunning } from '@/lib/subjects/timers/stopwatch'
import { SteadyClock, type ClockJump } from '@/lib/subjects/timers/steady-clock'
import { dispatch, stopwatchStore } from './store'

const seenInterval = 10_000

let clock: SteadyClock | undefined

/** Milliseconds since 1970, by a clock that only goes forward. */
export function now(): number {
  clock ??= new SteadyClock(() => ({ wall: Date.now(), steady: performance.now() }))
  return clock.now()
}

/** Watches the clocks of the device while the page is open, and gives what happened to them last. */
export function useClockJump(): { jump: ClockJump | undefined; dismiss(): void } {
  const [jump, setJump] = useState<ClockJump>()
  useEffect(() => {
    dispatch({ kind: 'opened', now: now() })
    let seen = 0
    function look(): void {
      const { epoch, watches } = stopwatchStore.get()
      now()
      const found = clock?.look()
      const runs = watches.some(isRunning)
      if (found?.kind === 'back') dispatch({ kind: 'move', epoch, by: -found.by })
      if (found && runs) setJump(found)
      if (runs && Math.abs(now() - seen) > seenInterval) {
        seen = now()
        dispatch({ kind: 'seen', now: seen })
      }
    }
    const timer = setInterval(look, 500)
    const hidden = () => {
      look()
      if (stopwatchStore.get().watches.some(isRunning)) dispatch({ kind: 'seen', now: now() })
    }
    document.addEventListener('visibilitychange', hidden)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', hidden)
    }
  }, [])
  return { jump, dismiss: () => setJump(undefined) }
}
