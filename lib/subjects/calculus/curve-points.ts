type Curve = (x: number) => number

interface CurvePoint {
  x: number
  y: number
}
interface Extreme extends CurvePoint {
  is: 'minimum' | 'maximum'
}

const steps = 1500

/** Places of a grid that misses round numbers, where zeros and poles like to lie. */
function gridOf(from: number, to: number): number[] {
  return Array.from(
    { length: steps + 1 },
    (_, at) => from + ((to - from) * (at + (at === 0 || at === steps ? 0 : 0.0137))) / steps,
  )
}

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

/**
 * Where a function is 0 between two ends: changes of sign on a grid, closed in by halving, and places where it only touches the axis. A
 * change of sign at a pole or a jump is none, since the function does not become small there.
 */
export function zerosOf(f: Curve, from: number, to: number): number[] {
  const grid = gridOf(from, to)
  const values = grid.map(f)
  const scale = Math.max(Math.abs(from), Math.abs(to))
  const usual = values
    .filter(Number.isFinite)
    .map(Math.abs)
    .toSorted((a, b) => a - b)
  const size = usual[Math.floor(usual.length / 2)] ?? 1
  const found: number[] = []
  for (let at = 0; at < steps; at += 1) {
    const [x, next] = [grid[at] ?? from, grid[at + 1] ?? to]
    const [y, after] = [values[at] ?? Number.NaN, values[at + 1] ?? Number.NaN]
    if (y === 0) found.push(x)
    else if (y * after < 0) {
      const place = bisected(f, x, next)
      if (Math.abs(f(place)) <= 1e-6 * Math.min(Math.abs(y), Math.abs(after)) + 1e-12 * size) found.push(place)
    }
  }
  if (values.at(-1) === 0) found.push(to)
  const touching = extremesOf(f, from, to).filter(({ y }) => Math.abs(y) <= 1e-9 * Math.max(size, 1e-6))
  const all = [...found, ...touching.map(({ x }) => x)].map((x) => tidied(x, scale)).toSorted((a, b) => a - b)
  return all.filter((x, at) => at === 0 || x - (all[at - 1] ?? x) > 1e-7 * scale)
}

/** Lowest and highest places of their surroundings between two ends, closed in by thirds. */
export function extremesOf(f: Curve, from: number, to: number): Extreme[] {
  const grid = gridOf(from, to)
  const values = grid.map(f)
  const scale = Math.max(Math.abs(from), Math.abs(to))
  const found: Extreme[] = []
  for (let at = 1; at < steps; at += 1) {
    const [before, here, after] = [values[at - 1] ?? Number.NaN, values[at] ?? Number.NaN, values[at + 1] ?? Number.NaN]
    const isHigh = here >= before && here > after
    const isLow = here <= before && here < after
    if (!isHigh && !isLow) continue
    const place = closedIn((x) => (isHigh ? -f(x) : f(x)), grid[at - 1] ?? from, grid[at + 1] ?? to)
    const y = f(place)
    // Near a pole the values on the way in keep growing.
    const rise = Math.abs(y - here)
    if (!Number.isFinite(y) || rise > 10 * (Math.abs(here - before) + Math.abs(here - after)) + 1e-9) continue
    const unit = 10 ** (Math.floor(Math.log10(scale || 1)) - 6)
    const rounded = Number((Math.round(place / unit) * unit).toPrecision(10))
    const isRound = Math.abs(f(rounded) - y) <= 1e-13 * Math.max(1, Math.abs(y))
    found.push({
      x: tidied(isRound ? rounded : place, scale),
      y: tidied(y, Math.max(1, Math.abs(y))),
      is: isHigh ? 'maximum' : 'minimum',
    })
  }
  return found
}

function closedIn(f: Curve, from: number, to: number): number {
  let [low, high] = [from, to]
  for (let step = 0; step < 100; step += 1) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3]
    if (f(a) > f(b)) low = a
    else high = b
  }
  return (low + high) / 2
}

/** Where two functions have the same value. */
export function crossingsOf(f: Curve, g: Curve, from: number, to: number): CurvePoint[] {
  return zerosOf((x) => f(x) - g(x), from, to).map((x) => ({ x, y: tidied(f(x), Math.max(1, Math.abs(f(x)))) }))
}
