/** '9:30' or '09:30' as minutes since midnight; undefined for what is no time of a day of 24 hours. */
export function minutesOfDay(text: string): number | undefined {
  const [, hour, minute] = /^\s*(\d{1,2})[:.](\d\d)\s*$/.exec(text) ?? []
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined
  return Number(hour) * 60 + Number(minute)
}

/** Minutes since midnight as clocks show them, 09:30 or 9:30 am; past midnight the clock begins anew. */
export function clockTime(minutes: number, twelveHours: boolean): string {
  const inDay = ((minutes % 1440) + 1440) % 1440
  const hour = Math.floor(inDay / 60)
  const minute = String(inDay % 60).padStart(2, '0')
  if (!twelveHours) return `${String(hour).padStart(2, '0')}:${minute}`
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`
}

/** When each item begins, in minutes since midnight, if each begins when the one before it ends; last, when all is over. */
export function runningTimes(start: number, lengths: readonly number[]): number[] {
  return lengths.reduce((times, length) => [...times, (times.at(-1) ?? start) + length], [start])
}

/** A length of time in words: 1 h 15 min. */
export function lengthText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
