export type Point = readonly [number, number]

/** A plane figure: area and perimeter in the unit of its sizes, and its outline with y upwards. */
export interface PlaneShape {
  area: number
  /** Absent where the given sizes leave it open. */
  perimeter?: number
  outline: readonly Point[]
  /** A hole in the middle. */
  hole?: readonly Point[]
}

const curvePoints = 72

function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY)
}

function around(points: readonly Point[]): number {
  return points.reduce((sum, point, at) => sum + distance(point, points[(at + 1) % points.length] ?? point), 0)
}

function ellipseOutline(width: number, height: number): Point[] {
  return arc(width / 2, height / 2, 0, 2 * Math.PI)
}

function sectorOutline(radius: number, angle: number): Point[] {
  return [[0, 0], ...arc(radius, radius, 0, angle)]
}

function arc(radiusX: number, radiusY: number, from: number, to: number): Point[] {
  return Array.from({ length: curvePoints + 1 }, (_, at) => {
    const angle = from + ((to - from) * at) / curvePoints
    return [radiusX * Math.cos(angle), radiusY * Math.sin(angle)]
  })
}

/**
 * Two parallel sides `height` apart, the upper one starting `shift` to the right of the lower one. An upper side of 0 makes a
 * triangle, equal sides a parallelogram. Without `shift` it is drawn symmetric and the perimeter stays open.
 */
export function trapezoid(lower: number, upper: number, height: number, shift?: number): PlaneShape {
  const start = shift ?? (lower - upper) / 2
  const outline: Point[] = [
    [0, 0],
    [lower, 0],
    [start + upper, height],
    [start, height],
  ]
  const area = ((lower + upper) / 2) * height
  return shift === undefined ? { area, outline } : { area, outline, perimeter: around(outline) }
}

export function rectangle(width: number, height: number): PlaneShape {
  return trapezoid(width, width, height, 0)
}

/**
 * Triangle of three sides, by Heron's formula in the form of W. Kahan (Miscalculating Area and Angles of a Needle-like Triangle),
 * which stays accurate for slivers. Undefined where the longest side is not shorter than the two others together.
 */
export function triangleOfSides(one: number, two: number, three: number): PlaneShape | undefined {
  const [long = 0, middle = 0, short = 0] = [one, two, three].toSorted((left, right) => right - left)
  const slack = short - (long - middle)
  if (slack <= long * 1e-12) return undefined
  const product = (long + (middle + short)) * slack * (short + (long - middle)) * (long + (middle - short))
  const area = Math.sqrt(product) / 4
  return { area, perimeter: one + two + three, outline: triangleOutline(long, middle, (2 * area) / long) }
}

/** The triangle on its longest side, the second longest at the left. */
function triangleOutline(long: number, middle: number, height: number): Point[] {
  return [
    [0, 0],
    [long, 0],
    [Math.sqrt(Math.max(0, middle * middle - height * height)), height],
  ]
}

/** Ellipse with full axes. The perimeter is 4a·E(e), by the arithmetic-geometric mean (DLMF 19.8.6 and 19.9.9). */
export function ellipse(width: number, height: number): PlaneShape {
  const long = Math.max(width, height) / 2
  const short = Math.min(width, height) / 2
  let mean = 1
  let geometric = short / long
  let sum = (1 - geometric * geometric) / 2
  // Each round doubles the digits that both means share.
  for (let power = 1; power < 2 ** 12; power *= 2) {
    const half = (mean - geometric) / 2
    sum += power * half * half
    ;[mean, geometric] = [(mean + geometric) / 2, Math.sqrt(mean * geometric)]
  }
  return {
    area: Math.PI * long * short,
    perimeter: (2 * Math.PI * long * (1 - sum)) / mean,
    outline: ellipseOutline(width, height),
  }
}

/** Sector of `degrees` below 360; its perimeter is the arc and two radii. */
export function sector(radius: number, degrees: number): PlaneShape {
  const angle = (degrees * Math.PI) / 180
  return {
    area: (radius * radius * angle) / 2,
    perimeter: radius * (angle + 2),
    outline: sectorOutline(radius, angle),
  }
}

/** Kite or rhombus: `crossing` is where the diagonals meet, from one end of the long one that is the axis of symmetry. */
export function kite(axis: number, across: number, crossing?: number): PlaneShape {
  const at = crossing ?? axis / 3
  const outline: Point[] = [
    [across / 2, 0],
    [across, at],
    [across / 2, axis],
    [0, at],
  ]
  const area = (axis * across) / 2
  return crossing === undefined ? { area, outline } : { area, outline, perimeter: around(outline) }
}

/** Area between two circles with one centre; the perimeter is both edges. */
export function ring(outer: number, inner: number): PlaneShape {
  return {
    area: Math.PI * (outer - inner) * (outer + inner),
    perimeter: 2 * Math.PI * (outer + inner),
    outline: ellipseOutline(2 * outer, 2 * outer),
    hole: ellipseOutline(2 * inner, 2 * inner),
  }
}

/** Regular polygon of `sides` equal sides, three or more. */
export function regularPolygon(sides: number, side: number): PlaneShape {
  return {
    area: (sides * side * side) / (4 * Math.tan(Math.PI / sides)),
    perimeter: sides * side,
    outline: polygonOutline(sides, side),
  }
}

/** The polygon around its centre, standing on a side. */
function polygonOutline(sides: number, side: number): Point[] {
  const radius = side / (2 * Math.sin(Math.PI / sides))
  return Array.from({ length: sides }, (_, at) => {
    const angle = ((2 * at - 1) * Math.PI) / sides - Math.PI / 2
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
}
