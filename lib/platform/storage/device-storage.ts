import { tokenKey } from '@/lib/platform/auth/token'

/** Every key of ours begins so, except the two that the specification names. */
export const keyPrefix = 'tallykit:'
export const setAsidePrefix = `${keyPrefix}set-aside:`
export const plainKeys: readonly string[] = ['selectedRegion', 'promoBarDismissed']
/** Kept and deleted with the rest, and in no backup: whoever has this text is signed in. */
const secretKeys: readonly string[] = [tokenKey]

export type WriteOutcome = 'saved' | 'full' | 'blocked'

/** The browser's storage, or undefined where it is refused (merely naming it can throw). */
function deviceStorage(): Storage | undefined {
  try {
    return globalThis.localStorage ?? undefined
  } catch {
    return undefined
  }
}

/** Text kept under a key; null when there is none, undefined when storage is blocked. */
export function readText(key: string): string | null | undefined {
  try {
    return deviceStorage()?.getItem(key)
  } catch {
    return undefined
  }
}

/** Keeps text under a key. Never throws. */
export function writeText(key: string, text: string): WriteOutcome {
  const storage = deviceStorage()
  if (!storage) return 'blocked'
  try {
    storage.setItem(key, text)
    return 'saved'
  } catch (error) {
    if (!isQuotaError(error)) return 'blocked'
    // Older Safari in a private window has a quota of nothing: that is a refusal, not a full store.
    return storage.length === 0 ? 'blocked' : 'full'
  }
}

/** Removes a key; false when storage is blocked. */
export function removeText(key: string): boolean {
  try {
    const storage = deviceStorage()
    storage?.removeItem(key)
    return storage !== undefined
  } catch {
    return false
  }
}

/** Keys of ours that are in storage, sorted; copies set aside and secrets are left out unless asked for. */
export function storedKeys({ withSetAside = false, withSecrets = false } = {}): string[] {
  const storage = deviceStorage()
  if (!storage) return []
  const keys: string[] = []
  for (let index = 0; index < storage.length; index++) {
    const key = storage.key(index)
    if (key === null || (!withSetAside && key.startsWith(setAsidePrefix))) continue
    if (isOurKey(key) || (withSecrets && secretKeys.includes(key))) keys.push(key)
  }
  return keys.sort()
}

/** Whether a key is one that backups hold. */
export function isOurKey(key: string): boolean {
  if (secretKeys.includes(key)) return false
  return plainKeys.includes(key) || (key.startsWith(keyPrefix) && key.length > keyPrefix.length)
}

/**
 * Moves what is under `key` to a key of its own, which is never written again.
 * Returns that key, or undefined when there was no room; the original then stays where it is.
 */
export function setAside(key: string, text: string): string | undefined {
  for (let number = 1; ; number++) {
    const target = `${setAsidePrefix}${key}:${number}`
    const kept = readText(target)
    if (kept === undefined) return undefined
    if (kept !== null && kept !== text) continue
    if (kept === null && writeText(target, text) !== 'saved') return undefined
    removeText(key)
    return target
  }
}

function isQuotaError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('name' in error)) return false
  return error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED'
}
