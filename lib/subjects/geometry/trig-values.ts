import {
  quotient,
  ratio,
  sum,
  negated,
  toNumber,
  toRatio,
  product,
  isLess,
  size,
  type Ratio,
} from '@/lib/base/units/ratio'

/** The six ratios of an angle, in the order in which they are listed. */
export const trigNames = ['sin', 'cos', 'tan', 'csc', 'sec', 'cot'] as const
export type TrigName = (typeof trigNames)[number]

/** 50 decimals of π, far beyond what the digits of an angle ask. */
export const pi = toRatio('3.14159265358979323846264338327950288419716939937511')
const fullTurn = ratio(360n)
const quarter = ratio(90n)
/** Degrees. Nearer than this to a multiple of 90°, an angle is taken as that multiple. */
const grazing = toRatio('1e-12')

const sines = ['0', '(√6 − √2)/4', '1/2', '√2/2', '√3/2', '(√6 + √2)/4', '1'] as const
const tangents = ['0', '2 − √3', '√3/3', '1', '√3', '2 + √3', undefined] as const
const cosecants = [undefined, '√6 + √2', '2', '√2', '2√3/3', '√6 − √2', '1'] as const

function floorOf({ over, under }: Ratio): bigint {
  const whole = over / under
  return over < 0n && whole * under !== over ? whole - 1n : whole
}

/** An angle from 0° to below 360°, with the whole turns that were taken off. */
export function reducedAngle(degrees: Ratio): { reduced: Ratio; turns: bigint } {
  const turns = floorOf(quotient(degrees, fullTurn))
  const rest = sum(degrees, negated(product(ratio(turns), fullTurn)))
  const nearest = product(ratio(floorOf(sum(quotient(rest, quarter), ratio(1n, 2n)))), quarter)
  const reduced = isLess(size(sum(rest, negated(nearest))), grazing) ? nearest : rest
  return reduced.over === 360n && reduced.under === 1n ? { reduced: ratio(0n), turns: turns + 1n } : { reduced, turns }
}

/**
 * The six ratios of an angle from 0° to below 360°, undefined at their poles. Sine and cosine are taken of what is left to the nearest
 * multiple of 90°, so that they are 0 exactly there (DLMF 4.21).
 */
export function trigValues(reduced: Ratio): Readonly<Record<TrigName, number | undefined>> {
  const quarters = floorOf(sum(quotient(reduced, quarter), ratio(1n, 2n)))
  const rest = (toNumber(sum(reduced, negated(product(ratio(quarters), quarter)))) * Math.PI) / 180
  const [s, c] = [Math.sin(rest), Math.cos(rest)]
  const turned = [
    [s, c],
    [c, -s],
    [-s, -c],
    [-c, s],
  ] as const
  const [sine, cosine] = turned[Number(quarters) % 4] ?? turned[0]
  const over = (one: number, other: number) => (other === 0 ? undefined : 0 + one / other)
  return {
    sin: 0 + sine,
    cos: 0 + cosine,
    tan: over(sine, cosine),
    csc: over(1, sine),
    sec: over(1, cosine),
    cot: over(cosine, sine),
  }
}

/** Where an angle from 0° to below 360° lies: 1 to 4, or undefined on an axis. */
export function quadrantOf(reduced: Ratio): 1 | 2 | 3 | 4 | undefined {
  const quarters = quotient(reduced, quarter)
  if (quarters.under === 1n) return undefined
  return ([1, 2, 3, 4] as const)[Number(floorOf(quarters))]
}

/** The angle to the horizontal axis, from 0° to 90°. */
export function referenceAngle(reduced: Ratio): Ratio {
  const half = ratio(180n)
  const folded = isLess(half, reduced) ? sum(fullTurn, negated(reduced)) : reduced
  return isLess(quarter, folded) ? sum(half, negated(folded)) : folded
}

const positiveIn: Readonly<Record<1 | 2 | 3 | 4, readonly TrigName[]>> = {
  1: trigNames,
  2: ['sin', 'csc'],
  3: ['tan', 'cot'],
  4: ['cos', 'sec'],
}

function signed(text: string): string {
  return text.includes(' ') && !text.startsWith('(') ? `−(${text})` : `−${text}`
}

/** A ratio in roots, for multiples of 15°: (√6 − √2)/4 is sin 15° (DLMF 4.17). Undefined at other angles, and at poles. */
export function exactTrig(name: TrigName, reduced: Ratio): string | undefined {
  const parts = quotient(referenceAngle(reduced), ratio(15n))
  if (parts.under !== 1n) return undefined
  const at = Number(parts.over)
  const texts = {
    sin: sines[at],
    cos: sines[6 - at],
    tan: tangents[at],
    cot: tangents[6 - at],
    csc: cosecants[at],
    sec: cosecants[6 - at],
  }
  const text = texts[name]
  if (text === undefined || text === '0') return text
  const quadrant = quadrantOf(reduced)
  if (quadrant !== undefined) return positiveIn[quadrant].includes(name) ? text : signed(text)
  return (trigValues(reduced)[name] ?? 0) < 0 ? signed(text) : text
}
