import { useId, useMemo, useRef } from 'react'
import { useForm } from '@/components/fields/use-form'
import { useRegion } from '@/components/site/use-region'
import { Button } from '@/components/ui/button'
import { longText } from '@/lib/kits/fields/define'
import { isLink } from '@/lib/kits/planner/entries'
import type { AnyBoard, AnyEntryValues, Column, Entry, EntryField, AnyWork } from '@/lib/kits/planner/planner'
import { plannerMessages as says } from '@/lib/messages/planner'
import { newValues } from './actions'
import { Card } from './card'
import { useDrag, type Move } from './use-drag'
import { tickOf, useTicks } from './use-ticks'
import { useGrown } from './use-grown'
import type { PlannerViewProps } from './view-props'

interface Lane {
  value: string
  title: string
}

/** Values of a field, in an order of its own: of a choice that of its options, of a link that of its entries, else by name. */
function lanesOf(field: EntryField, name: string, entries: readonly Entry[], work: AnyWork): Lane[] {
  const none = { value: '', title: says.laneNone(field.label) }
  const used = new Set(entries.map(({ values }) => String(values[name] ?? '')))
  if (isLink(field)) {
    const known = (work.of[field.to] ?? []).map(({ id }) => ({ value: id, title: work.nameOf(id) }))
    return [...known, none]
  }
  if (field.kind === 'choice')
    return Object.entries(field.options).map(([value, title]) => ({ value, title: title || none.title }))
  const named = [...used].filter(Boolean).sort((one, other) => one.localeCompare(other, 'en'))
  return [...named.map((value) => ({ value, title: value })), none]
}

const cellKey = (lane: number, column: number) => `${lane}:${column}`
const unplaced = '\u0000'
const firstShown = 40

interface BoardProps extends PlannerViewProps {
  view: AnyBoard
  /** The field that the board is cut into lanes by; empty for none. */
  laneField: string
}

/** Columns with cards, which move between them. */
export default function BoardView(props: BoardProps) {
  const { view, declaration, module, work, actions, isFound, isNarrowed, onOpen, onNew, say, laneField } = props
  const root = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const kind = declaration.kinds[view.of]
  const entries = work.of[view.of] ?? []
  const declaredColumns = view.columns(work)
  const field = laneField === '' ? undefined : kind?.fields[laneField]
  const lanes = field ? lanesOf(field, laneField, entries, work) : [{ value: '', title: '' }]
  const { columns, cells, counts } = useMemo(() => {
    const known = new Map(declaredColumns.map(({ id }, at) => [id, at]))
    const places = entries.map((entry) => known.get(view.place(entry, work)))
    const hasLost = places.includes(undefined)
    const all: readonly Column[] = hasLost
      ? [{ id: unplaced, title: says.unplaced }, ...declaredColumns]
      : declaredColumns
    const shift = hasLost ? 1 : 0
    const laneAt = new Map(lanes.map(({ value }, at) => [value, at]))
    const byCell = new Map<string, Entry[]>()
    const byColumn = all.map(() => 0)
    entries.forEach((entry, at) => {
      const column = (places[at] ?? -1) + shift
      byColumn[column] = (byColumn[column] ?? 0) + 1
      if (!isFound(entry)) return
      const lane = field ? (laneAt.get(String(entry.values[laneField] ?? '')) ?? lanes.length - 1) : 0
      const key = cellKey(lane, column)
      const list = byCell.get(key)
      if (list) list.push(entry)
      else byCell.set(key, [entry])
    })
    const { compare } = view
    if (compare) for (const list of byCell.values()) list.sort((one, other) => compare(one, other, work))
    return { columns: all, cells: byCell, counts: byColumn }
    // Lanes and columns follow from these.
    // oxlint-disable-next-line react/exhaustive-deps -- the columns and lanes are made anew with each drawing
  }, [work, view, laneField, isFound])

  const placeOf = (zone: string) => {
    const [lane, column] = zone.split(':').map(Number)
    const title = columns[column ?? 0]?.title ?? ''
    const laneTitle = lanes.length > 1 ? lanes[lane ?? 0]?.title : undefined
    return laneTitle ? `${title}, ${laneTitle}` : title
  }

  function patchOf(entry: Entry, lane: number, column: Column): AnyEntryValues {
    const lanePatch = field ? { [laneField]: lanes[lane]?.value || undefined } : {}
    const isOptionalText = field && !isLink(field) && field.kind === 'text' && !field.optional
    if (isOptionalText) Object.assign(lanePatch, { [laneField]: lanes[lane]?.value ?? '' })
    return { ...(column.id === unplaced ? {} : view.drop(entry, column.id, work)), ...lanePatch }
  }

  function onMove({ card, zone, before }: Move): void {
    const [lane = 0, columnAt = 0] = zone.split(':').map(Number)
    const entry = entries.find(({ id }) => id === card)
    const column = columns[columnAt]
    if (!entry || !column) return
    // What is not drawn yet lies beneath what is.
    const list = cells.get(cellKey(lane, columnAt)) ?? []
    const drawn = new Set(
      [...(root.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].map((one) => one.dataset.card),
    )
    const next = before ?? list.find(({ id }) => !drawn.has(id))?.id
    const edit = column.id === unplaced ? undefined : view.dropEdit?.(entry, column.id, work)
    if (edit) {
      actions.apply(edit.says, edit)
      return
    }
    const patch = patchOf(entry, lane, column)
    actions.move(card, patch, placeOf(zone), view.compare ? undefined : { list: entries, before: next })
  }

  useDrag({
    root,
    across: view.layout === 'quadrants' ? 2 : columns.length,
    ordered: !view.compare,
    nameOf: (card) => work.nameOf(card) || says.untitled,
    placeOf,
    onMove,
    onOpen,
    say,
  })

  useTicks(root, props)

  function quickAdd(text: string, lane: number, column: Column): void {
    const titles = text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean)
    if (titles.length === 0 || !kind) return
    const list = titles.map((title) => {
      const values = newValues(declaration, view.of, { [kind.title]: title })
      const entry: Entry = { id: '', kind: view.of, rank: 0, archived: false, values, steps: [] }
      return { ...values, ...patchOf(entry, lane, column) }
    })
    actions.add(view.of, list)
    say(list.length === 1 ? says.did.add(titles[0] ?? '') : says.did.addMany(list.length, kind.many))
  }

  const isQuadrants = view.layout === 'quadrants'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p id={helpId} className="sr-only">
        {says.dragHelp}
      </p>
      <div
        ref={root}
        className={
          isQuadrants
            ? 'grid grid-cols-1 gap-3 sm:grid-cols-2'
            : 'flex snap-x gap-3 overflow-x-auto pb-2 max-sm:-mx-1 max-sm:px-1 print:flex-wrap'
        }
      >
        {lanes.length === 1 || isQuadrants ? (
          columns.map((column, at) => (
            <BoardColumn
              key={column.id}
              column={column}
              zone={cellKey(0, at)}
              cards={cells.get(cellKey(0, at)) ?? noCards}
              count={counts[at] ?? 0}
              isNarrowed={isNarrowed}
              isQuadrant={isQuadrants}
              helpId={helpId}
              faceOf={(entry) => module.faces[view.of]?.(entry, work) ?? { title: '' }}
              tickFor={(entry) => tickOf(entry, props)}
              keptAs={`books-${declaration.keptAs ?? declaration.id}`}
              one={kind?.one ?? ''}
              onEdit={column.entry === undefined ? undefined : () => onOpen(column.entry ?? '')}
              onAdd={column.id === unplaced ? undefined : (text) => quickAdd(text, 0, column)}
            />
          ))
        ) : (
          <div className="grid min-w-0 flex-1 gap-3">
            {lanes.map((lane, laneAt) => (
              <section key={lane.value} aria-label={lane.title}>
                <h3 className="sticky left-0 mb-1 w-fit text-sm font-semibold">{lane.title}</h3>
                <div className="flex gap-3">
                  {columns.map((column, at) => (
                    <BoardColumn
                      key={column.id}
                      column={column}
                      zone={cellKey(laneAt, at)}
                      cards={cells.get(cellKey(laneAt, at)) ?? noCards}
                      count={counts[at] ?? 0}
                      isNarrowed={isNarrowed}
                      isQuadrant={false}
                      helpId={helpId}
                      faceOf={(entry) => module.faces[view.of]?.(entry, work) ?? { title: '' }}
                      tickFor={(entry) => tickOf(entry, props)}
                      keptAs={`books-${declaration.keptAs ?? declaration.id}`}
                      one={kind?.one ?? ''}
                      onEdit={laneAt > 0 || column.entry === undefined ? undefined : () => onOpen(column.entry ?? '')}
                      onAdd={column.id === unplaced ? undefined : (text) => quickAdd(text, laneAt, column)}
                    />
                  ))}
                </div>
              </section>
            ))}
          </div>
        )}
      </div>
      {view.columnsAre !== undefined && (
        <Button
          size="small"
          className="justify-self-start"
          data-print="hidden"
          onClick={() => onNew(view.columnsAre ?? '', {})}
        >
          {says.add(declaration.kinds[view.columnsAre]?.one ?? '')}
        </Button>
      )}
      {view.note && <p className="text-sm text-muted">{view.note(work)}</p>}
    </div>
  )
}

const noCards: readonly Entry[] = []

interface ColumnProps {
  column: Column
  zone: string
  cards: readonly Entry[]
  /** All that it holds, also what a filter hides and other lanes show. */
  count: number
  isNarrowed: boolean
  isQuadrant: boolean
  helpId: string
  /** What drafts of the planner are kept under. */
  keptAs: string
  one: string
  faceOf(entry: Entry): { title: string }
  tickFor(entry: Entry): { isOn: boolean; label: string } | undefined
  onEdit: (() => void) | undefined
  onAdd: ((text: string) => void) | undefined
}

function BoardColumn({
  column,
  zone,
  cards,
  count,
  isNarrowed,
  isQuadrant,
  helpId,
  keptAs,
  one,
  faceOf,
  tickFor,
  onEdit,
  onAdd,
}: ColumnProps) {
  const { shown, mark, more } = useGrown(cards.length, firstShown)
  const { title, limit, note } = column
  const isOver = limit !== undefined && count > limit
  const width = isQuadrant ? '' : 'min-w-[min(13rem,80vw)] max-w-80 flex-1 basis-52 snap-start max-sm:basis-[80vw]'
  return (
    <section aria-label={title} className={`flex min-w-0 flex-col rounded-lg border border-line bg-surface ${width}`}>
      <header className="flex items-start gap-2 px-3 pt-2">
        <div className="min-w-0 flex-1">
          <h3 className="leading-tight font-semibold wrap-anywhere">{title}</h3>
          {note && <p className="text-xs text-muted">{note}</p>}
        </div>
        <span className={`text-sm whitespace-nowrap tabular-nums ${isOver ? 'font-semibold text-bad' : 'text-muted'}`}>
          {limit === undefined
            ? isNarrowed
              ? says.limit(cards.length, count)
              : count
            : isOver
              ? says.overLimit(count, limit)
              : says.limit(count, limit)}
        </span>
        {onEdit && (
          <button
            type="button"
            className="-mt-1 -mr-2 grid size-9 place-items-center rounded-md text-muted hover:bg-accent-soft"
            aria-label={says.editColumn(title)}
            data-print="hidden"
            onClick={onEdit}
          >
            ⋯
          </button>
        )}
      </header>
      <ol
        data-zone={zone}
        aria-label={title}
        className="grid max-h-[70dvh] min-h-14 flex-1 auto-rows-max grid-cols-[minmax(0,1fr)] content-start gap-2 overflow-y-auto p-2 data-over:bg-accent-soft print:max-h-none"
      >
        {cards.slice(0, shown).map((entry, at) => (
          <Card
            key={entry.id}
            id={entry.id}
            face={faceOf(entry)}
            isFirst={at === 0}
            describedBy={helpId}
            tick={tickFor(entry)}
          />
        ))}
        {shown < cards.length && (
          <li ref={mark}>
            <Button size="small" look="quiet" onClick={more}>
              {says.more}
            </Button>
          </li>
        )}
      </ol>
      {onAdd && <QuickAdd draftId={`${keptAs}/add-${zone}`} one={one} column={title} onAdd={onAdd} />}
    </section>
  )
}

interface QuickAddProps {
  draftId: string
  one: string
  column: string
  onAdd(text: string): void
}

const quickFields = { titles: longText('', { maxLength: 20_000 }) }

/** Titles, a line each. What is typed is kept over a reload, as in every form. */
function QuickAdd({ draftId, one, column, onAdd }: QuickAddProps) {
  const visitor = useRegion()
  const form = useForm(draftId, quickFields, () => visitor)
  const text = form.textOf('titles')
  function add() {
    onAdd(text)
    form.startOver()
  }
  return (
    <div className="flex gap-1 p-2 pt-0" data-print="hidden">
      <textarea
        rows={1}
        className="control max-h-40 min-h-9! flex-1 resize-none py-1.5! sm:text-sm"
        aria-label={says.addTo(one, column)}
        title={says.addHint}
        placeholder={says.addHere(one)}
        value={text}
        onChange={(event) => form.set('titles', event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          add()
        }}
      />
      {text.trim() !== '' && (
        <Button size="small" onClick={add}>
          +
        </Button>
      )}
    </div>
  )
}
