'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from '@/components/storage/use-store'
import { draftStore, keepable, type Draft } from './draft'

/** Pause after which a draft is kept, in milliseconds. */
const savingPause = 500

/** What was entered, kept between visits. The first render shows an empty draft, as the prerendered page does. */
export function useDraft(): [Draft, (change: (before: Draft) => Draft) => void] {
  const kept = useStore(draftStore)
  // Texts too long to keep, and what was typed a moment ago, live here only.
  const [edited, setEdited] = useState<Draft>()
  const unsaved = useRef<Draft | undefined>(undefined)

  const save = useCallback(() => {
    if (!unsaved.current) return
    draftStore.set(keepable(unsaved.current))
    unsaved.current = undefined
  }, [])

  useEffect(() => {
    if (!edited) return
    unsaved.current = edited
    const pause = setTimeout(save, savingPause)
    return () => clearTimeout(pause)
  }, [edited, save])

  useEffect(() => {
    addEventListener('pagehide', save)
    return () => {
      removeEventListener('pagehide', save)
      save()
    }
  }, [save])

  const change = useCallback(
    (next: (before: Draft) => Draft) => setEdited((before) => next(before ?? draftStore.get())),
    [],
  )
  return [edited ?? kept, change]
}
