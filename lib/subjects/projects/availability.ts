import { isIsoDay } from '@/lib/base/format/dates'

interface Span {
  start: number
  end: number
}

/** Minutes since 1970 of '2026-03-14' or '2026-03-14 02:10', as if it were UTC; NaN for a day that the calendar has not. */
export function minutesAt(moment: string): number {
  const isoDay = moment.slice(0, 10)
  if (!isIsoDay(isoDay)) return Number.NaN
  return Date.parse(`${isoDay}T${moment.slice(11) || '00:00'}:00Z`) / 60_000
}

/**
 * Minutes down and minutes that count within a period. A minute in which several outages overlap counts once, by the widest scope;
 * planned minutes are neither up nor down.
 */
export function outageMinutes(
  outages: readonly (Span & { scope: number })[],
  planned: readonly Span[],
  period: Span,
): { down: number; counted: number } {
  const edges = [...outages, ...planned, period]
    .flatMap(({ start, end }) => [start, end])
    .filter((edge) => edge >= period.start && edge <= period.end)
    .toSorted((one, other) => one - other)
  let down = 0
  let counted = 0
  for (const [at, from] of edges.entries()) {
    const to = edges[at + 1] ?? from
    const covers = ({ start, end }: Span) => start <= from && end >= to
    if (to === from || planned.some(covers)) continue
    counted += to - from
    down += (to - from) * Math.max(0, ...outages.filter(covers).map(({ scope }) => scope))
  }
  return { down, counted }
}

interface Component {
  availability: number
  copies: number
  group?: string | undefined
}

/**
 * Availability of parts that fail independently: all are needed, in series Π a, but of copies and of those that share a group one is
 * enough, in parallel 1 − Π (1 − a).
 */
export function availabilityOf(components: readonly Component[]): number {
  const missing = new Map<string, number>()
  let all = 1
  for (const { availability, copies, group } of components) {
    const gone = (1 - availability) ** copies
    if (group === undefined || group === '') all *= 1 - gone
    else missing.set(group, (missing.get(group) ?? 1) * gone)
  }
  for (const gone of missing.values()) all *= 1 - gone
  return all
}

/** The highest credit of the steps that the availability fell short of; 0 where it met them all. */
export function creditFor(steps: readonly { below: number; credit: number }[], achieved: number): number {
  return Math.max(0, ...steps.filter(({ below }) => achieved < below).map(({ credit }) => credit))
}
