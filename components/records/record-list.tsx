import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { controlClasses } from '@/components/ui/control'
import { recordMessages as says } from '@/lib/messages/records'
import type { Kept } from '@/lib/platform/records/collection'
import { searchRecords } from '@/lib/platform/records/search'

/** Fewer are seen at a glance. */
const worthSearching = 6

interface RecordListProps<T extends { name: string }> {
  title: string
  records: readonly Kept<T>[] | undefined
  empty: string
  add: string
  /** What stands under the name. */
  detail(value: T): ReactNode
  /** What is searched besides the name. */
  textOf(value: T): string
  onAdd(): void
  onEdit(record: Kept<T>): void
  onRemove(record: Kept<T>): void
}

/** Records of one kind, by name, each with what can be done with it. */
export function RecordList<T extends { name: string }>(props: RecordListProps<T>) {
  const { title, records, empty, add, detail, textOf, onAdd, onEdit, onRemove } = props
  const [query, setQuery] = useState('')
  const id = `records-${title.toLowerCase().replace(/\W+/g, '-')}`
  const found = searchRecords(records ?? [], query, ({ value }) => `${value.name} ${textOf(value)}`)
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-xl font-semibold">
          {title}
        </h2>
        <Button size="small" className="print:hidden" onClick={onAdd}>
          {add}
        </Button>
      </div>
      {(records?.length ?? 0) >= worthSearching && (
        <input
          type="search"
          className={controlClasses}
          aria-label={`${says.search}: ${title}`}
          placeholder={says.search}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      {/* Two lines on a phone, as what stands there as a rule, so that nothing beneath moves. */}
      {!records && <p className="min-h-12 text-muted sm:min-h-6">{says.loading}</p>}
      {records && records.length === 0 && <p className="min-h-12 text-muted sm:min-h-6">{empty}</p>}
      {records && records.length > 0 && found.length === 0 && <p className="text-muted">{says.nothingFound}</p>}
      {found.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {found.map((record) => (
            <li key={record.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <div className="min-w-0 wrap-anywhere">
                <p className="font-medium">{record.value.name || says.untitled}</p>
                <p className="text-sm text-muted empty:hidden">{detail(record.value)}</p>
              </div>
              <div className="flex gap-2 print:hidden">
                <Button size="small" aria-label={says.editOf(record.value.name)} onClick={() => onEdit(record)}>
                  {says.edit}
                </Button>
                <Button
                  size="small"
                  look="quiet"
                  aria-label={says.removeOf(record.value.name)}
                  onClick={() => onRemove(record)}
                >
                  {says.remove}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
