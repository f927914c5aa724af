import { timerMessages } from '@/lib/messages/timers'
import { findZones } from '@/lib/subjects/zones/places'
import { isZone } from '@/lib/subjects/zones/wall'

/** The zone of what was typed as a place, `empty` where nothing was, or the sentence that says why there is none. */
export function zoneOf(text: string, empty: string): { zone: string } | { fault: string } {
  const word = text.trim().slice(0, 200)
  if (word === '') return { zone: empty }
  const found = findZones(word, isZone)
  if (!('zones' in found)) return { fault: timerMessages.zoneFault(word, found.near) }
  const [zone] = found.zones
  return zone !== undefined && found.zones.length === 1 ? { zone } : { fault: timerMessages.zoneSeveral(word) }
}
