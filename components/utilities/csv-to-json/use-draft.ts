'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from '@/components/storage/use-store'
import { draftStore, keptCharacters, type CsvDraft } from './draft'

/** Pause after which a draft is kept, in milliseconds. */
const savingPause = 500

/** What was entered, kept between visits. The first render shows an empty draft, as the prerendered page does. */
export function useDraft(): [CsvDraft, (change: (before: CsvDraft) => CsvDraft) => void] {
  const kept = useStore(draftStore)
  const [edited, setEdited] = useState<CsvDraft>()
  const unsaved = useRef<CsvDraft | undefined>(undefined)

  const save = useCallback(() => {
    const draft = unsaved.current
    if (!draft) return
    unsaved.current = undefined
    draftStore.set(draft.text.length > keptCharacters ? { ...draft, text: '' } : draft)
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
    (next: (before: CsvDraft) => CsvDraft) => setEdited((before) => next(before ?? draftStore.get())),
    [],
  )
  return [edited ?? kept, change]
}
