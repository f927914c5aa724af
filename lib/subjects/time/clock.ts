const daySeconds = 86_400
const figures = /^(\d{1,2})(?:[:.h]([0-5]\d)(?:[:.]([0-5]\d))?)? ?(a|p|am|pm|a\.m\.|p\.m\.)?$/
const together = /^(\d\d?)([0-5]\d)([0-5]\d)? ?(am|pm|a\.m\.|p\.m\.|hours?|hrs?|h)?$/

/**
 * Seconds since midnight of a time of day: 15:30, 1530, 3:30 pm, 3pm, 15h30, noon, midnight; 24:00 is the end of the day, 86,400. A
 * number alone of one or two digits is a full hour. undefined for what is no time, such as 12:60, 25:15 or 13 pm.
 */
export function readClock(text: string): number | undefined {
  const plain = text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  if (plain === 'noon' || plain === 'midday') return daySeconds / 2
  if (plain === 'midnight') return 0
  const [, first = '', minutes = '0', seconds = '0', mark = ''] = together.exec(plain) ?? figures.exec(plain) ?? []
  if (first === '') return undefined
  const half = /^[ap]/.exec(mark)?.[0]
  const hour = Number(first)
  if (half && (hour < 1 || hour > 12)) return undefined
  const clock = (half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour) * 3600 + Number(minutes) * 60 + Number(seconds)
  return clock <= daySeconds ? clock : undefined
}

const two = (value: number) => String(value).padStart(2, '0')

/** 15:30, or 15:30:20 where there are seconds; 24:00 for the end of the day. */
export function writeTime(seconds: number): string {
  const rest = seconds % 60
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}${rest === 0 ? '' : `:${two(rest)}`}`
}

/** 3:30 pm; midnight is 12:00 am, noon 12:00 pm. */
export function writeTwelve(seconds: number): string {
  const hour = Math.floor(seconds / 3600) % 24
  const rest = seconds % 60
  const behind = `${two(Math.floor(seconds / 60) % 60)}${rest === 0 ? '' : `:${two(rest)}`}`
  return `${hour % 12 || 12}:${behind}\u00A0${hour < 12 ? 'am' : 'pm'}`
}
