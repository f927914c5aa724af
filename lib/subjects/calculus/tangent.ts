import { compiled } from './evaluate'
import type { Expression } from './expression'

/** How a derivative and differences of the function agree at several points. */
interface Agreement {
  /** Points at which both have a value. */
  compared: number
  agrees: boolean
}

const probes = [0.37, 1.21, 2.6, -0.83, -1.94, 0.11, 4.3]

/** Compares a derivative with central differences of the function in the variable; other letters get numbers of their own. */
export function agreement(of: Expression, derivative: Expression, name: string, letters: readonly string[]): Agreement {
  const [f, slope] = [compiled(of), compiled(derivative)]
  let compared = 0
  let agrees = true
  for (const [at, x] of probes.entries()) {
    const others = Object.fromEntries(letters.map((letter, place) => [letter, 0.6 + 0.31 * place + 0.05 * at]))
    const valueAt = (value: number) => f({ ...others, [name]: value })
    const [found, wanted] = [slope({ ...others, [name]: x }), difference(valueAt, x)]
    if (!Number.isFinite(found) || wanted === undefined) continue
    compared += 1
    if (Math.abs(found - wanted) > 1e-4 * Math.max(1, Math.abs(found), Math.abs(wanted))) agrees = false
  }
  return { compared, agrees }
}

/** A central difference with one step of Richardson; undefined where the function has no value around or swings too fast for it. */
function difference(f: (x: number) => number, x: number): number | undefined {
  const step = 1e-3 * Math.max(1, Math.abs(x))
  const at = (h: number) => (f(x + h) - f(x - h)) / (2 * h)
  const [coarse, found] = [at(step), at(step / 2)].map((one, half) => (half === 0 ? one : (4 * one - at(step)) / 3))
  if (coarse === undefined || found === undefined || !Number.isFinite(found) || Math.abs(found) > 1e8) return undefined
  return Math.abs(coarse - found) <= 1e-2 * Math.max(1, Math.abs(found)) ? found : undefined
}

/** Slopes on both sides of a place, for corners; NaN where there is none. */
export function sideSlopes(f: (x: number) => number, x: number): readonly [number, number] {
  const h = 1e-6 * Math.max(1, Math.abs(x))
  const here = f(x)
  return [(here - f(x - h)) / h, (f(x + h) - here) / h]
}
