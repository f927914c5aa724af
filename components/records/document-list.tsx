import { useEffect, useState } from 'react'
import { useRegion } from '@/components/site/use-region'
import { Button } from '@/components/ui/button'
import { ChoiceMenu } from '@/components/ui/choice'
import { controlClasses } from '@/components/ui/control'
import { buttonClasses } from '@/components/ui/button-classes'
import { createShow, type Show } from '@/lib/base/format/show'
import { valueText } from '@/lib/kits/document/value'
import { documentKinds } from '@/lib/kits/records/kinds'
import { documentStates, shownState, type SavedDocument, type ShownState } from '@/lib/kits/records/saved-document'
import { recordMessages as says } from '@/lib/messages/records'
import type { Kept } from '@/lib/platform/records/collection'
import { searchRecords } from '@/lib/platform/records/search'
import { documents } from './collections'
import { finishDrafts } from './finish-drafts'
import { toolOfKind, type DocumentTool } from './document-tools'
import { duplicate, makeFrom, nameOfDocument } from './make-document'
import { localDay } from '@/lib/base/format/local-day'
import { addressOfRecord } from './record-address'
import { UndoStatus, useUndo } from './undo-line'
import { useRecords } from './use-records'

export interface DocumentListProps {
  tools: readonly DocumentTool[]
}

const filters = ['all', 'draft', 'sent', 'paid', 'overdue'] as const
type Filter = (typeof filters)[number]

const looks: Record<ShownState, string> = {
  draft: 'bg-accent-soft',
  sent: 'bg-warn-soft',
  paid: 'bg-good-soft',
  overdue: 'bg-bad-soft text-bad',
}

function searchedText({ kind, number = '', title = '', client = '', date = '', from }: SavedDocument): string {
  return [documentKinds[kind].label, number, title, client, date, from?.number ?? ''].join(' ')
}

/** The documents that are kept here, newest first, and what can be done with each. */
export default function DocumentList({ tools }: DocumentListProps) {
  const kept = useRecords(documents)
  const show = createShow(useRegion())
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  const line = useUndo()
  useEffect(() => void finishDrafts(tools), [tools])
  const day = localDay()
  const inState = (kept ?? []).filter(({ value }) => filter === 'all' || shownState(value, day) === filter)
  const found = searchRecords(inState, query, ({ value }) => searchedText(value))

  if (!kept) return <p className="text-muted">{says.loading}</p>
  return (
    <div className="flex flex-col gap-4">
      {kept.length === 0 && <p>{says.noDocuments}</p>}
      {kept.length > 0 && (
        <div className="flex flex-wrap items-end gap-3 print:hidden">
          <input
            type="search"
            className={`${controlClasses} max-w-sm flex-1 basis-48`}
            aria-label={says.search}
            placeholder={says.search}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <ChoiceMenu
            aria-label={says.filter}
            className="w-auto"
            value={filter}
            options={filters.map((value) => ({ value, label: value === 'all' ? says.all : says.states[value] }))}
            onChange={setFilter}
          />
          <Button onClick={() => print()}>{says.print}</Button>
        </div>
      )}
      {kept.length > 0 && (
        <p role="status" className="text-sm text-muted">
          {found.length === 0 ? says.nothingFound : says.count(found.length)}
        </p>
      )}
      {found.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {found.map((record) => (
            <DocumentLine
              key={record.id}
              record={record}
              tools={tools}
              show={show}
              day={day}
              onRemove={() => line.remove(documents, record.id, nameOfDocument(record.value))}
              onDuplicated={(name) => line.say(says.duplicated(name))}
            />
          ))}
        </ul>
      )}
      <UndoStatus line={line} />
    </div>
  )
}

interface DocumentLineProps {
  record: Kept<SavedDocument>
  tools: readonly DocumentTool[]
  show: Show
  day: string
  onRemove(): void
  onDuplicated(name: string): void
}

function DocumentLine({ record, tools, show, day, onRemove, onDuplicated }: DocumentLineProps) {
  const { value } = record
  const name = nameOfDocument(value)
  const tool = tools.find(({ id }) => id === value.tool)
  const state = shownState(value, day)
  const becomes = (tool?.records.becomes ?? []).flatMap((kind) => toolOfKind(tools, kind) ?? [])

  async function make(target: DocumentTool) {
    if (!tool) return
    const made = await makeFrom(record, tool, target)
    location.assign(addressOfRecord(target.href, made.id))
  }

  return (
    <li className="grid gap-2 py-3 break-inside-avoid">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="font-semibold wrap-anywhere">
          {tool ? (
            <a href={addressOfRecord(tool.href, record.id)} className="inline-block py-1 hover:underline">
              {name}
            </a>
          ) : (
            name
          )}
        </h2>
        <span className={`rounded-full px-2.5 py-0.5 text-xs ${looks[state]}`}>{says.states[state]}</span>
        {value.total && (
          <span className="ml-auto font-medium tabular-nums">{valueText({ kind: 'money', ...value.total }, show)}</span>
        )}
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        {value.client && <span className="wrap-anywhere text-ink">{value.client}</span>}
        {value.date && <span>{`${says.date}: ${show.date(value.date)}`}</span>}
        {value.due && <span>{`${says.due}: ${show.date(value.due)}`}</span>}
        {value.from && <span className="wrap-anywhere">{says.madeFrom(nameOfDocument(value.from))}</span>}
        {!tool && <span className="text-bad">{says.toolGone}</span>}
      </p>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        {tool && (
          <>
            <a
              href={addressOfRecord(tool.href, record.id)}
              className={buttonClasses('secondary', 'small')}
              aria-label={says.openOf(name)}
            >
              {says.open}
            </a>
            <Button
              size="small"
              aria-label={says.duplicateOf(name)}
              onClick={async () => onDuplicated(nameOfDocument((await duplicate(record, tool)).value))}
            >
              {says.duplicate}
            </Button>
          </>
        )}
        {becomes.length > 0 && (
          <ChoiceMenu
            aria-label={says.makeFromOf(name)}
            className="w-auto max-w-full text-sm"
            value=""
            options={[
              { value: '', label: says.makeFrom },
              ...becomes.map(({ id, records }) => ({ value: id, label: documentKinds[records.kind].label })),
            ]}
            onChange={(id) => {
              const target = becomes.find((one) => one.id === id)
              if (target) void make(target)
            }}
          />
        )}
        <ChoiceMenu
          aria-label={says.stateOf(name)}
          className="w-auto text-sm"
          value={value.state}
          options={documentStates.map((one) => ({ value: one, label: says.states[one] }))}
          onChange={(next) => void documents.update(record.id, (current) => ({ ...(current ?? value), state: next }))}
        />
        <Button size="small" look="quiet" aria-label={says.removeOf(name)} onClick={onRemove}>
          {says.remove}
        </Button>
      </div>
    </li>
  )
}
