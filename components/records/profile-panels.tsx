import { useState } from 'react'
import { useRegion } from '@/components/site/use-region'
import { createShow } from '@/lib/base/format/show'
import { addressLines } from '@/lib/kits/records/fill'
import { businessForm, clientForm, itemForm, type Business, type Client, type Item } from '@/lib/kits/records/profile'
import { recordMessages as says } from '@/lib/messages/records'
import type { Kept } from '@/lib/platform/records/collection'
import { businesses, clients, items } from './collections'
import { RecordEditor } from './record-editor'
import { RecordList } from './record-list'
import { UndoStatus, useUndo } from './undo-line'
import { useRecords } from './use-records'

/** What is being changed; a new record where there is none. */
type Open =
  | { kind: 'business'; record: Kept<Business> | undefined }
  | { kind: 'client'; record: Kept<Client> | undefined }
  | { kind: 'item'; record: Kept<Item> | undefined }

function inOneLine(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ')
}

/** Businesses, clients and items: lists, and the form of what is being changed in their place. */
export default function ProfilePanels() {
  const [open, setOpen] = useState<Open>()
  const line = useUndo()
  const { number, percent } = createShow(useRegion())
  const kept = { businesses: useRecords(businesses), clients: useRecords(clients), items: useRecords(items) }

  function finish(saved: { name: string } | undefined) {
    setOpen(undefined)
    line.say(saved ? says.saved(saved.name) : '')
  }

  const titleOf = (add: string) => (open?.record ? says.editOf(open.record.value.name) : add)
  return (
    <div className="flex flex-col gap-10">
      {open?.kind === 'business' && (
        <RecordEditor
          title={titleOf(says.addBusiness)}
          fields={businessForm}
          collection={businesses}
          record={open.record}
          onDone={finish}
        />
      )}
      {open?.kind === 'client' && (
        <RecordEditor
          title={titleOf(says.addClient)}
          fields={clientForm}
          collection={clients}
          record={open.record}
          onDone={finish}
        />
      )}
      {open?.kind === 'item' && (
        <RecordEditor
          title={titleOf(says.addItem)}
          fields={itemForm}
          collection={items}
          record={open.record}
          onDone={finish}
        />
      )}
      {!open && (
        <>
          <RecordList
            title={says.businesses}
            records={kept.businesses}
            empty={says.noBusinesses}
            add={says.addBusiness}
            detail={(value) => inOneLine([addressLines(value).join(', '), value.taxId])}
            textOf={(value) => inOneLine([value.contact, value.city, value.taxId])}
            onAdd={() => setOpen({ kind: 'business', record: undefined })}
            onEdit={(record) => setOpen({ kind: 'business', record })}
            onRemove={({ id, value }) => line.remove(businesses, id, value.name)}
          />
          <RecordList
            title={says.clients}
            records={kept.clients}
            empty={says.noClients}
            add={says.addClient}
            detail={(value) => inOneLine([addressLines(value).join(', '), value.email])}
            textOf={(value) =>
              inOneLine([value.contact, value.city, value.country, value.email, value.taxId, value.note])
            }
            onAdd={() => setOpen({ kind: 'client', record: undefined })}
            onEdit={(record) => setOpen({ kind: 'client', record })}
            onRemove={({ id, value }) => line.remove(clients, id, value.name)}
          />
          <RecordList
            title={says.items}
            records={kept.items}
            empty={says.noItems}
            add={says.addItem}
            detail={({ code, price, unit, tax }) =>
              inOneLine([
                code,
                price === undefined ? undefined : inOneLine([number(price), unit]),
                tax === undefined ? undefined : percent(tax),
              ])
            }
            textOf={({ code, unit }) => inOneLine([code, unit])}
            onAdd={() => setOpen({ kind: 'item', record: undefined })}
            onEdit={(record) => setOpen({ kind: 'item', record })}
            onRemove={({ id, value }) => line.remove(items, id, value.name)}
          />
        </>
      )}
      <UndoStatus line={line} />
    </div>
  )
}
