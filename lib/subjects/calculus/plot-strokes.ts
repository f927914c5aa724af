import { shareOf, valueAt, type PlotWindow, type Share } from './plot-scale'

export type Stroke = readonly Share[]

/** In parts of the window: how far a chord may lie from its curve. A plot is about 400 dots wide. */
const finest = 0.0004
const mostHalvings = 7
const mostClosing = 60
/** What remains of a step after closing in: more is a jump. */
const leastJump = 0.02
/** Places outside the window are kept so far from it, that lines leave it where the curve does. */
const far = 10

type At = (place: number) => Share

const isThere = ([across, up]: Share) => Number.isFinite(across) && Number.isFinite(up)
const kept = (part: number) => Math.max(-far, Math.min(far, part))
const apart = (one: Share, other: Share) => Math.hypot(one[0] - other[0], one[1] - other[1])
const isBeyond = (one: Share, other: Share) =>
  [0, 1].some((axis) => {
    const [a, b] = [one[axis] ?? 0, other[axis] ?? 0]
    return (a < -0.5 && b < -0.5) || (a > 1.5 && b > 1.5)
  })

/** How far a point lies from the chord between two others. */
function fromChord(point: Share, from: Share, to: Share): number {
  const length = apart(from, to)
  if (length === 0) return apart(point, from)
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  return Math.abs(dx * (point[1] - from[1]) - dy * (point[0] - from[0])) / length
}

interface Place {
  t: number
  at: Share
}

/**
 * A curve told by a number, in pieces: halved where it bends, and broken where it has no value and where it jumps, so that no line
 * joins the two sides of a pole. Its last place before a gap is closed in by halving.
 */
function followed(at: At, from: number, to: number, steps: number): Stroke[] {
  const strokes: Share[][] = [[]]
  const push = ({ at: [across, up] }: Place) => strokes.at(-1)?.push([kept(across), kept(up)])
  const look = (t: number): Place => ({ t, at: at(t) })
  const between = (a: Place, b: Place) => look((a.t + b.t) / 2)

  /** The last place with a value on the way from one that has it to one that has none. */
  const lastOf = (inside: Place, outside: Place): Place => {
    let [a, b] = [inside, outside]
    for (let step = 0; step < mostClosing; step += 1) {
      const middle = between(a, b)
      if (isThere(middle.at)) a = middle
      else b = middle
    }
    return a
  }

  /** The two sides of a jump between two places; undefined where the curve is only steep. */
  const jumpIn = (from_: Place, to_: Place): readonly [Place, Place] | undefined => {
    let [a, b] = [from_, to_]
    for (let step = 0; step < mostClosing; step += 1) {
      const middle = between(a, b)
      if (!isThere(middle.at)) return [a, b]
      if (middle.t === a.t || middle.t === b.t) break
      if (apart(middle.at, a.at) > apart(middle.at, b.at)) b = middle
      else a = middle
    }
    return apart(a.at, b.at) > leastJump ? [a, b] : undefined
  }

  const join = (a: Place, b: Place, depth: number): void => {
    if (!isThere(a.at) && !isThere(b.at)) return
    if (!isThere(a.at)) {
      const first = lastOf(b, a)
      strokes.push([])
      push(first)
      join(first, b, depth)
      return
    }
    if (!isThere(b.at)) {
      const last = lastOf(a, b)
      join(a, last, depth)
      return
    }
    if (isBeyond(a.at, b.at)) {
      push(b)
      return
    }
    const middle = between(a, b)
    const isSmooth = isThere(middle.at) && fromChord(middle.at, a.at, b.at) < finest && apart(a.at, b.at) < 0.1
    if (isSmooth) {
      push(b)
      return
    }
    if (depth < mostHalvings) {
      join(a, middle, depth + 1)
      join(middle, b, depth + 1)
      return
    }
    const jump = apart(a.at, b.at) > leastJump ? jumpIn(a, b) : undefined
    if (jump) {
      push(jump[0])
      strokes.push([])
      push(jump[1])
    }
    push(b)
  }

  let before = look(from)
  if (isThere(before.at)) push(before)
  for (let step = 1; step <= steps; step += 1) {
    const next = look(from + ((to - from) * step) / steps)
    join(before, next, 0)
    before = next
  }
  return strokes.filter((stroke) => stroke.length > 1)
}

/** The curve y = f(x) in pieces, as parts of the window. On a log axis values of 0 and below lie under it. */
export function strokesOf(f: (x: number) => number, { x, y }: PlotWindow, steps = 300): Stroke[] {
  const up = (value: number) => (y.isLog && value <= 0 ? -far : shareOf(value, y))
  return followed((across) => [across, up(f(valueAt(across, x)))], 0, 1, steps)
}

/** A curve told by a number t, in pieces, as parts of the window. */
export function tracedStrokes(
  at: (t: number) => readonly [number, number],
  from: number,
  to: number,
  { x, y }: PlotWindow,
  steps = 600,
): Stroke[] {
  const place = (t: number): Share => {
    const [across, up] = at(t)
    return [shareOf(across, x), shareOf(up, y)]
  }
  return followed(place, from, to, steps)
}

/** What of a stroke lies in the window, cut at its edges. */
export function clipped(stroke: Stroke): Stroke[] {
  const found: Share[][] = []
  let isOpen = false
  for (const [at, to] of stroke.entries()) {
    const from = stroke[at - 1]
    const cut = from && cutAtEdges(from, to)
    if (!cut) {
      isOpen = false
      continue
    }
    if (!isOpen) found.push([cut[0]])
    found.at(-1)?.push(cut[1])
    isOpen = cut[1] === to
  }
  return found
}

/** The part of a line in the window, by Liang and Barsky; undefined where none is. */
function cutAtEdges(from: Share, to: Share): readonly [Share, Share] | undefined {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  let [first, last] = [0, 1]
  for (const [step, room] of [
    [-dx, from[0]],
    [dx, 1 - from[0]],
    [-dy, from[1]],
    [dy, 1 - from[1]],
  ] as const) {
    if (step === 0 && room < 0) return undefined
    if (step < 0) first = Math.max(first, room / step)
    if (step > 0) last = Math.min(last, room / step)
  }
  if (first > last) return undefined
  const place = (share: number): Share => [from[0] + share * dx, from[1] + share * dy]
  return [first === 0 ? from : place(first), last === 1 ? to : place(last)]
}
