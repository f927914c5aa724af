import { isRunning, timeLeft } from '@/lib/subjects/pomodoro/session'
import { useTimerClock, type ClockedPage } from '@/components/timers/use-timer-clock'
import { announce } from './alerts'
import { saveRecords } from './history-store'
import { dispatch, ownZone, sessionStore } from './session-store'

/** How long a phase may be over before a page that does not lead ends it. */
const patience = 3000

function endWhatIsOver(wall: number, opened: boolean, leads: boolean): void {
  const before = sessionStore.get()
  const { run } = before
  // A clock that was set back while no page was open shows when one is opened.
  if (opened) dispatch({ kind: 'tick', now: wall, zone: ownZone(), opened })
  else if (run && 'endsAt' in run.clock && run.clock.endsAt <= wall) {
    if (!leads && wall - run.clock.endsAt < patience) return
    dispatch({ kind: 'tick', now: wall, zone: ownZone(), opened })
    const after = sessionStore.get()
    if (after.ended && after.ended.id !== before.ended?.id) announce(after, after.ended)
  }
}

const page: ClockedPage = {
  id: 'pomodoro-timer',
  subscribe: (listener) => sessionStore.subscribe(listener),
  runs: () => isRunning(sessionStore.get()),
  epoch: () => sessionStore.get().epoch,
  seenAt: () => sessionStore.get().seenAt,
  setBack: (epoch, by) => dispatch({ kind: 'clock set back', epoch, by }),
  seen: (now) => dispatch({ kind: 'seen', now }),
  look: endWhatIsOver,
  changed() {
    if (sessionStore.get().unsaved.length > 0) void saveRecords()
  },
  /** What a new look must differ in to be shown. */
  shown(now) {
    const session = sessionStore.get()
    return isRunning(session) ? Math.ceil(timeLeft(session, now) / 1000) : -Math.floor(now / 10_000)
  },
}

/**
 * The time, in milliseconds since 1970: new with every second that the timer shows and at every look at an idle one; 0
 * before the page has begun. Ends phases that are over, here or in another page.
 */
export function useClock(workerHref: string): number {
  return useTimerClock(workerHref, page)
}
