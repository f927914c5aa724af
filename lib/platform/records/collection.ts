import { isRecord } from '@/lib/platform/storage/is-record'
import { defineLargeStore } from '@/lib/platform/storage/large'
import { askToPersist } from './persist'

/** One record of a collection. Times are ISO 8601, UTC. */
export interface Kept<T> {
  readonly id: string
  readonly createdAt: string
  readonly changedAt: string
  readonly value: T
}

/** Records of one kind on this device, shared by all tabs and part of the site's backup. */
export interface Collection<T> {
  readonly name: string
  /** Newest first. A record that cannot be read is set aside and reported, and the others are given. */
  list(): Promise<readonly Kept<T>[]>
  get(id: string): Promise<Kept<T> | undefined>
  /** A new record under an id of its own; `saved` is false where it lives only until the page closes, which is reported. */
  create(value: T): Promise<{ record: Kept<T>; saved: boolean }>
  /**
   * Changes a record in one step, so that two tabs lose nothing; `change` is pure. It gets undefined where the record is gone, and
   * what it returns is then kept under the same id: what somebody has before them is never lost. False as `saved` is.
   */
  update(id: string, change: (current: T | undefined) => T): Promise<boolean>
  /** Changes, adds and takes out many records in one step, all of them or none: undefined stands for a record that is not there. */
  updateAll(changes: ReadonlyMap<string, (current: T | undefined) => T | undefined>): Promise<boolean>
  /** Takes a record out. The function that it gives puts it back as it was, unless there is one under its id again. */
  remove(id: string): Promise<() => Promise<boolean>>
  /** Calls `listener` after every change, by this tab or another. Returns the function that ends this. */
  subscribe(listener: (id: string) => void): () => void
}

interface CollectionDefinition<T> {
  /** Letters, digits and hyphens; no other store has it. */
  name: string
  /** Whole, from 1; raised whenever the shape of a value changes. */
  version: number
  /** The value, checked member by member; undefined when `raw` is not one. */
  parse(raw: unknown): T | undefined
  /** Turns a value of an earlier version into the shape that `parse` expects. Required from version 2. */
  migrate?(raw: unknown, fromVersion: number): unknown
}

type Stored<T> = Omit<Kept<T>, 'id'>

/** Opens a collection. Throws for a definition that is wrong. Storage that is full, refused or cleared never throws. */
export function defineCollection<T>({ name, version, parse, migrate }: CollectionDefinition<T>): Collection<T> {
  const store = defineLargeStore<Stored<T>>({
    name,
    version,
    read: (raw) => readStored(raw, parse),
    // The times around a value have one shape in all versions.
    ...(migrate && {
      migrate: (raw: unknown, from: number) => (isRecord(raw) ? { ...raw, value: migrate(raw.value, from) } : raw),
    }),
  })

  async function list(): Promise<readonly Kept<T>[]> {
    const records = [...(await store.all())].map(([id, stored]) => ({ id, ...stored }))
    return records.sort((a, b) => compare(b.createdAt, a.createdAt) || compare(a.id, b.id))
  }

  async function get(id: string): Promise<Kept<T> | undefined> {
    const stored = await store.get(id)
    return stored && { id, ...stored }
  }

  async function create(value: T): Promise<{ record: Kept<T>; saved: boolean }> {
    const isFirst = (await store.ids()).length === 0
    const now = new Date().toISOString()
    const record = { id: crypto.randomUUID(), createdAt: now, changedAt: now, value }
    const saved = await store.set(record.id, { createdAt: now, changedAt: now, value })
    if (isFirst && saved) askToPersist()
    return { record, saved }
  }

  function update(id: string, change: (current: T | undefined) => T): Promise<boolean> {
    return store.update(id, (stored) => {
      const now = new Date().toISOString()
      return { createdAt: stored?.createdAt ?? now, changedAt: now, value: change(stored?.value) }
    })
  }

  async function updateAll(changes: ReadonlyMap<string, (current: T | undefined) => T | undefined>): Promise<boolean> {
    const isFirst = (await store.ids()).length === 0
    const now = new Date().toISOString()
    const inStore = [...changes].map(
      ([id, change]) =>
        [
          id,
          (stored: Stored<T> | undefined): Stored<T> | undefined => {
            const value = change(stored?.value)
            return value === undefined ? undefined : { createdAt: stored?.createdAt ?? now, changedAt: now, value }
          },
        ] as const,
    )
    const saved = await store.updateAll(new Map(inStore))
    if (isFirst && saved) askToPersist()
    return saved
  }

  async function remove(id: string): Promise<() => Promise<boolean>> {
    const stored = await store.get(id)
    await store.remove(id)
    return async () => {
      if (!stored) return false
      let isFree = true
      const saved = await store.update(id, (current) => {
        isFree = current === undefined
        return current ?? stored
      })
      return saved && isFree
    }
  }

  return { name, list, get, create, update, updateAll, remove, subscribe: store.subscribe }
}

function readStored<T>(raw: unknown, parse: (raw: unknown) => T | undefined): Stored<T> | undefined {
  if (!isRecord(raw)) return undefined
  const { createdAt, changedAt } = raw
  const value = parse(raw.value)
  return value !== undefined && isTime(createdAt) && isTime(changedAt) ? { createdAt, changedAt, value } : undefined
}

function isTime(raw: unknown): raw is string {
  return typeof raw === 'string' && !Number.isNaN(Date.parse(raw))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
