import { fromSides, type Triangle } from './triangle'

/** What may be known of a right triangle: legs, hypotenuse, the angle at each leg’s far end, and what follows. */
export const rightParts = {
  a: 'Leg a',
  b: 'Leg b',
  c: 'Hypotenuse c',
  angleA: 'Angle A, opposite a (degrees)',
  angleB: 'Angle B, opposite b (degrees)',
  area: 'Area',
  perimeter: 'Perimeter',
  height: 'Height on the hypotenuse',
} as const
export type RightPart = keyof typeof rightParts

type Legs = readonly [a: number, b: number]
type Known = Readonly<Partial<Record<RightPart, number>>>

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180)

/** The legs of the triangle with angle A whose other known part has its size. */
function byAngle(angleA: number, known: Known): Legs | string {
  const [s, c] = [sine(angleA), cosine(angleA)]
  const hypotenuse = hypotenuseBy(s, c, known)
  return hypotenuse === undefined
    ? 'Two angles give the shape only: add a length or the area.'
    : [hypotenuse * s, hypotenuse * c]
}

function hypotenuseBy(s: number, c: number, { a, b, c: own, area, perimeter, height }: Known): number | undefined {
  if (a !== undefined) return a / s
  if (b !== undefined) return b / c
  if (own !== undefined) return own
  if (area !== undefined) return Math.sqrt((2 * area) / (s * c))
  if (perimeter !== undefined) return perimeter / (1 + s + c)
  return height === undefined ? undefined : height / (s * c)
}

/** The other leg. */
function byLeg(leg: number, { c, area, perimeter, height }: Known): number | string {
  if (c !== undefined) return leg < c ? Math.sqrt((c - leg) * (c + leg)) : 'A leg must be shorter than the hypotenuse.'
  if (area !== undefined) return (2 * area) / leg
  if (perimeter !== undefined)
    return perimeter > 2 * leg
      ? (perimeter / (perimeter - leg)) * (perimeter / 2 - leg)
      : 'The perimeter must be more than twice a leg: the other two sides are longer than it together.'
  if (height === undefined || height >= leg) return 'The height on the hypotenuse must be shorter than each leg.'
  return (height * leg) / Math.sqrt((leg - height) * (leg + height))
}

/** Both legs, the shorter first, of a hypotenuse and an area, which is at most a quarter of its square. */
function byHypotenuse(c: number, area: number): Legs | string {
  const square = c * c
  // The largest area belongs to equal legs; what lies above it by a last bit is that one.
  if (4 * area > square * (1 + 1e-12))
    return 'No right triangle is so large: its area is at most a quarter of the square of the hypotenuse.'
  const sum = Math.sqrt(square + 4 * area)
  const difference = Math.sqrt(Math.max(0, square - 4 * area))
  const long = (sum + difference) / 2
  return [(2 * area) / long, long]
}

function withoutLegs({ c, area, perimeter, height }: Known): Legs | string {
  if (c !== undefined && area !== undefined) return byHypotenuse(c, area)
  if (c !== undefined && height !== undefined) return byHypotenuse(c, (c / 2) * height)
  if (c !== undefined && perimeter !== undefined)
    return perimeter > 2 * c
      ? byHypotenuse(c, ((perimeter - 2 * c) / 4) * perimeter)
      : 'The perimeter must be more than twice the hypotenuse: both legs are longer than it together.'
  if (area !== undefined && height !== undefined) return byHypotenuse((2 * area) / height, area)
  if (area !== undefined && perimeter !== undefined) {
    const own = perimeter / 2 - (2 * area) / perimeter
    return own > 0 ? byHypotenuse(own, area) : 'The area is too large for this perimeter.'
  }
  if (perimeter === undefined || height === undefined) return 'Choose two different parts.'
  const own = ((perimeter / 2) * perimeter) / (perimeter + height)
  return byHypotenuse(own, (own / 2) * height)
}

/**
 * The right triangle with two known parts, or a sentence why there is none. Angles lie between 0 and 90 degrees. Where legs can be
 * exchanged a is the shorter one.
 */
export function rightTriangle(known: Known): Triangle | string {
  const legs = legsOf(known)
  if (typeof legs === 'string') return legs
  const [a, b] = legs
  const c = known.c ?? Math.hypot(a, b)
  const angleA = known.angleA ?? (known.angleB === undefined ? (Math.atan2(a, b) * 180) / Math.PI : 90 - known.angleB)
  const area = (a / 2) * b
  const isFlat = !fromSides(a, b, Math.hypot(a, b)) || !(area > 0) || !Number.isFinite(area)
  return isFlat
    ? 'The triangle is so flat that its area is lost among the digits.'
    : { a, b, c, angleA, angleB: 90 - angleA, angleC: 90, area }
}

function legsOf(known: Known): Legs | string {
  const { a, b, angleA, angleB } = known
  if (angleA !== undefined && angleB !== undefined) return byAngle(angleA, {})
  const angle = angleA ?? (angleB === undefined ? undefined : 90 - angleB)
  if (angle !== undefined) return byAngle(angle, known)
  if (a !== undefined && b !== undefined) return [a, b]
  const leg = a ?? b
  if (leg === undefined) return withoutLegs(known)
  const other = byLeg(leg, known)
  if (typeof other === 'string') return other
  return a === undefined ? [other, leg] : [leg, other]
}
