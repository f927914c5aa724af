import { calendarLength, daysLater, monthsLater } from '@/lib/subjects/time/calendar'

export interface RedundancyBand {
  /** The employee was not below this age in all of the year. */
  fromAge: number
  /** Weeks' pay for such a year. */
  weeks: number
}
export interface RedundancyLaw {
  mostYears: number
  /** From the highest age down; the last begins at 0. */
  bands: readonly RedundancyBand[]
}
export interface RedundancyYears {
  /** Whole years of service, also those beyond what counts. */
  served: number
  counted: number
  /** How many of the counted years fall in each band, in the law's order. */
  inBands: readonly number[]
  weeks: number
}

/**
 * Whole years of service from the first day to the last, both ISO days and included, reckoned backwards from the last, and the weeks'
 * pay they give by the age at the beginning of each. undefined where the last day is earlier or the calendar ends. Source: Employment
 * Rights Act 1996, section 162(1) to (3).
 */
export function redundancyYears(
  law: RedundancyLaw,
  { born, start, end }: { born: string; start: string; end: string },
): RedundancyYears | undefined {
  const after = daysLater(end, 1)
  const served = after === undefined || end < start ? undefined : calendarLength(start, after)?.years
  if (after === undefined || served === undefined) return undefined
  const counted = Math.min(served, law.mostYears)
  const inBands = law.bands.map(() => 0)
  for (let year = 1; year <= counted; year++) {
    const begins = monthsLater(after, -12 * year)
    const age = begins === undefined ? undefined : calendarLength(born, begins)?.years
    const band = law.bands.findIndex(({ fromAge }) => (age ?? 0) >= fromAge)
    inBands[band] = (inBands[band] ?? 0) + 1
  }
  const weeks = law.bands.reduce((sum, band, at) => sum + band.weeks * (inBands[at] ?? 0), 0)
  return { served, counted, inBands, weeks }
}

/**
 * The day to which service counts: the last day of work, or the day on which the least notice of the law would have ended if that is
 * later. All days ISO. Source: Employment Rights Act 1996, section 145(5).
 */
export function relevantDate(ends: string, notified: string, noticeWeeks: number): string {
  const due = daysLater(notified, noticeWeeks * 7) ?? ends
  return due > ends ? due : ends
}
