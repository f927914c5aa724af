import { notifyAway } from '@/components/timers/notify'
import { playTones } from '@/components/timers/sound'
import type { ClockedPage } from '@/components/timers/use-timer-clock'
import { defineStore } from '@/lib/platform/storage/store'
import { defineTexts } from '@/lib/platform/storage/texts'
import { chimeTones } from '@/lib/subjects/timers/chimes'
import {
  initialCountdowns,
  isCounting,
  isDue,
  leftAt,
  readCountdowns,
  reduceCountdowns,
  type CountdownAction,
  type Countdowns,
} from '@/lib/subjects/timers/countdown'
import { deviceZone } from '@/lib/subjects/zones/device-zone'
import { timeText } from '@/lib/subjects/zones/show'
import { wallAt } from '@/lib/subjects/zones/wall'
import { countdownWords as says } from '@/lib/tools/utilities/time/countdown-timer.messages'

export const countdownStore = defineStore<Countdowns>({
  key: 'countdown-timer',
  version: 1,
  initial: initialCountdowns,
  read: readCountdowns,
})

/** What stands in the boxes in which the next countdown is set. */
export const countdownTexts = defineTexts('countdown-timer-next', ['way', 'length', 'name', 'date', 'time', 'zone'])

export function dispatch(action: CountdownAction): void {
  countdownStore.update((state) => reduceCountdowns(state, action))
}

export function nameOf(id: string, name: string): string {
  const { timers } = countdownStore.get()
  return (
    name ||
    says.timer(
      Math.max(
        0,
        timers.findIndex((timer) => timer.id === id),
      ) + 1,
    )
  )
}

export function sound(): void {
  const { chime, volume } = countdownStore.get().settings
  if (chime !== 'none') playTones(chimeTones(chime, 'focus'), volume)
}

/** How long one may be over before a page that does not lead ends it. */
const patience = 3000

export const countdownPage: ClockedPage = {
  id: 'countdown-timer',
  subscribe: (listener) => countdownStore.subscribe(listener),
  runs: () => countdownStore.get().timers.some(isDue),
  epoch: () => countdownStore.get().epoch,
  seenAt: () => countdownStore.get().seenAt,
  setBack: (epoch, by) => dispatch({ kind: 'clock set back', epoch, by }),
  seen: (now) => dispatch({ kind: 'seen', now }),
  look(now, opened, leads) {
    const { timers, ends: before } = countdownStore.get()
    const over = timers.filter(isDue).map((timer) => -leftAt(timer, now))
    const longest = Math.max(-1, ...over)
    if (!opened && (longest < 0 || (!leads && longest < patience))) return
    dispatch({ kind: 'tick', now, opened })
    const { ends, settings } = countdownStore.get()
    const fresh = ends.filter((end) => !before.some(({ id, at }) => id === end.id && at === end.at))
    const last = fresh.at(-1)
    if (opened || !last) return
    sound()
    if (settings.notify)
      notifyAway(
        'countdown-timer',
        says.notification(nameOf(last.id, last.name)),
        says.notificationBody(timeText(wallAt(deviceZone(), last.at))),
      )
  },
  shown: (now) => Math.floor(now / (countdownStore.get().timers.some(isCounting) ? 250 : 1000)),
}
