import { useCallback, useEffect, useRef, useState } from 'react'
import { mergeFields } from '@/lib/storage/merge-fields'
import type { Store } from '@/lib/storage/store'
import { useOtherTab } from './use-other-tab'
import { useSaveOnLeave } from './use-save-on-leave'
import { useStore } from './use-store'

/** Pause after which a draft is kept, in milliseconds. */
const savingPause = 400

function wholeDraft<Draft>(draft: Draft): Draft {
  return draft
}

/**
 * What was entered, kept between visits; a tab keeps only the fields that it changed. The first render shows the store's initial value, as the prerendered page does.
 * `keepable` says what of a draft is stored: a text too long for the device's storage lives until the page closes. It is stable
 * between renders.
 */
export function useKeptDraft<Draft extends object>(
  store: Store<Draft>,
  keepable: (draft: Draft) => Draft = wholeDraft,
): [Draft, (change: (before: Draft) => Draft) => void] {
  const kept = useStore(store)
  const [edited, setEdited] = useState<Draft>()
  const unsaved = useRef<{ draft: Draft } | undefined>(undefined)
  /** What was kept when this tab began to change it, then what it kept itself. */
  const base = useRef<Draft | undefined>(undefined)

  const save = useCallback(() => {
    if (!unsaved.current) return
    const before = base.current ?? store.initial
    const ours = keepable(unsaved.current.draft)
    store.update((theirs) => mergeFields(before, ours, theirs))
    base.current = ours
    unsaved.current = undefined
  }, [store, keepable])

  useEffect(() => {
    if (edited === undefined) return
    unsaved.current = { draft: edited }
    const pause = setTimeout(save, savingPause)
    return () => clearTimeout(pause)
  }, [edited, save])

  useSaveOnLeave(save)
  useOtherTab(store.key, edited !== undefined)

  const change = useCallback(
    (next: (before: Draft) => Draft) => {
      const begun = (base.current ??= store.get())
      setEdited((before) => next(before ?? begun))
    },
    [store],
  )
  return [edited ?? kept, change]
}
