import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { inks } from '@/components/workbench/tones'
import { Button } from '@/components/ui/button'
import { ChoiceButtons } from '@/components/ui/choice'
import type { AnyGrid, GridCell, GridPlace, Span } from '@/lib/kits/planner/planner'
import { plannerMessages as says } from '@/lib/messages/planner'
import { Card } from './card'
import { spanBeside, spanEnd, spanStart } from './spans'
import { useDrag } from './use-drag'
import type { PlannerViewProps } from './view-props'

const firstShown = 60
/** Stands between row and column in the name of a cell, and in no id. */
const part = '\n'
const placeOf = (zone: string): GridPlace => {
  const [row = '', column = ''] = zone.split(part)
  return { row, column }
}

const heats = ['', 'bg-accent-soft', 'bg-accent/30', 'bg-accent/50', 'bg-accent/70']
const grounds = { plain: '', good: 'bg-good-soft', warn: 'bg-warn-soft', bad: 'bg-bad-soft' } as const

function groundOf({ tone, heat = 0 }: GridCell): string {
  if (tone && tone !== 'plain') return grounds[tone]
  return heats[Math.min(heats.length - 1, Math.ceil(Math.max(0, heat) * (heats.length - 1)))] ?? ''
}

interface GridProps extends PlannerViewProps {
  view: AnyGrid
}

/** Entries in the cells of rows and days: a roster, a heat map. What lies in a cell is dragged to another one. */
export default function GridView(props: GridProps) {
  const { view, declaration, module, work, actions, isFound, onOpen, onNew, say } = props
  const root = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const today = work.today ?? '2026-01-01'
  const [span, setSpan] = useState<Span>(view.spans[0])
  const [day, setDay] = useState<string>()
  const [most, setMost] = useState(firstShown)
  const from = spanStart(day ?? view.begins?.(work) ?? today, span)
  const page = useMemo(() => view.page(work, from, span), [view, work, from, span])
  const entries = useMemo(
    () => new Map((work.of[view.of] ?? []).filter(isFound).map((entry) => [entry.id, entry])),
    [work, view, isFound],
  )
  const titleOf = ({ row, column }: GridPlace) =>
    [page.rows.find(({ id }) => id === row)?.title, page.columns.find(({ id }) => id === column)?.title].join(', ')

  useDrag({
    root,
    across: page.columns.length,
    ordered: false,
    nameOf: (card) => work.nameOf(card.split(' ')[0]) || says.untitled,
    placeOf: (zone) => titleOf(placeOf(zone)),
    onMove({ card, zone }) {
      const [id = '', ...rest] = card.split(' ')
      const entry = entries.get(id)
      if (!entry || !view.drop || rest.join(' ') === zone) return
      actions.move(id, view.drop(entry, placeOf(zone), placeOf(rest.join(' ')), work), titleOf(placeOf(zone)))
    },
    onOpen: (card) => onOpen(card.split(' ')[0] ?? ''),
    say,
  })

  // On a phone the week is wider than the screen, and today is what somebody came for.
  useEffect(() => {
    const box = root.current
    const cell = box?.querySelector<HTMLElement>('th[data-today]')
    if (!box || !cell) return
    const beyond = cell.offsetLeft + cell.offsetWidth - box.clientWidth
    if (beyond > 0) box.scrollLeft = beyond
  }, [from, span])

  const kind = declaration.kinds[view.of]
  const end = spanEnd(from, span)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="mr-auto text-lg font-semibold" aria-live="polite">
          {span === 'year' ? from.slice(0, 4) : `${work.show.date(from)} – ${work.show.date(end)}`}
        </h3>
        {view.spans.length > 1 && (
          <span data-print="hidden">
            <ChoiceButtons
              name="planner-span"
              legend={says.span}
              hideLegend
              value={span}
              options={view.spans.map((value) => ({ value, label: says.spans[value] }))}
              onChange={setSpan}
            />
          </span>
        )}
        <span className="flex gap-2" data-print="hidden">
          <Button size="small" aria-label={says.before} onClick={() => setDay(spanBeside(from, span, -1))}>
            ‹
          </Button>
          <Button size="small" onClick={() => setDay(today)}>
            {says.now}
          </Button>
          <Button size="small" aria-label={says.after} onClick={() => setDay(spanBeside(from, span, 1))}>
            ›
          </Button>
        </span>
      </div>
      {view.drop && (
        <p id={helpId} className="sr-only">
          {says.dragHelp}
        </p>
      )}
      <div
        ref={root}
        role="region"
        aria-label={view.label}
        tabIndex={0}
        className="max-h-[85dvh] overflow-auto rounded-md border border-line bg-raised print:max-h-none print:overflow-visible"
      >
        <table className="w-full border-separate border-spacing-0 text-sm">
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky top-0 left-0 z-20 border-r border-b border-line bg-raised px-2 py-1 text-left font-medium text-muted"
              >
                {view.corner}
              </th>
              {page.columns.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  data-today={column.id === today ? '' : undefined}
                  className={`sticky top-0 z-10 border-b border-line px-1.5 py-1 text-left align-top text-xs font-medium whitespace-nowrap ${column.isMarked ? 'bg-warn-soft' : column.id === today ? 'bg-accent-soft' : 'bg-raised'}`}
                >
                  {column.title}
                  {column.note && (
                    <span className="block max-w-28 truncate font-normal text-muted" title={column.note}>
                      {column.note}
                    </span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {page.rows.slice(0, most).map((row) => (
              <tr key={row.id}>
                <th
                  scope="row"
                  className="sticky left-0 z-10 max-w-48 min-w-28 border-r border-b border-line bg-raised px-2 py-1 text-left align-top font-medium wrap-anywhere max-sm:max-w-32"
                >
                  {row.entry === undefined ? (
                    row.title
                  ) : (
                    <button
                      type="button"
                      className="min-h-6 text-left text-accent hover:underline"
                      aria-label={says.editOf(row.title || says.untitled)}
                      onClick={() => onOpen(row.entry ?? '')}
                    >
                      {row.title || says.untitled}
                    </button>
                  )}
                  {row.notes?.map(({ text, tone }) => (
                    <span
                      key={text}
                      className={`block text-xs font-normal tabular-nums ${inks[tone ?? 'plain'] || 'text-muted'}`}
                    >
                      {text}
                    </span>
                  ))}
                </th>
                {row.cells.map((cell, at) => {
                  const column = page.columns[at]
                  if (!column) return null
                  const zone = `${row.id}${part}${column.id}`
                  const there = (cell.entries ?? []).flatMap((id) => entries.get(id) ?? [])
                  const place = { row: row.id, column: column.id }
                  const isPressed = view.press !== undefined && !row.isClosed && (view.canPress?.(place, work) ?? true)
                  const canAdd = view.given !== undefined && !row.isClosed
                  return (
                    <td
                      key={column.id}
                      className={`group h-8 min-w-9 border-b border-line p-0 align-top ${groundOf(cell)}`}
                    >
                      {isPressed ? (
                        <button
                          type="button"
                          className="h-full min-h-11 w-full px-1 text-xs tabular-nums hover:bg-accent-soft sm:min-h-9"
                          aria-label={`${titleOf(place)}: ${cell.notes?.map(({ text }) => text).join(', ') ?? says.emptyCell}`}
                          onClick={() => {
                            const change = view.press?.(place, work)
                            if (!change) return
                            actions.apply(change.says, change)
                            say(change.says)
                          }}
                        >
                          {cell.notes?.map(({ text }) => text).join(' ')}
                        </button>
                      ) : (
                        <div className="flex h-full min-h-8 flex-col">
                          <ol
                            {...(!row.isClosed && { 'data-zone': zone })}
                            aria-label={titleOf({ row: row.id, column: column.id })}
                            className="grid flex-1 content-start gap-0.5 p-0.5 data-over:bg-accent-soft"
                          >
                            {there.map((entry, first) => (
                              <Card
                                key={entry.id}
                                id={`${entry.id} ${zone}`}
                                face={module.faces[view.of]?.(entry, work) ?? { title: '' }}
                                isFirst={first === 0}
                                describedBy={helpId}
                                small
                              />
                            ))}
                          </ol>
                          {cell.notes?.map(({ text, tone }) => (
                            <span key={text} className={`px-1 text-xs tabular-nums ${inks[tone ?? 'plain']}`}>
                              {text}
                            </span>
                          ))}
                          {canAdd && (
                            <button
                              type="button"
                              className="min-h-6 w-full text-xs text-muted opacity-30 hover:bg-accent-soft hover:opacity-100 focus-visible:opacity-100"
                              aria-label={`${says.add(kind?.one ?? '')}, ${titleOf({ row: row.id, column: column.id })}`}
                              data-print="hidden"
                              onClick={() =>
                                onNew(view.of, view.given?.({ row: row.id, column: column.id }, work) ?? {})
                              }
                            >
                              +
                            </button>
                          )}
                        </div>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {page.rows.length === 0 && <p className="text-muted">{says.emptyGrid}</p>}
      {most < page.rows.length && (
        <Button size="small" look="quiet" onClick={() => setMost(most + firstShown)}>
          {says.more}
        </Button>
      )}
      {view.note && <p className="text-sm text-muted">{view.note(work)}</p>}
    </div>
  )
}
