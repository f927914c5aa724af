import { useId, useMemo, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { dayCount, dayOfCount } from '@/lib/subjects/time/calendar'
import { monthAfter, monthNames } from '@/lib/base/format/dates'
import type { AnyCalendar, Entry } from '@/lib/kits/planner/planner'
import { plannerMessages as says } from '@/lib/messages/planner'
import { Card } from './card'
import { useDrag } from './use-drag'
import type { PlannerViewProps } from './view-props'

/** Seven days a row, Monday first. */
const week = 7
/** 1 January 1970 was a Thursday. */
const weekdayOf = (count: number) => (((count + 3) % week) + week) % week

function monthBefore(month: string): string {
  const [year = 1, number = 1] = month.split('-').map(Number)
  return number === 1
    ? `${String(year - 1).padStart(4, '0')}-12`
    : `${month.slice(0, 5)}${String(number - 1).padStart(2, '0')}`
}

/** The days of the weeks that a month touches. */
function daysAround(month: string): string[] {
  const first = dayCount(`${month}-01`)
  const from = first - weekdayOf(first)
  const next = dayCount(`${monthAfter(month)}-01`)
  const to = next + ((week - weekdayOf(next)) % week)
  return Array.from({ length: to - from }, (_, at) => dayOfCount(from + at) ?? '')
}

interface CalendarProps extends PlannerViewProps {
  view: AnyCalendar
}

/** Entries on the days of a month, moved from one day to another. On a phone the days that hold something are a list. */
export default function CalendarView(props: CalendarProps) {
  const { view, declaration, module, work, actions, isFound, onOpen, onNew, say } = props
  const root = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const today = work.today ?? '2026-01-01'
  const [month, setMonth] = useState(today.slice(0, 7))
  const kind = declaration.kinds[view.of]
  const days = daysAround(month)
  const { byDay, undated } = useMemo(() => {
    const found = new Map<string, Entry[]>()
    let without = 0
    for (const entry of work.of[view.of] ?? []) {
      if (!isFound(entry)) continue
      const span = view.days(entry, work)
      if (!span) {
        without++
        continue
      }
      const from = dayCount(span.from)
      const to = Math.min(span.to === undefined ? from : dayCount(span.to), from + 366)
      for (let count = from; count <= to; count++) {
        const day = dayOfCount(count) ?? ''
        const list = found.get(day)
        if (list) list.push(entry)
        else found.set(day, [entry])
      }
    }
    return { byDay: found, undated: without }
  }, [work, view, isFound])

  useDrag({
    root,
    across: week,
    ordered: false,
    nameOf: (card) => work.nameOf(card.split(' ')[0]) || says.untitled,
    placeOf: (day) => work.show.date(day),
    onMove({ card, zone }) {
      const [id = '', from = zone] = card.split(' ')
      const entry = work.of[view.of]?.find((one) => one.id === id)
      const span = entry && view.days(entry, work)
      if (!entry || !span) return
      // Who takes an entry of several days by its third puts the third there.
      const day = dayOfCount(dayCount(span.from) + dayCount(zone) - dayCount(from))
      if (day !== undefined && day !== span.from) actions.move(id, view.move(entry, day, work), work.show.date(day))
    },
    onOpen: (card) => onOpen(card.split(' ')[0] ?? ''),
    say,
  })

  const [year = '', number = ''] = month.split('-')
  const isEmpty = !days.some((day) => day.startsWith(month) && byDay.has(day))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="mr-auto text-lg font-semibold" aria-live="polite">
          {monthNames[Number(number) - 1]} {year}
        </h3>
        <Button
          size="small"
          aria-label={says.previousMonth}
          data-print="hidden"
          onClick={() => setMonth(monthBefore(month))}
        >
          ‹
        </Button>
        <Button size="small" data-print="hidden" onClick={() => setMonth(today.slice(0, 7))}>
          {says.thisMonth}
        </Button>
        <Button
          size="small"
          aria-label={says.nextMonth}
          data-print="hidden"
          onClick={() => setMonth(monthAfter(month))}
        >
          ›
        </Button>
      </div>
      <p id={helpId} className="sr-only">
        {says.dragHelp}
      </p>
      {isEmpty && <p className="text-sm text-muted sm:hidden">{says.emptyMonth}</p>}
      <div
        ref={root}
        className="grid grid-cols-1 gap-px overflow-hidden rounded-md border border-line bg-line max-sm:border-0 max-sm:bg-transparent sm:grid-cols-7"
      >
        {says.weekdays.map((name) => (
          <div
            key={name}
            className="bg-raised px-1.5 py-1 text-xs font-medium text-muted max-sm:hidden"
            aria-hidden="true"
          >
            {name}
          </div>
        ))}
        {days.map((day) => {
          const list = byDay.get(day) ?? []
          const isOther = !day.startsWith(month)
          return (
            <section
              key={day}
              aria-label={work.show.date(day)}
              className={`flex min-w-0 flex-col sm:min-h-24 ${isOther ? 'bg-surface' : 'bg-raised'} ${list.length === 0 ? 'max-sm:hidden' : ''} ${isOther ? 'max-sm:hidden' : ''}`}
            >
              <header className="flex items-center justify-between px-1.5 pt-1 text-xs">
                <span
                  className={
                    day === work.today ? 'rounded-full bg-accent px-1.5 font-semibold text-on-accent' : 'text-muted'
                  }
                >
                  <span className="sm:hidden">{work.show.date(day)}</span>
                  <span className="max-sm:hidden">{Number(day.slice(8))}</span>
                </span>
                <button
                  type="button"
                  className="grid size-6 place-items-center rounded-sm text-muted opacity-50 hover:bg-accent-soft hover:opacity-100 focus-visible:opacity-100"
                  aria-label={`${says.add(kind?.one ?? '')}, ${work.show.date(day)}`}
                  data-print="hidden"
                  onClick={() => onNew(view.of, { [view.field]: day })}
                >
                  +
                </button>
              </header>
              <ol
                data-zone={day}
                aria-label={work.show.date(day)}
                className="grid flex-1 content-start gap-1 p-1 data-over:bg-accent-soft"
              >
                {list.map((entry, at) => (
                  <Card
                    key={entry.id}
                    id={`${entry.id} ${day}`}
                    face={{ ...(module.faces[view.of]?.(entry, work) ?? { title: '' }), marks: [], labels: [] }}
                    isFirst={at === 0}
                    describedBy={helpId}
                  />
                ))}
              </ol>
            </section>
          )
        })}
      </div>
      {undated > 0 && kind && <p className="text-sm text-muted">{says.undated(undated, kind.one, kind.many)}</p>}
    </div>
  )
}
