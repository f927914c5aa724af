import { dayCount, dayOfCount } from '@/lib/subjects/time/calendar'

/** Days off in a row, with the working days in it that are taken as leave. All are ISO days. */
export interface Break {
  from: string
  to: string
  days: number
  leave: readonly string[]
}

export interface DaysOff {
  /** The year that is planned. */
  year: number
  /** True for a day of the weekend and a holiday, also of the weeks beside the year. */
  isFree: (iso: string) => boolean
  /** True for a holiday on a day that is worked otherwise. */
  isGained: (iso: string) => boolean
}

/** So many days beside the year belong to stretches that reach over its end. */
const beside = 20

interface Span {
  days: string[]
  free: boolean[]
}

function spanOf({ year, isFree }: DaysOff): Span {
  const first = dayCount(`${year}-01-01`) - beside
  const last = dayCount(`${year}-12-31`) + beside
  const days = Array.from({ length: last - first + 1 }, (_, at) => dayOfCount(first + at) ?? '')
  return { days, free: days.map(isFree) }
}

/** Free days in a row, as places in the span: from the first to the last. */
function runsOf({ free }: Span): [number, number][] {
  const runs: [number, number][] = []
  for (const [at, isFree] of free.entries()) {
    if (!isFree) continue
    const last = runs.at(-1)
    if (last && last[1] === at - 1) last[1] = at
    else runs.push([at, at])
  }
  return runs
}

const breakOf = ({ days, free }: Span, from: number, to: number): Break => ({
  from: days[from] ?? '',
  to: days[to] ?? '',
  days: to - from + 1,
  leave: days.slice(from, to + 1).filter((_, at) => free[from + at] === false),
})

const touches = ({ from, to }: Break, year: number) => from <= `${year}-12-31` && to >= `${year}-01-01`

/** Three free days in a row and more that a holiday makes so long. */
export function longWeekends(given: DaysOff): Break[] {
  const span = spanOf(given)
  return runsOf(span)
    .filter(([from, to]) => to - from >= 2 && span.days.slice(from, to + 1).some(given.isGained))
    .map(([from, to]) => breakOf(span, from, to))
    .filter((one) => touches(one, given.year))
}

/** One or two working days between free days, of which a holiday is on one side at least, and what they make. */
export function bridges(given: DaysOff): Break[] {
  const span = spanOf(given)
  const runs = runsOf(span)
  const isMade = ([from, to]: [number, number]) => span.days.slice(from, to + 1).some(given.isGained)
  return runs.flatMap((run, at) => {
    const next = runs[at + 1]
    if (!next || next[0] - run[1] > 3 || !(isMade(run) || isMade(next))) return []
    const one = breakOf(span, run[0], next[1])
    return one.leave.every((day) => day.startsWith(`${given.year}-`)) ? [one] : []
  })
}

/** Breaks longer than this are not looked for, in days. */
const longest = 60

/**
 * The breaks of at least so many days that make the most days off in a row of up to so many days of leave, all of them in the year; of as many
 * days the one with less leave. Between two breaks there is a day at work.
 */
export function bestBreaks(given: DaysOff, leave: number, least: number): Break[] {
  const span = spanOf(given)
  const { free } = span
  const { length } = free
  const isOwn = span.days.map((day) => day.startsWith(`${given.year}-`))
  // The best from a day on with so much leave, and the last day of the break that begins there; -1 where none does.
  const best = Array.from({ length: length + 2 }, () => new Float64Array(leave + 1))
  const ends = Array.from({ length: length + 2 }, () => new Int16Array(leave + 1).fill(-1))
  const rowOf = (at: number) => best[Math.min(at, length + 1)] ?? new Float64Array(leave + 1)
  for (let from = length - 1; from >= 0; from--) {
    const row = rowOf(from)
    row.set(rowOf(from + 1))
    if (free[from - 1] === true) continue
    let cost = 0
    for (let to = from; to < Math.min(length, from + longest); to++) {
      if (free[to] === false) {
        if (!isOwn[to]) break
        cost++
      }
      if (cost > leave) break
      const days = to - from + 1
      if (cost === 0 || days < least || free[to + 1] === true) continue
      const after = rowOf(to + 2)
      for (let left = cost; left <= leave; left++) {
        const value = days * 1000 - cost + (after[left - cost] ?? 0)
        if (value <= (row[left] ?? 0)) continue
        row[left] = value
        const end = ends[from]
        if (end) end[left] = to
      }
    }
  }
  const chosen: Break[] = []
  let left = leave
  for (let at = 0; at < length;) {
    const to = ends[at]?.[left] ?? -1
    if (to < 0) {
      at++
      continue
    }
    const one = breakOf(span, at, to)
    chosen.push(one)
    left -= one.leave.length
    at = to + 2
  }
  return chosen
}
