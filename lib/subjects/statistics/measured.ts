import type { Show } from '@/lib/base/format/show'
import type { Measured } from './means'
import { readPasted, type Commas } from './pasted'
import { pastedNote } from './pasted-note'
import { momentsOf } from './summary'

export interface MeasuredList extends Measured {
  values: number[]
  note: string
}

/**
 * Mean, sample standard deviation and size of a pasted list of at least two numbers, or of one where `least` allows it, whose deviation
 * is then 0. `says` completes "The field must …".
 */
export function readMeasured(
  text: string,
  commas: Commas,
  show: Show,
  least: 1 | 2 = 2,
): MeasuredList | { says: string } {
  const read = readPasted(text, show.region, commas)
  if ('says' in read) return read
  if (read.values.length < least) return { says: `have at least ${least === 1 ? 'one number' : 'two numbers'}` }
  const { count, mean, squares } = momentsOf(read.values)
  // What is left of equal numbers by rounding is no spread.
  const spread = count > 1 ? squares / (count - 1) : 0
  const deviation = spread > (1e-14 * mean) ** 2 ? Math.sqrt(spread) : 0
  return { values: read.values, mean, deviation, size: count, note: pastedNote(read, show) }
}
