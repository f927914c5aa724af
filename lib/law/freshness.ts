import type { AnyRule } from './rule'

/** A rule whose last known period is over, or will be soon. */
export interface Ending {
  title: string
  until: string
  isOver: boolean
}

const daysAhead = 90

function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000
}

/**
 * The rules whose last version ends before `today` ('2026-11-27') or within 90 days of it, the earliest end first. A rule without an
 * end is none of them.
 */
export function endingRules(rules: readonly AnyRule[], today: string): readonly Ending[] {
  return rules
    .flatMap(({ title, versions }) => {
      const until = versions.at(-1)?.until
      return until === undefined || daysBetween(today, until) > daysAhead
        ? []
        : [{ title, until, isOver: until < today }]
    })
    .toSorted((one, other) => (one.until < other.until ? -1 : 1))
}
