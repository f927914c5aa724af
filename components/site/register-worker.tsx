import { useEffect } from 'react'

async function register(): Promise<void> {
  const worker = navigator.serviceWorker
  const base = process.env.NEXT_PUBLIC_BASE_PATH ?? ''
  await worker.register(`${base}/service-worker.js`, { scope: `${base}/`, updateViaCache: 'none' })
  if (worker.controller) return
  const { active } = await worker.ready
  active?.postMessage({ kind: 'keep', path: location.pathname })
}

/** Starts the service worker once the page has loaded and the browser is idle. */
export function RegisterWorker() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
    const whenIdle = () => {
      // Safari has no requestIdleCallback. A browser that refuses the worker still shows every page; Settings says so.
      const start = () => void register().catch(() => undefined)
      if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5000 })
      else setTimeout(start, 2000)
    }
    if (document.readyState === 'complete') whenIdle()
    else addEventListener('load', whenIdle, { once: true })
  }, [])
  return null
}
