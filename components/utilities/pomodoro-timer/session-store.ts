import {
  initialSession,
  readSession,
  reduceSession,
  type Session,
  type SessionAction,
} from '@/lib/subjects/pomodoro/session'
import { defineStore } from '@/lib/platform/storage/store'
import { defineTexts } from '@/lib/platform/storage/texts'

export const sessionStore = defineStore<Session>({
  key: 'pomodoro-timer',
  version: 1,
  initial: initialSession,
  read: readSession,
})

/** A task that is being written and not yet added. */
export const newTaskStore = defineTexts('pomodoro-timer-new-task', ['name', 'estimate'])

export function dispatch(action: SessionAction): void {
  sessionStore.update((session) => reduceSession(session, action))
}

/** The zone whose days are counted: the device's. */
export { deviceZone as ownZone } from '@/lib/subjects/zones/device-zone'
