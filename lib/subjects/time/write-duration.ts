import type { Show } from '@/lib/base/format/show'

const units = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const

/**
 * A length of time in days, hours, minutes and seconds, parts of 0 left out: 13 min 20 s, 2 d 4 h. Below a minute with three
 * digits, from a day on to the minute. For times of 0 and more.
 */
export function writeDuration(seconds: number, show: Show): string {
  if (seconds < 59.95) return `${show.number(Number(seconds.toPrecision(3)))}\u00A0s`
  const step = seconds < 86_400 ? 1 : 60
  let rest = Math.round(seconds / step) * step
  const parts = units.flatMap(([unit, length]) => {
    const whole = Math.floor(rest / length)
    rest -= whole * length
    return whole === 0 ? [] : [`${show.count(whole)}\u00A0${unit}`]
  })
  return parts.join(' ')
}
