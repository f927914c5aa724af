import { useEffect, useId, useRef, useState } from 'react'
import type { Form } from '@/components/fields/use-form'
import { part } from '@/components/islands/part'
import { Button } from '@/components/ui/button'
import { ChoiceMenu } from '@/components/ui/choice'
import type { Document } from '@/lib/kits/document/types'
import type { GeneratorDeclaration } from '@/lib/kits/generator/declaration'
import type { RecordFields } from '@/lib/kits/records/roles'
import { recordsBarMessages as says } from '@/lib/messages/records-bar'
import type { RecordMenuName, RecordsAction, RecordsDesk } from './desk'
import { useHasKept } from './use-has-kept'

const Desk = part('records/records-desk', () => import('./records-desk'))

export interface RecordsBarProps {
  declaration: GeneratorDeclaration
  records: RecordFields
  form: Form
  /** What the form makes, where it is valid and no older than the form. */
  document: Document | undefined
  recordId: string | undefined
  onRecord(id: string): void
  /** Told the id of the business that the form was filled from, where it was. */
  onBusiness(id: string | undefined): void
}

/** Addresses of what the visitor keeps. */
export interface RecordPages {
  documents: string
  profile: string
}

interface BarProps extends RecordsBarProps {
  pages: RecordPages
  /** Whether somebody is at the page. */
  isNear: boolean
}

const tones = { plain: '', quiet: 'text-muted', bad: 'text-bad' }

/**
 * Above the form of a document: fills it from what the visitor keeps, and keeps what it makes. The build draws it empty and nothing in
 * it moves when the desk arrives, which reads what is kept: with the first sign of somebody, at once where something is kept.
 */
export default function RecordsBar({ isNear, pages, ...props }: BarProps) {
  const { records, recordId } = props
  const [desk, setDesk] = useState<RecordsDesk>()
  /** On a phone the first field of the form should be near: there what fills it opens on request. */
  const [isOpen, setOpen] = useState(false)
  const onRequest = isOpen ? '' : 'max-sm:hidden'
  const hasKept = useHasKept()
  const fills = records.business ?? records.client ?? records.items
  /** What was asked for before the desk came. */
  const waiting = useRef<RecordsAction[]>([])

  useEffect(() => {
    if (desk) for (const action of waiting.current.splice(0)) desk.act(action)
  }, [desk])

  function act(action: RecordsAction) {
    if (desk) desk.act(action)
    else waiting.current.push(action)
  }

  const menu = (name: RecordMenuName, label: string, first: string) => (
    <RecordMenu
      label={label}
      first={first}
      menu={desk?.menus[name]}
      onChoose={(id) => act({ do: 'fill', from: name, id })}
    />
  )

  return (
    <section
      aria-label={says.bar}
      data-print="hidden"
      className="grid gap-3 rounded-lg border border-line bg-raised p-3 md:col-span-2"
    >
      {fills && (
        <>
          <Button
            size="small"
            className="justify-self-start sm:hidden"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {says.bar}
          </Button>
          <div className={`grid gap-3 sm:grid-cols-3 ${onRequest}`}>
            {records.business && menu('business', says.fillFrom, says.chooseBusiness)}
            {records.client && menu('client', says.client, says.chooseClient)}
            {records.items && menu('item', says.item, says.chooseItem)}
          </div>
        </>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {records.number !== undefined && (
          <Button size="small" className={onRequest} onClick={() => act({ do: 'take-number' })}>
            {says.takeNumber}
          </Button>
        )}
        {records.client && (
          <Button size="small" className={onRequest} onClick={() => act({ do: 'keep-client' })}>
            {says.keepClient}
          </Button>
        )}
        {(!desk || desk.isNew) && (
          <Button size="small" look="primary" onClick={() => act({ do: 'keep-document' })}>
            {says.keepDocument}
          </Button>
        )}
        {desk?.state && (
          <>
            <ChoiceMenu
              aria-label={says.state}
              className="w-auto text-sm"
              value={desk.state.chosen}
              options={desk.state.options}
              onChange={(state) => act({ do: 'set-state', state })}
            />
            {/* An address without anything after the '#' is fetched anew: an empty form. */}
            <a href={location.pathname} className="px-2 py-1 text-sm text-accent underline">
              {says.newDocument}
            </a>
          </>
        )}
        <a href={pages.documents} className="px-2 py-1 text-sm text-accent underline">
          {says.allDocuments}
        </a>
        <a href={pages.profile} className={`px-2 py-1 text-sm text-accent underline ${onRequest}`}>
          {says.setUp}
        </a>
      </div>
      <div aria-live="polite" className="grid gap-1 text-sm empty:hidden">
        {desk?.notes.map((note) => (
          <p key={note.says} className={tones[note.is]}>
            {note.says}
          </p>
        ))}
      </div>
      {(isNear || hasKept || recordId !== undefined) && <Desk {...props} onDesk={setDesk} />}
    </section>
  )
}

interface RecordMenuProps {
  label: string
  first: string
  menu: RecordsDesk['menus'][RecordMenuName] | undefined
  onChoose(id: string): void
}

function RecordMenu({ label, first, menu, onChoose }: RecordMenuProps) {
  const id = useId()
  const options = menu?.options ?? []
  const isEmpty = menu !== undefined && options.length === 0
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <ChoiceMenu
        id={id}
        value={menu?.chosen || 'none'}
        options={[{ value: 'none', label: isEmpty ? says.noneYet : first }, ...options]}
        onChange={(chosen) => chosen !== 'none' && onChoose(chosen)}
      />
    </div>
  )
}
