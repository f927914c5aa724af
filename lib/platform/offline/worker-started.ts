/** Resolves when the service worker has written its list. `ready` comes before, while the worker is still setting up. */
export async function workerStarted(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  if (active?.state !== 'activating') return
  await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }))
}
