import { daysLater, weekdayOf } from '@/lib/subjects/time/calendar'
import { dayOfRule } from '@/lib/subjects/time/holidays'
import { gregorianOfJulian } from '@/lib/subjects/time/julian-calendar'

/**
 * Easter Sunday of the Orthodox churches, as a Gregorian day, by the Julian rule that Meeus gives in Astronomical Algorithms, chapter 8.
 * Throws for years before 1.
 */
export function orthodoxEaster(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30
  const days = moon + ((2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7) + 114
  const day = gregorianOfJulian({ year, month: Math.floor(days / 31), day: (days % 31) + 1 })
  if (day === undefined) throw new RangeError(`No Easter in the year ${year}`)
  return day
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/**
 * The day on which a rule of a table falls: those of `dayOfRule`, 'Mon 05-18' (the first Monday from that day on) and 'Pascha +1' (days from
 * Easter Sunday of the Orthodox churches).
 */
export function dayOf(on: string, year: number): string {
  const [first = '', second = ''] = on.split(' ')
  if (first === 'Pascha') {
    const easter = orthodoxEaster(year)
    return daysLater(easter, Number(second)) ?? easter
  }
  const weekday = weekdays.indexOf(first)
  if (weekday < 0) return dayOfRule({ name: '', on }, year)
  const start = `${String(year).padStart(4, '0')}-${second}`
  return daysLater(start, (weekday - weekdayOf(start) + 7) % 7) ?? start
}
