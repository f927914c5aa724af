import { useCallback, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { part } from '@/components/islands/part'
import { useRegion } from '@/components/site/use-region'
import { useStore } from '@/components/storage/use-store'
import { Button } from '@/components/ui/button'
import { ChoiceButtons, ChoiceMenu, Toggle } from '@/components/ui/choice'
import { Dialog } from '@/components/ui/dialog'
import { LatePanel } from '@/components/ui/late-panel'
import { createShow } from '@/lib/base/format/show'
import { inks } from '@/components/workbench/tones'
import { entryValues, storedBeginning, storedParser, type Stored, type StoredById } from '@/lib/kits/planner/entries'
import type { Change, Edit } from '@/lib/kits/planner/edit'
import { logLine, type EditWay } from '@/lib/kits/planner/log'
import type { AnyEntryValues, JobResult, PlannerDeclaration, PlannerModule } from '@/lib/kits/planner/planner'
import { titleOf, workOf } from '@/lib/kits/planner/work'
import { plannerMessages as says } from '@/lib/messages/planner'
import { defineCollection } from '@/lib/platform/records/collection'
import { defineStore, type Store } from '@/lib/platform/storage/store'
import { newValues, plannerActions } from './actions'
import BoardView from './board-view'
import { PlannerDesk } from './desk'
import { FilterBar, matcher, noFilter } from './filter-bar'
import { isoToday } from './moment'
import { QuickBar } from './quick-bar'
import type { PlannerViewProps } from './view-props'

const TableView = part('planner/table-view', () => import('./table-view'))
const CalendarView = part('planner/calendar-view', () => import('./calendar-view'))
const GridView = part('planner/grid-view', () => import('./grid-view'))
const AwayBar = part('planner/away-bar', () => import('./away-bar'))
const AlertBar = part('planner/alert-bar', () => import('./alert-bar'))
const JobBar = part('planner/job-bar', () => import('./job-bar'))
const SummaryView = part('planner/summary-view', () => import('./summary-view'))
const EntryDialog = part('planner/entry-dialog', () => import('./entry-dialog'))
const FilesPanel = part('planner/files-panel', () => import('./files-panel'))
const LabelsPanel = part('planner/labels-panel', () => import('./labels-panel'))

export interface OpenPlannerProps {
  declaration: PlannerDeclaration
  module: PlannerModule
  chartHref: string
  /** What stands there until what is kept has been read. */
  closed: ReactNode
}

/** What was open last: the book and the view of it. */
interface LastOpen {
  book: string
  view: string
}

const mostButtons = 4

/** Lines of the record of changes, one for each book that an edit touches. */
function logOf({ log, kinds, book }: PlannerDeclaration) {
  return (edit: Edit, way: EditWay, records: StoredById): readonly Change[] => {
    if (log === undefined) return []
    const { what, details } = logLine(edit, { kinds, book: book.fields, records })
    const first = edit.changes[0]?.after ?? edit.changes[0]?.before
    const bookId = first?.type === 'entry' ? first.book : edit.changes[0]?.id
    const isGone = edit.changes.some(({ id, after }) => id === bookId && after === undefined)
    if (bookId === undefined || isGone) return []
    const at = Date.now()
    const after: Stored = {
      type: 'entry',
      kind: log,
      book: bookId,
      rank: at / 1000,
      archived: false,
      values: entryValues(kinds[log]?.fields ?? {}, {
        at: new Date(at).toISOString(),
        what: says.logged[way](what),
        details,
      }),
      steps: [],
    }
    return [{ id: crypto.randomUUID(), before: undefined, after }]
  }
}

const desks = new Map<string, { desk: PlannerDesk; last: Store<LastOpen> }>()

/** One desk a planner as long as the page is open. */
function deskOf(declaration: PlannerDeclaration, module: PlannerModule) {
  const { id, keptAs = id, book, kinds } = declaration
  const known = desks.get(keptAs)
  if (known) return known
  const collection = defineCollection<Stored>({
    name: `books-${keptAs}`,
    version: 1,
    parse: storedParser(book.fields, kinds),
  })
  const begin = () =>
    storedBeginning(module.begin(), { bookFields: book.fields, kinds, id: 'first', idOf: (key) => `first-${key}` })
  const last = defineStore<LastOpen>({
    key: `${keptAs}-open`,
    version: 1,
    initial: { book: 'first', view: '' },
    read: (raw) => {
      const { book: opened, view } = (raw ?? {}) as Record<string, unknown>
      return typeof opened === 'string' && typeof view === 'string' ? { book: opened, view } : undefined
    },
    quiet: true,
  })
  const made = { desk: new PlannerDesk(collection, begin, logOf(declaration)), last }
  desks.set(keptAs, made)
  return made
}

/** What has a form before the visitor. */
type Editing =
  | { what: 'entry'; id: string; was: Stored | undefined }
  | { what: 'new'; kind: string; given: AnyEntryValues; keep?: ((values: AnyEntryValues) => boolean) | undefined }
  | { what: 'book'; was: Stored | undefined }

function useMoment() {
  const region = useRegion()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && setNow(Date.now())
    document.addEventListener('visibilitychange', seen)
    const timer = setInterval(seen, 60_000)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      clearInterval(timer)
    }
  }, [])
  const show = useMemo(() => createShow(region), [region])
  return { now, today: isoToday(now), show }
}

function isTyping(target: EventTarget | null): boolean {
  return (target as Element | null)?.closest?.('input, textarea, select, dialog, [contenteditable]') != null
}

export default function OpenPlanner({ declaration, module, chartHref, closed }: OpenPlannerProps) {
  const { kinds, main, book: bookForm, views, filters = [] } = declaration
  const { desk, last } = useMemo(() => deskOf(declaration, module), [declaration, module])
  useEffect(() => desk.open(), [desk])
  const state = useSyncExternalStore(desk.subscribe, desk.get)
  const opened = useStore(last)
  const { now: seen, today, show } = useMoment()
  const [editing, setEditing] = useState<Editing>()
  const [filter, setFilter] = useState(noFilter)
  const [showsArchived, setShowsArchived] = useState(false)
  const [said, setSaid] = useState('')
  const [laneField, setLaneField] = useState('')
  const [isDeleting, setDeleting] = useState(false)
  const { records, at } = state
  const now = Math.max(seen, at)
  const books = useMemo(
    () =>
      [...(records ?? [])].flatMap(([id, stored]) =>
        stored.type === 'book' ? [{ id, name: String(stored.values.name || says.untitled) }] : [],
      ),
    [records],
  )
  const bookId = books.some(({ id }) => id === opened.book) ? opened.book : (books[0]?.id ?? 'first')
  const [refused, setRefused] = useState('')
  const actions = useMemo(
    () =>
      plannerActions({
        desk,
        declaration,
        bookId: () => bookId,
        refusal: (changes) => {
          const held = desk.get().records
          if (!module.refuses || !held) return undefined
          const asked = workOf(held, bookId, { fields: bookForm.fields, kinds }, { now: Date.now(), today, show })
          for (const change of changes) {
            const reason = module.refuses(change, asked)
            if (reason !== undefined) return reason
          }
          return undefined
        },
        onRefused: setRefused,
        onBook: (id) => last.update((before) => ({ ...before, book: id })),
      }),
    [desk, declaration, module, bookId, last, bookForm, kinds, today, show],
  )
  const work = useMemo(
    () => records && workOf(records, bookId, { fields: bookForm.fields, kinds }, { now, today, show }),
    [records, bookId, bookForm, kinds, now, today, show],
  )
  const mainKind = kinds[main]
  const match = useMemo(
    () => (work && mainKind ? matcher(mainKind, filter, work) : undefined),
    [work, mainKind, filter],
  )
  const isFound = useCallback(
    (entry: { kind: string }) => entry.kind !== main || !match || match(entry as never),
    [match, main],
  )
  const undo = useCallback(() => {
    const what = desk.undo()
    if (what) setSaid(says.undone(what))
  }, [desk])
  const redo = useCallback(() => {
    const what = desk.redo()
    if (what) setSaid(says.redone(what))
  }, [desk])

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return
      const key = event.key.toLowerCase()
      if (key === 'z' && !event.shiftKey) undo()
      else if (key === 'y' || (key === 'z' && event.shiftKey)) redo()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [undo, redo])

  if (!records || !work || !mainKind) return closed
  const viewName = views.some(({ name }) => name === opened.view) ? opened.view : (views[0]?.name ?? '')
  const view = module.views[viewName]
  const offered = Object.entries(module.presets ?? {}).filter(
    ([, preset]) => view?.kind === 'table' && view.of === (preset.of ?? main),
  )
  const hasArchive = mainKind.archives === true && (work.archived[main]?.length ?? 0) > 0
  const inArchive = hasArchive && showsArchived && view?.kind === 'table'
  const isEmpty = (work.of[main]?.length ?? 0) === 0 && !hasArchive
  const entryCount = Object.keys(kinds).reduce(
    (sum, kind) => sum + (work.of[kind]?.length ?? 0) + (work.archived[kind]?.length ?? 0),
    0,
  )
  const isEmptyBook = entryCount === 0
  // On a phone a strip of so many buttons would be a wall.
  const isLong = views.length > mostButtons
  const shared: PlannerViewProps = {
    declaration,
    module,
    work,
    actions,
    isFound,
    isNarrowed: match !== undefined,
    onOpen: (id) => setEditing({ what: 'entry', id, was: records.get(id) }),
    onNew: (kind, given, keep) => setEditing({ what: 'new', kind, given, keep }),
    say: setSaid,
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-2" data-print="hidden">
        <ChoiceMenu
          className="w-auto max-w-full min-w-40 text-sm"
          aria-label={bookForm.one}
          value={bookId}
          options={[
            ...books.map(({ id, name }) => ({ value: id, label: name })),
            { value: '+', label: says.newBook(bookForm.one) },
          ]}
          onChange={(id) => {
            if (id === '+') openNew()
            else last.update((before) => ({ ...before, book: id }))
          }}
        />
        <Button
          size="small"
          aria-label={says.editBook(bookForm.one)}
          onClick={() => setEditing({ what: 'book', was: records.get(bookId) })}
        >
          {says.settings}
        </Button>
        <span className="flex gap-2 sm:order-last sm:ml-auto">
          <Button size="small" disabled={state.undo === undefined} title={state.undo} onClick={undo}>
            {says.undo}
          </Button>
          <Button size="small" disabled={state.redo === undefined} title={state.redo} onClick={redo}>
            {says.redo}
          </Button>
        </span>
        {isLong && (
          <ChoiceMenu
            className="w-auto text-sm sm:hidden"
            aria-label={says.views}
            value={viewName}
            options={views.map(({ name, label }) => ({ value: name, label }))}
            onChange={(name) => last.update((before) => ({ ...before, view: name }))}
          />
        )}
        <ChoiceButtons
          name="planner-view"
          legend={says.views}
          hideLegend
          {...(isLong && { className: 'max-sm:hidden' })}
          value={viewName}
          options={views.map(({ name, label }) => ({ value: name, label }))}
          onChange={(name) => last.update((before) => ({ ...before, view: name }))}
        />
      </div>
      <h2 className="hidden text-xl font-semibold print:block">{String(work.book.name ?? '')}</h2>
      {module.quick && <QuickBar key={`quick ${bookId}`} {...shared} isPaused={editing !== undefined} />}
      {!isEmpty && view?.kind !== 'summary' && (view === undefined || view.of === main) && (
        <FilterBar
          kind={mainKind}
          entries={work.of[main] ?? []}
          fields={filters}
          filter={filter}
          work={work}
          onFilter={setFilter}
        >
          {view?.kind === 'board' && view.lanes && (
            <label className="flex items-center gap-2 text-sm">
              {says.lanes}
              <ChoiceMenu
                className="w-auto text-sm"
                value={laneField || 'none'}
                options={[
                  { value: 'none', label: says.noLanes },
                  ...view.lanes.map((name) => ({ value: name, label: mainKind.fields[name]?.label ?? name })),
                ]}
                onChange={(name) => setLaneField(name === 'none' ? '' : name)}
              />
            </label>
          )}
          {hasArchive && view?.kind === 'table' && (
            <Toggle checked={showsArchived} onChange={setShowsArchived}>
              {says.showArchived}
            </Toggle>
          )}
        </FilterBar>
      )}
      {isEmpty && (
        <p
          className="flex flex-wrap items-center gap-3 rounded-md bg-accent-soft px-3 py-2 text-sm"
          data-print="hidden"
        >
          <span className="flex-1 basis-60">
            {says.nothing(mainKind.many)} {says.intro}
          </span>
          <Button size="small" onClick={() => actions.openBeginning(module.example(today))}>
            {says.withExample}
          </Button>
        </p>
      )}
      {(module.warnings?.(work) ?? []).map(({ says: sentence, tone }) => (
        <p key={sentence} className={`text-sm ${inks[tone]}`}>
          {sentence}
        </p>
      ))}
      {module.away && !isEmptyBook && <AwayBar key={`away ${bookId}`} {...shared} />}
      {module.alerts && !isEmptyBook && <AlertBar key={`alerts ${bookId}`} {...shared} />}
      <p className="flex flex-wrap gap-2 empty:hidden" data-print="hidden">
        {Object.entries(module.acts ?? {}).flatMap(([name, { label, act, views: own }]) => {
          const text = own === undefined || own.includes(viewName) ? label(work) : undefined
          if (text === undefined) return []
          return (
            <Button
              key={name}
              size="small"
              onClick={() => {
                const result = act(work)
                actions.apply(text, result)
                setSaid(result.says.join(' '))
              }}
            >
              {text}
            </Button>
          )
        })}
      </p>
      {module.jobs && !isEmptyBook && (
        <JobBar key={bookId} declaration={declaration} module={module} work={work} actions={actions} />
      )}
      {offered.length > 0 && (
        <p className="flex flex-wrap items-center gap-2 text-sm" data-print="hidden">
          {says.presets}
          {offered.map(([name, { label, entries }]) => (
            <Button
              key={name}
              size="small"
              onClick={() => {
                actions.apply(label, { add: entries() as JobResult['add'] & object })
                setSaid(says.did.add(label))
              }}
            >
              {label}
            </Button>
          ))}
        </p>
      )}
      {inArchive && <p className="text-sm text-muted">{says.archivedNote(mainKind.many)}</p>}
      {view?.kind === 'board' && (
        <BoardView
          key={`${bookId} ${viewName}`}
          view={view}
          laneField={view.lanes?.includes(laneField) ? laneField : ''}
          {...shared}
        />
      )}
      {view?.kind === 'table' && (
        <TableView key={`${bookId} ${viewName}`} view={view} showsArchived={inArchive} {...shared} />
      )}
      {view?.kind === 'calendar' && <CalendarView key={`${bookId} ${viewName}`} view={view} {...shared} />}
      {view?.kind === 'grid' && <GridView key={`${bookId} ${viewName}`} view={view} {...shared} />}
      {view?.kind === 'summary' && (
        <SummaryView key={`${bookId} ${viewName}`} view={view} chartHref={chartHref} {...shared} />
      )}
      <p role="alert" className="text-sm font-medium text-bad empty:hidden" data-print="hidden">
        {refused}
      </p>
      <p role="status" className="min-h-5 text-sm text-muted" data-print="hidden">
        {refused === '' ? said : ''}
      </p>
      <LatePanel title={says.files}>
        <FilesPanel
          declaration={declaration}
          module={module}
          work={work}
          records={records}
          bookId={bookId}
          isFound={isFound}
          actions={actions}
        />
      </LatePanel>
      {module.labels && !isEmptyBook && (
        <LatePanel title={module.labels.label}>
          <LabelsPanel declaration={declaration} module={module} work={work} />
        </LatePanel>
      )}
      {isDeleting && (
        <Dialog
          aria-label={says.deleteBook(bookForm.one)}
          onClose={() => setDeleting(false)}
          className="m-auto w-[min(30rem,94vw)] rounded-lg border border-line p-4"
        >
          <p className="wrap-anywhere">{says.deleteAsk(String(work.book.name || says.untitled), entryCount)}</p>
          <p className="mt-4 flex flex-wrap gap-2">
            <Button
              look="danger"
              onClick={() => {
                setSaid(says.did.remove(String(work.book.name ?? '')))
                actions.removeBook()
                setDeleting(false)
              }}
            >
              {says.deleteBook(bookForm.one)}
            </Button>
            <Button onClick={() => setDeleting(false)}>{says.keep}</Button>
          </p>
        </Dialog>
      )}
      {editing && (
        <EntryDialog
          key={editing.what === 'new' ? `new ${editing.kind}` : editing.what === 'entry' ? editing.id : 'book'}
          {...dialogOf(editing)}
        />
      )}
    </>
  )

  function openNew() {
    const beginning = module.begin()
    actions.openBeginning({ ...beginning, book: { ...beginning.book, name: says.newBook(bookForm.one) } })
  }

  function close() {
    setEditing(undefined)
  }

  /** A form closes once its entry is kept; what is refused stays in it. */
  function kept(isKept: boolean): boolean {
    if (isKept) close()
    return isKept
  }

  function entryOf(id: string) {
    const stored = records?.get(id)
    return stored?.type === 'entry' ? stored : undefined
  }

  function elsewhere(id: string, was: Stored | undefined) {
    const is = records?.get(id)
    return is === was ? undefined : is === undefined ? ('gone' as const) : ('changed' as const)
  }

  function dialogOf(open: Editing) {
    const common = { work: work as NonNullable<typeof work>, onClose: close }
    const keptAs = `books-${declaration.keptAs ?? declaration.id}`
    if (open.what === 'book')
      return {
        ...common,
        draftId: `${keptAs}/${bookId}`,
        heading: says.editBook(bookForm.one),
        fields: bookForm.fields,
        values: (open.was?.values ?? {}) as AnyEntryValues,
        title: 'name',
        isElsewhere: elsewhere(bookId, open.was),
        onSave(patch: AnyEntryValues) {
          return kept(actions.changeBook(patch))
        },
        buttons: [
          {
            label: says.deleteBook(bookForm.one),
            look: 'danger' as const,
            onPress() {
              setDeleting(true)
              close()
            },
          },
        ],
      }
    if (open.what === 'new') {
      const kind = kinds[open.kind]
      return {
        ...common,
        // A form that a line asks for is not filled with what was typed for another one.
        draftId: `${keptAs}/new-${open.kind}${open.keep ? `-${JSON.stringify(open.given)}` : ''}`,
        heading: says.add(kind?.one ?? ''),
        fields: kind?.fields ?? {},
        values: newValues(declaration, open.kind, open.given),
        title: kind?.title ?? '',
        isElsewhere: undefined,
        onSave(patch: AnyEntryValues) {
          const made = newValues(declaration, open.kind, { ...open.given, ...patch })
          return kept(open.keep ? open.keep(made) : actions.add(open.kind, [made]).length > 0)
        },
        buttons: [],
      }
    }
    const stored = open.was
    const kindName = stored?.type === 'entry' ? stored.kind : main
    const kind = kinds[kindName]
    const isArchived = stored?.type === 'entry' && stored.archived
    const name = stored?.type === 'entry' ? work?.nameOf(open.id) || titleOf(stored, kinds, entryOf) : ''
    return {
      ...common,
      draftId: `${keptAs}/${open.id}`,
      heading: name || says.untitled,
      fields: kind?.fields ?? {},
      values: (stored?.values ?? {}) as AnyEntryValues,
      title: kind?.title ?? '',
      isElsewhere: elsewhere(open.id, stored),
      onSave(patch: AnyEntryValues) {
        return kept(Object.keys(patch).length === 0 || actions.change(open.id, patch))
      },
      buttons: [
        ...(kind?.archives
          ? [
              {
                label: isArchived ? says.restore : says.archive,
                onPress() {
                  actions.archive(open.id, !isArchived)
                  setSaid(isArchived ? says.did.restore(name) : says.did.archive(name))
                  close()
                },
              },
            ]
          : []),
        {
          label: says.duplicate,
          onPress() {
            const titled = kind?.fields[kind.title]?.kind === 'text'
            const copy = { ...stored?.values, ...(titled && { [kind.title]: says.copyOf(name) }) } as AnyEntryValues
            actions.add(kindName, [copy])
            setSaid(says.did.add(titled ? says.copyOf(name) : name))
            close()
          },
        },
        {
          label: says.remove,
          look: 'danger' as const,
          onPress() {
            actions.remove(open.id)
            setSaid(says.did.remove(name))
            close()
          },
        },
      ],
    }
  }
}
