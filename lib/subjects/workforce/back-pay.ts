import { daysFrom, daysLater, monthsLater } from '@/lib/subjects/time/calendar'

/** How many of a period are a month; hours are none. */
const monthly = { year: 1 / 12, month: 1, week: undefined, hour: undefined } as const

/**
 * What a difference of pay comes to from one day to the day before another, in minor units with halves up. A year's difference is a
 * twelfth a month; whole months count as such, and the days that are left over the days of the month that they are in. A week's counts
 * days over seven. undefined for hours and where `to` is not after `from`.
 */
export function backPayMinor(
  differenceMinor: number,
  per: keyof typeof monthly,
  from: string,
  to: string,
): number | undefined {
  if (to <= from || per === 'hour') return undefined
  if (per === 'week') return Math.floor((differenceMinor * daysFrom(from, to)) / 7 + 0.5)
  let months = 0
  let reached = from
  for (let next = monthsLater(from, 1); next !== undefined && next <= to; next = monthsLater(from, months + 1)) {
    months++
    reached = next
  }
  const monthStart = `${reached.slice(0, 7)}-01`
  const length = daysFrom(monthStart, monthsLater(monthStart, 1) ?? daysLater(monthStart, 30) ?? monthStart)
  const share = months + daysFrom(reached, to) / length
  return Math.floor(differenceMinor * share * (monthly[per] ?? 0) + 0.5)
}
