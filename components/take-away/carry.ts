import { toast } from '@/components/ui/toast'
import type { CarryTarget } from '@/lib/kits/carried/kinds'
import { carriedMessages as says } from '@/lib/messages/carried'
import { isRecord } from '@/lib/platform/storage/is-record'

/** Of this tab alone, and gone with it: no address, server or other tab sees it. */
const key = 'tallykit:carried'
/** Browsers give a site five million characters of this storage. */
const longest = 2_000_000

/** A text that was brought here from another tool. */
export interface CarriedText {
  input: string
  from: string
  sets: Readonly<Record<string, string>>
  text: string
}

/** Opens another tool with this text in it. */
export async function carryText({ id, href, input, sets, from }: CarryTarget, text: string): Promise<void> {
  if (text.length > longest) return toast(says.tooLong)
  try {
    sessionStorage.setItem(key, JSON.stringify({ id, input, sets, from, text }))
  } catch {
    // The storage is full or refused.
    return toast(says.tooLong)
  }
  location.assign(href)
}

function readCarried(written: string, id: string): CarriedText | undefined {
  const raw: unknown = JSON.parse(written)
  if (!isRecord(raw) || raw.id !== id || !isRecord(raw.sets)) return undefined
  const { input, from, text } = raw
  if (typeof input !== 'string' || typeof from !== 'string' || typeof text !== 'string') return undefined
  const sets = Object.entries(raw.sets).flatMap(([name, box]) =>
    typeof box === 'string' ? [[name, box] as const] : [],
  )
  return { input, from, text, sets: Object.fromEntries(sets) }
}

/** The text that was brought to this tool, once. */
export function takeCarried(id: string): CarriedText | undefined {
  try {
    const written = sessionStorage.getItem(key)
    const carried = written === null ? undefined : readCarried(written, id)
    if (carried) sessionStorage.removeItem(key)
    return carried
  } catch {
    // Storage is refused here, or what lies there is not ours.
    return undefined
  }
}
