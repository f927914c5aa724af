import { daysFrom } from '@/lib/subjects/time/calendar'

/** What a product feature is scored by: reach × impact × confidence ÷ effort. Source: S. McBride, Intercom, 2018. */
export interface RiceParts {
  /** People or events in a period. */
  reach: number
  /** For each of them; 3 massive to 0.25 minimal. */
  impact: number
  /** A fraction. */
  confidence: number
  /** Person-months, above 0. */
  effort: number
}

/** Throws for an effort that is not above 0: the quotient has no value there. */
export function riceScore({ reach, impact, confidence, effort }: RiceParts): number {
  if (!(effort > 0)) throw new RangeError('effort must be above 0')
  return (reach * impact * confidence) / effort
}

/** What a job is scored by in SAFe: cost of delay ÷ job size. Source: Scaled Agile Framework, WSJF. */
export interface WsjfParts {
  value: number
  criticality: number
  risk: number
  /** Above 0. */
  size: number
}

export function costOfDelay({ value, criticality, risk }: Omit<WsjfParts, 'size'>): number {
  return value + criticality + risk
}

/** Throws for a size that is not above 0. */
export function wsjfScore(parts: WsjfParts): number {
  if (!(parts.size > 0)) throw new RangeError('size must be above 0')
  return costOfDelay(parts) / parts.size
}

/** Urgency from 1 to 10 by the whole days that are left, each with the most days that it stands for. */
export const urgencySteps: readonly { most: number; urgency: number }[] = [
  { most: 0, urgency: 10 },
  { most: 1, urgency: 9 },
  { most: 3, urgency: 8 },
  { most: 7, urgency: 6 },
  { most: 14, urgency: 4 },
  { most: 30, urgency: 2 },
]

/** Urgency by the due day, both ISO days; 1 without one, or where it is further away than a month. */
export function urgencyOf(due: string | undefined, today: string | undefined): number {
  if (due === undefined || today === undefined) return 1
  const left = daysFrom(today, due)
  return urgencySteps.find(({ most }) => left <= most)?.urgency ?? 1
}

export type Quadrant = 'do' | 'plan' | 'delegate' | 'drop'

/** The box of the matrix: more than `line` counts as important, or as urgent. */
export function quadrantOf({ importance, urgency }: { importance: number; urgency: number }, line: number): Quadrant {
  if (importance > line) return urgency > line ? 'do' : 'plan'
  return urgency > line ? 'delegate' : 'drop'
}

interface PlannedTask {
  /** Hours; undefined where nobody has said. */
  hours: number | undefined
}
export interface DayPlan<T> {
  fits: readonly { task: T; hours: number; until: number }[]
  waits: readonly T[]
  unknown: readonly T[]
  used: number
}

/**
 * Fills the hours of a day in the order given. A task that no longer fits is passed over and smaller ones behind it are tried; one
 * without hours is told apart. `until` counts the hours from the day's beginning.
 */
export function planDay<T extends PlannedTask>(tasks: readonly T[], available: number): DayPlan<T> {
  const fits: { task: T; hours: number; until: number }[] = []
  const waits: T[] = []
  const unknown: T[] = []
  let used = 0
  for (const task of tasks) {
    const { hours } = task
    if (hours === undefined) unknown.push(task)
    // Quarters of an hour and tenths are exact to far less than a second.
    else if (used + hours > available + 1e-9) waits.push(task)
    else {
      used += hours
      fits.push({ task, hours, until: used })
    }
  }
  return { fits, waits, unknown, used }
}
