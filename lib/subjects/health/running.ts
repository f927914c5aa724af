export const kilometresPerMile = 1.609344

/** Kilometres of the road races of World Athletics. */
export const raceDistances = { five: 5, ten: 10, half: 21.0975, marathon: 42.195 } as const

const clock = /^(?:(\d{1,3}):([0-5]\d)|(\d{1,4})):([0-5]\d(?:\.\d{1,2})?)$/
const bareMinutes = /^\d{1,4}(?:\.\d{1,4})?$/

/**
 * Seconds of a time as runners write it: 4:00:00 in hours, 25:30 and 90:00 in minutes and seconds, 45 in minutes. Undefined for anything
 * else, such as 5:75.
 */
export function readRaceTime(text: string): number | undefined {
  const plain = text.trim()
  if (bareMinutes.test(plain)) return Number(plain) * 60
  const [whole, hours = '0', minutes, onlyMinutes, seconds = ''] = clock.exec(plain) ?? []
  return whole === undefined ? undefined : Number(hours) * 3600 + Number(minutes ?? onlyMinutes) * 60 + Number(seconds)
}

/** 3:58:07, or 5:41 below an hour, to the nearest second. */
export function writeRaceTime(seconds: number): string {
  const whole = Math.round(seconds)
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

/** Part of a run at an even pace. */
export interface Stretch {
  kilometres: number
  seconds: number
}

/**
 * Both halves of `distance` kilometres that take `seconds`, where each kilometre of the second takes the fraction `faster` less than one of
 * the first; below 0 it takes more.
 */
export function halvesOf(distance: number, seconds: number, faster: number): [Stretch, Stretch] {
  const first = seconds / (2 - faster)
  return [
    { kilometres: distance / 2, seconds: first },
    { kilometres: distance / 2, seconds: seconds - first },
  ]
}

/** Seconds after `done` kilometres of stretches that are run one after the other. */
export function elapsedAt(done: number, stretches: readonly Stretch[]): number {
  let [left, clock] = [done, 0]
  for (const { kilometres, seconds } of stretches) {
    if (left <= kilometres) return clock + (left / kilometres) * seconds
    left -= kilometres
    clock += seconds
  }
  return clock
}
