/** Calls `start` once the page has loaded and the browser is idle. */
export function whenIdle(start: () => void): void {
  const wait = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5000 })
    else setTimeout(start, 2000)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
