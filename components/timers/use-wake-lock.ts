import { useEffect, useState } from 'react'

export function canKeepAwake(): boolean {
  return 'wakeLock' in navigator
}

/** Keeps the screen on while `wanted` and the page is in view. True when the device refused. */
export function useWakeLock(wanted: boolean): boolean {
  const [isRefused, setRefused] = useState(false)

  useEffect(() => {
    if (!wanted || !canKeepAwake()) return
    let sentinel: WakeLockSentinel | undefined
    let isOver = false

    async function keep(): Promise<void> {
      // The browser lets go whenever the page is hidden, and refuses a hidden one.
      if (document.visibilityState !== 'visible') return
      try {
        const granted = await navigator.wakeLock.request('screen')
        if (isOver) return await granted.release()
        sentinel = granted
        setRefused(false)
      } catch (error) {
        if (!(error instanceof DOMException)) throw error
        setRefused(document.visibilityState === 'visible')
      }
    }

    const again = () => void keep()
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', again)
      void sentinel?.release()
      setRefused(false)
    }
  }, [wanted])

  return isRefused
}
