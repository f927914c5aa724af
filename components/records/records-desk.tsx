import { useEffect, useMemo, useRef, useState } from 'react'
import type { Form } from '@/components/fields/use-form'
import type { ChoiceOption } from '@/components/ui/choice'
import type { Typed, TypedRow } from '@/lib/kits/fields/read'
import type { Scalar } from '@/lib/kits/fields/types'
import { initialValue } from '@/lib/kits/fields/initial'
import { typedCell } from '@/lib/kits/fields/write'
import type { GeneratorDeclaration } from '@/lib/kits/generator/declaration'
import { clientIn, fillBusiness, fillClient, rowOfItem } from '@/lib/kits/records/fill'
import type { Business, Item } from '@/lib/kits/records/profile'
import type { RecordFields } from '@/lib/kits/records/roles'
import { documentStates } from '@/lib/kits/records/saved-document'
import { recordMessages as says } from '@/lib/messages/records'
import type { Kept } from '@/lib/platform/records/collection'
import { businesses, clients, documents, items } from './collections'
import type { RecordMenuName, RecordsAction, RecordsDesk } from './desk'
import { dayAfter, nextNumber } from './next-number'
import { localDay } from '@/lib/base/format/local-day'
import type { RecordsBarProps } from './records-bar'
import { useKeptDocument } from './use-kept-document'
import { useRecords } from './use-records'

interface DeskProps extends RecordsBarProps {
  /** Told once everything has been read, and again whenever something else is to be shown. */
  onDesk(desk: RecordsDesk): void
}

const stateOptions = documentStates.map((state) => ({ value: state, label: says.states[state] }))

/** Reads what the visitor keeps for the bar above a form, and does what is asked for there. Draws nothing. */
export default function RecordsDeskOf(props: DeskProps) {
  const { declaration, records, form, onDesk, onBusiness } = props
  const [message, setMessage] = useState('')
  const [client, setClient] = useState('')
  const kept = useKeptDocument(props)
  const known = {
    businesses: useRecords(businesses),
    clients: useRecords(clients),
    items: useRecords(items),
    documents: useRecords(documents),
  }

  useEffect(() => onBusiness(kept.business), [kept.business, onBusiness])

  function fill(from: RecordMenuName, id: string) {
    if (from === 'business') {
      const record = known.businesses?.find((one) => one.id === id)
      if (!record) return
      kept.setBusiness(id)
      form.fill(() => ({
        ...fillBusiness(declaration.form, records, record.value),
        ...dueBox(records, form, record.value),
      }))
    } else if (from === 'client') {
      const record = known.clients?.find((one) => one.id === id)
      if (!record) return
      setClient(id)
      form.fill(() => fillClient(declaration.form, records, record.value))
    } else {
      const record = known.items?.find((one) => one.id === id)
      if (record) form.fill(() => withItem(declaration, records, form, record.value))
    }
  }

  async function take() {
    const date = records.date === undefined ? '' : form.textOf(records.date)
    const day = /^\d{4}-\d\d-\d\d$/.test(date) ? date : localDay()
    const taken = await nextNumber({ kind: records.kind, business: kept.business, day })
    if (records.number !== undefined) form.set(records.number, taken)
  }

  async function keepClient() {
    const typed = clientIn(records, form.textOf)
    if (!typed) return setMessage(says.clientNamed)
    const same = known.clients?.find(({ value }) => value.name === typed.name)
    if (!same) await clients.create(typed)
    else if (!isFilledFrom(form, fillClient(declaration.form, records, same.value)))
      await clients.update(same.id, (current) => ({ ...typed, note: current?.note }))
    setMessage(says.clientKept(typed.name))
  }

  const isNew = kept.is === 'none' || kept.is === 'missing'
  const isKept = kept.is === 'kept' || kept.is === 'saving' || kept.is === 'unsaved'

  function act(action: RecordsAction): unknown {
    switch (action.do) {
      case 'fill':
        return fill(action.from, action.id)
      case 'take-number':
        return take()
      case 'keep-client':
        return keepClient()
      case 'keep-document':
        return isNew && kept.keep()
      case 'set-state':
        return kept.setState(action.state)
    }
  }
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })

  const number = records.number === undefined ? '' : form.textOf(records.number).trim()
  const twin =
    number !== '' &&
    known.documents?.some(
      ({ id, value }) =>
        id !== props.recordId &&
        value.number === number &&
        value.kind === records.kind &&
        value.business === kept.business,
    )
  const notes = [
    ...(kept.is === 'saving' ? [{ is: 'quiet', says: says.saving } as const] : []),
    ...(kept.is === 'kept' ? [{ is: 'quiet', says: says.keptDocument } as const] : []),
    ...(kept.is === 'unsaved' ? [{ is: 'bad', says: says.notKept } as const] : []),
    ...(kept.is === 'missing' ? [{ is: 'bad', says: says.missing } as const] : []),
    ...(twin ? [{ is: 'bad', says: says.sameNumber(number) } as const] : []),
    ...(message ? [{ is: 'plain', says: message } as const] : []),
  ]
  const menus = {
    business: menuOf(known.businesses, kept.business ?? ''),
    client: menuOf(known.clients, client),
    item: menuOf(known.items, ''),
  }
  const state = isKept ? { chosen: kept.state, options: stateOptions } : undefined
  const isRead = Object.values(known).every((list) => list !== undefined)
  // Most keystrokes change nothing that the bar shows.
  const shown = JSON.stringify({ menus, state, isNew, notes })
  const desk = useMemo(
    (): RecordsDesk => ({
      ...(JSON.parse(shown) as Omit<RecordsDesk, 'act'>),
      act: (action) => void latest.current(action),
    }),
    [shown],
  )
  useEffect(() => {
    if (isRead) onDesk(desk)
  }, [isRead, desk, onDesk])
  return null
}

/** Records by their name. What is no longer among them is not chosen. */
function menuOf<T extends { name: string }>(records: readonly Kept<T>[] | undefined, chosen: string) {
  const options = (records ?? [])
    .map(({ id, value }): ChoiceOption => ({ value: id, label: value.name || says.untitled }))
    .toSorted((a, b) => (a.label.toLowerCase() < b.label.toLowerCase() ? -1 : 1))
  return { options, chosen: options.some(({ value }) => value === chosen) ? chosen : '' }
}

/** Whether these boxes stand in the form: what a client is kept as knows the parts of an address, which the form may not. */
function isFilledFrom(form: Form, boxes: Typed): boolean {
  return Object.entries(boxes).every(([name, text]) => form.textOf(name) === text)
}

/** The day to pay by, where the business says how long that is. */
function dueBox({ date, due }: RecordFields, form: Form, { dueDays }: Business): Typed {
  if (date === undefined || due === undefined || dueDays === undefined) return {}
  const day = form.textOf(date)
  return /^\d{4}-\d\d-\d\d$/.test(day) ? { [due]: dayAfter(day, dueDays) } : {}
}

/** The lines with one more; those that came with the page, and a last one that is empty, make room for it. */
function withItem(
  { form: fields }: GeneratorDeclaration,
  { items: lines }: RecordFields,
  form: Form,
  item: Item,
): Typed {
  const field = lines && fields[lines.rows]
  if (!lines || field?.kind !== 'rows') return {}
  const empty: TypedRow = Object.fromEntries(
    Object.entries(field.columns).map(([name, column]) => [
      name,
      typedCell(column, initialValue(column, form.show.region.code) as Scalar | undefined, form.show),
    ]),
  )
  const rows = form.typed[lines.rows] === undefined ? [] : form.rowsOf(lines.rows)
  const last = rows.at(-1)
  const isBlank = last && Object.entries(last).every(([name, text]) => text === '' || text === empty[name])
  const before = isBlank ? rows.slice(0, -1) : rows
  return { [lines.rows]: [...before, rowOfItem(field, lines.columns, item, empty, form.show)] }
}
