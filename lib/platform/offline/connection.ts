/** What Chromium tells about the network; other browsers tell nothing, and TypeScript's DOM types lack `saveData`. */
interface Connection extends EventTarget {
  type?: string
  saveData?: boolean
}

function connection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection
}

/** Whether each megabyte may cost the visitor something, as far as the browser knows. */
export function isMetered(): boolean {
  return connection()?.saveData === true || connection()?.type === 'cellular'
}

/** Calls `listener` when isMetered may have changed, until `signal` ends it. */
export function onConnectionChange(listener: () => void, signal: AbortSignal): void {
  connection()?.addEventListener('change', listener, { signal })
}
