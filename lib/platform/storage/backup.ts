import {
  isOurKey,
  plainKeys,
  readText,
  setAsidePrefix,
  storedKeys,
  writeText,
} from '@/lib/platform/storage/device-storage'
import { isPositiveInteger, parseEnvelope } from '@/lib/platform/storage/envelope'
import { announceLargeChange, isLargeRecord, judgeLarge, mergeLarge } from '@/lib/platform/storage/large'
import { changeRecord, readRecord, recordKeys } from '@/lib/platform/storage/large-database'
import { decodePortable, encodePortable } from '@/lib/platform/storage/portable-json'
import { loadedStore } from '@/lib/platform/storage/store'

/** A value with the version it was written in, or the bare text of a plain key. */
type BackupEntry = { version: number; value: unknown } | { text: string }

/** The file that holds everything this site keeps on a device. */
export interface Backup {
  app: 'tallykit'
  format: 1
  /** ISO 8601, UTC. */
  madeAt: string
  entries: Record<string, BackupEntry>
  /** Large values by `store/id`; files in them are written as base64. */
  large: Record<string, { version: number; value: unknown }>
}

export type BackupChangeKind =
  /** Nothing is kept under this key here. */
  | 'added'
  /** The same is kept here. */
  | 'same'
  /** Something else is kept here, and would be replaced. */
  | 'different'
  /** Something else is kept here, and both are joined: nothing of either is lost. */
  | 'joined'
  /** The file's value is from a newer version of the site. */
  | 'newer'
  /** The file's value cannot be read. */
  | 'unreadable'
  /** Not a key of this site. */
  | 'foreign'

/** Whether a change of this kind can be taken from the file. */
export function isTakeable(kind: BackupChangeKind): boolean {
  return kind === 'added' || kind === 'different' || kind === 'joined'
}

interface BackupChange {
  key: string
  kind: BackupChangeKind
  large: boolean
}

export interface AppliedBackup {
  written: string[]
  /** Left as they are, because they changed here after the file was read. */
  changedMeanwhile: string[]
  /** Not written: storage is full or refused. */
  failed: string[]
}

/** Why a file is no backup that can be read here. */
export type BackupRefusal = 'not-json' | 'not-ours' | 'too-new' | 'damaged'

export type BackupReading =
  | { ok: false; reason: BackupRefusal }
  | {
      ok: true
      madeAt: string
      changes: BackupChange[]
      /** Writes the named keys of kind `added`, `different` or `joined`; nothing is written before this is called. */
      apply(keys: readonly string[]): Promise<AppliedBackup>
    }

interface Incoming {
  key: string
  kind: BackupChangeKind
  large: boolean
  write(): Promise<'written' | 'changed' | 'failed'>
}

/** Everything kept on this device, copies that were set aside excepted. `now` stamps the file. */
export async function exportBackup(now: Date = new Date()): Promise<Backup> {
  const entries: Backup['entries'] = {}
  for (const key of storedKeys()) {
    const text = readText(key)
    if (typeof text === 'string') entries[key] = entryOf(key, text)
  }
  return { app: 'tallykit', format: 1, madeAt: now.toISOString(), entries, large: await exportLarge() }
}

async function exportLarge(): Promise<Backup['large']> {
  const large: Backup['large'] = {}
  for (const key of await recordKeys().catch(() => [])) {
    const record = await readRecord(key)
    if (isLargeRecord(record)) large[key] = { version: record.version, value: await encodePortable(record.value) }
  }
  return large
}

/**
 * Reads the text of a backup file and says what it would change here. Refuses a text that is not such a
 * file. A value from an earlier version is kept in that version, after its store has shown that it can migrate it.
 */
export async function importBackup(json: string): Promise<BackupReading> {
  let parsed: unknown
  try {
    parsed = JSON.parse(json)
  } catch {
    return { ok: false, reason: 'not-json' }
  }
  if (!isObject(parsed) || parsed.app !== 'tallykit') return { ok: false, reason: 'not-ours' }
  if (typeof parsed.format === 'number' && parsed.format > 1) return { ok: false, reason: 'too-new' }
  const { format, madeAt, entries, large = {} } = parsed
  const stamped = typeof madeAt === 'string' && !Number.isNaN(Date.parse(madeAt))
  if (format !== 1 || !stamped || !isObject(entries) || !isObject(large)) {
    return { ok: false, reason: 'damaged' }
  }
  const incoming = Object.entries(entries).map(([key, entry]) => readEntry(key, entry))
  for (const [key, record] of Object.entries(large)) incoming.push(await readLargeEntry(key, record))
  incoming.sort((a, b) => (a.key < b.key ? -1 : 1))
  return {
    ok: true,
    madeAt,
    changes: incoming.map(({ key, kind, large }) => ({ key, kind, large })),
    apply: (keys) => applyIncoming(incoming, keys),
  }
}

async function applyIncoming(incoming: readonly Incoming[], keys: readonly string[]): Promise<AppliedBackup> {
  const applied: AppliedBackup = { written: [], changedMeanwhile: [], failed: [] }
  const wanted = new Set(keys)
  for (const { key, kind, write } of incoming) {
    if (!wanted.has(key) || !isTakeable(kind)) continue
    const outcome = await write()
    const list = { written: applied.written, changed: applied.changedMeanwhile, failed: applied.failed }[outcome]
    list.push(key)
  }
  return applied
}

function readEntry(key: string, entry: unknown): Incoming {
  const seen = readText(key)
  const text = textOf(entry, typeof seen === 'string' ? (parseEnvelope(seen)?.revision ?? 0) : 0)
  return {
    key,
    large: false,
    kind: kindOf(key, entry, text, seen),
    async write() {
      if (text === undefined || readText(key) !== seen) return 'changed'
      if (writeText(key, text) !== 'saved') return 'failed'
      loadedStore(key)?.changed()
      return 'written'
    },
  }
}

function kindOf(
  key: string,
  entry: unknown,
  text: string | undefined,
  seen: string | null | undefined,
): BackupChangeKind {
  if (!isOurKey(key) || key.startsWith(setAsidePrefix)) return 'foreign'
  if (text === undefined) return 'unreadable'
  const judgement = loadedStore(key)?.judge(text) ?? 'read'
  if (judgement === 'corrupted') return 'unreadable'
  if (judgement === 'newer') return 'newer'
  if (typeof seen !== 'string') return 'added'
  return sameJson(entryOf(key, seen), entry) ? 'same' : 'different'
}

async function readLargeEntry(key: string, entry: unknown): Promise<Incoming> {
  const readable = isLargeRecord(entry) && /^[a-z0-9-]+\/./.test(key)
  const record = readable ? { version: entry.version, value: decodePortable(entry.value) } : undefined
  const seen = await readRecord(key).catch(() => undefined)
  const seenPortable = isLargeRecord(seen)
    ? { version: seen.version, value: await encodePortable(seen.value) }
    : undefined
  const judgement = record ? (judgeLarge(key, record) ?? 'read') : 'corrupted'
  const merged = record && mergeLarge(key, seen, record)
  const mergedPortable = merged && { version: merged.version, value: await encodePortable(merged.value) }
  const isSame = sameJson(seenPortable, entry) || (mergedPortable && sameJson(seenPortable, mergedPortable))
  const kind = largeKindOf(judgement, seen, isSame === true)
  return {
    key,
    large: true,
    kind: kind === 'different' && merged ? 'joined' : kind,
    async write() {
      if (!record) return 'failed'
      try {
        // Blobs cannot be compared inside a transaction, so a record that appeared since is the change that is noticed.
        const written = await changeRecord(
          key,
          (now) => mergeLarge(key, now, record) ?? (now === undefined || seen !== undefined ? record : undefined),
        )
        if (!written) return 'changed'
        announceLargeChange(key)
        return 'written'
      } catch {
        return 'failed'
      }
    },
  }
}

function largeKindOf(judgement: string, seen: unknown, same: boolean): BackupChangeKind {
  if (judgement === 'newer') return 'newer'
  if (judgement !== 'read') return 'unreadable'
  if (seen === undefined) return 'added'
  return same ? 'same' : 'different'
}

function entryOf(key: string, text: string): BackupEntry {
  const envelope = plainKeys.includes(key) ? undefined : parseEnvelope(text)
  return envelope ? { version: envelope.version, value: envelope.value } : { text }
}

/** What is put into storage for an entry of the file, one revision on; undefined when it is no entry. */
function textOf(entry: unknown, storedRevision: number): string | undefined {
  if (!isObject(entry)) return undefined
  if (typeof entry.text === 'string') return entry.text
  if (!isPositiveInteger(entry.version) || !('value' in entry)) return undefined
  return JSON.stringify({ version: entry.version, revision: storedRevision + 1, writer: 'backup', value: entry.value })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Equality of JSON values; the order of an object's members does not count. */
function sameJson(first: unknown, second: unknown): boolean {
  if (Object.is(first, second)) return true
  if (Array.isArray(first) && Array.isArray(second)) {
    return first.length === second.length && first.every((item, index) => sameJson(item, second[index]))
  }
  if (!isObject(first) || !isObject(second)) return false
  const keys = Object.keys(first)
  return (
    keys.length === Object.keys(second).length &&
    keys.every((key) => Object.hasOwn(second, key) && sameJson(first[key], second[key]))
  )
}
