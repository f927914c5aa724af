import type { DrawnPlane, Span } from '@/lib/kits/chart/types'

/** A part of a plane: what lies at the ends of both axes. */
export type Plane = Pick<DrawnPlane, 'x' | 'y'>
/** A place as a part of the plane that is shown: 0 at its left and lower edges, 1 at the others. */
export type Place = readonly [across: number, up: number]

/** What a move does: the place that was at `from` comes to lie at `to`, and the plane shows so many times as much as before. */
export interface PlaneMove {
  factor: number
  from: Place
  to: Place
}

const middle: Place = [0.5, 0.5]
/** Spans and their places survive being written with 12 decimals. */
const leastSpan = 1e-7
const leastRatio = 1.0001
const leastOnLog = 1e-8
/** Digits of an end, in parts of the span: finer than a dot. */
const keptDigits = 3

const warped = (value: number, { isLog }: Span) => (isLog ? Math.log10(value) : value)
const unwarped = (value: number, { isLog }: Span) => (isLog ? 10 ** value : value)

export const zoomedBy = (factor: number, about: Place = middle): PlaneMove => ({ factor, from: about, to: about })
/** Shows what lies beside it, in parts of the window. */
export const steppedBy = (across: number, up: number): PlaneMove => ({
  factor: 1,
  from: middle,
  to: [middle[0] - across, middle[1] - up],
})

function movedSpan(span: Span, factor: number, from: number, to: number): Span {
  const [low, high] = [warped(span.from, span), warped(span.to, span)]
  const begin = low + (from - to * factor) * (high - low)
  return { ...span, from: unwarped(begin, span), to: unwarped(begin + (high - low) * factor, span) }
}

function isUsable({ from, to, isLog }: Span, most: number): boolean {
  if (!(Math.abs(from) <= most && Math.abs(to) <= most)) return false
  if (isLog) return from >= leastOnLog && to / from >= leastRatio
  return to - from >= leastSpan * Math.max(1, Math.abs(from), Math.abs(to))
}

/** The plane after a move; the same where an end would lie beyond `most`, or the ends too near to each other to be told apart. */
export function movedPlane(plane: Plane, { factor, from, to }: PlaneMove, most: number): Plane {
  const x = movedSpan(plane.x, factor, from[0], to[0])
  const y = movedSpan(plane.y, factor, from[1], to[1])
  return isUsable(x, most) && isUsable(y, most) ? { x, y } : plane
}

/** The ends of an axis as they are typed: to a thousandth of what is shown. */
export function writtenEnds({ from, to, isLog }: Span): readonly [number, number] {
  const ends = [from, to].map((end) => {
    const size = isLog && to / from > 2 ? end : to - from
    const unit = 10 ** (Math.floor(Math.log10(size)) - keptDigits)
    return Number((Math.round(end / unit) * unit).toPrecision(12))
  })
  return [ends[0] ?? from, ends[1] ?? to]
}
