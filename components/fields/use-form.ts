import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useOtherTab } from '@/components/storage/use-other-tab'
import { useSaveOnLeave } from '@/components/storage/use-save-on-leave'
import { readForm, unitIn, unitKey, type FormReading, type Typed, type TypedRow } from '@/lib/kits/fields/read'
import { retype } from '@/lib/kits/fields/retype'
import type { Fields, Scalar } from '@/lib/kits/fields/types'
import { initialValue } from '@/lib/kits/fields/initial'
import { typedCell, typedRows } from '@/lib/kits/fields/write'
import { createShow, type Show } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import type { Region } from '@/lib/base/region/types'
import { draftStore, forgetDraft, keepDraft, keptInDraft, openDraft, type Draft } from './draft'

export type RowValues = Readonly<Record<string, Scalar | undefined>>

export interface Form extends FormReading {
  show: Show
  typed: Typed
  touched: boolean
  /** Nobody has typed since a link or an earlier visit filled it in. */
  filledIn: boolean
  /** A sentence about where the entries came from: a link, an earlier visit. */
  notice: string | undefined
  textOf(name: string): string
  unitOf(name: string): string | undefined
  /** What was read in the box of a field: nothing where it is empty or refused. */
  valueOf(name: string): Scalar | undefined
  rowsOf(name: string): readonly TypedRow[]
  /** The same as long as nobody types in these rows. */
  rowValuesOf(name: string): readonly RowValues[]
  set(name: string, boxes: string | readonly TypedRow[]): void
  /** The same quantity in another unit: 6 m becomes 19.685 ft. Like `set`, the same function until the region changes. */
  changeUnit(name: string, unit: string): void
  /**
   * Sets several boxes at once, typed in the form's region; `boxesFor` gets what has been typed. What is `keptElsewhere` is no part
   * of the draft until it is changed.
   */
  fill(boxesFor: (typed: Typed) => Typed, keptElsewhere?: Typed): void
  startOver(): void
  /** Takes what stands in the form out of the draft: it is kept elsewhere, or done with. */
  forget(): void
}

const untouched: Draft = { typed: {}, region: 'global' }

function boxUnit(fields: Fields, typed: Typed, show: Show, name: string): string | undefined {
  const field = fields[name]
  return field && unitIn(typed, name, field, show)
}

function boxText(fields: Fields, typed: Typed, { values }: FormReading, show: Show, name: string): string {
  const field = fields[name]
  const boxes = typed[name]
  if (typeof boxes === 'string') return boxes
  if (!field || field.kind === 'rows') return ''
  const value = values[name] as string | number | boolean | undefined
  return typedCell(field, value, show, boxUnit(fields, typed, show, name))
}

/** The boxes of a quantity written in another unit; what cannot be read stays as it is. */
function inUnit(fields: Fields, typed: Typed, show: Show, name: string, unit: string): Typed {
  const field = fields[name]
  if (!field || field.kind !== 'quantity') return {}
  const reading = readForm(fields, typed, show)
  const value = reading.values[name]
  const text =
    Object.hasOwn(reading.errors, name) || typeof value !== 'number'
      ? boxText(fields, typed, reading, show, name)
      : typedCell(field, value, show, unit)
  return { [name]: text, [unitKey(name)]: unit }
}

export interface InitialRows {
  rows: readonly TypedRow[]
  values: readonly RowValues[]
}

/** The rows that stand in a form before anybody has typed. */
export function rowsBeforeTyping(fields: Fields, show: Show): Readonly<Record<string, InitialRows>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.kind !== 'rows') return []
      const values = initialValue(field, show.region.code) as readonly RowValues[]
      return [[name, { rows: typedRows(field, values, show), values }]]
    }),
  )
}

type Boxes = Pick<Form, 'textOf' | 'unitOf' | 'valueOf' | 'rowsOf' | 'rowValuesOf'>

/** What stands in each box of a form, and what was read there. */
export function boxesOf(
  fields: Fields,
  typed: Typed,
  reading: FormReading,
  show: Show,
  initialRows: Readonly<Record<string, InitialRows>>,
): Boxes {
  return {
    textOf: (name) => boxText(fields, typed, reading, show, name),
    unitOf: (name) => boxUnit(fields, typed, show, name),
    valueOf: (name) => (Object.hasOwn(reading.errors, name) ? undefined : (reading.values[name] as Scalar | undefined)),
    rowsOf(name) {
      const boxes = typed[name]
      return Array.isArray(boxes) ? boxes : (initialRows[name]?.rows ?? [])
    },
    rowValuesOf(name) {
      if (!Array.isArray(typed[name])) return initialRows[name]?.values ?? []
      return reading.values[name] as readonly RowValues[]
    },
  }
}

/** Lets somebody finish a number before it is kept, in milliseconds. */
const savingPause = 300

/**
 * The state of a form: only what was typed, never a copy of what follows from it. Entries survive a change of region (they
 * are written anew), a reload and a closed tab; a link's values come before those of an earlier visit. `draftId` is another name to
 * keep them under; when it changes, what stands in the form is kept elsewhere, and only what is typed later is kept there.
 */
export function useForm(id: string, fields: Fields, regionFor: (typed: Typed) => Region, draftId = id): Form {
  const store = useMemo(() => draftStore(draftId), [draftId])
  const [draft, setDraft] = useState(untouched)
  const [given, setGiven] = useState<Draft>()
  const [notice, setNotice] = useState<string>()
  const region = regionFor(draft.typed)
  const typed = useMemo(
    () => retype(fields, draft.typed, createShow(regionOf(draft.region)), createShow(region)),
    [fields, draft, region],
  )
  const show = useMemo(() => createShow(region), [region])
  const reading = useMemo(() => readForm(fields, typed, show), [fields, typed, show])
  const initialRows = useMemo(() => rowsBeforeTyping(fields, show), [fields, show])
  const touched = Object.keys(typed).length > 0

  /** What was kept when this form opened, then what it kept itself. */
  const base = useRef(untouched)
  const shown = useRef(draft)
  const openedStore = useRef<typeof store>(undefined)
  useEffect(() => {
    shown.current = draft
  })
  useEffect(() => {
    const isOther = openedStore.current !== undefined && openedStore.current !== store
    openedStore.current = store
    if (isOther) {
      // Whoever gave the draft another name has kept what stands here.
      base.current = { typed: keptInDraft(fields, shown.current.typed), region: shown.current.region }
      return
    }
    base.current = store.get()
    const opened = openDraft(store, fields)
    if (!opened) return
    // oxlint-disable-next-line react/set-state-in-effect -- the build, whose markup comes first, knows no draft
    if (opened.draft) setDraft(opened.draft)
    setGiven(opened.draft)
    setNotice(opened.notice)
  }, [store, fields])

  const keep = useRef<(() => void) | undefined>(undefined)
  useEffect(() => {
    if (draft === untouched) return
    keep.current = () => {
      keep.current = undefined
      base.current = keepDraft(store, fields, base.current, draft)
    }
    const timer = setTimeout(() => keep.current?.(), savingPause)
    return () => clearTimeout(timer)
  }, [store, fields, draft])
  useSaveOnLeave(useCallback(() => keep.current?.(), []))
  const forget = useCallback(() => {
    keep.current = undefined
    forgetDraft(store, fields, shown.current)
  }, [store, fields])
  useOtherTab(store.key, touched)

  const change = useCallback(
    (boxesFor: (typed: Typed) => Typed) => {
      setNotice(undefined)
      setDraft((current) => {
        const kept = retype(fields, current.typed, createShow(regionOf(current.region)), show)
        return { typed: { ...kept, ...boxesFor(kept) }, region: show.region.code }
      })
    },
    [fields, show],
  )
  const fill = useCallback<Form['fill']>(
    (boxesFor, keptElsewhere) => {
      if (keptElsewhere) base.current = { typed: keptInDraft(fields, keptElsewhere), region: show.region.code }
      change(boxesFor)
    },
    [change, fields, show],
  )
  const set = useCallback<Form['set']>((name, boxes) => change(() => ({ [name]: boxes })), [change])
  const changeUnit = useCallback<Form['changeUnit']>(
    (name, unit) => change((kept) => inUnit(fields, kept, show, name, unit)),
    [change, fields, show],
  )

  return {
    ...reading,
    show,
    typed,
    touched,
    filledIn: draft === given,
    notice,
    ...boxesOf(fields, typed, reading, show, initialRows),
    set,
    changeUnit,
    fill,
    forget,
    startOver: () => {
      setNotice(undefined)
      setDraft({ typed: {}, region: region.code })
    },
  }
}
