import { useCallback, useEffect, useRef, useState } from 'react'
import type { Form } from '@/components/fields/use-form'
import { useSaveOnLeave } from '@/components/storage/use-save-on-leave'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import type { Document } from '@/lib/kits/document/types'
import type { Typed } from '@/lib/kits/fields/read'
import { retype } from '@/lib/kits/fields/retype'
import type { GeneratorDeclaration } from '@/lib/kits/generator/declaration'
import { clientNameIn } from '@/lib/kits/records/fill'
import type { RecordFields } from '@/lib/kits/records/roles'
import { totalOf, type DocumentState, type SavedDocument } from '@/lib/kits/records/saved-document'
import { mergeFields } from '@/lib/platform/storage/merge-fields'
import { documents } from './collections'
import { addressOfRecord } from './record-address'

/** Lets somebody finish a word before the document is kept, in milliseconds. */
const savingPause = 800

/** Documents say which tool made them by the name that it began with. */
function nameOf({ id, keptAs = id }: GeneratorDeclaration): string {
  return keptAs
}

interface KeptDocumentProps {
  declaration: GeneratorDeclaration
  records: RecordFields
  form: Form
  /** What the form makes, where it is valid and no older than the form. */
  document: Document | undefined
  recordId: string | undefined
  onRecord(id: string): void
}

interface KeptDocument {
  /** `none`: the form holds a draft of its own. `saving`: something is typed that is not kept yet. */
  is: 'none' | 'loading' | 'kept' | 'saving' | 'unsaved' | 'missing'
  state: DocumentState
  business: string | undefined
  setState(state: DocumentState): void
  setBusiness(id: string): void
  keep(): Promise<void>
}

interface Own {
  state: DocumentState
  business?: string
}

/** What is kept: the boxes, and what the list shows of them. */
interface Saved {
  typed: Typed
  own: Own
  summary: Partial<SavedDocument>
}

function isSameTyped(one: Typed, other: Typed): boolean {
  const [names, others] = [Object.keys(one), Object.keys(other)]
  const same = (name: string) =>
    one[name] === other[name] ||
    (typeof one[name] === 'object' && JSON.stringify(one[name]) === JSON.stringify(other[name]))
  return names.length === others.length && names.every(same)
}

/** A total or title that is not known at the moment is no other one. */
function isSame(one: Saved, other: Saved): boolean {
  const parts = ({ own, summary: { number, client, date, due } }: Saved) =>
    JSON.stringify([own.state, own.business, number, client, date, due])
  const [total, otherTotal] = [one.summary.total, other.summary.total]
  const sameTotal = !total || !otherTotal || JSON.stringify(total) === JSON.stringify(otherTotal)
  const [title, otherTitle] = [one.summary.title, other.summary.title]
  const sameTitle = !title || !otherTitle || title === otherTitle
  return sameTotal && sameTitle && parts(one) === parts(other) && isSameTyped(one.typed, other.typed)
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text)
}

/** What the list shows of a form. */
function summaryOf(records: RecordFields, form: Form, document: Document | undefined): Partial<SavedDocument> {
  const text = (name: string | undefined) => (name === undefined ? '' : form.textOf(name).trim())
  const [number, client] = [text(records.number), clientNameIn(records, form.textOf)]
  const [date, due] = [text(records.date), text(records.due)]
  const total = document && totalOf(document)
  const title = number ? undefined : document?.title.trim()
  return {
    ...(number && { number }),
    ...(title && { title }),
    ...(client && { client }),
    ...(isDay(date) && { date }),
    ...(isDay(due) && { due }),
    ...(total && { total }),
  }
}

/**
 * A form whose document is kept: what is typed goes into the record, of which another tab may change other fields. Until it is there
 * it lies in the form's draft, which a closed tab leaves behind.
 */
export function useKeptDocument({
  declaration,
  records,
  form,
  document,
  recordId,
  onRecord,
}: KeptDocumentProps): KeptDocument {
  const [fault, setFault] = useState<'unsaved' | 'missing'>()
  const [own, setOwn] = useState<Own>({ state: 'draft' })
  /** What was kept when this form opened, then what it kept itself. */
  const [saved, setSaved] = useState<Saved>()
  const [id, setId] = useState<string>()
  const { typed, show } = form
  const present: Saved = { typed, own, summary: summaryOf(records, form, document) }
  const isDirty = saved !== undefined && !isSame(present, saved)
  const latest = useRef({ form, present, saved, id, isDirty })
  useEffect(() => {
    latest.current = { form, present, saved, id, isDirty }
  })

  useEffect(() => {
    if (recordId === undefined || latest.current.id === recordId) return
    let gone = false
    void documents.get(recordId).then((record) => {
      if (gone) return
      if (!record || record.value.tool !== nameOf(declaration)) return setFault('missing')
      const now = latest.current.form
      const { value } = record
      const kept = retype(declaration.form, value.typed, createShow(regionOf(value.region)), now.show)
      const { state, business, number, title, client, date, due, total } = value
      const ours = { state, ...(business !== undefined && { business }) }
      const summary = {
        ...(number && { number }),
        ...(title && { title }),
        ...(client && { client }),
        ...(date && { date }),
        ...(due && { due }),
        ...(total && { total }),
      }
      setOwn(ours)
      setSaved({ typed: kept, own: ours, summary })
      setId(recordId)
      // What was typed since, or left by a tab that was closed, stays on top.
      now.fill((current) => ({ ...kept, ...current }), kept)
    })
    return () => {
      gone = true
    }
  }, [recordId, declaration])

  const save = useCallback(async (): Promise<void> => {
    const { form: now, present: kept, saved: before, id: target, isDirty: isWorthIt } = latest.current
    if (target === undefined || before === undefined || !isWorthIt) return
    const stored = await documents.update(target, (current) => {
      const theirs = current && retype(declaration.form, current.typed, createShow(regionOf(current.region)), now.show)
      return {
        ...current,
        tool: nameOf(declaration),
        kind: records.kind,
        ...kept.own,
        ...kept.summary,
        typed: theirs ? mergeFields(before.typed, kept.typed, theirs) : kept.typed,
        region: now.show.region.code,
      }
    })
    if (!stored) return setFault('unsaved')
    setFault(undefined)
    setSaved(kept)
    if (latest.current.form.typed === kept.typed) now.forget()
  }, [declaration, records])

  useEffect(() => {
    if (!isDirty) return
    const pause = setTimeout(save, savingPause)
    return () => clearTimeout(pause)
  }, [typed, document, isDirty, save])
  // What is chosen and not typed is kept at once.
  useEffect(() => void save(), [own, save])
  useSaveOnLeave(useCallback(() => void save(), [save]))

  async function keep(): Promise<void> {
    const { record, saved: isStored } = await documents.create({
      tool: nameOf(declaration),
      kind: records.kind,
      ...own,
      ...present.summary,
      typed,
      region: show.region.code,
    })
    setSaved(present)
    setId(record.id)
    if (!isStored) return setFault('unsaved')
    setFault(undefined)
    form.forget()
    history.replaceState(history.state, '', addressOfRecord(location.pathname, record.id))
    onRecord(record.id)
  }

  return {
    is: fault ?? (id === undefined ? (recordId === undefined ? 'none' : 'loading') : isDirty ? 'saving' : 'kept'),
    state: own.state,
    business: own.business,
    setState: (state) => setOwn((before) => ({ ...before, state })),
    setBusiness: (business) => setOwn((before) => ({ ...before, business })),
    keep,
  }
}
