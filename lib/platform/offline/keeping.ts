import { keepEverything, type OfflineEnd, type OfflineProgress } from '@/lib/platform/offline/keep-everything'
import { definePlainStore } from '@/lib/platform/storage/store'

/** What the visitor said to keeping everything: nothing yet, yes or no. */
export const keepingWish = definePlainStore<'' | 'yes' | 'no'>({
  key: 'tallykit:keep-everything',
  initial: '',
  read: (text) => (text === 'yes' || text === 'no' ? text : undefined),
})

interface Run {
  controller: AbortController
  end: Promise<OfflineEnd>
  progress: OfflineProgress
}

/** One at a time on a page, whoever started it: the installed app or the settings. */
let run: Run | undefined
const listeners = new Set<() => void>()

function notify(): void {
  for (const listener of listeners) listener()
}

/** How far this page is with keeping everything; undefined while it is not at it. The same object until it changes. */
export function keepingProgress(): OfflineProgress | undefined {
  return run?.progress
}

/** Calls `listener` when keepingProgress has changed. Returns the function that ends this. */
export function onKeeping(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Starts keeping everything, or joins what is going on. `progress` is what was kept before. */
export function startKeeping(basePath: string, progress: OfflineProgress): Promise<OfflineEnd> {
  if (run) return run.end
  run = newRun(basePath, progress)
  notify()
  return run.end
}

function newRun(basePath: string, progress: OfflineProgress): Run {
  const controller = new AbortController()
  const onProgress = (reached: OfflineProgress) => {
    if (run) run.progress = reached
    notify()
  }
  const end = keepEverything(basePath, { onProgress, signal: controller.signal }).finally(() => {
    run = undefined
    notify()
  })
  return { controller, end, progress }
}

/** What has arrived stays. */
export function pauseKeeping(): void {
  run?.controller.abort()
}
