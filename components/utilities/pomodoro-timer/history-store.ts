import { monthOf, readRecords, withRecords } from '@/lib/subjects/pomodoro/history'
import type { FocusRecord } from '@/lib/subjects/pomodoro/session'
import { defineLargeStore } from '@/lib/platform/storage/large'
import { dispatch, sessionStore } from './session-store'

/** The history, a list for each month: a year is read in twelve steps, and a focus is added without touching the rest. */
export const historyStore = defineLargeStore<readonly FocusRecord[]>({
  name: 'focus-history',
  version: 1,
  read: readRecords,
})

let saving: Promise<void> | undefined

/** Moves what has ended from the session to the history. It leaves the session only once it is stored. */
export function saveRecords(): Promise<void> {
  saving ??= save().finally(() => {
    saving = undefined
  })
  return saving
}

async function save(): Promise<void> {
  const { unsaved } = sessionStore.get()
  for (const month of new Set(unsaved.map(monthOf))) {
    const records = unsaved.filter((record) => monthOf(record) === month)
    const isStored = await historyStore.update(month, (list) => withRecords(list ?? [], records))
    if (isStored) dispatch({ kind: 'saved', ids: records.map(({ id }) => id) })
  }
}

export async function forgetRecord(id: string, day: string): Promise<void> {
  await saving
  await historyStore.update(monthOf({ day }), (list) => (list ?? []).filter((record) => record.id !== id))
}

/** The records of all months from `month` (YYYY-MM) on; of every month when it is empty. */
export async function recordsSince(month: string): Promise<FocusRecord[]> {
  const months = (await historyStore.ids()).filter((id) => id >= month)
  const lists = await Promise.all(months.map((id) => historyStore.get(id)))
  return lists.flatMap((list) => list ?? [])
}

export async function clearHistory(): Promise<void> {
  await saving
  for (const month of await historyStore.ids()) await historyStore.remove(month)
}
