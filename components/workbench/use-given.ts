import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Form } from '@/components/fields/use-form'
import { useKeptDraft, type ChangeDraft, type KeptChange } from '@/components/storage/use-kept-draft'
import { takeCarried } from '@/components/take-away/carry'
import { carriedMessages } from '@/lib/messages/carried'
import { withLineFeeds } from '@/lib/base/text/line-ends'
import type { Inputs } from '@/lib/kits/app/workbench'
import { isShown } from '@/lib/kits/fields/visible'
import { workbenchMessages as messages } from '@/lib/messages/workbench'
import { keepable, keepLarge, largeTexts, proseNames, workbenchStore, type WorkbenchDraft } from './draft'
import { useSame } from './same'

type Files = Readonly<Record<string, File | undefined>>

export interface Replaced {
  says: string
  undo(): void
}

type Texts = Readonly<Record<string, string>>

export interface GivenHold {
  texts: Texts
  /** Choices among the results. */
  picks: Texts
  /** Files that stand in the place of texts. */
  opened: Files
  setText(name: string, text: string): void
  /** A text or file in the place of all that was there; what was picked among the results of it goes too. */
  replace(name: string, content: string | File, said?: string): void
  /** What was said of the replacement of a text, and the way back. */
  replaced(name: string): Replaced | undefined
  /** Undefined takes the choice back. */
  pick(name: string, value: string | undefined): void
}

const nothing = {}

/** The names of secrets, and of the prose that the visitor wants kept nowhere. */
function unkeptOf(inputs: Inputs, values: Form['values']): string[] {
  return Object.entries(inputs).flatMap(([name, input]) => {
    if (input.kind !== 'text') return []
    const isUnwanted = input.prose !== undefined && !isShown({ shownWhen: input.prose.keptWhen }, values)
    return input.secret || isUnwanted ? [name] : []
  })
}

interface DraftHold {
  draft: WorkbenchDraft
  /** What the boxes hold. */
  texts: Texts
  setDraft: ChangeDraft<WorkbenchDraft>
  /** What was kept when the page opened; a text of it may be in the large store. */
  kept(): WorkbenchDraft
  largeText(name: string): Promise<string>
}

/** Files are not kept, so that what was picked among their results would be of others after a reload. */
function asKept(draft: WorkbenchDraft, inputs: Inputs): WorkbenchDraft {
  return Object.values(inputs).some(({ kind }) => kind === 'files') ? { ...draft, picks: {} } : draft
}

/** The draft of a workbench, with texts that lie in the large store. */
function useDraft(id: string, inputs: Inputs, values: Form['values']): DraftHold {
  const store = useMemo(() => workbenchStore(id, inputs), [id, inputs])
  const large = useMemo(() => largeTexts(id), [id])
  const prose = useMemo(() => proseNames(inputs), [inputs])
  const unkept = useSame(unkeptOf(inputs, values))
  const unwanted = useRef(unkept)
  useEffect(() => {
    unwanted.current = unkept
  }, [unkept])
  const [draft, setDraft] = useKeptDraft(
    store,
    useCallback((all: WorkbenchDraft) => keepable(asKept(all, inputs), prose, unwanted.current), [inputs, prose]),
    useCallback((change: KeptChange<WorkbenchDraft>) => keepLarge(large, prose, change), [large, prose]),
  )
  const [fetched, setFetched] = useState<Texts>(nothing)

  const missing = useSame(prose.filter((name) => draft.texts[name] === null && fetched[name] === undefined))
  useEffect(() => {
    let live = true
    for (const name of missing)
      void large.get(name).then((text = '') => live && setFetched((before) => ({ ...before, [name]: text })))
    return () => {
      live = false
    }
  }, [large, missing])

  const texts = useMemo(() => {
    const names = Object.keys(inputs).filter((name) => inputs[name]?.kind === 'text')
    return Object.fromEntries(names.map((name) => [name, draft.texts[name] ?? fetched[name] ?? '']))
  }, [inputs, draft.texts, fetched])

  // What the visitor wants kept no longer goes at once, and what is wanted again is kept at once.
  const settled = useRef(unkept)
  useEffect(() => {
    if (settled.current === unkept) return
    settled.current = unkept
    if (prose.some((name) => texts[name] !== '')) setDraft((earlier) => ({ ...earlier, texts }), 'now')
  }, [unkept, prose, texts, setDraft])

  return { draft, texts, setDraft, kept: store.get, largeText: (name) => large.get(name).then((text = '') => text) }
}

/** What a text was before another took its place. */
interface Before {
  name: string
  text: string
  picks: Texts
  file: File | undefined
  says: string
}

/** The texts and files that somebody gives and what was picked among the results; all but files and what was picked of them survive a reload, under `keptAs`. */
export function useGiven(id: string, inputs: Inputs, form: Form, keptAs = id): GivenHold {
  const { set, values } = form
  const { draft, texts, setDraft, kept, largeText } = useDraft(keptAs, inputs, values)
  const [opened, setOpened] = useState<Files>(nothing)
  const [before, setBefore] = useState<Before>()
  const { picks } = draft

  useEffect(() => {
    const settings = Object.entries(picks).filter(([name]) => Object.hasOwn(values, name))
    if (settings.length === 0) return
    for (const [name, box] of settings) set(name, box)
    const taken = new Set(settings.map(([name]) => name))
    setDraft((earlier) => ({
      ...earlier,
      picks: Object.fromEntries(Object.entries(earlier.picks).filter(([name]) => !taken.has(name))),
    }))
  }, [picks, values, set, setDraft])

  const asGiven = (name: string, text: string) => {
    const input = inputs[name]
    return input?.kind === 'text' && input.prose ? withLineFeeds(text) : text
  }
  const put = (name: string, text: string) => (earlier: WorkbenchDraft) => ({
    ...earlier,
    texts: { ...earlier.texts, [name]: asGiven(name, text) },
  })

  useEffect(() => {
    const carried = takeCarried(id)
    if (!carried) return
    const { input, text, from, sets: settings } = carried
    const earlier = kept()
    const take = (kept: string) => {
      setBefore({ name: input, text: kept, picks: earlier.picks, file: undefined, says: carriedMessages.from(from) })
      setDraft((draft) => ({ ...put(input, text)(draft), picks: {} }))
      for (const [name, box] of Object.entries(settings)) set(name, box)
    }
    const there = earlier.texts[input]
    // A draft that takes its place takes it from the large store too.
    if (there === null) void largeText(input).then(take)
    else take(there ?? '')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: what was carried is gone when it is taken
  }, [id])

  return {
    texts,
    picks,
    opened,
    setText(name, text) {
      setBefore(undefined)
      setDraft(put(name, text))
    },
    replace(name, content, said = messages.replaced) {
      const file = opened[name]
      const isFile = typeof content !== 'string'
      setOpened((earlier) => ({ ...earlier, [name]: isFile ? content : undefined }))
      // Closing a file shows the text that was there before it.
      if (file && content === '') return
      const isLost = isFile ? file !== undefined : texts[name] !== '' || file !== undefined
      setBefore(isLost ? { name, text: texts[name] ?? '', picks, file, says: said } : undefined)
      setDraft((earlier) => ({ ...(isFile ? earlier : put(name, content)(earlier)), picks: {} }), 'now')
    },
    replaced: (name) =>
      before?.name === name
        ? {
            says: before.says,
            undo() {
              setDraft((earlier) => ({ ...put(name, before.text)(earlier), picks: before.picks }))
              setOpened((earlier) => ({ ...earlier, [name]: before.file }))
              setBefore(undefined)
            },
          }
        : undefined,
    pick: (name, value) =>
      setDraft((earlier) => {
        const others = Object.entries(earlier.picks).filter(([other]) => other !== name)
        return { ...earlier, picks: Object.fromEntries(value === undefined ? others : [...others, [name, value]]) }
      }),
  }
}
