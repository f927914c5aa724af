import { useCallback, useEffect, useRef, useState } from 'react'
import type { Store } from '@/lib/storage/store'
import { useSaveOnLeave } from './use-save-on-leave'
import { useStore } from './use-store'

/** Pause after which a draft is kept, in milliseconds. */
const savingPause = 400

function wholeDraft<Draft>(draft: Draft): Draft {
  return draft
}

/**
 * What was entered, kept between visits. The first render shows the store's initial value, as the prerendered page does.
 * `keepable` says what of a draft is stored: a text too long for the device's storage lives until the page closes. It is stable
 * between renders.
 */
export function useKeptDraft<Draft>(
  store: Store<Draft>,
  keepable: (draft: Draft) => Draft = wholeDraft,
): [Draft, (change: (before: Draft) => Draft) => void] {
  const kept = useStore(store)
  const [edited, setEdited] = useState<Draft>()
  const unsaved = useRef<{ draft: Draft } | undefined>(undefined)

  const save = useCallback(() => {
    if (!unsaved.current) return
    store.set(keepable(unsaved.current.draft))
    unsaved.current = undefined
  }, [store, keepable])

  useEffect(() => {
    if (edited === undefined) return
    unsaved.current = { draft: edited }
    const pause = setTimeout(save, savingPause)
    return () => clearTimeout(pause)
  }, [edited, save])

  useSaveOnLeave(save)

  const change = useCallback(
    (next: (before: Draft) => Draft) => setEdited((before) => next(before ?? store.get())),
    [store],
  )
  return [edited ?? kept, change]
}
