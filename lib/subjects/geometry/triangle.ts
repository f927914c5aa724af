import { triangleOfSides, type Point } from './plane-shapes'

/** Sides a, b, c and the angles opposite them, in degrees. */
export interface Triangle {
  a: number
  b: number
  c: number
  angleA: number
  angleB: number
  angleC: number
  area: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const inDegrees = (angle: number) => (angle * 180) / Math.PI

/**
 * Angle in degrees opposite the side `c`, by the form of W. Kahan (Miscalculating Area and Angles of a Needle-like Triangle), which
 * keeps its digits where the cosine rule loses them.
 */
function angleOpposite(one: number, other: number, across: number): number {
  const [long, short] = one >= other ? [one, other] : [other, one]
  const slack = short >= across ? across - (long - short) : short - (long - across)
  const over = (long - short + across) * slack
  const under = (long + (short + across)) * (long - across + short)
  return inDegrees(2 * Math.atan(Math.sqrt(Math.max(0, over / under))))
}

/** Three sides, or undefined where the longest is not shorter than the others together. */
export function fromSides(a: number, b: number, c: number): Triangle | undefined {
  const area = triangleOfSides(a, b, c)?.area
  if (area === undefined) return undefined
  return {
    a,
    b,
    c,
    angleA: angleOpposite(b, c, a),
    angleB: angleOpposite(a, c, b),
    angleC: angleOpposite(a, b, c),
    area,
  }
}

/** Sides a and b with the angle C between them, in degrees between 0 and 180. */
export function fromSidesAndBetween(a: number, b: number, angleC: number): Triangle {
  const half = radians(angleC) / 2
  // The cosine rule without the difference of nearly equal squares.
  const c = Math.hypot((a - b) * Math.cos(half), (a + b) * Math.sin(half))
  const angleA = inDegrees(Math.atan2(a * Math.sin(2 * half), b - a * Math.cos(2 * half)))
  return { a, b, c, angleA, angleB: 180 - angleA - angleC, angleC, area: (a * b * Math.sin(2 * half)) / 2 }
}

/** Side c with the angles A and B at its ends, whose sum is below 180. */
export function fromSideAndEnds(c: number, angleA: number, angleB: number): Triangle {
  const angleC = 180 - angleA - angleB
  const per = c / Math.sin(radians(angleC))
  const [a, b] = [per * Math.sin(radians(angleA)), per * Math.sin(radians(angleB))]
  return { a, b, c, angleA, angleB, angleC, area: (a * b * Math.sin(radians(angleC))) / 2 }
}

/** Side a with the angle A opposite it and the angle B at one end. */
export function fromSideAndOpposite(a: number, angleA: number, angleB: number): Triangle {
  const angleC = 180 - angleA - angleB
  return fromSideAndEnds((a * Math.sin(radians(angleC))) / Math.sin(radians(angleA)), angleA, angleB)
}

/** Sides a and b with the angle A opposite the first: none, one or two triangles, the one with the larger angle C first. */
export function fromSidesAndOpposite(a: number, b: number, angleA: number): Triangle[] {
  const height = b * Math.sin(radians(angleA))
  const sine = height / a
  // A side that just reaches the base meets it at a right angle, whatever the last bit says.
  if (sine > 1 + 1e-12) return []
  const acute = inDegrees(Math.asin(Math.min(1, sine)))
  const angles = Math.abs(sine - 1) <= 1e-12 ? [90] : [acute, 180 - acute]
  return angles
    .filter((angleB) => 180 - angleA - angleB > 1e-9)
    .map((angleB) => fromSideAndOpposite(a, angleA, angleB))
    .map((found) => ({ ...found, a, b }))
}

/** Corners A, B, C with c on the horizontal axis from the origin, y upwards. */
export function cornersOf({ b, c, angleA }: Triangle): readonly [Point, Point, Point] {
  const angle = radians(angleA)
  return [
    [0, 0],
    [c, 0],
    [b * Math.cos(angle), b * Math.sin(angle)],
  ]
}

export function distanceBetween([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY)
}

/** The point as far from all three corners: where the circle around them has its centre. Undefined on one line. */
export function circumcentre([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): Point | undefined {
  // Measured from the first corner, so that far-off coordinates keep their digits.
  const [ux, uy, vx, vy] = [bx - ax, by - ay, cx - ax, cy - ay]
  const cross = 2 * (ux * vy - uy * vx)
  if (Math.abs(cross) <= 1e-12 * Math.hypot(ux, uy) * Math.hypot(vx, vy)) return undefined
  const [u, v] = [ux * ux + uy * uy, vx * vx + vy * vy]
  return [ax + (vy * u - uy * v) / cross, ay + (ux * v - vx * u) / cross]
}

/** Equilateral, isosceles or scalene, with the kind of its largest angle. */
export function kindOf({ a, b, c, angleA, angleB, angleC }: Triangle): string {
  const same = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.max(one, other)
  const equal = [same(a, b), same(b, c), same(a, c)].filter(Boolean).length
  const largest = Math.max(angleA, angleB, angleC)
  const angle = Math.abs(largest - 90) < 1e-9 ? 'right' : largest > 90 ? 'obtuse' : 'acute'
  if (equal >= 2) return 'Equilateral'
  return `${equal === 1 ? 'Isosceles' : 'Scalene'}, ${angle}`
}
