import type { Show } from '@/lib/base/format/show'
import { readPasted, type Commas } from './pasted'
import { pastedNote } from './pasted-note'
import { exactSum } from './summary'

export interface CountedList {
  values: number[]
  /** Frequencies or weights, one for each value. */
  beside?: number[]
  note: string
}
/** `says` completes "The field must …" of the box with the numbers or the one beside it. */
export type ListRefused = { box: 'data' | 'beside'; says: string }

const mostExpanded = 200_000

/** Numbers and, unless each counts once, the frequencies (whole) or weights (from 0) in a second box of the same order. */
export function readCountedList(
  {
    data,
    beside,
    using,
    commas,
  }: { data: string; beside: string; using: 'once' | 'frequencies' | 'weights'; commas: Commas },
  show: Show,
): CountedList | ListRefused {
  const read = readPasted(data, show.region, commas)
  if ('says' in read) return { box: 'data', says: read.says }
  const { values } = read
  if (values.length === 0) return { box: 'data', says: 'have at least one number' }
  const note = pastedNote(read, show)
  if (using === 'once') return { values, note }
  const second = readPasted(beside, show.region, commas)
  if ('says' in second) return { box: 'beside', says: second.says }
  const own = second.values
  const says = faultOf(own, values.length, using, show)
  return says === undefined ? { values, beside: own, note } : { box: 'beside', says }
}

function faultOf(
  own: readonly number[],
  count: number,
  using: 'frequencies' | 'weights',
  show: Show,
): string | undefined {
  if (own.length !== count)
    return `be as many as the numbers: ${show.count(own.length)} for ${show.count(count)} numbers`
  if (own.some((one) => one < 0)) return 'not be below 0'
  const sum = exactSum(own)
  if (!(sum > 0)) return 'add up to more than 0'
  if (using === 'weights') return undefined
  if (!own.every(Number.isInteger)) return 'be whole numbers, since they count'
  return sum > mostExpanded ? `add up to at most ${show.count(mostExpanded)}` : undefined
}

/** Every value as often as it occurs. */
export function expanded(values: readonly number[], times: readonly number[]): number[] {
  return values.flatMap((value, at) => Array.from({ length: times[at] ?? 0 }, () => value))
}
