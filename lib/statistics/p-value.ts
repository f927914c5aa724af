import { numberFrom } from '@/lib/format/number-from'
import type { Show } from '@/lib/format/show'

/** Below this the figure tells nothing more: the assumptions of no test hold that far into the tail. */
const smallest = 0.0001

/** What an output or a column that holds a p-value says of itself. */
export const pValue = { kind: 'number', smallest } as const

/** A p-value within a sentence: 0.0132, or "below 0.0001". */
export function writePValue(p: number, show: Show): string {
  return numberFrom(smallest, p, show)
}
