import { readNumber } from '@/lib/base/format/read-number'
import type { Region } from '@/lib/base/region/types'

/** A length of time as somebody typed it: each part with the sign of the whole. */
export interface Duration {
  hours: number
  minutes: number
  seconds: number
  /** A number alone, without a unit or a colon. */
  bare: boolean
}

const figure = String.raw`(\d[\d.,]*)`
const clock = /^(\d{1,7}):([0-5]\d)(?::([0-5]\d))?$/
const named = new RegExp(
  `^(?:${figure} ?(?:hours?|hrs?|h)\\.?)?(?: ?(?:, ?|and )?${figure} ?(?:minutes?|mins?|m)\\.?)?(?: ?(?:, ?|and )?${figure} ?(?:seconds?|secs?|s)\\.?)?$`,
)
const hoursThenBare = /^(\d+) ?h ?([0-5]?\d)$/

function simplified(text: string): string {
  return text
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/** Hours, minutes and seconds as texts, the missing ones 0. */
function partsOf(body: string): readonly [string, string, string] | undefined {
  const [whole, hours, minutes, seconds] = clock.exec(body) ?? hoursThenBare.exec(body) ?? named.exec(body) ?? []
  return whole ? [hours ?? '0', minutes ?? '0', seconds ?? '0'] : undefined
}

/**
 * A length of time in hours, minutes and seconds: 7:45, 7:45:30, 7 h 45 min, 7h45, 465 min, −0:15, or a number alone, which is
 * hours or minutes as `bare` says. Minutes and seconds behind a colon stay below 60. Undefined for anything else.
 */
export function readDuration(text: string, bare: 'hours' | 'minutes', region: Region): Duration | undefined {
  const [, sign = '', body = ''] = /^([-+]?) ?(.*)$/.exec(simplified(text)) ?? []
  const signed = sign === '-' ? -1 : 1
  const read = (part: string): number | undefined => {
    const reading = readNumber(part, region)
    return 'value' in reading ? signed * reading.value : undefined
  }
  const parts = partsOf(body)
  if (!parts) {
    const value = /^[\d.,]+$/.test(body) ? read(body) : undefined
    return value === undefined ? undefined : { hours: 0, minutes: 0, seconds: 0, [bare]: value, bare: true }
  }
  const [hours, minutes, seconds] = parts.map(read)
  if (hours === undefined || minutes === undefined || seconds === undefined) return undefined
  return { hours, minutes, seconds, bare: false }
}

/** Seconds of it, rounded to a millionth so that 0.33 hours are 1,188 seconds. */
export function secondsIn({ hours, minutes, seconds }: Duration): number {
  return Math.round((hours * 3600 + minutes * 60 + seconds) * 1e6) / 1e6
}

/** Hours and minutes with a colon, seconds where there are any, to the nearest second: 7:45, 0:19:48, −26:05. */
export function writeClock(seconds: number): string {
  const nearest = Math.round(seconds)
  const whole = Math.abs(nearest)
  const two = (value: number) => String(value).padStart(2, '0')
  const rest = whole % 60 === 0 ? '' : `:${two(whole % 60)}`
  return `${nearest < 0 ? '−' : ''}${Math.floor(whole / 3600)}:${two(Math.floor((whole % 3600) / 60))}${rest}`
}
