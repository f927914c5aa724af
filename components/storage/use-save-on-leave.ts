import { useEffect } from 'react'

/** Saves when the page is left, and when the component goes. `save` is stable between renders. */
export function useSaveOnLeave(save: () => void): void {
  useEffect(() => {
    addEventListener('pagehide', save)
    return () => {
      removeEventListener('pagehide', save)
      save()
    }
  }, [save])
}
