import { useEffect } from 'react'

/**
 * Saves when the page is left or hidden, and when the component goes. A phone may end a hidden page without another word. `save` is
 * stable between renders.
 */
export function useSaveOnLeave(save: () => void): void {
  useEffect(() => {
    const saveHidden = () => document.visibilityState === 'hidden' && save()
    addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', saveHidden)
    return () => {
      removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', saveHidden)
      save()
    }
  }, [save])
}
