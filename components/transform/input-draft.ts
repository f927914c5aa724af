import { readOpenedLink } from '@/components/fields/opened-link'
import { longText } from '@/lib/kits/fields/define'
import { transformMessages as says } from '@/lib/messages/transform'
import { defineStore, type Store } from '@/lib/platform/storage/store'
import type { SideName } from '@/lib/kits/transform/types'
import { linkNames } from '@/lib/kits/transform/declaration'
import { longestKept, type TextInput } from './input'

interface Kept {
  side: SideName
  text: string
}

function readKept(raw: unknown): Kept | undefined {
  if (typeof raw !== 'object' || raw === null || !('side' in raw) || !('text' in raw)) return undefined
  const { side, text } = raw
  return (side === 'takes' || side === 'gives') && typeof text === 'string' ? { side, text } : undefined
}

export function inputStore(id: string): Store<Kept> {
  return defineStore<Kept>({ key: `input:${id}`, version: 1, initial: { side: 'takes', text: '' }, read: readKept })
}

/** The text that a link brought, else that of the last visit. */
export function openInput(store: Store<Kept>): { input: TextInput; notice?: string } | undefined {
  const fields = Object.fromEntries(Object.values(linkNames).map((name) => [name, longText(name, {})]))
  const read = readOpenedLink(fields)
  if (read && 'typed' in read)
    for (const side of ['takes', 'gives'] as const) {
      const text = read.typed[linkNames[side]]
      if (typeof text === 'string') return { input: { side, text } }
    }
  const kept = store.get()
  return kept.text === '' ? undefined : { input: kept, notice: says.restored }
}

/** Keeps the text on this device, unless it is long. */
export function keepInput(store: Store<Kept>, input: TextInput | undefined): void {
  if (input && input.text !== '' && input.text.length <= longestKept) store.set({ side: input.side, text: input.text })
  else store.remove()
}
