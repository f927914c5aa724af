import { isInstalled } from './install'
import { whenIdle } from './when-idle'

const loadKeeping = () => import('./keep-in-app')

/** What only the installed app does, also from the moment it is installed. */
export function startInstalledApp(load: () => Promise<typeof import('./keep-in-app')> = loadKeeping): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  // Where its code does not arrive or storage is refused, the next page tries again, and Settings says what is kept.
  const keep = () =>
    void load()
      .then(({ keepInApp }) => keepInApp())
      .catch(() => undefined)
  addEventListener('appinstalled', keep)
  if (isInstalled()) whenIdle(keep)
}
