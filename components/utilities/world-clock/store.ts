import { isRecord } from '@/lib/platform/storage/is-record'
import { defineStore } from '@/lib/platform/storage/store'
import { defineTexts } from '@/lib/platform/storage/texts'
import { sunCities } from '@/lib/subjects/time/sun-cities'
import { deviceZone } from '@/lib/subjects/zones/device-zone'
import { cityOf } from '@/lib/subjects/zones/places'
import { isZone } from '@/lib/subjects/zones/wall'
import { mostClocks } from '@/lib/tools/utilities/time/world-clock.messages'

export interface Clock {
  name: string
  zone: string
  /** The visitor's own word. */
  label: string
  country: string
  /** Degrees; absent for a zone that is no city. */
  latitude?: number | undefined
  longitude?: number | undefined
}

export interface WorldClocks {
  clocks: readonly Clock[]
  /** Whether they were chosen by the visitor, who may want none. */
  isChosen: boolean
  face: 'digital' | 'analogue'
  twelve: boolean
  workFrom: number
  workTo: number
}

const longestLabel = 60

export const worldStore = defineStore<WorldClocks>({
  key: 'world-clock',
  version: 1,
  initial: { clocks: [], isChosen: false, face: 'digital', twelve: false, workFrom: 9, workTo: 17 },
  read,
})

export const worldTexts = defineTexts('world-clock-next', ['city'])

function isDegree(raw: unknown, most: number): raw is number | undefined {
  return raw === undefined || (typeof raw === 'number' && Math.abs(raw) <= most)
}

function isClock(raw: unknown): raw is Clock {
  if (!isRecord(raw) || typeof raw.zone !== 'string' || !isZone(raw.zone)) return false
  const { name, label, country, latitude, longitude } = raw
  return (
    [name, label, country].every((text) => typeof text === 'string') &&
    isDegree(latitude, 90) &&
    isDegree(longitude, 180)
  )
}

function read(raw: unknown): WorldClocks | undefined {
  if (!isRecord(raw)) return undefined
  const { clocks, isChosen, face, twelve, workFrom, workTo } = raw
  if (!Array.isArray(clocks) || clocks.length > mostClocks || !clocks.every(isClock)) return undefined
  if (typeof isChosen !== 'boolean' || typeof twelve !== 'boolean' || (face !== 'digital' && face !== 'analogue'))
    return undefined
  if (typeof workFrom !== 'number' || typeof workTo !== 'number') return undefined
  return { clocks, isChosen, face, twelve, workFrom, workTo }
}

export function change(part: Partial<WorldClocks>): void {
  worldStore.update((before) => ({ ...before, ...part }))
}

/** Changes the clocks from what they are now, which on a first visit are those that the page began with. */
export function changeClocks(next: (clocks: readonly Clock[]) => readonly Clock[]): void {
  worldStore.update((before) => ({ ...before, clocks: next(shownClocks(before)), isChosen: true }))
}

export function relabel(at: number, label: string): void {
  changeClocks((clocks) =>
    clocks.map((clock, place) => (place === at ? { ...clock, label: label.slice(0, longestLabel) } : clock)),
  )
}

let firstClocks: readonly Clock[] | undefined

/** The device's own zone and four cities. */
function beginning(): readonly Clock[] {
  const zone = deviceZone()
  const own: Clock = { name: cityOf(zone), zone, label: '', country: '' }
  const cities = ['New York', 'London', 'Delhi', 'Tokyo'].flatMap((name): Clock[] => {
    const city = sunCities.find((one) => one.name === name)
    return city && city.zone !== zone ? [{ ...city, label: '', country: '' }] : []
  })
  const known = sunCities.find((city) => city.zone === zone && city.name === own.name)
  return [{ ...own, ...(known && { latitude: known.latitude, longitude: known.longitude }) }, ...cities]
}

export function shownClocks({ clocks, isChosen }: WorldClocks): readonly Clock[] {
  return isChosen ? clocks : (firstClocks ??= beginning())
}
