import { useEffect } from 'react'
import { reportStorage } from '@/lib/platform/storage/reports'

/** Tells, once a page, that another tab changed what is kept under `key` while something was entered here too. */
export function useOtherTab(key: string, isEdited: boolean): void {
  useEffect(() => {
    if (!isEdited) return
    // Browsers send this event to the other tabs only.
    const changed = (event: StorageEvent) => {
      if (event.key === key && event.newValue !== null) reportStorage({ kind: 'other-tab', key })
    }
    addEventListener('storage', changed)
    return () => removeEventListener('storage', changed)
  }, [key, isEdited])
}
