/** Hours after which work is paid more; an absent limit does not apply. */
export interface OvertimeLimits {
  weekly: number
  daily?: number | undefined
  doubleAfter?: number | undefined
}

/** The hours of a day by how they are paid. */
export interface DaySplit {
  hours: number
  regular: number
  /** Beyond the limit of the day. */
  daily: number
  /** Beyond the limit of the week, of hours that are not yet overtime of their day. */
  weekly: number
  double: number
}

/**
 * Splits the hours of a workweek, day by day in their order. Hours beyond the limits of a day are set apart first; only the others
 * count towards the week, so that no hour is overtime twice. Source: 29 CFR 778.110; Monzon v. Schaefer Ambulance Service (1990)
 * 224 Cal. App. 3d 16.
 */
export function overtimeOfWeek(days: readonly number[], { weekly, daily, doubleAfter }: OvertimeLimits): DaySplit[] {
  let counted = 0
  return days.map((hours) => {
    const double = Math.max(0, hours - (doubleAfter ?? Infinity))
    const beyond = Math.max(0, hours - double - (daily ?? Infinity))
    const straight = hours - double - beyond
    const ofWeek = Math.min(straight, Math.max(0, counted + straight - weekly))
    counted += straight
    return { hours, regular: straight - ofWeek, daily: beyond, weekly: ofWeek, double }
  })
}
