import { notifyAway } from '@/components/timers/notify'
import type { ClockedPage } from '@/components/timers/use-timer-clock'
import { defineStore } from '@/lib/platform/storage/store'
import { turnAt, timelineOf, type Turn } from '@/lib/subjects/timers/intervals'
import {
  elapsedAt,
  initialIntervals,
  isGoing,
  readIntervals,
  reduceIntervals,
  type IntervalAction,
  type Intervals,
} from '@/lib/subjects/timers/interval-session'
import { intervalWords as says } from '@/lib/tools/utilities/time/interval-timer.messages'
import { scheduleSounds } from './cue-sounds'

export const intervalStore = defineStore<Intervals>({
  key: 'interval-timer',
  version: 1,
  initial: initialIntervals,
  read: readIntervals,
})

export function dispatch(action: IntervalAction): void {
  intervalStore.update((state) => reduceIntervals(state, action))
}

export const nameOf = ({ step }: Turn) => step.name || says.kinds[step.kind]

/** The place that was spoken and shaken last, so that each change is told once. */
let told = -1

function tellChange(state: Intervals, elapsed: number): void {
  const timeline = timelineOf(state.plan)
  const place = turnAt(timeline, elapsed)
  if (place === told) return
  told = place
  const turn = timeline[place]
  if (state.settings.vibrate && 'vibrate' in navigator) navigator.vibrate(turn ? 300 : [300, 150, 300])
  if (!state.settings.speak || !('speechSynthesis' in globalThis)) return
  const words = new SpeechSynthesisUtterance(turn ? nameOf(turn) : says.over)
  words.lang = 'en'
  speechSynthesis.cancel()
  speechSynthesis.speak(words)
}

export const intervalPage: ClockedPage = {
  id: 'interval-timer',
  subscribe: (listener) => intervalStore.subscribe(listener),
  runs: () => isGoing(intervalStore.get()),
  epoch: () => intervalStore.get().epoch,
  seenAt: () => intervalStore.get().seenAt,
  setBack: (epoch, by) => dispatch({ kind: 'clock set back', epoch, by }),
  seen: (now) => dispatch({ kind: 'seen', now }),
  look(now, opened, leads) {
    if (opened) return dispatch({ kind: 'opened', now })
    const state = intervalStore.get()
    scheduleSounds(leads ? state : undefined, now)
    if (!isGoing(state)) {
      told = -1
      return
    }
    if (leads) tellChange(state, elapsedAt(state, now))
    dispatch({ kind: 'tick', now })
    if (leads && !isGoing(intervalStore.get()) && state.settings.notify)
      notifyAway('interval-timer', says.over, state.plan.name)
  },
  shown(now) {
    const state = intervalStore.get()
    return isGoing(state) ? Math.floor(elapsedAt(state, now) / 100) : -Math.floor(now / 10_000)
  },
}
