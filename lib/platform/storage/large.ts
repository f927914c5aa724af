import { isPositiveInteger } from '@/lib/platform/storage/envelope'
import {
  changeRecord,
  changeRecords,
  readRecord,
  readRecords,
  recordKeys,
  removeRecord,
  setRecordAside,
  type LargeRecord,
} from '@/lib/platform/storage/large-database'
import { reportStorage } from '@/lib/platform/storage/reports'

/** Values too large for a plain store (drafts with files, logos), each under an id of its own. */
export interface LargeStore<T> {
  readonly name: string
  get(id: string): Promise<T | undefined>
  /** False when the value could not be stored; it is then kept until the page closes, and reported. */
  set(id: string, value: T): Promise<boolean>
  /** Reads, changes and writes in one step, so that two tabs lose nothing. `change` is pure and does not wait. */
  update(id: string, change: (current: T | undefined) => T): Promise<boolean>
  /**
   * As `update` for many values in one step, all of them or none. A change that gives undefined takes its value out; what cannot be
   * read, or was written by a newer version, is left as it is.
   */
  updateAll(changes: ReadonlyMap<string, (current: T | undefined) => T | undefined>): Promise<boolean>
  remove(id: string): Promise<void>
  ids(): Promise<string[]>
  /** Every value by its id, as of one moment. What cannot be read is set aside and reported, and the others are given. */
  all(): Promise<ReadonlyMap<string, T>>
  /** Calls `listener` with the id after every change, by this tab or another. Returns the function that ends this. */
  subscribe(listener: (id: string) => void): () => void
}

interface LargeStoreDefinition<T> {
  /** Letters, digits and hyphens. */
  name: string
  version: number
  /** The value, checked; undefined when `raw` is not one. Blobs and byte arrays arrive as they were stored. */
  read(raw: unknown): T | undefined
  migrate?(raw: unknown, fromVersion: number): unknown
  /** What a backup leaves of a value that is here and another in the file. The file's replaces it where this is absent. */
  merge?(here: T, inFile: T): T
}

export type LargeJudgement<T = unknown> =
  | { state: 'read'; value: T }
  | { state: 'absent' }
  | { state: 'corrupted' }
  | { state: 'newer' }

/** What backup needs of a store that this page has loaded. */
interface LoadedLarge {
  judge(record: unknown): LargeJudgement
  merge(here: unknown, inFile: unknown): LargeRecord | undefined
}

const loaded = new Map<string, LoadedLarge>()
const listeners = new Map<string, Set<(id: string) => void>>()
let channel: BroadcastChannel | undefined

/** How the store that owns `key` reads a record; undefined when this page has not loaded that store. */
export function judgeLarge(key: string, record: unknown): LargeJudgement['state'] | undefined {
  return loadedFor(key)?.judge(record).state
}

/**
 * The record that both leave together, where the store that owns `key` joins them; undefined where it does not, one of them
 * cannot be read, or this page has not loaded that store.
 */
export function mergeLarge(key: string, here: unknown, inFile: unknown): LargeRecord | undefined {
  return loadedFor(key)?.merge(here, inFile)
}

function loadedFor(key: string): LoadedLarge | undefined {
  return loaded.get(key.slice(0, key.indexOf('/')))
}

/** Tells this tab's and other tabs' subscribers that the record under `key` changed. */
export function announceLargeChange(key: string): void {
  notify(key)
  openChannel()?.postMessage(key)
}

/**
 * Opens a store of large values. Throws for a definition that is wrong. Storage that is full or refused never throws.
 * @public
 */
export function defineLargeStore<T>({ name, version, read, migrate, merge }: LargeStoreDefinition<T>): LargeStore<T> {
  if (!/^[a-z0-9-]+$/.test(name)) throw new Error(`large store ${name}: a name is letters, digits and hyphens`)
  if (!isPositiveInteger(version)) throw new Error(`large store ${name}: version must be a whole number from 1`)
  if (version > 1 && !migrate) throw new Error(`large store ${name}: version ${version} needs a migrate function`)
  /** Values that could not be stored; null stands for one that was removed. */
  const held = new Map<string, T | null>()

  function keyOf(id: string): string {
    return `${name}/${id}`
  }

  function judge(record: unknown): LargeJudgement<T> {
    if (record === undefined) return { state: 'absent' }
    if (!isLargeRecord(record)) return { state: 'corrupted' }
    if (record.version > version) return { state: 'newer' }
    try {
      const value = read(migrate && record.version < version ? migrate(record.value, record.version) : record.value)
      return value === undefined ? { state: 'corrupted' } : { state: 'read', value }
    } catch {
      return { state: 'corrupted' }
    }
  }

  async function get(id: string): Promise<T | undefined> {
    const kept = held.get(id)
    if (kept !== undefined) return kept ?? undefined
    const key = keyOf(id)
    try {
      const record = await readRecord(key)
      const judgement = judge(record)
      if (judgement.state === 'read') return judgement.value
      if (judgement.state === 'newer') reportStorage({ kind: 'newer', key })
      if (judgement.state === 'corrupted') await moveAside(key, record)
    } catch (error) {
      reportFailure(key, error)
    }
    return undefined
  }

  async function moveAside(key: string, record: unknown): Promise<void> {
    await setRecordAside(key, record)
    reportStorage({ kind: 'corrupted', key, setAsideKey: key })
  }

  async function update(id: string, change: (current: T | undefined) => T): Promise<boolean> {
    const key = keyOf(id)
    // Sets a damaged record aside first: the transaction below must not overwrite it.
    if (!held.has(id)) await get(id)
    const heldBefore = held.get(id)
    let next: T | undefined
    try {
      const written = await changeRecord(key, (record) => {
        const judgement = judge(record)
        const stored = judgement.state === 'read' ? judgement.value : undefined
        next = change(heldBefore === undefined ? stored : (heldBefore ?? undefined))
        const blocked = judgement.state === 'newer' || judgement.state === 'corrupted'
        return blocked ? undefined : { version, value: next }
      })
      if (written) {
        held.delete(id)
        announceLargeChange(key)
        return true
      }
      reportStorage({ kind: 'newer', key })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'DataCloneError') throw error
      reportFailure(key, error)
    }
    held.set(id, next ?? change(heldBefore ?? undefined))
    notify(key)
    return false
  }

  async function updateAll(changes: ReadonlyMap<string, (current: T | undefined) => T | undefined>): Promise<boolean> {
    const made = new Map<string, T | undefined>()
    const heldBefore = new Map(held)
    const inStore = [...changes].map(([id, change]): [string, (record: unknown) => LargeRecord | null | undefined] => [
      keyOf(id),
      (record) => {
        const judgement = judge(record)
        const stored = judgement.state === 'read' ? judgement.value : undefined
        const before = heldBefore.get(id)
        const next = change(before === undefined ? stored : (before ?? undefined))
        made.set(id, next)
        if (judgement.state === 'newer' || judgement.state === 'corrupted') return undefined
        return next === undefined ? null : { version, value: next }
      },
    ])
    let saved = true
    try {
      await changeRecords(new Map(inStore))
      for (const id of changes.keys()) held.delete(id)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'DataCloneError') throw error
      saved = false
      for (const [id, change] of changes) {
        const next = made.has(id) ? made.get(id) : change(heldBefore.get(id) ?? undefined)
        held.set(id, next ?? null)
      }
      reportFailure(`${name}/`, error)
    }
    for (const id of changes.keys()) announceLargeChange(keyOf(id))
    return saved
  }

  async function remove(id: string): Promise<void> {
    const key = keyOf(id)
    try {
      await removeRecord(key)
      held.delete(id)
    } catch (error) {
      reportFailure(key, error)
      held.set(id, null)
    }
    announceLargeChange(key)
  }

  async function ids(): Promise<string[]> {
    const found = new Set<string>()
    try {
      for (const key of await recordKeys(`${name}/`)) found.add(key.slice(name.length + 1))
    } catch (error) {
      reportFailure(`${name}/`, error)
    }
    for (const [id, value] of held) {
      if (value === null) found.delete(id)
      else found.add(id)
    }
    return [...found].sort()
  }

  async function all(): Promise<ReadonlyMap<string, T>> {
    const found = new Map<string, T>()
    const records = await readRecords(`${name}/`).catch((error: unknown) => {
      reportFailure(`${name}/`, error)
      return []
    })
    for (const [key, record] of records) {
      const judgement = judge(record)
      if (judgement.state === 'read') found.set(key.slice(name.length + 1), judgement.value)
      if (judgement.state === 'newer') reportStorage({ kind: 'newer', key })
      if (judgement.state === 'corrupted')
        await moveAside(key, record).catch((error: unknown) => reportFailure(key, error))
    }
    for (const [id, value] of held) {
      if (value === null) found.delete(id)
      else found.set(id, value)
    }
    return found
  }

  function mergeRecords(here: unknown, inFile: unknown): LargeRecord | undefined {
    const [ours, theirs] = [judge(here), judge(inFile)]
    if (!merge || ours.state !== 'read' || theirs.state !== 'read') return undefined
    return { version, value: merge(ours.value, theirs.value) }
  }

  function subscribe(listener: (id: string) => void): () => void {
    openChannel()
    const known = listeners.get(name) ?? new Set()
    listeners.set(name, known.add(listener))
    return () => known.delete(listener)
  }

  loaded.set(name, { judge, merge: mergeRecords })
  return { name, get, set: (id, value) => update(id, () => value), update, updateAll, remove, ids, all, subscribe }
}

export function isLargeRecord(record: unknown): record is LargeRecord {
  if (typeof record !== 'object' || record === null) return false
  return 'version' in record && isPositiveInteger(record.version) && 'value' in record
}

function reportFailure(key: string, error: unknown): void {
  const full = error instanceof Error && error.name === 'QuotaExceededError'
  reportStorage({ kind: full ? 'full' : 'blocked', key })
}

function notify(key: string): void {
  const separator = key.indexOf('/')
  for (const listener of listeners.get(key.slice(0, separator)) ?? []) listener(key.slice(separator + 1))
}

function openChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  channel = new BroadcastChannel('tallykit:large')
  channel.onmessage = (event: MessageEvent<unknown>) => {
    if (typeof event.data === 'string') notify(event.data)
  }
  return channel
}
