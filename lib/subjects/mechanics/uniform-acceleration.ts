/** Displacement, speeds at first and at last, acceleration and time, in SI units; all but the time are signed. */
export interface Motion {
  s: number
  u: number
  v: number
  a: number
  t: number
}
export type MotionPart = keyof Motion
export const motionParts = ['s', 'u', 'v', 'a', 't'] as const satisfies readonly MotionPart[]

/** Why three values have no motion: nothing fits, anything fits, or it would lie before the start. */
export type NoMotion = 'none' | 'any' | 'past'

interface Solved {
  motions: readonly Motion[]
  /** The equations used, as textbooks write them. */
  by: string
}

const isNear = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-12 * Math.max(Math.abs(one), Math.abs(other), 1e-12)

function withTimes(motions: readonly Motion[], by: string): Solved | NoMotion {
  const real = motions
    .filter(({ t }) => t >= -1e-12 && Number.isFinite(t))
    .map((one) => ({ ...one, t: Math.max(0, one.t) }))
  return real.length > 0 ? { motions: real, by } : 'past'
}

/** The speed at the other end from one end, acceleration and displacement: none, one or both roots. */
function otherSpeeds(speed: number, twice: number): readonly number[] {
  const square = speed * speed + twice
  const zero = 1e-12 * Math.max(speed * speed, Math.abs(twice))
  if (square < -zero) return []
  if (square <= zero) return [0]
  return [Math.sqrt(square), -Math.sqrt(square)]
}

/** Motions of constant acceleration with exactly three known values; two where both roots have a time from 0. */
export function solveMotion(known: Partial<Motion>): Solved | NoMotion {
  const { s, u, v, a, t } = known
  if (u !== undefined && v !== undefined) {
    if (t !== undefined)
      return t > 0
        ? withTimes([{ u, v, t, a: (v - u) / t, s: ((u + v) / 2) * t }], 'a = (v − u) ÷ t, s = (u + v) ÷ 2 × t')
        : 'any'
    if (a !== undefined) {
      if (a === 0) return isNear(u, v) ? 'any' : 'none'
      return withTimes(
        [{ u, v, a, t: (v - u) / a, s: ((v - u) / a) * ((u + v) / 2) }],
        't = (v − u) ÷ a, s = (v² − u²) ÷ 2a',
      )
    }
    const displacement = s ?? 0
    if (isNear(u, -v)) return displacement === 0 ? 'any' : 'none'
    if (displacement === 0) return 'none'
    const time = (2 * displacement) / (u + v)
    return withTimes([{ s: displacement, u, v, t: time, a: (v - u) / time }], 'v² = u² + 2as, s = (u + v) ÷ 2 × t')
  }
  if (s !== undefined && a !== undefined && t === undefined) {
    const [first, isStart] = u === undefined ? [v ?? 0, false] : [u, true]
    if (a === 0) {
      if (first === 0) return s === 0 ? 'any' : 'none'
      return withTimes([{ s, u: first, v: first, a, t: s / first }], 's = u × t')
    }
    const others = otherSpeeds(first, isStart ? 2 * a * s : -2 * a * s)
    if (others.length === 0) return 'none'
    const motions = others.map((other) => {
      const [start, end] = isStart ? [first, other] : [other, first]
      return { s, u: start, v: end, a, t: (end - start) / a }
    })
    return withTimes(motions, 'v² = u² + 2as, t = (v − u) ÷ a')
  }
  const time = t ?? 0
  if (time <= 0 && s !== undefined) return s === 0 ? 'any' : 'none'
  if (a !== undefined) {
    if (u !== undefined)
      return withTimes(
        [{ u, a, t: time, v: u + a * time, s: u * time + (a * time * time) / 2 }],
        'v = u + at, s = ut + ½at²',
      )
    if (v !== undefined)
      return withTimes(
        [{ v, a, t: time, u: v - a * time, s: v * time - (a * time * time) / 2 }],
        'u = v − at, s = vt − ½at²',
      )
    const start = (s ?? 0) / time - (a * time) / 2
    return withTimes([{ s: s ?? 0, a, t: time, u: start, v: start + a * time }], 's = ut + ½at², v = u + at')
  }
  const displacement = s ?? 0
  const [start, end] =
    u === undefined ? [(2 * displacement) / time - (v ?? 0), v ?? 0] : [u, (2 * displacement) / time - u]
  return withTimes(
    [{ s: displacement, u: start, v: end, t: time, a: (end - start) / time }],
    's = (u + v) ÷ 2 × t, v = u + at',
  )
}
