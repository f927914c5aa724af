import { useSyncExternalStore } from 'react'

import type { Store } from '@/lib/platform/storage/store'

/** The value of a store, kept current; the store's initial value in the prerendered page and in the first client render. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial)
}
