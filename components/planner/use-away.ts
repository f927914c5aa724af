import { useEffect, useState } from 'react'

/** A time without anybody, in milliseconds since 1970. */
export interface AwayTime {
  from: number
  to: number
}

/** Of the Idle Detection API, which Chromium alone has. */
interface Idleness extends EventTarget {
  userState: 'active' | 'idle' | null
  screenState: 'locked' | 'unlocked' | null
  start(options: { threshold: number; signal: AbortSignal }): Promise<void>
}
type IdleDetection = (new () => Idleness) & { requestPermission(): Promise<PermissionState> }

const idleDetection = (globalThis as { IdleDetector?: IdleDetection }).IdleDetector
export const canWatch = idleDetection !== undefined

/** Asks the visitor; only a press may. */
export async function askToWatch(): Promise<boolean> {
  return (await idleDetection?.requestPermission()) === 'granted'
}

export async function mayWatch(): Promise<boolean> {
  if (!canWatch) return false
  const { state } = await navigator.permissions.query({ name: 'idle-detection' as PermissionName })
  return state === 'granted'
}

const minuteMs = 60_000
const tickMs = 20_000

/** A page that is shown and whose clock stands still: the device slept. A hidden page may be halted while somebody works. */
function watchSleep(least: number, tell: (time: AwayTime) => void): () => void {
  let last = Date.now()
  let isShown = document.visibilityState === 'visible'
  const look = () => {
    const now = Date.now()
    if (isShown && now - last >= least) tell({ from: last, to: now })
    last = now
    isShown = document.visibilityState === 'visible'
  }
  const timer = setInterval(look, tickMs)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

function watchIdleness(least: number, tell: (time: AwayTime) => void): () => void {
  const stop = new AbortController()
  if (!idleDetection) return () => {}
  const idleness = new idleDetection()
  let from: number | undefined
  idleness.addEventListener('change', () => {
    const now = Date.now()
    const isAway = idleness.userState === 'idle' || idleness.screenState === 'locked'
    if (isAway) from ??= idleness.userState === 'idle' ? now - minuteMs : now
    else if (from !== undefined) {
      if (now - from >= least) tell({ from, to: now })
      from = undefined
    }
  })
  // Refused since: nothing is told then, as before.
  idleness.start({ threshold: minuteMs, signal: stop.signal }).catch(() => {})
  return () => stop.abort()
}

/**
 * The last time in which nobody was there for so many minutes: the device slept under the page, or, where the visitor allowed it, the
 * browser saw neither keys nor pointer or a locked screen.
 */
export function useAway(minutes: number | undefined, isWatching: boolean) {
  const [time, setTime] = useState<AwayTime>()
  useEffect(() => {
    if (minutes === undefined) return
    return watchSleep(minutes * minuteMs, setTime)
  }, [minutes])
  useEffect(() => {
    if (minutes === undefined || !isWatching) return
    return watchIdleness(minutes * minuteMs, setTime)
  }, [minutes, isWatching])
  return { time, forget: () => setTime(undefined) }
}
