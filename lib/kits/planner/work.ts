import type { Show } from '@/lib/base/format/show'
import { initialValues } from '@/lib/kits/fields/initial'
import type { Fields } from '@/lib/kits/fields/types'
import type { StoredById } from './entries'
import type { Entry, EntryKinds, AnyWork } from './planner'

interface Moment {
  today: string | undefined
  now: number
  show: Show
}

function byRank(one: Entry, other: Entry): number {
  return one.rank - other.rank || (one.id < other.id ? -1 : 1)
}

/** What an entry is called: its title, or that of the entry that its title links to. `of` gives an entry by its id. */
export function titleOf(
  { kind, values }: Pick<Entry, 'kind' | 'values'>,
  kinds: EntryKinds,
  of: (id: string) => Pick<Entry, 'kind' | 'values'> | undefined,
): string {
  const name = kinds[kind]?.title ?? ''
  const value = values[name]
  if (kinds[kind]?.fields[name]?.kind !== 'link') return String(value ?? '')
  const linked = typeof value === 'string' ? of(value) : undefined
  return linked ? titleOf(linked, kinds, of) : ''
}

/** Entries by what they are kept as: the same as long as that is the same, so that what is drawn from them need not be drawn again. */
const entries = new WeakMap<object, Entry>()

/** One book, as a planner's functions see it. */
export function workOf(
  records: StoredById,
  bookId: string,
  { fields, kinds }: { fields: Fields; kinds: EntryKinds },
  moment: Moment,
): AnyWork {
  const of: Record<string, Entry[]> = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]))
  const archived: Record<string, Entry[]> = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]))
  const byId = new Map<string, Entry>()
  for (const [id, stored] of records) {
    if (stored.type !== 'entry' || stored.book !== bookId) continue
    const known = entries.get(stored)
    const { kind, rank, values, steps } = stored
    const entry = known ?? { id, kind, rank, archived: stored.archived, values, steps }
    if (!known) entries.set(stored, entry)
    byId.set(id, entry)
    ;(stored.archived ? archived : of)[kind]?.push(entry)
  }
  for (const list of [...Object.values(of), ...Object.values(archived)]) list.sort(byRank)
  const book = records.get(bookId)
  return {
    book: book?.type === 'book' ? book.values : initialValues(fields),
    of,
    archived,
    nameOf(id) {
      const entry = id === undefined ? undefined : byId.get(id)
      return entry ? titleOf(entry, kinds, (other) => byId.get(other)) : ''
    },
    ...moment,
  }
}
