import { defineStore } from '@/lib/platform/storage/store'
import {
  initialStopwatches,
  readStopwatches,
  reduceStopwatches,
  type StopwatchAction,
  type Stopwatches,
} from '@/lib/subjects/timers/stopwatch'

export const stopwatchStore = defineStore<Stopwatches>({
  key: 'stopwatch',
  version: 1,
  initial: initialStopwatches,
  read: readStopwatches,
})

export function dispatch(action: StopwatchAction): void {
  stopwatchStore.update((state) => reduceStopwatches(state, action))
}
