import { versionOn, type AnyRule } from './rule'

// A year of law is named by the calendar year in which it begins; `begins` is the month and day of its first day, '04-06'.

/** The day on which the year of law begins. */
export function firstDay(begins: string, year: number): string {
  return `${year}-${begins}`
}

/**
 * The years, latest first, on whose first day every one of `rules` says something. A rule without an end is followed until the
 * day somebody last checked it.
 */
export function knownYears(begins: string, rules: readonly AnyRule[]): number[] {
  const ends = rules.flatMap(({ versions, checkedOn }) => versions.map(({ until }) => yearOf(until ?? checkedOn)))
  const starts = rules.flatMap(({ versions }) => versions.map(({ from }) => yearOf(from)))
  const [first, last] = [Math.min(...starts), Math.max(...ends)]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, back) => last - back).filter((year) =>
    rules.every((rule) => {
      const day = firstDay(begins, year)
      const version = versionOn(rule, day)
      return version !== undefined && (version.until !== undefined || day <= rule.checkedOn)
    }),
  )
}

/**
 * The last of the known years that had begun when the rules were checked: next year's law may be entered before it applies.
 * Throws where the rules have no such year in common.
 */
export function currentYear(begins: string, rules: readonly AnyRule[]): number {
  const year = knownYears(begins, rules).find((one) =>
    rules.every(({ checkedOn }) => firstDay(begins, one) <= checkedOn),
  )
  if (year === undefined)
    throw new RangeError(`No year is known to all of: ${rules.map(({ title }) => title).join(', ')}`)
  return year
}

/** A year of law by what it is called: 2026 where it is the calendar year, else 2026-27. */
export function nameOfYear(begins: string, year: number): string {
  return begins === '01-01' ? String(year) : yearName(year)
}

/** A year that lies in two calendar years: 2026-27. */
export function yearName(year: number): string {
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}
