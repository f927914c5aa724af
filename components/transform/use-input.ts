import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { takeCarried } from '@/components/take-away/carry'
import { useOtherTab } from '@/components/storage/use-other-tab'
import { useSaveOnLeave } from '@/components/storage/use-save-on-leave'
import { carriedMessages } from '@/lib/messages/carried'
import { otherSide } from '@/lib/kits/transform/declaration'
import type { Made } from '@/lib/kits/transform/made'
import type { Input, Shown } from './input'
import { inputStore, keepInput, openInput } from './input-draft'

interface InputState {
  input: Input
  /** What stands on the other side while there is no new result for it. */
  other: Shown
  /** What was here before it was cleared or replaced as a whole. */
  before?: Input
  touched: boolean
}

export interface InputHold extends InputState {
  notice: string | undefined
  give(input: Input): void
  /** As give, with the way back to what was there. */
  replace(input: Input): void
  /** The same input on the other side; the side it leaves is empty until there is a result. */
  swap(): void
  undo(): void
  made(made: Made): void
  startOver(): void
}

/** Lets somebody finish a word before it is kept, in milliseconds. */
const savingPause = 300

/** The text or file that somebody gives on one of the two sides. Text survives a reload, under `keptAs`; a link's text comes first. */
export function useInput(id: string, keptAs: string, first: { text: string; made: Made }): InputHold {
  const store = useMemo(() => inputStore(keptAs), [keptAs])
  const untouched: InputState = { input: { side: 'takes', text: first.text }, other: first.made, touched: false }
  const [state, setState] = useState(untouched)
  const [notice, setNotice] = useState<string>()

  useEffect(() => {
    const opened = openInput(store)
    const carried = takeCarried(id)
    if (carried) {
      const before: Input = opened?.input ?? { side: 'takes', text: '' }
      // oxlint-disable-next-line react/set-state-in-effect -- the build, whose markup comes first, knows of no other tool
      setState((current) => ({ ...next(current, { side: 'takes', text: carried.text }), before }))
      setNotice(carriedMessages.from(carried.from))
      return
    }
    if (!opened) return
    // oxlint-disable-next-line react/set-state-in-effect -- the build, whose markup comes first, knows no draft
    setState((current) => (current.touched ? current : next(current, opened.input)))
    setNotice(opened.notice)
  }, [id, store])

  const keep = useRef<(() => void) | undefined>(undefined)

  useEffect(() => {
    if (!state.touched) return
    const { input } = state
    keep.current = () => {
      keep.current = undefined
      keepInput(store, 'text' in input ? input : undefined)
    }
    const timer = setTimeout(() => keep.current?.(), savingPause)
    return () => clearTimeout(timer)
  }, [store, state])
  useSaveOnLeave(useCallback(() => keep.current?.(), []))
  useOtherTab(store.key, state.touched)

  function change(make: (current: InputState) => InputState) {
    setNotice(undefined)
    setState(make)
  }

  return {
    ...state,
    notice,
    give: (input) => change((current) => next(current, input)),
    replace: (input) => change((current) => ({ ...next(current, input), before: current.input })),
    swap: () =>
      change(({ input }) => ({
        input: { ...input, side: otherSide(input.side) },
        other: { side: input.side, text: '' },
        before: input,
        touched: true,
      })),
    undo: () => change((current) => (current.before ? next(current, current.before) : current)),
    made: (made) => setState((current) => ({ ...current, other: made })),
    startOver: () => {
      change(() => untouched)
      keepInput(store, undefined)
    },
  }
}

function next({ input: before, other }: InputState, input: Input): InputState {
  return { input, other: input.side === before.side ? other : before, touched: true }
}
