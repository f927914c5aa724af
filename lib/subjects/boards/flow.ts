/* What the history of a board's cards says of the work: definitions of the Kanban Guide, May 2025, counted in days of the visitor. */

/** What a column stands for. */
export type Phase = 'waiting' | 'active' | 'done'

interface FlowColumn {
  id: string
  phase: Phase
}
interface FlowCard {
  /** When it came to which column, in milliseconds since 1970, in order. */
  steps: readonly { at: number; to: string }[]
}

export const dayLength = 86_400_000

export interface Cycle {
  /** Milliseconds since 1970. */
  started: number
  finished: number
  /** Days, the first and the last counted. */
  days: number
}

/**
 * A finished card's way: from when it first came to an active column (to a done one, where it met none) to when it last came to a done
 * one. Undefined for a card that is not done. Days are counted as D. Vacanti does, finish less start plus one, so that work that
 * is done on the day it begins takes one; `offset` is the visitor's distance from UTC in milliseconds.
 */
export function cycleOf({ steps }: FlowCard, columns: readonly FlowColumn[], offset = 0): Cycle | undefined {
  const phases = new Map(columns.map(({ id, phase }) => [id, phase]))
  const phaseOf = ({ to }: { to: string }) => phases.get(to)
  const last = steps.at(-1)
  if (!last || phaseOf(last) !== 'done') return undefined
  // The last run of steps within done columns began when the card was finished.
  let at = steps.length - 1
  while (at > 0 && steps[at - 1] && phaseOf(steps[at - 1] as { to: string }) === 'done') at--
  const finished = steps[at]?.at ?? last.at
  const started = steps.find((step) => phaseOf(step) === 'active')?.at ?? finished
  const dayOf = (time: number) => Math.floor((time + offset) / dayLength)
  return { started, finished, days: dayOf(finished) - dayOf(Math.min(started, finished)) + 1 }
}

/** The value that at least this share of all reach or stay below: the nearest rank. Undefined without values. */
export function nearestRank(values: readonly number[], share: number): number | undefined {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
}

/** How many cards each column holds at a moment: what a cumulative flow diagram stacks. Cards of columns that are gone are not counted. */
export function countsAt(cards: readonly FlowCard[], columns: readonly FlowColumn[], at: number): number[] {
  const places = new Map(columns.map(({ id }, position) => [id, position]))
  const counts = columns.map(() => 0)
  for (const { steps } of cards) {
    let place: number | undefined
    for (const step of steps) {
      if (step.at > at) break
      place = places.get(step.to)
    }
    if (place !== undefined) counts[place] = (counts[place] ?? 0) + 1
  }
  return counts
}

/** Evenly spread moments from the first step to now, the ends of days, at most `most`. */
export function flowMoments(cards: readonly FlowCard[], now: number, most: number, offset = 0): number[] {
  const first = Math.min(now, ...cards.flatMap(({ steps }) => (steps[0] ? [steps[0].at] : [])))
  const dayOf = (time: number) => Math.floor((time + offset) / dayLength)
  const days = dayOf(now) - dayOf(first)
  const stride = Math.max(1, Math.ceil((days + 1) / most))
  const moments: number[] = []
  for (let day = dayOf(now); day >= dayOf(first) && moments.length < most; day -= stride)
    moments.unshift(Math.min(now, (day + 1) * dayLength - offset - 1))
  return moments
}
