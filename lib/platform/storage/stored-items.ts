import { plainKeys, readText, removeText, setAsidePrefix, storedKeys } from '@/lib/platform/storage/device-storage'
import { announceLargeChange } from '@/lib/platform/storage/large'
import { recordKeys, removeAllRecords } from '@/lib/platform/storage/large-database'
import { loadedStore } from '@/lib/platform/storage/store'

/** One thing that is kept on this device. */
export interface StoredItem {
  key: string
  kind: 'value' | 'large' | 'set-aside'
  /** Space its text takes, in bytes; undefined for large values, whose size the browser does not tell. */
  bytes: number | undefined
}

/** Everything of this site in the browser's storage, offline copies of pages excepted. */
export async function listStored(): Promise<StoredItem[]> {
  const items: StoredItem[] = storedKeys({ withSetAside: true, withSecrets: true }).map((key) => ({
    key,
    kind: key.startsWith(setAsidePrefix) ? 'set-aside' : 'value',
    // Browsers keep this text as UTF-16.
    bytes: (key.length + (readText(key)?.length ?? 0)) * 2,
  }))
  // A blocked database holds nothing that could be listed.
  for (const key of await recordKeys().catch(() => [])) items.push({ key, kind: 'large', bytes: undefined })
  return items
}

/** Removes everything listStored lists, and nothing else. Returns the keys that the browser would not remove. */
export async function deleteStored(): Promise<string[]> {
  const refused: string[] = []
  for (const key of new Set([...storedKeys({ withSetAside: true, withSecrets: true }), ...plainKeys])) {
    if (removeText(key)) loadedStore(key)?.changed()
    else refused.push(key)
  }
  const largeKeys = await recordKeys().catch(() => [])
  await removeAllRecords().catch(() => refused.push(...largeKeys))
  for (const key of largeKeys) announceLargeChange(key)
  return refused
}
