const units: readonly [number, string][] = [
  [31_557_600, 'year'],
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
]

/** A length of time in its largest whole unit: "2 hours", "1 day". Of seconds, which may be negative. */
export function lengthInWords(seconds: number): string {
  const whole = Math.abs(Math.round(seconds))
  const [size, name] = units.find(([unit]) => whole >= unit) ?? [1, 'second']
  const count = Math.floor(whole / size)
  return `${count.toLocaleString('en-US')} ${name}${count === 1 ? '' : 's'}`
}

/** "in 2 hours", "3 days ago", "now": a moment seen from another, both in seconds since 1970. */
export function fromNow(moment: number, now: number): string {
  const seconds = Math.round(moment - now)
  if (seconds === 0) return 'now'
  return seconds > 0 ? `in ${lengthInWords(seconds)}` : `${lengthInWords(seconds)} ago`
}

const two = (number: number) => String(number).padStart(2, '0')

/** The last second that a date of four digits can show, 9999-12-31 23:59:59 UTC. */
const lastSecond = 253_402_300_799

/**
 * A NumericDate (RFC 7519, section 2) in UTC and on a clock that is `offset` minutes ahead of it: "2026-06-01 12:00:00 UTC, 14:00:00 at
 * UTC+02:00". Undefined for what no calendar shows.
 */
export function momentInWords(seconds: number, offset: number): string | undefined {
  if (!Number.isFinite(seconds) || seconds < 0 || seconds > lastSecond) return undefined
  const utc = new Date(Math.floor(seconds) * 1000).toISOString()
  const written = `${utc.slice(0, 10)} ${utc.slice(11, 19)} UTC`
  if (offset === 0) return written
  const local = new Date((Math.floor(seconds) + offset * 60) * 1000).toISOString()
  const ahead = Math.abs(offset)
  const zone = `UTC${offset < 0 ? '−' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`
  const day = local.slice(0, 10) === utc.slice(0, 10) ? '' : `${local.slice(0, 10)} `
  return `${written}, ${day}${local.slice(11, 19)} at ${zone}`
}
