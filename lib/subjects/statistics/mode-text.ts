import type { Show } from '@/lib/base/format/show'
import { modesOf } from './summary'

const most = 6

/** The modes of values in order and how often they occur, such as "15; 20 (2 times)". */
export function modeText(sorted: readonly number[], show: Show): string {
  const { modes, times } = modesOf(sorted)
  if (modes.length === 0) return 'None: no number repeats'
  const named = modes.slice(0, most).map((mode) => show.number(mode))
  const more = modes.length > most ? ` and ${show.count(modes.length - most)} more` : ''
  return `${named.join('; ')}${more} (${show.count(times)} times)`
}
