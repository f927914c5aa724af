/** Work that takes whole weeks. Without `start` it begins when the one before it ends; weeks count from 1. */
export interface Phase {
  weeks: number
  start?: number | undefined
}

/** The first and the last week of a phase. */
export interface Weeks {
  from: number
  to: number
}

/** When phases begin and end, in whole weeks counted from 1. A phase with a week of its own may run beside others. */
export function scheduled(phases: readonly Phase[]): Weeks[] {
  let ended = 0
  return phases.map(({ weeks, start = ended + 1 }) => {
    ended = start + weeks - 1
    return { from: start, to: ended }
  })
}
