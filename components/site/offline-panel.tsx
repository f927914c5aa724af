import { useEffect, useState, useSyncExternalStore } from 'react'

import { Button } from '@/components/ui/button'
import { offlineMessages as messages } from '@/lib/messages/offline'
import {
  forgetCopies,
  readOfflineState,
  type OfflineEnd,
  type OfflineProgress,
  type OfflineState,
} from '@/lib/platform/offline/keep-everything'
import { keepingProgress, keepingWish, onKeeping, pauseKeeping, startKeeping } from '@/lib/platform/offline/keeping'
import { workerStarted } from '@/lib/platform/offline/worker-started'

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

/** How long the first visit may take to get its service worker, in milliseconds. */
const workerPatience = 10_000

type Kept = OfflineState | 'looking' | 'unavailable'

/** How much of the site is on this device, and the button that fetches the rest. Looks again, and pauses, when `changes` grows. */
export function OfflinePanel({ changes }: { changes: number }) {
  const [kept, setKept] = useState<Kept>('looking')
  const [message, setMessage] = useState('')
  const progress = useSyncExternalStore(onKeeping, keepingProgress, () => undefined)
  const isFetching = progress !== undefined

  useEffect(() => {
    let gone = false
    void lookAtDevice().then((found) => {
      if (!gone) setKept(found)
    })
    return () => {
      gone = true
    }
  }, [changes, isFetching])
  useEffect(() => pauseKeeping, [changes])

  async function start(before: OfflineProgress) {
    setMessage('')
    keepingWish.set('yes')
    try {
      setMessage(endMessage(await startKeeping(basePath, before)))
    } catch {
      setMessage(messages.failed)
    }
  }

  function pause() {
    keepingWish.set('no')
    pauseKeeping()
  }

  async function forget() {
    keepingWish.set('no')
    await forgetCopies(basePath)
    setMessage(messages.forgotten)
    setKept(await lookAtDevice())
  }

  return (
    <section aria-labelledby="offline-title" className="flex flex-col gap-3">
      <h2 id="offline-title" className="text-xl font-semibold">
        {messages.title}
      </h2>
      <p>{messages.intro}</p>
      {/* As high as what is found as a rule, so that nothing beneath moves when it is found. */}
      <div className="flex min-h-40 flex-col gap-3 sm:min-h-32">
        {kept === 'looking' && <p className="text-muted">{messages.looking}</p>}
        {kept === 'unavailable' && <p>{messages.unavailable}</p>}
        {typeof kept === 'object' && !progress && (
          <KeptState kept={kept} onStart={() => start(kept.progress)} onForget={forget} />
        )}
        {progress && <Fetching progress={progress} onPause={pause} />}
      </div>
      <p role="status" className="empty:hidden">
        {message}
      </p>
    </section>
  )
}

interface KeptStateProps {
  kept: OfflineState
  onStart(): void
  onForget(): void
}

function KeptState({ kept: { progress, pages, allPages, everything }, onStart, onForget }: KeptStateProps) {
  const { done, total, bytes, totalBytes } = progress
  const left = messages.megabytes(totalBytes - bytes)
  const complete = everything && done === total
  return (
    <>
      <p className="tabular-nums">{complete ? messages.everythingKept : messages.counts(pages, allPages)}</p>
      <div className="flex flex-wrap gap-2">
        {!complete && (
          <Button look="primary" onClick={onStart}>
            {bytes > totalBytes / 4 ? messages.resume(left) : messages.start(left)}
          </Button>
        )}
        <Button onClick={onForget}>{messages.forget}</Button>
      </div>
    </>
  )
}

interface FetchingProps {
  progress: OfflineProgress
  onPause(): void
}

function Fetching({ progress: { done, total, bytes, totalBytes }, onPause }: FetchingProps) {
  return (
    <>
      <progress
        className="h-3 w-full accent-accent"
        aria-label={messages.progressLabel}
        max={totalBytes}
        value={bytes}
      />
      <p className="tabular-nums text-muted">
        {messages.progress(done, total, messages.megabytes(bytes), messages.megabytes(totalBytes))}
      </p>
      <div>
        <Button onClick={onPause}>{messages.pause}</Button>
      </div>
    </>
  )
}

/** What is kept, once the service worker of a first visit is ready. */
async function lookAtDevice(): Promise<Kept> {
  if (!('serviceWorker' in navigator)) return 'unavailable'
  const ready = await Promise.race([
    workerStarted().then(() => true),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), workerPatience)),
  ])
  try {
    return (ready && (await readOfflineState(basePath))) || 'unavailable'
  } catch {
    // Private windows of some browsers have a worker but refuse its caches.
    return 'unavailable'
  }
}

function endMessage(end: OfflineEnd): string {
  switch (end.kind) {
    case 'complete':
      return messages.complete
    case 'paused':
      return messages.paused
    case 'no-connection':
      return messages.noConnection
    case 'unavailable':
      return messages.unavailable
    case 'changed':
      return messages.changed(end.pages.length)
    case 'host-error':
      return messages.hostError(end.status)
    case 'full':
      return end.free === undefined
        ? messages.fullUnknown
        : messages.full(messages.megabytes(end.needed), messages.megabytes(end.free))
  }
}
