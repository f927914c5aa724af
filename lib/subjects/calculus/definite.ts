import { compiled } from './evaluate'
import type { Expression } from './expression'
import { integrated, type Integrated } from './quadrature'

const [grid, farPlace] = [400, 50]

/** Where the function grows without end between the limits, and whether it has places without a real value there. */
interface Survey {
  poles: readonly number[]
  gap?: number
}

/** A function in x that takes the middle of its neighbours where it has a hole of one point, as sin(x) ÷ x has at 0. */
export function withoutHoles(of: Expression): (x: number) => number {
  const f = compiled(of)
  return (x) => {
    const value = f({ x })
    if (!Number.isNaN(value)) return value
    const step = 1e-7 * Math.max(1, Math.abs(x))
    return (f({ x: x - step }) + f({ x: x + step })) / 2
  }
}

/** Looks at the function on a grid between the limits; of infinite ones as far as 50. */
function surveyed(f: (x: number) => number, from: number, to: number): Survey {
  const low = Math.max(Math.min(from, to), Math.min(-farPlace, Math.max(from, to) - farPlace))
  const high = Math.min(Math.max(from, to), Math.max(farPlace, Math.min(from, to) + farPlace))
  // A grid that misses the round numbers, where poles lie.
  const places = Array.from({ length: grid + 1 }, (_, at) => low + ((high - low) * (at + 0.137)) / (grid + 0.274))
  const values = places.map(f)
  const gap = places.find((_, at) => Number.isNaN(values[at]))
  if (gap !== undefined) return { poles: [], gap }
  const sizes = values.map(Math.abs).toSorted((a, b) => a - b)
  const usual = (sizes[Math.floor(grid / 2)] ?? 0) + 1e-3
  const poles: number[] = []
  for (let at = 1; at < grid; at += 1) {
    const [before, here, after] = [values[at - 1] ?? 0, values[at] ?? 0, values[at + 1] ?? 0]
    const isPeak = Math.abs(here) >= Math.abs(before) && Math.abs(here) >= Math.abs(after) && Math.abs(here) > 3 * usual
    if (!isPeak) continue
    const place = peakBetween((x) => Math.abs(f(x)), places[at - 1] ?? low, places[at + 1] ?? high)
    if (Math.abs(f(place)) > 1e6 * usual || !Number.isFinite(f(place))) poles.push(snapped(place))
  }
  return {
    poles: poles.filter(
      (place, at) => poles.findIndex((other) => Math.abs(other - place) < 1e-9 * Math.max(1, Math.abs(place))) === at,
    ),
  }
}

/** The place of the largest value, by thirds. */
function peakBetween(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  for (let step = 0; step < 120 && high - low > 1e-15 * Math.max(1, Math.abs(low)); step += 1) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3]
    if (f(a) < f(b)) low = a
    else high = b
  }
  return (low + high) / 2
}
const snapped = (place: number) =>
  Math.abs(place - Number(place.toPrecision(10))) < 1e-9 * Math.max(1, Math.abs(place))
    ? Number(place.toPrecision(10))
    : place

/** The integral of an expression in x with its poles taken as ends of pieces. */
export function definite(of: Expression, from: number, to: number): Integrated & Survey {
  const f = withoutHoles(of)
  const survey = surveyed(f, from, to)
  return { ...integrated(f, from, to, survey.poles), ...survey }
}
