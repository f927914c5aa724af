import { useCallback, useEffect, useRef, useState } from 'react'
import { mergeFields } from '@/lib/platform/storage/merge-fields'
import type { Store } from '@/lib/platform/storage/store'
import { useOtherTab } from './use-other-tab'
import { useSaveOnLeave } from './use-save-on-leave'
import { useStore } from './use-store'

/** Pause after which a draft is kept, in milliseconds. */
const savingPause = 400

function wholeDraft<Draft>(draft: Draft): Draft {
  return draft
}

/** Waits for a pause in typing unless told `now`: what was cleared must not come back, however soon the page closes. */
export type ChangeDraft<Draft> = (change: (before: Draft) => Draft, when?: 'now') => void

/** What the store held before a draft was kept, and what it holds now. */
export interface KeptChange<Draft> {
  earlier: Draft
  now: Draft
  draft: Draft
}

/**
 * What was entered, kept between visits; a tab keeps only the fields that it changed. The first render shows the store's initial
 * value, as the prerendered page does. `keepable` says what of a draft is stored: a text too long for the device's storage lives
 * until the page closes, or where `onKept` puts it. Both are stable between renders.
 */
export function useKeptDraft<Draft extends object>(
  store: Store<Draft>,
  keepable: (draft: Draft) => Draft = wholeDraft,
  onKept?: (change: KeptChange<Draft>) => void,
): [Draft, ChangeDraft<Draft>] {
  const kept = useStore(store)
  const [edited, setEdited] = useState<Draft>()
  const isUrgent = useRef(false)
  const unsaved = useRef<{ draft: Draft } | undefined>(undefined)
  /** What was kept when this tab began to change it, then what it kept itself. */
  const base = useRef<Draft | undefined>(undefined)

  const save = useCallback(() => {
    if (!unsaved.current) return
    const before = base.current ?? store.initial
    const { draft } = unsaved.current
    const ours = keepable(draft)
    const earlier = store.get()
    store.update((theirs) => mergeFields(before, ours, theirs))
    base.current = ours
    unsaved.current = undefined
    onKept?.({ earlier, now: store.get(), draft })
  }, [store, keepable, onKept])

  useEffect(() => {
    if (edited === undefined) return
    unsaved.current = { draft: edited }
    if (isUrgent.current) {
      isUrgent.current = false
      return save()
    }
    const pause = setTimeout(save, savingPause)
    return () => clearTimeout(pause)
  }, [edited, save])

  useSaveOnLeave(save)
  useOtherTab(store.key, edited !== undefined)

  const change = useCallback(
    (next: (before: Draft) => Draft, when?: 'now') => {
      if (when === 'now') isUrgent.current = true
      const begun = (base.current ??= store.get())
      setEdited((before) => next(before ?? begun))
    },
    [store],
  )
  return [edited ?? kept, change]
}
