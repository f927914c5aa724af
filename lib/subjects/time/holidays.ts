import { daysLater, nthWeekday, weekdayOf } from './calendar'
import type { ListedDay } from './business-days'

/**
 * A public holiday that comes each year: '12-25', '3 Mon 01' (the third Monday of January), 'last Mon 05' or 'Easter -2' (days from Easter
 * Sunday).
 */
export interface HolidayRule {
  name: string
  on: string
}

/** What happens to a holiday on a weekend: nothing; it goes to the nearest weekday; the next weekday that is no holiday stands in. */
export type Observed = 'none' | 'nearest' | 'substitute'

const pad = (number: number, length = 2) => String(number).padStart(length, '0')
const iso = (year: number, month: number, day: number) => `${pad(year, 4)}-${pad(month)}-${pad(day)}`

/** Easter Sunday of the Gregorian calendar, by the algorithm of 1876 that Meeus gives in Astronomical Algorithms, chapter 8. */
export function easterSunday(year: number): string {
  const a = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * a + century - Math.floor(century / 4) - moon + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((a + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return iso(year, Math.floor(days / 31), (days % 31) + 1)
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** The day on which a holiday falls in a year. Throws for a rule that is none. */
export function dayOfRule({ on }: HolidayRule, year: number): string {
  if (/^\d\d-\d\d$/.test(on)) return `${pad(year, 4)}-${on}`
  const [first = '', second = '', month = ''] = on.split(' ')
  if (first === 'Easter') return daysLater(easterSunday(year), Number(second)) ?? easterSunday(year)
  const weekday = weekdays.indexOf(second)
  if (weekday < 0) throw new RangeError(`Not a rule of a holiday: ${on}`)
  return nthWeekday(year, Number(month), weekday, first === 'last' ? 'last' : Number(first)) ?? ''
}

const isWeekend = (day: string) => weekdayOf(day) % 6 === 0

/** The holidays of the years from one to another with the days observed in their place, in the order of the calendar. */
export function holidaysBetween(
  rules: readonly HolidayRule[],
  observed: Observed,
  fromYear: number,
  toYear: number,
): ListedDay[] {
  const all: ListedDay[] = []
  for (let year = Math.max(1, fromYear - 1); year <= Math.min(9998, toYear + 1); year++)
    all.push(...rules.map((rule) => ({ day: dayOfRule(rule, year), name: rule.name })))
  all.sort((one, other) => one.day.localeCompare(other.day))
  const taken = new Set(all.map(({ day }) => day))
  const instead = all.flatMap(({ day, name }): ListedDay[] => {
    if (observed === 'none' || !isWeekend(day)) return []
    let other = daysLater(day, observed === 'nearest' && weekdayOf(day) === 6 ? -1 : 1) ?? day
    if (observed === 'nearest') return [{ day: other, name: `${name} (observed)` }]
    while (isWeekend(other) || taken.has(other)) other = daysLater(other, 1) ?? other
    taken.add(other)
    return [{ day: other, name: `${name} (substitute day)` }]
  })
  return [...all, ...instead]
    .filter(({ day }) => Number(day.slice(0, 4)) >= fromYear && Number(day.slice(0, 4)) <= toYear)
    .toSorted((one, other) => one.day.localeCompare(other.day))
}
