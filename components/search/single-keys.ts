import { definePlainStore } from '@/lib/platform/storage/store'

/** Whether keys without Ctrl or ⌘ are shortcuts: people who speak to their device turn them off. */
export const singleKeyStore = definePlainStore<'on' | 'off'>({
  key: 'tallykit:single-keys',
  initial: 'on',
  read: (text) => (text === 'on' || text === 'off' ? text : undefined),
})
