type Curve = (x: number) => number

interface CurvePoint {
  x: number
  y: number
}
interface Extreme extends CurvePoint {
  is: 'minimum' | 'maximum'
}

/** A function with its values on a grid, from which its points are closed in. */
interface Gridded {
  f: Curve
  places: readonly number[]
  values: readonly number[]
}

const steps = 1500

/** Places of a grid that misses round numbers, where zeros and poles like to lie; on a log axis each is so many times the one before. */
export function gridOf(from: number, to: number, isLog: boolean): number[] {
  return Array.from({ length: steps + 1 }, (_, at) => {
    if (at === 0) return from
    if (at === steps) return to
    const share = (at + 0.0137) / steps
    return isLog ? from * (to / from) ** share : from + (to - from) * share
  })
}

export const gridded = (f: Curve, places: readonly number[]): Gridded => ({ f, places, values: places.map(f) })

/** A change of sign between two places, to the last bits of a double. */
function bisected(f: Curve, from: number, to: number): number {
  let [low, high] = [from, to]
  const isBelow = f(low) < 0
  for (;;) {
    const middle = (low + high) / 2
    if (middle <= Math.min(low, high) || middle >= Math.max(low, high)) return middle
    const value = f(middle)
    if (value === 0) return middle
    if (value < 0 === isBelow) low = middle
    else high = middle
  }
}

const tidied = (value: number, scale: number) => {
  const near = Number(value.toPrecision(12))
  return Math.abs(near) < 1e-12 * scale ? 0 : near
}

/** Of what lies between two neighbours of the grid: what is 0 there, and when two places are one. */
const scaleAt = (x: number, { places }: Gridded) => {
  const [first, last] = [places[0] ?? 0, places.at(-1) ?? 0]
  return first > 0 ? Math.abs(x) : Math.max(Math.abs(first), Math.abs(last))
}

/**
 * Where a function is 0 between the ends of its grid: changes of sign, closed in by halving, and places where it only touches the axis.
 * A change of sign at a pole or a jump is none, since the function does not become small there. Stretches on which it is 0 throughout
 * are left out.
 */
export function zerosOf(grid: Gridded): number[] {
  const { f, places, values } = grid
  const usual = values
    .filter(Number.isFinite)
    .map(Math.abs)
    .toSorted((a, b) => a - b)
  const size = usual[Math.floor(usual.length / 2)] ?? 1
  const found: number[] = []
  for (const [at, y] of values.entries()) {
    const [x, next] = [places[at] ?? 0, places[at + 1]]
    const [before, after] = [values[at - 1], values[at + 1] ?? Number.NaN]
    if (y === 0) {
      if (before !== 0 && after !== 0) found.push(x)
    } else if (next !== undefined && y * after < 0) {
      const place = bisected(f, x, next)
      if (Math.abs(f(place)) <= 1e-6 * Math.min(Math.abs(y), Math.abs(after)) + 1e-12 * size) found.push(place)
    }
  }
  const touching = extremesOf(grid).filter(({ y }) => Math.abs(y) <= 1e-9 * Math.max(size, 1e-6))
  const all = [...found, ...touching.map(({ x }) => x)]
    .map((x) => tidied(x, scaleAt(x, grid)))
    .toSorted((a, b) => a - b)
  return all.filter((x, at) => at === 0 || x - (all[at - 1] ?? x) > 1e-7 * scaleAt(x, grid))
}

/** Lowest and highest places of their surroundings between the ends of the grid. */
export function extremesOf(grid: Gridded): Extreme[] {
  const { f, places, values } = grid
  const found: Extreme[] = []
  for (let at = 1; at + 1 < places.length; at += 1) {
    const [before, here, after] = [values[at - 1] ?? Number.NaN, values[at] ?? Number.NaN, values[at + 1] ?? Number.NaN]
    const isHigh = here >= before && here > after
    const isLow = here <= before && here < after
    if (!isHigh && !isLow) continue
    const [from, to] = [places[at - 1] ?? 0, places[at + 1] ?? 0]
    const place = closedIn((x) => (isHigh ? -f(x) : f(x)), from, to)
    const y = f(place)
    const change = Math.abs(here - before) + Math.abs(here - after)
    // Near a pole the values on the way in keep growing; at a jump they are others a little further.
    const isPole = !Number.isFinite(y) || Math.abs(y - here) > 10 * change + 1e-9
    if (isPole || isJump(f, place, (to - from) * 1e-7, 1e-3 * change)) continue
    const scale = scaleAt(place, grid)
    const unit = 10 ** (Math.floor(Math.log10(scale || 1)) - 6)
    const rounded = Number((Math.round(place / unit) * unit).toPrecision(10))
    const isRound =
      Math.abs(rounded - place) <= 2e-9 * scale && Math.abs(f(rounded) - y) <= 1e-13 * Math.max(1, Math.abs(y))
    found.push({
      x: tidied(isRound ? rounded : place, scale),
      y: tidied(y, Math.max(1, Math.abs(y))),
      is: isHigh ? 'maximum' : 'minimum',
    })
  }
  return found
}

/** Whether the values on one side differ from that of the place by more than so much. */
function isJump(f: Curve, place: number, step: number, most: number): boolean {
  const y = f(place)
  const noise = 8 * Number.EPSILON * Math.abs(y)
  return [place - step, place + step].some((x) => !(Math.abs(f(x) - y) <= most + noise))
}

/**
 * The lowest place between two others, closed in by thirds and then by the slope: a function is flat there, so that its values tell
 * only half of the digits. At a corner, where it has no slope, thirds alone decide.
 */
function closedIn(f: Curve, from: number, to: number): number {
  let [low, high] = [from, to]
  for (let step = 0; step < 100; step += 1) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3]
    if (f(a) > f(b)) low = a
    else high = b
  }
  const byThirds = (low + high) / 2
  const width = (to - from) / 8
  const slope = (x: number) => f(x - 2 * width) - 8 * f(x - width) + 8 * f(x + width) - f(x + 2 * width)
  const [before, after] = [byThirds - width, byThirds + width]
  if (!(slope(before) * slope(after) < 0)) return byThirds
  const bySlope = bisected(slope, before, after)
  const lowest = f(byThirds)
  const size = Math.abs(lowest) + Math.abs(f(from) - lowest)
  return Math.abs(f(bySlope) - lowest) <= 1e-12 * size ? bySlope : byThirds
}

/** Where two functions on the same grid have the same value. */
export function crossingsOf(one: Gridded, other: Gridded): CurvePoint[] {
  const { f, places } = one
  const difference = (x: number) => f(x) - other.f(x)
  const values = one.values.map((value, at) => value - (other.values[at] ?? Number.NaN))
  return zerosOf({ f: difference, places, values }).map((x) => ({ x, y: tidied(f(x), Math.max(1, Math.abs(f(x)))) }))
}
