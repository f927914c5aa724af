import type { Point } from './plane-shapes'

/** A solid: its volume in the cubed unit of its sizes, and lines that draw it, y upwards. The first line closes its outline. */
export interface Solid {
  volume: number
  lines: readonly (readonly Point[])[]
}

const points = 48
/** How flat a circle that lies down is drawn, and how far what is behind is moved. */
const tilt = 0.3

function arc(x: number, y: number, radiusX: number, radiusY: number, from = 0, to = 2 * Math.PI): Point[] {
  return Array.from({ length: points + 1 }, (_, at) => {
    const angle = from + ((to - from) * at) / points
    return [x + radiusX * Math.cos(angle), y + radiusY * Math.sin(angle)]
  })
}

const lying = (y: number, radius: number, from?: number, to?: number) => arc(0, y, radius, radius * tilt, from, to)

/** Lengths at right angles: along the front, into the depth, upwards. */
export function box(length: number, width: number, height: number): Solid {
  const behind = width * tilt
  return {
    volume: length * width * height,
    lines: [
      [
        [0, 0],
        [length, 0],
        [length + behind, behind],
        [length + behind, height + behind],
        [behind, height + behind],
        [0, height],
      ],
      [
        [0, height],
        [length, height],
        [length, 0],
      ],
      [
        [length, height],
        [length + behind, height + behind],
      ],
    ],
  }
}

/** A cone cut parallel to its base; equal radii make a cylinder, a radius of 0 a cone. V = π·h·(R² + R·r + r²) ÷ 3. */
export function frustum(bottom: number, top: number, height: number): Solid {
  return {
    volume: (Math.PI * height * (bottom * bottom + bottom * top + top * top)) / 3,
    lines: [
      [...lying(0, bottom, Math.PI, 2 * Math.PI), ...lying(height, top, 0, Math.PI)],
      lying(height, top, Math.PI, 2 * Math.PI),
    ],
  }
}

/** A pipe with a bore. */
export function tube(outer: number, inner: number, height: number): Solid {
  const { lines } = frustum(outer, outer, height)
  return { volume: Math.PI * (outer - inner) * (outer + inner) * height, lines: [...lines, lying(height, inner)] }
}

/** Three half-axes. */
export function ellipsoid(across: number, deep: number, high: number): Solid {
  return {
    volume: (4 / 3) * Math.PI * across * deep * high,
    lines: [arc(0, 0, across, high), arc(0, 0, across, Math.min(deep * tilt, high), Math.PI, 2 * Math.PI)],
  }
}

/** What a plane cuts off a sphere, `height` up to twice the radius. V = π·h²·(3r − h) ÷ 3. */
export function sphericalCap(radius: number, height: number): Solid {
  const edge = Math.sqrt(Math.max(0, height * (2 * radius - height)))
  const from = Math.asin(Math.max(-1, Math.min(1, (radius - height) / radius)))
  return {
    volume: (Math.PI * height * height * (3 * radius - height)) / 3,
    lines: [
      [...arc(0, height - radius, radius, radius, from, Math.PI - from), ...lying(0, edge, Math.PI, 2 * Math.PI)],
      lying(0, edge, 0, Math.PI),
    ],
  }
}

/** On a rectangle, the tip over its middle. */
export function pyramid(length: number, width: number, height: number): Solid {
  const behind = width * tilt
  const tip: Point = [(length + behind) / 2, height + behind / 2]
  return {
    volume: (length * width * height) / 3,
    lines: [
      [[0, 0], [length, 0], [length + behind, behind], tip],
      [[length, 0], tip],
    ],
  }
}

/** A roof on a rectangle, with a ridge of `ridge` along its length. V = width·h·(2·length + ridge) ÷ 6. */
export function wedge(length: number, width: number, ridge: number, height: number): Solid {
  const behind = width * tilt
  const start = (length - ridge + behind) / 2
  const top = height + behind / 2
  const left: Point = [start, top]
  const right: Point = [start + ridge, top]
  return {
    volume: (width * height * (2 * length + ridge)) / 6,
    lines: [
      [[0, 0], [length, 0], [length + behind, behind], right, left],
      [[length, 0], right],
    ],
  }
}

/** A triangle with base and height, moved along `length`. */
export function triangularPrism(base: number, height: number, length: number): Solid {
  const behind = length * tilt
  return {
    volume: (base * height * length) / 2,
    lines: [
      [
        [0, 0],
        [base, 0],
        [base + behind, behind],
        [base / 2 + behind, height + behind],
        [base / 2, height],
      ],
      [
        [base, 0],
        [base / 2, height],
      ],
    ],
  }
}

/** A cylinder with half a sphere at each end; `straight` is the length of the cylinder. */
export function capsule(radius: number, straight: number): Solid {
  const half = straight / 2
  return {
    volume: Math.PI * radius * radius * (straight + (4 / 3) * radius),
    lines: [
      [
        ...arc(half, 0, radius, radius, -Math.PI / 2, Math.PI / 2),
        ...arc(-half, 0, radius, radius, Math.PI / 2, (3 * Math.PI) / 2),
      ],
      arc(half, 0, radius * tilt, radius, Math.PI / 2, (3 * Math.PI) / 2),
      arc(-half, 0, radius * tilt, radius, Math.PI / 2, (3 * Math.PI) / 2),
    ],
  }
}

/** A ring: `ring` from its middle to the middle of the tube, which has the radius `inside`. V = 2·π²·R·r². */
export function torus(ring: number, inside: number): Solid {
  return {
    volume: 2 * Math.PI * Math.PI * ring * inside * inside,
    lines: [arc(0, 0, ring + inside, (ring + inside) * 0.6), arc(0, 0, ring - inside, (ring - inside) * 0.6)],
  }
}
