import {
  entryValues,
  isLink,
  plainFields,
  storedBeginning,
  type Stored,
  type StoredById,
  type StoredEntry,
} from '@/lib/kits/planner/entries'
import { patched, placed, type Change, type Edit } from '@/lib/kits/planner/edit'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyValues } from '@/lib/kits/fields/types'
import type {
  AnyEntryValues,
  Beginning,
  Entry,
  Guarded,
  JobResult,
  PlannerDeclaration,
} from '@/lib/kits/planner/planner'
import { titleOf } from '@/lib/kits/planner/work'
import { plannerMessages as says } from '@/lib/messages/planner'
import type { PlannerDesk } from './desk'

/** What can be done with the entries of the book that is open. Each is one edit, which can be taken back. */
export interface PlannerActions {
  /** Adds entries after all others of their kind, and gives their ids. */
  add(kind: string, list: readonly AnyEntryValues[], archived?: readonly boolean[]): readonly string[]
  /** Adds entries and others that they link to, which have their ids already. */
  addLinked(
    kind: string,
    list: readonly { values: AnyEntryValues; archived: boolean }[],
    linked: readonly { id: string; kind: string; title: string }[],
  ): void
  /** As all that follow: false where the change is refused. */
  change(id: string, patch: AnyEntryValues): boolean
  archive(id: string, isArchived: boolean): void
  remove(id: string): void
  /** Puts an entry before another of its list (at its end where `before` is undefined) and changes what that means. */
  move(
    id: string,
    patch: AnyEntryValues,
    place: string,
    order?: { list: readonly Entry[]; before: string | undefined },
  ): void
  /** What a job does to the book, as one edit. */
  apply(said: string, result: Pick<JobResult, 'add' | 'change' | 'remove' | 'archive'>): boolean
  changeBook(patch: AnyValues): boolean
  /** A new book, which is then open. */
  openBeginning(beginning: Beginning): string
  openRecords(book: string, records: StoredById): void
  removeBook(): void
}

interface ActionParts {
  desk: PlannerDesk
  declaration: PlannerDeclaration
  /** The id of the book that is open. */
  bookId(): string
  /** Why changes of entries of the book that is open are not made. */
  refusal(changes: readonly Guarded[]): string | undefined
  /** Shown; empty once a change was made. */
  onRefused(sentence: string): void
  onBook(id: string): void
}

const freshId = () => crypto.randomUUID()

export function plannerActions({ desk, declaration, bookId, refusal, onRefused, onBook }: ActionParts): PlannerActions {
  const { kinds, book } = declaration
  const records = (): StoredById => desk.get().records ?? new Map<string, Stored>()
  const entryOf = (id: string): StoredEntry | undefined => {
    const stored = records().get(id)
    return stored?.type === 'entry' ? stored : undefined
  }
  const nameOf = (entry: StoredEntry) => titleOf(entry, kinds, entryOf) || says.untitled
  const bookName = (id: string) => {
    const stored = records().get(id)
    return String((stored?.type === 'book' && stored.values.name) || says.untitled)
  }

  /** Makes an edit, or says why not. */
  function commit(edit: Edit): boolean {
    const open = bookId()
    const isBookGone = edit.changes.some(({ id, after }) => id === open && after === undefined)
    const valuesOf = (stored: Stored | undefined) => (stored?.type === 'entry' ? stored : undefined)
    const guarded = edit.changes.flatMap(({ before, after }): readonly Guarded[] => {
      const stored = valuesOf(after) ?? valuesOf(before)
      if (!stored || stored.book !== open) return []
      return [{ kind: stored.kind, before: valuesOf(before)?.values, after: valuesOf(after)?.values }]
    })
    const refused = isBookGone ? undefined : refusal(guarded)
    onRefused(refused ?? '')
    if (refused === undefined) desk.edit(edit)
    return refused === undefined
  }

  function lastRank(kind: string): number {
    let last = 0
    for (const one of records().values())
      if (one.type === 'entry' && one.kind === kind && one.book === bookId()) last = Math.max(last, one.rank)
    return last
  }

  function made(kind: string, values: AnyEntryValues, rank: number, archived = false): StoredEntry {
    const declared = kinds[kind]
    const tracks = declared?.tracks
    return {
      type: 'entry',
      kind,
      book: bookId(),
      rank,
      archived,
      values,
      steps: tracks === undefined ? [] : [{ at: Date.now(), to: String(values[tracks] ?? '') }],
    }
  }

  function additions(kind: string, list: readonly { values: AnyEntryValues; archived: boolean }[]): Change[] {
    const last = lastRank(kind)
    const fields = kinds[kind]?.fields ?? {}
    return list.map(({ values, archived }, at) => ({
      id: freshId(),
      before: undefined,
      after: made(kind, entryValues(fields, values), last + at + 1, archived),
    }))
  }

  /** Keys of links that stand for entries which are added with them become their ids. */
  function linkedBy(ids: ReadonlyMap<string, string>, kind: string, values: AnyEntryValues): AnyEntryValues {
    if (ids.size === 0) return values
    const fields = kinds[kind]?.fields ?? {}
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const isKey = typeof value === 'string' && fields[name] !== undefined && isLink(fields[name])
        return [name, isKey ? (ids.get(value) ?? value) : value]
      }),
    )
  }

  function saidOf(kind: string, changes: readonly Change[]): string {
    const first = changes[0]?.after
    if (changes.length === 1 && first?.type === 'entry') return says.did.add(nameOf(first))
    return says.did.addMany(changes.length, kinds[kind]?.many ?? '')
  }

  function one(id: string, after: StoredEntry | undefined, said: (name: string) => string): boolean {
    const before = entryOf(id)
    return before !== undefined && commit({ says: said(nameOf(after ?? before)), changes: [{ id, before, after }] })
  }

  return {
    add(kind, list, archived = []) {
      const changes = additions(
        kind,
        list.map((values, at) => ({ values, archived: archived[at] ?? false })),
      )
      return commit({ says: saidOf(kind, changes), changes }) ? changes.map(({ id }) => id) : []
    },
    addLinked(kind, list, linked) {
      const changes = additions(kind, list)
      const targets = linked.map(({ id, kind: other, title }, at): Change => {
        const declared = kinds[other]
        const values = entryValues(declared?.fields ?? {}, { [declared?.title ?? '']: title })
        return { id, before: undefined, after: made(other, values, lastRank(other) + at + 1) }
      })
      commit({ says: saidOf(kind, changes), changes: [...targets, ...changes] })
    },
    change(id, patch) {
      const before = entryOf(id)
      return before !== undefined && one(id, patched(before, kinds, { values: patch }, Date.now()), says.did.change)
    },
    archive(id, archived) {
      const before = entryOf(id)
      if (before) one(id, { ...before, archived }, archived ? says.did.archive : says.did.restore)
    },
    remove(id) {
      one(id, undefined, says.did.remove)
    },
    move(id, patch, place, order) {
      const before = entryOf(id)
      if (!before) return
      const others = order?.list.filter((entry) => entry.id !== id) ?? []
      const position =
        order?.before === undefined ? others.length : others.findIndex((entry) => entry.id === order.before)
      const found =
        order &&
        placed(
          others.map(({ rank }) => rank),
          position < 0 ? others.length : position,
        )
      const changes: Change[] = []
      found?.ranks?.forEach((rank, at) => {
        const other = others[at]
        const stored = other && entryOf(other.id)
        if (stored && stored.rank !== rank) changes.push({ id: other.id, before: stored, after: { ...stored, rank } })
      })
      const after = patched(before, kinds, { values: patch, rank: found?.rank ?? before.rank }, Date.now())
      commit({ says: says.did.move(nameOf(before), place), changes: [...changes, { id, before, after }] })
    },
    apply(said, { add = [], change = [], remove = [], archive = [] }) {
      const ids = new Map(add.flatMap(({ key }) => (key === undefined ? [] : [[key, freshId()] as const])))
      const added = [...new Set(add.map(({ kind }) => kind))].flatMap((kind) => {
        const own = add.filter((one) => one.kind === kind)
        return additions(
          kind,
          own.map(({ values }) => ({ values: linkedBy(ids, kind, values), archived: false })),
        ).map((made, at) => ({ ...made, id: ids.get(own[at]?.key ?? '') ?? made.id }))
      })
      const altered = [...change, ...remove.map((id) => ({ id, values: undefined }))].flatMap(({ id, values }) => {
        const before = entryOf(id)
        if (!before) return []
        return [{ id, before, after: values && patched(before, kinds, { values }, Date.now()) }]
      })
      const putAway = archive.flatMap((id) => {
        const before = entryOf(id)
        return before ? [{ id, before, after: { ...before, archived: true } }] : []
      })
      return commit({ says: said, changes: [...altered, ...putAway, ...added] })
    },
    changeBook(patch) {
      const id = bookId()
      const before = records().get(id)
      if (before?.type !== 'book') return false
      const after: Stored = { type: 'book', values: { ...before.values, ...patch } }
      return commit({ says: says.did.change(String(after.values.name ?? '')), changes: [{ id, before, after }] })
    },
    openBeginning(beginning) {
      const id = freshId()
      const ids = new Map<string, string>()
      const idOf = (key: string) => {
        const known = ids.get(key) ?? freshId()
        ids.set(key, known)
        return known
      }
      const stored = storedBeginning(beginning, { bookFields: book.fields, kinds, id, idOf })
      this.openRecords(id, stored)
      return id
    },
    openRecords(id, stored) {
      const opened = stored.get(id)
      const name = String((opened?.type === 'book' && opened.values.name) || says.untitled)
      commit({
        says: says.did.import(name),
        changes: [...stored].map(([key, after]) => ({ id: key, before: undefined, after })),
      })
      onBook(id)
    },
    removeBook() {
      const id = bookId()
      const changes = [...records()]
        .filter(([key, stored]) => key === id || (stored.type === 'entry' && stored.book === id))
        .map(([key, before]) => ({ id: key, before, after: undefined }))
      commit({ says: says.did.remove(bookName(id)), changes })
    },
  }
}

/** Values of a new entry: what its fields begin with, and what is given. */
export function newValues(declaration: PlannerDeclaration, kind: string, given: AnyEntryValues): AnyEntryValues {
  const fields = declaration.kinds[kind]?.fields ?? {}
  return { ...entryValues(fields, initialValues(plainFields(fields))), ...given }
}
