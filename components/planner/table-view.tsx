import { useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { shownText } from '@/lib/kits/planner/exchange'
import { isNumeric } from '@/lib/kits/fields/write'
import { isLink } from '@/lib/kits/planner/entries'
import type { AnyTable, Entry, EntryKind, TableColumn, AnyWork } from '@/lib/kits/planner/planner'
import { plannerMessages as says } from '@/lib/messages/planner'
import type { PlannerViewProps } from './view-props'

const firstShown = 100

/** A column of a field. */
function fieldColumn(kind: EntryKind, name: string, work: AnyWork): TableColumn {
  const field = kind.fields[name]
  if (!field) throw new Error(`${kind.one} has no field ${name}`)
  const isFigure = !isLink(field) && isNumeric(field)
  return {
    label: field.label,
    text: ({ values }) => shownText(field, values[name], work),
    value: ({ values }) => {
      const value = values[name]
      if (isFigure || (!isLink(field) && field.kind === 'date')) return value as number | string | undefined
      if (!isLink(field) && field.kind === 'choice') return Object.keys(field.options).indexOf(String(value))
      return shownText(field, value, work) || undefined
    },
    ...(isFigure && { isFigure }),
  }
}

function compareValues(one: number | string | undefined, other: number | string | undefined): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined)
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one).localeCompare(String(other), 'en', { numeric: true })
}

interface TableProps extends PlannerViewProps {
  view: AnyTable
  /** Shown in the place of those that are not archived. */
  showsArchived: boolean
}

/** Entries as rows, sorted by any column; a press on one opens it. */
export default function TableView({ view, declaration, work, isFound, onOpen, onNew, showsArchived }: TableProps) {
  const kind = declaration.kinds[view.of]
  const [sorted, setSorted] = useState<{ by: string; isDown: boolean }>()
  const [most, setMost] = useState(firstShown)
  const columns = useMemo(
    () => (kind ? view.columns(work).map((one) => (typeof one === 'string' ? fieldColumn(kind, one, work) : one)) : []),
    [kind, view, work],
  )
  const rows = useMemo(() => {
    const found = ((showsArchived ? work.archived : work.of)[view.of] ?? []).filter(isFound)
    const column = columns.find(({ label }) => label === sorted?.by)
    const { compare } = view
    if (!column) return compare ? found.sort((one, other) => compare(one, other, work)) : found
    const valueOf = (entry: Entry) => (column.value ? column.value(entry) : column.text(entry) || undefined)
    return found.sort((one, other) => {
      const [mine, theirs] = [valueOf(one), valueOf(other)]
      const order = compareValues(mine, theirs)
      // What has no value comes last either way.
      return sorted?.isDown && mine !== undefined && theirs !== undefined ? -order : order
    })
  }, [columns, isFound, showsArchived, sorted, view, work])
  if (!kind) return null
  const sortBy = (by: string) => setSorted((before) => ({ by, isDown: before?.by === by && !before.isDown }))
  const ends = ({ isFigure }: TableColumn) => (isFigure ? 'text-right' : 'text-left')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {rows.length === 0 ? (
        <p className="text-muted">
          {(work.of[view.of]?.length ?? 0) === 0 ? says.nothing(kind.many) : says.nothingFound}
        </p>
      ) : (
        <div
          role="region"
          aria-label={view.label}
          tabIndex={0}
          className="max-h-[80dvh] overflow-auto rounded-md border border-line bg-raised print:max-h-none print:overflow-visible"
        >
          <table className="w-full border-collapse text-sm">
            <thead className="sticky top-0 z-10 bg-raised">
              <tr className="border-b border-line">
                {columns.map((column) => (
                  <th
                    key={column.label}
                    scope="col"
                    aria-sort={sorted?.by === column.label ? (sorted.isDown ? 'descending' : 'ascending') : undefined}
                    className={`px-1 ${ends(column)}`}
                  >
                    <button
                      type="button"
                      className="min-h-9 rounded-sm px-2 font-medium text-muted hover:text-ink"
                      aria-label={says.sortBy(column.label)}
                      onClick={() => sortBy(column.label)}
                    >
                      {column.label}
                      {sorted?.by === column.label ? (sorted.isDown ? ' ↓' : ' ↑') : ''}
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, most).map((entry) => (
                <tr
                  key={entry.id}
                  className="cursor-pointer border-b border-line last:border-0 hover:bg-accent-soft"
                  onClick={() => onOpen(entry.id)}
                >
                  {columns.map((column, at) =>
                    at === 0 ? (
                      <th key={column.label} scope="row" className="max-w-80 min-w-36 px-1 text-left font-normal">
                        <button
                          type="button"
                          className="min-h-9 px-2 text-left font-medium text-accent wrap-anywhere hover:underline"
                          aria-label={says.editOf(column.text(entry) || says.untitled)}
                          onClick={(event) => {
                            event.stopPropagation()
                            onOpen(entry.id)
                          }}
                        >
                          {column.text(entry) || says.untitled}
                        </button>
                      </th>
                    ) : (
                      <td
                        key={column.label}
                        className={`max-w-80 min-w-24 px-3 py-1.5 wrap-anywhere tabular-nums ${ends(column)}`}
                      >
                        {column.text(entry)}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2" data-print="hidden">
        {!showsArchived && (
          <Button size="small" onClick={() => onNew(view.of, {})}>
            {says.add(kind.one)}
          </Button>
        )}
        {most < rows.length && (
          <Button size="small" look="quiet" onClick={() => setMost(most + firstShown * 5)}>
            {says.more}
          </Button>
        )}
        <span className="text-sm text-muted">
          {says.of(Math.min(most, rows.length), rows.length, kind.one, kind.many)}
        </span>
      </div>
      {view.note && <p className="text-sm text-muted">{view.note}</p>}
    </div>
  )
}
