import { useId, useState } from 'react'
import { addressOf } from '@/catalogue/address'
import type { Form } from '@/components/fields/use-form'
import { Button } from '@/components/ui/button'
import { ChoiceMenu } from '@/components/ui/choice'
import type { Document } from '@/lib/kits/document/types'
import type { Typed, TypedRow } from '@/lib/kits/fields/read'
import type { Scalar } from '@/lib/kits/fields/types'
import { initialValue } from '@/lib/kits/fields/initial'
import { typedCell } from '@/lib/kits/fields/write'
import type { GeneratorDeclaration } from '@/lib/kits/generator/declaration'
import { clientIn, fillBusiness, fillClient, rowOfItem } from '@/lib/kits/records/fill'
import type { Business, Item } from '@/lib/kits/records/profile'
import type { RecordFields } from '@/lib/kits/records/roles'
import { documentStates, type DocumentState } from '@/lib/kits/records/saved-document'
import { recordMessages as says } from '@/lib/messages/records'
import type { Kept } from '@/lib/platform/records/collection'
import { businesses, clients, documents, items } from './collections'
import { dayAfter, nextNumber, today } from './next-number'
import { useKeptDocument } from './use-kept-document'
import { useRecords } from './use-records'

interface RecordsBarProps {
  declaration: GeneratorDeclaration
  records: RecordFields
  form: Form
  /** What the form makes, where it is valid and no older than the form. */
  document: Document | undefined
  recordId: string | undefined
  onRecord(id: string): void
}

/** Above the form of a document: fills it from what the visitor keeps, and keeps what it makes. */
export default function RecordsBar(props: RecordsBarProps) {
  const { declaration, records, form } = props
  const [message, setMessage] = useState('')
  const [client, setClient] = useState('')
  /** On a phone the first field of the form should be near: there what fills it opens on request. */
  const [isOpen, setOpen] = useState(false)
  const onRequest = isOpen ? '' : 'max-sm:hidden'
  const kept = useKeptDocument(props)
  const known = {
    businesses: useRecords(businesses),
    clients: useRecords(clients),
    items: useRecords(items),
    documents: useRecords(documents),
  }
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

  function fillFrom({ id, value }: Kept<Business>) {
    kept.setBusiness(id)
    form.fill(() => ({ ...fillBusiness(declaration.form, records, value), ...dueBox(records, form, value) }))
  }

  async function take() {
    const date = records.date === undefined ? '' : form.textOf(records.date)
    const day = /^\d{4}-\d\d-\d\d$/.test(date) ? date : today()
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

  return (
    <section
      aria-label={says.bar}
      data-print="hidden"
      className="grid gap-3 rounded-lg border border-line bg-raised p-3 md:col-span-2"
    >
      <Button
        size="small"
        className="justify-self-start sm:hidden"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {says.bar}
      </Button>
      <div className={`grid gap-3 sm:grid-cols-3 ${onRequest}`}>
        {records.business && (
          <RecordMenu
            label={says.fillFrom}
            first={says.chooseBusiness}
            records={known.businesses}
            chosen={kept.business ?? ''}
            onChoose={fillFrom}
          />
        )}
        {records.client && (
          <RecordMenu
            label={says.client}
            first={says.chooseClient}
            records={known.clients}
            chosen={client}
            onChoose={({ id, value }) => {
              setClient(id)
              form.fill(() => fillClient(declaration.form, records, value))
            }}
          />
        )}
        {records.items && (
          <RecordMenu
            label={says.item}
            first={says.chooseItem}
            records={known.items}
            chosen=""
            onChoose={({ value }) => form.fill(() => withItem(declaration, records, form, value))}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {records.number !== undefined && (
          <Button size="small" className={onRequest} onClick={take}>
            {says.takeNumber}
          </Button>
        )}
        {records.client && (
          <Button size="small" className={onRequest} onClick={keepClient}>
            {says.keepClient}
          </Button>
        )}
        {(kept.is === 'none' || kept.is === 'missing') && (
          <Button size="small" look="primary" onClick={kept.keep}>
            {says.keepDocument}
          </Button>
        )}
        {(kept.is === 'kept' || kept.is === 'saving' || kept.is === 'unsaved') && (
          <>
            <ChoiceMenu
              aria-label={says.state}
              className="w-auto text-sm"
              value={kept.state}
              options={documentStates.map((state) => ({ value: state, label: says.states[state] }))}
              onChange={(state: DocumentState) => kept.setState(state)}
            />
            {/* An address without anything after the '#' is fetched anew: an empty form. */}
            <a href={location.pathname} className="px-2 py-1 text-sm text-accent underline">
              {says.newDocument}
            </a>
          </>
        )}
        <a href={addressOf({ page: '/documents' })} className="px-2 py-1 text-sm text-accent underline">
          {says.allDocuments}
        </a>
        <a href={addressOf({ page: '/profile' })} className={`px-2 py-1 text-sm text-accent underline ${onRequest}`}>
          {says.setUp}
        </a>
      </div>
      <div aria-live="polite" className="grid gap-1 text-sm empty:hidden">
        {kept.is === 'saving' && <p className="text-muted">{says.saving}</p>}
        {kept.is === 'kept' && <p className="text-muted">{says.keptDocument}</p>}
        {kept.is === 'unsaved' && <p className="text-bad">{says.notKept}</p>}
        {kept.is === 'missing' && <p className="text-bad">{says.missing}</p>}
        {twin && <p className="text-bad">{says.sameNumber(number)}</p>}
        {message && <p>{message}</p>}
      </div>
    </section>
  )
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

interface RecordMenuProps<T extends { name: string }> {
  label: string
  first: string
  records: readonly Kept<T>[] | undefined
  chosen: string
  onChoose(record: Kept<T>): void
}

function RecordMenu<T extends { name: string }>({ label, first, records, chosen, onChoose }: RecordMenuProps<T>) {
  const isEmpty = records !== undefined && records.length === 0
  const options = (records ?? []).map(({ id, value }) => ({ value: id, label: value.name || says.untitled }))
  const byName = options.toSorted((a, b) => (a.label.toLowerCase() < b.label.toLowerCase() ? -1 : 1))
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <ChoiceMenu
        id={id}
        value={options.some(({ value }) => value === chosen) ? chosen : 'none'}
        options={[{ value: 'none', label: isEmpty ? says.noneYet : first }, ...byName]}
        onChange={(id) => {
          const record = records?.find((one) => one.id === id)
          if (record) onChoose(record)
        }}
      />
    </div>
  )
}
