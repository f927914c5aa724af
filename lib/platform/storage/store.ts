import {
  isOurKey,
  keyPrefix,
  plainKeys,
  readText,
  removeText,
  setAside,
  writeText,
  type WriteOutcome,
} from '@/lib/platform/storage/device-storage'
import { isPositiveInteger, parseEnvelope } from '@/lib/platform/storage/envelope'
import { reportStorage } from '@/lib/platform/storage/reports'

/** A value kept on the device. Its functions need no `this`, so they can be passed to useSyncExternalStore. */
export interface Store<T> {
  /** The full key in the browser's storage. */
  readonly key: string
  /** What is there before anything is saved; also what a prerendered page shows. */
  readonly initial: T
  /** The same object until the value changes. Never throws. */
  get(): T
  /** False when the value could not be stored; it is then kept until the page closes, and reported. */
  set(value: T): boolean
  /** Changes the newest value, another tab's included. `change` is pure: it may run more than once. */
  update(change: (current: T) => T): boolean
  remove(): void
  /** Calls `listener` after every change, by this tab or another. Returns the function that ends this. */
  subscribe(listener: () => void): () => void
}

export interface StoreDefinition<T> {
  /** Without the prefix: `gst-draft` is kept as `tallykit:gst-draft`. */
  key: string
  /** Whole, from 1; raised whenever the shape of the value changes. */
  version: number
  initial: T
  /** The value, checked; undefined when `raw` is not one. */
  read(raw: unknown): T | undefined
  /** Turns a value of an earlier version into the shape `read` expects. Required from version 2. */
  migrate?(raw: unknown, fromVersion: number): unknown
  /** Nothing is lost where it cannot be kept, and the visitor is not told: for what is noted without being asked for. */
  quiet?: true
}

export interface PlainStoreDefinition<T extends string> {
  /** The whole key: `selectedRegion`, `promoBarDismissed`, or one that begins with the prefix. */
  key: string
  initial: T
  read(text: string): T | undefined
}

type Decoded<T> =
  | { state: 'read'; value: T; revision: number; writer: string }
  | { state: 'corrupted' }
  | { state: 'newer' }

interface Format<T> {
  decode(text: string): Decoded<T>
  encode(value: T, revision: number): string
}

/** What one look at the storage found; `text` is null when the key is absent, undefined when storage is blocked. */
interface Look<T> {
  text: string | null | undefined
  value: T
  revision: number
  writer: string
  state: 'read' | 'corrupted' | 'newer'
}

/** What backup and deletion need of a store that this page has loaded. */
interface LoadedStore {
  /** How the store judges a text that is about to be put under its key. */
  judge(text: string): Decoded<unknown>['state']
  /** Call after the text under the key changed in this tab. */
  changed(): void
}

const loadedStores = new Map<string, LoadedStore>()

export function loadedStore(key: string): LoadedStore | undefined {
  return loadedStores.get(key)
}

/**
 * A versioned value kept under `tallykit:<key>` as JSON. A value that cannot be read is set aside and reported; a full or
 * blocked storage never throws; two tabs do not lose each other's updates.
 * Throws for a definition that is wrong, and for a value that `read` would not accept back.
 */
export function defineStore<T>(definition: StoreDefinition<T>): Store<T> {
  const { key, version, initial, read, migrate, quiet } = definition
  if (!isPositiveInteger(version)) throw new Error(`store ${key}: version must be a whole number from 1`)
  if (version > 1 && !migrate) throw new Error(`store ${key}: version ${version} needs a migrate function`)

  function decode(text: string): Decoded<T> {
    const envelope = parseEnvelope(text)
    if (!envelope) return { state: 'corrupted' }
    if (envelope.version > version) return { state: 'newer' }
    const { revision, writer } = envelope
    try {
      const raw = migrate && envelope.version < version ? migrate(envelope.value, envelope.version) : envelope.value
      const value = read(raw)
      return value === undefined ? { state: 'corrupted' } : { state: 'read', value, revision, writer }
    } catch {
      // A reader or migration that trips over a shape it does not know says the same as one that returns undefined.
      return { state: 'corrupted' }
    }
  }

  function encode(value: T, revision: number): string {
    const text = JSON.stringify({ version, revision, writer: writerId(), value })
    if (decode(text).state !== 'read') throw new Error(`store ${key}: read() refuses the value that was set`)
    return text
  }

  return createStore(keyPrefix + key, initial, { decode, encode }, quiet ? () => {} : reportStorage)
}

/** A value kept as bare text, without version, under a key that is fixed from outside or read by a script in the page's head. */
export function definePlainStore<T extends string>({ key, initial, read }: PlainStoreDefinition<T>): Store<T> {
  if (!isOurKey(key))
    throw new Error(`store ${key}: a plain key is one of ${plainKeys.join(', ')} or begins with ${keyPrefix}`)
  return createStore<T>(key, initial, {
    decode(text) {
      const value = read(text)
      return value === undefined ? { state: 'corrupted' } : { state: 'read', value, revision: 0, writer: '' }
    },
    encode: (value) => value,
  })
}

function createStore<T>(key: string, initial: T, format: Format<T>, report = reportStorage): Store<T> {
  const listeners = new Set<() => void>()
  const initialLook = { value: initial, revision: 0, writer: '', state: 'read' } as const
  let latest: Look<T> | undefined
  /** A value that could not be stored, and the stored text it stands in front of. */
  let held: { value: T; over: string | null | undefined } | undefined
  let ownUpdate: { revision: number; change: (current: T) => T } | undefined
  let listening = false

  function look(): Look<T> {
    const text = readText(key)
    if (latest && latest.text === text) return latest
    latest = decodeText(text)
    return latest
  }

  function decodeText(text: string | null | undefined): Look<T> {
    if (typeof text !== 'string') return { ...initialLook, text }
    const decoded = format.decode(text)
    if (decoded.state === 'read') return { ...decoded, text }
    if (decoded.state === 'newer') {
      report({ kind: 'newer', key })
      return { ...initialLook, text, state: 'newer' }
    }
    const setAsideKey = setAside(key, text)
    report({ kind: 'corrupted', key, setAsideKey })
    return setAsideKey === undefined ? { ...initialLook, text, state: 'corrupted' } : { ...initialLook, text: null }
  }

  function get(): T {
    const current = look()
    if (held && held.over === current.text) return held.value
    held = undefined
    return current.value
  }

  function write(value: T): boolean {
    listen()
    let current = look()
    if (current.state === 'corrupted' && typeof current.text === 'string') {
      // There was no room to set the damaged text aside; perhaps there is now.
      latest = undefined
      current = look()
    }
    const text = format.encode(value, current.revision + 1)
    const outcome: WriteOutcome | 'newer' =
      current.state === 'newer' ? 'newer' : current.state === 'corrupted' ? 'full' : writeText(key, text)
    if (outcome === 'saved') {
      held = undefined
      latest = { text, value, revision: current.revision + 1, writer: writerId(), state: 'read' }
    } else {
      held = { value, over: current.text }
      report({ kind: outcome, key })
    }
    notify()
    return outcome === 'saved'
  }

  function set(value: T): boolean {
    ownUpdate = undefined
    return write(value)
  }

  function update(change: (current: T) => T): boolean {
    const before = get()
    const basis = look().text
    const next = change(before)
    if (look().text !== basis) return update(change)
    if (Object.is(next, before)) return true
    const saved = write(next)
    ownUpdate = saved ? { revision: look().revision, change } : undefined
    return saved
  }

  function remove(): void {
    ownUpdate = undefined
    held = removeText(key) ? undefined : { value: initial, over: readText(key) }
    notify()
  }

  /**
   * Browsers keep a copy of the storage in every tab, so two tabs can both write revision n + 1. The tab whose write was
   * replaced finds another writer's text with its own revision, and makes its change again on top of that.
   */
  function redoReplacedUpdate(): void {
    if (!ownUpdate) return
    const { revision, writer } = look()
    if (writer === writerId()) return
    const { revision: ownRevision, change } = ownUpdate
    ownUpdate = undefined
    if (revision === ownRevision) update(change)
  }

  function onStorageEvent(event: StorageEvent): void {
    if (event.key !== key && event.key !== null) return
    redoReplacedUpdate()
    notify()
  }

  function listen(): void {
    if (listening || typeof addEventListener !== 'function') return
    listening = true
    addEventListener('storage', onStorageEvent)
  }

  function notify(): void {
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    listen()
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  loadedStores.set(key, {
    judge: (text) => format.decode(text).state,
    changed() {
      held = undefined
      ownUpdate = undefined
      notify()
    },
  })
  return { key, initial, get, set, update, remove, subscribe }
}

let ownWriterId: string | undefined

/** Tells this page's writes from those of other tabs. */
function writerId(): string {
  ownWriterId ??= crypto.getRandomValues(new Uint32Array(2)).join('-')
  return ownWriterId
}
