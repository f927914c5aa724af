import { readClock, writeTime } from '@/lib/subjects/time/clock'

const dayMinutes = 1440

/** In and out, in minutes since midnight of the day that the card names; past midnight they go on beyond 1,440. */
export interface Span {
  from: number
  to: number
}

/** The spans of one day, and whether the last in has no out. */
export interface Punched {
  spans: readonly Span[]
  isOpen: boolean
}

/** Whether 5:15 is the morning's only, or the first quarter past five after the punch ahead of it. */
export type Unmarked = 'full' | 'next'

const isMarked = (text: string) => /[apn]/i.test(text)

/**
 * Minutes since midnight of every punch, in their order: one that lies before the one ahead of it is on the next day, or by `next` half
 * a day later where it has no am or pm. Seconds do not count. undefined where one is no time of day, or the last is more than a day
 * after the first.
 */
export function inOrder(punches: readonly string[], unmarked: Unmarked): number[] | undefined {
  const times: number[] = []
  for (const punch of punches) {
    const seconds = readClock(punch)
    if (seconds === undefined) return undefined
    const before = times.at(-1)
    const isHalf = before !== undefined && unmarked === 'next' && seconds < 13 * 3600 && !isMarked(punch)
    const step = isHalf ? dayMinutes / 2 : dayMinutes
    const minute = Math.floor(seconds / 60) % (isHalf ? step : Infinity)
    times.push(minute + step * Math.max(0, Math.ceil(((before ?? 0) - minute) / step)))
  }
  const [first = 0] = times
  return (times.at(-1) ?? 0) - first > dayMinutes ? undefined : times
}

/** Punches as in, out, in, out. A break between two spans of up to `paidUpTo` minutes is part of the work. */
export function spansOf(times: readonly number[], paidUpTo: number): Punched {
  const spans: Span[] = []
  for (let at = 0; at + 1 < times.length; at += 2) {
    const [from = 0, to = 0] = times.slice(at, at + 2)
    const last = spans.at(-1)
    if (last && from - last.to <= paidUpTo) last.to = to
    else spans.push({ from, to })
  }
  return { spans, isOpen: times.length % 2 === 1 }
}

/** A punch to the nearest so many minutes, halves later: to a quarter of an hour 7 minutes go back and 8 go on. Source: 29 CFR 785.48(b). */
export function roundedPunch(minute: number, step: number): number {
  return Math.floor(minute / step + 0.5) * step
}

/** As 08:30–12:00. */
export function spanText({ from, to }: Span): string {
  const clock = (minute: number) => writeTime((minute % dayMinutes) * 60)
  return `${clock(from)}–${clock(to)}`
}

const punch = String.raw`\d{1,2}(?::\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?|h\d{2}| ?[ap]\.?m\.?)`
const punchIn = new RegExp(String.raw`(?<![\d:])${punch}(?![\d:])`, 'gi')

/** A line of a pasted card: what stands before its first time is its name, "30 min" is its break, the times are ins and outs in turn. */
export interface PastedDay {
  day: string
  punches: readonly string[]
  pause: number
}

/** The days of a pasted card, one a line; lines without a time and without a break are days off, empty ones are left out. */
export function pastedDays(text: string): PastedDay[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, pause = '0'] = /(\d{1,4}) ?min/i.exec(line) ?? []
      const times = line.replace(/\d{1,4} ?min\w*/i, ' ')
      const start = times.search(punchIn)
      const day = (start < 0 ? times : times.slice(0, start)).replace(/[\s,;:|–-]+$/, '').trim()
      return { day, punches: times.match(punchIn) ?? [], pause: Number(pause) }
    })
}
