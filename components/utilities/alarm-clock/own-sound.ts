import { readSound } from '@/components/timers/sound'
import { isRecord } from '@/lib/platform/storage/is-record'
import { defineLargeStore } from '@/lib/platform/storage/large'

export const largestSound = 10 * 1024 * 1024
const place = 'own'

export interface OwnSound {
  name: string
  file: Blob
}

export const soundStore = defineLargeStore<OwnSound>({
  name: 'alarm-sound',
  version: 1,
  read: (raw) =>
    isRecord(raw) && typeof raw.name === 'string' && raw.file instanceof Blob
      ? { name: raw.name, file: raw.file }
      : undefined,
})

let buffer: AudioBuffer | undefined

/** The sound as it is played, once it was read. */
export const ownBuffer = () => buffer

/** Reads what is kept, so that it sounds without delay. Its name; undefined where there is none. */
export async function loadSound(): Promise<string | undefined> {
  const kept = await soundStore.get(place)
  buffer = kept && (await readSound(kept.file))
  return buffer && kept?.name
}

/** Keeps a file as the sound. False for one that this browser cannot play; the one before then stays. */
export async function keepSound(file: File): Promise<boolean> {
  const read = await readSound(file)
  if (!read) return false
  buffer = read
  await soundStore.set(place, { name: file.name.slice(0, 200), file })
  return true
}
