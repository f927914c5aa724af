import { defineStore } from '@/lib/platform/storage/store'
import { defineTexts } from '@/lib/platform/storage/texts'
import { zoneMessages as messages } from '@/lib/tools/utilities/time/timezone-converter.messages'
import { isZone } from '@/lib/subjects/zones/wall'

/** A place: the name it was chosen by and its zone. */
export interface Place {
  name: string
  zone: string
}

export interface ZoneDraft {
  /** Date and time as fields hold them; empty for now. */
  date: string
  time: string
  /** The first is the one the time is given in; empty before the first visit. */
  places: readonly Place[]
  choice: 'earlier' | 'later'
  workFrom: number
  workTo: number
  twelve: boolean
  title: string
  length: string
}

export const mostPlaces = 12

export const draftStore = defineStore<ZoneDraft>({
  key: 'timezone-converter',
  version: 1,
  initial: {
    date: '',
    time: '',
    places: [],
    choice: 'later',
    workFrom: 9,
    workTo: 17,
    twelve: false,
    title: messages.initialTitle,
    length: '60',
  },
  read,
})

/** A time as it was written, and the list of times. */
export const textsStore = defineTexts('timezone-converter-texts', ['when', 'list'])

function read(raw: unknown): ZoneDraft | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { date, time, places, choice, workFrom, workTo, twelve, title, length } = raw as Partial<
    Record<keyof ZoneDraft, unknown>
  >
  if (!Array.isArray(places) || !places.every(isPlace) || places.length > mostPlaces) return undefined
  if (typeof date !== 'string' || typeof time !== 'string' || (choice !== 'earlier' && choice !== 'later'))
    return undefined
  if (typeof workFrom !== 'number' || typeof workTo !== 'number' || typeof twelve !== 'boolean') return undefined
  if (typeof title !== 'string' || typeof length !== 'string') return undefined
  return {
    date,
    time,
    places: places.map(({ name, zone }) => ({ name, zone })),
    choice,
    workFrom,
    workTo,
    twelve,
    title,
    length,
  }
}

function isPlace(raw: unknown): raw is Place {
  if (typeof raw !== 'object' || raw === null || !('name' in raw) || !('zone' in raw)) return false
  return typeof raw.name === 'string' && typeof raw.zone === 'string' && isZone(raw.zone)
}

export function change(part: Partial<ZoneDraft>): void {
  draftStore.update((before) => ({ ...before, ...part }))
}
