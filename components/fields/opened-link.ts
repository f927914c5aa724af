import type { AddressState } from '@/lib/kits/fields/address-state'
import type { Fields } from '@/lib/kits/fields/types'

let read: ((fields: Fields, state: string) => AddressState) | undefined

const stateOfAddress = () => location.hash.slice(1)

/** Fetches what reads the values of a link, where the address has any. To be awaited before a form wakes. */
export async function loadLinkReader(): Promise<void> {
  if (stateOfAddress().includes('=')) ({ readAddressState: read } = await import('@/lib/kits/fields/address-state'))
}

/** What the link that opened this page says of `fields`; undefined where it says nothing. */
export function readOpenedLink(fields: Fields): AddressState | undefined {
  const state = stateOfAddress()
  return state.includes('=') ? read?.(fields, state) : undefined
}
