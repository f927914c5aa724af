import { useMemo, useRef, useState } from 'react'
import { part } from '@/components/islands/part'
import { Button } from '@/components/ui/button'
import { shownText } from '@/lib/kits/planner/exchange'
import { isNumeric } from '@/lib/kits/fields/write'
import { isLink } from '@/lib/kits/planner/entries'
import type { AnyTable, Entry, EntryKind, TableColumn, AnyWork } from '@/lib/kits/planner/planner'
import { plannerMessages as says } from '@/lib/messages/planner'
import { TickBox } from './card'
import { tickOf, useTicks } from './use-ticks'
import type { PlannerViewProps } from './view-props'

const BatchBar = part('planner/batch-bar', () => import('./batch-bar'))

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

function RowTick({ tick }: { tick: { isOn: boolean; label: string } | undefined }) {
  return tick ? <TickBox {...tick} className="inline-grid size-8 align-middle" /> : null
}

interface TableProps extends PlannerViewProps {
  view: AnyTable
  /** Shown in the place of those that are not archived. */
  showsArchived: boolean
}

/** Entries as rows, sorted by any column; a press on one opens it. */
export default function TableView(props: TableProps) {
  const { view, declaration, work, actions, isFound, onOpen, onNew, say, showsArchived } = props
  const root = useRef<HTMLDivElement>(null)
  useTicks(root, props)
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  const last = useRef<string>(undefined)
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
  const batch = view.of === declaration.main && !showsArchived ? (declaration.batch ?? []) : []
  const held = chosen ? rows.filter(({ id }) => chosen.has(id)).map(({ id }) => id) : []
  /** With Shift all between the last one and this. */
  function choose(id: string, isOn: boolean, isRange: boolean): void {
    const ids = rows.map((entry) => entry.id)
    const [from, to] = [ids.indexOf(isRange ? (last.current ?? id) : id), ids.indexOf(id)].sort(
      (one, other) => one - other,
    )
    const next = new Set(chosen)
    for (const one of ids.slice(Math.max(0, from ?? 0), (to ?? 0) + 1)) {
      if (isOn) next.add(one)
      else next.delete(one)
    }
    last.current = id
    setChosen(next)
  }
  const ends = ({ isFigure }: TableColumn) => (isFigure ? 'text-right' : 'text-left')
  return (
    <div ref={root} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {chosen && batch.length > 0 && (
        <BatchBar
          declaration={declaration}
          kind={kind}
          fields={batch}
          chosen={held}
          isAll={held.length === rows.length && rows.length > 0}
          work={work}
          actions={actions}
          say={say}
          onAll={(isAll) => setChosen(new Set(isAll ? rows.map(({ id }) => id) : []))}
          onDone={() => setChosen(undefined)}
        />
      )}
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
                {chosen && batch.length > 0 && <td className="w-10" aria-label={says.batch.column} />}
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
                  data-entry={entry.id}
                  className="cursor-pointer border-b border-line last:border-0 hover:bg-accent-soft"
                  onClick={() => onOpen(entry.id)}
                >
                  {chosen && batch.length > 0 && (
                    <td className="w-10 px-2" onClick={(event) => event.stopPropagation()}>
                      <input
                        type="checkbox"
                        className="size-5 align-middle accent-accent"
                        aria-label={says.batch.choose(work.nameOf(entry.id) || says.untitled)}
                        checked={chosen.has(entry.id)}
                        onChange={(event) =>
                          choose(
                            entry.id,
                            event.target.checked,
                            event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey,
                          )
                        }
                      />
                    </td>
                  )}
                  {columns.map((column, at) =>
                    at === 0 ? (
                      <th key={column.label} scope="row" className="max-w-80 min-w-36 px-1 text-left font-normal">
                        <RowTick tick={showsArchived ? undefined : tickOf(entry, props)} />
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
        {batch.length > 0 && !chosen && rows.length > 0 && (
          <Button size="small" onClick={() => setChosen(new Set())}>
            {says.batch.begin}
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
